//! CQB: close quarter battle in a feature (`dc.cqb.summary`).
//!
//! A squad that has spent its whole activation inside may start one when it is done. All infantry inside fights: squads that
//! have not activated say what they will do later ([`count`]), dice are counted, each side distributes them in secret,
//! everything is rolled ([`roll`]), damage is put on bases, and squads below half test their Fortitude and may have to
//! leave ([`fortitude`]).

mod count;
mod fortitude;
pub(crate) mod locked;
mod roll;

use battle::{Seat, Secret};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    FeatureId, Forbidden, Moment, Now, Order, Split, SquadId, State, Step, UnitRule,
    model::{
        chapters::cqb::{Event, Forbidden as No, Order as Said, Step as Cqb},
        marks::SquadMark,
    },
    rules::{
        command::opening,
        flow::{done, replace, then},
        measuring::is_infantry,
    },
};

pub(crate) use fortitude::{flights, passes, withdraw};

/// What of this chapter holds without a number, refusal or step of its own: nothing here asks what a squad has done already,
/// or marks it, and a Forest is a feature like a Structure.
pub const RULES: &[RuleId] = &[rule!("dc.cqb.outside-activation"), rule!("dc.cqb.forest")];

/// A squad that is done in a feature with enemies is asked whether it starts a CQB, or the log says why it may not.
pub(crate) fn offer(now: &mut Now<'_>, squad: SquadId) -> Option<Cqb> {
    let feature = now.squad_feature(squad)?;
    if !now.has_enemies_inside(feature, now.squad_seat(squad)) {
        return None;
    }
    match why_not(now, squad, feature) {
        None => Some(Cqb::Offer { squad }),
        Some(rule) => {
            now.emit(Event::NotOffered { squad, rule }.into());
            None
        }
    }
}

/// Why a squad that is done may not start a CQB: it was not inside for its whole activation, or one has taken place there
/// this turn (`dc.cqb.trigger`, `dc.cqb.once-per-feature`).
fn why_not(state: &State, squad: SquadId, feature: FeatureId) -> Option<RuleId> {
    let stayed = state.squad(squad).began_inside == Some(feature) && !state.squad_is(squad, SquadMark::LeftOrEntered);
    let infantry = state.living(squad).all(|it| is_infantry(state, it));
    if !stayed || !infantry {
        return Some(rule!("dc.cqb.trigger"));
    }
    state.feature(feature).fought.then_some(rule!("dc.cqb.once-per-feature"))
}

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    if let Said::BreakOut { squad } = order {
        return locked::objection(state, *squad);
    }
    let Some(Step::Cqb(step)) = state.steps.top() else {
        let fights = matches!(order, Said::Fight | Said::HoldBack);
        return Some(if fights { No::NobodyFights.into() } else { Forbidden::not_now(state.steps.top()) });
    };
    match (step, order) {
        (Cqb::Offer { .. }, Said::Fight)
        | (Cqb::Test { .. } | Cqb::BreakOut { .. } | Cqb::Again { .. }, Said::Test)
        | (Cqb::Again { .. }, Said::FailTest) => None,
        (Cqb::Offer { squad }, Said::HoldBack) => {
            let must = state.living(*squad).any(|it| state.mode(it).has(UnitRule::Bloodthirsty));
            must.then_some(No::MustFight { squad: *squad }.into())
        }
        (Cqb::Elect { squad }, Said::Elect { shoot, search }) => count::elect_objection(state, *squad, shoot, *search),
        (Cqb::Split(seat), Said::Split(split)) => split_objection(state, *seat, split),
        (Cqb::Allocate { squad, .. }, Said::Suffer { unit }) => {
            let fits = roll::most_damaged(state, *squad).contains(unit);
            (!fits).then_some(No::NotMostDamaged { unit: *unit }.into())
        }
        (Cqb::Test { squad } | Cqb::BreakOut { squad }, Said::FailTest) => {
            let may = fortitude::may_fail(state, *squad);
            (!may).then_some(No::MayNotFail { squad: *squad }.into())
        }
        (Cqb::Flee { squad, .. }, Said::Flee(flight)) => fortitude::flight_objection(state, *squad, flight),
        _ => Some(Forbidden::not_now(state.steps.top())),
    }
}

/// Every die goes at an enemy squad inside (`dc.cqb.distribute`).
fn split_objection(state: &State, seat: Seat, split: &Split) -> Option<Forbidden> {
    let dice = dice_of(state, seat);
    if let Some(squad) = split.iter().map(|it| it.0).find(|it| !takes_part(state, *it)) {
        return Some(No::NotInTheFight { squad }.into());
    }
    let enemies = enemies(state, seat);
    let known = split
        .iter()
        .enumerate()
        .all(|(at, (squad, _))| enemies.contains(squad) && split[..at].iter().all(|it| it.0 != *squad));
    let sum: u32 = split.iter().map(|it| u32::from(it.1)).sum();
    (!known || sum != u32::from(dice)).then_some(No::WrongSplit { dice }.into())
}

/// Whether a squad is in the fight: all infantry inside is (`dc.cqb.participants`).
fn takes_part(state: &State, squad: SquadId) -> bool {
    state.fight.as_ref().is_some_and(|it| it.squads.contains(&squad))
}

/// The dice of a side.
fn dice_of(state: &State, seat: Seat) -> u16 {
    let sides = state.fight.as_ref().map(|it| it.sides.iter());
    sides.into_iter().flatten().find(|it| it.seat == seat).map_or(0, |it| it.dice)
}

/// The enemy squads inside that a side fights.
pub(crate) fn enemies(state: &State, seat: Seat) -> SmallVec<[SquadId; 4]> {
    let squads = state.fight.as_ref().map(|it| it.squads.iter().copied());
    let enemy = |it: &SquadId| state.are_enemies(state.squad_seat(*it), seat) && state.living(*it).next().is_some();
    squads.into_iter().flatten().filter(enemy).collect()
}

/// What a squad of the active Battlegroup can say.
pub(crate) fn squad_orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    let order = Said::BreakOut { squad };
    orders.extend(objection(state, &order).is_none().then_some(Order::from(order)));
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Cqb, orders: &mut Vec<Order>) {
    let samples: Vec<Said> = match step {
        Cqb::Offer { .. } => vec![Said::Fight, Said::HoldBack],
        Cqb::Elect { squad } => count::elections(state, *squad),
        Cqb::Split(seat) => splits(state, *seat).into_iter().map(Said::Split).collect(),
        Cqb::Allocate { squad, .. } => {
            roll::most_damaged(state, *squad).into_iter().map(|unit| Said::Suffer { unit }).collect()
        }
        Cqb::Test { .. } | Cqb::BreakOut { .. } | Cqb::Again { .. } => vec![Said::Test, Said::FailTest],
        Cqb::Flee { squad, .. } => flights(state, *squad).into_iter().map(Said::Flee).collect(),
        Cqb::Count | Cqb::Roll | Cqb::Remove | Cqb::Fortitude | Cqb::Settle | Cqb::Over => Vec::new(),
    };
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// Sample splits: everything at one squad, or evenly.
pub(crate) fn splits(state: &State, seat: Seat) -> Vec<Split> {
    let (dice, enemies) = (dice_of(state, seat), enemies(state, seat));
    let mut all: Vec<Split> = enemies.iter().map(|it| SmallVec::from_slice(&[(*it, dice)])).collect();
    let count = enemies.len() as u16;
    if count > 1 {
        let share = |at: usize| dice / count + u16::from((at as u16) < dice % count);
        all.push(enemies.iter().enumerate().map(|(at, it)| (*it, share(at))).collect());
    }
    all
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) -> Result<(), NeedDice> {
    if let Said::BreakOut { squad } = order {
        then(now, [Cqb::BreakOut { squad }]);
        return Ok(());
    }
    let Some(Step::Cqb(step)) = now.steps.top().cloned() else { return Ok(()) };
    match (order, step) {
        (Said::Fight, Cqb::Offer { squad }) => begin(now, squad),
        (Said::Elect { shoot, search }, Cqb::Elect { squad }) => {
            now.emit(Event::Elected { squad, shoot, search }.into());
            done(now);
        }
        (Said::Split(split), Cqb::Split(seat)) => made(now, seat, split),
        (Said::Suffer { unit }, Cqb::Allocate { squad, dp }) => roll::put(now, squad, dp, unit),
        (Said::Test, Cqb::Test { squad } | Cqb::BreakOut { squad }) => fortitude::test(now, squad)?,
        (Said::FailTest, Cqb::Test { squad } | Cqb::BreakOut { squad }) => fortitude::tested(now, squad, None, false),
        (Said::Test, Cqb::Again { squad, card, .. }) => fortitude::test_again(now, squad, card)?,
        (Said::FailTest, Cqb::Again { squad, die, .. }) => {
            done(now);
            fortitude::tested(now, squad, Some(die), false);
        }
        (Said::Flee(flight), Cqb::Flee { squad, .. }) => fortitude::flee(now, squad, flight),
        _ => done(now),
    }
    Ok(())
}

fn made(now: &mut Now<'_>, seat: Seat, split: Split) {
    now.emit(Event::SplitMade { seat, split: Secret::Known(split) }.into());
    done(now);
}

/// A fight begins, outside everybody's activation (`dc.cqb.participants`, `dc.cqb.outside-activation`).
fn begin(now: &mut Now<'_>, squad: SquadId) {
    let Some(feature) = now.squad_feature(squad) else { return };
    let squads = now.squads_inside(feature).into_iter().collect();
    let steps = fight_steps(now, feature, squad, squads, true);
    replace(now, steps);
}

/// Two squads in a feature fight at once, by themselves; it is not the feature's CQB of the turn. Whether they do: both are
/// still there (`dc.card.occupiers-advantage`).
pub(crate) fn begin_between(now: &mut Now<'_>, squad: SquadId, other: SquadId) -> bool {
    let together = now.squad_feature(squad).filter(|it| now.squad_feature(other) == Some(*it));
    let Some(feature) = together else { return false };
    let steps = fight_steps(now, feature, squad, SmallVec::from_slice(&[squad, other]), false);
    then(now, steps);
    true
}

/// The steps of a fight between squads that begins.
fn fight_steps(now: &mut Now<'_>, feature: FeatureId, by: SquadId, squads: Squads, counts: bool) -> Vec<Step> {
    let has_bases = |seat: &Seat| squads.iter().any(|it| now.squad_seat(*it) == *seat);
    let seats: SmallVec<[Seat; 4]> = now.initiative.iter().copied().filter(has_bases).collect();
    now.emit(Event::Began { feature, squad: by, seats: seats.clone(), squads, counts }.into());
    let elect = count::electing(now, &seats).into_iter().map(|squad| Cqb::Elect { squad }.into());
    let window = opening(now, Moment::Counting);
    let split = seats.iter().map(|it| Cqb::Split(*it));
    let fight = [Cqb::Count].into_iter().chain(split).chain([Cqb::Roll]).map(Step::from);
    elect.chain(window).chain(fight).collect()
}

/// The squads that take part in a fight.
type Squads = SmallVec<[SquadId; 6]>;

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Cqb) -> Result<bool, NeedDice> {
    match step {
        Cqb::Offer { .. } | Cqb::Elect { .. } => return Ok(true),
        Cqb::Split(seat) => return Ok(ask_to_split(now, seat)),
        Cqb::Allocate { squad, dp } => return Ok(roll::allocate(now, squad, dp)),
        Cqb::Test { .. } | Cqb::BreakOut { .. } | Cqb::Again { .. } => return Ok(true),
        Cqb::Flee { squad, .. } => return Ok(fortitude::ask_to_flee(now, squad)),
        Cqb::Count => count::count(now)?,
        Cqb::Roll => roll::roll(now)?,
        Cqb::Remove => fortitude::remove(now),
        Cqb::Fortitude => fortitude::fortitude(now),
        Cqb::Settle => fortitude::settle(now)?,
        Cqb::Over => {
            now.emit(Event::Over.into());
            done(now);
        }
    }
    Ok(false)
}

/// With one enemy squad inside there is nothing to choose (`dc.cqb.distribute`).
fn ask_to_split(now: &mut Now<'_>, seat: Seat) -> bool {
    let enemies = enemies(now, seat);
    if enemies.len() > 1 && dice_of(now, seat) > 0 {
        return true;
    }
    let dice = dice_of(now, seat);
    let split = enemies.first().map(|it| (*it, dice)).into_iter().collect();
    made(now, seat, split);
    false
}
