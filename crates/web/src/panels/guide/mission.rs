//! The mission: in a few lines below the squads, and as a whole on a sheet.

use battle::{
    Line,
    sheet::{Bar, Objective},
};
use catalogue::RuleId;
use leptos::prelude::*;

use crate::desk::{Desk, Sheet, Why};
use crate::keymap::Act;
use crate::keys::Kbd;
use crate::panels::Mark;
use crate::table::models::model::side;
use crate::words::{say, t, title};

/// The mission below the squads: its name, the bars, and who holds what. A press opens the whole.
#[component]
pub fn MissionPanel() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let panel = move || {
        desk.mission().map(|mission| {
            view! {
                <button class="mission-head" data-test="mission" on:click=move |_| desk.toggle(Sheet::Mission)>
                    <span class="caps">{t("page-mission")}</span><b>{title(mission.rule)}</b><Kbd act=Act::Mission/>
                </button>
                <Bars bars=mission.bars/>
                <Objectives objectives=mission.objectives/>
            }
        })
    };
    view! { <section class="mission" aria-label=move || t("page-mission")>{panel}</section> }
}

/// The mission as a whole: what scores, what wins, the bars, the objectives.
#[component]
pub fn MissionSheet() -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        {move || desk.mission().map(|mission| {
            let rule = mission.rule;
            view! {
                <h2><button class="why" on:click=move |_| desk.ask(Why::Rule(rule))>{title(rule)}</button></h2>
                <Bars bars=mission.bars/>
                <Rules heading="page-mission-scores" lines=mission.scores/>
                <Rules heading="page-mission-wins" lines=mission.wins/>
                <Objectives objectives=mission.objectives/>
            }
        })}
    }
}

#[component]
fn Rules(heading: &'static str, lines: Vec<(Line, RuleId)>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! {
        <h3 class="caps">{t(heading)}</h3>
        <ul class="mission-rules">{lines.into_iter().map(|(line, rule)| view! {
            <li>{say(&line)}" "<button class="why" on:click=move |_| desk.ask(Why::Rule(rule))>{title(rule)}</button></li>
        }).collect_view()}</ul>
    }
}

/// How far each seat has come; a bar whose points have reasons can be asked for them.
#[component]
fn Bars(bars: Vec<Bar>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let row = move |bar: Bar| {
        let share = f64::from(bar.now.clamp(0, bar.of.max(1))) * 100.0 / f64::from(bar.of.max(1));
        let (what, figures) = (say(&bar.what), format!("{} / {}", bar.now, bar.of));
        let figures = match bar.why {
            Some(why) => {
                let asked = Why::Number(bar.what, why);
                view! { <button class="why" on:click=move |_| desk.ask(asked.clone())>{figures}</button> }.into_any()
            }
            None => view! { <span>{figures}</span> }.into_any(),
        };
        view! {
            <div class=format!("mission-bar {}", side(Some(bar.seat)))>
                <Mark seat=bar.seat name="flag" size="s"/><span class="what">{what}</span>{figures}
                <i style=format!("--done:{share:.0}%")></i>
            </div>
        }
    };
    bars.into_iter().map(row).collect_view()
}

/// The objectives with who holds them; a press shows where each is.
#[component]
fn Objectives(objectives: Vec<Objective>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let row = move |it: Objective| {
        let at = it.at;
        view! {
            <li><button on:click=move |_| desk.show_place(&at)>
                {it.holder.map(|seat| view! { <Mark seat name="flag" size="s"/> })}<b>{say(&it.name)}</b>" "<span>{say(&it.standing)}</span>
            </button></li>
        }
    };
    (!objectives.is_empty())
        .then(|| view! { <ul class="objectives">{objectives.into_iter().map(row).collect_view()}</ul> })
}
