//! Kinds of scenery: what stands on a table, as the kind of its piece says (`dc.feature.types`).
//!
//! The kind of a Structure or Forest is its class and size, `building-medium`; other scenery has one word: `barricade`,
//! `field`, `rough`, `rubble`, `impassable`, `road`, `open`.

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::Kind;

/// What a piece of the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scenery {
    /// A Structure or Forest.
    Feature(FeatureKind),
    /// A low wall: soft and body cover, rough.
    Barricade,
    /// A wheat field: soft cover.
    Field,
    /// Rough ground, rubble among it (`dc.terrain.rough`).
    Rough,
    /// Ground nobody enters (`dc.terrain.impassable`).
    Impassable,
    /// Road (`dc.terrain.road`).
    Road,
    /// Open ground (`dc.terrain.open`).
    Open,
}

/// A Structure or Forest of a size (`dc.feature.types`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FeatureKind {
    /// What it is.
    pub class: FeatureClass,
    /// How large.
    pub size: FeatureSize,
}

/// What a Structure or Forest is (`dc.feature.definitions`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FeatureClass {
    /// Any wood.
    Forest,
    /// A Structure of light make.
    Shack,
    /// A Structure.
    Building,
    /// A Structure of the strongest make.
    Bunker,
}

/// How large a Structure or Forest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum FeatureSize {
    /// Under 4 inches wide.
    Tiny,
    /// Under 6.
    Small,
    /// Under 6 wide and under 8 tall.
    Medium,
    /// More than that.
    Large,
}

/// The class, the size, Armour and DP of every feature there is (`dc.feature.types`).
const TABLE: [(FeatureClass, FeatureSize, u8, u8); 11] = {
    use FeatureClass::{Building, Bunker, Forest, Shack};
    use FeatureSize::{Large, Medium, Small, Tiny};
    [
        (Forest, Small, 2, 20),
        (Forest, Medium, 2, 30),
        (Forest, Large, 2, 40),
        (Shack, Tiny, 3, 5),
        (Shack, Small, 3, 10),
        (Building, Tiny, 5, 5),
        (Building, Small, 5, 10),
        (Building, Medium, 5, 20),
        (Building, Large, 5, 30),
        (Bunker, Medium, 8, 20),
        (Bunker, Large, 8, 30),
    ]
};

impl Scenery {
    /// What a piece of this kind is; none if the kind is no scenery.
    #[must_use]
    pub fn of(kind: &Kind) -> Option<Scenery> {
        match kind.as_str() {
            "barricade" => Some(Scenery::Barricade),
            "field" => Some(Scenery::Field),
            "rough" | "rubble" => Some(Scenery::Rough),
            "impassable" => Some(Scenery::Impassable),
            "road" => Some(Scenery::Road),
            "open" => Some(Scenery::Open),
            word => FeatureKind::of(word).map(Scenery::Feature),
        }
    }

    /// The rule that says what it does.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Scenery::Feature(_) => rule!("dc.feature.types"),
            Scenery::Barricade | Scenery::Field => rule!("dc.feature.properties"),
            Scenery::Rough => rule!("dc.terrain.rough"),
            Scenery::Impassable => rule!("dc.terrain.impassable"),
            Scenery::Road => rule!("dc.terrain.road"),
            Scenery::Open => rule!("dc.terrain.open"),
        }
    }

    /// The rule by which lines of sight end at it; none if they go through.
    #[must_use]
    pub fn solid(self) -> Option<RuleId> {
        matches!(self, Scenery::Feature(_)).then_some(rule!("dc.terrain.solid"))
    }

    /// Whether it gives Soft Cover (`dc.feature.properties`).
    #[must_use]
    pub const fn soft_cover(self) -> bool {
        matches!(self, Scenery::Feature(_) | Scenery::Barricade | Scenery::Field)
    }

    /// Whether it gives Body Cover (`dc.feature.properties`).
    #[must_use]
    pub const fn body_cover(self) -> bool {
        match self {
            Scenery::Feature(kind) => kind.body_cover(),
            Scenery::Barricade => true,
            Scenery::Field | Scenery::Rough | Scenery::Impassable | Scenery::Road | Scenery::Open => false,
        }
    }
}

impl FeatureKind {
    /// The feature of a word like `forest-large`.
    fn of(word: &str) -> Option<FeatureKind> {
        let (class, size) = word.split_once('-')?;
        let class = match class {
            "forest" => FeatureClass::Forest,
            "shack" => FeatureClass::Shack,
            "building" => FeatureClass::Building,
            "bunker" => FeatureClass::Bunker,
            _ => return None,
        };
        let size = match size {
            "tiny" => FeatureSize::Tiny,
            "small" => FeatureSize::Small,
            "medium" => FeatureSize::Medium,
            "large" => FeatureSize::Large,
            _ => return None,
        };
        let kind = FeatureKind { class, size };
        kind.line().map(|_| kind)
    }

    /// Its word, as the kind of its piece says it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        use FeatureSize::{Large, Medium, Small, Tiny};
        match (self.class, self.size) {
            (FeatureClass::Forest, Tiny | Small) => "forest-small",
            (FeatureClass::Forest, Medium) => "forest-medium",
            (FeatureClass::Forest, Large) => "forest-large",
            (FeatureClass::Shack, Tiny) => "shack-tiny",
            (FeatureClass::Shack, Small | Medium | Large) => "shack-small",
            (FeatureClass::Building, Tiny) => "building-tiny",
            (FeatureClass::Building, Small) => "building-small",
            (FeatureClass::Building, Medium) => "building-medium",
            (FeatureClass::Building, Large) => "building-large",
            (FeatureClass::Bunker, Tiny | Small | Medium) => "bunker-medium",
            (FeatureClass::Bunker, Large) => "bunker-large",
        }
    }

    fn line(self) -> Option<(u8, u8)> {
        TABLE.iter().find(|it| (it.0, it.1) == (self.class, self.size)).map(|it| (it.2, it.3))
    }

    /// Its Armour.
    #[must_use]
    pub fn armour(self) -> u8 {
        self.line().map_or(0, |it| it.0)
    }

    /// Its starting DP, which is also how many bases it holds (`dc.feature.capacity`).
    #[must_use]
    pub fn damage_points(self) -> u8 {
        self.line().map_or(0, |it| it.1)
    }

    /// Whether it is a Structure (`dc.feature.definitions`).
    #[must_use]
    pub const fn is_structure(self) -> bool {
        !matches!(self.class, FeatureClass::Forest)
    }

    /// Whether infantry in it has Body Cover (`dc.feature.properties`).
    #[must_use]
    pub const fn body_cover(self) -> bool {
        matches!(self.class, FeatureClass::Building | FeatureClass::Bunker)
    }
}
