//! Scenarios, a file each: what is special about them. What lies where is data (`data/dropzone/scenarios`, [`layout`]).

pub(crate) mod battle_royale;
pub(crate) mod bunker_assault;
pub(crate) mod critical_locations;
pub(crate) mod focal_points;
pub(crate) mod hive_assault;
pub(crate) mod layout;
pub(crate) mod military_complex;
pub(crate) mod platform_assault;
pub(crate) mod primary_target;
pub(crate) mod recon;
pub(crate) mod stop_the_clock;
pub(crate) mod survey_and_control;
pub(crate) mod take_and_extract;
pub(crate) mod targets_of_opportunity;

use crate::{
    Scenario,
    model::scenario::{ScenarioData, ScenarioRules},
    rules::objectives::intel,
};

/// The data file of a scenario, read once.
macro_rules! data {
    ($name:literal) => {
        || {
            static READ: std::sync::OnceLock<crate::model::scenario::ScenarioData> = std::sync::OnceLock::new();
            let text = include_str!(concat!("../../../../../data/dropzone/scenarios/", $name, ".toml"));
            READ.get_or_init(|| crate::content::scenarios::read($name, text))
        }
    };
}
pub(crate) use data;

/// What is built in has no misprint: a test reads every file.
pub(crate) fn read(name: &str, text: &str) -> ScenarioData {
    let data: ScenarioData = toml::from_str(text).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert_eq!(data.rule, format!("dc.scenario.{name}"), "a data file is named after its rule");
    data
}

/// A scenario of which nothing is special but where things lie.
pub(crate) const fn plain(scenario: Scenario, data: fn() -> &'static ScenarioData) -> ScenarioRules {
    ScenarioRules {
        scenario,
        data,
        lay_out: layout::lay_out,
        intel: intel::standard,
        revealed_by_occupying: false,
        score_turn: None,
        score_end: None,
    }
}
