//! How the house plays what the books leave open or say differently. Every setting has the catalogue's ruling as its
//! default, is shown before the battle and kept in the replay.

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
enum Set {
    Holds(bool),
    Number(u8),
}

impl Settings {
    /// Each setting with its rule and the name of its message.
    fn all(&self) -> [(RuleId, &'static str, Set); 22] {
        use Set::{Holds, Number};
        let standing = self.friends == Friends::Standing;
        [
            (rule!("dz.fight.mod.friends"), "dz-set-friends", Holds(!standing)),
            (rule!("dz.state.pinned"), "dz-set-pinned", Holds(self.pinned_only_survives)),
            (rule!("dz.turn.nothing"), "dz-set-nothing", Holds(self.nothing_ends_the_turn)),
            (rule!("dz.move.leave-fight"), "dz-set-leaving", Holds(self.leaving_attack_is_optional)),
            (rule!("dz.action.stand-up"), "dz-set-rising", Holds(self.rising_attack_is_optional)),
            (rule!("dz.ability.deadeye"), "dz-set-deadeye", Holds(self.deadeye_for_all)),
            (rule!("dz.mission.secret"), "dz-set-secret", Holds(self.secret_missions)),
            (rule!("dz.recon.bonus"), "dz-set-bonus", Holds(self.recon_bonus)),
            (rule!("dz.recon.deploy"), "dz-set-deploys", Holds(self.starter_deploys_last)),
            (rule!("dz.shoot.engaged"), "dz-set-engaged", Holds(self.pinned_enemies_bar_shooting)),
            (rule!("dz.item.medi-pack"), "dz-set-medi-pack", Holds(self.pinned_enemies_bar_healing)),
            (rule!("dz.item.defender-shield"), "dz-set-defender", Holds(self.pinned_bearers_defend)),
            (rule!("dz.shoot.mod.clear"), "dz-set-clear", Holds(self.models_deny_clear_shot)),
            (rule!("dz.damage.order"), "dz-set-order", Holds(self.shields_before_tough)),
            (rule!("dz.ability.medic"), "dz-set-healing", Holds(self.full_healing)),
            (rule!("dz.ability.evade"), "dz-set-evade", Holds(self.evade_when_missed)),
            (rule!("dz.item.holo-sight"), "dz-set-holo-sight", Holds(self.holo_sights_drop)),
            (rule!("dz.state.scatter-diagram"), "dz-set-north", Number(self.north)),
            (rule!("dz.mission.scour"), "dz-set-scour", Number(self.scour_vps)),
            (rule!("dz.mission.breakthrough"), "dz-set-breakthrough", Number(self.breakthrough_bonus)),
            (rule!("dz.mission.search-and-destroy"), "dz-set-leader", Number(self.leader_bonus)),
            (rule!("dz.mission.search-and-destroy"), "dz-set-specialist", Number(self.specialist_bonus)),
        ]
    }

    /// The settings as lines to be read before the battle.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let line = |(rule, key, set): (RuleId, &'static str, Set)| {
            let line = Line::new("dz-set").with("name", Line::new(key)).with("rule", rule);
            match set {
                Set::Holds(holds) => line.with("value", Line::new(if holds { "dz-yes" } else { "dz-no" })),
                Set::Number(number) => line.with("value", number),
            }
        };
        self.all().into_iter().map(line).collect()
    }

    /// The direction of a scatter die, by the diagram from 0 for north (`dz.state.scatter-diagram`).
    #[must_use]
    pub const fn wind(&self, die: u8) -> u8 {
        (die + 16 - self.north % 8) % 8
    }
}
