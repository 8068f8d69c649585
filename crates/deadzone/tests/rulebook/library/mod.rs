//! Ready battles and forms.

pub(crate) mod form;
pub(crate) mod ready;
