## Special weapons
dc-log-disrupted = { $squad } è disturbata: fino alla fine del turno le serve 2 in più per colpire.
dc-log-not-countered = Le contromisure passive non servono, { $unit }: { $rule }
dc-log-concussed = { $feature }: nessuno tiene un lato fino alla fine del turno.
dc-no-concussed = In questo turno non si può prendere alcun lato: { $feature }
