//! Armour, Wounds, and who takes them.

pub(crate) mod armour;
pub(crate) mod guards;
