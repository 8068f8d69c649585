//! Match-ups of Deadzone as the odds lab and the command line ask for them, and an opposed test from its figures.

use battle::{
    Line,
    form::{Answers, Choice, Field, answer},
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

use super::{COLUMNS, Doing, Encounter, FURTHEST};
use crate::{Deadzone, Handful, Victim, pack};

/// Fire for Effect.
const EFFECT: Deed = Deed { word: "effect", name: "Fire for Effect", about: "Fire for Effect" };

/// What each deed is in a match-up.
const DEEDS: [(Deed, Doing); 3] =
    [(Deed::SHOOT, Doing::Shoot), (EFFECT, Doing::FireForEffect), (Deed::FIGHT, Doing::Fight)];

static FACTS: MatchUpFacts = MatchUpFacts {
    measure: "cubes",
    measure_name: "cubes",
    range_field: "lab-field-cubes",
    range_case: "lab-case-cubes",
    usual_range: 3,
    furthest: FURTHEST,
    ranges: &[1, 2, 3, 4, 5, 6, 7],
    curve_ranges: &[0, 1, 2, 3, 4, 5, 6, 7],
    covers: &[Cover::None, Cover::Light],
    deeds: &[Deed::SHOOT, EFFECT, Deed::FIGHT],
    proposed: ["enforcer", "commando"],
    usual_models: 1,
    about_figures: "lab-about-test",
};

/// The figures of an opposed test, beyond the dice and what they need.
const TEST: [FigureField; 6] = [
    ("reroll", "lab-field-reroll", 20, 0),
    ("against-reroll", "lab-field-against-reroll", 20, 0),
    ("armour", "lab-field-armour", 20, 1),
    ("ap", "lab-field-ap", 20, 0),
    ("size", "lab-field-size", 10, 1),
    ("damage", "lab-field-damage", 10, 0),
];

impl MatchUps for Deadzone {
    fn game(&self) -> &'static str {
        <Deadzone as battle::System>::NAME
    }

    fn facts(&self) -> &'static MatchUpFacts {
        &FACTS
    }

    fn pack(&self) -> &'static Pack {
        pack()
    }

    /// As many as there is room for; of a Leader one.
    fn most_models(&self, unit: &Unit) -> i32 {
        if unit.category == "leader" || unit.unique.is_some() { 1 } else { COLUMNS.len() as i32 }
    }

    fn odds(&self, pack: &Pack, asked: &MatchUp, bounds: Bounds) -> Result<MatchUpOdds, String> {
        let encounter = encounter(asked)?;
        Ok((encounter.odds(pack, bounds)?, encounter.points(pack)?))
    }

    fn figures(&self, answers: &Answers) -> Vec<Field> {
        let dice = |word, key| Field::number(word, Line::new(key), 20, 3, answers);
        let mut fields = vec![
            dice("dice", "lab-field-dice"),
            needs("on", "lab-field-on", answers),
            dice("against", "lab-field-against"),
            needs("against-on", "lab-field-against-on", answers),
        ];
        fields.extend(figure_fields(&TEST, answers));
        fields
    }

    fn figure_odds(&self, fields: &[Field]) -> OddsAnswer {
        let hand = |dice: &str, needs: &str, again: &str| Handful {
            dice: figure(fields, dice),
            on: answer(fields, needs).parse::<u8>().ok(),
            rerolls: figure(fields, again),
        };
        let (mine, theirs) = (hand("dice", "on", "reroll"), hand("against", "against-on", "against-reroll"));
        of_test(&mine, &theirs, victim(fields).as_ref())
    }
}

/// What a die must show or beat: 5 is proposed.
fn needs(word: &'static str, key: &'static str, answers: &Answers) -> Field {
    const PROPOSED: u8 = 5;
    let shown = |face: u8| Choice::new(face.to_string(), Line::new("lab-needs").with("face", face));
    let faces = [PROPOSED].into_iter().chain((1..=8).filter(|it| *it != PROPOSED)).map(shown);
    let dash = Choice::new("-", Line::new("lab-needs-nothing"));
    Field::one_of(word, Line::new(key), faces.chain([dash]).collect(), answers)
}

/// Whom the test may hurt; nobody of size 0.
fn victim(fields: &[Field]) -> Option<Victim> {
    let size = figure(fields, "size");
    let victim = Victim {
        armour: figure(fields, "armour"),
        ap: figure(fields, "ap"),
        size,
        damage: figure(fields, "damage").min(size),
    };
    Some(victim).filter(|_| size > 0)
}

fn of_test(mine: &Handful, theirs: &Handful, victim: Option<&Victim>) -> OddsAnswer {
    let ahead = mine.against(theirs);
    let mut answer = OddsAnswer {
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
        answer.chances.push(chance("lab-chance-undamaged", harm.undamaged));
        answer.chances.push(chance("lab-chance-injured", harm.injured));
        answer.chances.push(chance("lab-chance-dead", harm.dead));
        answer.numbers.push((Line::new("lab-mean-damage"), harm.actual_damage.mean()));
        answer.spreads.push(spread("lab-spread-damage", &harm.actual_damage));
    }
    answer
}

fn encounter(asked: &MatchUp) -> Result<Encounter, String> {
    let doing = |it: Deed| known(Deadzone::TITLE, it, &DEEDS);
    if !(0.0..=f64::from(FURTHEST)).contains(&asked.range) || asked.range % 1.0 != 0.0 {
        return Err(format!("the range is {}; give a whole number of cubes from 0 to {FURTHEST}", asked.range));
    }
    Ok(Encounter {
        attackers: asked.attackers.clone(),
        targets: asked.targets.clone(),
        apart: asked.range as u8,
        screened: asked.cover != Cover::None,
        doing: doing(asked.deed)?,
        weapon: asked.weapon.clone(),
        answer: asked.answer.map(doing).transpose()?,
    })
}
