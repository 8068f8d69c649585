duel-fencer = Schermidore { $number }
duel-hand = Mano (al massimo { $most } carte)
duel-card = { $card }
duel-round = Assalto { $round } di { $rounds }

duel-ask-salute = Aprire il duello?
duel-ask-stance = { $fencer }: quale guardia, in segreto?
duel-ask-act = { $fencer }: muovere, colpire, pescare o riposare?
duel-ask-answer = { $fencer }: { $striker } colpisce. Parare?
duel-ask-riposte = { $fencer }: rispondere a { $target }?

duel-do-salute = Saluto
duel-do-bold = Audace
duel-do-wary = Prudente
duel-do-step = Al passo { $pace }
duel-do-strike = Colpire { $target }
duel-do-strike-with = Colpire { $target } con { $card }
duel-do-draw = Pescare una carta
duel-do-rest = Riposare
duel-do-parry = Parare
duel-do-take-it = Incassare
duel-do-riposte = Risposta
duel-do-hold = Trattenersi

duel-log-saluted = { $count } schermidori si salutano.
duel-log-drew = { $fencer } pesca una carta.
duel-log-drew-known = { $fencer } pesca { $card }.
duel-log-round = Assalto { $round }.
duel-log-bold = { $fencer } è audace
duel-log-wary = { $fencer } è prudente
duel-log-and = { $one }, { $other }
duel-log-initiative = { $fencer } è il più rapido.
duel-log-stepped = { $fencer } va al passo { $pace }.
duel-log-rested = { $fencer } riposa.
duel-log-strikes = { $with ->
    [card] { $fencer } colpisce { $target } con { $card }.
   *[none] { $fencer } colpisce { $target }.
}
duel-log-ripostes = { $fencer } risponde a { $target }.
duel-log-parried = { $fencer } para.
duel-log-hits = Serve { $need }, il dado dà { $die }: a segno.
duel-log-misses = Serve { $need }, il dado dà { $die }: a vuoto.
duel-log-wounded = { $fencer } perde { $loss } di vigore.
duel-log-fell = { $fencer } è fuori combattimento.
duel-log-ended = Il duello è finito.

duel-odds-loss = Vigore perso
duel-odds-hit = va a segno
duel-odds-out = mette fuori combattimento
duel-odds-hit-parried = va a segno se parato
duel-odds-need = Per colpire
duel-odds-need-parried = Per colpire se parato

duel-no-not-now = Non ora: il duello attende altro ({ $rule }).
duel-no-off-the-strip = Non esiste il passo { $pace }: la pedana ne ha { $strip }, contati da 0.
duel-no-occupied = Lo schermidore { $seat } sta sul passo { $pace }.
duel-no-too-far = Sono { $paces } passi, { $most } permessi.
duel-no-such-fencer = Non c’è schermidore al posto { $seat }.
duel-no-oneself = Nessuno può colpire sé stesso.
duel-no-out = Lo schermidore del posto { $seat } è fuori combattimento.
duel-no-out-of-reach = L’avversario è a { $paces } passi, il colpo arriva a { $reach }.
duel-no-not-in-hand = { $card } non è nella mano.
duel-no-not-for-a-strike = { $card } non si gioca con un colpo.
duel-no-hand-full = La mano è piena: { $most } carte.
duel-no-full-vigour = Il vigore è già pieno: { $vigour }.

duel-fault-seats = Un duello è per { $least } a { $most } schermidori, non { $found }.
duel-fault-strip = La pedana ha da { $least } a { $most } passi, non { $found }.
duel-fault-vigour = Il vigore va da { $least } a { $most }, non { $found }.
duel-fault-rounds = Un duello dura da { $least } a { $most } assalti, non { $found }.

duel-counts-vigour = il vigore
duel-counts-lead = il vantaggio
duel-counts-lunges = affondi in mano
duel-counts-feints = finte in mano
duel-counts-parries = parate in mano
duel-counts-threat = la minaccia
page-battle-standard = Duello classico
page-battle-standard-about = Sette passi, cinque di vigore, dodici assalti.
page-battle-long = Duello lungo
page-battle-long-about = Cinque passi, venti assalti: conta l’abilità.
page-battle-any = Duello a caso
page-battle-any-about = Pedana, vigore e riprese vengono dal seme.

duel-cue-hit = colpito
duel-cue-miss = mancato
duel-verdict-won = { $fencer }: il maggior vigore rimasto, { $vigour }.
duel-verdict-draw = Pareggio: { $vigour } di vigore ciascuno.
duel-verdict-left = { $fencer }: { $vigour } di vigore rimasto.
duel-tile = { $kind ->
    [stance] Scegliere una guardia
    [step] Fare un passo
   *[strike] Colpire
}
duel-figure = { $figure }
duel-test = { $figure }+
duel-vigour = Vigore
duel-stat-reach = Portata, in passi
duel-stat-hit = Per colpire
duel-blade = Lama
duel-legend-bold = Fa due passi, agisce prima, colpisce 1 più facilmente.
duel-legend-wary = Si colpisce 1 più difficilmente.
duel-legend-vigour = Ogni disco è un punto di vigore; un disco vuoto è perso.
duel-legend-die = Un dado a sei facce; un 6 naturale costa un punto in più.
duel-legend-lunge = Arriva a due passi e costa un punto in più.
duel-legend-feint = Non si può parare.
duel-legend-parry = Rende il colpo 2 più difficile.
duel-scores = Un colpo a segno toglie vigore allo schermidore colpito.
duel-wins = Vince l’ultimo in piedi; dopo il round { $rounds } chi ha più vigore.
