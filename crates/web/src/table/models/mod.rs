//! Models: bases, standees and pictograms.

pub mod glyphs;
pub mod model;
pub mod standee;
