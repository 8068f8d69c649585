## Special weapons
dc-log-disrupted = { $squad } è disturbata: fino alla fine del turno le serve 2 in più per colpire.
dc-log-not-countered = Le contromisure passive non servono, { $unit }: { $rule }
dc-log-concussed = { $feature }: nessuno tiene un lato fino alla fine del turno.
dc-no-concussed = In questo turno non si può prendere alcun lato: { $feature }
dc-do-smoke = { $squad } lancia fumogeni
dc-log-template = Sagoma { $size ->
        [small] Piccola
        [medium] Media
       *[large] Grande
    }: { $deviated ->
        [0] cade sul posto
        [one] devia di 1 pollice
       *[other] devia di { $deviated } pollici
    }.
dc-log-smoked = Il fumo nasconde { $squad } fino alla fine del turno.
dc-no-template-too-far = Il bersaglio è a { $distance }; la sagoma arriva a { $range }.
dc-template = { $size ->
        [small] Sagoma piccola
        [medium] Sagoma media
       *[large] Sagoma grande
    }
