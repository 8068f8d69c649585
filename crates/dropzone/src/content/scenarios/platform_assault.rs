//! Platform Assault (`dc.scenario.platform-assault`): a Cannon and a Missile Platform, each a Focal Point while it stands.

use super::{data, focal_points, plain};
use crate::{Scenario, model::scenario::ScenarioRules};

pub(crate) const RULES: ScenarioRules = ScenarioRules {
    score_turn: Some(focal_points::score_turn),
    score_end: Some(focal_points::score_end),
    ..plain(Scenario::PlatformAssault, data!("platform-assault"))
};
