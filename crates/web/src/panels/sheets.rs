//! Sheets over the table: the legend, and the keys.

use battle::scene::Patch;
use leptos::prelude::*;

use super::Settings;
use crate::desk::{Desk, Sheet};
use crate::table::pen::{bounds, n};
use crate::table::terrain;
use crate::words::{say, t, t_of};

/// The keys and what they do, in the order they are shown.
const KEYS: [(&str, &str); 16] = [
    ("1–9", "tile"),
    ("Enter", "confirm"),
    ("Esc", "cancel"),
    ("⌫", "undo"),
    ("Tab", "next"),
    ("← ↑ ↓ →", "push"),
    ("+ −", "zoom"),
    ("0", "fit"),
    ("G", "grid"),
    ("K", "legend"),
    ("M", "measure"),
    ("L", "sight"),
    ("S", "split"),
    ("A", "pass"),
    ("P", "pause"),
    ("?", "keys"),
];

/// The sheet that lies over the table, if any.
#[component]
pub fn Sheets() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.sheet.get().map(|sheet| view! {
            <section class="over-table" role="dialog" data-test="sheet">
                <button class="x" aria-label=t("page-close") on:click=move |_| desk.sheet.set(None)>"×"</button>
                {match sheet {
                    Sheet::Legend => view! { <Legend/> }.into_any(),
                    Sheet::Keys => view! { <KeyList/> }.into_any(),
                    Sheet::Settings => view! { <Settings/> }.into_any(),
                }}
            </section>
        })}
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

#[component]
fn KeyList() -> impl IntoView {
    view! {
        <h2>{t("page-keys")}</h2>
        <dl class="keys">{KEYS.iter().map(|(key, word)| view! { <dt><span class="kbd">{*key}</span></dt><dd>{t_of(format!("page-key-{word}"))}</dd> }).collect_view()}</dl>
    }
}
