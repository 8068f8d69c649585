//! How long battles are.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Mean;
use crate::Battle;

/// How long battles are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Length {
    /// Orders a battle took.
    pub orders: Mean,
    /// Turns or rounds a battle took, where the game counts them.
    pub turns: Mean,
    /// How many battles ended in each turn.
    pub ended_in: BTreeMap<u32, u64>,
}

/// Turns or rounds a battle took on average.
pub(super) fn turns(battles: &[&Battle]) -> Mean {
    let turns = battles.iter().filter_map(|it| Some((it.opening, f64::from(it.turns?))));
    Mean::of(&turns.collect::<Vec<_>>())
}

impl Length {
    pub(super) fn of(battles: &[&Battle]) -> Length {
        let orders: Vec<(u64, f64)> = battles.iter().map(|it| (it.opening, it.orders as f64)).collect();
        let mut ended_in = BTreeMap::new();
        battles.iter().filter_map(|it| it.turns).for_each(|it| *ended_in.entry(it).or_default() += 1);
        Length { orders: Mean::of(&orders), turns: turns(battles), ended_in }
    }
}
