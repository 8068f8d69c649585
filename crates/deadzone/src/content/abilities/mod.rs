//! Abilities: gadgets, rampage, slow reload, special actions, traps.

pub(crate) mod gadgets;
pub(crate) mod rampage;
pub(crate) mod slow_reload;
pub(crate) mod special_actions;
pub(crate) mod traps;
