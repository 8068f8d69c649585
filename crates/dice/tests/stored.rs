//! What is stored or sent comes back the same, and what is damaged is refused with a reason.

use catalogue::rule;
use dice::{Dice, Distribution, NeedDice, Recorder, Roll, Seeded, Thrown, TypedIn};

const STRIKE: catalogue::RuleId = rule!("duel.clash.strike");

#[test]
fn rolls_and_what_fell_round_trip() {
    let roll = Roll::new(STRIKE, 3, 20).grouped(&[1, 12, 19]).any_order();
    let text = serde_json::to_string(&roll).expect("a roll has a text form");
    assert_eq!(serde_json::from_str::<Roll>(&text).expect("the same roll"), roll);
    let mut dice = Recorder::new(Seeded::from_u64(3));
    dice.roll(roll).expect("a seed never runs dry");
    let text = serde_json::to_string(dice.thrown()).expect("a record has a text form");
    assert_eq!(serde_json::from_str::<Vec<Thrown>>(&text).expect("the same record"), dice.thrown());
}

#[test]
fn a_die_without_sides_is_refused() {
    for sides in [0, 1, 65, 255] {
        let text = format!(r#"{{"rule":"duel.clash.strike","count":1,"sides":{sides},"cuts":0}}"#);
        let error = serde_json::from_str::<Roll>(&text).expect_err("no such die").to_string();
        assert!(error.starts_with(&format!("a die has 2 to 64 sides, not {sides}")), "{error}");
    }
}

#[test]
fn a_half_typed_order_is_kept_over_a_reload() {
    let roll = Roll::new(STRIKE, 2, 6);
    let mut dice = TypedIn::new();
    assert_eq!(dice.roll(roll), Err(NeedDice { rule: STRIKE, count: 2, sides: 6 }));
    dice.enter(&[4]).expect("a D6 can show 4");
    let text = serde_json::to_string(&dice).expect("typed-in dice have a text form");
    let mut reloaded = serde_json::from_str::<TypedIn>(&text).expect("the same dice");
    assert_eq!(reloaded, dice);
    reloaded.enter(&[5]).expect("a D6 can show 5");
    reloaded.rewind();
    assert_eq!(reloaded.roll(roll).expect("both are there").to_vec(), [4, 5]);
}

#[test]
fn distributions_round_trip_and_damaged_ones_are_refused() {
    let pair = Distribution::dice(2, 6);
    let text = serde_json::to_string(&pair).expect("a distribution has a text form");
    let read = serde_json::from_str::<Distribution>(&text).expect("the same distribution");
    assert!(read.iter().zip(pair.iter()).all(|(a, b)| a.0 == b.0 && (a.1 - b.1).abs() < 1e-16));
    let refused = |text| serde_json::from_str::<Distribution>(text).expect_err("damaged").to_string();
    assert!(refused(r#"{"lowest":0,"chances":[]}"#).contains("do not add up to a positive number"));
    assert!(refused(r#"{"lowest":0,"chances":[1.5,-0.5]}"#).contains("weight 1 is -0.5"));
    assert!(refused(r#"{"lowest":0,"chances":[0.5,0.25]}"#).contains("the chances add up to 0.75, not to one"));
    assert!(refused(r#"{"lowest":2147483647,"chances":[0.5,0.5]}"#).contains("beyond 32 bits"));
}
