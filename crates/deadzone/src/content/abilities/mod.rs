//! Abilities that act, one file each; all but Experimental, which `engine::flow` rolls for, are entries. Abilities that
//! rules only ask for are in `model/ability`.

pub(crate) mod boom;
pub(crate) mod engineer;
pub(crate) mod experimental;
pub(crate) mod fire_control;
pub(crate) mod hammerfist;
pub(crate) mod invigorate;
pub(crate) mod rampage;
pub(crate) mod slow_reload;
pub(crate) mod smokescreen;
pub(crate) mod swarm_lord;
pub(crate) mod tag;
pub(crate) mod teleport;

use catalogue::{RuleId, rule};

/// Abilities that do nothing by themselves in these rules.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.ability.hacker")];
