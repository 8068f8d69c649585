//! An opposed test of Deadzone.

use clap::Args;
use deadzone::{Handful, Harm, Victim};
use serde_json::{Value, json};

use super::chart::{bars, object, per_cent};
use crate::output::{self, Stop};

/// The most dice, rerolls or damage that are worked out.
const MOST: u32 = 1_000;

/// An opposed test of Deadzone, and what it does to the target
///
/// Each 8 is a success and adds a die. Failed dice may be rolled again, each once, added dice too. With --size the target
/// may be hurt: Armour less AP is taken from the successes one is ahead by; more damage than its size kills.
#[derive(Args)]
#[command(allow_negative_numbers = true)]
pub struct DeadzoneOdds {
    /// How many dice after all modifiers; less than none is none
    #[arg(long, value_name = "N")]
    dice: i32,
    /// What each must show or beat, such as 5 or 5+, or - for a stat that cannot
    #[arg(long, value_name = "T", value_parser = target)]
    on: Target,
    /// How many dice the other side rolls
    #[arg(long, value_name = "M")]
    against: i32,
    /// What each of those must show or beat
    #[arg(long, value_name = "S", value_parser = target)]
    against_on: Target,
    /// How many failed dice may be rolled again
    #[arg(long, default_value_t = 0, value_name = "K")]
    reroll: u32,
    /// How many failed dice the other side may roll again
    #[arg(long, default_value_t = 0, value_name = "K")]
    against_reroll: u32,
    /// Armour of the target
    #[arg(long, value_name = "A", requires = "size")]
    armour: Option<u32>,
    /// AP of the attack
    #[arg(long, value_name = "P", requires = "size")]
    ap: Option<u32>,
    /// Size of the target: more damage than this kills it
    #[arg(long, value_name = "Z")]
    size: Option<u32>,
    /// Damage the target has already
    #[arg(long, value_name = "D", requires = "size")]
    damage: Option<u32>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// What a die must show or beat; none for a dash.
#[derive(Clone, Copy)]
struct Target(Option<u8>);

fn target(word: &str) -> Result<Target, String> {
    if word == "-" {
        return Ok(Target(None));
    }
    let number = word.strip_suffix('+').unwrap_or(word).parse::<u8>().ok();
    let number = number.filter(|it| (1..=8).contains(it)).ok_or("a D8 is asked for 1 to 8, or - for nothing")?;
    Ok(Target(Some(number)))
}

impl DeadzoneOdds {
    /// Works out and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let mine = self.handful("dice", self.dice, self.on, self.reroll)?;
        let theirs = self.handful("against", self.against, self.against_on, self.against_reroll)?;
        let difference = mine.against(&theirs);
        let harm = self.victim()?.map(|it| it.harm(&difference));
        let (win, draw, lose) = (difference.at_least(1), difference.chance(0), difference.at_most(-1));
        if self.json {
            let mut answer = json!({ "difference": object(&difference), "win": win, "draw": draw, "lose": lose });
            harm.iter().for_each(|it| add(&mut answer, it));
            return output::line(format_args!("{answer:#}"));
        }
        output::line(format_args!("Ahead by   chance\n{}", bars(&difference)))?;
        output::line(format_args!("Ahead {}, level {}, behind {}.", per_cent(win), per_cent(draw), per_cent(lose)))?;
        if let Some(harm) = harm {
            output::line(format_args!("\nDamage   chance\n{}", bars(&harm.actual_damage)))?;
            let lives = [("not hit", harm.no_effect), ("hit, unhurt", harm.undamaged), ("injured", harm.injured)];
            let told = lives.iter().map(|(what, chance)| format!("{what} {}", per_cent(*chance)));
            output::line(format_args!("{}; dead {}.", told.collect::<Vec<_>>().join(", "), per_cent(harm.dead)))?;
        }
        Ok(())
    }

    fn handful(&self, what: &str, dice: i32, on: Target, rerolls: u32) -> Result<Handful, String> {
        if dice > MOST as i32 || rerolls > MOST {
            return Err(format!("--{what}: more than {MOST} dice or rerolls are not worked out"));
        }
        Ok(Handful { dice: dice.max(0) as u32, on: on.0, rerolls })
    }

    fn victim(&self) -> Result<Option<Victim>, String> {
        let Some(size) = self.size else { return Ok(None) };
        let (armour, ap, damage) = (self.armour.unwrap_or(0), self.ap.unwrap_or(0), self.damage.unwrap_or(0));
        if [size, armour, ap, damage].iter().any(|it| *it > MOST) {
            return Err(format!("sizes, armour, AP and damage above {MOST} are slips of the pen"));
        }
        if damage > size {
            return Err(format!("--damage is {damage}: more than its size of {size}, so the target is dead already"));
        }
        Ok(Some(Victim { armour, ap, size, damage }))
    }
}

fn add(answer: &mut Value, harm: &Harm) {
    let damage = object(&harm.actual_damage);
    let chances = [("no_effect", harm.no_effect), ("undamaged", harm.undamaged), ("injured", harm.injured)];
    for (key, chance) in chances.into_iter().chain([("dead", harm.dead)]) {
        answer[key] = chance.into();
    }
    answer["actual_damage"] = damage;
}
