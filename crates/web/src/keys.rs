//! Keys: everything a mouse can do in a battle. Which key does what is the player's choice ([`keymap`](crate::keymap)).

use battle::scene::Target;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use crate::desk::{Desk, Sheet, numbered};
use crate::keymap::{Act, shown};
use crate::table::fit;

/// Listens to the keys while a battle is on screen.
#[component]
pub fn Keys() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let down = window_event_listener(leptos::ev::keydown, move |event| pressed(desk, &event));
    let up = window_event_listener(leptos::ev::keyup, move |event| match desk.keys.get_untracked().act(&event.key()) {
        Some(Act::Measure) => desk.measure.set(None),
        Some(Act::Sight) => desk.sight.set(None),
        _ => {}
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

/// The key of an act, as it is now.
#[component]
pub fn Kbd(act: Act) -> impl IntoView {
    let desk = expect_context::<Desk>();
    view! { <span class="kbd">{move || shown(desk.keys.get().key(act))}</span> }
}

/// What has the focus, where it wants keys for itself: words are typed into it, or it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focused {
    /// A field.
    Field,
    /// A button or a link.
    Button,
}

/// What a key goes to before it means anything on the table.
pub fn focused(event: &KeyboardEvent) -> Option<Focused> {
    let element = event.target()?.dyn_into::<HtmlElement>().ok()?;
    match element.tag_name().as_str() {
        "INPUT" | "SELECT" | "TEXTAREA" => Some(Focused::Field),
        "BUTTON" | "A" | "LABEL" => Some(Focused::Button),
        _ => None,
    }
}

fn pressed(desk: Desk, event: &KeyboardEvent) {
    let focused = focused(event);
    let typing = focused == Some(Focused::Field);
    let aside = typing || desk.key_asked.get_untracked().is_some() || event.default_prevented();
    if event.ctrl_key() || event.meta_key() || event.alt_key() || aside {
        return;
    }
    let Some(act) = desk.keys.get_untracked().act(&event.key()) else { return };
    let presses = matches!(event.key().as_str(), "Enter" | " " | "Tab");
    if presses && focused == Some(Focused::Button) {
        return;
    }
    if is_covered(desk) && act != Act::Cancel {
        return;
    }
    if done(desk, act, event.shift_key()) {
        event.prevent_default();
    }
}

/// Whether something lies over the table that has to be answered first.
fn is_covered(desk: Desk) -> bool {
    let asked = desk.takeback.get_untracked().is_some() || desk.seating.get_untracked().is_some();
    let slips = desk.handover.get_untracked().is_some() || asked;
    slips || desk.why.get_untracked().is_some() || desk.wanted.get_untracked().is_some()
}

/// Does it; whether the key has thereby had its effect.
fn done(desk: Desk, act: Act, shift: bool) -> bool {
    match act {
        Act::Tile(number) => choose(desk, usize::from(number) - 1),
        Act::Done => desk.go_on_without(),
        Act::Confirm => desk.confirm_at_cursor(),
        Act::Cancel => desk.cancel(),
        Act::Undo => desk.undo(),
        Act::Next => return desk.next_answer(shift, false) || focus_on_tile(shift),
        Act::NextTarget => return desk.next_answer(false, true),
        Act::PreviousTarget => return desk.next_answer(true, true),
        Act::Cursor => desk.toggle_cursor(),
        Act::West => desk.push_cursor(-1.0, 0.0, shift),
        Act::North => desk.push_cursor(0.0, -1.0, shift),
        Act::South => desk.push_cursor(0.0, 1.0, shift),
        Act::East => desk.push_cursor(1.0, 0.0, shift),
        Act::TurnLeft | Act::TurnRight if desk.board_now().is_some() => desk.turn_board(act == Act::TurnRight),
        Act::TurnLeft => desk.turn_plan(true, shift),
        Act::TurnRight => desk.turn_plan(false, shift),
        Act::Oblique => desk.toggle_oblique(),
        Act::LevelUp => desk.change_level(true),
        Act::LevelDown => desk.change_level(false),
        Act::Where => desk.say_again(),
        Act::Measure => begin(desk, desk.measure),
        Act::Sight => begin(desk, desk.sight),
        Act::Split => desk.toggle_split(),
        Act::Pass if desk.is_mine_now() && desk.may_pass() => desk.always_pass(),
        Act::Pause if !desk.is_mine_now() || desk.bots.paused.get_untracked() => desk.pause_bots(),
        Act::Pass | Act::Pause => return false,
        Act::Again => desk.watch_again(),
        Act::ZoomIn => zoom(desk, 1.25),
        Act::ZoomOut => zoom(desk, 0.8),
        Act::Fit => fit(desk),
        Act::Grid => desk.grid.update(|it| *it = !*it),
        Act::Datasheet => desk.toggle_datasheet(),
        Act::Mission => desk.toggle(Sheet::Mission),
        Act::Legend => desk.toggle(Sheet::Legend),
        Act::Keys => desk.toggle(Sheet::Keys),
    }
    true
}

/// Leads the keyboard to the first tile of the order bar, or to the last; whether there is one.
fn focus_on_tile(last: bool) -> bool {
    let wanted = if last { ".act-row > :last-child .ac:last-child" } else { ".act-row .ac" };
    let document = web_sys::window().and_then(|it| it.document());
    let tile = document.and_then(|it| it.query_selector(wanted).ok().flatten());
    tile.and_then(|it| it.dyn_into::<HtmlElement>().ok()).is_some_and(|it| it.focus().is_ok())
}

/// Chooses one of the orders that a click may mean, where that is asked; else a tile of the order bar.
fn choose(desk: Desk, at: usize) {
    if let Some(plans) = desk.options.get_untracked() {
        return plans.get(at).into_iter().for_each(|it| desk.choose_option(it));
    }
    if let Some(entry) = numbered(&desk.scene.get_untracked()).get(at).filter(|_| desk.is_mine_now()) {
        desk.choose(entry);
    }
}

/// Measures or looks for as long as the key is held: from what the pointer is on, or else from whoever acts or is looked at.
pub fn begin(desk: Desk, from: RwSignal<Option<Target>>) {
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
