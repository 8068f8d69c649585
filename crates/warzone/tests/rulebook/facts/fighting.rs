//! Hand to hand: an Engaged model, its blows, and what its base allows.

use catalogue::rule;
use table::{Bearing, Inches};
use warzone::{Action, Base, Forbidden, Order, Special, Stand};

use super::{Position, inches, model, no_skill, position};
use crate::{
    close_combat::special_cc::{in_a_dead_end, medium},
    support::{Scene, Trooper, at, engage, run, scene, shoot, shots, strike, trooper},
};

pub fn positions() -> Vec<Position> {
    vec![
        nobody_near(),
        engaged(),
        striking(),
        without_help(),
        not_touching(),
        charging(),
        charging_engaged(),
        nowhere_to_land(),
        landing(),
        held_off(),
        recharging(),
    ]
}

fn special(what: Special) -> Order {
    Order::Special { what, closing: None, short: Inches::ZERO }
}

fn hold(target: u16) -> Order {
    special(Special::HoldHimDown { target: model(target) })
}

/// The first is Engaged face to face; the second is out of everybody's reach.
fn fight(kind: &Trooper) -> Scene {
    scene().squad(0, kind, &[(20., 20., 180), (24., 20., 180)]).squad(
        1,
        &trooper().line("5 12 12 8 8 12 14 5 12"),
        &[(20., 21.18, 0), (22., 24., 0)],
    )
}

fn nobody_near() -> Position {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 31., 0), (24., 28., 0)])
        .acting(0);
    let near = || Forbidden::NotEngaged { model: model(0), nearest: Some((model(2), inches(7.76))) };
    position(
        game,
        [
            (Order::CloseCombat { weapon: Some(1) }, near()),
            (special(Special::BackStab { target: model(1), weapon: Some(1) }), near()),
        ],
    )
}

fn engaged() -> Position {
    let game = fight(&trooper()).acting(0);
    let busy = |action| Forbidden::WhileEngaged { action };
    let short = || Forbidden::TooFewPoints { needed: 2, left: 1 };
    let not_behind = |rule| Forbidden::NotBehind { target: model(2), rule };
    let small = |rule| Forbidden::WrongBase { base: Base::Small, rule };
    let far = Forbidden::OutOfReach { target: model(3), distance: inches(3.29), reach: inches(0.) };
    let no_blade = Forbidden::NotHandToHand { weapon: 0, rule: rule!("wz.armoury.auto.no-close-combat") };
    position(
        game,
        [
            (Order::Aim, busy(Action::Aim)),
            (Order::Hide, busy(Action::Hide)),
            (shoot(&[3]), busy(Action::Shooting)),
            (engage(3), busy(Action::Engage)),
            (Order::EngageClimbing { target: model(3), short: Inches::ZERO, side: None }, busy(Action::Engage)),
            (Order::Sentry, short()),
            (run(20., 12., 0), short()),
            (Order::RapidFire(shots(&[3, 3])), short()),
            (
                Order::CloseCombat { weapon: None },
                Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.action.close-combat") },
            ),
            (Order::CloseCombat { weapon: Some(0) }, no_blade),
            (
                special(Special::BackStab { target: model(2), weapon: Some(1) }),
                not_behind(rule!("wz.special-cc.small.back-stab")),
            ),
            (hold(2), not_behind(rule!("wz.special-cc.small.hold-him-down"))),
            (special(Special::BackStab { target: model(3), weapon: Some(1) }), far),
            (special(Special::Swing), small(rule!("wz.special-cc.medium.swing"))),
            (special(Special::Throw { target: model(2) }), small(rule!("wz.special-cc.medium.throw"))),
            (special(Special::Lob { target: model(2) }), small(rule!("wz.special-cc.large.lob"))),
        ],
    )
}

/// Three blows: two are struck, one at a Secondary Target.
fn striking() -> Position {
    let fighter = trooper().armed(&["blade B2B +1 3 0 Piercing"]);
    let mut game = scene()
        .squad(0, &fighter, &[(20., 20., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 5 12"), &[(19.35, 20.98, 0), (20.65, 20.98, 0), (30., 30., 0)])
        .acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    game.give(0, strike(1), [13]);
    game.give(0, strike(2), [13]);
    let far = Forbidden::OutOfReach { target: model(3), distance: inches(12.96), reach: inches(0.) };
    position(
        game,
        [
            (strike(2), Forbidden::TargetUsed { target: model(2) }),
            (strike(3), far),
            (strike(0), Forbidden::NoSuchModel { model: model(0) }),
        ],
    )
}

fn without_help() -> Position {
    let game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 180)]).acting(0);
    let rule = rule!("wz.special-cc.small.hold-him-down");
    position(game, [(hold(1), Forbidden::NobodyHelps { target: model(1), rule })])
}

fn not_touching() -> Position {
    let game = scene()
        .squad(0, &medium(), &[(20., 20., 180), (20., 23.56, 0)])
        .squad(1, &trooper(), &[(20., 21.98, 180)])
        .acting(0);
    let rule = rule!("wz.special-cc.medium.hold-him-down");
    position(game, [(hold(2), Forbidden::NotTouching { target: model(2), distance: inches(0.6), rule })])
}

fn charge(x: f64, y: f64) -> Order {
    special(Special::Charge { to: at(x, y) })
}

fn charging() -> Position {
    let game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(40., 40., 0)]).acting(0);
    let rule = rule!("wz.special-cc.medium.charge");
    position(game, [(charge(20., 16.), Forbidden::PointBehind { rule })])
}

fn charging_engaged() -> Position {
    let game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.38, 0)]).acting(0);
    let rule = rule!("wz.special-cc.medium.charge");
    position(game, [(charge(20., 25.), Forbidden::AlreadyEngaged { rule })])
}

fn nowhere_to_land() -> Position {
    let rule = rule!("wz.special-cc.medium.throw");
    position(
        in_a_dead_end(),
        [(special(Special::Throw { target: model(1) }), Forbidden::NoLanding { target: model(1), rule })],
    )
}

fn landing() -> Position {
    let mut game = scene().squad(0, &medium(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.38, 0)]).acting(0);
    game.give(0, special(Special::Throw { target: model(1) }), [2]);
    let land = |x: f64, y: f64| Order::Land { to: Stand::ground(at(x, y), Bearing::NORTH) };
    let rule = rule!("wz.special-cc.medium.throw");
    position(
        game,
        [
            (
                land(20., 30.),
                Forbidden::TooFarAway { model: model(1), distance: inches(8.62), limit: inches(4.), rule },
            ),
            (land(20., 18.), Forbidden::NotInFront { target: model(1) }),
            (land(20., 20.5), Forbidden::NoRoom { model: model(1), rule }),
        ],
    )
}

/// A pike holds a model beyond its own reach: it must close in, by 1.82in at most.
fn held_off() -> Position {
    let short = trooper().armed(&["blade 1 +1 1 0 Piercing"]);
    let pike = trooper().armed(&["blade 3 +1 1 0 Piercing"]);
    let game = scene().squad(0, &short, &[(20., 20., 180)]).squad(1, &pike, &[(20., 23., 0)]).acting(0);
    let close = |target, short| Order::CloseIn { target: model(target), short: inches(short) };
    position(
        game,
        [
            (close(1, 3.), Forbidden::OutOfReach { target: model(1), distance: inches(3.), reach: inches(1.82) }),
            (close(0, 0.), Forbidden::NoSuchModel { model: model(0) }),
        ],
    )
}

fn recharging() -> Position {
    let rule = rule!("wz.bauhaus.skill.drachen.recharge-neurolash");
    let lasher = trooper().armed(&["drachen-neurolash"]);
    let game = scene()
        .warlord(0, &lasher, "close-combat", (20., 20., 180))
        .squad(0, &trooper(), &[(30., 10., 180)])
        .squad(1, &trooper(), &[(19., 30., 0)])
        .acting(0);
    position(
        game,
        [
            (Order::Recharge { target: model(2) }, Forbidden::CannotTake { model: model(2), rule }),
            (Order::Execute { model: model(1) }, no_skill(rule!("wz.skill.execution.leader"))),
        ],
    )
}
