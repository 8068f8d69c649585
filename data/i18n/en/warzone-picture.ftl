# Warzone as a page shows it: beside the table, over it, and while an order is planned.
wz-player = Player { $player }
wz-reach = { $rule } { $far }
wz-walked = { $length } of { $limit }
wz-allowance = Allowance, in hundredths of an inch
wz-apart = { $distance } apart
wz-hides = { $name } hides { $share }: { $rule } −{ $modifier }
wz-hides-little = { $name } hides { $share }, too little to count
wz-hides-struck-off = { $name } hides { $share }, but is too near the shooter or overlooked
wz-under = { $count ->
    [one] { $count } model under it
   *[other] { $count } models under it
}
wz-tile = { $kind ->
    [march-move] Squad moves
    [march-run] Squad runs
    [move] Move
    [shoot] Shoot
    [aim] Aim
    [engage] Engage
    [close-combat] Fight
    [hide] Hide
    [run] Run
    [rapid-fire] Rapid fire
    [sentry] Sentry
    [dive] Dive
    [spray] Template
    [throw] Grenade
    [wall-of-fire] Wall of Fire
    [special-close-combat] Special attack
    [engage-left] Engage round the left
    [engage-climbing] Climb and engage
    [burn] Turn a card
    [done] Done
   *[pass] Pass
}
wz-short-of = short of it: { $rule }
wz-sees = in sight
wz-sees-not = out of sight
wz-split = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at { $target }
wz-about-unit = { $unit }
wz-about-gun = { $weapon }: { $range }, RoF { $rate }, St { $st }
wz-about-template = { $weapon }: template, RoF { $rate }, St { $st }
wz-about-blade = { $weapon }: RoA { $rate }, St { $st }
wz-do-react = { $model }: { $what }
wz-do-go = move { $far } { $towards ->
    [northeast] north-east
    [east] east
    [southeast] south-east
    [south] south
    [southwest] south-west
    [west] west
    [northwest] north-west
   *[north] north
}
