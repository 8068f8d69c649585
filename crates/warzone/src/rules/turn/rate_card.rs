//! Turn to Burn for a rate: +1 RoF or RoA of one weapon, for one Action (`wz.card.burn-rof`).
//!
//! The card names both. It is refused where the Action could not come next, its target aside, and where the weapon's rate
//! would stay as it is, so that no card is turned for nothing.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};

use crate::{
    Action, Event, Faster, Forbidden, Mark, ModelId, Ranged, State, TemplateSize, Warzone,
    rules::{
        close_combat,
        psychic::shooting as psychic,
        shooting::{self, grenades::THROWN_RATE, templates},
        turn::activation,
    },
};

/// What raises the rate.
pub(crate) const RULE: RuleId = rule!("wz.card.burn-rof");
/// A pistol's figures are never changed in close combat.
const PISTOL: RuleId = rule!("wz.armoury.pistol.unmodified");
/// Shot is tested once for each model, whatever the rate.
const SHOT: RuleId = rule!("wz.shotgun.attack");

impl State {
    /// Whether a card that was turned for it raises the rate of this weapon in this Action.
    pub(crate) fn is_faster(&self, model: ModelId, rate: Faster) -> bool {
        let it = self.model(model);
        it.marks.has(Mark::FasterNow) && it.faster == Some(rate)
    }
}

/// A card that was turned for a rate like this has been counted, and is used up.
pub(crate) fn use_up(now: &mut Resolution<'_, Warzone>, model: ModelId, counted: impl Fn(Faster) -> bool) {
    let it = now.model(model);
    if it.marks.has(Mark::FasterNow) && it.faster.is_some_and(counted) {
        now.emit(Event::Unmarked { model, mark: Mark::FasterNow });
    }
}

/// A Close Combat Action begins: its rate is counted, whichever weapon the card is for.
pub(crate) fn settle_fighter(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    use_up(now, model, |it| it.action == Action::CloseCombat);
}

/// Why no card can be turned for this weapon of the model that acts.
pub(crate) fn objection(state: &State, model: ModelId, rate: Faster) -> Option<Forbidden> {
    activation::action_objection(state, model, rate.action).or_else(|| weapon_objection(state, model, rate))
}

/// Why a card would not make a weapon faster in this Action.
pub(crate) fn weapon_objection(state: &State, model: ModelId, rate: Faster) -> Option<Forbidden> {
    match rate.action {
        Action::Shooting | Action::RapidFire => gun_objection(state, model, rate),
        Action::CloseCombat => blade_objection(state, model, rate.weapon),
        Action::Move
        | Action::Engage
        | Action::Aim
        | Action::Hide
        | Action::Pass
        | Action::Run
        | Action::Sentry
        | Action::DiveForCover
        | Action::Execution
        | Action::PickUp => Some(Forbidden::Barred { rule: RULE }),
    }
}

fn gun_objection(state: &State, model: ModelId, rate: Faster) -> Option<Forbidden> {
    let weapon = rate.weapon.unwrap_or(u8::MAX);
    let Some(gun) = state.gun(model, weapon) else { return Some(Forbidden::WrongWeapon { weapon, rule: RULE }) };
    let rapid = || templates::objection(gun, weapon, rate.action).filter(|_| rate.action == Action::RapidFire);
    let [with, without] = [true, false].map(|faster| shooting::fire_rate(gun, rate.action, faster));
    shooting::skill_objection(state, model, gun)
        .or_else(|| psychic::objection(gun, rate.action))
        .or_else(rapid)
        .or_else(|| barred(unrated(gun)))
        .or_else(|| barred(idle(&with, &without, RULE)))
}

/// The rule by which the rate of a gun does not count.
fn unrated(gun: &Ranged) -> Option<RuleId> {
    let shot = gun.template == Some(TemplateSize::Shotgun);
    shot.then_some(SHOT).or(gun.thrown.then_some(THROWN_RATE))
}

fn blade_objection(state: &State, model: ModelId, weapon: Option<u8>) -> Option<Forbidden> {
    if let Err(why) = close_combat::judge(state, model, weapon) {
        return Some(why);
    }
    let blade = state.blade(model, weapon)?;
    let [with, without] = [true, false].map(|faster| state.attack_rate(model, weapon, &blade, faster));
    barred(idle(&with, &without, PISTOL))
}

fn barred(rule: Option<RuleId>) -> Option<Forbidden> {
    rule.map(|rule| Forbidden::Barred { rule })
}

/// The rule by which a rate is no higher with a card than without: the last one that had a say, or the one that leaves it
/// as printed.
fn idle(with: &Breakdown, without: &Breakdown, printed: RuleId) -> Option<RuleId> {
    let last = with.steps().last().map_or(printed, |it| it.0.rule);
    (with.total() <= without.total()).then_some(last)
}

/// Each weapon and Action a card could be turned for, if nothing else stands in the way.
pub(crate) fn each(state: &State, model: ModelId, mut found: impl FnMut(Faster)) {
    let profile = state.profile(model);
    for (weapon, _) in profile.guns() {
        for action in [Action::Shooting, Action::RapidFire] {
            found(Faster { weapon: Some(weapon), action });
        }
    }
    profile.blades().for_each(|(weapon, _)| found(Faster { weapon: Some(weapon), action: Action::CloseCombat }));
    if profile.blades().next().is_none() {
        found(Faster { weapon: None, action: Action::CloseCombat });
    }
}
