## Special weapons
dc-log-disrupted = { $squad } is disrupted: it needs 2 more to hit until the turn ends.
dc-log-not-countered = Passive Countermeasures of { $unit } do not help: { $rule }
dc-log-concussed = Nobody holds an edge of { $feature } for the rest of the turn.
dc-no-concussed = No edge of { $feature } may be taken this turn.
