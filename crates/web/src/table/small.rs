//! The small map and small pictures of battles.

use std::fmt::Write;

use battle::{Scene, scene::Ground};
use leptos::prelude::*;

use super::camera::Camera;
use super::cube_board::from_above;
use super::cube_board::lens::{Board, Lens};
use super::models::model::{base, side};
use super::pen::n;
use super::scenery::ground::{self, extent};
use super::scenery::terrain;
use crate::desk::Desk;
use crate::session::OrderText;

/// A battle as it stands, as a whole small picture.
pub fn picture(scene: &Scene<OrderText>) -> String {
    let (width, depth) = extent(&scene.ground);
    let frame = format!(r#"viewBox="0 0 {} {}" preserveAspectRatio="xMidYMid slice""#, n(width), n(depth));
    format!(r#"<svg class="mini" aria-hidden="true" {frame}>{}</svg>"#, drawn(scene)).replace('\n', " ")
}

/// Ground, terrain and marks of the pieces, in inches.
fn drawn(scene: &Scene<OrderText>) -> String {
    let (width, depth) = extent(&scene.ground);
    let mut svg = format!(r#"<rect width="{}" height="{}" fill="var(--g-ground)"/>"#, n(width), n(depth));
    if let (Some(board), Ground::Lattice { works, .. }) = (board(scene), &scene.ground) {
        return svg + &from_above::small(&board, works) + &marks(scene);
    }
    for patch in &scene.terrain {
        svg += &terrain::small(patch);
    }
    svg + &marks(scene)
}

/// The board of cubes a scene is of, from above.
fn board(scene: &Scene<OrderText>) -> Option<Board> {
    Board::of(&scene.ground, Lens::default())
}

/// The pieces as squares and diamonds.
fn marks(scene: &Scene<OrderText>) -> String {
    let mut svg = String::new();
    for piece in scene.pieces.iter().filter(|it| it.seat.is_some()) {
        let ((x, y), radius) = base(&piece.outline);
        let (size, side) = ((radius * 1.5).max(0.8), side(piece.seat));
        let turn = if side == "b" { format!("rotate(45 {} {})", n(x), n(y)) } else { String::new() };
        let _ = write!(
            svg,
            r##"<rect x="{}" y="{}" width="{w}" height="{w}" fill="var(--{side})" stroke="#fff" stroke-width=".25" transform="{turn}"/>"##,
            n(x - size),
            n(y - size),
            w = n(size * 2.0)
        );
    }
    svg
}

/// The table of a battle, drawn as it will be played on.
#[component]
pub fn Sheet(scene: Scene<OrderText>) -> impl IntoView {
    let (width, depth) = extent(&scene.ground);
    let built = match (board(&scene), &scene.ground) {
        (Some(board), Ground::Lattice { works, .. }) => Some(from_above::sheet(&board, works, &scene.terrain)),
        _ => None,
    };
    let drawn = built.unwrap_or_else(|| ground::sheet(&scene)) + &marks(&scene);
    view! { <svg class="thumb" viewBox=format!("0 0 {} {}", n(width), n(depth)) preserveAspectRatio="xMidYMid slice" inner_html=drawn></svg> }
}

/// The whole table small, with a frame around what is seen; a press goes there.
#[component]
pub fn SmallMap() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let picture = Memo::new(move |_| drawn(&desk.scene.get()));
    let sides = move || extent(&desk.scene.get().ground);
    // The frame is a sheet of its own, which is pushed about without painting the map again.
    let frame = move || {
        let (camera, view, (width, depth)) = (desk.camera.get(), desk.size.get(), sides());
        let ((west, north), (east, south)) = (camera.place((0.0, 0.0)), camera.place(view));
        let (west, north, east, south) = (west.max(0.0), north.max(0.0), east.min(width), south.min(depth));
        let share = |long: f64, of: f64| n((long / of.max(1.0) * 100.0).max(0.0));
        let (left, top) = (share(west, width), share(north, depth));
        format!("left:{left}%;top:{top}%;width:{}%;height:{}%", share(east - west, width), share(south - north, depth))
    };
    let go = move |event: web_sys::MouseEvent| {
        let (width, depth) = sides();
        let Some(map) =
            event.current_target().and_then(|it| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(it).ok())
        else {
            return;
        };
        let rect = map.get_bounding_client_rect();
        let share = |at: f64, from: f64, long: f64| (at - from) / long.max(1.0);
        let at = (
            share(f64::from(event.client_x()), rect.left(), rect.width()) * width,
            share(f64::from(event.client_y()), rect.top(), rect.height()) * depth,
        );
        let scale = desk.camera.get_untracked().scale;
        desk.camera.set(Camera::around(desk.size.get_untracked(), at, scale));
    };
    view! {
        <div class="small-map">
            <svg class="mini" viewBox=move || { let (w, d) = sides(); format!("0 0 {} {}", n(w), n(d)) } inner_html=move || picture.get() on:click=go></svg>
            <i class="seen-frame" class:hide=move || desk.lens.get().oblique style=frame></i>
        </div>
    }
}
