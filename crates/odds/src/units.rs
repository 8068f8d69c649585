//! Units against each other by their names, in Warzone and Deadzone.

use battle::chain::Bounds;
use muster::Party;

use crate::{Cover, Deed, Game, Over, Toll, party};

/// Some models against some others, face to face.
#[derive(Clone, Debug, PartialEq)]
pub struct Units {
    /// The game they are of.
    pub game: Game,
    /// Who attacks.
    pub attackers: Party,
    /// Whom.
    pub targets: Party,
    /// Inches between the bases, or cubes from one to the other.
    pub range: f64,
    /// Terrain right before the targets.
    pub cover: Cover,
    /// What the attackers do.
    pub deed: Deed,
    /// The only weapon used, by its name or a part of it; whatever is best without.
    pub weapon: Option<String>,
    /// What is left of the targets does this in return.
    pub answer: Option<Deed>,
}

/// What tells a case from the others of its table.
#[derive(Clone, Debug, PartialEq)]
pub enum Case {
    /// So many inches or cubes apart.
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
        Ok(match over {
            Over::Range => self.cases(self.game.ranges().iter().copied().map(Case::Range)),
            Over::Cover => self.cases(self.game.covers().iter().copied().map(Case::Cover)),
            Over::Size => self.cases((1..=self.attackers.size.max(1)).map(Case::Size)),
            Over::Weapon => {
                self.cases(party::weapons(&self.attackers, self.game.pack())?.into_iter().map(Case::Weapon))
            }
        })
    }

    fn cases(&self, cases: impl Iterator<Item = Case>) -> Vec<(Case, Units)> {
        cases.map(|it| (it.clone(), self.in_case(it))).collect()
    }

    fn in_case(&self, case: Case) -> Units {
        let mut units = self.clone();
        match case {
            Case::Range(range) => units.range = f64::from(range),
            Case::Cover(cover) => units.cover = cover,
            Case::Size(size) => units.attackers.size = size,
            Case::Weapon(name) => units.weapon = Some(name),
        }
        units
    }

    /// What comes of it.
    ///
    /// # Errors
    /// What is wrong: no such unit, size, option or weapon, or something the game has not.
    pub fn toll(&self, bounds: Bounds) -> Result<Toll, String> {
        let (odds, points) = match self.game {
            #[cfg(feature = "warzone")]
            Game::Warzone => {
                let drill = self.warzone()?;
                (drill.odds(bounds)?, drill.points()?)
            }
            #[cfg(feature = "deadzone")]
            Game::Deadzone => {
                let drill = self.deadzone()?;
                (drill.odds(bounds)?, drill.points()?)
            }
        };
        Ok(Toll { odds, points, targets: self.targets.size })
    }

    #[cfg(feature = "warzone")]
    fn warzone(&self) -> Result<warzone::matchup::Drill, String> {
        use warzone::matchup::{Doing, Drill, FURTHEST, Screen};
        let doing = |it: Deed| match it {
            Deed::Shoot => Ok(Doing::Shoot),
            Deed::Aim => Ok(Doing::AimAndShoot),
            Deed::Rapid => Ok(Doing::RapidFire),
            Deed::Fight => Ok(Doing::Fight),
            Deed::Effect => Err("Warzone has no Fire for Effect".to_owned()),
        };
        if !(0.0..=f64::from(FURTHEST)).contains(&self.range) {
            return Err(format!("the range is {}; give a number of inches from 0 to {FURTHEST}", self.range));
        }
        Ok(Drill {
            attackers: self.attackers.clone(),
            targets: self.targets.clone(),
            apart: table::Inches::nearest(self.range),
            screen: match self.cover {
                Cover::None => Screen::None,
                Cover::Light => Screen::Light,
                Cover::Heavy => Screen::Heavy,
            },
            doing: doing(self.deed)?,
            weapon: self.weapon.clone(),
            answer: self.answer.map(doing).transpose()?,
        })
    }

    #[cfg(feature = "deadzone")]
    fn deadzone(&self) -> Result<deadzone::matchup::Drill, String> {
        use deadzone::matchup::{Doing, Drill, FURTHEST};
        let doing = |it: Deed| match it {
            Deed::Shoot => Ok(Doing::Shoot),
            Deed::Effect => Ok(Doing::FireForEffect),
            Deed::Fight => Ok(Doing::Fight),
            Deed::Aim | Deed::Rapid => Err(format!("Deadzone has no {it:?}")),
        };
        if !(0.0..=f64::from(FURTHEST)).contains(&self.range) || self.range % 1.0 != 0.0 {
            return Err(format!("the range is {}; give a whole number of cubes from 0 to {FURTHEST}", self.range));
        }
        Ok(Drill {
            attackers: self.attackers.clone(),
            targets: self.targets.clone(),
            apart: self.range as u8,
            screened: self.cover != Cover::None,
            doing: doing(self.deed)?,
            weapon: self.weapon.clone(),
            answer: self.answer.map(doing).transpose()?,
        })
    }
}
