//! Predator Senses: the bearer Engages whom it does not see, and need not come straight.
//!
//! The way is still at most twice the Movement Value long, measured along its bends, and Target Priority still holds for
//! the enemies in sight. Whoever comes unseen or by a way of its own has no Engage Bonus.

use catalogue::{RuleId, rule};
use smallvec::smallvec;
use table::{Inches, Point, reach::Other};

use crate::{
    Action, Forbidden, ModelId, Spot, State, Way,
    content::skills::berserk,
    model::entry::Entry,
    rules::{
        close_combat::{
            engage::{self, Charge},
            engagement::holds,
        },
        measuring::measure::Figure,
        movement::{bodies, heights::Route},
        tokens::token,
    },
};

/// The skill.
pub(crate) const RULE: RuleId = rule!("wz.skill.predator-senses");
/// How far aside of the straight line a way is tried.
const ASIDE: [f64; 4] = [2.0, -2.0, 3.5, -3.5];

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], engages_hidden: Some(|state, model| state.has_skill(model, RULE)), ..Entry::NONE };

/// Judges an Engage along a way.
pub(crate) fn judge(state: &State, model: ModelId, target: ModelId, by: &Way) -> Result<Charge, Forbidden> {
    if !state.has_skill(model, RULE) {
        return Err(Forbidden::NoSkill { rule: RULE });
    }
    if !state.is_standing(target) {
        return Err(Forbidden::NoSuchModel { model: target });
    }
    if !state.are_enemies(model, target) {
        return Err(Forbidden::Friend { target, rule: rule!("wz.cc.engage-sequence") });
    }
    if by.is_empty() || by.len() > 32 {
        return Err(Forbidden::NoWay { rule: RULE });
    }
    berserk::target_objection(state, model, target).map_or(Ok(()), Err)?;
    token::engage_objection(state, model, target).map_or(Ok(()), Err)?;
    let bodies = bodies(state, model);
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let route = Route::new(state, model, Action::Engage, engage::start(state, model), by, &others)?;
    arrives(state, model, target, route.end())?;
    if !engage::is_open_all_along(state, model, target, engage::start(state, model), by) {
        return Err(Forbidden::Apart { target, rule: rule!("wz.action.engage-gap") });
    }
    route.is_short_enough(state, model, Action::Engage)?;
    let steps = engage::steps(state, model, target, &route, true);
    let (sense, hurried) = (state.needs_target_sense(model, target), route.hurries(state, model, Action::Engage));
    Ok(Charge { model, target, sense, steps, hurried, round: None })
}

/// The way must end in a CCWR, with nothing between the two.
fn arrives(state: &State, model: ModelId, target: ModelId, end: Spot) -> Result<(), Forbidden> {
    let (here, there) = (state.figure(model), state.figure(target));
    let ahead = (there.at - end.at.to_vec()).unit().unwrap_or(here.ahead());
    let after = Figure { foot: state.field.height(end.level).to_f64(), ..here.moved(end.at.to_vec(), ahead) };
    if !(holds(&after, &there) || holds(&there, &after)) {
        return Err(Forbidden::Apart { target, rule: rule!("wz.cc.elevation") });
    }
    if !state.is_open_between(&after, &there) {
        return Err(Forbidden::Apart { target, rule: rule!("wz.action.engage-gap") });
    }
    Ok(())
}

/// A way with one bend to a target that cannot be Engaged straight, if one of a few does it.
pub(crate) fn way_round(state: &State, model: ModelId, target: ModelId) -> Option<Way> {
    let (here, there) = (state.figure(model), state.figure(target));
    let along = (there.at - here.at).unit().filter(|_| state.has_skill(model, RULE))?;
    let clear = here.radius() + there.radius() + Inches::hundredths(1).to_f64();
    let level = engage::start(state, model).level;
    ASIDE.iter().find_map(|aside| {
        let bend = here.at + (there.at - here.at) * 0.5 + along.right() * *aside;
        let end = there.at - (there.at - bend).unit()? * clear;
        let by: Way = smallvec![Spot::on(Point::nearest(bend), level), Spot::on(Point::nearest(end), level)];
        judge(state, model, target, &by).is_ok().then_some(by)
    })
}
