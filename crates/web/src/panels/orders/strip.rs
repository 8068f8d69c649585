//! The face strip: every face of a die, those that succeed filled in.

use battle::{Arg, Line};
use leptos::prelude::*;

/// The faces of a D20 and which of them succeed: this or less, a 1 always, a 20 never.
#[component]
pub fn Strip(need: i32) -> impl IntoView {
    let face = move |face: i32| {
        let class = match face {
            1 => "f1",
            20 => "f20",
            face if face <= need => "fok",
            _ => "fno",
        };
        view! { <i class=class>{matches!(face, 1 | 20).then_some(face).or((face == need).then_some(face))}</i> }
    };
    view! {
        <span class="d20strip" role="img" aria-label=need.to_string()>{(1..=20).map(face).collect_view()}</span>
    }
}

/// What each die of a pool must show, where a line tells of a pool of dice; then its number is how many there are.
#[must_use]
pub fn needs(line: &Line) -> Option<i64> {
    if let Some(Arg::Number(needs)) = line.arg("needs") { Some(*needs) } else { None }
}

/// Whether a line tells of a pool of dice.
#[must_use]
pub fn is_pool(line: &Line) -> bool {
    needs(line).is_some()
}

/// A pool of dice: a diamond for each, and what it must show.
#[component]
pub fn Pool(count: i32, needs: i64) -> impl IntoView {
    let on = if needs > 0 { format!("{needs}+") } else { "–".to_owned() };
    view! {
        <span class="pool" role="img" aria-label=format!("{count} × {on}")>
            {(0..count.clamp(0, 14)).map(|_| view! { <i></i> }).collect_view()}<b>{on.clone()}</b>
        </span>
    }
}
