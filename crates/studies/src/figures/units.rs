//! What units and weapons do for their points.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Mean, Share, Verdict};
use crate::{Battle, Squad};

/// What a unit did for its points, over every time it was fielded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// The unit's id in its army list.
    pub unit: String,
    /// Its name: the one it has most often.
    pub name: String,
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
}

/// Every unit, the one that removes most for its points first.
pub(super) fn worths(battles: &[&Battle]) -> Vec<Worth> {
    let mut all: BTreeMap<&str, Vec<(&Battle, &Squad)>> = BTreeMap::new();
    for battle in battles {
        for squad in battle.squads.iter().filter(|it| it.points > 0.0) {
            all.entry(&squad.unit).or_default().push((battle, squad));
        }
    }
    let everyone: Vec<f64> = all.values().flatten().map(|it| it.1.destroyed / it.1.points).collect();
    let average = Mean::of(&everyone).mean;
    let mut all: Vec<Worth> = all.into_iter().map(|(unit, fielded)| worth(unit, &fielded, average)).collect();
    all.sort_by(|a, b| b.destroyed.mean.total_cmp(&a.destroyed.mean));
    all
}

fn worth(unit: &str, fielded: &[(&Battle, &Squad)], average: f64) -> Worth {
    let mean = |value: &dyn Fn(&Squad) -> f64| Mean::of(&fielded.iter().map(|it| value(it.1)).collect::<Vec<f64>>());
    let destroyed = mean(&|it| it.destroyed / it.points);
    let models: u64 = fielded.iter().map(|it| u64::from(it.1.models)).sum();
    let lost: u64 = fielded.iter().map(|it| u64::from(it.1.lost.min(it.1.models))).sum();
    Worth {
        unit: unit.to_owned(),
        name: usual_name(fielded),
        fielded: fielded.len() as u64,
        points: mean(&|it| it.points).mean,
        destroyed,
        dealt: mean(&|it| 100.0 * f64::from(it.dealt) / it.points),
        suffered: mean(&|it| 100.0 * f64::from(it.suffered) / it.points),
        survived: Share::new(models - lost, models),
        wins: Share::counted(fielded.iter().filter_map(|it| Some(it.0.winner? == it.1.seat))),
        verdict: destroyed.verdict(average),
    }
}

fn usual_name(fielded: &[(&Battle, &Squad)]) -> String {
    let mut names: BTreeMap<&str, u64> = BTreeMap::new();
    fielded.iter().for_each(|it| *names.entry(&it.1.name).or_default() += 1);
    names.into_iter().max_by_key(|it| it.1).map(|it| it.0.to_owned()).unwrap_or_default()
}

/// Every weapon of every unit, the one that has done most first.
pub(super) fn weapons(battles: &[&Battle]) -> Vec<Armed> {
    let mut all: BTreeMap<(&str, &str), Vec<(&crate::Weapon, f64)>> = BTreeMap::new();
    for battle in battles {
        for weapon in &battle.weapons {
            let Some(squad) = battle.squads.get(usize::from(weapon.squad)).filter(|it| it.points > 0.0) else {
                continue;
            };
            all.entry((&squad.unit, &weapon.weapon)).or_default().push((weapon, squad.points));
        }
    }
    let mut all: Vec<Armed> = all.into_iter().map(|((unit, weapon), used)| armed(unit, weapon, &used)).collect();
    all.sort_by_key(|it| std::cmp::Reverse(it.dealt));
    all
}

fn armed(unit: &str, weapon: &str, used: &[(&crate::Weapon, f64)]) -> Armed {
    let sum = |value: &dyn Fn(&crate::Weapon) -> u32| used.iter().map(|it| u64::from(value(it.0))).sum::<u64>();
    let an_attack: Vec<f64> = used.iter().map(|it| f64::from(it.0.dealt) / f64::from(it.0.attacks.max(1))).collect();
    let destroyed: Vec<f64> = used.iter().map(|it| it.0.destroyed / it.1).collect();
    Armed {
        unit: unit.to_owned(),
        weapon: weapon.to_owned(),
        used: used.len() as u64,
        attacks: sum(&|it| it.attacks),
        dealt: sum(&|it| it.dealt),
        kills: sum(&|it| it.kills),
        an_attack: Mean::of(&an_attack),
        destroyed: Mean::of(&destroyed),
    }
}
