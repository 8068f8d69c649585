## Command cards
dc-log-rerolled = { $rule }: { $dice ->
    [one] si ritira 1 dado
   *[other] si ritirano { $dice } dadi
    }.
dc-no-stays = { $squad } non può muoversi ({ $rule }).
