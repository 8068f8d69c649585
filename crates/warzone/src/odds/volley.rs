//! The odds of a volley from its bare figures, before any model stands on a table.
//!
//! The same chances as [`forecast`](crate::Warzone) gives for a real shot, and a test holds both to the resolution itself.
//! Each die hits at or under the Range Skill; a natural 1 hits and leaves neither Armour nor Heal (`wz.dice.power-shot`), a
//! natural 20 misses. What hits is stopped by the Armour test, else by Heal, else it costs as many Wounds as its Critical
//! Force says.

pub(crate) use crate::rules::rolls::skill_test::passes;
use dice::Distribution;
use smallvec::{SmallVec, smallvec};

use crate::rules::wounds::{BEST_HEAL, critical_level};

/// Some shots of one weapon at one model, by their figures after all modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Volley {
    /// How many dice are rolled.
    pub rof: u32,
    /// What each must roll to hit; any number, for a 1 always hits and a 20 never does.
    pub rs: i32,
    /// Strength; it counts as 1 to 20.
    pub st: i32,
    /// The target's Armour Value before the St counts against it.
    pub armour: i32,
    /// Below this the Armour test does not fall.
    pub impenetrable: Option<i32>,
    /// The target's Heal; above 8 it counts as 8.
    pub heal: Option<i32>,
    /// Wounds lost by each effect; by the St where none is given.
    pub critical: Option<u32>,
}

impl Volley {
    /// The best Heal that counts (`wz.skill.heal`).
    pub const BEST_HEAL: i32 = BEST_HEAL;

    /// The chance of one die to hit.
    #[must_use]
    pub fn hits(&self) -> f64 {
        passes(self.rs)
    }

    /// What the Armour test must roll.
    #[must_use]
    pub fn saves_on(&self) -> i32 {
        let need = (self.armour + 10 - self.strength()).clamp(1, 20);
        self.impenetrable.map_or(need, |least| need.max(least))
    }

    /// The chance of one die to cost Wounds.
    #[must_use]
    pub fn hurts(&self) -> f64 {
        hurts(POWER_SHOT, self.hits(), passes(self.saves_on()), self.heal.map_or(0.0, |it| passes(it.min(BEST_HEAL))))
    }

    /// How many Wounds an effect costs.
    #[must_use]
    pub fn critical(&self) -> u32 {
        self.critical.unwrap_or_else(|| critical_level(self.strength()) as u32)
    }

    /// How many Wounds the volley costs, if the target had no end of them.
    ///
    /// # Panics
    /// If that many Wounds leave 31 bits.
    #[must_use]
    pub fn wounds(&self) -> Distribution {
        let critical = i32::try_from(self.critical()).expect("a Critical Force within 31 bits");
        Distribution::binomial(self.rof, self.hurts()).map(|effects| effects * critical)
    }

    /// The chance to cost at least so many Wounds: to kill a model that has them.
    #[must_use]
    pub fn kills(&self, wounds: u32) -> f64 {
        match wounds {
            0 => 1.0,
            _ => self.at_least(&self.effects(), wounds),
        }
    }

    /// The chances to kill models of 1, 2, 3 … Wounds, for little more work than one of them.
    #[must_use]
    pub fn kill_chances<const MOST: usize>(&self) -> [f64; MOST] {
        let effects = self.effects();
        std::array::from_fn(|at| self.at_least(&effects, at as u32 + 1))
    }

    /// The chance that so many effects or more take hold, from none up.
    fn effects(&self) -> SmallVec<[f64; 12]> {
        let (hurts, dice) = (self.hurts(), self.rof as usize);
        let mut chances: SmallVec<[f64; 12]> = smallvec![0.0; dice + 1];
        chances[0] = 1.0;
        for die in 1..=dice {
            for at in (1..=die).rev() {
                chances[at] = chances[at] * (1.0 - hurts) + chances[at - 1] * hurts;
            }
            chances[0] *= 1.0 - hurts;
        }
        (0..dice).rev().for_each(|at| chances[at] += chances[at + 1]);
        chances
    }

    /// The chance of at least so many Wounds, more than none.
    fn at_least(&self, effects: &[f64], wounds: u32) -> f64 {
        match self.critical() {
            0 => 0.0,
            each => effects.get(wounds.div_ceil(each) as usize).copied().unwrap_or(0.0),
        }
    }

    fn strength(&self) -> i32 {
        self.st.clamp(1, 20)
    }
}

/// The chance of a natural 1.
pub(crate) const POWER_SHOT: f64 = 0.05;
/// The chance of a natural 20.
pub(crate) const FUMBLE: f64 = 0.05;

/// The chance of an attack to cost Wounds, from that of a natural 1, of any hit, and of the tests against it.
#[must_use]
pub(crate) fn hurts(one: f64, hit: f64, saved: f64, healed: f64) -> f64 {
    one + (hit - one) * (1.0 - saved) * (1.0 - healed)
}
