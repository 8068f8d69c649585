//! Dice for tests: every face is written down beforehand, and every one must fall.
//!
//! A die left over or one too few is a misread rule, so both fail the test, and say at which roll.

use catalogue::RuleId;

use crate::{Dice, Faces, NeedDice, Roll};

#[derive(Clone, Copy, Debug)]
struct Die {
    sides: u8,
    face: u8,
    rule: Option<RuleId>,
}

/// The faces of a test, in the order they fall. Anything the script does not foresee panics with the rule that asked.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    dice: Vec<Die>,
    fallen: usize,
    rolls: usize,
}

impl Scripted {
    /// A script of D20s.
    #[must_use]
    pub fn d20(faces: impl IntoIterator<Item = u8>) -> Scripted {
        Scripted::default().then(20, faces)
    }

    /// A script of D8s.
    #[must_use]
    pub fn d8(faces: impl IntoIterator<Item = u8>) -> Scripted {
        Scripted::default().then(8, faces)
    }

    /// A script of D6s.
    #[must_use]
    pub fn d6(faces: impl IntoIterator<Item = u8>) -> Scripted {
        Scripted::default().then(6, faces)
    }

    /// A script of several kinds of dice, each as (sides, face).
    #[must_use]
    pub fn mixed(dice: impl IntoIterator<Item = (u8, u8)>) -> Scripted {
        let dice = dice.into_iter().map(|(sides, face)| Die { sides, face, rule: None });
        Scripted { dice: dice.collect(), fallen: 0, rolls: 0 }
    }

    /// The same script with more dice after it.
    #[must_use]
    pub fn then(mut self, sides: u8, faces: impl IntoIterator<Item = u8>) -> Scripted {
        self.dice.extend(faces.into_iter().map(|face| Die { sides, face, rule: None }));
        self
    }

    /// The same script with more dice after it, which must be asked for by this rule.
    #[must_use]
    pub fn then_for(mut self, rule: RuleId, sides: u8, faces: impl IntoIterator<Item = u8>) -> Scripted {
        self.dice.extend(faces.into_iter().map(|face| Die { sides, face, rule: Some(rule) }));
        self
    }

    /// Checks that every die of the script has fallen.
    ///
    /// # Panics
    /// If dice are left over; the message names them.
    #[track_caller]
    pub fn expect_spent(&self) {
        let left = &self.dice[self.fallen..];
        let names = left.iter().map(|die| format!("D{} showing {}", die.sides, die.face)).collect::<Vec<String>>();
        assert!(left.is_empty(), "{} scripted dice never fell after {} rolls: {names:?}", left.len(), self.rolls);
    }

    /// The next die, if the script foresees this roll.
    fn next(&mut self, roll: Roll) -> u8 {
        let at = format_args!("roll {} ({roll})", self.rolls).to_string();
        let Some(die) = self.dice.get(self.fallen) else {
            panic!("{at}: the script has no die left after {}", self.fallen);
        };
        assert!(die.sides == roll.sides, "{at}: the script has a D{} showing {} next", die.sides, die.face);
        assert!((1..=die.sides).contains(&die.face), "{at}: the script has a D{} showing {}", die.sides, die.face);
        assert!(die.rule.is_none_or(|rule| rule == roll.rule), "{at}: the script expects {:?}", die.rule);
        self.fallen += 1;
        die.face
    }
}

impl Dice for Scripted {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        self.rolls += 1;
        Ok((0..roll.count).map(|_| self.next(roll)).collect())
    }
}

#[cfg(test)]
mod tests {
    use catalogue::{RuleId, rule};

    use super::Scripted;
    use crate::{Dice, Roll};

    const STRIKE: RuleId = rule!("duel.clash.strike");

    fn ask(dice: &mut Scripted, count: u8, sides: u8) -> Vec<u8> {
        dice.roll(Roll::new(STRIKE, count, sides)).expect("a script panics rather than run dry").to_vec()
    }

    #[test]
    fn faces_fall_in_the_order_written() {
        let mut dice = Scripted::d20([1, 20]).then(6, [4]).then_for(STRIKE, 8, [8]);
        assert_eq!(ask(&mut dice, 2, 20), [1, 20]);
        assert_eq!(ask(&mut dice, 0, 6), [0; 0], "no dice, no faces");
        assert_eq!(ask(&mut dice, 1, 6), [4]);
        assert_eq!(ask(&mut dice, 1, 8), [8]);
        dice.expect_spent();
    }

    #[test]
    #[should_panic(expected = "2 scripted dice never fell after 1 rolls: [\"D8 showing 3\", \"D6 showing 2\"]")]
    fn dice_left_over_fail() {
        let mut dice = Scripted::mixed([(8, 7), (8, 3), (6, 2)]);
        ask(&mut dice, 1, 8);
        dice.expect_spent();
    }

    #[test]
    #[should_panic(expected = "roll 2 (2D6 for duel.clash.strike): the script has no die left after 2")]
    fn too_few_dice_fail() {
        let mut dice = Scripted::d6([5, 6]);
        ask(&mut dice, 1, 6);
        ask(&mut dice, 2, 6);
    }

    #[test]
    #[should_panic(expected = "roll 1 (1D6 for duel.clash.strike): the script has a D8 showing 3 next")]
    fn another_die_than_scripted_fails() {
        ask(&mut Scripted::d8([3]), 1, 6);
    }

    #[test]
    #[should_panic(expected = "roll 1 (1D6 for duel.clash.strike): the script has a D6 showing 7")]
    fn a_face_the_die_does_not_have_fails() {
        ask(&mut Scripted::d6([7]), 1, 6);
    }

    #[test]
    #[should_panic(expected = "roll 1 (1D6 for duel.clash.strike): the script has a D6 showing 0")]
    fn there_is_no_face_zero() {
        ask(&mut Scripted::d6([0]), 1, 6);
    }

    #[test]
    #[should_panic(expected = "roll 1 (1D6 for duel.clash.strike): the script expects")]
    fn another_rule_than_scripted_fails() {
        let other = RuleId::all().find(|&rule| rule != STRIKE).expect("the catalogue has more than one rule");
        ask(&mut Scripted::default().then_for(other, 6, [3]), 1, 6);
    }
}
