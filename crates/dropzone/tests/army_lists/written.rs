//! Units and weapons as they enter a battle, written out in the catalogue's own form.

use std::collections::BTreeSet;

use dropzone::{
    Accuracy, Amount, Arc, Category, Coherency, Cqb, Fortitude, LandingZone, Load, Mode, Move, Profile, Range,
    Template, UnitRule, UnitType, Weapon, WeaponRule, pack, profile,
};
use muster::{ResolvedMode, ResolvedModel, ResolvedUnit, Unit};

/// A unit of the pack without anything bought, by itself.
pub fn entered(unit: &Unit) -> ResolvedUnit {
    let printed = &unit.model;
    let first = printed.profile_name.iter().map(|name| ResolvedMode {
        name: name.clone(),
        profile: printed.profile.clone(),
        skills: printed.skills.clone(),
    });
    let further = printed.modes.iter().map(|it| ResolvedMode {
        name: it.name.clone(),
        profile: it.profile.clone(),
        skills: it.skills.clone(),
    });
    let model = ResolvedModel {
        role: unit.role.clone(),
        commander: true,
        profile: printed.profile.clone(),
        modes: first.chain(further).collect(),
        changes: Vec::new(),
        base: None,
        armour: None,
        weapons: printed.weapons.iter().map(|it| pack().weapons[it].clone()).collect(),
        skills: printed.skills.clone(),
    };
    ResolvedUnit {
        unit: unit.id.clone(),
        rule: unit.rule,
        name: unit.name.clone(),
        faction: unit.faction.clone().unwrap_or_default(),
        category: unit.category.clone(),
        fills: None,
        keywords: unit.keywords.clone(),
        options: Vec::new(),
        points: i64::from(unit.points),
        joins: None,
        group: None,
        carriers: Vec::new(),
        models: vec![model; unit.size.0 as usize],
    }
}

/// Its profile.
pub fn read(unit: &Unit) -> Profile {
    profile(&entered(unit), pack()).unwrap_or_else(|why| panic!("{}: {why}", unit.id))
}

fn dash(text: String) -> String {
    if text.is_empty() { "-".to_owned() } else { text }
}

fn amount(amount: Amount) -> String {
    let dice = |die: &str, more| if more == 0 { die.to_owned() } else { format!("{die}+{more}") };
    match amount {
        Amount::Fixed(it) => it.to_string(),
        Amount::D3Plus(more) => dice("D3", more),
        Amount::D6Plus(more) => dice("D6", more),
    }
}

fn template(template: Template) -> &'static str {
    match template {
        Template::Small => "S",
        Template::Medium => "M",
        Template::Large => "L",
    }
}

fn weapon_rule(rule: &WeaponRule) -> String {
    match *rule {
        WeaponRule::Aa => "AA".into(),
        WeaponRule::Alt(x) => format!("Alt-{x}"),
        WeaponRule::ArcCaster => "Arc Caster".into(),
        WeaponRule::Area(size) => format!("Area-{}", template(size)),
        WeaponRule::Articulated => "Articulated".into(),
        WeaponRule::Barrage(x) => format!("Barrage-{x}"),
        WeaponRule::CallItIn => "Call It In".into(),
        WeaponRule::Chem => "Chem".into(),
        WeaponRule::Concussion => "Concussion".into(),
        WeaponRule::CrewAlternated(x) => format!("CA-{x}"),
        WeaponRule::Demolisher(x) => format!("Demolisher-{}", amount(x)),
        WeaponRule::Devastator(x) => format!("Devastator-{}", amount(x)),
        WeaponRule::Disruptor => "Disruptor".into(),
        WeaponRule::Flame => "Flame".into(),
        WeaponRule::Focus(x) => format!("Focus-{x}"),
        WeaponRule::Frag(x) => format!("Frag-{x}+"),
        WeaponRule::Goliath => "Goliath".into(),
        WeaponRule::Indirect => "IF".into(),
        WeaponRule::IonStorm => "Ion Storm".into(),
        WeaponRule::Limited(x) => format!("L-{x}"),
        WeaponRule::Marksman => "The Marksman's Touch".into(),
        WeaponRule::NoReactionFire => "no Reaction Fire".into(),
        WeaponRule::RazorwormPod => "Razorworm Pod".into(),
        WeaponRule::Reduced { shots: 1, per: 2 } => "RW".into(),
        WeaponRule::Reduced { shots, .. } => format!("RW-{shots}"),
        WeaponRule::SelfDestruct => "Self Destruct".into(),
        WeaponRule::ShapedCharge => "SC".into(),
        WeaponRule::SmallArms(x) => format!("SA-{x}"),
        WeaponRule::Smoke => "Smoke".into(),
        WeaponRule::Sniper => "Sniper".into(),
        WeaponRule::Strafe => "Strafe".into(),
        WeaponRule::TechKiller => "Tech Killer".into(),
        WeaponRule::ThroughCover => "Through Cover".into(),
        WeaponRule::ToughenedShells => "Toughened Shells".into(),
        WeaponRule::TrapDetonator => "Trap Detonator".into(),
        WeaponRule::WeightOfFire => "Weight of Fire".into(),
    }
}

fn range(range: Range) -> String {
    match range {
        Range::Inches(it) => it.to_string(),
        Range::Infinite => "infinite".into(),
        Range::Contact => "CC".into(),
        Range::Dash => "-".into(),
    }
}

fn arc(weapon: &Weapon) -> &'static str {
    match weapon.arc {
        Arc::ALL if weapon.has(WeaponRule::IonStorm) => "Special",
        Arc::ALL => "F/S/R",
        Arc::FRONT => "F",
        Arc::FRONT_AND_SIDES => "F/S",
        Arc::FRONT_AND_LEFT => "F/S (Left)",
        Arc::FRONT_AND_RIGHT => "F/S (Right)",
        Arc::NARROW => "F(N)",
        Arc::REAR => "R",
        other => panic!("{}: {other:?}", weapon.name),
    }
}

/// A weapon as the catalogue writes it.
pub fn weapon(weapon: &Weapon) -> String {
    let accuracy = match weapon.accuracy {
        Accuracy::OnOrAbove(it) => format!("{it}+"),
        Accuracy::ByTarget { aircraft, other } => format!("{aircraft}+/{other}+"),
        Accuracy::ByRange { near, far } => format!("{far}+/{near}+"),
        Accuracy::Dash => "-".into(),
    };
    let figure = |it: Option<u8>| it.map_or("-".to_owned(), |it| it.to_string());
    let rules: Vec<_> = weapon.rules.iter().map(weapon_rule).collect();
    format!(
        "E {} | Sh {} | Ac {accuracy} | R(F) {} | R(C) {} | MF {} | Arc {} | Special {}",
        figure(weapon.energy),
        weapon.shots,
        range(weapon.full),
        range(weapon.countered),
        figure(weapon.move_and_fire),
        arc(weapon),
        dash(rules.join(", "))
    )
}

fn unit_rule(rule: &UnitRule) -> String {
    match *rule {
        UnitRule::Allied => "Allied".into(),
        UnitRule::Bikes => "Bikes".into(),
        UnitRule::Bloodthirsty => "Bloodthirsty".into(),
        UnitRule::CommandTransport => "Command Transport".into(),
        UnitRule::DispersedFormation => "DF".into(),
        UnitRule::Dodge(x) => format!("Dodge {x}+"),
        UnitRule::FastRoping(3) => "Fast Roping".into(),
        UnitRule::FastRoping(x) => format!("Fast Roping-{x}"),
        UnitRule::Feral => "Feral".into(),
        UnitRule::FiringPorts => "Firing Ports".into(),
        UnitRule::HazardSuit => "Hazard Suit".into(),
        UnitRule::Hovercraft => "Hovercraft".into(),
        UnitRule::Infiltrate(x) => format!("Infiltrate-{x}"),
        UnitRule::Interceptor => "Interceptor".into(),
        UnitRule::LightningReflexes => "Lightning Reflexes".into(),
        UnitRule::Lumbering => "Lumbering".into(),
        UnitRule::Rare => "Rare".into(),
        UnitRule::RecklessAbandon => "Reckless Abandon".into(),
        UnitRule::Skimmer => "Skimmer".into(),
        UnitRule::SmokeLauncher => "Smoke Launcher".into(),
        UnitRule::Subterranean => "Subterranean".into(),
        UnitRule::Tough => "Tough".into(),
        UnitRule::Transition => "Transition".into(),
        UnitRule::Walker => "Walker".into(),
    }
}

fn countermeasures(mode: &Mode) -> String {
    let all = &mode.countermeasures;
    let active = all.active.then(|| "A".to_owned());
    let passive = all.passive.map(|it| format!("P{it}+"));
    let evasion = (all.evasion > 0).then(|| format!("E+{}", all.evasion));
    dash(active.into_iter().chain(passive).chain(evasion).collect::<Vec<_>>().join(", "))
}

fn category(category: Category) -> String {
    format!("{category:?}")
}

fn size(unit: &Unit, coherency: Coherency) -> String {
    let (least, most) = unit.size;
    let many = match (unit.keywords.contains(&"as-needed".to_owned()), unit.sizes.as_slice()) {
        (true, _) => "T".to_owned(),
        (false, []) if least == most => least.to_string(),
        (false, []) => format!("{least}-{most}"),
        (false, sizes) => sizes.iter().map(ToString::to_string).collect::<Vec<_>>().join("/"),
    };
    let word = match coherency {
        Coherency::BaseToBase => "B2B",
        Coherency::Standard => "Standard",
        Coherency::Wide => "Wide",
        Coherency::Open => "Open",
    };
    if unit.model.profile.word("C").is_none() { many } else { format!("{many} {word}") }
}

fn loads(loads: &[Load]) -> String {
    let all: BTreeSet<String> = loads.iter().map(|it| format!("{:?}{}", it.letter, it.amount)).collect();
    all.into_iter().collect::<Vec<_>>().join(" or ")
}

fn carries(profile: &Profile) -> String {
    match profile.drills {
        Some(1) => "one Subterranean squad per turn".into(),
        Some(3) => "three Subterranean squads per turn".into(),
        _ => loads(&profile.carries),
    }
}

/// A line of a unit as the catalogue writes it, its Special in the order of the alphabet.
pub fn line(unit: &Unit, profile: &Profile, mode: &Mode) -> String {
    let movement = match mode.movement {
        Move::Inches(it) => it.to_string(),
        Move::Fast => "FM".into(),
    };
    let landing = match mode.landing_zone {
        None => "-",
        Some(LandingZone::Tiny) => "Tiny",
        Some(LandingZone::Template(it)) => template(it),
    };
    let cqb = match mode.cqb {
        None => "-".to_owned(),
        Some(Cqb::Halves(1)) => "0.5".into(),
        Some(Cqb::Halves(it)) => (it / 2).to_string(),
        Some(Cqb::D3Plus(it)) => format!("D3+{it}"),
    };
    let fortitude = match mode.fortitude {
        None => "-".to_owned(),
        Some(Fortitude::OnOrAbove(it)) => format!("{it}+"),
        Some(Fortitude::Fearless) => "Fearless".into(),
    };
    let kind = match mode.unit_type {
        UnitType::Infantry => "Infantry",
        UnitType::Vehicle => "Vehicle",
        UnitType::Aircraft => "Aircraft",
    };
    let mut special: Vec<String> = mode.rules.iter().map(unit_rule).collect();
    // AA on a unit's sheet is its weapons', which have it in a battle.
    special.extend(unit.model.skills.iter().filter(|it| it.rule.name() == "dc.weapon.aa").map(|_| "AA".into()));
    special.sort();
    format!(
        "Mv {movement} | CM {} | A {} | DP {} | Type {kind} | Category {} | S+C {} | LZ {landing} | CQB {cqb} | F {fortitude} | \
         Pts {} | T need {} | T carries {} | Special {}",
        countermeasures(mode),
        mode.armour,
        mode.damage_points,
        category(profile.category),
        size(unit, profile.coherency),
        profile.points,
        dash(loads(&profile.needs)),
        dash(carries(profile)),
        dash(special.join(", "))
    )
}

/// What a unit carries and may buy, as the catalogue lists it, in the order of the alphabet.
pub fn armament(unit: &Unit, profile: &Profile) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    let mut add = |name: String| match counts.iter_mut().find(|it| it.0 == name) {
        Some(it) => it.1 += 1,
        None => counts.push((name, 1)),
    };
    profile.modes[0].weapons.iter().for_each(|it| add(it.rule.name().to_owned()));
    for option in &unit.options {
        let (_, price) = option.price.for_taking(1, 1);
        for id in &option.gives.weapons {
            add(format!("{} (option +{price} pts)", pack().weapons[id].rule.name()));
        }
    }
    let said = counts.into_iter().map(|(name, count)| if count > 1 { format!("{count}x {name}") } else { name });
    let mut said: Vec<String> = said.collect();
    said.sort();
    if said.is_empty() { vec!["none".to_owned()] } else { said }
}
