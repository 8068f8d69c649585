//! The address of the page, and the browser's Back.
//!
//! A battle that is kept stands behind the `#` as `/battle/KEY`, so that a reload leads back into it. While anything but the
//! start is on screen, the browser's history has an entry of ours on top: Back closes what lies open, then the battle, and
//! leaves the page from the start alone.

use leptos::prelude::{GetUntracked, Owner, WithValue, expect_context, on_cleanup, window_event_listener};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use crate::app::{App, Screen};
use crate::store;

/// What stands before the key of a battle.
const BATTLE: &str = "/battle/";
/// What an entry of the history is for: on top of the start, or left over from a battle that was closed.
const INSIDE: &str = "inside";
const SPARE: &str = "spare";

/// The key of the battle behind the `#` of the address.
pub fn battle_in_address() -> Option<String> {
    let behind = web_sys::window()?.location().hash().ok()?;
    behind.strip_prefix('#')?.strip_prefix(BATTLE).map(str::to_owned)
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}

fn path() -> Option<String> {
    web_sys::window()?.location().pathname().ok()
}

/// What the entry on top is for.
fn top() -> Option<String> {
    history()?.state().ok()?.as_string()
}

/// Something but the start comes on screen: a battle by its key, or a screen without an address of its own.
pub fn enter(key: &str) {
    let (Some(history), Some(path)) = (history(), path()) else { return };
    let address = if key.is_empty() { path.clone() } else { format!("{path}#{BATTLE}{key}") };
    let state = JsValue::from_str(INSIDE);
    let ours = matches!(top().as_deref(), Some(INSIDE | SPARE));
    if !ours && battle_in_address().is_some() {
        // Opened at this very address: the start is put below it.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    let _ = if ours {
        history.replace_state_with_url(&state, "", Some(&address))
    } else {
        history.push_state_with_url(&state, "", Some(&address))
    };
}

/// The start is on screen again: the entry that was on top of it is kept for whatever is opened next.
pub fn exit() {
    if let (Some(history), Some(path), Some(INSIDE)) = (history(), path(), top().as_deref()) {
        let _ = history.replace_state_with_url(&JsValue::from_str(SPARE), "", Some(&path));
    }
}

/// Listens to Back and Forward; takes up the battle of the address, unless another is being taken up.
pub fn listen(owner: Owner, taken_up: bool) {
    let app = expect_context::<App>();
    let popped = window_event_listener(leptos::ev::popstate, move |_| owner.with(|| went(app)));
    on_cleanup(move || popped.remove());
    if let Some(key) = battle_in_address().filter(|_| !taken_up) {
        take_up(app, key);
    }
}

/// Back or Forward was pressed, or another address was typed.
fn went(app: App) {
    let here = key_on_screen(app);
    match battle_in_address() {
        Some(key) if here.as_ref() == Some(&key) => {}
        Some(key) => take_up(app, key),
        None if matches!(app.screen.get_untracked(), Screen::Start) => {}
        None if app.close_top() => enter(&key_on_screen(app).unwrap_or_default()),
        None => app.leave(),
    }
}

/// The key of the battle on the desk.
fn key_on_screen(app: App) -> Option<String> {
    match app.screen.get_untracked() {
        Screen::Battle(desk) => Some(desk.save.get_untracked()).filter(|it| !it.is_empty()),
        Screen::Start | Screen::Own(_) | Screen::Rules | Screen::Lab(_) => None,
    }
}

/// Takes up a battle that is kept here; where none is, the start stays.
fn take_up(app: App, key: String) {
    spawn_local(async move {
        let kept = store::list().await.into_iter().find(|it| it.save.key == key);
        match kept {
            Some(kept) => app.owner().with_value(|it| it.with(|| app.resume(&kept.save))),
            None => {
                if let (Some(history), Some(path)) = (history(), path()) {
                    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
                }
            }
        }
    });
}
