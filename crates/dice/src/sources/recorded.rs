//! Recorded rolls, and dice that repeat them.
//!
//! A [`Recorder`] wraps other dice and records their faces for a replay; [`Recorded`] answers from such a record. A
//! replay needs no seed. When the rules ask for something other than what is recorded, the replay is damaged or was
//! made by other rules, and [`Recorded::fault`] says how.

use std::borrow::Cow;
use std::fmt;

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::{Dice, Faces, NeedDice, Roll};

/// One roll that was made: for which rule, with which dice, and what fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrown {
    /// The rule that asked.
    pub rule: RuleId,
    /// The sides of each die.
    pub sides: u8,
    /// What fell, in order.
    pub faces: Faces,
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}D{} for {}:", self.faces.len(), self.sides, self.rule)?;
        self.faces.iter().try_for_each(|face| write!(f, " {face}"))
    }
}

/// How a record and the rules disagree. Rolls are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The rules ask for a roll after the last one recorded.
    Missing {
        /// Which roll.
        number: usize,
        /// What the rules ask for.
        asked: Roll,
    },
    /// The rules ask for other dice, or for another rule, than recorded.
    Other {
        /// Which roll.
        number: usize,
        /// What the rules ask for.
        asked: Roll,
        /// What is recorded there.
        recorded: Thrown,
    },
    /// The record shows a face that its die does not have.
    NoSuchFace {
        /// Which roll.
        number: usize,
        /// The roll with the face.
        recorded: Thrown,
    },
    /// The rules are done, and rolls are left in the record.
    LeftOver {
        /// Which roll is the first left over.
        number: usize,
        /// That roll.
        recorded: Thrown,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing { number, asked } => write!(f, "roll {number}: the rules ask for {asked}, none is recorded"),
            Fault::Other { number, asked, recorded } => {
                write!(f, "roll {number}: the rules ask for {asked}, recorded is {recorded}")
            }
            Fault::NoSuchFace { number, recorded } => write!(f, "roll {number}: no such face in {recorded}"),
            Fault::LeftOver { number, recorded } => {
                write!(f, "roll {number}: recorded, but never asked for: {recorded}")
            }
        }
    }
}

impl std::error::Error for Fault {}

/// Dice that fall as recorded, in the same order, and run dry at the first disagreement.
#[derive(Clone, Debug)]
pub struct Recorded<'a> {
    record: Cow<'a, [Thrown]>,
    used: usize,
    fault: Option<Fault>,
}

impl<'a> Recorded<'a> {
    /// Dice that fall like this record, borrowed or owned.
    #[must_use]
    pub fn new(record: impl Into<Cow<'a, [Thrown]>>) -> Recorded<'a> {
        Recorded { record: record.into(), used: 0, fault: None }
    }

    /// How the record disagreed with the rules, if it did.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }

    /// For when the rules are done: whether they agreed with the record, and used all of it.
    ///
    /// # Errors
    /// The first disagreement.
    pub fn expect_all_used(&self) -> Result<(), Fault> {
        let left_over = self.record.get(self.used);
        let unused = left_over.map(|it| Fault::LeftOver { number: self.used + 1, recorded: it.clone() });
        self.fault.clone().or(unused).map_or(Ok(()), Err)
    }

    /// The next roll of the record, if it is the one asked for.
    fn next(&self, asked: Roll) -> Result<Faces, Fault> {
        let number = self.used + 1;
        let recorded = self.record.get(self.used).ok_or(Fault::Missing { number, asked })?;
        let Thrown { rule, sides, faces } = recorded;
        if (*rule, *sides, faces.len()) != (asked.rule, asked.sides, usize::from(asked.count)) {
            return Err(Fault::Other { number, asked, recorded: recorded.clone() });
        }
        if !faces.iter().all(|face| (1..=*sides).contains(face)) {
            return Err(Fault::NoSuchFace { number, recorded: recorded.clone() });
        }
        Ok(faces.clone())
    }
}

impl Dice for Recorded<'_> {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        let dry = NeedDice { rule: roll.rule, count: roll.count, sides: roll.sides };
        if self.fault.is_some() {
            return Err(dry);
        }
        match self.next(roll) {
            Ok(faces) => {
                self.used += 1;
                Ok(faces)
            }
            Err(fault) => {
                self.fault = Some(fault);
                Err(dry)
            }
        }
    }

    fn can_run_dry(&self) -> bool {
        true
    }
}
