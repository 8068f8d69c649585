//! Squad Special Actions: when a squad does better as one, and how its models then spend what they have left.

use super::{
    sightlines::{self, End},
    situation::{Lineup, Man, gap},
};
use crate::{
    Cause, DamageType, ModelId, Pledge, SquadAction, Wound, focus_fire_need, joint_critical, joint_strength,
    odds::volley::passes,
    rules::{close_combat, wounds},
};

/// How many must be able to take part for it to be worth declaring.
const ENOUGH: usize = 4;
/// What it is worth that one more takes part, in points.
pub(super) const TAKES_PART: f64 = 8.0;
/// How many of them are taken to see the target badly.
const OBSCURED: i32 = 2;

/// What a Focus Fire at this target is worth more than everybody shooting for himself.
pub(super) fn focus_fire(lineup: &Lineup<'_>, target: ModelId, models: &[ModelId]) -> f64 {
    let (state, Some(prey)) = (lineup.state, lineup.man(target)) else { return -1.0 };
    let men: Vec<&Man> = models.iter().filter_map(|it| lineup.man(*it)).collect();
    let able: Vec<&&Man> = men.iter().filter(|it| can_fire(lineup, it, &it.end, prey)).collect();
    if able.len() < ENOUGH || prey.engaged {
        return -1.0;
    }
    let rs = able.iter().filter_map(|it| state.profile(it.id).rs).max().map_or(0, i32::from);
    let guns = || {
        able.iter().filter_map(|it| {
            state.profile(it.id).guns().map(|it| it.1).filter(|it| it.template.is_none()).max_by_key(|it| it.st)
        })
    };
    let lowest = guns().filter_map(|it| it.st).map(i32::from).min().unwrap_or(1);
    let rates = guns().map(|it| i32::from(it.rof)).sum();
    let st = joint_strength(SquadAction::FocusFire, lowest, rates);
    let critical = joint_critical(st.total(), able.len()).total() as u8;
    let hit = close_combat::blow(able[0].id, target, &st, DamageType::Piercing, false);
    let wound = Wound { critical, cause: Cause::Ranged, heals: false, ..hit };
    let saved = wounds::armour(state, &wound).map_or(1.0, |it| passes(it.total()));
    let joint = passes(focus_fire_need(rs, OBSCURED).total())
        * (1.0 - saved)
        * prey.wounds.min(f64::from(critical))
        * prey.worth;
    let apart: f64 = men.iter().map(|it| best_shot(lineup, it)).sum();
    joint - 1.15 * apart
}

/// The points a model's own shot is expected to cost somebody.
fn best_shot(lineup: &Lineup<'_>, man: &Man) -> f64 {
    let shot = |it: &Man| lineup.shot(man, &man.end, it, &it.end, true).min(it.wounds) * it.worth;
    lineup.enemies(man.seat).map(shot).fold(0.0, f64::max)
}

/// Whether a model that stands there could take part, as far as one line tells.
pub(super) fn can_fire(lineup: &Lineup<'_>, man: &Man, at: &End, target: &Man) -> bool {
    let far = gap(at, &target.end);
    let reaches = lineup.odds.range(lineup.state, man.id, target.id).is_some_and(|it| far <= it);
    let there = man.end.at == at.at;
    let faces = !there || lineup.state.has_in_front(man.id, target.id);
    !man.engaged && reaches && faces && sightlines::cover(lineup.state, at, &target.end).is_some()
}

/// The target of the Focus Fire this model has pledged itself to.
pub(super) fn pledged<'a>(lineup: &'a Lineup<'_>, model: ModelId) -> Option<&'a Man> {
    let takes_part = |it: &&Pledge| it.action == SquadAction::FocusFire && it.models.contains(&model);
    let pledge = lineup.state.pledge.as_ref().filter(takes_part)?;
    lineup.man(pledge.target)
}
