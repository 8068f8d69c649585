//! The legend: everything that is drawn on a board of cubes or beside it, each with its rule.

use battle::{
    Line,
    sheet::{Legend, Picture, Sign},
};
use catalogue::{RuleId, rule};

use crate::{Face, Item, State};

/// Every sign there can be on the table.
pub(crate) fn legend(state: &State) -> Vec<Legend> {
    let part = |part: &str, signs: Vec<Sign>| Legend { part: part.to_owned(), signs };
    let objectives = !state.mission_rules().objectives.is_empty();
    let mut parts = vec![
        part("terrain", terrain()),
        part("badges", badges()),
        part("pips", pips()),
        part("rings", rings()),
        part("lines", lines()),
        part("dice", dice()),
        part("items", items()),
    ];
    if objectives {
        parts.push(part("objectives", vec![zone("objective", "dz-legend-objective", rule!("dz.end.objectives"))]));
    }
    parts
}

fn sign(picture: Picture, key: &'static str, rule: RuleId) -> Sign {
    Sign {
        picture,
        name: Line::new("dz-sheet-rule").with("rule", rule),
        effect: Some(Line::new(key)),
        rule: Some(rule),
    }
}

fn zone(kind: &str, key: &'static str, rule: RuleId) -> Sign {
    sign(Picture::Zone(kind.to_owned()), key, rule)
}

fn terrain() -> Vec<Sign> {
    let drawn = |word: &str| Picture::Drawn(word.to_owned());
    vec![
        sign(Picture::Terrain("crate".to_owned()), "dz-legend-scenery", rule!("dz.shoot.los")),
        sign(drawn("wall"), "dz-legend-wall", rule!("dz.field.edge")),
        sign(drawn("hatch"), "dz-legend-hatch", rule!("dz.field.hatch")),
        sign(drawn("half-tile"), "dz-legend-half-tile", rule!("dz.field.half-tile")),
        sign(drawn("ladder"), "dz-legend-ladder", rule!("dz.move.climb")),
        zone("deployment", "dz-legend-deployment", rule!("dz.recon.deploy")),
        zone("smoke", "dz-legend-smoke", rule!("dz.state.smoke-cube")),
        zone("trap", "dz-legend-trap", rule!("dz.ability.trap")),
    ]
}

fn badges() -> Vec<Sign> {
    let badge = |kind: &str, key, rule| sign(Picture::Badge(kind.to_owned()), key, rule);
    vec![
        badge("deactivated", "dz-legend-deactivated", rule!("dz.round.activation-marker")),
        badge("pinned", "dz-legend-pinned", rule!("dz.state.pinned")),
        badge("injured", "dz-legend-injured", rule!("dz.damage.states")),
        badge("burning", "dz-legend-burning", rule!("dz.state.on-fire")),
        badge("tagged", "dz-legend-tagged", rule!("dz.ability.tag")),
        badge("raging", "dz-legend-raging", rule!("dz.ability.rampage")),
        badge("item", "dz-legend-item", rule!("dz.item.carry")),
    ]
}

fn pips() -> Vec<Sign> {
    let pips = |kind: &str, key, rule| sign(Picture::Pips(kind.to_owned()), key, rule);
    vec![
        pips("points", "dz-legend-actions", rule!("dz.turn.activate")),
        pips("wounds", "dz-legend-damage", rule!("dz.damage.states")),
    ]
}

fn rings() -> Vec<Sign> {
    let ring = |word: &str, key, rule| sign(Picture::Drawn(word.to_owned()), key, rule);
    vec![
        ring("acts", "dz-legend-acts", rule!("dz.turn.activate")),
        ring("can-act", "dz-legend-can-act", rule!("dz.turn.activate")),
        ring("reach", "dz-legend-reach", rule!("dz.move.move")),
    ]
}

fn lines() -> Vec<Sign> {
    let line = |word: &str, key, rule| sign(Picture::Drawn(word.to_owned()), key, rule);
    vec![
        line("trail", "dz-legend-trail", rule!("dz.move.move")),
        line("sight", "dz-legend-sight", rule!("dz.shoot.mod.clear")),
        line("hidden", "dz-legend-hidden", rule!("dz.shoot.los")),
    ]
}

/// The eight-sided dice of tests, and the faces of the command dice.
fn dice() -> Vec<Sign> {
    let mut signs = vec![
        sign(Picture::Die(8, 5), "dz-legend-test", rule!("dz.test.format")),
        sign(Picture::Die(8, 8), "dz-legend-exploding", rule!("dz.test.exploding")),
    ];
    let faces: [(Face, &str, &'static str); 6] = [
        (Face::PlusModel, "plus", "dz-legend-plus-model"),
        (Face::Dice, "d8", "dz-legend-dice"),
        (Face::Move, "move", "dz-legend-move"),
        (Face::Shoot, "rifle", "dz-legend-shoot"),
        (Face::Fight, "engaged", "dz-legend-fight"),
        (Face::Splat, "splat", "dz-legend-splat"),
    ];
    signs.extend(faces.map(|(face, glyph, key)| sign(Picture::Glyph(glyph.to_owned()), key, face.rule())));
    signs
}

/// What can lie on the map, face down or open.
fn items() -> Vec<Sign> {
    let unknown = sign(Picture::Glyph("unknown".to_owned()), "dz-legend-unknown", rule!("dz.item.pick-up"));
    let known = |(item, _): (Item, u8)| Sign {
        picture: Picture::Glyph("item".to_owned()),
        name: Line::new("dz-sheet-rule").with("rule", item.rule()),
        effect: Some(Line::new("dz-legend-counter").with("kind", word(item))),
        rule: Some(item.rule()),
    };
    std::iter::once(unknown).chain(Item::COUNTERS.into_iter().map(known)).collect()
}

/// The word by which the languages know what an item does; those of the counters have one.
const fn word(item: Item) -> &'static str {
    match item {
        Item::Ammo => "ammo",
        Item::ApAmmo => "ap-ammo",
        Item::FragGrenade => "frag",
        Item::StunGrenade => "stun",
        Item::MediPack => "medi-pack",
        Item::BoobyTrap => "trap",
        _ => "intel",
    }
}
