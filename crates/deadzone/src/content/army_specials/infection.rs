//! Infection: a zombie rises from a dead enemy (`dz.special.infection`).

use catalogue::{RuleId, rule};

use crate::{
    Extra,
    model::entry::{Entry, OnDeath},
};

const RULE: RuleId = rule!("dz.special.infection");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, on_death: Some(OnDeath { extra: Extra::Zombie, own: false }), ..Entry::NONE };
