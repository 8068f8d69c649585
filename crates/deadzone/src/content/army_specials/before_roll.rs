//! Army specials that are declared before a test is rolled (`dz.test.opposed`, first step).

use battle::Seat;

use crate::{
    Answer, Attack, Contest, Explosion, Face, Forbidden, Gift, Help, Kin, Lasts, ModelId, Now, Order, Stat, State, Use,
    rules::{
        rolls::opposed_test,
        round::splat::{self, Special},
        shooting::{self, sight},
    },
};

/// Why a seat may not help this test like that.
pub(crate) fn objection(state: &State, test: &Contest, seat: Seat, how: Use) -> Option<Forbidden> {
    let Some(special) = splat::ready(state, seat) else { return Some(Forbidden::SplatSpent) };
    (!suits(state, test, seat, (special, how))).then_some(Forbidden::NoAbility { rule: special.rule() })
}

fn suits(state: &State, test: &Contest, seat: Seat, (special, how): (Special, Use)) -> bool {
    match (special, how) {
        (Special::Stealth, Use::Times(times)) => {
            let target = state.seat(test.target) == seat && splat::is_kin(state, test.target, Kin::CypherOrBlackTalon);
            let shot = matches!(test.attack, Attack::Shot { .. });
            target && shot && times > 0 && times <= state.results(seat, Face::Splat)
        }
        (Special::Bastion, Use::On(model)) => {
            let attack = matches!(test.attack, Attack::Shot { effect: false, .. } | Attack::Blow { .. });
            attack && mine(state, test, seat).any(|it| it == model)
        }
        (Special::GreenRage, Use::Now) => fighter(state, test, seat)
            .is_some_and(|it| state.takes_results(it) && !state.is_given(it, Gift::FrenzyAtLeast(4))),
        (Special::JackOfAllTrades, Use::Stat(stat)) => swaps(state, test, seat, stat),
        (Special::PrecisionShot, Use::Now) => ignored(state, test, seat).is_some(),
        _ => false,
    }
}

/// The models of a seat in a test.
fn mine(state: &State, test: &Contest, seat: Seat) -> impl Iterator<Item = ModelId> {
    opposed_test::attacker(test).into_iter().chain([test.target]).filter(move |it| state.seat(*it) == seat)
}

/// The model of a seat that rolls FIGHT in a test.
fn fighter(state: &State, test: &Contest, seat: Seat) -> Option<ModelId> {
    let Attack::Blow { by, .. } = test.attack else { return None };
    let back = matches!(test.answer, Some(Answer::FightBack(_)));
    [(by, true), (test.target, back)].into_iter().find(|it| it.1 && state.seat(it.0) == seat).map(|it| it.0)
}

/// The active model has both values, and the test is not on the other already (`dz.special.jack-of-all-trades`).
fn swaps(state: &State, test: &Contest, seat: Seat, stat: Stat) -> bool {
    let Some(model) = state.active.map(|it| it.model).filter(|it| state.seat(*it) == seat) else { return false };
    let usual = if model == test.target {
        opposed_test::stat_of_answer(test)
    } else if opposed_test::attacker(test) == Some(model) {
        opposed_test::stat_of_attack(test)
    } else {
        return false;
    };
    let profile = state.profile(model);
    usual != stat && state.takes_results(model) && profile.value(usual).is_some() && profile.value(stat).is_some()
}

/// The modifier that a precise shot leaves out: friends before smoke, which costs less (`dz.special.precision-shot`).
fn ignored(state: &State, test: &Contest, seat: Seat) -> Option<Help> {
    let Attack::Shot { by, .. } = test.attack else { return None };
    if state.seat(by) != seat {
        return None;
    }
    if shooting::is_friendly(state, by, state.model(test.target).cell) {
        return Some(Help::NoFriends);
    }
    sight::passes_smoke(state, by, test.target).then_some(Help::NoSmoke)
}

/// Notes what was declared.
pub(crate) fn declare(now: &mut Now<'_>, test: &mut Contest, seat: Seat, how: Use) {
    let Some(special) = now.field.specials[seat.index()] else { return };
    let times = if let Use::Times(times) = how { times } else { 1 };
    splat::spend(now, seat, times);
    let help = match (special, how) {
        (Special::Stealth, Use::Times(times)) => Some(Help::Dice(times)),
        (Special::Bastion, Use::On(model)) => Some(Help::Armour(model)),
        (Special::JackOfAllTrades, Use::Stat(stat)) => Some(Help::Stat(stat)),
        (Special::PrecisionShot, _) => ignored(now, test, seat),
        (Special::GreenRage, _) => {
            if let Some(model) = fighter(now, test, seat) {
                splat::give(now, model, special, Gift::FrenzyAtLeast(4), Lasts::Round);
            }
            None
        }
        _ => None,
    };
    let answers = now.seat(test.target) == seat;
    if help.is_some() {
        test.helps[usize::from(answers)] = help;
    }
}

/// What a seat may declare.
pub(crate) fn orders(state: &State, test: &Contest, seat: Seat, orders: &mut Vec<Order>) {
    let Some(special) = splat::ready(state, seat) else { return };
    let legal = |how: Use| suits(state, test, seat, (special, how));
    match special {
        Special::Stealth => splat::offer((1..=state.results(seat, Face::Splat)).map(Use::Times), legal, orders),
        Special::Bastion => splat::offer(mine(state, test, seat).map(Use::On), legal, orders),
        Special::JackOfAllTrades => {
            splat::offer([Stat::Shoot, Stat::Fight, Stat::Survive].into_iter().map(Use::Stat), legal, orders);
        }
        Special::GreenRage | Special::PrecisionShot => splat::offer([Use::Now].into_iter(), legal, orders),
        _ => {}
    }
}

/// Whether a seat may declare anything.
pub(crate) fn may(state: &State, test: &Contest, seat: Seat) -> bool {
    if splat::ready(state, seat).is_none() {
        return false;
    }
    let mut found = Vec::new();
    orders(state, test, seat, &mut found);
    !found.is_empty()
}

/// Whether a seat may brace somebody against an explosion (`dz.special.bastion`).
pub(crate) fn may_brace(state: &State, explosion: &Explosion, seat: Seat) -> bool {
    splat::is_ready(state, seat, Special::Bastion) && explosion.victims.iter().any(|it| state.seat(it.0) == seat)
}
