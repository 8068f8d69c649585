//! The head of the map case: which battle, which turn, who has acted, how it stands.

use battle::{Line, Seat, scene::Readiness};
use leptos::prelude::*;

use super::{Icon, Mark, with_key};
use crate::app::{App, DayNight};
use crate::desk::{Desk, Sheet};
use crate::keymap::Act;
use crate::stage::SpeedButton;
use crate::words::{say, t, t_of, title};
use table::Arrange;

/// The header.
#[component]
pub fn Header() -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    let standing = move || desk.scene.get().standing.iter().map(say).collect::<Vec<_>>();
    let first = move || standing().into_iter().next();
    let mission = Memo::new(move |_| desk.mission().map(|it| it.rule));
    let rest = move || standing().into_iter().skip(1).collect::<Vec<_>>().join(" · ");
    view! {
        <header>
            <button class="brand" data-test="home" title=move || t("page-home") on:click=move |_| app.leave()>
                <Icon name="flag" class=""/><span>"ADJUTANT"</span>
            </button>
            <span class="sep"></span>
            <span class="battle">
                <h1>{move || t_of(format!("page-battle-{}", desk.name.get().1))}</h1>
                {move || match mission.get() {
                    Some(rule) => view! { <button class="why" data-test="header-mission" title=t("page-mission-open") on:click=move |_| desk.toggle(Sheet::Mission)>{title(rule)}</button> }.into_any(),
                    None => view! { <span>{t_of(format!("page-system-{}", desk.name.get().0))}</span> }.into_any(),
                }}
            </span>
            <span class="sep"></span>
            <span class="turn" title=rest><b class="n">{first}</b></span>
            <Track/>
            <Score/>
            <span class="sp"></span>
            <SpeedButton class="hb" test="staging"/>
            <button class="hb" data-test="undo" title=move || with_key("page-undo", desk, Act::Undo) on:click=move |_| desk.undo()><Icon name="undo" class=""/></button>
            <button class="hb" data-test="replay" on:click=move |_| desk.look_back(desk.with(|it| it.given()))>{move || t("page-replay")}</button>
            <button class="hb" data-test="rules" on:click=move |_| app.read_rules()>{move || t("page-rules")}</button>
            <LanguageButton/>
            <button class="hb" data-test="settings" title=move || t("page-settings") on:click=move |_| desk.toggle(Sheet::Settings)><Icon name="gear" class=""/></button>
            <button class="hb" data-test="keys" title=move || with_key("page-keys", desk, Act::Keys) on:click=move |_| desk.toggle(Sheet::Keys)>"?"</button>
            <DayNight/>
        </header>
    }
}

/// Switches to the next language.
#[component]
fn LanguageButton() -> impl IntoView {
    let app = expect_context::<App>();
    let next = move |_| {
        app.speak(match app.language.get_untracked() {
            catalogue::Language::En => catalogue::Language::Fr,
            catalogue::Language::Fr => catalogue::Language::It,
            catalogue::Language::It => catalogue::Language::En,
        });
    };
    view! {
        <button class="hb" data-test="language" title=move || t("page-language") on:click=next>
            {move || match app.language.get() {
                catalogue::Language::En => "EN",
                catalogue::Language::Fr => "FR",
                catalogue::Language::It => "IT",
            }}
        </button>
    }
}

/// The groups in the order they are listed: done, acting, open.
#[component]
fn Track() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let marks = move || {
        let scene = desk.scene.get();
        let shown = scene.groups.iter().filter(|it| !matches!(it.readiness, Readiness::Gone | Readiness::Reserve));
        let mut shown: Vec<_> = shown.cloned().collect();
        shown.arrange_by_key(|it| match it.readiness {
            Readiness::Done => 0,
            Readiness::Acting => 1,
            Readiness::Ready | Readiness::Reserve | Readiness::Gone => 2,
        });
        shown
            .into_iter()
            .map(|group| {
                let class = match group.readiness {
                    Readiness::Done => "t done",
                    Readiness::Acting => "t now",
                    Readiness::Ready | Readiness::Reserve | Readiness::Gone => "t open",
                };
                view! { <span class=class title=say(&group.name)><Mark seat=group.seat name=group.pictogram/></span> }
            })
            .collect_view()
    };
    view! { <span class="track" role="group" aria-label=move || t("page-activations")>{marks}</span> }
}

/// Points of the first two seats, and who has the initiative.
#[component]
fn Score() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let score = move |seat: u8| {
        let scene = desk.scene.get();
        let player = scene.players.iter().find(|it| it.seat == Seat(seat));
        player.and_then(|it| it.score).map_or_else(|| "–".to_owned(), |it| it.to_string())
    };
    let first = move || desk.scene.get().players.iter().find(|it| it.first).map(|it| it.seat);
    view! {
        <span class="sep"></span>
        {move || first().map(|seat| view! {
            <span class="turn init"><span class="caps">{say(&Line::new("page-initiative"))}</span><Mark seat name="flag"/></span>
        })}
        <span class="score" title=move || t("page-score")>
            <Mark seat=Seat(0) name="flag"/>{move || score(0)}<span class="dim">":"</span>{move || score(1)}<Mark seat=Seat(1) name="flag"/>
        </span>
    }
}
