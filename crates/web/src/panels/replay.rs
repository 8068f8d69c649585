//! The bar of a replay: scrub, step, play, branch off, take home as a file.

use battle::Tone;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::app::App;
use crate::desk::{Desk, PlayOn, SPEEDS, Sheet};
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
    let branch = move |_| {
        if desk.is_only_looked_at() { desk.seating.set(Some(PlayOn::FromHere)) } else { app.branch_off(desk) }
    };
    let present = move |_| {
        if desk.is_only_looked_at() { desk.seating.set(Some(PlayOn::FromTheEnd)) } else { desk.return_to_present() }
    };
    view! {
        <div class="replay" class:hide=move || desk.past.get().is_none() data-test="replay-bar">
            <button class="btn" title=move || t("page-loss-before") aria-label=move || t("page-loss-before") data-test="loss-before" on:click=move |_| desk.jump(Tone::Loss, true)>"✕‹"</button>
            <button class="btn" title=move || t("page-activation-before") aria-label=move || t("page-activation-before") data-test="activation-before" on:click=move |_| desk.jump(Tone::Heading, true)>"«"</button>
            <button class="btn" data-test="replay-back" on:click=move |_| desk.step(-1)>"‹"</button>
            <button class="btn plan" data-test="replay-play" on:click=move |_| desk.play_past()>
                {move || t(if desk.playing.get() { "page-pause" } else { "page-play" })}
            </button>
            <button class="btn" data-test="replay-on" on:click=move |_| desk.step(1)>"›"</button>
            <button class="btn" title=move || t("page-activation-next") aria-label=move || t("page-activation-next") data-test="activation-next" on:click=move |_| desk.jump(Tone::Heading, false)>"»"</button>
            <button class="btn" title=move || t("page-loss-next") aria-label=move || t("page-loss-next") data-test="loss-next" on:click=move |_| desk.jump(Tone::Loss, false)>"›✕"</button>
            <input type="range" min="0" max=given prop:value=move || at().to_string() aria-label=move || t("page-replay")
                on:input:target=move |event| desk.look_back(event.target().value().parse().unwrap_or(0))/>
            <b data-test="replay-at">{move || format!("{} / {}", at(), given())}</b>
            <select aria-label=move || t("page-replay-speed") title=move || t("page-replay-speed") data-test="replay-speed"
                on:change:target=move |event| desk.speed.set(event.target().value().parse().unwrap_or(100))>
                {SPEEDS.map(|speed| view! { <option value=speed.to_string() selected=speed == 100>{format!("×{}", f64::from(speed) / 100.0)}</option> })}
            </select>
            <button class="btn" data-test="branch" on:click=branch>{move || t("page-branch")}</button>
            <button class="btn" data-test="share" on:click=move |_| desk.toggle(Sheet::Share)>{move || t("page-share-short")}</button>
            <button class="btn" data-test="present" on:click=present>{move || t("page-present")}</button>
        </div>
    }
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
