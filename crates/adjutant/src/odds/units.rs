//! Units against each other by their names, in Warzone and Deadzone.

use battle::plan_odds::Bounds;
use clap::{
    Args,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use odds::{Case, Cover, Deed, Game, Over, Units, party};
use serde_json::Value;

use super::comparison::{self, Row};

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
    #[arg(long, value_parser = games(), default_value = "warzone", value_name = "GAME")]
    system: Game,
    /// Inches between the bases (12 if not given), or cubes from one to the other (3)
    #[arg(long, value_name = "HOW FAR")]
    range: Option<f64>,
    /// Terrain right before the targets; in Deadzone any spoils clear shots
    #[arg(long, value_parser = covers(), default_value = "none")]
    cover: Cover,
    /// What the attackers do
    #[arg(long = "do", value_parser = deeds(), default_value = "shoot", value_name = "WHAT")]
    deed: Deed,
    /// Only this weapon, by its name
    #[arg(long, value_name = "NAME")]
    weapon: Option<String>,
    /// What is left of the targets does this in return
    #[arg(long, value_parser = deeds(), value_name = "WHAT")]
    answer: Option<Deed>,
    /// A table over ranges, kinds of cover, numbers of attackers or their weapons
    #[arg(long, value_parser = overs(), value_name = "WHAT")]
    over: Option<Over>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Answer with a chart, as SVG
    #[arg(long, conflicts_with = "json")]
    svg: bool,
}

/// Reads one of these words.
fn worded<T: Clone + Send + Sync + 'static>(
    words: impl IntoIterator<Item = (&'static str, &'static str)>,
    of: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    let told = |(word, help): (&'static str, &'static str)| match help {
        "" => PossibleValue::new(word),
        help => PossibleValue::new(word).help(help),
    };
    PossibleValuesParser::new(words.into_iter().map(told).collect::<Vec<_>>())
        .map(move |it| of(&it).unwrap_or_else(|| unreachable!("only these words are let through")))
}

fn games() -> impl TypedValueParser<Value = Game> {
    worded(Game::ALL.iter().map(|it| (it.word(), "")), Game::of)
}

fn covers() -> impl TypedValueParser<Value = Cover> {
    worded(Cover::ALL.iter().map(|it| (it.word(), "")), Cover::of)
}

fn overs() -> impl TypedValueParser<Value = Over> {
    worded(Over::ALL.iter().map(|it| (it.word(), "")), Over::of)
}

fn deeds() -> impl TypedValueParser<Value = Deed> {
    let help = |deed: &Deed| match deed {
        Deed::Shoot => "A Shooting Action each",
        Deed::Aim => "Aim, then shoot (Warzone)",
        Deed::Rapid => "Rapid Fire (Warzone)",
        Deed::Effect => "Fire for Effect (Deadzone)",
        Deed::Fight => "Close in where that is needed, then fight",
    };
    worded(Deed::ALL.iter().map(move |it| (it.word(), help(it))), Deed::of)
}

impl UnitsOdds {
    /// Works out and prints.
    pub fn run(&self) -> Result<(), String> {
        let pack = self.system.pack();
        let targets = party::read(&self.against, pack)?;
        let mut rows = Vec::new();
        for attackers in &self.attackers {
            let units = Units {
                game: self.system,
                attackers: party::read(attackers, pack)?,
                targets: targets.clone(),
                range: self.range.unwrap_or(self.system.usual_range()),
                cover: self.cover,
                deed: self.deed,
                weapon: self.weapon.clone(),
                answer: self.answer,
            };
            for (label, units) in self.cases(&units)? {
                rows.push(Row { label, toll: units.toll(Bounds::USUAL)? });
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

    /// One case, or one for each line of a table, each with its name.
    fn cases(&self, units: &Units) -> Result<Vec<(String, Units)>, String> {
        let pack = self.system.pack();
        let name = party::told(&units.attackers, pack);
        let Some(over) = self.over else { return Ok(vec![(name, units.clone())]) };
        let label = |case: &Case, units: &Units| match case {
            Case::Range(range) => format!("{name}, {range} {}", self.measure()),
            Case::Cover(Cover::None) => format!("{name}, in the open"),
            Case::Cover(Cover::Light) => format!("{name}, light cover"),
            Case::Cover(Cover::Heavy) => format!("{name}, heavy cover"),
            Case::Size(_) => party::told(&units.attackers, pack),
            Case::Weapon(weapon) => format!("{name}, {weapon}"),
        };
        Ok(units.over(over)?.into_iter().map(|(case, units)| (label(&case, &units), units)).collect())
    }

    fn measure(&self) -> &'static str {
        match self.system {
            Game::Warzone => "in",
            Game::Deadzone => "cubes",
        }
    }
}
