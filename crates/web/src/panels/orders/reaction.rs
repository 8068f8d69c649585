//! The answers to a reaction or an offer: each a button that says its deed, its price and its chance. None of them is a
//! default.

use battle::Answer;
use leptos::prelude::*;

use crate::desk::{Desk, entries};
use crate::panels::orders::bar::Tile;
use crate::session::OrderText;
use crate::words::{chance, say};

/// The answers, in place of the tiles; nothing where no offer is made.
#[component]
pub(super) fn Reaction() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let others = move || {
        let answers = desk.answers_offered();
        let answered = |order: &OrderText| answers.iter().any(|it| it.order == *order);
        let other = |it: &crate::desk::Entry| it.order.as_ref().is_none_or(|order| !answered(order));
        entries(&desk.scene.get()).into_iter().filter(other).filter(|it| !it.ends).take(3).collect::<Vec<_>>()
    };
    view! {
        {move || {
            let answers = desk.answers_offered();
            (!answers.is_empty()).then(|| view! {
                <div class="answers" data-test="answers">
                    {answers.into_iter().map(|answer| view! { <Choice answer/> }).collect_view()}
                    {others().into_iter().map(|entry| view! { <Tile entry key=None/> }).collect_view()}
                </div>
            })
        }}
    }
}

#[component]
fn Choice(answer: Answer<OrderText>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let scene = desk.scene.get_untracked();
    let kind = scene.choices.iter().find(|it| it.order == answer.order).map(|it| it.tile.clone()).unwrap_or_default();
    let ends = scene.tile(&kind).is_some_and(|it| it.ends);
    let taught = kind.clone();
    let (order, looked) = (answer.order.clone(), (kind.clone(), answer.order.clone()));
    view! {
        <button class="ac answer" class:ends=ends class:shown=move || desk.coach.points_at_tile(&taught) data-tile=kind on:click=move |_| desk.give(&order)
            on:mouseenter=move |_| desk.consider(&looked.0, &looked.1) on:mouseleave=move |_| desk.turn_away()>
            <span class="nm">{say(&answer.deed)}</span>
            <small>{answer.price.as_ref().map(say)}</small>
            {answer.chance.as_ref().map(|it| view! { <b>{chance(it.chance)}</b><i>{say(&it.what)}</i> })}
        </button>
    }
}
