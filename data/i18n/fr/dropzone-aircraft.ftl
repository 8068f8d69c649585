## Aircraft, Fast Movers and reaction fire

dc-log-fell = { $unit } tombe : { $fate ->
        [air] détruit en vol, avec tout ce qu’il transporte
        [crash] atterrissage en catastrophe
       *[emergency] atterrissage d’urgence
    }.
dc-log-wreckage = Les débris de { $unit } : { $hits ->
        [0] personne n’est touché
       *[other] { $hits } touches dans un rayon de { $hits }″
    }.
dc-log-wreckage-hits = Des débris touchent { $feature } : { $dice } dés, il faut { $need }+ : { $dp } DP.
dc-log-crash-save = { $unit } dans l’écrasement : { $die }, il fallait { $need }+.
