//! Hands over the table: pointing, dragging a model, panning, zooming, pinching.

use std::collections::BTreeMap;

use battle::scene::{Ground, Target};
use leptos::{html, prelude::*};
use table::{Arrange, Inches, Point, lattice::Cube};
use wasm_bindgen::JsCast;
use web_sys::{PointerEvent, WheelEvent};

use super::camera::Camera;
use super::cube_board::lens::Board;
use super::models::model::base;
use super::scenery::ground;
use super::view::extent;
use crate::desk::Desk;

/// How far a pointer may stray and still click, in pixels.
const STILL: f64 = 5.0;
/// How near a finger must be to a model, in pixels, however small the model is drawn.
const FINGER: f64 = 22.0;

/// What a press has become.
#[derive(Clone, Copy, PartialEq)]
enum Press {
    /// Nothing yet: let go, and it was a click.
    Open,
    /// The table is being pushed.
    Pan,
    /// A model of one's own is held: a drag makes it act, and moves it.
    Grasp,
    /// The acting model is being dragged.
    Drag,
    /// What is planned is being turned, by a second drag.
    Turn,
}

#[derive(Default)]
struct Held {
    pointers: BTreeMap<i32, (f64, f64)>,
    press: Option<(Press, (f64, f64))>,
    /// The model that is held.
    piece: Option<String>,
}

/// The hands at one table.
#[derive(Clone, Copy)]
pub struct Hands {
    desk: Desk,
    frame: NodeRef<html::Div>,
    held: StoredValue<Held, LocalStorage>,
}

/// Whether a press is on a button or card that lies over the table: the table that holds on to the pointer would get its click.
fn is_on_card(event: &PointerEvent) -> bool {
    let on: Option<web_sys::Element> = event.target().and_then(|it| it.dyn_into().ok());
    on.is_some_and(|it| it.closest("button, .summary").ok().flatten().is_some())
}

impl Hands {
    /// Hands that move over this frame.
    pub fn new(desk: Desk, frame: NodeRef<html::Div>) -> Hands {
        Hands { desk, frame, held: StoredValue::new_local(Held::default()) }
    }

    fn at(&self, event: &PointerEvent) -> (f64, f64) {
        self.on_frame(f64::from(event.client_x()), f64::from(event.client_y()))
    }

    fn on_frame(&self, x: f64, y: f64) -> (f64, f64) {
        let corner = self.frame.get_untracked().map(|it| it.get_bounding_client_rect());
        corner.map_or((x, y), |it| (x - it.left(), y - it.top()))
    }

    /// A button or finger goes down.
    pub fn down(&self, event: &PointerEvent) {
        if event.button() > 0 || is_on_card(event) {
            return;
        }
        if let Some(frame) = self.frame.get_untracked() {
            let _ = frame.set_pointer_capture(event.pointer_id());
        }
        let at = self.at(event);
        let touch = event.pointer_type() == "touch";
        self.held.update_value(|it| {
            it.pointers.insert(event.pointer_id(), at);
            it.press = Some((Press::Open, at));
        });
        if self.is_on_ghost(at, touch) || (event.shift_key() && self.desk.can_turn()) {
            return self.held.update_value(|it| it.press = Some((Press::Turn, at)));
        }
        if let Some(Target::Piece(id)) = self.target(at, touch)
            && self.desk.is_marching()
            && self.desk.is_mine_now()
            && self.desk.is_own(&id)
        {
            self.desk.lead(&id);
            return self.held.update_value(|it| it.press = Some((Press::Drag, at)));
        }
        if let Some(id) = self.piece_at(at, if touch { FINGER } else { 9.0 })
            && self.desk.may_drag(&id)
        {
            self.held.update_value(|it| {
                it.press = Some((Press::Grasp, at));
                it.piece = Some(id);
            });
        }
    }

    /// The held model begins to be dragged: where it can be moved it is moved from now on, else nothing is dragged.
    fn begin_drag(&self, from: (f64, f64)) {
        let piece = self.held.with_value(|it| it.piece.clone());
        let tile = self.desk.tile.get_untracked().filter(|it| self.is_way(it));
        if let Some(led) = piece.as_ref().filter(|it| !self.desk.marches_of(it).is_empty()) {
            self.desk.lead(led);
            return self.held.update_value(|it| it.press = Some((Press::Drag, from)));
        }
        let held = piece.is_some_and(|it| self.desk.take_up(&it));
        let travel = self.desk.travel_tile().filter(|_| held);
        self.held.update_value(|it| it.press = travel.as_ref().map(|_| (Press::Drag, from)));
        if let Some(travel) = travel {
            self.desk.picked.update(Vec::clear);
            self.desk.select(&tile.unwrap_or(travel));
        }
    }

    /// Whether the model that is held is the one that acts.
    fn grasps_actor(&self) -> bool {
        let actor = self.desk.scene.get_untracked().actor.clone();
        actor.is_some() && self.held.with_value(|it| it.piece == actor)
    }

    /// The nearest model to a place on the screen, within so many pixels; none where the ground is meant.
    fn piece_at(&self, at: (f64, f64), slack: f64) -> Option<String> {
        let board = self.desk.board_now();
        let (camera, scene) = (self.desk.camera.get_untracked(), self.desk.drawn.get_untracked());
        let far = |piece: &battle::scene::Piece| {
            let (place, radius) = base(&piece.outline);
            let (x, y) = camera.pixel(place);
            let far = (x - at.0).hypot(y - at.1);
            (far <= (radius * camera.scale).max(slack)).then_some(far)
        };
        let all = self.desk.scene.get_untracked();
        let seen = scene.pieces.iter().zip(&all.pieces).filter(|it| board.is_none_or(|board| board.shows(it.1)));
        let near = seen.filter_map(|it| Some((far(it.0)?, it.0.id.clone())));
        near.min_by(|a, b| a.0.total_cmp(&b.0)).map(|it| it.1)
    }

    fn is_way(&self, kind: &str) -> bool {
        let scene = self.desk.scene.get_untracked();
        scene.tiles.iter().any(|it| it.kind == kind && it.gesture == battle::scene::Gesture::Way)
    }

    /// A pointer moves.
    pub fn moved(&self, event: &PointerEvent) {
        let at = self.at(event);
        let touch = event.pointer_type() == "touch";
        let pressed = self.held.with_value(|it| it.press);
        if self.held.with_value(|it| it.pointers.len()) == 2 {
            return self.pinch(event.pointer_id(), at);
        }
        match pressed {
            None => self.desk.point(self.target(at, touch)),
            Some((Press::Drag, _)) => {
                if self.desk.draft.get_untracked().is_some_and(|it| it.held) {
                    self.desk.draft.set(None);
                }
                self.desk.loupe.set(touch.then(|| lifted(at, touch)));
                self.drag(self.place(lifted(at, touch)));
            }
            Some((Press::Grasp, from)) => {
                if (at.0 - from.0).hypot(at.1 - from.1) > STILL {
                    self.begin_drag(from);
                }
            }
            Some((Press::Turn, from)) => {
                if (at.0 - from.0).hypot(at.1 - from.1) > STILL {
                    self.face(at);
                }
            }
            Some((press, from)) => {
                if press == Press::Pan || (at.0 - from.0).hypot(at.1 - from.1) > STILL {
                    self.held.update_value(|it| it.press = Some((Press::Pan, at)));
                    if press == Press::Pan {
                        self.push(at.0 - from.0, at.1 - from.1);
                    }
                }
            }
        }
        self.held.update_value(|it| {
            if let Some(pointer) = it.pointers.get_mut(&event.pointer_id()) {
                *pointer = at;
            }
        });
    }

    /// A button or finger goes up.
    pub fn up(&self, event: &PointerEvent) {
        let at = self.at(event);
        let touch = event.pointer_type() == "touch";
        let pressed = self.held.with_value(|it| it.press);
        self.held.update_value(|it| {
            it.pointers.remove(&event.pointer_id());
            it.press = None;
        });
        self.desk.loupe.set(None);
        match pressed {
            Some((Press::Turn, from)) if (at.0 - from.0).hypot(at.1 - from.1) > STILL => self.face(at),
            Some((Press::Open | Press::Turn, _)) if event.shift_key() => self.face(at),
            Some((Press::Grasp, _)) if self.desk.wants_place() && self.grasps_actor() => self.click_beside(at),
            Some((Press::Open | Press::Turn | Press::Grasp, _)) => {
                let gauges = self.desk.measure.get_untracked().is_some() || self.desk.sight.get_untracked().is_some();
                match self.target(at, touch) {
                    target if touch && gauges => self.desk.point(target),
                    Some(target) if touch => self.desk.tap(&target),
                    Some(target) => self.desk.click(&target),
                    None => {}
                }
            }
            Some((Press::Drag, from)) if (at.0 - from.0).hypot(at.1 - from.1) > STILL => {
                self.drag(self.place(lifted(at, touch)));
                self.hold();
            }
            Some((Press::Drag, _)) => self.click_beside(at),
            Some((Press::Pan, _)) | None => {}
        }
    }

    /// A press that began near a model and did not become a drag: where it is beside the model, it means the place.
    fn click_beside(&self, at: (f64, f64)) {
        if let Some(target @ Target::Place(_)) = self.nearest(at, 0.0)
            && self.desk.wants_place()
        {
            self.desk.click(&target);
        }
    }

    /// The pointer leaves the table.
    pub fn left(&self) {
        if self.held.with_value(|it| it.press.is_none()) {
            self.desk.hover.set(None);
        }
    }

    /// A double click gives what is planned, or lets a whole group follow a piece.
    pub fn twice(&self) {
        let planned = self.desk.draft.get_untracked().is_some_and(|it| it.held);
        if planned || self.desk.march.get_untracked().is_some_and(|it| it.held) {
            self.desk.confirm();
        } else if let Some(Target::Piece(id)) = self.desk.hover.get_untracked() {
            self.desk.lead_by_double_click(&id);
        }
    }

    /// The wheel zooms.
    pub fn wheel(&self, event: &WheelEvent) {
        event.prevent_default();
        let at = self.on_frame(f64::from(event.client_x()), f64::from(event.client_y()));
        let by = (-event.delta_y() / 400.0).exp();
        self.see(self.desk.camera.get_untracked().zoomed(by, at));
    }

    /// What is dragged is over a place.
    fn drag(&self, to: Option<Target>) {
        if self.desk.is_marching() { self.desk.point(to) } else { self.desk.drag_to(to) }
    }

    fn hold(&self) {
        if self.desk.is_marching() {
            return self.desk.hold_march();
        }
        if let Some(plan) = self.desk.draft.get_untracked() {
            let held = crate::desk::Draft { held: true, ..(*plan).clone() };
            self.desk.draft.set(Some(std::sync::Arc::new(held)));
        }
    }

    fn face(&self, at: (f64, f64)) {
        if let Some(Target::Place(place)) = self.place(at) {
            self.desk.face(place);
        }
    }

    /// Whether a place on the screen is on what is planned to stand somewhere.
    fn is_on_ghost(&self, at: (f64, f64), touch: bool) -> bool {
        let Some(plan) = self.desk.draft.get_untracked().filter(|_| self.desk.can_turn()) else { return false };
        let (camera, scene) = (self.desk.camera.get_untracked(), self.desk.scene.get_untracked());
        plan.preview.stands.first().is_some_and(|(id, stand, _)| {
            let (x, y) = camera.pixel((stand.x.to_f64(), stand.y.to_f64()));
            let radius = scene.piece(id).map_or(0.59, |it| base(&it.outline).1);
            (x - at.0).hypot(y - at.1) <= (radius * camera.scale).max(if touch { FINGER } else { 9.0 })
        })
    }

    fn push(&self, dx: f64, dy: f64) {
        self.see(self.desk.camera.get_untracked().panned(dx, dy));
    }

    /// Looks with this camera, but keeps some of the table in view.
    fn see(&self, camera: Camera) {
        let extent = extent(self.desk);
        self.desk.camera.set(camera.kept(self.desk.size.get_untracked(), extent));
    }

    fn pinch(&self, pointer: i32, at: (f64, f64)) {
        let both = self.held.with_value(|it| {
            let other = it.pointers.iter().find(|it| *it.0 != pointer).map(|it| *it.1);
            it.pointers.get(&pointer).copied().zip(other)
        });
        if let Some((before, other)) = both {
            let apart = |a: (f64, f64)| (a.0 - other.0).hypot(a.1 - other.1).max(1.0);
            let middle = ((at.0 + other.0) / 2.0, (at.1 + other.1) / 2.0);
            self.see(self.desk.camera.get_untracked().zoomed(apart(at) / apart(before), middle));
        }
        self.held.update_value(|it| {
            it.pointers.insert(pointer, at);
            it.press = Some((Press::Pan, at));
        });
    }

    /// What lies under a place on the screen: the nearest model, or the ground.
    fn target(&self, at: (f64, f64), touch: bool) -> Option<Target> {
        self.nearest(at, if touch && !self.desk.wants_place() { FINGER } else { 9.0 })
    }

    /// The nearest model within so many pixels of its middle, or on its base; else the ground.
    fn nearest(&self, at: (f64, f64), slack: f64) -> Option<Target> {
        let (camera, scene) = (self.desk.camera.get_untracked(), self.desk.drawn.get_untracked());
        let board = self.desk.board_now();
        let shown = scene
            .pieces
            .iter()
            .zip(&self.desk.scene.get_untracked().pieces)
            .filter(|it| board.is_none_or(|board| board.shows(it.1)))
            .map(|it| it.0)
            .cloned()
            .collect::<Vec<_>>();
        let near = shown.iter().filter_map(|piece| {
            let (place, radius) = base(&piece.outline);
            let (x, y) = camera.pixel(place);
            let far = (x - at.0).hypot(y - at.1);
            let reach = (radius * camera.scale).max(slack);
            (far <= reach).then_some((far, piece.id.clone()))
        });
        let nearest = near.min_by(|a, b| a.0.total_cmp(&b.0));
        let piece = nearest.map(|it| Target::Piece(it.1));
        match board {
            Some(board) => self.desk.meant(piece.into_iter().chain(self.cubes(board, at)).collect()),
            None => piece.or_else(|| self.place(at)),
        }
    }

    /// The cubes under a place on the screen, those on top first.
    fn cubes(&self, board: Board, at: (f64, f64)) -> Vec<Target> {
        let scene = self.desk.scene.get_untracked();
        let Ground::Lattice { works, .. } = &scene.ground else { return Vec::new() };
        let at = self.desk.camera.get_untracked().place(at);
        let near = |it: &Cube| (board.spot(*it).0 - at.0).hypot(board.spot(*it).1 - at.1) < 0.3;
        let mut cubes = board.cubes_at(at, works);
        // In plan every level has a spot of its own.
        cubes.arrange_by_key(|it| board.lens.oblique || !near(it));
        cubes.into_iter().map(|it| Target::Cube(it.column, it.row, it.level)).collect()
    }

    fn place(&self, at: (f64, f64)) -> Option<Target> {
        if let Some(board) = self.desk.board_now() {
            return self.desk.meant(self.cubes(board, at));
        }
        let (x, y) = self.desk.camera.get_untracked().place(at);
        let ground = &self.desk.scene.get_untracked().ground;
        let (width, depth) = ground::extent(ground);
        if let Ground::Lattice { side, .. } = ground {
            let inside = (0.0..width).contains(&x) && (0.0..depth).contains(&y);
            return inside.then(|| Target::Cube((x / side.to_f64()) as u8, (y / side.to_f64()) as u8, 0));
        }
        let on = (0.0..=width).contains(&x) && (0.0..=depth).contains(&y);
        on.then(|| Target::Place(Point::new(Inches::nearest(x), Inches::nearest(y))))
    }
}

/// Where a pointer points: a finger would hide that, so it points above itself.
fn lifted(at: (f64, f64), touch: bool) -> (f64, f64) {
    if touch { (at.0, at.1 - 52.0) } else { at }
}
