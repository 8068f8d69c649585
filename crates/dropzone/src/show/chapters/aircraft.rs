//! The words of Aircraft.

use battle::{
    Beat, Line, Tone,
    scene::{Gesture, Target},
};
use catalogue::rule;

use super::movement::travels;
use crate::{
    State, UnitId,
    model::chapters::aircraft::{Event, Fate, Order},
    show::{
        names,
        said::Said,
        told::{Told, dice, looked_up, piece, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Fly { squad: it, ways, landing } => {
            let (kind, rule) =
                if landing.is_empty() { ("fly", rule!("dc.air.move")) } else { ("land", rule!("dc.air.land")) };
            let name = travels(state, ways).with("squad", names::squad(state, *it));
            let end = ways.first().and_then(|way| way.path.last()).copied().map(Target::Place);
            Said::new(kind, rule, name).at([squad(*it)]).at(end).by(Gesture::March).bare()
        }
        Order::Scramble { squad: it, target } => {
            let key = if target.is_some() { "dc-do-scramble-at" } else { "dc-do-scramble" };
            let aimed = target.map_or_else(|| Line::new("dc-nobody"), |it| names::target(state, it));
            let name = Line::new(key).with("squad", names::known_squad(state, *it)).with("target", aimed);
            Said::new("scramble", rule!("dc.fast.available"), name).at([squad(*it)]).at(target.map(pointed))
        }
        Order::AttackRun { squad: it, line: [from, to], shots } => {
            let name = Line::new("dc-do-attack-run").with("squad", names::known_squad(state, *it));
            let name = name.with("x", from.x).with("y", from.y).with("to-x", to.x).with("to-y", to.y);
            let said = Said::new("attack-run", rule!("dc.fast.attack-run"), name.with("shots", shots.len()));
            let at = shots.first().map(|it| pointed(it.aim.target));
            said.at([squad(*it)]).at(at).at([Target::Place(*from), Target::Place(*to)])
        }
    }
}

/// What is meant as a target, to point at.
fn pointed(target: crate::Target) -> Target {
    match target {
        crate::Target::Unit(unit) => piece(unit),
        crate::Target::Feature(feature) => place(feature),
    }
}

/// What an event is on the page; nothing for what only keeps the books.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    let named = |key: &'static str, it: UnitId| Line::new(key).with("unit", names::unit(before, it));
    Some(match event {
        Event::Fell { unit, die, fate } => {
            let word = match fate {
                Fate::InTheAir => "air",
                Fate::Crash => "crash",
                Fate::Emergency => "emergency",
            };
            let seat = before.seat(*unit);
            let rolls = [looked_up(Some(seat), rule!("dc.air.destroyed-table"), &[*die])];
            let told = Told::seen(Beat::Fall, named("dc-log-fell", *unit).with("fate", word));
            told.of(seat).at([piece(*unit)]).rolling(rolls).toned(Tone::Loss)
        }
        Event::WreckageRolled { unit, die, hits } => {
            let rolls = [looked_up(None, rule!("dc.air.wreck"), &[*die])];
            Told::seen(Beat::Harm, named("dc-log-wreckage", *unit).with("hits", *hits)).rolling(rolls)
        }
        Event::FeatureHit { feature, need, dice: faces, dp } => {
            let line = Line::new("dc-log-wreckage-hits").with("feature", names::feature(before, *feature));
            let line = line.with("need", need.clone()).with("dice", faces.len()).with("dp", *dp);
            let rolls = [dice(None, rule!("dc.damage.roll"), Some(need), faces)];
            Told::seen(Beat::Strike, line).at([place(*feature)]).rolling(rolls).passed(*dp == 0)
        }
        Event::Saved { unit, die, need } => {
            let line = named("dc-log-crash-save", *unit).with("die", *die).with("need", *need);
            let rolls = [looked_up(Some(before.seat(*unit)), rule!("dc.air.destroyed-table"), &[*die])];
            Told::seen(Beat::Test, line).at([piece(*unit)]).rolling(rolls).passed(die >= need)
        }
        Event::Scrambled { squad: it, need, die, .. } => {
            let arrives = i32::from(*die) >= need.total();
            let line = Line::new("dc-log-scrambled").with("squad", names::squad(before, *it)).with("die", *die);
            let line = line.with("need", need.clone()).with("arrives", if arrives { "yes" } else { "no" });
            let seat = before.squad_seat(*it);
            let rolls = [dice(Some(seat), rule!("dc.fast.available"), Some(need), &[*die])];
            Told::seen(Beat::Test, line).of(seat).at([squad(*it)]).rolling(rolls).passed(arrives)
        }
        Event::Down { .. } | Event::HasFlown { .. } => return None,
    })
}
