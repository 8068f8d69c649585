//! Drills and Subterranean squads (`dc.special.drill`, `dc.special.subterranean`).

use dropzone::{
    Category, Move, Objective, ObjectiveId, ObjectivePlace, Opening, Place, Profile, Range, SquadId, Stand, UnitId,
    UnitRule, Wait, Way, Weapon, WeaponRule,
    chapters::{drills::Order, movement, turn},
};

use crate::support::{Play, Scene, With, at_unit, gun, infantry, north, point, scene, tank, to_hit, with};

/// A Drill: Armour 9, 5 DP, a radius of 1 inch; one squad passes each turn.
fn drill() -> Profile {
    let drill = tank().armour(9, 5).armed(Vec::new()).line(|it| it.movement = Move::Inches(0));
    Profile { category: Category::Drill, drills: Some(1), ..drill }
}

/// One that holds a trap of Ac 4+ and 24 inches.
fn trapper() -> Profile {
    let trap = Weapon { full: Range::Inches(24), countered: Range::Inches(24), ..gun(13, 1, 4) };
    drill().armed(vec![with(trap, WeaponRule::TrapDetonator)])
}

/// A squad that digs: Mv 2, a gun of Ac 3+.
fn diggers() -> Profile {
    infantry().rule(UnitRule::Subterranean).armed(vec![gun(10, 1, 3)])
}

fn off(wait: Wait, units: usize) -> Vec<Stand> {
    vec![Stand::at(Place::Off(wait)); units]
}

/// A Drill that waits (unit 0), and a tank of each side (units 1 and 2) far away.
fn waiting() -> Scene {
    far(scene().stands(0, drill(), off(Wait::Readiness, 1)).alone())
}

fn far(scene: Scene) -> Scene {
    scene.squad(0, tank(), &[(5.0, 44.0)]).squad(1, tank(), &[(44.0, 5.0)])
}

/// The turn is played out to the end of the next Phase One; each side has one Battlegroup, seat 0 its second.
fn next_turn(mut play: Play) -> Play {
    let squads = play.state.squads.len() as u8;
    play.activate(0, 1);
    play.turns_and_ends(0, 1);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.turns_and_ends(1, squads - 1);
    play.give(1, turn::Order::DoneGroup, &[6, 1]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play
}

fn place(unit: u8, x: f64, y: f64) -> Order {
    Order::PlaceDrill { unit: UnitId(unit), at: point(x, y) }
}

#[test]
fn a_drill_comes_out_near_the_point_at_the_end_of_phase_one() {
    // dc.special.drill, dc.special.drill-point, dc.special.drill-deviation, dc.special.drill-place: D6 and 1 inches; 2 and 4
    // are due east, 1 and 1 north. What is in the way, and the table edge, send it back along the line.
    type Row = (fn() -> Scene, (f64, f64), [u8; 3], (f64, f64));
    let rows: [Row; 5] = [
        (waiting, (24.0, 24.0), [3, 2, 4], (28.0, 24.0)),
        (waiting, (24.0, 24.0), [1, 1, 1], (24.0, 22.0)),
        (|| waiting().building(28.0, 24.0), (24.0, 24.0), [3, 2, 4], (24.4, 24.0)),
        (waiting, (46.0, 24.0), [6, 2, 4], (47.0, 24.0)),
        (|| waiting().piece("rubble", (28.0, 24.0), (5.0, 5.0), 0.5), (24.0, 24.0), [3, 2, 4], (28.0, 24.0)),
    ];
    for (scene, aim, dice, expected) in rows {
        let mut play = next_turn(scene().start());
        assert_eq!((play.asked(), play.asks()), (0, "dc.special.drill"));
        play.give(0, place(0, aim.0, aim.1), &dice);
        assert_eq!(play.unit(0).place, Place::Ground(point(expected.0, expected.1)), "{dice:?}");
        assert_eq!(play.asks(), "dc.turn.activation");
    }
    let mut play = next_turn(waiting().building(28.0, 24.0).start());
    assert_eq!(play.refused(place(0, 28.0, 24.0)), "dc.special.drill-point", "in a building");
    assert_eq!(play.refused(place(1, 24.0, 24.0)), "dc.special.drill", "a tank");
    play.give(0, Order::Hold, &[]);
    assert_eq!((play.unit(0).place, play.asks()), (Place::Off(Wait::Readiness), "dc.turn.activation"));
}

#[test]
fn drills_come_on_turns_2_to_4_only() {
    // dc.special.drill, dc.victory.kp: the turn that ends, and whether a Drill may come in the next; one that never comes is
    // worth nothing.
    for (turn, asks) in [(1, "dc.special.drill"), (3, "dc.special.drill"), (4, "dc.turn.activation")] {
        let mut setup = waiting().setup();
        let Opening::Position(position) = &mut setup.opening else { panic!("a position") };
        position.turn = turn;
        let mut play = Play { state: battle::System::start(&dropzone::Dropzone, &setup).expect("a setup") };
        play.give(0, turn::Order::Begin, &[]);
        let play = next_turn(play);
        assert_eq!(play.asks(), asks, "after turn {turn}");
        assert_eq!(play.state.sides[1].kp, 0);
    }
}

#[test]
fn players_place_drills_by_turns() {
    // dc.special.drill: seat 0 has two, seat 1 one, which it keeps.
    let scene = scene()
        .stands(0, drill(), off(Wait::Readiness, 1))
        .alone()
        .squad(0, tank(), &[(5.0, 44.0)])
        .stands(0, drill(), off(Wait::Readiness, 1))
        .alone()
        .stands(1, drill(), off(Wait::Readiness, 1))
        .alone()
        .squad(1, tank(), &[(44.0, 5.0)]);
    let mut play = scene.start();
    play.activate(0, 1);
    play.turns_and_ends(0, 1);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 1);
    play.turns_and_ends(1, 4);
    play.give(1, turn::Order::DoneGroup, &[6, 1]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give(0, place(0, 20.0, 24.0), &[1, 1, 1]);
    assert_eq!(play.refused(place(2, 30.0, 24.0)), "dc.special.drill", "another's");
    play.give(1, Order::Hold, &[]);
    play.give(0, place(2, 30.0, 24.0), &[1, 1, 1]);
    assert_eq!(play.asks(), "dc.turn.activation");
}

#[test]
fn the_next_player_in_initiative_order_places_the_next_drill() {
    // dc.special.drill: seat 0 has two, seat 1 none and seat 2 one, which comes between them.
    let mut play = scene()
        .stands(0, drill(), off(Wait::Readiness, 1))
        .alone()
        .squad(0, tank(), &[(5.0, 44.0)])
        .stands(0, drill(), off(Wait::Readiness, 1))
        .alone()
        .squad(1, tank(), &[(44.0, 5.0)])
        .stands(2, drill(), off(Wait::Readiness, 1))
        .alone()
        .squad(2, tank(), &[(5.0, 5.0)])
        .start();
    for (seat, group, squad, dice) in [(0, 1, 1, &[][..]), (1, 0, 3, &[]), (2, 1, 5, &[6, 3, 2])] {
        play.activate(seat, group);
        play.turns_and_ends(seat, squad);
        play.give(seat, turn::Order::DoneGroup, dice);
    }
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give(0, place(0, 20.0, 24.0), &[1, 1, 1]);
    play.give(2, place(4, 30.0, 24.0), &[1, 1, 1]);
    play.give(0, place(2, 36.0, 24.0), &[1, 1, 1]);
    assert_eq!(play.asks(), "dc.turn.activation");
}

#[test]
fn a_drill_never_moves() {
    // dc.special.drill-static
    let mut play = scene()
        .squad(0, tank(), &[(5.0, 44.0)])
        .squad(0, drill(), &[(24.0, 24.0)])
        .joins(0)
        .squad(1, tank(), &[(44.0, 5.0)])
        .act();
    let turn = Way::of(UnitId(1), &[], table::Bearing::EAST);
    let order = movement::Order::Move { squad: SquadId(1), ways: vec![turn] };
    assert_eq!(play.refused(order), "dc.special.drill-static");
    // Nor has it to do anything: its Battlegroup is done at once, while a tank would have to act (dc.turn.activation).
    for (profile, must) in [(drill(), false), (tank(), true)] {
        let mut play = scene().squad(0, profile, &[(24.0, 24.0)]).squad(1, tank(), &[(44.0, 5.0)]).act();
        if must {
            assert_eq!(play.refused(turn::Order::DoneGroup), "dc.turn.activation");
        } else {
            play.give(0, turn::Order::DoneGroup, &[]);
        }
    }
}

/// Two bases underground (units 0 and 1), a Drill at 24, 24 (unit 2), and an enemy tank (unit 3).
fn below(drill: Profile) -> Scene {
    scene().stands(0, diggers(), off(Wait::Underground, 2)).squad(0, drill, &[(24.0, 24.0)]).alone().squad(
        1,
        tank(),
        &[(24.0, 34.0)],
    )
}

/// Both come out where they touch the Drill, the first 1.6 inches from its middle or more, and go on so far.
fn emerge(squad: u8, first: u8, touch: f64, far: f64) -> movement::Order {
    let one = Way::of(UnitId(first), &[point(24.0 + touch, 24.0), point(24.0 + touch + far, 24.0)], north());
    let other = Way::of(UnitId(first + 1), &[point(25.03, 25.23), point(25.35, 25.61)], north());
    movement::Order::Move { squad: SquadId(squad), ways: vec![one, other] }
}

#[test]
fn a_squad_comes_out_of_a_drill_and_shoots_badly() {
    // dc.special.subterranean-enter, dc.deploy.readiness-half-move: bases of radius 0.6 touch the Drill at 1.6; Mv 2 is halved;
    // Ac 3+ is 6+.
    let mut play = below(drill()).act();
    assert_eq!(play.refused(emerge(0, 0, 1.7, 0.5)), "dc.special.subterranean-enter", "it does not touch the Drill");
    assert_eq!(play.refused(emerge(0, 0, 1.6, 1.1)), "dc.deploy.readiness-half-move");
    let movement::Order::Move { squad, mut ways } = emerge(0, 0, 1.6, 1.0);
    ways.truncate(1);
    assert_eq!(play.refused(movement::Order::Move { squad, ways }), "dc.special.subterranean-enter", "all or nobody");
    play.give(0, emerge(0, 0, 1.6, 1.0), &[]);
    assert_eq!(play.unit(0).place, Place::Ground(point(26.6, 24.0)));
    let log = play.shoot(0, at_unit(3), &[5, 5]);
    assert_eq!(to_hit(&log), [6]);
}

#[test]
fn a_squad_that_would_be_out_of_coherency_stays_underground() {
    // dc.special.subterranean-enter, dc.move.coherency: on both sides of the Drill.
    let mut play = below(drill()).act();
    let one = Way::of(UnitId(0), &[point(25.6, 24.0)], north());
    let other = Way::of(UnitId(1), &[point(22.4, 24.0)], north());
    let order = movement::Order::Move { squad: SquadId(0), ways: vec![one, other] };
    assert_eq!(play.refused(order), "dc.move.coherency");
}

#[test]
fn one_squad_passes_a_drill_each_turn_and_three_a_large_one() {
    // dc.special.subterranean-rate
    for (room, second) in [(1, Err("dc.special.subterranean-rate")), (3, Ok(()))] {
        let scene = scene()
            .stands(0, diggers(), off(Wait::Underground, 2))
            .stands(0, diggers(), off(Wait::Underground, 2))
            .joins(0)
            .squad(0, Profile { drills: Some(room), ..drill() }, &[(24.0, 24.0)])
            .alone()
            .squad(1, tank(), &[(24.0, 34.0)]);
        let mut play = scene.act();
        play.give(0, emerge(0, 0, 1.6, 1.0), &[]);
        let one = Way::of(UnitId(2), &[point(22.4, 24.0)], north());
        let other = Way::of(UnitId(3), &[point(22.97, 22.77)], north());
        let order = movement::Order::Move { squad: SquadId(1), ways: vec![one, other] };
        match second {
            Ok(()) => drop(play.give(0, order, &[])),
            Err(rule) => assert_eq!(play.refused(order), rule),
        }
    }
}

#[test]
fn a_drill_is_full_after_the_squads_it_has_room_for_until_the_turn_is_over() {
    // dc.special.subterranean-rate: one goes in through a Drill for one, and nobody comes out of it before the next turn. Of four
    // before a Drill for three the last one stays.
    let before = |squads: usize, room: u8| {
        let places = [(26.0, 24.0), (22.0, 24.0), (24.0, 26.0), (24.0, 22.0)];
        let scene = places[..squads].iter().enumerate().fold(scene(), |scene, (at, place)| {
            let scene = scene.squad(0, Profile { points: 30 + at as u16, ..diggers() }, &[*place]);
            if at > 0 { scene.joins(0) } else { scene }
        });
        scene
            .squad(0, Profile { drills: Some(room), ..drill() }, &[(24.0, 24.0)])
            .alone()
            .squad(1, tank(), &[(24.0, 40.0)])
            .act()
    };
    let leave = |unit: u8| {
        let way = Way { leaves: true, ..Way::of(UnitId(unit), &[], north()) };
        movement::Order::Move { squad: SquadId(unit), ways: vec![way] }
    };
    for (squads, room) in [(2, 1), (4, 3)] {
        let mut play = before(squads, room);
        for squad in 0..room {
            play.give(0, leave(squad), &[]);
        }
        assert_eq!(play.refused(leave(room)), "dc.special.subterranean-rate", "{room}");
    }
}

#[test]
fn without_a_drill_nobody_comes_out_and_nobody_is_destroyed() {
    // dc.special.subterranean, dc.special.subterranean-stranded, dc.victory.kp: the Drill waits, or is destroyed.
    for (place, rule) in
        [(Place::Off(Wait::Readiness), "dc.special.subterranean"), (Place::Gone, "dc.special.subterranean-stranded")]
    {
        let mut play = scene()
            .squad(0, tank(), &[(5.0, 44.0)])
            .stands(0, diggers(), off(Wait::Underground, 1))
            .joins(0)
            .stands(0, drill(), vec![Stand::at(place)])
            .alone()
            .squad(1, tank(), &[(44.0, 5.0)])
            .act();
        let way = Way::of(UnitId(1), &[point(25.6, 24.0)], north());
        let order = movement::Order::Move { squad: SquadId(1), ways: vec![way] };
        assert_eq!(play.refused(order), rule);
        play.turns_and_ends(0, 0);
        assert_eq!((play.unit(1).place, play.state.sides[1].kp), (Place::Off(Wait::Underground), 0));
    }
}

/// A base by a Drill leaves through it, having gone to this place.
fn leave(unit: u8, to: (f64, f64)) -> Way {
    Way { leaves: true, ..Way::of(UnitId(unit), &[point(to.0, to.1)], north()) }
}

#[test]
fn a_squad_leaves_through_a_drill_with_what_it_carries() {
    // dc.special.subterranean-exit, dc.objective.extract: within 1 inch of the Drill, that is 2.6 from its middle.
    let mut scene = scene()
        .squad(0, diggers(), &[(27.0, 24.0), (27.0, 25.3)])
        .squad(0, drill(), &[(24.0, 24.0)])
        .alone()
        .squad(1, tank(), &[(44.0, 5.0)]);
    scene.objectives.push(Objective::open(ObjectivePlace::Carried(UnitId(0)), 2, 3));
    let mut setup = scene.setup();
    let Opening::Position(position) = &mut setup.opening else { panic!("a position") };
    position.stands[0].carries = Some(ObjectiveId(0));
    let mut play = Play { state: battle::System::start(&dropzone::Dropzone, &setup).expect("a setup") };
    play.give(0, turn::Order::Begin, &[]);
    play.activate(0, 0);
    let go = |ways: Vec<Way>| movement::Order::Move { squad: SquadId(0), ways };
    let too_far = go(vec![leave(0, (26.8, 24.0)), leave(1, (26.3, 25.2))]);
    assert_eq!(play.refused(too_far), "dc.special.subterranean-exit", "one is 1.2 inches away");
    assert_eq!(play.refused(go(vec![leave(0, (26.5, 24.0))])), "dc.special.subterranean-exit", "all or nobody");
    play.give(0, go(vec![leave(0, (26.5, 24.0)), leave(1, (26.2, 25.2))]), &[]);
    assert_eq!([0, 1].map(|it| play.unit(it).place), [Place::Off(Wait::Underground); 2]);
    assert_eq!(play.state.objectives[0].at, ObjectivePlace::Extracted(battle::Seat(0)));
}

#[test]
fn only_subterranean_squads_leave_through_a_drill() {
    // dc.special.subterranean-exit
    let mut play = scene()
        .squad(0, infantry(), &[(26.5, 24.0)])
        .squad(0, drill(), &[(24.0, 24.0)])
        .alone()
        .squad(1, tank(), &[(44.0, 5.0)])
        .act();
    let order = movement::Order::Move { squad: SquadId(0), ways: vec![leave(0, (26.2, 24.0))] };
    assert_eq!(play.refused(order), "dc.deploy.friendly-edge");
}

#[test]
fn a_trap_is_sprung_at_the_end_of_phase_one_on_who_is_near_seen_or_not() {
    // dc.weapon.trap-detonator, dc.special.drill-static: at 24 inches, behind a building; Ac 4+ with nothing added.
    let at = |y: f64| {
        let scene = scene()
            .squad(0, trapper(), &[(24.0, 40.0)])
            .alone()
            .squad(0, tank(), &[(5.0, 44.0)])
            .squad(1, tank(), &[(24.0, y)])
            .building(24.0, 28.0)
            .inside(1, infantry(), 0, &[Some(2)])
            .joins(0);
        let mut play = scene.start();
        play.activate(0, 1);
        play.turns_and_ends(0, 1);
        play.give(0, turn::Order::DoneGroup, &[]);
        play.activate(1, 0);
        play.turns_and_ends(1, 2);
        play.give(1, turn::Order::DoneGroup, &[6, 1]);
        play.give(0, turn::Order::KeepInitiative, &[]);
        play
    };
    let spring = |target: u8| Order::SpringTrap { unit: UnitId(0), target: UnitId(target) };
    let mut play = at(16.0);
    assert_eq!((play.asked(), play.asks()), (0, "dc.weapon.trap-detonator"));
    assert_eq!(play.refused(spring(3)), "dc.weapon.trap-detonator", "in a feature");
    assert_eq!(play.refused(spring(1)), "dc.weapon.trap-detonator", "a friend");
    let log = play.give(0, spring(2), &[4, 2]);
    assert_eq!((to_hit(&log), play.unit(2).place), (vec![4], Place::Gone));
    assert_eq!(play.asks(), "dc.turn.activation", "once a turn");
    assert_eq!(at(15.9).asks(), "dc.turn.activation", "more than 24 inches away");
}
