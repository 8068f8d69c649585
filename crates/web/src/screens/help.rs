//! What may be asked before a battle: how one plays, the keys, and how bots and dice behave.

use battle::Line;
use leptos::prelude::*;

use crate::desk::{LIMITS, PACES};
use crate::keymap::{ACTS, Keymap, number, shown, word};
use crate::store;
use crate::words::{say, t, t_of, t_with};

/// What lies over the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// How one plays, and the keys.
    Help,
    /// How bots and dice behave.
    Settings,
}

/// The buttons that open them.
#[component]
pub fn HelpButtons(leaf: RwSignal<Option<Leaf>>) -> impl IntoView {
    view! {
        <button class="hb" data-test="start-settings" on:click=move |_| leaf.set(Some(Leaf::Settings))>{t("page-settings")}</button>
        <button class="hb" data-test="start-help" on:click=move |_| leaf.set(Some(Leaf::Help))>{t("page-help")}</button>
    }
}

/// The leaf that lies over the start, if any.
#[component]
pub fn Leaves(leaf: RwSignal<Option<Leaf>>) -> impl IntoView {
    let escape = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
        "Escape" => leaf.set(None),
        "?" if leaf.get_untracked().is_none() => leaf.set(Some(Leaf::Help)),
        _ => {}
    });
    on_cleanup(move || escape.remove());
    view! {
        {move || leaf.get().map(|which| view! {
            <div class="cover dim" on:click=move |_| leaf.set(None)>
                <section class="leaf" role="dialog" aria-modal="true" tabindex="0" data-test="leaf" aria-label=t(name(which)) on:click=|event| event.stop_propagation()>
                    <button class="x" aria-label=t("page-close") data-test="leaf-close" on:click=move |_| leaf.set(None)>"×"</button>
                    {match which {
                        Leaf::Help => view! { <Help/> }.into_any(),
                        Leaf::Settings => view! { <Settings/> }.into_any(),
                    }}
                </section>
            </div>
        })}
    }
}

fn name(leaf: Leaf) -> &'static str {
    match leaf {
        Leaf::Help => "page-help",
        Leaf::Settings => "page-settings",
    }
}

#[component]
fn Help() -> impl IntoView {
    let keys = Keymap::from_text(&store::setting("keys").unwrap_or_default());
    view! {
        <h2>{t("page-help")}</h2>
        <ul>{["page-help-lesson", "page-help-orders", "page-help-why", "page-help-undo", "page-help-kept"].map(|it| view! { <li>{t(it)}</li> })}</ul>
        <h2>{t("page-keys")}</h2>
        <p class="note">{t("page-help-keys")}</p>
        <dl class="keys">{ACTS.map(|(act, _, _)| {
            let words = Line { key: format!("page-key-{}", word(act)).into(), args: Default::default() }.with("number", number(act));
            view! { <dt><span class="kbd">{shown(keys.key(act))}</span></dt><dd>{say(&words)}</dd> }
        }).collect_view()}</dl>
    }
}

#[component]
fn Settings() -> impl IntoView {
    let kept = |key: &str, usual: String| RwSignal::new(store::setting(key).unwrap_or(usual));
    let pace = kept("pace", PACES[1].0.to_string());
    let limit = kept("limit", LIMITS[1].to_string());
    let dice = kept("real-dice", false.to_string());
    let switch = move |key: &'static str, now: RwSignal<String>, value: String, words: String| {
        let (on, mine) = (value.clone(), value.clone());
        let chosen = move || now.get() == on;
        let shown = chosen.clone();
        let choose = move |_| {
            store::set(key, &mine);
            now.set(mine.clone());
        };
        view! { <button role="radio" data-setting=format!("{key}-{value}") aria-checked=move || chosen().to_string() class:on=shown on:click=choose>{words}</button> }
    };
    view! {
        <h2>{t("page-settings")}</h2>
        <div class="settings">
            <span class="caps">{t("page-pace")}</span>
            <span class="lang" role="radiogroup" aria-label=t("page-pace")>{PACES.map(|(value, word)| switch("pace", pace, value.to_string(), t_of(format!("page-speed-{word}"))))}</span>
            <span class="caps">{t("page-limit")}</span>
            <span class="lang" role="radiogroup" aria-label=t("page-limit")>{LIMITS.map(|value| switch("limit", limit, value.to_string(), t_with("page-seconds", "seconds", (value / 1000) as i32)))}</span>
            <span class="caps">{t("page-real-dice")}</span>
            <span class="lang" role="radiogroup" aria-label=t("page-real-dice")>{[(false, "page-dice-machine"), (true, "page-dice-mine")].map(|(value, word)| switch("real-dice", dice, value.to_string(), t(word)))}</span>
        </div>
    }
}
