//! Before the battle: lots are drawn, and players place Intel on open ground by turns (`dc.objective.placement`).

use catalogue::rule;
use dice::{NeedDice, Roll};
use smallvec::SmallVec;
use table::{Inches, Point};

use crate::{
    Forbidden, Now, Objective, ObjectiveKind, ObjectivePlace, State, Step,
    model::chapters::objectives::{Event, Forbidden as No, Step as Place},
    rules::{
        flow::{done, replace},
        measuring::HAIR,
        objectives::hands::is_open,
    },
};

/// The steps between the roll-off and the picking of edges: the last of the roll-off places first.
pub(crate) fn steps(state: &State) -> SmallVec<[Step; 2]> {
    let layout = state.field.layout();
    let mut steps = SmallVec::new();
    if layout.place.iter().any(|it| it.diagonal.is_some()) {
        steps.push(Place::Draw.into());
    }
    if let Some(last) = state.initiative.last().filter(|_| layout.open > 0) {
        steps.push(Place::Place(*last).into());
    }
    steps
}

/// One of two diagonals is drawn by lot (`dc.scenario.critical-locations`).
pub(crate) fn draw(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let rule = rule!("dc.scenario.critical-locations");
    let diagonal = now.roll_one(Roll::new(rule, 1, 2))?;
    let objectives = (now.field.scenario.lay_out)(&now.field, Some(diagonal));
    now.emit(Event::Drawn { diagonal, objectives }.into());
    done(now);
    Ok(())
}

/// How many pieces are still to be placed.
fn left(state: &State) -> usize {
    let open = |it: &&Objective| matches!(it.at, ObjectivePlace::Ground(_)) && it.kind == ObjectiveKind::Intel;
    usize::from(state.field.layout().open).saturating_sub(state.objectives.iter().filter(open).count())
}

/// Asks for the next piece, unless all are placed or no place is left.
pub(crate) fn ask(now: &mut Now<'_>) -> bool {
    let waits = left(now) > 0 && samples(now).next().is_some();
    if !waits {
        done(now);
    }
    waits
}

/// Why a piece cannot lie there: too near to an edge or another piece, or not in the open (`dc.objective.placement`).
pub(crate) fn objection(state: &State, at: Point) -> Option<Forbidden> {
    if !matches!(state.steps.top(), Some(Step::Objectives(Place::Place(_)))) {
        return Some(Forbidden::not_now(state.steps.top()));
    }
    let layout = state.field.layout();
    let table = &state.field.setup.table;
    let (x, y) = (at.x.to_f64(), at.y.to_f64());
    let edge = x.min(y).min(table.width().to_f64() - x).min(table.depth().to_f64() - y);
    let near = |it: &Objective| match it.at {
        ObjectivePlace::Ground(other) => (other.to_vec() - at.to_vec()).length() + HAIR < f64::from(layout.apart),
        ObjectivePlace::Inside(_)
        | ObjectivePlace::Carried(_)
        | ObjectivePlace::Extracted(_)
        | ObjectivePlace::Gone => false,
    };
    if edge + HAIR < f64::from(layout.off_edges) {
        return Some(No::NoPlace { rule: state.field.scenario.scenario.rule() }.into());
    }
    let wrong = !is_open(state, at) || state.objectives.iter().any(near);
    wrong.then_some(No::NoPlace { rule: rule!("dc.objective.placement") }.into())
}

/// Legal places, every 3 inches.
pub(crate) fn samples(state: &State) -> impl Iterator<Item = Point> + '_ {
    let steps = |length: Inches| (1..length.as_hundredths() / 300).map(|it| Inches::whole(it * 3));
    let table = &state.field.setup.table;
    let points = steps(table.depth()).flat_map(move |y| steps(table.width()).map(move |x| Point::new(x, y)));
    points.filter(|it| objection(state, *it).is_none())
}

/// Carries an order out: the next seat places.
pub(crate) fn place(now: &mut Now<'_>, at: Point) {
    let Some(Step::Objectives(Place::Place(seat))) = now.steps.top() else { return };
    let seat = *seat;
    let objective = Objective::of(ObjectiveKind::Intel, ObjectivePlace::Ground(at), 0);
    now.emit(Event::Placed { seat, objective }.into());
    let at = now.initiative.iter().position(|it| *it == seat).unwrap_or(0);
    let before = (at + now.initiative.len() - 1) % now.initiative.len();
    let next = now.initiative[before];
    replace(now, [Place::Place(next)]);
}
