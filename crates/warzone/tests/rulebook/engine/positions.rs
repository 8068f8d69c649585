//! Positions as a player would describe them: printed squads, a later Game Turn, losses and Wounds.

use battle::{Seat, System, laws::setup_reads_back, notation};
use warzone::{Before, ModelId, Step, Warzone};

use crate::support::{Scene, scene};

/// Five Hussars with an MG-40 and Max Steiner in the third Game Turn; one Hussar is lost, Steiner has a Wound left.
fn late() -> Scene {
    let row = [18., 20., 22., 24., 26.].map(|x| (x, 20., 180));
    let hussars = scene().printed(0, "hussars", &["mg-40"], &row);
    let mut late = hussars.printed(1, "max-steiner-warlord", &[], &[(22., 30., 0)]);
    late.before = Before { turns: 2, lost: vec![ModelId(1)], wounds: vec![(ModelId(5), 1)] };
    late
}

#[test]
fn a_position_begins_where_the_players_left_off() {
    let game = late().begin();
    assert_eq!(game.state.turn, 3, "two Game Turns are over");
    assert_eq!(game.state.initiative, Seat(0));
    assert!(matches!(game.top(), Step::ChooseSquad(Seat(0))), "the Initiative is as given: {:?}", game.top());
    assert_eq!(game.state.models[1].stand, None, "it is lost");
    assert_eq!(game.state.models.iter().map(|it| it.wounds).collect::<Vec<_>>(), [1, 0, 1, 1, 1, 1]);
    // wz.bauhaus.unit.max-steiner-warlord: everything that is printed is there.
    let steiner = game.state.profile(ModelId(5));
    assert_eq!((steiner.w, steiner.weapons.len()), (3, 2));
    // wz.bauhaus.unit.hussars: the option was bought.
    let mut armed = (0..5).map(|it| game.state.profile(ModelId(it)));
    assert!(armed.any(|it| it.weapons.iter().any(|it| it.name.contains("MG-40"))));
}

/// A replay carries the setup, so the page and the command line open the same position.
#[test]
fn a_position_goes_through_its_text_form() {
    setup_reads_back(&Warzone, &late().setup()).unwrap_or_else(|why| panic!("{why}"));
}

/// What did not happen is not written down: older replays read and verify as before.
#[test]
fn nothing_before_is_not_written() {
    let mut plain = late();
    plain.before = Before::default();
    assert!(!notation::to_text(&plain.setup()).expect("a text form").contains("before"));
}

#[test]
fn what_cannot_have_happened_is_a_fault() {
    let nobody = ModelId(99);
    let rows = [
        (Before { turns: 51, ..Before::default() }, "wz.turn.structure wz-fault-turns"),
        (Before { lost: vec![nobody], ..Before::default() }, "wz.squad.definition wz-fault-stranger"),
        (Before { wounds: vec![(nobody, 1)], ..Before::default() }, "wz.squad.definition wz-fault-stranger"),
        (
            Before { lost: vec![ModelId(5)], wounds: vec![(ModelId(5), 1)], ..Before::default() },
            "wz.stat.w wz-fault-lost",
        ),
        (Before { wounds: vec![(ModelId(5), 4)], ..Before::default() }, "wz.stat.w wz-fault-wounds"),
        (Before { wounds: vec![(ModelId(5), 0)], ..Before::default() }, "wz.stat.w wz-fault-wounds"),
    ];
    for (before, fault) in rows {
        let mut late = late();
        late.before = before.clone();
        let faults = Warzone.start(&late.setup()).expect_err("it is faulty");
        let found: Vec<String> =
            faults.iter().map(|it| format!("{} {}", it.rule.map_or("", |it| it.name()), it.line.key)).collect();
        assert_eq!(found, [fault], "{before:?}");
    }
}
