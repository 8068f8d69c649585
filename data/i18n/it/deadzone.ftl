# Deadzone in italiano.

dz-cube = { $column }-{ $row }, livello { $level }
dz-model = { $name }
dz-model-numbered = { $name } { $number }
dz-nobody = modello { $number }
dz-weapon = { $name }
dz-item = { $item }
dz-item-armed = { $item } [{ $weapon }]
dz-item-hidden = un oggetto coperto
dz-item-seen = { $item } (coperto, noto a te)
dz-result = { $face }
dz-command-dice = Dadi comando
dz-player = Giocatore { $player }
dz-scenery = Elementi scenici
dz-armour = Armatura
dz-objective = Obiettivo da { $vps } in { $cube }
dz-zone = Zona: { $player }
dz-round = Round { $round }, { $mission }
dz-vps = Punti vittoria { $one } a { $other }; ne servono { $target }
dz-pool = { $faces } su { $dice } dadi: { $successes ->
        [one] 1 successo
       *[other] { $successes } successi
    }

dz-ask-begin = { $player }: si comincia?
dz-ask-starter = { $player }: chi comincia?
dz-ask-zone = { $player }: quale zona di schieramento?
dz-ask-deploy = { $player }: schiera un modello
dz-ask-reroll = { $player }: ritirare dadi comando?
dz-ask-turn = { $player }: attiva un modello
dz-ask-another = { $player }: attivare un secondo modello?
dz-ask-act = { $player }: che cosa fa { $model }?
dz-ask-go-on = { $player }: { $model } deve spostarsi; dove va?
dz-ask-leaving = { $player }: { $model } se ne va; chi colpisce?
dz-ask-rising = { $player }: { $model } si rialza; chi colpisce?
dz-ask-tumbled = { $player }: { $model } atterra qui; chi colpisce?
dz-ask-must-fight = { $player }: contro chi combatte { $model }?
dz-ask-answer = { $player }: { $model } contrattacca o schiva?
dz-ask-dice = { $player }: aggiungere risultati Dado a questo test contro { $model }?
dz-ask-dice-burst = { $player }: aggiungere risultati Dado?
dz-ask-throw = { $player }: in quale direzione vola { $model }?
dz-ask-pick-up = { $player }: { $model } raccoglie qualcosa?
dz-ask-stow = { $player }: { $model } tiene { $item }?
dz-ask-wait = { $rule }

dz-do-begin = Cominciare
dz-do-starter = Primo giocatore: { $player }
dz-do-zone-red = Prendere la zona rossa
dz-do-zone-blue = Prendere la zona blu
dz-do-deploy = Schierare { $model } in { $cube }
dz-do-reroll = Ritirare { $faces }
dz-do-activate = Attivare { $model }
dz-do-pass = Passare
dz-do-reposition = Riposizionarsi in { $cube }
dz-do-move = Muovere in { $cube }
dz-do-sprint = Scattare in { $cube }
dz-do-move-result = Movimento gratuito in { $cube }
dz-do-shoot = Sparare a { $target } con { $weapon }
dz-do-fire-for-effect = Fuoco d’efficacia su { $target } con { $weapon }
dz-do-with = { $what }, usando { $item }
dz-do-throw = { $what } su { $cube }
dz-do-fight = Combattere { $target }
dz-do-stand-up = Rialzarsi
dz-do-heal = Curare { $model }
dz-do-done = Fatto
dz-do-fight-back = Contrattaccare
dz-do-evade = Schivare
dz-do-dice = { $count ->
        [0] Non aggiungere dadi
        [one] Aggiungere 1 dado
       *[other] Aggiungere { $count } dadi
    }
dz-do-strike = { $model } colpisce
dz-do-raise = { $model } si rialza, senza combattere
dz-do-pick-up = Raccogliere { $item }
dz-do-keep = Tenerlo
dz-do-drop = Lasciarne uno
dz-do-destroy = Distruggerne uno
dz-do-throw-to = Direzione { $wind }
dz-do-decline = No
dz-do-roll-again = Ritirare i dadi falliti

dz-no-not-now = Non ora: prima viene { $rule }.
dz-no-such-seat = Non c’è un giocatore { $seat }.
dz-no-such-model = Il modello { $model } non è sulla mappa.
dz-no-not-yours = Il modello { $model } non è tuo.
dz-no-enemy = Il modello { $model } non è un nemico.
dz-no-such-zone = Non c’è una zona { $zone }.
dz-no-already-deployed = Il modello { $model } è già schierato.
dz-no-outside-zone = { $cube } è fuori dalla tua zona.
dz-no-edge = { $cube } non è un cubo del bordo sinistro o destro.
dz-no-vehicle-level = Un veicolo si schiera al livello 1, non in { $cube }.
dz-no-floor = Nessuno può stare in { $cube }.
dz-no-room = Non c’è posto in { $cube }: già { $crowd } di taglia, altri { $size } supererebbero 4.
dz-no-room-for-others = Dove starebbero gli altri? { $cube } serve a loro
dz-no-spots = Quel posto in { $cube } è occupato o non va bene.
dz-no-such-dice = Non hai quei dadi comando.
dz-no-already-activated = Il modello { $model } è già stato attivato in questo round.
dz-no-pass = Si passa solo con meno modelli rimasti dell’avversario: { $own } contro { $others }.
dz-no-result = Nessun risultato comando rimasto: { $face }.
dz-no-result-spent = Un risultato comando è già stato speso su questo modello.
dz-no-action-left = Nessuna azione rimasta per { $action }.
dz-no-twice = { $action } è già stata eseguita.
dz-no-stand-up-first = Un modello inchiodato a terra deve prima rialzarsi.
dz-no-not-pinned = Non è a terra.
dz-no-engaged = Tra nemici in piedi può solo combattere o muovere: niente { $action }.
dz-no-began-with-enemy = Niente scatto: un nemico era nel suo cubo all’attivazione.
dz-no-enemy-at-first = Nessuna azione di combattimento: nessun nemico nel suo cubo all’attivazione.
dz-no-dash = Non ha un valore per questo ({ $rule }).
dz-no-too-far = { $cubes } cubi; può farne { $most }.
dz-no-way = Nessun passaggio da { $from } a { $cube } ({ $rule }).
dz-no-halts = Un movimento finisce nel primo cubo con un nemico: { $cube }.
dz-no-half-tile = Un modello di taglia { $size } non può restare sulla mezza tessera in { $cube }.
dz-no-move = Resterebbe dov’è.
dz-no-weapon = Non ha un’arma per questo ({ $rule }).
dz-no-weapon-lost = Quell’arma non si può più usare.
dz-no-enemy-in-cube = Non con un nemico nel suo cubo.
dz-no-own-cube = Non sul proprio cubo.
dz-no-range = A { $distance } cubi; la gittata è { $range }.
dz-no-sight = Nessuna linea di vista.
dz-no-open = Un tiro indiretto richiede il cielo aperto sopra { $from } e sopra { $cube }.
dz-no-rapid-fire = Per questo fuoco serve { $rule }.
dz-no-item = Non porta un oggetto simile.
dz-no-counter = Lì non c’è un segnalino oggetto simile.
dz-no-ammo = Le munizioni sono per i tiri ordinari.
dz-no-not-here = Il modello { $model } non è in questo cubo.
dz-no-attack = Il modello { $model } non può fare questo attacco.
dz-no-rise = Il modello { $model } non è a terra dove potrebbe rialzarsi per questo.
dz-no-heal = Il modello { $model } non può essere curato.
dz-no-dice = Risultati Dado richiesti: { $count }; disponibili: { $have }.
dz-no-compulsory = È obbligatorio ({ $rule }).
dz-no-stow = Non si può riporre così.
dz-no-that-way = Non in quella direzione.

dz-fault-map = La mappa: { $fault }
dz-fault-bare = Nessun elemento scenico nelle nove caselle da { $column }-{ $row }.
dz-fault-seats = Una battaglia ha due giocatori, non { $seats }.
dz-fault-leader = La squadra d’assalto { $seat } ha { $leaders } leader invece di uno.
dz-fault-team = La squadra d’assalto { $seat } non può essere schierata.
dz-fault-profile = { $unit }: { $what } non si legge.
dz-fault-stands = Posti: { $stands }; modelli: { $models }.
dz-fault-rounds = { $rounds } round sono finiti prima della posizione; al massimo { $most }.
dz-fault-scores = Punti vittoria per { $scores } giocatori; ce ne sono due.
dz-fault-smoke = Fumo al livello { $level }, che la mappa non ha.
dz-fault-found = { $unit } ha trovato { $found } oggetti e ha posto per { $room }.
dz-fault-points = { $points } punti vittoria prima della posizione; al massimo { $most }.
dz-fault-dead-hands = Il modello { $model } è morto e porta un oggetto trovato.
dz-fault-stranger = Nessun modello ha il numero { $model }.

dz-log-item-placed = Un segnalino oggetto si trova in { $cube }.
dz-log-item-discarded = Un segnalino oggetto è caduto in una zona di schieramento.
dz-log-recon = Ricognizione: { $one } a { $other }, vinta da: { $player }.
dz-log-recon-tie = Ricognizione: { $successes } pari; si ripete.
dz-log-starter = Primo giocatore: { $player }.
dz-log-deployed = { $model } si schiera in { $cube }.
dz-log-round = Round { $round }.
dz-log-command = { $player }, dadi comando: { $faces }.
dz-log-passed = { $player }: passo.
dz-log-activated = { $player }: { $model } si attiva.
dz-log-spent = { $player }, spesa: { $count ->
        [one] { $face }
       *[other] { $count } × { $face }
    }.
dz-log-moved = { $model } va in { $cube }.
dz-log-stood-up = { $model } si rialza.
dz-log-pinned = { $model } finisce a terra.
dz-log-burning = { $model } è in fiamme.
dz-log-put-out = Il fuoco su { $model } è spento.
dz-log-stunned = { $model } riceve un segnalino attivazione.
dz-log-shot = { $by } spara a { $target } con { $weapon }: { $attack }, contro { $answer }.
dz-log-fired-for-effect = { $by } fa fuoco d’efficacia su { $target } con { $weapon }: { $attack }, contro { $answer }.
dz-log-blow = { $by } combatte { $target } con { $weapon }: { $attack }, contro { $answer }.
dz-log-fire = Il fuoco su { $target }: { $attack }, contro { $answer }.
dz-log-slammed = { $target } urta un muro: { $attack }, contro { $answer }.
dz-log-fell = { $levels ->
        [one] { $target } cade di { $levels } livello: { $attack }, contro { $answer }.
       *[other] { $target } cade di { $levels } livelli: { $attack }, contro { $answer }.
    }
dz-log-burst = Tutti in { $cube } sono colpiti: { $roll }.
dz-log-withstood = { $model } risponde: { $roll }.
dz-log-thrown = { $model } lancia: { $roll }.
dz-log-scattered = Deviazione { $die }: verso { $cube }.
dz-log-floor = Il pavimento in { $cube }: { $die }.
dz-log-shield = Lo scudo di { $model }: { $roll }.
dz-log-shield-lost = Lo scudo di { $model }: { $roll }; è distrutto.
dz-log-damaged = { $damage ->
        [one] { $model } subisce { $damage } danno.
       *[other] { $model } subisce { $damage } danni.
    }
dz-log-healed = { $damage ->
        [one] { $model } recupera { $damage } danno ({ $rule }).
       *[other] { $model } recupera { $damage } danni ({ $rule }).
    }
dz-log-volatile = L’arma volatile di { $model }: { $die }.
dz-log-died = { $model } muore.
dz-log-scored = { $player }: { $vps } PV ({ $rule }).
dz-log-picked-up = { $model } raccoglie { $item }.
dz-log-dropped = { $item } si trova in { $cube }.
dz-log-used-up = { $model } usa { $item }.
dz-log-round-ended = Il round { $round } è finito.
dz-log-won = Vittoria di: { $player }.
dz-log-draw = Pareggio.

dz-odds-attack = Dadi di attacco
dz-odds-answer = Dadi di risposta
dz-odds-fight-back = Dadi del contrattacco
dz-odds-hit = colpisce
dz-odds-kill = uccide
dz-odds-pin = inchioda a terra
dz-odds-damage = danni
dz-odds-hit-back = colpito di rimando
dz-odds-hit-fought = colpisce se contrattacca
dz-odds-hit-special = colpisce, se il giocatore { $player } usa { $special }
dz-odds-kill-special = uccide, se il giocatore { $player } usa { $special }
dz-odds-land-special = arriva, se il giocatore { $player } usa { $special }
dz-odds-kill-whom-special = uccide { $model }, se il giocatore { $player } usa { $special }
dz-odds-land = arriva dove si mira
dz-odds-burst = Dadi dell’esplosione
dz-odds-kill-whom = uccide { $model }
dz-odds-damage-whom = danni a { $model }

dz-ask-scout = { $player }: gli Esploratori scattano?
dz-do-scout = { $model } va in esplorazione verso { $cube }
dz-do-tag = Marcare { $target }
dz-do-teleport = Teletrasportarsi in { $cube }
dz-do-set-off = Innescare l’esplosione
dz-do-smokescreen = Alzare la cortina fumogena
dz-no-too-near = A { $distance } cubi: un’arma a tiro indiretto ne richiede più di 2.
dz-no-ability = Impossibile: { $rule }.
dz-no-occupied = Un altro modello è in { $cube }.
dz-log-tagged = { $model } è un bersaglio marcato.
dz-log-smoke = Il fumo riempie { $cube }.
dz-log-smoke-rolled = Il fumo in { $cube }: { $die }.
dz-smoke = Fumo in { $cube }

dz-ask-start = { $player }: qualcosa all’attivazione di { $model }?
dz-ask-flee = { $player }: in quale direzione fugge { $model }?
dz-do-splat = { $special }
dz-do-splat-on = { $special }: { $model }
dz-do-splat-gift = { $special }: { $model }, scelta { $choice }
dz-do-splat-result = { $special }: { $face }
dz-do-splat-dice = { $special }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
dz-do-splat-cube = { $special }: { $cube }
dz-do-take-ammo = Prendere invece munizioni
dz-no-splat-spent = Uno Splat! è già stato speso in questa attivazione.
dz-log-given = { $model }: { $rule }.
dz-log-table = { $model } ottiene { $die } ({ $rule }).
dz-log-result-lost = { $player }, perso: { $face }.
dz-log-result-taken = { $player }, preso all’avversario: { $face }.
dz-ask-splat = { $player }: { $special } per questo test contro { $model }?
dz-ask-reroll-test = { $player }: usare l’abilità speciale dell’armata dopo questo tiro?
dz-ask-again = { $player }: ritirare i dadi falliti di { $model } ({ $rule })?
dz-do-splat-times = { $special } × { $times }
dz-do-splat-shoot = { $special }: test su Tiro
dz-do-splat-fight = { $special }: test su Combattimento
dz-do-splat-survive = { $special }: test su Sopravvivenza
dz-log-rerolled = { $model } ripete il tiro ({ $rule }): { $roll }.
dz-ask-control = { $player }: prendere il controllo di { $model }?
dz-ask-trap = { $player }: far scattare la trappola sotto { $model }?
dz-ask-met = { $player }: rispondere all’ingresso di { $model }?
dz-ask-follow = { $player }: un altro modello spara a { $model }?
dz-ask-rise = { $player }: che ne è di { $model }?
dz-do-snap = { $model } spara con { $weapon }
dz-do-control = Prenderne il controllo
dz-do-spring = Farla scattare
dz-do-disarm = Rimuovere la trappola
dz-no-overstacked = { $cube } è sovraffollato: prima bisogna uscirne.
dz-log-arrived = { $model } entra in gioco in { $cube }.
dz-log-controlled = { $player }: { $model } passa sotto questo comando.
dz-log-trap = Una trappola è piazzata in { $cube }.
dz-log-trap-gone = La trappola non c’è più.
dz-log-raging = { $model } entra in Furia cieca.
dz-ask-stimulant = { $player }: usare l’Iniezione di stimolante per questo test?
dz-do-volley = { $one }; { $other }
dz-do-reload = Ricaricare { $weapon }
dz-do-use-item = Usare { $item }
dz-do-link = Indicare { $cube }
dz-log-unloaded = { $model } deve ricaricare { $weapon }.
dz-log-reloaded = { $model } ha ricaricato { $weapon }.
dz-log-result-gained = { $player }, ottenuto: { $face }.
dz-log-linked = { $cube } è indicato ai lanciatori.
dz-log-shard = Una scheggia si conficca in { $model }.
dz-log-woken = { $model } può agire di nuovo.
dz-ask-airborne = { $player }: dove atterra il prossimo modello?
dz-ask-logistics = { $player }: spostare un oggetto di un cubo?
dz-ask-exchange = { $player }: che cosa cede { $model }?
dz-ask-settle = { $player }: che cosa viene prima?
dz-do-call-in = Chiamare { $model } in { $cube }
dz-do-call-swarm = Chiamare uno sciame
dz-do-emplace = Piazzare la Torretta automatica
dz-do-pack = Smontare la Torretta automatica
dz-do-give = Dare { $item } a { $model }
dz-do-give-back = Renderne uno
dz-do-dismount = Scendere dalla moto
dz-do-shift-item = Spostare { $item } in { $cube }
dz-do-send-off = Spedire { $item }
dz-do-leave = Lasciare la mappa
dz-do-splat-drop = { $special }: { $model } in { $cube }
dz-due-fight = { $model } combatte
dz-due-pick-up = { $model } raccoglie
dz-due-model = { $model }
dz-due-cube = { $cube }
dz-log-left = { $model } lascia la mappa.
dz-log-mission = Tiro di missione { $die }: { $mission }.
dz-secret-normal = nessuna missione segreta
dz-secret-claim = Rivendicazione
dz-secret-murder = Omicidio
dz-secret-local-knowledge = Conoscenza del luogo
dz-log-secret = { $player }: missione segreta tirata.
dz-log-secret-shown = { $player }, missione segreta: { $secret }.

# Dadi bonus di ricognizione.
dz-ask-bonus = { $player }: usa un dado bonus
dz-ask-look = { $player }: guardare un segnalino? Ancora { $left }
dz-ask-discard = { $player }: togliere un segnalino dalla mappa?
dz-ask-shift = { $player }: muovere un modello di un cubo? Ancora { $left }
dz-ask-flank = { $player }: mandare un modello sul fianco?
dz-ask-edge = { $player }: dove entra il modello che aggira?
dz-do-look-at = Guardare il segnalino in { $cube }
dz-do-discard = Togliere { $item } in { $cube }
dz-do-flank = { $model } aggira il fianco
dz-bonus-look = Guardare un segnalino
dz-bonus-look-three = Guardare fino a tre segnalini
dz-bonus-discard = Togliere un segnalino dalla mappa
dz-bonus-move = Muovere un modello
dz-bonus-move-two = Muovere due modelli
dz-bonus-move-three = Muovere tre modelli
dz-bonus-flank = Mandare un modello sul fianco
dz-log-bonus = { $player }, dadi bonus: { $faces }.
dz-log-looked = { $player }: segnalino in { $cube } guardato.
dz-log-looked-item = { $player }: segnalino in { $cube } guardato, { $item }.
dz-log-flanked = { $model } aggira il fianco.
dz-log-counter-gone = Un segnalino oggetto viene tolto dalla mappa.

# Le regole della casa.
dz-set = { $name }: { $value }
dz-yes = sì
dz-no = no
dz-set-friends = Gli amici a terra aiutano nel combattimento
dz-set-pinned = Chi era a terra può solo schivare
dz-set-nothing = Non fare nulla chiude il turno
dz-set-leaving = Si può rinunciare ad attaccare chi se ne va
dz-set-rising = Si può rinunciare ad attaccare chi si rialza
dz-set-deadeye = Occhio di falco vale anche per le armi a fuoco rapido
dz-set-secret = Missioni segrete in Pattuglia
dz-set-bonus = Dadi bonus di ricognizione
dz-set-deploys = Chi inizia schiera per ultimo
dz-set-engaged = I nemici a terra impediscono di sparare
dz-set-medi-pack = I nemici a terra impediscono il Kit medico
dz-set-defender = Lo scudo di un portatore a terra copre gli altri
dz-set-clear = I modelli in mezzo tolgono il tiro libero
dz-set-order = Gli scudi prima di Coriaceo
dz-set-healing = Le cure tolgono tutti i danni
dz-set-evade = Evasione vale anche dopo un colpo mancato
dz-set-holo-sight = I morti lasciano il loro Mirino olografico
dz-set-north = Numero del dado di deviazione per il nord
dz-set-scour = Punti per un oggetto portato via
dz-set-breakthrough = Punti in più per uno sfondamento
dz-set-leader = Punti in più per un Leader ucciso
dz-set-specialist = Punti in più per uno specialista ucciso
dz-set-hinder = Gli amici a terra nel cubo bersaglio non ostacolano il tiro
dz-set-ammo = Le Munizioni valgono anche nel fuoco d’efficacia
dz-set-tag = Solo i tiri con un fucile marcatore sfruttano la marcatura
dz-set-throws = Niente risultati Dado sui tiri senza modificatori
dz-set-splat = Un solo Splat! per attivazione, solo per il giocatore attivo
dz-set-indirect = Niente risultato Tiro per le armi indirette
dz-set-fight-result = Un risultato Combattimento vuole un nemico presente dall’inizio
dz-set-plus-gun = +1 Modello può attivare una Torretta automatica
dz-set-pass = Le Torrette automatiche non contano per passare
dz-set-tie = Chi ha l’iniziativa la tiene se finiscono insieme
dz-set-hold-pinned = I modelli a terra non tengono obiettivi
dz-set-hold-extras = Torrette, droni e sciami non tengono obiettivi
dz-set-risers = Chi si rialza conta come a terra per l’attacco
dz-set-edge = Il bordo della mappa non fa da muro
dz-set-control = L’avversario deve guidare un modello in furia cieca
dz-set-wrecks = I veicoli che esplodono lasciano un relitto
dz-set-glide = Chi è scagliato e plana finisce a terra
dz-set-support = Il Supporto vitale toglie solo i danni del colpo
dz-set-constructs = I Costrutti si possono curare
dz-set-stun = Stordente non fa nulla a Costrutti e veicoli
dz-set-invigorate = Rinvigorire più di una volta per round
dz-set-tacticians = Più Tattici si sommano
dz-set-teleport = Teletrasporto: azione lunga di 3 cubi (errata)
dz-set-remote = Un Ingegnere a terra non serve i modelli telecomandati
dz-set-swarms = Gli sciami chiamati arrivano attivati
dz-set-thrown = Chi è scagliato non raccoglie nulla dove cade
dz-set-both-gone = Entrambi annientati è un pareggio
dz-set-shards = Una Scheggia triclina si conficca solo se il colpo ferisce
dz-set-resilient = Di più valori di Resiliente conta il più alto
dz-set-weight = Volume di fuoco non aiuta lanci e tiri indiretti
dz-set-knife = Sotto i ferri può dare due volte la stessa cosa in un round
dz-set-rerolls = I ritiri dati da un’abilità si chiedono a ogni test
dz-set-agile = Un modello Agile non cambia livello dopo il combattimento in cui è entrato
dz-set-cross = Un cubo pieno si può attraversare, ma non ci si ferma
dz-set-place = Chi scaglia un modello ne sceglie il posto nel cubo
dz-set-scour-zones = Rastrellamento: zone lungo il bordo invece che attorno all’angolo
dz-set-breakthrough-zones = Sfondamento: zone in angoli opposti invece di file intere
dz-set-destroy-zones = Cerca e distruggi: file intere invece di angoli
dz-set-own-kills = Chi è ucciso dalla propria parte non dà punti
dz-set-target = Punti per vincere (0: secondo la tabella)
dz-set-bomb-bot = Punti per un Robot bomba
dz-house-battle = Schieramento, missioni, vittoria
dz-house-round = Round e dadi comando
dz-house-move = Movimento e stati
dz-house-attack = Tiro, combattimento, danni
dz-house-ability = Abilità
dz-house-item = Oggetti
dz-house-ruled = { $count ->
    [one] Secondo il catalogo (1 impostazione)
   *[other] Secondo il catalogo ({ $count } impostazioni)
}
dz-house-own = Come concordiamo

# Sulla pagina
dz-storey = Colonna { $column }, riga { $row }, livello { $level }
dz-storey-half = Colonna { $column }, riga { $row }, livello { $level }: mezza piastra
dz-and = { $one }, { $other }
dz-trap = { $rule } in { $cube }
dz-stat-move = Movimento
dz-stat-shoot = Tiro
dz-stat-fight = Combattimento
dz-stat-survive = Sopravvivenza
dz-about-unit = { $unit }, taglia { $size }, velocità { $move }-{ $sprint }
dz-about-gun = { $weapon }: gittata { $range }{ $ap ->
        [0] {""}
       *[other] , AP { $ap }
    }
dz-about-blade = { $weapon }{ $ap ->
        [0] {""}
       *[other] : AP { $ap }
    }
dz-walked = { $cubes } cubi su { $most }
dz-far-of = a { $distance } cubi, gittata { $range }
dz-apart = a { $distance } cubi
dz-sees-clear = Tiro libero
dz-sees-part = visto in parte: nessun tiro libero
dz-sees-not = non visto
dz-hides = fa da ostacolo
dz-tile-reroll = Ritirare
dz-tile-keep = Tenere tutto
dz-tile = { $kind ->
        [move] Muovere
        [sprint] Scattare
        [shoot] Sparare
        [fire-for-effect] Fuoco d’efficacia
        [fight] Combattere
        [stand-up] Rialzarsi
        [move-result] Risultato Movimento
        [shoot-result] Risultato Tiro
        [fight-result] Risultato Combattimento
        [splat] Splat!
        [throw] Su un cubo
        [heal] Curare
        [tag] Marcare
        [teleport] Teletrasporto
        [reload] Ricaricare
        [volley] Due armi
        [use-item] Usare un oggetto
        [link] Commlink
        [call-in] Chiamare
        [emplace] Piazzare
        [pack] Smontare
        [give] Dare
        [dismount] Smontare di sella
        [send-off] Spedire
        [leave] Lasciare la mappa
        [disarm] Disinnescare
        [set-off] Far esplodere
        [smokescreen] Cortina fumogena
        [scout] Esplorare
        [reroll] Ritirare
        [place] Stare
        [shift-item] Spostare un oggetto
        [spring] Farla scattare
        [activate] Attivare
        [starter] Indicare chi inizia
        [zone] Scegliere una zona
        [bonus] Bonus
        [dice] Spendere dadi
        [fight-back] Reagire
        [evade] Schivare
        [strike] Colpire
        [pick-up] Raccogliere
        [stow] Riporre
        [throw-to] Lanciare verso
        [take-up] Riprendere
       *[other] Speciale
    }
dz-tile-deploy = { $name }{ $count ->
        [one] {""}
       *[other] {" "}× { $count }
    }
dz-hides-too = {""}

# Una battaglia propria.
dz-form-points = Dimensione della battaglia
dz-form-size = { $points } punti per parte
dz-form-faction = Fazione del giocatore { $player }
dz-form-name = { $name }
dz-form-team = Squadra d’assalto del giocatore { $player }
dz-form-ready = { $name } ({ $points } punti)
dz-form-levy = Reclutata a caso, sempre legale
dz-form-own = Una squadra propria, da un file
dz-form-levy-seed = Seme della squadra del giocatore { $player }
dz-form-roster = Lista del giocatore { $player }
dz-form-map = Mappa
dz-form-made = Rovine da un seme
dz-form-seed = Seme della mappa
dz-form-mission = Missione
dz-form-rule = { $rule }
dz-form-house = Ciò che i libri lasciano aperto
dz-form-house-ruled = Come decide il catalogo
dz-form-house-own = Come d’accordo, regola per regola
dz-form-setting = { $name }
dz-form-number = { $number }
dz-form-too-large = Giocatore { $player }: la squadra è scritta per { $given } punti, questa battaglia è da { $points }.
dz-form-misread = Impossibile leggere: { $what }
dz-form-fault = Giocatore { $player }, { $unit }: { $what }.

# Le probabilità, e i posti in un cubo.
dz-odds-stray = { $model }: morte per deviazione
dz-note-dice = Non contato: { $count ->
        [one] un risultato Dado
       *[other] { $count } risultati Dado
    } che il giocatore { $player } può ancora aggiungere.
dz-note-splat = Non contato: { $special }, che il giocatore { $player } può usare.
dz-note-splats = Contate una alla volta: l’effetto delle abilità speciali di entrambi i giocatori insieme non è contato.
dz-note-throws = Non contato: dove vengono scagliati i superstiti e su che cosa cadono.
dz-ask-place = { $player }: dove sta { $model } nel suo cubo?
dz-do-place = Stare { $spot }
dz-do-at = { $what }, { $spot }
dz-spot = { $at ->
        [north] a nord
        [north-east] a nord-est
        [east] a est
        [south-east] a sud-est
        [south] a sud
        [south-west] a sud-ovest
        [west] a ovest
        [north-west] a nord-ovest
       *[middle] al centro
    }
dz-log-placed = { $model } cambia posto in { $cube }.

dz-counts-vps = Punti vittoria
dz-counts-models = modelli sulla mappa
dz-counts-objectives = obiettivi tenuti
dz-counts-mission = ciò che vuole la missione
dz-counts-pinned = modelli inchiodati a terra
dz-counts-damage = danni
dz-counts-burning = modelli in fiamme
dz-counts-results = risultati di comando rimasti
dz-counts-items = oggetti trovati
dz-counts-danger = pericolo
dz-counts-waiting = modelli ancora da attivare
dz-counts-turn = di chi è il turno
dz-counts-lead = la strada verso i Punti Vittoria decisivi
dz-counts-finish = vicinanza alla vittoria

dz-cue-test = { $rule }
dz-cue-ahead = { $one } contro { $other }
dz-cue-level = { $one } contro { $other }: niente
dz-cue-lands = a segno
dz-cue-astray = fuori bersaglio
dz-cue-stands = resiste
dz-cue-struck = ne mancano { $short }
dz-cue-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}
dz-cue-healed = { $damage ->
    [one] 1 danno curato
   *[other] { $damage } danni curati
}
dz-cue-falls = Perdita: { $model }
dz-cue-scored = +{ $vps } PV
dz-cue-shield = lo scudo regge
dz-cue-shield-lost = scudo perso
dz-list = { $one }, { $other }
dz-verdict-points = { $player } con { $points } punti vittoria nel round { $round }; ne bastavano { $target }.
dz-verdict-end = { $player } con { $points } punti vittoria alla fine, nel round { $round }.
dz-verdict-alone = { $player }: l’altra parte non ha più nessuno nel round { $round }.
dz-verdict-draw = Pareggio nel round { $round }: { $points } punti vittoria ciascuno.
dz-verdict-of = { $player }: { $points } punti vittoria.
dz-none = nessuno
dz-stake-attacks = { $model } attacca { $target }
dz-deed-no-dice = Non aggiungere dadi
dz-deed-no-splat = Tenere lo Splat!
dz-deed-keep-item = Tenere la dose
dz-price-keep-dice = tenere { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
dz-price-left-dice = { $dice ->
    [0] i tuoi ultimi dadi
    [one] resta 1 dado
   *[other] restano { $dice } dadi
}
dz-price-splat = uno Splat! su { $splats }
dz-price-keep-splat = tenere { $splats } Splat!
dz-gist-who = { $model }: { $deed }
dz-gist-and = { $one }, { $other }
dz-gist-odds = { $deed } ({ $chance })
