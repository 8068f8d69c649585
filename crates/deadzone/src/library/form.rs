//! A battle of the players' own: points, strike teams, map, mission, and how the house plays.
//!
//! A strike team is one of the ready ones, the text of one's own, or mustered by chance from a seed: always legal. A map is
//! made by hand or made up from a seed. Nothing is hidden: every fault of both teams is told, each with where it is.

use battle::{
    Arg, Fault, Line,
    form::{Answers, Choice, Field, answer},
};
use catalogue::rule;
use muster::{Fact, Pack, Roster, Wrong, resolve};

use crate::{
    Map, Mission, Opening, Settings, Setup, Team,
    library::{generator, random_teams, ready},
    model::{
        settings::yes_or_no,
        settings_list::{CHAPTERS, Chapter, KNOBS, Knob, Set},
    },
};

/// The seed of a map or a team nobody chose one for.
const SEED: u64 = 7;
/// The largest seed a form takes.
const MOST: u64 = 999_999;
/// The answers that ask for more: a text of one's own, a seed, settings of one's own.
const OWN: &str = "own";
const RULED: &str = "ruled";
const LEVY: &str = "levy";
const MADE: &str = "made";

/// The sizes of a battle.
const POINTS: [u16; 3] = [100, 150, 200];

/// What is asked about each team: the words of the faction, the team, its seed and its text, and the faction proposed.
struct Asked {
    faction: &'static str,
    team: &'static str,
    seed: &'static str,
    roster: &'static str,
    proposed: &'static str,
}

const TEAMS: [Asked; 2] = [
    Asked { faction: "faction-0", team: "team-0", seed: "levy-0", roster: "roster-0", proposed: "enforcers" },
    Asked { faction: "faction-1", team: "team-1", seed: "levy-1", roster: "roster-1", proposed: "forge-fathers" },
];

/// What is asked, given the answers so far.
#[must_use]
pub fn fields(pack: &Pack, answers: &Answers) -> Vec<Field> {
    let sizes = POINTS.map(|it| Choice::new(it.to_string(), Line::new("dz-form-size").with("points", i32::from(it))));
    let mut fields = vec![Field::one_of("points", Line::new("dz-form-points"), sizes.to_vec(), answers)];
    let missions = Mission::ALL.into_iter().chain([Mission::Random]);
    let mission = |it: Mission| Choice::new(format!("{it:?}"), Line::new("dz-form-rule").with("rule", it.rule()));
    fields.push(Field::one_of("mission", Line::new("dz-form-mission"), missions.map(mission).collect(), answers));
    for (seat, asked) in TEAMS.iter().enumerate() {
        team_fields(pack, (seat, asked), answers, &mut fields);
    }
    ground(answers, &mut fields);
    house(answers, &mut fields);
    fields
}

/// The faction, which of its teams, and the text or the seed of it.
fn team_fields(pack: &Pack, (seat, asked): (usize, &Asked), answers: &Answers, fields: &mut Vec<Field>) {
    let label = |key: &'static str| Line::new(key).with("player", seat + 1);
    let name = |it: &str| Choice::new(it, Line::new("dz-form-name").with("name", faction_name(pack, it)));
    let others = random_teams::factions(pack).filter(|it| *it != asked.proposed);
    let factions = std::iter::once(asked.proposed).chain(others).map(name).collect();
    let faction = Field::one_of(asked.faction, label("dz-form-faction"), factions, answers);
    let (points, chosen) = (points(fields), faction.answer.clone());
    let known = ready_teams(&chosen, points).map(|(word, roster)| {
        Choice::new(
            word,
            Line::new("dz-form-ready")
                .with("name", roster.name.as_str())
                .with("points", muster::points(&roster, pack).total()),
        )
    });
    let more = [Choice::new(LEVY, Line::new("dz-form-levy")), Choice::new(OWN, Line::new("dz-form-own"))];
    let team = Field::one_of(asked.team, label("dz-form-team"), known.chain(more).collect(), answers);
    let which = team.answer.clone();
    fields.extend([faction, team]);
    match which.as_str() {
        LEVY => fields.push(Field::number(asked.seed, label("dz-form-levy-seed"), MOST, SEED + seat as u64, answers)),
        OWN => {
            let text = proposed_text(pack, &chosen, points);
            fields.push(Field::text(asked.roster, label("dz-form-roster"), &text, answers));
        }
        _ => {}
    }
}

/// Which map, and its seed where it is made up.
fn ground(answers: &Answers, fields: &mut Vec<Field>) {
    let made = [Choice::new(MADE, Line::new("dz-form-made"))];
    let by_hand = ready::maps().filter_map(|word| {
        let map = ready::map(word).ok()?;
        Some(Choice::new(word, Line::new("dz-form-name").with("name", map.name)))
    });
    let field = Field::one_of("map", Line::new("dz-form-map"), made.into_iter().chain(by_hand).collect(), answers);
    let made = field.answer == MADE;
    fields.push(field);
    if made {
        fields.push(Field::number("seed", Line::new("dz-form-seed"), MOST, SEED, answers));
    }
}

/// Whether the house plays by the rulings of the catalogue, or otherwise, chapter by chapter.
fn house(answers: &Answers, fields: &mut Vec<Field>) {
    let ways =
        vec![Choice::new(RULED, Line::new("dz-form-house-ruled")), Choice::new(OWN, Line::new("dz-form-house-own"))];
    let field = Field::one_of("house", Line::new("dz-form-house"), ways, answers);
    let own = field.answer == OWN;
    fields.push(field);
    if own {
        CHAPTERS.iter().for_each(|it| chapter(it, answers, fields));
    }
}

/// A chapter of the settings: folded until the players want to set something in it, or have.
fn chapter(chapter: &Chapter, answers: &Answers, fields: &mut Vec<Field>) {
    let mut ways = vec![
        Choice::new(RULED, Line::new("dz-house-ruled").with("count", chapter.knobs().count())),
        Choice::new(OWN, Line::new("dz-house-own")),
    ];
    if chapter.knobs().any(|it| answers.contains_key(it.key)) {
        ways.swap(0, 1);
    }
    let field = Field::one_of(chapter.word, Line::new(chapter.key), ways, answers);
    let own = field.answer == OWN;
    fields.push(field);
    if own {
        fields.extend(chapter.knobs().map(|it| setting(it, answers)));
    }
}

/// One setting; what the catalogue rules is proposed.
fn setting(knob: &Knob, answers: &Answers) -> Field {
    let label = Line::new("dz-form-setting").with("name", Line::new(knob.key)).with("rule", knob.rule);
    let (ruled, worded): (u8, fn(u8) -> Line) = match (knob.get)(&Settings::default()) {
        Set::Holds(holds) => (u8::from(holds), |it| yes_or_no(it != 0)),
        Set::Number(number) => (number, |it| Line::new("dz-form-number").with("number", it)),
    };
    let numbers = std::iter::once(ruled).chain(knob.numbers.clone().filter(|it| *it != ruled));
    let choices = numbers.map(|it| Choice::new(it.to_string(), worded(it))).collect();
    Field::one_of(knob.key, label, choices, answers)
}

fn faction_name<'a>(pack: &'a Pack, faction: &str) -> &'a str {
    pack.header.factions.get(faction).map_or("", |it| it.name.as_str())
}

fn points(fields: &[Field]) -> u16 {
    answer(fields, "points").parse().unwrap_or(POINTS[0])
}

/// The ready teams of a faction for a battle of this size.
fn ready_teams(faction: &str, points: u16) -> impl Iterator<Item = (&'static str, Roster)> + '_ {
    let all = ready::rosters().filter_map(|word| Some((word, ready::roster(word).ok()?)));
    all.filter(move |it| it.1.faction == faction && it.1.points == u32::from(points))
}

/// A text to begin with: a ready team of the faction, or one mustered.
fn proposed_text(pack: &Pack, faction: &str, points: u16) -> String {
    let known = ready_teams(faction, points).next().map(|it| it.1);
    known.unwrap_or_else(|| random_teams::roster(pack, faction, u32::from(points), SEED)).write()
}

/// The setup of these answers.
///
/// # Errors
/// Everything that is wrong with them.
pub fn setup(pack: &Pack, answers: &Answers) -> Result<Setup, Vec<Fault>> {
    let fields = fields(pack, answers);
    let mut faults = Vec::new();
    let points = points(&fields);
    let teams = TEAMS.iter().enumerate().map(|(seat, asked)| {
        let team = team(pack, &fields, (seat, asked), points);
        team.map_err(|wrong| faults.extend(wrong)).ok()
    });
    let teams: Vec<Team> = teams.collect::<Vec<_>>().into_iter().flatten().collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    let chosen = |it: &Mission| format!("{it:?}") == answer(&fields, "mission");
    let mission = Mission::ALL.into_iter().find(chosen).unwrap_or(Mission::Random);
    let map = map(&fields).map_err(|why| vec![misread(why)])?;
    let (opening, settings) = (Opening::Deployment, settings(&fields));
    let setup = Setup { mission, points, map, teams, opening, settings };
    let faults = crate::model::setup::faults(&setup, pack);
    if faults.is_empty() { Ok(setup) } else { Err(faults) }
}

/// The team of a seat, or every fault of its roster.
fn team(pack: &Pack, fields: &[Field], (seat, asked): (usize, &Asked), points: u16) -> Result<Team, Vec<Fault>> {
    let roster = match answer(fields, asked.team) {
        LEVY => {
            let seed = answer(fields, asked.seed).parse().unwrap_or(SEED);
            random_teams::roster(pack, answer(fields, asked.faction), u32::from(points), seed)
        }
        OWN => {
            let text = answer(fields, asked.roster);
            Roster::read(asked.roster, text).map_err(|why| vec![misread(why.to_string())])?
        }
        word => ready::roster(word).map_err(|why| vec![misread(why)])?,
    };
    if roster.points > u32::from(points) {
        let line = Line::new("dz-form-too-large").with("player", seat + 1).with("points", i32::from(points));
        let line = line.with("given", i64::from(roster.points));
        return Err(vec![Fault { rule: Some(rule!("dz.team.points")), line }]);
    }
    let wrong = |faults: Vec<muster::Fault>| faults.iter().map(|it| fault(seat, &roster, it)).collect::<Vec<_>>();
    resolve(&roster, pack).map(|units| Team { units }).map_err(wrong)
}

fn map(fields: &[Field]) -> Result<Map, String> {
    match answer(fields, "map") {
        MADE => Ok(generator::map(answer(fields, "seed").parse().unwrap_or(SEED))),
        word => ready::map(word),
    }
}

/// The settings as answered; those that were not asked for are as the catalogue rules.
fn settings(fields: &[Field]) -> Settings {
    let mut settings = Settings::default();
    for knob in &KNOBS {
        if let Ok(to) = answer(fields, knob.key).parse() {
            (knob.put)(&mut settings, to);
        }
    }
    settings
}

fn misread(what: String) -> Fault {
    Fault { rule: None, line: Line::new("dz-form-misread").with("what", what) }
}

/// A fault of a roster in words: whose, about whom, and what.
fn fault(seat: usize, roster: &Roster, fault: &muster::Fault) -> Fault {
    let unit = fault.unit.and_then(|it| roster.units.get(it as usize)).map_or(roster.name.as_str(), |it| it.label());
    let line = Line::new("dz-form-fault").with("player", seat + 1).with("unit", unit);
    Fault { rule: Some(fault.rule()), line: line.with("what", worded(&fault.wrong)).with("rule", fault.rule()) }
}

fn worded(wrong: &Wrong) -> Line {
    let mut line = Line::new(wrong.key());
    for (name, fact) in wrong.facts() {
        let arg = match fact {
            Fact::Number(number) => Arg::Number(number),
            Fact::Name(name) => Arg::Name(name),
            Fact::Rule(rule) => Arg::Rule(rule),
        };
        line.args.push((name.into(), arg));
    }
    line
}
