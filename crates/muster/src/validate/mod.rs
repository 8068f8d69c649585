//! Is this army legal? Every fault at once, each with its rule and its figures.
//!
//! First each unit by itself (size, faction, options, whom it joins), then the army: who opens which list, how many
//! units may take an option, the slots of the chart, unique persons, points. Unknown names are reported and then
//! ignored, so that one typing error does not hide the rest.

mod army;
mod carriers;
pub(crate) mod fault;
pub(crate) mod fix;
mod groups;
mod joining;
mod options;
mod privileges;
mod unit;
pub(crate) mod words;

use catalogue::RuleId;

use crate::{
    pack::Pack,
    roster::{Roster, fielded::Fielded},
    validate::{
        fault::{Fault, Wrong},
        fix::Fix,
    },
};

/// Everything that is wrong with a roster. An empty list means the army is legal.
#[must_use]
pub fn validate(roster: &Roster, pack: &Pack) -> Vec<Fault> {
    let mut inspection = Inspection { roster, pack, fielded: Fielded::all(roster, pack), faults: Vec::new() };
    army::heading(&mut inspection);
    unit::unknown(&mut inspection);
    for fielded in inspection.fielded.clone() {
        unit::check(&mut inspection, &fielded);
        options::check(&mut inspection, &fielded);
        privileges::check(&mut inspection, &fielded);
        joining::check(&mut inspection, &fielded);
    }
    army::check(&mut inspection);
    groups::check(&mut inspection);
    carriers::check(&mut inspection);
    inspection.faults
}

/// Everything that is wrong with the units of a roster, each by itself, whatever the army may take.
#[must_use]
pub(crate) fn validate_units(roster: &Roster, pack: &Pack) -> Vec<Fault> {
    let mut inspection = Inspection { roster, pack, fielded: Fielded::all(roster, pack), faults: Vec::new() };
    unit::unknown(&mut inspection);
    for fielded in inspection.fielded.clone() {
        unit::check(&mut inspection, &fielded);
        options::check(&mut inspection, &fielded);
    }
    inspection.faults
}

/// What the checks look at, and what they have found.
struct Inspection<'a> {
    roster: &'a Roster,
    pack: &'a Pack,
    fielded: Vec<Fielded<'a>>,
    faults: Vec<Fault>,
}

impl Inspection<'_> {
    fn at_unit(&mut self, at: usize, rule: RuleId, wrong: Wrong, fix: Option<Fix>) {
        self.faults.push(Fault { unit: Some(at as u32), rule, wrong, fix });
    }

    fn at_army(&mut self, rule: RuleId, wrong: Wrong, fix: Option<Fix>) {
        self.faults.push(Fault { unit: None, rule, wrong, fix });
    }
}
