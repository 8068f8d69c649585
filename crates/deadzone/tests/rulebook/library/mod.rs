//! Ready battles, forms and positions.

pub(crate) mod form;
pub(crate) mod positions;
pub(crate) mod ready;
