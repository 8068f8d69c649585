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

impl Length {
    pub(super) fn of(battles: &[&Battle]) -> Length {
        let orders: Vec<f64> = battles.iter().map(|it| it.orders as f64).collect();
        let turns: Vec<u32> = battles.iter().filter_map(|it| it.turns).collect();
        let mut ended_in = BTreeMap::new();
        turns.iter().for_each(|it| *ended_in.entry(*it).or_default() += 1);
        let turns: Vec<f64> = turns.into_iter().map(f64::from).collect();
        Length { orders: Mean::of(&orders), turns: Mean::of(&turns), ended_in }
    }
}
