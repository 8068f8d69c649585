//! The odds of an opposed test from its bare figures, and of what it does to the loser.
//!
//! Both sides count successes: each 8 is one and adds a die (`dz.test.exploding`); failed dice may be rolled again, each
//! once, added dice included (`dz.test.reroll`). Being ahead by some successes is potential damage; Armour less AP is taken
//! from it (`dz.damage.armour`), and what remains hurts or kills by size (`dz.damage.result`).

use std::sync::OnceLock;

use dice::{Distribution, PoolDie, Rerolls};

/// The only die there is.
const SIDES: u8 = 8;

/// The dice of one side of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handful {
    /// How many dice, after all modifiers.
    pub dice: u32,
    /// What each must show or beat; `None` for a dash, which never succeeds (`dz.test.blank`).
    pub on: Option<u8>,
    /// How many failed dice may be rolled again.
    pub rerolls: u32,
}

/// Whom a hit may hurt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victim {
    /// Its Armour.
    pub armour: u32,
    /// The AP of the attack.
    pub ap: u32,
    /// Its size: more damage than this kills.
    pub size: u32,
    /// Damage it has already.
    pub damage: u32,
}

/// What becomes of the victim.
#[derive(Clone, Debug, PartialEq)]
pub struct Harm {
    /// The attacker was not ahead: nothing happened.
    pub no_effect: f64,
    /// It was hit, and its Armour stopped all of it.
    pub undamaged: f64,
    /// It took damage and lives.
    pub injured: f64,
    /// It died.
    pub dead: f64,
    /// How much damage it took, beyond any end.
    pub actual_damage: Distribution,
}

impl Handful {
    /// How many successes it has.
    #[must_use]
    pub fn successes(&self) -> Distribution {
        let Some(on) = self.on else { return Distribution::point(0) };
        match self.rerolls {
            0 => plain(on, self.dice),
            most => {
                let rerolls = Rerolls { most, added_dice: true };
                Distribution::pool_with_rerolls(PoolDie::exploding(SIDES, on), self.dice, rerolls)
            }
        }
    }

    /// By how many successes it is ahead of another.
    #[must_use]
    pub fn against(&self, other: &Handful) -> Distribution {
        self.successes().minus(&other.successes())
    }
}

/// Pools of up to so many dice are worked out once for all tests.
const KEPT: u32 = 16;

/// The successes of a pool without rerolls.
fn plain(on: u8, dice: u32) -> Distribution {
    static ALL: [OnceLock<Distribution>; (SIDES as usize + 1) * KEPT as usize] =
        [const { OnceLock::new() }; (SIDES as usize + 1) * KEPT as usize];
    let on = on.min(SIDES);
    let pool = || Distribution::pool(PoolDie::exploding(SIDES, on), dice);
    if dice >= KEPT { pool() } else { ALL[usize::from(on) * KEPT as usize + dice as usize].get_or_init(pool).clone() }
}

impl Victim {
    /// What being ahead of it by so much does to it.
    #[must_use]
    pub fn harm(&self, ahead: &Distribution) -> Harm {
        let stops = i32::try_from(self.armour.saturating_sub(self.ap)).unwrap_or(i32::MAX);
        let kills = i32::try_from((self.size + 1).saturating_sub(self.damage)).unwrap_or(i32::MAX).max(1);
        let actual = ahead.map(|it| it.max(0).saturating_sub(stops).max(0));
        let of = |wanted: &dyn Fn(i32) -> bool| ahead.iter().filter(|it| wanted(it.0)).map(|it| it.1).sum();
        Harm {
            no_effect: of(&|it| it <= 0),
            undamaged: of(&|it| it > 0 && it <= stops),
            injured: of(&|it| it > stops && it - stops < kills),
            dead: of(&|it| it > stops && it - stops >= kills),
            actual_damage: actual,
        }
    }
}
