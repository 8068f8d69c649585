//! Tokens: breaking, terrain, token.

pub(crate) mod breaking;
pub(crate) mod terrain;
pub(crate) mod token;
