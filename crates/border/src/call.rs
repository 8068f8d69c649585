//! Questions across the border, to a game's module and to a session in it, each with the type of its answer beside it. Both
//! travel as [Postcard](https://docs.rs/postcard): values in the order of their fields, without names, which both sides know
//! because they are built together.

use battle::{Line, Seat, Sketch, form::Answers, lesson::Lesson, scene::Target};
use serde::{Deserialize, Serialize};

/// A session in a module.
pub type Handle = u32;

/// A question to a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ask {
    /// Starts a ready battle with dice from this seed: `Option<Handle>`.
    Start(String, u64),
    /// Takes a battle up from its replay file: `Result<Resumed, String>`.
    Resume(String, u64),
    /// Starts a lesson: `Option<Learned>`.
    Learn(String),
    /// Starts a battle of the players' own: `Result<Handle, Vec<Line>>`.
    Own(Answers, u64),
    /// What players choose for a battle of their own, given the answers so far: `Vec<Field>`.
    Form(Answers),
    /// Who fights in a battle of the players' own: `Vec<Army>`.
    OwnArmies(Answers),
    /// The form of a question of the odds lab: `Vec<Field>`.
    LabFields(Answers),
    /// The cases of a question of the odds lab, over what a table goes through: `Result<Vec<Case>, Box<Line>>`.
    LabCases(Answers, Option<String>),
    /// Works one of these cases out, from 0: `Result<OddsAnswer, Box<Line>>`.
    LabWork(Answers, Option<String>, usize),
    /// A question to a session: the answer is that of the [`Call`].
    Session(Handle, Call),
    /// A session is not needed any more: `()`.
    Close(Handle),
}

/// A battle taken up from a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Resumed {
    /// The session.
    pub session: Handle,
    /// What was wrong with the file.
    pub fault: Option<String>,
}

/// A lesson that was started.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Learned {
    /// What it teaches.
    pub lesson: Lesson,
    /// Its battle.
    pub session: Handle,
}

/// A case of a question of the odds lab.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// What tells it from the others.
    pub about: Line,
    /// Whether it takes long enough to let the page draw before it.
    pub is_slow: bool,
}

/// Why a battle of the players' own cannot be fought.
pub type Faults = Vec<Line>;

/// A question to a session: a method of [`Session`](kit::session::Session), answered with what the method returns.
/// Sessions are answered with as `Handle`s.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each is the method of the same name")]
pub enum Call {
    Seats,
    Decision,
    Outcome,
    Scene(Option<Seat>),
    SceneAfter(usize),
    Compose(Seat, Sketch),
    Preview(Seat, String),
    Forecast(Seat, String),
    Raising(Seat, String),
    Suppose(Seat, Vec<String>),
    Outlook(Seat, Vec<String>),
    Amid,
    Reach(Seat, String),
    March(Seat, Sketch),
    Look(Seat, Target, Target),
    Stake(Seat),
    Gist(Seat, Vec<String>),
    Obvious,
    Sheet(Seat, String),
    Legend(Seat),
    Mission(Seat),
    Pass,
    Give(String),
    Given,
    Log(usize, Option<Seat>),
    UndoObjection,
    WayBack(Seat, Vec<Seat>),
    Undo,
    Replay,
    Turn(usize),
    Follow(String),
    Advice(String, u64),
    Hint(u64),
    Verdict,
    Review,
    Said(usize),
    Prepare(Vec<u8>),
    RollByHand(bool),
    Missing,
    Enter(String),
    RollMissing,
    Branch(usize),
}
