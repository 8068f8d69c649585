//! What has happened: the log, the replay, the review, and sharing a battle.

pub mod end;
pub mod log;
pub mod replay;
pub mod review;
pub mod share;
