//! What the catalogue says about a rule, apart from its title and its texts: section, kind, game, file and sources.

use std::fmt;

use crate::{CHAPTERS, DATA_HASH, FILES, GAME_HASHES, HEADS, ORIGINS, RuleId, SECTIONS, SOURCES, SYSTEMS};

/// The short facts about one rule, as the build wrote them down.
pub(crate) struct Head {
    pub(crate) section: u16,
    pub(crate) kind: Kind,
    pub(crate) file: u8,
    /// Which of the lists of sources.
    pub(crate) origin: u8,
}

/// What sort of rule it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A card of a deck.
    Card,
    /// How armies are built.
    Construction,
    /// What a word means.
    Definition,
    /// Something a model carries.
    Item,
    /// Something that happens at the table.
    Mechanic,
    /// A mission or scenario.
    Mission,
    /// A skill or special ability.
    Skill,
    /// A table to roll or look up on.
    Table,
    /// A unit and its profile.
    Unit,
    /// A weapon and its profile.
    Weapon,
}

/// Where rules come from: a book, a summary, public material.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The short name rules refer to.
    pub tag: &'static str,
    /// What it is.
    pub title: &'static str,
    /// Which version of it.
    pub edition: &'static str,
    /// The language it is written in: `en`, `fr`, `it`.
    pub language: &'static str,
    /// Whether the catalogue was built on it; where sources disagree, such a one wins.
    pub is_main: bool,
}

impl RuleId {
    pub(crate) fn head(self) -> &'static Head {
        &HEADS[self.index()]
    }

    /// The heading it stands under.
    #[must_use]
    pub fn section(self) -> &'static str {
        SECTIONS[usize::from(self.head().section)]
    }

    /// What sort of rule it is.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.head().kind
    }

    /// The game it belongs to, in lower case.
    #[must_use]
    pub fn system(self) -> &'static str {
        FILES[usize::from(self.head().file)].1
    }

    /// The catalogue file it is written in.
    #[must_use]
    pub fn file(self) -> &'static str {
        FILES[usize::from(self.head().file)].0
    }

    /// Where it comes from, the source it follows first.
    pub fn sources(self) -> impl ExactSizeIterator<Item = &'static Source> {
        ORIGINS[usize::from(self.head().origin)].iter().map(|it| &SOURCES[usize::from(*it)])
    }
}

impl Kind {
    /// The word for it in the catalogue.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Card => "card",
            Kind::Construction => "construction",
            Kind::Definition => "definition",
            Kind::Item => "item",
            Kind::Mechanic => "mechanic",
            Kind::Mission => "mission",
            Kind::Skill => "skill",
            Kind::Table => "table",
            Kind::Unit => "unit",
            Kind::Weapon => "weapon",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// SHA-256 of what the rules say, in hexadecimal: two programs with the same hash play by the same rules.
///
/// It covers id, game, section, kind and the English title, text, ruling and examples of every rule, in the order of
/// the ids. Translations, sources, comments and line endings do not change it.
#[must_use]
pub fn data_hash() -> &'static str {
    DATA_HASH
}

/// As [`data_hash`], of the rules of one game alone: what another game's rules say changes nothing in its battles.
#[must_use]
pub fn game_hash(system: &str) -> Option<&'static str> {
    GAME_HASHES.iter().find(|it| it.0 == system).map(|it| it.1)
}

/// The games of the catalogue, in lower case, by name.
#[must_use]
pub fn systems() -> Vec<&'static str> {
    SYSTEMS.to_vec()
}

/// The chapters of a game, in the order a reader meets them. A rule's [section](RuleId::section) is its chapter, or its
/// chapter and a heading within it, with a colon between.
#[must_use]
pub fn chapters(system: &str) -> &'static [&'static str] {
    CHAPTERS.iter().find(|it| it.0 == system).map_or(&[], |it| it.1)
}

/// The files of the catalogue that hold rules, by name.
pub fn files() -> impl ExactSizeIterator<Item = &'static str> {
    FILES.iter().map(|it| it.0)
}

/// Every source the rules refer to.
#[must_use]
pub fn sources() -> &'static [Source] {
    &SOURCES
}
