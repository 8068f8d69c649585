//! What units and weapons do for their points.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Mean, Share, Verdict};
use crate::{Battle, Squad, Weapon};

/// What a unit did for its points, over every time it was fielded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// The unit's id in its army list.
    pub unit: String,
    /// Its name: the one it has most often.
    pub name: String,
    /// The army it served in most often.
    pub army: String,
    /// How often it was fielded.
    pub fielded: u64,
    /// What it cost on average.
    pub points: f64,
    /// Points of enemies removed for every point it cost.
    pub destroyed: Mean,
    /// Harm done for every hundred points it cost.
    pub dealt: Mean,
    /// Harm suffered for every hundred points it cost.
    pub suffered: Mean,
    /// How many of its models were left in the end.
    pub survived: Share,
    /// How often its side won of what was decided.
    pub wins: Share,
    /// Whether it removes more for its points than units do on average.
    pub verdict: Verdict,
}

/// What a weapon did in the hands of a unit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Armed {
    /// The unit's id in its army list.
    pub unit: String,
    /// The unit's name.
    pub name: String,
    /// The weapon.
    pub weapon: String,
    /// How often a squad used it in a battle.
    pub used: u64,
    /// Attacks with it.
    pub attacks: u64,
    /// Harm done to enemies.
    pub dealt: u64,
    /// Models of enemies removed.
    pub kills: u64,
    /// Harm of one attack, averaged over the battles it was used in.
    pub an_attack: Mean,
    /// Points of enemies removed with it for every point its bearers cost.
    pub destroyed: Mean,
    /// Whether that is more than weapons do on average.
    pub verdict: Verdict,
}

/// A squad in a battle.
type Fielded<'a> = (&'a Battle, &'a Squad);
/// A weapon in the hands of a squad in a battle.
type Used<'a> = (Fielded<'a>, &'a Weapon);

/// Every unit, the one that removes most for its points first.
pub(super) fn worths(battles: &[&Battle]) -> Vec<Worth> {
    let mut all: BTreeMap<&str, Vec<Fielded<'_>>> = BTreeMap::new();
    for battle in battles {
        for squad in battle.squads.iter().filter(|it| it.points > 0.0) {
            all.entry(&squad.unit).or_default().push((battle, squad));
        }
    }
    let average = mean(&all.values().flatten().copied().collect::<Vec<_>>(), |it| it.destroyed / it.points).mean;
    let mut all: Vec<Worth> = all.into_iter().map(|(unit, fielded)| worth(unit, &fielded, average)).collect();
    all.sort_by(|a, b| b.destroyed.mean.total_cmp(&a.destroyed.mean));
    all
}

fn mean(fielded: &[Fielded<'_>], value: impl Fn(&Squad) -> f64) -> Mean {
    Mean::of(&fielded.iter().map(|it| (it.0.opening, value(it.1))).collect::<Vec<_>>())
}

fn worth(unit: &str, fielded: &[Fielded<'_>], average: f64) -> Worth {
    let destroyed = mean(fielded, |it| it.destroyed / it.points);
    let models = |it: &Fielded<'_>| {
        let (opening, lost) = (it.0.opening, it.1.lost);
        (0..it.1.models).map(move |model| (opening, model >= lost))
    };
    Worth {
        unit: unit.to_owned(),
        name: usual(fielded.iter().map(|it| it.1.name.as_str())),
        army: usual(fielded.iter().map(|it| it.0.sides[usize::from(it.1.seat.min(1))].army.as_str())),
        fielded: fielded.len() as u64,
        points: mean(fielded, |it| it.points).mean,
        destroyed,
        dealt: mean(fielded, |it| 100.0 * f64::from(it.dealt) / it.points),
        suffered: mean(fielded, |it| 100.0 * f64::from(it.suffered) / it.points),
        survived: Share::counted(fielded.iter().flat_map(models)),
        wins: Share::counted(fielded.iter().filter_map(|it| Some((it.0.opening, it.0.winner? == it.1.seat)))),
        verdict: destroyed.verdict(average),
    }
}

/// The word that is there most often.
fn usual<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    words.for_each(|it| *counts.entry(it).or_default() += 1);
    counts.into_iter().max_by_key(|it| it.1).map(|it| it.0.to_owned()).unwrap_or_default()
}

/// Every weapon of every unit, the one that has done most first.
pub(super) fn weapons(battles: &[&Battle]) -> Vec<Armed> {
    let mut all: BTreeMap<(&str, &str), Vec<Used<'_>>> = BTreeMap::new();
    for battle in battles {
        for weapon in &battle.weapons {
            let Some(squad) = battle.squads.get(usize::from(weapon.squad)).filter(|it| it.points > 0.0) else {
                continue;
            };
            all.entry((&squad.unit, &weapon.weapon)).or_default().push(((*battle, squad), weapon));
        }
    }
    let average = removed(all.values().flatten()).mean;
    let mut all: Vec<Armed> =
        all.into_iter().map(|((unit, weapon), used)| armed(unit, weapon, &used, average)).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.dealt));
    all
}

/// Points of enemies removed with weapons for every point that whoever used them cost.
fn removed<'a>(used: impl Iterator<Item = &'a Used<'a>>) -> Mean {
    Mean::of(&used.map(|((battle, squad), it)| (battle.opening, it.destroyed / squad.points)).collect::<Vec<_>>())
}

fn armed(unit: &str, weapon: &str, used: &[Used<'_>], average: f64) -> Armed {
    let sum = |value: &dyn Fn(&Weapon) -> u32| used.iter().map(|it| u64::from(value(it.1))).sum::<u64>();
    let an_attack = |it: &Used<'_>| (it.0.0.opening, f64::from(it.1.dealt) / f64::from(it.1.attacks.max(1)));
    let destroyed = removed(used.iter());
    Armed {
        unit: unit.to_owned(),
        name: usual(used.iter().map(|it| it.0.1.name.as_str())),
        weapon: weapon.to_owned(),
        used: used.len() as u64,
        attacks: sum(&|it| it.attacks),
        dealt: sum(&|it| it.dealt),
        kills: sum(&|it| it.kills),
        an_attack: Mean::of(&used.iter().map(an_attack).collect::<Vec<_>>()),
        destroyed,
        verdict: destroyed.verdict(average),
    }
}
