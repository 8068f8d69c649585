//! The baseline: any legal order, all equally likely.

use battle::System;
use dice::Seeded;

use crate::{Kind, Limit, Player, SeatAt};

/// Picks among the listed orders by chance. It never looks at the table.
pub struct Random {
    mind: Seeded,
}

impl Random {
    /// One who picks by these dice.
    #[must_use]
    pub fn new(mind: Seeded) -> Random {
        Random { mind }
    }

    /// The kind, for any system.
    #[must_use]
    pub fn kind<S: System>() -> Kind<S> {
        Kind {
            name: "random",
            about: "any legal order, by chance",
            sit: |mind, _| Box::new(Random::new(mind)),
            styles: None,
        }
    }
}

impl<S: System> Player<S> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, at: &SeatAt<'_, S>, _: Limit<'_>) -> S::Order {
        let pick = self.mind.below(at.orders().len() as u32);
        at.orders()[pick as usize].clone()
    }
}
