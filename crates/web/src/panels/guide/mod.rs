//! What a player looks up at the table, the legend and the mission; and where the battle is played.

pub mod elsewhere;
pub mod legend;
pub mod mission;
