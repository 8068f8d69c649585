//! While squads and models are chosen, and squads declare what they do as one.

use battle::Seat;
use catalogue::rule;
use warzone::{Event, Forbidden, Order, SquadAction};

use super::{Position, model, no_skill, position, squad};
use crate::support::{Scene, scene, trooper};

pub fn positions() -> Vec<Position> {
    vec![
        who_is_done(),
        squads_to_choose(),
        a_squad_gone(),
        last_is_not_first(),
        spied_upon(),
        stragglers(),
        declarations(),
        template_squads(),
    ]
}

/// Two squads of Troops, two cards, two enemy squads.
pub fn troops() -> Scene {
    scene()
        .troops(0, &trooper(), &[(20., 20., 180), (24., 20., 180)])
        .troops(0, &trooper(), &[(5., 5., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .squad(1, &trooper(), &[(30., 44., 0)])
}

pub fn choose(number: u8) -> Order {
    Order::Activate { squad: squad(number) }
}

fn declare(action: SquadAction, target: u16, models: &[u16]) -> Order {
    Order::Declare { action, target: model(target), models: models.iter().copied().map(model).collect() }
}

fn who_is_done() -> Position {
    let mut game = troops().acting(0);
    game.give(0, Order::Pass, []);
    let choose = |number| Order::ActivateModel { model: model(number) };
    position(
        game,
        [
            (choose(0), Forbidden::AlreadyActed { model: model(0) }),
            (
                choose(2),
                Forbidden::NotOfThisSquad {
                    model: model(2),
                    squad: squad(0),
                    rule: rule!("wz.turn.activation-sequence"),
                },
            ),
            (choose(9), Forbidden::NoSuchModel { model: model(9) }),
        ],
    )
}

fn squads_to_choose() -> Position {
    let mut game = troops().acting(0);
    game.give(0, Order::Pass, []);
    game.activate(1);
    game.give(0, Order::Pass, []);
    game.activate(3);
    game.give(1, Order::Pass, []);
    position(
        game,
        [
            (choose(0), Forbidden::AlreadyActivated { squad: squad(0) }),
            (choose(2), Forbidden::NotYourSquad { squad: squad(2) }),
            (choose(7), Forbidden::NotYourSquad { squad: squad(7) }),
        ],
    )
}

fn a_squad_gone() -> Position {
    let mut game = troops().begin();
    game.happens(Event::Removed { model: model(2) });
    position(game, [(choose(1), Forbidden::SquadGone { squad: squad(1) })])
}

fn last_is_not_first() -> Position {
    let mut game = troops().begin();
    game.state.sides[0].last = Some(squad(1));
    position(game, [(choose(1), Forbidden::LastNotFirst { squad: squad(1) })])
}

fn spied_upon() -> Position {
    let spy = trooper().skill(rule!("wz.skill.espionage"), None);
    let mut game = scene().squad(0, &spy, &[(10., 10., 180)]).squad(1, &trooper(), &[(10., 40., 0)]).acting(0);
    game.give(0, Order::Spy { against: Seat(1) }, []);
    position(game, [(Order::Announce { squad: squad(0) }, Forbidden::NotYourSquad { squad: squad(0) })])
}

fn stragglers() -> Position {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 10., 180), (22., 10., 180), (36., 10., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .begin();
    game.give(0, choose(0), []);
    game.give(0, Order::DeclareNothing, []);
    position(game, [(Order::ActivateModel { model: model(0) }, Forbidden::StragglersFirst { model: model(2) })])
}

fn declarations() -> Position {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .begin();
    game.give(0, choose(0), []);
    let three = [0, 1, 2];
    position(
        game,
        [
            (
                declare(SquadAction::FocusFire, 3, &[0, 1]),
                Forbidden::TooFewModels { models: 2, needed: 3, rule: rule!("wz.squad-action.general") },
            ),
            (
                declare(SquadAction::Swarm, 3, &[0, 1, 3]),
                Forbidden::NotOfThisSquad { model: model(3), squad: squad(0), rule: rule!("wz.squad-action.general") },
            ),
            (
                declare(SquadAction::Swarm, 1, &three),
                Forbidden::Friend { target: model(1), rule: rule!("wz.squad-action.swarm") },
            ),
            (declare(SquadAction::SuppressionFire, 3, &three), no_skill(rule!("wz.skill.suppression-fire"))),
            (declare(SquadAction::Sandbags, 0, &[]), no_skill(rule!("wz.bauhaus.doctrine.tech.sandbag-equipment"))),
        ],
    )
}

fn template_squads() -> Position {
    let flames = trooper().armed(&["gun - 12 1 0 Plasma FT FT"]);
    let mut game = scene()
        .squad(0, &flames, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .begin();
    game.give(0, choose(0), []);
    let order = declare(SquadAction::FocusFire, 3, &[0, 1, 2]);
    position(game, [(order, Forbidden::NoSpecialAction { weapon: 0 })])
}
