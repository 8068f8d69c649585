//! Who acts, or who is looked at: picture, name, states and profile.

use leptos::prelude::*;

use crate::desk::{Desk, Why};
use crate::table::models::model::{self, Look, base, side};
use crate::words::{say, t, title, total};

/// The left end of the order bar.
#[component]
pub fn Me() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let piece = move || {
        let scene = desk.scene.get();
        desk.chosen.get().or_else(|| scene.actor.clone()).and_then(|it| scene.piece(&it).cloned())
    };
    view! {
        <div class="me">
            {move || piece().map(|piece| {
                let scale = 20.0 / base(&piece.outline).1.max(0.1);
                let drawn = model::model(&battle::scene::Piece { pips: Vec::new(), badges: Vec::new(), ..piece.clone() }, Look { scale: scale.min(13.9_f64.max(scale)), ..Look::default() });
                let id = piece.id.clone();
                let points = piece.pips.iter().find(|it| it.kind == "points").map(|it| (it.left, it.of));
                let wounds = piece.pips.iter().find(|it| it.kind != "points").map(|it| (it.left, it.of));
                view! {
                    <svg width="54" height="54" viewBox="-27 -27 54 54" class=format!("model {}", side(piece.seat)) inner_html=drawn></svg>
                    <div>
                        <h2><button class="open-sheet" data-test="open-datasheet" title=t("page-datasheet") on:click=move |_| { desk.open_datasheet(&id); }>{say(&piece.name)}</button></h2>
                        <p class="about">{piece.about.iter().take(2).map(say).collect::<Vec<_>>().join(" · ")}</p>
                        <p>{piece.badges.iter().map(|it| title(it.rule)).collect::<Vec<_>>().join(", ")}</p>
                        <p class="pp">
                            <span class="pips">{points.map(|(left, of)| (0..of.max(left)).map(|at| view! { <i class:on=at < left></i> }).collect_view())}</span>
                            <span class="wounds">{wounds.map(|(left, of)| (0..of).map(|at| view! { <i class:on=at < left></i> }).collect_view())}</span>
                        </p>
                    </div>
                    <div class="stats">{piece.numbers.iter().map(|(name, number)| {
                        let why = Why::Number(name.clone(), number.clone());
                        view! { <button title=say(name) on:click=move |_| desk.ask(why.clone())>{short(&say(name))}<b>{total(number)}</b></button> }
                    }).collect_view()}</div>
                }.into_any()
            }).or_else(|| Some(view! { <p class="empty">{t("page-nobody")}</p> }.into_any()))}
        </div>
    }
}

/// A stat's name as it fits: the first word of its title, or the letters of it that count.
fn short(name: &str) -> String {
    let first = name.split([' ', '(', ',']).next().unwrap_or(name);
    first.chars().take(7).collect()
}
