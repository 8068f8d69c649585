//! A battle of one's own: the game's questions, a picture of what comes of the answers, and what is wrong with them.

use battle::{
    form::{Answers, Choice, Entry, Field},
    notation,
};
use leptos::prelude::*;

use super::start::{Seats, sitters_of};
use crate::app::{App, Languages, Screen};
use crate::panels::Icon;
use crate::session::games::Offer;
use crate::store;
use crate::table::Sheet;
use crate::words::{say, t, t_of};

/// Putting a battle of one's own together. What was answered is remembered on this device.
#[component]
pub fn OwnScreen(offer: Offer) -> impl IntoView {
    let app = expect_context::<App>();
    let remembered = store::setting(&format!("own-{}", offer.system)).and_then(|it| notation::from_text(&it).ok());
    let answers = RwSignal::new(remembered.unwrap_or_else(Answers::new));
    let sitters = ["person", "tactician"].map(|it| RwSignal::new(it.to_owned()));
    let system = RwSignal::new(offer.system);
    Effect::new(move || {
        if let Ok(text) = notation::to_text(&answers.get()) {
            store::set(&format!("own-{}", offer.system), &text);
        }
    });
    let fields = move || (offer.form)(&answers.get());
    view! {
        <div class="start-screen own-screen">
            <header class="hero"><div class="in">
                <button class="brand" data-test="home" on:click=move |_| app.screen.set(Screen::Start)><h1><Icon name="flag" class=""/>"ADJUTANT"</h1></button>
                <p>{move || t_of(format!("page-system-{}", offer.system))}</p>
                <span class="sp"></span><Languages/>
            </div></header>
            <main>
                <div class="hd"><h2>{move || t("page-own")}</h2><span>{move || t("page-own-note")}</span></div>
                <div class="fields"><For each=fields key=|it| it.word children=move |field| view! { <Asked field answers/> }/></div>
                <Seats system sitters/>
            </main>
            <aside aria-live="polite">{move || match (offer.own)(&answers.get(), 1) {
                Ok(session) => view! {
                    <div class="pic"><Sheet scene=session.scene(None)/></div>
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

/// One question, and how it is answered.
#[component]
fn Asked(field: Field, answers: RwSignal<Answers>) -> impl IntoView {
    let Field { word, label, entry, answer } = field;
    let put = move |text: String| answers.update(|it| drop(it.insert(word.to_owned(), text)));
    let label = say(&label);
    match entry {
        Entry::OneOf(choices) => view! {
            <label class="field"><span>{label}</span>
                <select data-field=word on:change:target=move |event| put(event.target().value())>
                    {choices.into_iter().map(|it| option(&it, &answer)).collect_view()}
                </select>
            </label>
        }
        .into_any(),
        Entry::Number(most) => view! {
            <label class="field"><span>{label}</span>
                <input type="number" min="0" max=most.to_string() value=answer data-field=word on:change:target=move |event| put(event.target().value())/>
            </label>
        }
        .into_any(),
        Entry::Text => view! {
            <label class="field wide"><span>{label}</span>
                <textarea rows="12" spellcheck="false" data-field=word prop:value=answer on:change:target=move |event| put(event.target().value())></textarea>
            </label>
        }
        .into_any(),
    }
}

fn option(choice: &Choice, answer: &str) -> impl IntoView + use<> {
    let chosen = choice.word == answer;
    view! { <option value=choice.word.clone() selected=chosen>{say(&choice.label)}</option> }
}
