//! Scene, tiles, questions, names, log, refusals, previews, accounts.

pub(crate) mod accounts;
pub(crate) mod board;
pub(crate) mod cues;
pub(crate) mod gist;
pub(crate) mod legend;
pub(crate) mod log;
pub(crate) mod mission;
pub(crate) mod names;
pub(crate) mod pieces;
pub(crate) mod preview;
pub(crate) mod question;
pub(crate) mod refusals;
pub(crate) mod scene;
pub(crate) mod sheet;
pub(crate) mod stake;
pub(crate) mod targets;
pub(crate) mod tiles;
