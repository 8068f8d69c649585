//! The laws of every battle, tried on the ready battles.

use battle::laws::laws;
use warzone::Warzone;

#[test]
fn battles_keep_the_laws() {
    let tally = laws(&Warzone, 0..16).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 16);
    assert!(tally.orders > 5_000, "{tally:?}");
    assert!(tally.forbidden > 5_000, "hardly anything was refused: {tally:?}");
    assert!(tally.dried > 500, "dice hardly ever ran dry: {tally:?}");
    assert!(tally.forecasts > 100, "hardly a forecast was made: {tally:?}");
}
