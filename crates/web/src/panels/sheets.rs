//! Sheets over the table: the legend, the keys, settings, sharing, the review.

use battle::scene::Patch;
use leptos::prelude::*;

use super::{KeyList, Review, Settings, Share};
use crate::desk::{Desk, Sheet};
use crate::table::pen::{bounds, n};
use crate::table::scenery::terrain;
use crate::words::{say, t};

/// The sheet that lies over the table, if any.
#[component]
pub fn Sheets() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.sheet.get().map(|sheet| view! {
            <section class="over-table" role="dialog" data-test="sheet" aria-label=t(name(sheet))>
                <button class="x" aria-label=t("page-close") on:click=move |_| desk.sheet.set(None)>"×"</button>
                {match sheet {
                    Sheet::Legend => view! { <Legend/> }.into_any(),
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
        Sheet::Keys => "page-keys",
        Sheet::Settings => "page-settings",
        Sheet::Share => "page-share",
        Sheet::Review => "page-review",
    }
}

/// Every kind of terrain on this table, drawn and named.
#[component]
fn Legend() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let scene = desk.scene.get_untracked();
    let mut kinds: Vec<Patch> = Vec::new();
    for patch in &scene.terrain {
        if !kinds.iter().any(|it| it.kind == patch.kind) {
            kinds.push(patch.clone());
        }
    }
    view! {
        <h2>{t("page-legend")}</h2>
        <div class="legend">{kinds.into_iter().map(|patch| {
            let outline: Vec<_> = patch.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
            let ((west, north), (east, south)) = bounds(&outline);
            let frame = format!("{} {} {} {}", n(west - 1.0), n(north - 1.0), n(east - west + 2.0), n(south - north + 2.0));
            view! { <div><svg viewBox=frame inner_html=terrain::piece(&patch)></svg><span>{say(&patch.name)}</span></div> }
        }).collect_view()}</div>
    }
}
