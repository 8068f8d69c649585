//! What two sides have lost, summed up.

use super::Loss;
use crate::Seat;

/// What an attack and what followed it have cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Losses {
    /// Models of the others that are gone.
    pub targets: u16,
    /// Models of the attacker that are gone.
    pub attackers: u16,
    /// Wounds, or whatever counts as such, that the others have lost.
    pub wounds: u16,
    /// The same of the attacker.
    pub own_wounds: u16,
}

impl Losses {
    /// Sums losses up for an attacker.
    #[must_use]
    pub fn of(losses: &[Loss], attacker: Seat) -> Losses {
        let mut sum = Losses::default();
        for loss in losses {
            let (gone, wounds) = if loss.seat == attacker {
                (&mut sum.attackers, &mut sum.own_wounds)
            } else {
                (&mut sum.targets, &mut sum.wounds)
            };
            *gone += u16::from(loss.gone);
            *wounds += u16::try_from(loss.amount).unwrap_or(0);
        }
        sum
    }

    /// What they are worth to the attacker: wounds dealt less wounds suffered.
    #[must_use]
    pub fn worth(&self) -> f64 {
        f64::from(self.wounds) - f64::from(self.own_wounds)
    }
}
