# Warzone as a page shows it: beside the table, over it, and while an order is planned.
wz-player = Giocatore { $player }
wz-reach = { $rule } { $far }
wz-walked = { $length } di { $limit }, restano { $left }
wz-allowance = Distanza permessa
wz-slowed = { $name }, { $rule }: −{ $toll }
wz-slowed-nameless = { $rule }: −{ $toll }
wz-in-coherency = In Coesione
wz-out-of-coherency = Esce dalla Coesione di { $by }
wz-leaves-behind = { $count ->
    [one] Lascia 1 modello fuori Coesione
   *[other] Lascia { $count } modelli fuori Coesione
}
wz-nearest-enemy = { $distance } fino a { $enemy }
wz-stake-shot = { $model } sta per sparare a { $target }
wz-stake-engage = { $model } va verso { $target }
wz-stake-acts = { $points ->
    [0] { $model } non ha più Punti Azione
    [one] A { $model } resta 1 Punto Azione
   *[other] A { $model } restano { $points } Punti Azione
}
wz-stake-could-shoot = Poi può sparare a { $target }
wz-place = { $word ->
    [boulder] Masso
    [boulders] Massi
    [thicket-south] Boscaglia, sud
    [thicket-north] Boscaglia, nord
    [spire] Guglia di roccia
    [ruined-chapel] Cappella in rovina
    [orchard-wall] Muro del frutteto
    [garden-wall-west] Muro del giardino, ovest
    [garden-wall-east] Muro del giardino, est
    [crater] Cratere
    [crater-west] Cratere, ovest
    [crater-east] Cratere, est
    [craters] Crateri
    [copse] Boschetto
    [copse-west] Boschetto, ovest
    [copse-east] Boschetto, est
    [barricade] Barricata
    [barricade-south] Barricata, sud
    [barricade-north] Barricata, nord
    [hill] Collina
    [low-hill] Collina bassa
    [rock] Roccia
    [wall] Muro
    [low-wall] Muretto
    [wood] Bosco
    [shelled-ground] Terreno bombardato
    [ruined-hall] Salone in rovina
    [ruin] Rovina
    [bushes] Cespugli
    [shallow-water] Acqua bassa
   *[other] { $name }
}
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
        [engage] Caricare
        [close-combat] Combattere
        [hide] Nascondersi
        [run] Correre
        [rapid-fire] Fuoco Rapido
        [sentry] Guardia
        [react] Reagire
        [dive] Tuffarsi in Copertura
        [spray] Sagoma
        [throw] Granata
        [wall-of-fire] Muro di Fuoco
        [special-close-combat] Azione Speciale
        [engage-left] Caricare da sinistra
        [engage-climbing] Scendere e caricare
        [burn] Accendere una carta
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
