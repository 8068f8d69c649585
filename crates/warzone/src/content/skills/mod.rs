//! Special skills: what sets one squad apart from another (`wz.skill.generic-or-specific`).
//!
//! A skill is a file here, named after it, with an `ENTRY`; a chapter asks the moment, never the file. The
//! rest of the Generic skills are where their chapter is: Guarded and Shielded in `guarded`, Get the Gun in `get_the_gun`,
//! Heal in `wounds`, Fireproof and Flammable in `spray`, Target Sense in `target_priority`, Relentless in `grenades`. Whatever a
//! model has for a time counts as much as what its profile says, so everybody asks [`State::skill`](crate::State::skill).

pub(crate) mod berserk;
pub(crate) mod brutal;
pub(crate) mod bulky;
pub(crate) mod camouflage;
pub(crate) mod command;
pub(crate) mod crackshot;
pub(crate) mod espionage;
pub(crate) mod execution;
pub(crate) mod fear;
pub(crate) mod ferocity;
pub(crate) mod gunslinger;
pub(crate) mod leap;
pub(crate) mod medic;
pub(crate) mod predator_senses;
pub(crate) mod presence;
pub(crate) mod ranger;
pub(crate) mod rerolls;
pub(crate) mod slippery;
pub(crate) mod sniper;
pub(crate) mod stalk;

use catalogue::{RuleId, rule};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[ranger::PATHFINDER, ranger::RANGER, sniper::RULE, gunslinger::RULE, brutal::RULE];

/// Whether a skill is Generic, one of the book's list, or belongs to the squads that describe it
/// (`wz.skill.generic-or-specific`).
#[must_use]
pub fn is_generic(skill: RuleId) -> bool {
    let list = rule!("wz.skill.generic-or-specific").name().rsplit_once('.').map_or("", |it| it.0);
    skill.name().strip_prefix(list).is_some_and(|it| it.starts_with('.'))
}
