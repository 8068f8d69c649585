//! The rule catalogue: our law, as data.
//!
//! Every rule of every game has a stable id. Code names a rule with [`rule!`], which is checked while compiling: an id
//! that is not in the catalogue does not build.

mod id;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

pub use id::RuleId;
