//! What the planned order is likely to bring: the tests with every modifier, and the exact odds.

use battle::{Breakdown, Change, Line, scene::Target};
use leptos::prelude::*;

use crate::desk::{Desk, Draft, Why};
use crate::panels::{
    Mark,
    orders::strip::{Pool, Strip, needs},
};
use crate::stage::dice::Kind;
use crate::words::{chance, figure, say, t, title};

/// The forecast; nothing where nothing is planned that rolls dice.
#[component]
pub fn Forecast() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let shown = move || {
        desk.draft.get().filter(|it| it.preview.forecast.is_some() || (!it.is_legal() && it.preview.stands.is_empty()))
    };
    view! {
        {move || shown().map(|plan| view! {
            <section class="fc" class:refused=!plan.is_legal() aria-label=t("page-forecast")>
                <Heading plan=(*plan).clone()/>
                {plan.preview.refusals.iter().map(|(rule, line)| {
                    let rule = *rule;
                    view! { <button class="no" on:click=move |_| desk.ask(Why::Rule(rule))><b>{title(rule)}</b><span>{say(line)}</span></button> }
                }).collect_view()}
                {plan.preview.forecast.clone().map(|forecast| view! { <Odds forecast/> })}
            </section>
        })}
    }
}

/// The tests of an attack, and how likely each end of it is.
#[component]
pub fn Odds(forecast: battle::Forecast) -> impl IntoView {
    let last = forecast.chances.len().saturating_sub(1);
    view! {
        {forecast.tests.iter().map(|(name, number)| view! { <Test name=name.clone() number=number.clone()/> }).collect_view()}
        <div class="odds">{forecast.chances.iter().enumerate().map(|(at, it)| {
            let class = if at == last { "k" } else { "" };
            view! { <div class=class><b>{chance(it.chance)}</b><span>{say(&it.what)}</span></div> }
        }).collect_view()}</div>
        {forecast.joint.iter().map(|it| view! { <p class="joint" data-test="joint">{say(it)}</p> }).collect_view()}
        {forecast.spreads.iter().map(|spread| view! { <Spread what=spread.what.clone() odds=spread.odds.clone()/> }).collect_view()}
    }
}

#[component]
fn Heading(plan: Draft) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let scene = desk.scene.get_untracked();
    let name = |id: &str| scene.piece(id).map(|it| (it.seat.unwrap_or_default(), it.pictogram.clone(), say(&it.name)));
    let actor = scene.actor.as_deref().and_then(name);
    let target = match &plan.at {
        Some(Target::Piece(id)) => name(id),
        _ => None,
    };
    let tile = scene.tiles.iter().find(|it| it.kind == plan.tile).map(|it| say(&it.name));
    let part = |part: Option<(battle::Seat, String, String)>| {
        part.map(|(seat, sign, name)| view! { <Mark seat name=sign/>{name} })
    };
    let at = target.is_some();
    view! {
        <div class="caps"><span>{t("page-forecast")}</span><span>{tile}</span></div>
        <h2>{part(actor)}{at.then(|| view! { <span class="dim">{t("page-at")}</span> })}{part(target)}</h2>
        <div class="wpn">{plan.preview.measures.iter().map(say).collect::<Vec<_>>().join(" · ")}</div>
    }
}

/// One test: what must be rolled, on which faces, and why.
#[component]
pub fn Test(name: Line, number: Breakdown) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let why = Why::Test(name.clone(), number.clone());
    let ask = move |_| desk.ask(why.clone());
    let (rule, base) = number.start();
    let terms = number.steps().map(|(term, _)| (title(term.rule), change(&number, term.change))).collect::<Vec<_>>();
    let total = number.total();
    view! {
        <div class="test">
            <button class="big why" on:click=ask title=t("page-why")>{figure(&number, total)}</button>
            {match needs(&name) {
                Some(needs) => view! { <Pool count=total needs/> }.into_any(),
                None => view! { <Strip need=total die=Kind::lately(&desk.log.get_untracked())/> }.into_any(),
            }}
            <span class="cap"><b>{say(&name)}</b></span>
        </div>
        <dl class="terms">
            <dt>{title(rule)}</dt><dd>{figure(&number, base)}</dd>
            {terms.into_iter().map(|(title, change)| view! { <dt>{title}</dt><dd>{change}</dd> }).collect_view()}
        </dl>
    }
}

/// A change of a number in words: −4, −2″, ×2, at most 20.
pub fn change(number: &Breakdown, change: Change) -> String {
    match change {
        Change::Add(n) if n >= 0 => format!("+{}", figure(number, n)),
        Change::Add(n) => figure(number, n),
        Change::Times(n) => format!("×{n}"),
        Change::DividedUp(n) => format!("÷{n} ↑"),
        Change::DividedDown(n) => format!("÷{n} ↓"),
        Change::AtMost(n) => format!("≤ {}", figure(number, n)),
        Change::AtLeast(n) => format!("≥ {}", figure(number, n)),
        Change::Becomes(n) => format!("= {}", figure(number, n)),
        Change::Outweighed(n) => format!("({})", figure(number, n)),
    }
}

#[component]
fn Spread(what: Line, odds: Vec<(i32, f64)>) -> impl IntoView {
    let row = |(count, odds): &(i32, f64)| {
        let class = if *count == 0 { "z" } else { "w" };
        view! { <span>{*count}</span><i class=class style=format!("width:{}%", odds * 100.0)></i><b>{chance(*odds)}</b> }
    };
    view! { <div class="caps sub">{say(&what)}</div><div class="dist">{odds.iter().map(row).collect_view()}</div> }
}
