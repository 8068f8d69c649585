//! Looking back, and taking back.

pub mod replay;
pub mod undo;
