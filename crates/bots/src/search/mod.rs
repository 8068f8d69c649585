//! The search: evaluation, candidates, exact expectations, rollouts, the tree.

pub(crate) mod candidates;
pub(crate) mod current_plan;
pub(crate) mod evaluation;
pub(crate) mod expectation;
pub(crate) mod plan_orders;
pub(crate) mod rollout;
pub(crate) mod tree;
