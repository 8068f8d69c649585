//! The army lists: ten factions, their elite lists and the mercenaries, as data.

use std::sync::OnceLock;

use catalogue::{RuleId, rule};
use muster::Pack;

/// The rules that the packs themselves keep: which list has whom, which weapon a profile means, what a choice costs.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.team.elite-lists"),
    rule!("dz.team.weapon-lookup"),
    rule!("dz.team.campaign-options"),
    rule!("dz.faq.elite-characters"),
    rule!("dz.faq.weapon-cost"),
    rule!("dz.mission.starter-teams"),
    rule!("dz.team.type.trooper"),
    rule!("dz.team.type.specialist"),
    rule!("dz.team.type.vehicle"),
    rule!("dz.team.type.character"),
    rule!("dz.ability.faithful-companion"),
];

/// Every file of the pack, by name.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../../data/deadzone/pack/", $name, ".toml")))),*]
    };
}

const FILES: &[(&str, &str)] = files!(
    "pack" "shared/units" "shared/weapons" "mercenaries/units" "mercenaries/weapons"
    "asterians/options" "asterians/units" "asterians/weapons"
    "enforcers/options" "enforcers/units" "enforcers/weapons"
    "forge-fathers/options" "forge-fathers/units" "forge-fathers/weapons"
    "gcps/options" "gcps/units" "gcps/weapons"
    "marauders/options" "marauders/units" "marauders/weapons"
    "mazon-labs/options" "mazon-labs/units" "mazon-labs/weapons"
    "nameless/options" "nameless/units" "nameless/weapons"
    "plague/options" "plague/units" "plague/weapons"
    "rebs/options" "rebs/units" "rebs/weapons"
    "veer-myn/options" "veer-myn/units" "veer-myn/weapons");

/// The army lists of the game.
///
/// # Panics
/// If the pack that is built in has a misprint, which a test rules out.
#[must_use]
pub fn pack() -> &'static Pack {
    static READ: OnceLock<Pack> = OnceLock::new();
    READ.get_or_init(|| Pack::read(FILES).unwrap_or_else(|why| panic!("the pack has misprints: {why:?}")))
}
