# Quello che sta attorno a una battaglia: l’inizio, la propria battaglia, le regole, il replay.
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
page-why-missing = Devono ancora agire
page-why-acting = agisce ora
page-why-reserve = non ancora in campo
page-mission-open = La missione: che cosa dà punti e che cosa fa vincere
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
page-help-undo = Un ordine si annulla finché non cadono i dadi. Dopo, l’altro giocatore deve essere d’accordo.
page-help-kept = Le battaglie sono conservate su questo dispositivo. Si possono anche salvare come file o mandare come link.
page-help-keys = In battaglia anche ? mostra questo elenco, e lì ogni tasto si può cambiare.
page-over-winner = { $player } ha vinto
page-set-up = Schiera per me
page-set-up-note = Schiera le tue squadre come farebbe il bot.
page-order-before = L’ordine prima
page-order-next = L’ordine dopo

# Piani di più ordini, e che cosa aumenterebbe una probabilità.
page-why-raising = Che cosa aumenterebbe la probabilità
page-why-looking = Ricerca in corso …
page-why-nothing-helps = Niente che si possa fare adesso.
page-course = Pianifica
page-course-note = Ogni ordine scelto si aggiunge al piano; nulla viene dato finché non lo si esegue.
page-course-weighing = Calcolo in corso …
page-course-carry-out = Esegui
page-course-less = Un passo indietro
page-course-drop = Abbandona il piano
page-course-fells = cade un nemico, anche se l’avversario risponde al meglio
page-course-piece = A rischio
page-course-gone = Eliminato
page-course-loses = Perde in media
page-course-neglected = Casi improbabili tralasciati: { $chance } di tutte le probabilità.
page-course-unweighed = Non tutte le risposte lungo la via sono state pesate: erano troppe.
page-course-left-out = Un ordine del piano non era più possibile ed è stato tralasciato.

# Il laboratorio delle probabilità.
page-lab = Laboratorio delle probabilità
page-lab-note = Probabilità esatte: nulla è campionato. Il link contiene tutta la domanda.
page-lab-question = Domanda { $number }
page-lab-add = Confronta con un’altra
page-lab-remove = Toglila
page-lab-over = Mostra secondo
page-lab-over-none = Un caso ciascuna
page-lab-over-range = Distanza
page-lab-over-cover = Copertura
page-lab-over-size = Numero di attaccanti
page-lab-over-weapon = Armi
page-lab-figures = Cifre
page-lab-table = In tabella
page-lab-working = Calcolo in corso: ancora { $left }
page-lab-copy = Copia il link
page-lab-neglected = Casi improbabili tralasciati: al massimo { $chance } di tutte le probabilità.
page-lab-damaged = Questo link al laboratorio delle probabilità è stato tagliato o cambiato per strada e non si può aprire. Chiedilo di nuovo.
page-lab-unknown = Questo link al laboratorio delle probabilità chiede «{ $asked }», che questa versione non conosce.

page-advice-ask = Consiglio
page-advice-note = Che cosa farebbe qui uno stratega, e perché
page-advice-asked = Sto riflettendo …
page-advice-none = Nessun consiglio: la riflessione non ha dato nulla
page-advice = Probabilità di vincere: { $chance }. { $reasons } { $expected }
page-advice-against = Rispetto al secondo piano migliore: { $reasons }.
page-advice-expected = Seguito previsto: { $line }.
page-advice-follows = ciò che segue
page-review = Analisi
page-review-luck = fortuna
page-review-given = decisioni
page-review-better = Meglio,
page-review-note = In probabilità di vincere, come le stimano i bot: ciò che i dadi hanno dato oltre le attese, e ciò che le decisioni hanno ceduto rispetto al miglior piano visto. Poi le svolte; ognuna porta al suo momento.
