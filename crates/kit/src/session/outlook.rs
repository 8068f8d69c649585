//! Outlook of a battle: what would raise a chance, where a plan leads, and how likely each of its ends is.

use std::collections::BTreeMap;

use battle::{
    Battle, Line, Seat,
    advice::helps,
    plan_odds::{Bounds, Goal, Loss, Script, prospect, rehearse},
};
use serde::{Deserialize, Serialize};

use crate::Game;

/// How many things that would raise a chance are told.
const HELPS: usize = 3;
/// How far a plan is followed on a page: a second or so.
const BOUNDS: Bounds = Bounds { states: 3_000, floor: 1e-7 };

/// What may come of a plan.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// Everybody who may lose something.
    pub pieces: Vec<AtRisk>,
    /// The chance that anybody who is not the planner's is gone in the end.
    pub fells: f64,
    /// The chance of what was left out.
    pub neglected: f64,
    /// How many answers on the way were not weighed.
    pub unweighed: u64,
}

/// What a piece may lose by a plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AtRisk {
    /// Its id in the scene.
    pub piece: String,
    /// Whose it is.
    pub seat: Seat,
    /// The chance that it is gone.
    pub gone: f64,
    /// What it loses on average.
    pub loses: f64,
}

/// What a seat could do to raise the chance of an order most, in words, each with the new chance.
pub(super) fn raising<S: Game>(battle: &Battle<S>, seat: Seat, order: &S::Order) -> Vec<(Line, f64)> {
    let (system, view) = (battle.system(), battle.view(Some(seat)));
    let helps = helps(system, &view, order, HELPS);
    if helps.is_empty() {
        return Vec::new();
    }
    let choices = system.scene(&view).choices;
    let name = |order: &S::Order| choices.iter().find(|it| it.order == *order).map(|it| it.name.clone());
    helps.into_iter().filter_map(|it| Some((name(it.first.as_ref().unwrap_or(&it.order))?, it.chance()))).collect()
}

/// Where these orders lead, as far as that can be told before the dice; `None` where one of them cannot be given.
pub(super) fn supposed<S: Game>(battle: &Battle<S>, seat: Seat, orders: &[S::Order]) -> Option<Battle<S>> {
    let mut state = battle.view(Some(seat)).state().clone();
    for order in orders {
        state = rehearse(battle.system(), &state, order)?;
    }
    Some(battle.supposed(state))
}

/// What may come of these orders, one after the other, as far as the seat may know.
pub(super) fn outlook<S: Game>(battle: &Battle<S>, seat: Seat, orders: &[S::Order]) -> Outlook {
    let (system, view) = (battle.system(), battle.view(Some(seat)));
    let script = Script::new(system, view.state(), orders, Goal::Harm);
    let odds = prospect(system, view.state(), &script, BOUNDS);
    let mut pieces: BTreeMap<String, AtRisk> = BTreeMap::new();
    for (losses, chance) in &odds.ends {
        for Loss { piece, seat, amount, gone } in losses {
            let new = || AtRisk { piece: piece.clone(), seat: *seat, gone: 0.0, loses: 0.0 };
            let it = pieces.entry(piece.clone()).or_insert_with(new);
            it.gone += if *gone { *chance } else { 0.0 };
            it.loses += chance * f64::from(*amount);
        }
    }
    let mut pieces: Vec<AtRisk> = pieces.into_values().collect();
    pieces.sort_by(|a, b| (a.seat == seat).cmp(&(b.seat == seat)).then(b.gone.total_cmp(&a.gone)));
    let fells = odds.chance(|losses| losses.iter().any(|it| it.gone && it.seat != seat));
    Outlook { pieces, fells, neglected: odds.neglected, unweighed: script.unweighed() }
}
