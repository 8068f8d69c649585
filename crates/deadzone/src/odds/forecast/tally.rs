//! A pool as it fell: its successes, with the dice that may still be rolled again.
//!
//! Needed where the order of rerolls counts (1s before other dice) and for what a player decides after a roll.

use std::collections::BTreeMap;

use crate::{Handful, rules::rolls::pool::Again};

/// The most 8s in a row that are counted.
const CHAIN: u8 = 12;

/// The dice of a pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fallen {
    /// Its successes.
    pub successes: u8,
    /// Dice that failed and have not been rolled again.
    pub failed: u8,
    /// Dice that succeeded and have not been rolled again.
    pub won: u8,
}

impl Fallen {
    const LOST: Fallen = Fallen { successes: 0, failed: 1, won: 0 };
    const WON: Fallen = Fallen { successes: 1, failed: 0, won: 1 };
    /// A success of a die that was rolled again.
    const SECOND: Fallen = Fallen { successes: 1, failed: 0, won: 0 };

    fn and(self, other: Fallen) -> Fallen {
        Fallen {
            successes: self.successes + other.successes,
            failed: self.failed + other.failed,
            won: self.won + other.won,
        }
    }

    /// What is left of it when dice are rolled again, and how many are: those that failed, or all.
    pub fn taken_up(self, all: bool) -> (u8, u32) {
        let won = if all { self.won } else { 0 };
        (self.successes - won, u32::from(self.failed + won))
    }
}

/// Pools with their chances.
pub(crate) type Tally = BTreeMap<Fallen, f64>;

/// The falls of so many dice, after the rerolls that an ability gives. A stat of - rolls nothing.
pub(crate) fn tally(dice: u32, needs: Option<u8>, again: Again) -> Tally {
    let Some(on) = needs else { return Tally::from([(Fallen::default(), 1.0)]) };
    let (on, again) = (on.min(8), Again { ones: again.ones && on > 1, ..again });
    let die = first(on, again.ones, CHAIN);
    let second = second(on, Some(&die));
    let mut all = Tally::from([(Fallen::default(), 1.0)]);
    for _ in 0..dice {
        all = sum(&all, &die);
    }
    for _ in 0..again.dice {
        all = one_again(&all, &second);
    }
    all
}

/// The successes of so many dice rolled once, as those that a player takes up again.
pub(crate) fn once(dice: u32, needs: Option<u8>) -> dice::Distribution {
    Handful { dice, on: needs, rerolls: 0 }.successes()
}

/// One of the failed dice is rolled again, where there is one; the extra dice of its 8 may be in their turn.
fn one_again(all: &Tally, second: &Tally) -> Tally {
    let mut after = Tally::new();
    for (it, chance) in all {
        if it.failed == 0 {
            *after.entry(*it).or_insert(0.0) += chance;
            continue;
        }
        let left = Fallen { failed: it.failed - 1, ..*it };
        for (more, share) in second {
            *after.entry(left.and(*more)).or_insert(0.0) += chance * share;
        }
    }
    after
}

fn sum(one: &Tally, other: &Tally) -> Tally {
    let mut all = Tally::new();
    for (it, chance) in one {
        for (more, share) in other {
            *all.entry(it.and(*more)).or_insert(0.0) += chance * share;
        }
    }
    all
}

/// A die as it first falls, with the extra dice of its 8s; a longer chain of 8s than `chain` is cut off. With `ones` a 1 is
/// rolled again at once (`dz.ability.precision`); what was is not rolled a third time.
fn first(on: u8, ones: bool, chain: u8) -> Tally {
    let extra = (chain > 0).then(|| first(on, ones, chain - 1));
    let mut die = thrown(on, (Fallen::LOST, on - 1 - u8::from(ones)), Fallen::WON, extra.as_ref());
    if ones {
        second(on, extra.as_ref()).iter().for_each(|(it, chance)| *die.entry(*it).or_insert(0.0) += chance / 8.0);
    }
    die
}

/// A die that is rolled again.
fn second(on: u8, extra: Option<&Tally>) -> Tally {
    thrown(on, (Fallen::default(), on - 1), Fallen::SECOND, extra)
}

/// One throw of a die: so many faces fail like that, those from `on` succeed like this, and an 8 gives another die.
fn thrown(on: u8, (failed, fails): (Fallen, u8), won: Fallen, extra: Option<&Tally>) -> Tally {
    let mut die = Tally::from([(failed, f64::from(fails) / 8.0)]);
    *die.entry(won).or_insert(0.0) += f64::from(8 - on) / 8.0;
    match extra {
        None => *die.entry(won).or_insert(0.0) += 1.0 / 8.0,
        Some(extra) => extra.iter().for_each(|(it, chance)| *die.entry(won.and(*it)).or_insert(0.0) += chance / 8.0),
    }
    die
}

/// The successes of a pool that fell like this, with so many 1s, once an ability has let its failed dice roll again.
pub(crate) fn taken(fallen: Fallen, ones: u8, needs: Option<u8>, again: Again) -> dice::Distribution {
    let Some(on) = needs else { return dice::Distribution::point(0) };
    let die = first(on.min(8), again.ones && on > 1, CHAIN);
    let second = second(on.min(8), Some(&die));
    let mut all = Tally::from([(Fallen { failed: fallen.failed - ones.min(fallen.failed), ..fallen }, 1.0)]);
    for _ in 0..ones {
        all = sum(&all, &second);
    }
    for _ in 0..again.dice {
        all = one_again(&all, &second);
    }
    let most = all.keys().map(|it| it.successes).max().unwrap_or(0);
    let of = |count: u8| all.iter().filter(move |it| it.0.successes == count).fold(0.0, |sum, it| sum + it.1);
    let weights: Vec<f64> = (0..=most).map(of).collect();
    dice::Distribution::from_weights(0, &weights).unwrap_or_else(|_| dice::Distribution::point(0))
}
