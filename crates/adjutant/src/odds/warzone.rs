//! A volley of Warzone.

use clap::Args;
use serde_json::json;
use warzone::Volley;

use super::chart::{bars, object, per_cent};
use crate::output::{self, Stop};

/// The most dice, Wounds or Critical Force that are worked out.
const MOST: u32 = 1_000;
/// Figures beyond these are slips of the pen.
const WIDEST: std::ops::RangeInclusive<i32> = -1_000..=1_000;

/// A volley of Warzone at one model, by its figures after all modifiers
///
/// A natural 1 hits and allows neither Armour nor Heal, a natural 20 misses. The Armour test is at Armour + 10 - St.
#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct WarzoneOdds {
    /// Rate of Fire: how many dice
    #[arg(long, value_name = "K")]
    rof: u32,
    /// What each die must roll to hit
    #[arg(long, value_name = "R")]
    rs: i32,
    /// Strength of the shot
    #[arg(long, value_name = "S")]
    st: i32,
    /// Armour of the target
    #[arg(long, value_name = "A")]
    armour: i32,
    /// Impenetrable Armour: the Armour test does not fall below it
    #[arg(long, value_name = "I")]
    impenetrable: Option<i32>,
    /// Heal of the target, 8 at most; 0 for one that has none
    #[arg(long, value_name = "H")]
    heal: Option<i32>,
    /// Critical Force; without it, by the Strength
    #[arg(long, value_name = "C")]
    critical: Option<u32>,
    /// Wounds the target has left
    #[arg(long, default_value_t = 1, value_name = "W")]
    wounds: u32,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl WarzoneOdds {
    /// Works out and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let volley = self.volley()?;
        let wounds = volley.wounds();
        let kill = volley.kills(self.wounds);
        if self.json {
            let answer = json!({ "wounds": object(&wounds), "kill": kill, "mean_wounds": wounds.mean() });
            return output::line(format_args!("{answer:#}"));
        }
        let told = [
            format!("One die hits with {}, wounds with {}.", per_cent(volley.hits()), per_cent(volley.hurts())),
            format!("Armour saves on {}; each effect costs {}.", volley.saves_on().min(19), volley.critical()),
            self.capped_heal(),
            format!("Wounds   chance\n{}", bars(&wounds)),
            format!("{} or more: {}. On average {:.3}.", self.wounds, per_cent(kill), wounds.mean()),
        ];
        output::line(told.join("\n"))
    }

    /// Says that Heal beyond the best there is counts as that.
    fn capped_heal(&self) -> String {
        let beyond = self.heal.filter(|it| *it > Volley::BEST_HEAL);
        beyond.map_or_else(String::new, |it| format!("Heal ({it}) counts as Heal ({}).\n", Volley::BEST_HEAL))
    }

    fn volley(&self) -> Result<Volley, String> {
        let within = |what: &str, least: u32, value: u32| match value {
            it if (least..=MOST).contains(&it) => Ok(()),
            _ => Err(format!("--{what} is {value}; give a number from {least} to {MOST}")),
        };
        within("rof", 0, self.rof)?;
        within("wounds", 1, self.wounds)?;
        within("critical", 1, self.critical.unwrap_or(1))?;
        let figures = [("rs", Some(self.rs)), ("st", Some(self.st)), ("armour", Some(self.armour))];
        let figures = figures.into_iter().chain([("impenetrable", self.impenetrable), ("heal", self.heal)]);
        for (what, value) in figures.filter_map(|(what, value)| Some((what, value?))) {
            if !WIDEST.contains(&value) {
                return Err(format!("--{what} is {value}; no figure of this game is that far out"));
            }
        }
        if let Some(heal) = self.heal.filter(|it| *it < 0) {
            return Err(format!("--heal is {heal}; give 1 to 8, or 0 for a model that has none"));
        }
        Ok(Volley {
            rof: self.rof,
            rs: self.rs,
            st: self.st,
            armour: self.armour,
            impenetrable: self.impenetrable,
            heal: self.heal.filter(|it| *it > 0),
            critical: self.critical,
        })
    }
}
