## Aircraft, Fast Movers and reaction fire
