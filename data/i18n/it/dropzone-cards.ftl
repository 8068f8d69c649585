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
dc-log-hand-shown = { $player } mostra la mano a { $other }.
dc-log-hand-seen = { $player } mostra la mano a { $other }: { $cards }.
dc-log-looked = { $player } guarda il mazzo: { $card }.
dc-log-looked-one = { $player } guarda una carta in cima al mazzo.
dc-log-shuffled = { $player } mescola il mazzo.
dc-log-revealed = { $player } rivela { $card }.
dc-log-put-under = { $player } mette { $card } sotto il mazzo.
dc-no-not-revealed = { $card } non è tra le carte rivelate.
dc-log-repaired = { $unit } recupera { $dp } DP.
dc-no-may-not-pass = { $unit } non può cedere ciò che porta ({ $rule }).
