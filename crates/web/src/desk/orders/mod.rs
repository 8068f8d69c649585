//! From a pointer or a key to an order.

pub mod bar;
pub mod draft;
pub mod march;
pub mod means;
pub mod order_queue;
pub mod passing;
pub mod split;
pub mod stakes;
pub mod targets;
pub mod turns;
pub mod ways;
