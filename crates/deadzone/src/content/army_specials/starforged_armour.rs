//! Starforged Armour: the AP of a hit is lowered (`dz.special.starforged-armour`).

use catalogue::{RuleId, rule};

use crate::model::entry::{AfterRoll, Entry};

const RULE: RuleId = rule!("dz.special.starforged-armour");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    repeats: true,
    after_roll: Some(AfterRoll { rerolls: |_, _| false, all: false, lowers_ap: true }),
    ..Entry::NONE
};
