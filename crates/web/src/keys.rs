//! Keys: everything a mouse can do in a battle.

use battle::scene::Target;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::desk::{Desk, Sheet, entries};
use crate::table::fit;

/// Listens to the keys while a battle is on screen.
#[component]
pub fn Keys() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let down = window_event_listener(leptos::ev::keydown, move |event| pressed(desk, &event));
    let up = window_event_listener(leptos::ev::keyup, move |event| match event.key().as_str() {
        "m" | "M" => desk.measure.set(None),
        "l" | "L" => desk.sight.set(None),
        _ => {}
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

fn pressed(desk: Desk, event: &KeyboardEvent) {
    let typing = event.target().and_then(|it| it.dyn_into::<HtmlElement>().ok()).map(|it| it.tag_name());
    if event.ctrl_key() || event.meta_key() || matches!(typing.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA")) {
        return;
    }
    let on_button = typing.as_deref() == Some("BUTTON");
    match event.key().as_str() {
        "Escape" => desk.cancel(),
        "Backspace" => desk.undo(),
        "Enter" | " " if !on_button => desk.confirm(),
        "?" => desk.toggle(Sheet::Keys),
        "k" | "K" => desk.toggle(Sheet::Legend),
        "g" | "G" => desk.grid.update(|it| *it = !*it),
        "m" | "M" => begin(desk, desk.measure),
        "l" | "L" => begin(desk, desk.sight),
        "s" | "S" => desk.toggle_split(),
        "a" | "A" if desk.is_mine_now() && desk.may_pass() => desk.always_pass(),
        "p" | "P" if !desk.is_mine_now() || desk.bots.paused.get_untracked() => desk.pause_bots(),
        "0" => fit(desk),
        "+" | "=" => zoom(desk, 1.25),
        "-" => zoom(desk, 0.8),
        "Tab" if !on_button => next(desk, event.shift_key()),
        "ArrowLeft" => push(desk, event, -1.0, 0.0),
        "ArrowRight" => push(desk, event, 1.0, 0.0),
        "ArrowUp" => push(desk, event, 0.0, -1.0),
        "ArrowDown" => push(desk, event, 0.0, 1.0),
        digit if digit.len() == 1 && digit.as_bytes()[0].is_ascii_digit() => {
            let at = usize::from(digit.as_bytes()[0] - b'1');
            if let Some(entry) = entries(&desk.scene.get_untracked()).get(at).filter(|_| desk.is_mine()) {
                desk.choose(entry);
            }
        }
        _ => return,
    }
    if !matches!(event.key().as_str(), "Enter" | " ") || !on_button {
        event.prevent_default();
    }
}

/// Measures or looks for as long as the key is held: from what the pointer is on, or else from whoever acts.
fn begin(desk: Desk, from: RwSignal<Option<Target>>) {
    if from.get_untracked().is_some() {
        return;
    }
    let acting = || desk.scene.get_untracked().actor.clone().or_else(|| desk.chosen.get_untracked());
    from.set(desk.hover.get_untracked().or_else(|| acting().map(Target::Piece)));
}

fn zoom(desk: Desk, by: f64) {
    let (wide, high) = desk.size.get_untracked();
    desk.camera.update(|it| *it = it.zoomed(by, (wide / 2.0, high / 2.0)));
}

/// Arrows push the ghost of a planned way by an inch, or a tenth with Shift; else they pan.
fn push(desk: Desk, event: &KeyboardEvent, dx: f64, dy: f64) {
    let step = if event.shift_key() { 0.1 } else { 1.0 };
    let planned = desk.plan.get_untracked().filter(|it| !it.preview.stands.is_empty());
    let from = match planned.as_ref().and_then(|it| it.at.clone()) {
        Some(Target::Place(at)) => Some(at),
        _ => desk.tile.get_untracked().and(desk.scene.get_untracked().actor.clone()).and_then(|it| desk.place_of(&it)),
    };
    match from {
        Some(at) => {
            desk.plan.set(None);
            let to = table::Point::nearest(at.to_vec() + table::vec2(dx * step, dy * step));
            desk.click(&Target::Place(to));
        }
        None => desk.camera.update(|it| *it = it.panned(-dx * 60.0, -dy * 60.0)),
    }
}

/// The next piece or group that can answer the question.
fn next(desk: Desk, back: bool) {
    let scene = desk.scene.get_untracked();
    let mut open: Vec<String> = Vec::new();
    for choice in &scene.choices {
        let piece = match choice.points.first() {
            Some(Target::Piece(id)) => Some(id.clone()),
            Some(Target::Group(group)) => {
                scene.pieces.iter().find(|it| it.group.as_ref() == Some(group)).map(|it| it.id.clone())
            }
            _ => None,
        };
        open.extend(piece.filter(|it| !open.contains(it)).into_iter().collect::<Vec<_>>());
    }
    if open.is_empty() {
        return;
    }
    let at = desk.chosen.get_untracked().and_then(|it| open.iter().position(|id| *id == it));
    let count = open.len();
    let to = match at {
        Some(at) if back => (at + count - 1) % count,
        Some(at) => (at + 1) % count,
        None => 0,
    };
    desk.look_at(&open[to]);
    desk.point(Some(Target::Piece(open[to].clone())));
}
