//! Cards of the Initiation phase.

pub(crate) mod quick_strategist;
pub(crate) mod signal_booster;
