//! How fast battles are played: `cargo bench -p warzone` prints one line of JSON for each.
//!
//! Random players, one thread, every legal order listed at each decision: the 1000-point battle on its own table, and on
//! one of thirty pieces made up from a seed. How many battles may be given after `--`. The digest over all final states
//! is printed with the figures: a change for speed alone leaves it as it is.

use std::{num::NonZeroUsize, time::Instant};

use bots::Random;
use sim::{Openings, Study, simulate};
use table::Inches;
use warzone::{Setup, Warzone, generator, ready};

/// How many battles are played unless it is said.
const BATTLES: u64 = 50;

fn main() {
    let battles = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(BATTLES);
    let own = ready::battle("thousand-points").expect("it is built in");
    let made = Setup { table: generator::table(Inches::whole(72), Inches::whole(48), 7), ..own.clone() };
    for (name, setup) in [("ready table", own), ("made-up table", made)] {
        play(name, &setup, battles);
    }
}

fn play(name: &str, setup: &Setup, battles: u64) {
    let players = [Random::kind(), Random::kind()];
    let openings = Openings::Same(setup);
    let study = Study {
        system: &Warzone,
        openings,
        players: &players,
        battles,
        seed: 1,
        swap: false,
        nodes: 1,
        longest: 100_000,
    };
    let begin = Instant::now();
    let summary = simulate(&study, NonZeroUsize::MIN, &|_| {}).expect("every battle ends");
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{{\"battle\":\"thousand points, {name}\",\"pieces\":{},\"battles\":{battles},\"decisions\":{},\
         \"battles_per_second\":{:.1},\"decisions_per_second\":{:.0},\"digest\":\"{}\"}}",
        setup.table.pieces().len(),
        summary.decisions,
        battles as f64 / seconds,
        summary.decisions as f64 / seconds,
        summary.digest
    );
}
