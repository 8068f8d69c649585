wz-model = { $squad } { $number }
wz-hero = { $squad }
wz-squad = { $squad }
wz-nobody = model { $number }
wz-squad-number = squad { $number }
wz-nothing = nothing
wz-terrain = { $rule } { $name }
wz-zone = Deployment zone: { $player }
wz-turn = Game Turn { $turn }
wz-stat = { $rule }
wz-cards = Resource Cards
wz-card-ready = Resource Card
wz-card-burned = Resource Card, turned
wz-cost = { $points } AP

wz-ask-begin = { $player }: roll for Initiative?
wz-ask-initiative = { $player }: who is to have the Initiative?
wz-ask-edge = { $player }: which edge?
wz-ask-deploy = { $player }: which squad, and where?
wz-ask-squad = { $player }: which squad is activated?
wz-ask-declare = { $player }: a Squad Special Action of { $squad }?
wz-ask-model = { $player }: which model of { $squad } acts?
wz-ask-return = { $player }: { $model } must run back into Coherency.
wz-ask-act = { $player }: what does { $model } do, with { $points } AP?
wz-ask-sentry = { $player }: does a Sentry interrupt { $against }?
wz-ask-dive = { $player }: { $shooter } shoots at { $model }. Dive for cover?
wz-ask-counter-charge = { $player }: does { $by } stop { $model }?
wz-ask-strike = { $player }: whom does { $model } strike, { $left } attacks left?
wz-ask-salvo = { $player }: which other weapon does { $model } fire?
wz-ask-heal = { $player }: turn a card to heal { $model }?
wz-ask-commander = { $player }: who leads { $squad } now?
wz-ask-lose-cards = { $player }: which { $count } Resource Cards are lost?
wz-ask-wait = { $player }: { $rule }

wz-do-begin = Roll for Initiative
wz-do-initiative = Initiative: { $player }
wz-do-edge = { $edge ->
    [north] The north edge
    [east] The east edge
    [south] The south edge
   *[west] The west edge
}
wz-do-alight = { $count ->
    [one] Put { $squad } down without { $model }
   *[other] Put { $squad } down without { $model } and { $count } in all
}
wz-do-deploy = Set up { $squad }
wz-do-activate = Activate { $squad }
wz-do-declare = { $action } at { $target }
wz-do-declare-nothing = No Squad Special Action
wz-do-model = { $model }
wz-do-engage = { $side ->
    [left] Engage { $target }, round the left
    [right] Engage { $target }, round the right
   *[none] Engage { $target }
}
wz-do-engage-climbing = { $side ->
    [left] Climb down and engage { $target }, round the left
    [right] Climb down and engage { $target }, round the right
   *[none] Climb down and engage { $target }
}
wz-do-shoot = { $lucky ->
    [1] Lucky Shot at { $target }
   *[0] Shoot { $target }
}
wz-do-strike = { $target }
wz-do-burn = Turn a card: { $rule }
wz-do-burn-rate = Turn a card: { $rule }, { $weapon } ({ $action })
wz-do-action = { $rule }
wz-do-decline = No
wz-do-accept = Yes
wz-do-lose-cards = { $burned } turned ones

wz-log-initiative = Initiative: { $player }.
wz-log-deployed = { $squad } is set up.
wz-log-turn = Game Turn { $turn }.
wz-log-activated = { $squad } is activated.
wz-log-declared = { $squad } declares { $action } at { $target }.
wz-log-pledge-lost = The Squad Special Action comes to nothing.
wz-log-acted = { $model }: { $action }.
wz-log-burned = { $player }: a card turned for { $model }, { $rule }.
wz-log-cards-lost = { $player }: { $count } Resource Cards lost.
wz-log-test-one = { $who }, { $rule }: needs { $need }, rolls { $die }, a natural 1!
wz-log-test-passed = { $who }, { $rule }: needs { $need }, rolls { $die }, passed.
wz-log-test-failed = { $who }, { $rule }: needs { $need }, rolls { $die }, failed.
wz-log-test-twenty = { $who }, { $rule }: needs { $need }, rolls { $die }, a natural 20!
wz-bare-hands = bare hands
wz-log-hit-one = { $who }, { $weapon } at { $target }: needs { $need }, rolls { $die }: a natural 1, hits!
wz-log-hit = { $who }, { $weapon } at { $target }: needs { $need }, rolls { $die }, hits.
wz-log-miss = { $who }, { $weapon } at { $target }: needs { $need }, rolls { $die }, misses.
wz-log-miss-twenty = { $who }, { $weapon } at { $target }: needs { $need }, rolls { $die }: a natural 20, misses!
wz-log-on-the-spot = { $who }, { $weapon }: needs { $need }, rolls { $die }, on the spot.
wz-log-off-the-spot = { $who }, { $weapon }: needs { $need }, rolls { $die }, off the spot.
wz-log-moved = { $model } moves { $far }.
wz-log-ran = { $model } runs { $far }.
wz-log-fled = { $model } flees { $far }.
wz-log-fumbled = { $model } fumbles and can do no more this Game Turn.
wz-log-engaged = { $model } is upon { $target }.
wz-log-struck = { $model } is hit at St { $st }, Critical Force { $critical }.
wz-log-wounded = { $wounds ->
        [one] { $model } loses 1 Wound, { $left } left.
       *[other] { $model } loses { $wounds } Wounds, { $left } left.
    }
wz-log-removed = { $model } is removed.
wz-log-steady = { $squad } is steady again.
wz-log-pinned = { $squad } is Pinned.
wz-log-broken = { $squad } is Broken.
wz-log-commander = { $model } takes command.
wz-log-dived = { $model } dives for cover.
wz-log-fell = { $model } falls { $height }.
wz-log-ended = The battle is over: { $one } to { $two } Mission Points.

wz-odds-wounds = Wounds lost
wz-odds-wounds-of = Wounds lost by { $model }
wz-odds-hit = hits
wz-odds-wound = wounds
wz-odds-kill = removes the target
wz-odds-token = removes the token
wz-odds-stops = stops it
wz-odds-dives = gets into cover
wz-odds-to-hit = To hit
wz-odds-armour = Armour test
wz-odds-structure = Structure Points lost
wz-odds-structure-of = Structure Points lost by { $model }
wz-odds-damage = damages
wz-odds-destroy = destroys the target
wz-odds-av = AV test
wz-odds-first = First

wz-no-not-now = Not now: the battle waits for something else ({ $rule }).
wz-no-such-seat = There is no player { $seat }.
wz-no-not-your-squad = { $squad } is not yours.
wz-no-such-model = There is no { $model } to do that to.
wz-no-not-of-this-squad = { $model } is not of { $squad }.
wz-list = { $first }, { $other }
wz-list-empty = none
wz-no-wrong-edge = { $edge } is not to be taken. Open to you: { $open }.
wz-no-wrong-count = { $models } models need as many places, not { $places }.
wz-no-already-deployed = { $squad } is on the table.
wz-no-outside-zone = { $model } would be outside its zone ({ $rule }).
wz-no-room = { $model } has no room there ({ $rule }).
wz-no-coherency = { $model } would be { $distance } from its Commander, { $limit } allowed.
wz-no-already-activated = { $squad } was activated this Game Turn.
wz-no-squad-gone = { $squad } is gone.
wz-no-last-not-first = { $squad } was last, so it may not be first.
wz-no-already-acted = { $model } was activated this Game Turn.
wz-no-stragglers-first = { $model } has further to go back into Coherency.
wz-no-once = { $action } was made this Game Turn.
wz-no-points = That costs { $needed } AP, { $left } left.
wz-no-while-engaged = Not while Engaged: { $action }.
wz-no-not-engaged = { $model } is not Engaged: the nearest enemy, { $target }, is { $distance } away.
wz-no-nobody-to-engage = { $model } is not Engaged: no enemy is left.
wz-no-way = There is no way ({ $rule }).
wz-no-too-far = That is { $length }, { $limit } allowed.
wz-no-friend = { $target } is a friend.
wz-no-not-in-front = { $target } is not in the Front Facing.
wz-no-sight = { $target } is not in sight.
wz-no-range = The distance is { $distance }, the range { $range }.
wz-no-weapon = Weapon { $weapon } cannot be used so.
wz-no-dash = The model has no { $rule }.
wz-no-dice = { $dice } dice named, the rate is { $rate }.
wz-no-secondary-twice = Only one die for { $target }.
wz-no-secondary-far = { $target } is { $distance } from the Primary Target.
wz-no-too-much-cover = { $pieces } pieces of Cover hide { $target }.
wz-no-basic-only = { $target } can only be shot at by a basic Shooting Action.
wz-no-card = { $burned ->
    [0] There is no card to turn.
    [one] There is no card to turn: one is turned already and comes back with the next Game Turn.
   *[other] There is no card to turn: { $burned } are turned already and come back with the next Game Turn.
}
wz-no-card-used = That was done this Game Turn: { $rule }.
wz-no-fumbled = { $model } fumbled.
wz-no-sentries = { $most } models of the squad may keep watch.
wz-no-out-of-reach = { $target } is { $distance } away, the reach is { $reach }.
wz-no-not-that-way-round = The way round that side is not the nearest one to { $target }.
wz-no-apart = { $target } cannot be got at from there ({ $rule }).
wz-no-target-used = { $target } was attacked already.
wz-no-too-few = { $models } models, { $needed } must take part.
wz-no-skill = The squad has not { $rule }.
wz-no-react = { $model } cannot react now.
wz-no-cover-there = The dive ends at { $x }, { $y }: neither in Cover from { $shooter } nor out of its sight.
wz-no-base = Not on this base ({ $base }): { $rule }.
wz-no-those-cards = { $least } to { $most } of them can be turned ones, not { $burned }.
wz-no-climb-too-far = With a climb a way must be shorter than { $limit }; this one is { $length }.
wz-no-gap-too-wide = The gap is { $width } wide; { $base }: { $most } at most.

# Missions, objectives and deployment
wz-mission = Mission: { $mission }
wz-points = { $player }: { $points } Mission Points
wz-secondary = { $player }, besides: { $mission }
wz-table-zone = { $rule }
wz-objective-free = Objective marker, nobody's
wz-objective-held = Objective marker, held: { $player }
wz-objective-contested = Objective marker, contested
wz-objective-carried = Supply token, carried: { $player }
wz-ask-corner = { $player }: which corner?
wz-ask-enter = { $player }: where does { $squad } come onto the table?
wz-ask-put-down = { $player }: where does the token lie that { $model } dropped?
wz-do-corner = { $corner ->
    [northwest] The north-west corner
    [northeast] The north-east corner
    [southeast] The south-east corner
   *[southwest] The south-west corner
}
wz-do-hold-back = Hold back { $squad }
wz-do-pick-up = Pick up token { $token }
wz-do-put-down = Put it down at { $x }, { $y }
wz-log-mission = The mission is { $mission }; deployment: { $deployment }.
wz-log-held-back = { $squad } is held back.
wz-log-squad-lost = { $squad } is lost without having come onto the table.
wz-log-picked-up = { $model } picks up a supply token.
wz-log-identified = { $model } stands at the right marker: Target Identified.
wz-log-not-identified = { $model } stands at the wrong marker.
wz-log-put-down = The token lies at { $x }, { $y }.
wz-ask-infiltrate = { $player }: where does a squad infiltrate?
wz-ask-descend = { $player }: where does { $squad } come down?
wz-ask-alight = { $player }: how does { $squad } stand around its Deployment Point?
wz-do-descend = Come down at { $x }, { $y }
wz-log-mishap = { $squad } comes down badly, { $die }: { $rule }.
wz-log-alighted = { $squad } comes down from above.
wz-no-enemy-near = { $model } would be { $distance } from an enemy, more than { $limit } needed ({ $rule }).
wz-log-duel = Everything is level. { $rule }
wz-no-duelling = Not in the Duel: { $action }.
wz-no-card-in-duel = No card for this in the Duel: { $rule }.
wz-no-wrong-corner = { $corner } is not to be taken. Open to you: { $open }.
wz-no-has-room = There is room for { $squad } ({ $rule }).
wz-no-carrying = Not with a supply token: { $action }.
wz-no-token = Supply token { $token } does not lie on the table.

wz-fault-table = A table of { $width } by { $depth } cannot be played on.
wz-fault-terrain = Piece { $piece }: "{ $kind }" begins with no type of terrain.
wz-fault-seats = A battle is for 2 to 6 players, not { $seats }.
wz-fault-stands = { $stands } places for { $models } models.
wz-fault-turns = { $turns } Game Turns are over before the position; at most { $most } may be.
wz-fault-lost = Model { $model } is lost and has Wounds left.
wz-fault-stranger = No model has the number { $model }.
wz-fault-wounds = Model { $model } has { $wounds } Wounds left; it must have 1 to { $most }.
wz-fault-off-table = No model can stand at { $x }, { $y }: that is off the table.
wz-fault-points = Player { $player }, { $unit }: { $points } points, { $limit } agreed.
wz-fault-slot-empty = Player { $player }, { $unit }: { $have } units of { $category }, at least { $least } needed.
wz-fault-slot-full = Player { $player }, { $unit }: { $have } units of { $category }, at most { $most } allowed.
wz-fault-roster = Player { $player }, { $unit }: { $rule } ({ $what }).
wz-fault-charts = Player { $player } has mustered by another chart: { $chart }.
wz-fault-force = The force of seat { $seat } has { $models } models.
wz-fault-unit = The unit { $unit } of seat { $seat } cannot be fielded so.
wz-fault-profile = { $unit }: no { $column }.
wz-form-army = Army of player { $player }
wz-form-roster = Roster of player { $player }
wz-form-known-army = { $name } ({ $points } points)
wz-form-own-army = An army of your own, from a file
wz-form-table = Table
wz-form-made-up = { $width } by { $depth } inches, from a seed
wz-form-by-hand = { $name }
wz-form-own-table = A table of your own, from a file
wz-form-seed = Seed of the terrain
wz-form-ground = The table
wz-form-mission = Mission
wz-form-rule = { $rule }
wz-form-opening = Deployment
wz-form-opening-mission = As the mission says
wz-form-opening-battle-line = Battle Line
wz-form-opening-quarters = Quarters
wz-form-misread = This cannot be read: { $what }

# Templates
wz-wall-of-fire = { $rule }
wz-do-spray = Lay the template along { $degrees }°
wz-do-throw = { $lucky ->
    [1] Lucky throw at { $x }, { $y }
   *[0] Throw at { $x }, { $y }
}
wz-log-scattered = It scatters { $far } (direction { $direction }, distance { $distance }).
wz-log-template = The template of { $model } lies at { $x }, { $y }.
wz-log-wall = { $player }: two cards turned, { $model } lays a Wall of Fire.
wz-log-scorched = { $model } walks into the Wall of Fire.
wz-log-stunned = { $model } is stunned.
wz-no-template-special = No Special Action with weapon { $weapon }: it lays a template.
wz-no-template-behind = The whole template must lie in the Front Facing ({ $rule }).
wz-no-nobody-under = Nobody in sight is under the template ({ $rule }).
wz-no-such-place = There is no place to stand at { $x }, { $y }.
wz-no-place-behind = { $x }, { $y } is not in the Front Facing.
wz-no-place-unseen = { $x }, { $y } is not in sight.
wz-no-place-far = That is { $distance }, { $limit } allowed.
wz-no-place-covered = { $pieces } pieces of Cover hide the place.
wz-no-place-twice = Only one die for { $x }, { $y }.
wz-no-cards = That takes { $needed } cards, { $ready } can be turned.

# Special skills
wz-ask-execution = { $player }: whom does the Commander of { $squad } execute?
wz-ask-retarget = { $player }: { $model } cannot make out the stalker. Whom else?
wz-log-berserker = { $model } is a Berserker.
wz-log-executed = { $model } is executed.
wz-no-berserk = { $model } is a Berserker: it only goes at the nearest enemy.
wz-no-stalks = { $target } was not made out.
wz-no-too-high = That is { $height } high, { $most } can be leapt.

# The Armoury
wz-log-rail = The Rail of { $model } goes on to { $x }, { $y }.
wz-no-hand-to-hand = Weapon { $weapon } is of no use in close combat ({ $rule }).

# Special Close Combat Actions, guards and reactions
wz-ask-swing = { $player }: for whom does { $model } swing next?
wz-ask-reroll = { $player }: does { $model } roll again ({ $rule })?
wz-ask-land = { $player }: where does { $model } land?
wz-ask-pass-on = { $player }: does another take the hit on { $model }?
wz-ask-gun = { $player }: who tries to save the weapon of { $model }?
wz-ask-together = { $player }: what comes first?
wz-do-special-at = { $rule }: { $target }
wz-do-land = There
wz-do-take = { $model }
wz-do-first = { $rule }: { $model }
wz-log-held = { $model } is held down.
wz-log-thrown = { $by } throws { $model }.
wz-log-passed-on = { $model } takes the hit on { $from }.
wz-log-gun = { $model } saves the weapon of { $fallen }.
wz-no-already-engaged = Not by an Engaged model: { $rule }.
wz-no-point-behind = The point is not in the Front Facing ({ $rule }).
wz-no-not-behind = Not completely in the Rear Facing of { $target }: { $rule }.
wz-no-not-touching = { $target } is { $distance } away, not in base contact: { $rule }.
wz-no-helper = No other friend is Engaged with { $target }: { $rule }.
wz-no-landing = There is nowhere to put { $target }: { $rule }.
wz-no-too-far-away = { $model } would be { $distance } away, { $limit } allowed ({ $rule }).
wz-no-cannot-take = { $model } cannot be the one ({ $rule }).
wz-no-reaction = There is no reaction { $which } of { $of }.

# Skills for a time, and powers
wz-log-granted = { $who } has { $rule }.

# Hulls and Suppression Fire
wz-ask-locate = { $player }: which location of { $model } is hit?
wz-do-locate = Location { $location }
wz-log-suppressed = { $squad } is under Suppression Fire.
wz-log-located = Location { $location } of { $model } is hit.
wz-log-hull = { $model } loses { $sp } SP.
wz-no-such-location = A hull has no location { $location }.
wz-log-flames-entered = Flames come in at { $model }: { $die } on the D20, 10 or less burns.
wz-fault-game = An Advanced Game needs decks; this table plays the Basic Game.
wz-fault-structure = There is no piece { $piece } to be a structure.
wz-fault-token = Token { $piece } lies on Impassable Terrain or is not Light Terrain.
wz-do-use-skill = Use { $rule }
wz-do-use-skill-for = Use { $rule } for { $count } models, { $model } first
wz-do-cast = Cast { $power } on { $target }
wz-log-skill-used = { $player }: { $model } uses { $rule } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
wz-log-cast = { $model } casts { $power } on { $target }.
wz-no-barred = Not while this is in force: { $rule }.
wz-no-skill-used = That was used already: { $rule }.
wz-ask-announce = { $player }: a spy asks which squad you will activate next.
wz-do-spy = Spy on: { $player }
wz-do-announce = { $squad } next
wz-log-spied = { $model } spies: { $player }.
wz-log-afraid = { $model } is afraid.
wz-log-recharged = A Neurolash token lies beside { $model }.
wz-do-burn-for = Turn a card for { $model }: { $rule }, { $weapon } ({ $action })
wz-do-first-player = { $rule }: { $player }
wz-ask-close = { $player }: on whom does { $model } close in?
wz-ask-trap = { $player }: where does { $squad } lay its Booby Trap?
wz-ask-sandbags = { $player }: where does { $squad } lay its sandbags?
wz-ask-take-away = { $player }: take the token of { $rule } away?
wz-do-from-above = Keep { $squad } above
wz-do-lay-token = { $rule }: token at { $x } / { $y }
wz-log-token = A token of { $rule } lies at { $x } / { $y }.
wz-do-break = Attack the token of { $rule }
wz-log-token-tested = { $model }, { $weapon } at the token of { $rule }: its AV test needs { $need }, rolls { $die }.
wz-log-structure-hurt = A structure loses 1 SP ({ $rule }).
wz-log-token-taken = A token of { $rule } is gone.
wz-log-trap = { $model } comes near a trap ({ $rule }): { $die }.

wz-counts-points = points left on the table
wz-counts-harm = harm your next Actions can do
wz-counts-reach = enemy points in reach
wz-counts-pinned = points Pinned
wz-counts-broken = points Broken
wz-counts-coherency = Coherency
wz-counts-distance = nearness to the fight
wz-counts-cards = Resource Cards
wz-counts-mission = Mission Points
wz-counts-watch = models In Sentry
wz-counts-waiting = points still to activate
wz-counts-turn = whose turn it is
wz-counts-ahead = who would win if it ended now
wz-counts-losses = losses
wz-counts-ground = nearness to the mission's ground

# What the table shows while things happen: words of one or two, beside a model or a die.
wz-cue-hit = hit
wz-cue-miss = miss
wz-cue-saved = saved
wz-cue-fails = fails
wz-cue-passed = passed
wz-cue-failed = failed
wz-cue-held = holds
wz-cue-falls = { $model } falls
wz-cue-wounds = { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
wz-cue-steady = { $squad }: steady again
wz-cue-pinned = { $squad }: Pinned
wz-cue-broken = { $squad }: Broken
wz-cue-initiative = Initiative
wz-cue-initiative-tie = Initiative: a tie
wz-cue-test = { $rule }
wz-log-initiative-dice = Initiative dice: { $first } { $one }, { $second } { $other }.
wz-verdict-points = { $player } with { $points } Mission Points after Game Turn { $turn }: { $mission }.
wz-verdict-warlord = { $player }: equal Mission Points, { $points } each, and the other Warlord fell first.
wz-verdict-commanders = { $player }: equal Mission Points, { $points } each, and fewer Commanders lost.
wz-verdict-draw = A draw after Game Turn { $turn }: { $points } Mission Points each ({ $mission }).
wz-verdict-of = { $player }: { $points } Mission Points.
