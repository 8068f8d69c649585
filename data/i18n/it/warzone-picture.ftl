# Warzone as a page shows it: beside the table, over it, and while an order is planned.
wz-player = Giocatore { $player }
wz-reach = { $rule } { $far }
wz-walked = { $length } di { $limit }
wz-allowance = Distanza permessa, in centesimi di pollice
wz-apart = a { $distance }
wz-hides = { $name } nasconde { $share }: { $rule } −{ $modifier }
wz-hides-little = { $name } nasconde { $share }, troppo poco per contare
wz-hides-struck-off = { $name } nasconde { $share }, ma è troppo vicino al tiratore o trascurato
wz-under = { $count ->
    [one] { $count } modello sotto
   *[other] { $count } modelli sotto
}
wz-tile = { $kind ->
    [march-move] La squadra muove
    [march-run] La squadra corre
    [move] Muovere
    [shoot] Sparare
    [aim] Mirare
    [engage] Ingaggiare
    [close-combat] Combattere
    [hide] Nascondersi
    [run] Correre
    [rapid-fire] Fuoco rapido
    [sentry] Sentinella
    [dive] Tuffarsi
    [spray] Sagoma
    [throw] Granata
    [wall-of-fire] Muro di fuoco
    [special-close-combat] Attacco speciale
    [engage-left] Ingaggiare da sinistra
    [engage-climbing] Scendere e ingaggiare
    [burn] Girare una carta
    [done] Fatto
   *[pass] Passare
}
wz-short-of = si ferma prima: { $rule }
wz-sees = in vista
wz-sees-not = fuori vista
wz-split = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} su { $target }
wz-about-unit = { $unit }
wz-about-gun = { $weapon }: { $range }, RoF { $rate }, St { $st }
wz-about-template = { $weapon }: sagoma, RoF { $rate }, St { $st }
wz-about-blade = { $weapon }: RoA { $rate }, St { $st }
wz-do-react = { $model }: { $what }
wz-do-go = muovere di { $far } verso { $towards ->
    [northeast] nord-est
    [east] est
    [southeast] sud-est
    [south] sud
    [southwest] sud-ovest
    [west] ovest
    [northwest] nord-ovest
   *[north] nord
}
