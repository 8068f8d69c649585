//! Measuring: measure, proximity, sight.

pub(crate) mod measure;
pub(crate) mod proximity;
pub(crate) mod sight;
