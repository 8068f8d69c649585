//! A battle that is played in another tab: take it over, or look on.

use leptos::prelude::*;

use crate::desk::{Desk, Elsewhere};
use crate::words::t;

/// The slip over the table; nothing where the battle is played here.
#[component]
pub fn ElsewhereSlip() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let words = move || match desk.elsewhere.get() {
        Elsewhere::No => None,
        Elsewhere::Asked => Some("page-elsewhere"),
        Elsewhere::LookedAt => Some("page-elsewhere-looking"),
    };
    view! {
        {move || words().map(|words| view! {
            <div class="elsewhere" role="alert" data-test="elsewhere"><p>{t(words)}</p>
                <button class="btn plan" data-test="take-over-tab" on:click=move |_| desk.take_over_tab()>{t("page-elsewhere-take")}</button>
                {(words == "page-elsewhere").then(|| view! {
                    <button class="btn" data-test="look-on-tab" on:click=move |_| desk.look_on_only()>{t("page-look-on")}</button>
                })}
            </div>
        })}
    }
}
