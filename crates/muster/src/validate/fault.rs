//! Faults of an army as facts: the rule, the place, the figures, and a fix where there is an obvious one. The page
//! words each variant and links its rule.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::validate::fix::Fix;

/// One fault of a roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The place of the unit at fault in the roster; none if it is the army as a whole.
    pub unit: Option<u32>,
    /// The rule that is broken.
    pub rule: RuleId,
    /// What is wrong.
    pub wrong: Wrong,
    /// What would put it right, where that is obvious.
    pub fix: Option<Fix>,
}

/// What is wrong with a roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields are the facts that the variant's sentence names")]
pub enum Wrong {
    /// The roster is for another pack.
    OtherPack { given: String, wanted: String },
    /// The pack has no such chart.
    UnknownChart { chart: String },
    /// The pack has no such faction.
    UnknownFaction { faction: String },
    /// The pack has no such unit.
    UnknownUnit { unit: String },
    /// The unit serves another faction than the army.
    OtherFaction { unit: String, faction: String },
    /// Fewer models than the unit's least.
    TooFewModels { size: i32, least: i32 },
    /// More models than the unit's most.
    TooManyModels { size: i32, most: i32 },
    /// The unit is not offered such an option.
    UnknownOption { option: String },
    /// The option is taken more or less often than it may be.
    OptionCount { option: String, taken: i32, least: i32, most: i32 },
    /// Options that share a limit are taken more often than it allows.
    SharedLimit { shared: String, taken: i32, most: i32 },
    /// Options take up more room than the unit has.
    RoomFull { room: String, taken: i32, most: i32 },
    /// Room that must be used stays empty.
    RoomEmpty { room: String, taken: i32, least: i32 },
    /// The roster must name which of several weapons the option takes the place of, or names one that is not there.
    WhichReplaced { option: String, among: Vec<String> },
    /// More options of a kind than an army of this size may have.
    KindLimit { kind: String, taken: i32, most: i32 },
    /// The unit comes only with one of others.
    UnitAlone { unit: String, needs: Vec<String> },
    /// Two options that exclude each other.
    OptionClash { option: String, other: String },
    /// The option needs one of others beside it.
    OptionAlone { option: String, needs: Vec<String> },
    /// The option is not for units of this category.
    OptionCategory { option: String, category: String },
    /// No model of the unit is left that could take the option.
    NobodyLeft { option: String },
    /// The commander cannot be the one who takes the option.
    CommanderCannotTake { option: String },
    /// Nobody in the army opens the list the option stands in.
    ListClosed { option: String, list: String },
    /// More options of one list than a unit may take.
    ListFull { list: String, taken: i32, most: i32 },
    /// More units of the army take the option than may.
    ArmyLimit { option: String, taken: i32, most: i32 },
    /// More units of the army take the option than the units present allow.
    NotSponsored { option: String, taken: i32, most: i32, sponsors: Vec<String> },
    /// The option makes a pair, and there are not two with the skill for it.
    NoPartner { option: String, skill: RuleId },
    /// The option stands in the list of another faction.
    OtherList { option: String, list: String },
    /// The option is for others of the unit's kind.
    OptionRefused { option: String },
    /// A model is given more of what a skill allows than its X.
    BeyondSkill { skill: RuleId, taken: i32, most: i32 },
    /// A name is given to a weapon the unit does not have.
    UnknownWeapon { weapon: String },
    /// Two units bear one name.
    NameTwice { name: String },
    /// There is not exactly one unit of the name to be joined.
    NobodyToJoin { joins: String },
    /// A unit of this category cannot join one of that.
    CannotJoin { category: String, joins: String },
    /// More units join one than may.
    JoinedTwice { joins: String, joined: i32, most: i32 },
    /// The army costs more than agreed.
    OverPoints { points: i64, limit: i64 },
    /// A compulsory slot of the chart is empty.
    SlotEmpty { category: String, have: i32, least: i32 },
    /// More units than the chart has slots.
    SlotFull { category: String, have: i32, most: i32 },
    /// A unique person is there more than once.
    UniqueTwice { unique: String, have: i32 },
    /// The unit comes in other sizes only.
    NoSuchSize { size: i32, sizes: Vec<String> },
    /// The army must declare an allegiance.
    NoAllegiance { faction: String, among: Vec<String> },
    /// The faction has no such allegiance.
    UnknownAllegiance { allegiance: String, among: Vec<String> },
    /// The unit serves another allegiance than the army.
    OtherAllegiance { unit: String, allegiance: String },
    /// The option is not for armies of this chart.
    OptionChart { option: String, chart: String },
    /// Fewer options or units of a kind than the army must have.
    KindMissing { kind: String, taken: i32, least: i32 },
    /// The agreed points are not those of the chart.
    ChartPoints { points: i64, least: i32, most: i32 },
    /// More units of one sort than an army may have.
    UnitLimit { unit: String, have: i32, most: i32 },
    /// Fewer units with a skill than units that need them.
    TooFewSkilled { category: String, have: i32, skill: RuleId, skilled: i32 },
    /// The unit must stand in a group.
    NoGroup { unit: String },
    /// The roster has no such group.
    UnknownGroup { group: String },
    /// The unit belongs to no group.
    NotGrouped { unit: String },
    /// Two groups bear one name.
    GroupTwice { group: String },
    /// The chart has no such kind of group.
    UnknownGroupKind { group: String, kind: String },
    /// More groups than an army of this size may have.
    TooManyGroups { have: i32, most: i32 },
    /// A compulsory place for a group is empty.
    PlaceEmpty { place: String, have: i32, least: i32 },
    /// More groups of a kind than there are places.
    PlaceFull { place: String, have: i32, most: i32 },
    /// A group holds more or fewer units than it may.
    GroupSize { group: String, have: i32, least: i32, most: i32 },
    /// A group lacks units of a category it must hold.
    GroupSlotEmpty { group: String, category: String, have: i32, least: i32 },
    /// A group holds more units of a category than it may.
    GroupSlotFull { group: String, category: String, have: i32, most: i32 },
    /// A group costs more than its share of the points.
    GroupPoints { group: String, points: i64, limit: i64 },
    /// There is not exactly one unit of the name to be carried by.
    UnknownCarrier { carrier: String },
    /// The one cannot carry the other.
    CannotCarry { carrier: String, unit: String },
    /// The carriers have no room for all models.
    NoRoomAboard { needs: i32, carriers: Vec<String> },
    /// Units of several groups share a carrier.
    CarrierShared { carrier: String, groups: Vec<String> },
    /// A carrier starts less than half full.
    CarrierEmpty { carrier: String, load: i32, least: i32 },
    /// The unit must start attached to a carrier.
    Unattached { unit: String },
}

/// A fact of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(i64),
    /// A name, or several with commas between them.
    Name(String),
    /// A rule.
    Rule(RuleId),
}

impl Fact {
    fn of(value: &toml::Value) -> Fact {
        match value {
            toml::Value::Integer(number) => Fact::Number(*number),
            toml::Value::String(word) => RuleId::find(word).map_or_else(|| Fact::Name(word.clone()), Fact::Rule),
            toml::Value::Array(several) => {
                Fact::Name(several.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>().join(", "))
            }
            other => Fact::Name(other.to_string()),
        }
    }
}

impl Fault {
    /// The rule that is broken.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.rule
    }

    /// The key under which translations word this fault.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.wrong.key()
    }
}

impl Wrong {
    /// Its facts by name, for the message that words it.
    #[must_use]
    pub fn facts(&self) -> Vec<(String, Fact)> {
        let facts = toml::Value::try_from(self).ok().and_then(|it| it.as_table()?.values().next()?.as_table().cloned());
        facts.unwrap_or_default().into_iter().map(|(name, value)| (name, Fact::of(&value))).collect()
    }

    /// The key under which translations word it: `muster-too-few-models`.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Wrong::OtherPack { .. } => "muster-other-pack",
            Wrong::UnknownChart { .. } => "muster-unknown-chart",
            Wrong::UnknownFaction { .. } => "muster-unknown-faction",
            Wrong::UnknownUnit { .. } => "muster-unknown-unit",
            Wrong::OtherFaction { .. } => "muster-other-faction",
            Wrong::TooFewModels { .. } => "muster-too-few-models",
            Wrong::TooManyModels { .. } => "muster-too-many-models",
            Wrong::UnknownOption { .. } => "muster-unknown-option",
            Wrong::OptionCount { .. } => "muster-option-count",
            Wrong::SharedLimit { .. } => "muster-shared-limit",
            Wrong::RoomFull { .. } => "muster-room-full",
            Wrong::RoomEmpty { .. } => "muster-room-empty",
            Wrong::WhichReplaced { .. } => "muster-which-replaced",
            Wrong::KindLimit { .. } => "muster-kind-limit",
            Wrong::UnitAlone { .. } => "muster-unit-alone",
            Wrong::OptionClash { .. } => "muster-option-clash",
            Wrong::OptionAlone { .. } => "muster-option-alone",
            Wrong::OptionCategory { .. } => "muster-option-category",
            Wrong::NobodyLeft { .. } => "muster-nobody-left",
            Wrong::CommanderCannotTake { .. } => "muster-commander-cannot-take",
            Wrong::ListClosed { .. } => "muster-list-closed",
            Wrong::ListFull { .. } => "muster-list-full",
            Wrong::ArmyLimit { .. } => "muster-army-limit",
            Wrong::NotSponsored { .. } => "muster-not-sponsored",
            Wrong::NoPartner { .. } => "muster-no-partner",
            Wrong::OtherList { .. } => "muster-other-list",
            Wrong::OptionRefused { .. } => "muster-option-refused",
            Wrong::BeyondSkill { .. } => "muster-beyond-skill",
            Wrong::UnknownWeapon { .. } => "muster-unknown-weapon",
            Wrong::NameTwice { .. } => "muster-name-twice",
            Wrong::NobodyToJoin { .. } => "muster-nobody-to-join",
            Wrong::CannotJoin { .. } => "muster-cannot-join",
            Wrong::JoinedTwice { .. } => "muster-joined-twice",
            Wrong::OverPoints { .. } => "muster-over-points",
            Wrong::SlotEmpty { .. } => "muster-slot-empty",
            Wrong::SlotFull { .. } => "muster-slot-full",
            Wrong::UniqueTwice { .. } => "muster-unique-twice",
            Wrong::NoSuchSize { .. } => "muster-no-such-size",
            Wrong::NoAllegiance { .. } => "muster-no-allegiance",
            Wrong::UnknownAllegiance { .. } => "muster-unknown-allegiance",
            Wrong::OtherAllegiance { .. } => "muster-other-allegiance",
            Wrong::OptionChart { .. } => "muster-option-chart",
            Wrong::KindMissing { .. } => "muster-kind-missing",
            Wrong::ChartPoints { .. } => "muster-chart-points",
            Wrong::UnitLimit { .. } => "muster-unit-limit",
            Wrong::TooFewSkilled { .. } => "muster-too-few-skilled",
            Wrong::NoGroup { .. } => "muster-no-group",
            Wrong::UnknownGroup { .. } => "muster-unknown-group",
            Wrong::NotGrouped { .. } => "muster-not-grouped",
            Wrong::GroupTwice { .. } => "muster-group-twice",
            Wrong::UnknownGroupKind { .. } => "muster-unknown-group-kind",
            Wrong::TooManyGroups { .. } => "muster-too-many-groups",
            Wrong::PlaceEmpty { .. } => "muster-place-empty",
            Wrong::PlaceFull { .. } => "muster-place-full",
            Wrong::GroupSize { .. } => "muster-group-size",
            Wrong::GroupSlotEmpty { .. } => "muster-group-slot-empty",
            Wrong::GroupSlotFull { .. } => "muster-group-slot-full",
            Wrong::GroupPoints { .. } => "muster-group-points",
            Wrong::UnknownCarrier { .. } => "muster-unknown-carrier",
            Wrong::CannotCarry { .. } => "muster-cannot-carry",
            Wrong::NoRoomAboard { .. } => "muster-no-room-aboard",
            Wrong::CarrierShared { .. } => "muster-carrier-shared",
            Wrong::CarrierEmpty { .. } => "muster-carrier-empty",
            Wrong::Unattached { .. } => "muster-unattached",
        }
    }
}
