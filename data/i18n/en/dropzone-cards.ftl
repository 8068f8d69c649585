## Command cards
dc-log-rerolled = { $rule }: { $dice ->
    [one] 1 die is
   *[other] { $dice } dice are
    } rolled again.
dc-no-stays = { $squad } may not move ({ $rule }).
