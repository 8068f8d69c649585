//! What a study keeps of a battle: the squads as mustered, who attacked whom with what, and what came of it.

use battle::{Account, Enlisted};

use crate::{
    Event, ModelId, SquadId, State, Step, Test,
    model::{event::Aimed, field::WHOLE_POINT},
    odds::plan_inputs::left,
};

/// What an attack without a weapon of one's own is called: bare hands, or a squad that acts as one.
const TOGETHER: &str = "no weapon of its own";

/// Every squad, by its id: those who joined it count with it.
pub(crate) fn roll(state: &State) -> Vec<Enlisted> {
    let enlist = |(at, squad): (usize, &crate::model::field::SquadCard)| {
        let first = squad.first.index();
        let models = &state.field.models[first..first + usize::from(squad.size)];
        let worth: i64 = models.iter().map(|it| it.worth).sum();
        Enlisted {
            seat: squad.seat,
            unit: squad.unit.to_string(),
            name: state.field.squads[at].name.clone(),
            points: worth as f64 / WHOLE_POINT as f64,
            models: squad.size,
        }
    };
    state.field.squads.iter().enumerate().map(enlist).collect()
}

/// What an event means for the books.
pub(crate) fn account(before: &State, event: &Event) -> Option<Account> {
    let squad = |model: ModelId| u16::from(before.field.squad(model).0);
    match event {
        Event::SquadActivated { squad } => Some(Account::Acts(before.field.squads[squad.index()].seat)),
        Event::Tested { model, test, aimed: Some(Aimed { weapon, at }), .. } if is_attack(*test) => {
            let weapon = weapon_name(before, *model, *weapon);
            Some(Account::Attack { by: squad(*model), weapon, at: at.map(squad), back: None })
        }
        Event::Done => {
            let (Step::Wound(wound) | Step::Heal(wound) | Step::PassOn(wound) | Step::Locate(wound)) =
                before.steps.top()?
            else {
                return None;
            };
            let on = wound.by.map(|by| (squad(by), weapon_name(before, by, wound.weapon)));
            Some(Account::Blame { squad: Some(squad(wound.victim)), on })
        }
        Event::Wounded { model, wounds } => {
            let amount = u32::from(*wounds).min(u32::try_from(left(before, *model)).unwrap_or(0));
            Some(Account::Harm { squad: squad(*model), amount, worth: 0.0, gone: 0 })
        }
        Event::HullHurt { model, location, sp } => {
            let left = i32::from(before.structure(*model, *location));
            let amount = u32::try_from(sp.total().clamp(0, left)).unwrap_or(0);
            Some(Account::Harm { squad: squad(*model), amount, worth: 0.0, gone: 0 })
        }
        Event::Removed { model } => Some(gone(before, squad(*model), &[*model])),
        Event::SquadLost { squad } => Some(lost(before, *squad)),
        _ => None,
    }
}

fn is_attack(test: Test) -> bool {
    matches!(
        test,
        Test::RangeSkill
            | Test::CloseCombat
            | Test::Shotgun
            | Test::Grenade
            | Test::FocusFire
            | Test::Swarm
            | Test::WillPower
    )
}

fn weapon_name(state: &State, model: ModelId, weapon: Option<u8>) -> String {
    state.weapon(model, weapon).map_or_else(|| TOGETHER.to_owned(), |it| it.name.clone())
}

fn lost(state: &State, squad: SquadId) -> Account {
    let card = &state.field.squads[squad.index()];
    let first = card.first.0;
    let models: Vec<ModelId> = (first..first + card.size).map(ModelId).collect();
    gone(state, u16::from(squad.0), &models)
}

fn gone(state: &State, squad: u16, models: &[ModelId]) -> Account {
    let worth: i64 = models.iter().map(|it| state.field.models[it.index()].worth).sum();
    Account::Harm { squad, amount: 0, worth: worth as f64 / WHOLE_POINT as f64, gone: models.len() as u16 }
}
