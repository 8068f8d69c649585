//! Models with Structure Points.

pub(crate) mod hulls;
