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

dc-ask-react = { $squad } vola. Una vostra arma reagisce?
dc-do-react = { $unit } reagisce: { $weapon } contro { $target } a { $x }, { $y }
dc-do-no-reaction = Nessun’altra reazione
dc-log-reacts = { $unit } reagisce con { $weapon } contro { $target }.
dc-log-flies-up-to = { $unit } vola fino a { $x }, { $y }.
dc-no-may-not-react = { $unit } non può reagire con quest’arma ({ $rule }).
dc-no-not-in-flight = { $unit } non vola ora.
dc-no-not-on-path = { $unit } non passa per questo punto.

dc-ask-controller = Quale squadra è il vostro controllore aereo avanzato?
dc-ask-intercept = { $squad } inizia una corsa d’attacco. La intercettate?
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
