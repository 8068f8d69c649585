//! The figures of a study: rates with confidence intervals, and a plain sentence wherever a difference is noise.
//!
//! A battle counts for a rate if it was decided; draws are reported separately. Rates have Wilson intervals, averages
//! the usual interval of a mean, both at 95 %, and both wider where battles from one opening end alike. One row in
//! twenty stands out by luck alone, so lists say how many would.

mod fairness;
mod length;
mod share;
mod standing;
mod units;

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

use crate::{Battle, digest};

pub use fairness::Fairness;
pub use length::Length;
pub use share::{Mean, Share, Verdict, by_luck, percent};
pub use standing::{Matchup, Standing};
pub use units::{Armed, Worth};

/// Everything a report says.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// What the study is called.
    pub name: String,
    /// The game.
    pub system: String,
    /// Who played, each with the states it may look at for one answer.
    pub played_by: Vec<String>,
    /// Battles that count.
    pub battles: u64,
    /// Battles of the whole study, as far as they are in the journal.
    pub in_journal: u64,
    /// Battles that could not be played to their end.
    pub troubles: u64,
    /// Battles that were drawn.
    pub draws: Share,
    /// The digest over all final states.
    pub digest: String,
    /// How often seat 0 won of the battles that were decided.
    pub seat: Share,
    /// How often whoever acted first won.
    pub first: Share,
    /// What those two come to, in words.
    pub says: Vec<String>,
    /// How long battles were.
    pub length: Length,
    /// Players against others.
    pub players: Vec<Standing>,
    /// Armies against others.
    pub armies: Vec<Standing>,
    /// Every two armies.
    pub matchups: Vec<Matchup>,
    /// How fair each mission is.
    pub missions: Vec<Fairness>,
    /// How fair each table is.
    pub tables: Vec<Fairness>,
    /// What each unit did for its points.
    pub units: Vec<Worth>,
    /// What each weapon did.
    pub weapons: Vec<Armed>,
}

impl Figures {
    /// The figures of these battles; `study` is the head of the journal.
    #[must_use]
    pub fn of(study: &Value, all: &[Battle]) -> Figures {
        let word = |key: &str| study["study"][key].as_str().unwrap_or_default().to_owned();
        let battles: Vec<&Battle> = all.iter().filter(|it| it.counts()).collect();
        let (seat, first) = (seat(&battles), first(&battles));
        let says = vec![
            seat.against_even("Seat 0", "the seat makes no difference that these battles show"),
            first.against_even("Whoever acts first", "acting first makes no difference that these battles show"),
        ];
        Figures {
            name: word("name"),
            system: word("system"),
            played_by: played_by(&battles),
            battles: battles.len() as u64,
            in_journal: all.len() as u64,
            troubles: (all.len() - battles.len()) as u64,
            draws: draws(&battles),
            digest: digest(all),
            seat,
            first,
            says,
            length: Length::of(&battles),
            players: standing::standings(&battles, |it| &it.player),
            armies: standing::standings(&battles, |it| &it.army),
            matchups: standing::matchups(&battles),
            missions: fairness::by(&battles, |it| &it.mission),
            tables: fairness::by(&battles, |it| &it.table),
            units: units::worths(&battles),
            weapons: units::weapons(&battles),
        }
    }
}

fn played_by(battles: &[&Battle]) -> Vec<String> {
    let all: BTreeSet<&String> = battles.iter().flat_map(|it| &it.sides).map(|it| &it.player).collect();
    all.into_iter().cloned().collect()
}

/// How often seat 0 won of what was decided.
fn seat(battles: &[&Battle]) -> Share {
    Share::counted(battles.iter().filter_map(|it| Some((it.opening, it.winner? == 0))))
}

/// How often whoever acted first won of what was decided.
fn first(battles: &[&Battle]) -> Share {
    Share::counted(battles.iter().filter_map(|it| Some((it.opening, it.winner? == it.first?))))
}

/// How often nobody won.
fn draws(battles: &[&Battle]) -> Share {
    Share::counted(battles.iter().map(|it| (it.opening, it.winner.is_none())))
}
