wz-model = { $squad } { $number }
wz-hero = { $squad }
wz-squad = { $squad }
wz-nobody = figurine { $number }
wz-squad-number = escouade { $number }
wz-nothing = rien
wz-terrain = { $rule } { $name }
wz-zone = Zone de déploiement du joueur { $player }
wz-turn = Tour de jeu { $turn }
wz-stat = { $rule }
wz-cards = Cartes Ressource
wz-card-ready = Carte Ressource
wz-card-burned = Carte Ressource, retournée
wz-cost = { $points } PA

wz-ask-begin = Joueur { $player } : lancer les dés pour l'Initiative ?
wz-ask-initiative = Joueur { $player } : qui doit avoir l'Initiative ?
wz-ask-edge = Joueur { $player } : quel bord ?
wz-ask-deploy = Joueur { $player } : quelle escouade, et où ?
wz-ask-squad = Joueur { $player } : quelle escouade est activée ?
wz-ask-declare = Joueur { $player } : une Action Spéciale d'Escouade de { $squad } ?
wz-ask-model = Joueur { $player } : quelle figurine de { $squad } agit ?
wz-ask-return = Joueur { $player } : { $model } doit courir pour revenir en Cohérence.
wz-ask-act = Joueur { $player } : que fait { $model }, avec { $points } PA ?
wz-ask-sentry = Joueur { $player } : une Sentinelle interrompt-elle { $against } ?
wz-ask-dive = Joueur { $player } : { $shooter } tire sur { $model }. Plonger à couvert ?
wz-ask-counter-charge = Joueur { $player } : { $by } arrête-t-il { $model } ?
wz-ask-strike = Joueur { $player } : qui { $model } frappe-t-il, { $left } attaques restantes ?
wz-ask-salvo = Joueur { $player } : avec quelle autre arme { $model } tire-t-il ?
wz-ask-heal = Joueur { $player } : retourner une carte pour soigner { $model } ?
wz-ask-commander = Joueur { $player } : qui commande { $squad } maintenant ?
wz-ask-lose-cards = Joueur { $player } : quelles { $count } cartes Ressource sont perdues ?
wz-ask-wait = Joueur { $player } : { $rule }

wz-do-begin = Lancer les dés pour l'Initiative
wz-do-initiative = L'Initiative au joueur { $player }
wz-do-edge = { $edge ->
    [north] Le bord nord
    [east] Le bord est
    [south] Le bord sud
   *[west] Le bord ouest
}
wz-do-alight = { $count ->
    [one] Poser { $squad } sans { $model }
   *[other] Poser { $squad } sans { $model }, { $count } en tout
}
wz-do-deploy = Déployer { $squad }
wz-do-activate = Activer { $squad }
wz-do-declare = { $action } sur { $target }
wz-do-declare-nothing = Pas d'Action Spéciale d'Escouade
wz-do-model = { $model }
wz-do-engage = { $side ->
    [left] Engager { $target } par la gauche
    [right] Engager { $target } par la droite
   *[none] Engager { $target }
}
wz-do-engage-climbing = { $side ->
    [left] Descendre en escalade et engager { $target } par la gauche
    [right] Descendre en escalade et engager { $target } par la droite
   *[none] Descendre en escalade et engager { $target }
}
wz-do-shoot = { $lucky ->
    [1] Tir chanceux sur { $target }
   *[0] Tirer sur { $target }
}
wz-do-strike = { $target }
wz-do-burn = Retourner une carte : { $rule }
wz-do-burn-rate = Retourner une carte : { $rule }, { $weapon } ({ $action })
wz-do-action = { $rule }
wz-do-decline = Non
wz-do-accept = Oui
wz-do-lose-cards = { $burned } déjà retournées

wz-log-initiative = Le joueur { $player } a l'Initiative.
wz-log-deployed = { $squad } est déployée.
wz-log-turn = Tour de jeu { $turn }.
wz-log-activated = { $squad } est activée.
wz-log-declared = { $squad } déclare { $action } sur { $target }.
wz-log-pledge-lost = L'Action Spéciale d'Escouade est perdue.
wz-log-acted = { $model } : { $action }.
wz-log-burned = Le joueur { $player } retourne une carte pour { $model } : { $rule }.
wz-log-cards-lost = Le joueur { $player } perd { $count } cartes Ressource.
wz-log-test-one = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, un 1 naturel !
wz-log-test-passed = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, réussi.
wz-log-test-failed = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, raté.
wz-log-test-twenty = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, un 20 naturel !
wz-bare-hands = mains nues
wz-log-hit-one = { $who }, { $weapon } sur { $target } : il faut { $need }, le dé donne { $die } : un 1 naturel, touché !
wz-log-hit = { $who }, { $weapon } sur { $target } : il faut { $need }, le dé donne { $die }, touché.
wz-log-miss = { $who }, { $weapon } sur { $target } : il faut { $need }, le dé donne { $die }, manqué.
wz-log-miss-twenty = { $who }, { $weapon } sur { $target } : il faut { $need }, le dé donne { $die } : un 20 naturel, manqué !
wz-log-on-the-spot = { $who }, { $weapon } : il faut { $need }, le dé donne { $die }, en plein sur le point visé.
wz-log-off-the-spot = { $who }, { $weapon } : il faut { $need }, le dé donne { $die }, à côté du point visé.
wz-log-moved = { $model } se déplace de { $far }.
wz-log-ran = { $model } court { $far }.
wz-log-fled = { $model } fuit de { $far }.
wz-log-fumbled = { $model } fait une Maladresse et ne peut plus rien ce Tour.
wz-log-engaged = { $model } est au contact de { $target }.
wz-log-struck = { $model } est touché, F { $st }, Force Critique { $critical }.
wz-log-wounded = { $wounds ->
        [one] { $model } perd 1 Blessure, il en reste { $left }.
       *[other] { $model } perd { $wounds } Blessures, il en reste { $left }.
    }
wz-log-removed = { $model } est retiré.
wz-log-steady = { $squad } se reprend.
wz-log-pinned = { $squad } est clouée au sol.
wz-log-broken = { $squad } est en déroute.
wz-log-commander = { $model } prend le commandement.
wz-log-dived = { $model } plonge à couvert.
wz-log-fell = { $model } tombe de { $height }.
wz-log-ended = La bataille est finie : { $one } à { $two } Points de Mission.

wz-odds-wounds = Blessures perdues
wz-odds-wounds-of = Blessures perdues par { $model }
wz-odds-hit = touche
wz-odds-wound = blesse
wz-odds-kill = retire la cible
wz-odds-token = retire le marqueur
wz-odds-stops = l'arrête
wz-odds-dives = se met à couvert
wz-odds-to-hit = Pour toucher
wz-odds-armour = Test d'Armure
wz-odds-structure = Points de Structure perdus
wz-odds-structure-of = Points de Structure perdus par { $model }
wz-odds-damage = endommage
wz-odds-destroy = détruit la cible
wz-odds-av = Test de VB
wz-odds-first = D'abord

wz-no-not-now = Pas maintenant : la bataille attend autre chose ({ $rule }).
wz-no-such-seat = Il n'y a pas de joueur { $seat }.
wz-no-not-your-squad = { $squad } n'est pas à vous.
wz-no-such-model = Il n'y a pas de { $model } à qui le faire.
wz-no-not-of-this-squad = { $model } n'est pas de { $squad }.
wz-list = { $first }, { $other }
wz-list-empty = aucun
wz-no-wrong-edge = { $edge } n'est pas à prendre. Vous pouvez prendre : { $open }.
wz-no-wrong-count = { $models } figurines veulent autant de places, pas { $places }.
wz-no-already-deployed = { $squad } est déjà sur la table.
wz-no-outside-zone = { $model } serait hors de sa zone ({ $rule }).
wz-no-room = { $model } n'a pas de place là ({ $rule }).
wz-no-coherency = { $model } serait à { $distance } de son Commandant, { $limit } permis.
wz-no-already-activated = { $squad } a déjà été activée ce Tour.
wz-no-squad-gone = { $squad } n'est plus là.
wz-no-last-not-first = { $squad } était la dernière : elle ne peut être la première.
wz-no-already-acted = { $model } a déjà été activée ce Tour.
wz-no-stragglers-first = { $model } a plus loin à aller pour revenir en Cohérence.
wz-no-once = { $action } a déjà été faite ce Tour.
wz-no-points = Cela coûte { $needed } PA, il en reste { $left }.
wz-no-while-engaged = Pas en étant Engagé : { $action }.
wz-no-not-engaged = { $model } n'est pas Engagée : l'ennemi le plus proche, { $target }, est à { $distance }.
wz-no-nobody-to-engage = { $model } n'est pas Engagée : il ne reste aucun ennemi.
wz-no-way = Il n'y a pas de chemin ({ $rule }).
wz-no-too-far = Cela fait { $length }, { $limit } permis.
wz-no-friend = { $target } est amie.
wz-no-not-in-front = { $target } n'est pas dans l'Arc Avant.
wz-no-sight = { $target } n'est pas en vue.
wz-no-range = La distance est de { $distance }, la portée de { $range }.
wz-no-weapon = L'arme { $weapon } ne s'emploie pas ainsi.
wz-no-dash = La figurine n'a pas de { $rule }.
wz-no-dice = { $dice } dés annoncés, la cadence est de { $rate }.
wz-no-secondary-twice = Un seul dé pour { $target }.
wz-no-secondary-far = { $target } est à { $distance } de la Cible Principale.
wz-no-too-much-cover = { $pieces } éléments de Couvert cachent { $target }.
wz-no-basic-only = On ne peut viser { $target } que par une Action de Tir de base.
wz-no-card = { $burned ->
    [0] Il n'y a pas de carte à retourner.
    [one] Il n'y a pas de carte à retourner : une l'est déjà et revient au prochain Tour de jeu.
   *[other] Il n'y a pas de carte à retourner : { $burned } le sont déjà et reviennent au prochain Tour de jeu.
}
wz-no-card-used = Cela a déjà été fait ce Tour : { $rule }.
wz-no-fumbled = { $model } a fait une Maladresse.
wz-no-sentries = { $most } figurines de l'escouade peuvent être en Sentinelle.
wz-no-out-of-reach = { $target } est à { $distance }, l'allonge est de { $reach }.
wz-no-not-that-way-round = Contourner de ce côté n'est pas le chemin le plus direct vers { $target }.
wz-no-apart = { $target } ne peut être atteinte d'ici ({ $rule }).
wz-no-target-used = { $target } a déjà été attaquée.
wz-no-too-few = { $models } figurines, il en faut { $needed }.
wz-no-skill = L'escouade n'a pas { $rule }.
wz-no-react = { $model } ne peut réagir maintenant.
wz-no-cover-there = Le plongeon finit en { $x }, { $y } : ni à Couvert de { $shooter } ni hors de sa vue.
wz-no-base = Pas sur ce socle ({ $base }) : { $rule }.
wz-no-those-cards = De { $least } à { $most } peuvent être retournées, pas { $burned }.
wz-no-climb-too-far = Avec une escalade, un trajet doit être plus court que { $limit } ; celui-ci fait { $length }.
wz-no-gap-too-wide = Le vide est large de { $width } ; { $base } : { $most } au plus.

# Missions, objectives and deployment
wz-mission = Mission : { $mission }
wz-points = Joueur { $player } : { $points } Points de Mission
wz-secondary = Joueur { $player }, en plus : { $mission }
wz-table-zone = { $rule }
wz-objective-free = Pion Objectif, à personne
wz-objective-held = Pion Objectif, tenu par le joueur { $player }
wz-objective-contested = Pion Objectif, contesté
wz-objective-carried = Pion de ravitaillement, porté par le joueur { $player }
wz-ask-corner = Joueur { $player } : quel coin ?
wz-ask-enter = Joueur { $player } : par où { $squad } entre-t-elle sur la table ?
wz-ask-put-down = Joueur { $player } : où tombe le pion que { $model } a lâché ?
wz-do-corner = { $corner ->
    [northwest] Le coin nord-ouest
    [northeast] Le coin nord-est
    [southeast] Le coin sud-est
   *[southwest] Le coin sud-ouest
}
wz-do-hold-back = Garder { $squad } en réserve
wz-do-pick-up = Ramasser le pion { $token }
wz-do-put-down = Le poser en { $x }, { $y }
wz-log-mission = La mission est { $mission } ; déploiement : { $deployment }.
wz-log-held-back = { $squad } est gardée en réserve.
wz-log-squad-lost = { $squad } est perdue sans être entrée sur la table.
wz-log-picked-up = { $model } ramasse un pion de ravitaillement.
wz-log-identified = { $model } est au bon Pion Objectif : objectif identifié.
wz-log-not-identified = { $model } est au mauvais Pion Objectif.
wz-log-put-down = Le pion est en { $x }, { $y }.
wz-ask-infiltrate = Joueur { $player } : où une escouade s'infiltre-t-elle ?
wz-ask-descend = Joueur { $player } : où { $squad } descend-elle ?
wz-ask-alight = Joueur { $player } : comment { $squad } se place-t-elle autour de son Point de Déploiement ?
wz-do-descend = Descendre en { $x }, { $y }
wz-log-mishap = { $squad } atterrit mal, { $die } : { $rule }.
wz-log-alighted = { $squad } descend du ciel.
wz-no-enemy-near = { $model } serait à { $distance } d'un ennemi, il faut plus de { $limit } ({ $rule }).
wz-log-duel = Tout est à égalité. { $rule }
wz-no-duelling = Pas pendant le Duel : { $action }.
wz-no-card-in-duel = Pas de carte pour cela pendant le Duel : { $rule }.
wz-no-wrong-corner = { $corner } n'est pas à prendre. Vous pouvez prendre : { $open }.
wz-no-has-room = Il y a de la place pour { $squad } ({ $rule }).
wz-no-carrying = Pas avec un pion de ravitaillement : { $action }.
wz-no-token = Le pion de ravitaillement { $token } n'est pas sur la table.

wz-fault-table = On ne peut jouer sur une table de { $width } par { $depth }.
wz-fault-terrain = Élément { $piece } : « { $kind } » ne commence par aucun type de terrain.
wz-fault-seats = Une bataille est pour 2 à 6 joueurs, pas { $seats }.
wz-fault-stands = { $stands } places pour { $models } figurines.
wz-fault-turns = { $turns } tours de jeu sont terminés avant la position ; { $most } au plus.
wz-fault-lost = La figurine { $model } est perdue et il lui reste des Blessures.
wz-fault-stranger = Aucune figurine n’a le numéro { $model }.
wz-fault-wounds = Il reste { $wounds } Blessures à la figurine { $model } ; il en faut de 1 à { $most }.
wz-fault-off-table = Aucune figurine ne peut se tenir en { $x }, { $y } : c'est hors de la table.
wz-fault-points = Joueur { $player }, { $unit } : { $points } points, { $limit } convenus.
wz-fault-slot-empty = Joueur { $player }, { $unit } : { $have } unités de { $category }, { $least } au moins.
wz-fault-slot-full = Joueur { $player }, { $unit } : { $have } unités de { $category }, { $most } au plus.
wz-fault-roster = Joueur { $player }, { $unit } : { $rule } ({ $what }).
wz-fault-charts = Le joueur { $player } a suivi un autre tableau d'organisation : { $chart }.
wz-fault-force = La force du siège { $seat } a { $models } figurines.
wz-fault-unit = L'unité { $unit } du siège { $seat } ne peut être alignée ainsi.
wz-fault-profile = { $unit } : pas de { $column }.
wz-form-army = Armée du joueur { $player }
wz-form-roster = Liste du joueur { $player }
wz-form-known-army = { $name } ({ $points } points)
wz-form-own-army = Une armée à vous, depuis un fichier
wz-form-table = Table
wz-form-made-up = { $width } sur { $depth } pouces, tirée d’une graine
wz-form-by-hand = { $name }
wz-form-own-table = Une table à vous, depuis un fichier
wz-form-seed = Graine du terrain
wz-form-ground = La table
wz-form-mission = Mission
wz-form-rule = { $rule }
wz-form-opening = Déploiement
wz-form-opening-mission = Selon la mission
wz-form-opening-battle-line = Lignes de Bataille
wz-form-opening-quarters = Quarts de table
wz-form-misread = Ceci ne peut être lu : { $what }

# Gabarits
wz-wall-of-fire = { $rule }
wz-do-spray = Poser le gabarit à { $degrees }°
wz-do-throw = { $lucky ->
    [1] Lancer chanceux en { $x }, { $y }
   *[0] Lancer en { $x }, { $y }
}
wz-log-scattered = Il dévie de { $far } (direction { $direction }, distance { $distance }).
wz-log-template = Le gabarit de { $model } est posé en { $x }, { $y }.
wz-log-wall = Le joueur { $player } retourne deux cartes : { $model } dresse un Mur de feu.
wz-log-scorched = { $model } entre dans le Mur de feu.
wz-log-stunned = { $model } est sonné.
wz-no-template-special = Pas d'Action spéciale avec l'arme { $weapon } : elle pose un gabarit.
wz-no-template-behind = Tout le gabarit doit être dans l'angle avant ({ $rule }).
wz-no-nobody-under = Personne de visible sous le gabarit ({ $rule }).
wz-no-such-place = On ne peut pas se tenir en { $x }, { $y }.
wz-no-place-behind = { $x }, { $y } n'est pas dans l'angle avant.
wz-no-place-unseen = { $x }, { $y } n'est pas visible.
wz-no-place-far = La distance est de { $distance }, { $limit } au plus.
wz-no-place-covered = { $pieces } éléments de Couvert cachent ce point.
wz-no-place-twice = Un seul dé pour { $x }, { $y }.
wz-no-cards = Il faut { $needed } cartes, { $ready } peuvent être retournées.

# Capacités spéciales
wz-ask-execution = Joueur { $player } : qui le Commandant de { $squad } exécute-t-il ?
wz-ask-retarget = Joueur { $player } : { $model } ne repère pas la figurine discrète. Qui d'autre ?
wz-log-berserker = { $model } est un Berserker.
wz-log-executed = { $model } est exécuté.
wz-no-berserk = { $model } est un Berserker : elle ne s'en prend qu'à l'ennemi le plus proche.
wz-no-stalks = { $target } n'a pas été repérée.
wz-no-too-high = La hauteur est de { $height }, un bond en franchit { $most } au plus.

# L'arsenal
wz-log-rail = Le Rail de { $model } va jusqu'à { $x }, { $y }.
wz-no-hand-to-hand = L'arme { $weapon } ne sert pas au corps à corps ({ $rule }).

# Special Close Combat Actions, guards and reactions
wz-ask-swing = Joueur { $player } : qui { $model } fauche-t-il ensuite ?
wz-ask-reroll = Joueur { $player } : { $model } relance-t-il le dé ({ $rule }) ?
wz-ask-land = Joueur { $player } : où { $model } retombe-t-il ?
wz-ask-pass-on = Joueur { $player } : quelqu'un encaisse-t-il la touche de { $model } ?
wz-ask-gun = Joueur { $player } : qui tente de sauver l'arme de { $model } ?
wz-ask-together = Joueur { $player } : qu'est-ce qui vient en premier ?
wz-do-special-at = { $rule } : { $target }
wz-do-land = Ici
wz-do-take = { $model }
wz-do-first = { $rule } : { $model }
wz-log-held = { $model } est maintenu au sol.
wz-log-thrown = { $by } projette { $model }.
wz-log-passed-on = { $model } encaisse la touche de { $from }.
wz-log-gun = { $model } sauve l'arme de { $fallen }.
wz-no-already-engaged = Interdit à une figurine engagée : { $rule }.
wz-no-point-behind = Le point n'est pas dans l'orientation avant ({ $rule }).
wz-no-not-behind = Pas entièrement dans l'orientation arrière de { $target } : { $rule }.
wz-no-not-touching = { $target } est à { $distance }, pas socle à socle : { $rule }.
wz-no-helper = Aucun autre ami n'est engagé avec { $target } : { $rule }.
wz-no-landing = Aucune place où poser { $target } : { $rule }.
wz-no-too-far-away = { $model } serait à { $distance }, { $limit } au plus ({ $rule }).
wz-no-cannot-take = { $model } ne peut pas être choisie ({ $rule }).
wz-no-reaction = Il n'y a pas de réaction { $which } sur { $of }.

# Capacités pour un temps, et pouvoirs
wz-log-granted = { $who } a { $rule }.

# Coques et tir suppressif
wz-ask-locate = Joueur { $player } : quelle localisation de { $model } est touchée ?
wz-do-locate = Localisation { $location }
wz-log-suppressed = { $squad } est sous un tir suppressif.
wz-log-located = La localisation { $location } de { $model } est touchée.
wz-log-hull = { $model } perd { $sp } PS.
wz-no-such-location = Une coque n'a pas de localisation { $location }.
wz-log-flames-entered = Les flammes atteignent { $model } : { $die } au D20, 10 ou moins brûle.
wz-fault-game = Une partie avancée demande des paquets de cartes ; cette table joue la partie de base.
wz-fault-structure = Il n'y a pas d'élément { $piece } qui puisse être une structure.
wz-fault-token = Le marqueur { $piece } est sur un terrain infranchissable ou n'est pas un terrain léger.
wz-do-use-skill = Utiliser { $rule }
wz-do-use-skill-for = Utiliser { $rule } pour { $count } figurines, { $model } d'abord
wz-do-cast = Lancer { $power } sur { $target }
wz-log-skill-used = Joueur { $player } : { $model } utilise { $rule } ({ $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}).
wz-log-cast = { $model } lance { $power } sur { $target }.
wz-no-barred = Impossible tant que ceci est en vigueur : { $rule }.
wz-no-skill-used = Cela a déjà été utilisé : { $rule }.
wz-ask-announce = Joueur { $player } : un espion demande quelle escouade vous activerez ensuite.
wz-do-spy = Espionner le joueur { $player }
wz-do-announce = { $squad } ensuite
wz-log-spied = { $model } espionne le joueur { $player }.
wz-log-afraid = { $model } a peur.
wz-log-recharged = Un pion de Neurofouet est posé à côté de { $model }.
wz-do-burn-for = Retourner une carte pour { $model } : { $rule }, { $weapon } ({ $action })
wz-do-first-player = { $rule } : joueur { $player }
wz-ask-close = Joueur { $player } : de qui { $model } se rapproche-t-il ?
wz-ask-trap = Joueur { $player } : où { $squad } pose-t-elle son piège ?
wz-ask-sandbags = Joueur { $player } : où { $squad } pose-t-elle ses sacs de sable ?
wz-ask-take-away = Joueur { $player } : retirer le pion de { $rule } ?
wz-do-from-above = Garder { $squad } en Déploiement Rapide
wz-do-lay-token = { $rule } : pion en { $x } / { $y }
wz-log-token = Un pion de { $rule } est posé en { $x } / { $y }.
wz-do-break = Attaquer le pion de { $rule }
wz-log-token-tested = { $model }, { $weapon } sur le pion de { $rule } : son test de VB demande { $need }, le dé donne { $die }.
wz-log-structure-hurt = Une structure perd 1 PS ({ $rule }).
wz-log-token-taken = Un pion de { $rule } est retiré.
wz-log-trap = { $model } passe près d’un piège ({ $rule }) : { $die }.

wz-counts-points = points encore sur la table
wz-counts-harm = dégâts possibles aux prochaines Actions
wz-counts-reach = points ennemis à portée
wz-counts-pinned = points Pilonnés
wz-counts-broken = points Démoralisés
wz-counts-coherency = Cohérence
wz-counts-distance = proximité du combat
wz-counts-cards = Cartes Ressource
wz-counts-mission = Points de Mission
wz-counts-watch = figurines en Sentinelle
wz-counts-waiting = points encore à activer
wz-counts-turn = à qui le tour
wz-counts-ahead = qui gagnerait si tout s'arrêtait là
wz-counts-losses = pertes
wz-counts-ground = proximité du terrain de la mission
