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
        [volley] Mirare e sparare
        [activate] Attivare
        [activate-model] Agire con
        [initiative] Cedere l’iniziativa
        [edge] Prendere un bordo
        [corner] Prendere un angolo
        [alight] Atterrare
        [hold-back] Trattenere
        [from-above] Restare in volo
        [descend] Scendere
        [pick-up] Raccogliere
        [put-down] Posare
        [declare-nothing] Agire da soli
        [use-skill] Usare un’abilità
        [cast] Lanciare
        [spy] Spiare
        [recharge] Ricaricare
        [lay-token] Posare un segnalino
        [lay-sandbags] Posare sacchi
        [break] Rompere
        [announce] Annunciare
        [close-in] Avvicinarsi
        [commander] Nominare il capo
        [lose-cards] Perdere carte
        [land] Posare
        [take] Prendere
        [locate] Scegliere il punto
        [first] Risolvere prima
        [leap] Saltare
        [engage-along] Caricare attorno
        [engage-climbing-left] Caricare a sinistra
        [execute] Giustiziare
        [done] Fatto
       *[pass] Passare
    }
wz-weapon = { $weapon }
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
wz-stake-falls = { $model } è perso
wz-stake-wounded = { $model } perde { $wounds ->
    [one] 1 ferita
   *[other] { $wounds } ferite
}
wz-stake-rest = { $squad }: ne restano { $left } su { $of }
wz-odds-heals = il modello è salvo
wz-need-heal = Cura
wz-price-card = Costa 1 delle tue { $cards ->
    [one] carte: l’ultima
   *[other] { $cards } carte
} in questo turno
wz-price-keep = tenere { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
wz-deed-turn = Accendere una carta
wz-deed-let-fall = Lasciarlo cadere
wz-deed-let-wound = Subire la ferita
wz-deed-again = Ritirare ({ $rule })
wz-deed-let-stand = Tenere il risultato
wz-deed-stay = Restare fermi
wz-deed-stop = Fermarlo
wz-deed-let-by = Lasciarlo passare
wz-deed-hold = Non sparare
wz-deed-shoot = { $model } spara a { $target }
wz-gist-who = { $model }: { $deed }
wz-gist-and = { $one }, { $other }
wz-gist-by = { $way }, presso { $place }
wz-gist-odds = { $deed } ({ $chance })
