## Special weapons
dc-log-disrupted = { $squad } est perturbé : il lui faut 2 de plus pour toucher jusqu’à la fin du tour.
dc-log-not-countered = Les contre-mesures passives n’aident pas, { $unit } : { $rule }
dc-log-concussed = { $feature } : plus personne ne tient un côté jusqu’à la fin du tour.
dc-no-concussed = Aucun côté ne peut être pris ce tour-ci : { $feature }
