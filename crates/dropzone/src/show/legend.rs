//! The legend: everything that is drawn on a table or beside it, each with its rule.

use battle::{
    Line,
    sheet::{Legend, Picture, Sign},
};
use catalogue::{RuleId, rule};
use table::Kind;

use crate::{
    ObjectiveKind, Scenery, State,
    show::{
        marks::{self, Mark},
        mission::scored_by,
        names,
        scene::{drawn_as, roofless},
    },
};

/// Every sign there can be on the table.
pub(crate) fn legend(state: &State) -> Vec<Legend> {
    let part = |part: &str, signs: Vec<Sign>| Legend { part: part.to_owned(), signs };
    let objectives = objectives(state);
    let mut parts = vec![
        part("terrain", terrain(state)),
        part("badges", marks::UNIT.iter().map(badge).chain(marks::FEATURE.iter().map(badge)).collect()),
        part("pips", pips()),
        part("rings", rings()),
        part("lines", lines()),
        part("dice", vec![sign(Picture::Die(6, 5), "dc-legend-d6", rule!("dc.basic.dice"))]),
        part("items", items()),
    ];
    if !objectives.is_empty() {
        parts.push(part("objectives", objectives));
    }
    parts
}

fn pips() -> Vec<Sign> {
    vec![
        sign(Picture::Pips("damage".to_owned()), "dc-legend-damage", rule!("dc.basic.stat-dp")),
        sign(Picture::Pips("aboard".to_owned()), "dc-legend-laden", rule!("dc.transport.aboard")),
    ]
}

fn sign(picture: Picture, key: &'static str, rule: RuleId) -> Sign {
    let name = Line::new("dc-sheet-rule").with("rule", rule);
    Sign { picture, name, effect: Some(Line::new(key)), rule: Some(rule) }
}

fn badge<T>(mark: &Mark<T>) -> Sign {
    sign(Picture::Badge(mark.kind.to_owned()), mark.effect, mark.rule)
}

/// The kinds of scenery on this table, with what each does.
fn terrain(state: &State) -> Vec<Sign> {
    let mut kinds: Vec<(&Kind, Scenery)> = Vec::new();
    for (piece, scenery) in state.ground().pieces() {
        if !kinds.iter().any(|it| *it.0 == piece.kind) {
            kinds.push((&piece.kind, scenery));
        }
    }
    let kind = |(kind, scenery): (&Kind, Scenery)| Sign {
        picture: Picture::Terrain(drawn_as(kind.as_str())),
        name: names::scenery(kind),
        effect: Some(effect(scenery)),
        rule: Some(scenery.rule()),
    };
    let mut signs: Vec<Sign> = kinds.iter().copied().map(kind).collect();
    for (of, scenery) in kinds {
        let picture = Picture::Terrain(roofless(&drawn_as(of.as_str())));
        let rule = rule!("dc.feature.capacity");
        if matches!(scenery, Scenery::Feature(_)) && signs.iter().all(|it| it.picture != picture) {
            let name = names::scenery(of);
            signs.push(Sign { picture, name, effect: Some(Line::new("dc-legend-occupied")), rule: Some(rule) });
        }
    }
    signs
}

/// What a kind of scenery does, in a sentence.
fn effect(scenery: Scenery) -> Line {
    match scenery {
        Scenery::Feature(kind) => Line::new("dc-legend-feature")
            .with("armour", kind.armour())
            .with("dp", kind.damage_points())
            .with("body", i32::from(kind.body_cover())),
        Scenery::Barricade => Line::new("dc-legend-barricade"),
        Scenery::Field => Line::new("dc-legend-field"),
        Scenery::Rough => Line::new("dc-legend-rough"),
        Scenery::Impassable => Line::new("dc-legend-impassable"),
        Scenery::Road => Line::new("dc-legend-road"),
        Scenery::Open => Line::new("dc-legend-open"),
    }
}

fn rings() -> Vec<Sign> {
    let ring = |word: &str, key, rule| sign(Picture::Drawn(word.to_owned()), key, rule);
    vec![
        ring("can-act", "dc-legend-can-act", rule!("dc.turn.activation")),
        ring("reach", "dc-legend-reach", rule!("dc.basic.stat-mv")),
        ring("facing", "dc-legend-facing", rule!("dc.basic.weapon-arc")),
    ]
}

fn lines() -> Vec<Sign> {
    let line = |word: &str, key, rule| sign(Picture::Drawn(word.to_owned()), key, rule);
    vec![
        line("trail", "dc-legend-trail", rule!("dc.move.basic")),
        line("sight", "dc-legend-sight", rule!("dc.basic.los")),
    ]
}

fn items() -> Vec<Sign> {
    let glyph = |word: &str, key, rule| sign(Picture::Glyph(word.to_owned()), key, rule);
    vec![
        glyph("card", "dc-legend-card", rule!("dc.command.hand")),
        glyph("shield", "dc-legend-shield", rule!("dc.feature.damage")),
        glyph("dropship", "dc-legend-dropship", rule!("dc.transport.values")),
        sign(Picture::Zone("deployment".to_owned()), "dc-legend-deployment", rule!("dc.deploy.direct")),
    ]
}

/// What this scenario is about, each kind once.
fn objectives(state: &State) -> Vec<Sign> {
    let mut kinds: Vec<ObjectiveKind> = Vec::new();
    for it in &state.objectives {
        if !kinds.contains(&it.kind) {
            kinds.push(it.kind);
        }
    }
    let sign = |kind: ObjectiveKind| Sign {
        picture: Picture::Zone("objective".to_owned()),
        name: names::objective_kind(kind),
        effect: Some(Line::new("dc-legend-objective")),
        rule: Some(scored_by(kind)),
    };
    kinds.into_iter().map(sign).collect()
}
