//! Cards about CQB.

pub(crate) mod inspiring_presence;
pub(crate) mod nerves_of_steel;
pub(crate) mod room_clearance;
