//! The words of Reaction Fire.

use battle::{Beat, Line, scene::Target};
use catalogue::rule;

use super::waits;
use crate::{
    State, UnitId,
    model::chapters::reactions::{Event, Order, Reaction, Step},
    show::{
        names,
        said::Said,
        told::{Told, piece, stands, with_cargo},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    let rule = rule!("dc.weapon.reaction-fire");
    match order {
        Order::React(it) => {
            let said = Said::new("react", rule, reaction_line(state, it, "dc-do-react"));
            let said = said.at([piece(it.unit), piece(it.target), Target::Place(it.at)]).bare();
            let several = it.unit.index() < state.units.len() && state.mode(it.unit).weapons.len() > 1;
            let id = format!("weapon-{}-{}", it.unit.0, it.weapon.0);
            if several { said.with(id, names::weapon(state, it.unit, it.weapon)) } else { said }
        }
        Order::Intercept { squad, aims } => {
            let target = aims.first().map_or_else(|| Line::new("dc-nobody"), |it| names::target(state, it.target));
            let name = Line::new("dc-do-intercept").with("squad", names::known_squad(state, *squad));
            let said = Said::new("intercept", rule!("dc.fast.intercept"), name.with("target", target));
            said.at([Target::Group(names::squad_id(*squad))])
        }
        Order::Decline => Said::new("no-reaction", rule, Line::new("dc-do-no-reaction")).ends(),
    }
}

/// Who shoots with what at whom, and where.
fn reaction_line(state: &State, it: &Reaction, key: &'static str) -> Line {
    let name = |unit: UnitId| names::known_unit(state, unit);
    let weapon = state.weapon_of(it.unit, it.weapon).map(|_| names::weapon(state, it.unit, it.weapon));
    Line::new(key)
        .with("unit", name(it.unit))
        .with("weapon", weapon.unwrap_or_else(|| Line::new("dc-nobody")))
        .with("target", name(it.target))
        .with("x", it.at.x)
        .with("y", it.at.y)
}

/// What an event is on the page; nothing for what only keeps the books.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Declared { reaction, .. } => {
            let line = reaction_line(before, reaction, "dc-log-reacts");
            let told = Told::seen(Beat::Word, line).of(before.seat(reaction.unit)).by(Some(reaction.unit));
            told.at([piece(reaction.target)])
        }
        Event::Reached { unit, at } => {
            let line = Line::new("dc-log-flies-up-to").with("unit", names::unit(before, *unit));
            let line = line.with("x", at.x).with("y", at.y);
            let height = stands(before, *unit).map_or(table::Inches::ZERO, |it| it.1);
            let cargo = with_cargo(before, *unit).split_off(1);
            let way = stands(before, *unit).into_iter().chain([(*at, height)]);
            Told::seen(Beat::Go, line).of(before.seat(*unit)).by(Some(*unit)).at(cargo).along(way)
        }
        Event::Intercepted { squad, .. } => {
            let line = Line::new("dc-log-intercepts").with("squad", names::squad(before, *squad));
            Told::seen(Beat::Word, line).of(before.squad_seat(*squad))
        }
        Event::Announced(_) | Event::Shot | Event::Missed | Event::Completed => return None,
    })
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match (step, &state.sortie) {
        (Step::Declare(_), Some(sortie)) => Line::new("dc-ask-react").with("squad", names::squad(state, sortie.squad)),
        (Step::Intercept(_), Some(sortie)) => {
            Line::new("dc-ask-intercept").with("squad", names::squad(state, sortie.squad))
        }
        (Step::Declare(_) | Step::Intercept(_) | Step::Fly | Step::Run | Step::Chase(..), _) => waits(&(*step).into()),
    }
}
