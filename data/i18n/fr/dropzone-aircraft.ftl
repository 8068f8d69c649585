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

dc-ask-react = { $squad } vole. Une de vos armes réagit-elle ?
dc-do-react = { $unit } réagit : { $weapon } sur { $target } à { $x }, { $y }
dc-do-no-reaction = Plus de réactions
dc-log-reacts = { $unit } réagit avec { $weapon } contre { $target }.
dc-log-flies-up-to = { $unit } vole jusqu’à { $x }, { $y }.
dc-no-may-not-react = { $unit } ne peut pas réagir avec cette arme ({ $rule }).
dc-no-not-in-flight = { $unit } ne vole pas en ce moment.
dc-no-not-on-path = { $unit } ne passe pas par ce point.

dc-ask-controller = Quelle escouade est votre contrôleur aérien avancé ?
dc-ask-intercept = { $squad } commence une passe d’attaque. L’interceptez-vous ?
dc-do-name-controller = { $squad } est le contrôleur aérien avancé
dc-do-scramble = { $squad } : jet d’arrivée
dc-do-scramble-at = { $squad } : jet d’arrivée, contre { $target }
dc-do-attack-run = { $squad } : passe d’attaque de { $x }, { $y } à { $to-x }, { $to-y }, { $shots } tirs
dc-do-intercept = { $squad } intercepte { $target }
dc-log-controller = { $squad } est le contrôleur aérien avancé.
dc-log-scrambled = { $squad } : { $die }, il faut { $need }+ : { $arrives ->
        [yes] cette escouade arrive
       *[no] cette escouade n’arrive pas
    }.
dc-log-intercepts = { $squad } intercepte.
dc-no-not-available = { $squad } n’est pas disponible pour cela ({ $rule }).
dc-no-not-this-line = { $squad } vole en ligne droite d’un bord de table à un autre, sans rien de plus haut que 8″ sur son trajet.

## Drills and Subterranean squads
dc-ask-drill = Placez-vous une foreuse ?
dc-ask-trap = Déclenchez-vous un piège ?
dc-do-drill = { $unit } : forer vers { $x }, { $y }
dc-do-trap = Piège : { $target }
dc-do-no-drill = Rien de plus
dc-log-drill-deviates = { $unit } dévie vers { $x }, { $y }.
dc-log-drill-emerges = { $unit } sort de terre en { $x }, { $y }.
dc-log-drill-passed = { $squad } { $way ->
        [out] sort par
       *[in] part par
    } { $unit }.
dc-no-no-drill = { $unit } n’est pas une foreuse que l’on peut placer maintenant.
dc-no-drill-not-there = { $unit } ne peut viser qu’un point franchissable pour les véhicules.
dc-no-no-trap = Aucun piège ne peut être déclenché sur { $unit }.
dc-no-cannot-pass = { $squad } ne peut pas passer ainsi par une foreuse ({ $rule }).

## Transition
dc-mode = { $mode }
dc-do-change-mode = { $who } : passer en { $mode }
dc-do-announce-mode = { $who } : entrer en { $mode }
dc-do-hover = { $squad } : s’arrêter en mode stationnaire en { $x }, { $y }
dc-do-fly-off = { $squad } : repartir vers { $x }, { $y } en mode rapide
dc-log-changed-mode = { $unit } passe en { $mode }.
dc-log-announced-mode = { $unit } entrera en { $mode }.
dc-no-cannot-change = { $unit } ne peut pas passer dans ce mode maintenant ({ $rule }).
dc-no-has-changed = { $unit } a déjà changé de mode ce tour ({ $rule }).
dc-no-moved-too-far-to-change = { $unit } s’est déplacé de { $moved } : qui change de mode se déplace de { $most } au plus.
dc-no-cannot-change-here = { $unit } ne peut pas se poser ici, et ne devient donc pas un véhicule.
dc-no-room-to-change = { $unit } n’a pas la place de changer de mode ici.
dc-no-not-off-this-way = { $squad } repart en ligne droite vers un bord de table, sans rien de plus haut que 8″ sur son trajet.
