//! The army lists: UCM, Scourge and Resistance, as data, and the profiles they are read into.

mod profile;
mod weapon;

use std::sync::OnceLock;

use muster::Pack;

pub(crate) use profile::faction;
pub use profile::{commander, profile};

/// Every file of the pack, by name.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../../../data/dropzone/pack/", $name, ".toml")))),*]
    };
}

const FILES: &[(&str, &str)] = files!(
    "charts" "pack" "resistance/air" "resistance/command" "resistance/commanders" "resistance/drills"
    "resistance/heavy" "resistance/infantry" "resistance/scouts" "resistance/standard" "resistance/support"
    "resistance/transports" "scourge/air" "scourge/command" "scourge/commanders" "scourge/heavy" "scourge/infantry"
    "scourge/scouts" "scourge/standard" "scourge/support" "scourge/transports" "ucm/air" "ucm/command"
    "ucm/commanders" "ucm/heavy" "ucm/infantry" "ucm/scouts" "ucm/standard" "ucm/support" "ucm/transports");

/// The army lists of the game.
///
/// # Panics
/// If the pack that is built in has a misprint, which a test rules out.
#[must_use]
pub fn pack() -> &'static Pack {
    static READ: OnceLock<Pack> = OnceLock::new();
    READ.get_or_init(|| Pack::read(FILES).unwrap_or_else(|why| panic!("the pack has misprints: {why:?}")))
}
