//! Units with several modes (`dc.special.transition-when`), and Fast Movers that hover (`dc.special.transition-fast-mover`).

use dropzone::{
    Aim, Coherency, LandingZone, Mode, Move, Place, Profile, Reaction, RunShot, SquadId, Stand, Template, UnitId,
    UnitRule, UnitType, Wait, Way, WeaponId, WeaponRule,
    chapters::{aircraft, movement, reactions, transition::Order},
};
use table::Inches;

use crate::{
    aircraft::{fly, land},
    support::{Play, Scene, With, at_unit, gun, north, point, scene, tank, to_hit, with},
};

/// A walker of Mv 5 that becomes an Aircraft of Mv 13, LZ L; its gun has MF 4.
fn walker() -> Profile {
    let ground = tank().line(|it| it.movement = Move::Inches(5)).armour(7, 3).rule(UnitRule::Transition);
    let flight = Mode {
        movement: Move::Inches(13),
        unit_type: UnitType::Aircraft,
        landing_zone: Some(LandingZone::Template(Template::Large)),
        ..ground.modes[0].clone()
    };
    two_modes(ground, flight)
}

/// A Fast Mover that hovers with Mv 6; a gun of Ac 3+ without MF.
fn hellhog() -> Profile {
    let cannon = dropzone::Weapon { move_and_fire: None, ..gun(10, 1, 3) };
    let fast = super::aircraft::dropship().line(|it| it.movement = Move::Fast).armed(vec![cannon]);
    let fast = fast.rule(UnitRule::Transition);
    let hover = Mode { movement: Move::Inches(6), ..fast.modes[0].clone() };
    two_modes(fast, hover)
}

fn two_modes(mut profile: Profile, other: Mode) -> Profile {
    profile.modes.push(other);
    profile
}

/// Unit 0 changes mode.
fn change(mode: u8) -> Order {
    change_of(&[0], mode)
}

fn change_of(units: &[u8], mode: u8) -> Order {
    Order::Change { squad: SquadId(0), units: units.iter().copied().map(UnitId).collect(), mode }
}

/// Unit 0 walks to a place.
fn walk(x: f64, y: f64) -> movement::Order {
    movement::Order::Move { squad: SquadId(0), ways: vec![Way::of(UnitId(0), &[point(x, y)], north())] }
}

/// A walker (unit 0) on the ground in one of its modes, and an enemy tank (unit 1) far off.
fn alone(place: Place, mode: u8) -> Scene {
    scene().stands(0, walker(), vec![Stand { mode, ..Stand::at(place) }]).squad(1, tank(), &[(24.0, 18.0)])
}

fn on_foot() -> Place {
    Place::Ground(point(24.0, 40.0))
}

fn aloft() -> Place {
    Place::Air(point(24.0, 40.0))
}

#[test]
fn it_changes_before_it_moves_or_after_and_twice_but_moves_on_one_side_of_a_change_only() {
    // dc.special.transition-when: change, fly and change back; then neither a third change nor a move.
    let mut play = alone(on_foot(), 0).act();
    assert_eq!(play.refused(change(0)), "dc.special.transition", "it is in that mode");
    assert_eq!(play.refused(change(2)), "dc.special.transition", "no such mode");
    play.give(0, change(1), &[]);
    assert_eq!((play.unit(0).mode, play.unit(0).place), (1, Place::Landed(point(24.0, 40.0))));
    play.give(0, fly(0, 0, &[(24.0, 35.0)]), &[]);
    play.give(0, change(0), &[]);
    assert_eq!((play.unit(0).mode, play.unit(0).place), (0, Place::Ground(point(24.0, 35.0))));
    assert_eq!(play.refused(walk(24.0, 34.0)), "dc.action.two-categories");
    assert_eq!(play.refused(change(1)), "dc.special.transition-when", "a third time");
    // Two changes after the move: it does not fly on.
    let mut play = alone(aloft(), 1).act();
    play.give(0, land(0, 0, &[(24.0, 36.0)]), &[]);
    play.give(0, change(0), &[]);
    play.give(0, change(1), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 35.0)])), "dc.special.transition-when", "it has moved before");
    // Who has no Transition does not change.
    let plain = two_modes(tank(), walker().modes[1].clone());
    let mut play = scene().squad(0, plain, &[(24.0, 40.0)]).squad(1, tank(), &[(24.0, 18.0)]).act();
    assert_eq!(play.refused(change(1)), "dc.special.transition");
}

#[test]
fn after_shooting_a_movement_that_was_begun_is_over_and_one_that_was_not_is_still_to_come() {
    // dc.special.transition-when, dc.action.two-categories: weapons are those of the mode in use.
    let mut play = alone(on_foot(), 0).act();
    play.give(0, change(1), &[]);
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.refused(change(0)), "dc.action.two-categories");
    let mut play = alone(on_foot(), 0).act();
    play.shoot(0, at_unit(1), &[1]);
    play.give(0, change(1), &[]);
    assert_eq!(play.unit(0).mode, 1);
}

#[test]
fn who_changes_moves_half_its_mv_rounded_down() {
    // dc.special.transition-move: of Mv 5 it moves 2 before or after, of Mv 13 it flies 6.
    let mut play = alone(on_foot(), 0).act();
    play.give(0, walk(24.0, 37.9), &[]);
    assert_eq!(play.refused(change(1)), "dc.special.transition-move", "2.1 inches");
    let mut play = alone(on_foot(), 0).act();
    play.give(0, walk(24.0, 38.0), &[]);
    play.give(0, change(1), &[]);
    assert_eq!(play.unit(0).place, Place::Landed(point(24.0, 38.0)));
    let mut play = alone(aloft(), 1).act();
    play.give(0, change(0), &[]);
    assert_eq!(play.refused(walk(24.0, 37.9)), "dc.special.transition-move");
    play.give(0, walk(24.0, 38.0), &[]);
    let mut play = alone(on_foot(), 0).act();
    play.give(0, change(1), &[]);
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 33.9)])), "dc.special.transition-move");
    play.give(0, fly(0, 0, &[(24.0, 34.0)]), &[]);
}

#[test]
fn a_change_alone_counts_as_an_inch_and_a_move_counts_instead_of_it() {
    // dc.special.transition-move, dc.basic.weapon-mf
    let counts = |most: u8| {
        let fixed = |it: &mut Mode| it.weapons[0].move_and_fire = Some(most);
        let mut profile = walker();
        profile.modes.iter_mut().for_each(fixed);
        scene().squad(0, profile, &[(24.0, 40.0)]).squad(1, tank(), &[(24.0, 18.0)]).act()
    };
    let mut play = counts(0);
    play.give(0, change(1), &[]);
    let aim = play.aim(0, at_unit(1));
    assert_eq!(play.refused(aim.clone()), "dc.basic.weapon-mf", "MF 0");
    play.give(0, fly(0, 0, &[]), &[]);
    assert_eq!(play.refused(aim), "dc.basic.weapon-mf", "a flight of no length moves nobody");
    let mut play = counts(0);
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.refused(change(1)), "dc.basic.weapon-mf", "after the shot as before it");
    let mut play = counts(1);
    play.give(0, change(1), &[]);
    assert_eq!(play.unit(0).moved, Inches::whole(1));
    play.shoot(0, at_unit(1), &[1]);
    let mut play = counts(2);
    play.shoot(0, at_unit(1), &[1]);
    play.give(0, change(1), &[]);
    play.give(0, fly(0, 0, &[(24.0, 38.0)]), &[]);
    assert_eq!(play.unit(0).moved, Inches::whole(2), "and not 3");
}

#[test]
fn units_of_a_squad_change_alone_and_keep_coherency() {
    // dc.special.transition-squad: they are 2.3 apart, and then 1.6. An Aircraft is wider than a
    // Vehicle.
    let mut pair = walker();
    pair.coherency = Coherency::Standard;
    let both = [(20.0, 40.0), (23.9, 40.0)];
    let mut play = scene().squad(0, pair.clone(), &both).squad(1, tank(), &[(24.0, 18.0)]).act();
    play.give(0, change_of(&[0], 1), &[]);
    assert_eq!([play.unit(0).mode, play.unit(1).mode], [1, 0]);
    assert_eq!(play.refused(change_of(&[1, 1], 1)), "dc.special.transition-when", "named twice");
    assert_eq!(play.refused(fly(0, 0, &[(17.0, 40.0)])), "dc.move.coherency");
    play.give(0, change_of(&[1], 1), &[]);
    // From the large disc of an Aircraft back to the small one of a Vehicle, the gap grows.
    let stands = [(20.0, 40.0), (25.6, 40.0)].map(|(x, y)| Stand { mode: 1, ..Stand::at(Place::Air(point(x, y))) });
    let mut play = scene().stands(0, pair, stands.to_vec()).squad(1, tank(), &[(24.0, 18.0)]).act();
    assert_eq!(play.refused(change_of(&[0, 1], 0)), "dc.special.transition-squad");
}

#[test]
fn it_becomes_a_vehicle_only_where_it_can_land() {
    // dc.special.transition-land, dc.air.land, dc.air.lz-hot: not over a building, and not near an enemy who sees it.
    let mut over = alone(aloft(), 1).building(24.0, 40.0).act();
    assert_eq!(over.refused(change(0)), "dc.special.transition-land");
    let near = |far: f64| {
        let stands = vec![Stand { mode: 1, ..Stand::at(aloft()) }];
        scene().stands(0, walker(), stands).squad(1, tank(), &[(24.0, 40.0 - far)]).act()
    };
    assert_eq!(near(6.0).refused(change(0)), "dc.special.transition-land");
    let mut play = near(6.2);
    play.give(0, change(0), &[]);
    assert_eq!(play.unit(0).place, Place::Ground(point(24.0, 40.0)));
    // Where it stands already nothing is asked: a Vehicle may rise beside an enemy.
    let mut play = scene().squad(0, walker(), &[(24.0, 40.0)]).squad(1, tank(), &[(24.0, 36.0)]).act();
    play.give(0, change(1), &[]);
    let mut play = scene().squad(0, walker(), &[(24.0, 40.0)]).squad(1, tank(), &[(24.0, 38.0)]).act();
    assert_eq!(play.refused(change(1)), "dc.move.through-units", "an Aircraft of 3 inches has no room there");
}

#[test]
fn in_readiness_the_mode_it_enters_in_is_announced_once_and_does_not_count() {
    // dc.special.transition: announced as an Aircraft it comes on by its whole Mv.
    let mut play = alone(Place::Off(Wait::Readiness), 0).act();
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 48.0), (24.0, 35.0)])), "dc.basic.type-aircraft");
    play.give(0, change(1), &[]);
    assert_eq!(play.refused(change(0)), "dc.special.transition", "it is announced");
    play.give(0, fly(0, 0, &[(24.0, 48.0), (24.0, 35.0)]), &[]);
    assert_eq!((play.unit(0).mode, play.unit(0).place), (1, Place::Air(point(24.0, 35.0))));
}

/// It stops here on its line along the middle of the table, and shoots at unit 1 when it is at the other place.
fn hover(at: f64, shoots: Option<f64>) -> Order {
    let aim = || Aim::new(WeaponId(0), [UnitId(0)].into_iter().collect(), at_unit(1));
    let shots = shoots.map(|y| RunShot { aim: aim(), at: point(24.0, y) }).into_iter().collect();
    Order::Hover { squad: SquadId(0), line: [point(24.0, 48.0), point(24.0, 0.0)], at: point(24.0, at), shots }
}

/// A Fast Mover (unit 0) that has arrived, and an enemy tank (unit 1).
fn arrived(scene: Scene) -> Play {
    let mut play = scene.act();
    play.give(0, aircraft::Order::Scramble { squad: SquadId(0), target: None }, &[4]);
    play
}

fn hunted() -> Scene {
    scene().stands(0, hellhog(), vec![Stand::at(Place::Off(Wait::Readiness))]).squad(1, tank(), &[(24.0, 12.0)])
}

#[test]
fn a_fast_mover_stops_on_its_line_hovers_and_moves_half_its_hover_mv() {
    // dc.special.transition-fast-mover: it changes at 20 inches along the line, and may then move 3 inches.
    let mut play = hunted().act();
    assert_eq!(play.refused(change(1)), "dc.special.transition-fast-mover", "it arrives in Fast Mode");
    assert_eq!(play.refused(hover(28.0, None)), "dc.fast.available", "it is rolled first");
    let mut play = arrived(hunted());
    let aside = Order::Hover {
        squad: SquadId(0),
        line: [point(24.0, 48.0), point(24.0, 0.0)],
        at: point(25.0, 28.0),
        shots: Vec::new(),
    };
    assert_eq!(play.refused(aside), "dc.special.transition-fast-mover", "off the line");
    assert_eq!(play.refused(hover(28.0, Some(20.0))), "dc.fast.attack-run", "it does not come so far");
    play.give(0, hover(28.0, None), &[]);
    assert_eq!((play.unit(0).mode, play.unit(0).place), (1, Place::Air(point(24.0, 28.0))));
    assert_eq!(play.unit(0).moved, Inches::whole(1), "the Fast Mover part does not count");
    assert_eq!(play.refused(fly(0, 0, &[(24.0, 24.9)])), "dc.special.transition-move");
    assert_eq!(play.refused(off(24.0, 48.0)), "dc.special.transition-fast-mover", "it has changed this turn");
    play.give(0, fly(0, 0, &[(24.0, 25.0)]), &[]);
    let log = play.shoot(0, at_unit(1), &[1]);
    assert_eq!(to_hit(&log), [3]);
    // What has no Hover Mode does not stop.
    let jet = super::aircraft::dropship().line(|it| it.movement = Move::Fast);
    let jets = scene().stands(0, jet, vec![Stand::at(Place::Off(Wait::Readiness))]).squad(1, tank(), &[(24.0, 12.0)]);
    assert_eq!(arrived(jets).refused(hover(28.0, None)), "dc.special.transition-fast-mover");
}

#[test]
fn it_may_fire_on_the_way_and_is_shot_at_up_to_where_it_stops() {
    // dc.special.transition-fast-mover, dc.fast.reaction
    let flak = tank().armed(vec![with(gun(10, 1, 3), WeaponRule::Aa)]);
    let mut play = arrived(hunted().squad(1, flak, &[(30.0, 30.0)]));
    play.give(0, hover(28.0, Some(30.0)), &[]);
    let react = |y: f64| {
        reactions::Order::React(Reaction {
            unit: UnitId(2),
            weapon: WeaponId(0),
            target: UnitId(0),
            at: point(24.0, y),
        })
    };
    assert_eq!(play.refused(react(20.0)), "dc.weapon.reaction-range", "it does not come there");
    let log = play.give(1, react(40.0), &[1, 1]);
    assert_eq!(to_hit(&log), [5, 3], "the reaction, then its own shot");
    assert_eq!(play.unit(0).place, Place::Air(point(24.0, 28.0)));
    let aim = play.aim(0, at_unit(1));
    assert_eq!(play.refused(aim), "dc.shoot.declare", "it has fired");
}

fn off(x: f64, y: f64) -> Order {
    Order::FlyOff { squad: SquadId(0), to: point(x, y) }
}

/// It hovers at 24, 24.
fn hovers() -> Scene {
    let stand = Stand { mode: 1, ..Stand::at(Place::Air(point(24.0, 24.0))) };
    scene().stands(0, hellhog(), vec![stand]).squad(1, tank(), &[(24.0, 12.0)])
}

#[test]
fn from_hover_mode_it_flies_off_over_any_edge_and_waits_in_fast_mode() {
    // dc.special.transition-fast-mover, dc.fast.return
    let mut play = hovers().act();
    assert_eq!(play.refused(change(0)), "dc.special.transition-fast-mover", "a Fast Mover does not stay");
    assert_eq!(play.refused(off(24.0, 1.0)), "dc.special.transition-fast-mover", "not to an edge");
    play.give(0, off(0.0, 24.0), &[]);
    assert_eq!((play.unit(0).mode, play.unit(0).place), (0, Place::Off(Wait::Readiness)));
    let scramble = aircraft::Order::Scramble { squad: SquadId(0), target: None };
    assert_eq!(play.refused(scramble), "dc.fast.return", "it has flown this turn");
    let mut high = hovers().piece("building-small", (10.0, 24.0), (4.0, 4.0), 9.0).act();
    assert_eq!(high.refused(off(0.0, 24.0)), "dc.special.transition-fast-mover", "9 inches high");
    let mut walker = alone(aloft(), 1).act();
    assert_eq!(walker.refused(off(0.0, 40.0)), "dc.special.transition-fast-mover", "no Fast Mode");
}

#[test]
fn before_it_flies_off_it_moves_half_its_hover_mv() {
    // dc.special.transition-fast-mover, dc.special.transition-move
    let mut play = hovers().act();
    play.give(0, fly(0, 0, &[(24.0, 20.9)]), &[]);
    assert_eq!(play.refused(off(24.0, 48.0)), "dc.special.transition-move", "3.1 inches");
    let mut play = hovers().act();
    play.give(0, fly(0, 0, &[(24.0, 21.0)]), &[]);
    play.give(0, off(24.0, 48.0), &[]);
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
    let mut play = hovers().act();
    play.give(0, fly(0, 0, &[(24.0, 21.0)]), &[]);
    play.shoot(0, at_unit(1), &[1]);
    assert_eq!(play.refused(off(24.0, 48.0)), "dc.action.two-categories", "its movement is over");
}

#[test]
fn on_its_way_off_it_is_shot_at_and_what_falls_does_not_leave() {
    // dc.special.transition-fast-mover, dc.weapon.reaction-fire
    let flak = tank().armed(vec![with(gun(13, 2, 3), WeaponRule::Aa)]);
    let mut play = hovers().squad(1, flak, &[(30.0, 30.0)]).act();
    play.give(0, off(24.0, 48.0), &[]);
    let at = point(24.0, 30.0);
    let reaction = Reaction { unit: UnitId(2), weapon: WeaponId(0), target: UnitId(0), at };
    play.give(1, reactions::Order::React(reaction), &[5, 5, 6, 6, 1]);
    assert_eq!(play.unit(0).place, Place::Gone);
}
