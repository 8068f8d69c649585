//! Who wins against others: players, armies, and every two armies.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Share, Verdict};
use crate::{Battle, Side};

/// How somebody fared against others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// Wins of the battles against others that were decided.
    pub wins: Share,
    /// What that says about an even chance.
    pub verdict: Verdict,
}

/// How two armies fared against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Matchup {
    /// One army.
    pub army: String,
    /// The other.
    pub against: String,
    /// How often the one won of what was decided.
    pub wins: Share,
    /// What that says about an even chance.
    pub verdict: Verdict,
}

/// Everybody against others, the best first.
pub(super) fn standings(battles: &[&Battle], who: impl Fn(&Side) -> &String) -> Vec<Standing> {
    let mut all: BTreeMap<&str, Vec<(u64, bool)>> = BTreeMap::new();
    for it in battles {
        let names = [who(&it.sides[0]), who(&it.sides[1])];
        let Some(winner) = it.winner.filter(|_| names[0] != names[1]) else { continue };
        for (seat, name) in (0..).zip(names) {
            all.entry(name).or_default().push((it.opening, winner == seat));
        }
    }
    let mut all: Vec<Standing> = all.into_iter().map(|(name, won)| standing(name, won)).collect();
    all.sort_by(|a, b| b.wins.share.total_cmp(&a.wins.share));
    all
}

fn standing(name: &str, won: Vec<(u64, bool)>) -> Standing {
    let wins = Share::counted(won);
    Standing { name: name.to_owned(), wins, verdict: wins.verdict() }
}

/// Every two armies that met, both ways round, by name.
pub(super) fn matchups(battles: &[&Battle]) -> Vec<Matchup> {
    let mut all: BTreeMap<(&str, &str), Vec<(u64, bool)>> = BTreeMap::new();
    for it in battles {
        let [a, b] = [0, 1].map(|seat: usize| it.sides[seat].army.as_str());
        let Some(winner) = it.winner.filter(|_| a != b) else { continue };
        for (seat, pair) in (0..).zip([(a, b), (b, a)]) {
            all.entry(pair).or_default().push((it.opening, winner == seat));
        }
    }
    let matchup = |((army, against), won): ((&str, &str), Vec<(u64, bool)>)| {
        let wins = Share::counted(won);
        Matchup { army: army.to_owned(), against: against.to_owned(), wins, verdict: wins.verdict() }
    };
    all.into_iter().map(matchup).collect()
}
