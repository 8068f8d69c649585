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
dc-objective = { $kind } { $number }
dc-objective-kind = { $kind ->
        [objective] Obiettivo
        [intel] Informazione
        [focal-point] Punto focale
        [critical-location] Luogo critico
        [bunker] Obiettivo del bunker
        [site] Sito di ricognizione
       *[stronghold] Roccaforte
    }

## Domande
dc-ask-wait = { $rule }
dc-ask-card = Si gioca una carta adesso?
dc-ask-answer = { $card } è giocata ({ $player }): rispondi con una carta?
dc-ask-discard = Quali carte si scartano?
dc-ask-cut-down = Il Comandante non c’è più: si scarta fino a { $left }.
dc-ask-begin = Iniziare la battaglia?
dc-ask-yield = Hai l’iniziativa. Giochi per primo?
dc-ask-activate = Quale gruppo di battaglia agisce?
dc-ask-act = Che cosa fa { $group }?
dc-ask-volley = Altri tiri, o fuoco?
dc-ask-edge = Quale bordo del tavolo è il tuo?
dc-ask-start = Come inizia il prossimo gruppo di battaglia?
dc-ask-collateral = Quale basetta subisce i danni? { $squad }, { $dp } DP da assegnare.
dc-ask-fight = { $squad }: iniziare un combattimento ravvicinato, { $feature }?
dc-ask-elect = Che cosa farà ancora { $squad } in questo turno?
dc-ask-split = A chi vanno i tuoi dadi? { $feature }
dc-ask-allocate = Quale basetta perde il prossimo DP? { $squad }, ne restano { $dp }.
dc-ask-test = { $squad }: test di tenacia.
dc-ask-flee = Dove fugge { $squad }?
dc-ask-get-out = Dove esce { $squad } dal relitto di { $unit }?
dc-ask-finish = Come inizia il resto di { $group }?
dc-ask-place = Dove si trova la prossima informazione?
dc-ask-count-as = { $objective }: per quanto conta il tuo { $die }?

## Nomi: luoghi ed elenchi
dc-list = { $one }, { $other }
dc-nobody = nessuno
dc-centre = centro
dc-of-player = { $player } { $number }
dc-of-squad = { $squad } { $number }
dc-table-edge = { $edge ->
        [north] bordo nord del tavolo
        [east] bordo est del tavolo
        [south] bordo sud del tavolo
        [west] bordo ovest del tavolo
        [northeast] angolo nordest
        [southeast] angolo sudest
        [southwest] angolo sudovest
       *[northwest] angolo nordovest
    }
dc-wait = { $wait ->
        [undeployed] non ancora in gioco
        [readiness] in allerta
        [reserve] in riserva
        [aerial-advantage] in attesa per il vantaggio aereo
       *[underground] sottoterra
    }

## Ordini: tipi
dc-tile = { $kind ->
        [begin] Iniziare
        [keep] Giocare per primo
        [yield] Lasciar iniziare
        [activate] Attivare
        [wait] Aspettare
        [done-squad] Fine della squadra
        [done] Terminare
        [edge] Bordo del tavolo
        [start] In allerta
        [deploy] Schierare
        [infiltrate] Infiltrare
        [underground] Sottoterra
        [fly] Volare
        [land] Atterrare
        [move] Muovere
        [enter] Entrare
        [edges] Prendere i lati
        [leave] Uscire
        [transfer] Passare accanto
        [call] Chiamare un trasporto
        [embark] Imbarcare
        [disembark] Sbarcare
        [disembark-into] Sbarcare dentro
        [get-out] Uscire dal relitto
        [shoot] Sparare
        [react] Reagire
        [no-reaction] Nessuna reazione
        [controller] Controllore
        [scramble] Tiro per l’arrivo
        [attack-run] Corsa d’attacco
        [change-mode] Cambiare modalità
        [hover] Fermarsi in volo stazionario
        [fly-off] Ripartire
        [intercept] Intercettare
        [drill] Trivella
        [trap] Trappola
        [no-drill] Nient’altro
        [fire] Fuoco
        [suffer] Subire
        [fight] Combattere
        [hold-back] Trattenersi
        [elect] Annunciare
        [split] Dividere i dadi
        [test] Tentare il test
        [fail] Fallire
        [flee] Fuggire dentro
        [play] Giocare una carta
        [pass] Nessuna carta
        [hold] Tenere le carte
        [discard] Scartare
        [hinder] Una sola azione
        [shuffle] Mescolare il mazzo
        [keep-deck] Lasciare il mazzo
        [pick] Scegliere una carta
        [search] Cercare
        [pick-up] Raccogliere
        [pass-on] Cedere
        [drop] Lasciare
        [place] Collocare
        [count-as] Cambiare il dado
       *[flee-out] Fuggire fuori
    }

## Ordini: il turno e lo schieramento
dc-do-begin = Iniziare la battaglia
dc-do-keep = Giocare per primo
dc-do-yield = Lasciar iniziare l’altro
dc-do-activate = Attivare { $group }
dc-do-wait = Aspettare
dc-do-done-squad = { $squad }: terminare
dc-do-done = Tutti hanno finito
dc-do-edge = Prendere: { $edge }
dc-do-start = { $group } in allerta
dc-do-deploy = { $group }: schierare in { $x }, { $y }
dc-do-infiltrate = { $squad }: infiltrare in { $x }, { $y }
dc-do-underground = { $squad }: iniziare sottoterra

## Ordini: movimento
dc-do-move = { $squad }: { $far } verso { $towards ->
        [north] nord
        [northeast] nordest
        [east] est
        [southeast] sudest
        [south] sud
        [southwest] sudovest
        [west] ovest
       *[northwest] nordovest
    }
dc-do-turn = { $squad }: girare sul posto
dc-do-come-on = { $squad }: entrare in gioco, { $x }, { $y }
dc-do-leave-table = { $squad }: lasciare il tavolo
dc-do-enter = { $squad } entra, { $feature }: { $edges }
dc-do-edges = { $squad } prende: { $edges }
dc-do-leave = { $squad } esce verso { $x }, { $y }
dc-do-transfer = { $squad } passa accanto, { $feature }: { $edges }
dc-do-call = { $squad } agisce con questo gruppo di battaglia
dc-do-embark = { $squad } si imbarca: { $transports }
dc-do-disembark = { $squad } sbarca verso { $x }, { $y }
dc-do-disembark-into = { $squad } sbarca dentro, { $feature }: { $edges }
dc-do-get-out = Uscire dal relitto verso { $x }, { $y }

## Ordini: tiro, danni, combattimento ravvicinato
dc-do-shoot = { $shooters } su { $target }: { $weapon }
dc-do-fire = Fuoco
dc-do-suffer = { $unit } subisce
dc-do-fight = Iniziare il combattimento
dc-do-hold-back = Nessun combattimento qui adesso
dc-do-elect = { $shoot ->
        [0] Nessuno sparerà
        [one] 1 basetta sparerà
       *[other] { $shoot } basette spareranno
    }{ $search ->
        [0] {""}
       *[other] , la squadra cercherà
    }
dc-do-split = Dadi: { $split }
dc-do-test = Tentare il test di tenacia
dc-do-fail = Fallire per scelta
dc-do-flee-into = In { $feature }: { $edges }
dc-do-flee-out = All’aperto, verso { $x }, { $y }

## Ordini: carte comando
dc-card = { $card }
dc-on-nothing = { "" }
dc-on-player = { $player }
dc-on-weapon = { $squad }, { $weapon }
dc-die = { $die }
dc-do-play = Giocare { $card } { $on }
dc-do-pass = Non giocare carte adesso
dc-do-hold = Tenere le carte { $until ->
        [squad] finché la squadra non ha finito
        [group] finché il gruppo di battaglia non ha finito
       *[turn] fino alla fine del turno
    }
dc-do-discard = Scartare: { $cards }

## Ordini: obiettivi e informazioni
dc-do-search = { $squad } cerca; { $unit } prende ciò che si trova
dc-do-pick-up = { $unit } raccoglie: { $objective }
dc-do-pass-on = { $unit } cede il suo obiettivo a { $other }
dc-do-drop = { $unit } lascia il suo obiettivo
dc-do-place = Informazione in { $x }, { $y }
dc-do-count-as = Conta come { $number }

## Registro: il turno e lo schieramento
dc-log-turn = Turno { $turn }
dc-log-initiative = Iniziativa, dado e valore di comando: { $rolls }
dc-log-order = Primo giocatore: { $player }.
dc-log-reserve-comes = { $group }: serve { $need }, il dado dà { $die }: in allerta.
dc-log-reserve-waits = { $group }: serve { $need }, il dado dà { $die }: ancora in riserva.
dc-log-aerial-advantage = Il vantaggio aereo è finito: tutto ciò che attendeva è in allerta.
dc-log-activated = { $player }: { $group }
dc-log-waited = { $player }: attesa, nessun’altra attivazione in questo turno.
dc-log-scored = { $player }: { $vp } PV, { $rule }
dc-log-over = La battaglia è finita: { $rule }
dc-log-rolled-off = Tiro di spareggio: { $rolls }
dc-log-edges = Bordi amici del tavolo: { $edges }
dc-log-started = { $wait }: { $squads }
dc-log-deployed = { $group } si schiera sul tavolo.
dc-log-infiltrated = { $squad } si infiltra.

## Registro: movimento
dc-log-moved = { $unit } muove di { $length }.
dc-log-turned = { $unit } gira sul posto.
dc-log-came-on = { $unit } entra in gioco e muove di { $length }.
dc-log-left-table = { $unit } lascia il tavolo.
dc-log-entered = { $squad } entra, { $feature }: { $edges }
dc-log-took-edges = { $squad } prende: { $edges }
dc-log-left = { $squad } esce, { $feature }.
dc-log-advantage = Vantaggio dell’occupante, { $feature }: { $player }.
dc-log-advantage-gone = Nessuno ha più il vantaggio dell’occupante, { $feature }.
dc-log-called = { $squad } agisce con questo gruppo di battaglia.
dc-log-embarked = { $squad } si imbarca: { $transports }
dc-log-disembarked = { $squad } sbarca: { $transports }
dc-log-chance-passed = L’occasione di sparare insieme è passata: { $squads }
dc-log-wreck = Il relitto di { $unit }: { $hits ->
        [0] a bordo nessuno è colpito.
        [one] 1 colpo a segno su ogni unità a bordo.
       *[other] { $hits } colpi a segno su ogni unità a bordo.
    }
dc-log-got-out = { $squad } esce dal relitto.

## Registro: tiro e danni
dc-log-aimed = { $shooters } su { $target }: { $weapon }
dc-log-hits = { $shooters } su { $target }: { $dice } dadi, serve { $need }+: { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }
dc-log-countered = { $unit }: contromisure passive, { $need }+; { $left ->
        [0] non resta alcun colpo
        [one] resta 1 colpo
       *[other] restano { $left } colpi
    }
dc-log-damage-rolled = Danni, { $target }: { $dice } dadi, serve { $need }+: { $hits ->
        [0] nessun danno
        [one] 1 colpo danneggia
       *[other] { $hits } colpi danneggiano
    }
dc-log-damaged = { $unit } perde { $dp } DP; ne restano: { $left }.
dc-log-destroyed = { $unit } esce dal gioco: { $kp } KP.
dc-log-worn = { $feature } perde { $dp } DP; ne restano: { $left }.
dc-log-lit = { $feature } brucia: { $tokens ->
        [one] 1 segnalino Fuoco
       *[other] { $tokens } segnalini Fuoco
    } in più ({ $rule }).
dc-log-fire = Il fuoco, { $feature }: { $dp } DP; segnalini Fuoco rimasti: { $tokens }.
dc-log-collateral = Danni collaterali, { $squad }, { $feature }: { $dice } dadi, serve { $need }+: { $hits ->
        [0] nessun danno
        [one] 1 colpo danneggia
       *[other] { $hits } colpi danneggiano
    }
dc-log-falls-on = Colpi su { $unit }: { $dice } dadi, serve { $need }+: { $dp } DP.
dc-log-collapsed = { $feature } crolla{ $inside ->
        [0] .
       *[other] : { $inside } colpi su ogni basetta all’interno.
    }
dc-log-in-rubble = { $unit } esce tra le macerie.

## Registro: combattimento ravvicinato
dc-log-cqb = { $squad } inizia un combattimento ravvicinato, { $feature }.
dc-log-elected = { $squad }, più tardi in questo turno: { $shoot ->
        [0] nessuno spara
        [one] 1 basetta spara
       *[other] { $shoot } basette sparano
    }{ $search ->
        [0] .
       *[other] , e la squadra cerca.
    }
dc-log-counted = Dadi del combattimento ravvicinato: { $pools }. Squadra per squadra: { $squads }
dc-log-split-made = Dadi divisi: { $player }.
dc-log-splits = I dadi vanno così: { $splits }
dc-log-cqb-rolled = { $player } su { $squad }: { $dice } dadi, serve { $need }+: { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }
dc-log-cqb-saved = { $squad }: { $rule }, { $need }+; { $left ->
        [0] non resta alcun colpo
        [one] resta 1 colpo
       *[other] restano { $left } colpi
    }
dc-log-fortitude-passed = { $squad }: il dado dà { $die }, la squadra resta.
dc-log-fortitude-failed = { $squad }: il dado dà { $die }, la squadra deve sgomberare.
dc-log-fortitude-stays = { $squad } resta senza test.
dc-log-fortitude-goes = { $squad } sceglie di sgomberare.
dc-log-stayed = Non tutti possono sgomberare: { $squad } resta.
dc-log-fled-into = { $squad } fugge, { $feature }.
dc-log-fled-out = { $squad } fugge all’aperto.

## Registro: carte comando
dc-log-drew = { $player }, pescata: { $card }.
dc-log-drew-one = { $player }, pescata: una carta.
dc-log-played = { $player }, giocata: { $card } { $on }
dc-log-discarded = { $player }, scartata: { $card }.
dc-log-cancelled = { $card } è annullata.
dc-log-spent = { $card } è spesa senza effetto.
dc-log-held = { $player }, carte trattenute { $until ->
        [squad] finché la squadra non ha finito.
        [group] finché il gruppo di battaglia non ha finito.
       *[turn] fino alla fine del turno.
    }
dc-log-card-rolled = { $card }: { $dice }

## Registro: obiettivi e informazioni
dc-log-drawn = Si tira a sorte: conta la diagonale { $diagonal }.
dc-log-placed = { $player }, collocata: un’informazione.
dc-log-searched = { $squad } cerca: { $feature }.
dc-log-found = { $unit } trova e porta: { $objective }.
dc-log-discovered = { $unit } scopre: { $objective }.
dc-log-picked-up = { $unit } raccoglie: { $objective }.
dc-log-passed = { $unit } cede a { $other }: { $objective }.
dc-log-dropped = { $unit } lascia { $objective }: { $rule }
dc-log-lost = { $objective } va perso con { $unit }: { $rule }
dc-log-extracted = { $unit } ha estratto: { $objective }.
dc-log-intel = { $unit } rivela: { $objective }.
dc-log-changed = { $player }, dado cambiato: conta come { $number }.
dc-log-may-change = { $player }: il prossimo dado può cambiare di 3 al massimo.
dc-log-removed = { $objective } esce dal gioco: { $rule }
dc-log-became = { $objective } si rivela: { $kind }

## Parole sul tavolo, e la fine
dc-cue-test = { $rule }
dc-cue-hits = { $hits ->
        [0] nessun colpo a segno
        [one] 1 colpo a segno
       *[other] { $hits } colpi a segno
    }
dc-cue-damages = { $hits ->
        [0] nessun danno
        [one] 1 colpo danneggia
       *[other] { $hits } colpi danneggiano
    }
dc-cue-damage = −{ $dp } DP
dc-cue-destroyed = { $unit }: fine
dc-verdict-vp = Vittoria per punti vittoria ({ $vp }): { $player }.
dc-verdict-kp = Parità di punti vittoria; vittoria per punti uccisione ({ $kp }): { $player }.
dc-verdict-draw = Pareggio: parità di punti vittoria e di punti uccisione.
dc-verdict-of = { $player }: { $vp } PV, { $kp } KP

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
dc-no-starts-aboard = { $unit } comincia nel suo trasporto e viene schierata con esso.
dc-no-starts-inside = { $unit } non può cominciare in un elemento di terreno.
dc-no-out-of-zone = { $unit } comincerebbe troppo avanti sul tavolo ({ $rule }).
dc-no-does-not-infiltrate = { $unit } non può infiltrarsi.
dc-no-not-underground = { $squad } non può cominciare sottoterra: non scava, o comincia in un trasporto.

## Rifiuti: movimento
dc-no-movement-over = { $squad } si è già mossa o ha già cercato: { $rule }
dc-no-not-there = { $unit } non è dove potrebbe muoversi così, o compare due volte.
dc-no-cannot-move = { $unit } non si muove a terra.
dc-no-too-far = { $unit } farebbe { $length }; il massimo è { $most }.
dc-no-blocked = Qualcosa sbarra la strada a { $unit } ({ $rule }).
dc-no-cannot-end = { $unit } non può fermarsi lì ({ $rule }).
dc-no-has-fired = { $unit } ha tirato; con { $moved } in tutto si muoverebbe più dei { $most } di un’arma che ha usato.
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
dc-no-not-whole = { $squad } entra per intero o per niente: una parte è altrove.
dc-no-every-base = A ogni basetta il suo posto: { $bases ->
        [one] 1 basetta
       *[other] { $bases } basette
    }.
dc-no-locked = I nemici all’interno sono più numerosi di { $squad }: prima deve superare un test di tenacia.
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

## Rifiuti: trasporti
dc-no-cannot-call = { $squad } non può agire con questo gruppo di battaglia ({ $rule }).
dc-no-nobody-aboard = Nessuno di { $squad } è a bordo di un trasporto, o lo sarebbe.
dc-no-not-this-transport = Ora non si può salire su { $unit } né scenderne ({ $rule }).
dc-no-no-room = Non c’è posto per { $unit } ({ $rule }).
dc-no-transport-too-far = { $unit } non è abbastanza vicino ({ $rule }).
dc-no-not-again = { $unit } non può più salire né scendere in questo turno ({ $rule }).
dc-no-squad-cannot = { $squad } non può farlo ({ $rule }).
dc-no-not-left-behind = C’è posto per { $unit }: non si può lasciare indietro questa unità.
dc-no-place-for-each = A ogni unità il suo posto: { $units ->
        [one] 1 unità
       *[other] { $units } unità
    }.
dc-no-drives-on = { $squad } si è mosso e ha sbarcato unità: resta dov’è.
## Rifiuti: carte comando
dc-no-not-in-hand = { $card } non è in mano.
dc-no-wrong-moment = { $card } non si può giocare adesso, o non su questo.
dc-no-out-of-influence = { $card } vuole un bersaglio vicino al Comandante o a un Esploratore.
dc-no-wrong-number = { $cards ->
        [one] Si deve scartare 1 carta
       *[other] Si devono scartare { $cards } carte
    }.

## Rifiuti: obiettivi e informazioni
dc-no-nothing-hidden = Qui non c’è nulla da trovare: { $squad }.
dc-no-may-not-search = { $squad } non può cercare ({ $rule }).
dc-no-one-each = { $squad } porta già un obiettivo.
dc-no-cannot-carry = { $unit } non può portare obiettivi ({ $rule }).
dc-no-carries-nothing = { $unit } non porta nulla.
dc-no-out-of-reach = { $unit } non è abbastanza vicino ({ $rule }).
dc-no-contested = All’interno ci sono anche nemici: { $feature }.
dc-no-two-squads = In questo turno l’obiettivo è già passato tra altre due squadre; { $squad } non può riceverlo.
dc-no-no-place = Lì non si può posare nulla ({ $rule }).
dc-no-too-much = Un { $die } può essere cambiato di 3 al massimo, in un numero da 1 a 6.

## Errori di uno schieramento
dc-fault-seats = Una battaglia è per due, tre o quattro giocatori, non { $seats }.
dc-fault-scenery = Il pezzo { $piece } del tavolo non è terreno: { $kind }.
dc-fault-features = Troppi elementi di terreno sul tavolo: { $features }.
dc-fault-profile = { $unit } non è un profilo completo.
dc-fault-squad = La squadra { $squad } del giocatore { $seat } non si adatta al suo esercito.
dc-fault-commander = Il comandante del giocatore { $seat } non è in alcuna squadra.
dc-fault-units = Troppe unità o squadre; unità: { $units }.
dc-fault-position = La posizione non si adatta alle unità degli eserciti: { $units }.
dc-fault-circle = La squadra { $squad } del giocatore { $seat } trasporterebbe se stessa.
dc-fault-number = { $unit } ha un numero per cui non si tira alcun dado: { $number }+.
dc-fault-advantage = Non c’è un giocatore { $seat } che possa avere il vantaggio dell’occupante.
dc-fault-partly-inside = La squadra { $squad } del giocatore { $seat } è solo in parte in un elemento di terreno.
