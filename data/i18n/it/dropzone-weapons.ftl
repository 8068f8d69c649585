## Special weapons
dc-log-disrupted = { $squad } è disturbata: fino alla fine del turno le serve 2 in più per colpire.
