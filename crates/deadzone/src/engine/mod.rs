//! Judge, resolve, flow, fold, orders: the exhaustive matches.

pub(crate) mod flow;
pub(crate) mod fold;
pub(crate) mod judge;
pub(crate) mod objections;
pub(crate) mod orders;
pub(crate) mod secrets;
pub(crate) mod start;
