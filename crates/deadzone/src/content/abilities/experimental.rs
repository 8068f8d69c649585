//! Experimental weapons (`dz.ability.experimental`): a die says what one does this time.

use catalogue::rule;
use dice::{NeedDice, Roll};

use crate::{Boon, Contest, Event, Gift, Lasts, ModelId, Now, Step, Trick};

/// The die is rolled before the test; each 8 makes the bearer more explosive, and it is rolled again.
pub(crate) fn roll(now: &mut Now<'_>, contest: Contest, by: ModelId) -> Result<(), NeedDice> {
    let rule = rule!("dz.ability.experimental");
    loop {
        let die = now.roll_one(Roll::new(rule, 1, 8).grouped(&[2, 4, 6, 7]))?;
        now.emit(Event::TableRolled { model: by, die, rule });
        let trick = match die {
            1 | 2 => Trick::Blast,
            3 | 4 => Trick::Knockback,
            5 | 6 => Trick::WeightOfFire,
            7 => Trick::Ap,
            _ => {
                now.emit(Event::Given(Boon { model: by, gift: Gift::Boom(1), lasts: Lasts::Game, rule }));
                continue;
            }
        };
        now.emit(Event::Becomes(Step::Contest(Contest { trick: Some(trick), ..contest })));
        return Ok(());
    }
}
