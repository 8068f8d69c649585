//! The laws of every battle, tried on the ready battles: 500 seeds, in parts that run side by side.

use battle::laws::laws;
use warzone::Warzone;

/// How many seeds a part has.
const PART: u64 = 20;

#[track_caller]
fn keep_the_laws(part: u64) {
    let seeds = part * PART..(part + 1) * PART;
    let tally = laws(&Warzone, seeds).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles as u64, PART);
    assert!(tally.orders > 4_000, "{tally:?}");
    assert!(tally.forbidden > 4_000, "hardly anything was refused: {tally:?}");
    assert!(tally.named > 4_000, "hardly a refusal's rule was looked up: {tally:?}");
    assert!(tally.dried > 300, "dice hardly ever ran dry: {tally:?}");
    assert!(tally.forecasts > 60, "hardly a forecast was made: {tally:?}");
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
    battles_0_to_19: 0,
    battles_20_to_39: 1,
    battles_40_to_59: 2,
    battles_60_to_79: 3,
    battles_80_to_99: 4,
    battles_100_to_119: 5,
    battles_120_to_139: 6,
    battles_140_to_159: 7,
    battles_160_to_179: 8,
    battles_180_to_199: 9,
    battles_200_to_219: 10,
    battles_220_to_239: 11,
    battles_240_to_259: 12,
    battles_260_to_279: 13,
    battles_280_to_299: 14,
    battles_300_to_319: 15,
    battles_320_to_339: 16,
    battles_340_to_359: 17,
    battles_360_to_379: 18,
    battles_380_to_399: 19,
    battles_400_to_419: 20,
    battles_420_to_439: 21,
    battles_440_to_459: 22,
    battles_460_to_479: 23,
    battles_480_to_499: 24,
}
