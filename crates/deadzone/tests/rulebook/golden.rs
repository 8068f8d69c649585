//! Golden replays: chains of rules that set each other off, stored as replay files that must play out to the same state for
//! ever.
//!
//! A file that no longer plays because the format changed is written anew with
//! `cargo test -p deadzone --test rulebook golden -- --ignored`; one that plays out differently is a rule that changed.

use std::{fs, path::PathBuf};

use battle::{Battle, Seat, replay};
use deadzone::{Deadzone, Event, Face, Item, Mark, ModelId, Order, Pace, Step, Thrown};
use dice::Scripted;

use crate::support::{Fighter, Position, deck, fighter, going_in, gun, lob, position, shoot, staying};

/// A battle being played for the record.
struct Play(Battle<Deadzone>);

impl Play {
    fn of(position: &Position) -> Play {
        let battle = Battle::start(Deadzone, position.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut play = Play(battle);
        play.give(Order::Begin, &[]);
        play
    }

    /// Gives an order that must be legal, with exactly these dice.
    #[track_caller]
    fn give(&mut self, order: Order, dice: &[u8]) -> &mut Play {
        self.give_with(order, Scripted::d8(dice.iter().copied()))
    }

    #[track_caller]
    fn give_with(&mut self, order: Order, mut dice: Scripted) -> &mut Play {
        let mut next = Some(order);
        while let Some(order) = next {
            let given = self.0.give(order, &mut dice).map(|_| ());
            given.unwrap_or_else(|why| panic!("{order:?} ({:?}): {why}", self.0.state().steps.top()));
            next = staying(self.0.state());
        }
        dice.expect_spent();
        self
    }

    #[track_caller]
    fn activate(&mut self, model: u8, dice: &[u8]) -> &mut Play {
        self.give(Order::Activate { model: ModelId(model) }, dice)
    }

    #[track_caller]
    fn go(&mut self, model: u8, pace: Pace, to: (u8, u8, u8)) -> &mut Play {
        let order = going_in(self.0.state(), ModelId(model), pace, &[to]);
        self.give(order, &[])
    }
}

/// Knocked off a roof, a model lands on a counter and picks up a Booby Trap; the friend beside it has a Volatile weapon.
fn off_a_roof_onto_a_trap() -> Play {
    let knocker = fighter(2, 2, 2).armed(vec![gun(8, 0, &[("dz.ability.knockback", None)])]);
    let target = fighter(4, 2, 2).figure("Armour", 2);
    let torch = gun(3, 0, &[("dz.ability.volatile", None)]);
    let carrier = fighter(5, 2, 1).figure("Armour", 1).armed(vec![torch]);
    let roof = vec![deck((2, 2, 2), (4, 2, 2), false)];
    let start = position(vec![knocker], vec![target, carrier]).decks(roof).item((5, 2, 1), None);
    let mut play = Play::of(&start);
    play.activate(0, &[]).give(shoot(ModelId(2)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    // The trap: two successes; armour stops both, and the Volatile check of the carrier fails.
    let trap = Scripted::mixed([(16, 16)]).then(8, [4, 4, 1, 1, 1, 1, 5, 1, 1, 1]);
    play.give_with(Order::PickUp { item: 0 }, trap);
    play.give(Order::TakeUp { due: 1 }, &[3, 5]);
    play
}

fn beast(column: u8) -> Fighter {
    fighter(column, 3, 1).with("dz.ability.rampage", None).figure("Size", 4).hurt(1)
}

/// The opponent drives a wounded beast into a cube full of its own side; the cube is overstacked, and the next must leave.
fn rampage_into_its_own() -> Play {
    let big = fighter(4, 3, 1).figure("Size", 4).at(0b000_011_011);
    let mut play = Play::of(&position(vec![beast(3), big], vec![fighter(6, 3, 1)]));
    play.activate(0, &[1]).give(Order::TakeControl, &[]);
    play.go(0, Pace::Move, (4, 3, 1));
    play.give(Order::Evade, &[5, 5, 1, 1, 1, 1, 1, 1]).give(Order::Done, &[]);
    play.activate(3, &[]).give(Order::Done, &[]);
    play.activate(1, &[]).go(1, Pace::Move, (5, 3, 1));
    play
}

/// A Frag among models that a Shield Generator covers: the active player takes its bearer last, and it breaks.
fn frag_under_a_generator() -> Play {
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
    let bearer = fighter(4, 4, 1).at(256).with("dz.ability.shield-generator", Some(1));
    let crowd = vec![bearer, fighter(4, 4, 1).at(1), fighter(4, 4, 1).at(4)];
    let mut play = Play::of(&position(vec![launcher], crowd));
    play.activate(0, &[]).give(lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 4, 1]);
    play.give(Order::TakeUp { due: 1 }, &[1, 1, 1, 6]);
    play.give(Order::TakeUp { due: 2 }, &[1, 1, 1, 6, 1, 1, 1, 1]);
    play.give(Order::TakeUp { due: 0 }, &[3, 5]);
    play
}

/// A passes with fewer models left; B activates both of his by +1 Model, then A his last: B starts the next round.
fn a_pass_and_plus_one_model() -> Play {
    let team = vec![fighter(2, 6, 1), fighter(3, 6, 1)];
    let start = position(vec![fighter(2, 3, 1)], team).results(&[], &[Face::PlusModel]);
    let mut play = Play::of(&start);
    play.give(Order::Pass, &[]);
    play.activate(2, &[]).go(2, Pace::Sprint, (2, 7, 1));
    play.activate(3, &[]).go(3, Pace::Sprint, (3, 7, 1));
    play.activate(0, &[]).give_with(Order::Done, Scripted::d6([1; 6]));
    play
}

/// A file, how it is played, and whether what it is about happened.
type Golden = (&'static str, fn() -> Play, fn(&Battle<Deadzone>, &[Event]) -> bool);

const GOLDEN: [Golden; 4] = [
    ("off-a-roof-onto-a-trap", off_a_roof_onto_a_trap, |battle, events| {
        let trapped = events.iter().any(|it| matches!(it, Event::PickedUp { item: Item::BoobyTrap, .. }));
        let shaken = events.iter().any(|it| matches!(it, Event::VolatileRolled { die: 1, .. }));
        let both = [2, 3].map(ModelId).iter().all(|it| battle.state().model(*it).is(Mark::Pinned));
        trapped && shaken && both && battle.state().model(ModelId(3)).is(Mark::Burning)
    }),
    ("rampage-into-its-own", rampage_into_its_own, |battle, events| {
        let driven = events.iter().any(|it| matches!(it, Event::Controlled { seat: Seat(1), .. }));
        let left = battle.state().model(ModelId(1)).cell != battle.state().model(ModelId(0)).cell;
        driven && left && battle.state().model(ModelId(1)).damage == 2
    }),
    ("frag-under-a-generator", frag_under_a_generator, |battle, events| {
        let broken = events.iter().any(|it| matches!(it, Event::Shielded { lost: Some(_), .. }));
        let dead = battle.state().model(ModelId(2)).is(Mark::Dead);
        broken && dead && [3, 4].map(ModelId).iter().all(|it| battle.state().model(*it).damage == 1)
    }),
    ("a-pass-and-plus-one-model", a_pass_and_plus_one_model, |battle, events| {
        let passed = events.iter().any(|it| matches!(it, Event::Passed { seat: Seat(0) }));
        let second = events.iter().any(|it| matches!(it, Event::Spent { face: Face::PlusModel, .. }));
        passed && second && matches!(battle.state().steps.top(), Some(Step::Reroll(Seat(1))))
    }),
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.replay"))
}

fn events(battle: &Battle<Deadzone>) -> Vec<Event> {
    battle.entries().iter().flat_map(|it| it.events.clone()).collect()
}

/// Each file plays to the states it holds, and what it is about happened in it.
#[test]
fn golden_replays_hold() {
    for (name, _, happened) in GOLDEN {
        let text = fs::read_to_string(file(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
        let report = replay::verify(Deadzone, &text, true).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert!(report.hashes > 0, "{name} holds no state to compare with");
        let battle = replay::play(Deadzone, &replay::read(&text).expect("verified")).expect("verified");
        assert!(happened(&battle, &events(&battle)), "{name}: what it is about did not happen");
    }
}

/// The chains themselves, whatever the files hold.
#[test]
fn the_chains_play_out() {
    for (name, play, happened) in GOLDEN {
        let battle = play().0;
        let events = events(&battle);
        assert!(happened(&battle, &events), "{name}: {:?}", events.iter().rev().take(60).collect::<Vec<_>>());
    }
}

/// Writes the files anew.
#[test]
#[ignore = "writes the golden replays anew"]
fn write_golden_replays() {
    fs::create_dir_all(file("x").parent().expect("a folder")).expect("it can be made");
    for (name, play, _) in GOLDEN {
        fs::write(file(name), replay::write(&play().0, Vec::new())).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}
