# Deadzone in English.

dz-cube = { $column }-{ $row }, level { $level }
dz-model = { $name }
dz-model-numbered = { $name } { $number }
dz-nobody = model { $number }
dz-weapon = { $name }
dz-item = { $item }
dz-item-armed = { $item } [{ $weapon }]
dz-item-hidden = a face-down item
dz-item-seen = { $item } (face down, known to you)
dz-result = { $face }
dz-command-dice = Command dice
dz-player = Player { $player }
dz-scenery = Scenery
dz-armour = Armour
dz-objective = Objective worth { $vps } at { $cube }
dz-zone = Zone: { $player }
dz-round = Round { $round }, { $mission }
dz-vps = Victory points { $one } to { $other }; { $target } win
dz-pool = { $faces } of { $dice } dice: { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }

dz-ask-begin = { $player }: begin?
dz-ask-starter = { $player }: who starts?
dz-ask-zone = { $player }: which deployment zone?
dz-ask-deploy = { $player }: deploy a model
dz-ask-reroll = { $player }: reroll command dice?
dz-ask-turn = { $player }: activate a model
dz-ask-another = { $player }: activate a second model?
dz-ask-act = { $player }: what does { $model } do?
dz-ask-go-on = { $player }: { $model } was knocked aside; where does it go?
dz-ask-leaving = { $player }: { $model } leaves; who strikes?
dz-ask-rising = { $player }: { $model } stands up; who strikes?
dz-ask-tumbled = { $player }: { $model } tumbled in; who strikes?
dz-ask-must-fight = { $player }: whom does { $model } fight?
dz-ask-answer = { $player }: does { $model } fight back or evade?
dz-ask-dice = { $player }: add Dice results to this test against { $model }?
dz-ask-dice-burst = { $player }: add Dice results?
dz-ask-throw = { $player }: which way is { $model } thrown?
dz-ask-pick-up = { $player }: does { $model } pick something up?
dz-ask-stow = { $player }: does { $model } keep { $item }?
dz-ask-wait = { $rule }

dz-do-begin = Begin
dz-do-starter = First player: { $player }
dz-do-zone-red = Take the red zone
dz-do-zone-blue = Take the blue zone
dz-do-deploy = Deploy { $model } at { $cube }
dz-do-reroll = Reroll { $faces }
dz-do-activate = Activate { $model }
dz-do-pass = Pass
dz-do-reposition = Reposition in { $cube }
dz-do-move = Move to { $cube }
dz-do-sprint = Sprint to { $cube }
dz-do-move-result = Free move to { $cube }
dz-do-shoot = Shoot { $target } with { $weapon }
dz-do-fire-for-effect = Fire for effect at { $target } with { $weapon }
dz-do-with = { $what }, using { $item }
dz-do-throw = { $what } at { $cube }
dz-do-fight = Fight { $target }
dz-do-stand-up = Stand up
dz-do-heal = Heal { $model }
dz-do-done = Done
dz-do-fight-back = Fight back
dz-do-evade = Evade
dz-do-dice = { $count ->
        [0] Add no dice
        [one] Add 1 die
       *[other] Add { $count } dice
    }
dz-do-strike = { $model } strikes
dz-do-raise = { $model } stands up instead of a fight
dz-do-pick-up = Pick up { $item }
dz-do-keep = Keep it
dz-do-drop = Drop one
dz-do-destroy = Destroy one
dz-do-throw-to = Direction { $wind }
dz-do-decline = No
dz-do-roll-again = Roll the failed dice again

dz-no-not-now = Not now: first comes { $rule }.
dz-no-such-seat = There is no player { $seat }.
dz-no-such-model = Model { $model } is not on the map.
dz-no-not-yours = Model { $model } is not yours.
dz-no-enemy = Model { $model } is no enemy.
dz-no-such-zone = There is no zone { $zone }.
dz-no-already-deployed = Model { $model } is already deployed.
dz-no-outside-zone = { $cube } is outside your zone.
dz-no-edge = { $cube } is no cube of the left or right edge.
dz-no-vehicle-level = A vehicle deploys on level 1, not at { $cube }.
dz-no-floor = Nobody can stand at { $cube }.
dz-no-room = No room at { $cube }: { $crowd } size there already, { $size } more would exceed 4.
dz-no-room-for-others = Where would the others stand? { $cube } is needed for them
dz-no-spots = That place at { $cube } is taken or does not fit.
dz-no-such-dice = You do not have those command dice.
dz-no-already-activated = Model { $model } has been activated this round.
dz-no-pass = You may pass only with fewer models left than your opponent: { $own } to { $others }.
dz-no-result = No such command result left: { $face }.
dz-no-result-spent = A command result was already spent on this model.
dz-no-action-left = No action left for { $action }.
dz-no-twice = { $action } was already taken.
dz-no-stand-up-first = A pinned model must stand up first.
dz-no-not-pinned = It is not pinned.
dz-no-engaged = Among unpinned enemies it may only fight or move: no { $action }.
dz-no-began-with-enemy = No sprint: an enemy was in its cube when it was activated.
dz-no-enemy-at-first = No fight action: no enemy was in its cube when it was activated.
dz-no-dash = It has no value for that ({ $rule }).
dz-no-too-far = { $cubes } cubes; it may go { $most }.
dz-no-way = No way leads from { $from } to { $cube } ({ $rule }).
dz-no-halts = A move ends in the first cube with an enemy: { $cube }.
dz-no-half-tile = Size { $size } cannot stay on the half tile at { $cube }.
dz-no-move = It would stay where it is.
dz-no-weapon = It has no such weapon for this ({ $rule }).
dz-no-weapon-lost = That weapon can no longer be used.
dz-no-enemy-in-cube = Not with an enemy in its cube.
dz-no-own-cube = Not at its own cube.
dz-no-range = { $distance } cubes away; the range is { $range }.
dz-no-sight = No line of sight.
dz-no-open = An Indirect shot needs open sky over { $from } and over { $cube }.
dz-no-rapid-fire = Firing for effect needs { $rule }.
dz-no-item = It does not carry such an item.
dz-no-counter = There is no such item counter there.
dz-no-ammo = Ammunition is for ordinary shots.
dz-no-not-here = Model { $model } is not in this cube.
dz-no-attack = Model { $model } cannot make this attack.
dz-no-rise = Model { $model } does not lie pinned where it could stand up for this.
dz-no-heal = Model { $model } cannot be healed.
dz-no-dice = { $count } Dice results; there are { $have }.
dz-no-compulsory = It must be done ({ $rule }).
dz-no-stow = It cannot be stowed like that.
dz-no-that-way = Not in that direction.

dz-fault-map = The map: { $fault }
dz-fault-bare = No scenery in the nine squares from { $column }-{ $row }.
dz-fault-seats = A battle has two players, not { $seats }.
dz-fault-leader = Team { $seat } has { $leaders } leaders instead of one.
dz-fault-team = Team { $seat } cannot be set up.
dz-fault-profile = { $unit }: { $what } cannot be read.
dz-fault-stands = { $stands } places for { $models } models.
dz-fault-rounds = { $rounds } rounds are over before the position; at most { $most } may be.
dz-fault-scores = Victory points for { $scores } players; there are two.
dz-fault-smoke = Smoke on level { $level }, which the map does not have.
dz-fault-found = { $unit } has found { $found } items and has room for { $room }.
dz-fault-points = { $points } victory points before the position; at most { $most } may be.
dz-fault-dead-hands = Model { $model } is dead and carries a found item.
dz-fault-stranger = No model has the number { $model }.

dz-log-item-placed = An item counter lies at { $cube }.
dz-log-item-discarded = An item counter fell into a deployment zone.
dz-log-recon = Recon: { $one } to { $other }, won by: { $player }.
dz-log-recon-tie = Recon: { $successes } each; again.
dz-log-starter = First player: { $player }.
dz-log-deployed = { $model } deploys at { $cube }.
dz-log-round = Round { $round }.
dz-log-command = { $player }, command dice: { $faces }.
dz-log-passed = { $player }: pass.
dz-log-activated = { $player }: { $model } is activated.
dz-log-spent = { $player }, spent: { $count ->
        [one] { $face }
       *[other] { $count } × { $face }
    }.
dz-log-moved = { $model } goes to { $cube }.
dz-log-stood-up = { $model } stands up.
dz-log-pinned = { $model } is pinned.
dz-log-burning = { $model } is on fire.
dz-log-put-out = The fire on { $model } is out.
dz-log-stunned = { $model } is marked as activated.
dz-log-shot = { $by } shoots { $target } with { $weapon }: { $attack }, against { $answer }.
dz-log-fired-for-effect = { $by } fires for effect at { $target } with { $weapon }: { $attack }, against { $answer }.
dz-log-blow = { $by } fights { $target } with { $weapon }: { $attack }, against { $answer }.
dz-log-fire = The fire on { $target }: { $attack }, against { $answer }.
dz-log-slammed = { $target } is slammed into a wall: { $attack }, against { $answer }.
dz-log-fell = { $target } falls { $levels } levels: { $attack }, against { $answer }.
dz-log-burst = Everyone at { $cube } is hit: { $roll }.
dz-log-withstood = { $model } answers: { $roll }.
dz-log-thrown = { $model } throws: { $roll }.
dz-log-scattered = Scatter { $die }: to { $cube }.
dz-log-floor = The floor at { $cube }: { $die }.
dz-log-shield = The shield of { $model }: { $roll }.
dz-log-shield-lost = The shield of { $model }: { $roll }; it is destroyed.
dz-log-damaged = { $model } takes { $damage } damage.
dz-log-healed = { $model } loses { $damage } damage ({ $rule }).
dz-log-volatile = The volatile weapon of { $model }: { $die }.
dz-log-died = { $model } is dead.
dz-log-scored = { $player }: { $vps } VP ({ $rule }).
dz-log-picked-up = { $model } picks up { $item }.
dz-log-dropped = { $item } lies at { $cube }.
dz-log-used-up = { $model } uses { $item }.
dz-log-round-ended = Round { $round } is over.
dz-log-won = Won by: { $player }.
dz-log-draw = A draw.

dz-odds-attack = Attack dice
dz-odds-answer = Answer dice
dz-odds-fight-back = Dice fighting back
dz-odds-hit = hit
dz-odds-kill = kill
dz-odds-pin = pin
dz-odds-damage = damage
dz-odds-hit-back = struck in return
dz-odds-hit-fought = hit if it fights back
dz-odds-hit-special = hit, if player { $player } uses { $special }
dz-odds-kill-special = kill, if player { $player } uses { $special }
dz-odds-land-special = lands, if player { $player } uses { $special }
dz-odds-kill-whom-special = kills { $model }, if player { $player } uses { $special }
dz-odds-land = lands where it is aimed
dz-odds-burst = Explosion dice
dz-odds-kill-whom = kills { $model }
dz-odds-damage-whom = damage to { $model }

dz-ask-scout = { $player }: do your Scouts sprint?
dz-do-scout = { $model } scouts ahead to { $cube }
dz-do-tag = Tag { $target }
dz-do-teleport = Teleport to { $cube }
dz-do-set-off = Set off the explosion
dz-do-smokescreen = Raise the smokescreen
dz-no-too-near = { $distance } cubes away: an Indirect weapon needs more than 2.
dz-no-ability = Not possible: { $rule }.
dz-no-occupied = Another model is at { $cube }.
dz-log-tagged = { $model } is a tagged target.
dz-log-smoke = Smoke fills { $cube }.
dz-log-smoke-rolled = The smoke at { $cube }: { $die }.
dz-smoke = Smoke at { $cube }

dz-ask-start = { $player }: anything as { $model } is activated?
dz-ask-flee = { $player }: which way does { $model } flee?
dz-do-splat = { $special }
dz-do-splat-on = { $special }: { $model }
dz-do-splat-gift = { $special }: { $model }, choice { $choice }
dz-do-splat-result = { $special }: { $face }
dz-do-splat-dice = { $special }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
dz-do-splat-cube = { $special }: { $cube }
dz-do-take-ammo = Take Ammo instead
dz-no-splat-spent = A Splat! was already spent in this activation.
dz-log-given = { $model }: { $rule }.
dz-log-table = { $model } rolls { $die } ({ $rule }).
dz-log-result-lost = { $player }, lost: { $face }.
dz-log-result-taken = { $player }, taken from the opponent: { $face }.
dz-ask-splat = { $player }: { $special } for this test against { $model }?
dz-ask-reroll-test = { $player }: use the army special after this roll?
dz-ask-again = { $player }: roll the failed dice of { $model } again ({ $rule })?
dz-do-splat-times = { $special } × { $times }
dz-do-splat-shoot = { $special }: roll on Shoot
dz-do-splat-fight = { $special }: roll on Fight
dz-do-splat-survive = { $special }: roll on Survive
dz-log-rerolled = { $model } rolls again ({ $rule }): { $roll }.
dz-ask-control = { $player }: run { $model } yourself?
dz-ask-trap = { $player }: set off the trap under { $model }?
dz-ask-met = { $player }: answer { $model }, who moved in?
dz-ask-follow = { $player }: does another shoot at { $model }?
dz-ask-rise = { $player }: what becomes of { $model }?
dz-do-snap = { $model } shoots with { $weapon }
dz-do-control = Take it over
dz-do-spring = Set it off
dz-do-disarm = Remove the trap
dz-no-overstacked = { $cube } is overstacked: it must leave first.
dz-log-arrived = { $model } comes into play at { $cube }.
dz-log-controlled = { $player }: { $model } is run by this side.
dz-log-trap = A trap lies at { $cube }.
dz-log-trap-gone = The trap is gone.
dz-log-raging = { $model } rampages from now on.
dz-ask-stimulant = { $player }: use the Stimulant Shot for this test?
dz-do-volley = { $one }; { $other }
dz-do-reload = Reload { $weapon }
dz-do-use-item = Use { $item }
dz-do-link = Point out { $cube }
dz-log-unloaded = { $model } must reload { $weapon }.
dz-log-reloaded = { $weapon } of { $model } is loaded again.
dz-log-result-gained = { $player }, gained: { $face }.
dz-log-linked = { $cube } is pointed out to throwers.
dz-log-shard = A shard sticks in { $model }.
dz-log-woken = { $model } may be activated again.
dz-ask-airborne = { $player }: where does the next model come down?
dz-ask-logistics = { $player }: move an item one cube?
dz-ask-exchange = { $player }: what does { $model } part with?
dz-ask-settle = { $player }: what comes first?
dz-do-call-in = Call { $model } in at { $cube }
dz-do-call-swarm = Call a swarm
dz-do-emplace = Emplace the Sentry Gun
dz-do-pack = Pack up the Sentry Gun
dz-do-give = Give { $item } to { $model }
dz-do-give-back = Give one back
dz-do-dismount = Leave the bike
dz-do-shift-item = Move { $item } to { $cube }
dz-do-send-off = Send off { $item }
dz-do-leave = Leave the board
dz-do-splat-drop = { $special }: { $model } at { $cube }
dz-due-fight = { $model } fights
dz-due-pick-up = { $model } picks up
dz-due-model = { $model }
dz-due-cube = { $cube }
dz-log-left = { $model } leaves the board.
dz-log-mission = Mission roll { $die }: { $mission }.
dz-secret-normal = no secret mission
dz-secret-claim = Claim
dz-secret-murder = Murder
dz-secret-local-knowledge = Local knowledge
dz-log-secret = { $player }: secret mission rolled.
dz-log-secret-shown = { $player }, secret mission: { $secret }.

# Recon bonus dice.
dz-ask-bonus = { $player }: use a bonus die
dz-ask-look = { $player }: look at a counter? { $left } left
dz-ask-discard = { $player }: take a counter off the map?
dz-ask-shift = { $player }: move a model one cube? { $left } left
dz-ask-flank = { $player }: send a model round the flank?
dz-ask-edge = { $player }: where does the flanking model come in?
dz-do-look-at = Look at the counter at { $cube }
dz-do-discard = Take away { $item } at { $cube }
dz-do-flank = { $model } goes round the flank
dz-bonus-look = Look at one counter
dz-bonus-look-three = Look at up to three counters
dz-bonus-discard = Take a counter off the map
dz-bonus-move = Move one model
dz-bonus-move-two = Move two models
dz-bonus-move-three = Move three models
dz-bonus-flank = Send a model round the flank
dz-log-bonus = { $player }, bonus dice: { $faces }.
dz-log-looked = { $player }: counter at { $cube } looked at.
dz-log-looked-item = { $player }: counter at { $cube } looked at, { $item }.
dz-log-flanked = { $model } goes round the flank.
dz-log-counter-gone = An item counter is taken off the map.

# How the house plays.
dz-set = { $name }: { $value }
dz-yes = yes
dz-no = no
dz-set-friends = Pinned friends help in a fight
dz-set-pinned = Who was pinned may only evade
dz-set-nothing = Doing nothing ends the turn
dz-set-leaving = The attack on a leaver may be declined
dz-set-rising = The attack on one who stands up may be declined
dz-set-deadeye = Deadeye helps Rapid Fire weapons too
dz-set-secret = Secret missions in Patrol
dz-set-bonus = Recon bonus dice
dz-set-deploys = The starting player deploys last
dz-set-engaged = Pinned enemies bar shooting
dz-set-medi-pack = Pinned enemies bar a Medi-Pack
dz-set-defender = A pinned bearer’s Defender Shield covers others
dz-set-clear = Models in the way deny a Clear Shot
dz-set-order = Shields roll before Tough
dz-set-healing = Healing takes all damage off
dz-set-evade = Evade works after a miss too
dz-set-holo-sight = The dead leave their Holo-Sight
dz-set-north = Number of the scatter die for north
dz-set-scour = Points for an item sent off
dz-set-breakthrough = Extra points for breaking through
dz-set-leader = Extra points for a dead Leader
dz-set-specialist = Extra points for a dead Specialist
dz-set-hinder = Pinned friends in the target cube do not hinder a shot
dz-set-ammo = Ammo may be used when Firing for Effect
dz-set-tag = Only shots with a Tag rifle profit from a tag
dz-set-throws = No Dice results on rolls without modifiers
dz-set-splat = One Splat! an activation binds only the active player
dz-set-indirect = No Shoot result for Indirect weapons
dz-set-fight-result = A Fight result needs an enemy there from the start
dz-set-plus-gun = +1 Model may activate a Sentry Gun
dz-set-pass = Sentry Guns do not count when passing
dz-set-tie = Who has the initiative keeps it if both finish at once
dz-set-hold-pinned = Pinned models hold no objectives
dz-set-hold-extras = Guns, drones and swarms hold no objectives
dz-set-risers = Who stands up counts as pinned for the attack
dz-set-edge = The edge of the board slams nobody
dz-set-control = A rampaging model must be run by the opponent
dz-set-wrecks = Vehicles that explode leave a wreck
dz-set-glide = Who is thrown and glides is pinned
dz-set-support = Life Support takes off only that hit’s damage
dz-set-constructs = Constructs can be healed
dz-set-stun = Stun does nothing to Constructs and Vehicles
dz-set-invigorate = Invigorate more than once a round
dz-set-tacticians = Several Tacticians add up
dz-set-teleport = Teleport is a long action of 3 cubes (errata)
dz-set-remote = A pinned Engineer serves no Remote models
dz-set-swarms = Called swarms arrive activated
dz-set-thrown = Thrown models pick nothing up where they land
dz-set-both-gone = Both wiped out is a draw
dz-set-shards = A Triclinic Shard sticks only if the hit did damage
dz-set-resilient = Of several values of Resilient the highest counts
dz-set-weight = Weight of Fire does not help throws and Indirect shots
dz-set-knife = Under the Knife may give the same thing twice a round
dz-set-rerolls = Rerolls by abilities are asked for in every test
dz-set-agile = Agile models do not climb after the fight they moved into
dz-set-cross = A full cube may be crossed, but not stayed in
dz-set-place = Who throws a model says where in the cube it stands
dz-set-scour-zones = Scour: zones along the edge instead of around the corner
dz-set-breakthrough-zones = Breakthrough: zones in opposite corners instead of whole rows
dz-set-destroy-zones = Search and Destroy: whole rows as zones instead of corners
dz-set-own-kills = Models killed by their own side score nothing
dz-set-target = Points that win (0: by the table)
dz-set-bomb-bot = Points for a Bomb Bot
dz-house-battle = Deployment, missions, winning
dz-house-round = Rounds and command dice
dz-house-move = Movement and states
dz-house-attack = Shooting, fights, damage
dz-house-ability = Abilities
dz-house-item = Items
dz-house-ruled = { $count ->
    [one] As ruled (1 setting)
   *[other] As ruled ({ $count } settings)
}
dz-house-own = As we agree

# On the page
dz-storey = Column { $column }, row { $row }, level { $level }
dz-storey-half = Column { $column }, row { $row }, level { $level }: half a tile
dz-and = { $one }, { $other }
dz-trap = { $rule } at { $cube }
dz-stat-move = Move
dz-stat-shoot = Shoot
dz-stat-fight = Fight
dz-stat-survive = Survive
dz-about-unit = { $unit }, size { $size }, speed { $move }-{ $sprint }
dz-about-gun = { $weapon }: range { $range }{ $ap ->
        [0] {""}
       *[other] , AP { $ap }
    }
dz-about-blade = { $weapon }{ $ap ->
        [0] {""}
       *[other] : AP { $ap }
    }
dz-walked = { $cubes } of { $most } cubes
dz-far-of = { $distance } cubes away, range { $range }
dz-apart = { $distance } cubes away
dz-sees-clear = Clear Shot
dz-sees-part = seen in part: no Clear Shot
dz-sees-not = not seen
dz-hides = in the way
dz-tile-reroll = Reroll
dz-tile-keep = Keep all
dz-tile = { $kind ->
        [move] Move
        [sprint] Sprint
        [shoot] Shoot
        [fire-for-effect] For effect
        [fight] Fight
        [stand-up] Stand up
        [move-result] Move result
        [shoot-result] Shoot result
        [fight-result] Fight result
        [splat] Splat!
        [throw] At a cube
        [heal] Heal
        [tag] Tag
        [teleport] Teleport
        [reload] Reload
        [volley] Two weapons
        [use-item] Use an item
        [link] Commlink
        [call-in] Call in
        [emplace] Emplace
        [pack] Pack up
        [give] Give
        [dismount] Dismount
        [send-off] Send off
        [leave] Leave the board
        [disarm] Disarm
        [set-off] Set off
        [smokescreen] Smokescreen
        [scout] Scout
        [reroll] Roll again
        [place] Stand
        [shift-item] Move an item
        [spring] Set it off
        [activate] Activate
        [starter] Name who starts
        [zone] Take a zone
        [bonus] Bonus
        [dice] Spend dice
        [fight-back] Fight back
        [evade] Evade
        [strike] Strike
        [pick-up] Pick up
        [stow] Stow
        [throw-to] Throw to
        [take-up] Take up
       *[other] Special
    }
dz-tile-deploy = { $name }{ $count ->
        [one] {""}
       *[other] {" "}× { $count }
    }
dz-hides-too = {""}

# A battle of the players' own.
dz-form-points = Size of the battle
dz-form-size = { $points } points a side
dz-form-faction = Faction of player { $player }
dz-form-name = { $name }
dz-form-team = Strike team of player { $player }
dz-form-ready = { $name } ({ $points } points)
dz-form-levy = Mustered by chance, always legal
dz-form-own = A team of your own, from a file
dz-form-levy-seed = Seed of player { $player }’s team
dz-form-roster = Roster of player { $player }
dz-form-map = Map
dz-form-made = Ruins made up from a seed
dz-form-seed = Seed of the map
dz-form-mission = Mission
dz-form-rule = { $rule }
dz-form-house = What the books leave open
dz-form-house-ruled = As the catalogue rules it
dz-form-house-own = As we agree, setting by setting
dz-form-setting = { $name }
dz-form-number = { $number }
dz-form-too-large = Player { $player }: the team is written for { $given } points, this battle is of { $points }.
dz-form-misread = This cannot be read: { $what }
dz-form-fault = Player { $player }, { $unit }: { $what }.

# Odds, and places in a cube.
dz-odds-stray = { $model } is killed by a scatter
dz-note-dice = Not counted: { $count ->
        [one] a Dice result
       *[other] { $count } Dice results
    } that player { $player } may still add.
dz-note-splat = Not counted: { $special }, which player { $player } may use.
dz-note-splats = Counted one at a time: what the army specials of both players do together is left out.
dz-note-throws = Not counted: where survivors are thrown, and what they fall on.
dz-ask-place = { $player }: where in its cube does { $model } stand?
dz-do-place = Stand { $spot }
dz-do-at = { $what }, { $spot }
dz-spot = { $at ->
        [north] to the north
        [north-east] to the north-east
        [east] to the east
        [south-east] to the south-east
        [south] to the south
        [south-west] to the south-west
        [west] to the west
        [north-west] to the north-west
       *[middle] in the middle
    }
dz-log-placed = { $model } takes another place in { $cube }.

dz-counts-vps = Victory Points
dz-counts-models = models on the map
dz-counts-objectives = objectives held
dz-counts-mission = what the mission wants
dz-counts-pinned = models Pinned
dz-counts-damage = damage
dz-counts-burning = models burning
dz-counts-results = command results left
dz-counts-items = items found
dz-counts-danger = danger
dz-counts-waiting = models still to act
dz-counts-turn = whose turn it is
dz-counts-lead = the way to the Victory Points that win
dz-counts-finish = nearness to winning

# What the table shows while things happen: words of one or two, beside a model or a die.
dz-cue-test = { $rule }
dz-cue-ahead = { $one } against { $other }
dz-cue-level = { $one } against { $other }: nothing
dz-cue-lands = lands
dz-cue-astray = goes astray
dz-cue-stands = withstood
dz-cue-struck = { $short } short
dz-cue-damage = { $damage } damage
dz-cue-healed = { $damage } healed
dz-cue-falls = { $model } dies
dz-cue-scored = +{ $vps } VP
dz-cue-shield = shield holds
dz-cue-shield-lost = shield lost
dz-list = { $one }, { $other }
dz-verdict-points = { $player } with { $points } victory points in round { $round }; { $target } were enough.
dz-verdict-end = { $player } with { $points } victory points when the battle ended in round { $round }.
dz-verdict-alone = { $player }: the other side has nobody left in round { $round }.
dz-verdict-draw = A draw in round { $round }: { $points } victory points each.
dz-verdict-of = { $player }: { $points } victory points.
dz-none = none
dz-stake-attacks = { $model } attacks { $target }
dz-deed-no-dice = Add no dice
dz-deed-no-splat = Save the Splat!
dz-deed-keep-item = Keep the shot
dz-price-keep-dice = keep { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
dz-price-left-dice = { $dice ->
    [0] your last dice
    [one] leaves 1 die
   *[other] leaves { $dice } dice
}
dz-price-splat = one of { $splats } Splat!
dz-price-keep-splat = keep { $splats } Splat!
dz-gist-who = { $model }: { $deed }
dz-gist-and = { $one }, { $other }
dz-gist-odds = { $deed } ({ $chance })
