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

## Questions
dc-question = { $rule }

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
dc-no-starts-inside = { $unit } may not start in a feature.
dc-no-out-of-zone = { $unit } would start too deep on the table ({ $rule }).
dc-no-does-not-infiltrate = { $unit } cannot infiltrate.
dc-no-not-underground = { $squad } cannot start underground: it does not dig, or it starts in a Transport.

## Refusals: movement
dc-no-movement-over = { $squad } has moved already.
dc-no-not-there = { $unit } is not where it could move like that, or is named twice.
dc-no-cannot-move = { $unit } does not move over the ground.
dc-no-too-far = { $unit } would go { $length }; it may go { $most }.
dc-no-blocked = Something is in the way of { $unit } ({ $rule }).
dc-no-cannot-end = { $unit } cannot stop there ({ $rule }).
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
dc-no-every-base = Each of the { $bases ->
        [one] 1 base needs
       *[other] { $bases } bases needs
    } its own place.
dc-no-locked = The enemies inside outnumber { $squad }.
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

## Faults of a setup
dc-fault-seats = A battle has two to four players, not { $seats }.
dc-fault-scenery = Piece { $piece } of the table is no scenery: { $kind }.
dc-fault-features = Too many features on the table: { $features }.
dc-fault-profile = { $unit } is no complete profile.
dc-fault-squad = Squad { $squad } of player { $seat } does not fit its army.
dc-fault-commander = The Commander of player { $seat } is mounted in no squad.
dc-fault-units = Too many units or squads: { $units } units.
dc-fault-position = The position does not fit the { $units } units of the armies.
