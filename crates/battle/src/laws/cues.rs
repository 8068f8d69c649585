//! What is shown on the table is what happened there, as a spectator sees it.

use super::{Breach, Law, Proving, run::Run};
use crate::{
    Beat, Cue, View,
    scene::{Outline, Piece},
};

/// Less than this is no way of its own, in inches.
const LEAST: f64 = 0.1;

impl<S: Proving> Run<'_, S> {
    /// Adds what there is to see of an event.
    pub(super) fn cue_of(&mut self, state: &S::State, event: &S::Event, cues: &mut Vec<Cue>) -> Result<(), Breach> {
        let Some(seen) = self.system.witness(event, None) else { return Ok(()) };
        let cue = self.system.cue(state, &seen);
        self.tally_agrees(state, &seen, cue.as_ref())?;
        if let Some(cue) = cue
            && !cues.last_mut().is_some_and(|it| it.join(&cue))
        {
            cues.push(cue);
        }
        Ok(())
    }

    /// The cues of an order, against the scenes before and after it.
    pub(super) fn cues_show(&mut self, before: &S::State, cues: &[Cue], after: &S::State) -> Result<(), Breach> {
        self.tally.cues += cues.len();
        let broken = cues.windows(2).find(|it| is_broken_up(&it[0], &it[1]));
        self.hold(Law::CuesShowWhatHappened, broken.is_none(), || format!("a way is broken up: {broken:?}"))?;
        let [old, new] = [before, after].map(|it| self.system.scene(&View::of(self.system, it, None)).pieces);
        for piece in old.iter().filter(|it| it.seat.is_some()) {
            self.piece_is_shown(piece, new.iter().find(|it| it.id == piece.id), cues)?;
        }
        for piece in new.iter().filter(|it| it.seat.is_some() && !old.iter().any(|other| other.id == it.id)) {
            let shown = cues.iter().any(|it| it.beat == Beat::Place && it.names(&piece.id));
            self.hold(Law::CuesShowWhatHappened, shown, || format!("nobody placed {}: {cues:?}", piece.id))?;
        }
        Ok(())
    }

    fn piece_is_shown(&self, old: &Piece, new: Option<&Piece>, cues: &[Cue]) -> Result<(), Breach> {
        let named = |beats: &[Beat]| cues.iter().any(|it| beats.contains(&it.beat) && it.names(&old.id));
        let Some(new) = new else {
            let shown = named(&[Beat::Fall, Beat::Place]);
            return self.hold(Law::CuesShowWhatHappened, shown, || format!("{} left unseen: {cues:?}", old.id));
        };
        let moved = middle(&old.outline) != middle(&new.outline);
        self.hold(Law::CuesShowWhatHappened, !moved || named(&[Beat::Go, Beat::Place]), || {
            format!("{} moved unseen from {:?} to {:?}: {cues:?}", old.id, old.outline, new.outline)
        })
    }

    fn tally_agrees(&self, state: &S::State, seen: &S::Event, cue: Option<&Cue>) -> Result<(), Breach> {
        let Some(tally) = self.system.tally(state, seen) else { return Ok(()) };
        let shown = cue.and_then(|it| it.passed(tally.seat));
        self.hold(Law::CuesShowWhatHappened, shown == Some(tally.passed), || {
            format!("{seen:?} is tallied as {tally:?}, and shown as {cue:?}")
        })
    }
}

/// Whether two ways of a piece follow each other, one of them too short to be seen.
fn is_broken_up(one: &Cue, next: &Cue) -> bool {
    let ways = one.beat == Beat::Go && next.beat == Beat::Go && one.by.is_some() && one.by == next.by;
    ways && one.length().min(next.length()) < LEAST
}

fn middle(outline: &Outline) -> Option<table::Point> {
    if let Outline::Disc { at, .. } = outline { Some(*at) } else { None }
}
