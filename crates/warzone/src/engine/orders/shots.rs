//! Shots to choose from: all dice at one target, for each gun and each enemy; and one die for a second target near the
//! first.

use std::cell::RefCell;

use smallvec::{SmallVec, smallvec};

use crate::{
    Action, Forbidden, ModelId, Shots, State,
    model::area::TOLERANCE,
    rules::{movement, shooting},
};

/// How a shooter sees its targets, looked at once for all its guns and Actions: while orders are listed nobody moves.
pub(super) struct Views<'a> {
    state: &'a State,
    shooter: ModelId,
    known: RefCell<Known>,
}

/// Targets, each with what [`shooting::view`] says of it.
type Known = SmallVec<[(ModelId, Option<u8>); 8]>;

impl Views<'_> {
    /// Nothing has been looked at yet.
    pub fn of(state: &State, shooter: ModelId) -> Views<'_> {
        Views { state, shooter, known: RefCell::default() }
    }

    /// What [`shooting::view`] says of a target.
    fn at(&self, target: ModelId) -> Option<u8> {
        if let Some(it) = self.known.borrow().iter().find(|it| it.0 == target) {
            return it.1;
        }
        let view = shooting::view(self.state, self.shooter, target);
        self.known.borrow_mut().push((target, view));
        view
    }

    fn judge(&self, action: Action, shots: &Shots) -> Result<(), Forbidden> {
        shooting::judge_by(self.state, self.shooter, action, shots, |it| self.at(it)).map(|_| ())
    }
}

/// The shots of a model by an Action.
pub(super) fn shots(views: &Views<'_>, action: Action, mut found: impl FnMut(Shots)) {
    let Views { state, shooter, .. } = *views;
    for (weapon, gun) in state.profile(shooter).guns() {
        let rate = state.rate_of_fire(shooter, (weapon, gun), action).total() as usize;
        let mut targets: SmallVec<[ModelId; 16]> = SmallVec::new();
        // No way to measure makes a distance less than it is in plan.
        let range = shooting::range(state, shooter, gun, action);
        let far = range.map_or(0.0, |it| movement::hundredths(&it).to_f64()) + TOLERANCE;
        let here = state.figure(shooter);
        let near = |it: &ModelId| here.plan_gap(&state.figure(*it)) <= far;
        for target in state.enemies_near(shooter, far).filter(near) {
            let all = Shots { weapon, at: smallvec![target; rate], lucky: false };
            match views.judge(action, &all) {
                Ok(()) => {
                    targets.push(target);
                    found(all);
                }
                Err(Forbidden::TooMuchCover { .. }) => found(Shots { lucky: true, ..all }),
                Err(_) => {}
            }
        }
        for pair in targets.windows(2).filter(|_| rate > 1) {
            let mut at: SmallVec<[ModelId; 4]> = smallvec![pair[0]; rate - 1];
            at.push(pair[1]);
            let split = Shots { weapon, at, lucky: false };
            if views.judge(action, &split).is_ok() {
                found(split);
            }
        }
    }
}
