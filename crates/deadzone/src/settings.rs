//! How the house plays what the books leave open or say differently. Every setting has the catalogue's ruling as its
//! default, is shown before the battle and kept in the replay.

use std::ops::RangeInclusive;

use battle::Line;
use rules::{RuleId, rule};
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
    /// Whether the opponent may decline the attack on a model that stands up in his cube (`dz.action.stand-up`).
    pub rising_attack_is_optional: bool,
    /// Whether Deadeye helps every ranged weapon, Rapid Fire ones too, as the public texts say (`dz.ability.deadeye`).
    pub deadeye_for_all: bool,
    /// Whether each player has a secret mission in Patrol (`dz.mission.secret`).
    pub secret_missions: bool,
    /// Whether the winner of the Recon test rolls bonus dice (`dz.recon.bonus`).
    pub recon_bonus: bool,
    /// Whether the player who does not start deploys first (`dz.recon.deploy`).
    pub starter_deploys_last: bool,
    /// Whether enemies that lie pinned bar SHOOT in their cube (`dz.shoot.engaged`).
    pub pinned_enemies_bar_shooting: bool,
    /// Whether enemies that lie pinned bar a Medi-Pack in their cube (`dz.item.medi-pack`).
    pub pinned_enemies_bar_healing: bool,
    /// Whether a bearer that lies pinned still covers others with its Defender Shield (`dz.item.defender-shield`).
    pub pinned_bearers_defend: bool,
    /// Whether other models in the way deny a Clear Shot (`dz.shoot.mod.clear`).
    pub models_deny_clear_shot: bool,
    /// Whether shields roll before Tough takes its point off (`dz.damage.order`).
    pub shields_before_tough: bool,
    /// Whether Medics and Medi-Packs take all damage counters off (`dz.ability.medic`, `dz.item.medi-pack`).
    pub full_healing: bool,
    /// Whether Evade needs no hit, only a shot (`dz.ability.evade`).
    pub evade_when_missed: bool,
    /// Whether a Holo-Sight is left behind by the dead (`dz.item.holo-sight`).
    pub holo_sights_drop: bool,
    /// Which number of the scatter die is north; the others follow clockwise (`dz.state.scatter-diagram`).
    pub north: u8,
    /// The victory points for an item sent off (`dz.mission.scour`).
    pub scour_vps: u8,
    /// What a model that breaks through earns beyond its own victory points (`dz.mission.breakthrough`).
    pub breakthrough_bonus: u8,
    /// What a dead Leader earns beyond his own in Search and Destroy (`dz.mission.search-and-destroy`).
    pub leader_bonus: u8,
    /// The same for a Specialist, Character or Vehicle.
    pub specialist_bonus: u8,
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
            rising_attack_is_optional: false,
            deadeye_for_all: false,
            secret_missions: false,
            recon_bonus: false,
            starter_deploys_last: false,
            pinned_enemies_bar_shooting: true,
            pinned_enemies_bar_healing: true,
            pinned_bearers_defend: true,
            models_deny_clear_shot: true,
            shields_before_tough: false,
            full_healing: false,
            evade_when_missed: false,
            holo_sights_drop: false,
            north: 1,
            scour_vps: 2,
            breakthrough_bonus: 1,
            leader_bonus: 3,
            specialist_bonus: 1,
        }
    }
}

/// What a setting is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// It is so, or not.
    Holds(bool),
    /// A number.
    Number(u8),
}

/// One setting: the rule it reads, the name of its message, the numbers it can be set to, how it is read and set.
pub(crate) struct Knob {
    pub rule: RuleId,
    pub key: &'static str,
    pub numbers: RangeInclusive<u8>,
    pub get: fn(&Settings) -> Set,
    pub put: fn(&mut Settings, u8),
}

macro_rules! switch {
    ($rule:literal, $key:literal, $field:ident) => {
        Knob {
            rule: rule!($rule),
            key: $key,
            numbers: 0..=1,
            get: |it| Set::Holds(it.$field),
            put: |it, to| it.$field = to != 0,
        }
    };
}

macro_rules! number {
    ($rule:literal, $key:literal, $field:ident, $numbers:expr) => {
        Knob {
            rule: rule!($rule),
            key: $key,
            numbers: $numbers,
            get: |it| Set::Number(it.$field),
            put: |it, to| it.$field = to,
        }
    };
}

/// Every setting, in the order they are shown.
pub(crate) const KNOBS: [Knob; 22] = [
    Knob {
        rule: rule!("dz.fight.mod.friends"),
        key: "dz-set-friends",
        numbers: 0..=1,
        get: |it| Set::Holds(matches!(it.friends, Friends::Any)),
        put: |it, to| it.friends = if to != 0 { Friends::Any } else { Friends::Standing },
    },
    switch!("dz.state.pinned", "dz-set-pinned", pinned_only_survives),
    switch!("dz.turn.nothing", "dz-set-nothing", nothing_ends_the_turn),
    switch!("dz.move.leave-fight", "dz-set-leaving", leaving_attack_is_optional),
    switch!("dz.action.stand-up", "dz-set-rising", rising_attack_is_optional),
    switch!("dz.ability.deadeye", "dz-set-deadeye", deadeye_for_all),
    switch!("dz.mission.secret", "dz-set-secret", secret_missions),
    switch!("dz.recon.bonus", "dz-set-bonus", recon_bonus),
    switch!("dz.recon.deploy", "dz-set-deploys", starter_deploys_last),
    switch!("dz.shoot.engaged", "dz-set-engaged", pinned_enemies_bar_shooting),
    switch!("dz.item.medi-pack", "dz-set-medi-pack", pinned_enemies_bar_healing),
    switch!("dz.item.defender-shield", "dz-set-defender", pinned_bearers_defend),
    switch!("dz.shoot.mod.clear", "dz-set-clear", models_deny_clear_shot),
    switch!("dz.damage.order", "dz-set-order", shields_before_tough),
    switch!("dz.ability.medic", "dz-set-healing", full_healing),
    switch!("dz.ability.evade", "dz-set-evade", evade_when_missed),
    switch!("dz.item.holo-sight", "dz-set-holo-sight", holo_sights_drop),
    number!("dz.state.scatter-diagram", "dz-set-north", north, 1..=8),
    number!("dz.mission.scour", "dz-set-scour", scour_vps, 0..=9),
    number!("dz.mission.breakthrough", "dz-set-breakthrough", breakthrough_bonus, 0..=9),
    number!("dz.mission.search-and-destroy", "dz-set-leader", leader_bonus, 0..=9),
    number!("dz.mission.search-and-destroy", "dz-set-specialist", specialist_bonus, 0..=9),
];

impl Settings {
    /// The settings as lines to be read before the battle.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let line = |knob: &Knob| {
            let line = Line::new("dz-set").with("name", Line::new(knob.key)).with("rule", knob.rule);
            match (knob.get)(self) {
                Set::Holds(holds) => line.with("value", yes_or_no(holds)),
                Set::Number(number) => line.with("value", number),
            }
        };
        KNOBS.iter().map(line).collect()
    }

    /// The direction of a scatter die, by the diagram from 0 for north (`dz.state.scatter-diagram`).
    #[must_use]
    pub const fn wind(&self, die: u8) -> u8 {
        (die + 16 - self.north % 8) % 8
    }
}

/// Yes or no, in words.
pub(crate) fn yes_or_no(holds: bool) -> Line {
    Line::new(if holds { "dz-yes" } else { "dz-no" })
}
