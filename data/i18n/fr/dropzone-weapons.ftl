## Special weapons
dc-log-disrupted = { $squad } est perturbé : il lui faut 2 de plus pour toucher jusqu’à la fin du tour.
dc-log-not-countered = Les contre-mesures passives n’aident pas, { $unit } : { $rule }
dc-log-concussed = { $feature } : plus personne ne tient un côté jusqu’à la fin du tour.
dc-no-concussed = Aucun côté ne peut être pris ce tour-ci : { $feature }
dc-do-smoke = { $squad } lance des fumigènes
dc-log-template = Gabarit { $size ->
        [small] Petit
        [medium] Moyen
       *[large] Grand
    } : { $deviated ->
        [0] il tombe juste
        [one] il dévie de 1 pouce
       *[other] il dévie de { $deviated } pouces
    }.
dc-log-smoked = La fumée cache { $squad } jusqu’à la fin du tour.
dc-no-template-too-far = La cible est à { $distance } ; le gabarit porte à { $range }.
dc-template = { $size ->
        [small] Petit gabarit
        [medium] Gabarit moyen
       *[large] Grand gabarit
    }
dc-do-focus = Réunir des touches : { $hits }
dc-shots = { $shots ->
        [one] { $shots } tir chacun
       *[other] { $shots } tirs chacun
    }
dc-focus-hit = { $hits }
dc-do-guard = Les tirs vont plutôt sur { $unit }
dc-do-no-guard = Les tirs restent
dc-ask-guard = Les tirs sur { $target } vont-ils sur une autre unité de son escouade ?
dc-ask-focus = { $hits } touches : lesquelles sont réunies ?
dc-log-focused = Touches à jeter : { $rolled } ; écartées : { $discarded }
dc-log-guarded = { $unit } prend les tirs à sa place.
dc-no-not-all-hits = Il y a { $hits } touches : chacune est jetée ou écartée au profit d’une autre.
dc-no-cannot-guard = Les tirs ne peuvent pas passer sur { $unit }.
dc-log-edge-hit = Tous les socles de ce côté sont touchés, { $feature } ({ $rule }).
