//! Profiles: what a model is before anything happens to it (`dz.team.profile`), converted once from what was mustered.

use catalogue::{RuleId, rule};
use muster::{Ability as Bought, Line, Pack, ResolvedModel, ResolvedUnit, Value, Weapon as Printed};
use smallvec::SmallVec;

use crate::{Abilities, Ability, Item, Kins, Stat, model::ability::number};

/// A model as it enters the battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// Its name for people.
    pub name: String,
    /// Its type on the army list.
    pub kind: Kind,
    /// The names that rules call it by.
    pub kin: Kins,
    /// Cubes of a MOVE; `None` for a dash.
    pub walk: Option<u8>,
    /// Cubes of a SPRINT.
    pub sprint: Option<u8>,
    /// The number a SHOOT die must show.
    pub shoot: Option<u8>,
    /// The number a FIGHT die must show.
    pub fight: Option<u8>,
    /// The number a SURVIVE die must show.
    pub survive: Option<u8>,
    /// Size, 1 to 4.
    pub size: u8,
    /// Armour, before anything adds to it.
    pub armour: u8,
    /// What killing it is worth, weapons and items bought for it included (`dz.team.vp-value`).
    pub vps: u8,
    /// The Recon value of a Leader.
    pub recon: Option<u8>,
    /// The army special ability of a Leader.
    pub splat: Option<RuleId>,
    /// Its abilities, with those of the equipment printed in its profile (`dz.item.equipment`).
    pub abilities: Abilities,
    /// The n of Frenzy (n).
    pub frenzy: u8,
    /// The n of Resilient (n).
    pub resilient: u8,
    /// The n of Tactician (n).
    pub tactician: u8,
    /// The n of BOOM! (n), all sources added up; 0 for a model that does not explode.
    pub boom: u8,
    /// The n of Shield Generator (n), its own or of what it bought.
    pub generator: u8,
    /// The n of Weight of Fire (n) of the model itself.
    pub weight_of_fire: u8,
    /// The dice of each Energy Shield printed in its profile.
    pub shields: SmallVec<[u8; 2]>,
    /// Its weapons.
    pub weapons: SmallVec<[Weapon; 3]>,
    /// The items bought for it.
    pub items: SmallVec<[Item; 3]>,
}

/// A model's type (`dz.team.type.leader` and its fellows).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The commander of the team.
    Leader,
    /// Rank and file.
    Trooper,
    /// Unusual weapons, training or gear.
    Specialist,
    /// Mechanised support.
    Vehicle,
    /// A named individual.
    Character,
    /// On no army list: it comes into play by an ability or an item.
    Extra,
}

impl Kind {
    /// The type of a category of the pack.
    #[must_use]
    pub fn of(category: &str) -> Option<Kind> {
        match category {
            "leader" => Some(Kind::Leader),
            "trooper" => Some(Kind::Trooper),
            "specialist" => Some(Kind::Specialist),
            "vehicle" => Some(Kind::Vehicle),
            "character" => Some(Kind::Character),
            "extra" => Some(Kind::Extra),
            _ => None,
        }
    }
}

/// A weapon of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// Its name for people.
    pub name: String,
    /// How far it shoots; `None` for a weapon of Range RF, which is for fights (`dz.shoot.rf`).
    pub range: Option<u8>,
    /// Whether it makes attacks at all.
    pub attacks: bool,
    /// The points of armour it ignores (`dz.ability.ap`).
    pub ap: u8,
    /// Its abilities.
    pub abilities: Abilities,
    /// The n of Weight of Fire (n).
    pub weight_of_fire: u8,
    /// The n of Frenzy (n).
    pub frenzy: u8,
    /// The n of Frag (n).
    pub frag: u8,
    /// The n of Indirect (n).
    pub indirect: u8,
}

impl Weapon {
    /// Whether it is used in fights (`dz.shoot.rf`).
    #[must_use]
    pub fn is_melee(&self) -> bool {
        // A shield is printed with Range RF, but nobody fights with it (`dz.weapon.enforcers.strider-aggressor-shield`).
        self.attacks && self.range.is_none() && !self.abilities.has(Ability::WalkerShield)
    }

    /// Whether it can be shot with.
    #[must_use]
    pub fn shoots(&self) -> bool {
        self.attacks && self.range.is_some()
    }

    fn read(printed: &Printed) -> Result<Weapon, String> {
        let line = printed.modes.first().map(|it| &it.line).ok_or("a weapon without a line")?;
        let all = &printed.abilities;
        Ok(Weapon {
            rule: printed.rule,
            name: printed.name.clone(),
            range: line.number("range").map(|it| it.clamp(0, 24) as u8),
            attacks: line.kind != "gear",
            ap: line.number("AP").unwrap_or(0).clamp(0, 9) as u8,
            abilities: abilities(all)?,
            weight_of_fire: number(all, Ability::WeightOfFire),
            frenzy: number(all, Ability::Frenzy),
            frag: number(all, Ability::Frag),
            indirect: indirect(all),
        })
    }
}

/// Indirect without a number is Indirect (3) (`dz.weapon.nameless.crystal-launcher`).
fn indirect(all: &[Bought]) -> u8 {
    let printed = all.iter().any(|it| Ability::of(it.rule) == Some(Ability::Indirect));
    match number(all, Ability::Indirect) {
        0 if printed => 3,
        n => n,
    }
}

/// What a model without an RF weapon fights with (`dz.team.knife`).
pub(crate) fn bare() -> Weapon {
    Weapon {
        rule: rule!("dz.team.knife"),
        name: "Knife".to_owned(),
        range: None,
        attacks: true,
        ap: 0,
        abilities: Abilities::default(),
        weight_of_fire: 0,
        frenzy: 0,
        frag: 0,
        indirect: 0,
    }
}

impl Profile {
    /// The profile of a mustered unit's model; the pack says which weapons a Sentry Gun may have.
    ///
    /// # Errors
    /// What cannot be read: a column without a figure, a type or an ability that is none.
    pub fn read(unit: &ResolvedUnit, model: &ResolvedModel, pack: &Pack) -> Result<Profile, String> {
        let line = &model.profile;
        let (items, own): (Vec<Bought>, Vec<Bought>) =
            model.skills.iter().cloned().partition(|it| it.of.as_deref() == Some("item"));
        let (splats, own): (Vec<Bought>, Vec<Bought>) =
            own.into_iter().partition(|it| it.rule.name().starts_with("dz.special."));
        let mut weapons = model.weapons.iter().map(Weapon::read).collect::<Result<SmallVec<[Weapon; 3]>, String>>()?;
        if line.number("Fight").is_some() && !weapons.iter().any(Weapon::is_melee) {
            weapons.push(bare());
        }
        Ok(Profile {
            rule: unit.rule,
            name: unit.name.clone(),
            kind: Kind::of(&unit.category).ok_or_else(|| format!("category {}", unit.category))?,
            kin: Kins::of(unit),
            walk: figure(line, "Move"),
            sprint: figure(line, "Sprint"),
            shoot: figure(line, "Shoot"),
            fight: figure(line, "Fight"),
            survive: figure(line, "Survive"),
            size: figure(line, "Size").filter(|it| (1..=4).contains(it)).ok_or("Size")?,
            armour: figure(line, "Armour").ok_or("Armour")?,
            vps: figure(line, "VPs").ok_or("VPs")?,
            recon: figure(line, "Recon"),
            splat: splats.first().map(|it| it.rule),
            abilities: abilities(&own.iter().cloned().chain(gear(model)).collect::<Vec<_>>())?,
            frenzy: number(&own, Ability::Frenzy),
            resilient: number(&own, Ability::Resilient),
            tactician: number(&own, Ability::Tactician) + geared(model, Ability::Tactician),
            boom: number(&own, Ability::Boom),
            generator: number(&own, Ability::ShieldGenerator) + geared(model, Ability::ShieldGenerator),
            weight_of_fire: number(&own, Ability::WeightOfFire),
            shields: shields(&own),
            weapons,
            items: bought(unit, &items, pack)?,
        })
    }

    /// The number a test on this value must show.
    #[must_use]
    pub const fn value(&self, stat: Stat) -> Option<u8> {
        match stat {
            Stat::Shoot => self.shoot,
            Stat::Fight => self.fight,
            Stat::Survive => self.survive,
        }
    }

    /// Whether it has an ability itself.
    #[must_use]
    pub fn has(&self, ability: Ability) -> bool {
        self.abilities.has(ability)
    }

    /// Whether it can be pinned: not a Solid model, not a Construct (`dz.ability.solid`, `dz.ability.construct`).
    #[must_use]
    pub fn can_be_pinned(&self) -> bool {
        !self.abilities.has_any(&[Ability::Solid, Ability::Construct])
    }

    /// Living: neither Construct nor Vehicle (`dz.setup.terms`).
    #[must_use]
    pub fn is_living(&self) -> bool {
        !self.abilities.has_any(&[Ability::Construct, Ability::Vehicle])
    }

    /// How many items it may carry (`dz.item.carry`): none for a Beast or a Vehicle.
    #[must_use]
    pub fn pockets(&self) -> usize {
        match self {
            it if it.abilities.has_any(&[Ability::Beast, Ability::Vehicle]) => 0,
            it if it.has(Ability::Scavenger) => 3,
            _ => 1,
        }
    }

    /// Whether it carries a Heavy weapon, which is in the way in a fight (`dz.ability.heavy`).
    #[must_use]
    pub fn is_laden(&self) -> bool {
        self.weapons.iter().any(|it| it.abilities.has(Ability::Heavy))
    }

    /// Everything its abilities and its weapons' abilities name.
    pub(crate) fn every_ability(&self) -> impl Iterator<Item = Ability> {
        self.abilities.iter().chain(self.weapons.iter().flat_map(|it| it.abilities.iter()))
    }
}

fn figure(line: &Line, column: &str) -> Option<u8> {
    match line.get(column)? {
        Value::Number(it) => u8::try_from(*it).ok(),
        _ => None,
    }
}

fn abilities(bought: &[Bought]) -> Result<Abilities, String> {
    bought.iter().map(|it| Ability::of(it.rule).ok_or_else(|| it.rule.to_string())).collect()
}

/// The abilities of gear that makes no attack itself: its bearer has them.
fn gear(model: &ResolvedModel) -> impl Iterator<Item = Bought> + '_ {
    let gear = |it: &&Printed| it.modes.first().is_some_and(|it| it.line.kind == "gear");
    model.weapons.iter().filter(gear).flat_map(|it| it.abilities.iter().cloned())
}

/// The n of an ability on what a model bought.
fn geared(model: &ResolvedModel, ability: Ability) -> u8 {
    model.weapons.iter().map(|it| number(&it.abilities, ability)).sum()
}

fn shields(bought: &[Bought]) -> SmallVec<[u8; 2]> {
    let shield = |it: &&Bought| Ability::of(it.rule) == Some(Ability::EnergyShield);
    bought.iter().filter(shield).map(|it| it.x.unwrap_or(0).clamp(0, 8) as u8).collect()
}

/// The items bought, each as often as its option was taken.
fn bought(unit: &ResolvedUnit, items: &[Bought], pack: &Pack) -> Result<SmallVec<[Item; 3]>, String> {
    let mut found = SmallVec::new();
    for bought in items {
        let times = unit.options.iter().filter(|it| it.rule == bought.rule).map(|it| it.count).sum::<i32>();
        let item = Item::of(bought.rule, bought.x, pack).ok_or_else(|| bought.rule.to_string())?;
        found.extend(std::iter::repeat_n(item, times.clamp(0, 3) as usize));
    }
    Ok(found)
}
