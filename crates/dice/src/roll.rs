//! Rolls: how many dice of how many sides, for which rule.

use std::fmt;

use catalogue::RuleId;
use serde::{Deserialize, Deserializer, Serialize, de};
use smallvec::SmallVec;

/// The faces that fell, in the order asked for: 1 to the number of sides.
pub type Faces = SmallVec<[u8; 16]>;

/// A handful of equal dice thrown for one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The rule that asks for this roll.
    pub rule: RuleId,
    /// How many dice.
    pub count: u8,
    /// How many sides each has: 2 to 64.
    #[serde(deserialize_with = "sides_of_a_die")]
    pub sides: u8,
    /// Which faces have different effects, for enumeration: bit n is set if face n and face n + 1 differ. All bits are
    /// set if every face differs. A hint for speed: it never changes a result.
    pub cuts: u64,
    /// Whether the rule only counts how many dice show which face, never which die shows it, for enumeration. A hint
    /// for speed: it never changes a result.
    #[serde(default)]
    pub any_order: bool,
}

impl Roll {
    /// `count` dice of `sides` sides, every face and every die different.
    ///
    /// # Panics
    /// If a die has fewer than 2 or more than 64 sides.
    #[must_use]
    pub const fn new(rule: RuleId, count: u8, sides: u8) -> Roll {
        assert!(matches!(sides, 2..=64), "a die has 2 to 64 sides");
        Roll { rule, count, sides, cuts: u64::MAX, any_order: false }
    }

    /// The same roll where only these faces end a group of faces with the same effect: a D20 test at 12 or less where 1
    /// and 20 are special is `grouped(&[1, 12, 19])`, groups 1, 2 to 12, 13 to 19, 20.
    #[must_use]
    pub const fn grouped(mut self, last_of_group: &[u8]) -> Roll {
        self.cuts = 0;
        let mut at = 0;
        while at < last_of_group.len() {
            if last_of_group[at] < 64 {
                self.cuts |= 1 << last_of_group[at];
            }
            at += 1;
        }
        self
    }

    /// The same roll where the rule does not care which die shows which face: a pool whose successes are counted.
    #[must_use]
    pub const fn any_order(mut self) -> Roll {
        self.any_order = true;
        self
    }

    /// The lowest face that differs in effect from `face` and lies above it, if there is one.
    #[must_use]
    pub(crate) const fn next_group(&self, face: u8) -> Option<u8> {
        if face >= self.sides {
            return None;
        }
        let cuts_above = self.cuts & (u64::MAX << face) & (u64::MAX >> (64 - self.sides));
        if cuts_above == 0 { None } else { Some(cuts_above.trailing_zeros() as u8 + 1) }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}D{} for {}", self.count, self.sides, self.rule)
    }
}

fn sides_of_a_die<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let sides = u8::deserialize(deserializer)?;
    if matches!(sides, 2..=64) {
        Ok(sides)
    } else {
        Err(de::Error::custom(format_args!("a die has 2 to 64 sides, not {sides}")))
    }
}

/// A source of dice has run dry: these must be rolled, by hand or otherwise, before the order can be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeedDice {
    /// The rule that asks for them.
    pub rule: RuleId,
    /// How many dice are missing.
    pub count: u8,
    /// How many sides each has.
    pub sides: u8,
}

impl fmt::Display for NeedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "need {} D{} for {}", self.count, self.sides, self.rule)
    }
}

impl std::error::Error for NeedDice {}

/// Where faces come from. Rules code only ever sees this.
pub trait Dice {
    /// Throws the dice. `Err` when the source has no faces left; then nothing was consumed.
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice>;

    /// Whether [`roll`](Dice::roll) can ever answer `Err`, so that whoever resolves an order must be able to go back.
    fn can_run_dry(&self) -> bool {
        false
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        (**self).roll(roll)
    }

    fn can_run_dry(&self) -> bool {
        (**self).can_run_dry()
    }
}

impl<D: Dice + ?Sized> Dice for Box<D> {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        (**self).roll(roll)
    }

    fn can_run_dry(&self) -> bool {
        (**self).can_run_dry()
    }
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::Roll;

    fn groups(roll: Roll) -> Vec<u8> {
        std::iter::successors(Some(1), |&face| roll.next_group(face)).collect()
    }

    #[test]
    fn faces_with_the_same_effect_form_a_group() {
        let strike = Roll::new(rule!("duel.clash.strike"), 1, 20);
        assert_eq!(groups(strike.grouped(&[1, 12, 19])), [1, 2, 13, 20]);
        assert_eq!(groups(strike.grouped(&[])), [1]);
        assert_eq!(groups(strike.grouped(&[20, 63])), [1], "a cut above the last face cuts nothing");
        assert_eq!(groups(strike), (1..=20).collect::<Vec<u8>>());
        assert_eq!(groups(Roll::new(rule!("duel.clash.strike"), 1, 64)), (1..=64).collect::<Vec<u8>>());
    }

    #[test]
    fn a_roll_says_what_it_is() {
        assert_eq!(Roll::new(rule!("duel.clash.strike"), 3, 20).to_string(), "3D20 for duel.clash.strike");
    }
}
