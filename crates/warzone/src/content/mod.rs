//! Army books: packs, skills, factions, powers, missions; one file per entry, one list.

pub(crate) mod active_skills;
pub(crate) mod armoury;
pub(crate) mod bauhaus;
pub(crate) mod missions;
pub mod skills;

use battle::Fault;
use serde::{Deserialize, Deserializer, de};

use crate::{
    Field, Setup,
    model::entry::{Book, Entry},
};

/// Every entry, in the order of their terms: where two change one number, the first is said first.
const ENTRIES: &[Entry] = &[
    skills::crackshot::ENTRY,
    bauhaus::drachen::ENTRY,
    skills::fear::ENTRY,
    skills::berserk::ENTRY,
    skills::bulky::ENTRY,
    skills::slippery::ENTRY,
    skills::ferocity::ENTRY,
    bauhaus::doctrines::ENTRY,
    bauhaus::juggernauts::ENTRY,
    bauhaus::etoiles::ENTRY,
    bauhaus::duval::ENTRY,
    bauhaus::recharge::ENTRY,
    bauhaus::steiner::ENTRY,
    skills::brutal::ENTRY,
    armoury::transfuser::ENTRY,
    bauhaus::ENTRY,
    bauhaus::bulldozer::ENTRY,
    bauhaus::hussars::ENTRY,
    bauhaus::overcharge::ENTRY,
    bauhaus::vorreiters::ENTRY,
    skills::camouflage::ENTRY,
    skills::command::ENTRY,
    skills::espionage::ENTRY,
    skills::execution::ENTRY,
    skills::gunslinger::ENTRY,
    skills::leap::ENTRY,
    skills::medic::ENTRY,
    skills::predator_senses::ENTRY,
    skills::presence::ENTRY,
    skills::ranger::ENTRY,
    skills::rerolls::ENTRY,
    skills::sniper::ENTRY,
    skills::stalk::ENTRY,
];

/// All army books.
static BOOK: Book = Book { entries: ENTRIES, actives: active_skills::ACTIVES };

impl Field {
    /// The field of a setup with all army books, or every fault of it.
    pub(crate) fn new(setup: &Setup) -> Result<Field, Vec<Fault>> {
        Field::with(setup, &BOOK)
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field, D::Error> {
        let setup = Setup::deserialize(deserializer)?;
        Field::new(&setup).map_err(|faults| de::Error::custom(format_args!("the setup has faults: {faults:?}")))
    }
}
