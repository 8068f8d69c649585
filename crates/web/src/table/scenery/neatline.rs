//! The neatline around the table: a band ticked in inches. The band stays where it is; its ticks are strips of their own,
//! pushed along with the table and painted anew only when the table is drawn at another scale.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::table::models::model::base;
use crate::table::pen::n;
use crate::table::scenery::ground::{self, BAND, Edge};

/// How far the compass keeps from models, in pixels.
const ROOM: f64 = 36.0;

/// The neatline of a table with these sides in inches, drawn at this scale.
#[component]
pub fn Neatline(sides: Memo<(f64, f64)>, scale: Memo<f64>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let size = move || Some(desk.size.get()).filter(|(wide, high)| *wide >= 40.0 && *high >= 40.0);
    let band = move || size().map(|(wide, high)| ground::neatline(wide, high)).unwrap_or_default();
    // The compass gives way to whoever stands beneath it.
    let compass = move || {
        let Some((wide, high)) = size() else { return String::new() };
        let (camera, middle) = (desk.seen.get(), ground::compass_at(wide, high));
        let beneath = |it: &battle::scene::Piece| {
            let (x, y) = camera.pixel(base(&it.outline).0);
            (x - middle.0).hypot(y - middle.1) < ROOM
        };
        if desk.drawn.get().pieces.iter().any(beneath) { String::new() } else { ground::compass(wide, high) }
    };
    let bar = move || size().map(|(_, high)| ground::scale_bar(scale.get(), high)).unwrap_or_default();
    let edge = move |edge: Edge, class: &'static str| {
        let across = matches!(edge, Edge::North | Edge::South);
        let long = move || if across { sides.get().0 } else { sides.get().1 };
        let ticks = Memo::new(move |_| ground::ticks(edge, scale.get(), long()));
        let pushed = move || {
            let (camera, scale) = (desk.camera.get(), scale.get());
            let (axis, corner) = if across { ("X", camera.left) } else { ("Y", camera.top) };
            let by = camera.scale / scale;
            format!("transform:translate{axis}({}px) scale{axis}({by:.4})", n(corner - BAND))
        };
        view! { <div class=class><svg style=pushed inner_html=move || ticks.get()></svg></div> }
    };
    view! {
        <svg width="100%" height="100%" aria-hidden="true" inner_html=band></svg>
        <div class="edges" aria-hidden="true">
            {edge(Edge::North, "edge north-edge")}{edge(Edge::South, "edge south-edge")}
            {edge(Edge::West, "edge west-edge")}{edge(Edge::East, "edge east-edge")}
        </div>
        <svg width="100%" height="100%" aria-hidden="true" inner_html=compass></svg>
        <svg width="100%" height="100%" aria-hidden="true" inner_html=bar></svg>
    }
}
