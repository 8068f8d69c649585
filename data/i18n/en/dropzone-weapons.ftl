## Special weapons
dc-log-disrupted = { $squad } is disrupted: it needs 2 more to hit until the turn ends.
dc-log-not-countered = Passive Countermeasures of { $unit } do not help: { $rule }
dc-log-concussed = Nobody holds an edge of { $feature } for the rest of the turn.
dc-no-concussed = No edge of { $feature } may be taken this turn.
dc-do-smoke = { $squad } launches smoke
dc-log-template = The { $size ->
        [small] Small
        [medium] Medium
       *[large] Large
    } template { $deviated ->
        [0] lands on the spot
        [one] deviates 1 inch
       *[other] deviates { $deviated } inches
    }.
dc-log-smoked = Smoke hides { $squad } until the turn ends.
dc-no-template-too-far = The target is { $distance } away; the template reaches { $range }.
dc-template = { $size ->
        [small] Small template
        [medium] Medium template
       *[large] Large template
    }
dc-do-focus = Put hits together: { $hits }
dc-shots = { $shots ->
        [one] 1 shot each
       *[other] { $shots } shots each
    }
dc-focus-hit = { $hits }
dc-do-guard = The shots go at { $unit } instead
dc-do-no-guard = The shots stay
dc-ask-guard = Do the shots at { $target } go at another unit of its squad?
dc-ask-focus = { $hits } hits: which are put together?
dc-log-focused = Hits to roll: { $rolled }; discarded: { $discarded }
dc-log-guarded = { $unit } takes the shots instead.
dc-no-not-all-hits = There are { $hits } hits: each is rolled or discarded into another.
dc-no-cannot-guard = The shots cannot be moved to { $unit }.
dc-log-edge-hit = All bases on that side of { $feature } are hit ({ $rule }).
