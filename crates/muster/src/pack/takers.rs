//! Who in a unit takes an option, how often, and what that costs.

use std::ops::RangeInclusive;

use crate::pack::{
    misprint::{Misprint, Problem},
    toml_reader::Entry,
};

/// Who takes an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takers {
    /// Every model of the unit, or none.
    Squad,
    /// The unit's commander.
    Commander,
    /// Some of the models, each once.
    Models {
        /// How many of them.
        limit: Limit,
        /// Options that share one limit name it here: their takers are counted together.
        shared: Option<String>,
    },
    /// Nobody in particular: a figure is raised or lowered step by step.
    Steps {
        /// The furthest down.
        from: i32,
        /// The furthest up.
        to: i32,
    },
}

/// How many models may take an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Any number of them.
    Any,
    /// At most this many.
    UpTo(i32),
    /// So many in every full group of this size.
    InEvery {
        /// How many of each group.
        models: i32,
        /// The size of a group.
        group: i32,
    },
}

/// What an option costs. Negative prices pay back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// For every model of the unit.
    PerModel(i32),
    /// Once for the unit.
    PerSquad(i32),
    /// For every time it is taken.
    Each(i32),
}

impl Takers {
    /// How often a unit of this size may take the option.
    #[must_use]
    pub fn allowed(&self, size: i32) -> RangeInclusive<i32> {
        match self {
            Takers::Squad | Takers::Commander => 0..=1,
            Takers::Models { limit, .. } => 0..=limit.most(size),
            Takers::Steps { from, to } => *from..=*to,
        }
    }

    pub(crate) fn read(entry: &mut Entry<'_>) -> Result<Takers, Misprint> {
        match entry.any("takers") {
            Some(toml::Value::String(who)) => Takers::named(entry, &who),
            Some(other) => Takers::counted(entry.below("takers", other)?),
            None => Err(entry.misprint("takers", Problem::Missing)),
        }
    }

    fn named(entry: &Entry<'_>, who: &str) -> Result<Takers, Misprint> {
        match who {
            "squad" => Ok(Takers::Squad),
            "commander" => Ok(Takers::Commander),
            "any" => Ok(Takers::Models { limit: Limit::Any, shared: None }),
            _ => {
                let wanted = "squad, commander, any or a table".into();
                Err(entry.misprint("takers", Problem::BadValue { given: who.into(), wanted }))
            }
        }
    }

    fn counted(mut entry: Entry<'_>) -> Result<Takers, Misprint> {
        let takers = if entry.has("from") {
            Takers::Steps { from: entry.whole("from", -20..=0)?, to: entry.whole("to", 0..=20)? }
        } else {
            let limit = if entry.has("in-every") {
                Limit::InEvery { models: entry.whole("models", 1..=100)?, group: entry.whole("in-every", 1..=100)? }
            } else {
                Limit::UpTo(entry.whole("up-to", 1..=100)?)
            };
            Takers::Models { limit, shared: entry.text_if("shared")? }
        };
        entry.finish()?;
        Ok(takers)
    }
}

impl Limit {
    /// The most takers in a unit of this size.
    #[must_use]
    pub fn most(self, size: i32) -> i32 {
        match self {
            Limit::Any => size,
            Limit::UpTo(most) => most.min(size),
            Limit::InEvery { models, group } => models.saturating_mul(size / group),
        }
    }
}

impl Price {
    /// What taking the option so often costs a unit of this size: how many are paid for, and the price of one.
    #[must_use]
    pub fn for_taking(self, count: i32, size: i32) -> (i32, i32) {
        match self {
            Price::PerModel(each) => (size, each),
            Price::PerSquad(once) => (1, once),
            Price::Each(each) => (count, each),
        }
    }

    pub(crate) fn read(mut entry: Entry<'_>) -> Result<Price, Misprint> {
        let within = -1000..=1000;
        let price = if entry.has("per-model") {
            Price::PerModel(entry.whole("per-model", within)?)
        } else if entry.has("per-squad") {
            Price::PerSquad(entry.whole("per-squad", within)?)
        } else {
            Price::Each(entry.whole("each", within)?)
        };
        entry.finish()?;
        Ok(price)
    }
}

#[cfg(test)]
mod tests {
    use super::{Limit, Price};

    #[test]
    fn one_in_five_counts_full_groups() {
        let one_in_five = Limit::InEvery { models: 1, group: 5 };
        assert_eq!([4, 5, 9, 10, 12].map(|size| one_in_five.most(size)), [0, 1, 1, 2, 2]);
        let two_in_five = Limit::InEvery { models: 2, group: 5 };
        assert_eq!([5, 9, 10].map(|size| two_in_five.most(size)), [2, 2, 4]);
        assert_eq!([Limit::Any.most(7), Limit::UpTo(3).most(7), Limit::UpTo(3).most(2)], [7, 3, 2]);
    }

    #[test]
    fn prices_are_per_model_per_squad_or_each() {
        assert_eq!(Price::PerModel(5).for_taking(1, 8), (8, 5));
        assert_eq!(Price::PerSquad(15).for_taking(1, 8), (1, 15));
        assert_eq!(Price::Each(20).for_taking(2, 8), (2, 20));
        assert_eq!(Price::Each(5).for_taking(-1, 1), (-1, 5));
    }
}
