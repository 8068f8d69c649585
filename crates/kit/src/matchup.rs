//! Match-ups: some models against some others, face to face, for exact odds; and odds from bare figures.
//!
//! A game that has them implements [`MatchUps`]. The command line and the odds lab ask by [`MatchUp`] or by the game's own
//! form of figures; nothing about a game is known outside it.

use serde::{Deserialize, Serialize};
use std::fmt;

use battle::{
    Chance, Line, Spread, System,
    form::{Answers, Field, answer},
    plan_odds::{Bounds, Losses, Prospect},
};
use dice::{Distribution, Scripted};
use muster::{Pack, Party, Unit};

/// Terrain right before the targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// None.
    None,
    /// Light, or whatever spoils a clear shot.
    Light,
    /// Heavy.
    Heavy,
}

impl Cover {
    /// All of them.
    pub const ALL: &[Cover] = &[Cover::None, Cover::Light, Cover::Heavy];

    /// Its word in commands and links.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Cover::None => "none",
            Cover::Light => "light",
            Cover::Heavy => "heavy",
        }
    }

    /// The one of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Cover> {
        Cover::ALL.iter().copied().find(|it| it.word() == word)
    }
}

/// What models do in a match-up. The message `lab-deed-WORD` words it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Its word in commands and links.
    pub word: &'static str,
    /// Its name in English.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub about: &'static str,
}

impl Deed {
    /// Each model shoots.
    pub const SHOOT: Deed = Deed { word: "shoot", name: "Shoot", about: "A Shooting Action each" };
    /// Each model fights.
    pub const FIGHT: Deed = Deed { word: "fight", name: "Fight", about: "Close in where that is needed, then fight" };
}

/// Some models against some others, face to face.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchUp {
    /// Who attacks.
    pub attackers: Party,
    /// Whom.
    pub targets: Party,
    /// How far apart they are, in the game's measure.
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

/// The odds of every loss, and the points of the attackers and of the targets.
pub type MatchUpOdds = (Prospect<Losses>, [f64; 2]);

/// What a question by units may be about, in one game.
#[derive(Clone, Copy, Debug)]
pub struct MatchUpFacts {
    /// What ranges are measured in, in short: `in`.
    pub measure: &'static str,
    /// The message that asks for the range.
    pub range_field: &'static str,
    /// The message that names a range in a table.
    pub range_case: &'static str,
    /// How far apart two sides are unless it is said.
    pub usual_range: u8,
    /// The furthest apart that is worked out.
    pub furthest: u8,
    /// What ranges are measured in, written out: `inches`.
    pub measure_name: &'static str,
    /// The ranges of a table over range.
    pub ranges: &'static [u8],
    /// The ranges of a [curve] of harm over range.
    pub curve_ranges: &'static [u8],
    /// The kinds of cover the game tells apart.
    pub covers: &'static [Cover],
    /// What its models can do.
    pub deeds: &'static [Deed],
    /// The units proposed: attackers and targets.
    pub proposed: [&'static str; 2],
    /// How many models of each are proposed.
    pub usual_models: u64,
    /// The message about a question by figures.
    pub about_figures: &'static str,
}

/// The odds a game works out without a battle: units against each other, and bare figures.
pub trait MatchUps: fmt::Debug + Send + Sync {
    /// The word for the game.
    fn game(&self) -> &'static str;

    /// What a question by units may be about.
    fn facts(&self) -> &'static MatchUpFacts;

    /// The army lists that are built in.
    fn pack(&self) -> &'static Pack;

    /// How many models of a unit one side may have at most.
    fn most_models(&self, unit: &Unit) -> i32;

    /// The odds of a match-up between units of this pack.
    ///
    /// # Errors
    /// What is wrong: no such unit, size, option or weapon, or something the game has not.
    fn odds(&self, pack: &Pack, asked: &MatchUp, bounds: Bounds) -> Result<MatchUpOdds, String>;

    /// The fields of a question by figures.
    fn figures(&self, answers: &Answers) -> Vec<Field>;

    /// The answer to it.
    fn figure_odds(&self, fields: &[Field]) -> OddsAnswer;
}

/// The position a match-up begins with: this setup, after the order that begins it.
///
/// # Errors
/// What is wrong with the setup, or why it does not begin.
pub fn position<S: System>(
    system: &S,
    setup: &S::Setup,
    begin: &S::Order,
    mut dice: Scripted,
) -> Result<S::State, String> {
    let mut state = system.start(setup).map_err(|faults| battle::told(system, &faults))?;
    battle::apply(system, &mut state, begin, &mut dice, None)
        .map_err(|why| format!("the encounter does not begin: {why}"))?;
    Ok(state)
}

/// How far the odds of a match-up are followed for a [curve].
const CURVE_BOUNDS: Bounds = Bounds { states: 4_000, floor: 1e-6 };

/// The wounds one unit is expected to deal another at each range, in the game's measure: in close combat at none, by
/// shooting further off. Ranges without odds are left out.
#[must_use]
pub fn curve(game: &dyn MatchUps, pack: &Pack, attackers: &Party, targets: &Party) -> Vec<(u8, f64)> {
    let asked = |range: u8| MatchUp {
        attackers: attackers.clone(),
        targets: targets.clone(),
        range: f64::from(range),
        cover: Cover::None,
        deed: if range == 0 { Deed::FIGHT } else { Deed::SHOOT },
        weapon: None,
        answer: None,
    };
    let harm = |it: &Prospect<Losses>| it.ends.iter().map(|(end, chance)| f64::from(end.wounds) * chance).sum::<f64>();
    let odds = |range: u8| game.odds(pack, &asked(range), CURVE_BOUNDS).ok();
    game.facts().curve_ranges.iter().filter_map(|range| Some((*range, harm(&odds(*range)?.0)))).collect()
}

/// What came of a question.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct OddsAnswer {
    /// The chances worth showing.
    pub chances: Vec<Chance>,
    /// Counts and their odds, the most telling first.
    pub spreads: Vec<Spread>,
    /// Other numbers, means among them.
    pub numbers: Vec<(Line, f64)>,
    /// The chance of what was left out.
    pub neglected: f64,
}

/// A chance with its message.
#[must_use]
pub fn chance(key: &'static str, chance: f64) -> Chance {
    Chance { what: Line::new(key), chance }
}

/// A count and its odds with its message.
#[must_use]
pub fn spread(key: &'static str, odds: &Distribution) -> Spread {
    Spread { what: Line::new(key), odds: odds.iter().filter(|it| it.1 > 0.0).collect() }
}

/// The figure in a field; 0 where there is none.
#[must_use]
pub fn figure(fields: &[Field], word: &str) -> u32 {
    answer(fields, word).parse().unwrap_or(0)
}

/// A field for a figure: its word, its message, the most, and what is proposed.
pub type FigureField = (&'static str, &'static str, u64, u64);

/// Fields for figures.
pub fn figure_fields(asked: &[FigureField], answers: &Answers) -> impl Iterator<Item = Field> {
    asked.iter().map(move |(word, key, most, proposed)| Field::number(word, Line::new(key), *most, *proposed, answers))
}

/// What a game knows a deed as.
///
/// # Errors
/// The game has no such deed.
pub fn known<T: Copy>(title: &str, deed: Deed, known: &[(Deed, T)]) -> Result<T, String> {
    let found = known.iter().find(|it| it.0 == deed).map(|it| it.1);
    found.ok_or_else(|| format!("{title} has no {}", deed.name))
}

/// Whether a weapon's name is meant: it or a part of it, but for capitals, spaces and hyphens.
#[must_use]
pub fn means(name: &str, wanted: &str) -> bool {
    let plain =
        |it: &str| it.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect::<String>();
    plain(name).contains(&plain(wanted))
}

/// Checks that somebody has the weapon that is wanted.
///
/// # Errors
/// Nobody has; the weapons there are.
pub fn weapon_is_among(names: &[&str], wanted: Option<&str>) -> Result<(), String> {
    let Some(wanted) = wanted else { return Ok(()) };
    let known = names.iter().any(|it| means(it, wanted));
    if known { Ok(()) } else { Err(format!("no weapon \"{wanted}\": they have {}", names.join(", "))) }
}
