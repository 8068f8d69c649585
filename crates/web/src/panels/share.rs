//! Sharing a battle: as a link that holds all of it, or as a file where it is too long for that.

use battle::Line;
use leptos::{html, prelude::*};

use super::save_file;
use crate::desk::Desk;
use crate::link::{self, LONGEST, TooLong};
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
            Ok(behind) => view! { <Ready behind/>{file()} }.into_any(),
            Err(TooLong { letters }) => {
                let why = Line::new("page-share-too-long").with("letters", letters).with("most", LONGEST);
                view! { <p class="note" role="status" data-test="share-too-long">{say(&why)}</p>{file()} }.into_any()
            }
        }}
    }
}

#[component]
fn Ready(behind: String) -> impl IntoView {
    let (input, copied) = (NodeRef::<html::Input>::new(), RwSignal::new(false));
    let address = address().unwrap_or_default();
    let letters = address.len() + behind.len() + 1;
    let link = format!("{address}#{behind}");
    let copy = {
        let link = link.clone();
        move |_| {
            if let Some(input) = input.get_untracked() {
                input.select();
            }
            if let Some(window) = web_sys::window() {
                let _ = window.navigator().clipboard().write_text(&link);
                copied.set(true);
            }
        }
    };
    view! {
        <p class="note">{t_with("page-share-note", "letters", letters)}</p>
        <input class="link" node_ref=input readonly data-test="share-link" aria-label=t("page-share") value=link/>
        <p class="note told" role="status" aria-live="polite">{move || copied.get().then(|| t("page-share-copied"))}</p>
        <button class="btn plan" data-test="share-copy" on:click=copy>{t("page-share-copy")}</button>
    }
}

/// The page's own address, without what stands behind it.
fn address() -> Option<String> {
    let location = web_sys::window()?.location();
    Some(format!("{}{}", location.origin().ok()?, location.pathname().ok()?))
}
