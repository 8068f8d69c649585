# Datasheets, legend and mission of Warzone, as they are laid beside the table.
wz-sheet-rule = { $rule }
wz-sheet-numbered = { $rule } ({ $number })
wz-sheet-thing = { $thing }
wz-sheet-figure = { $figure }
wz-sheet-signed = { $figure }
wz-sheet-length = { $length }
wz-sheet-dash = –
wz-sheet-wounds = Wounds
wz-sheet-points = Action Points
wz-sheet-location = Location { $number }, AV { $av }
wz-sheet-against = { $by } Armour against { $type ->
    [piercing] Piercing
    [blast] Blast
    [plasma] Plasma
   *[psychic] Psychic
}
wz-sheet-type = { $type ->
    [piercing] Piercing
    [blast] Blast
    [plasma] Plasma
   *[psychic] Psychic
}
wz-sheet-thrown = as far as St
wz-sheet-base-to-base = base to base
wz-sheet-template = { $template ->
    [small-explosion] Small Explosion
    [large-explosion] Large Explosion
    [shotgun] Shotgun
    [small-flamer] Small Flamer
   *[flamer] Flamer
}
wz-sheet-power = { $kind ->
    [booster] Booster
   *[debuff] Debuff
}
wz-figure-range = Range
wz-figure-template = Template
wz-figure-st = St
wz-figure-rof = RoF
wz-figure-roa = RoA
wz-figure-avv = AVV
wz-figure-type = Type
wz-figure-kind = Power
wz-figure-points = AP
wz-figure-cards = Cards
wz-odds-joint = { $dice ->
    [one] It hits and wounds
   *[other] Each die hits and wounds
}: { $hit } × { $through } + { $one } { $rule } = { $total }
wz-objective = Objective { $number }
wz-mission-points = Mission Points if it ended now
wz-mission-markers = Markers held
wz-mission-zones = Table Zones held
wz-mission-felled = Enemy points lost, in %
wz-mission-ends = When a Game Turn ends, from turn { $turn } on, the battle is over if somebody has achieved the mission in full.
wz-mission-last-turn = After Game Turn 8 it is over in any case.
wz-mission-no-models = It is over, too, when a force has no models left on the table or to come.
wz-mission-tie = Equal points are settled by what each side has lost.
wz-mission-secondary = Besides: { $rule }
wz-legend-deployment = Where an army is set up; some missions count it later.
wz-legend-wall-of-fire = Whoever crosses it burns.
wz-legend-deactivated = Has acted this turn.
wz-legend-commander = Leads its squad: Coherency is measured from here, and its LD serves all.
wz-legend-engaged = In close combat: it cannot shoot or simply walk away.
wz-legend-aiming = Its next shot is easier.
wz-legend-hidden = Light Cover counts as Heavy until it makes an Action other than Pass.
wz-legend-sentry = Watches: it may act once in the enemy's Activation if it passes an LD test.
wz-legend-astray = Out of Coherency: it must come back first.
wz-legend-pinned = The squad keeps its heads down: it does nothing until it recovers.
wz-legend-broken = The squad flees and holds nothing.
wz-legend-stunned = Spends its first Action Point to recover; close combat against it hits by itself.
wz-legend-fumbled = Rolled a 20: its Action failed badly.
wz-legend-afraid = Failed an LD test before what it fears: CC halved.
wz-legend-berserker = Fights on in a rage.
wz-legend-held-down = Held to the ground by an enemy.
wz-legend-points = Squares: Action Points left, two for each Activation.
wz-legend-wounds = Discs: Wounds left; at none the model is removed.
wz-legend-acts = Solid ring: this model acts now.
wz-legend-can-act = Thin ring: it may act, or is a legal target.
wz-legend-reach = Pale area: as far as the chosen Action goes.
wz-legend-facing = Light rim and notch: the front. The other half is the rear.
wz-legend-trail = Dotted: a way, with its inches at the end.
wz-legend-sight = Line: in sight.
wz-legend-cover = Broken line with a marked piece: something hides the target and makes it harder to hit.
wz-legend-d20 = Roll the number needed or less.
wz-legend-power-shot = A 1 to hit: no Armour test.
wz-legend-fumble = A 20: a Fumble, whatever was needed.
wz-legend-card = Turned, it buys a third Action Point, one more shot or blow, a Heal or a skill; all come back next turn.
wz-legend-token = A token of a skill; click it for its rule.
wz-legend-marker = Held by whoever has a model within its close combat reach and no enemy within 3″.
wz-legend-contested = Contested: an enemy stands within 3″, and nobody holds it.
wz-legend-supplies = Supplies: to be carried into your own Deployment Zone.
wz-legend-convergence = The circle of 6″ in the middle of the table.
wz-legend-zones = Held by whoever has models wholly in it and no enemy there.
wz-mission-full = { $mission ->
    [KillThemAll] In full, 10 points: the enemy has less than a quarter of its points left.
    [SeizeGround] In full, 10 points: half of your survivors stand in the Convergence, and no enemy does.
    [Reconnaissance] In full, 10 points: you hold three of the five Table Zones when turn 5 ends.
    [TakeAndHold] In full, 10 points: you hold all three Objective markers.
    [SearchAndDestroy] In full, 10 points: four of the five Table Zones, the enemy below half of its points and you above a quarter.
    [SupplyRun] In full, 10 points: two supply tokens lie in your Deployment Zone when a turn ends, from turn 3 on.
    [FightingWithdrawal] In full, 10 points: half of your force's points stand in the enemy Deployment Zone when turn 5 or a later one ends.
   *[other] In full, 10 points: as the mission says.
}
wz-mission-part = { $mission ->
    [KillThemAll] In part, 5 points: the enemy has less than a half left.
    [SeizeGround] In part, 5 points at the very end: half of your survivors stand there, whoever else does.
    [Reconnaissance] In part, 5 points at the very end: you hold three Zones then.
    [TakeAndHold] In part, 5 points at the very end: you hold two of them.
    [SearchAndDestroy] In part, 5 points at the very end: you hold three Zones.
    [SupplyRun] In part, 5 points at the very end: one supply token in your zone, and another held by a model of yours.
    [FightingWithdrawal] In part, 5 points at the very end: nobody left in your own Deployment Zone, and a quarter of your points in the enemy's.
   *[other] In part, 5 points: as the mission says.
}
wz-legend-ground = { $kind ->
    [wall] Wall
    [wood] Wood
    [ruin] Ruin
    [barricade] Barricade
    [bush] Bushes
    [crater] Crater
    [rock] Rock
    [cliff] Cliff
    [sandbags] Sandbags
    [vehicle] Wreck
    [water] Water
    [device] Device
    [token] Token
    [hill] Hill
   *[other] Ground
}
wz-legend-terrain = { $terrain ->
    [open] Costs nothing to cross and hides nobody.
    [light] Costs 2″ of movement, 4″ for more than 3″ through it, and leaves 2″; cover: −2 to hit.
    [heavy] Costs 4″ of movement and leaves 2″; cover: −4 to hit.
   *[other] Nobody goes through; cover: −4 to hit.
}
