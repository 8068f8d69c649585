//! The bar of a replay: scrub, step, play, branch off, take home as a file. Above the scrubber lie the activations of each
//! seat as bands, beneath it a cross for every casualty.

use battle::{Seat, Tone};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::app::App;
use crate::desk::{Desk, PlayOn, SPEEDS, Sheet};
use crate::session::LogEntry;
use crate::table::models::model::side;
use crate::table::pen::n;
use crate::words::t;

/// The bar; in place of the orders while the past is looked at.
#[component]
pub fn ReplayBar() -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    let given = move || {
        desk.scene.track();
        desk.with(|it| it.given())
    };
    let at = move || {
        desk.scene.track();
        desk.past.get().unwrap_or_default()
    };
    let over = move || {
        desk.scene.track();
        desk.with(|it| it.outcome()).is_some()
    };
    let branch = move |_| {
        if desk.is_only_looked_at() { desk.seating.set(Some(PlayOn::FromHere)) } else { app.branch_off(desk) }
    };
    let present = move |_| {
        if desk.is_only_looked_at() { desk.seating.set(Some(PlayOn::FromTheEnd)) } else { desk.return_to_present() }
    };
    let button = move |sign: &'static str, word: &'static str, test: &'static str, act: fn(Desk)| {
        view! { <button class="btn" title=move || t(word) aria-label=move || t(word) data-test=test on:click=move |_| act(desk)>{sign}</button> }
    };
    view! {
        <div class="replay" class:hide=move || desk.past.get().is_none() data-test="replay-bar">
            <div class="scrub">
                <Bands/>
                <input type="range" min="0" max=given prop:value=move || at().to_string() aria-label=move || t("page-replay")
                    on:input:target=move |event| desk.look_back(event.target().value().parse().unwrap_or(0))/>
            </div>
            <div class="run">
                {button("✕‹", "page-loss-before", "loss-before", |it| it.jump(Tone::Loss, true))}
                {button("«", "page-activation-before", "activation-before", |it| it.jump(Tone::Heading, true))}
                {button("‹", "page-order-before", "replay-back", |it| it.step(-1))}
                <button class="btn plan" data-test="replay-play" on:click=move |_| desk.play_past()>
                    {move || t(if desk.playing.get() { "page-pause" } else { "page-play" })}
                </button>
                {button("›", "page-order-next", "replay-on", |it| it.step(1))}
                {button("»", "page-activation-next", "activation-next", |it| it.jump(Tone::Heading, false))}
                {button("›✕", "page-loss-next", "loss-next", |it| it.jump(Tone::Loss, false))}
                <b data-test="replay-at">{move || format!("{} / {}", at(), given())}</b>
                <select aria-label=move || t("page-replay-speed") title=move || t("page-replay-speed") data-test="replay-speed"
                    on:change:target=move |event| desk.speed.set(event.target().value().parse().unwrap_or(100))>
                    {SPEEDS.map(|speed| view! { <option value=speed.to_string() selected=speed == 100>{format!("×{}", f64::from(speed) / 100.0)}</option> })}
                </select>
                <span class="sp"></span>
                <button class="btn" data-test="branch" on:click=branch>{move || t("page-branch")}</button>
                <button class="btn" class:hide=move || !over() data-test="review-ask" on:click=move |_| desk.toggle(Sheet::Review)>{move || t("page-review")}</button>
                <button class="btn" data-test="share" on:click=move |_| desk.toggle(Sheet::Share)>{move || t("page-share-short")}</button>
                <button class="btn" data-test="present" on:click=present>{move || t("page-present")}</button>
            </div>
        </div>
    }
}

/// The activations as bands, each seat's on its own side of the line, and the casualties.
#[component]
fn Bands() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let looks_back = Memo::new(move |_| desk.past.get().is_some());
    let drawn = Memo::new(move |_| {
        if !looks_back.get() {
            return String::new();
        }
        let (given, viewer) = (desk.with(|it| it.given()), desk.viewer.get_untracked());
        bands(&desk.with(|it| it.log(0, Some(viewer))), given)
    });
    view! { <div class="bands" aria-hidden="true" inner_html=move || drawn.get()></div> }
}

/// What is drawn: a band from each heading to the next, a cross at each loss.
fn bands(told: &[LogEntry], given: usize) -> String {
    let share = |order: usize| n(order as f64 / given.max(1) as f64 * 100.0);
    let headings: Vec<(usize, Seat)> =
        told.iter().filter(|it| it.tone == Tone::Heading).map(|it| (it.order, it.seat)).collect();
    let ends = headings.iter().skip(1).map(|it| it.0).chain([given]);
    let mut html = String::new();
    for ((from, seat), to) in headings.iter().zip(ends).filter(|it| it.1 > it.0.0) {
        let style = format!("left:{}%;width:calc({}% - 1px)", share(*from), share(to - from));
        html += &format!(r#"<i class="{}" style="{style}"></i>"#, side(Some(*seat)));
    }
    let mut losses: Vec<usize> = told.iter().filter(|it| it.tone == Tone::Loss).map(|it| it.order + 1).collect();
    losses.dedup();
    for order in losses {
        html += &format!(r#"<u style="left:{}%">✕</u>"#, share(order));
    }
    html
}

/// Hands the whole battle to the player as a file.
pub fn save_file(desk: Desk) {
    let text = desk.with(|it| it.replay());
    let name = format!("{}-{}.adjutant", desk.name.get_untracked().0, desk.with(|it| it.given()));
    let parts = js_sys::Array::of1(&JsValue::from_str(&text));
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    let (Ok(address), Some(document)) = (Url::create_object_url_with_blob(&blob), document_of()) else { return };
    if let Some(link) = document.create_element("a").ok().and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(&name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}

fn document_of() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
