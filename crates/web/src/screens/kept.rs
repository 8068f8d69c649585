//! Battles to go on with: where each stands, against whom, since when; and earlier moments of it.

use battle::Line;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::App;
use crate::desk::Sitter;
use crate::games;
use crate::saves::{Kept, Save};
use crate::store;
use crate::table::picture;
use crate::words::{bot_name, say, t, t_of, t_with};

/// The battle that was played last, before everything else; nothing where none is kept.
#[component]
pub fn Latest() -> impl IntoView {
    let app = expect_context::<App>();
    let latest = RwSignal::new(None::<Save>);
    spawn_local(async move {
        let _ = latest.try_set(store::list().await.into_iter().next().map(|it| it.save));
    });
    view! {
        {move || latest.get().map(|save| {
            let name = t_of(format!("page-battle-{}", save.name.1));
            let about = save.standing.iter().take(1).map(say).chain([against(&save)]).collect::<Vec<_>>().join(" · ");
            let picture = save.picture.clone();
            view! {
                <button class="latest" data-test="continue" on:click=move |_| app.resume(&standing_in(&save))>
                    <span class="small-picture" inner_html=picture></span>
                    <span class="tx"><span class="caps">{t("page-continue")}</span><b>{name}</b><span>{about}</span></span>
                    <span class="go">{t("page-go-on")}</span>
                </button>
            }
        })}
    }
}

/// Battles kept on this device.
#[component]
pub fn Continue() -> impl IntoView {
    let saves = RwSignal::new(None::<Vec<Kept>>);
    spawn_local(async move {
        let _ = saves.try_set(Some(store::list().await));
    });
    view! {
        <div class="continue">{move || match saves.get() {
            None => ().into_any(),
            Some(kept) if kept.is_empty() => view! { <p class="empty">{t("page-no-saves")}</p> }.into_any(),
            Some(kept) => kept.into_iter().map(|kept| view! { <Battle kept saves/> }).collect_view().into_any(),
        }}</div>
    }
}

#[component]
fn Battle(kept: Kept, saves: RwSignal<Option<Vec<Kept>>>) -> impl IntoView {
    let app = expect_context::<App>();
    let keys = kept.all_keys();
    let Kept { save, earlier } = kept;
    let shown = RwSignal::new(written(&save));
    if !save.whole {
        let again = save.clone();
        app.with_game(&games::system_of(&save.replay), move || drop(shown.try_set(fought_again(&again))));
    }
    let standing = move || shown.with(|it| it.0.iter().take(2).map(say).collect::<Vec<_>>().join(" · "));
    let (name, orders, whom) = (save.name.1.clone(), save.orders, against(&save));
    let told = move || shown.with(|it| it.2.clone().unwrap_or_else(|| whom.clone()));
    let (when, key) = (ago(js_sys::Date::now() - save.at), save.key.clone());
    let forget = move |_| {
        keys.iter().for_each(|it| store::remove(it));
        saves.update(|it| {
            if let Some(it) = it {
                it.retain(|it| it.save.key != key);
            }
        });
    };
    view! {
        <div class="ct" class:bad=move || shown.with(|it| it.2.is_some()) data-orders=orders.to_string()>
            <span class="small-picture" inner_html=move || shown.with(|it| it.1.clone())></span>
            <button class="resume" data-test="resume" on:click=move |_| app.resume(&standing_in(&save))>
                <b>{t_of(format!("page-battle-{name}"))}</b>
                <p>{standing}</p><p>{told}</p><p class="when">{when}</p>
            </button>
            <button class="x" title=t("page-forget") aria-label=t("page-forget") data-test="forget" on:click=forget>"×"</button>
            {(!earlier.is_empty()).then(|| view! { <Earlier earlier orders/> })}
        </div>
    }
}

/// Earlier moments of a battle, for whoever wants one back.
#[component]
fn Earlier(earlier: Vec<Save>, orders: usize) -> impl IntoView {
    let app = expect_context::<App>();
    view! {
        <details class="earlier" data-test="earlier"><summary>{t("page-earlier")}</summary>
            {earlier.into_iter().map(|save| {
                let words = t_with("page-orders-ago", "orders", orders.saturating_sub(save.orders));
                view! { <button class="btn" data-test="resume-earlier" on:click=move |_| app.resume_earlier(&save)>{words}</button> }
            }).collect_view()}
        </details>
    }
}

/// How a battle that is kept stands, its picture, and what is wrong with it.
type Shown = (Vec<Line>, String, Option<String>);

/// What is known of a battle that is as it was written.
fn written(save: &Save) -> Shown {
    (save.standing.clone(), save.picture.clone(), None)
}

/// One that is not as it was written has to be fought again to find out how it stands.
fn fought_again(save: &Save) -> Shown {
    match games::resume(&save.replay, 0) {
        Ok((session, fault)) => {
            let scene = session.scene(None);
            (scene.standing.clone(), picture(&scene), fault)
        }
        Err(why) => (Vec::new(), String::new(), Some(why)),
    }
}

/// A moment whose battle is gone becomes the battle.
fn standing_in(save: &Save) -> Save {
    let key = save.belongs_to().unwrap_or(&save.key).to_owned();
    Save { key, ..save.clone() }
}

/// Who plays whom, and how the points stand.
fn against(save: &Save) -> String {
    let people = save.sitters.iter().filter(|it| **it == Sitter::Person).count();
    let bot = save.sitters.iter().rev().find_map(|it| match it {
        Sitter::Bot(word) => Some(bot_name(word)),
        Sitter::Person => None,
    });
    let scores = save.scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ");
    let line = match (people, bot) {
        (0, Some(bot)) => Line::new("page-kept-bots").with("bot", bot),
        (1, Some(bot)) => Line::new("page-kept-bot").with("bot", bot),
        _ => Line::new("page-kept-people"),
    };
    say(&line.with("scores", scores))
}

/// How long ago, in words; `since` is in milliseconds.
fn ago(since: f64) -> String {
    let minutes = (since / 60_000.0).max(0.0) as i64;
    match minutes {
        0 => t("page-ago-now"),
        1..60 => t_with("page-ago-minutes", "count", minutes),
        60..1_440 => t_with("page-ago-hours", "count", minutes / 60),
        _ => t_with("page-ago-days", "count", minutes / 1_440),
    }
}
