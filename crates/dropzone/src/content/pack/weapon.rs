//! Weapons of the pack as the weapons of a battle.

use catalogue::rule;
use muster::{Ability, Line, Value, Weapon as Printed};

use super::profile::{figure, small};
use crate::model::profile::{
    Amount, Template,
    weapon::{Accuracy, Arc, Range, Weapon, WeaponRule},
};

pub(super) fn read(printed: &Printed) -> Result<Weapon, String> {
    let line = printed.modes.first().map(|it| &it.line).ok_or("a weapon without a line")?;
    Ok(Weapon {
        rule: printed.rule,
        name: printed.name.clone(),
        energy: line.number("E").and_then(small),
        shots: figure(line, "Sh")?,
        accuracy: accuracy(line.get("Ac"))?,
        full: range(line, "RF")?,
        countered: range(line, "RC")?,
        move_and_fire: line.number("MF").and_then(small),
        arc: arc(line.word("Arc"))?,
        rules: printed.abilities.iter().map(weapon_rule).collect::<Result<_, _>>()?,
    })
}

fn accuracy(value: Option<&Value>) -> Result<Accuracy, String> {
    match value {
        Some(Value::Number(it)) => small(*it).map(Accuracy::OnOrAbove).ok_or("no such Ac".into()),
        Some(Value::Word(word)) if word == "2+/6+" => Ok(Accuracy::ByTarget { aircraft: 2, other: 6 }),
        Some(Value::Word(word)) if word == "6+/3+" => Ok(Accuracy::ByRange { near: 3, far: 6 }),
        Some(Value::Dash) => Ok(Accuracy::Dash),
        Some(Value::Word(_) | Value::Plus(_) | Value::Inches(_)) | None => Err("no such Ac".into()),
    }
}

fn range(line: &Line, column: &str) -> Result<Range, String> {
    match line.get(column) {
        Some(Value::Number(it)) => small(*it).map(Range::Inches).ok_or("no such range".into()),
        Some(Value::Word(word)) if word == "infinite" => Ok(Range::Infinite),
        Some(Value::Word(word)) if word == "CC" => Ok(Range::Contact),
        Some(Value::Dash) => Ok(Range::Dash),
        Some(Value::Word(_) | Value::Plus(_) | Value::Inches(_)) | None => Err("no such range".into()),
    }
}

/// The Ion Storm's arc reads "Special": it asks for none (`dc.weapon.ion-storm`).
fn arc(word: Option<&str>) -> Result<Arc, String> {
    match word {
        Some("F") => Ok(Arc::FRONT),
        Some("F(N)") => Ok(Arc::NARROW),
        Some("F/S") => Ok(Arc::FRONT_AND_SIDES),
        Some("F/S (Left)") => Ok(Arc::FRONT_AND_LEFT),
        Some("F/S (Right)") => Ok(Arc::FRONT_AND_RIGHT),
        Some("F/S/R" | "Special") => Ok(Arc::ALL),
        Some("R") => Ok(Arc::REAR),
        _ => Err("no such arc".into()),
    }
}

pub(super) fn template(letter: &str) -> Result<Template, String> {
    match letter {
        "S" => Ok(Template::Small),
        "M" => Ok(Template::Medium),
        "L" => Ok(Template::Large),
        _ => Err(format!("no template {letter}")),
    }
}

fn amount(ability: &Ability) -> Result<Amount, String> {
    let more = ability.x.map_or(Some(0), small);
    let amount = match (ability.of.as_deref(), more) {
        (None, Some(number)) => Amount::Fixed(number),
        (Some("D3"), Some(more)) => Amount::D3Plus(more),
        (Some("D6"), Some(more)) => Amount::D6Plus(more),
        _ => return Err(format!("{}: no such amount", ability.rule)),
    };
    Ok(amount)
}

pub(super) fn weapon_rule(ability: &Ability) -> Result<WeaponRule, String> {
    let name = ability.rule.name();
    let x = || ability.x.and_then(small).ok_or_else(|| format!("{name} without its number"));
    Ok(match name {
        "dc.weapon.aa" => WeaponRule::Aa,
        "dc.weapon.alt" => WeaponRule::Alt(x()?),
        "dc.weapon.arc-caster" => WeaponRule::ArcCaster,
        "dc.weapon.area" => WeaponRule::Area(template(ability.of.as_deref().unwrap_or_default())?),
        "dc.weapon.articulated" => WeaponRule::Articulated,
        "dc.weapon.barrage" => WeaponRule::Barrage(x()?),
        "dc.weapon.call-it-in" => WeaponRule::CallItIn,
        "dc.weapon.chem" => WeaponRule::Chem,
        "dc.weapon.concussion" => WeaponRule::Concussion,
        "dc.weapon.cluster-commander" => WeaponRule::CrewAlternated(x()?),
        "dc.weapon.demolisher" => WeaponRule::Demolisher(amount(ability)?),
        "dc.weapon.devastator" => WeaponRule::Devastator(amount(ability)?),
        "dc.weapon.disruptor" => WeaponRule::Disruptor,
        "dc.weapon.flame-target" => WeaponRule::Flame,
        "dc.weapon.focus" => WeaponRule::Focus(x()?),
        "dc.weapon.frag-hit" => WeaponRule::Frag(x()?),
        "dc.weapon.goliath" => WeaponRule::Goliath,
        "dc.weapon.indirect" => WeaponRule::Indirect,
        "dc.weapon.ion-storm" => WeaponRule::IonStorm,
        "dc.weapon.limited" => WeaponRule::Limited(x()?),
        "dc.weapon.marksman" => WeaponRule::Marksman,
        "dc.weapon.reaction-fire" => WeaponRule::NoReactionFire,
        "dc.weapon.razorworm-pod" => WeaponRule::RazorwormPod,
        "dc.weapon.reduced" => reduced(ability)?,
        "dc.weapon.self-destruct" => WeaponRule::SelfDestruct,
        "dc.weapon.shaped-charge" => WeaponRule::ShapedCharge,
        "dc.weapon.small-arms" => WeaponRule::SmallArms(x()?),
        "dc.weapon.smoke" => WeaponRule::Smoke,
        "dc.weapon.sniper" => WeaponRule::Sniper,
        "dc.weapon.strafe" => WeaponRule::Strafe,
        "dc.weapon.tech-killer" => WeaponRule::TechKiller,
        "dc.weapon.through-cover" => WeaponRule::ThroughCover,
        "dc.weapon.toughened-shells" => WeaponRule::ToughenedShells,
        "dc.weapon.trap-detonator" => WeaponRule::TrapDetonator,
        "dc.weapon.weight-of-fire" => WeaponRule::WeightOfFire,
        _ => return Err(format!("no weapon has {name}: {}", rule!("dc.basic.tag-index").name())),
    })
}

/// RW-X loses X shots for each DP; RW without a number one for every two (`dc.weapon.reduced`).
fn reduced(ability: &Ability) -> Result<WeaponRule, String> {
    match ability.x.map(small) {
        None => Ok(WeaponRule::Reduced { shots: 1, per: 2 }),
        Some(Some(shots)) => Ok(WeaponRule::Reduced { shots, per: 1 }),
        Some(None) => Err("no such RW".into()),
    }
}
