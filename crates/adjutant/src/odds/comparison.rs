//! Odds side by side: a page about one case, a table or a chart of several.

use std::fmt::Write;

use battle::chain::{Losses, Prospect};
use serde_json::{Value, json};

use super::chart::{bars_of, object_of, per_cent};

/// The odds of every loss, and the points of both sides.
pub type Odds = (Prospect<Losses>, [f64; 2]);

/// How wide the bar of the best row is.
const BAR: f64 = 24.0;

/// One line of a comparison.
pub struct Row {
    /// What it is called.
    pub label: String,
    /// What comes of it.
    pub odds: Prospect<Losses>,
    /// The points of the attackers and of the targets.
    pub points: [f64; 2],
    /// How many targets there were.
    pub targets: u32,
}

fn models(it: &Losses) -> i32 {
    i32::from(it.targets)
}

fn wounds(it: &Losses) -> i32 {
    i32::from(it.wounds)
}

fn own_models(it: &Losses) -> i32 {
    i32::from(it.attackers)
}

/// What the figures may be short by.
fn left_out(chance: f64) -> String {
    if chance == 0.0 { String::new() } else { format!("\nUnlikely ways left out: {chance:.1e} of all chance.\n") }
}

impl Row {
    fn mean(&self, of: fn(&Losses) -> i32) -> f64 {
        self.odds.counts(of).iter().fold(0.0, |sum, (count, chance)| sum + f64::from(*count) * chance)
    }

    /// How far the count is from its mean, usually.
    fn spread(&self, of: fn(&Losses) -> i32) -> f64 {
        let mean = self.mean(of);
        let far = |count: i32| (f64::from(count) - mean) * (f64::from(count) - mean);
        self.odds.counts(of).iter().fold(0.0, |sum, (count, chance)| sum + far(*count) * chance).sqrt()
    }

    /// The points of the models lost, on average.
    fn points_lost(&self) -> f64 {
        self.mean(models) * self.points[1] / f64::from(self.targets)
    }

    /// The points lost for a hundred spent.
    fn for_a_hundred(&self) -> f64 {
        if self.points[0] > 0.0 { 100.0 * self.points_lost() / self.points[0] } else { 0.0 }
    }

    /// All there is to say about one case.
    pub fn told(&self, targets: &str, answered: bool) -> String {
        let mut told = format!("{} against {targets}\n\n", self.label);
        let _ = writeln!(told, "Models lost\n{}", bars_of(self.odds.counts(models)));
        let _ = writeln!(told, "Wounds lost\n{}", bars_of(self.odds.counts(wounds)));
        if answered {
            let _ = writeln!(told, "Attackers lost in return\n{}", bars_of(self.odds.counts(own_models)));
        }
        let _ = writeln!(
            told,
            "One or more models: {}; all: {}. On average {:.3} models, {:.3} wounds, {:.1} points for {:.0} spent.",
            per_cent(self.odds.chance(|it| it.targets > 0)),
            per_cent(self.odds.chance(|it| u32::from(it.targets) == self.targets)),
            self.mean(models),
            self.mean(wounds),
            self.points_lost(),
            self.points[0],
        );
        told + &left_out(self.odds.neglected)
    }

    /// The same for machines.
    pub fn json(&self, targets: &str) -> Value {
        json!({
            "attackers": self.label,
            "targets": targets,
            "points": self.points,
            "models_lost": object_of(self.odds.counts(models)),
            "wounds": object_of(self.odds.counts(wounds)),
            "own_models_lost": object_of(self.odds.counts(own_models)),
            "mean_models_lost": self.mean(models),
            "mean_wounds": self.mean(wounds),
            "spread_wounds": self.spread(wounds),
            "mean_points_lost": self.points_lost(),
            "points_lost_for_100": self.for_a_hundred(),
            "neglected": self.odds.neglected,
            "states": self.odds.states,
        })
    }
}

/// Rows under each other, with a bar for the mean of the wounds.
pub fn table(rows: &[Row], targets: &str, answered: bool) -> String {
    let wide = rows.iter().map(|it| it.label.chars().count()).max().unwrap_or(0);
    let most = rows.iter().map(|it| it.mean(wounds)).fold(0.0, f64::max);
    let mut told = format!("Against {targets}:\n\n");
    let own = if answered { "  own models lost" } else { "" };
    let heads = "points  models lost  wounds (spread)  one or more  points lost  for 100 points";
    let _ = writeln!(told, "{:wide$}  {heads}{own}", "");
    for row in rows {
        let mean = row.mean(wounds);
        let _ = write!(
            told,
            "{:wide$}  {:>6.0}  {:>11.2}  {mean:>7.2} ({:>4.2})  {:>12}  {:>11.1}  {:>14.1}",
            row.label,
            row.points[0],
            row.mean(models),
            row.spread(wounds),
            per_cent(row.odds.chance(|it| it.targets > 0)),
            row.points_lost(),
            row.for_a_hundred(),
        );
        let own = if answered { format!("  {:>15.2}", row.mean(own_models)) } else { String::new() };
        let bar = if most > 0.0 { (mean / most * BAR).round() as usize } else { 0 };
        let _ = writeln!(told, "{own}  {}", "█".repeat(bar));
    }
    told + &left_out(rows.iter().map(|it| it.odds.neglected).fold(0.0, f64::max))
}

/// The mean of the wounds as bars with their spread as whiskers, one row of them each.
pub fn svg(rows: &[Row], targets: &str) -> String {
    const LINE: usize = 28;
    let most = rows.iter().map(|it| it.mean(wounds) + it.spread(wounds)).fold(0.1, f64::max);
    let scale = |it: f64| 300.0 + it.max(0.0) / most * 380.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Wounds lost by {}</title>\n",
        LINE * rows.len() + 12,
        escaped(targets),
    );
    for (at, row) in rows.iter().enumerate() {
        let (y, mean, spread) = (LINE * at + 10, row.mean(wounds), row.spread(wounds));
        let (label, end, middle) = (escaped(&row.label), scale(mean), y + 10);
        let (from, to) = (scale(mean - spread), scale(mean + spread));
        let _ = writeln!(
            svg,
            "<text x=\"290\" y=\"{}\" text-anchor=\"end\">{label}</text>\
             <rect x=\"300\" y=\"{y}\" width=\"{:.1}\" height=\"20\" fill=\"#4a7\"/>\
             <path d=\"M{from:.1} {middle}H{to:.1}\" stroke=\"#222\"/>\
             <text x=\"{:.1}\" y=\"{}\">{mean:.2}</text>",
            y + 15,
            end - 300.0,
            to + 8.0,
            y + 15,
        );
    }
    svg + "</svg>\n"
}

/// Text as it may stand in a drawing.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
