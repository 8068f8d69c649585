//! What terrain means: how it slows a model and what cover it gives.

use catalogue::{RuleId, rule};
use table::{Kind, Piece, reach::Toll};

/// The type of a piece of terrain (`wz.terrain.footprint`). A piece's kind begins with it: `heavy-wall`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Plains, light hills.
    Open,
    /// Shallow water, bushes.
    Light,
    /// Walls, trees.
    Heavy,
    /// Deep water, solid rock.
    Impassable,
}

/// How much of a Light piece counts as Heavy (`wz.terrain.light-long`).
const LONG: f64 = 3.0;

impl Terrain {
    /// The type of a piece, by the first word of its kind; none if that is no type.
    #[must_use]
    pub fn of(kind: &Kind) -> Option<Terrain> {
        match kind.as_str().split('-').next() {
            Some("open") => Some(Terrain::Open),
            Some("light") => Some(Terrain::Light),
            Some("heavy") => Some(Terrain::Heavy),
            Some("impassable") => Some(Terrain::Impassable),
            Some(_) | None => None,
        }
    }

    /// The rule that says what it does to movement.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Terrain::Open => rule!("wz.terrain.open"),
            Terrain::Light => rule!("wz.terrain.light"),
            Terrain::Heavy => rule!("wz.terrain.heavy"),
            Terrain::Impassable => rule!("wz.terrain.impassable"),
        }
    }

    /// What a movement Action pays for touching it: once a piece, however often (`wz.terrain.cumulative`).
    #[must_use]
    pub const fn toll(self) -> Toll {
        match self {
            Terrain::Open => Toll::Free,
            Terrain::Light => Toll::Once { touch: 2.0, long: Some((LONG, 4.0)) },
            Terrain::Heavy => Toll::Once { touch: 4.0, long: None },
            Terrain::Impassable => Toll::Blocked,
        }
    }

    /// The rule and the RS modifier it gives as Cover; none for Open Terrain.
    #[must_use]
    pub const fn cover(self) -> Option<(RuleId, i32)> {
        match self {
            Terrain::Open => None,
            Terrain::Light => Some((rule!("wz.shoot.cover-light"), -2)),
            Terrain::Heavy | Terrain::Impassable => Some((rule!("wz.shoot.cover-heavy"), -4)),
        }
    }

    /// The type of a piece that was checked at setup.
    pub(crate) fn of_piece(piece: &Piece) -> Terrain {
        Terrain::of(&piece.kind).unwrap_or(Terrain::Impassable)
    }
}
