# Deadzone en français.

dz-cube = { $column }-{ $row }, niveau { $level }
dz-model = { $name }
dz-model-numbered = { $name } { $number }
dz-nobody = figurine { $number }
dz-weapon = { $name }
dz-item = { $item }
dz-item-armed = { $item } [{ $weapon }]
dz-item-hidden = un objet face cachée
dz-item-seen = { $item } (face cachée, connu de vous)
dz-result = { $face }
dz-command-dice = Dés de commandement
dz-player = Joueur { $player }
dz-scenery = Décor
dz-armour = Armure
dz-objective = Objectif valant { $vps } en { $cube }
dz-zone = Zone : { $player }
dz-round = Manche { $round }, { $mission }
dz-vps = Points de victoire { $one } à { $other } ; { $target } pour gagner
dz-pool = { $faces } sur { $dice } dés : { $successes ->
        [one] { $successes } succès
       *[other] { $successes } succès
    }

dz-ask-begin = { $player } : commencer ?
dz-ask-starter = { $player } : qui commence ?
dz-ask-zone = { $player } : quelle zone de déploiement ?
dz-ask-deploy = { $player } : déployez une figurine
dz-ask-reroll = { $player } : relancer des dés de commandement ?
dz-ask-turn = { $player } : activez une figurine
dz-ask-another = { $player } : activer une deuxième figurine ?
dz-ask-act = { $player } : que fait { $model } ?
dz-ask-go-on = { $player } : { $model } a dû s’écarter ; où aller ?
dz-ask-leaving = { $player } : { $model } s’en va ; qui frappe ?
dz-ask-rising = { $player } : { $model } se relève ; qui frappe ?
dz-ask-tumbled = { $player } : { $model } atterrit ici ; qui frappe ?
dz-ask-must-fight = { $player } : contre qui combat { $model } ?
dz-ask-answer = { $player } : riposte ou esquive pour { $model } ?
dz-ask-dice = { $player } : ajouter des résultats Dé à ce test contre { $model } ?
dz-ask-dice-burst = { $player } : ajouter des résultats Dé ?
dz-ask-throw = { $player } : dans quelle direction part { $model } ?
dz-ask-pick-up = { $player } : ramasser quelque chose avec { $model } ?
dz-ask-stow = { $player } : garder { $item } ({ $model }) ?
dz-ask-wait = { $rule }

dz-do-begin = Commencer
dz-do-starter = Premier joueur : { $player }
dz-do-zone-red = Prendre la zone rouge
dz-do-zone-blue = Prendre la zone bleue
dz-do-deploy = Déployer { $model } en { $cube }
dz-do-reroll = Relancer { $faces }
dz-do-activate = Activer { $model }
dz-do-pass = Passer
dz-do-reposition = Se replacer en { $cube }
dz-do-move = Se déplacer vers { $cube }
dz-do-sprint = Sprinter vers { $cube }
dz-do-move-result = Déplacement gratuit vers { $cube }
dz-do-shoot = Tirer sur { $target } avec { $weapon }
dz-do-fire-for-effect = Tir d’efficacité sur { $target } avec { $weapon }
dz-do-with = { $what }, en utilisant { $item }
dz-do-throw = { $what } sur { $cube }
dz-do-fight = Combattre { $target }
dz-do-stand-up = Se relever
dz-do-heal = Soigner { $model }
dz-do-done = Terminé
dz-do-fight-back = Riposter
dz-do-evade = Esquiver
dz-do-dice = { $count ->
        [0] N’ajouter aucun dé
        [one] Ajouter 1 dé
       *[other] Ajouter { $count } dés
    }
dz-do-strike = { $model } frappe
dz-do-raise = { $model } se relève, sans combat
dz-do-pick-up = Ramasser { $item }
dz-do-keep = Le garder
dz-do-drop = En lâcher un
dz-do-destroy = En détruire un
dz-do-throw-to = Direction { $wind }
dz-do-decline = Non
dz-do-roll-again = Relancer les dés ratés

dz-no-not-now = Pas maintenant : d’abord { $rule }.
dz-no-such-seat = Il n’y a pas de joueur { $seat }.
dz-no-such-model = La figurine { $model } n’est pas sur le plateau.
dz-no-not-yours = La figurine { $model } n’est pas à vous.
dz-no-enemy = La figurine { $model } n’est pas un ennemi.
dz-no-such-zone = Il n’y a pas de zone { $zone }.
dz-no-already-deployed = La figurine { $model } est déjà déployée.
dz-no-outside-zone = { $cube } est hors de votre zone.
dz-no-edge = { $cube } n’est pas un cube du bord gauche ou droit.
dz-no-vehicle-level = Un véhicule se déploie au niveau 1, pas en { $cube }.
dz-no-floor = Personne ne peut se tenir en { $cube }.
dz-no-room = Pas de place en { $cube } : déjà { $crowd } de taille, { $size } de plus dépasseraient 4.
dz-no-room-for-others = Où se tiendraient les autres ? Ils ont besoin de { $cube }
dz-no-spots = Cette place en { $cube } est prise ou ne convient pas.
dz-no-such-dice = Vous n’avez pas ces dés de commandement.
dz-no-already-activated = La figurine { $model } a déjà été activée cette manche.
dz-no-pass = On ne passe qu’avec moins de figurines restantes que l’adversaire : { $own } contre { $others }.
dz-no-result = Plus de résultat de commandement : { $face }.
dz-no-result-spent = Un résultat de commandement a déjà été dépensé sur cette figurine.
dz-no-action-left = Plus d’action pour { $action }.
dz-no-twice = { $action } a déjà été effectuée.
dz-no-stand-up-first = Une figurine plaquée au sol doit d’abord se relever.
dz-no-not-pinned = Elle n’est pas plaquée au sol.
dz-no-engaged = Parmi des ennemis debout, elle ne peut que combattre ou se déplacer : pas de { $action }.
dz-no-began-with-enemy = Pas de SPRINT : un ennemi était dans son cube à l’activation.
dz-no-enemy-at-first = Pas d’action de combat : aucun ennemi dans son cube à l’activation.
dz-no-dash = Elle n’a pas de valeur pour cela ({ $rule }).
dz-no-too-far = { $cubes } cubes ; elle peut en parcourir { $most }.
dz-no-way = Aucun passage de { $from } à { $cube } ({ $rule }).
dz-no-halts = Un mouvement s’arrête dans le premier cube où se trouve un ennemi : { $cube }.
dz-no-half-tile = Une figurine de Taille { $size } ne peut rester sur la demi-tuile en { $cube }.
dz-no-move = Elle resterait où elle est.
dz-no-weapon = Elle n’a pas d’arme pour cela ({ $rule }).
dz-no-weapon-lost = Cette arme ne peut plus servir.
dz-no-enemy-in-cube = Pas avec un ennemi dans son cube.
dz-no-own-cube = Pas sur son propre cube.
dz-no-range = À { $distance } cubes ; la portée est de { $range }.
dz-no-sight = Pas de ligne de vue.
dz-no-open = Un tir indirect exige le ciel ouvert au-dessus de { $from } et de { $cube }.
dz-no-rapid-fire = Il faut { $rule } pour ce tir.
dz-no-item = Elle ne porte pas un tel objet.
dz-no-counter = Il n’y a pas là un tel pion d’objet.
dz-no-ammo = Les munitions sont pour les tirs ordinaires.
dz-no-not-here = La figurine { $model } n’est pas dans ce cube.
dz-no-attack = La figurine { $model } ne peut pas porter cette attaque.
dz-no-rise = La figurine { $model } n’est pas plaquée au sol là où elle pourrait se relever pour cela.
dz-no-heal = La figurine { $model } ne peut pas être soignée.
dz-no-dice = Résultats Dé demandés : { $count } ; disponibles : { $have }.
dz-no-compulsory = C’est obligatoire ({ $rule }).
dz-no-stow = On ne peut pas le ranger ainsi.
dz-no-that-way = Pas dans cette direction.

dz-fault-map = Le plateau : { $fault }
dz-fault-bare = Aucun décor dans les neuf cases à partir de { $column }-{ $row }.
dz-fault-seats = Une bataille a deux joueurs, pas { $seats }.
dz-fault-leader = L’équipe de frappe { $seat } a { $leaders } leaders au lieu d’un.
dz-fault-team = L’équipe de frappe { $seat } ne peut pas être mise en place.
dz-fault-profile = { $unit } : { $what } est illisible.
dz-fault-stands = Places : { $stands } ; figurines : { $models }.
dz-fault-rounds = { $rounds } rounds sont terminés avant la position ; { $most } au plus.
dz-fault-scores = Des points de victoire pour { $scores } joueurs ; il y en a deux.
dz-fault-smoke = De la fumée au niveau { $level }, que la carte n’a pas.
dz-fault-found = { $unit } a trouvé { $found } objets et a de la place pour { $room }.
dz-fault-points = { $points } points de victoire avant la position ; { $most } au plus.
dz-fault-dead-hands = La figurine { $model } est morte et porte un objet trouvé.
dz-fault-stranger = Aucune figurine n’a le numéro { $model }.

dz-log-item-placed = Un pion d’objet se trouve en { $cube }.
dz-log-item-discarded = Un pion d’objet est tombé dans une zone de déploiement.
dz-log-recon = Reconnaissance : { $one } à { $other }, vainqueur : { $player }.
dz-log-recon-tie = Reconnaissance : { $successes } partout ; on recommence.
dz-log-starter = Premier joueur : { $player }.
dz-log-deployed = { $model } se déploie en { $cube }.
dz-log-round = Manche { $round }.
dz-log-command = { $player }, dés de commandement : { $faces }.
dz-log-passed = { $player } : passe.
dz-log-activated = { $player } : activation de { $model }.
dz-log-spent = { $player }, dépense : { $count ->
        [one] { $face }
       *[other] { $count } × { $face }
    }.
dz-log-moved = { $model } va en { $cube }.
dz-log-stood-up = { $model } se relève.
dz-log-pinned = { $model } : plaquage au sol.
dz-log-burning = { $model } est en flammes.
dz-log-put-out = Le feu sur { $model } est éteint.
dz-log-stunned = { $model } reçoit un pion d’activation.
dz-log-shot = { $by } tire sur { $target } avec { $weapon } : { $attack }, contre { $answer }.
dz-log-fired-for-effect = { $by } fait un tir d’efficacité sur { $target } avec { $weapon } : { $attack }, contre { $answer }.
dz-log-blow = { $by } combat { $target } avec { $weapon } : { $attack }, contre { $answer }.
dz-log-fire = Le feu sur { $target } : { $attack }, contre { $answer }.
dz-log-slammed = { $target } heurte un mur : { $attack }, contre { $answer }.
dz-log-fell = { $levels ->
        [one] { $target } tombe de { $levels } niveau : { $attack }, contre { $answer }.
       *[other] { $target } tombe de { $levels } niveaux : { $attack }, contre { $answer }.
    }
dz-log-burst = Tous en { $cube } sont touchés : { $roll }.
dz-log-withstood = { $model } répond : { $roll }.
dz-log-thrown = { $model } lance : { $roll }.
dz-log-scattered = Déviation { $die } : vers { $cube }.
dz-log-floor = Le plancher en { $cube } : { $die }.
dz-log-shield = Le bouclier de { $model } : { $roll }.
dz-log-shield-lost = Le bouclier de { $model } : { $roll } ; il est détruit.
dz-log-damaged = { $damage ->
        [one] { $model } subit { $damage } dégât.
       *[other] { $model } subit { $damage } dégâts.
    }
dz-log-healed = { $damage ->
        [one] { $model } se remet de { $damage } dégât ({ $rule }).
       *[other] { $model } se remet de { $damage } dégâts ({ $rule }).
    }
dz-log-volatile = L’arme volatile de { $model } : { $die }.
dz-log-died = { $model } meurt.
dz-log-scored = { $player } : { $vps } PV ({ $rule }).
dz-log-picked-up = { $model } ramasse { $item }.
dz-log-dropped = { $item } se trouve en { $cube }.
dz-log-used-up = { $model } utilise { $item }.
dz-log-round-ended = La manche { $round } est terminée.
dz-log-won = Vainqueur : { $player }.
dz-log-draw = Égalité.

dz-odds-attack = Dés d’attaque
dz-odds-answer = Dés de réponse
dz-odds-fight-back = Dés de riposte
dz-odds-hit = touche
dz-odds-kill = tue
dz-odds-pin = plaque au sol
dz-odds-damage = dégâts
dz-odds-hit-back = touché en retour
dz-odds-hit-fought = touche s’il riposte
dz-odds-hit-special = touche, si le joueur { $player } emploie { $special }
dz-odds-kill-special = tue, si le joueur { $player } emploie { $special }
dz-odds-land-special = arrive, si le joueur { $player } emploie { $special }
dz-odds-kill-whom-special = tue { $model }, si le joueur { $player } emploie { $special }
dz-odds-land = arrive là où on vise
dz-odds-burst = Dés d’explosion
dz-odds-kill-whom = tue { $model }
dz-odds-damage-whom = dégâts à { $model }

dz-ask-scout = { $player } : vos Éclaireurs sprintent-ils ?
dz-do-scout = { $model } part en éclaireur vers { $cube }
dz-do-tag = Marquer { $target }
dz-do-teleport = Se téléporter en { $cube }
dz-do-set-off = Déclencher l’explosion
dz-do-smokescreen = Déployer l’écran de fumée
dz-no-too-near = À { $distance } cubes : une arme à tir indirect exige plus de 2.
dz-no-ability = Impossible : { $rule }.
dz-no-occupied = Une autre figurine est en { $cube }.
dz-log-tagged = { $model } est une cible marquée.
dz-log-smoke = La fumée remplit { $cube }.
dz-log-smoke-rolled = La fumée en { $cube } : { $die }.
dz-smoke = Fumée en { $cube }

dz-ask-start = { $player } : un effet à l’activation de { $model } ?
dz-ask-flee = { $player } : dans quelle direction fuit { $model } ?
dz-do-splat = { $special }
dz-do-splat-on = { $special } : { $model }
dz-do-splat-gift = { $special } : { $model }, choix { $choice }
dz-do-splat-result = { $special } : { $face }
dz-do-splat-dice = { $special } : { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }
dz-do-splat-cube = { $special } : { $cube }
dz-do-take-ammo = Prendre plutôt des munitions
dz-no-splat-spent = Un Splat ! a déjà été dépensé pendant cette activation.
dz-log-given = { $model } : { $rule }.
dz-log-table = { $model } obtient { $die } ({ $rule }).
dz-log-result-lost = { $player }, perte : { $face }.
dz-log-result-taken = { $player }, pris à l’adversaire : { $face }.
dz-ask-splat = { $player } : { $special } pour ce test contre { $model } ?
dz-ask-reroll-test = { $player } : utiliser la capacité spéciale de l’armée après ce jet ?
dz-ask-again = { $player } : relancer les dés ratés de { $model } ({ $rule }) ?
dz-do-splat-times = { $special } × { $times }
dz-do-splat-shoot = { $special } : tester sur Tir
dz-do-splat-fight = { $special } : tester sur Combat
dz-do-splat-survive = { $special } : tester sur Survie
dz-log-rerolled = { $model } relance ({ $rule }) : { $roll }.
dz-ask-control = { $player } : prendre le contrôle de { $model } ?
dz-ask-trap = { $player } : déclencher le piège sous { $model } ?
dz-ask-met = { $player } : répondre à { $model } qui vient d’entrer ?
dz-ask-follow = { $player } : une autre figurine tire-t-elle sur { $model } ?
dz-ask-rise = { $player } : que devient { $model } ?
dz-do-snap = { $model } tire avec { $weapon }
dz-do-control = En prendre le contrôle
dz-do-spring = Le déclencher
dz-do-disarm = Retirer le piège
dz-no-overstacked = { $cube } est surchargé : il faut d’abord en sortir.
dz-log-arrived = { $model } entre en jeu en { $cube }.
dz-log-controlled = { $player } : { $model } passe sous ce commandement.
dz-log-trap = Un piège est posé en { $cube }.
dz-log-trap-gone = Le piège n’est plus là.
dz-log-raging = { $model } se déchaîne.
dz-ask-stimulant = { $player } : utiliser l’Injection de stimulant pour ce test ?
dz-do-volley = { $one } ; { $other }
dz-do-reload = Recharger { $weapon }
dz-do-use-item = Utiliser { $item }
dz-do-link = Désigner { $cube }
dz-log-unloaded = { $model } doit recharger { $weapon }.
dz-log-reloaded = { $model } a rechargé { $weapon }.
dz-log-result-gained = { $player }, gain : { $face }.
dz-log-linked = { $cube } est désigné aux lanceurs.
dz-log-shard = Un éclat se fiche dans { $model }.
dz-log-woken = { $model } peut agir de nouveau.
dz-ask-airborne = { $player } : où atterrit la figurine suivante ?
dz-ask-logistics = { $player } : déplacer un objet d’un cube ?
dz-ask-exchange = { $player } : que cède { $model } ?
dz-ask-settle = { $player } : par quoi commencer ?
dz-do-call-in = Appeler { $model } en { $cube }
dz-do-call-swarm = Appeler un essaim
dz-do-emplace = Installer la Tourelle automatique
dz-do-pack = Replier la Tourelle automatique
dz-do-give = Donner { $item } à { $model }
dz-do-give-back = En rendre un
dz-do-dismount = Descendre de la moto
dz-do-shift-item = Déplacer { $item } en { $cube }
dz-do-send-off = Expédier { $item }
dz-do-leave = Quitter le plateau
dz-do-splat-drop = { $special } : { $model } en { $cube }
dz-due-fight = { $model } combat
dz-due-pick-up = { $model } ramasse
dz-due-model = { $model }
dz-due-cube = { $cube }
dz-log-left = { $model } quitte le plateau.
dz-log-mission = Jet de mission { $die } : { $mission }.
dz-secret-normal = pas de mission secrète
dz-secret-claim = Revendication
dz-secret-murder = Meurtre
dz-secret-local-knowledge = Connaissance du terrain
dz-log-secret = { $player } : mission secrète tirée.
dz-log-secret-shown = { $player }, mission secrète : { $secret }.

# Dés bonus de reconnaissance.
dz-ask-bonus = { $player } : utilisez un dé bonus
dz-ask-look = { $player } : regarder un pion ? Encore { $left }
dz-ask-discard = { $player } : retirer un pion du plateau ?
dz-ask-shift = { $player } : déplacer une figurine d’un cube ? Encore { $left }
dz-ask-flank = { $player } : envoyer une figurine par le flanc ?
dz-ask-edge = { $player } : où entre la figurine qui contourne ?
dz-do-look-at = Regarder le pion en { $cube }
dz-do-discard = Retirer { $item } en { $cube }
dz-do-flank = { $model } contourne par le flanc
dz-bonus-look = Regarder un pion
dz-bonus-look-three = Regarder jusqu’à trois pions
dz-bonus-discard = Retirer un pion du plateau
dz-bonus-move = Déplacer une figurine
dz-bonus-move-two = Déplacer deux figurines
dz-bonus-move-three = Déplacer trois figurines
dz-bonus-flank = Envoyer une figurine par le flanc
dz-log-bonus = { $player }, dés bonus : { $faces }.
dz-log-looked = { $player } : pion en { $cube } regardé.
dz-log-looked-item = { $player } : pion en { $cube } regardé, { $item }.
dz-log-flanked = { $model } contourne par le flanc.
dz-log-counter-gone = Un pion d’objet est retiré du plateau.

# Les règles maison.
dz-set = { $name } : { $value }
dz-yes = oui
dz-no = non
dz-set-friends = Les alliés plaqués au sol aident au combat
dz-set-pinned = Qui était plaqué ne peut qu’esquiver
dz-set-nothing = Ne rien faire met fin au tour
dz-set-leaving = On peut renoncer à attaquer qui s’en va
dz-set-rising = On peut renoncer à attaquer qui se relève
dz-set-deadeye = Œil de lynx aide aussi les armes à tir rapide
dz-set-secret = Missions secrètes en Patrouille
dz-set-bonus = Dés bonus de reconnaissance
dz-set-deploys = Le premier joueur se déploie en dernier
dz-set-engaged = Les ennemis plaqués empêchent de tirer
dz-set-medi-pack = Les ennemis plaqués empêchent le Médipack
dz-set-defender = Le bouclier d’un porteur plaqué couvre les autres
dz-set-clear = Les figurines gênantes privent du tir dégagé
dz-set-order = Les boucliers avant Coriace
dz-set-healing = Les soins retirent tous les dégâts
dz-set-evade = Esquive fonctionne aussi après un tir manqué
dz-set-holo-sight = Les morts laissent leur Viseur holographique
dz-set-north = Chiffre du dé de déviation pour le nord
dz-set-scour = Points pour un objet évacué
dz-set-breakthrough = Points en plus pour une percée
dz-set-leader = Points en plus pour un Leader tué
dz-set-specialist = Points en plus pour un spécialiste tué
dz-set-hinder = Les alliés plaqués dans le cube visé ne gênent pas le tir
dz-set-ammo = Les Munitions servent aussi au tir d’efficacité
dz-set-tag = Seul un fusil marqueur profite d’une cible marquée
dz-set-throws = Pas de résultat Dé sur les jets sans modificateurs
dz-set-splat = Un seul Splat ! par activation, pour le joueur actif seulement
dz-set-indirect = Pas de résultat Tir pour les armes indirectes
dz-set-fight-result = Un résultat Combat exige un ennemi présent dès le début
dz-set-plus-gun = +1 Figurine peut activer une Tourelle automatique
dz-set-pass = Les Tourelles automatiques ne comptent pas pour passer
dz-set-tie = Qui a l’initiative la garde si les deux finissent ensemble
dz-set-hold-pinned = Les figurines plaquées ne tiennent pas d’objectif
dz-set-hold-extras = Tourelles, drones et essaims ne tiennent pas d’objectif
dz-set-risers = Qui se relève compte comme plaqué pour l’attaque
dz-set-edge = Le bord du plateau ne projette personne contre un mur
dz-set-control = L’adversaire doit diriger une figurine déchaînée
dz-set-wrecks = Les véhicules qui explosent laissent une épave
dz-set-glide = Qui est projeté et plane est plaqué
dz-set-support = Le Support vital n’efface que les dégâts du coup
dz-set-constructs = Les Constructs peuvent être soignés
dz-set-stun = Étourdissement ne fait rien aux Constructs ni aux véhicules
dz-set-invigorate = Revigorer plus d’une fois par manche
dz-set-tacticians = Plusieurs Tacticiens s’additionnent
dz-set-teleport = Téléportation : action longue de 3 cubes (errata)
dz-set-remote = Un Ingénieur plaqué ne sert pas les figurines télécommandées
dz-set-swarms = Les essaims appelés arrivent activés
dz-set-thrown = Qui est projeté ne ramasse rien où il tombe
dz-set-both-gone = Deux camps anéantis font match nul
dz-set-shards = Un Éclat triclinique ne se fiche que si le coup blesse
dz-set-resilient = De plusieurs valeurs de Résilient, seule la plus haute compte
dz-set-weight = Volume de feu n’aide ni les lancers ni les tirs indirects
dz-set-knife = Sous le bistouri peut donner deux fois la même chose par manche
dz-set-rerolls = Les relances dues à une capacité sont demandées à chaque test
dz-set-agile = Une figurine Agile ne change plus de niveau après le combat où elle est entrée
dz-set-cross = Un cube plein peut être traversé, mais on n’y reste pas
dz-set-place = Qui projette une figurine choisit sa place dans le cube
dz-set-scour-zones = Ratissage : zones le long du bord au lieu de l’angle
dz-set-breakthrough-zones = Percée : zones dans des angles opposés au lieu de rangées entières
dz-set-destroy-zones = Recherche et destruction : rangées entières au lieu d’angles
dz-set-own-kills = Qui est tué par son propre camp ne rapporte rien
dz-set-target = Points pour gagner (0 : selon le tableau)
dz-set-bomb-bot = Points pour un Robot-bombe
dz-house-battle = Déploiement, missions, victoire
dz-house-round = Manches et dés de commandement
dz-house-move = Mouvement et états
dz-house-attack = Tir, combat, dégâts
dz-house-ability = Capacités
dz-house-item = Objets
dz-house-ruled = { $count ->
    [one] Selon le catalogue (1 réglage)
   *[other] Selon le catalogue ({ $count } réglages)
}
dz-house-own = Comme nous convenons

# Sur la page
dz-storey = Colonne { $column }, rangée { $row }, niveau { $level }
dz-storey-half = Colonne { $column }, rangée { $row }, niveau { $level } : demi-dalle
dz-and = { $one }, { $other }
dz-trap = { $rule } en { $cube }
dz-stat-move = Mouvement
dz-stat-shoot = Tir
dz-stat-fight = Combat
dz-stat-survive = Survie
dz-about-unit = { $unit }, taille { $size }, vitesse { $move }-{ $sprint }
dz-about-gun = { $weapon } : portée { $range }{ $ap ->
        [0] {""}
       *[other] , AP { $ap }
    }
dz-about-blade = { $weapon }{ $ap ->
        [0] {""}
       *[other] {" "}: AP { $ap }
    }
dz-walked = { $cubes } cubes sur { $most }
dz-far-of = à { $distance } cubes, portée { $range }
dz-apart = à { $distance } cubes
dz-sees-clear = Tir dégagé
dz-sees-part = vu en partie : pas de tir dégagé
dz-sees-not = pas vu
dz-hides = fait obstacle
dz-tile-reroll = Relancer
dz-tile-keep = Tout garder
dz-tile = { $kind ->
        [move] Se déplacer
        [sprint] Sprinter
        [shoot] Tirer
        [fire-for-effect] Tir d’efficacité
        [fight] Combattre
        [stand-up] Se relever
        [move-result] Résultat Mouvement
        [shoot-result] Résultat Tir
        [fight-result] Résultat Combat
        [splat] Splat !
        [throw] Sur un cube
        [heal] Soigner
        [tag] Marquer
        [teleport] Se téléporter
        [reload] Recharger
        [volley] Deux armes
        [use-item] Utiliser un objet
        [link] Commlink
        [call-in] Faire venir
        [emplace] Installer
        [pack] Replier
        [give] Donner
        [dismount] Descendre
        [send-off] Évacuer
        [leave] Quitter le plateau
        [disarm] Désamorcer
        [set-off] Faire exploser
        [smokescreen] Écran de fumée
        [scout] Éclairer
        [reroll] Relancer
        [place] Se tenir
        [shift-item] Déplacer un objet
        [spring] Déclencher
        [activate] Activer
        [starter] Désigner qui commence
        [zone] Choisir une zone
        [bonus] Bonus
        [dice] Dépenser des dés
        [fight-back] Riposter
        [evade] Esquiver
        [strike] Frapper
        [pick-up] Ramasser
        [stow] Ranger
        [throw-to] Projeter vers
        [take-up] Reprendre
       *[other] Spécial
    }
dz-tile-deploy = { $name }{ $count ->
        [one] {""}
       *[other] {" "}× { $count }
    }
dz-hides-too = {""}

# Une bataille à soi.
dz-form-points = Taille de la bataille
dz-form-size = { $points } points par camp
dz-form-faction = Faction du joueur { $player }
dz-form-name = { $name }
dz-form-team = Équipe de frappe du joueur { $player }
dz-form-ready = { $name } ({ $points } points)
dz-form-levy = Recrutée au hasard, toujours légale
dz-form-own = Une équipe à vous, depuis un fichier
dz-form-levy-seed = Graine de l’équipe du joueur { $player }
dz-form-roster = Liste du joueur { $player }
dz-form-map = Plateau
dz-form-made = Ruines tirées d’une graine
dz-form-seed = Graine du plateau
dz-form-mission = Mission
dz-form-rule = { $rule }
dz-form-house = Ce que les livres laissent ouvert
dz-form-house-ruled = Comme le catalogue en décide
dz-form-house-own = Comme convenu, réglage par réglage
dz-form-setting = { $name }
dz-form-number = { $number }
dz-form-too-large = Joueur { $player } : l’équipe est écrite pour { $given } points, cette bataille est à { $points }.
dz-form-misread = Ceci ne peut être lu : { $what }
dz-form-fault = Joueur { $player }, { $unit } : { $what }.

# Les chances, et les places dans un cube.
dz-odds-stray = { $model } : mort par déviation
dz-note-dice = Non compté : { $count ->
        [one] un résultat Dé
       *[other] { $count } résultats Dé
    } que le joueur { $player } peut encore ajouter.
dz-note-splat = Non compté : { $special }, que le joueur { $player } peut employer.
dz-note-splats = Comptées une à la fois : l’effet des capacités spéciales des deux joueurs ensemble n’est pas compté.
dz-note-throws = Non compté : où les survivants sont projetés, et sur quoi ils tombent.
dz-ask-place = { $player } : où se tient { $model } dans son cube ?
dz-do-place = Se tenir { $spot }
dz-do-at = { $what }, { $spot }
dz-spot = { $at ->
        [north] au nord
        [north-east] au nord-est
        [east] à l’est
        [south-east] au sud-est
        [south] au sud
        [south-west] au sud-ouest
        [west] à l’ouest
        [north-west] au nord-ouest
       *[middle] au milieu
    }
dz-log-placed = { $model } change de place en { $cube }.

dz-counts-vps = Points de victoire
dz-counts-models = figurines sur le plateau
dz-counts-objectives = objectifs tenus
dz-counts-mission = ce que veut la mission
dz-counts-pinned = figurines plaquées au sol
dz-counts-damage = dégâts
dz-counts-burning = figurines en feu
dz-counts-results = résultats de commandement restants
dz-counts-items = objets trouvés
dz-counts-danger = danger
dz-counts-waiting = figurines encore à activer
dz-counts-turn = à qui le tour
dz-counts-lead = le chemin vers les Points de Victoire qui décident
dz-counts-finish = proximité de la victoire

dz-cue-test = { $rule }
dz-cue-ahead = { $one } contre { $other }
dz-cue-level = { $one } contre { $other } : rien
dz-cue-lands = au but
dz-cue-astray = dévié
dz-cue-stands = encaissé
dz-cue-struck = il manque { $short }
dz-cue-damage = { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
}
dz-cue-healed = { $damage ->
    [one] 1 dégât soigné
   *[other] { $damage } dégâts soignés
}
dz-cue-falls = Perte : { $model }
dz-cue-scored = +{ $vps } PV
dz-cue-shield = le bouclier tient
dz-cue-shield-lost = bouclier perdu
dz-list = { $one }, { $other }
dz-verdict-points = { $player } avec { $points } points de victoire à la manche { $round } ; { $target } suffisaient.
dz-verdict-end = { $player } avec { $points } points de victoire à la fin, à la manche { $round }.
dz-verdict-alone = { $player } : plus personne en face à la manche { $round }.
dz-verdict-draw = Égalité à la manche { $round } : { $points } points de victoire chacun.
dz-verdict-of = { $player } : { $points } points de victoire.
dz-none = aucun
dz-stake-attacks = { $model } attaque { $target }
dz-deed-no-dice = N’ajouter aucun dé
dz-deed-no-splat = Garder le Splat !
dz-deed-keep-item = Garder la dose
dz-price-keep-dice = garder { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}
dz-price-left-dice = { $dice ->
    [0] vos derniers dés
    [one] il reste 1 dé
   *[other] il reste { $dice } dés
}
dz-price-splat = un Splat ! sur { $splats }
dz-price-keep-splat = garder { $splats } Splat !
dz-gist-who = { $model } : { $deed }
dz-gist-and = { $one }, { $other }
dz-gist-odds = { $deed } ({ $chance })
