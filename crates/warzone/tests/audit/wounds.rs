//! Wound Effects: numbers a player may ask about.

use catalogue::rule;
use warzone::Test;

use crate::support::{needs, scene, shoot, trooper, why};

/// wz.skill.heal: never better than 8, and the number says why.
#[test]
fn heal_is_never_better_than_eight() {
    let tough = trooper().skill(rule!("wz.skill.heal"), Some(11));
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &tough, &[(20., 30., 0)]).acting(0);
    let events = game.give(0, shoot(&[1]), [12, 20, 8]);
    assert_eq!(needs(&events, Test::Heal), [8]);
    assert!(why(&events, Test::Heal).contains("11"), "{}", why(&events, Test::Heal));
    assert!(game.stands(1));
}
