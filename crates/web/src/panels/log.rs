//! The log: one line a test, grouped by activation, and a tally of the dice.

use battle::{Seat, Tone};
use leptos::prelude::*;

use super::Mark;
use crate::desk::{Desk, Why};
use crate::session::Told;
use crate::words::{say, t};

/// How many lines are shown; older ones are in the replay.
const SHOWN: usize = 160;

/// The log.
#[component]
pub fn Log() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let only_tests = RwSignal::new(false);
    let lines = move || {
        let log = desk.log.get();
        let wanted = |it: &&Told| !only_tests.get() || it.tone != Tone::Plain;
        let mut shown: Vec<Told> = log.iter().filter(wanted).rev().take(SHOWN).cloned().collect();
        shown.reverse();
        grouped(shown)
    };
    view! {
        <section class="log" aria-label=move || t("page-log")>
            <div class="lh"><span class="caps">{move || t("page-log")}</span>
                <button class="chipb" class:on=move || only_tests.get() on:click=move |_| only_tests.set(true)>{move || t("page-log-tests")}</button>
                <button class="chipb" class:on=move || !only_tests.get() on:click=move |_| only_tests.set(false)>{move || t("page-log-all")}</button>
            </div>
            <div class="lines" role="log" aria-live="polite">
                {move || {
                    let lines = lines();
                    if lines.is_empty() {
                        view! { <p class="empty">{t("page-log-empty")}</p> }.into_any()
                    } else {
                        lines.into_iter().map(|told| view! { <LogLine told/> }).collect_view().into_any()
                    }
                }}
            </div>
            <Luck/>
        </section>
    }
}

/// The latest group first, each group in the order it happened.
fn grouped(lines: Vec<Told>) -> Vec<Told> {
    let mut groups: Vec<Vec<Told>> = Vec::new();
    for told in lines {
        if told.tone == Tone::Heading || groups.is_empty() {
            groups.push(Vec::new());
        }
        if let Some(group) = groups.last_mut() {
            group.push(told);
        }
    }
    groups.into_iter().rev().flatten().collect()
}

#[component]
fn LogLine(told: Told) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = say(&told.line);
    if told.tone == Tone::Heading {
        return view! { <div class="act"><Mark seat=told.seat name="flag" size="s"/>{words}</div> }.into_any();
    }
    let die = told.die().map(|face| {
        let class = match told.tone {
            Tone::Best => "d20 crit",
            Tone::Passed => "d20 ok",
            Tone::Plain | Tone::Heading | Tone::Failed | Tone::Loss => "d20",
        };
        view! { <span class=class>{face}</span> }
    });
    let class = if told.tone == Tone::Loss { "ll loss" } else { "ll" };
    match told.need().cloned() {
        Some(need) => {
            let why = Why::Number(told.line.clone(), need);
            view! { <button class=class on:click=move |_| desk.ask(why.clone())><span class="why">{words}</span><span>{die}</span></button> }.into_any()
        }
        None => view! { <div class=class><span>{words}</span><span>{die}</span></div> }.into_any(),
    }
}

/// Tests passed and expected, by seat.
#[component]
fn Luck() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tally = move |seat: Seat| {
        let log = desk.log.get();
        let tests = log.iter().filter(|it| it.seat == seat && it.die().is_some() && it.need().is_some());
        tests.fold((0, 0.0), |(passed, expected), it| {
            let chance = f64::from(it.need().map_or(0, battle::Breakdown::total).clamp(1, 19)) / 20.0;
            (passed + i32::from(it.tone != Tone::Failed), expected + chance)
        })
    };
    let part = move |seat: Seat| {
        let (passed, expected) = tally(seat);
        let expected = format!("{expected:.1}");
        view! { <span><Mark seat name="flag" size="s"/>{passed}<small>{t("page-expected")}</small><b>{expected}</b></span> }
    };
    view! {
        <div class="luck"><span class="caps">{move || t("page-dice")}</span>
            {move || (0..desk.sitters.get().len() as u8).map(|it| part(Seat(it))).collect_view()}
        </div>
    }
}
