//! A battle of the players' own: armies, table, mission, and how the armies come onto it.
//!
//! Armies are ready rosters or the text of one's own; tables are made by hand, made up from a seed, or one's own text.
//! Nothing is hidden: every fault of every roster and table is told, each with where it is.

use battle::{
    Fault, Line,
    form::{Answers, Choice, Field, answer},
};
use muster::{Pack, Roster};
use table::{Inches, Table};

use crate::{
    Mission, Opening, RulesLevel, Setup,
    library::{generator, ready},
    muster,
};

/// The seed of a table nobody chose one for.
const SEED: u64 = 7;
/// The largest seed a form takes.
const MOST: u64 = 999_999;
/// The answer that asks for a text of one's own.
const OWN: &str = "own";

/// The armies: the word of the choice, of the text, and the roster proposed.
const ARMIES: [(&str, &str, &str); 2] =
    [("army-0", "roster-0", "first-battle-hussars"), ("army-1", "roster-1", "first-battle-etoiles")];

/// Tables made up from a seed: the word and the sides in inches.
const MADE_UP: [(&str, i32, i32); 2] = [("four-by-four", 48, 48), ("six-by-four", 72, 48)];

/// What is asked, given the answers so far.
#[must_use]
pub fn fields(answers: &Answers) -> Vec<Field> {
    let mut fields = Vec::new();
    for (seat, (army, roster, proposed)) in ARMIES.into_iter().enumerate() {
        let label = Line::new("wz-form-army").with("player", seat + 1);
        let field = Field::one_of(army, label, armies(proposed), answers);
        let own = field.answer == OWN;
        fields.push(field);
        if own {
            let text = ready::roster_text(proposed).unwrap_or_default();
            fields.push(Field::text(roster, Line::new("wz-form-roster").with("player", seat + 1), text, answers));
        }
    }
    ground(answers, &mut fields);
    let mission = |it: &Mission| Choice::new(format!("{it:?}"), Line::new("wz-form-rule").with("rule", it.rule()));
    let missions = Mission::ALL.iter().map(mission).collect();
    fields.push(Field::one_of("mission", Line::new("wz-form-mission"), missions, answers));
    let opening = |word: &'static str, key: &'static str| Choice::new(word, Line::new(key));
    let openings = vec![
        opening("mission", "wz-form-opening-mission"),
        opening("battle-line", "wz-form-opening-battle-line"),
        opening("quarters", "wz-form-opening-quarters"),
    ];
    fields.push(Field::one_of("opening", Line::new("wz-form-opening"), openings, answers));
    fields
}

/// Which table, its seed where it is made up, its text where it is one's own.
fn ground(answers: &Answers, fields: &mut Vec<Field>) {
    let made_up = MADE_UP.iter().map(|(word, wide, deep)| {
        Choice::new(*word, Line::new("wz-form-made-up").with("width", *wide).with("depth", *deep))
    });
    let by_hand = ready::tables().map(|it| Choice::new(it, Line::new("wz-form-by-hand").with("name", plain(it))));
    let own = [Choice::new(OWN, Line::new("wz-form-own-table"))];
    let tables = made_up.chain(by_hand).chain(own).collect();
    let field = Field::one_of("table", Line::new("wz-form-table"), tables, answers);
    let chosen = field.answer.clone();
    fields.push(field);
    if MADE_UP.iter().any(|it| it.0 == chosen) {
        fields.push(Field::number("seed", Line::new("wz-form-seed"), MOST, SEED, answers));
    } else if chosen == OWN {
        let proposed = ready::tables().next().and_then(|it| ready::table_text(it).ok()).unwrap_or_default();
        fields.push(Field::text("ground", Line::new("wz-form-ground"), proposed, answers));
    }
}

/// The ready rosters, the proposed one first, and one's own.
fn armies(proposed: &'static str) -> Vec<Choice> {
    let others = ready::rosters().filter(|it| *it != proposed);
    let known = std::iter::once(proposed).chain(others).filter_map(|word| {
        let roster = ready::roster(word).ok()?;
        let label = Line::new("wz-form-known-army").with("name", roster.name).with("points", i64::from(roster.points));
        Some(Choice::new(word, label))
    });
    known.chain([Choice::new(OWN, Line::new("wz-form-own-army"))]).collect()
}

/// A file's name as people would write it: `old-chapel` is "Old chapel".
fn plain(word: &str) -> String {
    let spaced = word.replace('-', " ");
    let mut letters = spaced.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// The setup of these answers.
///
/// # Errors
/// Everything that is wrong with them.
pub fn setup(pack: &Pack, answers: &Answers) -> Result<Setup, Vec<Fault>> {
    let fields = fields(answers);
    let mut faults = Vec::new();
    let rosters: Vec<Roster> = ARMIES.iter().filter_map(|it| told(roster(&fields, *it), &mut faults)).collect();
    let table = told(table(&fields), &mut faults);
    let (true, Some(table)) = (faults.is_empty(), table) else { return Err(faults) };
    let forces = muster(&rosters, pack)?;
    let mission = Mission::ALL.into_iter().find(|it| format!("{it:?}") == answer(&fields, "mission"));
    let opening = match answer(&fields, "opening") {
        "battle-line" => Opening::BattleLine,
        "quarters" => Opening::Quarters,
        _ => Opening::Mission,
    };
    let mission = mission.unwrap_or(Mission::KILL_THEM_ALL);
    let secondary = Vec::new();
    let setup = Setup { table, forces, mission, secondary, opening, game: RulesLevel::Basic, structures: Vec::new() };
    let faults = crate::model::setup::faults(&setup);
    if faults.is_empty() { Ok(setup) } else { Err(faults) }
}

fn roster(fields: &[Field], (army, text, _): (&'static str, &'static str, &str)) -> Result<Roster, String> {
    match answer(fields, army) {
        OWN => Roster::read(text, answer(fields, text)).map_err(|why| why.to_string()),
        word => ready::roster(word),
    }
}

fn table(fields: &[Field]) -> Result<Table, String> {
    let chosen = answer(fields, "table");
    if let Some((_, wide, deep)) = MADE_UP.iter().find(|it| it.0 == chosen) {
        let seed = answer(fields, "seed").parse().unwrap_or(SEED);
        return Ok(generator::table(Inches::whole(*wide), Inches::whole(*deep), seed));
    }
    let text = if chosen == OWN { answer(fields, "ground") } else { ready::table_text(chosen)? };
    toml::from_str(text).map_err(|why| why.to_string())
}

/// What was made, or the fault told.
fn told<T>(made: Result<T, String>, faults: &mut Vec<Fault>) -> Option<T> {
    made.map_err(|why| faults.push(Fault { rule: None, line: Line::new("wz-form-misread").with("what", why) })).ok()
}
