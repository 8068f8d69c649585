## Aircraft, Fast Movers and reaction fire

dc-log-fell = { $unit } comes down: { $fate ->
        [air] destroyed in the air, with everything aboard
        [crash] a crash landing
       *[emergency] an emergency landing
    }.
dc-log-wreckage = The wreckage of { $unit }: { $hits ->
        [0] it hits nobody
       *[other] { $hits } hits within { $hits }″
    }.
dc-log-wreckage-hits = Wreckage hits { $feature }: { $dice } dice, { $need }+ damages: { $dp } DP.
dc-log-crash-save = { $unit } in the crash: { $die }, { $need }+ needed.
