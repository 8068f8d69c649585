# Dropzone Commander in italiano. Un titolo per capitolo; un messaggio nuovo va alla fine della parte del suo capitolo.

## Nomi
dc-unit = { $name }
dc-unit-numbered = { $name } { $number }
dc-squad-numbered = { $name }, squadra { $number }
dc-group = { $kind ->
        [command] Gruppo di comando
        [armour] Gruppo corazzato
        [infantry] Gruppo di fanteria
        [heavy] Gruppo pesante
        [scout] Gruppo di ricognitori
       *[air] Gruppo aereo
    }
dc-group-numbered = { $name } { $number }
dc-feature-kind = { $kind ->
        [forest-small] Foresta piccola
        [forest-medium] Foresta media
        [forest-large] Foresta grande
        [shack-tiny] Baracca minuscola
        [shack-small] Baracca piccola
        [building-tiny] Edificio minuscolo
        [building-small] Edificio piccolo
        [building-medium] Edificio medio
        [building-large] Edificio grande
        [bunker-medium] Bunker medio
       *[bunker-large] Bunker grande
    }
dc-feature = { $kind } { $number }
dc-edge = { $edge ->
        [0] lato nord
        [1] lato est
        [2] lato sud
       *[3] lato ovest
    }

## Domande
dc-question = { $rule }

## Rifiuti: in generale
dc-no-not-now = Non ora: prima viene { $rule }.
dc-no-such-thing = Qui non c’è nulla del genere ({ $rule }).
dc-no-not-of-the-squad = { $unit } non è della squadra in questione.

## Rifiuti: il turno
dc-no-cannot-activate = { $group }: già in azione in questo turno, o nessuno può agire.
dc-no-must-activate = C’è ancora un gruppo di battaglia sul tavolo da attivare.
dc-no-squad-not-active = { $squad } non è del gruppo di battaglia attivo, o ha finito.
dc-no-must-act = Nessuno del gruppo di battaglia ha ancora fatto nulla.
dc-no-in-reserve = { $group } è in riserva ({ $rule }).

## Rifiuti: schieramento
dc-no-not-this-group = { $group } non si schiera ora: lo ha già fatto, o prima tocca a un altro.
dc-no-no-zone = In questo scenario { $group } non può essere piazzato sul tavolo.
dc-no-held-back = { $group } non comincia sul tavolo ({ $rule }).
dc-no-every-unit = Ogni unità va piazzata una volta, e nessun’altra: { $unit }.
dc-no-cannot-start = { $unit } non può essere piazzato lì.
dc-no-starts-inside = { $unit } non può cominciare in un elemento di terreno.
dc-no-out-of-zone = { $unit } comincerebbe troppo avanti sul tavolo ({ $rule }).
dc-no-does-not-infiltrate = { $unit } non può infiltrarsi.
dc-no-not-underground = { $squad } non può cominciare sottoterra: non scava, o comincia in un trasporto.

## Rifiuti: movimento
dc-no-movement-over = { $squad } ha già fatto il suo movimento.
dc-no-not-there = { $unit } non è dove potrebbe muoversi così, o compare due volte.
dc-no-cannot-move = { $unit } non si muove a terra.
dc-no-too-far = { $unit } farebbe { $length }; il massimo è { $most }.
dc-no-blocked = Qualcosa sbarra la strada a { $unit } ({ $rule }).
dc-no-cannot-end = { $unit } non può fermarsi lì ({ $rule }).
dc-no-out-of-coherency = { $squad } sarebbe fuori coesione.
dc-no-not-your-edge = { $unit } entra ed esce solo dal proprio bordo del tavolo.
dc-no-nobody-moves = Nessuno si muoverebbe né girerebbe.

## Rifiuti: velivoli
dc-no-cannot-fly = { $unit } non vola così ({ $rule }).
dc-no-lz-not-clear = La zona di atterraggio di { $unit } non è libera.
dc-no-lz-hot = La zona di atterraggio di { $unit } è sotto tiro: { $enemy } è vicino e la vede.

## Rifiuti: fanteria negli elementi di terreno
dc-no-not-infantry = { $squad } non è fanteria.
dc-no-fallen = { $feature }: questo elemento è crollato.
dc-no-entrance = Nessuna basetta è abbastanza vicina: { $feature }.
dc-no-full = Non c’è posto per tante basette: { $feature }.
dc-no-edge-taken = Un nemico tiene quel lato, o non esiste: { $edge }.
dc-no-just-entered = { $squad } ha già lasciato o occupato un elemento in questa attivazione.
dc-no-not-inside = { $squad } non è in alcun elemento di terreno.
dc-no-every-base = A ogni basetta il suo posto: { $bases ->
        [one] 1 basetta
       *[other] { $bases } basette
    }.
dc-no-locked = I nemici all’interno sono più numerosi di { $squad }.
dc-no-cannot-place = { $unit } non può stare lì.

## Rifiuti: tiro
dc-no-may-not-shoot = { $squad } non può sparare ({ $rule }).
dc-no-may-not-fire = { $unit } non può sparare ora con quest’arma ({ $rule }).
dc-no-moved-too-far = { $unit } ha percorso { $moved }; per quest’arma il massimo è { $most }.
dc-no-target = Non può essere il bersaglio ({ $rule }).
dc-no-out-of-arc = Il bersaglio è fuori dall’arco di tiro di { $unit }.
dc-no-out-of-sight = { $unit } non vede il bersaglio.
dc-no-out-of-range = Il bersaglio di { $unit } è a { $distance }; la gittata è { $range }.
dc-no-nothing-declared = Non è dichiarato alcuno sparo.

## Rifiuti: combattimento ravvicinato
dc-no-must-fight = { $squad } deve combattere.
dc-no-wrong-split = Tutti i dadi ({ $dice }) devono andare contro squadre nemiche nell’elemento.
dc-no-not-most-damaged = { $unit } non è la basetta più danneggiata.
dc-no-may-not-fail = { $squad } non può scegliere di fallire.
dc-no-no-way-out = { $squad } non può fuggire di lì.

## Errori di uno schieramento
dc-fault-seats = Una battaglia è per due, tre o quattro giocatori, non { $seats }.
dc-fault-scenery = Il pezzo { $piece } del tavolo non è terreno: { $kind }.
dc-fault-features = Troppi elementi di terreno sul tavolo: { $features }.
dc-fault-profile = { $unit } non è un profilo completo.
dc-fault-squad = La squadra { $squad } del giocatore { $seat } non si adatta al suo esercito.
dc-fault-commander = Il comandante del giocatore { $seat } non è in alcuna squadra.
dc-fault-units = Troppe unità o squadre; unità: { $units }.
dc-fault-position = La posizione non si adatta alle unità degli eserciti: { $units }.
