//! The legend: everything that is drawn on a table or beside it, each with its rule.

use battle::{
    Line,
    sheet::{Legend, Picture, Sign},
};
use catalogue::{RuleId, rule};

use crate::{State, Terrain, model::mission::Ground};

/// Every sign there can be on the table.
pub(crate) fn legend(state: &State) -> Vec<Legend> {
    let part = |part: &str, signs: Vec<Sign>| Legend { part: part.to_owned(), signs };
    let mut parts = vec![
        part("terrain", terrain(state)),
        part("badges", badges()),
        part("pips", pips()),
        part("rings", rings()),
        part("lines", lines()),
        part("dice", dice()),
        part("items", items()),
    ];
    let objectives = objectives(state);
    if !objectives.is_empty() {
        parts.push(part("objectives", objectives));
    }
    parts
}

fn sign(picture: Picture, key: &'static str, rule: RuleId) -> Sign {
    Sign {
        picture,
        name: Line::new("wz-sheet-rule").with("rule", rule),
        effect: Some(Line::new(key)),
        rule: Some(rule),
    }
}

/// The kinds of terrain on this table, with what each does to movement and to shooting; and the parts of the table.
fn terrain(state: &State) -> Vec<Sign> {
    let mut kinds: Vec<(&str, Terrain)> = Vec::new();
    for piece in state.field.setup.table.pieces() {
        let kind = piece.kind.as_str();
        if !kinds.iter().any(|it| it.0 == kind) {
            kinds.push((kind, Terrain::of_piece(piece)));
        }
    }
    let ground = |(kind, terrain): (&str, Terrain)| Sign {
        picture: Picture::Terrain(kind.to_owned()),
        name: Line::new("wz-legend-ground").with("kind", kind.split_once('-').map_or(kind, |it| it.1)),
        effect: Some(effect(terrain)),
        rule: Some(terrain.rule()),
    };
    let mut signs: Vec<Sign> = kinds.into_iter().map(ground).collect();
    signs.push(sign(Picture::Zone("deployment".to_owned()), "wz-legend-deployment", rule!("wz.deploy.types")));
    signs.push(sign(
        Picture::Zone("wall-of-fire".to_owned()),
        "wz-legend-wall-of-fire",
        rule!("wz.flamer.wall-of-fire"),
    ));
    signs
}

/// What a kind of terrain does, in a sentence.
fn effect(terrain: Terrain) -> Line {
    Line::new("wz-legend-terrain").with(
        "terrain",
        match terrain {
            Terrain::Open => "open",
            Terrain::Light => "light",
            Terrain::Heavy => "heavy",
            Terrain::Impassable => "impassable",
        },
    )
}

fn badges() -> Vec<Sign> {
    let badge = |kind: &str, key, rule| sign(Picture::Badge(kind.to_owned()), key, rule);
    vec![
        badge("deactivated", "wz-legend-deactivated", rule!("wz.def.activated")),
        badge("commander", "wz-legend-commander", rule!("wz.squad.commander")),
        badge("engaged", "wz-legend-engaged", rule!("wz.cc.engaged-state")),
        badge("aiming", "wz-legend-aiming", rule!("wz.action.aim")),
        badge("hidden", "wz-legend-hidden", rule!("wz.action.hide")),
        badge("sentry", "wz-legend-sentry", rule!("wz.action.sentry")),
        badge("astray", "wz-legend-astray", rule!("wz.squad.coherency")),
        badge("pinned", "wz-legend-pinned", rule!("wz.morale.pinned")),
        badge("broken", "wz-legend-broken", rule!("wz.morale.broken-limits")),
        badge("stunned", "wz-legend-stunned", rule!("wz.def.stun")),
        badge("fumbled", "wz-legend-fumbled", rule!("wz.dice.fumble")),
        badge("afraid", "wz-legend-afraid", rule!("wz.skill.fear")),
        badge("berserker", "wz-legend-berserker", rule!("wz.skill.berserk.effect")),
        badge("held-down", "wz-legend-held-down", rule!("wz.special-cc.small.hold-him-down")),
    ]
}

fn pips() -> Vec<Sign> {
    let pips = |kind: &str, key, rule| sign(Picture::Pips(kind.to_owned()), key, rule);
    vec![
        pips("points", "wz-legend-points", rule!("wz.action.points")),
        pips("wounds", "wz-legend-wounds", rule!("wz.stat.w")),
    ]
}

fn rings() -> Vec<Sign> {
    let ring = |word: &str, key, rule| sign(Picture::Drawn(word.to_owned()), key, rule);
    vec![
        ring("acts", "wz-legend-acts", rule!("wz.turn.alternate")),
        ring("can-act", "wz-legend-can-act", rule!("wz.turn.alternate")),
        ring("reach", "wz-legend-reach", rule!("wz.action.move")),
        ring("facing", "wz-legend-facing", rule!("wz.facing.front-rear")),
    ]
}

fn lines() -> Vec<Sign> {
    let line = |word: &str, key, rule| sign(Picture::Drawn(word.to_owned()), key, rule);
    vec![
        line("trail", "wz-legend-trail", rule!("wz.action.move")),
        line("sight", "wz-legend-sight", rule!("wz.los.definition")),
        line("hidden", "wz-legend-cover", rule!("wz.shoot.cover-heavy")),
    ]
}

fn dice() -> Vec<Sign> {
    vec![
        sign(Picture::Die(20, 7), "wz-legend-d20", rule!("wz.dice.d20")),
        sign(Picture::Die(20, 1), "wz-legend-power-shot", rule!("wz.dice.power-shot")),
        sign(Picture::Die(20, 20), "wz-legend-fumble", rule!("wz.dice.fumble")),
    ]
}

fn items() -> Vec<Sign> {
    vec![
        sign(Picture::Glyph("card".to_owned()), "wz-legend-card", rule!("wz.card.turn-to-burn")),
        sign(Picture::Zone("token".to_owned()), "wz-legend-token", rule!("wz.def.token-marker")),
    ]
}

/// What this mission is fought over.
fn objectives(state: &State) -> Vec<Sign> {
    let zone = |kind: &str, key, rule| sign(Picture::Zone(kind.to_owned()), key, rule);
    match state.mission.entry().ground {
        Ground::Markers => vec![
            zone("objective", "wz-legend-marker", rule!("wz.objective.control")),
            zone("objective", "wz-legend-contested", rule!("wz.objective.contested")),
        ],
        Ground::Tokens => vec![zone("objective", "wz-legend-supplies", rule!("wz.objective.carry"))],
        Ground::Convergence => vec![zone("table-zone", "wz-legend-convergence", rule!("wz.table.convergence"))],
        Ground::Zones => vec![zone("table-zone", "wz-legend-zones", rule!("wz.table.zones"))],
        Ground::EnemyZone | Ground::Nothing => Vec::new(),
    }
}
