//! `adjutant odds warzone`: a volley from its bare figures.

use kit::{
    chart::{bars, per_cent},
    odds_command::{Answer, Figure, Flag, Given, Need, OddsCommand, Value},
};

use crate::Volley;

/// The most dice, Wounds or Critical Force that are worked out.
const MOST: u32 = 1_000;
/// Figures beyond these are slips of the pen.
const WIDEST: std::ops::RangeInclusive<i32> = -1_000..=1_000;

/// The commands of this game.
pub const ALL: &[OddsCommand] = &[OddsCommand {
    word: "warzone",
    about: "A volley of Warzone at one model, by its figures after all modifiers",
    notes: "A natural 1 hits and allows neither Armour nor Heal, a natural 20 misses. The Armour test is at Armour + 10 - St.",
    flags: FLAGS,
    example: "--rof 3 --rs 12 --st 12 --armour 13 --heal 5 --wounds 2 --critical 2",
    work_out,
}];

const FLAGS: &[Flag] = &[
    Flag { word: "rof", value: "K", about: "Rate of Fire: how many dice", figure: Figure::Count, need: Need::Required },
    Flag {
        word: "rs",
        value: "R",
        about: "What each die must roll to hit",
        figure: Figure::Whole,
        need: Need::Required,
    },
    Flag { word: "st", value: "S", about: "Strength of the shot", figure: Figure::Whole, need: Need::Required },
    Flag { word: "armour", value: "A", about: "Armour of the target", figure: Figure::Whole, need: Need::Required },
    Flag {
        word: "impenetrable",
        value: "I",
        about: "Impenetrable Armour: the Armour test does not fall below it",
        figure: Figure::Whole,
        need: Need::Optional,
    },
    Flag {
        word: "heal",
        value: "H",
        about: "Heal of the target, 8 at most; 0 for one that has none",
        figure: Figure::Whole,
        need: Need::Optional,
    },
    Flag {
        word: "critical",
        value: "C",
        about: "Critical Force; without it, by the Strength",
        figure: Figure::Count,
        need: Need::Optional,
    },
    Flag {
        word: "wounds",
        value: "W",
        about: "Wounds the target has left",
        figure: Figure::Count,
        need: Need::Default("1"),
    },
];

fn work_out(given: &Given) -> Result<Answer, String> {
    let volley = volley(given)?;
    let least = given.count("wounds").unwrap_or(1);
    let (wounds, kill) = (volley.wounds(), volley.kills(least));
    let told = [
        format!("One die hits with {}, wounds with {}.", per_cent(volley.hits()), per_cent(volley.hurts())),
        format!("Armour saves on {}; each effect costs {}.", volley.saves_on().min(19), volley.critical()),
        capped_heal(given),
        format!("Wounds   chance\n{}", bars(wounds.iter())),
        format!("{least} or more: {}. On average {:.3}.", per_cent(kill), wounds.mean()),
    ];
    let mean = Value::Number(wounds.mean());
    let values =
        vec![("wounds", Value::Chances(wounds.iter().collect())), ("kill", Value::Number(kill)), ("mean_wounds", mean)];
    Ok(Answer { values, text: told.join("\n") })
}

/// Says that Heal beyond the best there is counts as that.
fn capped_heal(given: &Given) -> String {
    let beyond = given.whole("heal").filter(|it| *it > Volley::BEST_HEAL);
    beyond.map_or_else(String::new, |it| format!("Heal ({it}) counts as Heal ({}).\n", Volley::BEST_HEAL))
}

fn volley(given: &Given) -> Result<Volley, String> {
    for (what, least) in [("rof", 0), ("wounds", 1), ("critical", 1)] {
        if let Some(value) = given.count(what).filter(|it| !(least..=MOST).contains(it)) {
            return Err(format!("--{what} is {value}; give a number from {least} to {MOST}"));
        }
    }
    for what in ["rs", "st", "armour", "impenetrable", "heal"] {
        if let Some(value) = given.whole(what).filter(|it| !WIDEST.contains(it)) {
            return Err(format!("--{what} is {value}; no figure of this game is that far out"));
        }
    }
    let heal = given.whole("heal");
    if let Some(heal) = heal.filter(|it| *it < 0) {
        return Err(format!("--heal is {heal}; give 1 to 8, or 0 for a model that has none"));
    }
    Ok(Volley {
        rof: given.count("rof").unwrap_or(0),
        rs: given.whole("rs").unwrap_or(0),
        st: given.whole("st").unwrap_or(0),
        armour: given.whole("armour").unwrap_or(0),
        impenetrable: given.whole("impenetrable"),
        heal: heal.filter(|it| *it > 0),
        critical: given.count("critical"),
    })
}
