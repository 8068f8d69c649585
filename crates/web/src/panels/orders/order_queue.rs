//! The tray of a plan: its orders one under the other, what the whole of it is likely to bring, and what becomes of it.

use leptos::prelude::*;

use crate::desk::{Desk, OrderQueue};
use crate::panels::Mark;
use crate::session::{AtRisk, Outlook};
use crate::words::{chance, say, t, t_with};

/// The buttons that begin a plan, or ask for one.
#[component]
pub fn PlanAhead() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let busy = move || !desk.is_mine() || desk.queue.get().is_some() || desk.coach.teaches();
    let shut = move || !desk.is_mine() || desk.is_reaction() || desk.queue.get().is_some();
    view! {
        <button class="chip" class:hide=busy data-test="hint" title=t("page-advice-note") on:click=move |_| desk.ask_hint()>{move || t("page-advice-ask")}</button>
        <button class="chip" class:hide=shut data-test="plan-ahead" title=t("page-course-note") on:click=move |_| desk.plan_ahead()>{move || t("page-course")}</button>
    }
}

/// The tray.
#[component]
pub fn CourseTray() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.queue.get().map(|course| view! {
            <section class="fc course" data-test="course" aria-label=t("page-course")>
                <div class="caps"><span>{t("page-course")}</span></div>
                <Steps course=(*course).clone()/>
                {(!course.steps.is_empty()).then(|| match course.outlook.clone() {
                    Some(outlook) => view! { <Ends outlook/> }.into_any(),
                    None => view! { <p class="wpn" role="status">{t("page-course-weighing")}</p> }.into_any(),
                })}
                <div class="ways">
                    <button class="btn plan" data-test="carry-out" disabled=course.steps.is_empty() on:click=move |_| desk.carry_out()>{t("page-course-carry-out")}</button>
                    <button class="btn" data-test="plan-less" disabled=course.steps.is_empty() on:click=move |_| desk.plan_less()>{t("page-course-less")}</button>
                    <button class="btn" data-test="drop-course" on:click=move |_| desk.drop_course()>{t("page-course-drop")}</button>
                </div>
            </section>
        })}
    }
}

#[component]
fn Steps(course: OrderQueue) -> impl IntoView {
    if course.steps.is_empty() {
        return view! { <p class="wpn">{t("page-course-note")}</p> }.into_any();
    }
    view! { <ol data-test="course-steps">{course.steps.into_iter().map(|it| view! { <li>{it.1}</li> }).collect_view()}</ol> }.into_any()
}

/// What may come of the plan: the chance that somebody falls, then everybody at risk.
#[component]
fn Ends(outlook: Outlook) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let scene = desk.scene.get_untracked();
    let name = |id: &str| scene.piece(id).map_or_else(|| id.to_owned(), |it| say(&it.name));
    let sign = |id: &str| scene.piece(id).map_or_else(|| "flag".to_owned(), |it| it.pictogram.clone());
    let row = |it: &AtRisk| {
        let loses = format!("{:.2}", it.loses);
        view! { <tr><td><Mark seat=it.seat name=sign(&it.piece)/>{name(&it.piece)}</td><td>{chance(it.gone)}</td><td>{loses}</td></tr> }
    };
    view! {
        <div class="odds"><div class="k" data-test="course-chance"><b>{chance(outlook.fells)}</b><span>{t("page-course-fells")}</span></div></div>
        {(!outlook.pieces.is_empty()).then(|| view! {
            <table class="risk">
                <thead><tr><th>{t("page-course-piece")}</th><th>{t("page-course-gone")}</th><th>{t("page-course-loses")}</th></tr></thead>
                <tbody>{outlook.pieces.iter().map(row).collect_view()}</tbody>
            </table>
        })}
        {(outlook.neglected > 0.0).then(|| view! { <p class="wpn">{t_with("page-course-neglected", "chance", battle::Arg::Chance(outlook.neglected))}</p> })}
        {(outlook.unweighed > 0).then(|| view! { <p class="wpn">{t("page-course-unweighed")}</p> })}
    }
}
