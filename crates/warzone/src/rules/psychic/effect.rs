//! What Boosters and Debuffs do. Each lasts to the end of the Game Turn and does not add up with itself.

use battle::Resolution;
use catalogue::{RuleId, rule};

use crate::{Event, ModelId, Skill, State, Until, Warzone};

/// Whom a power affects.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Model,
    Squad,
}

/// The effect of the power of this rule: what is granted, and to whom.
fn of(rule: RuleId) -> Option<(Skill, On)> {
    let effects = [
        (rule!("wz.psychic.power.frantic-insanity"), Skill::with(FRANTIC_INSANITY, 15), On::Squad),
        (rule!("wz.psychic.power.decay-of-demnogonis"), Skill::with(SLOW_ROT, -6), On::Squad),
        (rule!("wz.bauhaus.weapon.duval.refraction-mirage"), Skill::with(MIRAGE, -5), On::Squad),
        (
            rule!("wz.bauhaus.weapon.duval.distraction"),
            Skill::plain(crate::rules::turn::active_skills::DISTRACTION),
            On::Model,
        ),
    ];
    effects.into_iter().find(|it| it.0 == rule).map(|(_, skill, on)| (skill, on))
}

/// Impenetrable Armour for a squad.
pub(crate) const FRANTIC_INSANITY: RuleId = rule!("wz.psychic.power.frantic-insanity");
/// Less Armour for a squad.
pub(crate) const SLOW_ROT: RuleId = rule!("wz.psychic.power.decay-of-demnogonis");
/// A squad that is hard to aim at.
pub(crate) const MIRAGE: RuleId = rule!("wz.bauhaus.skill.duval.refraction-mirage");

/// The power takes effect.
pub(super) fn take(now: &mut Resolution<'_, Warzone>, rule: RuleId, target: ModelId) {
    let Some((skill, on)) = of(rule) else { return };
    let models = match on {
        On::Model => vec![target],
        On::Squad => now.members(now.field.squad(target)).collect(),
    };
    now.emit(Event::Granted { models, skill, until: Until::GameTurn });
}

/// Whether it is worth offering: a Debuff on an enemy, a Booster on a friend, and only what is not there already.
pub(super) fn helps(state: &State, caster: ModelId, power: u8, target: ModelId) -> bool {
    let Some((rule, it)) = state.power(caster, power) else { return false };
    let wanted = (it.kind == crate::PowerKind::Debuff) == state.are_enemies(caster, target);
    wanted && of(rule).is_some_and(|(skill, _)| state.granted(target, skill.rule).is_none())
}
