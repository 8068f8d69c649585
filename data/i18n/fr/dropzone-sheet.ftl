## Datasheet, legend and mission
dc-faction = { $faction ->
        [ucm] Colonies Unies de l’Humanité
        [scourge] Scourge
       *[resistance] Résistance
    }
dc-scenery = { $kind ->
        [barricade] Barricade
        [field] Champ
        [rough] Terrain accidenté
        [rubble] Décombres
        [impassable] Terrain infranchissable
        [road] Route
       *[open] Terrain découvert
    }
dc-squad-of = { $squad } · { $group }
dc-feature-state = { $feature } : Blindage { $armour }, { $left } PD sur { $of }{ $fires ->
        [0] {""}
        [one] , 1 pion Feu
       *[other] , { $fires } pions Feu
    }{ $bases ->
        [0] {""}
        [one] , 1 socle à l’intérieur
       *[other] , { $bases } socles à l’intérieur
    }
dc-zone-deployment = Déploiement direct : { $player }
dc-about-unit = { $unit }
dc-about-inside = Dans { $feature }
dc-about-carries = Porte { $objective }
dc-about-aboard = À bord : { $units }
dc-about-occupants = { $player } : { $squads }
dc-tray = { $player } : main, { $deck ->
        [one] 1 carte
       *[other] { $deck } cartes
    } dans le paquet
dc-standing-turn = Tour { $turn } sur { $turns }
dc-standing-points = { $player } : { $vp } PV, { $kp } KP
dc-sheet-rule = { $rule }
dc-sheet-numbered = { $rule } ({ $number })
dc-sheet-thing = { $thing }
dc-sheet-figure = { $figure }
dc-sheet-on = { $figure }+
dc-sheet-length = { $inches }″
dc-sheet-word = { $word }
dc-sheet-dash = –
dc-sheet-any = toute distance
dc-sheet-base-to-base = socle à socle
dc-sheet-fearless = reste toujours
dc-sheet-damage = Points de Dégâts
dc-sheet-by-target = { $aircraft }+ contre les aéronefs, sinon { $other }+
dc-sheet-by-range = { $near }+ de près, { $far }+ au-delà
dc-sheet-cm = { $active ->
        [0] {""}
       *[other] A{" "}
    }{ $passive ->
        [0] {""}
       *[other] P { $passive }+{" "}
    }{ $evasion ->
        [0] {""}
       *[other] E +{ $evasion }
    }
dc-sheet-type = { $type ->
        [infantry] Infanterie
        [vehicle] Véhicule
       *[aircraft] Aéronef
    }
dc-sheet-category = { $category ->
        [command] Commandement
        [standard] Standard
        [troops] Troupes
        [exotic] Exotique
        [heavy] Lourd
        [scout] Éclaireur
        [support] Soutien
        [air] Air
        [transport] Transport
        [drill] Foreuse
        [upgrade] Amélioration
       *[spawned] Engendré
    }
dc-figure-energy = E
dc-figure-shots = Sh
dc-figure-accuracy = Ac
dc-figure-full = R(F)
dc-figure-countered = R(C)
dc-figure-move-and-fire = MF
dc-figure-arc = Arc
dc-mission-turns = La partie finit après { $turns } tours.
dc-mission-wins = Qui a le plus de Points de Victoire gagne.
dc-mission-tie = À égalité, qui a le plus de points de destruction gagne.
dc-mission-carried = { $kind } : { $held } PV si vous le tenez à la fin, { $extracted } PV s’il quitte la table avec vous.
dc-mission-place = { $kind } : { $held } PV à qui le tient.
dc-mission-vp = Points de Victoire
dc-mission-kp = Points de destruction
dc-objective-hidden = pas encore trouvé, dans { $feature }
dc-objective-inside = dans { $feature }
dc-objective-ground = à découvert
dc-objective-carried = avec { $unit }
dc-objective-extracted = emporté : { $player }
dc-legend-commander = Le Commandant est ici : les cartes se jouent autour de lui.
dc-legend-carries = Porte un Objectif ; le passe, le pose ou l’emporte par son bord de table.
dc-legend-laden = A des unités à bord ; pointez-le pour lire lesquelles.
dc-legend-flying = En vol : seules les armes AA tirent dessus.
dc-legend-landed = Posé : un véhicule jusqu’au décollage.
dc-legend-at-edge = Socle à un bord d’un élément : il tire de là, et on peut lui tirer dessus.
dc-legend-astray = Son escouade n’est plus en cohésion et tire moins bien.
dc-legend-moved = Son escouade a bougé ce tour.
dc-legend-shot = Son escouade a tiré ce tour.
dc-legend-searched = Son escouade a fouillé ce tour.
dc-legend-disembarked = Son escouade est descendue d’un Transport ce tour et tire moins bien.
dc-legend-may-not-shoot = Il s’est battu avec tous ses dés et ne tire pas ce tour.
dc-legend-infiltrated = Placé par Infiltration : il ne fouille pas au tour 1.
dc-legend-done = Son escouade a fini pour ce tour.
dc-legend-burning = Brûle : on lance les dés du feu à la fin du tour.
dc-legend-occupied = De l’infanterie est à l’intérieur.
dc-legend-advantage = Quelqu’un a ici l’Avantage de l’occupant.
dc-legend-fought = Un CQB a eu lieu ici ce tour ; il n’y en aura pas d’autre.
dc-legend-damage = Points de Dégâts restants ; à zéro, c’est détruit.
dc-legend-feature = Blindage { $armour }, { $dp } PD, place pour { $dp } socles ; l’infanterie à l’intérieur a { $body ->
        [0] un couvert léger
       *[other] un couvert léger et un couvert corporel
    }.
dc-legend-barricade = Couvert léger et corporel ; roues et infanterie la passent lentement.
dc-legend-field = Couvert léger.
dc-legend-rough = Coûte le double aux roues, aux chenilles et à l’infanterie.
dc-legend-impassable = Personne n’y entre au sol.
dc-legend-road = Un véhicule terrestre qui y reste tout son mouvement va 2″ plus loin.
dc-legend-open = Ne coûte rien et ne cache personne.
dc-legend-can-act = Anneau fin : peut agir, ou être pointé.
dc-legend-reach = Zone pâle : aussi loin que va l’escouade.
dc-legend-facing = Bord clair et encoche : l’avant ; les armes tirent dans les quarts de leur arc.
dc-legend-trail = Pointillé : le chemin d’une unité.
dc-legend-sight = Ligne : en vue.
dc-legend-d6 = Lancez le nombre voulu ou plus.
dc-legend-card = Une carte de commandement : les vôtres vous sont visibles, celles des autres sont face cachée.
dc-legend-shield = Un élément avec les Points de Dégâts qui lui restent : pointez-le pour y entrer, tirer dessus ou lire qui est dedans.
dc-legend-dropship = Un Transport aérien ; sa cargaison est listée avec lui.
dc-legend-deployment = Où des groupes de bataille peuvent commencer sur la table.
dc-legend-objective = L’enjeu du scénario ; la mission dit ce qu’il vaut.

## Previews and odds
dc-reach = { $squad } atteint { $far }
dc-short-of = Pas jusqu’au bout ({ $rule })
dc-measure-way = { $length } sur { $most }
dc-measure-range = à { $distance }
dc-number-shots = Tirs
dc-number-hit = Pour toucher
dc-number-damage = Pour endommager
dc-odds-lost = Points de Dégâts perdus
dc-odds-hurt = La cible perd des Points de Dégâts
dc-odds-destroyed = La cible est détruite
