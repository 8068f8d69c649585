//! Exact chances: enumeration of every outcome, distributions in closed form.

pub(crate) mod distribution;
pub(crate) mod enumerate;
pub(crate) mod sum;
pub(crate) mod walk;
