//! Army books: packs, skills, factions, powers, missions; one file per entry, one list.

pub(crate) mod active_skills;
pub(crate) mod armoury;
pub(crate) mod bauhaus;
pub(crate) mod missions;
pub mod skills;

use battle::Fault;
use serde::{Deserialize, Deserializer, de};

use self::{
    armoury::transfuser,
    bauhaus::{bulldozer, doctrines, drachen, duval, etoiles, hussars, juggernauts, overcharge, recharge, steiner},
    skills::{
        berserk, brutal, bulky, camouflage, command, crackshot, espionage, execution, fear, ferocity, gunslinger, leap,
        medic, predator_senses, presence, ranger, rerolls, slippery, sniper, stalk,
    },
};
use crate::{
    Field, Setup,
    model::entry::{Book, Entry},
};

/// Every entry, in the order of their terms: where two change one number, the first is said first.
const ENTRIES: &[Entry] = &[
    crackshot::ENTRY,
    drachen::ENTRY,
    fear::ENTRY,
    berserk::ENTRY,
    bulky::ENTRY,
    slippery::ENTRY,
    ferocity::ENTRY,
    doctrines::ENTRY,
    juggernauts::ENTRY,
    etoiles::ENTRY,
    duval::ENTRY,
    recharge::ENTRY,
    steiner::ENTRY,
    brutal::ENTRY,
    transfuser::ENTRY,
    bauhaus::ENTRY,
    bulldozer::ENTRY,
    hussars::ENTRY,
    overcharge::ENTRY,
    camouflage::ENTRY,
    command::ENTRY,
    espionage::ENTRY,
    execution::ENTRY,
    gunslinger::ENTRY,
    leap::ENTRY,
    medic::ENTRY,
    predator_senses::ENTRY,
    presence::ENTRY,
    ranger::ENTRY,
    rerolls::ENTRY,
    sniper::ENTRY,
    stalk::ENTRY,
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
