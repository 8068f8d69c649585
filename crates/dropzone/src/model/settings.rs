//! How the house plays what the sources leave open. Every setting has the catalogue's ruling as its default, and is kept in
//! the replay.

use serde::{Deserialize, Serialize};

/// The settings of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Whether Battlegroups in ground vehicles may come in turn 1 (`dc.deploy.aerial-advantage`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_aerial_advantage: bool,
    /// Whether nobody has command cards (`dc.command.deck`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_cards: bool,
    /// Whether control of Focal Points scores at the end of turns 3 and 6 (`dc.objective.focal-point-b`).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub timed_focal_points: bool,
}
