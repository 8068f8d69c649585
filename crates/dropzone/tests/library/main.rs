//! What the game offers to play: ready battles, rosters, tables.

mod ready;
