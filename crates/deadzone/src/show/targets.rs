//! The tile each order belongs to, and what a player points at to give it.

use battle::scene::Target;

use crate::{
    Cell, Face, Means, Order, Pace, State, Step, Use,
    rules::fighting,
    show::{
        names::{weapon_name, with_ammo},
        scene::die_id,
    },
};

/// The kind of an order: models that are alike are deployed by one button, and whatever does nothing is alike.
pub(crate) fn tile(state: &State, order: &Order) -> String {
    match order {
        Order::Deploy { model, .. } if model.index() < state.models.len() => {
            format!("deploy-{}", state.card(*model).profile)
        }
        order => kind(order).to_owned(),
    }
}

/// The kind of an order in a word.
pub(crate) fn kind(order: &Order) -> &'static str {
    match order {
        Order::Begin => "begin",
        Order::NameStarter { .. } => "starter",
        Order::TakeZone { .. } => "zone",
        Order::Deploy { .. } => "deploy",
        Order::Reroll { dice: [0, 0, 0, 0, 0, 0] } | Order::AddDice { count: 0 } => "decline",
        Order::Reroll { .. } => "reroll",
        Order::Activate { .. } => "activate",
        Order::Pass | Order::Done => "pass",
        Order::Move { pace: Pace::Move, .. } => "move",
        Order::Move { pace: Pace::Sprint | Pace::Leap | Pace::Wings, .. } => "sprint",
        Order::Move { .. } => "move-result",
        Order::Splat(_) | Order::Shoot { means: Means::Splat, .. } | Order::ShootCube { means: Means::Splat, .. } => {
            "splat"
        }
        Order::TakeAmmo => "stow",
        Order::Snap { .. } => "shoot",
        Order::TakeControl => "control",
        Order::Spring => "spring",
        Order::CallIn { .. } | Order::CallSwarm { .. } => "call-in",
        Order::Emplace { .. } => "emplace",
        Order::Pack { .. } => "pack",
        Order::Give { .. } | Order::Exchange { .. } => "give",
        Order::Dismount => "dismount",
        Order::ShiftItem { .. } => "shift-item",
        Order::SendOff { .. } => "send-off",
        Order::Leave { .. } => "leave",
        Order::TakeUp { .. } => "take-up",
        Order::TakeBonus { .. } | Order::LookAt { .. } | Order::Discard { .. } | Order::Flank { .. } => "bonus",
        Order::Volley { .. } => "volley",
        Order::Reload { .. } => "reload",
        Order::UseItem { .. } => "use-item",
        Order::Link { .. } => "link",
        Order::Disarm { .. } => "disarm",
        Order::Scout { .. } => "scout",
        Order::Tag { .. } => "tag",
        Order::Teleport { .. } => "teleport",
        Order::SetOff => "set-off",
        Order::Smokescreen => "smokescreen",
        Order::Shoot { means: Means::Result, .. } | Order::ShootCube { means: Means::Result, .. } => "shoot-result",
        Order::Shoot { effect: true, .. } => "fire-for-effect",
        Order::Shoot { .. } => "shoot",
        Order::ShootCube { .. } => "throw",
        Order::Fight { means: Means::Result, .. } => "fight-result",
        Order::Fight { .. } => "fight",
        Order::StandUp { .. } => "stand-up",
        Order::Heal { .. } => "heal",
        Order::FightBack { .. } => "fight-back",
        Order::Evade => "evade",
        Order::AddDice { .. } => "dice",
        Order::StrikeWith { .. } => "strike",
        Order::Raise { .. } => "strike",
        Order::PickUp { .. } => "pick-up",
        Order::Stow { .. } => "stow",
        Order::ThrowTo { .. } => "throw-to",
        Order::TakePlace { .. } => "place",
        Order::RollAgain => "reroll",
        Order::Decline => "decline",
    }
}

/// With what an order is done, where the model that acts has a choice: the weapon, and the ammunition in it.
pub(crate) fn means(state: &State, order: &Order) -> Option<Target> {
    let Some(Step::Act(model)) = state.steps.top() else { return None };
    let profile = state.profile(*model);
    let guns = || profile.weapons.iter().filter(|it| it.shoots()).count();
    let blades = || fighting::weapons(state, *model).count();
    match order {
        Order::Shoot { weapon, ammo, .. } if guns() > 1 || ammo.is_some() => {
            let name = with_ammo(state, weapon_name(state, *model, *weapon), *ammo);
            let ammo = ammo.map_or_else(|| "none".to_owned(), |it| it.to_string());
            Some(Target::Means { id: format!("weapon-{weapon}-{ammo}"), name: Box::new(name) })
        }
        Order::Fight { weapon, .. } if blades() > 1 => {
            let name = Box::new(weapon_name(state, *model, *weapon));
            Some(Target::Means { id: format!("blade-{weapon}"), name })
        }
        _ => None,
    }
}

/// The drawn things that give an order, in the order they are pointed at.
pub(crate) fn points(state: &State, order: &Order) -> Vec<Target> {
    let at = |cell: &Cell| Target::Cube(cell.column() - 1, cell.row() - 1, cell.level() - 1);
    match order {
        Order::Deploy { cell, .. } => vec![at(cell)],
        Order::Reroll { dice } => dice_points(state, dice),
        Order::ThrowTo { wind } => {
            thrown(state).and_then(|it| it.neighbour(usize::from(*wind))).iter().map(at).collect()
        }
        Order::ShiftItem { item, cell } => vec![Target::Piece(format!("item-{item}")), at(cell)],
        Order::Activate { model }
        | Order::StrikeWith { model, .. }
        | Order::Raise { model }
        | Order::Flank { model }
        | Order::Snap { model, .. } => {
            vec![Target::Piece(model.piece())]
        }
        Order::Move { way, .. } => match (way.cells().last(), state.active) {
            (Some(cell), _) => vec![at(cell)],
            (None, active) => active.map(|it| at(&state.model(it.model).cell)).into_iter().collect(),
        },
        Order::Shoot { target, .. } | Order::Fight { target, .. } | Order::Tag { target, .. } => {
            vec![Target::Piece(target.piece())]
        }
        Order::Scout { model, way, .. } => {
            let to = way.cells().last().map(at);
            [Some(Target::Piece(model.piece())), to].into_iter().flatten().collect()
        }
        Order::Teleport { cell, .. } => vec![at(cell)],
        Order::Heal { patient, .. } => vec![Target::Piece(patient.piece())],
        Order::ShootCube { cell, .. } => vec![at(cell)],
        Order::Reload { model, .. } | Order::Give { to: model, .. } | Order::Pack { gun: model, .. } => {
            vec![Target::Piece(model.piece())]
        }
        Order::CallIn { cell, .. } | Order::Splat(Use::Drop(_, cell)) => vec![at(cell)],
        Order::Link { cell } => vec![at(cell)],
        Order::PickUp { item } | Order::LookAt { item } | Order::Discard { item } => {
            vec![Target::Piece(format!("item-{item}"))]
        }
        Order::Splat(Use::On(model) | Use::Gift(model, _)) => vec![Target::Piece(model.piece())],
        Order::Splat(Use::Cube(cell)) => vec![at(cell)],
        Order::Begin
        | Order::NameStarter { .. }
        | Order::TakeZone { .. }
        | Order::Pass
        | Order::StandUp { .. }
        | Order::TakePlace { .. }
        | Order::SetOff
        | Order::Smokescreen
        | Order::Done
        | Order::FightBack { .. }
        | Order::Evade
        | Order::AddDice { .. }
        | Order::Stow { .. }
        | Order::Splat(Use::Now | Use::Result(_) | Use::Dice(_) | Use::Times(_) | Use::Stat(_))
        | Order::TakeAmmo
        | Order::TakeControl
        | Order::Spring
        | Order::CallSwarm { .. }
        | Order::Emplace { .. }
        | Order::Exchange { .. }
        | Order::Dismount
        | Order::SendOff { .. }
        | Order::Leave { .. }
        | Order::TakeUp { .. }
        | Order::TakeBonus { .. }
        | Order::Volley { .. }
        | Order::UseItem { .. }
        | Order::Disarm { .. }
        | Order::RollAgain
        | Order::Decline => Vec::new(),
    }
}

/// The dice beside the table that are meant: the first of each result.
fn dice_points(state: &State, dice: &[u8; 6]) -> Vec<Target> {
    let Some(Step::Reroll(seat)) = state.steps.top() else { return Vec::new() };
    let of = |face: Face| (0..dice[face as usize]).map(move |number| Target::Item(die_id(*seat, face, number)));
    Face::ALL.into_iter().flat_map(of).collect()
}

/// The cube of the model that is thrown or flees.
fn thrown(state: &State) -> Option<Cell> {
    match state.steps.top() {
        Some(Step::Throw(throw)) => Some(state.model(throw.model).cell),
        Some(Step::Flee { model, .. }) => Some(state.model(*model).cell),
        _ => None,
    }
}
