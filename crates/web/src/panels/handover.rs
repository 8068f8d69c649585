//! Between people at one machine, and after the battle.

use leptos::prelude::*;

use super::{Mark, focus::focused, history::end::EndTold};
use crate::app::{App, Languages};
use crate::desk::{Desk, Sheet};
use crate::words::{t, t_of, t_with};

/// The sheet turned over: whose turn it is, and nothing else. Each player has a language of their own, chosen here or at
/// any time: it comes back with them.
#[component]
pub fn Handover() -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    Effect::new(move || {
        let asked = desk.handover.get().and_then(|seat| desk.languages.get_untracked().get(&seat).copied());
        if let Some(language) = asked.filter(|it| *it != app.language.get_untracked()) {
            app.change_language(language, || {});
        }
    });
    view! {
        {move || desk.handover.get().map(|seat| view! {
            <div class="cover" role="dialog" aria-modal="true" aria-labelledby="handover-to" data-test="handover" tabindex="-1" node_ref=focused()>
                <div class="slip">
                    <p class="caps">{t_of(format!("page-battle-{}", desk.name.get().1))}</p>
                    <h1 id="handover-to"><Mark seat name="flag"/>{t_with("page-handover", "player", desk.who(seat))}</h1>
                    <p>{t("page-handover-note")}</p>
                    <p class="tongue"><Languages/></p>
                    <button class="btn plan" data-test="take-over" on:click=move |_| { desk.take_over(seat); desk.speak_to_viewer(app.language.get_untracked()); }>{t("page-handover-take")}</button>
                </div>
            </div>
        })}
    }
}

/// How the battle ended.
#[component]
pub fn Over() -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    let shut = desk.end_shut;
    view! {
        {move || desk.end_told().map(|outcome| {
            let viewer = desk.viewer.get();
            let won = outcome.winners().any(|it| it == viewer);
            let words = match outcome.winners().next() {
                _ if outcome.is_draw() => t("page-over-draw"),
                Some(winner) if !desk.plays_alone() => t_with("page-over-winner", "player", desk.who(winner)),
                Some(_) | None => t(if won { "page-over-won" } else { "page-over-lost" }),
            };
            let scores = desk.scene.get().players.iter().filter_map(|it| it.score.map(|it| it.to_string())).collect::<Vec<_>>().join(" : ");
            view! {
                <div class="cover clear" role="dialog" aria-modal="true" aria-labelledby="over-told" data-test="over" tabindex="-1" node_ref=focused()>
                    <div class="slip end">
                        <p class="caps">{t("page-over")}</p>
                        <h1 id="over-told" data-test="over-told">{words}</h1>
                        <p class="final">{scores}</p>
                        <EndTold/>
                        <div class="doors">
                        <button class="btn plan" data-test="over-rematch" on:click=move |_| app.rematch(desk)>{t("page-over-rematch")}</button>
                        <button class="btn" data-test="over-home" on:click=move |_| app.leave()>{t("page-home")}</button>
                        <button class="btn" data-test="over-replay" on:click=move |_| { shut.set(true); desk.look_back(0); }>{t("page-replay")}</button>
                        <button class="btn" data-test="over-review" on:click=move |_| { shut.set(true); desk.toggle(Sheet::Review); }>{t("page-review")}</button>
                        <button class="btn" data-test="over-share" on:click=move |_| { shut.set(true); desk.toggle(Sheet::Share); }>{t("page-share-short")}</button>
                        <button class="btn" on:click=move |_| shut.set(true)>{t("page-over-look")}</button>
                        </div>
                    </div>
                </div>
            }
        })}
    }
}
