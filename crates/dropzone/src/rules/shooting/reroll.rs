//! Dice of a volley that are rolled again, each once (`dc.basic.reroll`).

use catalogue::RuleId;
use dice::{Faces, NeedDice, Roll};

use crate::{
    Now, Rerolls,
    model::chapters::shooting::{Dice, Event},
};

/// Whether a die fails: it is lower than the number, or a 1 (`dc.basic.modifiers`).
pub(crate) fn fails(die: u8, need: i32) -> bool {
    die == 1 || i32::from(die) < need
}

/// Of these dice, those that were rolled once and for which that holds are rolled again.
pub(crate) fn again(
    now: &mut Now<'_>,
    rule: RuleId,
    of: Dice,
    dice: &Rerolls,
    need: i32,
    holds: impl Fn(u8) -> bool,
) -> Result<(), NeedDice> {
    let kept: Faces = dice.once.iter().copied().filter(|it| !holds(*it)).collect();
    let count = (dice.once.len() - kept.len()) as u8;
    if count == 0 {
        return Ok(());
    }
    let cuts = [(need - 1).max(1) as u8, (need + 1) as u8];
    let again = now.roll(Roll::new(rule, count, 6).grouped(&cuts).any_order())?;
    now.emit(Event::Rerolled { rule, of, kept, again }.into());
    Ok(())
}
