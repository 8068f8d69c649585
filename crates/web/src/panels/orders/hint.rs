//! A hint over the table: clearly a plan, not yet done.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::panels::focus::focused;
use crate::words::{say, t};

/// The strip at the top of the table; nothing where no hint is shown.
#[component]
pub fn HintStrip() -> impl IntoView {
    let desk = expect_context::<Desk>();
    // Below the middle where whoever acts stands above it.
    let low = move || {
        let scene = desk.drawn.get();
        let acts = scene.actor.as_deref().and_then(|it| scene.piece(it)).map(crate::table::middle_of);
        acts.is_some_and(|it| desk.camera.get().pixel(it).1 < desk.size.get().1 * 0.45)
    };
    view! {
        {move || desk.hint.get().map(|hint| view! {
            <section class="hint-strip" class:low=low data-test="hint-strip" role="status" aria-label=t("page-advice-ask")>
                <p><span class="caps">{t("page-hint-plan")}</span>" "<b data-test="gist">{say(&hint.gist)}</b></p>
                <p class="why">{say(&hint.reasons)}</p>
                <div class="ways">
                    <button class="btn plan" data-test="hint-do" on:click=move |_| desk.follow_hint(true)>{t("page-course-carry-out")}</button>
                    <button class="btn" data-test="hint-step" on:click=move |_| desk.follow_hint(false)>{t("page-hint-step")}</button>
                    <button class="btn" data-test="hint-drop" on:click=move |_| desk.drop_hint()>{t("page-hint-drop")}</button>
                </div>
            </section>
        })}
    }
}

/// The orders that a click may mean, beside what was clicked: each with its odds, and the number of its key.
#[component]
pub fn Options() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let place = move || {
        let plans = desk.options.get()?;
        let at = match plans.first()?.at.as_ref()? {
            battle::scene::Target::Piece(id) => {
                let scene = desk.drawn.get();
                crate::table::middle_of(scene.piece(id)?)
            }
            _ => return None,
        };
        let (x, y) = desk.camera.get().pixel(at);
        let (wide, high) = desk.size.get();
        Some((x.min(wide - 230.0).max(8.0), (y + 22.0).min(high - 40.0 * plans.len() as f64 - 8.0).max(8.0), plans))
    };
    view! {
        {move || place().map(|(x, y, plans)| view! {
            <div class="options" role="dialog" aria-label=t("page-options") data-test="options" tabindex="-1" node_ref=focused() style=format!("left:{x:.0}px;top:{y:.0}px")>
                {plans.iter().cloned().enumerate().map(|(at, plan)| {
                    let scene = desk.scene.get_untracked();
                    let tile = scene.tile(&plan.tile).map(|it| say(&it.name)).unwrap_or_default();
                    let offered = scene.choices.iter().find(|it| it.order == plan.order).map(|it| say(&it.name));
                    let same = plans.iter().all(|it| it.tile == plan.tile);
                    let odds = plan.preview.forecast.as_ref().and_then(|it| it.chances.last()).map(|it| format!("{} {}", crate::words::chance(it.chance), say(&it.what)));
                    let words = if same { offered.unwrap_or(tile) } else { tile };
                    view! { <button data-tile=plan.tile.clone() on:click=move |_| desk.choose_option(&plan)><i class="kbd">{at + 1}</i><b>{words}</b><span>{odds}</span></button> }
                }).collect_view()}
            </div>
        })}
    }
}
