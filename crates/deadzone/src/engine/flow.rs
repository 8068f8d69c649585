//! Resolution without players: resolves steps one after the other until a step needs an answer.

use battle::Seat;
use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    Cell, Event, ModelId, Now, State, Step,
    content::{
        abilities::{experimental, fire_control, rampage},
        army_specials::aura_of_dread,
    },
    model::{entry::Shot, step_facts::Asks},
    rules::{
        damage::{self, on_death},
        deployment::{arrivals, recon, recon_bonus, scout},
        fighting::free_fights,
        items, missions, moments,
        movement::{self, forced_movement, on_entry, placement, traps},
        rolls::{after_roll, opposed_test, test_result},
        round::{self, activation, command},
        shooting::{area_attack, cube_attack, follow_up},
    },
};

/// Goes on until the battle waits for an answer, or is over.
pub(crate) fn go_on(now: &mut Now<'_>) -> Result<(), NeedDice> {
    while !waits(now)? {}
    Ok(())
}

/// Whom a step asks.
pub(crate) fn asked(state: &State, step: &Step) -> Seat {
    match step.facts().asks {
        Asks::Seat(seat) => seat,
        Asks::Player(model) => state.player(model),
        Asks::Owner(model) => state.seat(model),
        Asks::Opponent(model) => State::opponent(state.seat(model)),
        Asks::Initiative => state.initiative,
        Asks::Open => asked_by_rules(state, step).unwrap_or(state.initiative),
    }
}

/// Whom a step asks that depends on what has been said and on what lies about; `None` where nobody is.
fn asked_by_rules(state: &State, step: &Step) -> Option<Seat> {
    match step {
        Step::Tread(model) => traps::under(state, *model).map(|it| it.1.seat),
        Step::Rise { dead, refused } => on_death::asks(state, *dead, *refused).map(|it| it.0),
        Step::Leaving(model) | Step::Rising(model) | Step::Tumbled(model) => {
            Some(free_fights::striking_seat(state, *model))
        }
        Step::Contest(it) => opposed_test::asks(state, it).map(|it| it.0),
        Step::Explosion(it) => area_attack::asks(state, it).map(|it| it.0),
        Step::Lob(it) => cube_attack::asks(state, it).map(|it| it.0),
        Step::Reckoning(it) => after_roll::asks(state, it).map(|it| it.0),
        Step::Wave(it) => area_attack::wave_asks(state, it).map(|it| it.0),
        Step::Throw(it) => forced_movement::asks(state, it),
        step => unreachable!("the facts of {step:?} say whom it asks"),
    }
}

/// Resolves the step on top, or says that it waits for an answer, as a battle that is over does.
fn waits(now: &mut Now<'_>) -> Result<bool, NeedDice> {
    let Some(step) = now.steps.top() else { return Ok(true) };
    // What a step holds is looked at where it lies, or copied; only what is resolved and long is cloned.
    let waits = match *step {
        Step::Begin
        | Step::NameStarter(_)
        | Step::TakeZone(_)
        | Step::Stow { .. }
        | Step::Control(_)
        | Step::Exchange { .. } => true,
        Step::Airborne(seat) => arrivals::airborne(now, seat).next().is_some() || done(now),
        Step::Bonus { ref faces, .. } => !faces.is_empty() || done(now),
        Step::Look { .. } => recon_bonus::counters(now, true).next().is_some() || done(now),
        Step::Discard(_) => recon_bonus::counters(now, false).next().is_some() || done(now),
        Step::Shift { .. } | Step::Flank(_) => true,
        Step::Edge(seat) => has_orders(now) && recon_bonus::flankers(now, seat).next().is_some() || done(now),
        Step::Logistics(seat) => recon::has_logistics(now, seat) || done(now),
        Step::Settle if forced_movement::dues(now).len() > 1 => true,
        Step::Tread(model) => traps::under(now, model).is_some() || done(now),
        Step::Met(model) => on_entry::may(now, model) || done(now),
        Step::Follow { by, target } => follow_up::may(now, Shot { by, target }) || done(now),
        Step::Rise { dead, refused } => on_death::asks(now, dead, refused).is_some() || done(now),
        Step::GoOn { model, .. } => movement::may_go_on(now, model) || done(now),
        Step::Start(model) => moments::may_start(now, model) || done(now),
        Step::Flee { model, by } if aura_of_dread::flights(now, model, by).len() > 1 => true,
        Step::Scout(seat) => scout::waiting(now, seat).next().is_some() || done(now),
        Step::Deploy(seat) => recon::undeployed(now, seat).next().is_some() || done(now),
        Step::Reroll(seat) => command::may_reroll(now, seat) || done(now),
        Step::Turn(seat) => round::turn(now, seat),
        Step::Another(seat) => round::another(now, seat),
        Step::Act(model) => activation::act(now, model),
        Step::Leaving(model) => free_fights::leaving(now, model),
        Step::Rising(model) => free_fights::rising(now, model),
        Step::Tumbled(model) => free_fights::tumbled(now, model),
        Step::MustFight(model) => free_fights::must_fight(now, model)?,
        Step::PickUp(model) => items::may_pick_up(now, model) || done(now),
        Step::Contest(ref it) if opposed_test::asks(now, it).is_some() => true,
        Step::Explosion(ref it) if area_attack::asks(now, it).is_some() => true,
        Step::Lob(ref it) if cube_attack::asks(now, it).is_some() => true,
        Step::Landing(_) => true,
        Step::Reckoning(ref it) if after_roll::asks(now, it).is_some() => true,
        Step::Wave(ref it) if area_attack::wave_asks(now, it).is_some() => true,
        Step::Place(model) | Step::PlaceThrown { model, .. } => {
            placement::places(now, model).nth(1).is_some() || done(now)
        }
        Step::Throw(ref it) if forced_movement::asks(now, it).is_some() => true,
        Step::Throws(ref all) if forced_movement::left(now, all).len() > 1 => true,
        Step::BonusRoll(_)
        | Step::Close
        | Step::RollCommand
        | Step::Walk(_)
        | Step::Tinker(_)
        | Step::Volley { .. }
        | Step::Relay
        | Step::Contest(_)
        | Step::Reckoning(_)
        | Step::Explosion(_)
        | Step::Wave(_)
        | Step::Lob(_)
        | Step::Throw(_)
        | Step::Throws(_)
        | Step::Evades { .. }
        | Step::Rampage(_)
        | Step::Flee { .. }
        | Step::Resume(_)
        | Step::Pin(_)
        | Step::PinAll(_)
        | Step::Off { .. }
        | Step::Settle
        | Step::EndRound => {
            resolve(now)?;
            false
        }
    };
    Ok(waits)
}

/// Whether the step on top has any answer at all.
fn has_orders(state: &State) -> bool {
    let mut orders = Vec::new();
    crate::engine::orders::orders(state, &mut orders);
    !orders.is_empty()
}

fn done(now: &mut Now<'_>) -> bool {
    now.emit(Event::Done);
    false
}

/// Resolves the step on top, which asks nobody.
fn resolve(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let Some(step) = now.steps.top() else { return Ok(()) };
    match *step {
        Step::RollCommand => round::begin(now)?,
        Step::Walk(walk) => movement::walk(now, walk)?,
        Step::Contest(it) => opposed_test::roll(now, it)?,
        Step::Lob(it) => cube_attack::roll(now, it)?,
        Step::Throw(it) => forced_movement::throw(now, it)?,
        Step::Evades { model, cell } => test_result::evades(now, model, cell),
        Step::Flee { model, by } => {
            let to = aura_of_dread::flights(now, model, by).first().map(|it| it.1);
            aura_of_dread::flee(now, model, to);
        }
        Step::Rampage(model) => rampage::roll(now, model)?,
        Step::Relay => command::relay(now),
        Step::Off { model, cell, left } => missions::off(now, model, cell, left),
        Step::Volley { by, aim, ammo } => fire_control::fire(now, by, aim, ammo),
        Step::Tinker(contest) => {
            let by = opposed_test::attacker(&contest).unwrap_or(contest.target);
            experimental::roll(now, contest, by)?;
        }
        Step::Resume(activation) => now.emit(Event::Resumed(activation)),
        Step::Pin(model) => pin(now, model),
        Step::PinAll(cell) => pin_all(now, cell),
        Step::Settle => forced_movement::settle(now),
        Step::EndRound => round::end(now)?,
        Step::Close => round::close(now),
        Step::BonusRoll(seat) => recon_bonus::roll(now, seat)?,
        Step::Reckoning(ref it) => {
            let it = it.clone();
            after_roll::settle(now, &it)?;
        }
        Step::Explosion(ref it) => {
            let it = it.clone();
            area_attack::explode(now, it)?;
        }
        Step::Wave(ref it) => {
            let it = it.clone();
            area_attack::go_through(now, *it)?;
        }
        Step::Throws(ref all) => {
            let all = all.clone();
            forced_movement::throw_all(now, all);
        }
        ref step => unreachable!("{step:?} asks somebody"),
    }
    Ok(())
}

fn pin(now: &mut Now<'_>, model: ModelId) {
    now.emit(Event::Done);
    damage::pin(now, model, rule!("dz.state.pinned"));
}

/// Suppression pins everyone who is then in the target cube (`dz.ability.suppression`).
fn pin_all(now: &mut Now<'_>, cell: Cell) {
    now.emit(Event::Done);
    let models: SmallVec<[ModelId; 8]> = now.in_cell(cell).collect();
    for model in models {
        damage::pin(now, model, rule!("dz.ability.suppression"));
    }
}
