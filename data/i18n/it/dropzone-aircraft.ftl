## Aircraft, Fast Movers and reaction fire

dc-log-fell = { $unit } precipita: { $fate ->
        [air] distrutto in volo, con tutto ciò che trasporta
        [crash] atterraggio di fortuna
       *[emergency] atterraggio d’emergenza
    }.
dc-log-wreckage = I rottami di { $unit }: { $hits ->
        [0] nessuno è colpito
       *[other] { $hits } colpi entro { $hits }″
    }.
dc-log-wreckage-hits = Dei rottami colpiscono { $feature }: { $dice } dadi, serve { $need }+: { $dp } DP.
dc-log-crash-save = { $unit } nello schianto: { $die }, serviva { $need }+.

dc-ask-react = { $squad } vola. Una tua arma reagisce?
dc-do-react = { $unit } reagisce: { $weapon } contro { $target } a { $x }, { $y }
dc-do-no-reaction = Nessun’altra reazione
dc-log-reacts = { $unit } reagisce con { $weapon } contro { $target }.
dc-log-flies-up-to = { $unit } vola fino a { $x }, { $y }.
dc-no-may-not-react = { $unit } non può reagire con quest’arma ({ $rule }).
dc-no-not-in-flight = { $unit } non vola ora.
dc-no-not-on-path = { $unit } non passa per questo punto.

dc-ask-controller = Quale squadra è il tuo controllore aereo avanzato?
dc-ask-intercept = { $squad } inizia una corsa d’attacco. La intercetti?
dc-do-name-controller = { $squad } è il controllore aereo avanzato
dc-do-scramble = { $squad }: tiro per l’arrivo
dc-do-scramble-at = { $squad }: tiro per l’arrivo, contro { $target }
dc-do-attack-run = { $squad }: corsa d’attacco da { $x }, { $y } a { $to-x }, { $to-y }, { $shots } tiri
dc-do-intercept = { $squad } intercetta { $target }
dc-log-controller = { $squad } è il controllore aereo avanzato.
dc-log-scrambled = { $squad }: { $die }, serve { $need }+: { $arrives ->
        [yes] arriva
       *[no] non arriva
    }.
dc-log-intercepts = { $squad } intercetta.
dc-no-not-available = { $squad } non è disponibile per questo ({ $rule }).
dc-no-not-this-line = { $squad } vola in linea retta da un bordo del tavolo a un altro, senza nulla di più alto di 8″ sul percorso.

## Drills and Subterranean squads
dc-ask-drill = Piazzi una trivella?
dc-ask-trap = Fai scattare una trappola?
dc-do-drill = { $unit }: trivella verso { $x }, { $y }
dc-do-trap = Trappola: { $target }
dc-do-no-drill = Nient’altro
dc-log-drill-deviates = { $unit } devia a { $x }, { $y }.
dc-log-drill-emerges = { $unit } esce dal terreno a { $x }, { $y }.
dc-log-drill-passed = { $squad } { $way ->
        [out] esce da
       *[in] se ne va attraverso
    } { $unit }.
dc-no-no-drill = { $unit } non è una trivella che si possa piazzare ora.
dc-no-drill-not-there = { $unit } può mirare solo dove i veicoli potrebbero passare.
dc-no-no-trap = Nessuna trappola può scattare su { $unit }.
dc-no-cannot-pass = { $squad } non può passare così per una trivella ({ $rule }).

## Transition
dc-mode = { $mode }
dc-do-change-mode = { $who }: passare a { $mode }
dc-do-announce-mode = { $who }: entrare in { $mode }
dc-do-hover = { $squad }: fermarsi in volo stazionario a { $x }, { $y }
dc-do-fly-off = { $squad }: ripartire verso { $x }, { $y } in modalità veloce
dc-log-changed-mode = { $unit } passa a { $mode }.
dc-log-announced-mode = { $unit } entrerà in { $mode }.
dc-no-cannot-change = { $unit } non può passare a questa modalità adesso ({ $rule }).
dc-no-has-changed = { $unit } ha già cambiato modalità in questo turno ({ $rule }).
dc-no-moved-too-far-to-change = { $unit } ha percorso { $moved }: chi cambia modalità si muove al massimo di { $most }.
dc-no-cannot-change-here = { $unit } non può atterrare qui, quindi non diventa un veicolo.
dc-no-room-to-change = { $unit } non ha spazio per cambiare modalità qui.
dc-no-not-off-this-way = { $squad } riparte in linea retta verso un bordo del tavolo, senza nulla di più alto di 8″ sul percorso.
