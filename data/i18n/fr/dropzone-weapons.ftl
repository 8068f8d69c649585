## Special weapons
dc-log-disrupted = { $squad } est perturbé : il lui faut 2 de plus pour toucher jusqu’à la fin du tour.
