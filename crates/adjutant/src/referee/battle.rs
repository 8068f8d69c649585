//! One battle of a match: a program or player that answers late or wrongly forfeits it; other battles are not affected.

use std::time::{Duration, Instant};

use battle::{Outcome, Seat, System, View, apply};
use bots::{Clock, Limit, Player, SeatAt, thinking_time};
use games::Game;

use super::{
    program::Program,
    protocol::{self, Asked},
    secret::{self, Streams},
};

/// How long a program may take to say that it is there.
const READY: Duration = Duration::from_secs(10);
/// How much later than its time an answer may come: the way to the referee takes some.
const GRACE: Duration = Duration::from_millis(100);

/// Somebody at the table.
pub enum Side<S: System> {
    /// One of our own.
    Own(Box<dyn Player<S>>),
    /// A program of somebody else's.
    Other(Program),
}

/// How a battle went.
pub struct Fought {
    pub outcome: Outcome,
    pub orders: u64,
    /// Who forfeited, and why.
    pub forfeit: Option<(Seat, String)>,
    /// The longest each seat took for an answer.
    pub slowest: Vec<Duration>,
}

/// What both sides are told.
pub struct Terms<'a> {
    /// The name of the ready battle.
    pub battle: &'a str,
    /// Its chance: the dice are told to nobody.
    pub streams: Streams,
    /// The time for one answer.
    pub within: Duration,
}

/// Plays a battle to its end or to the first forfeit.
pub fn fight<S: Game>(system: &S, mut state: S::State, sides: &mut [Side<S>], terms: &Terms<'_>) -> Fought {
    let mut slowest = vec![Duration::ZERO; sides.len()];
    let mut orders = 0;
    let forfeit = greet(sides, terms).or_else(|| {
        let mut dice = terms.streams.dice.clone();
        while let Some(decision) = system.decision(&state) {
            let mut listed = Vec::new();
            system.orders(&state, &mut listed);
            let clock_ms = u64::try_from(terms.within.as_millis()).unwrap_or(u64::MAX);
            let asked = Asked { number: orders, decision, clock_ms };
            let began = Instant::now();
            let answer = answer(system, &state, &mut sides[decision.seat.index()], &asked, &listed, terms.within);
            let slow = &mut slowest[decision.seat.index()];
            *slow = (*slow).max(began.elapsed());
            let given = answer.and_then(|it| {
                apply(system, &mut state, &it, &mut dice, None).map_err(|why| format!("its order is illegal: {why}"))
            });
            if let Err(why) = given {
                return Some((decision.seat, why));
            }
            orders += 1;
            if let Some(forfeit) = out_of_turn(sides) {
                return Some(forfeit);
            }
        }
        None
    });
    let outcome = match (&forfeit, system.outcome(&state)) {
        (None, Some(outcome)) => outcome,
        (forfeit, _) => lost_by(sides.len(), forfeit.as_ref().map(|it| it.0)),
    };
    let farewell = protocol::over(&outcome, forfeit.as_ref().map(|it| it.0));
    sides.iter().for_each(|it| it.say(&farewell));
    Fought { outcome, orders, forfeit, slowest }
}

/// Every program is greeted, then each must say its name.
fn greet<S: Game>(sides: &mut [Side<S>], terms: &Terms<'_>) -> Option<(Seat, String)> {
    let seats = sides.len() as u8;
    for (seat, side) in Seat::first(seats).zip(&*sides) {
        let mind = secret::mind(&terms.streams.minds[seat.index()]);
        side.say(&protocol::hello::<S>(terms.battle, seat, seats, mind));
    }
    Seat::first(seats).zip(sides).find_map(|(seat, side)| match side {
        Side::Own(_) => None,
        Side::Other(program) => {
            program.hear(READY).and_then(|it| protocol::read_ready(&it)).err().map(|why| (seat, why))
        }
    })
}

/// A program that says more than it is asked, though somebody else was asked.
fn out_of_turn<S: Game>(sides: &[Side<S>]) -> Option<(Seat, String)> {
    let faults = sides.iter().map(|it| match it {
        Side::Own(_) => None,
        Side::Other(program) => program.kept_to_its_turn().err(),
    });
    Seat::first(sides.len() as u8).zip(faults).find_map(|(seat, fault)| fault.map(|why| (seat, why)))
}

fn answer<S: Game>(
    system: &S,
    state: &S::State,
    side: &mut Side<S>,
    asked: &Asked,
    listed: &[S::Order],
    within: Duration,
) -> Result<S::Order, String> {
    match side {
        Side::Own(player) => {
            let clock = Until(Instant::now() + thinking_time(within));
            Ok(player.choose(&SeatAt::table(system, state, asked.decision, listed), Limit::Time(&clock)))
        }
        Side::Other(program) => {
            let view = View::of(system, state, Some(asked.decision.seat));
            program.say(&protocol::ask(system, &view, asked, listed));
            protocol::read_answer::<S>(&program.hear(within + GRACE)?, asked.number, listed)
        }
    }
}

impl<S: System> Side<S> {
    fn say(&self, line: &serde_json::Value) {
        if let Side::Other(program) = self {
            program.say(line);
        }
    }
}

/// Everybody wins but one.
fn lost_by(seats: usize, loser: Option<Seat>) -> Outcome {
    Outcome {
        places: (0..seats).map(|it| if loser.is_some_and(|loser| loser.index() == it) { 2 } else { 1 }).collect(),
    }
}

/// The time to answer.
pub struct Until(pub Instant);

impl Clock for Until {
    fn left(&self) -> Duration {
        self.0.saturating_duration_since(Instant::now())
    }
}
