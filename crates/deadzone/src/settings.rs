//! How the house plays what the books leave open or say differently. Every setting has the catalogue's ruling as its
//! default, is shown before the battle and kept in the replay.

use serde::{Deserialize, Serialize};

/// The settings of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Whose models count for the +1 for friends in the cube (`dz.fight.mod.friends`).
    pub friends: Friends,
    /// Whether a model that was pinned when a fight began may only roll SURVIVE in it (`dz.state.pinned`).
    pub pinned_only_survives: bool,
    /// Whether a model that did nothing ends the turn, so that no +1 Model result may follow (`dz.turn.nothing`).
    pub nothing_ends_the_turn: bool,
    /// Whether the opponent may decline the attack on a model that leaves his cube (`dz.move.leave-fight`).
    pub leaving_attack_is_optional: bool,
    /// Whether Deadeye helps every ranged weapon, Rapid Fire ones too, as the public texts say (`dz.ability.deadeye`).
    pub deadeye_for_all: bool,
    /// Whether each player has a secret mission in Patrol (`dz.mission.secret`).
    pub secret_missions: bool,
    /// Whether the winner of the Recon test rolls bonus dice (`dz.recon.bonus`).
    pub recon_bonus: bool,
    /// Whether enemies that lie pinned bar SHOOT in their cube (`dz.shoot.engaged`).
    pub pinned_enemies_bar_shooting: bool,
}

/// Which friends help in a fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Friends {
    /// Any, pinned or not: the summary's reading.
    #[default]
    Any,
    /// Those that stand: the French living rulebook's.
    Standing,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            friends: Friends::Any,
            pinned_only_survives: true,
            nothing_ends_the_turn: true,
            leaving_attack_is_optional: true,
            deadeye_for_all: false,
            secret_missions: false,
            recon_bonus: false,
            pinned_enemies_bar_shooting: true,
        }
    }
}
