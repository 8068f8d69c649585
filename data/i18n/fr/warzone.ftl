wz-model = { $squad } { $number }
wz-hero = { $squad }
wz-squad = { $squad }
wz-nobody = figurine { $number }
wz-squad-number = escouade { $number }
wz-nothing = rien
wz-terrain = { $rule } { $name }
wz-zone = Zone de déploiement : { $player }
wz-turn = Tour de Jeu { $turn }
wz-stat = { $rule }
wz-cards = Cartes Ressources
wz-card-ready = Carte Ressource
wz-card-burned = Carte Ressource, brûlée
wz-cost = { $points } PA

wz-ask-begin = { $player } : lancer les dés pour l’Initiative ?
wz-ask-initiative = { $player } : qui doit avoir l’Initiative ?
wz-ask-edge = { $player } : quel bord ?
wz-ask-deploy = { $player } : quelle escouade, et où ?
wz-ask-squad = { $player } : quelle escouade est activée ?
wz-ask-declare = { $player } : une Action Spéciale d’Escouade de { $squad } ?
wz-ask-model = { $player } : quelle figurine de { $squad } agit ?
wz-ask-return = { $player } : { $model } doit courir pour revenir en Cohérence.
wz-ask-act = { $player } : que fait { $model }, avec { $points } PA ?
wz-ask-sentry = { $player } : une Sentinelle interrompt-elle { $against } ?
wz-ask-dive = { $player } : { $shooter } tire sur { $model }. Se mettre à Couvert ?
wz-ask-counter-charge = { $player } : arrêter { $model } avec { $by } ?
wz-ask-strike = { $player } : quelle cible pour { $model } ? Attaques restantes : { $left }
wz-ask-salvo = { $player } : avec quelle autre arme tire { $model } ?
wz-ask-heal = { $player } : Brûler une carte pour soigner { $model } ?
wz-ask-commander = { $player } : qui commande { $squad } maintenant ?
wz-ask-lose-cards = { $player } : Cartes Ressources perdues : { $count }. Lesquelles ?
wz-ask-wait = { $player } : { $rule }

wz-do-begin = Lancer les dés pour l’Initiative
wz-do-initiative = L’Initiative : { $player }
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
wz-do-declare-nothing = Pas d’Action Spéciale d’Escouade
wz-do-model = { $model }
wz-do-engage = { $side ->
        [left] Charger { $target } par la gauche
        [right] Charger { $target } par la droite
       *[none] Charger { $target }
    }
wz-do-engage-climbing = { $side ->
        [left] Descendre en escalade et charger { $target } par la gauche
        [right] Descendre en escalade et charger { $target } par la droite
       *[none] Descendre en escalade et charger { $target }
    }
wz-do-shoot = { $lucky ->
        [1] Tir Chanceux sur { $target }
       *[0] Tirer sur { $target }
    }
wz-do-strike = { $target }
wz-do-burn = { $rule }
wz-do-burn-rate = { $rule }, { $weapon } ({ $action })
wz-do-action = { $rule }
wz-do-decline = Non
wz-do-accept = Oui
wz-do-lose-cards = Cartes déjà brûlées : { $burned }

wz-log-initiative = Initiative : { $player }.
wz-log-deployed = { $squad } se déploie.
wz-log-turn = Tour de Jeu { $turn }.
wz-log-activated = Activation : { $squad }.
wz-log-declared = { $squad } déclare { $action } sur { $target }.
wz-log-pledge-lost = L’Action Spéciale d’Escouade est perdue.
wz-log-acted = { $model } : { $action }.
wz-log-burned = { $player }, { $rule } : { $model }.
wz-log-cards-lost = { $player } : { $count ->
        [one] { $count } Carte Ressource perdue.
       *[other] { $count } Cartes Ressources perdues.
    }
wz-log-test-one = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, un 1 naturel !
wz-log-test-passed = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, réussi.
wz-log-test-failed = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, raté.
wz-log-test-twenty = { $who }, { $rule } : il faut { $need }, le dé donne { $die }, un 20 naturel !
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
wz-log-fumbled = { $model } subit un Échec Critique et ne peut plus rien faire ce Tour de Jeu.
wz-log-engaged = { $model } est au contact de { $target }.
wz-log-struck = { $model } encaisse une touche : For { $st }, Force Critique { $critical }.
wz-log-wounded = { $wounds ->
        [one] { $model } perd 1 Blessure, il en reste { $left }.
       *[other] { $model } perd { $wounds } Blessures, il en reste { $left }.
    }
wz-log-removed = { $model } est hors de combat.
wz-log-steady = { $squad } se reprend.
wz-log-pinned = { $squad } passe à l’état Pilonné.
wz-log-broken = { $squad } passe à l’état Démoralisé.
wz-log-commander = { $model } prend le commandement.
wz-log-dived = { $model } se met à Couvert.
wz-log-fell = { $model } tombe de { $height }.
wz-log-ended = La bataille est finie : { $one } à { $two } Points de Mission.

wz-odds-wounds = Blessures perdues
wz-odds-wounds-of = Blessures perdues par { $model }
wz-odds-hit = touche
wz-odds-wound = blesse
wz-odds-kill = retire la cible
wz-odds-token = retire le pion
wz-odds-stops = l’arrête
wz-odds-dives = se met à couvert
wz-odds-to-hit = Pour toucher
wz-odds-armour = Test d’Armure
wz-odds-structure = Points de Structure perdus
wz-odds-structure-of = Points de Structure perdus par { $model }
wz-odds-damage = endommage
wz-odds-destroy = détruit la cible
wz-odds-av = Test de VB
wz-odds-first = D’abord

wz-no-not-now = Pas maintenant : la bataille attend autre chose ({ $rule }).
wz-no-such-seat = Il n’y a pas de joueur { $seat }.
wz-no-not-your-squad = { $squad } n’est pas à vous.
wz-no-such-model = Impossible : { $model } n’est pas là.
wz-no-not-of-this-squad = { $model } n’est pas de { $squad }.
wz-list = { $first }, { $other }
wz-list-empty = aucun
wz-no-wrong-edge = { $edge } n’est pas disponible. Au choix : { $open }.
wz-no-wrong-count = Figurines : { $models } ; places indiquées : { $places }.
wz-no-already-deployed = { $squad } est déjà sur la table.
wz-no-outside-zone = { $model } serait hors de sa zone ({ $rule }).
wz-no-room = { $model } n’a pas de place là ({ $rule }).
wz-no-coherency = { $model } serait à { $distance } de son Commandant, { $limit } permis.
wz-no-already-activated = { $squad } a déjà agi ce Tour de Jeu.
wz-no-squad-gone = { $squad } n’est plus là.
wz-no-last-not-first = { $squad } a agi en dernier et ne peut pas agir en premier.
wz-no-already-acted = { $model } a déjà agi ce Tour de Jeu.
wz-no-stragglers-first = { $model } est plus loin de la Cohérence et passe d’abord.
wz-no-once = Une seule fois par Tour de Jeu : { $action }.
wz-no-points = Cela coûte { $needed } PA, il en reste { $left }.
wz-no-while-engaged = Pas en étant Engagé : { $action }.
wz-no-not-engaged = Pas de corps à corps pour { $model } : l’ennemi le plus proche, { $target }, est à { $distance }.
wz-no-nobody-to-engage = Pas de corps à corps pour { $model } : il ne reste aucun ennemi.
wz-no-way = Il n’y a pas de chemin ({ $rule }).
wz-no-too-far = Cela fait { $length }, { $limit } permis.
wz-no-friend = { $target } est dans votre camp.
wz-no-not-in-front = { $target } n’est pas dans l’Orientation Avant.
wz-no-sight = { $target } n’est pas en vue.
wz-no-range = La distance est de { $distance }, la portée de { $range }.
wz-no-weapon = L’arme { $weapon } ne s’emploie pas ainsi.
wz-no-dash = La figurine n’a pas de { $rule }.
wz-no-dice = Dés annoncés : { $dice } ; cadence : { $rate }.
wz-no-secondary-twice = Un seul dé pour { $target }.
wz-no-secondary-far = { $target } est à { $distance } de la Cible Prioritaire.
wz-no-too-much-cover = Trop d’éléments de Couvert cachent { $target } : { $pieces }.
wz-no-basic-only = On ne peut viser { $target } que par une Action de Tir de base.
wz-no-card = { $burned ->
        [0] Aucune carte à Brûler.
        [one] Aucune carte à Brûler : une l’est déjà et revient au prochain Tour de Jeu.
       *[other] Aucune carte à Brûler : { $burned } le sont déjà et reviennent au prochain Tour de Jeu.
    }
wz-no-card-used = Déjà fait ce Tour de Jeu : { $rule }.
wz-no-fumbled = { $model } a subi un Échec Critique.
wz-no-sentries = Figurines de l’escouade qui peuvent être en Sentinelle : { $most }.
wz-no-out-of-reach = { $target } est à { $distance }, l’allonge est de { $reach }.
wz-no-not-that-way-round = Contourner de ce côté n’est pas le chemin le plus direct vers { $target }.
wz-no-apart = Impossible d’atteindre { $target } d’ici ({ $rule }).
wz-no-target-used = Une attaque a déjà visé { $target }.
wz-no-too-few = Figurines : { $models } ; il en faut { $needed }.
wz-no-skill = L’escouade n’a pas { $rule }.
wz-no-react = { $model } ne peut réagir maintenant.
wz-no-cover-there = Le mouvement finit en { $x }, { $y } : ni à Couvert de { $shooter }, ni hors de sa vue.
wz-no-base = Pas sur ce socle ({ $base }) : { $rule }.
wz-no-those-cards = Cartes déjà brûlées parmi elles : de { $least } à { $most }, pas { $burned }.
wz-no-climb-too-far = Avec une escalade, un trajet doit être plus court que { $limit } ; celui-ci fait { $length }.
wz-no-gap-too-wide = Le vide est large de { $width } ; { $base } : { $most } au plus.

# Missions, objectives and deployment
wz-mission = Mission : { $mission }
wz-points = { $player } : { $points } Points de Mission
wz-secondary = { $player }, en plus : { $mission }
wz-table-zone = { $rule }
wz-objective-free = Pion Objectif, à personne
wz-objective-held = Pion Objectif, tenu : { $player }
wz-objective-contested = Pion Objectif, contesté
wz-objective-carried = Pion de ravitaillement, porté : { $player }
wz-ask-corner = { $player } : quel coin ?
wz-ask-enter = { $player } : par où entre { $squad } ?
wz-ask-put-down = { $player } : où tombe le pion que { $model } a lâché ?
wz-do-corner = { $corner ->
    [northwest] Le coin nord-ouest
    [northeast] Le coin nord-est
    [southeast] Le coin sud-est
   *[southwest] Le coin sud-ouest
}
wz-do-hold-back = Garder { $squad } en réserve
wz-do-pick-up = Ramasser le pion { $token }
wz-do-put-down = Le poser en { $x }, { $y }
wz-log-mission = La mission est { $mission } ; déploiement : { $deployment }.
wz-log-held-back = { $squad } reste en réserve.
wz-log-squad-lost = { $squad } n’entrera pas sur la table : escouade perdue.
wz-log-picked-up = { $model } ramasse un pion de ravitaillement.
wz-log-identified = { $model } est au bon Pion Objectif : objectif identifié.
wz-log-not-identified = { $model } est au mauvais Pion Objectif.
wz-log-put-down = Le pion est en { $x }, { $y }.
wz-ask-infiltrate = { $player } : où une escouade s’infiltre-t-elle ?
wz-ask-descend = { $player } : où descend { $squad } ?
wz-ask-alight = { $player } : comment placer { $squad } autour de son Point de Déploiement ?
wz-do-descend = Descendre en { $x }, { $y }
wz-log-mishap = { $squad } atterrit mal, { $die } : { $rule }.
wz-log-alighted = { $squad } descend du ciel.
wz-no-enemy-near = { $model } serait à { $distance } d’un ennemi, il faut plus de { $limit } ({ $rule }).
wz-log-duel = Tout est à égalité. { $rule }
wz-no-duelling = Pas pendant le Duel : { $action }.
wz-no-card-in-duel = Pas de carte pour cela pendant le Duel : { $rule }.
wz-no-wrong-corner = { $corner } n’est pas disponible. Au choix : { $open }.
wz-no-has-room = Il y a de la place pour { $squad } ({ $rule }).
wz-no-carrying = Pas avec un pion de ravitaillement : { $action }.
wz-no-token = Le pion de ravitaillement { $token } n’est pas sur la table.

wz-fault-table = On ne peut jouer sur une table de { $width } par { $depth }.
wz-fault-terrain = Élément { $piece } : « { $kind } » ne commence par aucun type de terrain.
wz-fault-seats = Une bataille est pour 2 à 6 joueurs, pas { $seats }.
wz-fault-stands = Places : { $stands } ; figurines : { $models }.
wz-fault-turns = Tours de Jeu terminés avant la position : { $turns } ; { $most } au plus.
wz-fault-lost = La figurine { $model } est perdue et il lui reste des Blessures.
wz-fault-stranger = Aucune figurine n’a le numéro { $model }.
wz-fault-wounds = Il reste { $wounds } Blessures à la figurine { $model } ; il en faut de 1 à { $most }.
wz-fault-off-table = Aucune figurine ne peut se tenir en { $x }, { $y } : c’est hors de la table.
wz-fault-points = Joueur { $player }, { $unit } : { $points } points, { $limit } convenus.
wz-fault-slot-empty = Joueur { $player }, { $unit } : { $have } unités de { $category }, { $least } au moins.
wz-fault-slot-full = Joueur { $player }, { $unit } : { $have } unités de { $category }, { $most } au plus.
wz-fault-roster = Joueur { $player }, { $unit } : { $rule } ({ $what }).
wz-fault-charts = Le joueur { $player } a suivi une autre TOO : { $chart }.
wz-fault-force = Figurines dans la force du siège { $seat } : { $models }.
wz-fault-unit = L’unité { $unit } du siège { $seat } ne peut être alignée ainsi.
wz-fault-profile = { $unit } : pas de { $column }.
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
wz-form-misread = Ceci ne peut être lu : { $what }

# Gabarits
wz-wall-of-fire = { $rule }
wz-do-spray = Poser le gabarit à { $degrees }°
wz-do-throw = { $lucky ->
    [1] Lancer chanceux en { $x }, { $y }
   *[0] Lancer en { $x }, { $y }
}
wz-log-scattered = Il dévie de { $far } (direction { $direction }, distance { $distance }).
wz-log-template = Le gabarit de { $model } est posé en { $x }, { $y }.
wz-log-wall = { $player } : deux cartes brûlées, { $model } dresse un Mur de Feu.
wz-log-scorched = { $model } entre dans le Mur de Feu.
wz-log-stunned = { $model } subit un Effet Incapacitant.
wz-no-template-special = Pas d’Action spéciale avec l’arme { $weapon } : elle pose un gabarit.
wz-no-template-behind = Tout le gabarit doit être dans l’Orientation Avant ({ $rule }).
wz-no-nobody-under = Personne de visible sous le gabarit ({ $rule }).
wz-no-such-place = On ne peut pas se tenir en { $x }, { $y }.
wz-no-place-behind = { $x }, { $y } n’est pas dans l’Orientation Avant.
wz-no-place-unseen = { $x }, { $y } n’est pas visible.
wz-no-place-far = La distance est de { $distance }, { $limit } au plus.
wz-no-place-covered = Trop d’éléments de Couvert cachent ce point : { $pieces }.
wz-no-place-twice = Un seul dé pour { $x }, { $y }.
wz-no-cards = Cartes à Brûler : { $needed } ; disponibles : { $ready }.

# Capacités spéciales
wz-ask-execution = { $player } : qui le Commandant de { $squad } exécute-t-il ?
wz-ask-retarget = { $player } : { $model } ne repère pas la figurine discrète. Qui d’autre ?
wz-log-berserker = { $model } passe en Berserk.
wz-log-executed = Exécution : { $model }.
wz-no-berserk = En Berserk, { $model } ne s’en prend qu’à l’ennemi le plus proche.
wz-no-stalks = Repérage manqué : { $target }.
wz-no-too-high = La hauteur est de { $height }, un bond en franchit { $most } au plus.

# L’arsenal
wz-log-rail = Le Rayon de { $model } va jusqu’à { $x }, { $y }.
wz-no-hand-to-hand = L’arme { $weapon } ne sert pas au corps à corps ({ $rule }).

# Special Close Combat Actions, guards and reactions
wz-ask-swing = { $player } : Coup Circulaire de { $model }, qui ensuite ?
wz-ask-reroll = { $player } : relancer le dé de { $model } ({ $rule }) ?
wz-ask-land = { $player } : où retombe { $model } ?
wz-ask-pass-on = { $player } : quelqu’un encaisse-t-il la touche de { $model } ?
wz-ask-gun = { $player } : qui tente de sauver l’arme de { $model } ?
wz-ask-together = { $player } : qu’est-ce qui vient en premier ?
wz-do-special-at = { $rule } : { $target }
wz-do-land = Ici
wz-do-take = { $model }
wz-do-first = { $rule } : { $model }
wz-log-held = L’ennemi maintient { $model } au sol.
wz-log-thrown = { $by } projette { $model }.
wz-log-passed-on = { $model } encaisse la touche de { $from }.
wz-log-gun = { $model } sauve l’arme de { $fallen }.
wz-no-already-engaged = Interdit à une figurine Engagée : { $rule }.
wz-no-point-behind = Le point n’est pas dans l’Orientation Avant ({ $rule }).
wz-no-not-behind = Pas entièrement dans l’Orientation Arrière de { $target } : { $rule }.
wz-no-not-touching = { $target } est à { $distance }, pas socle à socle : { $rule }.
wz-no-helper = Aucun autre ami n’est Engagé avec { $target } : { $rule }.
wz-no-landing = Aucune place où poser { $target } : { $rule }.
wz-no-too-far-away = { $model } serait à { $distance }, { $limit } au plus ({ $rule }).
wz-no-cannot-take = Impossible de choisir { $model } ({ $rule }).
wz-no-reaction = Il n’y a pas de réaction { $which } sur { $of }.

# Capacités pour un temps, et pouvoirs
wz-log-granted = { $who } a { $rule }.

# Coques et tir suppressif
wz-ask-locate = { $player } : quelle localisation de { $model } est touchée ?
wz-do-locate = Localisation { $location }
wz-log-suppressed = { $squad } est sous Tir Suppressif.
wz-log-located = Localisation touchée de { $model } : { $location }.
wz-log-hull = { $model } perd { $sp } PS.
wz-no-such-location = Une coque n’a pas de localisation { $location }.
wz-log-flames-entered = Les flammes atteignent { $model } : { $die } au D20, 10 ou moins brûle.
wz-fault-game = Les Règles Avancées demandent des jeux de cartes ; cette table joue aux Règles de Base.
wz-fault-structure = Aucun élément { $piece } ne peut être un Bâtiment.
wz-fault-token = Le pion { $piece } est sur un Terrain Infranchissable ou n’est pas un Terrain Intermédiaire.
wz-do-use-skill = Utiliser { $rule }
wz-do-use-skill-for = Utiliser { $rule } pour { $count } figurines, { $model } d’abord
wz-do-cast = Lancer { $power } sur { $target }
wz-log-skill-used = { $player } : { $model } utilise { $rule } ({ $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}).
wz-log-cast = { $model } lance { $power } sur { $target }.
wz-no-barred = Impossible tant que ceci est en vigueur : { $rule }.
wz-no-skill-used = Cela a déjà été utilisé : { $rule }.
wz-ask-announce = { $player } : un espion demande quelle escouade vous activerez ensuite.
wz-do-spy = Espionner : { $player }
wz-do-announce = { $squad } ensuite
wz-log-spied = { $model } espionne : { $player }.
wz-log-afraid = { $model } a peur.
wz-log-recharged = Pion de Neurofouet posé à côté de { $model }.
wz-do-burn-for = { $rule } ({ $model }), { $weapon } ({ $action })
wz-do-first-player = { $rule } : { $player }
wz-ask-close = { $player } : de qui { $model } se rapproche-t-il ?
wz-ask-trap = { $player } : où poser le piège de { $squad } ?
wz-ask-sandbags = { $player } : où poser les sacs de sable de { $squad } ?
wz-ask-take-away = { $player } : retirer le pion de { $rule } ?
wz-do-from-above = Garder { $squad } en Déploiement Rapide
wz-do-lay-token = { $rule } : pion en { $x } / { $y }
wz-log-token = Un pion de { $rule } est posé en { $x } / { $y }.
wz-do-break = Attaquer le pion de { $rule }
wz-log-token-tested = { $model }, { $weapon } sur le pion de { $rule } : son test de VB demande { $need }, le dé donne { $die }.
wz-log-structure-hurt = Un Bâtiment perd 1 PS ({ $rule }).
wz-log-token-taken = Un pion de { $rule } est retiré.
wz-log-trap = { $model } passe près d’un piège ({ $rule }) : { $die }.

wz-counts-points = points encore sur la table
wz-counts-harm = dégâts possibles aux prochaines Actions
wz-counts-reach = points ennemis à portée
wz-counts-pinned = points Pilonnés
wz-counts-broken = points Démoralisés
wz-counts-coherency = Cohérence
wz-counts-distance = proximité du combat
wz-counts-cards = Cartes Ressources
wz-counts-mission = Points de Mission
wz-counts-watch = figurines en Sentinelle
wz-counts-waiting = points encore à activer
wz-counts-turn = à qui le tour
wz-counts-ahead = qui gagnerait si tout s’arrêtait là
wz-counts-losses = pertes
wz-counts-ground = proximité du terrain de la mission

wz-cue-hit = touché
wz-cue-miss = manqué
wz-cue-saved = sauvé
wz-cue-fails = échec
wz-cue-passed = réussi
wz-cue-failed = raté
wz-cue-held = tient bon
wz-cue-falls = Perte : { $model }
wz-cue-wounds = { $wounds ->
    [one] 1 Blessure
   *[other] { $wounds } Blessures
}
wz-cue-steady = { $squad } : se reprend
wz-cue-pinned = { $squad } : Pilonné
wz-cue-broken = { $squad } : Démoralisé
wz-cue-initiative = Initiative
wz-cue-initiative-tie = Initiative : égalité
wz-cue-test = { $rule }
wz-log-initiative-dice = Dés d’Initiative : { $first } { $one }, { $second } { $other }.
wz-verdict-points = { $player } avec { $points } Points de Mission après le Tour de Jeu { $turn } : { $mission }.
wz-verdict-warlord = { $player } : Points de Mission égaux, { $points } chacun, et l’autre Seigneur de Guerre est tombé le premier.
wz-verdict-commanders = { $player } : Points de Mission égaux, { $points } chacun, et moins de Commandants perdus.
wz-verdict-draw = Égalité après le Tour de Jeu { $turn } : { $points } Points de Mission chacun ({ $mission }).
wz-verdict-of = { $player } : { $points } Points de Mission.
