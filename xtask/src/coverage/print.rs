//! Tables for people and JSON for programs.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use catalogue::{Language, RuleId};
use serde_json::{Map, Value, json};

use super::scan::Citations;
use super::tally::{Figures, Tally};

/// The figures of every file and section, and the summary.
pub fn table(tally: &Tally) -> String {
    let mut out = String::new();
    for (name, file) in &tally.files {
        heading(&mut out, name);
        for (section, figures) in &file.sections {
            row(&mut out, &format!("  {section}"), *figures);
        }
        out.push('\n');
    }
    out + &summary(tally)
}

/// One line per file, and the total.
pub fn summary(tally: &Tally) -> String {
    let mut out = String::new();
    heading(&mut out, "catalogue");
    for (name, file) in &tally.files {
        let note = if file.practice { " (practice, not in the total)" } else { "" };
        row(&mut out, &format!("{name}{note}"), file.all);
    }
    row(&mut out, "total", tally.total);
    out
}

fn heading(out: &mut String, name: &str) {
    let _ = write!(out, "{name:WIDTH$}");
    for name in Figures::NAMES {
        let _ = write!(out, "{name:>10}");
    }
    out.push('\n');
}

fn row(out: &mut String, name: &str, figures: Figures) {
    let _ = write!(out, "{name:WIDTH$}");
    for figure in figures.all() {
        let _ = write!(out, "{figure:>10}");
    }
    out.push('\n');
}

const WIDTH: usize = 56;

/// The same for programs.
pub fn json(tally: &Tally, citations: &Citations) -> String {
    let files: Map<String, Value> = tally
        .files
        .iter()
        .map(|(name, file)| {
            let sections: Map<_, _> =
                file.sections.iter().map(|(it, figures)| ((*it).into(), object(*figures))).collect();
            let mut all = object(file.all);
            all["practice"] = file.practice.into();
            all["sections"] = sections.into();
            ((*name).to_owned(), all)
        })
        .collect();
    let unknown: Vec<Value> = citations.unknown.iter().map(|(place, id)| json!({ "place": place, "id": id })).collect();
    let all = json!({ "total": object(tally.total), "files": files, "unknown": unknown, "catalogue": catalogue::data_hash() });
    format!("{all:#}\n")
}

fn object(figures: Figures) -> Value {
    let pairs = Figures::NAMES.into_iter().zip(figures.all());
    pairs.map(|(name, figure)| (name.to_owned(), Value::from(figure))).collect::<Map<_, _>>().into()
}

/// The rules that lack something, and what.
pub fn missing(prefix: &str, citations: &Citations) -> String {
    let mut out = String::new();
    for rule in RuleId::family(prefix) {
        let lack = match (citations.enforces(rule), citations.tested.contains(&rule)) {
            (true, true) => continue,
            (true, false) => "not tested",
            (false, true) => "not enforced",
            (false, false) => "not enforced, not tested",
        };
        let _ = writeln!(out, "{:WIDTH$}  {lack:26}{}", rule.name(), rule.title(Language::En));
    }
    out
}

/// Writes to standard output; a reader who has seen enough (`| head`) is no error.
pub fn write(text: &str) -> Result<(), String> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(why) if why.kind() != io::ErrorKind::BrokenPipe => Err(why.to_string()),
        Ok(()) | Err(_) => Ok(()),
    }
}
