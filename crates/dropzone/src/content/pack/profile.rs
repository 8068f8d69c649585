//! Units of the pack as the profiles that enter a battle.

use catalogue::rule;
use muster::{Ability, Line, Pack, ResolvedModel, ResolvedUnit, Value};
use smallvec::SmallVec;

use super::weapon;
use crate::model::profile::{
    Category, Coherency, Countermeasures, Cqb, Faction, FamousCommander, Fortitude, LandingZone, Load, Mode, Move,
    Profile, Template, TransportLetter, UnitRule, UnitType, weapon::WeaponRule,
};

/// What a unit is, as it was mustered: its sheet, with what its options gave it.
///
/// # Errors
/// What cannot be read, if the unit is of no sheet of this game.
pub fn profile(unit: &ResolvedUnit, pack: &Pack) -> Result<Profile, String> {
    let printed = pack.units.get(&unit.unit).ok_or_else(|| format!("no unit {}", unit.unit))?;
    let model = unit.models.first().ok_or("a unit without models")?;
    let differs = |it: &ResolvedModel| (&it.profile, &it.weapons) != (&model.profile, &model.weapons);
    if unit.models.iter().any(differs) {
        return Err(format!("units of one squad differ: {}", rule!("dc.army.identical").name()));
    }
    let side = match printed.allegiance.as_deref() {
        Some("allied") => Some(UnitRule::Allied),
        Some("feral") => Some(UnitRule::Feral),
        Some(other) => return Err(format!("no allegiance {other}")),
        None => None,
    };
    let bought: i64 = unit.options.iter().filter_map(|it| commander_price(unit, it, pack)).sum();
    let points = (unit.points - bought) / unit.models.len() as i64;
    Ok(Profile {
        rule: unit.rule,
        name: printed.name.clone(),
        faction: faction(&unit.faction)?,
        category: category(&unit.category)?,
        coherency: coherency(model.profile.word("C")),
        points: u16::try_from(points).map_err(|_| "no such price")?,
        needs: printed.needs.iter().map(load).collect::<Result<_, _>>()?,
        carries: printed.carries.iter().map(load).collect::<Result<_, _>>()?,
        drills: ability(&model.skills, "dc.special.subterranean-rate").and_then(|it| it.x).and_then(small),
        famous: ability(&model.skills, "dc.army.famous-commander-mount").and_then(command),
        modes: modes(model, side)?,
    })
}

/// The Commander a unit carries: its Command Value and its radius, of an ordinary one or of a Famous Commander.
#[must_use]
pub fn commander(unit: &ResolvedUnit) -> Option<FamousCommander> {
    let skills = &unit.models.first()?.skills;
    let ordinary = ability(skills, "dc.command.commander-table");
    ordinary.or_else(|| ability(skills, "dc.army.famous-commander-mount")).and_then(command)
}

fn command(skill: &Ability) -> Option<FamousCommander> {
    Some(FamousCommander { command: small(skill.x?)?, radius: small(skill.number("radius")?)? })
}

fn ability<'a>(skills: &'a [Ability], rule: &str) -> Option<&'a Ability> {
    skills.iter().find(|it| it.rule.name() == rule)
}

/// What an ordinary Commander cost, who is no part of the unit's price.
fn commander_price(unit: &ResolvedUnit, taken: &muster::TakenOption, pack: &Pack) -> Option<i64> {
    let printed = pack.units.get(&unit.unit)?;
    let offer = pack.offer(printed, &unit.faction, &taken.id)?;
    let (count, each) = offer.option.price.for_taking(taken.count, unit.models.len() as i32);
    offer.option.outside_groups.then_some(i64::from(count) * i64::from(each))
}

fn modes(model: &ResolvedModel, side: Option<UnitRule>) -> Result<SmallVec<[Mode; 1]>, String> {
    if model.modes.is_empty() {
        return Ok([mode("", &model.profile, &model.skills, model, side)?].into_iter().collect());
    }
    model.modes.iter().map(|it| mode(&it.name, &it.profile, &it.skills, model, side)).collect()
}

fn mode(
    name: &str,
    line: &Line,
    skills: &[Ability],
    model: &ResolvedModel,
    side: Option<UnitRule>,
) -> Result<Mode, String> {
    let mut weapons = model.weapons.iter().map(weapon::read).collect::<Result<Vec<_>, _>>()?;
    if ability(skills, "dc.weapon.aa").is_some() {
        weapons.iter_mut().for_each(|it| it.rules.push(WeaponRule::Aa));
    }
    let rules = skills.iter().filter_map(|it| unit_rule(it).transpose()).chain(side.map(Ok));
    Ok(Mode {
        name: name.to_owned(),
        movement: movement(line)?,
        countermeasures: Countermeasures {
            active: line.word("CM") == Some("A"),
            passive: line.number("P").and_then(small),
            evasion: line.number("E").and_then(small).unwrap_or(0),
        },
        armour: figure(line, "A")?,
        damage_points: figure(line, "DP")?,
        unit_type: unit_type(line.word("Type"))?,
        landing_zone: landing_zone(line.word("LZ"))?,
        cqb: cqb(line.get("CQB"))?,
        fortitude: fortitude(line.get("F")),
        rules: rules.collect::<Result<_, _>>()?,
        weapons,
    })
}

/// A number that is none of the battle's business: what belongs to the whole unit, or to its weapons.
const ELSEWHERE: [&str; 4] =
    ["dc.special.subterranean-rate", "dc.army.famous-commander-mount", "dc.command.commander-table", "dc.weapon.aa"];

pub(super) fn unit_rule(skill: &Ability) -> Result<Option<UnitRule>, String> {
    let name = skill.rule.name();
    if ELSEWHERE.contains(&name) {
        return Ok(None);
    }
    let x = || skill.x.and_then(small).ok_or_else(|| format!("{name} without its number"));
    let rule = match name {
        "dc.cqb.dodge" => UnitRule::Dodge(x()?),
        "dc.special.bikes" => UnitRule::Bikes,
        "dc.special.bloodthirsty" => UnitRule::Bloodthirsty,
        "dc.special.command-transport" => UnitRule::CommandTransport,
        "dc.special.dispersed-formation" => UnitRule::DispersedFormation,
        "dc.special.fast-roping" => UnitRule::FastRoping(x().unwrap_or(FAST_ROPING)),
        "dc.special.firing-ports" => UnitRule::FiringPorts,
        "dc.special.hazard-suit" => UnitRule::HazardSuit,
        "dc.special.hovercraft" => UnitRule::Hovercraft,
        "dc.special.infiltrate" => UnitRule::Infiltrate(x()?),
        "dc.special.interceptor" => UnitRule::Interceptor,
        "dc.special.lightning-reflexes" => UnitRule::LightningReflexes,
        "dc.special.lumbering" => UnitRule::Lumbering,
        "dc.special.rare" => UnitRule::Rare,
        "dc.special.reckless-abandon" => UnitRule::RecklessAbandon,
        "dc.special.skimmer" => UnitRule::Skimmer,
        "dc.special.subterranean" => UnitRule::Subterranean,
        "dc.special.tough" => UnitRule::Tough,
        "dc.special.transition" => UnitRule::Transition,
        "dc.special.walker-step" => UnitRule::Walker,
        "dc.weapon.smoke" => UnitRule::SmokeLauncher,
        _ => return Err(format!("no unit has {name}: {}", rule!("dc.basic.tag-index").name())),
    };
    Ok(Some(rule))
}

/// The reach of Fast Roping where a sheet has no number (`dc.special.fast-roping`).
const FAST_ROPING: u8 = 3;

/// The faction of this id in the pack.
pub(crate) fn faction(id: &str) -> Result<Faction, String> {
    match id {
        "ucm" => Ok(Faction::Ucm),
        "scourge" => Ok(Faction::Scourge),
        "resistance" => Ok(Faction::Resistance),
        _ => Err(format!("no faction {id}")),
    }
}

fn category(id: &str) -> Result<Category, String> {
    match id {
        "command" => Ok(Category::Command),
        "standard" => Ok(Category::Standard),
        "troops" => Ok(Category::Troops),
        "exotic" => Ok(Category::Exotic),
        "heavy" => Ok(Category::Heavy),
        "scout" => Ok(Category::Scout),
        "support" => Ok(Category::Support),
        "air" => Ok(Category::Air),
        "transport" => Ok(Category::Transport),
        "drill" => Ok(Category::Drill),
        "upgrade" => Ok(Category::Upgrade),
        "spawned" => Ok(Category::Spawned),
        _ => Err(format!("no category {id}")),
    }
}

/// A unit that is always alone has none on its sheet, and needs none.
fn coherency(word: Option<&str>) -> Coherency {
    match word {
        Some("B2B") => Coherency::BaseToBase,
        Some("Wide") => Coherency::Wide,
        Some("Open") => Coherency::Open,
        _ => Coherency::Standard,
    }
}

fn load((letter, amount): (&String, &i32)) -> Result<Load, String> {
    let letter = match letter.as_str() {
        "I" => TransportLetter::I,
        "L" => TransportLetter::L,
        "T" => TransportLetter::T,
        "W" => TransportLetter::W,
        "B" => TransportLetter::B,
        "C" => TransportLetter::C,
        "D" => TransportLetter::D,
        _ => return Err(format!("no letter {letter}")),
    };
    Ok(Load { letter, amount: small(*amount).ok_or("no such load")? })
}

fn movement(line: &Line) -> Result<Move, String> {
    match line.word("Mv") {
        Some(_) => Ok(Move::Fast),
        None => figure(line, "Mv").map(Move::Inches),
    }
}

fn unit_type(word: Option<&str>) -> Result<UnitType, String> {
    match word {
        Some("Infantry") => Ok(UnitType::Infantry),
        Some("Vehicle") => Ok(UnitType::Vehicle),
        Some("Aircraft") => Ok(UnitType::Aircraft),
        _ => Err("a unit of no type".into()),
    }
}

fn landing_zone(word: Option<&str>) -> Result<Option<LandingZone>, String> {
    match word {
        None => Ok(None),
        Some("Tiny") => Ok(Some(LandingZone::Tiny)),
        Some(letter) => weapon::template(letter).map(|it: Template| Some(LandingZone::Template(it))),
    }
}

fn cqb(value: Option<&Value>) -> Result<Option<Cqb>, String> {
    match value {
        Some(Value::Number(dice)) => small(dice * 2).map(|it| Some(Cqb::Halves(it))).ok_or("no such CQB".into()),
        Some(Value::Word(word)) if word == "0.5" => Ok(Some(Cqb::Halves(1))),
        Some(Value::Word(word)) if word == "D3+1" => Ok(Some(Cqb::D3Plus(1))),
        Some(Value::Word(word)) => Err(format!("no CQB {word}")),
        Some(Value::Dash | Value::Plus(_) | Value::Inches(_)) | None => Ok(None),
    }
}

fn fortitude(value: Option<&Value>) -> Option<Fortitude> {
    match value? {
        Value::Number(it) => small(*it).map(Fortitude::OnOrAbove),
        Value::Word(_) => Some(Fortitude::Fearless),
        Value::Dash | Value::Plus(_) | Value::Inches(_) => None,
    }
}

pub(super) fn figure(line: &Line, column: &str) -> Result<u8, String> {
    line.number(column).and_then(small).ok_or_else(|| format!("no figure under {column}"))
}

pub(super) fn small(number: i32) -> Option<u8> {
    u8::try_from(number).ok()
}
