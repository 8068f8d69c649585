//! One folder per rulebook chapter, with the orders it lists.

pub(crate) mod tokens;
