//! Terrain as data: what stands on the table besides models. A piece says where it is, what it is made of and where
//! one can stand on it. What a kind *means* (hard cover, difficult ground, a doorway for infantry) is each game's
//! business: the table only carries the tag.

pub(crate) mod fault;
pub(crate) mod table;

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::{Inches, Point, Polygon, Volume};

/// The number of a piece on its table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u16);

/// What a game calls a sort of terrain: a short tag of lowercase letters, digits and hyphens.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Kind(Arc<str>);

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Its number, used once per table.
    pub id: PieceId,
    /// What sort of terrain it is, in the game's words.
    pub kind: Kind,
    /// What players call it.
    #[serde(default)]
    pub name: String,
    /// The ground it covers.
    pub footprint: Polygon,
    /// What it is made of.
    pub matter: Matter,
    /// Levels to stand on, beside the ground.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub floors: Vec<Floor>,
    /// Doors, ladders and stairs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub access: Vec<Access>,
    /// How much damage it bears, if it can be brought down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure_points: Option<u16>,
    /// Whether it may share its ground with other pieces: a wall on a hill, a hedge around a house.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stackable: bool,
}

/// What a piece is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Matter {
    /// Something to see and walk into: the footprint from bottom to top, as woods or rubble are.
    Area {
        /// The lower level.
        #[serde(default)]
        bottom: Inches,
        /// The upper level.
        top: Inches,
    },
    /// Things nobody sees or walks through: walls, rocks, roofs.
    Solids(Vec<Prism>),
}

/// One upright solid of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prism {
    /// Its outline, within the piece's footprint.
    pub outline: Polygon,
    /// The lower level.
    #[serde(default)]
    pub bottom: Inches,
    /// The upper level.
    pub top: Inches,
}

/// A level of a piece on which models can stand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Floor {
    /// Its outline, within the piece's footprint.
    pub outline: Polygon,
    /// Its height above the table top.
    pub height: Inches,
}

/// A way in or up: a door, a ladder, a hatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Access {
    /// Its middle, within the piece's footprint or on its edge.
    pub at: Point,
    /// The level it leads to.
    #[serde(default)]
    pub level: Inches,
    /// How wide it is.
    pub width: Inches,
}

impl Piece {
    /// A piece without name, floors, doors or structure points, alone on its ground.
    #[must_use]
    pub fn new(id: u16, kind: Kind, footprint: Polygon, matter: Matter) -> Piece {
        let (name, floors, access) = (String::new(), Vec::new(), Vec::new());
        let (id, structure_points, stackable) = (PieceId(id), None, false);
        Piece { id, kind, name, footprint, matter, floors, access, structure_points, stackable }
    }

    /// A piece that is one solid block from the table top up.
    #[must_use]
    pub fn block(id: u16, kind: Kind, footprint: Polygon, top: Inches) -> Piece {
        let prism = Prism { outline: footprint.clone(), bottom: Inches::ZERO, top };
        Piece::new(id, kind, footprint, Matter::Solids(vec![prism]))
    }

    /// A piece one can see and walk into, from the table top up.
    #[must_use]
    pub fn area(id: u16, kind: Kind, footprint: Polygon, top: Inches) -> Piece {
        Piece::new(id, kind, footprint, Matter::Area { bottom: Inches::ZERO, top })
    }

    /// Whether it is made of solids.
    #[must_use]
    pub const fn is_solid(&self) -> bool {
        matches!(self.matter, Matter::Solids(_))
    }

    /// The volumes it is made of: its solids, or the whole of an area.
    pub fn volumes(&self) -> impl Iterator<Item = Volume<'_>> + Clone {
        let (area, solids) = match &self.matter {
            Matter::Area { bottom, top } => (Some(volume(&self.footprint, *bottom, *top)), [].as_slice()),
            Matter::Solids(solids) => (None, solids.as_slice()),
        };
        area.into_iter().chain(solids.iter().map(|it| volume(&it.outline, it.bottom, it.top)))
    }

    /// The level of its highest volume or floor.
    #[must_use]
    pub fn top(&self) -> Inches {
        let matter = match &self.matter {
            Matter::Area { top, .. } => *top,
            Matter::Solids(solids) => solids.iter().map(|it| it.top).max().unwrap_or(Inches::ZERO),
        };
        self.floors.iter().map(|it| it.height).fold(matter, Inches::max)
    }
}

fn volume(outline: &Polygon, bottom: Inches, top: Inches) -> Volume<'_> {
    Volume { shape: outline.shape(), bottom: bottom.to_f64(), top: top.to_f64() }
}

impl Kind {
    /// The longest tag.
    pub const LONGEST: usize = 40;

    /// A tag of lowercase letters, digits and hyphens.
    pub fn new(tag: &str) -> Result<Kind, NotKind> {
        let plain = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
        let fits = (1..=Kind::LONGEST).contains(&tag.len()) && tag.bytes().all(plain);
        if fits { Ok(Kind(tag.into())) } else { Err(NotKind(tag.chars().take(Kind::LONGEST).collect())) }
    }

    /// The tag as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is no kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotKind(String);

impl fmt::Display for NotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let longest = Kind::LONGEST;
        write!(f, "\"{}\" is no kind: 1 to {longest} lowercase letters, digits and hyphens are", self.0)
    }
}

impl std::error::Error for NotKind {}

impl TryFrom<String> for Kind {
    type Error = NotKind;
    fn try_from(tag: String) -> Result<Kind, NotKind> {
        Kind::new(&tag)
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> String {
        kind.as_str().to_owned()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "piece {}", self.0)
    }
}
