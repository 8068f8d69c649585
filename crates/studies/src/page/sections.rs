//! The parts of the page, from what matters most.

use super::{
    chart::{class, columns, grid, interval},
    escape,
};
use crate::figures::{Armed, Fairness, Figures, Mean, Share, Standing, Verdict, Worth, by_luck, percent};

/// The most rows of a table that are shown; the rest is in the JSON and the tables.
const ROWS: usize = 80;
/// A unit or weapon that was there less often than this shows nothing.
const LEAST: u64 = 20;

/// Everything.
pub fn all(figures: &Figures) -> String {
    let mut out = head(figures);
    out += &standings("Players", "against other players", &figures.players);
    out += &standings("Armies", "against other armies", &figures.armies);
    if figures.matchups.len() > 2 {
        out += "<h2>Who beats whom</h2>\n<p class=\"soft\">Percent of decided battles that the row won against the column. \
                Grey is noise.</p>\n";
        out += &grid(&figures.matchups);
    }
    out += &fairness("Missions", &figures.missions);
    out += &fairness("Tables", &figures.tables);
    out += &length(figures);
    out += &units(&figures.units);
    out += &weapons(&figures.weapons);
    out + &foot(figures)
}

fn head(figures: &Figures) -> String {
    let Figures { name, system, battles, draws, seat, first, length, .. } = figures;
    let tile = |what: &str, value: String, more: String| {
        format!("<div class=\"tile\">{what}<b>{value}</b><span class=\"soft\">{more}</span></div>\n")
    };
    let between = |it: &Share| format!("{} to {}", percent(it.low), percent(it.high));
    let mut out =
        format!("<h1>{}</h1>\n<p class=\"soft\">{}</p>\n<div class=\"tiles\">\n", escape(name), escape(system));
    out += &tile("Battles", battles.to_string(), format!("{} drawn", percent(draws.share)));
    out += &tile("Seat 0 won", percent(seat.share), between(seat));
    out += &tile("Who acted first won", percent(first.share), between(first));
    out += &tile("Turns", format!("{:.1}", length.turns.mean), format!("{:.0} orders", length.orders.mean));
    out += "</div>\n";
    figures.says.iter().for_each(|it| out += &format!("<p>{}</p>\n", escape(it)));
    out
}

fn standings(title: &str, against: &str, all: &[Standing]) -> String {
    if all.is_empty() {
        return String::new();
    }
    let out = all.iter().filter(|it| it.verdict != Verdict::Noise).count();
    let mut text = format!(
        "<h2>{title}</h2>\n<p>{}</p>\n<div class=\"wide\"><table><tr><th>who</th><th>won</th><th>between</th><th>of</th>\
         <th>{against}</th></tr>\n",
        by_luck(all.len(), out, &title.to_lowercase())
    );
    for it in all {
        text += &format!("<tr><td>{}</td>{}</tr>\n", escape(&it.name), share(&it.wins));
    }
    text + "</table></div>\n"
}

/// A share in four cells.
fn share(it: &Share) -> String {
    format!(
        "<td class=\"{}\">{}</td><td>{} to {}</td><td>{}</td><td class=\"bar\">{}</td>",
        class(it.verdict()),
        percent(it.share),
        percent(it.low),
        percent(it.high),
        it.of,
        interval(it.share, it.low, it.high, (1.0, 0.5), it.verdict())
    )
}

fn fairness(title: &str, all: &[Fairness]) -> String {
    let mut out = format!(
        "<h2>{title}</h2>\n<div class=\"wide\"><table><tr><th>{}</th><th>battles</th><th>seat 0</th><th>first</th><th>drawn</th>\
         <th>turns</th><th></th></tr>\n",
        title.trim_end_matches('s').to_lowercase()
    );
    for it in all {
        out += &format!(
            "<tr><td>{}</td><td>{}</td><td class=\"{}\">{}</td><td class=\"{}\">{}</td><td>{}</td><td>{:.1}</td>\
             <td class=\"says\">{}</td></tr>\n",
            escape(&it.name),
            it.battles,
            class(it.seat.verdict()),
            percent(it.seat.share),
            class(it.first.verdict()),
            percent(it.first.share),
            percent(it.draws.share),
            it.turns.mean,
            escape(&it.says)
        );
    }
    out + "</table></div>\n"
}

fn length(figures: &Figures) -> String {
    let length = &figures.length;
    let mut out = "<h2>Length</h2>\n".to_owned();
    out += &format!("<p>A battle takes {:.0} orders", length.orders.mean);
    if length.ended_in.is_empty() {
        return out + ".</p>\n";
    }
    out += &format!(" and ends in turn {:.1} on average. Battles by the turn they ended in:</p>\n", length.turns.mean);
    out + &columns(&length.ended_in)
}

fn mean(it: &Mean, digits: usize) -> String {
    format!("{:.digits$} <span class=\"soft\">± {:.digits$}</span>", it.mean, (it.high - it.low) / 2.0)
}

fn units(all: &[Worth]) -> String {
    let shown: Vec<&Worth> = all.iter().filter(|it| it.fielded >= LEAST).collect();
    if shown.is_empty() {
        return String::new();
    }
    let out = shown.iter().filter(|it| it.verdict != Verdict::Noise).count();
    let most = shown.iter().map(|it| it.destroyed.high).fold(0.1, f64::max);
    let fielded: f64 = shown.iter().map(|it| it.fielded as f64).sum();
    let average = shown.iter().map(|it| it.destroyed.mean * it.fielded as f64).sum::<f64>() / fielded;
    let mut text = format!(
        "<h2>Units for their points</h2>\n<p>Points of enemies removed for every point a unit cost; the average is {average:.2}. {}</p>\n\
         <div class=\"wide\"><table><tr><th>unit</th><th>points</th><th>fielded</th><th>removed a point</th><th></th>\
         <th>harm done a 100 points</th><th>suffered</th><th>survived</th><th>side won</th></tr>\n",
        by_luck(shown.len(), out, "units")
    );
    for it in shown.iter().take(ROWS) {
        text += &format!(
            "<tr><td title=\"{}\">{}</td><td>{:.0}</td><td>{}</td><td class=\"{}\">{}</td><td class=\"bar\">{}</td><td>{}</td>\
             <td>{:.1}</td><td>{}</td><td class=\"{}\">{}</td></tr>\n",
            escape(&it.unit),
            escape(&it.name),
            it.points,
            it.fielded,
            class(it.verdict),
            mean(&it.destroyed, 2),
            interval(it.destroyed.mean, it.destroyed.low, it.destroyed.high, (most, average), it.verdict),
            mean(&it.dealt, 1),
            it.suffered.mean,
            percent(it.survived.share),
            class(it.wins.verdict()),
            percent(it.wins.share)
        );
    }
    text + "</table></div>\n"
}

fn weapons(all: &[Armed]) -> String {
    let shown: Vec<&Armed> = all.iter().filter(|it| it.used >= LEAST).take(ROWS).collect();
    if shown.is_empty() {
        return String::new();
    }
    let mut text = "<h2>Weapons</h2>\n<details><summary>What was done with them, in whose hands</summary>\n\
                    <div class=\"wide\"><table><tr><th>weapon</th><th>unit</th><th>attacks</th><th>harm</th><th>harm an attack</th>\
                    <th>models removed</th><th>removed a point</th></tr>\n"
        .to_owned();
    for it in shown {
        text += &format!(
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            escape(&it.weapon),
            escape(&it.unit),
            it.attacks,
            it.dealt,
            mean(&it.an_attack, 2),
            it.kills,
            mean(&it.destroyed, 2)
        );
    }
    text + "</table></div></details>\n"
}

fn foot(figures: &Figures) -> String {
    let Figures { in_journal, troubles, digest, .. } = figures;
    let trouble = match troubles {
        0 => "all were played to their end".to_owned(),
        some => format!("{some} could not be played to their end and are left out"),
    };
    format!(
        "<h2>How to read this</h2>\n<p class=\"soft\">Rates are of decided battles, with Wilson's 95% intervals; averages with the usual \
         95% intervals. Where an interval holds the value it is compared with, the difference is noise and grey. Units and \
         weapons met fewer than {LEAST} times are left out. {in_journal} battles; {trouble}. Digest <code>{digest}</code></p>\n"
    )
}
