//! Recon bonus dice (`dz.recon.bonus`): as many as the Recon test was won by, after both sides have deployed.

use battle::{Refusal, Seat, System, View, apply};
use deadzone::{Block, Deadzone, Event, Item, Map, Mark, ModelId, Opening, Order, Settings, Spots, State, Step};
use dice::Scripted;

use crate::support::{cell, fighter, position};

#[track_caller]
fn give(state: &mut State, seat: u8, order: Order, dice: &[u8]) -> Vec<Event> {
    give_with(state, seat, order, Scripted::d8(dice.iter().copied()))
}

#[track_caller]
fn give_with(state: &mut State, seat: u8, order: Order, mut dice: Scripted) -> Vec<Event> {
    let asked = Deadzone.decision(state).map(|it| it.seat);
    assert_eq!(asked, Some(Seat(seat)), "who is asked for {order:?}");
    let mut log = Vec::new();
    apply(&Deadzone, state, &order, &mut dice, Some(&mut log)).unwrap_or_else(|why| panic!("{order:?}: {why}"));
    dice.expect_spent();
    log
}

fn refused(state: &State, order: Order) -> &'static str {
    Deadzone.judge(state, &order).map(|_| ()).unwrap_err().rule().name()
}

fn deploy(model: u8, at: (u8, u8, u8), spots: u16) -> Order {
    Order::Deploy { model: ModelId(model), cell: cell(at.0, at.1, at.2), at: Spots(spots) }
}

/// Two models a side, red's win the Recon test four to two; all counters lie at 4-4; the bonus dice show these.
fn won(bonus: bool, faces: &[u8]) -> State {
    let crates = [(3, 3), (6, 3), (3, 6), (6, 6)];
    let block = |(column, row)| Block { cell: cell(column, row, 1), from: (40, 40), to: (60, 60), height: 50 };
    let mut place = position(vec![fighter(1, 1, 1)], vec![fighter(8, 8, 1)]);
    place.map = Map { blocks: crates.map(block).to_vec(), ..Map::open("test", 4) };
    place.settings = Settings { recon_bonus: bonus, ..Settings::default() };
    let mut setup = place.setup();
    setup.opening = Opening::Deployment;
    let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let recon = [4, 4, 4, 4, 1, 4, 4, 1, 1, 1];
    give(&mut state, 0, Order::Begin, &[[4; 16].as_slice(), &recon].concat());
    give(&mut state, 0, Order::NameStarter { seat: Seat(1) }, &[]);
    give(&mut state, 1, Order::TakeZone { zone: 1 }, &[]);
    for (model, at) in [(2, (8, 8, 1)), (3, (7, 8, 1)), (0, (1, 1, 1))] {
        let seat = state.seat(ModelId(model)).0;
        give(&mut state, seat, deploy(model, at, 16), &[]);
    }
    let six = if bonus { vec![] } else { vec![1; 6] };
    let rest = Scripted::d8(faces.iter().copied()).then(6, six);
    give_with(&mut state, 0, deploy(1, (2, 1, 1), 16), rest);
    state
}

#[test]
pub fn the_winner_rolls_as_many_dice_as_he_won_by() {
    // dz.recon.bonus and its example: successes 4 against 2.
    let state = won(true, &[1, 3]);
    assert!(matches!(state.steps.top(), Some(Step::Bonus { seat: Seat(0), faces }) if faces.as_slice() == [1, 3]));
    assert_eq!(refused(&state, Order::TakeBonus { die: 0, result: 3 }), "dz.recon.bonus", "each for what it shows");
    assert_eq!(refused(&state, Order::TakeBonus { die: 2, result: 1 }), "dz.recon.bonus", "two dice");
    let plain = won(false, &[]);
    assert!(matches!(plain.steps.top(), Some(Step::Reroll(_))), "only where the house plays it");
}

#[test]
fn what_he_looks_at_only_he_knows() {
    let mut state = won(true, &[1, 3]);
    give(&mut state, 0, Order::TakeBonus { die: 0, result: 1 }, &[]);
    // The sixteenth counter of the bag is the Booby Trap.
    let log = give_with(&mut state, 0, Order::LookAt { item: 0 }, Scripted::mixed([(16, 16)]));
    let seen = |viewer: u8| View::<Deadzone>::of(&Deadzone, &state, Some(Seat(viewer))).state().counters[0].peek;
    assert_eq!(seen(0).and_then(|it| it.item), Some(Item::BoobyTrap));
    assert_eq!(seen(1).and_then(|it| it.item), None, "the other sees that he looked");
    let told = log.iter().filter_map(|it| Deadzone.witness(it, Some(Seat(1)))).find_map(|it| match it {
        Event::Looked { item, .. } => Some(item),
        _ => None,
    });
    assert_eq!(told, Some(None));
    assert!(matches!(state.steps.top(), Some(Step::Bonus { .. })), "one counter, no more");
    // His own orders name it, the other's do not.
    let called = |viewer: u8| {
        let mut asked = state.clone();
        asked.steps.push(Step::Discard(Seat(viewer)));
        let view = View::<Deadzone>::of(&Deadzone, &asked, Some(Seat(viewer)));
        format!("{:?}", Deadzone.scene(&view).choices[0].name)
    };
    assert!(called(0).contains("dz.item.booby-trap"), "{}", called(0));
    assert!(!called(1).contains("dz.item.booby-trap"), "{}", called(1));
    // He takes it away: nobody draws it any more.
    give(&mut state, 0, Order::TakeBonus { die: 0, result: 3 }, &[]);
    give_with(&mut state, 0, Order::Discard { item: 0 }, Scripted::d6([1; 6]));
    assert_eq!((state.counters.len(), state.discarded.len()), (7, 1));
}

#[test]
fn an_eight_is_any_result_and_looks_at_up_to_three() {
    let mut state = won(true, &[8, 8]);
    assert_eq!(refused(&state, Order::TakeBonus { die: 0, result: 8 }), "dz.recon.bonus");
    assert_eq!(refused(&state, Order::TakeBonus { die: 1, result: 2 }), "dz.recon.bonus", "of equal dice the first");
    give(&mut state, 0, Order::TakeBonus { die: 0, result: 2 }, &[]);
    for sides in [16, 15] {
        give_with(&mut state, 0, Order::LookAt { item: 16 - sides }, Scripted::mixed([(sides, 1)]));
    }
    assert_eq!(refused(&state, Order::LookAt { item: 0 }), "dz.recon.bonus", "it is known");
    give(&mut state, 0, Order::Decline, &[]);
    assert!(matches!(state.steps.top(), Some(Step::Bonus { faces, .. }) if faces.as_slice() == [8]));
}

#[test]
fn models_are_moved_a_cube_each() {
    let mut state = won(true, &[5, 3]);
    give(&mut state, 0, Order::TakeBonus { die: 0, result: 5 }, &[]);
    assert_eq!(refused(&state, deploy(2, (7, 7, 1), 16)), "dz.setup.players");
    assert_eq!(refused(&state, deploy(0, (3, 1, 1), 16)), "dz.move.adjacent", "one cube");
    give(&mut state, 0, deploy(0, (1, 2, 1), 16), &[]);
    assert_eq!(refused(&state, deploy(0, (1, 3, 1), 16)), "dz.recon.bonus", "each once");
    give(&mut state, 0, deploy(1, (2, 2, 1), 16), &[]);
    assert!(matches!(state.steps.top(), Some(Step::Bonus { .. })), "two models");
    assert!(!state.model(ModelId(0)).is(Mark::Activated));
}

#[test]
fn a_flanking_model_comes_in_at_the_end_of_round_1() {
    let mut state = won(true, &[7, 3]);
    give(&mut state, 0, Order::TakeBonus { die: 0, result: 7 }, &[]);
    give(&mut state, 0, Order::Flank { model: ModelId(0) }, &[]);
    give(&mut state, 0, Order::TakeBonus { die: 0, result: 3 }, &[]);
    give_with(&mut state, 0, Order::Decline, Scripted::d6([1; 6]));
    assert!(matches!(state.steps.top(), Some(Step::Reroll(Seat(1)))));
    for seat in [1, 0] {
        give(&mut state, seat, Order::Reroll { dice: [0; 6] }, &[]);
    }
    for model in [2, 1, 3] {
        let seat = state.seat(ModelId(model)).0;
        give(&mut state, seat, Order::Activate { model: ModelId(model) }, &[]);
        give(&mut state, seat, Order::Done, &[]);
    }
    assert_eq!(state.steps.top(), Some(&Step::Edge(Seat(0))), "red was done first");
    assert_eq!(refused(&state, deploy(0, (4, 4, 1), 16)), "dz.recon.bonus", "the left or the right edge");
    assert_eq!(refused(&state, deploy(0, (8, 8, 1), 1)), "dz.recon.bonus", "an empty cube");
    give_with(&mut state, 0, deploy(0, (8, 4, 1), 16), Scripted::d6([1; 6]));
    assert!(state.is_on_board(ModelId(0)) && !state.model(ModelId(0)).is(Mark::Activated) && state.round == 2);
}
