//! The datasheet of a model: its stat line with full names, its wounds or its hull, its arms, skills and armour.

use battle::{
    Arg, Breakdown, Line,
    scene::Pips,
    sheet::{Named, Sheet, Stat, Track, Weapon},
};
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{
    Attack, CloseSt, ModelId, Profile, Ranged, State,
    model::profile::{self, COLUMNS, DamageType, PowerKind, TemplateSize},
    show::scene::{badges, squad_name},
};

/// The datasheet of a model on the table; `None` for anything else.
pub(crate) fn sheet(state: &State, piece: &str) -> Option<Sheet> {
    let model = state.standing().find(|it| super::scene::id(*it) == piece)?;
    let (profile, squad) = (state.profile(model), state.field.squad(model));
    Some(Sheet {
        piece: piece.to_owned(),
        unit: Some(state.field.squads[squad.index()].unit),
        about: vec![squad_name(state, squad), Line::new("wz-sheet-rule").with("rule", profile.base.rule())],
        states: badges(state, model),
        tracks: tracks(state, model),
        stats: stats(state, model),
        weapons: profile.weapons.iter().map(weapon).collect(),
        abilities: skills(profile),
        items: Vec::new(),
    })
}

/// The stat line with a dash where there is no figure, and what stands beside it on the card.
fn stats(state: &State, model: ModelId) -> Vec<Stat> {
    let profile = state.profile(model);
    let [m, cc, rs, st, con, wp, ld, w, a, _] = COLUMNS;
    let movement = Stat {
        figure: length(profile.m),
        why: Some(Breakdown::base(m, profile.m.as_hundredths() / 100)),
        ..plain(m, None)
    };
    let figures = [
        (cc, profile.cc),
        (rs, profile.rs),
        (st, profile.st),
        (con, profile.con),
        (wp, profile.wp),
        (ld, profile.ld),
        (w, Some(profile.w)),
        (a, profile.a),
    ];
    let impenetrable = rule!("wz.stat.impenetrable");
    let hard = profile.impenetrable.map(|it| plain(impenetrable, Some(it)));
    std::iter::once(movement).chain(figures.map(|(rule, figure)| plain(rule, figure))).chain(hard).collect()
}

fn plain(rule: RuleId, figure: Option<u8>) -> Stat {
    Stat {
        name: Line::new("wz-stat").with("rule", rule),
        figure: figure.map_or_else(|| Line::new("wz-sheet-dash"), |it| number(i32::from(it))),
        why: figure.map(|it| Breakdown::base(rule, i32::from(it))),
        rule,
    }
}

fn number(figure: i32) -> Line {
    Line::new("wz-sheet-figure").with("figure", figure)
}

fn length(inches: Inches) -> Line {
    Line::new("wz-sheet-length").with("length", inches)
}

/// Wounds, or Structure Points location by location; and the Action Points that are left.
fn tracks(state: &State, model: ModelId) -> Vec<Track> {
    let (it, profile) = (state.model(model), state.profile(model));
    let track = |kind: &str, (left, of): (u8, u8), key: &'static str, rule: RuleId| Track {
        pips: Pips { kind: kind.to_owned(), left, of },
        name: Line::new(key),
        steps: Vec::new(),
        rule,
    };
    let points = track("points", (it.points, 2), "wz-sheet-points", rule!("wz.action.points"));
    let Some(hull) = &profile.hull else {
        return vec![track("wounds", (it.wounds, profile.w), "wz-sheet-wounds", rule!("wz.stat.w")), points];
    };
    let lost = it.damage;
    let locations = hull.locations.iter().zip(lost).enumerate().map(|(at, (location, lost))| Track {
        name: Line::new("wz-sheet-location").with("number", at + 1).with("av", location.av),
        ..track(
            "wounds",
            (location.sp.saturating_sub(lost), location.sp),
            "wz-sheet-location",
            rule!("wz.vehicle.stat.line"),
        )
    });
    locations.chain([points]).collect()
}

/// Skills with their numbers, and what armour does against some types of weapons.
fn skills(profile: &Profile) -> Vec<Named> {
    let named = |rule: RuleId, x: Option<i32>| {
        let line = match x {
            Some(x) => Line::new("wz-sheet-numbered").with("number", x),
            None => Line::new("wz-sheet-rule"),
        };
        Named { name: line.with("rule", rule), rule }
    };
    let against = profile.against.iter().map(|(damage, by)| Named {
        name: Line::new("wz-sheet-against").with("type", type_word(*damage)).with("by", signed(i32::from(*by))),
        rule: rule!("wz.armour.weapon-type"),
    });
    profile.skills.iter().map(|it| named(it.rule, it.x)).chain(against).collect()
}

fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.abs()) } else { format!("+{by}") }
}

fn weapon(weapon: &profile::Weapon) -> Weapon {
    let figures = match weapon.attack {
        Attack::Ranged(gun) => ranged(&gun),
        Attack::Close(blade) => close(&blade),
        Attack::Power(power) => powers(&power),
    };
    let named = |it: &profile::Skill| {
        let line = match it.x {
            Some(x) => Line::new("wz-sheet-numbered").with("number", x),
            None => Line::new("wz-sheet-rule"),
        };
        Named { name: line.with("rule", it.rule), rule: it.rule }
    };
    Weapon {
        rule: weapon.rule,
        name: Line::new("wz-sheet-thing").with("thing", Arg::Thing(weapon.rule)),
        figures: figures.into_iter().map(|(key, figure)| (Line::new(key), figure)).collect(),
        abilities: weapon.abilities.iter().map(named).collect(),
    }
}

fn ranged(gun: &Ranged) -> Vec<(&'static str, Line)> {
    let reach = match (gun.range, gun.template) {
        (Some(range), _) => length(range),
        (None, _) if gun.thrown => Line::new("wz-sheet-thrown"),
        (None, Some(template)) => template_line(template),
        (None, None) => Line::new("wz-sheet-dash"),
    };
    let mut figures = vec![("wz-figure-range", reach)];
    if let Some(template) = gun.template.filter(|_| gun.range.is_some() || gun.thrown) {
        figures.push(("wz-figure-template", template_line(template)));
    }
    figures.push(("wz-figure-st", gun.st.map_or_else(|| Line::new("wz-sheet-dash"), |it| number(i32::from(it)))));
    figures.push(("wz-figure-rof", number(i32::from(gun.rof))));
    figures.push(("wz-figure-avv", avv(gun.avv)));
    figures.push(("wz-figure-type", kind(gun.damage)));
    figures
}

fn close(blade: &profile::Close) -> Vec<(&'static str, Line)> {
    let reach = if blade.reach == Inches::ZERO { Line::new("wz-sheet-base-to-base") } else { length(blade.reach) };
    let st = match blade.st {
        CloseSt::Added(st) => Line::new("wz-sheet-signed").with("figure", signed(i32::from(st))),
        CloseSt::Own(st) => number(i32::from(st)),
    };
    vec![
        ("wz-figure-range", reach),
        ("wz-figure-st", st),
        ("wz-figure-roa", number(i32::from(blade.roa))),
        ("wz-figure-avv", avv(blade.avv)),
        ("wz-figure-type", kind(blade.damage)),
    ]
}

fn powers(power: &profile::Power) -> Vec<(&'static str, Line)> {
    let word = match power.kind {
        PowerKind::Booster => "booster",
        PowerKind::Debuff => "debuff",
    };
    vec![
        ("wz-figure-kind", Line::new("wz-sheet-power").with("kind", word)),
        ("wz-figure-range", power.range.map_or_else(|| Line::new("wz-sheet-dash"), length)),
        ("wz-figure-points", number(i32::from(power.points))),
        ("wz-figure-cards", number(i32::from(power.cards))),
    ]
}

fn avv(avv: Option<u8>) -> Line {
    avv.map_or_else(|| Line::new("wz-sheet-dash"), |it| number(i32::from(it)))
}

fn kind(damage: DamageType) -> Line {
    Line::new("wz-sheet-type").with("type", type_word(damage))
}

const fn type_word(damage: DamageType) -> &'static str {
    match damage {
        DamageType::Piercing => "piercing",
        DamageType::Blast => "blast",
        DamageType::Plasma => "plasma",
        DamageType::Psychic => "psychic",
    }
}

fn template_line(template: TemplateSize) -> Line {
    let word = match template {
        TemplateSize::SmallExplosion => "small-explosion",
        TemplateSize::LargeExplosion => "large-explosion",
        TemplateSize::Shotgun => "shotgun",
        TemplateSize::SmallFlamer => "small-flamer",
        TemplateSize::Flamer => "flamer",
    };
    Line::new("wz-sheet-template").with("template", word)
}
