//! The charts: an interval on its scale, columns, and a grid of who beats whom.

use std::collections::{BTreeMap, BTreeSet};

use super::escape;
use crate::figures::{Matchup, Verdict, percent};

/// The most columns of a chart but the last, which stands for the rest.
const COLUMNS: u32 = 12;
/// The share of battles that the columns show one by one.
const MOST: f64 = 0.95;

/// The class a verdict is coloured by.
pub fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::More => "more",
        Verdict::Less => "less",
        Verdict::Noise => "noise",
    }
}

/// A value above its interval on a scale from 0 to `most`, with a mark for what it is held against.
pub fn interval(words: &str, (at, low, high): (f64, f64, f64), (most, even): (f64, f64), verdict: Verdict) -> String {
    let x = |value: f64| 200.0 * (value / most).clamp(0.0, 1.0);
    let line = |class: &str, from: f64, to: f64, (top, bottom): (u8, u8), wide: u8| {
        format!(
            "<line class=\"{class}\" x1=\"{from:.1}\" x2=\"{to:.1}\" y1=\"{top}\" y2=\"{bottom}\" stroke-width=\"{wide}\"/>"
        )
    };
    let colour = class(verdict);
    format!(
        "<td class=\"bar\">{words}<svg viewBox=\"0 0 200 12\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{}{}{}{}</svg></td>",
        line("scale", 0.0, 200.0, (6, 6), 1),
        line("even", x(even), x(even), (0, 12), 2),
        line(&format!("{colour} faint"), x(low), x(high), (6, 6), 4),
        line(colour, x(at), x(at), (1, 11), 3),
    )
}

/// Columns, one for each number; wider ones where there are many, and one for the few that are far out.
pub fn columns(all: &BTreeMap<u32, u64>) -> String {
    let grouped = grouped(all);
    let most = grouped.iter().map(|it| it.1).max().unwrap_or(1).max(1);
    let wide = 600.0 / (grouped.len().max(4) as f64);
    let mut out = "<svg class=\"columns\" viewBox=\"0 0 600 180\" role=\"img\" aria-label=\"how many battles ended in which turn\">\n"
        .to_owned();
    for (at, (name, battles)) in grouped.iter().enumerate() {
        let (x, high) = (at as f64 * wide, 125.0 * *battles as f64 / most as f64);
        let middle = x + wide * 0.5;
        out += &format!(
            "<rect class=\"col\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\" rx=\"2\"/>\
             <text x=\"{middle:.1}\" y=\"{:.1}\">{battles}</text><text x=\"{middle:.1}\" y=\"174\">{name}</text>\n",
            x + wide * 0.1,
            155.0 - high,
            wide * 0.8,
            150.0 - high,
        );
    }
    out + "</svg>\n"
}

/// The numbers put together so that there are few columns, each with its name.
fn grouped(all: &BTreeMap<u32, u64>) -> Vec<(String, u64)> {
    let Some(first) = all.keys().next().copied() else { return Vec::new() };
    let whole = all.values().sum::<u64>() as f64;
    let mut seen = 0;
    let usual = all.iter().find_map(|(number, count)| {
        seen += count;
        (seen as f64 >= MOST * whole).then_some(*number)
    });
    let last = usual.unwrap_or(first);
    let step = (last - first + 1).div_ceil(COLUMNS);
    let columns = (last - first) / step + 1;
    let beyond = first + columns * step;
    let name = |at: u32| match step {
        1 => (first + at).to_string(),
        _ => format!("{}–{}", first + at * step, first + (at + 1) * step - 1),
    };
    let count = |from: u32, to: u32| all.range(from..to).map(|it| it.1).sum::<u64>();
    let mut grouped: Vec<(String, u64)> =
        (0..columns).map(|at| (name(at), count(first + at * step, first + (at + 1) * step))).collect();
    let rest = count(beyond, u32::MAX);
    if rest > 0 {
        grouped.push((format!("{beyond}+"), rest));
    }
    grouped
}

/// Who beats whom: rows against columns, in percent.
pub fn grid(matchups: &[Matchup]) -> String {
    let names: BTreeSet<&str> = matchups.iter().map(|it| it.army.as_str()).collect();
    let mut out = "<div class=\"wide\"><table class=\"grid\"><thead><tr><td></td>".to_owned();
    names.iter().for_each(|it| out += &format!("<th scope=\"col\">{}</th>", escape(it)));
    out += "</tr></thead>\n";
    for row in &names {
        out += &format!("<tr><th scope=\"row\">{}</th>", escape(row));
        for column in &names {
            out += &matchups
                .iter()
                .find(|it| it.army == *row && it.against == *column)
                .map_or_else(|| "<td></td>".to_owned(), cell);
        }
        out += "</tr>\n";
    }
    out + "</table></div>\n"
}

fn cell(matchup: &Matchup) -> String {
    let wins = &matchup.wins;
    let strength = (200.0 * (wins.share - 0.5).abs()).clamp(8.0, 60.0);
    format!(
        "<td style=\"background:color-mix(in srgb,var(--{}) {strength:.0}%,var(--card))\" title=\"{} of {}, between {} and {}\">{:.0}</td>",
        class(matchup.verdict),
        wins.hits,
        wins.of,
        percent(wins.low),
        percent(wins.high),
        100.0 * wins.share
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(all: &[(u32, u64)]) -> Vec<String> {
        grouped(&all.iter().copied().collect()).into_iter().map(|(name, count)| format!("{name}: {count}")).collect()
    }

    #[test]
    fn columns_are_few_and_hold_every_battle() {
        assert_eq!(names(&[]), [""; 0]);
        assert_eq!(names(&[(3, 4), (5, 1)]), ["3: 4", "4: 0", "5: 1"]);
        assert_eq!(names(&[(1, 60), (2, 36), (200, 4)]), ["1: 60", "2: 36", "3+: 4"]);
        let long: Vec<(u32, u64)> = (1..=100).map(|it| (it, 1)).collect();
        let long = names(&long);
        assert_eq!((long[0].as_str(), long[11].as_str(), long[12].as_str()), ("1–8: 8", "89–96: 8", "97+: 4"));
    }
}
