//! The Warzone packs against the catalogue, rosters against the packs, and bad files against the reader.

mod pack;
mod roster;
mod small_pack;
mod support;
mod validate;
