//! Models that are on no army list and may come into play: raised by an army special, called by an ability, carried as an
//! item. Each has its place among the models from the start, off the map.

use battle::Seat;
use muster::{ResolvedModel, ResolvedUnit, Unit};

use crate::{Ability, Item, ModelId, Profile, Special, State, field::FieldData, pack, profile::Kind};

/// A kind of model that is on no army list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Extra {
    /// Raised from a dead enemy (`dz.special.infection`).
    Zombie,
    /// What the serum makes of a dead friend (`dz.special.fast-acting-serum`).
    Victim,
    /// Called by a Swarm Lord (`dz.ability.swarm-lord`).
    RatSwarm,
    /// Deployed beside its Recon Unit (`dz.ability.recon-drone`).
    ReconDrone,
    /// Emplaced by an Engineer (`dz.item.sentry-gun`).
    SentryGun,
    /// Bought as an item, deployed as a model (`dz.item.bomb-bot`).
    BombBot,
}

impl Extra {
    const ALL: [Extra; 6] =
        [Extra::Zombie, Extra::Victim, Extra::RatSwarm, Extra::ReconDrone, Extra::SentryGun, Extra::BombBot];

    /// Its unit in the pack.
    const fn unit(self) -> &'static str {
        match self {
            Extra::Zombie => "stage-3z-zombie",
            Extra::Victim => "mazon-labs-plague-victim",
            Extra::RatSwarm => "rat-swarm",
            Extra::ReconDrone => "recon-drone",
            Extra::SentryGun => "sentry-gun",
            Extra::BombBot => "bomb-bot",
        }
    }

    /// Whether it is deployed with the team; else it comes later.
    #[must_use]
    pub const fn is_deployed(self) -> bool {
        matches!(self, Extra::RatSwarm | Extra::ReconDrone | Extra::BombBot)
    }

    /// Whether it counts as a part of the team (`dz.command.reroll-lost`).
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Extra::BombBot)
    }

    /// How many of it a seat may ever have at once.
    fn places(self, field: &FieldData, seat: Seat) -> usize {
        let of = |seat: Seat| field.models.iter().filter(move |it| it.seat == seat && it.extra.is_none());
        let with =
            |ability: Ability| of(seat).filter(|it| field.profiles[usize::from(it.profile)].has(ability)).count();
        let items = |seat: Seat, item: Item| {
            let carried = of(seat).map(|it| &field.profiles[usize::from(it.profile)].items);
            carried.map(|it| it.iter().filter(|it| **it == item).count()).sum::<usize>()
        };
        let special = |it: Special| field.specials[seat.index()] == Some(it);
        let other = State::opponent(seat);
        match self {
            Extra::Zombie if special(Special::Infection) => of(other).count(),
            Extra::Victim if special(Special::FastActingSerum) => of(seat).count(),
            Extra::Zombie | Extra::Victim => 0,
            Extra::RatSwarm => 2 * with(Ability::SwarmLord),
            Extra::ReconDrone => with(Ability::ReconDrone),
            Extra::SentryGun => items(seat, Item::SentryGun) + items(other, Item::SentryGun),
            Extra::BombBot => items(seat, Item::BombBot),
        }
    }
}

/// Adds the places of those that may come into play.
pub(crate) fn add(field: &mut FieldData) {
    for seat in Seat::first(2) {
        for extra in Extra::ALL {
            for _ in 0..extra.places(field, seat) {
                if let Some(profile) = profile(extra) {
                    field.add(seat, profile, Some(extra));
                }
            }
        }
    }
}

/// The profile of the pack.
fn profile(extra: Extra) -> Option<Profile> {
    let unit = resolved(pack().units.get(extra.unit())?);
    Profile::read(&unit, &unit.models[0]).ok().map(|it| Profile { kind: Kind::Extra, ..it })
}

/// A unit of the pack as it is printed, without options.
pub(crate) fn resolved(unit: &Unit) -> ResolvedUnit {
    let weapons = unit.model.weapons.iter().filter_map(|it| pack().weapons.get(it)).cloned().collect();
    let model = ResolvedModel {
        role: unit.role.clone(),
        commander: true,
        profile: unit.model.profile.clone(),
        changes: Vec::new(),
        base: None,
        armour: None,
        weapons,
        skills: unit.model.skills.clone(),
    };
    ResolvedUnit {
        unit: unit.id.clone(),
        rule: unit.rule,
        name: unit.name.clone(),
        faction: unit.faction.clone().unwrap_or_default(),
        category: unit.category.clone(),
        fills: None,
        keywords: Vec::new(),
        options: Vec::new(),
        points: 0,
        joins: None,
        models: vec![model],
    }
}

/// The first place of a kind of a seat that is not on the map.
pub(crate) fn free(state: &State, seat: Seat, extra: Extra) -> Option<ModelId> {
    let all = (0..state.models.len() as u8).map(ModelId);
    let fits = |it: &ModelId| state.card(*it).extra == Some(extra) && state.seat(*it) == seat;
    all.filter(fits).find(|it| !state.is_on_board(*it))
}
