//! Models that are on no army list and may come into play: raised by an army special, called by an ability, carried as an
//! item. Each has its place among the models from the start, off the map.

use battle::Seat;
use catalogue::RuleId;
use muster::{Pack, ResolvedModel, ResolvedUnit, Unit, UnitOption};

use crate::{
    Ability, Item, ModelId, Profile, State,
    model::{field::FieldData, profile::Kind},
};

/// The Sentry Gun's unit in the pack.
const GUN: &str = "sentry-gun";

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
    /// The same with one of the Small Arms, by its rule (`dz.unit.items.sentry-gun`).
    ArmedGun(RuleId),
    /// Bought as an item, deployed as a model (`dz.item.bomb-bot`).
    BombBot,
}

impl Extra {
    /// All but the guns with a weapon of their own: which of those there are depends on what was bought.
    const ALL: [Extra; 6] =
        [Extra::Zombie, Extra::Victim, Extra::RatSwarm, Extra::ReconDrone, Extra::SentryGun, Extra::BombBot];

    /// Its unit in the pack.
    const fn unit(self) -> &'static str {
        match self {
            Extra::Zombie => "stage-3z-zombie",
            Extra::Victim => "mazon-labs-plague-victim",
            Extra::RatSwarm => "rat-swarm",
            Extra::ReconDrone => "recon-drone",
            Extra::SentryGun | Extra::ArmedGun(_) => GUN,
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

    /// Whether it is a Sentry Gun, whatever its weapon.
    #[must_use]
    pub const fn is_gun(self) -> bool {
        self.packed().is_some()
    }

    /// The item it is again when it is packed up.
    #[must_use]
    pub const fn packed(self) -> Option<Item> {
        match self {
            Extra::SentryGun => Some(Item::SentryGun),
            Extra::ArmedGun(weapon) => Some(Item::ArmedGun(weapon)),
            Extra::Zombie | Extra::Victim | Extra::RatSwarm | Extra::ReconDrone | Extra::BombBot => None,
        }
    }

    /// What an item is when it is emplaced: of a gun, the gun with its weapon.
    #[must_use]
    pub fn emplaced(item: Item) -> Option<Extra> {
        match item {
            Item::ArmedGun(weapon) => Some(Extra::ArmedGun(weapon)),
            other => (other == Item::SentryGun).then_some(Extra::SentryGun),
        }
    }

    /// How many of it a seat may ever have at once. A gun that lies about is emplaced by either side.
    fn places(self, field: &FieldData, seat: Seat) -> usize {
        let of = |seat: Seat| field.models.iter().filter(move |it| it.seat == seat && it.extra.is_none());
        let with =
            |ability: Ability| of(seat).filter(|it| field.profiles[usize::from(it.profile)].has(ability)).count();
        let items = |seat: Seat, item: Item| {
            let carried = of(seat).map(|it| &field.profiles[usize::from(it.profile)].items);
            carried.map(|it| it.iter().filter(|it| **it == item).count()).sum::<usize>()
        };
        let raises = field.specials[seat.index()].and_then(|it| it.on_death).filter(|it| it.extra == self);
        let other = State::opponent(seat);
        match self {
            Extra::Zombie | Extra::Victim => raises.map_or(0, |it| of(if it.own { seat } else { other }).count()),
            Extra::RatSwarm => 2 * with(Ability::SwarmLord),
            Extra::ReconDrone => with(Ability::ReconDrone),
            Extra::SentryGun | Extra::ArmedGun(_) => {
                self.packed().map_or(0, |gun| items(seat, gun) + items(other, gun))
            }
            Extra::BombBot => items(seat, Item::BombBot),
        }
    }
}

/// Adds the places of those that may come into play.
pub(crate) fn add(field: &mut FieldData, pack: &Pack) {
    let armed = armed_guns(field);
    for seat in Seat::first(2) {
        for extra in Extra::ALL.into_iter().chain(armed.iter().copied()) {
            for _ in 0..extra.places(field, seat) {
                if let Some(profile) = profile(extra, pack) {
                    field.add(seat, profile, Some(extra));
                }
            }
        }
    }
}

/// The kinds of guns that somebody bought with a weapon of their own.
fn armed_guns(field: &FieldData) -> Vec<Extra> {
    let carried = field.models.iter().flat_map(|it| &field.profiles[usize::from(it.profile)].items);
    let mut kinds = Vec::new();
    for gun in carried.filter_map(|it| Extra::emplaced(*it)).filter(|it| *it != Extra::SentryGun) {
        if !kinds.contains(&gun) {
            kinds.push(gun);
        }
    }
    kinds
}

/// The profile of the pack.
fn profile(extra: Extra, pack: &Pack) -> Option<Profile> {
    let printed = pack.units.get(extra.unit())?;
    let unit =
        if let Extra::ArmedGun(weapon) = extra { armed(pack, printed, weapon)? } else { resolved(pack, printed) };
    Profile::read(&unit, &unit.models[0], pack).ok().map(|it| Profile { kind: Kind::Extra, ..it })
}

/// Whether a weapon may be bought for a Sentry Gun: one of the Small Arms (`dz.unit.items.sentry-gun`).
pub(crate) fn arms_guns(pack: &Pack, weapon: RuleId) -> bool {
    pack.units.get(GUN).is_some_and(|gun| upgrade(pack, gun, weapon).is_some())
}

/// The upgrade that gives a unit this weapon, if it is of the unit's categories.
fn upgrade<'a>(pack: &'a Pack, unit: &Unit, weapon: RuleId) -> Option<&'a UnitOption> {
    let is = |id: &String| pack.weapons.get(id).is_some_and(|it| it.rule == weapon);
    let fits = |it: &&UnitOption| it.to.iter().any(|it| unit.keywords.contains(it));
    let all = pack.lists.values().flat_map(|it| &it.options);
    all.filter(fits).find(|it| it.gives.weapons.iter().any(is))
}

/// A gun with a weapon of its own. It takes the place of the Heavy Rifle, but one marked * is added to it: it replaces
/// no weapon of any model (`dz.team.weapon-upgrade`). No Small Arms weapon is worth victory points.
fn armed(pack: &Pack, gun: &Unit, weapon: RuleId) -> Option<ResolvedUnit> {
    let upgrade = upgrade(pack, gun, weapon)?;
    let bought = upgrade.gives.weapons.iter().filter_map(|it| pack.weapons.get(it)).cloned();
    let printed = resolved(pack, gun);
    let mut models = printed.models;
    for model in &mut models {
        model.weapons.retain(|it| upgrade.replaces_one.as_ref() != it.modes.first().map(|it| &it.line.kind));
        model.weapons.extend(bought.clone());
    }
    Some(ResolvedUnit { name: format!("{} [{}]", printed.name, upgrade.name), models, ..printed })
}

/// A unit of the pack as it is printed, without options.
fn resolved(pack: &Pack, unit: &Unit) -> ResolvedUnit {
    let weapons = unit.model.weapons.iter().filter_map(|it| pack.weapons.get(it)).cloned().collect();
    let model = ResolvedModel {
        role: unit.role.clone(),
        commander: true,
        profile: unit.model.profile.clone(),
        modes: Vec::new(),
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
        group: None,
        carriers: Vec::new(),
        models: vec![model],
    }
}

/// The first place of a kind of a seat that is not on the map.
pub(crate) fn free(state: &State, seat: Seat, extra: Extra) -> Option<ModelId> {
    let all = (0..state.models.len() as u8).map(ModelId);
    let fits = |it: &ModelId| state.card(*it).extra == Some(extra) && state.seat(*it) == seat;
    all.filter(fits).find(|it| !state.is_on_board(*it))
}
