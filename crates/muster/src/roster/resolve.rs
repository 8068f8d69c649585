//! Turns a legal roster into models with everything they carry, from which a battle starts.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::{
    pack::{
        Offer, Pack,
        ability::Ability,
        option_effects::WeaponChange,
        unit::{Armour, Model},
        value::Line,
        weapon::Weapon,
    },
    roster::{
        Roster, RosterUnit,
        assignment::{Taking, takers},
        fielded::Fielded,
        loading::Loading,
        points::unit_bill,
    },
    validate::{fault::Fault, validate, validate_units},
};

/// A unit ready to be deployed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolvedUnit {
    /// The unit's id in the pack.
    pub unit: String,
    /// Its rule.
    pub rule: RuleId,
    /// What it is called: the player's name for it, or the pack's.
    pub name: String,
    /// Its faction: its own, or the army's.
    pub faction: String,
    /// Its category, with what options made of it.
    pub category: String,
    /// The category of the chart's slot it fills; none if it joined another unit for nothing.
    pub fills: Option<String>,
    /// Its keywords.
    pub keywords: Vec<String>,
    /// The options it took, with the rule that offers each and how often.
    pub options: Vec<TakenOption>,
    /// What it cost.
    pub points: i64,
    /// The place in the roster of the unit it joins.
    pub joins: Option<u32>,
    /// The group it belongs to; for a carrier that of its cargo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The places in the roster of the units that carry its models when the game starts, one for each; empty if none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carriers: Vec<u32>,
    /// Its models, the commander first.
    pub models: Vec<ResolvedModel>,
}

/// An option a unit took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenOption {
    /// The option's id.
    pub id: String,
    /// The rule that offers it.
    pub rule: RuleId,
    /// How often.
    pub count: i32,
}

/// A model with everything it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolvedModel {
    /// Its role in the unit.
    pub role: String,
    /// Whether it is the unit's commander.
    pub commander: bool,
    /// Its stat line, with what options changed.
    pub profile: Line,
    /// Its further lines, with the name of each and the skills it has there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<ResolvedMode>,
    /// What options changed on the printed line.
    pub changes: Vec<Change>,
    /// The diameter of its base in millimetres.
    pub base: Option<i32>,
    /// Its armour.
    pub armour: Option<Armour>,
    /// Its weapons, with what options changed.
    pub weapons: Vec<Weapon>,
    /// Its skills, without duplicates of the same rule and word.
    pub skills: Vec<Ability>,
}

/// A line of a model that has several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolvedMode {
    /// What the form is called.
    pub name: String,
    /// The stat line.
    pub profile: Line,
    /// The skills in this form.
    pub skills: Vec<Ability>,
}

/// A change of a printed figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The column.
    pub column: String,
    /// By how much.
    pub amount: i32,
    /// The rule that allows it.
    pub rule: RuleId,
}

/// The army, unit by unit in the roster's order.
///
/// # Errors
/// Everything that is wrong with the roster, if it is not legal.
pub fn resolve(roster: &Roster, pack: &Pack) -> Result<Vec<ResolvedUnit>, Vec<Fault>> {
    let faults = validate(roster, pack);
    if !faults.is_empty() {
        return Err(faults);
    }
    let all = Fielded::all(roster, pack);
    let loading = Loading::of(&all);
    Ok(all.iter().map(|it| resolve_unit(it, &all, &loading, roster)).collect())
}

/// One unit without an army around it, for odds or to inspect it. The faction of its army is this one.
///
/// # Errors
/// Everything that is wrong with the unit: its size, its options.
pub(crate) fn resolve_alone(entry: &RosterUnit, faction: &str, pack: &Pack) -> Result<ResolvedUnit, Vec<Fault>> {
    let chart = pack.charts.keys().next().cloned().unwrap_or_default();
    let roster = Roster {
        name: entry.label().to_owned(),
        pack: pack.header.id.clone(),
        faction: faction.to_owned(),
        chart,
        points: u32::MAX,
        units: vec![entry.clone()],
        ..Roster::default()
    };
    let faults = validate_units(&roster, pack);
    if !faults.is_empty() {
        return Err(faults);
    }
    let all = Fielded::all(&roster, pack);
    Ok(resolve_unit(&all[0], &all, &Loading::default(), &roster))
}

fn resolve_unit<'a>(fielded: &Fielded<'a>, all: &[Fielded<'a>], loading: &Loading, roster: &Roster) -> ResolvedUnit {
    let Fielded { entry, unit, pack, .. } = *fielded;
    let models = takers(fielded).expect("a legal roster can hand out its options");
    let taken =
        |(offer, count): (Offer<'_>, i32)| TakenOption { id: offer.option.id.clone(), rule: offer.option.rule, count };
    let faction = unit.faction.as_ref().unwrap_or(&roster.faction);
    ResolvedUnit {
        unit: unit.id.clone(),
        rule: unit.rule,
        name: entry.name.clone().unwrap_or_else(|| unit.name.clone()),
        faction: faction.clone(),
        category: fielded.category().into(),
        fills: fielded.fills().map(Into::into),
        keywords: unit.keywords.clone(),
        options: fielded.taken().map(taken).collect(),
        points: unit_bill(fielded).total(),
        joins: fielded.joined(all).map(|it| it.at as u32),
        group: loading.groups(fielded.at, all).first().map(|it| (*it).to_owned()),
        carriers: loading.aboard.get(&fielded.at).cloned().unwrap_or_default(),
        models: models.iter().enumerate().map(|(at, it)| model(fielded, faction, pack, at == 0, it)).collect(),
    }
}

fn model(fielded: &Fielded<'_>, faction: &str, pack: &Pack, commander: bool, taking: &Taking<'_>) -> ResolvedModel {
    let (unit, printed) = (fielded.unit, &fielded.unit.model);
    let (profile, changes) = profile(&printed.profile, taking);
    ResolvedModel {
        role: if commander { unit.commander.clone() } else { unit.role.clone() },
        commander,
        profile,
        modes: modes(printed),
        changes,
        base: printed.base,
        armour: printed.armour.clone(),
        weapons: taking.weapons.iter().map(|id| weapon(fielded, &pack.weapons[*id], taking)).collect(),
        skills: skills(fielded, faction, pack, commander, taking),
    }
}

/// All lines of a model that has several, the printed one first; none of a model with one.
fn modes(printed: &Model) -> Vec<ResolvedMode> {
    if printed.modes.is_empty() {
        return Vec::new();
    }
    let first = ResolvedMode {
        name: printed.profile_name.clone().unwrap_or_default(),
        profile: printed.profile.clone(),
        skills: printed.skills.clone(),
    };
    let further = printed.modes.iter().map(|it| ResolvedMode {
        name: it.name.clone(),
        profile: it.profile.clone(),
        skills: it.skills.clone(),
    });
    std::iter::once(first).chain(further).collect()
}

fn profile(printed: &Line, taking: &Taking<'_>) -> (Line, Vec<Change>) {
    let (mut line, mut changes) = (printed.clone(), Vec::new());
    for (option, count) in &taking.options {
        for (column, step) in &option.gives.stats {
            let amount = step * count;
            line.add(column, amount);
            changes.push(Change { column: column.clone(), amount, rule: option.rule });
        }
    }
    (line, changes)
}

fn weapon(fielded: &Fielded<'_>, printed: &Weapon, taking: &Taking<'_>) -> Weapon {
    let mut weapon = printed.clone();
    for (option, count) in &taking.options {
        if let Some(change) = option.gives.weapon.as_ref().filter(|it| it.weapon == printed.id) {
            alter(&mut weapon, change, *count);
        }
    }
    if let Some(name) = fielded.entry.weapon_names.get(&printed.id) {
        weapon.name.clone_from(name);
    }
    weapon
}

fn alter(weapon: &mut Weapon, change: &WeaponChange, count: i32) {
    for mode in &mut weapon.modes {
        for (column, step) in &change.add {
            mode.line.add(column, step * count);
        }
        for (column, value) in &change.set {
            mode.line.values.insert(column.clone(), value.clone());
        }
    }
    weapon.abilities.extend(change.abilities.iter().cloned());
}

/// The faction's skills, the model's own, its category's, its command's and its options'. Of one skill the highest X
/// counts.
fn skills(fielded: &Fielded<'_>, faction: &str, pack: &Pack, commander: bool, taking: &Taking<'_>) -> Vec<Ability> {
    let general = pack.header.factions.get(faction).map_or(&[][..], |it| &it.skills);
    let category = &pack.header.categories[fielded.category()];
    let command: &[Ability] = if commander && fielded.size() > 1 { &pack.header.commander_skills } else { &[] };
    let bought = taking.options.iter().flat_map(|(option, _)| &option.gives.skills);
    let mut skills: Vec<Ability> = Vec::new();
    for skill in general.iter().chain(&fielded.unit.model.skills).chain(&category.skills).chain(command).chain(bought) {
        match skills.iter_mut().find(|it| it.rule == skill.rule && it.of == skill.of) {
            Some(have) if have.x < skill.x => *have = skill.clone(),
            Some(_) => (),
            None => skills.push(skill.clone()),
        }
    }
    skills.retain(|it| category.loses.iter().all(|lost| lost.skill != it.rule));
    skills
}
