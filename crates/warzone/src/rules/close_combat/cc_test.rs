//! One CC test and what comes of it, with the one reroll a failed die may have.
//!
//! Every CC test of an attack goes through here, be it a normal Close Combat Attack, a Special Close Combat Action or a
//! Swarm. Where something offers a reroll the attacker is asked before the first result counts: a 20 that is rolled again
//! is no Fumble, and what the second die shows stands, even if it is worse (`wz.dice.reroll`).

use battle::Resolution;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    ArmourTest, Blow, Cause, Event, Mark, ModelId, OnHit, State, Step, Test, Warzone, Wound,
    rules::{
        moments::{act, first},
        rolls::skill_test::{self, Result20},
    },
};

/// Strikes: rolls the test and, unless the die may be rolled again, lets it count.
pub(crate) fn strike(now: &mut Resolution<'_, Warzone>, blow: Blow) -> Result<(), NeedDice> {
    let Some(need) = blow.need.clone() else {
        settle(now, &blow, Result20::Passed);
        return Ok(());
    };
    let result = skill_test::attempt(now, blow.by.aiming(blow.weapon, blow.target), blow.test, need)?;
    if !result.passed() && reroll_offer(now, &blow).is_some() {
        let fumbled = result == Result20::Fumble;
        now.emit(Event::Then(vec![Step::Reroll { blow: Box::new(blow), fumbled }]));
    } else {
        count(now, &blow, result);
    }
    Ok(())
}

/// The rule by which a failed CC test may be rolled again: somebody holds the target down, or a skill of the attacker's,
/// with the mark of its use. However many rules offer one, a die has one reroll.
pub(crate) fn reroll_offer(state: &State, blow: &Blow) -> Option<(RuleId, Option<Mark>)> {
    offer(state, blow.by, blow.target, blow.test)
}

/// The same for a test that is not made yet.
pub(crate) fn offer(state: &State, by: ModelId, target: ModelId, test: Test) -> Option<(RuleId, Option<Mark>)> {
    if state.model(target).marks.has(Mark::HeldDown) {
        return Some((rule!("wz.special-cc.small.hold-him-down"), None));
    }
    first!(state, reroll(by, target, test)).map(|(rule, used)| (rule, Some(used)))
}

/// The attacker takes the reroll, or lets the first die count.
pub(crate) fn answer_reroll(
    now: &mut Resolution<'_, Warzone>,
    blow: &Blow,
    fumbled: bool,
    again: bool,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if let Some((_, Some(mark))) = reroll_offer(now, blow).filter(|_| again) {
        now.emit(Event::Marked { model: blow.by, mark });
    }
    let result = match &blow.need {
        Some(need) if again => {
            skill_test::attempt(now, blow.by.aiming(blow.weapon, blow.target), blow.test, need.clone())?
        }
        Some(_) | None if fumbled => Result20::Fumble,
        Some(_) | None => Result20::Failed,
    };
    count(now, blow, result);
    Ok(())
}

/// The die stands.
fn count(now: &mut Resolution<'_, Warzone>, blow: &Blow, result: Result20) {
    skill_test::take_effect(now, blow.by, blow.test, result);
    settle(now, blow, result);
}

/// The first CC test uses up the Engage Bonus; a success has its effect.
fn settle(now: &mut Resolution<'_, Warzone>, blow: &Blow, result: Result20) {
    let (model, target) = (blow.by, blow.target);
    if now.model(model).bonus.is_some() {
        now.emit(Event::Engaged { model, target, bonus: None });
    }
    if !result.passed() {
        return;
    }
    act!(now, on_cc_success(blow));
    match blow.effect {
        OnHit::Wound => wound(now, blow, result, None),
        OnHit::Shock(rule) => wound(now, blow, result, Some(Step::Shock { victim: target, rule })),
        OnHit::Hold => now.emit(Event::Marked { model: target, mark: Mark::HeldDown }),
        OnHit::Throw(most) => now.emit(Event::Then(vec![Step::Land { model: target, by: model, most }])),
    }
}

/// A Wound Effect; a natural 1 leaves neither Armour nor Heal (`wz.dice.power-shot`), unless it sticks a grenade on.
fn wound(now: &mut Resolution<'_, Warzone>, blow: &Blow, result: Result20, after: Option<Step>) {
    let wound = effect(blow, result == Result20::PowerShot && has_power_shot(now, blow.by, blow.weapon));
    now.emit(Event::Struck { wound, st: blow.st.clone(), critical: blow.critical.clone() });
    now.emit(Event::Then(std::iter::once(Step::Wound(wound)).chain(after).collect()));
}

/// Whether a natural 1 with this is a Power Shot: not with a grenade (`wz.armoury.grenade.no-power-shot`).
pub(crate) fn has_power_shot(state: &State, by: ModelId, weapon: Option<u8>) -> bool {
    !state.blade(by, weapon).is_some_and(|it| it.sticky)
}

/// The Wound Effect of a blow that hits; a natural 1 leaves neither Armour nor Heal.
pub(crate) fn effect(blow: &Blow, power: bool) -> Wound {
    Wound {
        victim: blow.target,
        by: Some(blow.by),
        st: blow.st.total() as u8,
        damage: blow.damage,
        critical: blow.critical.total() as u8,
        weapon: blow.weapon,
        cause: Cause::Close,
        armour: if power { ArmourTest::Denied } else { blow.armour },
        heals: blow.heals && !power,
        hull: blow.hull,
    }
}
