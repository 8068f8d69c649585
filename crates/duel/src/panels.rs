//! What is laid beside the strip when it is asked for: the datasheet of a fencer, the legend, what wins.

use battle::{
    Breakdown, Line, Seat,
    scene::Pips,
    sheet::{Bar, Legend, Mission, Named, Picture, Sheet, Sign, Stat, Track, Weapon},
};
use catalogue::{RuleId, rule};

use crate::{State, show};

/// The datasheet of a fencer who still stands.
pub(crate) fn sheet(state: &State, piece: &str) -> Option<Sheet> {
    let seat = state.standing().find(|it| format!("fencer-{it}") == piece)?;
    let fencer = state.fencer(seat);
    let pips = Pips { kind: "vigour".to_owned(), left: fencer.vigour, of: state.setup.vigour };
    let stat = |key, figure: i32, rule| Stat {
        name: Line::new(key),
        figure: Line::new("duel-figure").with("figure", figure),
        why: Some(Breakdown::base(rule, figure)),
        rule,
    };
    Some(Sheet {
        piece: piece.to_owned(),
        unit: None,
        about: Vec::new(),
        states: show::badges(fencer),
        tracks: vec![Track {
            pips,
            name: Line::new("duel-vigour"),
            steps: Vec::new(),
            rule: rule!("duel.clash.wound"),
        }],
        stats: vec![
            stat("duel-stat-reach", 1, rule!("duel.clash.reach")),
            Stat {
                figure: Line::new("duel-test").with("figure", 4),
                ..stat("duel-stat-hit", 4, rule!("duel.clash.strike"))
            },
        ],
        weapons: vec![Weapon {
            rule: rule!("duel.clash.strike"),
            name: Line::new("duel-blade"),
            figures: vec![(Line::new("duel-stat-reach"), Line::new("duel-figure").with("figure", 1))],
            abilities: vec![named(rule!("duel.clash.riposte"))],
        }],
        abilities: vec![named(rule!("duel.act.rest"))],
        items: Vec::new(),
    })
}

fn named(rule: RuleId) -> Named {
    Named { name: Line::new("duel-card").with("card", rule), rule }
}

/// Everything that is drawn on the strip or beside it.
pub(crate) fn legend() -> Vec<Legend> {
    let sign = |picture, key, rule| Sign {
        picture,
        name: Line::new("duel-card").with("card", rule),
        effect: Some(Line::new(key)),
        rule: Some(rule),
    };
    let badge = |kind: &str, key, rule| sign(Picture::Badge(kind.to_owned()), key, rule);
    let glyph = |name: &str, key, rule| sign(Picture::Glyph(name.to_owned()), key, rule);
    let part = |part: &str, signs| Legend { part: part.to_owned(), signs };
    vec![
        part(
            "badges",
            vec![
                badge("bold", "duel-legend-bold", rule!("duel.stance.bold")),
                badge("wary", "duel-legend-wary", rule!("duel.stance.wary")),
            ],
        ),
        part("pips", vec![sign(Picture::Pips("vigour".to_owned()), "duel-legend-vigour", rule!("duel.clash.wound"))]),
        part("dice", vec![sign(Picture::Die(6, 4), "duel-legend-die", rule!("duel.clash.strike"))]),
        part(
            "items",
            vec![
                glyph("card", "duel-legend-lunge", rule!("duel.card.lunge")),
                glyph("card", "duel-legend-feint", rule!("duel.card.feint")),
                glyph("card", "duel-legend-parry", rule!("duel.card.parry")),
            ],
        ),
    ]
}

/// The last one standing, or the most vigour after the last round.
pub(crate) fn mission(state: &State) -> Mission {
    let end = rule!("duel.over.end");
    let bar = |seat: Seat| Bar {
        seat,
        what: Line::new("duel-vigour"),
        now: i32::from(state.fencer(seat).vigour),
        of: i32::from(state.setup.vigour),
        why: None,
    };
    Mission {
        rule: end,
        scores: vec![(Line::new("duel-scores"), rule!("duel.clash.wound"))],
        wins: vec![(Line::new("duel-wins").with("rounds", state.setup.rounds), end)],
        bars: Seat::first(state.setup.seats).map(bar).collect(),
        objectives: Vec::new(),
    }
}
