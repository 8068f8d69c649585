//! Tokens: breaking, terrain, token.

pub(crate) mod breaking;
pub(crate) mod sandbags;
pub(crate) mod terrain;
pub(crate) mod token;
pub(crate) mod traps;
