//! The log: one line a test, grouped by activation, and a tally of the dice.

use battle::{Seat, Tone};
use leptos::{html, prelude::*};

use crate::desk::{Desk, Why};
use crate::panels::Mark;
use crate::session::LogEntry;
use crate::words::{say, t};

/// How many lines are shown at first, and how many more at each asking.
const SHOWN: usize = 160;

/// Which lines are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Filter {
    All,
    Tests,
    Losses,
}

impl Filter {
    /// Headings stay, so that one sees whose activation a line belongs to.
    fn shows(self, told: &LogEntry) -> bool {
        match self {
            Filter::All => true,
            Filter::Tests => told.tone != Tone::Plain,
            Filter::Losses => matches!(told.tone, Tone::Loss | Tone::Heading),
        }
    }
}

/// The log.
#[component]
pub fn Log() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let filter = RwSignal::new(Filter::All);
    let shown = RwSignal::new(SHOWN);
    let lines = move || {
        let log = desk.log.get();
        let lines = log.iter().filter(|it| filter.get().shows(it)).rev().take(shown.get());
        let mut lines: Vec<LogEntry> = lines.cloned().collect();
        lines.reverse();
        grouped(lines)
    };
    let more = move || desk.log.get().iter().filter(|it| filter.get().shows(it)).nth(shown.get()).is_some();
    let frame = NodeRef::<html::Div>::new();
    Effect::new(move || {
        desk.log.track();
        request_animation_frame(move || show_latest(frame));
    });
    let chip = move |to: Filter, word: &'static str, test: &'static str| {
        view! {
            <button class="chipb" class:on=move || filter.get() == to aria-pressed=move || (filter.get() == to).to_string()
                data-test=test on:click=move |_| filter.set(to)>{move || t(word)}</button>
        }
    };
    view! {
        <section class="log" aria-label=move || t("page-log")>
            <div class="lh"><span class="caps">{move || t("page-log")}</span>
                {chip(Filter::Tests, "page-log-tests", "log-tests")}
                {chip(Filter::Losses, "page-log-losses", "log-losses")}
                {chip(Filter::All, "page-log-all", "log-all")}
            </div>
            <div class="lines" role="log" aria-live="polite" tabindex="0" aria-label=t("page-log") node_ref=frame>
                {move || {
                    let lines = lines();
                    if lines.is_empty() {
                        view! { <p class="empty">{t("page-log-empty")}</p> }.into_any()
                    } else {
                        lines.into_iter().map(|(told, latest)| view! { <LogLine told latest/> }).collect_view().into_any()
                    }
                }}
                {move || more().then(|| view! {
                    <button class="earlier" data-test="log-earlier" on:click=move |_| shown.update(|it| *it += 4 * SHOWN)>{t("page-log-earlier")}</button>
                })}
            </div>
            <Luck/>
        </section>
    }
}

/// Scrolls as far as the latest line needs.
fn show_latest(frame: NodeRef<html::Div>) {
    let Some(frame) = frame.try_get_untracked().flatten() else { return };
    if let Some(latest) = frame.query_selector(".latest").ok().flatten() {
        let (line, view) = (latest.get_bounding_client_rect(), frame.get_bounding_client_rect());
        let below = (line.bottom() - view.bottom()).max(0.0);
        let above = (view.top() - line.top()).max(0.0);
        frame.set_scroll_top(frame.scroll_top() + (below - above) as i32);
    }
}

/// The latest group first, each group in the order it happened; and which line is the latest.
fn grouped(lines: Vec<LogEntry>) -> Vec<(LogEntry, bool)> {
    let mut groups: Vec<Vec<LogEntry>> = Vec::new();
    for told in lines {
        if told.tone == Tone::Heading || groups.is_empty() {
            groups.push(Vec::new());
        }
        if let Some(group) = groups.last_mut() {
            group.push(told);
        }
    }
    let latest = groups.last().map_or(0, Vec::len);
    groups.into_iter().rev().flatten().enumerate().map(|(at, told)| (told, at + 1 == latest)).collect()
}

/// A line: its words show on the table what it is about, its die says why.
#[component]
fn LogLine(told: LogEntry, latest: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = say(&told.line);
    if told.tone == Tone::Heading {
        return view! { <div class="act"><Mark seat=told.seat name="flag" size="s"/>{words}</div> }.into_any();
    }
    let class = if told.tone == Tone::Loss { "ll loss" } else { "ll" };
    let shape = match told.tone {
        Tone::Best => "d20 crit",
        Tone::Passed => "d20 ok",
        Tone::Plain | Tone::Heading | Tone::Failed | Tone::Loss => "d20",
    };
    let die = told.die().map(|face| view! { <span class=shape>{face}</span> });
    let asks = told.need().is_some() || told.rule().is_some();
    let why = asks.then(|| Why::LogEntry(told.clone()));
    let show = move |_| desk.show_line(&told);
    view! {
        <div class=class class:latest=latest>
            <button class="show" title=t("page-log-show") data-test="log-show" on:click=show>{words}</button>
            {match why {
                Some(why) => view! { <button class="lw" title=t("page-log-why") data-test="log-why" on:click=move |_| desk.ask(why.clone())>{die}<i aria-hidden="true">"?"</i><span class="heard">{t("page-log-why")}</span></button> }.into_any(),
                None => view! { <span>{die}</span> }.into_any(),
            }}
        </div>
    }
    .into_any()
}

/// Tests passed and expected, by the seat that rolled.
#[component]
fn Luck() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tally = move |seat: Seat| {
        let log = desk.log.get();
        let tests = log.iter().filter_map(|it| it.tally).filter(|it| it.seat == seat);
        tests.fold((0, 0, 0.0), |(of, passed, expected), it| {
            (of + 1, passed + i32::from(it.passed), expected + it.chance)
        })
    };
    let part = move |seat: Seat| {
        let (of, passed, expected) = tally(seat);
        let tenths = (expected * 10.0).round() as i32;
        let line = battle::Line::new("page-luck").with("passed", passed).with("of", of);
        let line = line.with("whole", tenths / 10).with("tenth", tenths % 10);
        view! { <span data-luck=seat.0.to_string()><Mark seat name="flag" size="s"/>{say(&line)}</span> }
    };
    let any = Memo::new(move |_| desk.log.get().iter().any(|it| it.tally.is_some()));
    view! {
        <div class="luck" class:hide=move || !any.get()><span class="caps">{move || t("page-dice")}</span>
            {move || (0..desk.sitters.get().len() as u8).map(|it| part(Seat(it))).collect_view()}
        </div>
    }
}
