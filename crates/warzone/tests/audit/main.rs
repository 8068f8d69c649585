//! Sentences of the rulebook that a second reader found broken in the code, each held to its words by a position.

mod engage;
#[path = "../rulebook/support.rs"]
#[allow(dead_code, unused_imports)]
mod support;
