//! What the coach says.

use std::collections::BTreeMap;

use muster::Roster;
use serde_json::{Value, json};
use studies::figures::{Mean, Share, Verdict, percent};

use super::{
    Changed,
    trial::{self, Trial},
};

/// The harm of each unit by distance.
pub type Curves = Vec<(String, Vec<(u8, f64)>)>;

/// Everything the coach says.
pub struct Advice {
    name: String,
    share: Share,
    foes: Vec<(String, Share)>,
    units: Vec<Served>,
    changes: Vec<Changed>,
    target: String,
    curves: Curves,
}

/// What a unit of the roster did in the battles.
struct Served {
    name: String,
    points: f64,
    /// Points of enemies removed for every point it cost.
    destroyed: Mean,
    /// How many of its models were left.
    survived: Share,
}

impl Advice {
    /// What these battles say about a roster.
    pub fn new(roster: &Roster, base: &[Trial], changes: Vec<Changed>, (target, curves): (String, Curves)) -> Advice {
        let mut foes: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
        base.iter().for_each(|it| foes.entry(&it.foe).or_default().extend(it.points));
        let decided = |points: Vec<f64>| Share::counted(points.into_iter().filter(|it| *it != 0.5).map(|it| it > 0.5));
        let mut foes: Vec<(String, Share)> = foes.into_iter().map(|(foe, it)| (foe.to_owned(), decided(it))).collect();
        foes.sort_by(|a, b| a.1.share.total_cmp(&b.1.share));
        let (name, share) = (roster.name.clone(), trial::share(base));
        Advice { name, share, foes, units: served(base), changes, target, curves }
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut out =
            format!("{}\n{}\n\n", self.name, self.share.against_even("It", "as good as the field, as far as shown"));
        out += "Against\n";
        for (foe, it) in &self.foes {
            out += &format!("  {foe:<28} {}{}\n", rate(it), verdict(it.verdict(), "strong", "weak"));
        }
        out += "\nUnits: points of enemies removed for every point, and how many were left\n";
        for it in &self.units {
            let Served { name, points, destroyed, survived } = it;
            let half = (destroyed.high - destroyed.low) / 2.0;
            out += &format!(
                "  {name:<28} {points:>4.0} points  {:.2} ± {half:.2}  {}\n",
                destroyed.mean,
                percent(survived.share)
            );
        }
        out += &self.curves_text();
        out + &self.changes_text()
    }

    fn curves_text(&self) -> String {
        if self.curves.is_empty() {
            return String::new();
        }
        let mut out = format!("\nExpected harm of one model to a {} by distance\n", self.target);
        for (unit, curve) in &self.curves {
            let told: Vec<String> = curve.iter().map(|(apart, harm)| format!("{apart}: {harm:.2}")).collect();
            out += &format!("  {unit:<28} {}\n", told.join("  "));
        }
        out
    }

    fn changes_text(&self) -> String {
        if self.changes.is_empty() {
            return "\nNo legal change was found.\n".to_owned();
        }
        let mut out = "\nChanges, on openings it was not picked by\n".to_owned();
        for it in &self.changes {
            let gain = &it.gain;
            out += &format!(
                "  {}: {:+.1}% of the battles ({:+.1}% to {:+.1}%){}\n",
                change(it),
                100.0 * gain.mean,
                100.0 * gain.low,
                100.0 * gain.high,
                verdict(gain.verdict(0.0), "better", "worse")
            );
        }
        out
    }

    /// For machines.
    pub fn json(&self) -> Value {
        let unit = |it: &Served| json!({ "unit": it.name, "points": it.points, "destroyed": it.destroyed, "survived": it.survived });
        let changed = |it: &Changed| {
            let verdict = it.gain.verdict(0.0);
            json!({ "out": it.neighbour.out, "into": it.neighbour.into, "gain": it.gain, "wins": it.share, "verdict": verdict,
                    "roster": it.neighbour.roster })
        };
        json!({
            "roster": self.name,
            "wins": self.share,
            "field": self.foes.iter().map(|(foe, it)| json!({ "roster": foe, "wins": it })).collect::<Vec<_>>(),
            "units": self.units.iter().map(unit).collect::<Vec<_>>(),
            "target": self.target,
            "curves": self.curves.iter().map(|(unit, it)| json!({ "unit": unit, "harm": it })).collect::<Vec<_>>(),
            "changes": self.changes.iter().map(changed).collect::<Vec<_>>(),
        })
    }
}

fn change(it: &Changed) -> String {
    match (&it.neighbour.out, &it.neighbour.into) {
        (Some(out), Some(into)) => format!("{out} → {into}"),
        (None, Some(into)) => format!("add {into}"),
        (Some(out), None) => format!("leave out {out}"),
        (None, None) => String::new(),
    }
}

fn rate(it: &Share) -> String {
    format!("{:>6} ({} to {}) of {}", percent(it.share), percent(it.low), percent(it.high), it.of)
}

fn verdict(it: Verdict, more: &str, less: &str) -> String {
    match it {
        Verdict::More => format!(": {more}"),
        Verdict::Less => format!(": {less}"),
        Verdict::Noise => ": no difference that is not noise".to_owned(),
    }
}

/// What each unit of the roster did, the best first.
fn served(base: &[Trial]) -> Vec<Served> {
    let books = base.iter().flat_map(|it| (0..2).zip(&it.books));
    let mine = books.flat_map(|(seat, it)| it.squads.iter().filter(move |it| it.squad.seat.0 == seat));
    let mut all: BTreeMap<&str, Vec<&::sim::Record>> = BTreeMap::new();
    mine.filter(|it| it.squad.points > 0.0).for_each(|it| all.entry(&it.squad.name).or_default().push(it));
    let serve = |(name, all): (&str, Vec<&::sim::Record>)| {
        let models: u64 = all.iter().map(|it| u64::from(it.squad.models)).sum();
        let lost: u64 = all.iter().map(|it| u64::from(it.lost.min(it.squad.models))).sum();
        let destroyed: Vec<f64> = all.iter().map(|it| it.destroyed / it.squad.points).collect();
        let points = all.iter().map(|it| it.squad.points).sum::<f64>() / all.len().max(1) as f64;
        let survived = Share::new(models - lost, models);
        Served { name: name.to_owned(), points, destroyed: Mean::of(&destroyed), survived }
    };
    let mut all: Vec<Served> = all.into_iter().map(serve).collect();
    all.sort_by(|a, b| b.destroyed.mean.total_cmp(&a.destroyed.mean));
    all
}
