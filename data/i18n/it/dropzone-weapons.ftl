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
dc-do-focus = Riunire colpi: { $hits }
dc-shots = { $shots ->
        [one] 1 tiro ciascuno
       *[other] { $shots } tiri ciascuno
    }
dc-focus-hit = { $hits }
dc-do-guard = I tiri vanno invece su { $unit }
dc-do-no-guard = I tiri restano
dc-ask-guard = I tiri su { $target } vanno su un’altra unità della sua squadra?
dc-ask-focus = { $hits } colpi a segno: quali si riuniscono?
dc-log-focused = Colpi da tirare: { $rolled }; scartati: { $discarded }
dc-log-guarded = { $unit } prende i tiri al suo posto.
dc-no-not-all-hits = I colpi sono { $hits }: ciascuno si tira o si scarta in un altro.
dc-no-cannot-guard = I tiri non possono passare a { $unit }.
dc-log-edge-hit = Tutte le basi su quel lato sono colpite, { $feature } ({ $rule }).
