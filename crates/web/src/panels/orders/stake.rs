//! What is at stake while a reaction is asked for: who does what to whom, and with which odds.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::panels::orders::forecast::Odds;
use crate::words::{say, t};

/// The stake; nothing where nobody is asked to react, or while an answer is looked at.
#[component]
pub fn Stake() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let shown = move || desk.at_stake().filter(|_| desk.draft.with(Option::is_none));
    view! {
        {move || shown().map(|stake| view! {
            <section class="fc stake" data-test="stake" aria-label=t("page-stake")>
                <div class="caps"><span>{t("page-stake")}</span></div>
                {stake.measures.iter().map(|it| view! { <p>{say(it)}</p> }).collect_view()}
                {stake.forecast.clone().map(|forecast| view! { <Odds forecast/> })}
            </section>
        })}
    }
}
