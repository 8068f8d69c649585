//! The odds lab: up to three questions side by side, worked out while they are asked, and all of it in the address.

mod charts;
mod working;

use battle::{
    Line,
    form::{Answers, Choice, Entry, Field, answer},
};
use border::RemoteOffer;
use kit::Offered;
use leptos::prelude::*;
use odds::{
    Over,
    lab::{self, MOST, Sheet},
};

use super::own::Asked;
use crate::app::{App, DayNight, Languages, Screen, show_address};
use crate::games;
use crate::panels::{CopyLink, Icon};
use crate::words::{say, t, t_of, t_with};
use charts::Charts;
use working::Working;

/// What is asked, while it is being changed.
#[derive(Clone, Copy)]
struct Asking {
    over: RwSignal<Option<Over>>,
    questions: RwSignal<Vec<RwSignal<Answers>>>,
}

impl Asking {
    fn of(sheet: Sheet) -> Asking {
        let questions = sheet.questions.into_iter().map(RwSignal::new).collect();
        Asking { over: RwSignal::new(sheet.over), questions: RwSignal::new(questions) }
    }

    fn sheet(&self) -> Sheet {
        Sheet { over: self.over.get(), questions: self.questions.get().iter().map(Get::get).collect() }
    }

    fn add(&self) {
        let last = self.questions.get_untracked().last().map(GetUntracked::get_untracked).unwrap_or_default();
        self.questions.update(|it| it.push(RwSignal::new(last)));
    }
}

/// The lab.
#[component]
pub fn LabScreen(sheet: Sheet) -> impl IntoView {
    let app = expect_context::<App>();
    let (asking, working, link) = (Asking::of(sheet), Working::new(), RwSignal::new(String::new()));
    Effect::new(move || {
        let sheet = asking.sheet();
        app.come.track();
        let behind = lab::write(&sheet, &lab_fields);
        show_address(&format!("#{behind}"));
        link.set(behind);
        app.screen.update_untracked(|it| *it = Screen::Lab(sheet.clone()));
        working.begin(&sheet);
    });
    let full = move || asking.questions.get().len() >= MOST;
    let over = move |event: leptos::ev::Targeted<leptos::ev::Event, web_sys::HtmlSelectElement>| {
        asking.over.set(Over::of(&event.target().value()));
    };
    view! {
        <div class="start-screen own-screen lab-screen">
            <header class="hero"><div class="in">
                <button class="brand" data-test="home" on:click=move |_| app.leave()><h1><Icon name="flag" class=""/>"ADJUTANT"</h1></button>
                <p>{t("page-lab")}</p>
                <span class="sp"></span><Languages/><DayNight/>
            </div></header>
            <main>
                <div class="hd"><h2>{t("page-lab")}</h2><span>{t("page-lab-note")}</span></div>
                <div class="questions">{move || {
                    let questions = asking.questions.get();
                    let alone = questions.len() == 1;
                    questions.into_iter().enumerate().map(|(at, answers)| view! { <Question at answers asking alone/> }).collect_view()
                }}</div>
                <div class="tools">
                    <button class="btn" data-test="lab-add" class:hide=full on:click=move |_| asking.add()>{t("page-lab-add")}</button>
                    <label class="field"><span>{t("page-lab-over")}</span>
                        <select data-field="over" on:change:target=over>
                            <option value="">{t("page-lab-over-none")}</option>
                            {Over::ALL.iter().map(|it| {
                                let it = *it;
                                view! { <option value=it.word() selected=move || asking.over.get() == Some(it)>{t_of(format!("page-lab-over-{}", it.word()))}</option> }
                            }).collect_view()}
                        </select>
                    </label>
                    {move || view! { <CopyLink behind=link.get()/> }}
                </div>
            </main>
            <section class="answers" aria-label=t("page-lab-figures") aria-busy=move || (working.left.get() > 0).to_string()>
                <p class="note" class:hide=move || working.left.get() == 0 role="status">{move || t_with("page-lab-working", "left", working.left.get())}</p>
                <Charts working/>
            </section>
        </div>
    }
}

/// One question: its form.
#[component]
fn Question(at: usize, answers: RwSignal<Answers>, asking: Asking, alone: bool) -> impl IntoView {
    let app = expect_context::<App>();
    let fields = move || {
        app.come.track();
        let fields = lab_fields(&answers.get());
        let game = answer(&fields, "game").to_owned();
        if fields.len() == 1 {
            app.with_game(&game, || ());
        }
        fields
    };
    let remove = move |_| {
        asking.questions.update(|it| {
            it.remove(at);
        });
    };
    view! {
        <fieldset class="question" data-question=at.to_string()>
            <legend><i class=format!("swatch s{at}")></i>{say(&Line::new("page-lab-question").with("number", at + 1))}</legend>
            <div class="fields"><For each=fields key=signature children=move |field| view! { <Asked field answers/> }/></div>
            <button class="btn" class:hide=alone on:click=remove>{t("page-lab-remove")}</button>
        </fieldset>
    }
}

/// The form of a question: the games to choose from, and what the one that was chosen asks, once its module is here.
pub fn lab_fields(answers: &Answers) -> Vec<Field> {
    let known = games::all().iter().filter(|it| it.has_lab());
    let named = |it: &&&RemoteOffer| {
        let key = format!("lab-game-{}", it.name());
        Choice::new(it.name(), Line { key: key.into(), args: Default::default() })
    };
    let game = Field::one_of("game", Line::new("lab-field-game"), known.map(|it| named(&it)).collect(), answers);
    let asked = games::find(&game.answer).and_then(RemoteOffer::game).map(|it| it.lab_fields(answers));
    [game].into_iter().chain(asked.into_iter().flatten().filter(|it| it.word != "game")).collect()
}

/// What a field offers: where that changes it is asked anew.
fn signature(field: &Field) -> String {
    let offers = match &field.entry {
        Entry::OneOf(choices) => choices.iter().map(|it| it.word.as_str()).collect::<Vec<_>>().join(","),
        Entry::Number(most) => most.to_string(),
        Entry::Text => String::new(),
    };
    format!("{} {offers}", field.word)
}
