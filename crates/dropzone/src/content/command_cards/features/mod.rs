//! Cards about features.

pub(crate) mod booby_trap;
pub(crate) mod explosive_charges;
pub(crate) mod highly_volatile_contents;
pub(crate) mod reinforced_steel;
