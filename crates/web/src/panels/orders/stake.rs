//! What is at stake while a reaction is asked for: who does what to whom, and with which odds.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::panels::orders::forecast::{Odds, Test};
use crate::session::OrderText;
use crate::words::{chance, say, t};

/// The stake; nothing where nobody is asked to react, or while an answer is looked at.
#[component]
pub fn Stake() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let shown = move || desk.at_stake().filter(|_| desk.draft.with(Option::is_none));
    view! {
        {move || shown().map(|stake| view! {
            <section class="fc stake" data-test="stake" aria-label=t("page-stake")>
                <div class="caps"><span>{t("page-stake")}</span></div>
                {stake.preview.measures.iter().map(|it| view! { <p>{say(it)}</p> }).collect_view()}
                {stake.preview.forecast.clone().map(|forecast| view! { <Odds forecast/> })}
                {stake.answers.iter().map(|it| view! { <Answered answer=it.clone()/> }).collect_view()}
            </section>
        })}
    }
}

/// One answer: what it is likely to bring, what is rolled for it, and what it costs.
#[component]
fn Answered(answer: battle::Answer<OrderText>) -> impl IntoView {
    view! {
        <div class="answered">
            <p><b>{say(&answer.deed)}</b>{answer.chance.as_ref().map(|it| format!(": {} {}", chance(it.chance), say(&it.what)))}</p>
            {answer.need.clone().map(|(name, number)| view! { <Test name number/> })}
            {answer.price.as_ref().map(|it| view! { <p class="wpn">{say(it)}</p> })}
        </div>
    }
}
