//! Small signs: pictograms and the marks of seats.

use battle::Seat;
use leptos::prelude::*;

use crate::table::{models::glyphs, models::model::side};

/// A pictogram.
#[component]
pub fn Icon(#[prop(into)] name: String, #[prop(default = "ico")] class: &'static str) -> impl IntoView {
    let link = format!("#g-{}", glyphs::named(&name));
    view! { <svg class=class aria-hidden="true"><use href=link width="100%" height="100%"/></svg> }
}

/// The mark of a seat, square or diamond, with a pictogram.
#[component]
pub fn Mark(seat: Seat, #[prop(into)] name: String, #[prop(default = "")] size: &'static str) -> impl IntoView {
    view! { <span class=format!("mark {} {size}", side(Some(seat)))><Icon name class=""/></span> }
}
