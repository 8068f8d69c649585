//! Psychic powers: Shooting, Booster and Debuff (`wz.psychic.kinds`).
//!
//! A Shooting power is a gun that is fired with WP (`shooting`). Boosters and Debuffs are cast here: 1 Action Point unless
//! the power says otherwise, a target in range and sight, a plain WP test, and an effect to the end of the Game Turn. They
//! are the one thing besides fighting and moving that an Engaged model may spend its point on, and each power is an
//! Action of its own: once a Game Turn.

mod effect;
pub(crate) mod shooting;

use battle::{Breakdown, Resolution, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Attack, Casting, Event, Forbidden, Grant, Mark, ModelId, Power, PowerKind, Skill, State, Step, Test, Until,
    Warzone,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::inches,
        rolls::skill_test::test,
        turn::{
            activation::{self, Effort},
            active_skills,
        },
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.psychic.kinds"),
    rule!("wz.psychic.natural-rolls"),
    rule!("wz.psychic.shooting.vehicle"),
    rule!("wz.psychic.booster.engaged"),
    rule!("wz.psychic.booster.duration"),
    rule!("wz.psychic.debuff.engaged"),
    rule!("wz.psychic.debuff.duration"),
];

impl PowerKind {
    /// What it costs, and that each power is cast once a Game Turn.
    #[must_use]
    pub const fn cost_rule(self) -> RuleId {
        match self {
            PowerKind::Booster => rule!("wz.psychic.booster.cost"),
            PowerKind::Debuff => rule!("wz.psychic.debuff.cost"),
        }
    }

    /// Whom it may be aimed at.
    #[must_use]
    pub const fn target_rule(self) -> RuleId {
        match self {
            PowerKind::Booster => rule!("wz.psychic.booster.target"),
            PowerKind::Debuff => rule!("wz.psychic.debuff.target"),
        }
    }

    /// The test that casts it.
    #[must_use]
    pub const fn test(self) -> Test {
        match self {
            PowerKind::Booster => Test::Booster,
            PowerKind::Debuff => Test::Debuff,
        }
    }
}

impl State {
    /// The Booster or Debuff of this number, with the rule that names it.
    #[must_use]
    pub fn power(&self, model: ModelId, weapon: u8) -> Option<(RuleId, &Power)> {
        let weapon = self.profile(model).weapons.get(usize::from(weapon))?;
        match &weapon.attack {
            Attack::Power(power) => Some((weapon.rule, power)),
            Attack::Ranged(_) | Attack::Close(_) => None,
        }
    }

    /// The mark that a power was cast this Game Turn.
    fn cast_mark(casting: &Casting, kind: PowerKind) -> Grant {
        let skill = Skill::with(kind.cost_rule(), i32::from(casting.power));
        Grant { model: casting.caster, skill, until: Until::GameTurn }
    }
}

/// Why a power cannot be cast so.
pub(crate) fn objection(state: &State, casting: &Casting) -> Option<Forbidden> {
    let Casting { caster, power, .. } = *casting;
    let Some((_, it)) = state.power(caster, power) else {
        return Some(Forbidden::WrongWeapon { weapon: power, rule: rule!("wz.psychic.kinds") });
    };
    let side = state.side(state.field.seat(caster));
    if let Some(why) = activation::effort_objection(state, caster, Effort { points: it.points, engaged: true }) {
        return Some(why);
    }
    if state.profile(caster).wp.is_none() {
        return Some(Forbidden::Dash { rule: rule!("wz.stat.wp") });
    }
    if let Some(why) = active_skills::distraction(state, caster).filter(|_| it.cards > 0) {
        return Some(why);
    }
    if state.grants.contains(&State::cast_mark(casting, it.kind)) {
        return Some(Forbidden::SkillUsed { rule: it.kind.cost_rule() });
    }
    if side.ready < it.cards {
        let rule = rule!("wz.card.burn-skill");
        return Some(Forbidden::TooFewCards { needed: it.cards, ready: side.ready, rule });
    }
    target_objection(state, casting, it)
}

/// A friend for a Booster, anybody for a Debuff; in range, in the Front Facing and in sight. One always sees oneself, and
/// whoever strikes all round looks all round.
fn target_objection(state: &State, casting: &Casting, power: &Power) -> Option<Forbidden> {
    let Casting { caster, target, .. } = *casting;
    if !state.is_standing(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    let strange = power.kind == PowerKind::Booster && state.are_enemies(caster, target);
    let elsewhere = power.range.is_none() && caster != target;
    if strange || elsewhere {
        return Some(Forbidden::Barred { rule: power.kind.target_rule() });
    }
    if caster == target {
        return None;
    }
    let (distance, range) = (state.distance(caster, target), power.range.unwrap_or_default());
    if distance > range.to_f64() + TOLERANCE {
        return Some(Forbidden::OutOfRange {
            distance: inches(distance),
            range: Breakdown::length(power.kind.target_rule(), range),
        });
    }
    let round = state.figure(caster).round;
    if !round && !state.has_in_front(caster, target) {
        return Some(Forbidden::NotInFront { target });
    }
    let seen = if round { state.sees_all_round(caster, target) } else { state.sees(caster, target) };
    (!seen).then_some(Forbidden::NoSight { target })
}

/// A power is cast: points and cards are spent.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, casting: Casting) {
    let Some((_, power)) = now.power(casting.caster, casting.power) else { return };
    let (kind, points, cards) = (power.kind, power.points, power.cards);
    let seat = now.field.seat(casting.caster);
    now.emit(Event::Cast { casting, seat, points, cards });
    let mark = State::cast_mark(&casting, kind);
    now.emit(Event::Granted { models: vec![mark.model], skill: mark.skill, until: mark.until });
    now.emit(Event::Then(vec![Step::Cast(casting), Step::EndAction(casting.caster)]));
}

/// What the WP test must not exceed: WP and nothing else.
#[must_use]
pub fn power_need(state: &State, caster: ModelId) -> Option<Breakdown> {
    Some(Breakdown::base(rule!("wz.stat.wp"), i32::from(state.profile(caster).wp?)))
}

/// The WP test, after one on LD where Target Priority asks for it, and the effect.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, casting: Casting) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Casting { caster, target, .. } = casting;
    let Some((rule, power)) = now.power(caster, casting.power).map(|(rule, it)| (rule, *it)) else { return Ok(()) };
    if now.are_enemies(caster, target) && now.needs_target_sense(caster, target) {
        let need = now.leadership(caster);
        if !test(now, caster, Test::TargetSense, need)?.passed() {
            return Ok(());
        }
    }
    let need = power_need(now, caster);
    if test(now, caster, power.kind.test(), need)?.passed() {
        effect::take(now, rule, target);
    }
    Ok(())
}

/// Everybody a model could cast its powers on.
pub(crate) fn candidates(state: &State, caster: ModelId, mut found: impl FnMut(Casting)) {
    for power in (0..state.profile(caster).weapons.len() as u8).filter(|it| state.power(caster, *it).is_some()) {
        for target in state.standing() {
            let casting = Casting { caster, power, target };
            if objection(state, &casting).is_none() && effect::helps(state, caster, power, target) {
                found(casting);
            }
        }
    }
}

/// Pays for a power.
pub(crate) fn pay(state: &mut State, casting: &Casting, seat: Seat, points: u8, cards: u8) {
    let side = &mut state.sides[seat.index()];
    side.ready = side.ready.saturating_sub(cards);
    side.burned += cards;
    let model = &mut state.models[casting.caster.index()];
    model.points = model.points.saturating_sub(points);
    model.marks.drop(Mark::Hidden);
}
