//! The charts: an interval on its scale, columns, and a grid of who beats whom.

use std::collections::{BTreeMap, BTreeSet};

use super::escape;
use crate::figures::{Matchup, Verdict};

/// The class a verdict is coloured by.
pub fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::More => "more",
        Verdict::Less => "less",
        Verdict::Noise => "noise",
    }
}

/// An interval on a scale from 0 to `most`, with a mark for what it is held against.
pub fn interval(at: f64, low: f64, high: f64, (most, even): (f64, f64), verdict: Verdict) -> String {
    let x = |value: f64| 200.0 * (value / most).clamp(0.0, 1.0);
    format!(
        "<svg viewBox=\"0 0 200 20\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <line class=\"even\" x1=\"{e:.1}\" x2=\"{e:.1}\" y1=\"0\" y2=\"20\" stroke-width=\"1\"/>\
         <line class=\"{c}\" x1=\"{l:.1}\" x2=\"{h:.1}\" y1=\"10\" y2=\"10\" stroke-width=\"3\" opacity=\".55\"/>\
         <rect class=\"{c}\" x=\"{a:.1}\" y=\"4\" width=\"3\" height=\"12\"/></svg>",
        e = x(even),
        l = x(low),
        h = x(high),
        a = x(at) - 1.5,
        c = class(verdict)
    )
}

/// Columns, one for each number.
pub fn columns(all: &BTreeMap<u32, u64>) -> String {
    let (Some(first), Some(last)) = (all.keys().next(), all.keys().next_back()) else { return String::new() };
    let (most, count) = (all.values().max().copied().unwrap_or(1).max(1), last - first + 1);
    let wide = 600.0 / f64::from(count.max(4));
    let mut out = "<svg viewBox=\"0 0 600 180\" role=\"img\" aria-label=\"how many battles ended in which turn\" \
                   style=\"max-width:100%\">\n"
        .to_owned();
    for (turn, battles) in all {
        let (x, high) = (f64::from(turn - first) * wide, 130.0 * *battles as f64 / most as f64);
        out += &format!(
            "<rect class=\"col\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\" rx=\"2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{battles}</text>\
             <text x=\"{:.1}\" y=\"172\" text-anchor=\"middle\">{turn}</text>\n",
            x + wide * 0.1,
            155.0 - high,
            wide * 0.8,
            x + wide * 0.5,
            150.0 - high,
            x + wide * 0.5
        );
    }
    out + "</svg>\n"
}

/// Who beats whom: rows against columns, in percent.
pub fn grid(matchups: &[Matchup]) -> String {
    let names: BTreeSet<&str> = matchups.iter().map(|it| it.army.as_str()).collect();
    let mut out = "<div class=\"wide\"><table class=\"grid\"><thead><tr><td></td>".to_owned();
    names.iter().for_each(|it| out += &format!("<th>{}</th>", escape(it)));
    out += "</tr></thead>\n";
    for row in &names {
        out += &format!("<tr><th>{}</th>", escape(row));
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
    let colour = match matchup.verdict {
        Verdict::More => "var(--more)",
        Verdict::Less => "var(--less)",
        Verdict::Noise => "var(--noise)",
    };
    let strength = (200.0 * (wins.share - 0.5).abs()).clamp(8.0, 60.0);
    format!(
        "<td style=\"background:color-mix(in srgb,{colour} {strength:.0}%,var(--card))\" title=\"{} of {}\">{:.0}</td>",
        wins.hits,
        wins.of,
        100.0 * wins.share
    )
}
