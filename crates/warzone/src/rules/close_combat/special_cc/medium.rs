//! Medium bases: the Swing at everybody around, and how far they throw. Charge and Brutal Attack are theirs too, and they
//! hold enemies down as Small bases do.

use battle::Resolution;
use catalogue::rule;
use dice::NeedDice;
use table::Inches;

use crate::{
    Event, Forbidden, ModelId, State, Step, Swing, Warzone,
    rules::close_combat::{self, cc_test},
};

/// How far a model is thrown at most (`wz.special-cc.medium.throw`).
pub(super) const THROWN: Inches = Inches::whole(4);

/// Everybody in the swinger's CCWR and Front Facing, friend or foe.
fn swept(state: &State, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    let reach = state.profile(model).ccwr();
    let hit = move |it: &ModelId| *it != model && close_combat::reach_objection(state, model, *it, reach).is_none();
    state.standing().filter(hit)
}

/// Whom a Swing is meant for: the first enemy in reach, or else whoever is.
pub(super) fn first_swept(state: &State, model: ModelId) -> Option<ModelId> {
    let enemy = swept(state, model).find(|it| state.are_enemies(model, *it));
    enemy.or_else(|| swept(state, model).next())
}

/// A Swing needs somebody in reach: why the nearest of those the model is Engaged with is not.
pub(super) fn nobody_to_swing_at(state: &State, model: ModelId) -> Option<Forbidden> {
    if swept(state, model).next().is_some() {
        return None;
    }
    let nearest = state.engaged_with(model).min_by(|a, b| {
        let far = |it: &ModelId| state.distance(model, *it);
        far(a).total_cmp(&far(b))
    });
    close_combat::reach_objection(state, model, nearest?, state.profile(model).ccwr())
}

/// The Swing begins.
pub(super) fn begin_swing(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let left = swept(now, model).collect();
    now.emit(Event::Then(vec![Step::Swing(Swing { model, left })]));
}

/// Whether a test is left to be made; the last one needs no choice of order, but it is rolled all the same.
pub(crate) fn swing_goes_on(now: &mut Resolution<'_, Warzone>, swing: &Swing) -> bool {
    let goes_on = swing.left.iter().any(|it| now.is_standing(*it));
    if !goes_on {
        now.emit(Event::Done);
    }
    goes_on
}

/// Why the next test cannot be made for this model.
pub(crate) fn swing_objection(state: &State, swing: &Swing, target: ModelId) -> Option<Forbidden> {
    if !state.is_standing(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    let rule = rule!("wz.special-cc.medium.swing");
    (!swing.left.contains(&target)).then_some(Forbidden::CannotTake { model: target, rule })
}

/// One CC test of a Swing, at the swinger's own St.
pub(crate) fn swing(now: &mut Resolution<'_, Warzone>, swing: &Swing, target: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Swung { target });
    let st = super::own_strength(now, swing.model);
    let blow = super::plain_blow(now, swing.model, target, st);
    cc_test::strike(now, blow)
}
