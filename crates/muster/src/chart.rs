//! Organisation charts: how many units of each category an army must and may have.

use rules::RuleId;

use crate::{header::Header, misprint::Misprint, reading::Entry};

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
        entry.finish()?;
        Ok(Chart { id, rule, name, slots })
    }

    /// The row of a category.
    #[must_use]
    pub fn slot(&self, category: &str) -> Option<&Slot> {
        self.slots.iter().find(|it| it.category == category)
    }
}

impl Slot {
    fn read(mut entry: Entry<'_>, chart: RuleId, header: &Header) -> Result<Slot, Misprint> {
        let slot = Slot {
            category: header.category(&mut entry, "category")?,
            compulsory: entry.whole("compulsory", 0..=100)?,
            optional: entry.whole("optional", 0..=100)?,
            rule: entry.rule_if("rule")?.unwrap_or(chart),
        };
        entry.finish()?;
        Ok(slot)
    }

    /// How many units the row holds in all.
    #[must_use]
    pub fn most(&self) -> i32 {
        self.compulsory + self.optional
    }
}
