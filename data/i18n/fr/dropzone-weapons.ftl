## Special weapons
dc-log-disrupted = { $squad } est perturbé : il lui faut 2 de plus pour toucher jusqu’à la fin du tour.
dc-log-not-countered = Les contre-mesures passives n’aident pas, { $unit } : { $rule }
dc-log-concussed = { $feature } : plus personne ne tient un côté jusqu’à la fin du tour.
dc-no-concussed = Aucun côté ne peut être pris ce tour-ci : { $feature }
dc-do-smoke = { $squad } lance des fumigènes
dc-log-template = Gabarit { $size ->
        [small] Petit
        [medium] Moyen
       *[large] Grand
    } : { $deviated ->
        [0] il tombe juste
        [one] il dévie de 1 pouce
       *[other] il dévie de { $deviated } pouces
    }.
dc-log-smoked = La fumée cache { $squad } jusqu’à la fin du tour.
dc-no-template-too-far = La cible est à { $distance } ; le gabarit porte à { $range }.
dc-template = { $size ->
        [small] Petit gabarit
        [medium] Gabarit moyen
       *[large] Grand gabarit
    }
