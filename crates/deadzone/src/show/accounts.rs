//! What a study keeps of a battle: the models as bought, who attacked whom with what, and what came of it.

use battle::{Account, Enlisted, Seat};

use crate::{Answer, Attack, Due, Event, Mark, ModelId, State, Step, model::step::Burst};

/// What grenades, shells and whatever else is thrown are called.
const THROWN: &str = "thrown";

/// Every model that was bought, by its id.
pub(crate) fn roll(state: &State) -> Vec<Enlisted> {
    let teams = Seat::first(2).zip(&state.field.setup.teams);
    let bought = teams.flat_map(|(seat, team)| team.units.iter().map(move |it| (seat, it)));
    let enlist = |(seat, unit): (Seat, &muster::ResolvedUnit)| Enlisted {
        seat,
        unit: unit.unit.clone(),
        name: unit.name.clone(),
        points: unit.points as f64,
        models: 1,
    };
    bought.map(enlist).collect()
}

/// What an event means for the books.
pub(crate) fn account(before: &State, event: &Event) -> Option<Account> {
    match event {
        Event::TurnCame { seat } => Some(Account::Acts(*seat)),
        Event::Rolled { attack, target, answer, .. } => rolled(before, *attack, *target, *answer),
        Event::Thrown { by, .. } => attack(before, *by, THROWN.to_owned(), None, None),
        Event::Burst { .. } => burst(before),
        Event::TakenUp(Due::Boom { .. }) | Event::TrapGone { .. } => Some(Account::Blame { squad: None, on: None }),
        Event::Damaged { model, damage } => {
            let size = i32::from(before.profile(*model).size);
            let left = (size + 1 - i32::from(before.model(*model).damage)).max(0);
            let amount = u32::try_from(damage.total().clamp(0, left)).unwrap_or(0);
            (amount > 0).then_some(())?;
            Some(Account::Harm { squad: bought(before, *model)?, amount, worth: 0.0, gone: 0 })
        }
        Event::Died { model } if !before.model(*model).is(Mark::Dead) => {
            let squad = bought(before, *model)?;
            Some(Account::Harm { squad, amount: 0, worth: points(before, squad), gone: 1 })
        }
        _ => None,
    }
}

/// A model's place in the roll; none for what is on no army list.
fn bought(state: &State, model: ModelId) -> Option<u16> {
    state.card(model).extra.is_none().then_some(u16::from(model.0))
}

fn points(state: &State, squad: u16) -> f64 {
    let units = state.field.setup.teams.iter().flat_map(|it| &it.units);
    units.into_iter().nth(usize::from(squad)).map_or(0.0, |it| it.points as f64)
}

/// An attack, unless who makes it is on no army list: then nobody is to blame for what comes of it.
fn attack(state: &State, by: ModelId, weapon: String, at: Option<ModelId>, back: Option<String>) -> Option<Account> {
    let at = at.and_then(|it| bought(state, it));
    Some(match bought(state, by) {
        Some(by) => Account::Attack { by, weapon, at, back },
        None => Account::Blame { squad: at, on: None },
    })
}

fn rolled(state: &State, what: Attack, target: ModelId, answer: Answer) -> Option<Account> {
    let named = |model: ModelId, weapon: u8| state.fired(model, weapon).name.clone();
    match what {
        Attack::Shot { by, weapon, .. } => attack(state, by, named(by, weapon), Some(target), None),
        Attack::Blow { by, weapon, .. } => {
            let back = match answer {
                Answer::FightBack(weapon) => Some(named(target, weapon)),
                Answer::Survive => None,
            };
            attack(state, by, named(by, weapon), Some(target), back)
        }
        Attack::Fire | Attack::Wall | Attack::Fall(_) => {
            Some(Account::Blame { squad: Some(bought(state, target)?), on: None })
        }
    }
}

/// An explosion belongs to whoever sprays it; what was thrown has been put down already.
fn burst(state: &State) -> Option<Account> {
    let explosion = match state.steps.top()? {
        Step::Explosion(explosion) => explosion,
        Step::Wave(wave) => &wave.explosion,
        _ => return None,
    };
    match explosion.kind {
        Burst::Burns { by, weapon, .. } => attack(state, by, state.fired(by, weapon).name.clone(), None, None),
        Burst::Frag { .. } | Burst::Impact { .. } => None,
    }
}
