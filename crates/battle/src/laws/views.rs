//! A seat's view is enough: what is listed for it, refused to it and told to it is the same from its view as from the
//! whole state. A page or a program that has the view alone shows what the host shows, and the host lets nothing slip.

use super::{Breach, Law, Proving, run::Run};
use crate::{View, notation};

impl<S: Proving> Run<'_, S> {
    /// The orders of the seat that decides, listed from its view.
    pub(super) fn lists_the_same(&self, view: &View<S>, orders: &[S::Order]) -> Result<(), Breach> {
        let mut seen = Vec::new();
        self.system.orders(view.state(), &mut seen);
        self.hold(Law::ViewsSuffice, seen == orders, || {
            format!("{:?} is listed {seen:?} from its view, and {orders:?} from the state", view.seat())
        })
    }

    /// The refusals of an order, with their words.
    pub(super) fn refuses_the_same(
        &self,
        state: &S::State,
        view: &View<S>,
        order: &S::Order,
        refusals: &[S::Forbidden],
    ) -> Result<(), Breach> {
        let seen = self.system.objections(view.state(), order);
        let words = |state| refusals.iter().map(move |it| self.system.refusal(state, it));
        let same = seen == refusals && words(state).eq(words(view.state()));
        self.hold(Law::ViewsSuffice, same, || {
            let order = notation::to_text(order).unwrap_or_default();
            format!("{order} is refused to {:?} by {seen:?} from its view, and by {refusals:?}", view.seat())
        })
    }

    /// The lines of the log, as every onlooker is told them.
    pub(super) fn tells_the_same(
        &self,
        before: &S::State,
        views: &[View<S>],
        events: &[S::Event],
    ) -> Result<(), Breach> {
        for view in views {
            let (mut state, mut known) = (before.clone(), view.clone());
            for event in events {
                if let Some(seen) = self.system.witness(event, view.seat()) {
                    let lines = [&state, known.state()].map(|it| self.system.narrate(it, &seen));
                    self.hold(Law::ViewsSuffice, lines[0] == lines[1], || {
                        format!("{:?} is told {:?}, but its view tells {:?}", view.seat(), lines[0], lines[1])
                    })?;
                    let cues = [&state, known.state()].map(|it| self.system.cue(it, &seen));
                    self.hold(Law::ViewsSuffice, cues[0] == cues[1], || {
                        format!("{:?} is shown {:?}, but its view shows {:?}", view.seat(), cues[0], cues[1])
                    })?;
                    known.follow(self.system, &seen);
                }
                self.system.fold(&mut state, event);
            }
        }
        Ok(())
    }
}
