//! Scene, tiles, questions, names, log, refusals, previews, accounts.

pub(crate) mod accounts;
pub(crate) mod compose;
pub(crate) mod cues;
pub(crate) mod gist;
pub(crate) mod legend;
pub(crate) mod log;
pub(crate) mod look;
pub(crate) mod march;
pub(crate) mod mission;
pub(crate) mod preview;
pub(crate) mod refusals;
pub(crate) mod scene;
pub(crate) mod sheet;
pub(crate) mod terrain_names;
pub(crate) mod tiles;
pub(crate) mod volley;
