//! Models and counters to look at: where they stand, how they are, and what they can do.

use battle::{
    Arg, Breakdown, Line, Seat,
    scene::{Badge, Group, Outline, Piece, Pips, Readiness},
};
use catalogue::{RuleId, rule};
use table::{Inches, Point};

use crate::{
    Ability, Cell, Counter, Extra, Mark, ModelId, Profile, State, Weapon,
    model::profile::Kind,
    rules::damage,
    show::names::{counter_item, name},
};

/// Half the width of a base by size, in hundredths of an inch.
const RADII: [i32; 4] = [42, 56, 72, 90];

/// How a model is named in the list of the team.
fn group_id(model: ModelId) -> String {
    format!("team-{}", model.0)
}

/// The place on the table of a share of a cube.
pub(crate) fn place(cell: Cell, (x, y): (f64, f64)) -> Point {
    let along = |number: u8, share: f64| Inches::nearest((f64::from(number) - 1.0 + share) * 3.0);
    Point::new(along(cell.column(), x), along(cell.row(), y))
}

/// How high the floor of a cube is.
pub(crate) fn height(cell: Cell) -> Inches {
    Inches::whole(3 * (i32::from(cell.level()) - 1))
}

/// A model on the map.
pub(crate) fn piece(state: &State, model: ModelId) -> Piece {
    let (it, profile) = (state.model(model), state.profile(model));
    let radius = Inches::hundredths(RADII[usize::from(profile.size.clamp(1, 4)) - 1]);
    Piece {
        id: model.piece(),
        seat: Some(state.seat(model)),
        group: Some(group_id(model)),
        outline: Outline::Disc { at: place(it.cell, it.spots.middle()), radius },
        height: height(it.cell),
        facing: None,
        pictogram: pictogram(profile).to_owned(),
        name: name(state, model),
        about: about(profile),
        badges: badges(state, model),
        pips: pips(state, model),
        numbers: numbers(state, model),
    }
}

/// What is left of a model, and what is left to do for the one that acts.
pub(crate) fn pips(state: &State, model: ModelId) -> Vec<Pips> {
    let profile = state.profile(model);
    let left = (profile.size + 1).saturating_sub(state.model(model).damage);
    let mut pips = vec![Pips { kind: "wounds".to_owned(), left, of: profile.size + 1 }];
    if let Some(active) = state.active.filter(|it| it.model == model) {
        let spent = if active.long { 2 } else { active.actions().min(2) as u8 };
        pips.push(Pips { kind: "points".to_owned(), left: 2 - spent, of: 2 });
    }
    pips
}

/// The figures of its profile; Armour with everything that changes it.
fn numbers(state: &State, model: ModelId) -> Vec<(Line, Breakdown)> {
    let profile = state.profile(model);
    let printed = |key: &'static str, figure: Option<u8>| {
        figure.map(|it| (Line::new(key), Breakdown::base(rule!("dz.team.profile"), i32::from(it))))
    };
    let figures = [
        printed("dz-stat-move", state.speed(model).0),
        printed("dz-stat-shoot", profile.shoot),
        printed("dz-stat-fight", profile.fight),
        printed("dz-stat-survive", profile.survive),
        Some((Line::new("dz-armour"), damage::armour_of(state, model))),
    ];
    figures.into_iter().flatten().collect()
}

/// What it is, and what it carries with the figures that matter most.
fn about(profile: &Profile) -> Vec<Line> {
    let arm = |it: &Weapon| {
        let line = match it.range {
            Some(range) => Line::new("dz-about-gun").with("range", range),
            None => Line::new("dz-about-blade"),
        };
        line.with("weapon", Arg::Thing(it.rule)).with("ap", it.ap)
    };
    let speed = |cubes: Option<u8>| cubes.map_or_else(|| "–".to_owned(), |it| it.to_string());
    let unit = Line::new("dz-about-unit").with("unit", Arg::Thing(profile.rule)).with("size", profile.size);
    let unit = unit.with("move", speed(profile.walk)).with("sprint", speed(profile.sprint));
    let arms = profile.weapons.iter().filter(|it| it.attacks);
    std::iter::once(unit).chain(arms.map(arm)).collect()
}

/// The picture on a model: what it is, or else what it carries.
fn pictogram(profile: &Profile) -> &'static str {
    let abilities = profile.abilities;
    match profile.kind {
        Kind::Leader => return "star",
        Kind::Character => return "warlord",
        Kind::Vehicle => return "shield",
        Kind::Trooper | Kind::Specialist | Kind::Extra => {}
    }
    if abilities.has(Ability::Medic) {
        return "cross";
    }
    if abilities.has(Ability::Beast) {
        return "hound";
    }
    let guns = profile.weapons.iter().filter(|it| it.shoots());
    guns.map(weapon_picture).max_by_key(|it| it.0).map_or("claw", |it| it.1)
}

/// The weapon to show is the one of the greatest weight.
fn weapon_picture(weapon: &Weapon) -> (u8, &'static str) {
    let has = |ability: Ability| weapon.abilities.has(ability);
    match () {
        () if has(Ability::Indirect) => (6, "rocket"),
        () if has(Ability::Heavy) => (5, "mg"),
        () if has(Ability::ItBurns) => (4, "flame"),
        () if has(Ability::SniperScope) => (3, "scope"),
        () if has(Ability::Frag) || has(Ability::Grenade) => (1, "bomb"),
        () => (2, "rifle"),
    }
}

/// The states a model is in, and what it carries.
pub(crate) fn badges(state: &State, model: ModelId) -> Vec<Badge> {
    let it = state.model(model);
    let marks: [(Mark, &str, RuleId); 5] = [
        (Mark::Activated, "deactivated", rule!("dz.round.activation-marker")),
        (Mark::Pinned, "pinned", rule!("dz.state.pinned")),
        (Mark::Burning, "burning", rule!("dz.state.on-fire")),
        (Mark::Tagged, "tagged", rule!("dz.ability.tag")),
        (Mark::Raging, "raging", rule!("dz.ability.rampage")),
    ];
    let marked = marks.into_iter().filter(|badge| it.is(badge.0));
    let mut badges: Vec<Badge> = marked.map(|(_, kind, rule)| Badge { kind: kind.to_owned(), rule }).collect();
    if it.damage > 0 {
        badges.push(Badge { kind: "injured".to_owned(), rule: rule!("dz.damage.states") });
    }
    badges.extend(it.carried().map(|it| Badge { kind: "item".to_owned(), rule: it.1.rule() }));
    badges
}

/// The models of both teams, in the order they are listed: each acts by itself.
pub(crate) fn groups(state: &State) -> Vec<Group> {
    let all = (0..state.models.len() as u8).map(ModelId);
    let listed = |it: &ModelId| state.is_on_board(*it) || state.card(*it).extra.is_none_or(Extra::is_deployed);
    all.filter(listed).map(|it| group(state, it)).collect()
}

fn group(state: &State, model: ModelId) -> Group {
    let it = state.model(model);
    let here = it.is(Mark::OnBoard);
    let shown = |it: &Badge| !matches!(it.kind.as_str(), "deactivated" | "item");
    Group {
        id: group_id(model),
        seat: state.seat(model),
        name: name(state, model),
        pictogram: pictogram(state.profile(model)).to_owned(),
        left: u8::from(here),
        of: 1,
        readiness: match () {
            () if it.is(Mark::Dead) => Readiness::Gone,
            () if !here => Readiness::Reserve,
            () if state.active.is_some_and(|it| it.model == model) => Readiness::Acting,
            () if it.is(Mark::Activated) => Readiness::Done,
            () => Readiness::Ready,
        },
        badges: if here { badges(state, model).into_iter().filter(shown).collect() } else { Vec::new() },
    }
}

/// Item counters, face down or revealed; those in one cube beside each other.
pub(crate) fn counters(state: &State) -> impl Iterator<Item = Piece> + '_ {
    state.counters.iter().enumerate().map(|(number, it)| {
        let before = state.counters[..number].iter().filter(|other| other.cell == it.cell).count();
        counter(number, it, 0.86 - 0.2 * (before % 4) as f64)
    })
}

fn counter(number: usize, it: &Counter, along: f64) -> Piece {
    let known = it.known();
    Piece {
        id: format!("item-{number}"),
        seat: None,
        group: None,
        outline: Outline::Disc { at: place(it.cell, (along, 0.86)), radius: Inches::hundredths(32) },
        height: height(it.cell),
        facing: None,
        pictogram: if known.is_some() { "item" } else { "unknown" }.to_owned(),
        name: counter_item(Some(it)),
        about: Vec::new(),
        badges: known.map(|it| Badge { kind: "item".to_owned(), rule: it.rule() }).into_iter().collect(),
        pips: Vec::new(),
        numbers: Vec::new(),
    }
}

/// Whose model it is that acts.
pub(crate) fn acting(state: &State) -> Option<(ModelId, Seat)> {
    state.active.map(|it| (it.model, state.seat(it.model)))
}
