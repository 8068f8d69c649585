# Quello che sta attorno a una battaglia: l’inizio, la propria battaglia, le regole, il replay.
page-system-deadzone = Deadzone, seconda edizione
page-system-dropzone = Dropzone Commander
page-rules-games = Giochi
page-rules-list = ‹ Tutte le regole
page-rules-none = Nessuna regola contiene queste parole.
page-rules-others = Altri giochi
page-rules-share = applicate, su quante
page-rules-state = Il motore applica { $enforced } regole su { $all }; { $both } di queste sono verificate da un test.
page-rules-state-none = Il motore non applica ancora nessuna di queste { $all } regole. Sono qui per essere lette.
page-rules-not-played = Il gioco non si può ancora giocare su questa pagina.
page-rules-legend = Scuro: applicata e verificata. Tratteggiato: applicata. Chiaro: non ancora; la regola si può leggere, e i giocatori la rispettano da sé.
page-stamp-tested = applicata e verificata
page-stamp-enforced = applicata
page-stamp-not = non ancora applicata
page-why-need = Da ottenere, o meno
page-why-same = nessun effetto
page-why-chance = La probabilità di riuscirci
page-why-fell = Il dado ha dato
page-why-otherwise = Che cosa lo cambierebbe
page-why-without = Senza { $rule }
page-why-chain = Da questo test alla perdita
page-why-order = Che cosa ha dato lo stesso ordine
page-why-used = Usata in questa battaglia
page-why-question = La domanda
page-why-answers = Che cosa si può rispondere
page-why-shut = Non ora, e perché
page-why-open = Aprire nelle regole
page-minutes = circa { $minutes } min
page-army-points = { $points } punti
page-army-points-against = { $one } punti contro { $other }
page-army-worth = { $points } punti, { $models ->
    [one] { $models } modello
   *[other] { $models } modelli
}
page-army-unequal = Un’armata vale molto più dell’altra. Si può giocare, ma non sarà una battaglia alla pari.
page-feet = { $width } × { $depth } piedi
page-paces = { $paces } passi
page-own-file = Scegliere un file
page-own-text = Leggerlo o cambiarlo come testo
page-earlier = Momenti precedenti
page-orders-ago = { $orders ->
    [one] { $orders } ordine prima
   *[other] { $orders } ordini prima
}
page-kept-bot = Tu contro il { $bot }, { $scores }
page-kept-bots = { $bot } contro sé stesso, { $scores }
page-kept-people = Due persone a questa macchina, { $scores }
page-ago-now = proprio ora
page-ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
}
page-ago-hours = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
}
page-ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}
page-help = Aiuto
page-help-lesson = Prima volta? La prima battaglia guidata insegna giocando, in circa dieci minuti.
page-help-orders = Scegli una squadra, poi un ordine dalla barra. Quello che non si può fare dice perché.
page-help-why = Ogni numero sottolineato a punti risponde a «perché?»: la somma e le regole che la formano.
page-help-undo = Un ordine si ritira finché non cadono i dadi. Dopo, l’altro giocatore deve essere d’accordo.
page-help-kept = Le battaglie sono conservate su questo dispositivo. Si possono anche salvare come file o mandare come link.
page-help-keys = In battaglia anche ? mostra questo elenco, e lì ogni tasto si può cambiare.
page-over-winner = Il giocatore { $number } ha vinto
page-set-up = Schiera per me
page-set-up-note = Schiera le tue squadre come farebbe il bot.
page-order-before = L’ordine prima
page-order-next = L’ordine dopo
