//! What belongs to a number or a rule: the other tests of the order, what comes of it, where the rule was used before, and
//! what may be answered.

use battle::{
    Breakdown, Scene,
    scene::{Choice, Group, Readiness, Target},
};
use catalogue::RuleId;
use leptos::prelude::*;

use crate::desk::{Desk, Entry, Why, entries};
use crate::session::LogEntry;
use crate::words::{chance, say, t, title, total};

/// How many lines of the log are shown of a rule.
const SHOWN: usize = 5;

/// The tests of the order that is planned, one beside the other.
#[component]
pub fn Tests(number: Breakdown) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tests = desk.draft.get_untracked().and_then(|it| it.preview.forecast.clone()).map(|it| it.tests);
    tests.filter(|it| it.len() > 1).map(|tests| view! {
        <div class="tabs">{tests.into_iter().map(|(line, need)| {
            let on = need == number;
            let words = format!("{} {}", say(&line), total(&need));
            view! { <button class:on=on aria-pressed=on.to_string() on:click=move |_| desk.ask(Why::Test(line.clone(), need.clone()))>{words}</button> }
        }).collect_view()}</div>
    })
}

/// From the test to what may come of it, with the chances of each step.
#[component]
pub fn FromHere() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let forecast = desk.draft.get_untracked().and_then(|it| it.preview.forecast.clone());
    forecast.filter(|it| !it.chances.is_empty()).map(|forecast| {
        let last = forecast.chances.len() - 1;
        view! {
            <div>
                <h2 class="caps">{t("page-why-chain")}</h2>
                <div class="flow" data-test="why-chain">{forecast.chances.iter().enumerate().map(|(at, it)| view! {
                    {(at > 0).then(|| view! { <i aria-hidden="true">"›"</i> })}
                    <div class:k=at == last><b>{chance(it.chance)}</b><small>{say(&it.what)}</small></div>
                }).collect_view()}</div>
            </div>
        }
    })
}

/// Everything that was tested because of the same order: the hit, the armour, the wound.
#[component]
pub fn SameOrder(told: LogEntry) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let log = desk.log.get_untracked();
    let same: Vec<LogEntry> = log.iter().filter(|it| it.order == told.order).cloned().collect();
    (same.len() > 1).then(|| view! {
        <div>
            <h2 class="caps">{t("page-why-order")}</h2>
            <div class="seenin" data-test="why-chain">{same.into_iter().map(|it| view! { <Line on=it == told told=it/> }).collect_view()}</div>
        </div>
    })
}

/// Where in this battle the rule that is read has decided something.
#[component]
pub fn Used(read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let asked = desk.why.get_untracked();
    let lines = move || {
        let rule = read.get()?;
        let log = desk.log.get_untracked();
        let made = |it: &Breakdown| it.start().0 == rule || it.steps().any(|it| it.0.rule == rule);
        let by = |it: &&LogEntry| it.need().map_or_else(|| it.rule() == Some(rule), made);
        let shown = |it: &&LogEntry| asked != Some(Why::LogEntry((*it).clone()));
        let lines: Vec<LogEntry> = log.iter().rev().filter(by).filter(shown).take(SHOWN).cloned().collect();
        (!lines.is_empty()).then_some(lines)
    };
    view! {
        {move || lines().map(|lines| view! {
            <div>
                <h2 class="caps">{t("page-why-used")}</h2>
                <div class="seenin" data-test="why-used">{lines.into_iter().map(|it| view! { <Line told=it on=false/> }).collect_view()}</div>
            </div>
        })}
    }
}

/// A line of the log, to be asked about in its turn.
#[component]
fn Line(told: LogEntry, on: bool) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (words, die, asks) = (say(&told.line), told.die(), told.need().is_some() || told.rule().is_some());
    let class = match told.tone {
        battle::Tone::Best => "d20 crit",
        battle::Tone::Passed => "d20 ok",
        battle::Tone::Plain | battle::Tone::Heading | battle::Tone::Failed | battle::Tone::Loss => "d20",
    };
    let die = die.map(|it| view! { <span class=class>{it}</span> });
    if asks && !on {
        view! { <button on:click=move |_| desk.ask(Why::LogEntry(told.clone()))>{die}<span>{words}</span></button> }
            .into_any()
    } else {
        view! { <div class:on=on>{die}<span>{words}</span></div> }.into_any()
    }
}

/// Which groups of the seat that is asked have not acted yet, and what stands in the way of those that cannot act now.
#[component]
fn Missing(read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let scene = expect_context::<Desk>().scene.get_untracked();
    let row = move |(group, refusal): (Group, Option<(RuleId, battle::Line)>)| {
        let state = match group.readiness {
            Readiness::Acting => t("page-why-acting"),
            Readiness::Reserve => t("page-why-reserve"),
            Readiness::Ready | Readiness::Done | Readiness::Gone => String::new(),
        };
        let shut = refusal.is_some();
        let (why, rule) = match refusal {
            Some((rule, line)) => (format!("{}: {}", title(rule), say(&line)), Some(rule)),
            None => (state, None),
        };
        let words = view! { <b>{say(&group.name)}</b><span>{why}</span> };
        match rule {
            Some(rule) => view! {
                <button class="answer" class:shut=shut data-group=group.id on:click=move |_| read.set(Some(rule))>{words}</button>
            }
            .into_any(),
            None => view! { <p class="answer" data-group=group.id>{words}</p> }.into_any(),
        }
    };
    let missing = missing(&scene);
    (!missing.is_empty()).then(|| view! {
        <div data-test="why-missing"><h2 class="caps">{t("page-why-missing")}</h2>{missing.into_iter().map(row).collect_view()}</div>
    })
}

/// The groups of the seat that is asked that have not acted, each with the reason why it cannot act now.
#[must_use]
pub fn missing<O>(scene: &Scene<O>) -> Vec<(Group, Option<(RuleId, battle::Line)>)> {
    let Some(seat) = scene.question.as_ref().map(|it| it.seat) else { return Vec::new() };
    let waits = |it: &&Group| matches!(it.readiness, Readiness::Ready | Readiness::Acting | Readiness::Reserve);
    let refusal = |group: &Group| {
        let is_it = |it: &Choice<O>| it.points == [Target::Group(group.id.clone())];
        let mut named = scene.choices.iter().filter(|it| is_it(it)).peekable();
        named.peek()?;
        // One order that is allowed is enough.
        named.map(|it| it.refusal.clone()).reduce(|one, other| one.and(other)).flatten()
    };
    scene.groups.iter().filter(|it| it.seat == seat).filter(waits).map(|it| (it.clone(), refusal(it))).collect()
}

/// Why one is asked: the question, and what may be answered, each with its rule.
#[component]
pub fn Answers(rule: RuleId, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let scene = desk.scene.get_untracked();
    let question = scene.question.as_ref().filter(|it| it.rule == rule).map(|it| say(&it.line));
    question.map(|question| {
        let (open, shut): (Vec<Entry>, Vec<Entry>) = entries(&scene).into_iter().partition(|it| it.refusal.is_none());
        let row = move |tile: Entry| {
            let why = tile.refusal.as_ref().map(|(rule, line)| format!("{}: {}", title(*rule), say(line)));
            let rule = tile.refusal.map(|it| it.0).or(tile.rule);
            view! {
                <button class="answer" disabled=rule.is_none() class:sel=move || rule.is_some() && read.get() == rule on:click=move |_| read.set(rule.or(read.get_untracked()))>
                    <b>{say(&tile.name)}</b>{why.map(|it| view! { <span>{it}</span> })}
                </button>
            }
        };
        view! {
            <div><h2 class="caps">{t("page-why-question")}</h2><p class="question">{question}</p></div>
            <Missing read/>
            {(!open.is_empty()).then(|| view! { <div><h2 class="caps">{t("page-why-answers")}</h2>{open.into_iter().map(row).collect_view()}</div> })}
            {(!shut.is_empty()).then(|| view! { <div><h2 class="caps">{t("page-why-shut")}</h2>{shut.into_iter().map(row).collect_view()}</div> })}
        }
    })
}
