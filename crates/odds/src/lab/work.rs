//! From a question to its answer, one case at a time.

use battle::{
    Chance, Line, Spread,
    chain::Bounds,
    form::{Answers, Field, answer},
};
#[cfg(feature = "deadzone")]
use deadzone::{Handful, Victim};
use dice::Distribution;
#[cfg(feature = "warzone")]
use warzone::Volley;

use super::{
    Told, by_units,
    fields::{fields, figure, game},
};
use crate::{Case, Game, Over, Toll, Units};

/// How far a case is followed on a page: half a second or so.
const BOUNDS: Bounds = Bounds { states: 4_000, floor: 1e-6 };

/// One case of a question, to be worked out.
#[derive(Clone, Debug, PartialEq)]
pub enum Work {
    /// A volley of Warzone at a model with so many Wounds.
    #[cfg(feature = "warzone")]
    Volley(Volley, u32),
    /// An opposed test of Deadzone, and whom it may hurt.
    #[cfg(feature = "deadzone")]
    Test(Handful, Handful, Option<Victim>),
    /// Units against each other.
    Units(Units),
}

/// The cases of a question: one, or those of a table, each with what tells it from the others.
///
/// # Errors
/// Why it cannot be asked.
pub fn cases(answers: &Answers, over: Option<Over>) -> Result<Vec<(Line, Work)>, Box<Line>> {
    let fields = fields(answers);
    let game = game(&fields);
    match (answer(&fields, "by"), over) {
        ("units", None) => {
            let units = by_units::units(game, &fields);
            Ok(vec![(about(&units), Work::Units(units))])
        }
        ("units", Some(over)) => {
            let cases = by_units::units(game, &fields).over(over).map_err(wrong)?;
            Ok(cases.into_iter().map(|(case, units)| (told_apart(&case, game), Work::Units(units))).collect())
        }
        (_, _) => Ok(vec![by_figures(game, &fields)]),
    }
}

/// A question by figures.
fn by_figures(game: Game, fields: &[Field]) -> (Line, Work) {
    match game {
        #[cfg(feature = "warzone")]
        Game::Warzone => (Line::new("lab-about-volley"), volley(fields)),
        #[cfg(feature = "deadzone")]
        Game::Deadzone => (Line::new("lab-about-test"), test(fields)),
    }
}

fn wrong(why: String) -> Box<Line> {
    Box::new(Line::new("lab-wrong").with("why", why))
}

/// Who against whom.
fn about(units: &Units) -> Line {
    let named = |party: &muster::Party| match units.game.pack().units.get(&party.unit) {
        Some(unit) => Line::new("lab-party").with("count", party.size as usize).with("name", by_units::name(unit)),
        None => Line::new("lab-name").with("name", party.unit.as_str()),
    };
    Line::new("lab-about-units").with("attackers", named(&units.attackers)).with("targets", named(&units.targets))
}

fn told_apart(case: &Case, game: Game) -> Line {
    match (case, game) {
        #[cfg(feature = "warzone")]
        (Case::Range(range), Game::Warzone) => Line::new("lab-case-inches").with("range", *range),
        #[cfg(feature = "deadzone")]
        (Case::Range(range), Game::Deadzone) => Line::new("lab-case-cubes").with("range", *range),
        (Case::Cover(cover), _) => by_units::cover(*cover),
        (Case::Size(size), _) => Line::new("lab-case-models").with("count", *size as usize),
        (Case::Weapon(name), _) => Line::new("lab-name").with("name", name.as_str()),
    }
}

#[cfg(feature = "warzone")]
fn volley(fields: &[Field]) -> Work {
    let whole = |word: &str| i32::try_from(figure(fields, word)).unwrap_or(0);
    let unless_none = |word: &str| Some(whole(word)).filter(|it| *it > 0);
    let volley = Volley {
        rof: figure(fields, "rof"),
        rs: whole("rs"),
        st: whole("st"),
        armour: whole("armour"),
        impenetrable: unless_none("impenetrable"),
        heal: unless_none("heal"),
        critical: Some(figure(fields, "critical")).filter(|it| *it > 0),
    };
    Work::Volley(volley, figure(fields, "wounds").max(1))
}

#[cfg(feature = "deadzone")]
fn test(fields: &[Field]) -> Work {
    let on = |word: &str| answer(fields, word).parse::<u8>().ok();
    let hand = |dice: &str, needs: &str, again: &str| Handful {
        dice: figure(fields, dice),
        on: on(needs),
        rerolls: figure(fields, again),
    };
    let size = figure(fields, "size");
    let victim = Victim {
        armour: figure(fields, "armour"),
        ap: figure(fields, "ap"),
        size,
        damage: figure(fields, "damage").min(size),
    };
    let (mine, theirs) = (hand("dice", "on", "reroll"), hand("against", "against-on", "against-reroll"));
    Work::Test(mine, theirs, Some(victim).filter(|_| size > 0))
}

impl Work {
    /// Works it out.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn told(&self) -> Result<Told, Box<Line>> {
        match self {
            #[cfg(feature = "warzone")]
            Work::Volley(volley, wounds) => Ok(of_volley(volley, *wounds)),
            #[cfg(feature = "deadzone")]
            Work::Test(mine, theirs, victim) => Ok(of_test(mine, theirs, victim.as_ref())),
            Work::Units(units) => units.toll(BOUNDS).map(|it| of_toll(&it, units)).map_err(wrong),
        }
    }
}

fn chance(key: &'static str, chance: f64) -> Chance {
    Chance { what: Line::new(key), chance }
}

fn spread(key: &'static str, odds: &Distribution) -> Spread {
    Spread { what: Line::new(key), odds: odds.iter().filter(|it| it.1 > 0.0).collect() }
}

#[cfg(feature = "warzone")]
fn of_volley(volley: &Volley, wounds: u32) -> Told {
    let lost = volley.wounds();
    let kill = Line::new("lab-chance-kill").with("wounds", wounds as usize);
    Told {
        chances: vec![
            chance("lab-chance-die-hits", volley.hits()),
            chance("lab-chance-die-hurts", volley.hurts()),
            Chance { what: kill, chance: volley.kills(wounds) },
        ],
        numbers: vec![(Line::new("lab-mean-wounds"), lost.mean())],
        spreads: vec![spread("lab-spread-wounds", &lost)],
        neglected: 0.0,
    }
}

#[cfg(feature = "deadzone")]
fn of_test(mine: &Handful, theirs: &Handful, victim: Option<&Victim>) -> Told {
    let ahead = mine.against(theirs);
    let mut told = Told {
        chances: vec![
            chance("lab-chance-win", ahead.at_least(1)),
            chance("lab-chance-draw", ahead.chance(0)),
            chance("lab-chance-lose", ahead.at_most(-1)),
        ],
        numbers: vec![(Line::new("lab-mean-ahead"), ahead.mean())],
        spreads: vec![spread("lab-spread-ahead", &ahead)],
        neglected: 0.0,
    };
    if let Some(harm) = victim.map(|it| it.harm(&ahead)) {
        told.chances.push(chance("lab-chance-undamaged", harm.undamaged));
        told.chances.push(chance("lab-chance-injured", harm.injured));
        told.chances.push(chance("lab-chance-dead", harm.dead));
        told.numbers.push((Line::new("lab-mean-damage"), harm.actual_damage.mean()));
        told.spreads.push(spread("lab-spread-damage", &harm.actual_damage));
    }
    told
}

fn of_toll(toll: &Toll, units: &Units) -> Told {
    let counted = |key, counts: std::collections::BTreeMap<i32, f64>| Spread {
        what: Line::new(key),
        odds: counts.into_iter().collect(),
    };
    let mut told = Told {
        chances: vec![chance("lab-chance-any", toll.any()), chance("lab-chance-all", toll.all())],
        numbers: vec![
            (Line::new("lab-mean-wounds"), crate::mean(&toll.wounds())),
            (Line::new("lab-spread-of-wounds"), crate::spread(&toll.wounds())),
            (Line::new("lab-mean-models"), crate::mean(&toll.models())),
            (Line::new("lab-points-spent"), toll.points[0]),
            (Line::new("lab-points-lost"), toll.points_lost()),
            (Line::new("lab-points-for-100"), toll.for_a_hundred()),
        ],
        spreads: vec![counted("lab-spread-wounds", toll.wounds()), counted("lab-spread-models", toll.models())],
        neglected: toll.odds.neglected,
    };
    if units.answer.is_some() {
        told.numbers.push((Line::new("lab-mean-own"), crate::mean(&toll.own_models())));
        told.spreads.push(counted("lab-spread-own", toll.own_models()));
    }
    told
}
