//! Refusals, definitions, setups, and where two rules meet.

pub(crate) mod definitions;
pub(crate) mod forbidden;
pub(crate) mod golden;
pub(crate) mod interplay;
pub(crate) mod positions;
pub(crate) mod profiles;
pub(crate) mod reasons;
pub(crate) mod refusals;
