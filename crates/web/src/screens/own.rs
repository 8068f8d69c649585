//! A battle of one's own: the game's questions, a picture of what comes of the answers, and what is wrong with them.

use battle::{
    Line, Seat,
    form::{Answers, Choice, Entry, Field},
    notation,
};
use kit::Offer;
use leptos::prelude::*;

use super::cards::{Fielded, is_fair};
use super::start::{Seats, read_file, sitters_of};
use crate::app::{App, Languages};
use crate::panels::Icon;
use crate::store;
use crate::table::Sheet;
use crate::words::{say, t, t_of};

/// Putting a battle of one's own together. What was answered is remembered on this device.
#[component]
pub fn OwnScreen(offer: Offer) -> impl IntoView {
    let app = expect_context::<App>();
    let remembered = store::setting(&format!("own-{}", offer.name())).and_then(|it| notation::from_text(&it).ok());
    let answers = RwSignal::new(remembered.unwrap_or_default());
    let sitters = ["person", "level-4"].map(|it| RwSignal::new(it.to_owned()));
    let system = RwSignal::new(offer.name());
    Effect::new(move || {
        if let Ok(text) = notation::to_text(&answers.get()) {
            store::set(&format!("own-{}", offer.name()), &text);
        }
    });
    let fields = move || offer.form(&answers.get());
    view! {
        <div class="start-screen own-screen">
            <header class="hero"><div class="in">
                <button class="brand" data-test="home" on:click=move |_| app.leave()><h1><Icon name="flag" class=""/>"ADJUTANT"</h1></button>
                <p>{move || t_of(format!("page-system-{}", offer.name()))}</p>
                <span class="sp"></span><Languages/>
            </div></header>
            <main>
                <div class="hd"><h2>{move || t("page-own")}</h2><span>{move || t("page-own-note")}</span></div>
                <div class="fields"><For each=fields key=shape children=move |field| view! { <Asked field answers/> }/></div>
                <Seats system sitters/>
            </main>
            <aside aria-live="polite">{move || match offer.own(&answers.get(), 1) {
                Ok(session) => view! {
                    <div class="pic"><Sheet scene=session.scene(None)/></div>
                    <Balance offer answers/>
                    <button class="btn plan" data-test="begin" on:click=move |_| app.start_own(offer, &answers.get_untracked(), sitters_of(&sitters))>{t("page-start")}</button>
                }.into_any(),
                Err(faults) => view! {
                    <h2>{t("page-own-faults")}</h2>
                    <ul class="faults" data-test="faults">{faults.iter().map(|it| view! { <li>{say(it)}</li> }).collect_view()}</ul>
                }.into_any(),
            }}</aside>
        </div>
    }
}

/// What a question looks like: one whose answers have changed is drawn anew, the others stay as they are.
fn shape(field: &Field) -> String {
    match &field.entry {
        Entry::OneOf(choices) => choices.iter().fold(field.word.to_string(), |shape, it| shape + " " + &it.word),
        Entry::Number(_) | Entry::Text => field.word.to_string(),
    }
}

/// One question, and how it is answered.
#[component]
pub(super) fn Asked(field: Field, answers: RwSignal<Answers>) -> impl IntoView {
    let Field { word, label, entry, answer } = field;
    let key = StoredValue::new(word.to_string());
    let put = move |text: String| answers.update(|it| drop(it.insert(key.get_value(), text)));
    let label = say(&label);
    match entry {
        Entry::OneOf(choices) => view! {
            <label class="field"><span>{label}</span>
                <select data-field=word.to_string() on:change:target=move |event| put(event.target().value())>
                    {choices.into_iter().map(|it| option(&it, &answer)).collect_view()}
                </select>
            </label>
        }
        .into_any(),
        Entry::Number(most) => view! {
            <label class="field"><span>{label}</span>
                <input type="number" min="0" max=most.to_string() value=answer data-field=word.to_string() on:change:target=move |event| put(event.target().value())/>
            </label>
        }
        .into_any(),
        Entry::Text => view! { <Written word=word.to_string() label answer put/> }.into_any(),
    }
}

/// A text, from a file; who likes can write in it.
#[component]
fn Written(word: String, label: String, answer: String, put: impl Fn(String) + Copy + Send + 'static) -> impl IntoView {
    let app = expect_context::<App>();
    let written = RwSignal::new(answer);
    let write = move |text: String| {
        written.set(text.clone());
        put(text);
    };
    view! {
        <div class="field wide">
            <span>{label.clone()}</span>
            <label class="btn"><Icon name="card" class=""/>{t("page-own-file")}<input type="file" class="heard" data-file=word.clone() on:change:target=move |event| read_file(app, &event, write)/></label>
            <details><summary>{t("page-own-text")}</summary>
                <textarea rows="12" spellcheck="false" aria-label=label data-field=word prop:value=move || written.get() on:change:target=move |event| write(event.target().value())></textarea>
            </details>
        </div>
    }
}

/// What both armies are worth: a battle may be unequal, but not by accident.
#[component]
fn Balance(offer: Offer, answers: RwSignal<Answers>) -> impl IntoView {
    view! {
        {move || {
            let armies = offer.own_armies(&answers.get());
            let fair = is_fair(&armies);
            view! {
                <div class="balance" data-test="balance">{armies.iter().enumerate().map(|(seat, army)| {
                    let worth = Line::new("page-army-worth").with("points", army.points).with("models", army.models);
                    view! { <Fielded seat=Seat(seat as u8) army=army.clone()/><b>{say(&worth)}</b> }
                }).collect_view()}</div>
                {(!fair).then(|| view! { <p class="unequal" role="status" data-test="unequal">{t("page-army-unequal")}</p> })}
            }
        }}
    }
}

fn option(choice: &Choice, answer: &str) -> impl IntoView + use<> {
    let chosen = choice.word == answer;
    view! { <option value=choice.word.clone() selected=chosen>{say(&choice.label)}</option> }
}
