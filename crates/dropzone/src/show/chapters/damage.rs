//! The words of damage.

use battle::{Beat, Line, Tone};

use crate::{
    State, UnitId,
    model::chapters::damage::Event,
    show::{
        names,
        told::{Told, piece, pips},
    },
};

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Told {
    match event {
        Event::Damaged { unit, dp } => {
            let left = before.unit(*unit).dp.saturating_sub(*dp);
            let line = Line::new("dc-log-damaged").with("unit", names::unit(before, *unit));
            let told = Told::seen(Beat::Harm, line.with("dp", *dp).with("left", left)).of(before.seat(*unit));
            let word = Line::new("dc-cue-damage").with("dp", *dp);
            let of = before.mode(*unit).damage_points;
            told.word(word).at([piece(*unit)]).leaving(pips(left, of)).weighing(1).toned(Tone::Loss)
        }
        Event::Repaired { unit, dp } => {
            let line = Line::new("dc-log-repaired").with("unit", names::unit(before, *unit)).with("dp", *dp);
            let (left, of) = (before.unit(*unit).dp + dp, before.mode(*unit).damage_points);
            Told::seen(Beat::Place, line).of(before.seat(*unit)).at([piece(*unit)]).leaving(pips(left, of))
        }
        Event::Destroyed { unit, kp } => {
            let line =
                Line::new("dc-log-destroyed").with("unit", names::unit(before, *unit)).with("kp", i32::from(*kp));
            let told = Told::seen(Beat::Fall, line).of(before.seat(*unit)).at([piece(*unit)]);
            let word = Line::new("dc-cue-destroyed").with("unit", names::unit(before, *unit));
            told.word(word).weighing(weight(before, *unit)).toned(Tone::Loss)
        }
    }
}

/// How much a loss matters: the last of a squad more than another, a Commander most.
fn weight(before: &State, unit: UnitId) -> u8 {
    if before.field.units[unit.index()].commander {
        return 3;
    }
    if before.living(before.squad_of(unit)).count() > 1 { 1 } else { 2 }
}
