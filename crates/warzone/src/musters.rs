//! Armies: rosters become forces, checked against their points and their organisation chart.
//!
//! Everything that is wrong with any of them is told at once, each fault with whose roster and which unit it is about.

use battle::{Fault, Line};
use muster::{Pack, Roster, Wrong, resolve};
use rules::{RuleId, rule};

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
        other => Line::new("wz-fault-roster").with("rule", fault.rule()).with("what", format!("{other:?}")),
    };
    let unit = unit.unwrap_or_else(|| roster.name.clone());
    Fault { rule: Some(fault.rule()), line: line.with("player", seat + 1).with("unit", unit) }
}

fn slot(key: &'static str, category: &str) -> Line {
    Line::new(key).with("category", category)
}
