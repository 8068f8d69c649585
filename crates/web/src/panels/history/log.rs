//! The log, oldest first: a card for each activation, a band for each turn, and a tally of the dice.

use std::collections::BTreeMap;
use std::sync::Arc;

use battle::{Arg, Line, Seat, Tone};
use leptos::{html, prelude::*};

use crate::desk::{Desk, Why};
use crate::panels::{Mark, history::luck};
use crate::session::LogEntry;
use crate::stage::chapters::{Chapter, Row, chapters, is_open, rows};
use crate::stage::dice::{Die, die};
use crate::stage::{again, is_to_be_seen};
use crate::table::models::model::side;
use crate::words::{say, t, t_with};

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
    let (filter, shown) = (RwSignal::new(Filter::All), RwSignal::new(SHOWN));
    let (chosen, unseen) = (RwSignal::new(Chosen::new()), RwSignal::new(0_usize));
    let told = Memo::new(move |_| {
        let log = desk.log.get();
        let played = desk.stage.upto.get().filter(|it| *it < log.len() && !desk.stage.again.get());
        match played {
            Some(shown) => Arc::new(log[..shown].to_vec()),
            None => log,
        }
    });
    let parts = Memo::new(move |_| parts(&told.read(), filter.get(), shown.get()));
    let more = move || parts.read().first().is_some_and(|it| it.0.from > 0);
    let frame = NodeRef::<html::Div>::new();
    // Whether the reader was at the end before there was more.
    let at_the_end = RwSignal::new(true);
    Effect::new(move |before: Option<usize>| {
        let lines = told.read().len();
        let new = lines.saturating_sub(before.unwrap_or(lines));
        if at_the_end.get_untracked() {
            request_animation_frame(move || show_latest(frame, unseen));
        } else {
            unseen.update(|it| *it += new);
        }
        lines
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
            <div class="lines" role="log" aria-live="off" tabindex="0" aria-label=t("page-log") node_ref=frame
                on:scroll=move |_| {
                    at_the_end.set(is_at_the_end(frame));
                    if at_the_end.get_untracked() { unseen.set(0) }
                }>
                {move || more().then(|| view! {
                    <button class="earlier" data-test="log-earlier" on:click=move |_| shown.update(|it| *it += 4 * SHOWN)>{t("page-log-earlier")}</button>
                })}
                {move || {
                    desk.sitters.track(); // the lines name who sits there
                    let (parts, log) = (parts.get(), told.get());
                    if parts.is_empty() {
                        return view! { <p class="empty">{t("page-log-empty")}</p> }.into_any();
                    }
                    let (of, picked_out) = (parts.len(), filter.get() != Filter::All);
                    let open = move |at: usize, from: usize| is_open(chosen.read().get(&from).copied(), at, of, picked_out);
                    parts.into_iter().enumerate().map(|(at, (chapter, rows))| {
                        let is_open = !chapter.is_activation || open(at, chapter.from);
                        view! { <ChapterCard log=Arc::clone(&log) chapter rows is_open chosen/> }
                    }).collect_view().into_any()
                }}
            </div>
            {move || (unseen.get() > 0).then(|| view! {
                <button class="unseen" data-test="log-unseen" on:click=move |_| show_latest(frame, unseen)>{t_with("page-log-new", "count", unseen.get())}" ↓"</button>
            })}
            <Luck/>
        </section>
    }
}

type Part = (Chapter, Vec<Row>);

/// The cards a reader has opened or shut, by the first entry of each.
type Chosen = BTreeMap<usize, bool>;

/// The chapters that are shown, the oldest first, with the rows a filter leaves.
fn parts(log: &[LogEntry], filter: Filter, most: usize) -> Vec<Part> {
    let (mut parts, mut count) = (Vec::new(), 0);
    for chapter in chapters(log).into_iter().rev() {
        let mut rows = if filter == Filter::All { rows(log, &chapter) } else { one_by_one(log, &chapter) };
        rows.retain(|row| if let Row::One(at) = row { filter.shows(&log[*at]) } else { true });
        count += rows.len() + 1;
        parts.push((chapter, rows));
        if count > most {
            break;
        }
    }
    parts.reverse();
    parts
}

/// The entries of a chapter, nothing shown as one.
fn one_by_one(log: &[LogEntry], chapter: &Chapter) -> Vec<Row> {
    let told = |at: &usize| !log[*at].quiet && log[*at].tone != Tone::Heading;
    (chapter.from..chapter.to).filter(told).map(Row::One).collect()
}

/// Whether the end of the log is in view.
fn is_at_the_end(frame: NodeRef<html::Div>) -> bool {
    let frame = frame.try_get_untracked().flatten();
    frame.is_none_or(|it| it.scroll_height() - it.scroll_top() - it.client_height() < 48)
}

/// Scrolls to the latest line, at the end.
fn show_latest(frame: NodeRef<html::Div>, unseen: RwSignal<usize>) {
    let _ = unseen.try_set(0);
    if let Some(frame) = frame.try_get_untracked().flatten() {
        frame.set_scroll_top(frame.scroll_height());
    }
}

/// A turn with what opens it, or an activation with what came of it.
#[component]
fn ChapterCard(
    log: Arc<Vec<LogEntry>>,
    chapter: Chapter,
    rows: Vec<Row>,
    is_open: bool,
    chosen: RwSignal<Chosen>,
) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let first = log[chapter.from].clone();
    let lines = is_open.then(|| rows.iter().map(|it| row(desk, &log, it)).collect_view());
    if !chapter.is_activation {
        let heading =
            (first.tone == Tone::Heading).then(|| view! { <div class="act turn-band">{say(&first.line)}</div> });
        return view! { <div class="chapter opening">{heading}{lines}</div> }.into_any();
    }
    let (from, to, seat) = (chapter.from, chapter.to, chapter.seat);
    let (did, lost) = again::told(&log, &chapter);
    let seen = is_to_be_seen(&log[from..to]);
    let whose = |it: &str| matches!(first.line.arg(it), Some(Arg::Line(_)));
    let name =
        ["squad", "model"].into_iter().find(|it| whose(it)).and_then(|it| first.line.arg(it)).map(|it| match it {
            Arg::Line(name) => say(name),
            _ => String::new(),
        });
    let toggle = move |_| {
        chosen.update(|it| {
            it.insert(from, !is_open);
        });
    };
    view! {
        <div class=format!("chapter {}", side(Some(seat)))>
            <div class="act"><Mark seat name="flag" size="s"/>
                <button class="open" aria-expanded=is_open.to_string() data-test="log-chapter" on:click=toggle>
                    <b>{name.unwrap_or_else(|| say(&first.line))}</b>", "{desk.who(seat)}</button>
                <span class="r">{did}{(!lost.is_empty()).then(|| view! { " "<em>{lost}</em> })}</span>
                {seen.then(|| view! { <button class="watch" title=t("page-stage-again") aria-label=t("page-stage-again") data-test="log-watch" on:click=move |_| desk.perform_again(from, to, None)>"▶"</button> })}
            </div>
            {lines}
        </div>
    }
    .into_any()
}

/// A row: an entry, or several that are shown as one.
fn row(desk: Desk, log: &[LogEntry], row: &Row) -> AnyView {
    match row {
        Row::One(at) => view! { <LogLine told=log[*at].clone()/> }.into_any(),
        Row::Moves(all) => {
            let mut names: Vec<String> = Vec::new();
            for name in all.iter().filter_map(|it| log[*it].line.arg("model")) {
                if let Arg::Line(name) = name
                    && !names.contains(&say(name))
                {
                    names.push(say(name));
                }
            }
            if names.len() < 2 {
                let lines = all.iter().map(|it| view! { <LogLine told=log[*it].clone()/> });
                return lines.collect_view().into_any();
            }
            let words = say(&Line::new("page-log-moves").with("names", names.join(", ")));
            merged(desk, log, all, words, String::new())
        }
        Row::Misses(all) => {
            let words = t_with("page-log-misses", "count", all.len());
            let name = log[all[0]].line.arg("who").map(|it| match it {
                Arg::Line(name) => format!("{}: ", say(name)),
                _ => String::new(),
            });
            let dice: String = all.iter().map(|it| small_dice(&log[*it])).collect();
            merged(desk, log, all, name.unwrap_or_default() + &words, dice)
        }
    }
}

/// Several entries as one line.
fn merged(desk: Desk, log: &[LogEntry], all: &[usize], words: String, dice: String) -> AnyView {
    let first = log[all[0]].clone();
    let asks = first.need().is_some();
    let why = asks.then(|| Why::LogEntry(first.clone()));
    view! {
        <div class="ll several">
            <button class="show" title=t("page-log-show") data-test="log-show" on:click=move |_| desk.show_line(&first)>{words}</button>
            {match why {
                Some(why) => view! { <button class="lw" title=t("page-log-why") data-test="log-why" on:click=move |_| desk.ask(why.clone())><span class="ds" inner_html=dice></span><i aria-hidden="true">"?"</i><span class="heard">{t("page-log-why")}</span></button> }.into_any(),
                None => view! { <span class="ds" inner_html=dice></span> }.into_any(),
            }}
        </div>
    }
    .into_any()
}

/// The dice of an entry, as pictures.
fn small_dice(told: &LogEntry) -> String {
    let rolls = told.cue.iter().flat_map(|it| &it.rolls);
    let dice = rolls.flat_map(|it| it.faces.iter().map(move |face| (it, face))).take(MOST_DICE);
    dice.map(|(it, face)| die(&Die { face: *face, sides: it.sides, seat: it.seat, tumbles: None })).collect()
}

/// The most dice a line shows.
const MOST_DICE: usize = 10;

/// A line: its words show on the table what it is about, its dice say why.
#[component]
fn LogLine(told: LogEntry) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = say(&told.line);
    let class = if told.tone == Tone::Loss { "ll loss" } else { "ll" };
    let dice = small_dice(&told);
    let dice = (!dice.is_empty()).then(|| view! { <span class="ds" inner_html=dice></span> });
    let asks = told.need().is_some() || told.rule().is_some();
    let why = asks.then(|| Why::LogEntry(told.clone()));
    let show = move |_| desk.show_line(&told);
    view! {
        <div class=class>
            <button class="show" title=t("page-log-show") data-test="log-show" on:click=show>{words}</button>
            {match why {
                Some(why) => view! { <button class="lw" title=t("page-log-why") data-test="log-why" on:click=move |_| desk.ask(why.clone())>{dice}<i aria-hidden="true">"?"</i><span class="heard">{t("page-log-why")}</span></button> }.into_any(),
                None => view! { <span>{dice}</span> }.into_any(),
            }}
        </div>
    }
}

/// Tests passed and expected, by the seat that rolled.
#[component]
fn Luck() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let part = move |seat: Seat| {
        let words = luck(&desk.log.get(), seat);
        view! { <span data-luck=seat.0.to_string()><Mark seat name="flag" size="s"/>{words}</span> }
    };
    let any = Memo::new(move |_| desk.log.get().iter().any(|it| it.tally.is_some()));
    view! {
        <div class="luck" class:hide=move || !any.get()><span class="caps">{move || t("page-dice")}</span>
            {move || (0..desk.sitters.get().len() as u8).map(|it| part(Seat(it))).collect_view()}
        </div>
    }
}
