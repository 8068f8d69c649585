//! Priority Missions, a file each: what it is fought over, when it can be achieved, and by whom.

mod fighting_withdrawal;
mod kill_them_all;
mod reconnaissance;
mod search_and_destroy;
mod seize_ground;
mod supply_run;
mod take_and_hold;

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{EnumAccess, Error, VariantAccess, Visitor},
};

use crate::Mission;

impl Mission {
    /// All of them, in the order they are offered.
    pub const ALL: [Mission; 7] = [
        Mission::KILL_THEM_ALL,
        Mission::SUPPLY_RUN,
        Mission::SEIZE_GROUND,
        Mission::RECONNAISSANCE,
        Mission::FIGHTING_WITHDRAWAL,
        Mission::TAKE_AND_HOLD,
        Mission::SEARCH_AND_DESTROY,
    ];
}

/// The names of all missions.
const WORDS: [&str; Mission::ALL.len()] = {
    let (mut words, mut number) = ([""; Mission::ALL.len()], 0);
    while number < words.len() {
        words[number] = Mission::ALL[number].word();
        number += 1;
    }
    words
};

impl<'de> Deserialize<'de> for Mission {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mission, D::Error> {
        deserializer.deserialize_enum("Mission", &WORDS, MissionVisitor)
    }
}

/// Reads a mission by its name.
struct MissionVisitor;

impl<'de> Visitor<'de> for MissionVisitor {
    type Value = Mission;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a mission")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Mission, A::Error> {
        let (Named(mission), nothing) = data.variant()?;
        nothing.unit_variant().map(|()| mission)
    }
}

/// A mission as the name of a variant.
struct Named(Mission);

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        deserializer.deserialize_identifier(NameVisitor)
    }
}

/// Reads the name.
struct NameVisitor;

impl Visitor<'_> for NameVisitor {
    type Value = Named;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a mission")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Named, E> {
        let found = Mission::ALL.into_iter().find(|it| it.word() == word);
        found.map(Named).ok_or_else(|| E::unknown_variant(word, &WORDS))
    }
}
