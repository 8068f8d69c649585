## Command cards
dc-log-rerolled = { $rule }: { $dice ->
    [one] si ritira 1 dado
   *[other] si ritirano { $dice } dadi
    }.
dc-no-stays = { $squad } non può muoversi ({ $rule }).
dc-ask-shuffle = Hai guardato la cima del mazzo. Lo mescoli?
dc-ask-pick-discard = Quale delle carte rivelate si scarta?
dc-ask-pick-under = Quale delle carte rivelate va sotto il mazzo?
dc-do-shuffle = Mescolare il mazzo
dc-do-keep-deck = Lasciare il mazzo com’è
dc-do-pick = { $card }
dc-log-hand-shown = { $player }, mano mostrata a: { $other }.
dc-log-hand-seen = { $player }, mano mostrata a: { $other } ({ $cards }).
dc-log-looked = { $player }, vista nel mazzo: { $card }.
dc-log-looked-one = { $player }, vista nel mazzo: una carta in cima.
dc-log-shuffled = Mazzo mescolato: { $player }.
dc-log-revealed = { $player }, rivelata: { $card }.
dc-log-put-under = { $player }, messa sotto il mazzo: { $card }.
dc-no-not-revealed = { $card } non è tra le carte rivelate.
dc-log-repaired = { $unit } recupera { $dp } DP.
dc-no-may-not-pass = { $unit } non può cedere ciò che porta ({ $rule }).
dc-on-against = { $squad } contro { $other }
dc-ask-hinder = Quali squadre possono fare una sola azione? Ancora da nominare: { $left }.
dc-do-hinder = { $squad } fa una sola azione
dc-no-cannot-name = { $squad } non agisce adesso o è già stata nominata.
dc-no-not-acting = { $card } si gioca su una squadra che agisce adesso.
dc-no-must-embark = { $squad } può solo raggiungere un trasporto e imbarcarsi ({ $rule }).
dc-fault-cards = Il giocatore { $seat } ha una carta due volte.
dc-log-acts-alone = { $squad } agisce da sola.
dc-ask-all-out = Dove si collocano quelli di { $squad } che escono da { $unit }?
dc-log-all-out = { $squad } esce.
dc-ask-test-again = { $squad } ha fallito il test con un { $die }. { $card }: ritiri?
dc-log-nothing-falls = I danni collaterali in { $feature } non cadono su nessuno ({ $rule }).
