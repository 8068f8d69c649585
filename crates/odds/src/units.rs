//! Units against each other by their names, in any game that has match-ups.

use battle::plan_odds::Bounds;
use kit::matchup::{Cover, MatchUp, MatchUps};
use muster::Pack;

use crate::{Over, Toll, party};

/// Some models of a game against some others, face to face.
#[derive(Clone, Debug)]
pub struct Units {
    /// The game they are of.
    pub game: &'static dyn MatchUps,
    /// The army lists they are of.
    pub pack: &'static Pack,
    /// Who against whom, and how.
    pub asked: MatchUp,
}

/// What tells a case from the others of its table.
#[derive(Clone, Debug, PartialEq)]
pub enum Case {
    /// So far apart, in the game's measure.
    Range(u8),
    /// With this cover.
    Cover(Cover),
    /// So many attackers.
    Size(u32),
    /// With this weapon.
    Weapon(String),
}

impl Units {
    /// The cases of a table.
    ///
    /// # Errors
    /// What is wrong with the attackers.
    pub fn over(&self, over: Over) -> Result<Vec<(Case, Units)>, String> {
        let facts = self.game.facts();
        Ok(match over {
            Over::Range => self.cases(facts.ranges.iter().copied().map(Case::Range)),
            Over::Cover => self.cases(facts.covers.iter().copied().map(Case::Cover)),
            Over::Size => self.cases((1..=self.asked.attackers.size.max(1)).map(Case::Size)),
            Over::Weapon => self.cases(party::weapons(&self.asked.attackers, self.pack)?.into_iter().map(Case::Weapon)),
        })
    }

    fn cases(&self, cases: impl Iterator<Item = Case>) -> Vec<(Case, Units)> {
        cases.map(|it| (it.clone(), self.in_case(it))).collect()
    }

    fn in_case(&self, case: Case) -> Units {
        let mut units = self.clone();
        match case {
            Case::Range(range) => units.asked.range = f64::from(range),
            Case::Cover(cover) => units.asked.cover = cover,
            Case::Size(size) => units.asked.attackers.size = size,
            Case::Weapon(name) => units.asked.weapon = Some(name),
        }
        units
    }

    /// What comes of it.
    ///
    /// # Errors
    /// What is wrong: no such unit, size, option or weapon, or something the game has not.
    pub fn toll(&self, bounds: Bounds) -> Result<Toll, String> {
        let (odds, points) = self.game.odds(self.pack, &self.asked, bounds)?;
        Ok(Toll { odds, points, targets: self.asked.targets.size })
    }
}
