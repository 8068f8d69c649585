//! How fair a mission or a table is: to the seats, to whoever acts first, and whether it is decided at all.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Mean, Share, Verdict, draws, first, length::turns, seat};
use crate::Battle;

/// What a mission or table does.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fairness {
    /// Which.
    pub name: String,
    /// Battles.
    pub battles: u64,
    /// How often seat 0 won of what was decided.
    pub seat: Share,
    /// How often whoever acted first won.
    pub first: Share,
    /// How often nobody won.
    pub draws: Share,
    /// Turns or rounds a battle took.
    pub turns: Mean,
    /// All that in a sentence.
    pub says: String,
}

/// Every mission or table, by name.
pub(super) fn by<'a>(battles: &[&'a Battle], of: impl Fn(&Battle) -> &String) -> Vec<Fairness> {
    let mut all: BTreeMap<String, Vec<&'a Battle>> = BTreeMap::new();
    battles.iter().for_each(|it| all.entry(of(it).clone()).or_default().push(*it));
    all.into_iter().map(|(name, battles)| fairness(name, &battles)).collect()
}

fn fairness(name: String, battles: &[&Battle]) -> Fairness {
    let (seat, first) = (seat(battles), first(battles));
    let (draws, turns) = (draws(battles), turns(battles));
    let says = says(&seat, &first);
    Fairness { name, battles: battles.len() as u64, seat, first, draws, turns, says }
}

fn says(seat: &Share, first: &Share) -> String {
    let seats = match seat.verdict() {
        Verdict::More => Some("seat 0 has an advantage"),
        Verdict::Less => Some("seat 1 has an advantage"),
        Verdict::Noise => None,
    };
    let turns = match first.verdict() {
        Verdict::More => Some("it pays to act first"),
        Verdict::Less => Some("it pays to act second"),
        Verdict::Noise => None,
    };
    match (seats, turns) {
        (None, None) => "Noise: these battles show no difference.".to_owned(),
        (Some(one), None) | (None, Some(one)) => format!("Here {one}."),
        (Some(one), Some(other)) => format!("Here {one}, and {other}."),
    }
}
