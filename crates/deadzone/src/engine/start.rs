//! The start of a battle: the field of a setup with the models, the zones and the entries that play a part in it.

use battle::{Fault, Mismatch, Seat, notation};
use serde::{Deserialize, Deserializer, de};

use crate::{
    Field, Setup, State,
    content::{ENTRIES, pack::pack},
    model::{field::FieldData, setup::faults, step_facts::Asks},
    rules::deployment::zones,
};

/// The map before the first order, or every fault of the setup.
pub(crate) fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    Ok(State::new(field(setup)?, setup))
}

/// What contradicts itself in a state from elsewhere: models or players that the setup does not have.
pub(crate) fn mismatch(state: &State) -> Option<Mismatch> {
    let (models, seats) = (state.field.models.len(), state.sides.len());
    let seat = |place, seat: Option<Seat>| seat.and_then(|it| Mismatch::of_number(place, it.index(), seats));
    let active = state.active.as_ref().and_then(|it| Mismatch::of_number("active.model", it.model.index(), models));
    let all = [
        Mismatch::of_length("models", state.models.len(), models),
        seat("initiative", Some(state.initiative)),
        seat("first_done", state.first_done),
        active,
        state.steps.iter().find_map(|it| of_asked(it.facts().asks, models, seats)),
    ];
    all.into_iter().flatten().next()
}

/// What is wrong with whom a step asks.
fn of_asked(asks: Asks, models: usize, seats: usize) -> Option<Mismatch> {
    match asks {
        Asks::Seat(seat) => Mismatch::of_number("steps", seat.index(), seats),
        Asks::Player(model) | Asks::Owner(model) | Asks::Opponent(model) => {
            Mismatch::of_number("steps", model.index(), models)
        }
        Asks::Initiative | Asks::Open => None,
    }
}

/// The field of a setup, or every fault of it.
fn field(setup: &Setup) -> Result<Field, Vec<Fault>> {
    let faults = faults(setup, pack());
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut field = FieldData::new(setup);
    field.add_teams(setup, pack(), ENTRIES);
    field.zones = zones::zones(&field);
    Ok(Field::from(field))
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field, D::Error> {
        let setup = if deserializer.is_human_readable() {
            Setup::deserialize(deserializer)?
        } else {
            notation::from_text(&String::deserialize(deserializer)?).map_err(de::Error::custom)?
        };
        field(&setup).map_err(|faults| de::Error::custom(format_args!("{faults:?}")))
    }
}

#[cfg(test)]
mod tests {
    use crate::{ModelId, Step, library::ready};

    use super::{mismatch, start};

    #[test]
    fn a_step_that_asks_nobody_there_is_named() {
        let mut state = start(&ready::battle("first-patrol", 1).expect("a ready battle")).expect("it starts");
        assert!(mismatch(&state).is_none());
        state.steps.push(Step::Act(ModelId(200)));
        assert_eq!(mismatch(&state).map(|it| it.place), Some("steps".to_owned()));
    }
}
