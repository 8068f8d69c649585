//! How fast battles are played: `cargo bench -p dropzone` prints one line of JSON for each.
//!
//! Random players, one thread, 1,000 points a side, every legal order listed at each decision: in a city made from the seed,
//! and on a table made by hand. How many battles may be given after `--`. The digest over all final states is printed with
//! the figures: a change for speed alone leaves it as it is. Seconds are those the thread was at work, where the machine
//! tells them, so that others at work beside it do not count.

use std::{fs, num::NonZeroUsize, time::Instant};

use bots::Random;
use dropzone::{Dropzone, ready};
use sim::{Openings, Study, simulate};

/// How many battles are played unless it is said.
const BATTLES: u64 = 20;

fn main() {
    let battles = std::env::args().find_map(|it| it.parse().ok()).unwrap_or(BATTLES);
    for name in ["old-debts-1000", "reclamation-1000"] {
        play(name, battles);
    }
}

fn play(name: &str, battles: u64) {
    let setup = |seed| ready::battle(name, seed).expect("a test plays every ready battle");
    let players = [Random::kind(), Random::kind()];
    let study = Study {
        system: &Dropzone,
        openings: Openings::Made(&setup),
        players: &players,
        battles,
        seed: 1,
        swap: false,
        nodes: 1,
        longest: 100_000,
    };
    let begin = Watch::start();
    let summary = simulate(&study, NonZeroUsize::MIN, &|_| {}).expect("every battle ends");
    let seconds = begin.seconds();
    println!(
        "{{\"battle\":\"{name}\",\"battles\":{battles},\"decisions\":{},\"seconds\":{seconds:.3},\
         \"battles_per_second\":{:.1},\"decisions_per_second\":{:.0},\"digest\":\"{}\"}}",
        summary.decisions,
        battles as f64 / seconds,
        summary.decisions as f64 / seconds,
        summary.digest
    );
}

/// Time at work if the machine tells it, else time on the wall.
struct Watch {
    wall: Instant,
    work: Option<u64>,
}

impl Watch {
    fn start() -> Watch {
        Watch { wall: Instant::now(), work: at_work() }
    }

    fn seconds(&self) -> f64 {
        let work = at_work().zip(self.work).map(|(now, then)| (now - then) as f64 * 1e-9);
        work.unwrap_or_else(|| self.wall.elapsed().as_secs_f64())
    }
}

/// Nanoseconds this thread has been at work.
fn at_work() -> Option<u64> {
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
