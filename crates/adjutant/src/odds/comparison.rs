//! Output of match-ups: details of one case, a table or a chart of several.

use std::fmt::Write;

use kit::chart::{bars, per_cent};
use odds::{Toll, chart::escaped, mean, spread};
use serde_json::{Value, json};

use super::chart::object;

/// How wide the bar of the best row is.
const BAR: f64 = 24.0;

/// One line of a comparison.
pub struct Row {
    /// What it is called.
    pub label: String,
    /// What comes of it.
    pub toll: Toll,
}

/// What the figures may be short by.
fn left_out(chance: f64) -> String {
    if chance == 0.0 { String::new() } else { format!("\nUnlikely ways left out: {chance:.1e} of all chance.\n") }
}

impl Row {
    fn mean_wounds(&self) -> f64 {
        mean(&self.toll.wounds())
    }

    /// All there is to say about one case.
    pub fn told(&self, targets: &str, answered: bool) -> String {
        let mut told = format!("{} against {targets}\n\n", self.label);
        let _ = writeln!(told, "Models lost\n{}", bars(self.toll.models()));
        let _ = writeln!(told, "Wounds lost\n{}", bars(self.toll.wounds()));
        if answered {
            let _ = writeln!(told, "Attackers lost in return\n{}", bars(self.toll.own_models()));
        }
        let _ = writeln!(
            told,
            "One or more models: {}; all: {}. On average {:.3} models, {:.3} wounds, {:.1} points for {:.0} spent.",
            per_cent(self.toll.any()),
            per_cent(self.toll.all()),
            mean(&self.toll.models()),
            self.mean_wounds(),
            self.toll.points_lost(),
            self.toll.points[0],
        );
        told + &left_out(self.toll.odds.neglected)
    }

    /// The same for machines.
    pub fn json(&self, targets: &str) -> Value {
        json!({
            "attackers": self.label,
            "targets": targets,
            "points": self.toll.points,
            "models_lost": object(self.toll.models()),
            "wounds": object(self.toll.wounds()),
            "own_models_lost": object(self.toll.own_models()),
            "mean_models_lost": mean(&self.toll.models()),
            "mean_wounds": self.mean_wounds(),
            "spread_wounds": spread(&self.toll.wounds()),
            "mean_points_lost": self.toll.points_lost(),
            "points_lost_for_100": self.toll.for_a_hundred(),
            "neglected": self.toll.odds.neglected,
            "states": self.toll.odds.states,
        })
    }
}

/// Rows under each other, with a bar for the mean of the wounds.
pub fn table(rows: &[Row], targets: &str, answered: bool) -> String {
    let wide = rows.iter().map(|it| it.label.chars().count()).max().unwrap_or(0);
    let most = rows.iter().map(Row::mean_wounds).fold(0.0, f64::max);
    let mut told = format!("Against {targets}:\n\n");
    let own = if answered { "  own models lost" } else { "" };
    let heads = "points  models lost  wounds (spread)  one or more  points lost  for 100 points";
    let _ = writeln!(told, "{:wide$}  {heads}{own}", "");
    for row in rows {
        let wounds = row.mean_wounds();
        let _ = write!(
            told,
            "{:wide$}  {:>6.0}  {:>11.2}  {wounds:>7.2} ({:>4.2})  {:>12}  {:>11.1}  {:>14.1}",
            row.label,
            row.toll.points[0],
            mean(&row.toll.models()),
            spread(&row.toll.wounds()),
            per_cent(row.toll.any()),
            row.toll.points_lost(),
            row.toll.for_a_hundred(),
        );
        let own = if answered { format!("  {:>15.2}", mean(&row.toll.own_models())) } else { String::new() };
        let bar = if most > 0.0 { (wounds / most * BAR).round() as usize } else { 0 };
        let _ = writeln!(told, "{own}  {}", "█".repeat(bar));
    }
    told + &left_out(rows.iter().map(|it| it.toll.odds.neglected).fold(0.0, f64::max))
}

/// The mean of the wounds as bars with their spread as whiskers, one row of them each.
pub fn svg(rows: &[Row], targets: &str) -> String {
    const LINE: usize = 28;
    let most = rows.iter().map(|it| it.mean_wounds() + spread(&it.toll.wounds())).fold(0.1, f64::max);
    let scale = |it: f64| 300.0 + it.max(0.0) / most * 380.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 {}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Wounds lost by {}</title>\n",
        LINE * rows.len() + 12,
        escaped(targets),
    );
    for (at, row) in rows.iter().enumerate() {
        let (y, mean, usual) = (LINE * at + 10, row.mean_wounds(), spread(&row.toll.wounds()));
        let (label, end, middle) = (escaped(&row.label), scale(mean), y + 10);
        let (from, to) = (scale(mean - usual), scale(mean + usual));
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
