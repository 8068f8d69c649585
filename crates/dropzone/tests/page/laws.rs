//! The laws of every game, among them that what is shown on the table is what happened there.

use battle::laws::laws;
use dropzone::Dropzone;

#[test]
fn what_is_shown_is_what_happened() {
    for seed in 0..2 {
        let tally = laws(&Dropzone, seed..seed + 1).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert!(tally.cues > 0, "seed {seed}");
    }
}
