## Datasheet, legend and mission
dc-faction = { $faction ->
        [ucm] United Colonies of Mankind
        [scourge] Scourge
       *[resistance] Resistance
    }
dc-scenery = { $kind ->
        [barricade] Barricade
        [field] Field
        [rough] Rough ground
        [rubble] Rubble
        [impassable] Impassable ground
        [road] Road
       *[open] Open ground
    }
dc-squad-of = { $squad } · { $group }
dc-feature-state = { $feature }: Armour { $armour }, { $left } of { $of } DP{ $fires ->
        [0] {""}
        [one] , 1 Fire Token
       *[other] , { $fires } Fire Tokens
    }{ $bases ->
        [0] {""}
        [one] , 1 base inside
       *[other] , { $bases } bases inside
    }
dc-zone-deployment = Direct Deployment: { $player }
dc-about-unit = { $unit }
dc-about-inside = In { $feature }
dc-about-carries = Carries { $objective }
dc-about-aboard = Aboard: { $units }
dc-about-occupants = { $player }: { $squads }
dc-tray = { $player }: hand, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck
dc-standing-turn = Turn { $turn } of { $turns }
dc-standing-points = { $player }: { $vp } VP, { $kp } KP
dc-sheet-rule = { $rule }
dc-sheet-numbered = { $rule } ({ $number })
dc-sheet-thing = { $thing }
dc-sheet-figure = { $figure }
dc-sheet-on = { $figure }+
dc-sheet-length = { $inches }″
dc-sheet-word = { $word }
dc-sheet-dash = –
dc-sheet-any = any distance
dc-sheet-base-to-base = base to base
dc-sheet-fearless = always stays
dc-sheet-damage = Damage Points
dc-sheet-by-target = { $aircraft }+ at Aircraft, else { $other }+
dc-sheet-by-range = { $near }+ near, { $far }+ beyond
dc-sheet-cm = { $active ->
        [0] {""}
       *[other] A{" "}
    }{ $passive ->
        [0] {""}
       *[other] P { $passive }+{" "}
    }{ $evasion ->
        [0] {""}
       *[other] E +{ $evasion }
    }
dc-sheet-type = { $type ->
        [infantry] Infantry
        [vehicle] Vehicle
       *[aircraft] Aircraft
    }
dc-sheet-category = { $category ->
        [command] Command
        [standard] Standard
        [troops] Troops
        [exotic] Exotic
        [heavy] Heavy
        [scout] Scout
        [support] Support
        [air] Air
        [transport] Transport
        [drill] Drill
        [upgrade] Upgrade
       *[spawned] Spawned
    }
dc-figure-energy = E
dc-figure-shots = Sh
dc-figure-accuracy = Ac
dc-figure-full = R(F)
dc-figure-countered = R(C)
dc-figure-move-and-fire = MF
dc-figure-arc = Arc
dc-mission-turns = The game ends after { $turns } turns.
dc-mission-wins = Most Victory Points win.
dc-mission-tie = On equal Victory Points, most Kill Points win.
dc-mission-carried = { $kind }: { $held } VP if held at the end, { $extracted } VP if taken off the table.
dc-mission-place = { $kind }: { $held } VP to whoever holds it.
dc-mission-vp = Victory Points
dc-mission-kp = Kill Points
dc-objective-hidden = not found yet, in { $feature }
dc-objective-inside = in { $feature }
dc-objective-ground = in the open
dc-objective-carried = with { $unit }
dc-objective-extracted = taken off the table: { $player }
dc-legend-commander = The Commander is mounted here: cards are played around it.
dc-legend-carries = Carries an Objective; passes it on, drops it, or takes it off the table over the friendly edge.
dc-legend-laden = Has units aboard; point at it to read which.
dc-legend-flying = In the air: only AA weapons shoot at it.
dc-legend-landed = On the ground: a Vehicle until it takes off.
dc-legend-at-edge = A base at an edge of a feature: it shoots out there, and can be shot at.
dc-legend-astray = Its squad is out of coherency and shoots worse.
dc-legend-moved = Its squad has moved this turn.
dc-legend-shot = Its squad has shot this turn.
dc-legend-searched = Its squad has searched this turn.
dc-legend-disembarked = Its squad has got out of a Transport this turn and shoots worse.
dc-legend-may-not-shoot = It fought with all its dice, and does not shoot this turn.
dc-legend-infiltrated = Placed by Infiltrate: it does not search in turn 1.
dc-legend-done = Its squad is done for this turn.
dc-legend-burning = Burns: fires are rolled for at the end of the turn.
dc-legend-occupied = Infantry is inside.
dc-legend-advantage = Somebody has Occupier’s Advantage here.
dc-legend-fought = A CQB has taken place here this turn; there is no second one.
dc-legend-damage = Damage Points left; with none it is destroyed.
dc-legend-feature = Armour { $armour }, { $dp } DP, room for { $dp } bases; infantry inside has { $body ->
        [0] Soft Cover
       *[other] Soft and Body Cover
    }.
dc-legend-barricade = Soft and Body Cover; wheels and infantry cross it slowly.
dc-legend-field = Soft Cover.
dc-legend-rough = Costs double for wheels, tracks and infantry.
dc-legend-impassable = Nobody on the ground enters it.
dc-legend-road = A ground Vehicle that stays on it for its whole move goes 2″ further.
dc-legend-open = Costs nothing and hides nobody.
dc-legend-can-act = Thin ring: it may act, or can be pointed at.
dc-legend-reach = Pale area: as far as the squad goes.
dc-legend-facing = Light rim and notch: the front; weapons shoot into the quarters their arc names.
dc-legend-trail = Dotted: the way of a unit.
dc-legend-sight = Line: in sight.
dc-legend-d6 = Roll the number needed or more.
dc-legend-card = A command card: yours lie open to you, those of others face down.
dc-legend-shield = A feature with the Damage Points it has left: point at it to enter it, to shoot at it, or to read who is inside.
dc-legend-dropship = A Transport in the air; what it carries is listed with it.
dc-legend-deployment = Where Battlegroups may start on the table.
dc-legend-objective = What the scenario is about; the mission says what it is worth.

## Previews and odds
dc-reach = { $squad } reaches { $far }
dc-short-of = Not all the way ({ $rule })
dc-measure-way = { $length } of { $most }
dc-measure-range = { $distance } away
dc-number-shots = Shots
dc-number-hit = To hit
dc-number-damage = To damage
dc-odds-lost = Damage Points lost
dc-odds-hurt = It loses Damage Points
dc-odds-destroyed = It is destroyed
