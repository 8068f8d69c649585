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

dc-ask-react = { $squad } vole. Une de vos armes réagit-elle ?
dc-do-react = { $unit } réagit : { $weapon } sur { $target } à { $x }, { $y }
dc-do-no-reaction = Plus de réactions
dc-log-reacts = { $unit } réagit avec { $weapon } contre { $target }.
dc-log-flies-up-to = { $unit } vole jusqu’à { $x }, { $y }.
dc-no-may-not-react = { $unit } ne peut pas réagir avec cette arme ({ $rule }).
dc-no-not-in-flight = { $unit } ne vole pas en ce moment.
dc-no-not-on-path = { $unit } ne passe pas par ce point.
