//! Who plays: bots, hints, lessons, dice rolled by hand.

pub mod bots;
pub mod coach;
pub mod elsewhere;
pub mod hand_dice;
pub mod hints;
pub mod set_up;
