//! Cards of the Initiation phase.

pub(crate) mod signal_booster;
