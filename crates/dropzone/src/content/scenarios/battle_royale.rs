//! Battle Royale (`dc.scenario.battle-royale`): large features that double the ranges of infantry in them; nobody scores
//! Victory Points, so most Kill Points win (`dc.victory.kp`).

use super::{data, plain};
use crate::{Scenario, model::scenario::ScenarioRules};

pub(crate) const RULES: ScenarioRules = plain(Scenario::BattleRoyale, data!("battle-royale"));
