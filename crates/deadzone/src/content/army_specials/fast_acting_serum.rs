//! Fast Acting Serum: a victim rises from a dead friend (`dz.special.fast-acting-serum`).

use catalogue::{RuleId, rule};

use crate::{
    Extra,
    model::entry::{Entry, OnDeath},
};

const RULE: RuleId = rule!("dz.special.fast-acting-serum");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, on_death: Some(OnDeath { extra: Extra::Victim, own: true }), ..Entry::NONE };
