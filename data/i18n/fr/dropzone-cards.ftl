## Command cards
dc-log-rerolled = { $rule } : { $dice ->
    [one] 1 dé est relancé
   *[other] { $dice } dés sont relancés
    }.
dc-no-stays = { $squad } ne peut pas se déplacer ({ $rule }).
