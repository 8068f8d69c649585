//! Special skills.

pub(crate) mod aim;
pub(crate) mod berserk;
pub(crate) mod execution;
pub(crate) mod melee;
pub(crate) mod morale;
pub(crate) mod squad;
pub(crate) mod stalk;
pub(crate) mod travel;
