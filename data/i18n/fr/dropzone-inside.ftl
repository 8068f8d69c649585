# L’infanterie dans les éléments, le combat rapproché, les objectifs : ce qu’on en dit.

dc-log-compared = Points autour de { $place } : { $points }
dc-log-exempt = { $squad } ne fait pas de test de ténacité : { $rule }
dc-log-no-cqb = { $squad } ne peut pas lancer de combat rapproché : { $rule }
dc-no-found-among-enemies = Des ennemis sont à l’intérieur : { $squad } ne peut pas sortir aussitôt avec sa trouvaille.
dc-no-not-in-the-fight = { $squad } ne prend pas part à ce combat.
