# Dropzone Commander en français. Un titre par chapitre ; un nouveau message va à la fin de la partie de son chapitre.

## Noms
dc-unit = { $name }
dc-unit-numbered = { $name } { $number }
dc-squad-numbered = { $name }, escouade { $number }
dc-group = { $kind ->
        [command] Groupe de commandement
        [armour] Groupe blindé
        [infantry] Groupe d’infanterie
        [heavy] Groupe lourd
        [scout] Groupe d’éclaireurs
       *[air] Groupe aérien
    }
dc-group-numbered = { $name } { $number }
dc-feature-kind = { $kind ->
        [forest-small] Petite forêt
        [forest-medium] Forêt moyenne
        [forest-large] Grande forêt
        [shack-tiny] Minuscule baraque
        [shack-small] Petite baraque
        [building-tiny] Minuscule bâtiment
        [building-small] Petit bâtiment
        [building-medium] Bâtiment moyen
        [building-large] Grand bâtiment
        [bunker-medium] Bunker moyen
       *[bunker-large] Grand bunker
    }
dc-feature = { $kind } { $number }
dc-edge = { $edge ->
        [0] côté nord
        [1] côté est
        [2] côté sud
       *[3] côté ouest
    }
dc-objective = { $kind } { $number }
dc-objective-kind = { $kind ->
        [objective] Objectif
        [intel] Renseignement
        [focal-point] Point focal
        [critical-location] Lieu critique
        [bunker] Objectif de bunker
        [site] Site de reconnaissance
       *[stronghold] Place forte
    }

## Questions
dc-ask-wait = { $rule }
dc-ask-card = Jouez-vous une carte maintenant ?
dc-ask-answer = { $card } est jouée ({ $player }) : répondez-vous par une carte ?
dc-ask-discard = Quelles cartes défaussez-vous ?
dc-ask-cut-down = Votre Commandant n’est plus là : défaussez jusqu’à { $left }.
dc-ask-begin = Commencer la bataille ?
dc-ask-yield = Vous avez l’initiative. Jouer en premier ?
dc-ask-activate = Quel groupe de bataille agit ?
dc-ask-act = Que fait { $group } ?
dc-ask-volley = D’autres tirs, ou feu ?
dc-ask-edge = Quel bord de table est le vôtre ?
dc-ask-start = Comment commence le prochain groupe de bataille ?
dc-ask-collateral = Quel socle subit les dégâts ? { $squad }, { $dp } DP à répartir.
dc-ask-fight = { $squad } : lancer un combat rapproché, { $feature } ?
dc-ask-elect = Que fera encore { $squad } ce tour ?
dc-ask-split = Sur qui vont vos dés ? { $feature }
dc-ask-allocate = Quel socle perd le prochain DP ? { $squad }, reste { $dp }.
dc-ask-test = { $squad } : test de ténacité.
dc-ask-flee = Où fuit { $squad } ?
dc-ask-get-out = Où sort { $squad } de l’épave de { $unit } ?
dc-ask-finish = Comment commence le reste de { $group } ?
dc-ask-place = Où se trouve le prochain renseignement ?
dc-ask-count-as = { $objective } : pour quoi compte votre { $die } ?

## Noms : lieux et listes
dc-list = { $one }, { $other }
dc-nobody = personne
dc-centre = centre
dc-of-player = { $player } { $number }
dc-of-squad = { $squad } { $number }
dc-table-edge = { $edge ->
        [north] bord nord de la table
        [east] bord est de la table
        [south] bord sud de la table
        [west] bord ouest de la table
        [northeast] coin nord-est
        [southeast] coin sud-est
        [southwest] coin sud-ouest
       *[northwest] coin nord-ouest
    }
dc-wait = { $wait ->
        [undeployed] pas encore en jeu
        [readiness] en alerte
        [reserve] en réserve
        [aerial-advantage] au sol jusqu’à la fin de l’avantage aérien
       *[underground] sous terre
    }

## Ordres : sortes
dc-tile = { $kind ->
        [begin] Commencer
        [keep] Jouer en premier
        [yield] Laisser commencer
        [activate] Activer
        [wait] Attendre
        [done-squad] Fin de l’escouade
        [done] Terminer
        [edge] Bord de table
        [start] En alerte
        [deploy] Déployer
        [infiltrate] Infiltrer
        [underground] Sous terre
        [fly] Voler
        [land] Atterrir
        [move] Se déplacer
        [enter] Entrer
        [edges] Prendre les bordures
        [leave] Quitter
        [transfer] Passer à côté
        [call] Appeler un transport
        [embark] Embarquer
        [disembark] Débarquer
        [disembark-into] Débarquer à l’intérieur
        [get-out] Sortir
        [shoot] Tirer
        [react] Réagir
        [no-reaction] Aucune réaction
        [controller] Contrôleur
        [scramble] Jet d’arrivée
        [attack-run] Passe d’attaque
        [change-mode] Changer de mode
        [hover] S’arrêter en mode stationnaire
        [fly-off] Repartir
        [intercept] Intercepter
        [drill] Foreuse
        [trap] Piège
        [no-drill] Rien de plus
        [fire] Feu
        [suffer] Subir
        [fight] Combattre
        [hold-back] Se retenir
        [elect] Annoncer
        [split] Répartir les dés
        [test] Tester
        [fail] Échouer
        [flee] Fuir à l’intérieur
        [play] Jouer une carte
        [pass] Aucune carte
        [hold] Garder ses cartes
        [discard] Défausser
        [hinder] Une seule action
        [shuffle] Mélanger la pioche
        [keep-deck] Laisser la pioche
        [pick] Choisir une carte
        [search] Fouiller
        [pick-up] Ramasser
        [pass-on] Transmettre
        [drop] Lâcher
        [place] Placer
        [count-as] Changer le dé
       *[flee-out] Fuir au-dehors
    }

## Ordres : le tour et le déploiement
dc-do-begin = Commencer la bataille
dc-do-keep = Jouer en premier
dc-do-yield = Laisser l’autre commencer
dc-do-activate = Activer { $group }
dc-do-wait = Attendre
dc-do-done-squad = { $squad } : terminer
dc-do-done = Tous ont fini
dc-do-edge = Prendre : { $edge }
dc-do-start = { $group } en alerte
dc-do-deploy = { $group } : déployer en { $x }, { $y }
dc-do-infiltrate = { $squad } : infiltrer en { $x }, { $y }
dc-do-underground = { $squad } : commencer sous terre

## Ordres : mouvement
dc-do-move = { $squad } : { $far } vers { $towards ->
        [north] le nord
        [northeast] le nord-est
        [east] l’est
        [southeast] le sud-est
        [south] le sud
        [southwest] le sud-ouest
        [west] l’ouest
       *[northwest] le nord-ouest
    }
dc-do-turn = { $squad } : pivoter sur place
dc-do-come-on = { $squad } : entrer en jeu, { $x }, { $y }
dc-do-leave-table = { $squad } : quitter la table
dc-do-enter = { $squad } entre, { $feature } : { $edges }
dc-do-edges = { $squad } prend : { $edges }
dc-do-leave = { $squad } sort vers { $x }, { $y }
dc-do-transfer = { $squad } passe à côté, { $feature } : { $edges }
dc-do-call = { $squad } agit avec ce groupe de bataille
dc-do-embark = { $squad } embarque : { $transports }
dc-do-disembark = { $squad } débarque vers { $x }, { $y }
dc-do-disembark-into = { $squad } débarque à l’intérieur, { $feature } : { $edges }
dc-do-get-out = Sortir de l’épave vers { $x }, { $y }

## Ordres : tir, dégâts, combat rapproché
dc-do-shoot = { $shooters } sur { $target } : { $weapon }
dc-do-fire = Feu
dc-do-suffer = { $unit } subit
dc-do-fight = Lancer le combat
dc-do-hold-back = Pas de combat ici maintenant
dc-do-elect = { $shoot ->
        [0] Personne ne tirera
        [one] 1 socle tirera
       *[other] { $shoot } socles tireront
    }{ $search ->
        [0] {""}
       *[other] , l’escouade cherchera
    }
dc-do-split = Dés : { $split }
dc-do-test = Tester la ténacité
dc-do-fail = Échouer volontairement
dc-do-flee-into = Dans { $feature } : { $edges }
dc-do-flee-out = Au-dehors, vers { $x }, { $y }

## Ordres : cartes de commandement
dc-card = { $card }
dc-on-nothing = { "" }
dc-on-player = { $player }
dc-on-weapon = { $squad }, { $weapon }
dc-die = { $die }
dc-do-play = Jouer { $card } { $on }
dc-do-pass = Ne jouer aucune carte maintenant
dc-do-hold = Garder ses cartes { $until ->
        [squad] jusqu’à la fin de l’escouade
        [group] jusqu’à la fin du groupe de bataille
       *[turn] jusqu’à la fin du tour
    }
dc-do-discard = Défausser : { $cards }

## Ordres : objectifs et renseignements
dc-do-search = { $squad } fouille ; { $unit } prend ce qui est trouvé
dc-do-pick-up = { $unit } ramasse : { $objective }
dc-do-pass-on = { $unit } transmet son objectif à { $other }
dc-do-drop = { $unit } lâche son objectif
dc-do-place = Renseignement en { $x }, { $y }
dc-do-count-as = Compte pour { $number }

## Journal : le tour et le déploiement
dc-log-turn = Tour { $turn }
dc-log-initiative = Initiative, dé et valeur de commandement : { $rolls }
dc-log-order = Premier joueur : { $player }.
dc-log-reserve-comes = { $group } : il faut { $need }, le dé donne { $die } : en alerte.
dc-log-reserve-waits = { $group } : il faut { $need }, le dé donne { $die } : toujours en réserve.
dc-log-aerial-advantage = L’avantage aérien est fini : tout ce qui attendait passe en alerte.
dc-log-activated = { $player } : { $group }
dc-log-waited = { $player } : attente, plus d’activation ce tour.
dc-log-scored = { $player } : { $vp } PV, { $rule }
dc-log-over = La bataille est finie : { $rule }
dc-log-rolled-off = Jet de départage : { $rolls }
dc-log-edges = Bords de table amis : { $edges }
dc-log-started = { $wait } : { $squads }
dc-log-deployed = { $group } se déploie sur la table.
dc-log-infiltrated = { $squad } s’infiltre.

## Journal : mouvement
dc-log-moved = { $unit } se déplace de { $length }.
dc-log-turned = { $unit } pivote sur place.
dc-log-came-on = { $unit } entre en jeu et se déplace de { $length }.
dc-log-left-table = { $unit } quitte la table.
dc-log-entered = { $squad } entre, { $feature } : { $edges }
dc-log-took-edges = { $squad } prend : { $edges }
dc-log-left = { $squad } sort, { $feature }.
dc-log-advantage = Avantage de l’occupant, { $feature } : { $player }.
dc-log-advantage-gone = Plus personne n’a l’avantage de l’occupant, { $feature }.
dc-log-called = { $squad } agit avec ce groupe de bataille.
dc-log-embarked = { $squad } embarque : { $transports }
dc-log-disembarked = { $squad } débarque : { $transports }
dc-log-chance-passed = L’occasion de tirer ensemble est passée : { $squads }
dc-log-wreck = L’épave de { $unit } : { $hits ->
        [0] personne n’est touché à bord.
        [one] 1 touche sur chaque unité à bord.
       *[other] { $hits } touches sur chaque unité à bord.
    }
dc-log-got-out = { $squad } sort de l’épave.

## Journal : tir et dégâts
dc-log-aimed = { $shooters } sur { $target } : { $weapon }
dc-log-hits = { $shooters } sur { $target } : { $dice } dés, il faut { $need }+ : { $hits ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $hits } touches
    }
dc-log-countered = { $unit } : contre-mesures passives, { $need }+ ; { $left ->
        [0] aucune touche ne reste
        [one] reste 1 touche
       *[other] restent { $left } touches
    }
dc-log-damage-rolled = Dommages, { $target } : { $dice } dés, il faut { $need }+ : { $hits ->
        [0] aucun dommage
        [one] 1 touche endommage
       *[other] { $hits } touches endommagent
    }
dc-log-damaged = { $unit } perd { $dp } DP ; reste : { $left }.
dc-log-destroyed = { $unit } disparaît du jeu : { $kp } KP.
dc-log-worn = { $feature } perd { $dp } DP ; reste : { $left }.
dc-log-lit = { $feature } brûle : { $tokens ->
        [one] 1 pion Feu
       *[other] { $tokens } pions Feu
    } de plus ({ $rule }).
dc-log-fire = Le feu, { $feature } : { $dp } DP ; pions Feu restants : { $tokens }.
dc-log-collateral = Dégâts collatéraux, { $squad }, { $feature } : { $dice } dés, il faut { $need }+ : { $hits ->
        [0] aucun dommage
        [one] 1 touche endommage
       *[other] { $hits } touches endommagent
    }
dc-log-falls-on = Touches sur { $unit } : { $dice } dés, il faut { $need }+ : { $dp } DP.
dc-log-collapsed = { $feature } s’effondre{ $inside ->
        [0] .
       *[other]  : { $inside } touches sur chaque socle à l’intérieur.
    }
dc-log-in-rubble = { $unit } sort dans les décombres.

## Journal : combat rapproché
dc-log-cqb = { $squad } lance un combat rapproché, { $feature }.
dc-log-elected = { $squad }, plus tard ce tour : { $shoot ->
        [0] personne ne tire
        [one] 1 socle tire
       *[other] { $shoot } socles tirent
    }{ $search ->
        [0] .
       *[other] , puis recherche.
    }
dc-log-counted = Dés de combat rapproché : { $pools }. Par escouade : { $squads }
dc-log-split-made = Dés répartis : { $player }.
dc-log-splits = Les dés vont ainsi : { $splits }
dc-log-cqb-rolled = { $player } sur { $squad } : { $dice } dés, il faut { $need }+ : { $hits ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $hits } touches
    }
dc-log-cqb-saved = { $squad } : { $rule }, { $need }+ ; { $left ->
        [0] aucune touche ne reste
        [one] reste 1 touche
       *[other] restent { $left } touches
    }
dc-log-fortitude-passed = { $squad } : le dé donne { $die }, l’escouade reste.
dc-log-fortitude-failed = { $squad } : le dé donne { $die }, l’escouade doit évacuer.
dc-log-fortitude-stays = { $squad } reste sans test.
dc-log-fortitude-goes = { $squad } choisit d’évacuer.
dc-log-stayed = Tout le monde ne peut pas évacuer : { $squad } reste.
dc-log-fled-into = { $squad } fuit, { $feature }.
dc-log-fled-out = { $squad } fuit au-dehors.

## Journal : cartes de commandement
dc-log-drew = { $player }, pioche : { $card }.
dc-log-drew-one = { $player }, pioche : une carte.
dc-log-played = { $player }, carte jouée : { $card } { $on }
dc-log-discarded = { $player }, défausse : { $card }.
dc-log-cancelled = { $card } est annulée.
dc-log-spent = { $card } est dépensée sans effet.
dc-log-held = { $player }, cartes gardées { $until ->
        [squad] jusqu’à la fin de l’escouade.
        [group] jusqu’à la fin du groupe de bataille.
       *[turn] jusqu’à la fin du tour.
    }
dc-log-card-rolled = { $card } : { $dice }

## Journal : objectifs et renseignements
dc-log-drawn = Tirage au sort : la diagonale { $diagonal } compte.
dc-log-placed = { $player }, posé : un renseignement.
dc-log-searched = { $squad } fouille : { $feature }.
dc-log-found = { $unit } trouve et porte : { $objective }.
dc-log-discovered = { $unit } découvre : { $objective }.
dc-log-picked-up = { $unit } ramasse : { $objective }.
dc-log-passed = { $unit } transmet à { $other } : { $objective }.
dc-log-dropped = { $unit } lâche { $objective } : { $rule }
dc-log-lost = { $objective } disparaît avec { $unit } : { $rule }
dc-log-extracted = { $unit } a extrait : { $objective }.
dc-log-intel = { $unit } révèle : { $objective }.
dc-log-changed = { $player }, dé changé : il compte pour { $number }.
dc-log-may-change = { $player } : le prochain dé peut changer de 3 au plus.
dc-log-removed = { $objective } est retiré du jeu : { $rule }
dc-log-became = { $objective } se révèle être : { $kind }

## Mots sur la table, et la fin
dc-cue-test = { $rule }
dc-cue-hits = { $hits ->
        [0] aucune touche
        [one] 1 touche
       *[other] { $hits } touches
    }
dc-cue-damages = { $hits ->
        [0] aucun dommage
        [one] 1 touche endommage
       *[other] { $hits } touches endommagent
    }
dc-cue-damage = −{ $dp } DP
dc-cue-destroyed = { $unit } : fin
dc-verdict-vp = Victoire aux points de victoire ({ $vp }) : { $player }.
dc-verdict-kp = Égalité aux points de victoire ; victoire aux points de destruction ({ $kp }) : { $player }.
dc-verdict-draw = Match nul : égalité aux points de victoire et de destruction.
dc-verdict-of = { $player } : { $vp } PV, { $kp } KP

## Refus : en général
dc-no-not-now = Pas maintenant : d’abord { $rule }.
dc-no-such-thing = Il n’y a rien de tel ici ({ $rule }).
dc-no-not-of-the-squad = { $unit } n’est pas de l’escouade concernée.

## Refus : le tour
dc-no-cannot-activate = { $group } : activation déjà faite, ou personne ne peut agir.
dc-no-must-activate = Un groupe de bataille sur la table reste à activer.
dc-no-squad-not-active = { $squad } n’est pas du groupe de bataille actif, ou a terminé.
dc-no-must-act = Personne dans le groupe de bataille n’a encore rien fait.
dc-no-in-reserve = { $group } est en réserve ({ $rule }).

## Refus : déploiement
dc-no-not-this-group = { $group } ne se déploie pas maintenant : c’est déjà fait, ou un autre passe d’abord.
dc-no-no-zone = Dans ce scénario, { $group } ne peut pas être placé sur la table.
dc-no-held-back = { $group } ne commence pas sur la table ({ $rule }).
dc-no-every-unit = Chaque unité est placée une fois, et personne d’autre : { $unit }.
dc-no-cannot-start = { $unit } ne peut pas être placé là.
dc-no-starts-aboard = { $unit } commence dans son transport et se place avec lui.
dc-no-starts-inside = { $unit } ne peut pas commencer dans un élément de terrain.
dc-no-out-of-zone = { $unit } commencerait trop loin sur la table ({ $rule }).
dc-no-does-not-infiltrate = { $unit } ne peut pas s’infiltrer.
dc-no-not-underground = { $squad } ne peut pas commencer sous terre : elle ne creuse pas, ou elle commence dans un transport.

## Refus : mouvement
dc-no-movement-over = { $squad } a déjà fait son mouvement ou sa fouille : { $rule }
dc-no-not-there = { $unit } n’est pas là où ce mouvement serait possible, ou figure deux fois.
dc-no-cannot-move = { $unit } ne se déplace pas au sol.
dc-no-too-far = { $unit } irait à { $length } ; le maximum est { $most }.
dc-no-blocked = Quelque chose barre le chemin : { $unit } ({ $rule }).
dc-no-cannot-end = { $unit } ne peut pas s’arrêter là ({ $rule }).
dc-no-has-fired = { $unit } a tiré ; avec { $moved } en tout, cette unité se déplacerait plus que les { $most } d’une arme qu’elle a utilisée.
dc-no-out-of-coherency = { $squad } serait hors de cohésion.
dc-no-not-your-edge = { $unit } n’entre et ne sort que par son propre bord de table.
dc-no-nobody-moves = Personne ne bougerait ni ne tournerait.

## Refus : aéronefs
dc-no-cannot-fly = { $unit } ne vole pas ainsi ({ $rule }).
dc-no-lz-not-clear = La zone d’atterrissage de { $unit } n’est pas dégagée.
dc-no-lz-hot = La zone d’atterrissage de { $unit } est sous le feu : { $enemy } est proche et la voit.

## Refus : infanterie dans les éléments de terrain
dc-no-not-infantry = { $squad } n’est pas de l’infanterie.
dc-no-fallen = { $feature } : cet élément s’est effondré.
dc-no-entrance = Aucun socle n’est assez près : { $feature }.
dc-no-full = Pas de place pour autant de socles : { $feature }.
dc-no-edge-taken = Un ennemi tient ce côté, ou il n’existe pas : { $edge }.
dc-no-just-entered = { $squad } vient déjà de quitter ou d’occuper un élément pendant cette activation.
dc-no-not-inside = { $squad } n’est dans aucun élément de terrain.
dc-no-not-whole = { $squad } entre en entier ou pas du tout : une partie est ailleurs.
dc-no-every-base = À chaque socle sa place : { $bases ->
        [one] 1 socle
       *[other] { $bases } socles
    }.
dc-no-locked = Les ennemis à l’intérieur sont plus nombreux que { $squad } : il faut d’abord réussir un test de ténacité.
dc-no-cannot-place = { $unit } ne peut pas être là.

## Refus : tir
dc-no-may-not-shoot = { $squad } ne peut pas tirer ({ $rule }).
dc-no-may-not-fire = { $unit } ne peut pas tirer avec cette arme maintenant ({ $rule }).
dc-no-moved-too-far = { $unit } a parcouru { $moved } ; pour cette arme le maximum est { $most }.
dc-no-target = Ce n’est pas une cible possible ({ $rule }).
dc-no-out-of-arc = La cible est hors de l’arc de tir de { $unit }.
dc-no-out-of-sight = { $unit } ne voit pas la cible.
dc-no-out-of-range = La cible de { $unit } est à { $distance } ; la portée est de { $range }.
dc-no-nothing-declared = Aucun tir n’est déclaré.

## Refus : combat rapproché
dc-no-must-fight = { $squad } doit combattre.
dc-no-wrong-split = Tous les dés ({ $dice }) doivent viser des escouades ennemies de cet élément.
dc-no-not-most-damaged = { $unit } n’est pas le socle le plus endommagé.
dc-no-may-not-fail = { $squad } ne peut pas choisir l’échec.
dc-no-no-way-out = { $squad } ne peut pas fuir par là.

## Refus : transports
dc-no-cannot-call = { $squad } ne peut pas agir avec ce groupe de bataille ({ $rule }).
dc-no-nobody-aboard = Personne de { $squad } n’est à bord d’un transport, ou n’y serait.
dc-no-not-this-transport = On ne peut pas monter dans { $unit } ni en descendre maintenant ({ $rule }).
dc-no-no-room = Il n’y a pas de place pour { $unit } ({ $rule }).
dc-no-transport-too-far = { $unit } n’est pas assez près ({ $rule }).
dc-no-not-again = { $unit } ne peut plus monter ni descendre ce tour ({ $rule }).
dc-no-squad-cannot = { $squad } ne peut pas faire cela ({ $rule }).
dc-no-not-left-behind = Il y a de la place pour { $unit } : impossible de laisser cette unité sur place.
dc-no-place-for-each = À chaque unité sa place : { $units ->
        [one] 1 unité
       *[other] { $units } unités
    }.
dc-no-drives-on = { $squad } a roulé, puis débarqué des unités : ce transport reste où il est.
## Refus : cartes de commandement
dc-no-not-in-hand = { $card } n’est pas dans la main.
dc-no-wrong-moment = { $card } ne peut pas être jouée maintenant, ou pas sur cette cible.
dc-no-out-of-influence = { $card } demande une cible près du Commandant ou d’un Éclaireur.
dc-no-wrong-number = { $cards ->
        [one] 1 carte doit être défaussée
       *[other] { $cards } cartes doivent être défaussées
    }.

## Refus : objectifs et renseignements
dc-no-nothing-hidden = Il n’y a rien à trouver ici : { $squad }.
dc-no-may-not-search = { $squad } ne peut pas fouiller ({ $rule }).
dc-no-one-each = { $squad } porte déjà un objectif.
dc-no-cannot-carry = { $unit } ne peut pas porter d’objectif ({ $rule }).
dc-no-carries-nothing = { $unit } ne porte rien.
dc-no-out-of-reach = { $unit } n’est pas assez près ({ $rule }).
dc-no-contested = Des ennemis sont aussi à l’intérieur : { $feature }.
dc-no-two-squads = Ce tour, l’objectif est déjà passé entre deux autres escouades ; { $squad } ne peut pas le recevoir.
dc-no-no-place = Rien ne peut être posé là ({ $rule }).
dc-no-too-much = Un { $die } peut être changé de 3 au plus, en un nombre de 1 à 6.

## Fautes d’une mise en place
dc-fault-seats = Une bataille se joue de deux à quatre, pas à { $seats }.
dc-fault-scenery = La pièce { $piece } de la table n’est pas un décor : { $kind }.
dc-fault-features = Trop d’éléments de terrain sur la table : { $features }.
dc-fault-profile = { $unit } n’est pas un profil complet.
dc-fault-squad = L’escouade { $squad } du joueur { $seat } ne convient pas à son armée.
dc-fault-commander = Le commandant du joueur { $seat } n’est dans aucune escouade.
dc-fault-units = Trop d’unités ou d’escouades ; unités : { $units }.
dc-fault-position = La position ne convient pas aux unités des armées : { $units }.
dc-fault-circle = L’escouade { $squad } du joueur { $seat } se transporterait elle-même.
dc-fault-number = { $unit } a un nombre pour lequel on ne lance aucun dé : { $number }+.
dc-fault-advantage = Il n’y a pas de joueur { $seat } qui puisse avoir l’avantage de l’occupant.
dc-fault-partly-inside = L’escouade { $squad } du joueur { $seat } n’est qu’en partie dans un élément de terrain.
