wz-model = { $squad } { $number }
wz-hero = { $squad }
wz-squad = { $squad }
wz-nobody = modello { $number }
wz-squad-number = squadra { $number }
wz-nothing = nulla
wz-terrain = { $rule } { $name }
wz-zone = Zona di schieramento: { $player }
wz-turn = Turno di Gioco { $turn }
wz-stat = { $rule }
wz-cards = Carte Risorsa
wz-card-ready = Carta Risorsa
wz-card-burned = Carta Risorsa, accesa
wz-cost = { $points } PA

wz-ask-begin = { $player }: si tira per l’Iniziativa?
wz-ask-initiative = { $player }: a chi va l’Iniziativa?
wz-ask-edge = { $player }: quale bordo?
wz-ask-deploy = { $player }: quale squadra, e dove?
wz-ask-squad = { $player }: quale squadra si attiva?
wz-ask-declare = { $player }: una Speciale Azione di Squadra di { $squad }?
wz-ask-model = { $player }: quale modello di { $squad } agisce?
wz-ask-return = { $player }: { $model } deve correre per tornare in Coesione.
wz-ask-act = { $player }: che cosa fa { $model }, con { $points } PA?
wz-ask-sentry = { $player }: un modello in Guardia interrompe { $against }?
wz-ask-dive = { $player }: { $shooter } spara a { $model }. Tuffarsi in Copertura?
wz-ask-counter-charge = { $player }: { $by } ferma { $model }?
wz-ask-strike = { $player }: quale bersaglio per { $model }? Attacchi rimasti: { $left }
wz-ask-salvo = { $player }: con quale altra arma spara { $model }?
wz-ask-heal = { $player }: accendere una carta per curare { $model }?
wz-ask-commander = { $player }: chi comanda ora { $squad }?
wz-ask-lose-cards = { $player }: Carte Risorsa perse: { $count }. Quali?
wz-ask-wait = { $player }: { $rule }

wz-do-begin = Tirare per l’Iniziativa
wz-do-initiative = Iniziativa: { $player }
wz-do-edge = { $edge ->
    [north] Il bordo nord
    [east] Il bordo est
    [south] Il bordo sud
   *[west] Il bordo ovest
}
wz-do-alight = { $count ->
    [one] Far scendere { $squad } senza { $model }
   *[other] Far scendere { $squad } senza { $model }, { $count } in tutto
}
wz-do-deploy = Schierare { $squad }
wz-do-activate = Attivare { $squad }
wz-do-declare = { $action } su { $target }
wz-do-declare-nothing = Nessuna Speciale Azione di Squadra
wz-do-model = { $model }
wz-do-engage = { $side ->
        [left] Caricare { $target } da sinistra
        [right] Caricare { $target } da destra
       *[none] Caricare { $target }
    }
wz-do-engage-climbing = { $side ->
        [left] Scendere arrampicandosi e caricare { $target } da sinistra
        [right] Scendere arrampicandosi e caricare { $target } da destra
       *[none] Scendere arrampicandosi e caricare { $target }
    }
wz-do-shoot = { $lucky ->
        [1] Tiro fortunato su { $target }
       *[0] Sparare a { $target }
    }
wz-do-strike = { $target }
wz-do-burn = { $rule }
wz-do-burn-rate = { $rule }, { $weapon } ({ $action })
wz-do-action = { $rule }
wz-do-decline = No
wz-do-accept = Sì
wz-do-lose-cards = Carte già accese: { $burned }

wz-log-initiative = Iniziativa: { $player }.
wz-log-deployed = Schieramento: { $squad }.
wz-log-turn = Turno di Gioco { $turn }.
wz-log-activated = { $squad } si attiva.
wz-log-declared = { $squad } dichiara { $action } su { $target }.
wz-log-pledge-lost = La Speciale Azione di Squadra va persa.
wz-log-acted = { $model }: { $action }.
wz-log-burned = { $player }, { $rule }: { $model }.
wz-log-cards-lost = { $player }: { $count ->
        [one] { $count } Carta Risorsa persa.
       *[other] { $count } Carte Risorsa perse.
    }
wz-log-test-one = { $who }, { $rule }: serve { $need }, esce { $die }, un 1 naturale!
wz-log-test-passed = { $who }, { $rule }: serve { $need }, esce { $die }, superato.
wz-log-test-failed = { $who }, { $rule }: serve { $need }, esce { $die }, fallito.
wz-log-test-twenty = { $who }, { $rule }: serve { $need }, esce { $die }, un 20 naturale!
wz-bare-hands = mani nude
wz-log-hit-one = { $who }, { $weapon } contro { $target }: serve { $need }, esce { $die }: un 1 naturale, colpito!
wz-log-hit = { $who }, { $weapon } contro { $target }: serve { $need }, esce { $die }, colpito.
wz-log-miss = { $who }, { $weapon } contro { $target }: serve { $need }, esce { $die }, mancato.
wz-log-miss-twenty = { $who }, { $weapon } contro { $target }: serve { $need }, esce { $die }: un 20 naturale, mancato!
wz-log-on-the-spot = { $who }, { $weapon }: serve { $need }, esce { $die }, sul punto mirato.
wz-log-off-the-spot = { $who }, { $weapon }: serve { $need }, esce { $die }, fuori dal punto mirato.
wz-log-moved = { $model } si muove di { $far }.
wz-log-ran = { $model } corre per { $far }.
wz-log-fled = { $model } fugge di { $far }.
wz-log-fumbled = { $model } fa un Fumble e in questo Turno di Gioco non può fare altro.
wz-log-engaged = { $model } è addosso a { $target }.
wz-log-struck = { $model } subisce un colpo a St { $st }, Forza Critica { $critical }.
wz-log-wounded = { $wounds ->
        [one] { $model } perde 1 Ferita, ne restano { $left }.
       *[other] { $model } perde { $wounds } Ferite, ne restano { $left }.
    }
wz-log-removed = { $model } è fuori combattimento.
wz-log-steady = { $squad } si riprende.
wz-log-pinned = { $squad } subisce l’Inchiodamento.
wz-log-broken = { $squad } va In Rotta.
wz-log-commander = { $model } prende il comando.
wz-log-dived = { $model } si tuffa in Copertura.
wz-log-fell = { $model } cade da { $height }.
wz-log-ended = La battaglia è finita: { $one } a { $two } Punti Missione.

wz-odds-wounds = Ferite perse
wz-odds-wounds-of = Ferite perse da { $model }
wz-odds-hit = colpisce
wz-odds-wound = ferisce
wz-odds-kill = rimuove il bersaglio
wz-odds-token = rimuove il segnalino
wz-odds-stops = lo ferma
wz-odds-dives = entra in Copertura
wz-odds-to-hit = Per colpire
wz-odds-armour = Test Armatura
wz-odds-structure = Punti Struttura persi
wz-odds-structure-of = Punti Struttura persi da { $model }
wz-odds-damage = danneggia
wz-odds-destroy = distrugge il bersaglio
wz-odds-av = Test AV
wz-odds-first = Prima

wz-no-not-now = Non ora: la battaglia aspetta altro ({ $rule }).
wz-no-such-seat = Non c’è un giocatore { $seat }.
wz-no-not-your-squad = { $squad } non è tua.
wz-no-such-model = Non c’è { $model } a cui farlo.
wz-no-not-of-this-squad = { $model } non è di { $squad }.
wz-list = { $first }, { $other }
wz-list-empty = nessuno
wz-no-wrong-edge = { $edge } non si può prendere. Si può prendere: { $open }.
wz-no-wrong-count = Modelli: { $models }; posti indicati: { $places }.
wz-no-already-deployed = { $squad } è già sul tavolo.
wz-no-outside-zone = { $model } sarebbe fuori dalla sua zona ({ $rule }).
wz-no-room = { $model } non ha posto lì ({ $rule }).
wz-no-coherency = { $model } sarebbe a { $distance } dal suo Comandante, { $limit } permessi.
wz-no-already-activated = { $squad } ha già agito in questo Turno di Gioco.
wz-no-squad-gone = { $squad } non c’è più.
wz-no-last-not-first = Chi ha agito per ultimo non può agire per primo: { $squad }.
wz-no-already-acted = { $model } ha già agito in questo Turno di Gioco.
wz-no-stragglers-first = { $model } ha più strada da fare per tornare in Coesione.
wz-no-once = Una sola volta per Turno di Gioco: { $action }.
wz-no-points = Costa { $needed } PA, ne restano { $left }.
wz-no-while-engaged = Non da Ingaggiati: { $action }.
wz-no-not-engaged = Nessun ingaggio per { $model }: il nemico più vicino, { $target }, è a { $distance }.
wz-no-nobody-to-engage = Nessun ingaggio per { $model }: non resta alcun nemico.
wz-no-way = Non c’è strada ({ $rule }).
wz-no-too-far = Sono { $length }, { $limit } permessi.
wz-no-friend = { $target } è dalla tua parte.
wz-no-not-in-front = { $target } non è nel Fronte.
wz-no-sight = { $target } non è in vista.
wz-no-range = La distanza è { $distance }, la gittata { $range }.
wz-no-weapon = L’arma { $weapon } non si usa così.
wz-no-dash = Il modello non ha { $rule }.
wz-no-dice = Dadi indicati: { $dice }; cadenza: { $rate }.
wz-no-secondary-twice = Un solo dado per { $target }.
wz-no-secondary-far = { $target } è a { $distance } dal Bersaglio Primario.
wz-no-too-much-cover = Troppi elementi di Copertura nascondono { $target }: { $pieces }.
wz-no-basic-only = A { $target } si può solo sparare con l’Azione Base.
wz-no-card = { $burned ->
        [0] Nessuna carta da accendere.
        [one] Nessuna carta da accendere: una è già accesa e torna con il prossimo Turno di Gioco.
       *[other] Nessuna carta da accendere: { $burned } sono già accese e tornano con il prossimo Turno di Gioco.
    }
wz-no-card-used = Già fatto in questo Turno di Gioco: { $rule }.
wz-no-fumbled = { $model } ha fatto un Fumble.
wz-no-sentries = Modelli della squadra che possono stare in Guardia: { $most }.
wz-no-out-of-reach = { $target } è a { $distance }, la portata è { $reach }.
wz-no-not-that-way-round = Girare da quel lato non è la via più diretta verso { $target }.
wz-no-apart = Da lì { $target } non si raggiunge ({ $rule }).
wz-no-target-used = { $target } ha già subito un attacco.
wz-no-too-few = Modelli: { $models }; ne servono { $needed }.
wz-no-skill = La squadra non ha { $rule }.
wz-no-react = { $model } ora non può reagire.
wz-no-cover-there = Il tuffo finisce in { $x }, { $y }: né in Copertura da { $shooter } né fuori dalla sua vista.
wz-no-base = Non su questa basetta ({ $base }): { $rule }.
wz-no-those-cards = Carte già accese tra queste: da { $least } a { $most }, non { $burned }.
wz-no-climb-too-far = Con una scalata un percorso dev’essere più corto di { $limit }; questo misura { $length }.
wz-no-gap-too-wide = Il vuoto è largo { $width }; { $base }: al massimo { $most }.

# Missions, objectives and deployment
wz-mission = Missione: { $mission }
wz-points = { $player }: { $points } Punti Missione
wz-secondary = { $player }, inoltre: { $mission }
wz-table-zone = { $rule }
wz-objective-free = Segnalino Obiettivo, di nessuno
wz-objective-held = Segnalino Obiettivo, tenuto: { $player }
wz-objective-contested = Segnalino Obiettivo, conteso
wz-objective-carried = Segnalino rifornimenti, portato: { $player }
wz-ask-corner = { $player }: quale angolo?
wz-ask-enter = { $player }: da dove entra in gioco { $squad }?
wz-ask-put-down = { $player }: dove cade il segnalino lasciato da { $model }?
wz-do-corner = { $corner ->
    [northwest] L’angolo nord-ovest
    [northeast] L’angolo nord-est
    [southeast] L’angolo sud-est
   *[southwest] L’angolo sud-ovest
}
wz-do-hold-back = Tenere { $squad } in riserva
wz-do-pick-up = Raccogliere il segnalino { $token }
wz-do-put-down = Posarlo in { $x }, { $y }
wz-log-mission = La missione è { $mission }; schieramento: { $deployment }.
wz-log-held-back = { $squad } resta in riserva.
wz-log-squad-lost = { $squad } non entra in gioco: squadra persa.
wz-log-picked-up = { $model } raccoglie un segnalino rifornimenti.
wz-log-identified = { $model } è al Segnalino Obiettivo giusto: obiettivo identificato.
wz-log-not-identified = { $model } è al Segnalino Obiettivo sbagliato.
wz-log-put-down = Il segnalino è in { $x }, { $y }.
wz-ask-infiltrate = { $player }: dove si infiltra una squadra?
wz-ask-descend = { $player }: dove scende { $squad }?
wz-ask-alight = { $player }: come si dispone { $squad } attorno al suo Punto di Schieramento?
wz-do-descend = Scendere in { $x }, { $y }
wz-log-mishap = { $squad } atterra male, { $die }: { $rule }.
wz-log-alighted = { $squad } scende dal cielo.
wz-no-enemy-near = { $model } sarebbe a { $distance } da un nemico, servono più di { $limit } ({ $rule }).
wz-log-duel = Tutto è in parità. { $rule }
wz-no-duelling = Non nel Duello: { $action }.
wz-no-card-in-duel = Nessuna carta per questo nel Duello: { $rule }.
wz-no-wrong-corner = { $corner } non si può prendere. Si può prendere: { $open }.
wz-no-has-room = C’è posto per { $squad } ({ $rule }).
wz-no-carrying = Non con un segnalino rifornimenti: { $action }.
wz-no-token = Il segnalino rifornimenti { $token } non è sul tavolo.

wz-fault-table = Su un tavolo di { $width } per { $depth } non si gioca.
wz-fault-terrain = Elemento { $piece }: "{ $kind }" non comincia con un tipo di terreno.
wz-fault-seats = Una battaglia è per 2-6 giocatori, non { $seats }.
wz-fault-stands = Posti: { $stands }; modelli: { $models }.
wz-fault-turns = Turni di Gioco finiti prima della posizione: { $turns }; al massimo { $most }.
wz-fault-lost = Il modello { $model } è perso e gli restano Ferite.
wz-fault-stranger = Nessun modello ha il numero { $model }.
wz-fault-wounds = Al modello { $model } restano { $wounds } Ferite; devono essere da 1 a { $most }.
wz-fault-off-table = Nessun modello può stare in { $x }, { $y }: è fuori dal tavolo.
wz-fault-points = Giocatore { $player }, { $unit }: { $points } punti, { $limit } concordati.
wz-fault-slot-empty = Giocatore { $player }, { $unit }: { $have } unità di { $category }, almeno { $least }.
wz-fault-slot-full = Giocatore { $player }, { $unit }: { $have } unità di { $category }, al massimo { $most }.
wz-fault-roster = Giocatore { $player }, { $unit }: { $rule } ({ $what }).
wz-fault-charts = Il giocatore { $player } ha seguito un altro schema d’organizzazione: { $chart }.
wz-fault-force = Modelli nella forza del posto { $seat }: { $models }.
wz-fault-unit = L’unità { $unit } del posto { $seat } non può essere schierata così.
wz-fault-profile = { $unit }: manca { $column }.
wz-form-army = Armata del giocatore { $player }
wz-form-roster = Lista del giocatore { $player }
wz-form-known-army = { $name } ({ $points } punti)
wz-form-own-army = Un’armata propria, da un file
wz-form-table = Tavolo
wz-form-made-up = { $width } per { $depth } pollici, da un seme
wz-form-by-hand = { $name }
wz-form-own-table = Un tavolo proprio, da un file
wz-form-seed = Seme del terreno
wz-form-ground = Il tavolo
wz-form-mission = Missione
wz-form-rule = { $rule }
wz-form-opening = Schieramento
wz-form-opening-mission = Come dice la missione
wz-form-opening-battle-line = Linea di Battaglia
wz-form-opening-quarters = Quarti di tavolo
wz-form-misread = Impossibile leggere: { $what }

# Sagome
wz-wall-of-fire = { $rule }
wz-do-spray = Posare la sagoma a { $degrees }°
wz-do-throw = { $lucky ->
        [1] Lancio fortunato in { $x }, { $y }
       *[0] Lanciare in { $x }, { $y }
    }
wz-log-scattered = Devia di { $far } (direzione { $direction }, distanza { $distance }).
wz-log-template = La sagoma di { $model } è posata in { $x }, { $y }.
wz-log-wall = { $player }: due carte accese, { $model } alza un Muro di Fuoco.
wz-log-scorched = { $model } entra nel Muro di Fuoco.
wz-log-stunned = { $model } subisce uno Stordimento.
wz-no-template-special = Nessuna Azione speciale con l’arma { $weapon }: posa una sagoma.
wz-no-template-behind = Tutta la sagoma deve stare nel Fronte ({ $rule }).
wz-no-nobody-under = Nessuno in vista sotto la sagoma ({ $rule }).
wz-no-such-place = Non si può stare in { $x }, { $y }.
wz-no-place-behind = { $x }, { $y } non è nel Fronte.
wz-no-place-unseen = { $x }, { $y } non è in vista.
wz-no-place-far = La distanza è { $distance }, al massimo { $limit }.
wz-no-place-covered = Troppi elementi di Copertura nascondono il punto: { $pieces }.
wz-no-place-twice = Un solo dado per { $x }, { $y }.
wz-no-cards = Carte da accendere: { $needed }; disponibili: { $ready }.

# Abilità speciali
wz-ask-execution = { $player }: chi giustizia il Comandante di { $squad }?
wz-ask-retarget = { $player }: { $model } non individua il modello furtivo. Chi altro?
wz-log-berserker = { $model } va in Berserk.
wz-log-executed = Esecuzione: { $model }.
wz-no-berserk = In Berserk, { $model } va soltanto contro il nemico più vicino.
wz-no-stalks = Impossibile individuare { $target }.
wz-no-too-high = L’altezza è { $height }, un balzo supera al massimo { $most }.

# L’arsenale
wz-log-rail = Il Rail di { $model } arriva a { $x }, { $y }.
wz-no-hand-to-hand = L’arma { $weapon } non si usa in corpo a corpo ({ $rule }).

# Special Close Combat Actions, guards and reactions
wz-ask-swing = { $player }: Colpo Circolare di { $model }, chi è il prossimo?
wz-ask-reroll = { $player }: { $model } ritira il dado ({ $rule })?
wz-ask-land = { $player }: dove cade { $model }?
wz-ask-pass-on = { $player }: qualcun altro subisce il colpo su { $model }?
wz-ask-gun = { $player }: chi prova a salvare l’arma di { $model }?
wz-ask-together = { $player }: che cosa viene prima?
wz-do-special-at = { $rule }: { $target }
wz-do-land = Qui
wz-do-take = { $model }
wz-do-first = { $rule }: { $model }
wz-log-held = Il nemico blocca { $model }.
wz-log-thrown = { $by } scaglia { $model }.
wz-log-passed-on = { $model } subisce il colpo su { $from }.
wz-log-gun = { $model } salva l’arma di { $fallen }.
wz-no-already-engaged = Non con un modello ingaggiato: { $rule }.
wz-no-point-behind = Il punto non è nel Fronte ({ $rule }).
wz-no-not-behind = Non del tutto nel Retro di { $target }: { $rule }.
wz-no-not-touching = { $target } è a { $distance }, non da basetta a basetta: { $rule }.
wz-no-helper = Nessun altro amico Ingaggiato con { $target }: { $rule }.
wz-no-landing = Non c’è posto dove mettere { $target }: { $rule }.
wz-no-too-far-away = { $model } sarebbe a { $distance }, al massimo { $limit } ({ $rule }).
wz-no-cannot-take = Impossibile scegliere { $model } ({ $rule }).
wz-no-reaction = Non c’è una reazione { $which } su { $of }.

# Abilità per un tempo, e poteri
wz-log-granted = { $who } ha { $rule }.

# Scafi e fuoco di soppressione
wz-ask-locate = { $player }: quale localizzazione di { $model } è colpita?
wz-do-locate = Localizzazione { $location }
wz-log-suppressed = { $squad } è sotto Fuoco di Soppressione.
wz-log-located = La localizzazione { $location } di { $model } è colpita.
wz-log-hull = { $model } perde { $sp } SP.
wz-no-such-location = Uno scafo non ha la localizzazione { $location }.
wz-log-flames-entered = Le fiamme raggiungono { $model }: { $die } sul D20, con 10 o meno brucia.
wz-fault-game = Il gioco avanzato richiede i mazzi; questo tavolo gioca al gioco base.
wz-fault-structure = Non c’è alcun elemento { $piece } che possa essere una struttura.
wz-fault-token = Il token { $piece } è su Terreno Intransitabile o non è Terreno Leggero.
wz-do-use-skill = Usare { $rule }
wz-do-use-skill-for = Usare { $rule } per { $count } modelli, { $model } per primo
wz-do-cast = Lanciare { $power } su { $target }
wz-log-skill-used = { $player }: { $model } usa { $rule } ({ $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}).
wz-log-cast = { $model } lancia { $power } su { $target }.
wz-no-barred = Non finché questo è in vigore: { $rule }.
wz-no-skill-used = È già stato usato: { $rule }.
wz-ask-announce = { $player }: una spia chiede quale squadra attiverai dopo.
wz-do-spy = Spiare: { $player }
wz-do-announce = { $squad } dopo
wz-log-spied = { $model } spia: { $player }.
wz-log-afraid = { $model } ha paura.
wz-log-recharged = Un segnalino di Neurofrusta è accanto a { $model }.
wz-do-burn-for = { $rule } ({ $model }), { $weapon } ({ $action })
wz-do-first-player = { $rule }: { $player }
wz-ask-close = { $player }: a chi si avvicina { $model }?
wz-ask-trap = { $player }: dove mette la sua trappola { $squad }?
wz-ask-sandbags = { $player }: dove mette i suoi sacchi di sabbia { $squad }?
wz-ask-take-away = { $player }: togliere il segnalino di { $rule }?
wz-do-from-above = Tenere { $squad } in Schieramento Rapido
wz-do-lay-token = { $rule }: segnalino in { $x } / { $y }
wz-log-token = Un segnalino di { $rule } è in { $x } / { $y }.
wz-do-break = Attaccare il segnalino di { $rule }
wz-log-token-tested = { $model }, { $weapon } contro il segnalino di { $rule }: al test AV serve { $need }, esce { $die }.
wz-log-structure-hurt = Una struttura perde 1 SP ({ $rule }).
wz-log-token-taken = Un segnalino di { $rule } è tolto.
wz-log-trap = { $model } passa vicino a una trappola ({ $rule }): { $die }.

wz-counts-points = punti ancora sul tavolo
wz-counts-harm = danni possibili con le prossime Azioni
wz-counts-reach = punti nemici a tiro
wz-counts-pinned = punti Inchiodati
wz-counts-broken = punti In Rotta
wz-counts-coherency = Coesione
wz-counts-distance = vicinanza al combattimento
wz-counts-cards = Carte Risorsa
wz-counts-mission = Punti Missione
wz-counts-watch = modelli In Guardia
wz-counts-waiting = punti ancora da attivare
wz-counts-turn = di chi è il turno
wz-counts-ahead = chi vincerebbe se finisse ora
wz-counts-losses = perdite
wz-counts-ground = vicinanza al terreno della missione

wz-cue-hit = colpito
wz-cue-miss = mancato
wz-cue-saved = salvo
wz-cue-fails = fallito
wz-cue-passed = superato
wz-cue-failed = non superato
wz-cue-held = regge
wz-cue-falls = Perdita: { $model }
wz-cue-wounds = { $wounds ->
    [one] 1 Ferita
   *[other] { $wounds } Ferite
}
wz-cue-steady = { $squad }: si riprende
wz-cue-pinned = { $squad }: Inchiodamento
wz-cue-broken = { $squad }: In Rotta
wz-cue-initiative = Iniziativa
wz-cue-initiative-tie = Iniziativa: pari
wz-cue-test = { $rule }
wz-log-initiative-dice = Dadi di Iniziativa: { $first } { $one }, { $second } { $other }.
wz-verdict-points = { $player } con { $points } Punti Missione dopo il Turno di Gioco { $turn }: { $mission }.
wz-verdict-warlord = { $player }: Punti Missione pari, { $points } ciascuno, e l’altro Signore della Guerra è caduto per primo.
wz-verdict-commanders = { $player }: Punti Missione pari, { $points } ciascuno, e meno comandanti persi.
wz-verdict-draw = Pareggio dopo il Turno di Gioco { $turn }: { $points } Punti Missione ciascuno ({ $mission }).
wz-verdict-of = { $player }: { $points } Punti Missione.
