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

## Questions
dc-question = { $rule }

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
dc-no-not-this-group = { $group } ne se déploie pas maintenant : c’est déjà fait, ou un autre passe d’abord.
dc-no-no-zone = Dans ce scénario, { $group } ne peut pas être placé sur la table.
dc-no-held-back = { $group } ne commence pas sur la table ({ $rule }).
dc-no-every-unit = Chaque unité est placée une fois, et personne d’autre : { $unit }.
dc-no-cannot-start = { $unit } ne peut pas être placé là.
dc-no-starts-inside = { $unit } ne peut pas commencer dans un élément de terrain.
dc-no-out-of-zone = { $unit } commencerait trop loin sur la table ({ $rule }).
dc-no-does-not-infiltrate = { $unit } ne peut pas s’infiltrer.
dc-no-not-underground = { $squad } ne peut pas commencer sous terre : elle ne creuse pas, ou elle commence dans un transport.

## Refus : mouvement
dc-no-movement-over = { $squad } a déjà fait son mouvement.
dc-no-not-there = { $unit } n’est pas là où ce mouvement serait possible, ou figure deux fois.
dc-no-cannot-move = { $unit } ne se déplace pas au sol.
dc-no-too-far = { $unit } irait à { $length } ; le maximum est { $most }.
dc-no-blocked = Quelque chose barre le chemin : { $unit } ({ $rule }).
dc-no-cannot-end = { $unit } ne peut pas s’arrêter là ({ $rule }).
dc-no-out-of-coherency = { $squad } serait hors de cohésion.
dc-no-not-your-edge = { $unit } n’entre et ne sort que par son propre bord de table.
dc-no-nobody-moves = Personne ne bougerait ni ne tournerait.

## Refus : aéronefs
dc-no-cannot-fly = { $unit } ne vole pas ainsi ({ $rule }).
dc-no-lz-not-clear = La zone d’atterrissage de { $unit } n’est pas dégagée.
dc-no-lz-hot = La zone d’atterrissage de { $unit } est sous le feu : { $enemy } est proche et la voit.

## Refus : infanterie dans les éléments de terrain
dc-no-not-infantry = { $squad } n’est pas de l’infanterie.
dc-no-fallen = { $feature } : cet élément s’est effondré.
dc-no-entrance = Aucun socle n’est assez près : { $feature }.
dc-no-full = Pas de place pour autant de socles : { $feature }.
dc-no-edge-taken = Un ennemi tient ce côté, ou il n’existe pas : { $edge }.
dc-no-just-entered = { $squad } vient déjà de quitter ou d’occuper un élément pendant cette activation.
dc-no-not-inside = { $squad } n’est dans aucun élément de terrain.
dc-no-every-base = À chaque socle sa place : { $bases ->
        [one] 1 socle
       *[other] { $bases } socles
    }.
dc-no-locked = Les ennemis à l’intérieur sont plus nombreux que { $squad }.
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

## Fautes d’une mise en place
dc-fault-seats = Une bataille se joue de deux à quatre, pas à { $seats }.
dc-fault-scenery = La pièce { $piece } de la table n’est pas un décor : { $kind }.
dc-fault-features = Trop d’éléments de terrain sur la table : { $features }.
dc-fault-profile = { $unit } n’est pas un profil complet.
dc-fault-squad = L’escouade { $squad } du joueur { $seat } ne convient pas à son armée.
dc-fault-commander = Le commandant du joueur { $seat } n’est dans aucune escouade.
dc-fault-units = Trop d’unités ou d’escouades ; unités : { $units }.
dc-fault-position = La position ne convient pas aux unités des armées : { $units }.
