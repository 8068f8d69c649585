//! Rolls: opposed test, pool, second chance, test result.

pub(crate) mod after_roll;
pub(crate) mod before_roll;
pub(crate) mod opposed_test;
pub(crate) mod pool;
pub(crate) mod second_chance;
pub(crate) mod test_result;
