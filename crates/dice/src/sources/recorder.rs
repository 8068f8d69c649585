//! Recording of rolls: see [`recorded`](crate::Recorded) for playing them back.

use crate::{Dice, Faces, NeedDice, Roll, Thrown};

/// Dice that record what other dice show.
#[derive(Clone, Debug)]
pub struct Recorder<D> {
    dice: D,
    thrown: Vec<Thrown>,
}

impl<D> Recorder<D> {
    /// Writes down what falls from these dice.
    #[must_use]
    pub fn new(dice: D) -> Recorder<D> {
        Recorder { dice, thrown: Vec::new() }
    }

    /// What fell since the last [`clear`](Recorder::clear) or [`take`](Recorder::take).
    #[must_use]
    pub fn thrown(&self) -> &[Thrown] {
        &self.thrown
    }

    /// Begins a new record, in the room of the old one.
    pub fn clear(&mut self) {
        self.thrown.clear();
    }

    /// Hands the record over and begins a new one.
    pub fn take(&mut self) -> Vec<Thrown> {
        std::mem::take(&mut self.thrown)
    }

    /// The dice underneath.
    pub fn dice(&self) -> &D {
        &self.dice
    }

    /// The dice underneath, for typing in faces or going back; what they roll by themselves is not recorded.
    pub fn dice_mut(&mut self) -> &mut D {
        &mut self.dice
    }

    /// The record, without the dice.
    pub fn into_thrown(self) -> Vec<Thrown> {
        self.thrown
    }

    /// The dice underneath, without their record.
    pub fn into_dice(self) -> D {
        self.dice
    }
}

impl<D: Dice> Dice for Recorder<D> {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        let faces = self.dice.roll(roll)?;
        self.thrown.push(Thrown { rule: roll.rule, sides: roll.sides, faces: faces.clone() });
        Ok(faces)
    }

    fn can_run_dry(&self) -> bool {
        self.dice.can_run_dry()
    }
}

#[cfg(test)]
mod tests {
    use catalogue::{RuleId, rule};
    use smallvec::smallvec;

    use super::Recorder;
    use crate::{Dice, Faces, Fault, NeedDice, Recorded, Roll, Scripted, Seeded, Thrown};

    const STRIKE: RuleId = rule!("duel.clash.strike");

    fn order(dice: &mut dyn Dice) -> Result<Vec<Faces>, NeedDice> {
        let rolls = [(2, 20), (0, 6), (5, 6)];
        rolls.iter().map(|&(count, sides)| dice.roll(Roll::new(STRIKE, count, sides))).collect()
    }

    fn thrown(sides: u8, faces: &[u8]) -> Thrown {
        Thrown { rule: STRIKE, sides, faces: faces.into() }
    }

    fn fault(record: &[Thrown]) -> String {
        let mut dice = Recorded::new(record);
        let dry = order(&mut dice).is_err();
        let fault = dice.expect_all_used().expect_err("the record is damaged");
        assert_eq!(dry, !matches!(fault, Fault::LeftOver { .. }), "a fault runs dry: {fault}");
        fault.to_string()
    }

    #[test]
    fn what_was_recorded_falls_again() {
        for seed in 0..20 {
            let mut dice = Recorder::new(Seeded::from_u64(seed));
            let fell = order(&mut dice).expect("a seed never runs dry");
            let record = dice.take();
            let mut replayed = Recorded::new(record);
            assert_eq!(order(&mut replayed), Ok(fell));
            assert_eq!(replayed.expect_all_used(), Ok(()));
        }
    }

    #[test]
    fn each_order_has_its_own_record() {
        let mut dice = Recorder::new(Scripted::d6([1, 2, 3]));
        dice.roll(Roll::new(STRIKE, 2, 6)).expect("scripted");
        assert_eq!(dice.thrown(), [thrown(6, &[1, 2])]);
        dice.clear();
        dice.roll(Roll::new(STRIKE, 1, 6)).expect("scripted");
        assert_eq!(dice.thrown(), [thrown(6, &[3])]);
        dice.into_dice().expect_spent();
    }

    #[test]
    fn a_record_that_disagrees_says_how() {
        let good = [thrown(20, &[3, 17]), thrown(6, &[]), thrown(6, &[1, 2, 3, 4, 5])];
        assert_eq!(fault(&good[..2]), "roll 3: the rules ask for 5D6 for duel.clash.strike, none is recorded");
        let expected = "roll 2: the rules ask for 0D6 for duel.clash.strike, recorded is 1D6 for duel.clash.strike: 4";
        assert_eq!(fault(&[good[0].clone(), thrown(6, &[4]), good[2].clone()]), expected);
        let expected =
            "roll 1: the rules ask for 2D20 for duel.clash.strike, recorded is 2D8 for duel.clash.strike: 3 4";
        assert_eq!(fault(&[thrown(8, &[3, 4])]), expected);
        let expected = "roll 1: no such face in 2D20 for duel.clash.strike: 3 21";
        assert_eq!(fault(&[thrown(20, &[3, 21])]), expected);
        let [first, second, third] = good;
        let expected = "roll 4: recorded, but never asked for: 1D6 for duel.clash.strike: 6";
        assert_eq!(fault(&[first, second, third, thrown(6, &[6])]), expected);
        let other = RuleId::all().find(|&rule| rule != STRIKE).expect("the catalogue has more than one rule");
        let other = Thrown { rule: other, sides: 20, faces: smallvec![3, 4] };
        assert!(fault(&[other]).starts_with("roll 1: the rules ask for 2D20 for duel.clash.strike, recorded is 2D20"));
    }

    #[test]
    fn after_a_fault_nothing_falls_any_more() {
        let record = [thrown(8, &[1]), thrown(20, &[3, 17])];
        let mut dice = Recorded::new(&record[..]);
        assert!(order(&mut dice).is_err());
        assert!(order(&mut dice).is_err());
        assert!(matches!(dice.fault(), Some(Fault::Other { number: 1, .. })));
    }
}
