# Les fiches, la légende et la mission de Deadzone, à côté du plateau.
dz-sheet-rule = { $rule }
dz-sheet-numbered = { $rule } ({ $number })
dz-sheet-thing = { $thing }
dz-sheet-figure = { $figure }
dz-sheet-test = { $figure }+
dz-sheet-dash = –
dz-sheet-kind = { $rule }
dz-sheet-damage = Dégâts
dz-sheet-injured = blessure
dz-sheet-killed = mort
dz-sheet-actions = Actions courtes restantes
dz-sheet-range = Portée
dz-sheet-ap = AP
dz-sheet-in-fights = au Combat
dz-stat-sprint = Sprint
dz-stat-size = Taille
dz-stat-vps = Points de victoire
dz-stat-recon = Recon
dz-objective-free = à personne
dz-objective-held = tenu : { $player }
dz-objective-contested = contesté
dz-odds-joint = Un succès de plus que la réponse touche : { $hit }. Ce que l’armure en laisse fait des dégâts : { $harm }, et tue : { $kill }.
dz-mission-bar = Points de victoire, sur { $target } pour gagner
dz-mission-kills = Chaque ennemi tué : ses points de victoire, aussitôt.
dz-mission-objectives = Chaque objectif où vous seul avez des figurines à la fin d’une manche : ses points.
dz-mission-intel = Renseignements ramassés : un point, aussitôt.
dz-mission-leave = Une figurine qui sort par le bord ennemi : ses points et un de plus.
dz-mission-items = Les objets envoyés depuis votre zone, par une action Spéciale, rapportent.
dz-mission-target = { $target } points de victoire ou plus, et plus que l’autre camp.
dz-mission-wipe-out = Ou l’autre camp n’a plus personne.
dz-mission-when = Les deux se vérifient à la fin d’une manche.
dz-mission-secret = Chaque camp a aussi une mission secrète.
dz-legend-scenery = Caisses et barricades cachent une partie d’une figurine : pas de tir dégagé.
dz-legend-wall = Murs percés : une petite ouverture laisse passer la taille 1, une moyenne la taille 2, une grande la taille 3. On voit au travers.
dz-legend-hatch = Une trappe laisse passer les figurines jusqu’à sa taille, mais on ne voit pas au travers.
dz-legend-half-tile = Un demi-plancher : place pour 2 de chaque camp au lieu de 4 ; les tailles 3 et 4 le traversent sans s’y arrêter.
dz-legend-ladder = Échelles et rampes mènent un niveau plus haut ; il faut une rampe aux roues.
dz-legend-deployment = Où une équipe se déploie.
dz-legend-smoke = On ne voit pas à travers un cube de fumée.
dz-legend-trap = Se déclenche quand quelqu’un entre.
dz-legend-deactivated = A été activée cette manche.
dz-legend-pinned = Plaquée au sol : il faut d’abord se relever.
dz-legend-injured = A subi des dégâts ; un de plus peut tuer.
dz-legend-burning = Brûle quand vient son activation.
dz-legend-tagged = Marquée pour les fusils Tag.
dz-legend-raging = En furie : elle peut vous échapper.
dz-legend-item = Porte quelque chose.
dz-legend-actions = Carrés : actions courtes restantes. Deux courtes ou une longue.
dz-legend-damage = Disques : dégâts encore possibles ; à zéro, c’est la mort.
dz-legend-acts = Anneau plein : cette figurine agit.
dz-legend-can-act = Anneau fin : peut agir, ou est une cible permise.
dz-legend-reach = Cubes pâles : où mène l’action choisie.
dz-legend-trail = Pointillé : un trajet de cube en cube.
dz-legend-sight = Trait continu : toute la cible est vue, tir dégagé : deux dés de plus.
dz-legend-hidden = Trait interrompu : quelque chose cache la cible, en partie ou tout entière.
dz-legend-test = Chaque dé qui fait le nombre ou plus est un succès ; le camp qui en a le plus l’emporte.
dz-legend-exploding = Un 8 est un succès et relance un dé de plus.
dz-legend-plus-model = Permet d’activer une autre figurine dans le même tour.
dz-legend-dice = Ajoute un dé à un test, même au tour adverse.
dz-legend-move = Un mouvement gratuit d’un cube pour la figurine active.
dz-legend-shoot = Un tir gratuit.
dz-legend-fight = Un Combat gratuit.
dz-legend-splat = La capacité spéciale de l’armée.
dz-legend-unknown = Face cachée : une figurine qui entre dans le cube, sans ennemi, peut le ramasser et le retourner.
dz-legend-objective = Rapporte à la fin de la manche à qui s’y trouve seul ; le nombre est sa valeur.
dz-sheet-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
dz-legend-counter = { $kind ->
    [ammo] Un dé de plus pour un tir, puis épuisée.
    [ap-ammo] Un dé de plus et AP 1 pour un tir.
    [frag] Lancée dans un cube : blesse tout le monde.
    [stun] Lancée dans un cube : tous comptent comme ayant agi.
    [medi-pack] Soigne un dégât.
    [trap] Explose quand on le retourne.
   *[other] Un point de victoire.
}
