//! The coach's card: which step, what to do, why, and the ways out.

use battle::{
    Arg, Line,
    lesson::{Seen, Step, Until},
};
use leptos::prelude::*;

use crate::app::App;
use crate::desk::{Desk, Draft, Drawer, Why};
use crate::keymap::{ACTS, Act, shown};
use crate::words::{say, t, t_of, title};

/// The card of a lesson, over a corner of the table; nothing where nobody teaches.
#[component]
pub fn CoachCard() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let coach = desk.coach;
    Effect::new(move || {
        let looks = |plan: &Draft| plan.preview.forecast.is_some() && desk.coach.is_met_by(plan);
        let plan = desk.draft.get();
        if desk.coach.is_new(plan.as_ref()) && plan.is_some_and(|it| looks(&it)) {
            desk.coach_sees(Seen::Forecast);
        }
    });
    Effect::new(move || {
        if desk.why.get().is_some() {
            desk.coach_sees(Seen::Why);
        }
    });
    Effect::new(move || {
        if desk.sight.get().is_some() && desk.hover.get().is_some() {
            desk.coach_sees(Seen::Shown("sight"));
        }
    });
    let card = move || {
        let lesson = coach.lesson.get()?;
        let of = lesson.1.steps.len();
        let stem = format!("{}-lesson-{}", desk.name.get().0, lesson.0);
        Some(match coach.at_hand() {
            Some(step) => view! { <StepCard stem step of/> }.into_any(),
            None => view! { <LastCard stem/> }.into_any(),
        })
    };
    view! {
        <section class="coach" class:hide=move || coach.lesson.get().is_none() || desk.past.get().is_some() class:folded=move || coach.folded.get()
            aria-label=move || t("page-lesson") data-test="coach">
            <div role="status" aria-live="polite">{card}</div>
        </section>
    }
}

/// The head of the card: how far the lesson has come, to be folded away or left.
#[component]
fn Head(words: String, step: String) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let folded = desk.coach.folded;
    view! {
        <div class="ch" data-step=step>
            <button class="caps" data-test="coach-fold" aria-expanded=move || (!folded.get()).to_string() on:click=move |_| folded.update(|it| *it = !*it)>{words}</button>
            <button class="x" data-test="coach-end" title=t("page-lesson-end") aria-label=t("page-lesson-end") on:click=move |_| desk.end_lesson()>"×"</button>
        </div>
    }
}

/// A message in which the keys of acts stand as the player has them now, each by the word of its act.
fn with_keys(key: String, desk: Desk) -> String {
    let keys = desk.keys.get();
    let named = ACTS.iter().filter(|it| !matches!(it.0, Act::Tile(_)));
    let args = named.map(|it| (it.1.into(), Arg::Name(shown(keys.key(it.0))))).collect();
    say(&Line { key: key.into(), args })
}

#[component]
fn StepCard(stem: String, step: Step, of: usize) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let coach = desk.coach;
    let at = coach.step.get_untracked() + 1;
    let count = say(&Line::new("page-lesson-step").with("step", at).with("of", of));
    let message = move |part: &str| with_keys(format!("{stem}-{}{part}", step.word), desk);
    let (heading, task, tapped, reason) = (message(""), message("-do"), message("-tap"), message("-why"));
    let rule = step.rule.map(|rule| view! {
        <button class="why" data-test="coach-rule" on:click=move |_| desk.ask(Why::Rule(rule))>{title(rule)}</button>
    });
    let (reads, asks) = (step.until == Until::Read, step.until == Until::Why);
    view! {
        <Head words=count step=at.to_string()/>
        <div class="cb">
            <h2>{heading}</h2>
            <p class="do wide-only">{task}</p><p class="do narrow-only">{tapped}</p>
            <p class="because">{reason}" "{rule}</p>
            {move || coach.aside.get().then(|| view! {
                <p class="aside" data-test="coach-aside">{t("page-lesson-aside")}</p>
            })}
        </div>
        <div class="cf">
            {asks.then(|| view! {
                <button class="btn plan narrow-only" data-test="coach-log" on:click=move |_| desk.drawer.set(Some(Drawer::Log))>{t("page-lesson-log")}</button>
            })}
            {if reads {
                view! { <button class="btn plan" data-test="coach-next" on:click=move |_| desk.coach_sees(Seen::Read)>{t("page-lesson-next")}</button> }.into_any()
            } else {
                view! { <button class="btn" data-test="coach-show" on:click=move |_| desk.show_step()>{t("page-lesson-show")}</button> }.into_any()
            }}
            {move || coach.aside.get().then(|| view! {
                <button class="btn" data-test="coach-again" on:click=move |_| desk.begin_step_again()>{t("page-lesson-again")}</button>
            })}
            <span class="ways">
                {move || desk.has_step_before().then(|| view! {
                    <button class="btn quiet" data-test="coach-back" on:click=move |_| desk.step_back()>{t("page-lesson-back")}</button>
                })}
                <button class="btn quiet" data-test="coach-skip" on:click=move |_| desk.next_step()>{t("page-lesson-skip")}</button>
                <button class="btn quiet" data-test="coach-play-on" on:click=move |_| desk.end_lesson()>{t("page-lesson-play-on")}</button>
            </span>
        </div>
    }
}

/// All is done: what to do with it.
#[component]
fn LastCard(stem: String) -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    let message = move |part: &str| t_of(format!("{stem}-{part}"));
    view! {
        <Head words=t("page-lesson-over") step="over".to_owned()/>
        <div class="cb">
            <h2>{message("over")}</h2>
            <p class="do">{message("over-do")}</p>
        </div>
        <div class="cf">
            <button class="btn plan" data-test="coach-fight-on" on:click=move |_| desk.end_lesson()>{t("page-lesson-fight-on")}</button>
            <button class="btn" data-test="coach-home" on:click=move |_| { desk.end_lesson(); app.leave(); }>{t("page-home")}</button>
        </div>
    }
}
