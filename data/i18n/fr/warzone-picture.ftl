# Warzone as a page shows it: beside the table, over it, and while an order is planned.
wz-player = Joueur { $player }
wz-reach = { $rule } { $far }
wz-walked = { $length } sur { $limit }
wz-allowance = Distance permise, en centièmes de pouce
wz-apart = à { $distance }
wz-hides = { $name } cache { $share } : { $rule } −{ $modifier }
wz-hides-little = { $name } cache { $share }, trop peu pour compter
wz-hides-struck-off = { $name } cache { $share }, mais est trop près du tireur ou négligé
wz-under = { $count ->
    [one] { $count } figurine dessous
   *[other] { $count } figurines dessous
}
wz-tile = { $kind ->
    [march-move] L'escouade avance
    [march-run] L'escouade court
    [move] Avancer
    [shoot] Tirer
    [aim] Viser
    [engage] Engager
    [close-combat] Combattre
    [hide] Se cacher
    [run] Courir
    [rapid-fire] Tir rapide
    [sentry] Sentinelle
    [dive] Plonger
    [spray] Gabarit
    [throw] Grenade
    [wall-of-fire] Mur de feu
    [special-close-combat] Attaque spéciale
    [engage-left] Engager par la gauche
    [engage-climbing] Descendre et engager
    [burn] Tourner une carte
    [done] Terminé
   *[pass] Passer
}
wz-short-of = s'arrête avant : { $rule }
wz-sees = en vue
wz-sees-not = hors de vue
wz-split = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} sur { $target }
wz-about-unit = { $unit }
wz-about-gun = { $weapon } : { $range }, CdT { $rate }, For { $st }
wz-about-template = { $weapon } : gabarit, CdT { $rate }, For { $st }
wz-about-blade = { $weapon } : CdC { $rate }, For { $st }
wz-do-react = { $model } : { $what }
wz-do-go = se déplacer de { $far } vers { $towards ->
    [northeast] le nord-est
    [east] l'est
    [southeast] le sud-est
    [south] le sud
    [southwest] le sud-ouest
    [west] l'ouest
    [northwest] le nord-ouest
   *[north] le nord
}
