//! Real dice on a real table: people roll, and type in what fell.
//!
//! An order is resolved as far as the faces go. When they run out, [`NeedDice`] says what to roll next; the caller asks,
//! [`enter`](TypedIn::enter)s the answer, [`rewind`](TypedIn::rewind)s and resolves the same order again from the same
//! state, which now comes further. Once the order is through, [`clear`](TypedIn::clear) makes room for the next.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::sources::typed_faces::{BadFaces, check, read};
use crate::{Dice, Faces, NeedDice, Roll};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Entered {
    rule: RuleId,
    sides: u8,
    face: u8,
}

/// Faces typed in by people, for one order at a time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedIn {
    entered: Vec<Entered>,
    used: usize,
    missing: Option<NeedDice>,
}

impl TypedIn {
    /// No faces yet.
    #[must_use]
    pub fn new() -> TypedIn {
        TypedIn::default()
    }

    /// What must be rolled before the order can go on, if it stopped for want of dice.
    #[must_use]
    pub fn missing(&self) -> Option<NeedDice> {
        self.missing
    }

    /// Takes in faces for what is [`missing`](TypedIn::missing): all of them, or the first few.
    ///
    /// # Errors
    /// Names the face that cannot be, or how many are too many. Then none of them is taken.
    pub fn enter(&mut self, faces: &[u8]) -> Result<(), BadFaces> {
        let need = self.missing.ok_or(BadFaces::NothingAsked)?;
        check(faces, need)?;
        let NeedDice { rule, count, sides } = need;
        self.entered.extend(faces.iter().map(|&face| Entered { rule, sides, face }));
        let left = count - faces.len() as u8;
        self.missing = (left > 0).then_some(NeedDice { count: left, ..need });
        Ok(())
    }

    /// The same from what a person types: `3, 17 20`, or with the die named, `d20: 4 5`.
    ///
    /// # Errors
    /// Names the word that is no face. Then none of them is taken.
    pub fn enter_text(&mut self, text: &str) -> Result<(), BadFaces> {
        let need = self.missing.ok_or(BadFaces::NothingAsked)?;
        self.enter(&read(text, need)?)
    }

    /// Goes back to the first face, to resolve the same order again from the same state.
    pub fn rewind(&mut self) {
        self.used = 0;
        self.missing = None;
    }

    /// Forgets every face: the order is through, and the next one wants its own.
    pub fn clear(&mut self) {
        self.entered.clear();
        self.rewind();
    }
}

impl Dice for TypedIn {
    /// Faces entered for a roll that is no longer asked for (the order was another one after all) are let go.
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        let fits = |it: &&Entered| it.rule == roll.rule && it.sides == roll.sides;
        let ready = self.entered[self.used..].iter().take(usize::from(roll.count)).take_while(fits).count();
        if ready < usize::from(roll.count) {
            self.entered.truncate(self.used + ready);
            let need = NeedDice { rule: roll.rule, count: roll.count - ready as u8, sides: roll.sides };
            self.missing = Some(need);
            return Err(need);
        }
        let from = self.used;
        self.used += ready;
        Ok(self.entered[from..self.used].iter().map(|it| it.face).collect())
    }

    fn can_run_dry(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::TypedIn;
    use crate::sources::typed_faces::BadFaces;
    use crate::{Dice, NeedDice, Roll};

    fn need(count: u8, sides: u8) -> NeedDice {
        NeedDice { rule: rule!("duel.clash.strike"), count, sides }
    }

    /// An order with two rolls: two D20, then as many D6 as the first D20 shows.
    fn order(dice: &mut TypedIn) -> Result<u32, NeedDice> {
        let first = dice.roll(Roll::new(rule!("duel.clash.strike"), 2, 20))?;
        let second = dice.roll(Roll::new(rule!("duel.clash.strike"), first[0], 6))?;
        Ok(second.iter().map(|&face| u32::from(face)).sum())
    }

    fn again(dice: &mut TypedIn) -> Result<u32, NeedDice> {
        dice.rewind();
        order(dice)
    }

    #[test]
    fn an_order_asks_goes_back_and_comes_further_each_time() {
        let mut dice = TypedIn::new();
        assert_eq!(order(&mut dice), Err(need(2, 20)));
        assert_eq!(dice.missing().map(|it| it.to_string()), Some("need 2 D20 for duel.clash.strike".to_owned()));
        dice.enter(&[3]).expect("a D20 can show 3");
        assert_eq!(dice.missing(), Some(need(1, 20)), "one of two is still to come");
        assert_eq!(again(&mut dice), Err(need(1, 20)));
        dice.enter_text("17").expect("a D20 can show 17");
        assert_eq!(again(&mut dice), Err(need(3, 6)));
        dice.enter_text("d6: 4, 5 6").expect("three faces of a D6");
        assert_eq!(again(&mut dice), Ok(15));
        assert_eq!(again(&mut dice), Ok(15), "the same faces give the same result");
        dice.clear();
        assert_eq!(order(&mut dice), Err(need(2, 20)));
    }

    #[test]
    fn what_cannot_be_is_refused_and_changes_nothing() {
        let mut dice = TypedIn::new();
        assert_eq!(dice.enter(&[4]), Err(BadFaces::NothingAsked));
        assert_eq!(order(&mut dice), Err(need(2, 20)));
        let before = dice.clone();
        assert_eq!(dice.enter(&[4, 21]), Err(BadFaces::NoSuchFace { place: 2, face: 21, sides: 20 }));
        assert_eq!(dice.enter(&[1, 2, 3]), Err(BadFaces::TooMany { given: 3, needed: 2 }));
        assert_eq!(dice.enter_text("d6: 4"), Err(BadFaces::OtherDie { named: 6, needed: 20 }));
        assert_eq!(dice, before);
    }

    #[test]
    fn faces_for_a_roll_no_longer_asked_for_are_let_go() {
        let mut dice = TypedIn::new();
        assert_eq!(order(&mut dice), Err(need(2, 20)));
        dice.enter(&[3, 4]).expect("two faces of a D20");
        dice.rewind();
        assert_eq!(dice.roll(Roll::new(rule!("duel.clash.strike"), 2, 6)), Err(need(2, 6)));
        dice.enter(&[5, 6]).expect("two faces of a D6");
        dice.rewind();
        assert_eq!(dice.roll(Roll::new(rule!("duel.clash.strike"), 2, 6)).expect("entered").to_vec(), [5, 6]);
    }
}
