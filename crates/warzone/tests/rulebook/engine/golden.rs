//! Golden replays: the tricky interactions, stored as replay files that must play out to the same state for ever.
//!
//! A file that no longer plays because the format changed is written anew with
//! `cargo test -p warzone --test rulebook golden -- --ignored`; one that plays out differently is a rule that changed.

use std::{fs, path::PathBuf};

use battle::{Battle, replay};
use dice::Scripted;
use table::Bearing;
use warzone::{Event, ModelId, Order, Reaction, Setup, Spot, SquadAction, SquadId, Test, Throw, Warzone, Way};

use crate::support::{at, engage, go, run, scene, shoot, shots, trooper};

/// A battle being played for the record.
struct Play(Battle<Warzone>);

impl Play {
    fn of(setup: Setup) -> Play {
        let battle = Battle::start(Warzone, setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut play = Play(battle);
        play.give(Order::Begin, []);
        play
    }

    /// Gives an order that must be legal, with exactly these dice.
    #[track_caller]
    fn give(&mut self, order: Order, dice: impl IntoIterator<Item = u8>) -> &mut Play {
        let mut dice = Scripted::d20(dice);
        let given = self.0.give(order.clone(), &mut dice).map(|_| ());
        given.unwrap_or_else(|why| panic!("{order:?} ({:?}): {why}", self.0.state().steps.top()));
        dice.expect_spent();
        self
    }

    /// Activates a squad that declares nothing, if it is asked, and a model of it.
    #[track_caller]
    fn activate(&mut self, squad: u8, model: u16) -> &mut Play {
        self.give(Order::Activate { squad: SquadId(squad) }, []);
        if matches!(self.0.state().steps.top(), Some(warzone::Step::Declare(_))) {
            self.give(Order::DeclareNothing, []);
        }
        self.next(model)
    }

    #[track_caller]
    fn next(&mut self, model: u16) -> &mut Play {
        self.give(Order::ActivateModel { model: ModelId(model) }, [])
    }
}

fn tough() -> crate::support::Trooper {
    trooper().line("5 12 12 8 8 12 14 5 12")
}

/// A Sentry lets a model be activated, and shoots when it has run through a wood.
fn sentry_and_run() -> Play {
    let mut play = Play::of(
        scene()
            .area("light-wood", [16., 22., 24., 23.5], 0.5)
            .squad(0, &trooper(), &[(5., 5., 180)])
            .squad(0, &tough(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 38., 0)])
            .squad(1, &trooper(), &[(44., 44., 0)])
            .setup(),
    );
    play.activate(0, 0).give(Order::Pass, []);
    play.activate(2, 2).give(Order::Sentry, []);
    play.activate(1, 1).give(Order::Decline, []);
    play.give(run(20., 28., 180), []);
    play.give(Order::React { model: ModelId(2), reaction: Reaction::Shoot(shots(&[1])) }, [14, 12, 11]);
    play
}

/// Three declare a Swarm; one of them is stopped on its way by a Counter Charge, and with two left the Swarm is lost.
fn counter_charge_and_swarm() -> Play {
    let pike = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let mut play = Play::of(
        scene()
            .squad(0, &trooper(), &[(18.5, 22., 180), (20., 22., 180), (21.5, 22., 180)])
            .squad(1, &tough(), &[(20., 27., 0)])
            .squad(1, &pike, &[(23.5, 25., 270)])
            .squad(1, &trooper(), &[(44., 44., 0)])
            .setup(),
    );
    play.give(Order::Activate { squad: SquadId(0) }, []);
    let models = [0, 1, 2].map(ModelId).to_vec();
    play.give(Order::Declare { action: SquadAction::Swarm, target: ModelId(3), models }, []);
    play.next(0).give(engage(3), []);
    play.next(2).give(engage(3), [14]);
    play.give(Order::Accept, [14]);
    play.next(1).give(engage(3), []);
    play
}

/// An explosion takes three of four: the Break test comes first and is passed, then the Pinning test is failed.
fn half_and_three_quarters() -> Play {
    let mut play = Play::of(
        scene()
            .squad(0, &trooper().armed(&["gun 24 18 1 0 Blast A LE"]), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 38., 0), (20., 30., 0), (21.3, 30., 0), (18.7, 30., 0)])
            .squad(1, &trooper(), &[(44., 44., 0)])
            .setup(),
    );
    play.activate(0, 0).give(shoot(&[2]), [5, 19, 19, 19, 2, 19]);
    play
}

/// A grenade misses and scatters back onto the one who threw it.
fn grenade_on_its_thrower() -> Play {
    let mut play = Play::of(
        scene()
            .squad(0, &tough().armed(&["anti-infantry-grenades"]), &[(20., 20., 180)])
            .squad(1, &tough(), &[(20., 26., 0)])
            .squad(1, &trooper(), &[(44., 44., 0)])
            .setup(),
    );
    let at = [Spot::ground(at(20., 24.))].into_iter().collect();
    play.activate(0, 0).give(Order::Throw(Throw { weapon: 0, at, lucky: false }), [13, 2, 16, 3]);
    play
}

/// A squad is Pinned, then loses its Commander, and recovers under the new one at what is left of his LD.
fn commander_lost_while_pinned() -> Play {
    let six = [(20., 30., 0), (18., 30., 0), (22., 30., 0), (24., 30., 0), (26., 30., 0), (28., 30., 0)];
    let mut play = Play::of(
        scene()
            .squad(0, &trooper(), &[(18., 20., 180), (22., 20., 180), (24., 20., 180)])
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &six)
            .squad(1, &trooper(), &[(44., 44., 0)])
            .setup(),
    );
    play.activate(0, 0).give(shoot(&[5]), [12, 19]).give(Order::Pass, []);
    play.next(1).give(shoot(&[6]), [12, 19]).give(Order::Pass, []);
    play.next(2).give(shoot(&[7]), [12, 19, 15]).give(Order::Pass, []);
    play.activate(3, 10).give(Order::Pass, []);
    play.activate(1, 3).give(shoot(&[4]), [12, 19]);
    play.give(Order::Name { model: ModelId(8) }, []).give(Order::Pass, []);
    play.give(Order::Activate { squad: SquadId(2) }, [11, 10]);
    play
}

/// A model Moves through a Wall of Fire and Engages back through it: burned twice; there and back in one Run burns once.
fn wall_crossed_twice() -> Play {
    let mut play = Play::of(
        scene()
            .warlord(0, &trooper().armed(&["etoiles-gehenna-puker"]), "tech", (20., 20., 180))
            .squad(1, &tough(), &[(20., 30., 0), (16., 27., 0)])
            .squad(1, &trooper(), &[(44., 44., 0)])
            .setup(),
    );
    let tokens = [(16.5, 24.), (23.5, 24.)].map(|(x, y)| Spot::ground(at(x, y)));
    play.activate(0, 0).give(Order::WallOfFire { weapon: 0, tokens }, []);
    play.give(Order::Pass, []);
    play.activate(1, 1).give(go(20., 25., 0), [8]);
    play.give(engage(0), [8]);
    let by: Way = [(18., 22.5), (18., 26.5)].into_iter().map(|(x, y)| Spot::ground(at(x, y))).collect();
    play.next(2).give(Order::Run { by, facing: Bearing::NORTH }, [8]);
    play
}

/// A file, how it is played, and whether what it is about happened.
type Golden = (&'static str, fn() -> Play, fn(&[Event]) -> bool);

/// The files.
const GOLDEN: [Golden; 6] = [
    ("sentry-and-run", sentry_and_run, |events| {
        let ran = events.iter().position(|it| matches!(it, Event::Walked(walk) if walk.model == ModelId(1)));
        let shot = events.iter().position(|it| matches!(it, Event::Tested { test: Test::Sentry, .. }));
        ran.zip(shot).is_some_and(|(ran, shot)| ran < shot) && wounded(events, 1) == 1
    }),
    ("counter-charge-and-swarm", counter_charge_and_swarm, |events| {
        let stopped = events.iter().any(|it| matches!(it, Event::Stopped { model } if *model == ModelId(2)));
        stopped && events.iter().any(|it| matches!(it, Event::PledgeOver { lost: true }))
    }),
    ("half-and-three-quarters", half_and_three_quarters, |events| {
        let test = |it: &Event| if let Event::MoraleTested { test, .. } = it { Some(*test) } else { None };
        events.iter().filter_map(test).collect::<Vec<_>>() == [Test::Break, Test::Pinning]
    }),
    ("grenade-on-its-thrower", grenade_on_its_thrower, |events| {
        let scattered = events.iter().any(|it| matches!(it, Event::Scattered { .. }));
        scattered && events.iter().any(|it| matches!(it, Event::Struck { wound, .. } if wound.victim == ModelId(0)))
    }),
    ("commander-lost-while-pinned", commander_lost_while_pinned, |events| {
        let pinned = events
            .iter()
            .position(|it| matches!(it, Event::MoraleBecame { morale, .. } if *morale == warzone::Morale::Pinned));
        let lost = events.iter().position(|it| matches!(it, Event::Removed { model } if *model == ModelId(4)));
        let steady = events
            .iter()
            .position(|it| matches!(it, Event::MoraleBecame { morale, .. } if *morale == warzone::Morale::Steady));
        pinned < lost && lost < steady && pinned.is_some()
    }),
    ("wall-crossed-twice", wall_crossed_twice, |events| {
        let burned =
            |it: &&Event| matches!(it, Event::Struck { wound, .. } if wound.cause == warzone::Cause::WallOfFire);
        events.iter().filter(burned).count() == 3
    }),
];

fn wounded(events: &[Event], model: u16) -> usize {
    events.iter().filter(|it| matches!(it, Event::Wounded { model: it, .. } if *it == ModelId(model))).count()
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.replay"))
}

/// Each file plays to the states it holds, and what it is about happened in it.
#[test]
fn golden_replays_hold() {
    for (name, _, happened) in GOLDEN {
        let text = fs::read_to_string(file(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
        let report = replay::verify(Warzone, &text, true).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert!(report.hashes > 0, "{name} holds no state to compare with");
        let battle = replay::play(Warzone, &replay::read(&text).expect("verified")).expect("verified");
        let events: Vec<Event> = battle.entries().iter().flat_map(|it| it.events.clone()).collect();
        assert!(happened(&events), "{name}: what it is about did not happen");
    }
}

/// Writes the files anew.
#[test]
#[ignore = "writes the golden replays anew"]
fn write_golden_replays() {
    for (name, play, happened) in GOLDEN {
        let battle = play().0;
        let events: Vec<Event> = battle.entries().iter().flat_map(|it| it.events.clone()).collect();
        assert!(happened(&events), "{name}: {:?}", events.iter().rev().take(60).collect::<Vec<_>>());
        fs::write(file(name), replay::write(&battle, Vec::new())).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
}
