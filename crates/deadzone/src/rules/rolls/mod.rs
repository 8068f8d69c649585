//! Rolls: opposed test, pool, test result.

pub(crate) mod opposed_test;
pub(crate) mod pool;
pub(crate) mod test_result;
