//! The Armoury: weapons with a rule of their own that no class has.

pub(crate) mod transfuser;
