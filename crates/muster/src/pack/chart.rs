//! Organisation charts: how many units of each category an army must and may have.

use catalogue::RuleId;

use crate::pack::{grouping::Grouping, header::Header, misprint::Misprint, toml_reader::Entry};

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
    /// The least and the most points the players may agree on, and the rule behind it; any if none.
    pub agreed: Option<(i32, i32, RuleId)>,
    /// How units are grouped; not at all if none.
    pub groups: Option<Grouping>,
    /// How many of each unit with a skill an army may have.
    pub each: Vec<EachLimit>,
    /// Categories that need as many units with a skill.
    pub balances: Vec<Balance>,
}

/// Of each unit that has a skill, an army may have only so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EachLimit {
    /// The skill.
    pub skill: RuleId,
    /// How many of each.
    pub most: i32,
    /// The rule behind it: the skill's, unless another says it better.
    pub rule: RuleId,
}

/// There are at least as many units with a skill as units of a category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The category.
    pub category: String,
    /// The skill.
    pub skill: RuleId,
    /// The rule behind it.
    pub rule: RuleId,
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
    /// How many an army must have.
    pub least: i32,
    /// The factions whose armies it is for; all if empty.
    pub armies: Vec<String>,
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
        let limits = entry
            .entries("limit")?
            .into_iter()
            .map(|it| KindLimit::read(it, rule, header))
            .collect::<Result<_, _>>()?;
        let agreed = entry.inner_if("agreed")?.map(|it| agreed(it, rule)).transpose()?;
        let groups = entry.inner_if("groups")?.map(|it| Grouping::read(it, header)).transpose()?;
        let each = entry.entries("each")?.into_iter().map(EachLimit::read).collect::<Result<_, _>>()?;
        let balances = entry.entries("balance")?.into_iter().map(|it| Balance::read(it, header));
        let balances = balances.collect::<Result<_, _>>()?;
        entry.finish()?;
        Ok(Chart { id, rule, name, slots, swaps, doubled, limits, agreed, groups, each, balances })
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

/// `agreed = { from = 500, to = 999 }`.
fn agreed(mut entry: Entry<'_>, chart: RuleId) -> Result<(i32, i32, RuleId), Misprint> {
    let least = entry.whole("from", 0..=100_000)?;
    let agreed = (least, entry.whole("to", least..=100_000)?, entry.rule_if("rule")?.unwrap_or(chart));
    entry.finish()?;
    Ok(agreed)
}

impl EachLimit {
    fn read(mut entry: Entry<'_>) -> Result<EachLimit, Misprint> {
        let skill = entry.rule("skill")?;
        let each =
            EachLimit { skill, most: entry.whole("most", 0..=100)?, rule: entry.rule_if("rule")?.unwrap_or(skill) };
        entry.finish()?;
        Ok(each)
    }
}

impl Balance {
    fn read(mut entry: Entry<'_>, header: &Header) -> Result<Balance, Misprint> {
        let balance = Balance {
            category: header.category(&mut entry, "category")?,
            skill: entry.rule("skill")?,
            rule: entry.rule("rule")?,
        };
        entry.finish()?;
        Ok(balance)
    }
}

impl Slot {
    pub(crate) fn read(mut entry: Entry<'_>, chart: RuleId, header: &Header) -> Result<Slot, Misprint> {
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
    fn read(mut entry: Entry<'_>, chart: RuleId, header: &Header) -> Result<KindLimit, Misprint> {
        let limit = KindLimit {
            kind: entry.text("kind")?,
            rule: entry.rule_if("rule")?.unwrap_or(chart),
            rows: entry.entries("row")?.into_iter().map(row).collect::<Result<_, _>>()?,
            then_one_per: entry.whole_if("then-one-per", 1..=10_000)?.unwrap_or(0),
            least: entry.whole_if("least", 0..=100)?.unwrap_or(0),
            armies: header.some_factions(&mut entry, "armies")?,
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
