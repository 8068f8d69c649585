//! Bulldozer: Juggernauts come through the wall.
//!
//! An Engage goes through walls and buildings that lie in its straight line, if there is room for the model behind them:
//! each is Light Terrain to it and loses a Structure Point. In other movement ruins and walls one can walk over are Light
//! Terrain as well; whoever wants into a building still needs its door. A structure without Structure Points left stays
//! where it is: what becomes of it then belongs to the rules of structures, which are not here.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::{
    Footprint, Piece, PieceId, Table, measure,
    reach::{Climbing, Mover, Toll, Touched, Ways},
};

use crate::{
    Event, Forbidden, ModelId, Profile, Setup, Spot, State, Step, Warzone,
    model::{entry::Entry, terrain::Terrain},
    rules::movement::LIGHT,
};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.bauhaus.skill.juggernauts.bulldozer");
/// What is built: the words that a piece's kind may have behind its type.
const BUILT: [&str; 6] = ["wall", "ruin", "building", "bunker", "house", "structure"];

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[RULE],
    engage_ways: Some(ways),
    terrain_cost: Some(terrain_cost),
    comes_through_walls: Some(|state, model| state.profile(model).skill(RULE).is_some()),
    engage_end_objection: Some(room_objection),
    after_engage: Some(wreck),
    ..Entry::NONE
};

/// Whether a piece is a wall, a ruin or a building.
fn is_built(setup: &Setup, piece: &Piece) -> bool {
    let word = |it: &str| BUILT.contains(&it);
    setup.structures.iter().any(|it| it.piece == piece.id) || piece.kind.as_str().split('-').any(word)
}

/// How a Bulldozer gets about in an Engage; none for everybody else.
fn ways(setup: &Setup, profile: &Profile) -> Option<Ways> {
    profile.skill(RULE)?;
    let mover = Mover::new(&Footprint::Disc { radius: profile.radius }, profile.height);
    let toll = |it: &Piece| match is_built(setup, it) {
        true => Toll::Once { touch: f64::from(LIGHT) / 100.0, long: None },
        false => Terrain::of_piece(it).toll(),
    };
    Ways::new(&setup.table, mover, Climbing::default(), toll).ok()
}

/// What a piece costs a model that breaks through it, in hundredths of an inch.
fn terrain_cost(state: &State, model: ModelId, touched: &Touched) -> Option<(RuleId, i32)> {
    let piece = state.field.setup.table.piece(touched.piece)?;
    let breaks = state.profile(model).skill(RULE).is_some() && Terrain::of_piece(piece) >= Terrain::Heavy;
    (breaks && is_built(&state.field.setup, piece)).then_some((RULE, LIGHT))
}

/// What is built and Impassable to others.
fn walls(state: &State) -> impl Iterator<Item = &Piece> {
    let setup = &state.field.setup;
    let built = |it: &&Piece| Terrain::of_piece(it) == Terrain::Impassable && is_built(setup, it);
    setup.table.pieces().iter().filter(built)
}

/// Why a Bulldozer cannot end its Engage there: it would stand in the wall.
fn room_objection(state: &State, model: ModelId, end: Spot) -> Option<Forbidden> {
    state.profile(model).skill(RULE)?;
    let (at, radius) = (end.at.to_vec(), state.profile(model).radius.to_f64());
    let stuck = walls(state).any(|it| it.footprint.shape().distance_to(at) < radius - measure::HAIR);
    stuck.then_some(Forbidden::NoRoom { model, rule: RULE })
}

/// What an Engage does to the structures it has touched, once the model has passed.
fn wreck(state: &State, model: ModelId, touched: &[Touched]) -> Option<Step> {
    let whole = |it: &&Touched| {
        let piece = state.field.setup.table.piece(it.piece);
        piece.is_some_and(|it| it.structure_points.is_some_and(|it| it > 0))
    };
    let broken = touched.iter().filter(|it| terrain_cost(state, model, it).is_some());
    let pieces: Vec<PieceId> = broken.filter(whole).map(|it| it.piece).collect();
    (!pieces.is_empty()).then_some(Step::Wreck { model, pieces })
}

/// They lose a Structure Point each.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, pieces: &[PieceId]) {
    now.emit(Event::Done);
    pieces.iter().for_each(|piece| now.emit(Event::StructureHurt { piece: *piece }));
}

/// The table with one Structure Point less.
pub(crate) fn hurt(state: &mut State, piece: PieceId) {
    let mut setup = state.field.setup.clone();
    let mut pieces = setup.table.pieces().to_vec();
    for it in pieces.iter_mut().filter(|it| it.id == piece) {
        it.structure_points = it.structure_points.map(|it| it.saturating_sub(1));
    }
    let table = Table::new(setup.table.width(), setup.table.depth(), pieces);
    setup.table = table.unwrap_or_else(|why| unreachable!("nothing else has changed: {why:?}"));
    state.field = state.field.rebuilt(&setup).unwrap_or_else(|why| unreachable!("the setup was checked: {why:?}"));
}
