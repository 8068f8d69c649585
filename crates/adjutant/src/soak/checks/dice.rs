//! Checks about dice: that they are fair, that they resume, that exact odds do not depend on how they are walked.

use catalogue::RuleId;
use dice::{Dice, Roll, Seeded, enumerate};

use crate::soak::Check;

/// The checks of this file.
pub fn checks() -> [Check; 3] {
    [
        Check::new("dice-fair", "every face of seeded dice falls about equally often", fair),
        Check::new("dice-resume", "seeded dice resumed at a position go on with the same faces", resume),
        Check::new("dice-odds", "odds are the same however the faces are grouped and ordered", odds),
    ]
}

/// A rule to roll for: which one does not matter to the dice.
fn any_rule() -> RuleId {
    RuleId::all().next().unwrap_or_else(|| unreachable!("the catalogue has rules"))
}

fn roll(count: u8, sides: u8) -> Roll {
    Roll::new(any_rule(), count, sides)
}

fn faces(dice: &mut Seeded, roll: Roll) -> Result<Vec<u8>, String> {
    dice.roll(roll).map(|faces| faces.to_vec()).map_err(|error| error.to_string())
}

/// Chi squared over 20,000 dice. Fair dice stay below this bound for all but one in 10^12 seeds.
fn fair(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    for (sides, bound) in [(6_u8, 70.0), (8, 75.0), (20, 105.0)] {
        let mut seen = [0_u32; 64];
        for _ in 0..100 {
            faces(&mut dice, roll(200, sides))?.iter().for_each(|&face| seen[usize::from(face) - 1] += 1);
        }
        let expected = 20_000.0 / f64::from(sides);
        let squares = seen[..usize::from(sides)].iter().map(|&times| (f64::from(times) - expected).powi(2));
        let chi_squared = squares.sum::<f64>() / expected;
        if chi_squared > bound || seen[usize::from(sides)..].iter().any(|&times| times > 0) {
            return Err(format!("D{sides} fell {seen:?}, chi squared {chi_squared}"));
        }
    }
    Ok(())
}

fn resume(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    for _ in 0..200 {
        let handful = roll(1 + dice.below(40) as u8, 2 + dice.below(63) as u8);
        let mut resumed = Seeded::resumed(dice.seed(), dice.position());
        let (first, second) = (faces(&mut dice, handful)?, faces(&mut resumed, handful)?);
        if first != second || dice.position() != resumed.position() {
            return Err(format!("{handful:?}: {first:?} but resumed {second:?}"));
        }
    }
    Ok(())
}

/// A random count of successes, walked face by face, by groups of faces, and in any order.
fn odds(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let (count, sides) = (1 + dice.below(4) as u8, 2 + dice.below(9) as u8);
    let need = 1 + dice.below(u32::from(sides)) as u8;
    let plain = chances(roll(count, sides), need)?;
    let total: f64 = plain.iter().sum();
    if (total - 1.0).abs() > 1e-12 {
        return Err(format!("{count} D{sides}: chances sum to {total}"));
    }
    let shortcuts = [roll(count, sides).grouped(&[need - 1]), roll(count, sides).any_order()];
    for shortcut in shortcuts.into_iter().chain([roll(count, sides).grouped(&[need - 1]).any_order()]) {
        let odds = chances(shortcut, need)?;
        if plain.iter().zip(&odds).any(|(one, other)| (one - other).abs() > 1e-12) {
            return Err(format!("{count} D{sides} at {need} or more: {plain:?}, but {odds:?} for {shortcut:?}"));
        }
    }
    Ok(())
}

/// The chance of 0, 1, 2, … dice showing at least this face.
fn chances(roll: Roll, need: u8) -> Result<Vec<f64>, String> {
    let successes = enumerate(|dice| Ok(dice.roll(roll)?.iter().filter(|&&face| face >= need).count()));
    let tally = successes.tally().map_err(|error| error.to_string())?;
    Ok((0..=usize::from(roll.count)).map(|number| tally.get(&number).copied().unwrap_or(0.0)).collect())
}
