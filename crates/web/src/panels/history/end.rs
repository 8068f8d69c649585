//! The end of a battle: why it was won, the score by what it was earned for, losses, dice against expectation, and the moments that
//! decided it, which are played again when they are clicked.

use std::collections::BTreeMap;

use battle::{Arg, Beat, Seat};
use catalogue::RuleId;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::panels::{Mark, history::luck};
use crate::session::LogEntry;
use crate::stage::chapters::moments;
use crate::stage::pace::Speed;
use crate::words::{say, t, title};

/// How many moments are named.
const MOMENTS: usize = 3;

/// Everything that is told of the end.
#[component]
pub fn EndTold() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let verdict = desk.with(|it| it.verdict());
    let log = desk.log.get_untracked();
    let seats: Vec<Seat> = Seat::first(desk.sitters.get_untracked().len() as u8).collect();
    let reason = verdict.first().map(|it| view! { <p class="reason" data-test="over-reason">{say(it)}</p> });
    let points = verdict.iter().skip(1).map(|it| view! { <li>{say(it)}</li> }).collect_view();
    let sources = sources(&log).into_iter().map(|((seat, rule), vps)| {
        view! { <li><Mark seat name="flag" size="s"/>{title(rule)}" "<b>{vps}</b></li> }
    });
    let rows = seats.iter().map(|seat| {
        let (lost, dice) = (lost(&log, *seat), luck(&log, *seat));
        view! { <tr><th scope="row"><Mark seat=*seat name="flag" size="s"/>{desk.who(*seat)}</th><td>{lost}</td><td>{dice}</td></tr> }
    });
    let moments = moments(&log, MOMENTS).into_iter().map(|at| {
        let order = log[at].order;
        let from = log.iter().position(|it| it.order == order).unwrap_or(at);
        let to = log.iter().rposition(|it| it.order == order).map_or(at + 1, |it| it + 1);
        let heavy = log[from..to].iter().filter_map(|it| it.cue.as_ref().filter(|it| it.weight > 0));
        let words: Vec<String> = heavy.filter(|it| it.beat != Beat::Harm).map(|it| say(&it.word)).collect();
        let words = if words.is_empty() { say(&log[at].line) } else { words.join(", ") };
        let watch = move |_| desk.perform_again(from, to, Some(Speed::Calm));
        view! { <button class="btn" data-test="moment" on:click=watch>"▶ "{words}</button> }
    });
    view! {
        {reason}
        <ul class="points">{points}{sources.collect_view()}</ul>
        <table class="risk" data-test="over-numbers">
            <thead><tr><th></th><th>{t("page-over-lost-models")}</th><th>{t("page-over-dice")}</th></tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        <div class="more">{moments.collect_view()}</div>
    }
}

/// What was scored for what, where the log tells of a score with its number and rule.
fn sources(log: &[LogEntry]) -> BTreeMap<(Seat, RuleId), i64> {
    let mut sources = BTreeMap::new();
    for entry in log {
        let Some(seat) = entry.cue.as_ref().filter(|it| it.beat == Beat::Score).and_then(|it| it.seat) else {
            continue;
        };
        if let (Some(Arg::Number(vps)), Some(Arg::Rule(rule))) = (entry.line.arg("vps"), entry.line.arg("rule")) {
            *sources.entry((seat, *rule)).or_default() += vps;
        }
    }
    sources
}

/// How many of a seat's fell.
fn lost(log: &[LogEntry], seat: Seat) -> usize {
    log.iter().filter_map(|it| it.cue.as_ref()).filter(|it| it.beat == Beat::Fall && it.seat == Some(seat)).count()
}
