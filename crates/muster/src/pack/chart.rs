//! Organisation charts: how many units of each category an army must and may have.

use catalogue::RuleId;

use crate::pack::{header::Header, misprint::Misprint, toml_reader::Entry};

/// A chart that the players agree on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The id that rosters use: `standard`.
    pub id: String,
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// The name for people.
    pub name: String,
    /// The slots, one row for each category. A category without a row has none.
    pub slots: Vec<Slot>,
    /// Slots that may be given up for slots of another category.
    pub swaps: Vec<Swap>,
    /// The categories whose largest units are twice as large, each with the rule behind it.
    pub doubled: Vec<(String, RuleId)>,
    /// How many options of a kind an army of a size may have.
    pub limits: Vec<KindLimit>,
}

/// Slots of one category that may be given up for slots of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swap {
    /// What is given up: how many slots of which category.
    pub gives: (i32, String),
    /// What it is swapped for: how many slots of which category.
    pub takes: (i32, String),
    /// How often.
    pub times: i32,
    /// The rule behind it.
    pub rule: RuleId,
}

/// One way to arrange a chart's slots: as printed, or with a swap made so often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement<'a>(Option<(&'a Swap, i32)>);

impl Arrangement<'_> {
    /// How many more slots of a category there are than printed; negative for fewer.
    #[must_use]
    pub fn gain(&self, category: &str) -> i32 {
        let of = |(slots, kind): &(i32, String)| if kind == category { *slots } else { 0 };
        self.0.map_or(0, |(swap, times)| times * (of(&swap.takes) - of(&swap.gives)))
    }
}

/// How many options of one kind an army may have, by its points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindLimit {
    /// What the options count as: `rare`.
    pub kind: String,
    /// The rule behind it.
    pub rule: RuleId,
    /// Points and how many, smallest first. An army between two rows follows the lower, one below the first row the
    /// first.
    pub rows: Vec<(i32, i32)>,
    /// Above the last row, one more for every so many points; none if 0.
    pub then_one_per: i32,
}

/// The slots of one category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The category they are for.
    pub category: String,
    /// How many must be filled.
    pub compulsory: i32,
    /// How many more may be filled.
    pub optional: i32,
    /// At most one for every so many units of another category.
    pub one_per: Option<(i32, String)>,
    /// The rule behind this row: the chart's, unless one says it better.
    pub rule: RuleId,
}

impl Chart {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<Chart, Misprint> {
        let id = entry.text("id")?;
        entry.called("chart", &id);
        let rule = entry.rule("rule")?;
        let name = entry.text("name")?;
        let slots = entry.entries("slot")?.into_iter().map(|it| Slot::read(it, rule, header));
        let slots = slots.collect::<Result<_, _>>()?;
        let swaps = entry.entries("swap")?.into_iter().map(|it| Swap::read(it, rule, header));
        let swaps = swaps.collect::<Result<_, _>>()?;
        let doubled = entry.entries("double")?.into_iter().map(|it| double(it, rule, header));
        let doubled = doubled.collect::<Result<_, _>>()?;
        let limits =
            entry.entries("limit")?.into_iter().map(|it| KindLimit::read(it, rule)).collect::<Result<_, _>>()?;
        entry.finish()?;
        Ok(Chart { id, rule, name, slots, swaps, doubled, limits })
    }

    /// The row of a category.
    #[must_use]
    pub fn slot(&self, category: &str) -> Option<&Slot> {
        self.slots.iter().find(|it| it.category == category)
    }

    /// The ways its slots may be arranged, as printed first.
    pub fn arrangements(&self) -> impl Iterator<Item = Arrangement<'_>> {
        let swapped = self.swaps.iter().flat_map(|it| (1..=it.times).map(move |times| Arrangement(Some((it, times)))));
        std::iter::once(Arrangement(None)).chain(swapped)
    }

    /// The most models of a unit of this category whose entry prints so many.
    #[must_use]
    pub fn largest(&self, category: &str, most: i32) -> i32 {
        if self.doubled.iter().any(|it| it.0 == category) { 2 * most } else { most }
    }
}

impl Swap {
    fn read(mut entry: Entry<'_>, chart: RuleId, header: &Header) -> Result<Swap, Misprint> {
        let swap = Swap {
            gives: slots(entry.inner("gives")?, header)?,
            takes: slots(entry.inner("takes")?, header)?,
            times: entry.whole_if("times", 1..=100)?.unwrap_or(1),
            rule: entry.rule_if("rule")?.unwrap_or(chart),
        };
        entry.finish()?;
        Ok(swap)
    }
}

/// `gives = { slots = 2, category = "light-vehicle" }`.
fn slots(mut entry: Entry<'_>, header: &Header) -> Result<(i32, String), Misprint> {
    let slots = (entry.whole("slots", 1..=100)?, header.category(&mut entry, "category")?);
    entry.finish()?;
    Ok(slots)
}

/// `double = [{ category = "light-vehicle" }]`.
fn double(mut entry: Entry<'_>, chart: RuleId, header: &Header) -> Result<(String, RuleId), Misprint> {
    let double = (header.category(&mut entry, "category")?, entry.rule_if("rule")?.unwrap_or(chart));
    entry.finish()?;
    Ok(double)
}

impl Slot {
    fn read(mut entry: Entry<'_>, chart: RuleId, header: &Header) -> Result<Slot, Misprint> {
        let slot = Slot {
            category: header.category(&mut entry, "category")?,
            compulsory: entry.whole("compulsory", 0..=100)?,
            optional: entry.whole("optional", 0..=100)?,
            one_per: entry.inner_if("one-per")?.map(|it| one_per(it, header)).transpose()?,
            rule: entry.rule_if("rule")?.unwrap_or(chart),
        };
        entry.finish()?;
        Ok(slot)
    }

    /// How many units the row allows, given so many units of its one-per category.
    #[must_use]
    pub fn most(&self, others: i32) -> i32 {
        let all = self.compulsory + self.optional;
        self.one_per.as_ref().map_or(all, |(every, _)| all.min(others / every))
    }
}

/// `one-per = { units = 3, category = "trooper" }`.
fn one_per(mut entry: Entry<'_>, header: &Header) -> Result<(i32, String), Misprint> {
    let one_per = (entry.whole("units", 1..=100)?, header.category(&mut entry, "category")?);
    entry.finish()?;
    Ok(one_per)
}

impl KindLimit {
    fn read(mut entry: Entry<'_>, chart: RuleId) -> Result<KindLimit, Misprint> {
        let limit = KindLimit {
            kind: entry.text("kind")?,
            rule: entry.rule_if("rule")?.unwrap_or(chart),
            rows: entry.entries("row")?.into_iter().map(row).collect::<Result<_, _>>()?,
            then_one_per: entry.whole_if("then-one-per", 1..=10_000)?.unwrap_or(0),
        };
        entry.finish()?;
        Ok(limit)
    }

    /// How many an army of so many points may have.
    #[must_use]
    pub fn most(&self, points: i32) -> i32 {
        let (Some(first), Some(last)) = (self.rows.first(), self.rows.last()) else { return 0 };
        let row = self.rows.iter().rfind(|it| it.0 <= points).unwrap_or(first);
        let beyond = if self.then_one_per > 0 { (points - last.0).max(0) / self.then_one_per } else { 0 };
        row.1.saturating_add(beyond)
    }
}

fn row(mut entry: Entry<'_>) -> Result<(i32, i32), Misprint> {
    let row = (entry.whole("points", 0..=100_000)?, entry.whole("most", 0..=100)?);
    entry.finish()?;
    Ok(row)
}
