//! Sheets over the table: the legend, the mission, the keys, settings, sharing, the review.

use leptos::prelude::*;

use super::focus::focused;
use super::{KeyList, Legend, MissionSheet, Review, Settings, Share};
use crate::desk::{Desk, Sheet};
use crate::words::t;

/// The sheet that lies over the table, if any.
#[component]
pub fn Sheets() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.sheet.get().map(|sheet| view! {
            <section class="over-table" role="dialog" data-test="sheet" aria-label=t(name(sheet)) tabindex="-1" node_ref=focused()>
                <button class="x" aria-label=t("page-close") on:click=move |_| desk.sheet.set(None)>"×"</button>
                {match sheet {
                    Sheet::Legend => view! { <Legend/> }.into_any(),
                    Sheet::Mission => view! { <MissionSheet/> }.into_any(),
                    Sheet::Keys => view! { <KeyList/> }.into_any(),
                    Sheet::Settings => view! { <Settings/> }.into_any(),
                    Sheet::Share => view! { <Share/> }.into_any(),
                    Sheet::Review => view! { <Review/> }.into_any(),
                }}
            </section>
        })}
    }
}

/// The message that names a sheet.
fn name(sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Legend => "page-legend",
        Sheet::Mission => "page-mission",
        Sheet::Keys => "page-keys",
        Sheet::Settings => "page-settings",
        Sheet::Share => "page-share",
        Sheet::Review => "page-review",
    }
}
