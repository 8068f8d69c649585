//! The table before the first order.

use battle::{Fault, Seat};
use smallvec::SmallVec;

use crate::{
    Edge, Field, Model, ModelId, Opening, Setup, Side, Squad, SquadId, State, Step, engine::fold, rules::missions,
};

impl State {
    /// The table before the first order, or every fault of the setup.
    pub(crate) fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
        let field = Field::new(setup)?;
        let seats = setup.forces.len() as u8;
        let mut state = State {
            turn: 0,
            initiative: Seat(0),
            models: (0..field.models.len() as u16).map(|it| Model::fresh(field.profile(ModelId(it)))).collect(),
            squads: (0..field.squads.len() as u8).map(|it| Squad::fresh(&field, SquadId(it))).collect(),
            sides: Seat::first(seats).map(|it| Side::fresh(&field, it)).collect(),
            pledge: None,
            fumbler: None,
            suppressions: Vec::new(),
            mission: setup.mission,
            markers: SmallVec::new(),
            tokens: SmallVec::new(),
            scored: Vec::new(),
            duel: false,
            devices: Vec::new(),
            walls: Vec::new(),
            grants: Vec::new(),
            steps: [Step::Begin].into_iter().collect(),
            over: false,
            field,
        };
        state.take_position();
        Ok(state)
    }

    /// A battle that starts from a position needs no deployment; it waits for the roll that begins it all the same.
    fn take_position(&mut self) {
        let Opening::Position { stands, initiative, before } = self.field.setup.opening.clone() else { return };
        (self.initiative, self.turn) = (initiative, before.turns);
        for (model, stand) in self.models.iter_mut().zip(stands) {
            model.stand = Some(stand);
        }
        let edges = [Edge::North, Edge::South, Edge::West, Edge::East];
        for (side, edge) in self.sides.iter_mut().zip(edges) {
            side.edge = Some(edge);
        }
        missions::lay_markers(self, missions::marker_places(self));
        before.lost.iter().for_each(|it| fold::remove(self, *it));
        for (model, wounds) in before.wounds {
            self.models[model.index()].wounds = wounds;
        }
    }
}
