//! Which key does what, as the player likes it.
//!
//! Every [`Act`] has one key of its own, which can be changed; giving it a key that is taken swaps the two, so that nothing is
//! ever out of reach. A few acts also listen to a second key, as long as nobody else has it.

use std::collections::BTreeMap;

/// Something a key does in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Act {
    /// Chooses the order of this number, from 1.
    Tile(u8),
    /// Goes on without doing anything.
    Done,
    /// Confirms what is planned, or sets what the cursor is on.
    Confirm,
    /// Takes the plan back.
    Cancel,
    /// Takes an order back.
    Undo,
    /// The next who can act.
    Next,
    /// The next place or target of the chosen order.
    NextTarget,
    /// The place or target before.
    PreviousTarget,
    /// The cursor on the table, on or off.
    Cursor,
    /// The cursor to the west.
    West,
    /// The cursor to the north.
    North,
    /// The cursor to the south.
    South,
    /// The cursor to the east.
    East,
    /// Turns what is planned to the left.
    TurnLeft,
    /// Turns what is planned to the right.
    TurnRight,
    /// Says again where the cursor is.
    Where,
    /// A board of cubes from above or from a corner.
    Oblique,
    /// The next level up.
    LevelUp,
    /// The next level down.
    LevelDown,
    /// Measures, for as long as it is held.
    Measure,
    /// Shows lines of sight, for as long as it is held.
    Sight,
    /// Gives each die its own target.
    Split,
    /// Passes, and always this turn.
    Pass,
    /// Lets the bots wait.
    Pause,
    /// Shows again what another seat has just done.
    Again,
    /// Nearer.
    ZoomIn,
    /// Further.
    ZoomOut,
    /// The whole table.
    Fit,
    /// The grid.
    Grid,
    /// The datasheet of what the pointer is on.
    Datasheet,
    /// The mission.
    Mission,
    /// The legend.
    Legend,
    /// The list of keys.
    Keys,
}

/// Every act with its word and the key it has at first, in the order they are listed.
pub const ACTS: [(Act, &str, &str); 47] = [
    (Act::Tile(1), "tile", "1"),
    (Act::Tile(2), "tile", "2"),
    (Act::Tile(3), "tile", "3"),
    (Act::Tile(4), "tile", "4"),
    (Act::Tile(5), "tile", "5"),
    (Act::Tile(6), "tile", "6"),
    (Act::Tile(7), "tile", "7"),
    (Act::Tile(8), "tile", "8"),
    (Act::Tile(9), "tile", "9"),
    (Act::Tile(10), "tile", "f"),
    (Act::Tile(11), "tile", "t"),
    (Act::Tile(12), "tile", "y"),
    (Act::Tile(13), "tile", "u"),
    (Act::Tile(14), "tile", "x"),
    (Act::Tile(15), "tile", "o"),
    (Act::Done, "done", "d"),
    (Act::Confirm, "confirm", "Enter"),
    (Act::Cancel, "cancel", "Escape"),
    (Act::Undo, "undo", "Backspace"),
    (Act::Next, "next", "Tab"),
    (Act::NextTarget, "next-target", "n"),
    (Act::PreviousTarget, "previous-target", "b"),
    (Act::Cursor, "cursor", "c"),
    (Act::West, "west", "ArrowLeft"),
    (Act::North, "north", "ArrowUp"),
    (Act::South, "south", "ArrowDown"),
    (Act::East, "east", "ArrowRight"),
    (Act::TurnLeft, "turn-left", "q"),
    (Act::TurnRight, "turn-right", "e"),
    (Act::Where, "where", "w"),
    (Act::Oblique, "oblique", "v"),
    (Act::LevelUp, "level-up", "PageUp"),
    (Act::LevelDown, "level-down", "PageDown"),
    (Act::Measure, "measure", "m"),
    (Act::Sight, "sight", "l"),
    (Act::Split, "split", "s"),
    (Act::Pass, "pass", "a"),
    (Act::Pause, "pause", "p"),
    (Act::Again, "again", "r"),
    (Act::ZoomIn, "zoom-in", "+"),
    (Act::ZoomOut, "zoom-out", "-"),
    (Act::Fit, "fit", "0"),
    (Act::Grid, "grid", "g"),
    (Act::Datasheet, "datasheet", "i"),
    (Act::Mission, "mission", "j"),
    (Act::Legend, "legend", "k"),
    (Act::Keys, "keys", "?"),
];

/// Second keys, which count while no act has them for its own.
const ALSO: [(&str, Act); 2] = [(" ", Act::Confirm), ("=", Act::ZoomIn)];

/// Keys that never stand for anything by themselves.
const SILENT: [&str; 9] =
    ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead", "Unidentified", "Process"];

/// Which key does what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    keys: BTreeMap<Act, String>,
}

impl Default for Keymap {
    fn default() -> Keymap {
        Keymap { keys: ACTS.iter().map(|(act, _, key)| (*act, (*key).to_owned())).collect() }
    }
}

impl Keymap {
    /// What a key does, as the browser names it.
    #[must_use]
    pub fn act(&self, key: &str) -> Option<Act> {
        let key = told_apart(key);
        let own = self.keys.iter().find(|it| *it.1 == key).map(|it| *it.0);
        own.or_else(|| ALSO.iter().find(|it| it.0 == key).map(|it| it.1))
    }

    /// The key of an act.
    #[must_use]
    pub fn key(&self, act: Act) -> &str {
        self.keys.get(&act).map_or("", String::as_str)
    }

    /// Gives an act another key. An act that had it gets the old one in exchange, and is named.
    ///
    /// # Errors
    /// The key, where it stands for nothing by itself.
    pub fn set(&mut self, act: Act, key: &str) -> Result<Option<Act>, String> {
        let key = told_apart(key);
        if key.is_empty() || SILENT.contains(&key.as_str()) || key.contains(char::is_control) {
            return Err(key);
        }
        let before = self.keys.insert(act, key.clone()).unwrap_or_default();
        let other = self.keys.iter().find(|it| *it.1 == key && *it.0 != act).map(|it| *it.0);
        if let Some(other) = other {
            self.keys.insert(other, before);
        }
        Ok(other)
    }

    /// The keys that were changed, as text: one to a line, the number of the act in the list and its key.
    #[must_use]
    pub fn to_text(&self) -> String {
        let changed = ACTS.iter().enumerate().filter(|(_, (act, _, key))| self.key(*act) != *key);
        changed.map(|(at, (act, ..))| format!("{}{} {}\n", ACTS[at].1, number(*act), self.key(*act))).collect()
    }

    /// Keys from text: what is not understood is left as it was at first.
    #[must_use]
    pub fn from_text(text: &str) -> Keymap {
        let mut keys = Keymap::default();
        for line in text.lines() {
            let Some((word, key)) = line.split_once(' ') else { continue };
            let act = ACTS.iter().find(|it| format!("{}{}", it.1, number(it.0)) == word).map(|it| it.0);
            if let Some(act) = act {
                let _ = keys.set(act, key);
            }
        }
        keys
    }
}

/// The number that tells acts of one word apart.
#[must_use]
pub fn number(act: Act) -> String {
    if let Act::Tile(number) = act { number.to_string() } else { String::new() }
}

/// The word of an act.
#[must_use]
pub fn word(act: Act) -> &'static str {
    ACTS.iter().find(|it| it.0 == act).map_or("", |it| it.1)
}

/// A key as it is shown: arrows as arrows, letters as on the keyboard.
#[must_use]
pub fn shown(key: &str) -> String {
    match key {
        "ArrowLeft" => "←".to_owned(),
        "ArrowUp" => "↑".to_owned(),
        "ArrowDown" => "↓".to_owned(),
        "ArrowRight" => "→".to_owned(),
        "Backspace" => "⌫".to_owned(),
        "Escape" => "Esc".to_owned(),
        "Delete" => "Del".to_owned(),
        " " => "␣".to_owned(),
        "-" => "−".to_owned(),
        key => key.to_uppercase().replace("ENTER", "Enter").replace("TAB", "Tab"),
    }
}

/// A letter is the same key with Shift and without.
fn told_apart(key: &str) -> String {
    if key.chars().count() == 1 { key.to_lowercase() } else { key.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_has_a_key_of_its_own() {
        let keys = Keymap::default();
        for (act, word, key) in ACTS {
            assert_eq!(keys.act(key), Some(act), "{word}");
            assert_eq!(keys.key(act), key);
        }
        assert_eq!(keys.act("G"), Some(Act::Grid), "with Shift or without");
        assert_eq!(keys.act(" "), Some(Act::Confirm));
        assert_eq!(keys.act("F7"), None);
    }

    #[test]
    fn every_act_has_words_in_every_language() {
        let pages = [
            include_str!("../../../data/i18n/en/page.ftl"),
            include_str!("../../../data/i18n/fr/page.ftl"),
            include_str!("../../../data/i18n/it/page.ftl"),
        ];
        for (word, page) in ACTS.iter().flat_map(|it| pages.map(|page| (it.1, page))) {
            assert!(page.lines().any(|it| it.starts_with(&format!("page-key-{word} = "))), "{word}");
        }
    }

    #[test]
    fn a_key_that_is_taken_is_swapped_so_that_nothing_is_out_of_reach() {
        let mut keys = Keymap::default();
        assert_eq!(keys.set(Act::Grid, "K"), Ok(Some(Act::Legend)));
        assert_eq!((keys.key(Act::Grid), keys.key(Act::Legend)), ("k", "g"));
        assert_eq!(keys.set(Act::Fit, "F9"), Ok(None));
        assert_eq!(keys.set(Act::Fit, "Shift"), Err("Shift".to_owned()));
        assert_eq!(keys.key(Act::Fit), "F9");
        assert_eq!(keys.set(Act::Undo, " "), Ok(None), "a second key can be taken");
        assert_eq!(keys.act(" "), Some(Act::Undo));
    }

    #[test]
    fn changed_keys_are_kept_as_text_and_nonsense_harms_nothing() {
        let mut keys = Keymap::default();
        assert_eq!(keys.to_text(), "");
        keys.set(Act::Tile(3), "u").expect("a key");
        keys.set(Act::Grid, "k").expect("a key");
        keys.set(Act::Undo, " ").expect("a key");
        assert_eq!(Keymap::from_text(&keys.to_text()), keys);
        assert_eq!(Keymap::from_text("nonsense\n\u{0} \u{0}\ngrid\nno-such-act x\ngrid Shift\n"), Keymap::default());
    }
}
