//! Who sits where: a person, or a bot of the game; asked when a battle from elsewhere is taken up, and to be changed at any
//! time.

use battle::Seat;
use leptos::prelude::*;

use crate::app::App;
use crate::desk::{Desk, PlayOn, Sitter};
use crate::panels::{Mark, StyleChoice};
use crate::styles::{Roles, bot, styles, word};
use crate::words::{t, t_of};

/// A choice for every seat of the battle.
#[component]
pub fn SeatChoices() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let seats = (0..desk.with(|it| it.seats())).map(Seat);
    view! { <div class="sitters">{seats.map(|seat| view! { <SeatChoice seat/> }).collect_view()}</div> }
}

#[component]
fn SeatChoice(seat: Seat) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let (bots, roles): (_, Roles) = desk.with(|it| (it.bots(), it.roles()));
    let sitter = Signal::derive(move || match desk.sitters.get().get(seat.index()) {
        Some(Sitter::Bot(word)) => word.clone(),
        Some(Sitter::Person) | None => String::new(),
    });
    let sits = move |word: &str| sitter.with(|it| bot(it) == word);
    let sit = move |word: String| desk.sit(seat, if word.is_empty() { Sitter::Person } else { Sitter::Bot(word) });
    let change = move |bot: String| sit(word(&bot, &styles(&sitter.get_untracked(), roles), roles));
    view! {
        <label class="sel"><Mark seat name="flag"/><span>{desk.army(seat)}</span>
            <select data-test=format!("sits-{}", seat.0) on:change:target=move |event| change(event.target().value())>
                <option value="" selected=move || sits("")>{t("page-person")}</option>
                {bots.into_iter().map(|word| view! { <option value=word selected=move || sits(word)>{t_of(format!("page-bot-{word}"))}</option> }).collect_view()}
            </select>
        </label>
        <StyleChoice seat word=sitter roles=Signal::stored(roles) choose=Callback::new(sit)/>
    }
}

/// Asks who sits where before a battle from elsewhere is played on.
#[component]
pub fn SeatingSlip() -> impl IntoView {
    let (app, desk) = (expect_context::<App>(), expect_context::<Desk>());
    let play_on = move |how: PlayOn| {
        desk.seating.set(None);
        match how {
            PlayOn::FromTheEnd => desk.return_to_present(),
            PlayOn::FromHere => app.branch_off(desk),
        }
    };
    view! {
        {move || desk.seating.get().map(|how| view! {
            <div class="cover clear" role="dialog" aria-modal="true" aria-label=t("page-seats") data-test="seating">
                <div class="slip">
                    <p class="caps">{t_of(format!("page-battle-{}", desk.name.get().1))}</p>
                    <h1>{t("page-seats")}</h1>
                    <SeatChoices/>
                    <button class="btn plan" data-test="sit-down" on:click=move |_| play_on(how)>{t("page-sit-down")}</button>
                    <button class="btn" data-test="look-on" on:click=move |_| desk.seating.set(None)>{t("page-look-on")}</button>
                </div>
            </div>
        })}
    }
}
