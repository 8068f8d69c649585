//! The legend: every sign on the table with what it means, and its rule.

use battle::sheet::Sign;
use leptos::prelude::*;

use crate::desk::{Desk, Why};
use crate::table::signs;
use crate::words::{say, t, t_of};

/// The legend of the game, part by part.
#[component]
pub fn Legend() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let ground = desk.scene.get_untracked().terrain.clone();
    view! {
        <h2>{t("page-legend")}</h2>
        {desk.legend().into_iter().map(|part| view! {
            <h3 class="caps" data-part=part.part.clone()>{t_of(format!("page-legend-{}", part.part))}</h3>
            <div class="legend">{part.signs.into_iter().map(|sign| {
                let drawn = signs::sign(&sign.picture, &ground);
                view! { <SignRow sign drawn/> }
            }).collect_view()}</div>
        }).collect_view()}
    }
}

/// A sign: its picture, its name that asks for the rule, and what it does.
#[component]
fn SignRow(sign: Sign, drawn: String) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let name = say(&sign.name);
    let name = match sign.rule {
        Some(rule) => {
            view! { <button class="why" on:click=move |_| desk.ask(Why::Rule(rule))>{name}</button> }.into_any()
        }
        None => view! { <b>{name}</b> }.into_any(),
    };
    view! {
        <div data-test="sign"><svg viewBox=signs::FRAME aria-hidden="true" inner_html=drawn></svg><span>{name}{sign.effect.map(|it| view! { <small>{say(&it)}</small> })}</span></div>
    }
}
