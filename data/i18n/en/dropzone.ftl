# Dropzone Commander in English. A heading for each chapter: a new message goes to the end of its chapter's part.

## Names
dc-unit = { $name }
dc-unit-numbered = { $name } { $number }
dc-squad-numbered = { $name }, squad { $number }
dc-group = { $kind ->
        [command] Command Battlegroup
        [armour] Armour Battlegroup
        [infantry] Infantry Battlegroup
        [heavy] Heavy Battlegroup
        [scout] Scout Battlegroup
       *[air] Air Battlegroup
    }
dc-group-numbered = { $name } { $number }
dc-feature-kind = { $kind ->
        [forest-small] Small forest
        [forest-medium] Medium forest
        [forest-large] Large forest
        [shack-tiny] Tiny shack
        [shack-small] Small shack
        [building-tiny] Tiny building
        [building-small] Small building
        [building-medium] Medium building
        [building-large] Large building
        [bunker-medium] Medium bunker
       *[bunker-large] Large bunker
    }
dc-feature = { $kind } { $number }
dc-edge = { $edge ->
        [0] north side
        [1] east side
        [2] south side
       *[3] west side
    }
dc-objective = { $kind } { $number }
dc-objective-kind = { $kind ->
        [objective] Objective
        [intel] Intel
        [focal-point] Focal Point
        [critical-location] Critical Location
        [bunker] Bunker Objective
        [site] Survey site
       *[stronghold] Stronghold
    }

## Questions
dc-ask-wait = { $rule }
dc-ask-card = Do you play a card now?
dc-ask-answer = { $card } is played ({ $player }): do you answer with a card?
dc-ask-discard = Which cards do you discard?
dc-ask-cut-down = Your Commander is gone: discard down to { $left }.
dc-ask-begin = Begin the battle?
dc-ask-yield = You have the initiative. Go first?
dc-ask-activate = Which Battlegroup acts?
dc-ask-act = What does { $group } do?
dc-ask-volley = More shots, or fire?
dc-ask-edge = Which table edge is yours?
dc-ask-start = How does the next Battlegroup start?
dc-ask-collateral = Which base of { $squad } suffers? { $dp } DP to put.
dc-ask-fight = { $squad }: start a CQB in { $feature }?
dc-ask-elect = What will { $squad } still do this turn?
dc-ask-split = At whom go your dice? { $feature }
dc-ask-allocate = Which base of { $squad } takes the next DP? { $dp } left.
dc-ask-test = { $squad } tests Fortitude.
dc-ask-flee = Where does { $squad } flee to?
dc-ask-get-out = Where does { $squad } get out of the wreck of { $unit }?
dc-ask-finish = How does the rest of { $group } start?
dc-ask-place = Where does the next piece of Intel lie?
dc-ask-count-as = { $objective }: what does your { $die } count as?

## Names: places and lists
dc-list = { $one }, { $other }
dc-nobody = nobody
dc-centre = centre
dc-of-player = { $player } { $number }
dc-of-squad = { $squad } { $number }
dc-table-edge = { $edge ->
        [north] northern table edge
        [east] eastern table edge
        [south] southern table edge
        [west] western table edge
        [northeast] north-eastern corner
        [southeast] south-eastern corner
        [southwest] south-western corner
       *[northwest] north-western corner
    }
dc-wait = { $wait ->
        [undeployed] not deployed
        [readiness] In Readiness
        [reserve] In Reserve
        [aerial-advantage] held back by Aerial Advantage
       *[underground] underground
    }

## Orders: kinds
dc-tile = { $kind ->
        [begin] Begin
        [keep] Go first
        [yield] Let go first
        [activate] Activate
        [wait] Wait
        [done-squad] Squad done
        [done] Done
        [edge] Table edge
        [start] In Readiness
        [deploy] Deploy
        [infiltrate] Infiltrate
        [underground] Underground
        [fly] Fly
        [land] Land
        [move] Move
        [enter] Enter
        [edges] Take edges
        [leave] Leave
        [transfer] Transfer
        [call] Call a Transport
        [embark] Embark
        [disembark] Disembark
        [disembark-into] Disembark inside
        [get-out] Get out
        [shoot] Shoot
        [react] React
        [no-reaction] No reaction
        [controller] Controller
        [scramble] Roll to arrive
        [attack-run] Attack run
        [change-mode] Change mode
        [hover] Stop in Hover Mode
        [fly-off] Fly off
        [intercept] Intercept
        [drill] Drill
        [trap] Trap
        [no-drill] Nothing more
        [fire] Fire
        [suffer] Suffer
        [fight] Fight
        [hold-back] Hold back
        [elect] Elect
        [split] Split dice
        [test] Test
        [fail] Fail
        [flee] Flee inside
        [play] Play a card
        [pass] No card
        [hold] Hold cards
        [discard] Discard
        [hinder] One action only
        [shuffle] Shuffle the deck
        [keep-deck] Leave the deck
        [pick] Pick a card
        [search] Search
        [pick-up] Pick up
        [pass-on] Pass on
        [drop] Drop
        [place] Place
        [count-as] Change the roll
       *[flee-out] Flee outside
    }

## Orders: the turn and deployment
dc-do-begin = Begin the battle
dc-do-keep = Go first
dc-do-yield = Let the other go first
dc-do-activate = Activate { $group }
dc-do-wait = Wait
dc-do-done-squad = { $squad } is done
dc-do-done = All are done
dc-do-edge = Take: { $edge }
dc-do-start = { $group } In Readiness
dc-do-deploy = { $group }: deploy at { $x }, { $y }
dc-do-infiltrate = { $squad }: infiltrate at { $x }, { $y }
dc-do-underground = { $squad }: start underground

## Orders: movement
dc-do-move = { $squad }: { $far } { $towards ->
        [north] north
        [northeast] north-east
        [east] east
        [southeast] south-east
        [south] south
        [southwest] south-west
        [west] west
       *[northwest] north-west
    }
dc-do-turn = { $squad }: turn on the spot
dc-do-come-on = { $squad }: come on to { $x }, { $y }
dc-do-leave-table = { $squad }: leave the table
dc-do-enter = { $squad } enters { $feature }: { $edges }
dc-do-edges = { $squad } takes: { $edges }
dc-do-leave = { $squad } leaves to { $x }, { $y }
dc-do-transfer = { $squad } goes over into { $feature }: { $edges }
dc-do-call = { $squad } acts with this Battlegroup
dc-do-embark = { $squad } embarks: { $transports }
dc-do-disembark = { $squad } disembarks to { $x }, { $y }
dc-do-disembark-into = { $squad } disembarks into { $feature }: { $edges }
dc-do-get-out = Get out of the wreck to { $x }, { $y }

## Orders: shooting, damage, CQB
dc-do-shoot = { $shooters } at { $target }: { $weapon }
dc-do-fire = Fire
dc-do-suffer = { $unit } suffers
dc-do-fight = Start the fight
dc-do-hold-back = No fight here now
dc-do-elect = { $shoot ->
        [0] Nobody will shoot
        [one] 1 base will shoot
       *[other] { $shoot } bases will shoot
    }{ $search ->
        [0] {""}
       *[other] , the squad will search
    }
dc-do-split = Dice at { $split }
dc-do-test = Test Fortitude
dc-do-fail = Fail by choice
dc-do-flee-into = Into { $feature }: { $edges }
dc-do-flee-out = Into the open, to { $x }, { $y }

## Orders: command cards
dc-card = { $card }
dc-on-nothing = { "" }
dc-on-player = { $player }
dc-on-weapon = { $squad }, { $weapon }
dc-die = { $die }
dc-do-play = Play { $card } { $on }
dc-do-pass = Play no card now
dc-do-hold = Hold cards { $until ->
        [squad] until the squad is done
        [group] until the Battlegroup is done
       *[turn] until the turn ends
    }
dc-do-discard = Discard: { $cards }

## Orders: Objectives and Intel
dc-do-search = { $squad } searches; { $unit } takes what is found
dc-do-pick-up = { $unit } picks up { $objective }
dc-do-pass-on = { $unit } passes its Objective to { $other }
dc-do-drop = { $unit } drops its Objective
dc-do-place = Intel at { $x }, { $y }
dc-do-count-as = Counts as { $number }

## Log: the turn and deployment
dc-log-turn = Turn { $turn }
dc-log-initiative = Initiative, die and Command Value: { $rolls }
dc-log-order = First player: { $player }.
dc-log-reserve-comes = { $group } needs { $need } and rolls { $die }: In Readiness.
dc-log-reserve-waits = { $group } needs { $need } and rolls { $die }: still In Reserve.
dc-log-aerial-advantage = Aerial Advantage is over: all that was held back is In Readiness.
dc-log-activated = { $player }: { $group }
dc-log-waited = { $player }: waiting, no more activations this turn.
dc-log-scored = { $player }: { $vp } VP, { $rule }
dc-log-over = The battle is over: { $rule }
dc-log-rolled-off = Roll-off: { $rolls }
dc-log-edges = Friendly table edges: { $edges }
dc-log-started = { $wait }: { $squads }
dc-log-deployed = { $group } deploys on the table.
dc-log-infiltrated = { $squad } infiltrates.

## Log: movement
dc-log-moved = { $unit } moves { $length }.
dc-log-turned = { $unit } turns on the spot.
dc-log-came-on = { $unit } comes onto the table and moves { $length }.
dc-log-left-table = { $unit } leaves the table.
dc-log-entered = { $squad } enters { $feature }: { $edges }
dc-log-took-edges = { $squad } takes: { $edges }
dc-log-left = { $squad } leaves { $feature }.
dc-log-advantage = Occupier’s Advantage, { $feature }: { $player }.
dc-log-advantage-gone = Nobody has Occupier’s Advantage in { $feature } any more.
dc-log-called = { $squad } acts with this Battlegroup.
dc-log-embarked = { $squad } embarks: { $transports }
dc-log-disembarked = { $squad } disembarks from { $transports }.
dc-log-chance-passed = The chance to shoot together has passed: { $squads }
dc-log-wreck = The wreck of { $unit }: { $hits ->
        [0] nobody aboard is hit.
        [one] 1 hit on each unit aboard.
       *[other] { $hits } hits on each unit aboard.
    }
dc-log-got-out = { $squad } gets out of the wreck.

## Log: shooting and damage
dc-log-aimed = { $shooters } at { $target }: { $weapon }
dc-log-hits = { $shooters } at { $target }: { $dice } dice, { $need }+ hits: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
dc-log-countered = { $unit }: Passive Countermeasures, { $need }+; { $left ->
        [0] no hit left
        [one] 1 hit left
       *[other] { $left } hits left
    }
dc-log-damage-rolled = Damage to { $target }: { $dice } dice, { $need }+ needed: { $hits ->
        [0] no damage
        [one] 1 hit damages
       *[other] { $hits } hits damage
    }
dc-log-damaged = { $unit } loses { $dp } DP; left: { $left }.
dc-log-destroyed = { $unit } is destroyed: { $kp } KP.
dc-log-worn = { $feature } loses { $dp } DP; left: { $left }.
dc-log-lit = { $feature } burns: { $tokens ->
        [one] 1 Fire Token
       *[other] { $tokens } Fire Tokens
    } more ({ $rule }).
dc-log-fire = The fire in { $feature }: { $dp } DP; Fire Tokens left: { $tokens }.
dc-log-collateral = Collateral Damage on { $squad } in { $feature }: { $dice } dice, { $need }+ damages: { $hits ->
        [0] no damage
        [one] 1 hit damages
       *[other] { $hits } hits damage
    }
dc-log-falls-on = { $unit } is hit: { $dice } dice, { $need }+ damages: { $dp } DP.
dc-log-collapsed = { $feature } collapses{ $inside ->
        [0] .
       *[other] : { $inside } hits on each base inside.
    }
dc-log-in-rubble = { $unit } comes out into the rubble.

## Log: CQB
dc-log-cqb = { $squad } starts a CQB in { $feature }.
dc-log-elected = { $squad }, later this turn: { $shoot ->
        [0] nobody shoots
        [one] 1 base shoots
       *[other] { $shoot } bases shoot
    }{ $search ->
        [0] .
       *[other] , and it searches.
    }
dc-log-counted = CQB dice: { $pools }. Squad by squad: { $squads }
dc-log-split-made = Dice distributed: { $player }.
dc-log-splits = The dice go so: { $splits }
dc-log-cqb-rolled = { $player } at { $squad }: { $dice } dice, { $need }+ hits: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
dc-log-cqb-saved = { $squad }: { $rule }, { $need }+; { $left ->
        [0] no hit left
        [one] 1 hit left
       *[other] { $left } hits left
    }
dc-log-fortitude-passed = { $squad } rolls { $die } and stays.
dc-log-fortitude-failed = { $squad } rolls { $die } and must leave.
dc-log-fortitude-stays = { $squad } stays without a test.
dc-log-fortitude-goes = { $squad } chooses to leave.
dc-log-stayed = Not everybody can leave: { $squad } stays.
dc-log-fled-into = { $squad } flees into { $feature }.
dc-log-fled-out = { $squad } flees into the open.

## Log: command cards
dc-log-drew = { $player }, drawn: { $card }.
dc-log-drew-one = { $player }, drawn: one card.
dc-log-played = { $player }, played: { $card } { $on }
dc-log-discarded = { $player }, discarded: { $card }.
dc-log-cancelled = { $card } is cancelled.
dc-log-spent = { $card } is spent without effect.
dc-log-held = { $player }, cards held { $until ->
        [squad] until the squad is done.
        [group] until the Battlegroup is done.
       *[turn] until the turn ends.
    }
dc-log-card-rolled = { $card }: { $dice }

## Log: Objectives and Intel
dc-log-drawn = Lots are drawn: diagonal { $diagonal } counts.
dc-log-placed = { $player }, placed: a piece of Intel.
dc-log-searched = { $squad } searches { $feature }.
dc-log-found = { $unit } finds { $objective } and carries it.
dc-log-discovered = { $unit } discovers { $objective }.
dc-log-picked-up = { $unit } picks up { $objective }.
dc-log-passed = { $unit } passes { $objective } to { $other }.
dc-log-dropped = { $unit } drops { $objective }: { $rule }
dc-log-lost = { $objective } is lost with { $unit }: { $rule }
dc-log-extracted = { $unit } has extracted { $objective }.
dc-log-intel = { $unit } reveals { $objective }.
dc-log-changed = { $player }, roll changed: it counts as { $number }.
dc-log-may-change = { $player }: the next roll may be changed by up to 3.
dc-log-removed = { $objective } is removed: { $rule }
dc-log-became = { $objective } turns out to be: { $kind }

## Words over the table, and the end
dc-cue-test = { $rule }
dc-cue-hits = { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
dc-cue-damages = { $hits ->
        [0] no damage
        [one] 1 hit damages
       *[other] { $hits } hits damage
    }
dc-cue-damage = −{ $dp } DP
dc-cue-destroyed = { $unit } destroyed
dc-verdict-vp = Won by Victory Points ({ $vp }): { $player }.
dc-verdict-kp = Victory Points tie; won by Kill Points ({ $kp }): { $player }.
dc-verdict-draw = A draw: Victory Points and Kill Points tie.
dc-verdict-of = { $player }: { $vp } VP, { $kp } KP

## Refusals: general
dc-no-not-now = Not now: first comes { $rule }.
dc-no-such-thing = There is no such thing here ({ $rule }).
dc-no-not-of-the-squad = { $unit } is not of the squad that is asked.

## Refusals: the turn
dc-no-cannot-activate = { $group } has been activated, or nobody of it can act.
dc-no-must-activate = A Battlegroup on the table is still to be activated.
dc-no-squad-not-active = { $squad } is not of the active Battlegroup, or is done.
dc-no-must-act = Nobody of the Battlegroup has done anything yet.
dc-no-in-reserve = { $group } is In Reserve ({ $rule }).

## Refusals: deployment
dc-no-not-this-group = { $group } does not start now: it has, or another one comes first.
dc-no-no-zone = In this scenario { $group } cannot be placed on the table.
dc-no-held-back = { $group } does not start on the table ({ $rule }).
dc-no-every-unit = Every unit is placed once, and nobody else: { $unit }.
dc-no-cannot-start = { $unit } cannot be placed there.
dc-no-starts-aboard = { $unit } starts in its Transport and is placed with it.
dc-no-starts-inside = { $unit } may not start in a feature.
dc-no-out-of-zone = { $unit } would start too deep on the table ({ $rule }).
dc-no-does-not-infiltrate = { $unit } cannot infiltrate.
dc-no-not-underground = { $squad } cannot start underground: it does not dig, or it starts in a Transport.

## Refusals: movement
dc-no-movement-over = { $squad } has moved or searched already: { $rule }
dc-no-not-there = { $unit } is not where it could move like that, or is named twice.
dc-no-cannot-move = { $unit } does not move over the ground.
dc-no-too-far = { $unit } would go { $length }; it may go { $most }.
dc-no-blocked = Something is in the way of { $unit } ({ $rule }).
dc-no-cannot-end = { $unit } cannot stop there ({ $rule }).
dc-no-has-fired = { $unit } has shot; with { $moved } in all it would move further than the { $most } of a weapon it has fired.
dc-no-out-of-coherency = { $squad } would be out of coherency.
dc-no-not-your-edge = { $unit } comes on and leaves at its own table edge only.
dc-no-nobody-moves = Nobody would move or turn.

## Refusals: Aircraft
dc-no-cannot-fly = { $unit } does not fly like that ({ $rule }).
dc-no-lz-not-clear = The landing zone of { $unit } is not clear.
dc-no-lz-hot = The landing zone of { $unit } is hot: { $enemy } is near and sees it.

## Refusals: infantry in features
dc-no-not-infantry = { $squad } is no infantry.
dc-no-fallen = { $feature } has collapsed.
dc-no-entrance = No base is near enough to { $feature }.
dc-no-full = There is no room for so many bases in { $feature }.
dc-no-edge-taken = An enemy holds that side, or there is none: { $edge }.
dc-no-just-entered = { $squad } has already left or entered a feature in this activation.
dc-no-not-inside = { $squad } is in no feature.
dc-no-not-whole = The whole of { $squad } goes in, or nobody: some of them are elsewhere.
dc-no-every-base = Each of the { $bases ->
        [one] 1 base needs
       *[other] { $bases } bases needs
    } its own place.
dc-no-locked = The enemies inside outnumber { $squad }: it has to pass a Fortitude test first.
dc-no-cannot-place = { $unit } cannot be placed there.

## Refusals: shooting
dc-no-may-not-shoot = { $squad } may not shoot ({ $rule }).
dc-no-may-not-fire = { $unit } cannot fire this weapon now ({ $rule }).
dc-no-moved-too-far = { $unit } has moved { $moved }; for this weapon { $most } is the most.
dc-no-target = This cannot be the target ({ $rule }).
dc-no-out-of-arc = The target is out of the weapon arc of { $unit }.
dc-no-out-of-sight = { $unit } cannot see the target.
dc-no-out-of-range = The target of { $unit } is { $distance } away; the range is { $range }.
dc-no-nothing-declared = No shots are declared.

## Refusals: CQB
dc-no-must-fight = { $squad } must fight.
dc-no-wrong-split = All { $dice } dice must go at enemy squads in the feature.
dc-no-not-most-damaged = { $unit } is not the most damaged base.
dc-no-may-not-fail = { $squad } may not choose to fail.
dc-no-no-way-out = { $squad } cannot flee there.

## Refusals: Transports
dc-no-cannot-call = { $squad } cannot act with this Battlegroup ({ $rule }).
dc-no-nobody-aboard = Nobody of { $squad } is in a Transport, or would be.
dc-no-not-this-transport = { $unit } lets nobody on or off now ({ $rule }).
dc-no-no-room = There is no room for { $unit } ({ $rule }).
dc-no-transport-too-far = { $unit } is not near enough ({ $rule }).
dc-no-not-again = { $unit } may not get in or out again this turn ({ $rule }).
dc-no-squad-cannot = { $squad } cannot do that ({ $rule }).
dc-no-not-left-behind = There is room for { $unit }: it may not be left behind.
dc-no-place-for-each = Each of the { $units ->
        [one] 1 unit
       *[other] { $units } units
    } has to be named.
dc-no-drives-on = { $squad } has moved and let units off: it stays where it is.
## Refusals: command cards
dc-no-not-in-hand = { $card } is not in the hand.
dc-no-wrong-moment = { $card } cannot be played now, or not on that.
dc-no-out-of-influence = { $card } needs a target near the Commander or a Scout.
dc-no-wrong-number = { $cards ->
        [one] 1 card is
       *[other] { $cards } cards are
    } to be discarded.

## Refusals: Objectives and Intel
dc-no-nothing-hidden = There is nothing for { $squad } to find.
dc-no-may-not-search = { $squad } may not search ({ $rule }).
dc-no-one-each = { $squad } carries an Objective already.
dc-no-cannot-carry = { $unit } cannot carry an Objective ({ $rule }).
dc-no-carries-nothing = { $unit } carries nothing.
dc-no-out-of-reach = { $unit } is not near enough ({ $rule }).
dc-no-contested = Enemies are inside too: { $feature }.
dc-no-two-squads = This turn the Objective has gone between two other squads; { $squad } cannot have it.
dc-no-no-place = Nothing can lie there ({ $rule }).
dc-no-too-much = A { $die } may be changed by 3 at most, to a number from 1 to 6.

## Faults of a setup
dc-fault-seats = A battle has two to four players, not { $seats }.
dc-fault-scenery = Piece { $piece } of the table is no scenery: { $kind }.
dc-fault-features = Too many features on the table: { $features }.
dc-fault-profile = { $unit } is no complete profile.
dc-fault-squad = Squad { $squad } of player { $seat } does not fit its army.
dc-fault-commander = The Commander of player { $seat } is mounted in no squad.
dc-fault-units = Too many units or squads: { $units } units.
dc-fault-position = The position does not fit the { $units } units of the armies.
dc-fault-circle = Squad { $squad } of player { $seat } would be carried by itself.
dc-fault-number = { $unit } has a number that no die is rolled for: { $number }+.
dc-fault-advantage = There is no player { $seat } who could have Occupier’s Advantage.
dc-fault-partly-inside = Squad { $squad } of player { $seat } is only partly in a feature.
