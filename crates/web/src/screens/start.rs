//! Choosing what to play: a game, a ready battle, who sits where; and battles to go on with.

use battle::Line;
use border::with_pictures;
use kit::{Offer, Offered, ReadyBattle};
use leptos::prelude::*;
use odds::lab::Sheet;
use wasm_bindgen_futures::spawn_local;

use super::cards::Card;
use super::help::{HelpButtons, Leaf, Leaves};
use super::kept::{Continue, Latest};
use crate::address;
use crate::app::{App, DayNight, Languages, Screen};
use crate::desk::Sitter;
use crate::games;
use crate::panels::{Icon, Mark, StyleChoice};
use crate::store;
use crate::styles::{Roles, bot, styles, word};
use crate::table::pen::{Chance, blob, smooth};
use crate::words::{say, t, t_of};

/// The opponent of a game where none is remembered.
const GENTLE: &str = "level-2";

/// The game that was played last, where it is still there.
fn last_game() -> &'static str {
    let last = store::setting("game").and_then(|it| games::find(&it));
    last.unwrap_or(games::all()[0]).name()
}

/// Who sat opposite in this game the last time, or a gentle bot.
fn last_level(system: &str) -> String {
    let plays = |it: &str| it == "person" || games::find(system).is_some_and(|game| game.bots().contains(&bot(it)));
    store::setting(&format!("level-{system}")).filter(|it| plays(it)).unwrap_or_else(|| GENTLE.to_owned())
}

/// The start.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = expect_context::<App>();
    let system = RwSignal::new(last_game());
    let sitters = ["person".to_owned(), last_level(system.get_untracked())].map(RwSignal::new);
    let leaf = RwSignal::new(None::<Leaf>);
    Effect::new(move |before: Option<&str>| {
        let now = system.get();
        if before.is_some_and(|it| it != now) {
            sitters[1].set(last_level(now));
        }
        store::set("game", now);
        app.get_ready(now);
        now
    });
    Effect::new(move || store::set(&format!("level-{}", system.get_untracked()), &sitters[1].get()));
    view! {
        <div class="start-screen">
            <header class="hero">
                <svg class="bg" viewBox="0 0 1440 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=contours()></svg>
                <div class="in">
                    <h1><Icon name="flag" class=""/>"ADJUTANT"</h1>
                    <p>{move || t("page-motto")}</p>
                    <span class="sp"></span><Languages/><HelpButtons leaf/><DayNight/>
                </div>
            </header>
            <main>
                <Latest/>
                <div class="sys">{games::all().iter().map(|offer| view! { <SystemTab offer=*offer system/> }).collect_view()}</div>
                {move || games::find(system.get()).map(|offer| view! { <Lessons offer/> })}
                {move || games::find(system.get()).map(|offer| view! { <Battles offer sitters/> })}
                <Seats system sitters/>
                {move || own(app, system.get())}
            </main>
            <aside>
                <div class="hd"><h2>{move || t("page-continue")}</h2><span>{move || t("page-continue-note")}</span></div>
                <Continue/>
                <div class="links"><button class="btn" data-test="start-rules" on:click=move |_| app.read_rules()><Icon name="eye" class=""/>{move || t("page-rules")}</button><OpenFile/><button class="btn" data-test="lab" on:click=move |_| app.open_lab(Sheet::new())><Icon name="dice" class=""/>{move || t("page-lab")}</button></div>
            </aside>
            <Leaves leaf/>
            <footer><span>{move || t("page-fan")}</span></footer>
        </div>
    }
}

/// What a ready battle is listed under: by its group, and how long it takes.
fn section(ready: &ReadyBattle) -> &'static str {
    match (ready.group, ready.minutes) {
        ("missions", _) => "missions",
        (_, ..=SHORT) => "short",
        _ => "long",
    }
}

/// A battle of so many minutes is a short one.
const SHORT: u16 = 30;
/// The sections in the order they are shown.
const SECTIONS: [&str; 3] = ["short", "long", "missions"];
/// With more lines than this a section is folded.
const FOLDED: usize = 6;

/// All ready battles, section by section: those with a picture as cards, the others in lines.
#[component]
fn Battles(offer: Offer, sitters: [RwSignal<String>; 2]) -> impl IntoView {
    let pictured = with_pictures(offer);
    let of = |word: &'static str| {
        let here = offer.battles().iter().filter(|it| section(it) == word);
        let (cards, lines): (Vec<ReadyBattle>, Vec<ReadyBattle>) = here.partition(|it| pictured.contains(it));
        (word, cards, lines)
    };
    let sections = SECTIONS.map(of).into_iter().filter(|it| !it.1.is_empty() || !it.2.is_empty());
    sections.map(|(word, cards, lines)| view! { <Section offer word cards lines sitters/> }).collect_view()
}

#[component]
fn Section(
    offer: Offer,
    word: &'static str,
    cards: Vec<ReadyBattle>,
    lines: Vec<ReadyBattle>,
    sitters: [RwSignal<String>; 2],
) -> impl IntoView {
    let first = word == SECTIONS[0];
    let (some, many) = (!lines.is_empty(), lines.len() > FOLDED || !first);
    let count = Line::new("page-group").with("name", t("page-further")).with("count", lines.len());
    let pictured = !cards.is_empty();
    view! {
        <div class="hd" data-section=word><h2>{t_of(format!("page-section-{word}"))}</h2><span>{first.then(|| t("page-ready-note"))}</span></div>
        {pictured.then(|| view! { <div class="cards">{cards.into_iter().enumerate().map(|(at, ready)| view! { <Card offer ready at=if first { at } else { 1 } sitters/> }).collect_view()}</div> })}
        {some.then(|| view! {
            <details class="further" data-test="further" data-group=word open=!many><summary>{say(&count)}</summary>
                <div class="fl">{lines.into_iter().map(|ready| view! { <Row offer ready sitters/> }).collect_view()}</div>
            </details>
        })}
    }
}

/// A ready battle in a line, with its opponent.
#[component]
fn Row(offer: Offer, ready: ReadyBattle, sitters: [RwSignal<String>; 2]) -> impl IntoView {
    let app = expect_context::<App>();
    let battle = ready.word;
    let start = move |_| app.start(offer.name(), battle, sitters_of(&sitters));
    view! {
        <div class="fr">
            <button class="fb" data-battle=battle on:click=start>
                <b>{t_of(format!("page-battle-{battle}"))}</b><span>{t_of(format!("page-battle-{battle}-about"))}</span>
            </button>
            <Against offer sitter=sitters[1]/>
        </div>
    }
}

/// Who is fought against: a level, or a person at this machine.
#[component]
pub(super) fn Against(offer: Offer, sitter: RwSignal<String>) -> impl IntoView {
    let plays = move |word: &str| sitter.with(|it| bot(it) == word);
    let roles = offer.roles();
    let change = move |to: &str| sitter.update(|it| *it = word(to, &styles(it, roles), roles));
    let levels = offer.bots().into_iter().chain(["person"]);
    view! {
        <label class="against"><span>{t("page-against")}</span>
            <select data-test="against" on:change:target=move |event| change(&event.target().value())>
                {levels.map(|word| {
                    let name = if word == "person" { t("page-person") } else { t_of(format!("page-bot-{word}")) };
                    view! { <option value=word selected=move || plays(word)>{name}</option> }
                }).collect_view()}
            </select>
        </label>
    }
}

/// The ways to the lessons, where the game has some: large for newcomers.
#[component]
fn Lessons(offer: Offer) -> impl IntoView {
    let app = expect_context::<App>();
    let newcomer = store::setting("taught").is_none();
    let lesson = move |at: usize, word: &'static str| {
        let message = move |part: &str| t_of(format!("{}-lesson-{word}-{part}", offer.name()));
        let test = if at == 0 { "lesson".to_owned() } else { format!("lesson-{word}") };
        view! {
            <button class="lesson-way" class:newcomer=newcomer && at == 0 data-test=test on:click=move |_| app.learn(offer, word)>
                <Icon name="star" class=""/>
                <span class="tx"><b>{message("title")}</b><span>{message("note")}</span></span>
                <span class="go">{t("page-lesson-begin")}</span>
            </button>
        }
    };
    let lessons = offer.lessons();
    (!lessons.is_empty()).then(|| {
        view! {
            <div class="hd" data-section="learn"><h2>{t("page-section-learn")}</h2></div>
            {lessons.into_iter().enumerate().map(|(at, word)| lesson(at, word)).collect_view()}
        }
    })
}

/// The way to a battle of one's own, where the game has one.
fn own(app: App, system: &str) -> Option<impl IntoView> {
    let offer = games::find(system).filter(|it| it.has_form())?;
    Some(view! {
        <button class="btn own-way" data-test="own" on:click=move |_| app.with_game(offer.name(), move || { address::enter(""); app.screen.set(Screen::Own(offer)); })>
            <Icon name="flag" class=""/><b>{t("page-own")}</b><span>{t("page-own-note")}</span>
        </button>
    })
}

/// Who sits where, of what was chosen.
pub(super) fn sitters_of(sitters: &[RwSignal<String>]) -> Vec<Sitter> {
    let sits = |word: String| if word == "person" { Sitter::Person } else { Sitter::Bot(word) };
    sitters.iter().map(|it| sits(it.get_untracked())).collect()
}

#[component]
fn SystemTab(offer: Offer, system: RwSignal<&'static str>) -> impl IntoView {
    let on = move || system.get() == offer.name();
    view! {
        <button class="sy" class:on=on data-system=offer.name() on:click=move |_| system.set(offer.name())>
            <Icon name=offer.pictogram() class=""/><b>{move || t_of(format!("page-system-{}", offer.name()))}</b>
            <span>{move || t_of(format!("page-system-{}-about", offer.name()))}</span>
        </button>
    }
}

#[component]
pub(super) fn Seats(system: RwSignal<&'static str>, sitters: [RwSignal<String>; 2]) -> impl IntoView {
    view! {
        <div class="seats">
            <span class="caps">{move || t("page-seats")}</span>
            <Seat system sitter=sitters[0] seat=battle::Seat(0)/>
            <span class="caps">{move || t("page-against")}</span>
            <Seat system sitter=sitters[1] seat=battle::Seat(1)/>
        </div>
    }
}

/// Who sits at one seat: a person, or a bot of the game.
#[component]
fn Seat(system: RwSignal<&'static str>, sitter: RwSignal<String>, seat: battle::Seat) -> impl IntoView {
    let bots = move || games::find(system.get()).map(Offered::bots).unwrap_or_default();
    let roles = move || -> Roles { games::find(system.get()).map(Offered::roles).unwrap_or_default() };
    let sits = move |word: &str| sitter.with(|it| bot(it) == word);
    let change = move |bot: &str| {
        let roles = roles();
        sitter.update(|it| *it = word(bot, &styles(it, roles), roles));
    };
    // A bot that does not play this game makes room for the best that does; roles the game does not know are forgotten.
    Effect::new(move || {
        let (bots, old) = (bots(), sitter.get_untracked());
        if old != "person" {
            change(bots.iter().find(|it| **it == bot(&old)).or(bots.last()).map_or("person", |it| *it));
        }
    });
    let (person, test) = if seat.0 == 0 { ("page-you", "seat-0") } else { ("page-person", "seat-1") };
    view! {
        <div class="sitter">
        <label class="sel"><Mark seat name="flag"/>
            <select aria-label=move || t("page-seats") data-test=test on:change:target=move |event| change(&event.target().value())>
                <option value="person" selected=move || sits("person")>{move || t(person)}</option>
                {move || bots().into_iter().map(|word| view! { <option value=word selected=move || sits(word)>{t_of(format!("page-bot-{word}"))}</option> }).collect_view()}
            </select>
        </label>
        <StyleChoice seat word=sitter roles=Signal::derive(roles) choose=Callback::new(move |it| sitter.set(it))/>
        </div>
    }
}

/// A file was chosen.
pub(super) type Chosen = leptos::ev::Targeted<leptos::ev::Event, web_sys::HtmlInputElement>;

/// Reads the file that was chosen and does something with its text; that it cannot be read is said.
pub(super) fn read_file(app: App, event: &Chosen, then: impl FnOnce(String) + 'static) {
    let Some(file) = event.target().files().and_then(|it| it.get(0)) else { return };
    event.target().set_value("");
    spawn_local(async move {
        match wasm_bindgen_futures::JsFuture::from(file.text()).await {
            Ok(text) => then(text.as_string().unwrap_or_default()),
            Err(_) => app.trouble.set(Some(t("page-unreadable"))),
        }
    });
}

/// Opens a replay file of the player's.
#[component]
fn OpenFile() -> impl IntoView {
    let app = expect_context::<App>();
    let chosen = move |event: Chosen| read_file(app, &event, move |text| app.open_file(text));
    view! { <label class="btn"><Icon name="card" class=""/>{move || t("page-open-file")}<input type="file" class="heard" data-test="open-file" on:change:target=chosen/></label> }
}

fn contours() -> String {
    let mut svg = String::new();
    for level in 0..9 {
        for (x, y, seed) in [(1010.0, 50.0, 3), (560.0, 170.0, 9)] {
            let radii = (40.0 + f64::from(level) * 26.0, 24.0 + f64::from(level) * 16.0);
            let line = smooth(&blob((x, y), radii, 14, 0.07, &mut Chance::new(seed)), true);
            svg += &format!(r#"<path d="{line}" fill="none" stroke="var(--gold)" stroke-width="1"/>"#);
        }
    }
    svg
}
