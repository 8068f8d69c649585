//! Army specials used between the actions of the active model, or as its activation ends.

use battle::{Breakdown, Seat};
use catalogue::rule;
use dice::NeedDice;
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Cell, Event, Face, Forbidden, Gift, Kin, Lasts, Mark, ModelId, Now, Order, Pace, State, Step, Use,
    content::army_specials::at_start,
    model::{field, profile::Kind},
    rules::{
        deployment::arrivals,
        movement::{self, placement},
        rolls::pool,
        round::{
            activation, command,
            splat::{self, Special},
        },
        shooting::sight,
    },
};

/// How far dread reaches, and inspiration.
const NEAR: u8 = 2;

/// Why a Splat! may not be used like that while this model acts.
pub(crate) fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let seat = state.seat(model);
    let Some(special) = state.field.specials[seat.index()] else {
        return Some(Forbidden::NoAbility { rule: rule!("dz.command.splat") });
    };
    if !state.takes_results(model) {
        return Some(Forbidden::NoAbility { rule: rule!("dz.state.rampage-control") });
    }
    splat::objection(state, seat, special).or_else(|| special_objection(state, model, special, how))
}

fn special_objection(state: &State, model: ModelId, special: Special, how: Use) -> Option<Forbidden> {
    let seat = state.seat(model);
    let other = State::opponent(seat);
    // Not the same twice in a round, unless the house plays otherwise (`dz.special.under-the-knife`).
    let again = state.field.setup.settings.knives_again;
    let fits = match (special, how) {
        (Special::AuraOfDread, Use::On(target)) => return dread_objection(state, model, target),
        (Special::FistOfAnAngryGod, Use::Drop(trooper, cell)) => {
            return arrivals::fist_objection(state, model, (trooper, cell));
        }
        (Special::UnderTheKnife, Use::Gift(patient, choice)) => {
            patient == model
                && !state.has(model, Ability::Vehicle)
                && knives(choice).iter().any(|it| again || !state.is_given(model, *it))
        }
        (Special::HeWhoStalksTheGhosts, Use::Now) => !state.is_given(model, Gift::Ability(Ability::Agile)),
        (Special::CreepingFear, Use::Now) => !state.is_given(model, Gift::Ability(Ability::Stealthy)),
        (Special::FeralInspiration, Use::Now) => inspired(state, seat).next().is_some(),
        (Special::ActiveStrain | Special::HideInShadows, Use::Now) => true,
        (Special::MemoriesOfTheClade, Use::Gift(friend, choice)) => {
            return splat::friend_objection(state, seat, friend)
                .or_else(|| memory_objection(state, (model, friend), choice));
        }
        (Special::FiveRoundsRapid, Use::Now) => !state.is_given(model, Gift::WeightOfFireAtLeast(3)),
        (Special::TargetAcquisition, Use::On(target)) => {
            state.is_on_board(target) && state.seat(target) == other && !state.model(target).is(Mark::Tagged)
        }
        (Special::WheelsWithinWheels, Use::Result(face)) => state.results(other, face) > 0,
        (Special::TacticalGenius, Use::Result(face)) => {
            let action = matches!(face, Face::Move | Face::Shoot | Face::Fight);
            action && state.results(other, face) > 0 && state.active.is_some_and(|it| !it.result)
        }
        (Special::TheBalanceIsAll, Use::Dice(back)) => {
            let mut have = state.sides[seat.index()].results;
            have[Face::Splat as usize] -= 1;
            back.iter().sum::<u8>() > 0 && have.iter().zip(back).all(|(have, back)| back <= *have)
        }
        (Special::AlwaysShort, Use::Cube(cell)) => takes_item(state, model, cell),
        (Special::TooStubbornToDie, Use::Now) => state.model(model).damage > 0,
        (Special::TideOfVermin, Use::On(friend)) => {
            return splat::friend_objection(state, seat, friend).or_else(|| tide_objection(state, model, friend));
        }
        (Special::Surge, Use::On(friend)) => {
            return splat::friend_objection(state, seat, friend).or_else(|| surge_objection(state, friend));
        }
        _ => false,
    };
    (!fits).then_some(Forbidden::NoAbility { rule: special.rule() })
}

/// The three operations of `dz.special.under-the-knife`.
fn knives(choice: u8) -> &'static [Gift] {
    match choice {
        0 => &[Gift::Blade(2)],
        1 => &[Gift::Speed(1, 0)],
        2 => &[Gift::Ability(Ability::JumpPack), Gift::Ability(Ability::Glide)],
        _ => &[],
    }
}

const fn memory(choice: u8) -> Gift {
    if choice == 0 { Gift::WeightOfFire(2) } else { Gift::Frenzy(2) }
}

/// Not twice on one model in one activation (`dz.special.memories-of-the-clade`).
fn memory_objection(state: &State, (active, friend): (ModelId, ModelId), choice: u8) -> Option<Forbidden> {
    let given = state.is_given(active, Gift::Reminded(friend));
    let rule = Special::MemoriesOfTheClade.rule();
    (choice > 1 || given).then_some(Forbidden::NoAbility { rule })
}

/// The Veer-Myn within two cubes of the Brood Mother, or of where she died, who have not been inspired.
fn inspired(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    let mother = (0..state.models.len() as u8).map(ModelId).find(|it| {
        state.seat(*it) == seat && state.profile(*it).kind == Kind::Leader && state.card(*it).extra.is_none()
    });
    let cell = mother.map(|it| state.model(it).cell);
    let near = move |it: &ModelId| cell.is_some_and(|cell| state.model(*it).cell.distance(cell) <= NEAR);
    let new = move |it: &ModelId| {
        let boons = state.boons.iter().filter(move |boon| boon.model == *it);
        !boons.into_iter().any(|it| it.rule == Special::FeralInspiration.rule())
    };
    let mine = state.on_board().filter(move |it| state.seat(*it) == seat && splat::is_kin(state, *it, Kin::VeerMyn));
    mine.filter(near).filter(new)
}

/// An adjacent cube without models where an item can lie, and a counter left to lay (`dz.faq.always-short`).
fn takes_item(state: &State, model: ModelId, cell: Cell) -> bool {
    let here = state.model(model).cell;
    let near = here.distance(cell) == 1 && state.field.standing.has(cell) && state.in_cell(cell).next().is_none();
    near && state.counters_left() > 0
}

fn tide_objection(state: &State, model: ModelId, friend: ModelId) -> Option<Forbidden> {
    if friend == model || state.profile(friend).kind != Kind::Trooper {
        return Some(Forbidden::NoAbility { rule: Special::TideOfVermin.rule() });
    }
    state.model(friend).is(Mark::Activated).then_some(Forbidden::AlreadyActivated { model: friend })
}

/// Activated before this turn, of the Veer-Myn, and not pinned (`dz.special.surge`).
fn surge_objection(state: &State, friend: ModelId) -> Option<Forbidden> {
    let it = state.model(friend);
    let fits = splat::is_kin(state, friend, Kin::VeerMyn) && it.is(Mark::Activated) && !it.is(Mark::Fresh);
    if !fits {
        return Some(Forbidden::NoAbility { rule: Special::Surge.rule() });
    }
    it.is(Mark::Pinned).then_some(Forbidden::StandUpFirst)
}

/// An unpinned living enemy within two cubes that the model sees (`dz.special.aura-of-dread`).
pub(crate) fn dread_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    if state.seat(target) == state.seat(model) {
        return Some(Forbidden::NoEnemy { model: target });
    }
    let distance = state.model(model).cell.distance(state.model(target).cell);
    if distance > NEAR {
        return Some(Forbidden::OutOfRange { distance, range: NEAR });
    }
    if state.model(target).is(Mark::Pinned) || !state.profile(target).is_living() {
        return Some(Forbidden::NoAbility { rule: Special::AuraOfDread.rule() });
    }
    (!sight::spots_model(state, model, target)).then_some(Forbidden::NoSight)
}

/// It breaks away, flees one cube and is marked.
pub(crate) fn dread(now: &mut Now<'_>, by: ModelId, target: ModelId) {
    let flee = Step::Flee { model: target, by };
    if crate::rules::fighting::free_fights::can_strike_at_leaver(now, target) {
        now.emit(Event::Then(smallvec![Step::Leaving(target), Step::Settle, flee]));
    } else {
        now.emit(Event::Then(smallvec![flee]));
    }
}

/// Where a model may flee to: directly away, a cube it can step into with room for it; nowhere where that is barred.
pub(crate) fn flights(state: &State, model: ModelId, by: ModelId) -> SmallVec<[(u8, Cell); 8]> {
    let here = state.model(model).cell;
    let ways = movement::forced_movement::ways_away(state, by, model);
    let open = |it: &(u8, Cell)| {
        let (size, gait) = (state.profile(model).size, table::lattice::Gait::Walk);
        let steps = state.field.lattice.can_step(here.cube(), it.1.cube(), field::gap(size), gait);
        steps && state.field.standing.has(it.1) && state.has_room(model, it.1)
    };
    let all = ways.into_iter().filter_map(|wind| here.neighbour(usize::from(wind)).map(|it| (wind, it)));
    all.filter(open).collect()
}

/// It flees this way, or stays; it is marked either way, and among enemies it can only survive.
pub(crate) fn flee(now: &mut Now<'_>, model: ModelId, to: Option<Cell>) {
    now.emit(Event::Done);
    if !now.is_on_board(model) {
        return;
    }
    let rule = Special::AuraOfDread.rule();
    now.emit(Event::Marked { model, mark: Mark::Activated, holds: true, rule });
    let Some(to) = to.filter(|_| !now.model(model).is(Mark::Pinned)) else { return };
    let at = movement::spots(now, model, to).next().unwrap_or(now.model(model).spots);
    let shifted = movement::place(now, model, to, at).unwrap_or_default();
    let places: SmallVec<[Step; 2]> = [Step::Place(model)].into_iter().chain(placement::of_shifted(&shifted)).collect();
    now.emit(Event::Moved { model, to, at, shifted });
    let fights = now.has_enemy(to, now.team(model));
    let then = if fights { Step::Rising(model) } else { Step::PickUp(model) };
    now.emit(Event::Then(places.into_iter().chain([then]).collect()));
}

/// Uses it.
pub(crate) fn go(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    let seat = now.seat(model);
    let Some(special) = now.field.specials[seat.index()] else { return Ok(()) };
    splat::spend(now, seat, 1);
    let round = |now: &mut Now<'_>, gift: Gift| splat::give(now, model, special, gift, Lasts::Round);
    match (special, how) {
        (Special::AuraOfDread, Use::On(target)) => {
            activation::end(now, model);
            dread(now, model, target);
        }
        (Special::FistOfAnAngryGod, Use::Drop(trooper, cell)) => arrivals::fist(now, (trooper, cell)),
        (Special::HideInShadows, _) => {
            round(now, Gift::Hidden);
            activation::end(now, model);
        }
        (Special::UnderTheKnife, Use::Gift(_, choice)) => knives(choice).iter().for_each(|it| round(now, *it)),
        (Special::HeWhoStalksTheGhosts, _) => {
            let given = [Ability::Agile, Ability::Stealthy, Ability::Tough];
            given.into_iter().for_each(|it| round(now, Gift::Ability(it)));
        }
        (Special::CreepingFear, _) => {
            round(now, Gift::Ability(Ability::Stealthy));
            round(now, Gift::Resilient(1));
        }
        (Special::FeralInspiration, _) => {
            for friend in inspired(now, seat).collect::<Vec<_>>() {
                splat::give(now, friend, special, Gift::Frenzy(1), Lasts::Round);
            }
        }
        (Special::ActiveStrain, _) => at_start::strain(now, model),
        (Special::MemoriesOfTheClade, Use::Gift(friend, choice)) => {
            splat::give(now, friend, special, memory(choice), Lasts::Round);
            splat::give(now, model, special, Gift::Reminded(friend), Lasts::Activation);
        }
        (Special::FiveRoundsRapid, _) => round(now, Gift::WeightOfFireAtLeast(3)),
        (Special::TargetAcquisition, Use::On(target)) => {
            now.emit(Event::Marked { model: target, mark: Mark::Tagged, holds: true, rule: special.rule() });
        }
        (Special::WheelsWithinWheels, Use::Result(face)) => {
            now.emit(Event::ResultLost { seat: State::opponent(seat), face, rule: special.rule() });
        }
        (Special::TacticalGenius, Use::Result(face)) => now.emit(Event::ResultTaken { seat, face }),
        (Special::TheBalanceIsAll, Use::Dice(back)) => command::roll_again(now, special.rule(), seat, back)?,
        (Special::AlwaysShort, Use::Cube(cell)) => now.emit(Event::ItemLaid { cell }),
        (Special::TooStubbornToDie, _) => stubborn(now, model)?,
        (Special::TideOfVermin, Use::On(friend)) => activation::interrupt(now, friend),
        (Special::Surge, Use::On(friend)) => {
            now.emit(Event::Then(smallvec![Step::GoOn { model: friend, pace: Pace::Surge }]));
        }
        _ => {}
    }
    Ok(())
}

/// Three dice, two successes, no modifiers (`dz.special.too-stubborn-to-die`).
fn stubborn(now: &mut Now<'_>, model: ModelId) -> Result<(), NeedDice> {
    let rule = Special::TooStubbornToDie.rule();
    let (needs, again) = (now.profile(model).survive, now.resilient(model));
    let against = pool::roll(now, rule, Breakdown::base(rule, 3), needs, again)?;
    let heals = against.successes >= 2;
    now.emit(Event::Withstood { model, against });
    if heals {
        now.emit(Event::Healed { model, damage: 1, rule });
    }
    Ok(())
}

/// Everything a Splat! may do while this model acts.
pub(crate) fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let seat = state.seat(model);
    let Some(special) = splat::ready(state, seat) else { return };
    let legal = |how: Use| objection(state, model, how).is_none();
    let friends = || state.on_board().filter(|it| state.seat(*it) == seat);
    match special {
        Special::AuraOfDread | Special::TargetAcquisition => {
            splat::offer(at_start::enemies(state, seat), legal, orders)
        }
        Special::UnderTheKnife => splat::offer((0..3).map(|it| Use::Gift(model, it)), legal, orders),
        Special::MemoriesOfTheClade => {
            let all = friends().flat_map(|it| [Use::Gift(it, 0), Use::Gift(it, 1)]);
            splat::offer(all, legal, orders);
        }
        Special::WheelsWithinWheels | Special::TacticalGenius => {
            splat::offer(Face::ALL.into_iter().map(Use::Result), legal, orders);
        }
        Special::TheBalanceIsAll => {
            let mut have = state.sides[seat.index()].results;
            have[Face::Splat as usize] -= 1;
            splat::offer(command::choices_of(have).into_iter().map(Use::Dice), legal, orders);
        }
        Special::AlwaysShort => splat::offer(state.field.standing.iter().map(Use::Cube), legal, orders),
        Special::TideOfVermin | Special::Surge => splat::offer(friends().map(Use::On), legal, orders),
        Special::FistOfAnAngryGod => {}
        _ => splat::offer([Use::Now].into_iter(), legal, orders),
    }
}

/// Whether a Splat! may still end an activation in which nothing else is left to do.
pub(crate) fn may_end(state: &State, model: ModelId) -> bool {
    let late = [Special::HideInShadows, Special::AuraOfDread, Special::TideOfVermin];
    if !splat::ready(state, state.seat(model)).is_some_and(|it| late.contains(&it)) {
        return false;
    }
    let mut found = Vec::new();
    orders(state, model, &mut found);
    !found.is_empty()
}
