# Warzone as a page shows it: beside the table, over it, and while an order is planned.
wz-player = Player { $player }
wz-reach = { $rule } { $far }
wz-walked = { $length } of { $limit }, { $left } left
wz-allowance = How far it may go
wz-slowed = { $name }, { $rule }: −{ $toll }
wz-slowed-nameless = { $rule }: −{ $toll }
wz-in-coherency = In Coherency
wz-out-of-coherency = Leaves Coherency by { $by }
wz-leaves-behind = { $count ->
    [one] Leaves 1 model out of Coherency
   *[other] Leaves { $count } models out of Coherency
}
wz-nearest-enemy = { $distance } to { $enemy }
wz-stake-shot = { $model } is about to shoot { $target }
wz-stake-engage = { $model } is on its way to { $target }
wz-stake-acts = { $points ->
    [0] { $model } has no Action Points left
    [one] { $model } has 1 Action Point left
   *[other] { $model } has { $points } Action Points left
}
wz-stake-could-shoot = It could shoot { $target } next
wz-place = { $name }
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
    [react] React
    [dive] Dive
    [spray] Template
    [throw] Grenade
    [wall-of-fire] Wall of Fire
    [special-close-combat] Special attack
    [engage-left] Engage round the left
    [engage-climbing] Climb and engage
    [burn] Turn a card
    [volley] Aim and shoot
    [activate] Activate
    [activate-model] Act with
    [initiative] Give initiative
    [edge] Take an edge
    [corner] Take a corner
    [alight] Land
    [hold-back] Hold back
    [from-above] Wait above
    [descend] Drop in
    [pick-up] Pick up
    [put-down] Put down
    [declare-nothing] Act singly
    [use-skill] Use a skill
    [cast] Cast
    [spy] Spy
    [recharge] Recharge
    [lay-token] Lay a token
    [lay-sandbags] Lay sandbags
    [break] Break
    [announce] Announce
    [close-in] Close in
    [commander] Name leader
    [lose-cards] Lose cards
    [land] Put down
    [take] Take it up
    [locate] Choose the spot
    [first] Resolve first
    [leap] Leap
    [engage-along] Engage round
    [engage-climbing-left] Climb, go left
    [execute] Execute
    [done] Done
   *[pass] Pass
}
wz-weapon = { $weapon }
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
wz-stake-falls = { $model } is lost
wz-stake-wounded = { $model } loses { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
wz-stake-rest = { $squad } then has { $left } of { $of }
wz-odds-heals = it is saved
wz-need-heal = Heal
wz-price-card = Costs 1 of your { $cards ->
    [one] cards: the last
   *[other] { $cards } cards
} this turn
wz-price-keep = keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
wz-deed-turn = Turn a card
wz-deed-let-fall = Let it fall
wz-deed-let-wound = Take the wound
wz-deed-again = Roll again ({ $rule })
wz-deed-let-stand = Let it stand
wz-deed-stay = Stay put
wz-deed-stop = Stop it
wz-deed-let-by = Let it pass
wz-deed-hold = Hold fire
wz-deed-shoot = { $model } shoots { $target }
wz-gist-who = { $model }: { $deed }
wz-gist-and = { $one }, { $other }
wz-gist-by = { $way }, by { $place }
wz-gist-odds = { $deed } ({ $chance })
