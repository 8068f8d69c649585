//! The laws of every battle, tried on the ready battles: 500 seeds, in parts that run side by side.

use battle::laws::laws;
use warzone::Warzone;

/// How many seeds a part has.
const PART: u64 = 50;

#[track_caller]
fn keep_the_laws(part: u64) {
    let seeds = part * PART..(part + 1) * PART;
    let tally = laws(&Warzone, seeds).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles as u64, PART);
    assert!(tally.orders > 15_000, "{tally:?}");
    assert!(tally.forbidden > 15_000, "hardly anything was refused: {tally:?}");
    assert!(tally.dried > 1_500, "dice hardly ever ran dry: {tally:?}");
    assert!(tally.forecasts > 300, "hardly a forecast was made: {tally:?}");
}

macro_rules! parts {
    ($($name:ident: $part:literal,)*) => {
        $(
            #[test]
            fn $name() {
                keep_the_laws($part);
            }
        )*
    };
}

parts! {
    battles_0_to_49: 0,
    battles_50_to_99: 1,
    battles_100_to_149: 2,
    battles_150_to_199: 3,
    battles_200_to_249: 4,
    battles_250_to_299: 5,
    battles_300_to_349: 6,
    battles_350_to_399: 7,
    battles_400_to_449: 8,
    battles_450_to_499: 9,
}
