//! How bots and dice behave: the sheet of settings. On a narrow screen it also leads to what has no room in the header.

use leptos::prelude::*;

use crate::app::App;
use crate::desk::{Desk, LIMITS, PACES, Sheet};
use crate::panels::SeatChoices;
use crate::stage::SpeedChoice;
use crate::words::{t, t_of, t_with};

/// The settings of a battle.
#[component]
pub fn Settings() -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    view! {
        <h2>{t("page-settings")}</h2>
        <div class="settings">
            <span class="caps">{t("page-seats")}</span><SeatChoices/>
            <span class="caps">{t("page-staging")}</span><SpeedChoice/>
            <span class="caps">{t("page-pace")}</span>
            <span class="lang" role="radiogroup" aria-label=t("page-pace")>{PACES.map(|(pace, word)| view! {
                <button role="radio" aria-checked=move || (desk.bots.pace.get() == pace).to_string() class:on=move || desk.bots.pace.get() == pace
                    data-pace=word on:click=move |_| desk.bots.set_pace(pace)>{t_of(format!("page-speed-{word}"))}</button>
            })}</span>
            <span class="caps">{t("page-limit")}</span>
            <span class="lang" role="radiogroup" aria-label=t("page-limit")>{LIMITS.map(|limit| view! {
                <button role="radio" aria-checked=move || (desk.bots.limit.get() == limit).to_string() class:on=move || desk.bots.limit.get() == limit
                    on:click=move |_| desk.bots.set_limit(limit)>{t_with("page-seconds", "seconds", (limit / 1000) as i32)}</button>
            })}</span>
            <span class="caps">{t("page-real-dice")}</span>
            <span class="lang" role="radiogroup" aria-label=t("page-real-dice")>{[(false, "page-dice-machine"), (true, "page-dice-mine")].map(|(by_hand, word)| view! {
                <button role="radio" aria-checked=move || (desk.by_hand.get() == by_hand).to_string() class:on=move || desk.by_hand.get() == by_hand
                    data-dice=if by_hand { "mine" } else { "machine" } on:click=move |_| desk.roll_by_hand(by_hand)>{t(word)}</button>
            })}</span>
        </div>
        <div class="more">
            <button class="btn" data-test="more-replay" on:click=move |_| { desk.sheet.set(None); desk.look_back(desk.with(|it| it.given())); }>{t("page-replay")}</button>
            <button class="btn" data-test="more-share" on:click=move |_| desk.sheet.set(Some(Sheet::Share))>{t("page-share-short")}</button>
            <button class="btn" data-test="more-legend" on:click=move |_| desk.toggle(Sheet::Legend)>{t("page-legend")}</button>
            <button class="btn" data-test="more-rules" on:click=move |_| app.read_rules()>{t("page-rules")}</button>
            <button class="btn" data-test="more-keys" on:click=move |_| desk.sheet.set(Some(Sheet::Keys))>{t("page-keys")}</button>
        </div>
    }
}
