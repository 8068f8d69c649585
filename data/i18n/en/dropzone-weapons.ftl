## Special weapons
dc-log-disrupted = { $squad } is disrupted: it needs 2 more to hit until the turn ends.
