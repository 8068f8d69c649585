//! The report of the coach, as text and as JSON.

use std::collections::BTreeMap;

use muster::{Pack, Roster, RosterUnit};
use serde_json::{Value, json};
use studies::figures::{Mean, Share, Verdict, percent};

use super::{
    Changed, Tried,
    trial::{self, Trial},
};

/// The harm of each unit by distance.
pub struct Curves {
    /// To whom.
    pub target: String,
    /// What the distance is measured in.
    pub measure: &'static str,
    /// Every unit.
    pub all: Vec<Curve>,
}

/// A unit, and the harm one of its models is expected to do at each distance.
pub type Curve = (String, Vec<(u8, f64)>);

/// Everything the coach says.
pub struct Advice {
    name: String,
    share: Share,
    foes: Vec<(String, Share)>,
    units: Vec<Served>,
    changes: Tried,
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
    pub fn new(roster: &Roster, pack: &Pack, base: &[Trial], changes: Tried, curves: Curves) -> Advice {
        let mut foes: BTreeMap<&str, Vec<&Trial>> = BTreeMap::new();
        base.iter().for_each(|it| foes.entry(&it.foe).or_default().push(it));
        let mut foes: Vec<(String, Share)> =
            foes.into_iter().map(|(foe, it)| (foe.to_owned(), trial::share(it))).collect();
        foes.sort_by(|a, b| a.1.share.total_cmp(&b.1.share));
        let (name, share) = (roster.name.clone(), trial::share(base));
        Advice { name, share, foes, units: served(roster, pack, base), changes, curves }
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
            let sure = if destroyed.of > 1 { format!("± {:.2}", destroyed.half()) } else { "from one".to_owned() };
            out += &format!(
                "  {name:<28} {points:>4.0} points  {:.2} {sure}  {:>6}\n",
                destroyed.mean,
                percent(survived.share)
            );
        }
        out += &self.curves_text();
        out + &self.changes_text()
    }

    fn curves_text(&self) -> String {
        let Curves { target, measure, all } = &self.curves;
        let Some((_, longest)) = all.iter().max_by_key(|it| it.1.len()) else { return String::new() };
        let most = all.iter().flat_map(|it| &it.1).map(|it| it.1).fold(0.0, f64::max);
        let mut out = format!("\nHarm to a {target} expected of one model, by distance in {measure}\n  {:<28}", "");
        longest.iter().for_each(|(apart, _)| out += &format!(" {apart:>5}"));
        for (unit, curve) in all {
            out += &format!("\n  {unit:<28}");
            for (apart, _) in longest {
                let harm = curve.iter().find(|it| it.0 == *apart);
                out += &harm.map_or_else(|| "     -".to_owned(), |it| format!(" {:>5.2}", it.1));
            }
            out += &format!("  {}", curve.iter().map(|it| column(it.1, most)).collect::<String>());
        }
        out + "\n"
    }

    fn changes_text(&self) -> String {
        let Tried { legal, tried, best } = &self.changes;
        if best.is_empty() {
            return format!("\nOf {legal} legal changes of one unit, none was tried.\n");
        }
        let mut out = format!(
            "\nThe best of {tried} changes tried, of {legal} that are legal, measured on openings they were not picked by\n"
        );
        for it in best {
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
            "target": self.curves.target,
            "measure": self.curves.measure,
            "legal": self.changes.legal,
            "tried": self.changes.tried,
            "curves": self.curves.all.iter().map(|(unit, it)| json!({ "unit": unit, "harm": it })).collect::<Vec<_>>(),
            "changes": self.changes.best.iter().map(changed).collect::<Vec<_>>(),
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
        Verdict::Noise => ": noise".to_owned(),
    }
}

/// What a unit is called: as the roster has it, or else as the list has it.
pub fn label(unit: &RosterUnit, pack: &Pack) -> String {
    let listed = || pack.units.get(&unit.unit).map(|it| it.name.clone());
    unit.name.clone().or_else(listed).unwrap_or_else(|| unit.unit.clone())
}

/// How much of the most it is, as a little column.
fn column(harm: f64, most: f64) -> char {
    const COLUMNS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    if most > 0.0 { COLUMNS[(8.0 * harm / most).round().clamp(0.0, 8.0) as usize] } else { ' ' }
}

/// What each unit of the roster did, the best first. Squads stand in the books in the order of the roster; who joins another
/// is in the other's squad.
fn served(roster: &Roster, pack: &Pack, base: &[Trial]) -> Vec<Served> {
    let mut all: BTreeMap<(usize, String), Vec<(u64, &::sim::Record)>> = BTreeMap::new();
    for (opening, trial) in (0..).zip(base) {
        for (seat, book) in (0..2).zip(&trial.books) {
            let mine = book.squads.iter().filter(|it| it.squad.seat.0 == seat).enumerate();
            for (place, it) in mine.filter(|it| it.1.squad.points > 0.0) {
                all.entry((place, it.squad.unit.clone())).or_default().push((opening, it));
            }
        }
    }
    let named = |place: usize, unit: &str| {
        let same = |it: &&RosterUnit| it.unit == unit;
        let entry = roster.units.get(place).filter(same).or_else(|| roster.units.iter().find(same));
        entry.map_or_else(|| unit.to_owned(), |it| label(it, pack))
    };
    let serve = |((place, unit), all): ((usize, String), Vec<(u64, &::sim::Record)>)| {
        let models =
            all.iter().flat_map(|(opening, it)| (0..it.squad.models).map(|model| (*opening, model >= it.lost)));
        let survived = Share::counted(models);
        let destroyed: Vec<(u64, f64)> = all.iter().map(|it| (it.0, it.1.destroyed / it.1.squad.points)).collect();
        let points = all.iter().map(|it| it.1.squad.points).sum::<f64>() / all.len().max(1) as f64;
        Served { name: named(place, &unit), points, destroyed: Mean::of(&destroyed), survived }
    };
    let mut all: Vec<Served> = all.into_iter().map(serve).collect();
    all.sort_by(|a, b| b.destroyed.mean.total_cmp(&a.destroyed.mean));
    all
}
