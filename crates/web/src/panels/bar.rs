//! The order bar: the question, and a tile for every answer.

use battle::scene::Gesture;
use leptos::prelude::*;

use super::{Icon, ReplayBar};
use crate::desk::{Desk, Entry, Why, entries, subentries};
use crate::words::{say, t, t_with, title};

/// The order bar.
#[component]
pub fn OrderBar() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let tiles = move || if desk.is_mine() { entries(&desk.scene.get()) } else { Vec::new() };
    view! {
        <div class="mid">
            <ReplayBar/>
            <Prompt/>
            <Listed/>
            <div class="acts">
                {move || tiles().into_iter().enumerate().map(|(at, entry)| view! { <Tile entry at/> }).collect_view()}
            </div>
        </div>
    }
}

/// The question at hand, what stands in the way, and the keys that answer.
#[component]
fn Prompt() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let question = move || desk.scene.get().question.as_ref().map(|it| (say(&it.line), it.rule));
    let hint = move || {
        let kind = desk.tile.get()?;
        let gesture = entries(&desk.scene.get()).iter().find(|it| it.kind == kind)?.gesture;
        Some(t(match gesture {
            Gesture::Way => "page-hint-way",
            Gesture::Place | Gesture::Set => "page-hint-place",
            Gesture::Aim => "page-hint-aim",
            Gesture::Pick | Gesture::Say => "page-hint-pick",
        }))
    };
    let planned = move || desk.plan.get().is_some_and(|it| it.held);
    view! {
        <div class="prompt" aria-live="assertive">
            {move || if desk.thinking.get() {
                view! { <b>{t("page-thinking")}</b><span class="progress"></span> }.into_any()
            } else {
                question().map(|(words, rule)| view! {
                    <b>{words}</b><button class="ask" title=t("page-why-asked") on:click=move |_| desk.ask(Why::Rule(rule))>"?"</button>
                }).into_any()
            }}
            <span class="q">{hint}</span>
            {move || desk.refusal.get().and_then(|it| it.first().cloned()).map(|(rule, line)| view! {
                <button class="refusal" role="alert" on:click=move |_| desk.ask_refusal()><b>{title(rule)}</b>" "{say(&line)}</button>
            })}
            <span class="r">
                <button class="go" data-test="confirm" class:hide=move || !planned() on:click=move |_| desk.confirm()>
                    {move || t("page-confirm")}<span class="kbd">"Enter"</span>
                </button>
                <button class="esc" class:hide=move || desk.tile.get().is_none() on:click=move |_| desk.cancel()>
                    {move || t("page-cancel")}<span class="kbd">"Esc"</span>
                </button>
            </span>
        </div>
    }
}

/// The orders of the chosen kind by name, for those who do not point at the table.
#[component]
fn Listed() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let listed = move || {
        let kind = desk.tile.get()?;
        let listed = subentries(&desk.scene.get(), &kind, &desk.picked.get());
        (!listed.is_empty() && desk.is_mine()).then_some(listed)
    };
    view! {
        {move || listed().map(|listed| view! {
            <div class="listed" data-test="listed">{listed.into_iter().map(|entry| {
                let order = entry.order.clone().unwrap_or_default();
                view! { <button on:click=move |_| desk.give(&order)>{say(&entry.name)}</button> }
            }).collect_view()}</div>
        })}
    }
}

#[component]
fn Tile(entry: Entry, at: usize) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let kind = entry.kind.clone();
    let on = move || desk.tile.get().as_ref() == Some(&kind);
    let key = if at < 9 { (at + 1).to_string() } else { String::new() };
    let (off, words, data) = (entry.refusal.is_some(), say(&entry.name), entry.kind.clone());
    let note = match &entry.refusal {
        Some((_, line)) => say(line),
        None if entry.count > 1 && entry.gesture == Gesture::Pick => t_with("page-choices", "count", entry.count),
        None => String::new(),
    };
    let (cost, sign) = (entry.cost, entry.kind.clone());
    let long = words.chars().count() > 16;
    view! {
        <button class="ac" class:on=on class:off=off class:long=long data-tile=data aria-disabled=off.to_string()
            on:click=move |_| desk.choose(&entry)>
            <span class="top"><Icon name=sign class=""/><span class="cost">{(0..cost).map(|_| view! { <i></i> }).collect_view()}</span><span class="kbd">{key}</span></span>
            <span class="nm">{words}</span>
            <small>{note}</small>
        </button>
    }
}
