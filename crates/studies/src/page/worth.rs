//! What units and weapons do for their points.

use super::{
    chart::{class, interval},
    escape,
    sections::share,
};
use crate::figures::{Armed, Mean, Verdict, Worth, by_luck, percent};

/// A unit or weapon that was there less often than this shows nothing.
pub const LEAST: u64 = 20;
/// How many of the best and of the worst are shown at once; all others can be unfolded.
const EDGE: usize = 10;

/// Every unit.
pub fn units(all: &[Worth]) -> String {
    let shown: Vec<&Worth> = all.iter().filter(|it| it.fielded >= LEAST).collect();
    if shown.is_empty() {
        return String::new();
    }
    let scale = Scale::of(shown.iter().map(|it| (it.fielded, &it.destroyed)));
    let rows: Vec<String> = shown.iter().map(|it| unit(it, &scale)).collect();
    let out = shown.iter().filter(|it| it.verdict != Verdict::Noise).count();
    format!(
        "<h2>Units for their points</h2>\n<p>Points of enemies removed for every point a unit cost; the mark is the average, {:.2}. {} \
         Who holds ground, heals or scouts removes nobody, and may be worth its points all the same.</p>\n",
        scale.average,
        by_luck(shown.len(), out, "units")
    ) + &edges(
        "<tr><th>unit</th><th class=\"bar\">removed a point</th><th class=\"bar\">its side won</th><th>points</th><th>fielded</th><th>survived</th>\
         <th>harm done*</th><th>suffered*</th></tr>",
        &rows,
        "units",
    ) + "<p class=\"soft\">* for every 100 points it cost</p>\n"
}

fn unit(it: &Worth, scale: &Scale) -> String {
    format!(
        "<tr><td>{}<div class=\"soft\">{}</div></td>{}{}<td>{:.0}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.1}</td></tr>\n",
        escape(&it.name),
        escape(&it.army),
        scale.bar(&it.destroyed, it.verdict),
        share(&it.wins),
        it.points,
        it.fielded,
        percent(it.survived.share),
        mean(&it.dealt, 1),
        it.suffered.mean,
    )
}

/// Every weapon in the hands of every unit.
pub fn weapons(all: &[Armed]) -> String {
    let mut shown: Vec<&Armed> = all.iter().filter(|it| it.used >= LEAST).collect();
    if shown.is_empty() {
        return String::new();
    }
    shown.sort_by(|a, b| b.destroyed.mean.total_cmp(&a.destroyed.mean));
    let scale = Scale::of(shown.iter().map(|it| (it.used, &it.destroyed)));
    let rows: Vec<String> = shown.iter().map(|it| weapon(it, &scale)).collect();
    let out = shown.iter().filter(|it| it.verdict != Verdict::Noise).count();
    format!(
        "<h2>Weapons for the points of who bears them</h2>\n<p>Points of enemies removed with a weapon for every point its bearer cost, in \
         battles in which it was used; the mark is the average, {:.2}. {}</p>\n",
        scale.average,
        by_luck(shown.len(), out, "weapons")
    ) + &edges(
        "<tr><th>weapon</th><th class=\"bar\">removed a point</th><th>harm an attack</th><th>attacks</th><th>models removed</th></tr>",
        &rows,
        "weapons",
    )
}

fn weapon(it: &Armed, scale: &Scale) -> String {
    format!(
        "<tr><td>{}<div class=\"soft\">{}</div></td>{}<td>{}</td><td>{}</td><td>{}</td></tr>\n",
        escape(&it.weapon),
        escape(&it.name),
        scale.bar(&it.destroyed, it.verdict),
        mean(&it.an_attack, 2),
        it.attacks,
        it.kills
    )
}

/// The best and the worst rows at once, and all of them folded away; all at once where there are few.
fn edges(head: &str, rows: &[String], what: &str) -> String {
    let table = |rows: &[String]| format!("<div class=\"wide\"><table>{head}\n{}</table></div>\n", rows.concat());
    if rows.len() <= 2 * EDGE {
        return table(rows);
    }
    let worst = &rows[rows.len() - EDGE..];
    format!(
        "<h3>The {EDGE} that remove most</h3>\n{}<h3>The {EDGE} that remove least</h3>\n{}\
         <details><summary>All {} {what}</summary>\n{}</details>\n",
        table(&rows[..EDGE]),
        table(worst),
        rows.len(),
        table(rows)
    )
}

/// The scale of a table's bars, and the average they are held against.
struct Scale {
    most: f64,
    average: f64,
}

impl Scale {
    /// Of these averages, each with how often it counts.
    fn of<'a>(all: impl Iterator<Item = (u64, &'a Mean)> + Clone) -> Scale {
        let most = all.clone().map(|it| it.1.high).filter(|it| it.is_finite()).fold(0.1, f64::max);
        let times = all.clone().map(|it| it.0).sum::<u64>() as f64;
        let average = all.map(|(times, it)| it.mean * times as f64).sum::<f64>() / times;
        Scale { most, average }
    }

    fn bar(&self, it: &Mean, verdict: Verdict) -> String {
        let words = format!("<span class=\"{}\">{}</span>", class(verdict), mean(it, 2));
        interval(&words, (it.mean, it.low, it.high), (self.most, self.average), verdict)
    }
}

fn mean(it: &Mean, digits: usize) -> String {
    format!("{:.digits$} <span class=\"soft\">± {:.digits$}</span>", it.mean, it.half())
}
