//! The plan a player follows: its orders are given until everything is settled again, then the player thinks.

use battle::Tactics;
use dice::Seeded;

use crate::SeatAt;

/// The plan a player follows at present.
pub(crate) struct Following<S: Tactics> {
    plan: Option<S::Plan>,
}

impl<S: Tactics> Following<S> {
    /// No plan yet.
    pub fn none() -> Following<S> {
        Following { plan: None }
    }

    /// The plan.
    pub fn plan(&self) -> Option<&S::Plan> {
        self.plan.as_ref()
    }

    /// The next order of the plan, or of a new plan if the old one is complete or no longer applies; the default
    /// policy's order if there is none. If only one order is legal, there is no search.
    pub fn choose(
        &mut self,
        at: &SeatAt<'_, S>,
        mind: &mut Seeded,
        think: impl FnOnce(&mut Seeded, S::State) -> Option<S::Plan>,
    ) -> S::Order {
        if let [only] = at.orders() {
            return only.clone();
        }
        let world = at.system().determinize(at.view(), mind);
        if !at.system().settled(&world)
            && let Some(order) = self.planned(at, &world)
        {
            return order;
        }
        self.plan = think(mind, world.clone());
        if let Some(order) = self.planned(at, &world) {
            return order;
        }
        let answer = at.system().default_policy(&world, mind);
        if at.allows(&answer) { answer } else { at.orders()[0].clone() }
    }

    /// The order of the plan, if that still says something.
    fn planned(&self, at: &SeatAt<'_, S>, world: &S::State) -> Option<S::Order> {
        let order = at.system().next(world, self.plan.as_ref()?)?;
        at.allows(&order).then_some(order)
    }
}
