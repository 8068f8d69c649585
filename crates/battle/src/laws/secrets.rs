//! Secrecy check: two battles that differ only in one seat's secrets must look the same to everybody else.

use super::{Law, Proving, run::Run};
use crate::{Seat, View, notation};

/// Two markers whose difference must not show.
const MARKERS: [u64; 2] = [0x5EC2_E7A0, 0x5EC2_E7A0 + 7];

/// Views are written down and compared byte for byte once in so many steps; writing costs more than a step of the battle.
const WRITTEN: usize = 16;

/// Everybody who may look: each seat, and a spectator.
pub(super) fn onlookers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    Seat::first(seats).map(Some).chain([None])
}

pub(super) fn states<S: Proving>(run: &mut Run<'_, S>, state: &S::State) -> Result<(), super::Breach> {
    for owner in Seat::first(run.seats) {
        let mut planted = [state.clone(), state.clone()];
        let count: usize = planted.iter_mut().zip(MARKERS).map(|(it, mark)| run.system.plant(it, owner, mark)).sum();
        run.tally.secrets += count;
        if count == 0 {
            continue;
        }
        for onlooker in onlookers(run.seats).filter(|it| *it != Some(owner)) {
            let [one, other] = planted.each_ref().map(|it| View::of(run.system, it, onlooker));
            let same = one == other && (!run.step.is_multiple_of(WRITTEN) || one.text() == other.text());
            run.hold(Law::ViewsLeakNothing, same, || {
                format!("what seat {owner} keeps secret shows in the view of {onlooker:?}")
            })?;
        }
    }
    Ok(())
}

pub(super) fn events<S: Proving>(run: &mut Run<'_, S>, events: &[S::Event]) -> Result<(), super::Breach> {
    for (event, owner) in events.iter().flat_map(|it| Seat::first(run.seats).map(move |seat| (it, seat))) {
        let mut planted = [event.clone(), event.clone()];
        let plant = |(it, mark): (&mut S::Event, u64)| run.system.plant_event(it, owner, mark);
        let count: usize = planted.iter_mut().zip(MARKERS).map(plant).sum();
        run.tally.secrets += count;
        if count == 0 {
            continue;
        }
        for onlooker in onlookers(run.seats).filter(|it| *it != Some(owner)) {
            let [one, other] = planted.each_ref().map(|it| run.system.witness(it, onlooker));
            run.hold(Law::ViewsLeakNothing, one == other, || {
                let event = notation::to_text(event).unwrap_or_default();
                format!("what seat {owner} keeps secret shows to {onlooker:?} in {event}")
            })?;
        }
    }
    Ok(())
}
