//! The start of a battle: the field of a setup, and the state it begins with.

use battle::{Fault, Mismatch, Seat, notation};
use serde::{Deserialize, Deserializer, de};
use smallvec::SmallVec;
use table::Inches;

use crate::{
    CardSet, Cards, Feature, Field, Group, Hands, Opening, Place, Position, Setup, Side, Squad, State, Unit, Wait,
    content::{ENTRIES, scenario_rules},
    model::{
        chapters::{deployment, turn},
        faults::faults,
        field::FieldData,
        ground::Ground,
        marks::Marks,
    },
};

/// The table before the first order, or every fault of the setup.
pub(crate) fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
    let field = field(setup)?;
    let mut state = blank(field);
    match &setup.opening {
        Opening::Deployment => {
            if state.field.has_cards() {
                state.sides.iter_mut().for_each(|it| it.cards = Cards::new(&[], CardSet::FULL));
            }
            state.objectives = (state.field.scenario.lay_out)(&state.field, None);
            state.steps.push_all([turn::Step::Begin.into(), deployment::Step::RollOff.into()]);
        }
        Opening::Position(position) => place(&mut state, position),
    }
    Ok(state)
}

fn field(setup: &Setup) -> Result<Field, Vec<Fault>> {
    let faults = faults(setup);
    if faults.is_empty() {
        Ok(Field::from(FieldData::new(setup, ENTRIES, scenario_rules(setup.scenario))))
    } else {
        Err(faults)
    }
}

/// Everybody unhurt and off the table.
fn blank(field: Field) -> State {
    let unit = |card: &crate::UnitCard| {
        let profile = field.profile(field.squads[card.squad.index()].profile);
        Unit {
            place: Place::Off(Wait::Undeployed),
            dp: profile.mode(0).damage_points,
            facing: table::Bearing::NORTH,
            moved: Inches::ZERO,
            fired: 0,
            spent: [0; 6],
            ridden: SmallVec::new(),
            mode: 0,
            carries: None,
            marks: Marks::default(),
        }
    };
    let squad = |card: &crate::SquadCard| Squad {
        group: if card.is_transport { None } else { card.group },
        began_inside: None,
        start_dp: u16::from(card.size) * u16::from(field.profile(card.profile).mode(0).damage_points),
        intended: None,
        marks: Marks::default(),
    };
    let feature = |card: &crate::FeatureCard| Feature { dp: card.kind.damage_points(), ..Feature::default() };
    let seats = field.setup.armies.len();
    State {
        turn: 0,
        initiative: Seat::first(seats as u8).collect(),
        units: field.units.iter().map(unit).collect(),
        squads: field.squads.iter().map(squad).collect(),
        groups: vec![Group::default(); field.groups.len()],
        sides: SmallVec::from_elem(Side::default(), seats),
        features: field.features.iter().map(feature).collect(),
        objectives: Vec::new(),
        hands: Hands::default(),
        active: None,
        alone: None,
        volley: None,
        sortie: None,
        wrecks: SmallVec::new(),
        collateral: None,
        fight: None,
        declared: SmallVec::new(),
        lasting: SmallVec::new(),
        steps: [].into_iter().collect(),
        outcome: None,
        ground: Ground::default(),
        field,
    }
}

/// A battle in the middle: the first seat activates a Battlegroup.
fn place(state: &mut State, position: &Position) {
    state.turn = position.turn;
    state.initiative = position.initiative.iter().copied().collect();
    state.objectives.clone_from(&position.objectives);
    for (side, start) in state.sides.iter_mut().zip(&position.cards) {
        side.cards = Cards::new(&start.hand, start.deck);
    }
    state.sides.iter_mut().zip(&position.controllers).for_each(|(side, squad)| side.controller = *squad);
    state.sides.iter_mut().zip(&position.edges).for_each(|(side, edge)| side.edge = Some(*edge));
    for (unit, stand) in state.units.iter_mut().zip(&position.stands) {
        (unit.place, unit.facing, unit.mode, unit.carries) = (stand.place, stand.facing, stand.mode, stand.carries);
        unit.dp = unit.dp.saturating_sub(stand.lost).max(1);
    }
    for unit in state.all_units() {
        state.units[unit.index()].ridden = state.carriers(unit);
    }
    for it in &position.features {
        let feature = &mut state.features[it.feature.index()];
        feature.dp = feature.dp.saturating_sub(it.lost).max(1);
        (feature.fires, feature.advantage) = (it.fires, it.advantage);
    }
    let first = state.initiative.first().copied().unwrap_or_default();
    let steps = [turn::Step::Begin, turn::Step::Activate(first), turn::Step::RoundUp];
    state.steps.push_all(steps.map(crate::Step::from));
}

/// What contradicts itself in a state from elsewhere: units, squads or features that the setup does not have.
pub(crate) fn mismatch(state: &State) -> Option<Mismatch> {
    let all = [
        Mismatch::of_length("units", state.units.len(), state.field.units.len()),
        Mismatch::of_length("squads", state.squads.len(), state.field.squads.len()),
        Mismatch::of_length("groups", state.groups.len(), state.field.groups.len()),
        Mismatch::of_length("features", state.features.len(), state.field.features.len()),
        Mismatch::of_length("sides", state.sides.len(), state.field.setup.armies.len()),
        Mismatch::of_length("initiative", state.initiative.len(), state.sides.len()),
    ];
    all.into_iter().flatten().next()
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field, D::Error> {
        let setup = if deserializer.is_human_readable() {
            Setup::deserialize(deserializer)?
        } else {
            notation::from_text(&String::deserialize(deserializer)?).map_err(de::Error::custom)?
        };
        field(&setup).map_err(|faults| de::Error::custom(format_args!("{faults:?}")))
    }
}
