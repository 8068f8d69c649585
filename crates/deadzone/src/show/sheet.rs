//! The datasheet of a model: its figures as the cards print them, what is left of it, its arms, abilities and items.

use battle::{
    Arg, Breakdown, Line, View,
    scene::Pips,
    sheet::{Named, Sheet, Stat, Track, Weapon},
};
use catalogue::{RuleId, rule};

use crate::{
    Ability, Deadzone, ModelId, Profile, State,
    model::profile::{Kind, Weapon as Arm},
    rules::damage,
    show::{
        names::with_item,
        pieces::{badges, pips},
    },
};

/// The rule of every printed figure.
const PROFILE: RuleId = rule!("dz.team.profile");

/// The datasheet of a model on the map; `None` for anything else.
pub(crate) fn sheet(view: &View<Deadzone>, piece: &str) -> Option<Sheet> {
    let state = view.state();
    let model = state.on_board().find(|it| it.piece() == piece)?;
    let profile = state.profile(model);
    Some(Sheet {
        piece: piece.to_owned(),
        unit: Some(profile.rule),
        about: vec![Line::new("dz-sheet-kind").with("rule", kind(profile.kind))],
        states: badges(state, model),
        tracks: tracks(state, model),
        stats: stats(state, model),
        weapons: profile.weapons.iter().map(weapon).collect(),
        abilities: abilities(profile),
        items: state.model(model).carried().map(|it| item(it.1)).collect(),
    })
}

fn kind(kind: Kind) -> RuleId {
    match kind {
        Kind::Leader => rule!("dz.team.type.leader"),
        Kind::Trooper => rule!("dz.team.type.trooper"),
        Kind::Specialist | Kind::Extra => rule!("dz.team.type.specialist"),
        Kind::Vehicle => rule!("dz.team.type.vehicle"),
        Kind::Character => rule!("dz.team.type.character"),
    }
}

/// The stat line: numbers to be rolled with a plus, the others as they are, and a dash where there is none.
fn stats(state: &State, model: ModelId) -> Vec<Stat> {
    let profile = state.profile(model);
    let (walk, sprint) = state.speed(model);
    let plain = |key, figure: Option<u8>| stat(key, "dz-sheet-figure", figure, PROFILE);
    let test = |key, figure: Option<u8>| stat(key, "dz-sheet-test", figure, PROFILE);
    let armour = damage::armour_of(state, model);
    let mut stats = vec![
        plain("dz-stat-move", walk),
        plain("dz-stat-sprint", sprint),
        test("dz-stat-shoot", profile.shoot),
        test("dz-stat-fight", profile.fight),
        test("dz-stat-survive", profile.survive),
        plain("dz-stat-size", Some(profile.size)),
        Stat {
            name: Line::new("dz-armour"),
            figure: Line::new("dz-sheet-figure").with("figure", armour.total()),
            why: Some(armour),
            rule: rule!("dz.damage.armour"),
        },
        stat("dz-stat-vps", "dz-sheet-figure", Some(profile.vps), rule!("dz.team.vp-value")),
    ];
    if profile.recon.is_some() {
        stats.push(stat("dz-stat-recon", "dz-sheet-test", profile.recon, rule!("dz.recon.test")));
    }
    stats
}

fn stat(key: &'static str, form: &'static str, figure: Option<u8>, rule: RuleId) -> Stat {
    Stat {
        name: Line::new(key),
        figure: figure.map_or_else(|| Line::new("dz-sheet-dash"), |it| Line::new(form).with("figure", it)),
        why: figure.map(|it| Breakdown::base(rule, i32::from(it))),
        rule,
    }
}

/// The damage it can take, step by step; and for the one that acts what it may still do.
fn tracks(state: &State, model: ModelId) -> Vec<Track> {
    pips(state, model).into_iter().map(track).collect()
}

fn track(pips: Pips) -> Track {
    if pips.kind == "points" {
        let name = Line::new("dz-sheet-actions");
        return Track { name, steps: Vec::new(), rule: rule!("dz.turn.activate"), pips };
    }
    let step = |at: u8| Line::new(if at == pips.of { "dz-sheet-killed" } else { "dz-sheet-injured" });
    Track {
        name: Line::new("dz-sheet-damage"),
        steps: (1..=pips.of).map(step).collect(),
        rule: rule!("dz.damage.states"),
        pips,
    }
}

fn weapon(arm: &Arm) -> Weapon {
    let range = match arm.range {
        Some(range) => Line::new("dz-sheet-cubes").with("cubes", range),
        None => Line::new("dz-sheet-in-fights"),
    };
    let mut figures = Vec::new();
    if arm.attacks {
        figures.push((Line::new("dz-sheet-range"), range));
        figures.push((Line::new("dz-sheet-ap"), Line::new("dz-sheet-figure").with("figure", arm.ap)));
    }
    let numbers = [
        (Ability::WeightOfFire, arm.weight_of_fire),
        (Ability::Frenzy, arm.frenzy),
        (Ability::Frag, arm.frag),
        (Ability::Indirect, arm.indirect),
    ];
    Weapon {
        rule: arm.rule,
        name: Line::new("dz-sheet-thing").with("thing", Arg::Thing(arm.rule)),
        figures,
        abilities: named(arm.abilities.iter(), &numbers),
    }
}

fn abilities(profile: &Profile) -> Vec<Named> {
    let numbers = [
        (Ability::Frenzy, profile.frenzy),
        (Ability::Resilient, profile.resilient),
        (Ability::Tactician, profile.tactician),
        (Ability::Boom, profile.boom),
        (Ability::ShieldGenerator, profile.generator),
        (Ability::WeightOfFire, profile.weight_of_fire),
    ];
    let special = profile.splat.map(|it| Named { name: Line::new("dz-sheet-rule").with("rule", it), rule: it });
    named(profile.abilities.iter(), &numbers).into_iter().chain(special).collect()
}

/// Abilities by their titles, with their numbers where they have some.
fn named(abilities: impl Iterator<Item = Ability>, numbers: &[(Ability, u8)]) -> Vec<Named> {
    let name = |it: Ability| {
        let rule = it.rule()?;
        let number = numbers.iter().find(|number| number.0 == it && number.1 > 0).map(|it| it.1);
        let name = match number {
            Some(number) => Line::new("dz-sheet-numbered").with("number", number),
            None => Line::new("dz-sheet-rule"),
        };
        Some(Named { name: name.with("rule", rule), rule })
    };
    abilities.filter_map(name).collect()
}

fn item(item: crate::Item) -> Named {
    Named { name: with_item(Line::new("dz-item"), item), rule: item.rule() }
}
