//! What players read.

pub(crate) mod log;
pub(crate) mod planned;
