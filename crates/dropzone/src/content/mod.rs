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
    &unit_rules::bloodthirsty::ENTRY,
    &unit_rules::skimmer::ENTRY,
    &unit_rules::hovercraft::ENTRY,
    &unit_rules::bikes::ENTRY,
    &unit_rules::firing_ports::ENTRY,
    &unit_rules::infiltrate::ENTRY,
    &unit_rules::subterranean::ENTRY,
    &unit_rules::lightning_reflexes::ENTRY,
    &unit_rules::tough::ENTRY,
    &unit_rules::hazard_suit::ENTRY,
    &weapons::alt::ENTRY,
    &weapons::trap_detonator::ENTRY,
    &weapons::limited::ENTRY,
    &weapons::reduced::ENTRY,
    &weapons::shaped_charge::ENTRY,
    &weapons::demolisher::ENTRY,
    &weapons::devastator::ENTRY,
    &weapons::disruptor::ENTRY,
    &weapons::alt::CREW,
    &weapons::area::ENTRY,
    &weapons::articulated::ENTRY,
    &weapons::barrage::ENTRY,
    &weapons::indirect::ENTRY,
    &weapons::call_it_in::ENTRY,
    &weapons::concussion::ENTRY,
    &weapons::flame::ENTRY,
    &weapons::frag::ENTRY,
    &weapons::goliath::ENTRY,
    &weapons::ion_storm::ENTRY,
    &weapons::self_destruct::ENTRY,
    &weapons::small_arms::ENTRY,
    &weapons::smoke::ENTRY,
    &weapons::marksman::ENTRY,
    &weapons::sniper::ENTRY,
    &weapons::strafe::ENTRY,
    &weapons::through_cover::ENTRY,
    &weapons::toughened_shells::ENTRY,
    &weapons::weight_of_fire::ENTRY,
    &command_cards::shooting::armour_piercing::ENTRY,
    &command_cards::shooting::assisted_targeting::ENTRY,
    &command_cards::shooting::close_enough::ENTRY,
    &command_cards::shooting::deploy_flares::ENTRY,
    &command_cards::shooting::destructive_firepower::ENTRY,
    &command_cards::shooting::experimental_firepower::ENTRY,
    &command_cards::shooting::incendiary_rounds::ENTRY,
    &command_cards::shooting::long_shot::ENTRY,
    &command_cards::shooting::luck_of_the_shot::ENTRY,
    &command_cards::shooting::marksmanship::ENTRY,
    &command_cards::shooting::titanomachy::ENTRY,
    &command_cards::shooting::velocity_tracker::ENTRY,
    &command_cards::movement::call_for_extraction::ENTRY,
    &command_cards::movement::evasive_manoeuvres::ENTRY,
    &command_cards::movement::get_to_the_lz::ENTRY,
    &command_cards::movement::interference::ENTRY,
    &command_cards::movement::move_move_move::ENTRY,
    &command_cards::movement::underground_passage::ENTRY,
    &command_cards::cqb::occupiers_advantage::ENTRY,
    &command_cards::cqb::tactical_withdrawal::ENTRY,
    &command_cards::features::booby_trap::ENTRY,
    &command_cards::squads::cloaking_field::ENTRY,
    &command_cards::squads::field_repairs::ENTRY,
    &command_cards::squads::objective_located::ENTRY,
    &command_cards::squads::reactionary_tactics::ENTRY,
    &command_cards::squads::shock_assault::ENTRY,
    &command_cards::cqb::inspiring_presence::ENTRY,
    &command_cards::cqb::nerves_of_steel::ENTRY,
    &command_cards::cqb::room_clearance::ENTRY,
    &command_cards::features::explosive_charges::ENTRY,
    &command_cards::features::highly_volatile_contents::ENTRY,
    &command_cards::features::reinforced_steel::ENTRY,
    &command_cards::hands::consider_your_options::ENTRY,
    &command_cards::hands::counter_operation::ENTRY,
    &weapons::tech_killer::ENTRY,
    &command_cards::hands::espionage::ENTRY,
    &command_cards::hands::intel_report::ENTRY,
    &command_cards::hands::system_jammer::ENTRY,
    &command_cards::hands::tried_and_tested::ENTRY,
    &command_cards::initiation::quick_strategist::ENTRY,
    &command_cards::initiation::signal_booster::ENTRY,
];

/// What a scenario says.
pub(crate) fn scenario_rules(scenario: Scenario) -> &'static ScenarioRules {
    match scenario {
        Scenario::TargetsOfOpportunity => &scenarios::targets_of_opportunity::RULES,
        Scenario::PrimaryTarget => &scenarios::primary_target::RULES,
        Scenario::BattleRoyale => &scenarios::battle_royale::RULES,
        Scenario::MilitaryComplex => &scenarios::military_complex::RULES,
        Scenario::BunkerAssault => &scenarios::bunker_assault::RULES,
        Scenario::HiveAssault => &scenarios::hive_assault::RULES,
        Scenario::SurveyAndControl => &scenarios::survey_and_control::RULES,
        Scenario::StopTheClock => &scenarios::stop_the_clock::RULES,
        Scenario::Recon => &scenarios::recon::RULES,
        Scenario::FocalPoints => &scenarios::focal_points::RULES,
        Scenario::TakeAndExtract => &scenarios::take_and_extract::RULES,
        Scenario::CriticalLocations => &scenarios::critical_locations::RULES,
        Scenario::PlatformAssault => &scenarios::platform_assault::RULES,
    }
}

/// Every scenario.
pub(crate) fn scenarios() -> impl Iterator<Item = Scenario> {
    Scenario::ALL.into_iter()
}
