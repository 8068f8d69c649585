//! Tokens that squads lay.

pub(crate) mod attacks;
pub(crate) mod bauhaus;
pub(crate) mod sandbags;
