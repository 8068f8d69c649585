//! Giving orders: the bar of orders, odds, plans of several orders, questions.

pub mod bar;
pub mod chips;
pub mod forecast;
pub mod hint;
pub mod order_queue;
pub mod reaction;
pub mod slips;
pub mod stake;
pub mod strip;
pub mod trays;
