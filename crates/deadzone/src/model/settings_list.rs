//! The settings of the house as they are asked for, each by its rule and its name, and the chapters they are asked under.

use std::ops::RangeInclusive;

use catalogue::{RuleId, rule};

use crate::model::settings::{Friends, Settings};

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
pub(crate) const KNOBS: [Knob; 63] = [
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
    switch!("dz.shoot.mod.friendly", "dz-set-hinder", pinned_friends_do_not_hinder),
    switch!("dz.shoot.ffe", "dz-set-ammo", ammo_for_effect),
    switch!("dz.ability.tag", "dz-set-tag", tag_for_tag_rifles),
    switch!("dz.test.no-modifiers", "dz-set-throws", no_dice_on_throws),
    switch!("dz.command.splat", "dz-set-splat", splats_beyond_own_activations),
    switch!("dz.command.shoot", "dz-set-indirect", no_result_for_indirect),
    switch!("dz.command.fight", "dz-set-fight-result", fight_result_from_the_start),
    switch!("dz.command.plus-model", "dz-set-plus-gun", plus_model_for_guns),
    switch!("dz.turn.pass", "dz-set-pass", guns_do_not_wait),
    switch!("dz.end.next-initiative", "dz-set-tie", initiative_stays_on_a_tie),
    switch!("dz.end.objectives", "dz-set-hold-pinned", pinned_hold_nothing),
    switch!("dz.end.objectives", "dz-set-hold-extras", extras_hold_nothing),
    switch!("dz.fight.mod.pinned", "dz-set-risers", risers_count_as_pinned),
    switch!("dz.state.slammed", "dz-set-edge", edge_is_no_wall),
    switch!("dz.state.rampage-control", "dz-set-control", control_is_compulsory),
    switch!("dz.damage.kill", "dz-set-wrecks", exploded_leave_wrecks),
    switch!("dz.ability.glide", "dz-set-glide", gliders_are_pinned),
    switch!("dz.ability.life-support", "dz-set-support", life_support_undoes_one_hit),
    switch!("dz.ability.construct", "dz-set-constructs", constructs_are_healed),
    switch!("dz.ability.stun", "dz-set-stun", stun_spares_machines),
    switch!("dz.ability.invigorate", "dz-set-invigorate", invigorate_at_will),
    switch!("dz.ability.tactician", "dz-set-tacticians", tacticians_add_up),
    switch!("dz.ability.teleport", "dz-set-teleport", teleport_by_errata),
    switch!("dz.ability.remote", "dz-set-remote", remotes_need_one_standing),
    switch!("dz.ability.swarm-lord", "dz-set-swarms", swarms_come_activated),
    switch!("dz.item.pick-up", "dz-set-thrown", thrown_pick_nothing_up),
    switch!("dz.win.wipe-out", "dz-set-both-gone", both_gone_is_a_draw),
    switch!("dz.ability.triclinic-shard", "dz-set-shards", shards_need_damage),
    switch!("dz.ability.resilient", "dz-set-resilient", resilient_does_not_add_up),
    switch!("dz.ability.weight-of-fire", "dz-set-weight", no_rerolls_on_throws),
    switch!("dz.test.reroll", "dz-set-rerolls", rerolls_are_asked),
    switch!("dz.special.under-the-knife", "dz-set-knife", knives_again),
    switch!("dz.ability.agile", "dz-set-agile", no_climb_after_a_fight),
    switch!("dz.move.capacity", "dz-set-cross", full_cubes_are_crossed),
    switch!("dz.move.displace", "dz-set-place", attackers_place_the_thrown),
    switch!("dz.mission.scour", "dz-set-scour-zones", scour_zones_in_a_row),
    switch!("dz.mission.breakthrough", "dz-set-breakthrough-zones", breakthrough_zones_in_corners),
    switch!("dz.mission.search-and-destroy", "dz-set-destroy-zones", destroy_zones_in_a_row),
    switch!("dz.team.vp-value", "dz-set-own-kills", own_kills_score_nothing),
    number!("dz.mission.vp-target", "dz-set-target", vps_to_win, 0..=60),
    number!("dz.unit.items.bomb-bot", "dz-set-bomb-bot", bomb_bot_vps, 0..=9),
];

/// A chapter under which settings are asked for: its word, its message, and the parts of the catalogue that belong to it.
pub(crate) struct Chapter {
    pub word: &'static str,
    pub key: &'static str,
    parts: &'static [&'static str],
}

/// Every chapter, in the order they are asked.
pub(crate) const CHAPTERS: [Chapter; 6] = [
    Chapter { word: "house-battle", key: "dz-house-battle", parts: &["recon", "mission", "win", "unit", "team"] },
    Chapter { word: "house-round", key: "dz-house-round", parts: &["command", "turn", "end"] },
    Chapter { word: "house-move", key: "dz-house-move", parts: &["move", "action", "state"] },
    Chapter { word: "house-attack", key: "dz-house-attack", parts: &["shoot", "fight", "test", "damage"] },
    Chapter { word: "house-ability", key: "dz-house-ability", parts: &["ability", "special"] },
    Chapter { word: "house-item", key: "dz-house-item", parts: &["item"] },
];

impl Chapter {
    /// Its settings.
    pub(crate) fn knobs(&self) -> impl Iterator<Item = &'static Knob> {
        let part = |it: &Knob| it.rule.name().split('.').nth(1).unwrap_or_default();
        KNOBS.iter().filter(move |it| self.parts.contains(&part(it)))
    }
}
