# Warzone as a page shows it: beside the table, over it, and while an order is planned.
wz-player = Joueur { $player }
wz-reach = { $rule } { $far }
wz-walked = { $length } sur { $limit }, reste { $left }
wz-allowance = Distance permise
wz-slowed = { $name }, { $rule } : −{ $toll }
wz-slowed-nameless = { $rule } : −{ $toll }
wz-in-coherency = En Cohérence
wz-out-of-coherency = Sort de la Cohérence de { $by }
wz-leaves-behind = { $count ->
    [one] Laisse 1 figurine hors de Cohérence
   *[other] Laisse { $count } figurines hors de Cohérence
}
wz-nearest-enemy = { $distance } jusqu’à { $enemy }
wz-stake-shot = { $model } va tirer sur { $target }
wz-stake-engage = { $model } se dirige vers { $target }
wz-stake-acts = { $points ->
    [0] { $model } n’a plus de Point d’Action
    [one] Il reste 1 Point d’Action à { $model }
   *[other] Il reste { $points } Points d’Action à { $model }
}
wz-stake-could-shoot = Peut ensuite tirer sur { $target }
wz-place = { $word ->
    [boulder] Rocher
    [boulders] Rochers
    [thicket-south] Fourré, sud
    [thicket-north] Fourré, nord
    [spire] Aiguille rocheuse
    [ruined-chapel] Chapelle en ruine
    [orchard-wall] Mur du verger
    [garden-wall-west] Mur du jardin, ouest
    [garden-wall-east] Mur du jardin, est
    [crater] Cratère
    [crater-west] Cratère, ouest
    [crater-east] Cratère, est
    [craters] Cratères
    [copse] Bosquet
    [copse-west] Bosquet, ouest
    [copse-east] Bosquet, est
    [barricade] Barricade
    [barricade-south] Barricade, sud
    [barricade-north] Barricade, nord
    [hill] Colline
    [low-hill] Colline basse
    [rock] Rocher
    [wall] Mur
    [low-wall] Muret
    [wood] Bois
    [shelled-ground] Sol pilonné
    [ruined-hall] Halle en ruine
    [ruin] Ruine
    [bushes] Buissons
    [shallow-water] Eau peu profonde
   *[other] { $name }
}
wz-apart = à { $distance }
wz-hides = { $name } cache { $share } : { $rule } −{ $modifier }
wz-hides-little = { $name } cache { $share }, trop peu pour compter
wz-hides-struck-off = { $name } cache { $share }, mais est trop près du tireur ou négligé
wz-under = { $count ->
    [one] { $count } figurine dessous
   *[other] { $count } figurines dessous
}
wz-tile = { $kind ->
        [march-move] L’escouade avance
        [march-run] L’escouade court
        [move] Se déplacer
        [shoot] Tirer
        [aim] Viser
        [engage] Charger
        [close-combat] Combattre
        [hide] Se dissimuler
        [run] Courir
        [rapid-fire] Tir Rapide
        [sentry] Sentinelle
        [react] Réagir
        [dive] Se mettre à Couvert
        [spray] Gabarit
        [throw] Grenade
        [wall-of-fire] Mur de Feu
        [special-close-combat] Action Spéciale
        [engage-left] Charger par la gauche
        [engage-climbing] Descendre et charger
        [burn] Brûler une carte
        [volley] Viser et tirer
        [activate] Activer
        [activate-model] Agir avec
        [initiative] Donner l’initiative
        [edge] Prendre un bord
        [corner] Prendre un coin
        [alight] Atterrir
        [hold-back] Retenir
        [from-above] Rester en l’air
        [descend] Descendre
        [pick-up] Ramasser
        [put-down] Déposer
        [declare-nothing] Agir seuls
        [use-skill] Utiliser un talent
        [cast] Lancer
        [spy] Espionner
        [recharge] Recharger
        [lay-token] Poser un pion
        [lay-sandbags] Poser des sacs
        [break] Casser
        [announce] Annoncer
        [close-in] Se rapprocher
        [commander] Nommer le chef
        [lose-cards] Perdre des cartes
        [land] Déposer
        [take] Reprendre
        [locate] Choisir le point
        [first] Résoudre d’abord
        [leap] Bondir
        [engage-along] Charger autour
        [engage-climbing-left] Charger à gauche
        [execute] Exécuter
        [done] Terminé
       *[pass] Passer
    }
wz-weapon = { $weapon }
wz-short-of = s’arrête avant : { $rule }
wz-sees = en vue
wz-sees-not = hors de vue
wz-split = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} sur { $target }
wz-about-unit = { $unit }
wz-about-gun = { $weapon } : { $range }, CdT { $rate }, For { $st }
wz-about-template = { $weapon } : gabarit, CdT { $rate }, For { $st }
wz-about-blade = { $weapon } : CdC { $rate }, For { $st }
wz-do-react = { $model } : { $what }
wz-do-go = se déplacer de { $far } vers { $towards ->
    [northeast] le nord-est
    [east] l’est
    [southeast] le sud-est
    [south] le sud
    [southwest] le sud-ouest
    [west] l’ouest
    [northwest] le nord-ouest
   *[north] le nord
}
wz-stake-falls = { $model } est perdu
wz-stake-wounded = { $model } perd { $wounds ->
    [one] 1 point de vie
   *[other] { $wounds } points de vie
}
wz-stake-rest = { $squad } : il reste { $left } sur { $of }
wz-odds-heals = la figurine est sauvée
wz-need-heal = Soin
wz-price-card = Coûte 1 de vos { $cards ->
    [one] cartes : la dernière
   *[other] { $cards } cartes
} ce tour
wz-price-keep = garder { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
wz-deed-turn = Brûler une carte
wz-deed-let-fall = Laisser tomber
wz-deed-let-wound = Subir la blessure
wz-deed-again = Relancer ({ $rule })
wz-deed-let-stand = Garder le résultat
wz-deed-stay = Ne pas bouger
wz-deed-stop = L’arrêter
wz-deed-let-by = Laisser passer
wz-deed-hold = Ne pas tirer
wz-deed-shoot = { $model } tire sur { $target }
wz-gist-who = { $model } : { $deed }
wz-gist-and = { $one }, { $other }
wz-gist-by = { $way }, près de { $place }
wz-gist-odds = { $deed } ({ $chance })
