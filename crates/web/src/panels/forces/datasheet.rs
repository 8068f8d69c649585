//! The datasheet of a model: everything it is, has and can do, each part asking why.

use battle::sheet::{Named, Sheet, Stat, Track, Weapon};
use leptos::prelude::*;

use crate::desk::{Desk, Why};
use crate::table::models::model::{self, Look, base, side};
use crate::words::{say, t, t_of, title};

/// The datasheet that lies open over the right column, or from below on a narrow screen.
#[component]
pub fn Datasheet() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! { {move || desk.datasheet().map(|sheet| view! { <Open sheet/> })} }
}

#[component]
fn Open(sheet: Sheet) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let piece = desk.scene.get_untracked().piece(&sheet.piece).cloned();
    let name = piece.as_ref().map(|it| say(&it.name)).unwrap_or_default();
    let label = name.clone();
    let picture = piece.map(|piece| {
        let scale = 26.0 / base(&piece.outline).1.max(0.1);
        let plain = battle::scene::Piece { pips: Vec::new(), badges: Vec::new(), ..piece.clone() };
        let drawn = model::model(&plain, Look { scale: scale.min(13.9_f64.max(scale)), ..Look::default() });
        view! { <svg width="68" height="68" viewBox="-34 -34 68 68" aria-hidden="true" class=format!("model {}", side(piece.seat)) inner_html=drawn></svg> }
    });
    let unit = sheet
        .unit
        .map(|rule| view! { <button class="why" on:click=move |_| desk.ask(Why::Rule(rule))>{title(rule)}</button> });
    let about = sheet.about.iter().map(say).collect::<Vec<_>>().join(" · ");
    view! {
        <section class="datasheet" role="complementary" aria-label=label data-test="datasheet">
            <div class="dh">{picture}<div><h2>{name}</h2><p>{unit}</p><p>{about}</p></div>
                <button class="x" data-test="datasheet-close" aria-label=t("page-close") on:click=move |_| desk.datasheet_of.set(None)>"×"</button></div>
            <div class="db" tabindex="0">
                {sheet.states.into_iter().map(|it| { let rule = it.rule; view! {
                    <button class="tag warn" on:click=move |_| desk.ask(Why::Rule(rule))>{title(rule)}</button> } }).collect_view()}
                {sheet.tracks.into_iter().map(|track| view! { <Tracked track/> }).collect_view()}
                <div class="stat-line">{sheet.stats.into_iter().map(|stat| view! { <Figure stat/> }).collect_view()}</div>
                {sheet.weapons.into_iter().map(|weapon| view! { <Arm weapon/> }).collect_view()}
                <Things heading="abilities" things=sheet.abilities/>
                <Things heading="items" things=sheet.items/>
            </div>
        </section>
    }
}

/// A figure with its full name: it asks why, or for its rule where it is a dash.
#[component]
fn Figure(stat: Stat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (name, figure) = (say(&stat.name), say(&stat.figure));
    let why = match stat.why {
        Some(number) => Why::Number(stat.name, number),
        None => Why::Rule(stat.rule),
    };
    view! { <button data-test="stat" on:click=move |_| desk.ask(why.clone())><span>{name}</span><b>{figure}</b></button> }
}

/// What is left of something lost step by step, with what each step means.
#[component]
fn Tracked(track: Track) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (left, of, rule) = (track.pips.left, track.pips.of.max(track.pips.left), track.rule);
    let class = if track.pips.kind == "points" { "pips" } else { "wounds" };
    let told = track.steps.iter().map(say).collect::<Vec<_>>();
    let steps = (!told.is_empty()).then(|| {
        view! { <ol class="steps">{told.iter().enumerate().map(|(at, word)| {
            let lost = at < usize::from(of - left);
            view! { <li class:lost=lost>{word.clone()}</li> }
        }).collect_view()}</ol> }
    });
    view! {
        <div class="tracked">
            <button class="why" on:click=move |_| desk.ask(Why::Rule(rule))>{say(&track.name)}</button>
            <span class=class>{(0..of).map(|at| view! { <i class:on=at < left></i> }).collect_view()}</span>
            <b>{format!("{left} / {of}")}</b>{steps}
        </div>
    }
}

#[component]
fn Arm(weapon: Weapon) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rule = weapon.rule;
    let figures = weapon
        .figures
        .iter()
        .map(|(name, figure)| view! { <span><small>{say(name)}</small><b>{say(figure)}</b></span> })
        .collect_view();
    view! {
        <div class="arm" data-test="arm">
            <button class="why" on:click=move |_| desk.ask(Why::Rule(rule))>{say(&weapon.name)}</button>
            <div class="figures">{figures}</div>
            <p>{weapon.abilities.into_iter().map(|it| view! { <Thing thing=it/> }).collect_view()}</p>
        </div>
    }
}

#[component]
fn Things(heading: &'static str, things: Vec<Named>) -> impl IntoView {
    (!things.is_empty()).then(|| {
        view! {
            <h3 class="caps">{t_of(format!("page-sheet-{heading}"))}</h3>
            <p class="things">{things.into_iter().map(|it| view! { <Thing thing=it/> }).collect_view()}</p>
        }
    })
}

#[component]
fn Thing(thing: Named) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let rule = thing.rule;
    view! { <button class="thing" on:click=move |_| desk.ask(Why::Rule(rule))>{say(&thing.name)}</button> }
}
