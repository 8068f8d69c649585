//! Army books: special rules of weapons and units, scenarios, packs. One file for each entry, one list.

mod command_cards;
mod pack;
mod scenarios;
mod unit_rules;
mod weapons;

pub(crate) use pack::faction;
pub use pack::{commander, pack, profile};

use crate::{
    Scenario,
    model::{entry::Entry, scenario::ScenarioRules},
};

/// All entries, in the order of their terms in a breakdown.
pub(crate) const ENTRIES: &[&Entry] = &[
    &unit_rules::skimmer::ENTRY,
    &unit_rules::hovercraft::ENTRY,
    &unit_rules::tough::ENTRY,
    &unit_rules::hazard_suit::ENTRY,
    &weapons::alt::ENTRY,
    &weapons::limited::ENTRY,
    &weapons::reduced::ENTRY,
    &weapons::shaped_charge::ENTRY,
    &weapons::demolisher::ENTRY,
    &weapons::devastator::ENTRY,
    &command_cards::hands::espionage::ENTRY,
    &command_cards::initiation::signal_booster::ENTRY,
];

/// All scenarios.
const SCENARIOS: &[&ScenarioRules] = &[&scenarios::targets_of_opportunity::RULES];

/// What a scenario says.
pub(crate) fn scenario_rules(scenario: Scenario) -> &'static ScenarioRules {
    let known = SCENARIOS.iter().copied().find(|it| it.scenario == scenario);
    known.unwrap_or(&scenarios::targets_of_opportunity::RULES)
}

/// Every scenario.
pub(crate) fn scenarios() -> impl Iterator<Item = Scenario> {
    SCENARIOS.iter().map(|it| it.scenario)
}
