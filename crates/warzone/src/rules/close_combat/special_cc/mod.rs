//! Special Close Combat Actions: what a model may do in close combat instead of striking, by the size of its base.
//!
//! Each costs 1 AP, stands for the Close Combat Action of that Game Turn, has one attack whatever the weapon's rate and
//! is Piercing (`wz.special-cc.general`). A Sentry's reaction is never one. What each base can do is a file of its own; a
//! charge and a throw work alike for Medium and Large bases and have theirs.

mod charge;
mod large;
mod medium;
mod small;
mod throw;

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::Inches;

use crate::{
    ArmourTest, Base, Blow, DamageType, Event, Forbidden, ModelId, OnHit, Special, State, Step, Swing, Test, Walk,
    Warzone, Wound,
    rules::{
        close_combat::{self, cc_test},
        moments::{any, first},
        turn::{active_skills, rate_card},
        wounds::{critical_force, strength},
    },
};

pub(crate) use charge::{aims, go_on, trample};

pub(crate) use medium::{swing, swing_goes_on, swing_objection};
pub(crate) use throw::{is_free, land, landing_objection, landings};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.special-cc.general")];

/// A Special Close Combat Action found legal.
#[derive(Clone, Debug)]
pub struct Feat {
    /// Who.
    pub model: ModelId,
    /// What.
    pub what: Special,
    /// The Free Closing before it.
    pub closing: Option<Walk>,
}

impl Special {
    /// Its rule for a base of this size, and whether such a base can do it at all.
    #[must_use]
    pub const fn rule(self, base: Base) -> (RuleId, bool) {
        let medium = matches!(base, Base::Medium);
        match self {
            Special::BackStab { .. } => (rule!("wz.special-cc.small.back-stab"), matches!(base, Base::Small)),
            Special::HoldHimDown { .. } if medium => (rule!("wz.special-cc.medium.hold-him-down"), true),
            Special::HoldHimDown { .. } => (rule!("wz.special-cc.small.hold-him-down"), matches!(base, Base::Small)),
            Special::Charge { .. } if matches!(base, Base::Large) => {
                (rule!("wz.special-cc.large.thunderous-charge"), true)
            }
            Special::Charge { .. } => (rule!("wz.special-cc.medium.charge"), medium),
            Special::BrutalAttack { .. } => (rule!("wz.special-cc.medium.brutal-attack"), medium),
            Special::Swing => (rule!("wz.special-cc.medium.swing"), medium),
            Special::Throw { .. } => (rule!("wz.special-cc.medium.throw"), medium),
            Special::Squash { .. } => (rule!("wz.special-cc.large.squash"), matches!(base, Base::Large)),
            Special::Lob { .. } => (rule!("wz.special-cc.large.lob"), matches!(base, Base::Large)),
        }
    }

    /// Whom it is aimed at, if at one model.
    #[must_use]
    pub const fn target(self) -> Option<ModelId> {
        match self {
            Special::BackStab { target, .. }
            | Special::HoldHimDown { target }
            | Special::BrutalAttack { target, .. }
            | Special::Throw { target }
            | Special::Squash { target }
            | Special::Lob { target } => Some(target),
            Special::Charge { .. } | Special::Swing => None,
        }
    }

    /// The largest base it can be used against, for an attacker on such a base.
    const fn largest(self, base: Base) -> Base {
        match self {
            Special::Throw { .. } => Base::Small,
            Special::HoldHimDown { .. } if matches!(base, Base::Small) => Base::Medium,
            Special::BackStab { .. } | Special::Squash { .. } | Special::Lob { .. } => Base::Medium,
            Special::HoldHimDown { .. } | Special::BrutalAttack { .. } | Special::Charge { .. } | Special::Swing => {
                Base::Large
            }
        }
    }
}

/// Judges a Special Close Combat Action, after the Free Closing it may begin with: on whom, and how far short it stops.
pub(crate) fn judge(
    state: &State,
    model: ModelId,
    what: Special,
    closing: Option<(ModelId, Inches)>,
) -> Result<Feat, Forbidden> {
    let base = state.profile(model).base;
    let (rule, fits) = what.rule(base);
    first!(state, attack_objection(model)).map_or(Ok(()), Err)?;
    active_skills::distraction(state, model).map_or(Ok(()), Err)?;
    if !fits && !any!(state, any_base(model, what)) {
        return Err(Forbidden::WrongBase { base, rule });
    }
    first!(state, special_objection(model, what)).map_or(Ok(()), Err)?;
    if matches!(what, Special::Charge { .. }) && state.profile(model).hull.is_some() {
        return Err(Forbidden::CannotTake { model, rule: RULES[0] });
    }
    let walk = closing.map(|(target, short)| close_combat::judge_closing(state, model, target, short)).transpose()?;
    let refusal = match (&walk, what) {
        (None, Special::Charge { to }) => charge::judge(state, model, to).err(),
        (Some(_), Special::Charge { .. }) => Some(Forbidden::AlreadyEngaged { rule }),
        (None, _) => objection(state, model, what),
        (Some(walk), _) => {
            let mut closer = state.clone();
            Event::Walked(*walk).fold(&mut closer);
            objection(&closer, model, what)
        }
    };
    refusal.map_or(Ok(Feat { model, what, closing: walk }), Err)
}

/// Why an Engaged model cannot do this.
fn objection(state: &State, model: ModelId, what: Special) -> Option<Forbidden> {
    if state.profile(model).cc.is_none() {
        return Some(Forbidden::Dash { rule: rule!("wz.stat.cc") });
    }
    if !state.is_engaged(model) {
        return Some(close_combat::not_engaged(state, model));
    }
    let Some(target) = what.target() else { return medium::nobody_to_swing_at(state, model) };
    target_objection(state, model, what, target).or_else(|| match what {
        Special::BackStab { .. } => small::back_stab_objection(state, model, target),
        Special::HoldHimDown { .. } => small::hold_objection(state, model, target),
        Special::Throw { .. } => throw::objection(state, model, target, medium::THROWN),
        Special::Lob { .. } => throw::objection(state, model, target, large::LOBBED),
        Special::BrutalAttack { .. } | Special::Squash { .. } | Special::Swing | Special::Charge { .. } => None,
    })
}

/// The target is an enemy of the right size, in the Front Facing and in reach of the weapon used.
fn target_objection(state: &State, model: ModelId, what: Special, target: ModelId) -> Option<Forbidden> {
    if !state.is_standing(target) || !state.are_enemies(model, target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    let (own, base) = (state.profile(model).base, state.profile(target).base);
    if base > what.largest(own) {
        return Some(Forbidden::WrongBase { base, rule: what.rule(own).0 });
    }
    let reach = match what {
        Special::BackStab { weapon, .. } | Special::BrutalAttack { weapon, .. } => {
            match close_combat::judge(state, model, weapon) {
                Ok(_) => state.blade(model, weapon).map_or(Inches::ZERO, |it| it.reach),
                Err(why) => return Some(why),
            }
        }
        _ => state.profile(model).ccwr(),
    };
    close_combat::reach_objection(state, model, target, reach)
}

/// A Special Close Combat Action is declared and made.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, feat: Feat) -> Result<(), NeedDice> {
    let Feat { model, what, closing } = feat;
    now.emit(Event::Special { model, what });
    rate_card::settle_fighter(now, model);
    if let Some(walk) = closing {
        now.emit(Event::Walked(walk));
    }
    now.emit(Event::Then(vec![Step::EndAction(model)]));
    match (what, what.target()) {
        (Special::Charge { to }, _) => charge::set_off(now, model, to),
        (_, Some(target)) => {
            let blow = blow(now, model, what, target);
            cc_test::strike(now, blow)?;
        }
        (_, None) => medium::begin_swing(now, model),
    }
    Ok(())
}

/// The one CC test of an action aimed at one model.
fn blow(state: &State, model: ModelId, what: Special, target: ModelId) -> Blow {
    let plain = |st| plain_blow(state, model, target, st);
    let armed =
        |weapon| Blow { damage: DamageType::Piercing, ..close_combat::armed_blow(state, model, weapon, target) };
    match what {
        Special::BackStab { weapon, .. } => Blow { armour: ArmourTest::Halved, ..armed(weapon) },
        Special::HoldHimDown { .. } => Blow { effect: OnHit::Hold, ..plain(own_strength(state, model)) },
        Special::BrutalAttack { weapon, .. } => {
            let effect = OnHit::Shock(rule!("wz.special-cc.medium.brutal-attack"));
            Blow { effect, ..armed(weapon) }
        }
        Special::Throw { .. } => Blow { effect: OnHit::Throw(medium::THROWN), ..plain(own_strength(state, model)) },
        Special::Lob { .. } => Blow { effect: OnHit::Throw(large::LOBBED), ..plain(own_strength(state, model)) },
        Special::Squash { .. } => large::squash(state, model, target),
        Special::Charge { .. } | Special::Swing => plain(own_strength(state, model)),
    }
}

/// The test of a Special Close Combat Action and the hit of a success, if it were made now; a model thrown is taken to land
/// where the thrower stands, and of a hold only the test tells anything. None for what is aimed at no one model: a Charge,
/// a Swing.
pub(crate) fn likely(state: &State, feat: &Feat) -> Option<(Blow, Wound)> {
    let (model, target) = (feat.model, feat.what.target()?);
    let closer = closed_in(state, feat);
    let blow = blow(&closer, model, feat.what, target);
    let wound = match blow.effect {
        OnHit::Throw(_) => {
            let st = throw::landing_strength(&closer, model, model);
            close_combat::blow(model, target, &st, DamageType::Piercing, false)
        }
        OnHit::Wound | OnHit::Shock(_) | OnHit::Hold => cc_test::effect(&blow, false),
    };
    Some((blow, wound))
}

/// The battle after the Free Closing an Action begins with.
fn closed_in(state: &State, feat: &Feat) -> State {
    let mut closer = state.clone();
    if let Some(walk) = feat.closing {
        Event::Walked(walk).fold(&mut closer);
    }
    closer
}

/// Whom a Charge runs into first, if it runs that model down; whom a Swing is meant for.
pub(crate) fn first_victim(state: &State, feat: &Feat) -> Option<ModelId> {
    match feat.what {
        Special::Charge { to } => charge::first_victim(state, feat.model, to),
        Special::Swing => medium::first_swept(&closed_in(state, feat), feat.model),
        what => what.target(),
    }
}

/// The blow of a Swing at one model.
pub(crate) fn swing_blow(state: &State, swing: &Swing, target: ModelId) -> Blow {
    plain_blow(state, swing.model, target, own_strength(state, swing.model))
}

/// A Piercing blow of this St.
fn plain_blow(state: &State, model: ModelId, target: ModelId, st: Breakdown) -> Blow {
    Blow {
        by: model,
        target,
        test: Test::CloseCombat,
        need: close_combat::test_need(state, model, target),
        weapon: None,
        damage: DamageType::Piercing,
        critical: critical_force(st.total()),
        armour: ArmourTest::Taken,
        heals: true,
        effect: OnHit::Wound,
        hull: None,
        st,
    }
}

/// The St on the stat line, without weapon or bonus.
fn own_strength(state: &State, model: ModelId) -> Breakdown {
    if let Some((machine, _)) = close_combat::machine_strength(state, model) {
        return machine;
    }
    strength(Breakdown::base(rule!("wz.stat.st"), i32::from(state.profile(model).st.unwrap_or(1))))
}

/// Whether a brutal death shakes a squad: an immediate Pinning test at -4 LD.
pub(crate) fn shock(now: &mut Resolution<'_, Warzone>, victim: ModelId, rule: RuleId) {
    now.emit(Event::Done);
    if !now.is_standing(victim) {
        let squad = now.field.squad(victim);
        now.emit(Event::Then(vec![Step::PinningTest { squad, modifier: Some((rule, SHOCK)) }]));
    }
}

/// What a brutal death takes off the LD of a Pinning test.
const SHOCK: i8 = -4;
