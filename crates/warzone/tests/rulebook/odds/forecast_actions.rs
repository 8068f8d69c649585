//! Whole Actions in close combat: their odds against every way they can go, and the dice that may be rolled again.

use battle::{System, View, outcomes};
use catalogue::rule;
use table::Inches;
use warzone::{Mark, ModelId, Order, Reaction, Special, SquadAction, SquadId, State, Step, Warzone};

use crate::{
    odds::forecast::{check_all, check_victims},
    support::{Game, Trooper, at, engage, scene, strike, trooper},
    tokens::{attacks::before, bauhaus::attack},
};

/// One who takes three Wounds and is alone in its squad.
fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 3 14")
}

fn special(what: Special) -> Order {
    Order::Special { what, closing: None, short: Inches::ZERO }
}

const FIGHT: Order = Order::CloseCombat { weapon: Some(0) };

/// Everything an order can lead to if the next ones strike at the first of these that can be struck and roll again what
/// may be.
fn every_way(game: &Game, order: &Order, targets: &[u16]) -> Vec<(f64, State)> {
    let one = |state: &State, order: &Order| {
        outcomes(&Warzone, state, std::slice::from_ref(order), 10_000).expect("not too many ways")
    };
    let next = |state: &State| match state.steps.top() {
        Some(Step::Strike(_) | Step::Swing(_)) => {
            targets.iter().map(|it| strike(*it)).find(|it| Warzone.judge(state, it).is_ok())
        }
        Some(Step::Reroll { .. }) => Some(Order::Accept),
        Some(_) | None => None,
    };
    let (mut open, mut over) = (one(&game.state, order), Vec::new());
    while let Some((chance, state)) = open.pop() {
        match next(&state).filter(|_| chance > 1e-13) {
            Some(order) => open.extend(one(&state, &order).into_iter().map(|it| (chance * it.0, it.1))),
            None => over.push((chance, state)),
        }
    }
    over
}

/// The odds of an Action, if it strikes at these in turn, each as long as it stands.
#[track_caller]
fn check(game: &Game, order: &Order, targets: &[u16]) {
    check_victims(game, order, &every_way(game, order, targets), targets);
}

/// The odds of one blow at model 1, rolled again where that may be.
#[track_caller]
fn check_blow(game: &Game) {
    let ways = outcomes(&Warzone, &game.state, &[strike(1), Order::Accept], 1_000).expect("not too many ways");
    check_victims(game, &strike(1), &ways, &[1]);
}

/// A fighter (0) in base contact with an enemy (1).
fn fight(fighter: &Trooper, enemy: &Trooper) -> Game {
    scene().squad(0, fighter, &[(20., 20., 180)]).squad(1, enemy, &[(20., 21.18, 0)]).acting(0)
}

#[test]
fn all_attacks_at_one() {
    for blade in ["blade B2B +1 1 0 Piercing", "blade B2B +3 3 0 Plasma", "blade B2B +11 2 0 Blast"] {
        check(&fight(&trooper().armed(&[blade]), &tough()), &FIGHT, &[1]);
        check(&fight(&trooper().armed(&[blade]), &tough().skill(rule!("wz.skill.heal"), Some(6))), &FIGHT, &[1]);
    }
}

/// wz.cc.attack-sequence: when the Primary Target falls, what is left of the attacks goes at another.
#[test]
fn attacks_at_two() {
    let fighter = trooper().armed(&["blade 1 +6 3 0 Piercing"]);
    let game = scene()
        .squad(0, &fighter, &[(20., 20., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 1 10"), &[(20., 21.18, 0)])
        .squad(1, &tough(), &[(21.3, 21., 0)])
        .acting(0);
    check(&game, &FIGHT, &[1, 2]);
}

/// wz.action.engage-bonus: the first attack is stronger than those after it.
#[test]
fn attacks_after_a_run_up() {
    let fighter = trooper().armed(&["blade B2B +1 3 0 Piercing"]);
    let mut game = scene().squad(0, &fighter, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 28., 0)]).acting(0);
    game.give(0, engage(1), []);
    check(&game, &FIGHT, &[1]);
}

/// wz.skill.contempt, wz.skill.duellist, wz.special-cc.small.hold-him-down: a failed die is rolled again, once an
/// Activation by a skill, and every one against a model that is held.
#[test]
fn attacks_rolled_again() {
    let blade = || trooper().armed(&["blade B2B +3 3 0 Piercing"]);
    let contempt = || blade().skill_of(rule!("wz.skill.contempt"), "all");
    let both = contempt().skill(rule!("wz.skill.duellist"), None);
    for fighter in [contempt(), blade().skill(rule!("wz.skill.duellist"), None), both] {
        let mut game = fight(&fighter, &tough());
        check(&game, &FIGHT, &[1]);
        game.give(0, FIGHT, []);
        check_blow(&game);
        game.give(0, strike(1), [13]);
        game.give(0, Order::Accept, [14]);
        check_blow(&game);
    }
    let mut held = fight(&blade(), &tough());
    held.mark(1, Mark::HeldDown);
    check(&held, &FIGHT, &[1]);
    let around = [(20.97, 29.42, 180), (22., 28.82, 180), (23.03, 29.42, 180)];
    let mut swarm = scene().squad(0, &trooper(), &around).squad(1, &tough(), &[(22., 30., 0)]).begin();
    swarm.give(0, Order::Activate { squad: SquadId(0) }, []);
    swarm.mark(3, Mark::HeldDown);
    let models: Vec<ModelId> = [0, 1, 2].map(ModelId).to_vec();
    let mut orders = vec![Order::Declare { action: SquadAction::Swarm, target: ModelId(3), models: models.clone() }];
    orders.extend(models.into_iter().map(|model| Order::ActivateModel { model }).chain([Order::Accept]));
    let ways = outcomes(&Warzone, &swarm.state, &orders, 10_000).expect("not too many ways");
    check_victims(&swarm, &orders[0], &ways, &[3]);
}

/// wz.skill.contempt: a Special Close Combat Action is rolled again like any CC test.
#[test]
fn feats_rolled_again() {
    let despises = |kind: Trooper| kind.skill_of(rule!("wz.skill.contempt"), "all");
    let behind =
        scene().squad(0, &despises(trooper()), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 21.18, 180)]).acting(0);
    check(&behind, &special(Special::BackStab { target: ModelId(1), weapon: Some(1) }), &[1]);
    let giant = despises(trooper().base(50).line("5 12 12 14 8 12 14 4 14").armed(&["blade 2 +3 1 0 Piercing"]));
    let large = scene().squad(0, &giant, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 21.57, 0)]).acting(0);
    check(&large, &special(Special::Squash { target: ModelId(1) }), &[1]);
}

/// wz.bauhaus.skill.duval.consecutive-attack: every hit brings another attack, without end.
#[test]
fn attacks_that_bring_more() {
    let duval = trooper().base(40).line("5 6 15 11 8 15 18 3 15(12)").armed(&["duval-en-13-nightsticks"]);
    let enemy = trooper().line("5 12 12 8 8 12 14 2 8");
    let game = scene().squad(0, &duval, &[(20., 20., 180)]).squad(1, &enemy, &[(20., 21.38, 0)]).acting(0);
    check(&game, &FIGHT, &[1]);
}

/// wz.special-cc.small.hold-him-down: a hold costs no Wounds; its chance is that of the CC test.
#[test]
fn a_hold() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (20., 22.36, 0)])
        .squad(1, &tough(), &[(20., 21.18, 180)])
        .acting(0);
    let order = special(Special::HoldHimDown { target: ModelId(2) });
    let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, None), &order).expect("it has a chance");
    let ways = outcomes(&Warzone, &game.state, &[order], 100).expect("not too many ways");
    let held = |it: &State| it.model(ModelId(2)).marks.has(Mark::HeldDown);
    let walked: f64 = ways.iter().filter(|it| held(&it.1)).map(|it| it.0).sum();
    assert!((forecast.chances[0].chance - walked).abs() < 1e-9 && walked > 0.5, "{forecast:?}, walked {walked}");
    assert!(forecast.spreads.is_empty());
}

/// wz.special-cc.medium.swing: a blow for everybody around, friends too.
#[test]
fn a_swing() {
    let ogre = |again: bool| {
        let ogre = trooper().base(40).armed(&["blade 1 +3 1 0 Piercing"]);
        if again { ogre.skill_of(rule!("wz.skill.contempt"), "all") } else { ogre }
    };
    for again in [false, true] {
        let game = scene()
            .squad(0, &ogre(again), &[(20., 20., 180)])
            .squad(0, &tough(), &[(18.6, 20.6, 180)])
            .squad(1, &tough(), &[(20., 21.4, 0)])
            .squad(1, &tough(), &[(21.5, 20.8, 0)])
            .acting(0);
        let order = special(Special::Swing);
        let ways = every_way(&game, &order, &[2, 3, 1]);
        check_victims(&game, &order, &ways, &[2, 1, 3]);
    }
}

/// wz.special-cc.medium.charge, wz.special-cc.large.thunderous-charge: the second is met only if the first is run down.
#[test]
fn charges() {
    let weak = trooper().line("5 12 12 8 8 12 14 1 10");
    let charge = |kind: &Trooper, first: &Trooper| {
        scene()
            .squad(0, kind, &[(20., 20., 180)])
            .squad(1, first, &[(20., 24., 0)])
            .squad(1, &tough(), &[(20., 27., 0)])
            .squad(1, &weak, &[(30., 27., 0)])
            .acting(0)
    };
    let order = special(Special::Charge { to: at(20., 29.) });
    let ogre = trooper().base(40).line("5 12 12 12 8 12 14 3 14").armed(&["blade 1 +3 1 0 Piercing"]);
    let giant = trooper().base(50).line("5 12 12 19 8 12 14 4 14").armed(&["blade 2 +3 1 0 Piercing"]);
    check_all(&charge(&ogre, &weak), &order, &[1, 2]);
    check_all(&charge(&giant, &weak), &order, &[1, 2]);
    check_all(&charge(&giant, &weak.clone().base(40)), &order, &[1, 2]);
    let wide = charge(&ogre, &weak.clone().base(40));
    assert_eq!(Warzone.forecast(&View::of(&Warzone, &wide.state, None), &order), None, "nobody is run down");
}

/// wz.action.sentry: a Sentry that fights back tests LD first.
#[test]
fn a_sentry_fights() {
    let fighter = tough().armed(&["blade B2B +3 2 0 Piercing"]);
    let mut game = scene().squad(0, &fighter, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 28., 0)]).acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, engage(0), []);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    check(&game, &Order::React { model: ModelId(0), reaction: Reaction::CloseCombat { weapon: Some(0) } }, &[1]);
}

/// wz.bauhaus.skill.juggernauts.weapons-overcharge: the die before the shot may be the end of who fires it; with a Wound to
/// spare it is not.
#[test]
fn overcharged_weapons() {
    let overcharge = rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge");
    let steel = trooper().base(40).line("4 14 12 10 8 13 15 2 16").skill(overcharge, None);
    let steel = steel.armed(&["gun 24 14 1 1 Piercing A", "juggernauts-js66"]);
    for wounds in [2, 1] {
        let scene = scene().warlord(0, &steel, "psychic", (20., 20., 180)).squad(0, &trooper(), &[(30., 20., 180)]);
        let mut game = scene.squad(1, &tough(), &[(20., 25., 0), (26., 25., 0)]).acting(0);
        game.state.models[0].wounds = wounds;
        game.give(0, crate::turn::actives::use_skill(overcharge), []);
        let order = Order::Shoot(crate::support::shots(&[2]));
        let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, None), &order).expect("a shot has odds");
        let ways = outcomes(&Warzone, &game.state, &[order], 100_000).expect("not too many ways");
        let before = game.model(2).wounds;
        for (lost, odds) in &forecast.spreads[0].odds {
            let walked = ways.iter().filter(|it| i32::from(before - it.1.model(ModelId(2)).wounds) == *lost);
            let walked: f64 = walked.map(|it| it.0).sum();
            assert!((walked - odds).abs() < 1e-9, "{wounds} left, {lost} lost: forecast {odds}, walked {walked}");
        }
    }
}

/// wz.structure.target.damage: a token goes or it stays.
#[test]
fn a_token_under_attack() {
    let arms = [
        ("gun 24 12 1 1 Piercing A", 8.),
        ("gun 24 12 2 4 Piercing A", 8.),
        ("gun 24 12 1 4 Blast A SE", 8.),
        ("gun - 12 2 0 Blast FT FT", 5.),
        ("gun - 12 2 2 Blast S ST", 5.),
        ("blade B2B +1 2 2 Piercing", 1.18),
    ];
    for (arm, far) in arms {
        let (game, order) = (before(arm, far), attack(0));
        let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, None), &order);
        let chance = forecast.unwrap_or_else(|| panic!("{arm} has odds")).chances[0].chance;
        let ways = outcomes(&Warzone, &game.state, &[order], 10_000).expect("not too many ways");
        let walked: f64 = ways.iter().filter(|it| it.1.devices.is_empty()).map(|it| it.0).sum();
        assert!((chance - walked).abs() < 1e-9 && walked > 0.05, "{arm}: {chance}, walked {walked}");
    }
}
