//! The loupe: what a finger that drags a model hides, twice as large, at the far side of the table.

use leptos::prelude::*;

use super::pen::n;
use crate::desk::Desk;

/// Its radius, in pixels.
const RADIUS: f64 = 62.0;
/// How much larger things are in it.
const LARGER: f64 = 2.0;
/// How far it is from the edges of the table.
const MARGIN: f64 = 24.0;

/// The loupe; nothing where no finger drags. What it shows is drawn once, on the table, and looked at twice.
#[component]
pub fn Loupe(scale: Memo<f64>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let looks = Memo::new(move |_| desk.loupe.get().is_some());
    let corner = move || {
        let ((wide, _), at) = (desk.size.get(), desk.loupe.get().unwrap_or_default());
        let left = if at.0 < wide / 2.0 { wide - 2.0 * RADIUS - MARGIN } else { MARGIN };
        format!("left:{}px;top:{}px", n(left), n(MARGIN))
    };
    let shifted = move || {
        let (x, y) = desk.camera.get().place(desk.loupe.get().unwrap_or_default());
        let (x, y) = (x * scale.get(), y * scale.get());
        format!("translate({RADIUS},{RADIUS}) scale({LARGER}) translate({},{})", n(-x), n(-y))
    };
    let wide = n(2.0 * RADIUS);
    view! {
        {move || looks.get().then(|| view! {
            <svg class="loupe" data-test="loupe" style=corner width=wide.clone() height=wide.clone() aria-hidden="true">
                <g transform=shifted><use href="#laid-ground"></use><use href="#laid-models"></use></g>
                <path d=format!("M{RADIUS},{}V{}M{},{RADIUS}H{}", RADIUS - 6.0, RADIUS + 6.0, RADIUS - 6.0, RADIUS + 6.0) class="tick"></path>
            </svg>
        })}
    }
}
