//! Groups of units inside an army: how many, of which kinds, what each kind holds, and its share of the points.

use catalogue::RuleId;

use crate::pack::{
    chart::Slot,
    header::Header,
    misprint::{Misprint, Problem},
    toml_reader::Entry,
};

/// How a chart has the units of an army grouped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grouping {
    /// The most groups.
    pub most: i32,
    /// The rule behind that.
    pub rule: RuleId,
    /// The share of the agreed points that one group may cost, in percent; rounded down.
    pub percent: i32,
    /// The rule behind the share.
    pub share: RuleId,
    /// The places for groups.
    pub places: Vec<Place>,
    /// The kinds of groups.
    pub kinds: Vec<GroupKind>,
}

/// A place for groups: how many must and may stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The id that kinds name.
    pub id: String,
    /// How many groups there must be.
    pub least: i32,
    /// How many there may be.
    pub most: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

/// A kind of group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupKind {
    /// The id that rosters use.
    pub id: String,
    /// The place it stands in.
    pub place: String,
    /// The factions whose armies form it so; all if empty.
    pub armies: Vec<String>,
    /// How many units it holds at least and at most.
    pub units: (i32, i32),
    /// The rule behind it.
    pub rule: RuleId,
    /// The units of each category it must and may hold; a category without a row has no place in it.
    pub slots: Vec<Slot>,
}

impl Grouping {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<Grouping, Misprint> {
        let places = entry.entries("place")?.into_iter().map(Place::read).collect::<Result<Vec<_>, _>>()?;
        let kinds = entry.entries("kind")?.into_iter().map(|it| GroupKind::read(it, &places, header));
        let kinds = kinds.collect::<Result<_, _>>()?;
        let grouping = Grouping {
            most: entry.whole("at-most", 0..=100)?,
            rule: entry.rule("rule")?,
            percent: entry.whole("percent", 1..=100)?,
            share: entry.rule("share")?,
            places,
            kinds,
        };
        entry.finish()?;
        Ok(grouping)
    }

    /// The kind of this id in an army of this faction.
    #[must_use]
    pub fn kind(&self, id: &str, army: &str) -> Option<&GroupKind> {
        let theirs = |it: &&GroupKind| it.armies.is_empty() || it.armies.iter().any(|it| it == army);
        self.kinds.iter().filter(theirs).find(|it| it.id == id)
    }

    /// What one group may cost in an army of so many points.
    #[must_use]
    pub fn limit(&self, points: u32) -> i64 {
        i64::from(points) * i64::from(self.percent) / 100
    }
}

impl Place {
    fn read(mut entry: Entry<'_>) -> Result<Place, Misprint> {
        let least = entry.whole("from", 0..=100)?;
        let place =
            Place { id: entry.text("id")?, least, most: entry.whole("to", least..=100)?, rule: entry.rule("rule")? };
        entry.finish()?;
        Ok(place)
    }
}

impl GroupKind {
    fn read(mut entry: Entry<'_>, places: &[Place], header: &Header) -> Result<GroupKind, Misprint> {
        let id = entry.text("id")?;
        let rule = entry.rule("rule")?;
        let place = entry.text("place")?;
        if !places.iter().any(|it| it.id == place) {
            return Err(entry.misprint("place", Problem::NoSuch { what: "place", name: place }));
        }
        let least = entry.whole("from", 0..=100)?;
        let slots = entry.entries("slot")?.into_iter().map(|it| Slot::read(it, rule, header));
        let kind = GroupKind {
            id,
            place,
            armies: header.some_factions(&mut entry, "armies")?,
            units: (least, entry.whole("to", least..=100)?),
            rule,
            slots: slots.collect::<Result<_, _>>()?,
        };
        entry.finish()?;
        Ok(kind)
    }
}
