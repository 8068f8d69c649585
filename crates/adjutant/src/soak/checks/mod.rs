//! The checks, one file for each part of the engine.

mod battle;
mod bots;
mod dice;
mod hostile;
mod rules;
mod table;
mod text;

use ::dice::Seeded;

use super::Check;

/// Every check there is, in the order they take turns.
pub fn checks() -> Vec<Check> {
    let mut all = timeless();
    all.extend(hostile::outward());
    all.extend(bots::timed());
    all
}

/// Those that are quick and look at no clock, and so hold on a busy machine too.
pub fn timeless() -> Vec<Check> {
    let mut all = battle::checks();
    all.extend(dice::checks());
    all.extend(table::checks());
    all.extend(rules::checks());
    all.extend(text::checks());
    all.extend(bots::checks());
    all.extend(hostile::checks());
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
