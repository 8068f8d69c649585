//! Golden replays: chains of rules that set each other off, stored as replay files that must play out to the same states for
//! ever.
//!
//! A file that no longer plays because the format changed is written anew with
//! `cargo test -p dropzone --test rulebook golden -- --ignored`; one that plays out differently is a rule that changed.

use std::{fs, path::PathBuf};

use battle::{Battle, Seat, replay};
use dice::Scripted;
use dropzone::{
    Card, Dropzone, Event, FeatureId, GroupId, Order, Place, Reaction, SquadId, State, Subject, TransportLetter,
    UnitId, Way, WeaponId, WeaponRule,
    chapters::{aircraft, command, cqb, features, infantry, movement, reactions, shooting, transports, turn},
};
use smallvec::SmallVec;

use crate::{
    aircraft::{air, dropship, fly, land},
    support::{Scene, With, apc, at_feature, gun, infantry as soldiers, point, scene, tank, transport, with},
};

/// A battle being played for the record.
struct Play(Battle<Dropzone>);

impl Play {
    fn of(scene: Scene) -> Play {
        let battle = Battle::start(Dropzone, scene.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut play = Play(battle);
        play.give(turn::Order::Begin, &[]);
        play
    }

    /// Gives an order that must be legal, with exactly these dice.
    #[track_caller]
    fn give(&mut self, order: impl Into<Order>, dice: &[u8]) -> &mut Play {
        let (order, mut dice) = (order.into(), Scripted::d6(dice.iter().copied()));
        let given = self.0.give(order.clone(), &mut dice).map(|_| ());
        given.unwrap_or_else(|why| panic!("{order:?} ({:?}): {why}", self.0.state().steps.top()));
        dice.expect_spent();
        self
    }

    #[track_caller]
    fn activate(&mut self, group: u8) -> &mut Play {
        self.give(turn::Order::Activate { group: GroupId(group) }, &[])
    }

    /// A squad of one unit turns, and its Battlegroup is done.
    #[track_caller]
    fn turns(&mut self, squad: u8, unit: u8, dice: &[u8]) -> &mut Play {
        let ways = vec![Way::of(UnitId(unit), &[], table::Bearing::EAST)];
        self.give(movement::Order::Move { squad: SquadId(squad), ways }, &[]).give(turn::Order::DoneGroup, dice)
    }

    /// A base inside takes the centre.
    #[track_caller]
    fn stays_inside(&mut self, squad: u8) -> &mut Play {
        let edges = SmallVec::from_elem(None, 1);
        self.give(infantry::Order::Edges { squad: SquadId(squad), edges }, &[])
    }
}

fn react(unit: u8, at: (f64, f64)) -> reactions::Order {
    let at = point(at.0, at.1);
    reactions::Order::React(Reaction { unit: UnitId(unit), weapon: WeaponId(0), target: UnitId(0), at })
}

/// A dropship is shot down just before it lands, with an APC aboard that carries a base: it crashes, the APC does not live,
/// and its own cargo is hit in its wreck and gets out.
fn shot_down_while_landing() -> Play {
    let carrier = transport(dropship(), TransportLetter::T, 6);
    let rider = soldiers().needs(TransportLetter::I, 1);
    let flak = tank().armed(vec![with(gun(13, 2, 3), WeaponRule::Aa)]);
    let start = scene().stands(0, carrier, air(24.0, 44.0)).aboard(0, apc(), 0, 1).aboard(0, rider, 1, 1);
    let mut play = Play::of(start.squad(1, flak, &[(24.0, 18.0)]));
    play.activate(2).give(land(0, 0, &[(24.0, 30.0)]), &[]);
    // Two hits that damage doubly; a crash; no wreckage; the APC's save fails; one hit on its cargo, which damages once.
    play.give(react(3, (24.0, 31.0)), &[5, 5, 6, 6, 4, 5, 3, 1, 3]);
    play.give(transports::Order::GetOut { places: [point(24.0, 31.0)].into_iter().collect() }, &[]);
    play
}

/// A CQB is fought without harm; then a tank brings the building down on both sides.
fn collapse_on_a_fight() -> Play {
    let stout = || soldiers().armour(4, 5);
    let start = scene().building(20.0, 20.0).worn(19, 0, None).inside(0, stout(), 0, &[None]);
    let start = start.inside(1, stout(), 0, &[None]).squad(1, tank(), &[(20.0, 40.0)]);
    let mut play = Play::of(start);
    play.activate(0).stays_inside(0).give(turn::Order::DoneGroup, &[]).give(cqb::Order::Fight, &[1; 10]);
    let aim = dropzone::Aim::new(WeaponId(0), [UnitId(2)].into_iter().collect(), at_feature(0));
    play.activate(2).give(shooting::Order::Aim(aim), &[]);
    // It hits and damages; 1 + 1 hits on each base inside, within 2 inches nobody.
    play.give(shooting::Order::Fire, &[2, 2, 1, 2, 3, 1, 2, 4, 1]);
    play
}

/// A squad acts in a burning building, a booby trap goes off, and in the Round Up the fire brings down what is left.
fn trap_in_a_burning_building() -> Play {
    let start = scene().building(20.0, 20.0).worn(17, 1, None).inside(0, soldiers(), 0, &[None]);
    let start = start.squad(1, tank().armour(10, 9), &[(27.0, 20.0)]).commander(1, 0, 2, 9);
    let mut play = Play::of(start.hand(1, &[Card::BoobyTrap]));
    play.activate(0).stays_inside(0);
    let trap = command::Order::Play { card: Card::BoobyTrap, on: Subject::Feature(FeatureId(0)) };
    play.give(trap, &[2, 2, 2]).give(turn::Order::DoneGroup, &[]);
    // The fire's 4 takes the last DP and hits the base; 1 + 1 hits in the collapse, nobody near; then initiative.
    play.activate(1).turns(1, 1, &[4, 3, 1, 1, 1, 1, 2, 5, 1]);
    play
}

/// Three guns react along one flight; they are rolled in the order of their points, and the dropship gets through.
fn three_reactions() -> Play {
    let flak = || tank().armed(vec![with(gun(13, 1, 3), WeaponRule::Aa)]);
    let start = scene().stands(0, dropship(), air(24.0, 44.0)).squad(1, flak(), &[(20.0, 25.0)]);
    let mut play = Play::of(start.squad(1, flak(), &[(24.0, 25.0)]).squad(1, flak(), &[(28.0, 25.0)]));
    play.activate(0).give(fly(0, 0, &[(24.0, 30.0)]), &[]);
    play.give(react(1, (24.0, 30.0)), &[]).give(react(2, (24.0, 44.0)), &[]);
    play.give(react(3, (24.0, 38.0)), &[1, 5, 3, 5, 2]);
    play
}

/// A card is answered with Espionage, and that with the first player's own: the first card works after all.
fn card_in_answer_to_a_card() -> Play {
    let start = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]);
    let start = start.commander(0, 0, 2, 9).commander(1, 0, 3, 12);
    let start = start.hand(0, &[Card::SignalBooster, Card::Espionage]).hand(1, &[Card::Espionage]);
    let mut play = Play::of(start);
    play.activate(0).turns(0, 0, &[]).activate(1).turns(1, 1, &[]);
    let card = |card, on| command::Order::Play { card, on };
    play.give(card(Card::SignalBooster, Subject::Seat(Seat(0))), &[]);
    play.give(card(Card::Espionage, Subject::Card(0)), &[]);
    // A tie, 4 + 3 against 4 + 3, then 5 against 4.
    play.give(card(Card::Espionage, Subject::Card(1)), &[4, 4, 5, 4]);
    play
}

/// A file, how it is played, and whether what it is about happened.
type Golden = (&'static str, fn() -> Play, fn(&State, &[Event]) -> bool);

const GOLDEN: [Golden; 5] = [
    ("shot-down-while-landing", shot_down_while_landing, |state, events| {
        // dc.weapon.reaction-fire, dc.air.destroyed-table, dc.transport.nested
        let crash =
            |it: &Event| matches!(it, Event::Aircraft(aircraft::Event::Fell { fate: aircraft::Fate::Crash, .. }));
        let gone = [0, 1].map(UnitId).iter().all(|it| state.unit(*it).place == Place::Gone);
        let rider = state.unit(UnitId(2));
        events.iter().any(crash) && gone && (rider.place, rider.dp) == (Place::Ground(point(24.0, 31.0)), 4)
    }),
    ("collapse-on-a-fight", collapse_on_a_fight, |state, events| {
        // dc.cqb.summary, dc.feature.collapse-inside
        let fought = events.iter().position(|it| matches!(it, Event::Cqb(cqb::Event::Counted { .. })));
        let fell = events.iter().position(|it| matches!(it, Event::Features(features::Event::Collapsed { .. })));
        let dp = [0, 1].map(|it| state.unit(UnitId(it)).dp);
        let out = [0, 1].map(UnitId).iter().all(|it| matches!(state.unit(*it).place, Place::Ground(_)));
        fought.is_some() && fought < fell && out && dp == [4, 3]
    }),
    ("trap-in-a-burning-building", trap_in_a_burning_building, |state, events| {
        // dc.card.booby-trap, dc.weapon.fire-collateral, dc.feature.collapse
        let trap = |it: &Event| matches!(it, Event::Command(command::Event::Rolled { card: Card::BoobyTrap, .. }));
        let fell = events.iter().position(|it| matches!(it, Event::Features(features::Event::Collapsed { .. })));
        let base = state.unit(UnitId(0));
        events.iter().position(trap).is_some_and(|it| Some(it) < fell)
            && state.feature(FeatureId(0)).dp == 0
            && (matches!(base.place, Place::Ground(_)), base.dp, state.turn) == (true, 3, 3)
    }),
    ("three-reactions", three_reactions, |state, events| {
        // dc.weapon.reaction-fire, dc.action.announce
        let reached: Vec<_> = events
            .iter()
            .filter_map(|it| match it {
                Event::Reactions(reactions::Event::Reached { at, .. }) => Some(*at),
                _ => None,
            })
            .collect();
        let ship = state.unit(UnitId(0));
        reached == [44.0, 38.0, 30.0].map(|y| point(24.0, y)) && (ship.place, ship.dp) == (Place::Air(reached[2]), 1)
    }),
    ("card-in-answer-to-a-card", card_in_answer_to_a_card, |state, events| {
        // dc.command.stack, dc.card.espionage
        let cancelled = |it: &&Event| matches!(it, Event::Command(command::Event::Cancelled { at: 1 }));
        let works = state.in_force(Card::SignalBooster, Subject::Seat(Seat(0))).is_some();
        events.iter().filter(cancelled).count() == 1 && works && state.declared.is_empty()
    }),
];

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.replay"))
}

fn events(battle: &Battle<Dropzone>) -> Vec<Event> {
    battle.entries().iter().flat_map(|it| it.events.clone()).collect()
}

/// Each file plays to the states it holds, and what it is about happened in it.
#[test]
fn golden_replays_hold() {
    for (name, play, happened) in GOLDEN {
        let text = fs::read_to_string(file(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
        let report = replay::verify(Dropzone, &text, true).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert!(report.hashes > 0, "{name} holds no state to compare with");
        let battle = replay::play(Dropzone, &replay::read(&text).expect("verified")).expect("verified");
        assert!(happened(battle.state(), &events(&battle)), "{name}: what it is about did not happen");
        assert_eq!(events(&battle), events(&play().0), "{name}: the file holds another battle");
    }
}

/// The chains themselves, whatever the files hold.
#[test]
fn the_chains_play_out() {
    for (name, play, happened) in GOLDEN {
        let battle = play().0;
        let events = events(&battle);
        assert!(happened(battle.state(), &events), "{name}: {:?}", events.iter().rev().take(60).collect::<Vec<_>>());
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
