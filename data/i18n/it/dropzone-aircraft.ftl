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
