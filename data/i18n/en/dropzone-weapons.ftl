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
