//! Slips of paper laid over the table: dice to be typed in, and a takeback to be agreed to.

use battle::Line;
use leptos::{html, prelude::*};

use crate::desk::Desk;
use crate::panels::Mark;
use crate::words::{say, t, t_with, title};

/// What people have to roll, and where they type what fell.
#[component]
pub fn DiceSlip() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (typed, wrong) = (RwSignal::new(String::new()), RwSignal::new(None::<Line>));
    let input = NodeRef::<html::Input>::new();
    Effect::new(move || {
        if desk.wanted.get().is_some()
            && let Some(input) = input.get()
        {
            let _ = input.focus();
        }
    });
    let enter = move || {
        wrong.set(desk.enter_faces(&typed.get_untracked()));
        typed.set(String::new());
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            enter();
        }
    };
    view! {
        {move || desk.wanted.get().map(|(_, need)| {
            let ask = Line::new("page-roll").with("count", need.count).with("sides", need.sides);
            view! {
                <div class="cover clear" role="dialog" aria-modal="true" aria-label=say(&ask) data-test="dice">
                    <div class="slip">
                        <p class="caps">{title(need.rule)}</p>
                        <h1>{say(&ask)}</h1>
                        <input class="faces" node_ref=input inputmode="numeric" autocomplete="off" aria-label=say(&ask)
                            prop:value=move || typed.get() on:input:target=move |event| typed.set(event.target().value()) on:keydown=key/>
                        {move || wrong.get().map(|why| view! { <p class="reason" role="alert">{say(&why)}</p> })}
                        <button class="btn plan" data-test="enter-faces" on:click=move |_| enter()>{t("page-roll-enter")}</button>
                        <button class="btn" data-test="roll-once" on:click=move |_| { wrong.set(None); desk.roll_once(); }>{t("page-roll-once")}</button>
                    </div>
                </div>
            }
        })}
    }
}

/// Somebody asks to take an order back: the others agree or do not.
#[component]
pub fn TakebackSlip() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.takeback.get().map(|seat| {
            let asking = t_with("page-takeback", "player", desk.who(seat));
            let others = desk.those_who_agree();
            let names = others.iter().map(|it| desk.who(*it)).collect::<Vec<_>>().join(", ");
            view! {
                <div class="cover clear" role="dialog" aria-modal="true" aria-label=t("page-takeback-note") data-test="takeback">
                    <div class="slip">
                        <p class="caps">{t("page-takeback-note")}</p>
                        <h1><Mark seat name="flag"/>{asking}</h1>
                        <p>{say(&Line::new("page-takeback-ask").with("players", names))}</p>
                        <button class="btn plan" data-test="agree" on:click=move |_| desk.answer_takeback(true)>{t("page-takeback-agree")}</button>
                        <button class="btn" data-test="disagree" on:click=move |_| desk.answer_takeback(false)>{t("page-takeback-disagree")}</button>
                    </div>
                </div>
            }
        })}
    }
}
