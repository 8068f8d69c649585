//! Good advice keeps its word: plans are legal to the last order, and reflex answers everything.

use battle::tactics::tactics_laws_of_some;
use warzone::Warzone;

#[test]
fn advice_keeps_the_laws() {
    let tally = tactics_laws_of_some(&Warzone, 0..8, 20).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 8);
    assert!(tally.orders > 2_000, "{tally:?}");
    assert!(tally.long_plans > 500, "hardly a plan of more than one order: {tally:?}");
    assert!(tally.mirrored > 100, "{tally:?}");
}
