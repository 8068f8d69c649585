# Infantry in features, CQB, Objectives: what is said of them.

dc-log-compared = Points near { $place }: { $points }
dc-log-exempt = { $squad } takes no Fortitude test: { $rule }
dc-log-no-cqb = { $squad } may not start a CQB: { $rule }
dc-no-found-among-enemies = Enemies are inside: { $squad } cannot leave at once with what it has found.
dc-no-not-in-the-fight = { $squad } is not in this fight.
