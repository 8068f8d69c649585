//! The words of Objectives and Intel.

use battle::{Beat, Line, Tone, scene::Target};
use catalogue::rule;

use crate::{
    ObjectiveId, ObjectivePlace, State,
    model::chapters::objectives::{Event, Order, Step},
    show::{
        names,
        said::Said,
        told::{Told, dice, listed, looked_up, piece, pieces, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Search { squad: it, base } => {
            let name = Line::new("dc-do-search").with("squad", names::known_squad(state, *it));
            let name = name.with("unit", names::known_unit(state, *base));
            Said::new("search", rule!("dc.infantry.search"), name).at([squad(*it), piece(*base)])
        }
        Order::PickUp { unit, objective } => {
            let name = Line::new("dc-do-pick-up").with("unit", names::known_unit(state, *unit));
            let name = name.with("objective", names::objective(state, *objective));
            let lies = lies(state, *objective);
            Said::new("pick-up", rule!("dc.objective.pick-up"), name).at([piece(*unit)]).at(lies)
        }
        Order::Pass { from, to } => {
            let name = Line::new("dc-do-pass-on").with("unit", names::known_unit(state, *from));
            let name = name.with("other", names::known_unit(state, *to));
            Said::new("pass-on", rule!("dc.objective.pass"), name).at([piece(*from), piece(*to)])
        }
        Order::Drop { unit, at } => {
            let name = Line::new("dc-do-drop").with("unit", names::known_unit(state, *unit));
            let at = at.map(Target::Place);
            Said::new("drop", rule!("dc.objective.drop"), name).at([piece(*unit)]).at(at)
        }
        Order::Place { at } => {
            let name = Line::new("dc-do-place").with("x", at.x).with("y", at.y);
            Said::new("place", rule!("dc.objective.placement"), name).at([Target::Place(*at)]).bare()
        }
        Order::CountAs { number } => {
            let name = Line::new("dc-do-count-as").with("number", *number);
            Said::new("count-as", rule!("dc.scenario.stop-the-clock"), name)
        }
    }
}

/// Where something lies, to point at.
fn lies(state: &State, objective: ObjectiveId) -> Option<Target> {
    match state.objectives.get(objective.index())?.at {
        ObjectivePlace::Inside(feature) => Some(place(feature)),
        ObjectivePlace::Ground(at) => Some(Target::Place(at)),
        ObjectivePlace::Carried(unit) => Some(piece(unit)),
        ObjectivePlace::Extracted(_) | ObjectivePlace::Gone => None,
    }
}

/// What an event is on the page; nothing for what only keeps the books.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    let objective = |it: &ObjectiveId| names::objective(before, *it);
    Some(match event {
        Event::Reached { .. } => return None,
        Event::Drawn { diagonal, .. } => {
            let rolls = [looked_up(None, rule!("dc.scenario.critical-locations"), &[*diagonal])];
            let line = Line::new("dc-log-drawn").with("diagonal", *diagonal);
            Told::seen(Beat::Test, line).rolling(rolls)
        }
        Event::Placed { seat, objective } => {
            let at = if let ObjectivePlace::Ground(at) = objective.at { Some(Target::Place(at)) } else { None };
            Told::seen(Beat::Place, Line::new("dc-log-placed").with("player", *seat)).of(*seat).at(at)
        }
        Event::Searched { squad: it, feature, roll } => {
            let line = Line::new("dc-log-searched").with("squad", names::squad(before, *it));
            let line = line.with("feature", names::feature(before, *feature));
            let seat = before.squad_seat(*it);
            let told = Told::seen(Beat::Test, line).of(seat).at(pieces(before, *it)).at([place(*feature)]);
            match roll {
                Some((need, die)) => {
                    let found = i32::from(*die) >= need.total();
                    let rolls = [dice(Some(seat), rule!("dc.infantry.search"), Some(need), &[*die])];
                    told.rolling(rolls).passed(found)
                }
                None => told,
            }
        }
        Event::Found { unit, objective: it } => by(before, "dc-log-found", *unit).given(objective(it)),
        Event::Discovered { unit, objective: it, .. } => by(before, "dc-log-discovered", *unit).given(objective(it)),
        Event::PickedUp { unit, objective: it } => by(before, "dc-log-picked-up", *unit).given(objective(it)),
        Event::Passed { from, to, objective: it } => {
            let line = Line::new("dc-log-passed").with("unit", names::unit(before, *from));
            let line = line.with("other", names::unit(before, *to)).with("objective", objective(it));
            Told::seen(Beat::Place, line).of(before.seat(*from)).at([piece(*from), piece(*to)])
        }
        Event::Dropped { unit, objective: it, at, rule } => {
            let lost = *at == ObjectivePlace::Gone;
            let told = by(before, if lost { "dc-log-lost" } else { "dc-log-dropped" }, *unit);
            told.because(*rule).given(objective(it)).toned(Tone::Loss)
        }
        Event::Extracted { unit, objective: it, .. } => {
            by(before, "dc-log-extracted", *unit).given(objective(it)).weighing(2).toned(Tone::Passed)
        }
        Event::IntelRolled { token, unit, die } => {
            let rolls = [looked_up(Some(before.seat(*unit)), rule!("dc.objective.intel"), &[*die])];
            by(before, "dc-log-intel", *unit).given(objective(token)).rolling(rolls)
        }
        Event::Changed { seat, number } => {
            Told::said(Line::new("dc-log-changed").with("player", *seat).with("number", *number))
        }
        Event::MayChange { seat } => Told::said(Line::new("dc-log-may-change").with("player", *seat)),
        Event::Removed { objective: it, rule } => {
            let line = Line::new("dc-log-removed").with("objective", objective(it)).with("rule", *rule);
            Told::seen(Beat::Fall, line).at(lies(before, *it))
        }
        Event::Compared { place, points } => {
            let of = |(seat, number): &(battle::Seat, battle::Breakdown)| {
                Line::new("dc-of-player").with("player", *seat).with("number", number.clone())
            };
            let line = Line::new("dc-log-compared").with("place", objective(place));
            let line = line.with("points", listed(points.iter().map(of)));
            Told::seen(Beat::Score, line).at(lies(before, *place))
        }
        Event::Became { objective: it, kind, .. } => {
            let line = Line::new("dc-log-became").with("objective", objective(it));
            let line = line.with("kind", names::objective_kind(*kind));
            Told::seen(Beat::Word, line).at(lies(before, *it))
        }
    })
}

/// Something a unit does.
fn by(before: &State, key: &'static str, unit: crate::UnitId) -> Told {
    let line = Line::new(key).with("unit", names::unit(before, unit));
    Told::seen(Beat::Place, line).of(before.seat(unit)).at([piece(unit)])
}

impl Told {
    /// With the Objective it is about.
    fn given(self, objective: Line) -> Told {
        self.worded(|line| line.with("objective", objective.clone()))
    }

    /// With the rule it is by.
    fn because(self, rule: catalogue::RuleId) -> Told {
        self.worded(|line| line.with("rule", rule))
    }

    fn worded(self, change: impl Fn(Line) -> Line) -> Told {
        let line = self.line.clone().map(&change);
        let told = Told { line: line.clone(), ..self };
        match line {
            Some(line) => told.word(line),
            None => told,
        }
    }
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::Place(_) => Line::new("dc-ask-place"),
        Step::CountAs { token, die, .. } => {
            Line::new("dc-ask-count-as").with("objective", names::objective(state, *token)).with("die", *die)
        }
        Step::Draw | Step::Reveal { .. } => super::waits(&(*step).into()),
    }
}
