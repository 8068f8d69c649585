//! Sharing a battle: as a link that holds all of it, or as a file where it is too long for that.

use battle::Line;
use leptos::{html, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::desk::Desk;
use crate::link::{self, LONGEST, TooLong};
use crate::panels::save_file;
use crate::words::{say, t, t_with};

/// The sheet with the link.
#[component]
pub fn Share() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let packed = link::pack(&desk.with(|it| it.replay()));
    let file = move || view! { <button class="btn" data-test="share-file" on:click=move |_| save_file(desk)>{t("page-save-file")}</button> };
    view! {
        <h2>{t("page-share")}</h2>
        {match packed {
            Ok(behind) => {
                let letters = address().unwrap_or_default().len() + behind.len() + 1;
                view! { <p class="note">{t_with("page-share-note", "letters", letters)}</p><CopyLink behind/>{file()} }.into_any()
            }
            Err(TooLong { letters }) => {
                let why = Line::new("page-share-too-long").with("letters", letters).with("most", LONGEST);
                view! { <p class="note" role="status" data-test="share-too-long">{say(&why)}</p>{file()} }.into_any()
            }
        }}
    }
}

/// A link with what stands behind its `#`, to be copied.
#[component]
pub fn CopyLink(behind: String) -> impl IntoView {
    let (input, copied) = (NodeRef::<html::Input>::new(), RwSignal::new(None::<bool>));
    let address = address().unwrap_or_default();
    let link = format!("{address}#{behind}");
    let copy = {
        let link = link.clone();
        move |_| {
            if let Some(input) = input.get_untracked() {
                input.select();
            }
            let link = link.clone();
            spawn_local(async move {
                let _ = copied.try_set(Some(to_clipboard(&link).await.is_some()));
            });
        }
    };
    let told = move || copied.get().map(|done| t(if done { "page-share-copied" } else { "page-share-marked" }));
    view! {
        <input class="link" node_ref=input readonly data-test="share-link" aria-label=t("page-share") value=link/>
        <p class="note told" role="status" aria-live="polite">{told}</p>
        <button class="btn plan" data-test="share-copy" on:click=copy>{t("page-share-copy")}</button>
    }
}

/// Puts text on the clipboard, where the browser has one for this page and lets it.
async fn to_clipboard(text: &str) -> Option<()> {
    let navigator = web_sys::window()?.navigator();
    js_sys::Reflect::get(&navigator, &"clipboard".into()).ok().filter(|it| !it.is_undefined())?;
    JsFuture::from(navigator.clipboard().write_text(text)).await.ok().map(|_| ())
}

/// The page's own address, without what stands behind it.
fn address() -> Option<String> {
    let location = web_sys::window()?.location();
    Some(format!("{}{}", location.origin().ok()?, location.pathname().ok()?))
}
