//! Thinking helps in Warzone: a few battles of the many that show it.

use std::num::NonZeroUsize;

use bots::{Random, Tactician};
use sim::{Openings, Study, simulate};
use warzone::{Warzone, ready};

/// Few enough states that a test has time for them.
const NODES: u64 = 40;

#[test]
fn the_tactician_beats_random_from_either_seat() {
    let setup = ready::battle("first-battle").expect("a ready battle");
    let players = [Tactician::kind(), Random::kind()];
    let study = Study {
        system: &Warzone,
        openings: Openings::Same(&setup),
        players: &players,
        battles: 20,
        seed: 3,
        swap: true,
        nodes: NODES,
        longest: 20_000,
    };
    let summary = simulate(&study, NonZeroUsize::MIN, &|_| {}).unwrap_or_else(|why| panic!("{why}"));
    assert!(summary.wins[0] >= 17, "{summary:?}");
}
