//! `adjutant odds units`: units against each other by their names, in any game that has match-ups.

use battle::plan_odds::Bounds;
use clap::{
    Args,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use kit::matchup::{Cover, Deed, MatchUp, MatchUps};
use odds::{Case, Over, Units, party};
use serde_json::Value;

use super::comparison::{self, Row};
use crate::output::{self, Stop};

/// Units against each other, by their names
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
    #[arg(long, value_parser = parse_game(), default_value = usual(), value_name = "GAME")]
    system: &'static dyn MatchUps,
    /// Inches between the bases (12 if not given), or cubes from one to the other (3)
    #[arg(long, value_name = "HOW FAR")]
    range: Option<f64>,
    /// Terrain right before the targets; where a game knows one kind only, any
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
    words: impl IntoIterator<Item = (&'static str, String)>,
    of: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    let told = |(word, help): (&'static str, String)| match help.is_empty() {
        true => PossibleValue::new(word),
        false => PossibleValue::new(word).help(help),
    };
    PossibleValuesParser::new(words.into_iter().map(told).collect::<Vec<_>>())
        .map(move |it| of(&it).unwrap_or_else(|| unreachable!("only these words are let through")))
}

/// The game that is asked about where none is named.
fn usual() -> &'static str {
    games::match_ups().first().map_or("", |it| it.game())
}

fn parse_game() -> impl TypedValueParser<Value = &'static dyn MatchUps> {
    worded(games::match_ups().into_iter().map(|it| (it.game(), String::new())), |word| {
        games::find(word).and_then(kit::Offered::match_ups)
    })
}

fn covers() -> impl TypedValueParser<Value = Cover> {
    worded(Cover::ALL.iter().map(|it| (it.word(), String::new())), Cover::of)
}

fn overs() -> impl TypedValueParser<Value = Over> {
    worded(Over::ALL.iter().map(|it| (it.word(), String::new())), Over::of)
}

/// What any game's models can do, each once; what not all games have with the names of those that do.
fn deeds() -> impl TypedValueParser<Value = Deed> {
    let having = |deed: &Deed| -> Vec<&'static str> {
        let all = games::all().iter().filter(|it| it.match_ups().is_some_and(|it| it.facts().deeds.contains(deed)));
        all.map(|it| it.title()).collect()
    };
    let help = |deed: &Deed| match having(deed) {
        titles if titles.len() == games::match_ups().len() => deed.about.to_owned(),
        titles => format!("{} ({})", deed.about, titles.join(", ")),
    };
    let words: Vec<(&'static str, String)> = all_deeds().iter().map(|it| (it.word, help(it))).collect();
    worded(words, |word| all_deeds().into_iter().find(|it| it.word == word))
}

fn all_deeds() -> Vec<Deed> {
    let mut all: Vec<Deed> = Vec::new();
    for deed in games::match_ups().iter().flat_map(|it| it.facts().deeds) {
        if !all.contains(deed) {
            all.push(*deed);
        }
    }
    all
}

impl UnitsOdds {
    /// Works out and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let pack = self.system.pack();
        let targets = party::read(&self.against, pack)?;
        let mut rows = Vec::new();
        for attackers in &self.attackers {
            let usual = f64::from(self.system.facts().usual_range);
            let asked = MatchUp {
                attackers: party::read(attackers, pack)?,
                targets: targets.clone(),
                range: self.range.unwrap_or(usual),
                cover: self.cover,
                deed: self.deed,
                weapon: self.weapon.clone(),
                answer: self.answer,
            };
            let units = Units { game: self.system, pack, asked };
            for (label, units) in self.cases(&units)? {
                rows.push(Row { label, toll: units.toll(Bounds::USUAL)? });
            }
        }
        let told = party::told(&targets, pack);
        match rows.as_slice() {
            rows if self.json => {
                let rows = Value::Array(rows.iter().map(|it| it.json(&told)).collect());
                output::line(format_args!("{rows:#}"))
            }
            rows if self.svg => output::print(comparison::svg(rows, &told)),
            [row] => output::print(row.told(&told, self.answer.is_some())),
            rows => output::print(comparison::table(rows, &told, self.answer.is_some())),
        }
    }

    /// One case, or one for each line of a table, each with its name.
    fn cases(&self, units: &Units) -> Result<Vec<(String, Units)>, String> {
        let pack = self.system.pack();
        let name = party::told(&units.asked.attackers, pack);
        let Some(over) = self.over else { return Ok(vec![(name, units.clone())]) };
        let label = |case: &Case, units: &Units| match case {
            Case::Range(range) => format!("{name}, {range} {}", self.system.facts().measure),
            Case::Cover(Cover::None) => format!("{name}, in the open"),
            Case::Cover(Cover::Light) => format!("{name}, light cover"),
            Case::Cover(Cover::Heavy) => format!("{name}, heavy cover"),
            Case::Size(_) => party::told(&units.asked.attackers, pack),
            Case::Weapon(weapon) => format!("{name}, {weapon}"),
        };
        Ok(units.over(over)?.into_iter().map(|(case, units)| (label(&case, &units), units)).collect())
    }
}
