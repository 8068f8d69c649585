//! The face strip: every face of a die, those that succeed filled in.

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
