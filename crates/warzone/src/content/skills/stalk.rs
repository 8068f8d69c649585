//! Stalk: whoever would shoot at the bearer from more than 12in away must make it out first: an unmodified RS test.
//!
//! It is made once an Action, after Target Sense and before anybody dives. Failed, the shooter may name other targets,
//! none of them such a stalker; if there is nobody else the points are spent for nothing. In a Focus Fire the test is on
//! the highest RS of those who take part. Grenades and flames are aimed at no model and need no such test.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;
use table::Inches;

use crate::{
    Action, Event, Fire, Forbidden, ModelId, Pledge, Shots, State, Step, Test, Warzone,
    model::{area::TOLERANCE, entry::Entry},
    rules::{psychic::shooting as psychic, rolls::skill_test::test, shooting, squads::squad_actions},
};

/// The skill.
pub(crate) const RULE: RuleId = rule!("wz.skill.stalk");
/// How near a stalker is seen without a test.
const NEAR: Inches = Inches::whole(12);

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[RULE],
    before_shot: Some(|state, fire| first(state, fire.shooter, &fire.shots).map(|_| Step::Stalk(fire.clone()))),
    before_focus: Some(focus),
    ..Entry::NONE
};

impl State {
    /// Whether a shooter must make a target out before it can shoot at it.
    #[must_use]
    pub fn must_make_out(&self, shooter: ModelId, target: ModelId) -> bool {
        self.has_skill(target, RULE) && self.distance(shooter, target) > NEAR.to_f64() + TOLERANCE
    }
}

/// What must be rolled to make a stalker out: RS, or WP for a Shooting power, and nothing else.
pub(crate) fn need(state: &State, fire: &Fire) -> Option<Breakdown> {
    psychic::skill(state, fire.shooter, state.gun(fire.shooter, fire.shots.weapon)?)
}

/// The first of the targets that must be made out.
pub(crate) fn first(state: &State, shooter: ModelId, shots: &Shots) -> Option<ModelId> {
    shots.at.iter().copied().find(|it| state.must_make_out(shooter, *it))
}

/// The RS test. Failed, whatever was to follow is off, and other targets may be named.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, fire: &Fire) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let need = need(now, fire);
    if test(now, fire.shooter, Test::Stalk, need)?.passed() {
        return Ok(());
    }
    while !matches!(now.steps.top(), None | Some(Step::EndAction(_))) {
        now.emit(Event::Done);
    }
    now.emit(Event::Then(vec![Step::Retarget(fire.clone())]));
    Ok(())
}

/// Judges the naming of other targets, for the same Action with the same weapon.
pub(crate) fn judge(state: &State, fire: &Fire, action: Action, shots: &Shots) -> Result<Fire, Forbidden> {
    if action != fire.action || shots.weapon != fire.shots.weapon {
        return Err(Forbidden::NotNow { step: state.steps.top().cloned().map(Box::new) });
    }
    let other = shooting::judge(state, fire.shooter, action, shots)?;
    match first(state, fire.shooter, shots) {
        Some(target) => Err(Forbidden::Stalks { target }),
        None => Ok(other),
    }
}

/// Whether there is anybody else to shoot at.
pub(crate) fn is_open(state: &State, fire: &Fire) -> bool {
    let (weapon, dice) = (fire.shots.weapon, fire.shots.at.len());
    state.enemies(fire.shooter).any(|it| {
        let shots = Shots { weapon, at: SmallVec::from_elem(it, dice), lucky: true };
        judge(state, fire, fire.action, &shots).is_ok()
    })
}

/// What the best shot of a Focus Fire must not exceed to make a stalker out.
pub(crate) fn focus_need(state: &State, lead: ModelId) -> Option<Breakdown> {
    state.profile(lead).rs.map(|rs| Breakdown::base(rule!("wz.stat.rs"), i32::from(rs)))
}

/// A Focus Fire at a stalker: the test of its best shot. Failed, another target may be named.
fn focus(now: &mut Resolution<'_, Warzone>, pledge: &Pledge, lead: ModelId) -> Result<bool, NeedDice> {
    if !now.must_make_out(lead, pledge.target) {
        return Ok(true);
    }
    let need = focus_need(now, lead);
    let passed = test(now, lead, Test::Stalk, need)?.passed();
    if !passed {
        now.emit(Event::Then(vec![Step::Refocus { pledge: pledge.clone(), lead }]));
    }
    Ok(passed)
}

/// Those a Focus Fire could be turned on, with who would take part.
pub(crate) fn other_foci<'a>(state: &'a State, pledge: &'a Pledge, lead: ModelId) -> impl Iterator<Item = Pledge> + 'a {
    let others = state.enemies(lead).filter(move |it| !state.must_make_out(lead, *it) && !state.is_engaged(*it));
    others.filter_map(move |target| {
        let able = |it: &ModelId| squad_actions::can_focus(state, *it, target);
        let models: Vec<ModelId> = pledge.models.iter().copied().filter(able).collect();
        (models.len() >= squad_actions::least(state, pledge.action, &models)).then_some(Pledge {
            target,
            models,
            ..pledge.clone()
        })
    })
}

/// Judges the naming of another target of a Focus Fire.
pub(crate) fn judge_focus(state: &State, pledge: &Pledge, lead: ModelId, at: ModelId) -> Result<Pledge, Forbidden> {
    let other = other_foci(state, pledge, lead).find(|it| it.target == at);
    other.ok_or(Forbidden::CannotTake { model: at, rule: RULE })
}

/// The Focus Fire goes at somebody else, or at nobody.
pub(crate) fn refocus(
    now: &mut Resolution<'_, Warzone>,
    lead: ModelId,
    pledge: Option<Pledge>,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    match pledge {
        Some(pledge) => squad_actions::focus_fire(now, &pledge),
        None => {
            now.emit(Event::Then(vec![Step::EndAction(lead)]));
            Ok(())
        }
    }
}
