//! Skills hand to hand.

use catalogue::rule;
use table::Inches;
use warzone::{Base, Mark, ModelId, Morale, Order, Special, SquadAction, Step, Test};

use crate::support::{Game, Trooper, engage, hits, needs, scene, strike, trooper, why};

fn blade() -> Trooper {
    trooper().armed(&["blade B2B +1 2 0 Piercing"])
}

/// Two models touching, the first acting and fighting.
fn fight(one: &Trooper, other: &Trooper) -> Game {
    let mut game = scene().squad(0, one, &[(20., 20., 180)]).squad(1, other, &[(20., 21.18, 0)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    game
}

/// wz.skill.slippery: -2 CC against the bearer; wz.skill.bulky: +4 CC. Both at once: +2.
#[test]
fn slippery_and_bulky_models_in_close_combat() {
    let slippery = trooper().skill(rule!("wz.skill.slippery"), None);
    let events = fight(&blade(), &slippery).give(0, strike(1), [13]);
    assert_eq!(why(&events, Test::CloseCombat), "12@wz.stat.cc -2@wz.skill.slippery");
    let events = fight(&blade().skill(rule!("wz.skill.slippery"), None), &trooper()).give(0, strike(1), [13]);
    assert_eq!(needs(&events, Test::CloseCombat), [12], "its own is no hindrance");
    let both = slippery.skill(rule!("wz.skill.bulky"), None);
    let events = fight(&blade(), &both).give(0, strike(1), [15]);
    assert_eq!(why(&events, Test::CloseCombat), "12@wz.stat.cc +4@wz.skill.bulky -2@wz.skill.slippery");
}

/// wz.skill.ferocity, the example: a Medium base with the Engage Bonus has +5 St; without a run-up +0.
#[test]
fn ferocity_sharpens_the_engage_bonus() {
    let fierce = blade().base(40).skill(rule!("wz.skill.ferocity"), None);
    for (gap, st, why) in [(6., 14, "the bonus is 4 + 1"), (4., 9, "no run-up, no bonus")] {
        let y = 20. + gap + 0.79 + 0.59;
        let mut game = scene().squad(0, &fierce, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., y, 0)]).acting(0);
        game.give(0, engage(1), []);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(st, 1)], "{why}");
    }
}

/// wz.skill.ferocity, the other half of the example: +2 AVV, as any Medium base with the Engage Bonus.
#[test]
fn ferocity_pierces_no_deeper() {
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    let fierce = trooper().base(40).armed(&["blade B2B +1 1 2 Piercing"]).skill(rule!("wz.skill.ferocity"), None);
    let y = 20. + 6. + 0.79 + 1.18;
    let mut game = scene().squad(0, &fierce, &[(20., 20., 180)]).squad(1, &bike, &[(20., y, 0)]).acting(0);
    game.give(0, engage(1), []);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    assert_eq!(needs(&game.give(0, strike(1), [5, 10, 8]), Test::Hull), [8], "AV 12 less 2 and 2");
}

/// wz.skill.duellist: one failed CC test an Activation, against a base of its own size or smaller.
#[test]
fn duellists_roll_again() {
    let duellist = blade().skill(rule!("wz.skill.duellist"), None);
    let mut game = fight(&duellist, &trooper());
    game.give(0, strike(1), [20]);
    assert!(matches!(game.top(), Step::Reroll { .. }));
    game.give(0, Order::Accept, [13]);
    assert!(!game.model(0).marks.has(Mark::Fumbled), "the first 20 never was");
    game.give(0, strike(1), [13]);
    assert!(!matches!(game.top(), Step::Reroll { .. }), "once per Activation");
    let mut game = fight(&duellist, &trooper().base(40));
    assert_eq!(Base::of(Some(40)), Base::Medium);
    game.give(0, strike(1), [13]);
    assert!(!matches!(game.top(), Step::Reroll { .. }), "the base is larger");
}

/// wz.skill.duellist: the reroll is kept where it is not taken, and is there again in the next Activation.
#[test]
fn a_duellists_reroll_comes_back() {
    let duellist = blade().skill(rule!("wz.skill.duellist"), None);
    let tough = trooper().line("5 12 12 8 8 12 14 9 12").skill(rule!("wz.skill.duellist"), None);
    let mut game = fight(&duellist, &tough);
    game.give(0, strike(1), [13]);
    game.give(0, Order::Decline, []);
    game.give(0, strike(1), [13]);
    game.give(0, Order::Accept, [14]);
    assert!(game.model(0).marks.has(Mark::Duelled));
    game.until_squad(1);
    game.activate(1);
    assert!(!game.model(0).marks.has(Mark::Duelled));
}

/// wz.skill.contempt, the example: against the faction it is for, and no other; All is for everybody.
#[test]
fn contempt_rolls_again() {
    let contempt = rule!("wz.skill.contempt");
    let offered = |fighter: &Trooper, keywords: &[&str]| {
        let mut game = scene()
            .squad(0, fighter, &[(20., 20., 180)])
            .unit(1, "support", keywords, &trooper(), &[(20., 21.18, 0)])
            .acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        game.give(0, strike(1), [13]);
        matches!(game.top(), Step::Reroll { .. })
    };
    assert!(offered(&blade().skill_of(contempt, "dark-legion"), &["dark-legion"]));
    assert!(!offered(&blade().skill_of(contempt, "dark-legion"), &["capitol"]));
    assert!(offered(&blade().skill_of(contempt, "all"), &["capitol"]));
    assert!(offered(&blade().skill_of(contempt, "none"), &[]), "the target's faction");
}

/// wz.skill.contempt meets wz.skill.duellist: two failed tests, two skills, but never two rerolls of one die.
#[test]
fn contempt_and_a_duellist_are_two_rerolls() {
    let both = blade().skill_of(rule!("wz.skill.contempt"), "all").skill(rule!("wz.skill.duellist"), None);
    let mut game = fight(&both, &trooper());
    game.give(0, strike(1), [13]);
    game.give(0, Order::Accept, [14]);
    assert!(matches!(game.top(), Step::Strike(_)), "a reroll is not rerolled");
    let used = |game: &Game| [Mark::Despised, Mark::Duelled].map(|it| game.model(0).marks.has(it));
    assert_eq!(used(&game), [true, false]);
    game.give(0, strike(1), [13]);
    game.give(0, Order::Accept, [12, 1]);
    assert_eq!(used(&game), [true, true]);
}

/// wz.skill.contempt: once an Activation.
#[test]
fn contempt_is_spent_on_one_blow() {
    let mut game = fight(&blade().skill_of(rule!("wz.skill.contempt"), "all"), &trooper());
    game.give(0, strike(1), [13]);
    game.give(0, Order::Accept, [14]);
    game.give(0, strike(1), [13]);
    assert!(!matches!(game.top(), Step::Reroll { .. }));
}

/// wz.skill.duellist: who has no base at all is larger than any that has one.
#[test]
fn duellists_and_the_baseless() {
    let offered = |one: &Trooper, other: &Trooper| {
        let one = one.clone().skill(rule!("wz.skill.duellist"), None);
        let mut game = scene().squad(0, &one, &[(20., 20., 180)]).squad(1, other, &[(20., 21.97, 0)]).acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        game.give(0, strike(1), [13]);
        matches!(game.top(), Step::Reroll { .. })
    };
    let (large, baseless) = (blade().base(50), blade().baseless());
    assert!(offered(&large, &large) && offered(&baseless, &large) && offered(&baseless, &baseless));
    assert!(!offered(&large, &baseless));
}

/// wz.skill.bulky, wz.skill.slippery: skills of the target, so the one test of a Swarm has them too.
#[test]
fn slippery_and_bulky_models_in_a_swarm() {
    let target = trooper().skill(rule!("wz.skill.bulky"), None).skill(rule!("wz.skill.slippery"), None);
    let mut game = scene()
        .squad(0, &trooper().line("5 9 12 8 8 12 14 1 12"), &[(20., 18.82, 180), (18.82, 20., 90), (20., 21.18, 0)])
        .squad(1, &target, &[(20., 20., 180)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    let models = [0, 1, 2].map(ModelId).to_vec();
    game.give(0, Order::Declare { action: SquadAction::Swarm, target: ModelId(3), models }, []);
    for model in [0, 1] {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
    }
    let events = game.give(0, Order::ActivateModel { model: ModelId(2) }, [18]);
    let sum = "9@wz.stat.cc +6@wz.squad-action.swarm +4@wz.skill.bulky -2@wz.skill.slippery";
    assert_eq!(why(&events, Test::Swarm), sum);
}

/// Three in a squad, one of them touched by a fighter.
fn three(fighter: &Trooper, weapon: Option<u8>) -> Game {
    let mut game = scene()
        .squad(0, fighter, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(26., 21.18, 0), (20., 21.38, 0), (28., 21.18, 0)])
        .acting(0);
    if weapon.is_some() {
        game.give(0, Order::CloseCombat { weapon }, []);
    }
    game
}

/// wz.skill.brutal: a kill hand to hand is a Pinning test of the rest, once a Game Turn; a wound that does not kill is not.
#[test]
fn brutal_kills_pin_the_rest() {
    let brutal = blade().base(40).skill(rule!("wz.skill.brutal"), None);
    let events = three(&brutal, Some(0)).give(0, strike(2), [5, 19, 15]);
    assert_eq!(needs(&events, Test::Pinning), [14]);
    let mut game = three(&brutal, Some(0));
    game.give(0, strike(2), [5, 19, 15]);
    assert_eq!(game.squad(1).morale, Morale::Pinned);
    let events = three(&brutal, Some(0)).give(0, strike(2), [5, 1]);
    assert_eq!(needs(&events, Test::Pinning), [0; 0]);
    let events = three(&blade().base(40), Some(0)).give(0, strike(2), [5, 19]);
    assert_eq!(needs(&events, Test::Pinning), [0; 0], "one of three is no test by itself");
}

/// wz.skill.brutal: a single-model squad has no one left to test. With a Brutal Attack the test is at its -4.
#[test]
fn brutal_attacks_of_the_brutal() {
    let brutal = blade().base(40).skill(rule!("wz.skill.brutal"), None);
    let mut game = scene().squad(0, &brutal, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.38, 0)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    game.give(0, strike(1), [5, 19]);
    let what = Special::BrutalAttack { target: ModelId(2), weapon: Some(0) };
    let events = three(&brutal, None).give(0, Order::Special { what, closing: None, short: Inches::ZERO }, [5, 19, 11]);
    assert_eq!(needs(&events, Test::Pinning), [10]);
}
