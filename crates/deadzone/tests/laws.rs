//! The laws that every battle must keep, over ready battles and made-up maps.

use battle::laws::laws;
use deadzone::Deadzone;

#[test]
fn every_law_holds_in_random_battles() {
    let tally = laws(&Deadzone, 0..10).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 10);
    assert!(tally.orders > 1_000 && tally.forbidden > 3_000 && tally.dried > 500, "{tally:?}");
    assert!(tally.forecasts > 20, "{tally:?}");
}
