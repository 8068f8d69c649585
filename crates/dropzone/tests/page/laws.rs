//! The laws of every game, among them that what is shown on the table is what happened there.

use battle::laws::laws;
use dropzone::Dropzone;

#[test]
fn what_is_shown_is_what_happened() {
    let tally = laws(&Dropzone, 1..2).unwrap_or_else(|why| panic!("{why}"));
    assert!(tally.cues > 0);
}
