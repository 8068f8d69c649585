//! Tiles: the kinds of order that can be given now, in the order they are shown, and kinds that cannot with the refusal.

use battle::{
    Line, Refusal, View,
    scene::{Choice, Gesture, Tile},
};
use catalogue::{RuleId, rule};

use crate::{
    Action, Deadzone, Forbidden, Means, ModelId, Order, Pace, State, Step,
    engine::{flow, judge, orders},
    rules::{round::activation, shooting},
    show::{names::order_name, refusals, targets},
};
use table::Arrange;

/// What the viewer may say, and some of what not and why. Nobody is offered another seat's choices.
pub(crate) fn choices(view: &View<Deadzone>) -> Vec<Choice<Order>> {
    let state = view.state();
    let mine = state.steps.top().is_some_and(|it| Some(flow::asked(state, it)) == view.seat());
    if !mine {
        return Vec::new();
    }
    let mut offered = Vec::new();
    orders::orders(state, &mut offered);
    let legal = offered.len();
    refused_shots(state, &mut offered);
    let refusal = |order: &Order| judge::judge(state, order).err().map(|why| (why.rule(), refusals::refusal(&why)));
    let choice = |(at, order): (usize, Order)| Choice {
        name: order_name(state, &order),
        tile: targets::tile(state, &order),
        cost: None,
        points: targets::means(state, &order).into_iter().chain(targets::points(state, &order)).collect(),
        refusal: if at < legal { None } else { refusal(&order) },
        order,
    };
    offered.into_iter().enumerate().map(choice).collect()
}

/// Shots one might wish for: at every enemy with the first weapon, so that the page can say why not.
fn refused_shots(state: &State, offered: &mut Vec<Order>) {
    let Some(Step::Act(model)) = state.steps.top() else { return };
    let Some(weapon) = first_gun(state, *model) else { return };
    for target in state.on_board().filter(|it| state.seat(*it) != state.seat(*model)) {
        let shot = |it: &Order| matches!(it, Order::Shoot { means: Means::Action, effect: false, target: at, .. } if *at == target);
        if !offered.iter().any(shot) {
            offered.push(Order::Shoot { means: Means::Action, weapon, target, effect: false, ammo: None });
        }
    }
}

/// The first weapon that is shot at models.
fn first_gun(state: &State, model: ModelId) -> Option<u8> {
    let gun = |it: &crate::Weapon| it.shoots() && !shooting::aims_at_cubes(it);
    state.profile(model).weapons.iter().position(gun).map(|it| it as u8)
}

/// The kinds of orders there are, in the order they are shown; those that end something last.
pub(crate) fn tiles(state: &State, choices: &[Choice<Order>]) -> Vec<Tile> {
    if choices.is_empty() {
        return Vec::new();
    }
    match state.steps.top() {
        Some(Step::Act(model)) => act_tiles(state, *model, choices),
        Some(Step::Reroll(_)) => {
            let reroll = Tile::new("reroll", Line::new("dz-tile-reroll"), Gesture::Gather);
            vec![reroll, Tile::new("decline", Line::new("dz-tile-keep"), Gesture::Pick).ends()]
        }
        Some(_) | None => others(state, &[], choices),
    }
}

/// What the model that acts may do; the kinds everybody knows are shown even when they cannot be done, with the reason.
fn act_tiles(state: &State, model: ModelId, choices: &[Choice<Order>]) -> Vec<Tile> {
    let offered = |kind: &str| choices.iter().any(|it| it.tile == kind && it.refusal.is_none());
    let long = first_gun(state, model).is_some_and(|it| shooting::is_long(state, model, it));
    let known = [
        ("move", Action::Move.rule(), 1),
        ("shoot", Action::Shoot.rule(), if long { 2 } else { 1 }),
        ("sprint", Action::Sprint.rule(), 2),
        ("fight", Action::Fight.rule(), 2),
        ("stand-up", Action::StandUp.rule(), 1),
    ];
    let mut tiles = Vec::new();
    for (kind, rule, cost) in known {
        let why = if offered(kind) { None } else { objection(state, model, kind) };
        let refusal = why.map(|it| (it.rule(), refusals::refusal(&it)));
        if offered(kind) || refusal.is_some() {
            let name = Line::new("dz-tile").with("kind", kind);
            let bare = matches!(kind, "move" | "shoot" | "fight");
            let beyond = (kind == "move").then(|| "sprint".to_owned());
            let tile = Tile::new(kind, name, Gesture::Pick);
            tiles.push(Tile { rule: Some(rule), cost, bare, beyond, refusal, ..tile });
        }
    }
    let rest = others(state, &["move", "shoot", "sprint", "fight", "stand-up"], choices);
    tiles.extend(rest);
    tiles
}

/// The kinds of the choices beside those that are there already.
fn others(state: &State, known: &[&str], choices: &[Choice<Order>]) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Vec::new();
    let rest: Vec<Choice<Order>> = choices.iter().filter(|it| !known.contains(&it.tile.as_str())).cloned().collect();
    Tile::complete(&mut tiles, &rest, |choice, alone| completing(state, choice, alone));
    // Going on without doing anything comes last.
    tiles.arrange_by_key(|it| it.ends);
    tiles
}

/// The tile of a kind: named by what is done, or by its one order.
fn completing(state: &State, choice: &Choice<Order>, alone: bool) -> Tile {
    let (rule, cost) = about(&choice.order);
    let named = kind_name(state, &choice.order).filter(|_| !alone || !choice.points.is_empty());
    let gesture = if matches!(choice.order, Order::Deploy { .. }) { Gesture::Set } else { Gesture::Pick };
    let bare = matches!(
        choice.order,
        Order::Activate { .. }
            | Order::StrikeWith { .. }
            | Order::Flank { .. }
            | Order::ThrowTo { .. }
            | Order::LookAt { .. }
            | Order::Discard { .. }
    );
    let ends = matches!(choice.tile.as_str(), "pass" | "decline");
    let tile = Tile::new(&choice.tile, named.unwrap_or_else(|| choice.name.clone()), gesture);
    Tile { rule, cost, bare, ends, ..tile }
}

/// What a kind is called; `None` where it goes by the name of its order.
fn kind_name(state: &State, order: &Order) -> Option<Line> {
    let kind = match order {
        Order::Deploy { model, .. } => return Some(deploy_name(state, *model)),
        Order::Done | Order::Pass | Order::Decline | Order::RollAgain => return None,
        Order::Splat(_) | Order::Shoot { means: Means::Splat, .. } | Order::ShootCube { means: Means::Splat, .. } => {
            "splat"
        }
        order => targets::kind(order),
    };
    Some(Line::new("dz-tile").with("kind", kind))
}

/// Models that are alike, and how many of them wait.
fn deploy_name(state: &State, model: ModelId) -> Line {
    let profile = state.card(model).profile;
    let alike = |it: &ModelId| state.card(*it).profile == profile && state.seat(*it) == state.seat(model);
    let waiting = (0..state.models.len() as u8).map(ModelId).filter(|it| alike(it) && !state.is_on_board(*it)).count();
    Line::new("dz-tile-deploy").with("name", state.profile(model).name.as_str()).with("count", waiting)
}

/// The rule of a kind of order, and what it costs.
fn about(order: &Order) -> (Option<RuleId>, u8) {
    match order {
        Order::Move { pace: Pace::Result, .. } => (Some(rule!("dz.command.move")), 0),
        Order::Shoot { means: Means::Result, .. } => (Some(rule!("dz.command.shoot")), 0),
        Order::Fight { means: Means::Result, .. } => (Some(rule!("dz.command.fight")), 0),
        Order::Shoot { effect: true, means: Means::Action, .. } => (Some(rule!("dz.shoot.ffe")), 1),
        Order::ShootCube { means: Means::Action, .. } => (Some(Action::Shoot.rule()), 1),
        Order::Heal { .. } | Order::Tag { .. } | Order::Teleport { .. } | Order::Reload { .. } => {
            (Some(Action::Special.rule()), 1)
        }
        _ => (None, 0),
    }
}

/// Why nothing of this kind can be done now.
fn objection(state: &State, model: ModelId, kind: &str) -> Option<Forbidden> {
    match kind {
        "move" => stays(state, model, Pace::Move),
        "sprint" => stays(state, model, Pace::Sprint),
        "stand-up" => activation::stand_objection(state, model, state.model(model).spots),
        "shoot" => no_shot(state, model),
        "fight" => no_fight(state, model),
        _ => None,
    }
}

/// Why it cannot move like that; at last, because there is nowhere to go.
fn stays(state: &State, model: ModelId, pace: Pace) -> Option<Forbidden> {
    activation::pace_objection(state, model, pace).or(Some(Forbidden::NoMove { rule: pace.rule() }))
}

/// Why it cannot shoot: the action, or what is said of the nearest enemy.
fn no_shot(state: &State, model: ModelId) -> Option<Forbidden> {
    let Some(weapon) = first_gun(state, model) else {
        return Some(Forbidden::WrongWeapon { weapon: 0, rule: rule!("dz.shoot.rf") });
    };
    let long = shooting::is_long(state, model, weapon);
    let nearest = || nearest_enemy(state, model);
    activation::shoot_objection(state, model, Means::Action, (weapon, false, long))
        .or_else(|| shooting::shooter_objection(state, model, weapon))
        .or_else(|| shooting::objection(state, model, (weapon, nearest()?), false, None))
}

fn no_fight(state: &State, model: ModelId) -> Option<Forbidden> {
    let here = state.enemies_in(state.model(model).cell, state.team(model)).next();
    let target = here.or_else(|| nearest_enemy(state, model))?;
    let weapon = crate::rules::fighting::weapons(state, model).next().unwrap_or(crate::rules::fighting::NOTHING);
    activation::fight_objection(state, model, Means::Action, target, weapon)
}

/// The enemy that is nearest.
pub(crate) fn nearest_enemy(state: &State, model: ModelId) -> Option<ModelId> {
    let from = state.model(model).cell;
    state
        .on_board()
        .filter(|it| state.team(*it) != state.team(model))
        .min_by_key(|it| from.distance(state.model(*it).cell))
}
