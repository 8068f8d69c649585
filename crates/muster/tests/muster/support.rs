//! What the tests share: the Warzone pack, rosters written in a few lines, and the words of the catalogue.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use catalogue::{Language, RuleId};
use muster::{Fault, Pack, Roster, Wrong, validate};

/// A folder of the project's data.
pub fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data").join(folder)
}

/// The Warzone pack, read once.
pub fn warzone() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| {
        Pack::open(&data("warzone/pack")).unwrap_or_else(|misprints| {
            let lines: Vec<_> = misprints.iter().map(ToString::to_string).collect();
            panic!("{}", lines.join("\n"));
        })
    })
}

/// What the catalogue says under a rule.
pub fn text(rule: RuleId) -> &'static str {
    rule.text(Language::En).words
}

/// The part of a text after `start` and before `end`.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let rest = text.split_once(start)?.1;
    Some(rest.split_once(end).map_or(rest, |it| it.0))
}

/// A Bauhaus roster of 10,000 points on the Standard chart. Units are lines of
/// `unit [size] [option[=count] ...] [joins=NAME] [called=NAME] [commander=option]`.
pub fn army(units: &str) -> Roster {
    let mut roster = Roster {
        name: "Test".into(),
        pack: "warzone".into(),
        faction: "bauhaus".into(),
        chart: "standard".into(),
        points: 10_000,
        ..Roster::default()
    };
    roster.units = units.lines().map(str::trim).filter(|it| !it.is_empty()).map(unit).collect();
    roster
}

fn unit(line: &str) -> muster::RosterUnit {
    let mut words = line.split_whitespace();
    let mut unit = muster::RosterUnit { unit: words.next().unwrap().into(), ..Default::default() };
    for word in words {
        match word.split_once('=') {
            Some(("joins", name)) => unit.joins = Some(name.into()),
            Some(("called", name)) => unit.name = Some(name.into()),
            Some(("commander", option)) => unit.commander_takes.push(option.into()),
            Some((option, count)) => drop(unit.options.insert(option.into(), count.parse().unwrap())),
            None => match word.parse() {
                Ok(size) => unit.size = Some(size),
                Err(_) => drop(unit.options.insert(word.into(), 1)),
            },
        }
    }
    unit
}

/// A legal army around the units under test: a Warlord and two squads of Hussars first, unless there are some.
pub fn with(units: &str) -> Roster {
    let mut lines = String::new();
    if !["drachen", "warlord", "hero-c", "hero-r", "hero-t", "hero-p"].iter().any(|it| units.contains(it)) {
        lines += "angelika-drachen\n";
    }
    army(&(lines + "hussars\nhussars\n" + units))
}

/// The faults of a roster.
pub fn faults(roster: &Roster) -> Vec<Fault> {
    validate(roster, warzone())
}

/// The one fault of a roster, as rule and fact.
pub fn only_fault(roster: &Roster) -> (&'static str, Wrong) {
    let mut faults = faults(roster);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    let fault = faults.remove(0);
    (fault.rule().name(), fault.wrong)
}

/// The army is legal.
pub fn legal(roster: &Roster) {
    assert_eq!(faults(roster), []);
}

/// Every `.toml` file in a folder, by name.
pub fn files(folder: &str) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(data(folder)).unwrap().map(|it| it.unwrap().path()).collect();
    files.retain(|it| it.extension().is_some_and(|it| it == "toml"));
    files.sort();
    let name = |it: &PathBuf| it.file_name().unwrap().to_string_lossy().into_owned();
    files.iter().map(|it| (name(it), fs::read_to_string(it).unwrap())).collect()
}
