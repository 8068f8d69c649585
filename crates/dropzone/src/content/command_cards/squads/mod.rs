//! Cards about squads: what protects and repairs them, and what they find.

pub(crate) mod cloaking_field;
pub(crate) mod field_repairs;
pub(crate) mod objective_located;
