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
