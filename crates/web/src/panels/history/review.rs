//! The review of a battle that is over: luck and decisions of each seat, and where it turned; each turning point leads to
//! its moment in the replay.

use battle::Seat;
use leptos::prelude::*;

use crate::desk::Desk;
use crate::panels::Mark;
use crate::session::{BattleReview, TurningPoint};
use crate::words::{by, chance, t};

/// The sheet.
#[component]
pub fn Review() -> impl IntoView {
    let desk = expect_context::<Desk>();
    desk.ask_review();
    view! {
        <h2>{t("page-review")}</h2>
        {move || match desk.review.get() {
            Some(review) => told(desk, &review).into_any(),
            None => view! { <p class="note" role="status">{t("page-course-weighing")}</p> }.into_any(),
        }}
    }
}

fn told(desk: Desk, review: &BattleReview) -> impl IntoView + use<> {
    let row = move |(seat, (luck, given)): (usize, &(f64, f64))| {
        let name = desk.who(Seat(seat as u8));
        view! { <tr><td><Mark seat=Seat(seat as u8) name="flag"/>{name}</td><td>{by(*luck)}</td><td>{by(-given)}</td></tr> }
    };
    view! {
        <table class="risk review" data-test="review">
            <thead><tr><th></th><th>{t("page-review-luck")}</th><th>{t("page-review-given")}</th></tr></thead>
            <tbody>{review.seats.iter().enumerate().map(row).collect_view()}</tbody>
        </table>
        <p class="note">{t("page-review-note")}</p>
        <div class="more">{review.turns.iter().map(|it| turning_point(desk, it)).collect_view()}</div>
    }
}

/// A turning point: from which chance to which, what of it was luck, what would have been better.
fn turning_point(desk: Desk, it: &TurningPoint) -> impl IntoView + use<> {
    let change = format!("{} → {} · {} {}", chance(it.before), chance(it.after), t("page-review-luck"), by(it.luck));
    let better = (!it.better.is_empty())
        .then(|| view! { <br/>{t("page-review-better")}" "{by(it.gain)}": "{desk.better_named(it)} });
    let (order, seat) = (it.order as usize, Seat(it.seat));
    let show = move |_| {
        desk.sheet.set(None);
        desk.look_back(order);
    };
    view! { <button class="btn" data-test="turning-point" on:click=show><Mark seat name="flag"/><span>{change}{better}</span></button> }
}
