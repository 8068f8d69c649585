//! The drills, one file for each part of the floor.

mod battle;
mod bots;
mod dice;
mod rules;
mod table;
mod text;

use ::dice::Seeded;

use super::Drill;

/// Every drill there is, in the order they take turns.
pub fn drills() -> Vec<Drill> {
    let mut all = timeless();
    all.extend(bots::timed());
    all
}

/// Those that are quick and look at no clock, and so hold on a busy machine too.
pub fn timeless() -> Vec<Drill> {
    let mut all = battle::drills();
    all.extend(dice::drills());
    all.extend(table::drills());
    all.extend(rules::drills());
    all.extend(text::drills());
    all.extend(bots::drills());
    all
}

/// Random text of up to so many letters: now any character there is, now only what the given sample is made of, which
/// gets deeper into whatever reads it.
fn random_text(dice: &mut Seeded, most: u32, sample: &str) -> String {
    let sample: Vec<char> = sample.chars().collect();
    let only_sample = !sample.is_empty() && dice.below(4) > 0;
    let length = dice.below(most + 1);
    let mut letter = || match only_sample {
        true => sample[dice.below(sample.len() as u32) as usize],
        false => char::from_u32(dice.below(0x11_0000)).unwrap_or('\u{fffd}'),
    };
    (0..length).map(|_| letter()).collect()
}
