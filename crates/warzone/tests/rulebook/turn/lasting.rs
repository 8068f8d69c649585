//! Skills for a time.

use battle::System;
use catalogue::rule;
use warzone::{Event, ModelId, Order, Skill, Until, Warzone};

use crate::support::{Game, scene, trooper};

fn grant(game: &mut Game, model: u16, skill: Skill, until: Until) {
    Warzone.fold(&mut game.state, &Event::Granted { models: vec![ModelId(model)], skill, until });
}

/// A granted skill counts like one of the profile, the higher X of both, and only for its bearer.
#[test]
fn a_granted_skill_is_a_skill() {
    let heal = rule!("wz.skill.heal");
    let mut game = scene()
        .squad(0, &trooper().skill(heal, Some(4)), &[(10.0, 10.0, 180), (12.0, 10.0, 180)])
        .squad(1, &trooper(), &[(10.0, 40.0, 0)])
        .acting(0);
    grant(&mut game, 0, Skill::with(heal, 6), Until::GameTurn);
    grant(&mut game, 1, Skill::with(heal, 2), Until::GameTurn);
    let x = |game: &Game, model| game.state.skill(ModelId(model), heal).and_then(|it| it.x);
    assert_eq!((x(&game, 0), x(&game, 1), x(&game, 2)), (Some(6), Some(4), None));
}

/// What ends with the Activation is gone when the bearer is Deactivated, what ends with the Game Turn when the next
/// begins; the rest stays.
#[test]
fn each_grant_has_its_end() {
    let (sense, sniper, heal) = (rule!("wz.skill.target-sense"), rule!("wz.skill.sniper"), rule!("wz.skill.heal"));
    let mut game = scene()
        .squad(0, &trooper(), &[(10.0, 10.0, 180), (12.0, 10.0, 180)])
        .squad(1, &trooper(), &[(10.0, 40.0, 0)])
        .acting(0);
    grant(&mut game, 0, Skill::plain(sense), Until::Activation);
    grant(&mut game, 0, Skill::plain(sniper), Until::GameTurn);
    grant(&mut game, 0, Skill::with(heal, 3), Until::Battle);
    let has = |game: &Game| [sense, sniper, heal].map(|it| game.state.has_skill(ModelId(0), it));
    assert_eq!(has(&game), [true, true, true]);
    game.give(0, Order::Pass, []);
    assert_eq!(has(&game), [false, true, true]);
    while game.state.turn == 1 {
        game.decline();
    }
    assert_eq!(has(&game), [false, false, true]);
}
