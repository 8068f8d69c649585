//! How long the tactician thinks: `cargo bench -p warzone --bench thinking` prints one line of JSON for each limit.
//!
//! It plays the 1000-point battle against the random player from both seats, once with a limit of states looked at and
//! then against the clock. How many battles and how many milliseconds may be given after `--`. On a busy machine the
//! clock runs while others work, so the longest answers say more about the machine than the middle ones do.

use std::time::{Duration, Instant};

use battle::{Seat, System, apply};
use bots::{Clock, Limit, Player, Random, SeatAt, Tactician, thinking_time};
use sim::Seeds;
use warzone::{Setup, Warzone, ready};

/// How many battles are played unless it is said.
const BATTLES: u64 = 4;
/// How long an answer may take unless it is said, in milliseconds.
const MILLISECONDS: u64 = 100;
/// How many states may be looked at for an answer, as at the prompt.
const NODES: u64 = 20_000;

/// A clock that runs down from the moment an answer is asked for.
struct Countdown(Instant);

impl Clock for Countdown {
    fn left(&self) -> Duration {
        self.0.saturating_duration_since(Instant::now())
    }
}

fn main() {
    let mut given = std::env::args().filter_map(|it| it.parse().ok());
    let (battles, milliseconds) = (given.next().unwrap_or(BATTLES), given.next().unwrap_or(MILLISECONDS));
    let setup = ready::battle("thousand-points").expect("it is built in");
    for limit in [None, Some(Duration::from_millis(milliseconds))] {
        let mut times: Vec<Duration> = (0..battles).flat_map(|it| play(&setup, it, limit)).collect();
        times.sort();
        tell(battles, limit, &times);
    }
}

/// How long each answer of the tactician took in a battle; it sits in the first seat and the second by turns.
fn play(setup: &Setup, number: u64, limit: Option<Duration>) -> Vec<Duration> {
    let seeds = Seeds { study: 1, opening: number };
    let thinker = Seat((number % 2) as u8);
    let sit = |seat: Seat| if seat == thinker { Tactician::kind() } else { Random::kind() };
    let mut players: Vec<Box<dyn Player<Warzone>>> =
        Seat::first(2).map(|seat| sit(seat).sit(seeds.mind(seat))).collect();
    let (mut state, mut dice) = (Warzone.start(setup).expect("it has no faults"), seeds.dice());
    let (mut orders, mut times) = (Vec::new(), Vec::new());
    while let Some(decision) = Warzone.decision(&state) {
        orders.clear();
        Warzone.orders(&state, &mut orders);
        let at = SeatAt::table(&Warzone, &state, decision, &orders);
        let begin = Instant::now();
        let clock = Countdown(begin + thinking_time(limit.unwrap_or_default()));
        let limit = if limit.is_some() { Limit::Time(&clock) } else { Limit::Nodes(NODES) };
        let order = players[decision.seat.index()].choose(&at, limit);
        if decision.seat == thinker {
            times.push(begin.elapsed());
        }
        apply(&Warzone, &mut state, &order, &mut dice, None).expect("a player's order is legal");
    }
    times
}

fn tell(battles: u64, limit: Option<Duration>, times: &[Duration]) {
    let limit = limit.map_or_else(|| format!("{NODES} states"), |it| format!("{} ms", it.as_millis()));
    let share = |of: usize| times.get(times.len() * of / 1000).map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    let longest = times.last().map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    println!(
        "{{\"battle\":\"thousand points\",\"limit\":\"{limit}\",\"battles\":{battles},\"answers\":{},\
         \"median_ms\":{:.3},\"p99_ms\":{:.1},\"longest_ms\":{longest:.1}}}",
        times.len(),
        share(500),
        share(990)
    );
}
