//! `adjutant odds deadzone`: an opposed test from its bare figures.

use dice::Distribution;
use kit::{
    chart::{bars, per_cent},
    odds_command::{Answer, Figure, Flag, Given, Need, OddsCommand, Value},
};

use crate::{Handful, Harm, Victim};

/// The most dice, rerolls or damage that are worked out.
const MOST: u32 = 1_000;

/// The commands of this game.
pub const ALL: &[OddsCommand] = &[OddsCommand {
    word: "deadzone",
    about: "An opposed test of Deadzone, and what it does to the target",
    notes: "Each 8 is a success and adds a die. Failed dice may be rolled again, each once, added dice too. With --size the target \
            may be hurt: Armour less AP is taken from the successes one is ahead by; more damage than its size kills.",
    flags: FLAGS,
    example: "--dice 4 --on 5+ --against 3 --against-on 4 --reroll 1 --armour 2 --ap 1 --size 2 --damage 1",
    work_out,
}];

const FLAGS: &[Flag] = &[
    Flag {
        word: "dice",
        value: "N",
        about: "How many dice after all modifiers; less than none is none",
        figure: Figure::Whole,
        need: Need::Required,
    },
    Flag {
        word: "on",
        value: "T",
        about: "What each must show or beat, such as 5 or 5+, or - for a stat that cannot",
        figure: TARGET,
        need: Need::Required,
    },
    Flag {
        word: "against",
        value: "M",
        about: "How many dice the other side rolls",
        figure: Figure::Whole,
        need: Need::Required,
    },
    Flag {
        word: "against-on",
        value: "S",
        about: "What each of those must show or beat",
        figure: TARGET,
        need: Need::Required,
    },
    Flag {
        word: "reroll",
        value: "K",
        about: "How many failed dice may be rolled again",
        figure: Figure::Count,
        need: Need::Default("0"),
    },
    Flag {
        word: "against-reroll",
        value: "K",
        about: "How many failed dice the other side may roll again",
        figure: Figure::Count,
        need: Need::Default("0"),
    },
    Flag { word: "armour", value: "A", about: "Armour of the target", figure: Figure::Count, need: Need::With("size") },
    Flag { word: "ap", value: "P", about: "AP of the attack", figure: Figure::Count, need: Need::With("size") },
    Flag {
        word: "size",
        value: "Z",
        about: "Size of the target: more damage than this kills it",
        figure: Figure::Count,
        need: Need::Optional,
    },
    Flag {
        word: "damage",
        value: "D",
        about: "Damage the target has already",
        figure: Figure::Count,
        need: Need::With("size"),
    },
];

/// What a die must show or beat; 0 for a dash.
const TARGET: Figure = Figure::Notation(|word| {
    if word == "-" {
        return Ok(0);
    }
    let number = word.strip_suffix('+').unwrap_or(word).parse::<u8>().ok();
    let number = number.filter(|it| (1..=8).contains(it)).ok_or("a D8 is asked for 1 to 8, or - for nothing")?;
    Ok(i64::from(number))
});

fn work_out(given: &Given) -> Result<Answer, String> {
    let mine = handful(given, ["dice", "on", "reroll"])?;
    let theirs = handful(given, ["against", "against-on", "against-reroll"])?;
    let difference = mine.against(&theirs);
    let harm = victim(given)?.map(|it| it.harm(&difference));
    let (win, draw, lose) = (difference.at_least(1), difference.chance(0), difference.at_most(-1));
    let chances = [("win", win), ("draw", draw), ("lose", lose)];
    let mut answer = Answer {
        text: format!(
            "Ahead by   chance\n{}\nAhead {}, level {}, behind {}.",
            bars(difference.iter()),
            per_cent(win),
            per_cent(draw),
            per_cent(lose)
        ),
        values: chances.into_iter().map(|(key, chance)| (key, Value::Number(chance))).collect(),
    };
    answer.values.push(("difference", Value::Chances(difference.iter().collect())));
    harm.iter().for_each(|it| add(&mut answer, it));
    Ok(answer)
}

fn add(answer: &mut Answer, harm: &Harm) {
    let lives = [("not hit", harm.no_effect), ("hit, unhurt", harm.undamaged), ("injured", harm.injured)];
    let told: Vec<String> = lives.iter().map(|(what, chance)| format!("{what} {}", per_cent(*chance))).collect();
    let damage: &Distribution = &harm.actual_damage;
    answer.text += &format!("\n\nDamage   chance\n{}", bars(damage.iter()));
    answer.text += &format!("\n{}; dead {}.", told.join(", "), per_cent(harm.dead));
    let chances = [("no_effect", harm.no_effect), ("undamaged", harm.undamaged), ("injured", harm.injured)];
    let chances = chances.into_iter().chain([("dead", harm.dead)]);
    answer.values.extend(chances.map(|(key, chance)| (key, Value::Number(chance))));
    answer.values.push(("actual_damage", Value::Chances(damage.iter().collect())));
}

fn handful(given: &Given, [what, on, rerolls]: [&str; 3]) -> Result<Handful, String> {
    let (dice, rerolls) = (given.whole(what).unwrap_or(0), given.count(rerolls).unwrap_or(0));
    if dice > MOST as i32 || rerolls > MOST {
        return Err(format!("--{what}: more than {MOST} dice or rerolls are not worked out"));
    }
    let on = given.get(on).and_then(|it| u8::try_from(it).ok()).filter(|it| *it > 0);
    Ok(Handful { dice: dice.max(0) as u32, on, rerolls })
}

fn victim(given: &Given) -> Result<Option<Victim>, String> {
    let Some(size) = given.count("size") else { return Ok(None) };
    let [armour, ap, damage] = ["armour", "ap", "damage"].map(|it| given.count(it).unwrap_or(0));
    if [size, armour, ap, damage].iter().any(|it| *it > MOST) {
        return Err(format!("sizes, armour, AP and damage above {MOST} are slips of the pen"));
    }
    if damage > size {
        return Err(format!("--damage is {damage}: more than its size of {size}, so the target is dead already"));
    }
    Ok(Some(Victim { armour, ap, size, damage }))
}
