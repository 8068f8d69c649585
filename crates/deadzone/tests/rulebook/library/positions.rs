//! Positions as a player would describe them: printed models, a later round, scores, smoke, losses and found items.

use battle::{Battle, System, laws::setup_reads_back, notation};
use deadzone::{Before, Deadzone, Face, Item, Mark, ModelId, Opening};

use crate::support::{Play, Position, cell, position, printed};

/// An Enforcer and his Captain against a Forge Guard in round 4.
fn late() -> Position {
    let enforcers = vec![printed("enforcer", &[], (4, 4, 1)), printed("enforcer", &[], (5, 4, 1))];
    let mut late = position(enforcers, vec![printed("forge-guard", &[], (4, 7, 1))]).results(&[Face::Move], &[]);
    late.before = Before {
        rounds: 3,
        scores: vec![2, 4],
        smoke: vec![cell(4, 6, 1)],
        lost: vec![ModelId(1)],
        found: vec![(ModelId(0), Item::Ammo)],
    };
    late
}

#[test]
fn a_position_begins_where_the_players_left_off() {
    let play: Play = late().start();
    let (red, lost) = (play.red(0), play.red(1));
    assert_eq!(play.state.round, 4, "three rounds are over");
    assert_eq!(play.state.sides.map(|it| it.vps), [2, 4]);
    assert!(play.state.smoke.has(cell(4, 6, 1)) && !play.state.smoke.has(cell(4, 5, 1)));
    assert!(play.is(lost, Mark::Dead) && !play.is(lost, Mark::OnBoard));
    assert_eq!(play.model(red).carried().map(|it| it.1).collect::<Vec<_>>(), [Item::Ammo]);
    assert_eq!(play.model(red).found, 1, "it came from the map");
    // dz.unit.enforcers.enforcer: everything that is printed is there.
    assert_eq!(play.state.profile(red).name, "Enforcer");
    assert_eq!((play.state.profile(red).shoot, play.state.profile(red).armour), (Some(4), 1));
}

/// A replay carries the setup, so the page and the command line open the same position.
#[test]
fn a_position_goes_through_its_text_form() {
    let setup = late().setup();
    setup_reads_back(&Deadzone, &setup).unwrap_or_else(|why| panic!("{why}"));
    let battle = Battle::start(Deadzone, setup).expect("it can be played");
    assert_eq!(battle.state().sides[1].vps, 4);
}

/// What did not happen is not written down: older replays read and verify as before.
#[test]
fn nothing_before_is_not_written() {
    let plain = position(vec![printed("enforcer", &[], (4, 4, 1))], vec![]).setup();
    let text = notation::to_text(&plain).expect("a text form");
    assert!(!text.contains(" before="), "{text}");
}

fn faults(before: Before) -> Vec<String> {
    let mut late = late();
    late.before = before;
    let faults = Deadzone.start(&late.setup()).expect_err("it is faulty");
    faults.iter().map(|it| format!("{} {}", it.rule.map_or("", |it| it.name()), it.line.key)).collect()
}

#[test]
fn what_cannot_have_happened_is_a_fault() {
    let nobody = ModelId(99);
    let rows = [
        (Before { rounds: 100, ..Before::default() }, "dz.round.sequence dz-fault-rounds"),
        (Before { scores: vec![1, 2, 3], ..Before::default() }, "dz.setup.players dz-fault-scores"),
        (Before { scores: vec![1000], ..Before::default() }, "dz.win.vps dz-fault-points"),
        (
            Before { lost: vec![ModelId(0)], found: vec![(ModelId(0), Item::Ammo)], ..Before::default() },
            "dz.damage.kill dz-fault-dead-hands",
        ),
        (Before { smoke: vec![cell(1, 1, 5)], ..Before::default() }, "dz.field.cube dz-fault-smoke"),
        (Before { lost: vec![nobody], ..Before::default() }, "dz.team.profile dz-fault-stranger"),
        (Before { found: vec![(nobody, Item::Ammo)], ..Before::default() }, "dz.team.profile dz-fault-stranger"),
        (Before { found: vec![(ModelId(0), Item::Ammo); 2], ..Before::default() }, "dz.item.carry dz-fault-found"),
    ];
    for (before, fault) in rows {
        assert_eq!(faults(before.clone()), [fault], "{before:?}");
    }
    assert!(matches!(late().setup().opening, Opening::Position { .. }));
}
