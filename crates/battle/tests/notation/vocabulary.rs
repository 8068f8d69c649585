//! Words of a game that is not there: the types that the other chapters write and read.

use std::{borrow::Cow, collections::BTreeMap, fmt, str::FromStr, sync::Arc};

use catalogue::RuleId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

/// An id that writes itself: `hussar-3`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ModelId {
    pub squad: String,
    pub number: u8,
}

pub fn model(squad: &str, number: u8) -> ModelId {
    ModelId { squad: squad.to_owned(), number }
}

impl fmt::Display for ModelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.squad, self.number)
    }
}

impl FromStr for ModelId {
    type Err = String;
    fn from_str(text: &str) -> Result<ModelId, String> {
        let refuse = || format!("\"{text}\" is not a model");
        let (squad, number) = text.rsplit_once('-').ok_or_else(refuse)?;
        Ok(model(squad, number.parse().map_err(|_| refuse())?))
    }
}

impl Serialize for ModelId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ModelId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ModelId, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Order {
    Pass,
    Activate(ModelId),
    Shoot { shooter: ModelId, target: ModelId },
    FocusFire { shooters: Vec<ModelId>, target: ModelId },
    Between(i8, i8),
    Move { model: ModelId, to: Point, facing: Option<Bearing> },
    Answer(Choice),
    Rally {},
    Wait(Empty),
    Not(Box<Order>),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Choice {
    Yes,
    No,
    Parry { card: Card },
    Reroll(Option<u8>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    Feint,
    TurnToBurn,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Empty {}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Marker;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Model {
    pub id: ModelId,
    pub at: Point,
    pub facing: Bearing,
    pub wounds: u8,
    pub rate_of_fire: Option<u8>,
}

pub fn hussar(number: u8) -> Model {
    Model {
        id: model("hussar", number),
        at: Point::new(Inches::whole(10), Inches::hundredths(2050)),
        facing: Bearing::EAST,
        wounds: 2,
        rate_of_fire: None,
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub turn: u32,
    pub models: Vec<Model>,
    pub hands: BTreeMap<u8, SmallVec<[Card; 4]>>,
    pub places: BTreeMap<Point, Arc<str>>,
    pub steps: Vec<Order>,
    pub rule: Option<RuleId>,
    #[serde(skip)]
    pub cache: u64,
    #[serde(default)]
    pub note: String,
}

pub fn position() -> Position {
    Position {
        turn: 3,
        models: vec![hussar(1), Model { rate_of_fire: Some(2), ..hussar(2) }],
        hands: BTreeMap::from([(0, SmallVec::from_slice(&[Card::Feint, Card::TurnToBurn])), (1, SmallVec::new())]),
        places: BTreeMap::from([(Point::whole(1, 2), Arc::from("the old mill"))]),
        steps: vec![Order::Pass, Order::Answer(Choice::Parry { card: Card::Feint })],
        rule: Some(catalogue::rule!("duel.clash.strike")),
        cache: 0,
        note: String::new(),
    }
}
