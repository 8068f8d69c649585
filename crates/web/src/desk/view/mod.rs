//! What is seen of the table, pointed at with keys, and said aloud.

pub mod board;
pub mod cursor;
pub mod sheets;
pub mod spoken;
pub mod zoom;
