//! Dice and skill tests.

use catalogue::rule;
use warzone::{Event, Mark, ModelId, Test};

use crate::support::{go, hits, needs, scene, shoot, trooper, why};

/// wz.dice.d20, wz.test.skill: equal or lower passes.
#[test]
fn a_d20_at_or_under_passes() {
    for (die, hit) in [(12, true), (13, false), (2, true), (19, false)] {
        let mut game =
            scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
        let dice = if hit { vec![die, 1] } else { vec![die] };
        let events = game.give(0, shoot(&[1]), dice);
        assert_eq!(needs(&events, Test::RangeSkill), [12]);
        assert_eq!(!hits(&events).is_empty(), hit, "{die}");
    }
}

/// wz.dice.power-shot: a natural 1 leaves neither Armour test nor Heal; it counts as failed.
#[test]
fn a_natural_one_leaves_no_armour_test() {
    let heals = trooper().skill(rule!("wz.skill.heal"), Some(8));
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &heals, &[(20., 30., 0)]).acting(0);
    let events = game.give(0, shoot(&[1]), [1]);
    assert_eq!(needs(&events, Test::Armour), [0; 0]);
    assert_eq!(needs(&events, Test::Heal), [0; 0]);
    assert!(!game.stands(1));
}

/// wz.dice.power-shot: even a value far below 1 is hit by a natural 1, clamped to 1 (wz.stat.limits).
#[test]
fn a_natural_one_always_passes() {
    let blind = trooper().line("5 12 1 8 8 12 14 1 12");
    let mut game = scene()
        .block("heavy-wall", [15., 24., 25., 24.5], 0.9)
        .squad(0, &blind, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [1]);
    assert!(why(&events, Test::RangeSkill).ends_with(">=1@wz.stat.limits"), "{}", why(&events, Test::RangeSkill));
    assert!(!game.stands(1));
}

/// wz.dice.fumble, the printed example: the other shot is still resolved, the second point is lost.
#[test]
fn a_natural_twenty_ends_the_activation_after_the_action() {
    let gunner = trooper().armed(&["gun 24 12 2 0 Piercing A"]);
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    let events = game.give(0, shoot(&[1, 1]), [20, 5, 10]);
    assert_eq!(hits(&events).len(), 1, "the second die still hits");
    assert!(events.contains(&Event::Marked { model: ModelId(0), mark: Mark::Fumbled }));
    assert_eq!(game.model(0).points, 0);
    assert!(matches!(game.top(), warzone::Step::ChooseSquad(seat) if seat.0 == 1), "its Activation is over");
}

/// wz.dice.fumble: no further card may be turned for it.
#[test]
fn no_card_helps_who_fumbled() {
    let mut game = scene()
        .troops(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .acting(0);
    assert_eq!(game.state.cards(battle::Seat(0)), 1);
    game.give(0, shoot(&[2]), [20]);
    assert!(matches!(game.top(), warzone::Step::ChooseModel(_)), "nobody is asked to turn a card for model 0");
}

/// wz.mod.order, wz.def.dividing: halve first, then add; Armour 16 halved +2 is 10, LD 17 halved is 9.
#[test]
fn halvings_come_before_additions() {
    use battle::{Breakdown, Change};
    let armour = Breakdown::base(rule!("wz.stat.a"), 16)
        .with(rule!("wz.mod.order"), Change::DividedUp(2))
        .plus(rule!("wz.armour.weapon-type"), 2);
    assert_eq!(armour.total(), 10);
    let game = scene()
        .squad(0, &trooper().line("5 12 12 8 8 12 17 1 12"), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .begin();
    assert_eq!(game.state.coherency(warzone::SquadId(0)).unwrap().total(), 9);
}

/// wz.def.dash: a model with RS '-' cannot shoot.
#[test]
fn a_dash_cannot_be_used() {
    let brute = trooper().line("5 12 - 8 8 12 14 1 12");
    let game = scene().squad(0, &brute, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    assert_eq!(game.refused_by(shoot(&[1])), "wz.def.dash");
    game.state.judge_is_fine(go(20., 21., 180));
}

trait Fine {
    fn judge_is_fine(&self, order: warzone::Order);
}

impl Fine for warzone::State {
    fn judge_is_fine(&self, order: warzone::Order) {
        assert!(battle::System::judge(&warzone::Warzone, self, &order).is_ok());
    }
}
