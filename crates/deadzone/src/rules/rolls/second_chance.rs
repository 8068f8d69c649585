//! Rerolls that an ability gives and that its player may leave (`dz.test.reroll`): whose word is asked for.
//!
//! A failed die that is rolled again can only become a success, and more successes of one's own are as a rule what one wants:
//! so these rerolls are taken at once. They are asked for where a success more can harm whoever rolls: where own models stand
//! in the cube that is hit, where somebody in the test explodes, rampages or evades when hit, where a hit throws its target,
//! and where somebody's death can be made use of. Where the house wants it, they are asked for in every test.

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Abilities, Ability, Answer, Attack, Burst, Contest, Explosion, Load, Lob, ModelId, Reckoning, Stat, State, Trick,
    rules::{
        fighting,
        rolls::{after_roll, opposed_test, pool::Again},
        round::splat,
    },
};

/// Whether the rerolls of an opposed test are asked for.
pub(crate) fn in_contest(state: &State, contest: &Contest) -> bool {
    let back = matches!(contest.answer, Some(Answer::FightBack(_)));
    let attacker = opposed_test::attacker(contest).filter(|_| back);
    let mut hurt = [Some(contest.target), attacker].into_iter().flatten();
    always(state) || throws(state, contest) || dead_are_used(state) || hurt.any(|it| stirs(state, it))
}

/// The ability by which the rerolls of a shot with so many for any kind are told (`dz.ability.weight-of-fire`, or
/// `dz.ability.precision` where only 1s are rolled again).
pub(crate) const fn shooters_rule(dice: u8) -> RuleId {
    if dice > 0 { rule!("dz.ability.weight-of-fire") } else { rule!("dz.ability.precision") }
}

/// The ability by which the rerolls of one side of an opposed test are told.
pub(crate) fn rule_of(contest: &Contest, answers: bool, again: Again) -> RuleId {
    let stat = if answers { opposed_test::stat_of_answer(contest) } else { opposed_test::stat_of_attack(contest) };
    match stat {
        Stat::Fight => rule!("dz.ability.frenzy"),
        Stat::Survive => rule!("dz.ability.resilient"),
        Stat::Shoot => shooters_rule(again.dice),
    }
}

/// The model whose rerolls wait for a word after an opposed test, and the ability that gives them.
pub(crate) fn waiting(state: &State, reckoning: &Reckoning) -> Option<(ModelId, RuleId)> {
    let (_, after_roll::Ask::Second { answers }) = after_roll::asks(state, reckoning)? else { return None };
    let contest = &reckoning.contest;
    let model = if answers { contest.target } else { opposed_test::attacker(contest)? };
    Some((model, rule_of(contest, answers, opposed_test::attack_dice(state, contest).2)))
}

/// Whether the rerolls of a throw are: where it would land among own models. To invigorate them does no harm.
pub(crate) fn of_throw(state: &State, lob: &Lob) -> bool {
    let helps = matches!(lob.load, Load::Invigorate { .. });
    always(state) || !helps && state.in_cell(lob.cell).any(|it| state.team(it) == state.team(lob.by))
}

/// Whether the rerolls of the attack of a spray are: where it would hit own models, or somebody who stirs.
pub(crate) fn of_burst(state: &State, explosion: &Explosion) -> bool {
    let Burst::Burns { by, .. } = explosion.kind else { return false };
    let own = |it: ModelId| state.team(it) == state.team(by);
    always(state) || dead_are_used(state) || explosion.victims.iter().any(|it| own(it.0) || stirs(state, it.0))
}

/// Whether the rerolls of one who stands an explosion are.
pub(crate) fn of_victim(state: &State, model: ModelId) -> bool {
    always(state) || dead_are_used(state) || stirs(state, model)
}

fn always(state: &State) -> bool {
    state.field.setup.settings.rerolls_are_asked
}

/// Whether a model does something of its own when it is hit or dies.
fn stirs(state: &State, model: ModelId) -> bool {
    let does = [Ability::InkSac, Ability::Rampage, Ability::Evade];
    state.boom(model) > 0 || does.into_iter().any(|it| state.has(model, it))
}

/// Whether a hit throws somebody about.
fn throws(state: &State, contest: &Contest) -> bool {
    let about = |it: Abilities| it.has_any(&[Ability::Blast, Ability::Knockback, Ability::Smash]);
    match (contest.attack, contest.answer) {
        (Attack::Shot { by, weapon, effect, .. }, _) => {
            let tricky = matches!(contest.trick, Some(Trick::Blast | Trick::Knockback));
            !effect && (tricky || about(state.fired(by, weapon).abilities))
        }
        (Attack::Blow { by, weapon, .. }, answer) => {
            let back = match answer {
                Some(Answer::FightBack(back)) => about(fighting::weapon(state, contest.target, back).abilities),
                Some(Answer::Survive) | None => false,
            };
            back || about(fighting::weapon(state, by, weapon).abilities)
        }
        (Attack::Fire | Attack::Wall | Attack::Fall(_), _) => false,
    }
}

/// Whether somebody may make something of the dead now.
fn dead_are_used(state: &State) -> bool {
    Seat::first(2).any(|it| splat::ready(state, it).is_some_and(|it| it.on_death.is_some()))
}
