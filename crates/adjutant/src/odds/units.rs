//! Units against each other by their names, in Warzone and Deadzone.

use battle::chain::Bounds;
use clap::{Args, ValueEnum};
use muster::{Pack, Party};
use serde_json::Value;
use table::Inches;

use super::{
    comparison::{self, Row},
    party,
};

/// The ranges of a table over range, in inches and in cubes.
const RANGES: [&[u8]; 2] = [&[2, 4, 6, 8, 12, 16, 20, 24, 30, 36], &[1, 2, 3, 4, 5, 6, 7]];

/// Units of Warzone or Deadzone against each other, by their names
///
/// Both sides stand in rows, face to face. The attackers act one after the other, each at the enemy nearest to it, by the very
/// rules a battle is played by; nothing is sampled. Several attackers are compared side by side.
#[derive(Args)]
pub struct UnitsOdds {
    /// Who attacks, such as "5 Hussars" or "8 Etoiles Mortant with gehenna-puker"
    #[arg(required = true)]
    attackers: Vec<String>,
    /// Whom
    #[arg(long, value_name = "TARGETS")]
    against: String,
    /// The game they are of
    #[arg(long, value_enum, default_value_t = Game::Warzone, value_name = "GAME")]
    system: Game,
    /// Inches between the bases (12 if not given), or cubes from one to the other (3)
    #[arg(long, value_name = "HOW FAR")]
    range: Option<f64>,
    /// Terrain right before the targets; in Deadzone any spoils clear shots
    #[arg(long, value_enum, default_value_t = Cover::None)]
    cover: Cover,
    /// What the attackers do
    #[arg(long = "do", value_enum, default_value_t = Deed::Shoot, value_name = "WHAT")]
    deed: Deed,
    /// Only this weapon, by its name
    #[arg(long, value_name = "NAME")]
    weapon: Option<String>,
    /// What is left of the targets does this in return
    #[arg(long, value_enum, value_name = "WHAT")]
    answer: Option<Deed>,
    /// A table over ranges, kinds of cover, numbers of attackers or their weapons
    #[arg(long, value_enum, value_name = "WHAT")]
    over: Option<Over>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Answer with a chart, as SVG
    #[arg(long, conflicts_with = "json")]
    svg: bool,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Game {
    Warzone,
    Deadzone,
}

#[derive(Clone, Copy, PartialEq, ValueEnum)]
enum Cover {
    None,
    Light,
    Heavy,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Deed {
    /// A Shooting Action each
    Shoot,
    /// Aim, then shoot (Warzone)
    Aim,
    /// Rapid Fire (Warzone)
    Rapid,
    /// Fire for Effect (Deadzone)
    Effect,
    /// Close in where that is needed, then fight
    Fight,
}

#[derive(Clone, Copy, ValueEnum)]
enum Over {
    Range,
    Cover,
    Size,
    Weapon,
}

/// One line of a table: who, from where, with what.
#[derive(Clone)]
struct Case {
    label: String,
    attackers: Party,
    range: f64,
    cover: Cover,
    weapon: Option<String>,
}

impl UnitsOdds {
    /// Works out and prints.
    pub fn run(&self) -> Result<(), String> {
        let pack = self.system.pack();
        let targets = party::read(&self.against, pack)?;
        let mut rows = Vec::new();
        for attackers in &self.attackers {
            for case in self.cases(&party::read(attackers, pack)?, pack)? {
                rows.push(self.row(case, &targets)?);
            }
        }
        let told = party::told(&targets, pack);
        match rows.as_slice() {
            rows if self.json => println!("{:#}", Value::Array(rows.iter().map(|it| it.json(&told)).collect())),
            rows if self.svg => print!("{}", comparison::svg(rows, &told)),
            [row] => print!("{}", row.told(&told, self.answer.is_some())),
            rows => print!("{}", comparison::table(rows, &told, self.answer.is_some())),
        }
        Ok(())
    }

    /// One case, or one for each line of a table.
    fn cases(&self, attackers: &Party, pack: &Pack) -> Result<Vec<Case>, String> {
        let name = party::told(attackers, pack);
        let plain = Case {
            label: name.clone(),
            attackers: attackers.clone(),
            range: self.range.unwrap_or(self.system.usual_range()),
            cover: self.cover,
            weapon: self.weapon.clone(),
        };
        let labelled = |what: &str| format!("{name}, {what}");
        Ok(match self.over {
            None => vec![plain],
            Some(Over::Range) => {
                let at = |it: &u8| Case {
                    label: labelled(&format!("{it} {}", self.system.measure())),
                    range: f64::from(*it),
                    ..plain.clone()
                };
                RANGES[self.system as usize].iter().map(at).collect()
            }
            Some(Over::Cover) => {
                let covers =
                    [("in the open", Cover::None), ("light cover", Cover::Light), ("heavy cover", Cover::Heavy)];
                let kinds = if self.system == Game::Warzone { 3 } else { 2 };
                let at = |(told, cover): &(&str, Cover)| Case { label: labelled(told), cover: *cover, ..plain.clone() };
                covers[..kinds].iter().map(at).collect()
            }
            Some(Over::Size) => {
                let sizes = (1..=attackers.size.max(1)).map(|size| Party { size, ..attackers.clone() });
                let of = |it: Party| Case { label: party::told(&it, pack), attackers: it, ..plain.clone() };
                sizes.map(of).collect()
            }
            Some(Over::Weapon) => {
                let with = |it: String| Case { label: labelled(&it), weapon: Some(it), ..plain.clone() };
                party::weapons(attackers, pack)?.into_iter().map(with).collect()
            }
        })
    }

    fn row(&self, case: Case, targets: &Party) -> Result<Row, String> {
        let (odds, points) = match self.system {
            Game::Warzone => self.warzone(&case, targets)?,
            Game::Deadzone => self.deadzone(&case, targets)?,
        };
        Ok(Row { label: case.label, odds, points, targets: targets.size })
    }

    fn warzone(&self, case: &Case, targets: &Party) -> Result<comparison::Odds, String> {
        use warzone::drill::{Doing, Drill, FURTHEST, Screen};
        let doing = |it: Deed| match it {
            Deed::Shoot => Ok(Doing::Shoot),
            Deed::Aim => Ok(Doing::AimAndShoot),
            Deed::Rapid => Ok(Doing::RapidFire),
            Deed::Fight => Ok(Doing::Fight),
            Deed::Effect => Err("Warzone has no Fire for Effect".to_owned()),
        };
        if !(0.0..=f64::from(FURTHEST)).contains(&case.range) {
            return Err(format!("--range is {}; give a number of inches from 0 to {FURTHEST}", case.range));
        }
        let drill = Drill {
            attackers: case.attackers.clone(),
            targets: targets.clone(),
            apart: Inches::nearest(case.range),
            screen: match case.cover {
                Cover::None => Screen::None,
                Cover::Light => Screen::Light,
                Cover::Heavy => Screen::Heavy,
            },
            doing: doing(self.deed)?,
            weapon: case.weapon.clone(),
            answer: self.answer.map(doing).transpose()?,
        };
        Ok((drill.odds(Bounds::USUAL)?, drill.points()?))
    }

    fn deadzone(&self, case: &Case, targets: &Party) -> Result<comparison::Odds, String> {
        use deadzone::drill::{Doing, Drill, FURTHEST};
        let doing = |it: Deed| match it {
            Deed::Shoot => Ok(Doing::Shoot),
            Deed::Effect => Ok(Doing::FireForEffect),
            Deed::Fight => Ok(Doing::Fight),
            Deed::Aim | Deed::Rapid => Err(format!("Deadzone has no {it:?}")),
        };
        if !(0.0..=f64::from(FURTHEST)).contains(&case.range) || case.range % 1.0 != 0.0 {
            return Err(format!("--range is {}; give a whole number of cubes from 0 to {FURTHEST}", case.range));
        }
        let drill = Drill {
            attackers: case.attackers.clone(),
            targets: targets.clone(),
            apart: case.range as u8,
            screened: case.cover != Cover::None,
            doing: doing(self.deed)?,
            weapon: case.weapon.clone(),
            answer: self.answer.map(doing).transpose()?,
        };
        Ok((drill.odds(Bounds::USUAL)?, drill.points()?))
    }
}

impl Game {
    fn pack(self) -> &'static Pack {
        match self {
            Game::Warzone => warzone::ready::pack(),
            Game::Deadzone => deadzone::pack(),
        }
    }

    fn usual_range(self) -> f64 {
        match self {
            Game::Warzone => 12.0,
            Game::Deadzone => 3.0,
        }
    }

    fn measure(self) -> &'static str {
        match self {
            Game::Warzone => "in",
            Game::Deadzone => "cubes",
        }
    }
}
