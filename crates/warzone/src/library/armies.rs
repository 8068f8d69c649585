//! Armies: rosters become forces, checked against their points and their organisation chart.
//!
//! Everything that is wrong with any of them is told at once, each fault with whose roster and which unit it is about.

use battle::{Arg, Fault, Line};
use catalogue::{RuleId, rule};
use muster::{Fact, Pack, Roster, Wrong, resolve};

use crate::Force;

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.start.points"), rule!("wz.start.army")];

/// The forces of these rosters, each on a team of its own.
///
/// # Errors
/// Every fault of every roster: more points than agreed, slots of the chart left empty or filled twice, options nobody
/// may take, different charts (`wz.start.chart`).
pub fn muster(rosters: &[Roster], pack: &Pack) -> Result<Vec<Force>, Vec<Fault>> {
    let (mut forces, mut faults) = (Vec::new(), Vec::new());
    for (seat, roster) in rosters.iter().enumerate() {
        if rosters[0].chart != roster.chart {
            let line = Line::new("wz-fault-charts").with("player", seat + 1).with("chart", roster.chart.as_str());
            faults.push(Fault { rule: Some(rule!("wz.start.chart")), line });
        }
        match resolve(roster, pack) {
            Ok(units) => forces.push(Force { team: seat as u8, units }),
            Err(wrong) => faults.extend(wrong.iter().map(|it| fault(seat, roster, it))),
        }
    }
    if faults.is_empty() { Ok(forces) } else { Err(faults) }
}

/// A fault of a roster in words.
fn fault(seat: usize, roster: &Roster, fault: &muster::Fault) -> Fault {
    let unit = fault.unit.and_then(|it| roster.units.get(it as usize)).map(|it| it.label().to_owned());
    let line = match &fault.wrong {
        Wrong::OverPoints { points, limit } => {
            Line::new("wz-fault-points").with("points", points.to_string()).with("limit", limit.to_string())
        }
        Wrong::SlotEmpty { category, have, least } => {
            slot("wz-fault-slot-empty", category).with("have", *have).with("least", *least)
        }
        Wrong::SlotFull { category, have, most } => {
            slot("wz-fault-slot-full", category).with("have", *have).with("most", *most)
        }
        other => Line::new("wz-fault-roster").with("rule", fault.rule()).with("what", worded(other)),
    };
    let unit = unit.unwrap_or_else(|| roster.name.clone());
    Fault { rule: Some(fault.rule()), line: line.with("player", seat + 1).with("unit", unit) }
}

/// What is wrong, with its facts: they go by the names the fault gives them.
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

fn slot(key: &'static str, category: &str) -> Line {
    Line::new(key).with("category", category)
}

#[cfg(test)]
mod tests {
    use battle::{Speech, System};
    use catalogue::Language;
    use muster::{Roster, Wrong};

    use super::{muster, worded};
    use crate::{Warzone, library::ready};

    fn speech(language: Language) -> Speech {
        Speech::new(language, &[&|it| Warzone.messages(it)]).expect("the words are well formed")
    }

    #[test]
    fn a_squad_that_is_too_large_is_told_of_in_words() {
        let text = ready::roster_text("first-battle-hussars").expect("a roster").replace("size = 8", "size = 30");
        let roster = Roster::read("mine", &text).expect("it can be read");
        let faults = muster(&[roster], ready::pack()).expect_err("nobody leads thirty Hussars");
        let told: Vec<String> = faults.iter().map(|it| speech(Language::En).say(&it.line)).collect();
        assert!(told.iter().any(|it| it.contains("First Platoon") && it.contains("30 models, at most")), "{told:?}");
        assert!(told.iter().all(|it| !it.contains('{')), "no word of the program's own: {told:?}");
    }

    #[test]
    fn lists_and_names_are_facts_too() {
        let line = worded(&Wrong::OptionAlone { option: "mg-40".into(), needs: vec!["a".into(), "b".into()] });
        assert_eq!(speech(Language::En).say(&line), "“mg-40” needs one of: a, b");
        assert_eq!(speech(Language::Fr).say(&line), "«\u{a0}mg-40\u{a0}» demande\u{a0}: a, b");
    }
}
