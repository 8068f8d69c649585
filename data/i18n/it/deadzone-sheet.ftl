# Schede, legenda e missione di Deadzone, accanto alla mappa.
dz-sheet-rule = { $rule }
dz-sheet-numbered = { $rule } ({ $number })
dz-sheet-thing = { $thing }
dz-sheet-figure = { $figure }
dz-sheet-test = { $figure }+
dz-sheet-dash = –
dz-sheet-kind = { $rule }
dz-sheet-damage = Danni
dz-sheet-injured = ferita
dz-sheet-killed = morte
dz-sheet-actions = Azioni corte rimaste
dz-sheet-range = Gittata
dz-sheet-ap = AP
dz-sheet-in-fights = in Combattimento
dz-stat-sprint = Sprint
dz-stat-size = Taglia
dz-stat-vps = Punti vittoria
dz-stat-recon = Recon
dz-objective-free = di nessuno
dz-objective-held = tenuto: { $player }
dz-objective-contested = conteso
dz-odds-joint = Un successo più della risposta colpisce: { $hit }. Ciò che ne lascia l’armatura fa danni: { $harm }, e uccide: { $kill }.
dz-mission-bar = Punti vittoria, su { $target } per vincere
dz-mission-kills = Ogni nemico ucciso: i suoi punti vittoria, subito.
dz-mission-objectives = Ogni obiettivo dove solo tu hai modelli alla fine di un round: i suoi punti.
dz-mission-intel = Informazioni raccolte: un punto, subito.
dz-mission-leave = Un modello che esce dal bordo nemico: i suoi punti e uno in più.
dz-mission-items = Gli oggetti spediti dalla tua zona, con un’azione Speciale, danno punti.
dz-mission-target = { $target } punti vittoria o più, e più dell’altra parte.
dz-mission-wipe-out = Oppure l’altra parte non ha più nessuno.
dz-mission-when = Entrambe si guardano alla fine di un round.
dz-mission-secret = Ogni parte ha anche una missione segreta.
dz-legend-scenery = Casse e barricate nascondono parte di un modello: niente tiro libero.
dz-legend-wall = Muri con varchi: uno piccolo lascia passare la taglia 1, uno medio la 2, uno grande la 3. Attraverso i varchi si vede.
dz-legend-hatch = Un portello lascia passare i modelli fino alla sua taglia, ma non si vede attraverso.
dz-legend-half-tile = Mezzo pavimento: posto per 2 di ogni parte invece di 4; le taglie 3 e 4 lo attraversano ma non vi si fermano.
dz-legend-ladder = Scale e rampe portano un livello più su; alle ruote serve la rampa.
dz-legend-deployment = Dove si schiera una squadra.
dz-legend-smoke = Non si vede attraverso un cubo di fumo.
dz-legend-trap = Scatta quando qualcuno entra.
dz-legend-deactivated = È già stato attivato in questo round.
dz-legend-pinned = A terra: deve prima rialzarsi.
dz-legend-injured = Ha subito danni; uno in più può uccidere.
dz-legend-burning = Brucia quando si attiva.
dz-legend-tagged = Segnato per i fucili Tag.
dz-legend-raging = In furia: può sfuggirti di mano.
dz-legend-item = Porta qualcosa.
dz-legend-actions = Quadrati: azioni corte rimaste. Due corte o una lunga.
dz-legend-damage = Dischi: danni che può ancora subire; a zero muore.
dz-legend-acts = Anello pieno: questo modello agisce ora.
dz-legend-can-act = Anello sottile: può agire, o è un bersaglio lecito.
dz-legend-reach = Cubi chiari: dove porta l’azione scelta.
dz-legend-trail = Punteggiata: un percorso di cubo in cubo.
dz-legend-sight = Linea continua: si vede tutto il bersaglio, tiro libero: due dadi in più.
dz-legend-hidden = Linea interrotta: qualcosa nasconde il bersaglio, in parte o del tutto.
dz-legend-test = Ogni dado che fa il numero o più è un successo; vince chi ne ha di più.
dz-legend-exploding = Un 8 è un successo e fa tirare un altro dado.
dz-legend-plus-model = Permette di attivare un altro modello nello stesso turno.
dz-legend-dice = Aggiunge un dado a un test, anche nel turno avversario.
dz-legend-move = Un movimento gratuito di un cubo per il modello attivo.
dz-legend-shoot = Uno sparo gratuito.
dz-legend-fight = Un Combattimento gratuito.
dz-legend-splat = L’abilità speciale dell’armata.
dz-legend-unknown = Coperto: un modello che entra nel cubo, senza nemici, può raccoglierlo e scoprirlo.
dz-legend-objective = Dà punti alla fine del round a chi è lì da solo; il numero è quanto vale.
dz-sheet-cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}
dz-legend-counter = { $kind ->
    [ammo] Un dado in più per uno sparo, poi finisce.
    [ap-ammo] Un dado in più e AP 1 per uno sparo.
    [frag] Lanciata in un cubo: colpisce chiunque vi sia.
    [stun] Lanciata in un cubo: tutti contano come già attivati.
    [medi-pack] Cura un danno.
    [trap] Esplode quando si scopre.
   *[other] Un punto vittoria.
}
