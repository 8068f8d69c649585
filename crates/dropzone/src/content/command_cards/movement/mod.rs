//! Cards about movement.

pub(crate) mod call_for_extraction;
pub(crate) mod evasive_manoeuvres;
pub(crate) mod get_to_the_lz;
pub(crate) mod interference;
pub(crate) mod move_move_move;
pub(crate) mod underground_passage;
