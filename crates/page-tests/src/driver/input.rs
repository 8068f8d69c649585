//! Mouse, wheel, fingers and keys.

use std::time::Duration;

use anyhow::Result;
use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
    WheelAction, WheelActions,
};

use super::Driver;

/// A place of the window, in pixels.
type Spot = (f64, f64);

const PRESS: PointerAction = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
const RELEASE: PointerAction = PointerAction::Up { button: MOUSE_BUTTON_LEFT };

impl Driver {
    /// Clicks a place of the window.
    pub fn click_at(&self, x: f64, y: f64) -> Result<()> {
        self.perform(mouse().then(at((x, y), 0)).then(PRESS).then(RELEASE))
    }

    /// Moves the pointer to a place of the window.
    pub fn hover(&self, x: f64, y: f64) -> Result<()> {
        self.perform(mouse().then(at((x + 40.0, y), 40)).then(at((x, y), 40)))
    }

    /// Presses at one place, moves to another and lets go there.
    pub fn drag(&self, from: Spot, to: Spot) -> Result<()> {
        let path = mouse().then(at(from, 50)).then(PRESS).then(at(half_way(from, to), 50)).then(at(to, 50));
        self.perform(path.then(RELEASE))
    }

    /// Turns the wheel at a place of the window; away from the hand is less than nothing.
    pub fn wheel(&self, x: f64, y: f64, by: i32) -> Result<()> {
        let (x, y) = (x as i64, y as i64);
        let scroll = WheelAction::Scroll { duration: Some(Duration::ZERO), x, y, delta_x: 0, delta_y: by.into() };
        self.perform(WheelActions::new("wheel".to_owned()).then(scroll))
    }

    /// Fingers go down, each at its first place, move to their second places together, and go up.
    pub fn touch(&self, fingers: &[(Spot, Spot)]) -> Result<()> {
        let hands: Vec<TouchActions> = fingers
            .iter()
            .enumerate()
            .map(|(number, &(from, to))| {
                let finger = TouchActions::new(format!("finger-{number}")).then(at(from, 0)).then(PRESS);
                finger.then(at(half_way(from, to), 60)).then(at(to, 60)).then(RELEASE)
            })
            .collect();
        self.perform(hands)
    }

    /// Types text where the cursor is.
    pub fn write(&self, text: &str) -> Result<()> {
        text.chars().try_for_each(|it| self.press(&it.to_string()))
    }

    /// Presses a key: a letter, or a [`Key`](super::Key) without one.
    pub fn press(&self, key: &str) -> Result<()> {
        let strokes = key
            .chars()
            .fold(keyboard(), |all, value| all.then(KeyAction::Down { value }).then(KeyAction::Up { value }));
        self.perform(strokes)
    }

    /// Holds a key down while something is done.
    pub fn holding(&self, key: &str, act: impl FnOnce() -> Result<()>) -> Result<()> {
        self.perform(key.chars().fold(keyboard(), |all, value| all.then(KeyAction::Down { value })))?;
        let done = act();
        self.perform(key.chars().fold(keyboard(), |all, value| all.then(KeyAction::Up { value })))?;
        done
    }

    fn perform(&self, actions: impl Into<Actions>) -> Result<()> {
        self.answer(self.client.perform_actions(actions))
    }
}

/// One mouse for all plays, so that it stays where it was.
fn mouse() -> MouseActions {
    MouseActions::new("hand".to_owned())
}

/// One keyboard, so that a key that is held stays down while others are pressed.
fn keyboard() -> KeyActions {
    KeyActions::new("keys".to_owned())
}

/// A move to a place of the window, in whole pixels, within so many milliseconds.
fn at((x, y): Spot, milliseconds: u64) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::from_millis(milliseconds)), x: x.trunc(), y: y.trunc() }
}

fn half_way(from: Spot, to: Spot) -> Spot {
    ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0)
}
