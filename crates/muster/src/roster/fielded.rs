//! A unit of a roster together with its entry in the pack: the input of pricing, validation and resolution.

use catalogue::RuleId;

use crate::{
    pack::{
        Offer, Pack,
        ability::Ability,
        privilege::{Allows, Privilege},
        takers::Price,
        unit::Unit,
    },
    roster::{Roster, RosterUnit},
};

/// A unit of a roster that the pack knows.
#[derive(Clone, Copy)]
pub(crate) struct Fielded<'a> {
    /// Its place in the roster.
    pub at: usize,
    /// What the player wrote.
    pub entry: &'a RosterUnit,
    /// What the pack says.
    pub unit: &'a Unit,
    /// The army's faction.
    pub army: &'a str,
    pub(crate) pack: &'a Pack,
}

impl<'a> Fielded<'a> {
    /// The roster's units, as far as the pack knows them.
    pub(crate) fn all(roster: &'a Roster, pack: &'a Pack) -> Vec<Fielded<'a>> {
        let known = |(at, entry): (usize, &'a RosterUnit)| {
            let unit = pack.units.get(&entry.unit)?;
            Some(Fielded { at, entry, unit, army: &roster.faction, pack })
        };
        roster.units.iter().enumerate().filter_map(known).collect()
    }

    /// How many models.
    pub(crate) fn size(&self) -> i32 {
        self.entry.size.map_or(self.unit.size.0, |it| i32::try_from(it).unwrap_or(i32::MAX))
    }

    /// The options taken that exist, and how often.
    pub(crate) fn taken(&self) -> impl Iterator<Item = (Offer<'a>, i32)> {
        let Fielded { entry, unit, army, pack, .. } = *self;
        entry.taken().filter_map(move |(id, count)| Some((pack.offer(unit, army, id)?, count)))
    }

    /// The category, which an option may have changed.
    pub(crate) fn category(&self) -> &'a str {
        let changed = self.taken().find_map(|(offer, _)| offer.option.gives.category.as_deref());
        changed.unwrap_or(&self.unit.category)
    }

    /// The category of the slot it fills; none if a skill of its lets it join another for nothing.
    pub(crate) fn fills(&self) -> Option<&'a str> {
        if self.entry.joins.is_some() && self.joining().is_some() {
            return None;
        }
        let changed = self.taken().find_map(|(offer, _)| offer.option.gives.fills.as_deref());
        Some(changed.unwrap_or_else(|| self.category()))
    }

    /// The skills it is mustered with, printed and bought, without those its category loses.
    pub(crate) fn skills(&self) -> impl Iterator<Item = &'a Ability> {
        let loses = &self.pack.header.categories[self.category()].loses;
        let bought: Vec<_> = self.taken().flat_map(|(offer, _)| &offer.option.gives.skills).collect();
        let all = self.unit.model.skills.iter().chain(bought);
        all.filter(move |it| loses.iter().all(|lost| lost.skill != it.rule))
    }

    /// What its skills let it do while the army is built.
    pub(crate) fn privileges(&self) -> impl Iterator<Item = &'a Privilege> {
        let skills: Vec<RuleId> = self.skills().map(|it| it.rule).collect();
        self.pack.header.privileges.iter().filter(move |it| skills.contains(&it.skill))
    }

    /// The skill that lets it join others, and the categories of those it may join.
    pub(crate) fn joining(&self) -> Option<(&'a Privilege, &'a [String])> {
        self.privileges().find_map(|it| match &it.allows {
            Allows::Joining(joins) => Some((it, joins.as_slice())),
            Allows::EveryArmyBut(_) | Allows::Pair(_) | Allows::Weapons(_) => None,
        })
    }

    /// What an option costs this unit.
    pub(crate) fn price(&self, offer: Offer<'_>) -> Price {
        match &offer.option.cheaper {
            Some(cheaper) if cheaper.with_skill.iter().any(|it| self.has_skill(*it)) => cheaper.price,
            Some(_) | None => offer.option.price,
        }
    }

    /// The unit it joins: the only other one of the name it gives, if there is exactly one.
    pub(crate) fn joined<'b>(&self, all: &'b [Fielded<'a>]) -> Option<&'b Fielded<'a>> {
        let joins = self.entry.joins.as_deref()?;
        let mut named = all.iter().filter(|it| it.entry.label() == joins && it.at != self.at);
        let first = named.next()?;
        named.next().is_none().then_some(first)
    }

    /// The units it names as its carriers, in that order: for each name the only other unit of that name, if there is
    /// exactly one.
    pub(crate) fn carriers<'b>(&self, all: &'b [Fielded<'a>]) -> Vec<Option<&'b Fielded<'a>>> {
        let named = |name: &String| {
            let mut named = all.iter().filter(|it| it.entry.label() == name && it.at != self.at);
            let first = named.next()?;
            named.next().is_none().then_some(first)
        };
        self.entry.carried_by.iter().map(named).collect()
    }

    /// How much room one of its models takes up aboard a carrier; none if that cannot carry it.
    pub(crate) fn takes_up(&self, carrier: &Fielded<'_>) -> Option<i32> {
        if self.is_attached() {
            return (!carrier.unit.carries.is_empty()).then_some(0);
        }
        self.unit.needs.iter().find(|(letter, _)| carrier.unit.carries.contains_key(*letter)).map(|(_, amount)| *amount)
    }

    /// Whether it starts attached to a carrier and takes up no room.
    pub(crate) fn is_attached(&self) -> bool {
        self.pack.header.categories[self.category()].attached
    }

    /// How much room it has for others: one total, whatever the letters.
    pub(crate) fn room_aboard(&self) -> i32 {
        let each = self.unit.carries.values().copied().max().unwrap_or(0);
        each.saturating_mul(self.size())
    }

    fn has_skill(&self, rule: RuleId) -> bool {
        self.unit.model.skills.iter().any(|it| it.rule == rule)
    }
}
