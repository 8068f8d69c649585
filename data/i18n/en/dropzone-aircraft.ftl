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

dc-ask-controller = Which squad is your forward air controller?
dc-ask-intercept = { $squad } begins an attack run. Do you intercept?
dc-do-name-controller = { $squad } is the forward air controller
dc-do-scramble = { $squad }: roll whether it arrives
dc-do-scramble-at = { $squad }: roll whether it arrives, for { $target }
dc-do-attack-run = { $squad }: attack run from { $x }, { $y } to { $to-x }, { $to-y }, { $shots } shots
dc-do-intercept = { $squad } intercepts { $target }
dc-log-controller = { $squad } is the forward air controller.
dc-log-scrambled = { $squad }: { $die }, { $need }+ needed: { $arrives ->
        [yes] it arrives
       *[no] it does not arrive
    }.
dc-log-intercepts = { $squad } intercepts.
dc-no-not-available = { $squad } does not arrive for this ({ $rule }).
dc-no-not-this-line = { $squad } flies in a straight line from one table edge to another, past nothing higher than 8″.

## Drills and Subterranean squads
dc-ask-drill = Do you place a Drill?
dc-ask-trap = Do you spring a trap?
dc-do-drill = { $unit }: drill towards { $x }, { $y }
dc-do-trap = Trap: { $target }
dc-do-no-drill = Nothing more
dc-log-drill-deviates = { $unit } deviates to { $x }, { $y }.
dc-log-drill-emerges = { $unit } comes out of the ground at { $x }, { $y }.
dc-log-drill-passed = { $squad } { $way ->
        [out] comes out of
       *[in] leaves through
    } { $unit }.
dc-no-no-drill = { $unit } is no Drill that can be placed now.
dc-no-drill-not-there = { $unit } can be aimed only where vehicles could pass.
dc-no-no-trap = No trap can be sprung on { $unit }.
dc-no-cannot-pass = { $squad } cannot pass through a Drill like that ({ $rule }).

## Transition
dc-mode = { $mode }
dc-do-change-mode = { $who }: change to { $mode }
dc-do-announce-mode = { $who }: enter in { $mode }
dc-do-hover = { $squad }: stop in Hover Mode at { $x }, { $y }
dc-do-fly-off = { $squad }: fly off to { $x }, { $y } in Fast Mode
dc-log-changed-mode = { $unit } changes to { $mode }.
dc-log-announced-mode = { $unit } is going to enter in { $mode }.
dc-no-cannot-change = { $unit } cannot change to this mode now ({ $rule }).
dc-no-has-changed = { $unit } has changed mode this turn ({ $rule }).
dc-no-moved-too-far-to-change = { $unit } has moved { $moved }: who changes mode moves { $most } at most.
dc-no-cannot-change-here = { $unit } cannot land here, so it does not change to a Vehicle.
dc-no-room-to-change = { $unit } has no room to change mode here.
dc-no-not-off-this-way = { $squad } flies off in a straight line to a table edge, past nothing higher than 8″.
