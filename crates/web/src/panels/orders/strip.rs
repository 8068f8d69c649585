//! The face strip: every face of a die, those that succeed filled in.

use battle::{Arg, Line};
use leptos::prelude::*;

use crate::stage::dice::Kind;

/// The faces of a die and which of them succeed; nothing where it is not known what is rolled.
#[component]
pub fn Strip(need: i32, die: Option<Kind>) -> impl IntoView {
    die.map(|die| {
        let (best, worst) = if die.under { (1, die.sides) } else { (die.sides, 1) };
        let face = move |face: u8| {
            let class = match die.passes(face, need) {
                true if face == best => "f1",
                true => "fok",
                false if face == worst => "f20",
                false => "fno",
            };
            let told = face == best || face == worst || i32::from(face) == need;
            view! { <i class=class>{told.then_some(face)}</i> }
        };
        let columns = format!("grid-template-columns:repeat({},1fr)", die.sides);
        view! {
            <span class="face-strip" style=columns role="img" aria-label=need.to_string()>{(1..=die.sides).map(face).collect_view()}</span>
        }
    })
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
