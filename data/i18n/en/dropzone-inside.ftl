# Infantry in features, CQB, Objectives: what is said of them.

dc-ask-break-out = { $squad } wants to leave among more enemies: Fortitude test.
dc-do-break-out = { $squad }: break out
dc-do-flee-aboard = Into { $transports }
dc-log-broke-out = { $squad } keeps its nerve ({ $die }) and may leave.
dc-log-compared = Points near { $place }: { $points }
dc-log-driven-out = { $squad } loses its nerve ({ $die }) and is driven out.
dc-log-exempt = { $squad } takes no Fortitude test: { $rule }
dc-log-fled-aboard = { $squad } flees into its Transports.
dc-log-no-cqb = { $squad } may not start a CQB: { $rule }
dc-no-found-among-enemies = Enemies are inside: { $squad } cannot leave at once with what it has found.
dc-no-no-such-edge = A feature has no edge { $edge }.
dc-no-nobody-fights = No squad may start a CQB now.
dc-no-not-in-the-fight = { $squad } is not in this fight.
dc-no-not-locked = { $squad } may leave without a test.
dc-no-thirsts = { $squad } thirsts for blood and stays among its enemies.
