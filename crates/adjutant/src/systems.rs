//! The games this program knows, by name.

use battle::{Speech, System};
use duel::Duel;
use rules::Language;

/// Something to do with whichever game a file or a command names.
pub trait Task {
    /// What it gives.
    type Answer;

    /// Does it with this game.
    fn with<S: System + Clone + 'static>(self, system: S) -> Self::Answer;
}

/// The names of all games.
pub const NAMES: [&str; 1] = [Duel::NAME];

/// Does the task with the game of this name; `Err` says which games there are.
pub fn with<T: Task>(name: &str, task: T) -> Result<T::Answer, String> {
    match name {
        Duel::NAME => Ok(task.with(Duel)),
        _ => Err(format!("no game \"{name}\"; this program knows {}", NAMES.join(", "))),
    }
}

/// A speaker of a game's lines.
pub fn speech<S: System>(system: &S, language: Language) -> Speech {
    Speech::new(language, &[&|it| system.words(it)])
        .unwrap_or_else(|faults| panic!("the words of {} are faulty: {faults:?}", S::NAME))
}
