//! How the house plays what the books leave open or say differently. Every setting has the catalogue's ruling as its
//! default, is shown before the battle and kept in the replay; those from `pinned_friends_do_not_hinder` on are written there
//! only where they are played otherwise. `data/deadzone/house.toml` says of every ruling of ours which setting reads it
//! otherwise, or why none does.

use std::ops::Not;

use battle::Line;
use serde::{Deserialize, Serialize};

use crate::model::settings_list::{KNOBS, Knob, Set};

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
    /// Whether friends that lie pinned in the target cube do not hinder a shot (`dz.shoot.mod.friendly`).
    #[serde(skip_serializing_if = "Not::not")]
    pub pinned_friends_do_not_hinder: bool,
    /// Whether Ammo may be used when Firing for Effect (`dz.shoot.ffe`, `dz.item.ammo`).
    #[serde(skip_serializing_if = "Not::not")]
    pub ammo_for_effect: bool,
    /// Whether only shots with a Tag rifle have the die for a tagged target (`dz.ability.tag`).
    #[serde(skip_serializing_if = "Not::not")]
    pub tag_for_tag_rifles: bool,
    /// Whether Dice results may not be added to rolls without modifiers (`dz.test.no-modifiers`).
    #[serde(skip_serializing_if = "Not::not")]
    pub no_dice_on_throws: bool,
    /// Whether one Splat! an activation binds only the player whose model is active (`dz.command.splat`).
    #[serde(skip_serializing_if = "Not::not")]
    pub splats_beyond_own_activations: bool,
    /// Whether no Shoot result fires an Indirect weapon (`dz.command.shoot`).
    #[serde(skip_serializing_if = "Not::not")]
    pub no_result_for_indirect: bool,
    /// Whether a Fight result, like the action, needs an enemy in the cube from the start (`dz.command.fight`).
    #[serde(skip_serializing_if = "Not::not")]
    pub fight_result_from_the_start: bool,
    /// Whether a +1 Model result may activate a Sentry Gun (`dz.command.plus-model`).
    #[serde(skip_serializing_if = "Not::not")]
    pub plus_model_for_guns: bool,
    /// Whether Sentry Guns are left out when it is counted who may pass (`dz.turn.pass`).
    #[serde(skip_serializing_if = "Not::not")]
    pub guns_do_not_wait: bool,
    /// Whether who has the initiative keeps it when both finish at once (`dz.end.next-initiative`).
    #[serde(skip_serializing_if = "Not::not")]
    pub initiative_stays_on_a_tie: bool,
    /// Whether models that lie pinned neither hold nor contest objectives (`dz.end.objectives`).
    #[serde(skip_serializing_if = "Not::not")]
    pub pinned_hold_nothing: bool,
    /// The same for models nobody paid for: Sentry Guns, drones, swarms (`dz.end.objectives`).
    #[serde(skip_serializing_if = "Not::not")]
    pub extras_hold_nothing: bool,
    /// Whether the attack on one who stands up has the die for a pinned enemy (`dz.fight.mod.pinned`).
    #[serde(skip_serializing_if = "Not::not")]
    pub risers_count_as_pinned: bool,
    /// Whether nobody is slammed into the edge of the board (`dz.state.slammed`).
    #[serde(skip_serializing_if = "Not::not")]
    pub edge_is_no_wall: bool,
    /// Whether the opponent must run a model that rampages on a 1 or 2 (`dz.state.rampage-control`).
    #[serde(skip_serializing_if = "Not::not")]
    pub control_is_compulsory: bool,
    /// Whether a Vehicle that explodes leaves a wreck (`dz.damage.kill`).
    #[serde(skip_serializing_if = "Not::not")]
    pub exploded_leave_wrecks: bool,
    /// Whether one who glides down is pinned by what threw him (`dz.ability.glide`).
    #[serde(skip_serializing_if = "Not::not")]
    pub gliders_are_pinned: bool,
    /// Whether Life Support takes off only the damage of the hit (`dz.ability.life-support`).
    #[serde(skip_serializing_if = "Not::not")]
    pub life_support_undoes_one_hit: bool,
    /// Whether Constructs can be healed (`dz.ability.construct`).
    #[serde(skip_serializing_if = "Not::not")]
    pub constructs_are_healed: bool,
    /// Whether Stun does nothing to Constructs and Vehicles (`dz.ability.stun`).
    #[serde(skip_serializing_if = "Not::not")]
    pub stun_spares_machines: bool,
    /// Whether a model may be invigorated more than once a round (`dz.ability.invigorate`).
    #[serde(skip_serializing_if = "Not::not")]
    pub invigorate_at_will: bool,
    /// Whether the dice of several Tacticians add up (`dz.ability.tactician`).
    #[serde(skip_serializing_if = "Not::not")]
    pub tacticians_add_up: bool,
    /// Whether Teleport is a long action of up to three cubes, as in the errata (`dz.ability.teleport`).
    #[serde(skip_serializing_if = "Not::not")]
    pub teleport_by_errata: bool,
    /// Whether an Engineer who lies pinned does not serve a Remote model (`dz.ability.remote`).
    #[serde(skip_serializing_if = "Not::not")]
    pub remotes_need_one_standing: bool,
    /// Whether a swarm that is called has been activated this round (`dz.ability.swarm-lord`).
    #[serde(skip_serializing_if = "Not::not")]
    pub swarms_come_activated: bool,
    /// Whether who was thrown may not pick up items where he lands (`dz.item.pick-up`).
    #[serde(skip_serializing_if = "Not::not")]
    pub thrown_pick_nothing_up: bool,
    /// Whether it is a draw when both sides are wiped out, whatever their points (`dz.win.wipe-out`).
    #[serde(skip_serializing_if = "Not::not")]
    pub both_gone_is_a_draw: bool,
    /// Whether a Triclinic Shard sticks only where the hit did damage (`dz.ability.triclinic-shard`).
    #[serde(skip_serializing_if = "Not::not")]
    pub shards_need_damage: bool,
    /// Whether of several values of Resilient the highest counts (`dz.ability.resilient`).
    #[serde(skip_serializing_if = "Not::not")]
    pub resilient_does_not_add_up: bool,
    /// Whether Weight of Fire does not help hit rolls at a cube (`dz.ability.weight-of-fire`).
    #[serde(skip_serializing_if = "Not::not")]
    pub no_rerolls_on_throws: bool,
    /// Whether rerolls that an ability gives are asked for in every test, not only where a success more can hurt
    /// (`dz.test.reroll`).
    #[serde(skip_serializing_if = "Not::not")]
    pub rerolls_are_asked: bool,
    /// Whether Under the Knife may give a model the same thing twice in a round (`dz.special.under-the-knife`).
    #[serde(skip_serializing_if = "Not::not")]
    pub knives_again: bool,
    /// Whether an Agile model does not climb after the fight it moved into (`dz.ability.agile`).
    #[serde(skip_serializing_if = "Not::not")]
    pub no_climb_after_a_fight: bool,
    /// Whether a cube without room for a model may be crossed, though not stayed in (`dz.move.capacity`).
    #[serde(skip_serializing_if = "Not::not")]
    pub full_cubes_are_crossed: bool,
    /// Whether who threw a model says where in its new cube it stands (`dz.move.displace`).
    #[serde(skip_serializing_if = "Not::not")]
    pub attackers_place_the_thrown: bool,
    /// Whether the zones of Scour lie in a row along the edge, not around the corner (`dz.mission.scour`).
    #[serde(skip_serializing_if = "Not::not")]
    pub scour_zones_in_a_row: bool,
    /// Whether the zones of Breakthrough are two rows in opposite corners, not a row each (`dz.mission.breakthrough`).
    #[serde(skip_serializing_if = "Not::not")]
    pub breakthrough_zones_in_corners: bool,
    /// Whether the zones of Search and Destroy are a row each, not two rows in opposite corners (`dz.mission.search-and-destroy`).
    #[serde(skip_serializing_if = "Not::not")]
    pub destroy_zones_in_a_row: bool,
    /// Whether nobody scores for a model that its own side killed, by an attack or what came of it (`dz.team.vp-value`). A
    /// jump or a counter that lay there is nobody's doing; for one that sets itself off its opponent scores (`dz.ability.boom`).
    #[serde(skip_serializing_if = "Not::not")]
    pub own_kills_score_nothing: bool,
    /// The victory points that win; 0 for those of the table (`dz.mission.vp-target`).
    #[serde(skip_serializing_if = "is_none")]
    pub vps_to_win: u8,
    /// The victory points of a Bomb Bot (`dz.unit.items.bomb-bot`).
    #[serde(skip_serializing_if = "is_none")]
    pub bomb_bot_vps: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "as serde asks for it")]
const fn is_none(number: &u8) -> bool {
    *number == 0
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
            pinned_friends_do_not_hinder: false,
            ammo_for_effect: false,
            tag_for_tag_rifles: false,
            no_dice_on_throws: false,
            splats_beyond_own_activations: false,
            no_result_for_indirect: false,
            fight_result_from_the_start: false,
            plus_model_for_guns: false,
            guns_do_not_wait: false,
            initiative_stays_on_a_tie: false,
            pinned_hold_nothing: false,
            extras_hold_nothing: false,
            risers_count_as_pinned: false,
            edge_is_no_wall: false,
            control_is_compulsory: false,
            exploded_leave_wrecks: false,
            gliders_are_pinned: false,
            life_support_undoes_one_hit: false,
            constructs_are_healed: false,
            stun_spares_machines: false,
            invigorate_at_will: false,
            tacticians_add_up: false,
            teleport_by_errata: false,
            remotes_need_one_standing: false,
            swarms_come_activated: false,
            thrown_pick_nothing_up: false,
            both_gone_is_a_draw: false,
            shards_need_damage: false,
            resilient_does_not_add_up: false,
            no_rerolls_on_throws: false,
            rerolls_are_asked: false,
            knives_again: false,
            no_climb_after_a_fight: false,
            full_cubes_are_crossed: false,
            attackers_place_the_thrown: false,
            scour_zones_in_a_row: false,
            breakthrough_zones_in_corners: false,
            destroy_zones_in_a_row: false,
            own_kills_score_nothing: false,
            vps_to_win: 0,
            bomb_bot_vps: 0,
        }
    }
}

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
