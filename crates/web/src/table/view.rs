//! The table on screen: layers from below to above, and the hands that move over it.

use std::sync::Arc;
use std::time::Duration;

use battle::{
    Scene,
    scene::{Choice, Gesture, Ground, Piece, Target, Works},
};
use leptos::{html, prelude::*};

use super::camera::Camera;
use super::cube_board::from_a_corner::Picture;
use super::cube_board::from_above;
use super::hands::Hands;
use super::loupe::Loupe;
use super::models::model::{Look, base, model, side};
use super::models::standee::{counter, level_tag};
use super::overlays::plan::plan_layer;
use super::pen::n;
use super::scenery::ground;
use super::scenery::neatline::Neatline;
use crate::desk::Desk;
use crate::session::OrderText;
use crate::stage::{self, Arrows, Bands, Flight, Heard, PlateCard, Summary};
use crate::words::{say, t};

/// Shows the whole table, or the better part of it where the view is wide.
pub fn fit(desk: Desk) {
    let extent = extent(desk);
    let (wide, high) = desk.size.get_untracked();
    // The level switch lies beside a board where there is room, else above it.
    let (aside, above) = match desk.board_now() {
        None => (0.0, 0.0),
        Some(_) if wide > WIDE => SWITCH,
        Some(_) => (0.0, SWITCH_ABOVE),
    };
    let camera = Camera::fit((wide - aside, high - above), extent).panned(aside, above);
    desk.camera.set(camera);
    desk.seen.set(camera);
}

/// In a view wider than this, in pixels, there is room beside a board.
const WIDE: f64 = 600.0;
/// The room the level switch takes, in pixels: beside the board, and above it.
const SWITCH: (f64, f64) = (116.0, 0.0);
const SWITCH_ABOVE: f64 = 46.0;

/// How wide and deep the sheet is that is looked at, asked once.
pub(super) fn extent(desk: Desk) -> (f64, f64) {
    desk.board_now().map_or_else(|| ground::extent(&desk.scene.get_untracked().ground), |it| it.extent())
}

/// What is built on a board.
fn works(ground: &Ground) -> Option<&Works> {
    if let Ground::Lattice { works, .. } = ground { Some(works) } else { None }
}

/// The table.
#[component]
pub fn Table() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let frame = NodeRef::<html::Div>::new();
    let hands = Hands::new(desk, frame);
    watch_size(desk, frame);
    let terrain = Memo::new(move |_| {
        let scene = desk.scene.get();
        if let (Some(board), Some(works)) = (desk.board(), works(&scene.ground)) {
            return if board.lens.oblique { String::new() } else { from_above::sheet(&board, works, &scene.terrain) };
        }
        ground::sheet(&Scene { pieces: Vec::new(), choices: Vec::<Choice<()>>::new(), ..bare(&scene) })
    });
    redraw_at_rest(desk);
    let scale = Memo::new(move |_| desk.seen.get().scale);
    let sides =
        Memo::new(move |_| desk.board().map_or_else(|| ground::extent(&desk.scene.get().ground), |it| it.extent()));
    // Ground and models are sheets of their own, which the browser pushes about and stretches without painting them again.
    let laid = Memo::new(move |_| {
        let (camera, scale, (width, depth)) = (desk.camera.get(), scale.get(), sides.get());
        let (width, depth) = (n(width * scale), n(depth * scale));
        format!("width:{width}px;height:{depth}px;transform:{}", camera.laid(scale))
    });
    let inches = move || format!("scale({})", n(scale.get()));
    let zones = Memo::new(move |_| {
        let scene = desk.scene.get();
        match (desk.board(), works(&scene.ground)) {
            (Some(board), _) if board.lens.oblique => String::new(),
            (Some(board), Some(works)) => from_above::marks(&board, &scene.zones) + &from_above::crowded(&board, works),
            _ => scene.zones.iter().map(ground::zone).collect(),
        }
    });
    let stacked = Memo::new(move |_| stacked(desk, scale.get()));
    let reach = move || match desk.board() {
        None => super::overlays::reach::reach_layer(&desk.reach.get(), sides.get().0, scale.get()),
        Some(board) if board.lens.oblique => String::new(),
        Some(board) => {
            let scaled = format!(r#"<g transform="scale({})">"#, n(scale.get()));
            scaled + &from_above::reach(&board, &desk.reach.get()) + "</g>"
        }
    };
    let flat = Memo::new(move |_| desk.board().is_none());
    let names = Memo::new(move |_| {
        if desk.board().is_some() {
            super::overlays::objectives::names(desk, scale.get())
        } else if scale.get() >= 11.0 {
            ground::names(&desk.scene.get().terrain, scale.get(), say)
                + &super::overlays::objectives::names(desk, scale.get())
        } else {
            String::new()
        }
    });
    let pieces = move || if desk.lens.get().oblique { Vec::new() } else { desk.drawn.get().pieces.clone() };
    view! {
        <div class="map" class:pans=move || desk.stage.pans.get() node_ref=frame
            on:pointerdown=move |event| hands.down(&event)
            on:pointermove=move |event| hands.moved(&event)
            on:pointerup=move |event| hands.up(&event)
            on:pointercancel=move |event| hands.up(&event)
            on:pointerleave=move |_| hands.left()
            on:wheel=move |event| hands.wheel(&event)
            on:dblclick=move |_| hands.twice()
            on:contextmenu=move |event| { event.prevent_default(); desk.straighten(); }>
            <svg class="laid" style=move || laid.get() aria-hidden="true">
                <g id="laid-ground">
                    <g transform=inches inner_html=move || terrain.get()></g>
                    <g transform=inches inner_html=move || zones.get()></g>
                </g>
            </svg>
            <svg class="laid" style=move || laid.get() role="application" aria-label=move || t("page-table") tabindex="0">
                <g id="laid-models">
                    <g inner_html=move || stacked.get()></g>
                    <g inner_html=reach></g>
                    <g inner_html=move || names.get()></g>
                    <g class="stage" inner_html=move || stage::beneath(desk, scale.get())></g>
                    <g transform=inches>
                        <For each=pieces key=|it| it.id.clone() let:piece><Model id=piece.id.clone() first=piece scale/></For>
                    </g>
                    <g class="stage" inner_html=move || stage::above(desk, scale.get())></g>
                    <g inner_html=move || plan_layer(desk, scale.get())></g>
                </g>
            </svg>
            <Show when=move || flat.get()><Neatline sides scale/></Show>
            <Loupe scale/>
            <PlateCard/>
            <Bands/>
            <Arrows/>
            <Flight/>
            <Summary/>
            <Heard/>
            <Spoken/>
            <p class="heard" role="status" aria-live="assertive" data-test="spoken">{move || desk.spoken.get()}</p>
        </div>
    }
}

/// How long the camera has to rest before the table is drawn for it.
const REST: Duration = Duration::from_millis(120);

/// While the table is pushed and zoomed what is drawn is only pushed and stretched; at rest it is drawn as it should be.
fn redraw_at_rest(desk: Desk) {
    Effect::new(move || {
        let camera = desk.camera.get();
        if camera == desk.seen.get_untracked() {
            return;
        }
        let rests = move || {
            if desk.camera.try_get_untracked() == Some(camera) {
                desk.seen.set(camera);
            }
        };
        set_timeout(rests, REST);
    });
}

/// The scene with what the sheet needs and no orders.
fn bare(scene: &Arc<Scene<OrderText>>) -> Scene<()> {
    Scene {
        ground: scene.ground.clone(),
        terrain: scene.terrain.clone(),
        zones: Vec::new(),
        pieces: Vec::new(),
        players: Vec::new(),
        groups: Vec::new(),
        actor: None,
        trays: Vec::new(),
        standing: Vec::new(),
        question: None,
        tiles: Vec::new(),
        choices: Vec::new(),
    }
}

/// One model: it glides to where it is when that changes, and is drawn anew when anything else does.
#[component]
fn Model(id: String, first: Piece, scale: Memo<f64>) -> impl IntoView {
    let desk = expect_context::<Desk>();
    let own = id.clone();
    let piece = Memo::new(move |_| desk.drawn.get().piece(&own).cloned().unwrap_or_else(|| first.clone()));
    let open = Memo::new({
        let id = id.clone();
        move |_| is_open(desk, &id)
    });
    let shut = Memo::new({
        let id = id.clone();
        move |_| is_shut(desk, &id)
    });
    let chosen = Memo::new(move |_| {
        let acting = desk.scene.get().actor.as_ref() == Some(&id);
        acting || desk.chosen.get().as_ref() == Some(&id)
    });
    let board = Memo::new(move |_| desk.board());
    let place = move || {
        let ((x, y), _) = base(&piece.get().outline);
        format!("transform:translate({}px,{}px)", n(x), n(y))
    };
    let class = move || {
        let piece = piece.get();
        let done = piece.badges.iter().any(|it| it.kind == "deactivated");
        let aside = board.get().is_some_and(|it| !it.shows(&piece));
        let gone = stage::is_drawn_apart(desk, &piece.id);
        let words = [(done, " done"), (aside, " faint"), (shut.get(), " shut"), (gone, " away")];
        let words: String = words.iter().filter(|it| it.0).map(|it| it.1).collect();
        format!("model {}{words}", side(piece.seat))
    };
    let drawn = move || {
        let look = Look { scale: scale.get(), chosen: chosen.get(), ghost: false, open: open.get() };
        let piece = piece.get();
        match board.get() {
            Some(_) if piece.seat.is_none() => counter(&piece, look, true),
            Some(board) if board.levels > 1 => {
                let level = (piece.height.to_f64() / board.side).round() as u8;
                model(&piece, look) + &level_tag(level, base(&piece.outline).1 * look.scale)
            }
            _ => model(&piece, look),
        }
    };
    view! {
        <g class="stand" style=place>
            <g class=class transform=move || format!("scale({})", 1.0 / scale.get()) inner_html=drawn></g>
        </g>
    }
}

/// The board from a corner with everything on it; nothing where it is looked at from above.
fn stacked(desk: Desk, scale: f64) -> String {
    let scene = desk.scene.get();
    let (Some(board), Some(works)) = (desk.board().filter(|it| it.lens.oblique), works(&scene.ground)) else {
        return String::new();
    };
    let chosen = desk.chosen.get().or_else(|| scene.actor.clone());
    let look = |piece: &Piece| Look {
        scale,
        chosen: chosen.as_ref() == Some(&piece.id),
        open: is_open(desk, &piece.id),
        ghost: false,
    };
    let reach = desk.reach.get();
    let mut standing = desk.staged().pieces.clone();
    standing.retain(|it| !stage::is_drawn_apart(desk, &it.id));
    let (blocks, zones, pieces) = (&scene.terrain, &scene.zones, &standing);
    Picture { board, scale, works, blocks, zones, reach: &reach, pieces, look: &look }.draw()
}

/// The middle of a piece as it is drawn.
pub(crate) fn middle_of(piece: &Piece) -> (f64, f64) {
    base(&piece.outline).0
}

/// Whether pointing at a piece answers the question.
fn is_open(desk: Desk, id: &str) -> bool {
    let (scene, picked) = (desk.scene.get(), desk.picked.get().len());
    let marches =
        |kind: &String| scene.tile(kind).is_some_and(|it| matches!(it.gesture, Gesture::March | Gesture::Drill));
    let tile = desk.tile.get().filter(|it| !marches(it));
    if !desk.is_mine() {
        return false;
    }
    let group = scene.piece(id).and_then(|it| it.group.clone());
    let means = tile.as_ref().and_then(|it| desk.means_chosen(it));
    let meant = |it: &&Choice<OrderText>| {
        let kind = tile.as_ref().map_or_else(|| scene.is_bare(&it.tile), |tile| it.tile == *tile);
        let with = tile.is_none() || it.means().is_none() || it.means() == means.as_ref();
        kind && with && it.refusal.is_none()
    };
    scene.choices.iter().filter(meant).any(|it| match it.aims().get(picked) {
        Some(Target::Piece(piece)) => piece == id,
        Some(Target::Group(wanted)) => group.as_ref() == Some(wanted),
        _ => false,
    })
}

/// Whether the chosen kind of order is refused for a piece, so that it is not to be taken for a target.
fn is_shut(desk: Desk, id: &str) -> bool {
    let (scene, tile) = (desk.scene.get(), desk.tile.get());
    let refused = |it: &&Choice<OrderText>| Some(&it.tile) == tile.as_ref() && it.refusal.is_some();
    let at = |it: &Choice<OrderText>| it.aims().first() == Some(&Target::Piece(id.to_owned()));
    desk.is_mine() && !is_open(desk, id) && scene.choices.iter().filter(refused).any(at)
}

/// The table as text, for those who hear it.
#[component]
fn Spoken() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let spoken = move || {
        let scene = desk.scene.get();
        let from = scene.actor.as_deref().and_then(|it| scene.piece(it)).map(|it| base(&it.outline).0);
        let line = |piece: &Piece| {
            let (x, y) = base(&piece.outline).0;
            let far = from.map(|(fx, fy)| {
                let bearing = (x - fx).atan2(fy - y).to_degrees().rem_euclid(360.0);
                say(&battle::Line::new("page-heard")
                    .with("far", table::Inches::nearest((x - fx).hypot(y - fy)))
                    .with("bearing", bearing.round() as i32))
            });
            let states = piece.badges.iter().map(|it| crate::words::title(it.rule)).collect::<Vec<_>>().join(", ");
            let place = desk.cube_of_piece(piece).or(far).unwrap_or_default();
            format!("{} {place} {states}", say(&piece.name))
        };
        scene.pieces.iter().map(|it| view! { <li>{line(it)}</li> }).collect_view()
    };
    view! { <ul class="heard" aria-label=move || t("page-table")>{spoken}</ul> }
}

/// Keeps the desk informed of the table's size on screen.
fn watch_size(desk: Desk, frame: NodeRef<html::Div>) {
    let measure = move || {
        let Some(frame) = frame.try_get_untracked().flatten() else { return };
        let size = (f64::from(frame.client_width()), f64::from(frame.client_height()));
        if size == desk.size.get_untracked() {
            return;
        }
        let (before, _) = desk.size.get_untracked();
        desk.size.set(size);
        if (size.0 - before).abs() > before / 3.0 {
            fit(desk);
        }
    };
    Effect::new(move || {
        frame.track();
        request_animation_frame(measure);
    });
    // What lies around the table changes with what is asked and planned, and leaves it more or less room.
    Effect::new(move || {
        desk.scene.track();
        desk.tile.track();
        desk.coach.step.track();
        request_animation_frame(measure);
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
}
