//! What happened before a position: rounds, victory points, smoke, losses and items that models have found.

use battle::{Fault, Line, Seat};
use catalogue::{RuleId, rule};
use muster::Pack;
use serde::{Deserialize, Serialize};

use super::Setup;
use crate::{Cell, Item, Mark, ModelId, Profile, State};

/// What happened before a position, as far as it matters in it. Nothing, unless it is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Before {
    /// How many rounds are over.
    #[serde(skip_serializing_if = "is_zero")]
    pub rounds: u8,
    /// The victory points of each seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<u16>,
    /// Cubes filled with smoke.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub smoke: Vec<Cell>,
    /// Models that are dead, by their numbers; they leave nothing behind.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<ModelId>,
    /// Items that models have picked up on the map, and who has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<(ModelId, Item)>,
}

/// So many rounds may be over at most.
const MOST_ROUNDS: u8 = 99;
/// No battle comes to more victory points than these.
const MOST_POINTS: u16 = 999;

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Before {
    /// Whether nothing happened.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Before::default()
    }

    /// Everything that does not fit the setup.
    pub(super) fn faults(&self, setup: &Setup, pack: &Pack, faults: &mut Vec<Fault>) {
        let models: usize = setup.teams.iter().map(|it| it.units.len()).sum();
        let strangers = self.lost.iter().chain(self.found.iter().map(|it| &it.0)).filter(|it| it.index() >= models);
        let mut fault = |rule: RuleId, line: Line| faults.push(Fault { rule: Some(rule), line });
        if self.rounds > MOST_ROUNDS {
            fault(
                rule!("dz.round.sequence"),
                Line::new("dz-fault-rounds").with("rounds", self.rounds).with("most", MOST_ROUNDS),
            );
        }
        if self.scores.len() > setup.teams.len() {
            fault(rule!("dz.setup.players"), Line::new("dz-fault-scores").with("scores", self.scores.len()));
        }
        for points in self.scores.iter().filter(|it| **it > MOST_POINTS) {
            let line = Line::new("dz-fault-points").with("points", i32::from(*points));
            fault(rule!("dz.win.vps"), line.with("most", i32::from(MOST_POINTS)));
        }
        for cell in self.smoke.iter().filter(|it| it.level() > setup.map.levels) {
            fault(rule!("dz.field.cube"), Line::new("dz-fault-smoke").with("level", cell.level()));
        }
        for (number, unit) in setup.teams.iter().flat_map(|it| &it.units).enumerate() {
            let found = self.found.iter().filter(|it| it.0.index() == number).count();
            let profile = unit.models.first().and_then(|it| Profile::read(unit, it, pack).ok());
            let pockets = profile.map_or(found, |it| it.pockets().saturating_sub(it.items.len()));
            if found > pockets {
                let line = Line::new("dz-fault-found").with("unit", unit.name.as_str());
                fault(rule!("dz.item.carry"), line.with("found", found).with("room", pockets));
            }
        }
        for (model, _) in self.found.iter().filter(|it| self.lost.contains(&it.0)) {
            fault(rule!("dz.damage.kill"), Line::new("dz-fault-dead-hands").with("model", model.index()));
        }
        for model in strangers {
            fault(rule!("dz.team.profile"), Line::new("dz-fault-stranger").with("model", model.index()));
        }
    }
}

impl State {
    /// Makes good what happened before the position.
    pub(crate) fn take_before(&mut self, before: &Before) {
        self.round = before.rounds;
        for (seat, vps) in (0..).map(Seat).zip(&before.scores) {
            self.sides[seat.index()].vps = *vps;
        }
        before.smoke.iter().for_each(|it| self.smoke.insert(*it));
        for model in &before.lost {
            let marks = &mut self.models[model.index()].marks;
            marks.set(Mark::OnBoard, false);
            marks.set(Mark::Dead, true);
        }
        for (model, item) in &before.found {
            self.stow_found(*model, *item);
        }
    }

    /// Puts a found item into the first free pocket; a setup with too many is faulty.
    fn stow_found(&mut self, model: ModelId, item: Item) {
        let pockets = self.profile(model).pockets();
        let it = &mut self.models[model.index()];
        if let Some(pocket) = it.items.iter().take(pockets).position(Option::is_none) {
            it.items[pocket] = Some(item);
            it.found |= 1 << pocket;
        }
    }
}
