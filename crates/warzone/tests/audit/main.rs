//! Sentences of the rulebook that a second reader found broken in the code, each held to its words by a position.

mod close_combat;
mod engage;
mod mends;
mod odd_orders;
mod sentry;
mod setup;
mod squads;
#[path = "../rulebook/support.rs"]
#[allow(dead_code, unused_imports)]
mod support;
mod wounds;
