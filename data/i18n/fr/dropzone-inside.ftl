# L’infanterie dans les éléments, le combat rapproché, les objectifs : ce qu’on en dit.

dc-ask-break-out = { $squad } veut sortir parmi des ennemis plus nombreux : test de ténacité.
dc-do-break-out = { $squad } : tenter de sortir
dc-do-flee-aboard = Dans { $transports }
dc-log-broke-out = { $squad } garde son sang-froid ({ $die }) et peut sortir.
dc-log-compared = Points autour de { $place } : { $points }
dc-log-driven-out = { $squad } perd son sang-froid ({ $die }) et se fait chasser.
dc-log-exempt = { $squad } ne fait pas de test de ténacité : { $rule }
dc-log-fled-aboard = { $squad } fuit dans ses transports.
dc-log-no-cqb = { $squad } ne peut pas lancer de combat rapproché : { $rule }
dc-no-found-among-enemies = Des ennemis sont à l’intérieur : { $squad } ne peut pas sortir aussitôt avec sa trouvaille.
dc-no-no-such-edge = Un élément n’a pas de bordure { $edge }.
dc-no-nobody-fights = Aucune escouade ne peut lancer de combat rapproché maintenant.
dc-no-not-in-the-fight = { $squad } ne prend pas part à ce combat.
dc-no-not-locked = { $squad } peut sortir sans test.
dc-no-thirsts = { $squad } a soif de sang et reste parmi ses ennemis.
