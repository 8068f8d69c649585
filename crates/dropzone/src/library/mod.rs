//! Ready battles, forms, generators, samples.

pub(crate) mod generator;
