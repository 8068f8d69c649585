//! Match-ups of Warzone as the odds lab and the command line ask for them, and a volley from its figures.

use battle::{
    Chance, Line,
    form::{Answers, Field},
    plan_odds::Bounds,
};
use kit::{
    Game,
    matchup::{
        Cover, Deed, FigureField, MatchUp, MatchUpFacts, MatchUpOdds, MatchUps, OddsAnswer, chance, figure,
        figure_fields, known, spread,
    },
};
use muster::{Pack, Unit};
use table::Inches;

use super::{Doing, Encounter, FURTHEST, Screen};
use crate::{Volley, Warzone, library::ready};

/// Aim, then shoot.
const AIM: Deed = Deed { word: "aim", name: "Aim", about: "Aim, then shoot" };
/// Rapid Fire.
const RAPID: Deed = Deed { word: "rapid", name: "Rapid Fire", about: "Rapid Fire" };

/// What each deed is in a match-up.
const DEEDS: [(Deed, Doing); 4] =
    [(Deed::SHOOT, Doing::Shoot), (AIM, Doing::AimAndShoot), (RAPID, Doing::RapidFire), (Deed::FIGHT, Doing::Fight)];

static FACTS: MatchUpFacts = MatchUpFacts {
    measure: "in",
    measure_name: "inches",
    range_field: "lab-field-inches",
    range_case: "lab-case-inches",
    usual_range: 12,
    furthest: FURTHEST,
    ranges: &[2, 4, 6, 8, 12, 16, 20, 24, 30, 36],
    curve_ranges: &[0, 6, 12, 18, 24, 30, 36],
    covers: Cover::ALL,
    deeds: &[Deed::SHOOT, AIM, RAPID, Deed::FIGHT],
    proposed: ["hussars", "etoiles-mortant"],
    usual_models: 5,
    about_figures: "lab-about-volley",
};

/// The largest figure a form takes.
const HIGHEST: u64 = 40;

/// A volley by its figures.
const VOLLEY: [FigureField; 8] = [
    ("rof", "lab-field-rof", 20, 2),
    ("rs", "lab-field-rs", HIGHEST, 12),
    ("st", "lab-field-st", HIGHEST, 12),
    ("armour", "lab-field-armour", HIGHEST, 12),
    ("impenetrable", "lab-field-impenetrable", HIGHEST, 0),
    ("heal", "lab-field-heal", 8, 0),
    ("critical", "lab-field-critical", 20, 0),
    ("wounds", "lab-field-wounds", 20, 1),
];

impl MatchUps for Warzone {
    fn game(&self) -> &'static str {
        <Warzone as battle::System>::NAME
    }

    fn facts(&self) -> &'static MatchUpFacts {
        &FACTS
    }

    fn pack(&self) -> &'static Pack {
        ready::pack()
    }

    fn most_models(&self, unit: &Unit) -> i32 {
        unit.size.1
    }

    fn odds(&self, pack: &Pack, asked: &MatchUp, bounds: Bounds) -> Result<MatchUpOdds, String> {
        let encounter = encounter(asked)?;
        Ok((encounter.odds(pack, bounds)?, encounter.points(pack)?))
    }

    fn figures(&self, answers: &Answers) -> Vec<Field> {
        figure_fields(&VOLLEY, answers).collect()
    }

    fn figure_odds(&self, fields: &[Field]) -> OddsAnswer {
        let (volley, wounds) = (volley(fields), figure(fields, "wounds").max(1));
        let lost = volley.wounds();
        let kill = Line::new("lab-chance-kill").with("wounds", wounds as usize);
        OddsAnswer {
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
}

fn encounter(asked: &MatchUp) -> Result<Encounter, String> {
    let doing = |it: Deed| known(Warzone::TITLE, it, &DEEDS);
    if !(0.0..=f64::from(FURTHEST)).contains(&asked.range) {
        return Err(format!("the range is {}; give a number of inches from 0 to {FURTHEST}", asked.range));
    }
    Ok(Encounter {
        attackers: asked.attackers.clone(),
        targets: asked.targets.clone(),
        apart: Inches::nearest(asked.range),
        screen: match asked.cover {
            Cover::None => Screen::None,
            Cover::Light => Screen::Light,
            Cover::Heavy => Screen::Heavy,
        },
        doing: doing(asked.deed)?,
        weapon: asked.weapon.clone(),
        answer: asked.answer.map(doing).transpose()?,
    })
}

fn volley(fields: &[Field]) -> Volley {
    let whole = |word: &str| i32::try_from(figure(fields, word)).unwrap_or(0);
    let unless_none = |word: &str| Some(whole(word)).filter(|it| *it > 0);
    Volley {
        rof: figure(fields, "rof"),
        rs: whole("rs"),
        st: whole("st"),
        armour: whole("armour"),
        impenetrable: unless_none("impenetrable"),
        heal: unless_none("heal"),
        critical: Some(figure(fields, "critical")).filter(|it| *it > 0),
    }
}
