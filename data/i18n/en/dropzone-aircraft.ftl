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

dc-ask-react = { $squad } flies. Does one of your weapons react?
dc-do-react = { $unit } reacts: { $weapon } at { $target } at { $x }, { $y }
dc-do-no-reaction = No more reactions
dc-log-reacts = { $unit } reacts with { $weapon } at { $target }.
dc-log-flies-up-to = { $unit } flies up to { $x }, { $y }.
dc-no-may-not-react = { $unit } may not react with this weapon ({ $rule }).
dc-no-not-in-flight = { $unit } does not fly now.
dc-no-not-on-path = { $unit } does not come past this point.
