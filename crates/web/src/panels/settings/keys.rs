//! The sheet of keys: what each does now, and how to change it.

use battle::Line;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::desk::Desk;
use crate::keymap::{ACTS, Act, Keymap, number, shown, word};
use crate::store;
use crate::words::{say, t};

/// Every act with its key. A key is changed by pressing its button, and then the new key.
#[component]
pub fn KeyList() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (asked, note) = (desk.key_asked, RwSignal::new(String::new()));
    on_cleanup(move || asked.set(None));
    let keep = move |keys: Keymap| {
        store::set("keys", &keys.to_text());
        desk.keys.set(keys.into());
    };
    let press = move |event: KeyboardEvent| {
        let Some(act) = asked.get_untracked() else { return };
        event.prevent_default();
        if event.key() == "Escape" && act != Act::Cancel {
            return asked.set(None);
        }
        let mut keys = (*desk.keys.get_untracked()).clone();
        if let Some(words) = told(act, &event.key(), keys.set(act, &event.key())) {
            note.set(words);
            asked.set(None);
            keep(keys);
        }
    };
    let reset = move |_| {
        keep(Keymap::default());
        note.set(t("page-keys-reset-done"));
    };
    let row = move |(act, _, _): (Act, &'static str, &'static str)| {
        let on = move || asked.get() == Some(act);
        let key = move || if on() { t("page-keys-press") } else { shown(desk.keys.get().key(act)) };
        let data = format!("{}{}", word(act), number(act));
        view! {
            <dt><button class="kbd" class:on=on data-key=data aria-label=move || format!("{}: {}", name(act), key())
                on:click=move |_| { note.set(String::new()); asked.set(Some(act)); } on:blur=move |_| asked.set(None)>{key}</button></dt>
            <dd>{name(act)}</dd>
        }
    };
    view! {
        <h2>{t("page-keys")}</h2>
        <p class="note">{t("page-keys-note")}</p>
        <p class="note told" role="status" aria-live="polite" data-test="keys-told">{move || note.get()}</p>
        <dl class="keys" on:keydown=press>{ACTS.map(row)}</dl>
        <p class="note">{t("page-keys-shift")}</p>
        <button class="btn" data-test="keys-reset" on:click=reset>{t("page-keys-reset")}</button>
    }
}

/// What an act is called.
fn name(act: Act) -> String {
    let key = format!("page-key-{}", word(act));
    say(&Line { key: key.into(), args: Default::default() }.with("number", number(act)))
}

/// What to say of a changed key; nothing where the key cannot stand for anything, and another is waited for.
fn told(act: Act, key: &str, changed: Result<Option<Act>, String>) -> Option<String> {
    let line = match changed.ok()? {
        Some(other) => Line::new("page-keys-swapped").with("other", name(other)),
        None => Line::new("page-keys-set"),
    };
    Some(say(&line.with("key", shown(key)).with("act", name(act))))
}

/// The word for the title of a button that a key also presses.
pub fn with_key(words: &'static str, desk: Desk, act: Act) -> String {
    format!("{} ({})", t(words), shown(desk.keys.get().key(act)))
}
