//! Special rules of weapons, a file each.

pub(crate) mod alt;
pub(crate) mod demolisher;
pub(crate) mod devastator;
pub(crate) mod disruptor;
pub(crate) mod limited;
pub(crate) mod reduced;
pub(crate) mod shaped_charge;
