//! Choosing what to play: a game, a ready battle, who sits where; and battles to go on with.

use battle::Line;
use border::with_pictures;
use kit::{Offer, Offered};
use leptos::prelude::*;
use odds::lab::Sheet;
use wasm_bindgen_futures::spawn_local;

use super::cards::Card;
use super::help::{HelpButtons, Leaf, Leaves};
use super::kept::Continue;
use crate::app::{App, DayNight, Languages, Screen};
use crate::desk::Sitter;
use crate::games;
use crate::panels::{Icon, Mark, StyleChoice};
use crate::store;
use crate::styles::{Roles, bot, styles, word};
use crate::table::pen::{Chance, blob, smooth};
use crate::words::{say, t, t_of};

/// The start.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = expect_context::<App>();
    let system = RwSignal::new(games::all()[0].name());
    let sitters = ["person", "level-4"].map(|it| RwSignal::new(it.to_owned()));
    let leaf = RwSignal::new(None::<Leaf>);
    Effect::new(move || app.get_ready(system.get()));
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
                <div class="sys">{games::all().iter().map(|offer| view! { <SystemTab offer=*offer system/> }).collect_view()}</div>
                {move || lesson(app, system.get())}
                <div class="hd"><h2>{move || t("page-ready")}</h2><span>{move || t("page-ready-note")}</span></div>
                <div class="cards">{move || {
                    let offer = games::find(system.get()).unwrap_or(games::all()[0]);
                    with_pictures(offer).iter().enumerate().map(|(at, ready)| view! { <Card offer ready=*ready at sitters/> }).collect_view()
                }}</div>
                <Seats system sitters/>
                {move || games::find(system.get()).map(|offer| view! { <Further offer sitters/> })}
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

/// The ready battles without a picture, group by group, each group folded.
#[component]
fn Further(offer: Offer, sitters: [RwSignal<String>; 2]) -> impl IntoView {
    let shown = with_pictures(offer);
    let mut groups: Vec<(&'static str, Vec<&'static str>)> = Vec::new();
    for battle in offer.battles().iter().filter(|it| !shown.contains(it)) {
        match groups.iter_mut().find(|it| it.0 == battle.group) {
            Some(group) => group.1.push(battle.word),
            None => groups.push((battle.group, vec![battle.word])),
        }
    }
    groups.into_iter().map(|(group, battles)| view! { <Group offer group battles sitters/> }).collect_view()
}

/// A group of ready battles, a line each.
#[component]
fn Group(
    offer: Offer,
    group: &'static str,
    battles: Vec<&'static str>,
    sitters: [RwSignal<String>; 2],
) -> impl IntoView {
    let app = expect_context::<App>();
    let row = move |battle: &'static str| {
        let start = move |_| app.start(offer.name(), battle, sitters_of(&sitters));
        view! {
            <button class="fb" data-battle=battle on:click=start>
                <b>{move || t_of(format!("page-battle-{battle}"))}</b><span>{move || t_of(format!("page-battle-{battle}-about"))}</span>
            </button>
        }
    };
    let summary =
        Line::new("page-group").with("name", t_of(format!("page-group-{group}"))).with("count", battles.len());
    view! {
        <details class="further" data-test="further" data-group=group><summary>{say(&summary)}</summary>
            <div>{battles.into_iter().map(row).collect_view()}</div>
        </details>
    }
}

/// The way to the first lesson, where the game has one: large for newcomers.
fn lesson(app: App, system: &str) -> Option<impl IntoView> {
    let offer = games::find(system)?;
    let word = *offer.lessons().first()?;
    let newcomer = store::setting("taught").is_none();
    Some(view! {
        <button class="lesson-way" class:newcomer=newcomer data-test="lesson" on:click=move |_| app.learn(offer, word)>
            <Icon name="star" class=""/>
            <span class="tx"><b>{t("page-lesson")}</b><span>{t("page-lesson-note")}</span></span>
            <span class="go">{t("page-lesson-begin")}</span>
        </button>
    })
}

/// The way to a battle of one's own, where the game has one.
fn own(app: App, system: &str) -> Option<impl IntoView> {
    let offer = games::find(system).filter(|it| it.has_form())?;
    Some(view! {
        <button class="btn own-way" data-test="own" on:click=move |_| app.with_game(offer.name(), move || app.screen.set(Screen::Own(offer)))>
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
