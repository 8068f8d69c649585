//! The parts of the page, from what matters most.

use super::{
    chart::{class, columns, grid, interval},
    escape, worth,
};
use crate::figures::{Fairness, Figures, Share, Standing, Verdict, by_luck, percent};

/// Everything.
pub fn all(figures: &Figures) -> String {
    let mut out = head(figures);
    out += &standings("Players", "players", &figures.players);
    out += &standings("Armies", "armies", &figures.armies);
    if figures.matchups.len() > 2 {
        out += "<h2>Who beats whom</h2>\n<p class=\"soft\">Percent of decided battles that the row won against the column. \
                Grey is noise; of these cells, too, one in twenty is coloured by luck.</p>\n";
        out += &grid(&figures.matchups);
    }
    out += &fairness("Missions", "mission", &figures.missions);
    out += &fairness("Tables", "table", &figures.tables);
    out += &length(figures);
    out += &worth::units(&figures.units);
    out += &worth::weapons(&figures.weapons);
    out + &foot(figures)
}

fn head(figures: &Figures) -> String {
    let Figures { name, system, battles, draws, seat, first, length, played_by, .. } = figures;
    let tile = |what: &str, value: String, more: String| {
        format!("<div class=\"tile\">{what}<b>{value}</b><span class=\"soft\">{more}</span></div>\n")
    };
    let between = |it: &Share| format!("{} to {}", percent(it.low), percent(it.high));
    let by = match played_by.is_empty() {
        true => String::new(),
        false => format!(", played by {} (the states it may look at for one answer)", played_by.join(", ")),
    };
    let mut out = format!(
        "<h1>{}</h1>\n<p class=\"soft\">{}{}</p>\n<div class=\"tiles\">\n",
        escape(name),
        escape(system),
        escape(&by)
    );
    out += &tile("Battles", battles.to_string(), format!("{} drawn", percent(draws.share)));
    out += &tile("Seat 0 won", percent(seat.share), between(seat));
    out += &tile("Who acted first won", percent(first.share), between(first));
    out += &tile("Turns", format!("{:.1}", length.turns.mean), format!("{:.0} orders", length.orders.mean));
    out += "</div>\n";
    figures.says.iter().for_each(|it| out += &format!("<p>{}</p>\n", escape(it)));
    out
}

fn standings(title: &str, what: &str, all: &[Standing]) -> String {
    if all.is_empty() {
        return String::new();
    }
    let out = all.iter().filter(|it| it.verdict != Verdict::Noise).count();
    let mut text = format!(
        "<h2>{title}</h2>\n<p>How often each won against other {what}, on a scale from 0 to 100%; the mark is an even chance. {}</p>\n\
         <div class=\"wide\"><table><tr><th>who</th><th class=\"bar\">won</th><th>battles</th><th></th></tr>\n",
        by_luck(all.len(), out, what)
    );
    for it in all {
        let says = match it.verdict {
            Verdict::More => "more than half",
            Verdict::Less => "less than half",
            Verdict::Noise => "noise: it may be even",
        };
        text += &format!(
            "<tr><td>{}</td>{}<td>{}</td><td class=\"says\">{says}</td></tr>\n",
            escape(&it.name),
            share(&it.wins),
            it.wins.of
        );
    }
    text + "</table></div>\n"
}

/// A share held against an even chance.
pub fn share(it: &Share) -> String {
    let words = format!(
        "<span class=\"{}\">{}</span> <span class=\"soft\">{} to {}</span>",
        class(it.verdict()),
        percent(it.share),
        percent(it.low),
        percent(it.high)
    );
    interval(&words, (it.share, it.low, it.high), (1.0, 0.5), it.verdict())
}

/// Missions or tables; one alone is the whole study, and was told already.
fn fairness(title: &str, what: &str, all: &[Fairness]) -> String {
    if all.len() < 2 {
        return String::new();
    }
    let rates = all.iter().flat_map(|it| [it.seat, it.first]);
    let out = rates.filter(|it| it.verdict() != Verdict::Noise).count();
    let mut text = format!(
        "<h2>{title}</h2>\n<p>How often seat 0, and whoever acted first, won. {}</p>\n\
         <div class=\"wide\"><table><tr><th>{what}</th><th class=\"bar\">seat 0 won</th><th class=\"bar\">who acted first won</th><th></th><th>battles</th>\
         <th>drawn</th><th>turns</th></tr>\n",
        by_luck(2 * all.len(), out, "rates")
    );
    for it in all {
        text += &format!(
            "<tr><td>{}</td>{}{}<td class=\"says\">{}</td><td>{}</td><td>{}</td><td>{:.1}</td></tr>\n",
            escape(&spaced(&it.name)),
            share(&it.seat),
            share(&it.first),
            escape(&it.says),
            it.battles,
            percent(it.draws.share),
            it.turns.mean
        );
    }
    text + "</table></div>\n"
}

/// A word of a study file with its parts apart: `SearchAndDestroy` is read more easily so.
fn spaced(word: &str) -> String {
    let mut out = String::new();
    for it in word.chars() {
        if it.is_uppercase() && out.ends_with(char::is_lowercase) {
            out.push(' ');
        }
        out.push(it);
    }
    out
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

fn foot(figures: &Figures) -> String {
    let Figures { in_journal, troubles, digest, .. } = figures;
    let trouble = match troubles {
        0 => "all were played to their end".to_owned(),
        some => format!("{some} could not be played to their end and are left out"),
    };
    let least = worth::LEAST;
    format!(
        "<h2>How to read this</h2>\n<div class=\"soft\"><p>Rates are of decided battles, with Wilson's 95% intervals; averages with the usual \
         95% intervals. Both are wider where battles from the same opening ended alike, because those are less evidence than as many \
         from openings of their own. Where an interval holds the value it is compared with, the difference is noise and grey.</p>\n\
         <p>Seat 0 is the side that was named first. Who acts first is settled by the game and by what players choose: where players differ in \
         strength, that rate tells about them, too.</p>\n\
         <p>These are battles between programs. What a program does not see, it makes no use of: a unit may be worth more in other hands.</p>\n\
         <p>Units and weapons met fewer than {least} times are left out. {in_journal} battles; {trouble}. Digest <code>{digest}</code></p></div>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::spaced;

    #[test]
    fn words_of_missions_are_spaced() {
        assert_eq!(spaced("SearchAndDestroy"), "Search And Destroy");
        assert_eq!(spaced("depot"), "depot");
        assert_eq!(spaced("first-patrol B7"), "first-patrol B7");
    }
}
