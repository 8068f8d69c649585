//! The start of a battle: from a setup to the state before the first order.

use battle::{Fault, Mismatch, Seat};
use smallvec::SmallVec;

use crate::{
    Asked, Edge, Field, Model, ModelId, Opening, Setup, Side, Squad, SquadId, State, Step, engine::fold,
    rules::missions,
};

impl State {
    /// What contradicts itself in a state from elsewhere: models, squads or players that the setup does not have.
    pub(crate) fn mismatch(&self) -> Option<Mismatch> {
        let seats = self.field.setup.forces.len();
        let lists = [
            Mismatch::of_length("models", self.models.len(), self.field.models.len()),
            Mismatch::of_length("squads", self.squads.len(), self.field.squads.len()),
            Mismatch::of_length("sides", self.sides.len(), seats),
            Mismatch::of_number("initiative", self.initiative.index(), seats),
        ];
        let carried = self.models.iter().filter_map(|it| it.carries);
        let mut carried = carried.filter_map(|it| Mismatch::of_number("models.carries", it.index(), self.models.len()));
        let asked = self.steps.iter().filter_map(|it| it.facts().asks);
        let mut asked = asked.filter_map(|it| match it {
            Asked::Seat(seat) => Mismatch::of_number("steps", seat.index(), seats),
            Asked::Squad(squad) => Mismatch::of_number("steps", squad.index(), self.squads.len()),
            Asked::Model(model) => Mismatch::of_number("steps", model.index(), self.models.len()),
        });
        lists.into_iter().flatten().next().or_else(|| carried.next()).or_else(|| asked.next())
    }

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
