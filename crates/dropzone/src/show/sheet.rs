//! The datasheet of a unit: its stat line and its weapons as its army book prints them, with every rule it names.

use battle::{
    Arg, Breakdown, Line,
    sheet::{Named, Sheet, Stat, Track, Weapon as Shown},
};
use catalogue::{RuleId, rule};

use crate::{
    Accuracy, Amount, Arc, Category, Coherency, Cqb, Fortitude, LandingZone, Load, Move, Place, Range, State, Template,
    UnitId, UnitRule, UnitType, Weapon, WeaponRule,
    show::{marks, names, told::pips},
};

/// The datasheet of a unit that is left, wherever it is; `None` for anything else.
pub(crate) fn sheet(state: &State, piece: &str) -> Option<Sheet> {
    let unit = state.all_units().find(|it| names::piece_id(*it) == piece)?;
    if state.unit(unit).place == Place::Gone {
        return None;
    }
    let (profile, mode, squad) = (state.profile(unit), state.mode(unit), state.squad_of(unit));
    let group = state.squad(squad).group.map(|it| names::group(state, it));
    let named = |rule: &UnitRule| named(rule.rule(), number_of(*rule));
    Some(Sheet {
        piece: piece.to_owned(),
        unit: Some(profile.rule),
        about: std::iter::once(names::squad(state, squad)).chain(group).collect(),
        states: marks::of_unit(state, unit),
        tracks: vec![Track {
            pips: pips(state.unit(unit).dp, mode.damage_points),
            name: Line::new("dc-sheet-damage"),
            steps: Vec::new(),
            rule: rule!("dc.basic.stat-dp"),
        }],
        stats: stats(state, unit),
        weapons: mode.weapons.iter().map(weapon).collect(),
        abilities: mode.rules.iter().map(named).collect(),
        items: items(state, unit),
    })
}

/// The figures of a unit that matter on the table, each with its reasons.
pub(crate) fn numbers(state: &State, unit: UnitId) -> Vec<(Line, Breakdown)> {
    let stats = stats(state, unit).into_iter();
    stats.filter_map(|it| it.why.map(|why| (it.name, why))).collect()
}

/// The stat line, in the order of the book.
fn stats(state: &State, unit: UnitId) -> Vec<Stat> {
    let (profile, mode) = (state.profile(unit), state.mode(unit));
    let movement = match mode.movement {
        Move::Inches(inches) => (length(inches), Some(inches)),
        Move::Fast => (Line::new("dc-sheet-word").with("word", "FM"), None),
    };
    let counter = mode.countermeasures;
    let counters = Line::new("dc-sheet-cm")
        .with("active", i32::from(counter.active))
        .with("passive", counter.passive.unwrap_or(0))
        .with("evasion", counter.evasion);
    let plain = |rule, number: u8| stat(rule, figure(number), Some(number));
    let infantry = mode.unit_type == UnitType::Infantry;
    let mut stats = vec![
        stat(rule!("dc.basic.stat-mv"), movement.0, movement.1),
        stat(rule!("dc.basic.stat-cm"), counters, None),
        plain(rule!("dc.basic.stat-a"), mode.armour),
        plain(rule!("dc.basic.stat-dp"), mode.damage_points),
        stat(type_rule(mode.unit_type), Line::new("dc-sheet-type").with("type", type_word(mode.unit_type)), None),
        stat(rule!("dc.basic.stat-category"), category(profile.category), None),
        stat(rule!("dc.basic.stat-sc"), coherency(profile.coherency), None),
    ];
    stats.extend(mode.landing_zone.map(|it| stat(rule!("dc.basic.stat-lz"), landing_zone(it), None)));
    if infantry {
        stats.push(stat(rule!("dc.cqb.value"), mode.cqb.map_or_else(dash, cqb), None));
        stats.push(stat(rule!("dc.infantry.fortitude"), mode.fortitude.map_or_else(dash, fortitude), None));
    }
    let loads = [(rule!("dc.basic.stat-t"), &profile.needs), (rule!("dc.transport.capacity"), &profile.carries)];
    stats.extend(loads.into_iter().filter(|it| !it.1.is_empty()).map(|(rule, all)| stat(rule, letters(all), None)));
    stats
}

fn stat(rule: RuleId, figure: Line, number: Option<u8>) -> Stat {
    let name = Line::new("dc-sheet-rule").with("rule", rule);
    Stat { name, figure, why: number.map(|it| Breakdown::base(rule, i32::from(it))), rule }
}

fn figure(number: u8) -> Line {
    Line::new("dc-sheet-figure").with("figure", number)
}

fn length(inches: u8) -> Line {
    Line::new("dc-sheet-length").with("inches", inches)
}

fn dash() -> Line {
    Line::new("dc-sheet-dash")
}

fn on(number: u8) -> Line {
    Line::new("dc-sheet-on").with("figure", number)
}

fn word(word: impl Into<String>) -> Line {
    Line::new("dc-sheet-word").with("word", word.into())
}

fn type_rule(unit_type: UnitType) -> RuleId {
    match unit_type {
        UnitType::Infantry => rule!("dc.basic.type-infantry"),
        UnitType::Vehicle => rule!("dc.basic.type-vehicle"),
        UnitType::Aircraft => rule!("dc.basic.type-aircraft"),
    }
}

const fn type_word(unit_type: UnitType) -> &'static str {
    match unit_type {
        UnitType::Infantry => "infantry",
        UnitType::Vehicle => "vehicle",
        UnitType::Aircraft => "aircraft",
    }
}

fn category(category: Category) -> Line {
    let word = match category {
        Category::Command => "command",
        Category::Standard => "standard",
        Category::Troops => "troops",
        Category::Exotic => "exotic",
        Category::Heavy => "heavy",
        Category::Scout => "scout",
        Category::Support => "support",
        Category::Air => "air",
        Category::Transport => "transport",
        Category::Drill => "drill",
        Category::Upgrade => "upgrade",
        Category::Spawned => "spawned",
    };
    Line::new("dc-sheet-category").with("category", word)
}

fn coherency(coherency: Coherency) -> Line {
    match coherency {
        Coherency::BaseToBase => Line::new("dc-sheet-base-to-base"),
        Coherency::Standard => length(3),
        Coherency::Wide => length(6),
        Coherency::Open => Line::new("dc-sheet-any"),
    }
}

fn landing_zone(zone: LandingZone) -> Line {
    word(match zone {
        LandingZone::Tiny => "T",
        LandingZone::Template(it) => template(it),
    })
}

const fn template(template: Template) -> &'static str {
    match template {
        Template::Small => "S",
        Template::Medium => "M",
        Template::Large => "L",
    }
}

fn cqb(cqb: Cqb) -> Line {
    word(match cqb {
        Cqb::Halves(halves) if halves % 2 == 0 => (halves / 2).to_string(),
        Cqb::Halves(halves) => format!("{}.5", halves / 2),
        Cqb::D3Plus(more) => rolled("D3", more),
    })
}

fn rolled(die: &str, more: u8) -> String {
    if more == 0 { die.to_owned() } else { format!("{die}+{more}") }
}

fn fortitude(fortitude: Fortitude) -> Line {
    match fortitude {
        Fortitude::OnOrAbove(number) => on(number),
        Fortitude::Fearless => Line::new("dc-sheet-fearless"),
    }
}

/// Loads in their letters: I3, T1.
fn letters(loads: &[Load]) -> Line {
    let load = |it: &Load| format!("{:?}{}", it.letter, it.amount);
    word(loads.iter().map(load).collect::<Vec<_>>().join(" / "))
}

fn items(state: &State, unit: UnitId) -> Vec<Named> {
    let objective = state
        .unit(unit)
        .carries
        .map(|it| Named { name: names::objective(state, it), rule: rule!("dc.objective.carry") });
    let aboard = state.cargo(unit).map(|it| Named {
        name: Line::new("dc-about-aboard").with("units", names::unit(state, it)),
        rule: rule!("dc.transport.aboard"),
    });
    objective.into_iter().chain(aboard).collect()
}

fn weapon(weapon: &Weapon) -> Shown {
    let named = |it: &WeaponRule| named(it.rule(), weapon_number(*it));
    let accuracy = match weapon.accuracy {
        Accuracy::OnOrAbove(number) => on(number),
        Accuracy::ByTarget { aircraft, other } => {
            Line::new("dc-sheet-by-target").with("aircraft", aircraft).with("other", other)
        }
        Accuracy::ByRange { near, far } => Line::new("dc-sheet-by-range").with("near", near).with("far", far),
        Accuracy::Dash => dash(),
    };
    let figures = vec![
        (Line::new("dc-figure-energy"), weapon.energy.map_or_else(dash, figure)),
        (Line::new("dc-figure-shots"), figure(weapon.shots)),
        (Line::new("dc-figure-accuracy"), accuracy),
        (Line::new("dc-figure-full"), range(weapon.full)),
        (Line::new("dc-figure-countered"), range(weapon.countered)),
        (Line::new("dc-figure-move-and-fire"), weapon.move_and_fire.map_or_else(dash, length)),
        (Line::new("dc-figure-arc"), arc(weapon.arc)),
    ];
    Shown {
        rule: weapon.rule,
        name: Line::new("dc-sheet-thing").with("thing", Arg::Thing(weapon.rule)),
        figures,
        abilities: weapon.rules.iter().map(named).collect(),
    }
}

fn range(range: Range) -> Line {
    match range {
        Range::Inches(inches) => length(inches),
        Range::Infinite => word("∞"),
        Range::Contact => word("CC"),
        Range::Dash => dash(),
    }
}

fn arc(arc: Arc) -> Line {
    let sides = match (arc.left, arc.right) {
        (true, true) => "S",
        (true, false) => "S (L)",
        (false, true) => "S (R)",
        (false, false) => "",
    };
    let front = match (arc.front, arc.narrow) {
        (true, true) => "F(N)",
        (true, false) => "F",
        (false, _) => "",
    };
    let all = [front, sides, if arc.rear { "R" } else { "" }];
    word(all.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join("/"))
}

/// A rule by its title, with its number where it has one.
fn named(rule: RuleId, number: Option<String>) -> Named {
    let name = match number {
        Some(number) => Line::new("dc-sheet-numbered").with("rule", rule).with("number", number),
        None => Line::new("dc-sheet-rule").with("rule", rule),
    };
    Named { name, rule }
}

fn number_of(rule: UnitRule) -> Option<String> {
    match rule {
        UnitRule::Dodge(number) => Some(format!("{number}+")),
        UnitRule::FastRoping(inches) | UnitRule::Infiltrate(inches) => Some(format!("{inches}″")),
        _ => None,
    }
}

fn weapon_number(rule: WeaponRule) -> Option<String> {
    match rule {
        WeaponRule::Alt(number)
        | WeaponRule::Barrage(number)
        | WeaponRule::CrewAlternated(number)
        | WeaponRule::Focus(number)
        | WeaponRule::Limited(number)
        | WeaponRule::SmallArms(number) => Some(number.to_string()),
        WeaponRule::Frag(number) => Some(format!("{number}+")),
        WeaponRule::Area(it) => Some(template(it).to_owned()),
        WeaponRule::Demolisher(amount) | WeaponRule::Devastator(amount) => Some(match amount {
            Amount::Fixed(number) => number.to_string(),
            Amount::D3Plus(more) => rolled("D3", more),
            Amount::D6Plus(more) => rolled("D6", more),
        }),
        WeaponRule::Reduced { shots, .. } => Some(shots.to_string()),
        _ => None,
    }
}
