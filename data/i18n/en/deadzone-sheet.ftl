# Datasheets, legend and mission of Deadzone, as they are laid beside the map.
dz-sheet-rule = { $rule }
dz-sheet-numbered = { $rule } ({ $number })
dz-sheet-thing = { $thing }
dz-sheet-figure = { $figure }
dz-sheet-test = { $figure }+
dz-sheet-dash = –
dz-sheet-kind = { $rule }
dz-sheet-damage = Damage
dz-sheet-injured = injured
dz-sheet-killed = killed
dz-sheet-actions = Short actions left
dz-sheet-range = Range
dz-sheet-ap = AP
dz-sheet-in-fights = in fights
dz-stat-sprint = Sprint
dz-stat-size = Size
dz-stat-vps = Victory points
dz-stat-recon = Recon
dz-objective-free = nobody holds it
dz-objective-held = held: { $player }
dz-objective-contested = contested
dz-odds-joint = One success more than the answer hits: { $hit }. What armour leaves of it does damage: { $harm }, and kills: { $kill }.
dz-mission-bar = Victory points, of { $target } to win
dz-mission-kills = Every enemy killed: its victory points, at once.
dz-mission-objectives = Every objective where only you have models when a round ends: its points.
dz-mission-intel = Intel picked up: a point at once.
dz-mission-leave = A model that leaves by the enemy's edge: its points and one more.
dz-mission-items = Items sent off from your own zone, with a Special action, score.
dz-mission-target = { $target } victory points or more, and more than the other side.
dz-mission-wipe-out = Or the other side has nobody left.
dz-mission-when = Both are looked at when a round ends.
dz-mission-secret = Each side has a secret mission besides.
dz-legend-scenery = Crates and barricades hide part of a model: no clear shot past them.
dz-legend-wall = Walls with gaps: a small gap lets size 1 through, a medium one size 2, a large one size 3. Sight goes through gaps.
dz-legend-hatch = A hatch lets models up to its size through, but no sight.
dz-legend-half-tile = Half a floor: room for 2 of each side instead of 4; sizes 3 and 4 cross it, but cannot stop there.
dz-legend-ladder = Ladders and ramps lead a level up; wheels need a ramp.
dz-legend-deployment = Where a team is set up.
dz-legend-smoke = Nobody sees through a cube of smoke.
dz-legend-trap = Goes off when somebody comes in.
dz-legend-deactivated = Has been activated this round.
dz-legend-pinned = Lies flat: it must stand up before anything else.
dz-legend-injured = Has taken damage; one more may kill it.
dz-legend-burning = Burns when it is activated.
dz-legend-tagged = Marked for Tag rifles.
dz-legend-raging = Rampages: it may not be yours to command.
dz-legend-item = Carries something.
dz-legend-actions = Squares: short actions left. Two short ones or one long one.
dz-legend-damage = Discs: damage it can still take; at none it is dead.
dz-legend-acts = Solid ring: this model acts now.
dz-legend-can-act = Thin ring: it may act, or is a legal target.
dz-legend-reach = Pale cubes: where the chosen action leads.
dz-legend-trail = Dotted: a way from cube to cube.
dz-legend-sight = Unbroken line: all of the target is seen, a clear shot: two dice more.
dz-legend-hidden = Broken line: something hides part of the target, or all of it.
dz-legend-test = Each die that shows the number or more is a success; the side with more wins.
dz-legend-exploding = An 8 is a success and rolls another die.
dz-legend-plus-model = Lets another model be activated in the same turn.
dz-legend-dice = Adds a die to a test, in the other side's turn too.
dz-legend-move = A free move of one cube for the active model.
dz-legend-shoot = A free shot.
dz-legend-fight = A free fight.
dz-legend-splat = The special ability of the army.
dz-legend-unknown = Face down: a model that moves into the cube, without enemies in it, may pick it up and turn it over.
dz-legend-objective = Scores when a round ends for whoever is there alone; the number is its worth.
dz-sheet-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
dz-legend-counter = { $kind ->
    [ammo] One die more for one shot, then used up.
    [ap-ammo] One die more and AP 1 for one shot.
    [frag] Thrown at a cube: hurts everybody in it.
    [stun] Thrown at a cube: all in it count as having acted.
    [medi-pack] Heals one damage.
    [trap] Explodes when it is turned over.
   *[other] A victory point.
}
