//! The laws of every battle, tried on duels.

use battle::laws::laws;
use duel::Duel;

#[test]
fn duels_keep_the_laws() {
    let tally = laws(&Duel, 0..120).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 120);
    assert!(tally.orders > 2_000, "{tally:?}");
    assert!(tally.forbidden > 2_000, "hardly anything was refused: {tally:?}");
    assert!(tally.named > 2_000, "hardly a refusal's rule was looked up: {tally:?}");
    assert!(tally.also_legal > 500, "hardly any mutated order was legal: {tally:?}");
    assert!(tally.secrets > 20_000, "hardly a secret was planted: {tally:?}");
    assert!(tally.dried > 1_000, "dice hardly ever ran dry: {tally:?}");
    assert!(tally.forecasts > 200, "hardly a forecast was made: {tally:?}");
}
