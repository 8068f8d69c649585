//! The ground: what changes when a feature falls. The table with rubble in place of what has fallen, and the ways of each
//! sort of mover, built when first asked for.
//!
//! A state holds it behind an `Arc`. When a feature falls the state's ground is emptied, and built again when it is next
//! asked for; with every feature standing, all states of a battle share one.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use catalogue::{RuleId, rule};
use table::{
    Inches, Kind, Piece, Table,
    reach::{Climbing, Mover, Toll, Ways},
};

use crate::{
    Feature, Scenery,
    model::field::{FeatureCard, FieldData},
};

/// A ground that is built when it is first asked for.
#[derive(Clone, Default)]
pub(crate) struct Ground(OnceLock<Arc<GroundData>>);

/// The ground.
pub(crate) struct GroundData {
    /// The table as it is now.
    pub table: Table,
    /// What each piece of the table is, in the order of its pieces.
    scenery: Vec<Scenery>,
    /// The ways of each sort of mover, by size and kind.
    ways: [OnceLock<Option<Ways>>; Going::COUNT * SIZES.len()],
}

/// How a unit gets over the ground (`dc.move.by-type`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Going {
    /// Infantry: round features and impassable ground.
    Foot,
    /// Wheels and tracks: rough ground costs double.
    Wheels,
    /// Walkers: rough ground costs nothing more; what is low enough is stepped over.
    Walker,
    /// Skimmers and Hovercraft: over what is up to 2 inches high.
    Skimmer,
}

/// The radii of movers, and the highest piece a Walker of that size steps over, in hundredths of an inch.
const SIZES: [(i32, i32); 4] = [(60, 75), (80, 100), (120, 125), (160, 150)];
/// What Skimmers cross, in hundredths of an inch (`dc.special.skimmer`).
const SKIMMED: i32 = 200;

impl Going {
    const COUNT: usize = 4;

    /// The rule by which rough ground costs a mover nothing more.
    pub fn ignores_rough(self) -> Option<RuleId> {
        match self {
            Going::Foot | Going::Wheels => None,
            Going::Walker => Some(rule!("dc.terrain.walker")),
            Going::Skimmer => Some(rule!("dc.special.skimmer")),
        }
    }
}

impl Ground {
    /// The ground with these features as they are.
    pub fn get(&self, field: &FieldData, features: &[Feature]) -> &GroundData {
        self.0.get_or_init(|| {
            if features.iter().all(|it| it.dp > 0) {
                Arc::clone(field.intact.get_or_init(|| Arc::new(GroundData::new(field.setup.table.clone()))))
            } else {
                Arc::new(GroundData::new(fallen(field, features)))
            }
        })
    }

    /// Empties it, because a feature has fallen.
    pub fn reset(&mut self) {
        *self = Ground::default();
    }
}

/// The table with rubble, or nothing, in place of what has fallen (`dc.feature.rubble`).
fn fallen(field: &FieldData, features: &[Feature]) -> Table {
    let mut table = field.setup.table.clone();
    for (card, _) in field.features.iter().zip(features).filter(|(_, it)| it.dp == 0) {
        let rubble = (card.kind.damage_points() >= LEAVES_RUBBLE).then(|| rubble(card));
        table = table.with_piece(card.piece, rubble).unwrap_or_else(|_| unreachable!("rubble fits where it fell"));
    }
    table
}

/// Features that started with so many DP leave rubble (`dc.feature.rubble`).
const LEAVES_RUBBLE: u8 = 10;

fn rubble(card: &FeatureCard) -> Piece {
    let kind = Kind::new("rubble").unwrap_or_else(|_| unreachable!("a tag"));
    let piece = Piece::area(card.piece.0, kind, card.footprint.clone(), Inches::ZERO);
    Piece { stackable: true, ..piece }
}

impl GroundData {
    fn new(table: Table) -> GroundData {
        let scenery = table.pieces().iter().map(|it| Scenery::of(&it.kind).unwrap_or(Scenery::Open)).collect();
        GroundData { table, scenery, ways: std::array::from_fn(|_| OnceLock::new()) }
    }

    /// The pieces of the table with what they are.
    pub fn pieces(&self) -> impl Iterator<Item = (&Piece, Scenery)> {
        self.table.pieces().iter().zip(self.scenery.iter().copied())
    }

    /// The ways of a mover of this radius; none if it is wider than the table.
    pub fn ways(&self, going: Going, radius: Inches) -> Option<&Ways> {
        let size = SIZES.iter().position(|it| it.0 >= radius.as_hundredths()).unwrap_or(SIZES.len() - 1);
        let slot = &self.ways[size * Going::COUNT + going as usize];
        slot.get_or_init(|| self.build(going, SIZES[size])).as_ref()
    }

    fn build(&self, going: Going, (radius, step): (i32, i32)) -> Option<Ways> {
        let radius = Inches::hundredths(radius);
        let mover = Mover { radius, height: Inches::whole(1), overhangs: false, hull: false };
        Ways::new(&self.table, mover, Climbing::default(), |piece| toll(going, step, piece)).ok()
    }
}

/// What a piece costs a mover (`dc.move.by-type`, `dc.terrain.rough`, `dc.terrain.walker`, `dc.special.skimmer`).
fn toll(going: Going, step: i32, piece: &Piece) -> Toll {
    let crossed = match going {
        Going::Foot | Going::Wheels => 0,
        Going::Walker => step,
        Going::Skimmer => SKIMMED,
    };
    let low = piece.top().as_hundredths() <= crossed;
    match Scenery::of(&piece.kind) {
        Some(Scenery::Feature(_)) if !low => Toll::Blocked,
        Some(Scenery::Barricade | Scenery::Rough) if going.ignores_rough().is_none() => Toll::PerInch(2.0),
        Some(Scenery::Impassable) => Toll::Blocked,
        Some(_) | None => Toll::Free,
    }
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ground")
    }
}

/// It follows from the features.
impl PartialEq for Ground {
    fn eq(&self, _: &Ground) -> bool {
        true
    }
}
