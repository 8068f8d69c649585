//! What the practice game offers beside its rules: three ready battles.

use battle::laws::Proving;
use kit::{Game, ReadyBattle, arena};

use crate::{Duel, Setup};

const fn ready(word: &'static str, group: &'static str) -> ReadyBattle {
    ReadyBattle { word, group, minutes: 5, varies: false }
}

const BATTLES: [ReadyBattle; 3] =
    [ready("standard", "first"), ready("long", "first"), ReadyBattle { varies: true, ..ready("any", "made") }];

impl Game for Duel {
    const TITLE: &'static str = "Duel";
    const PICTOGRAM: &'static str = "blade";

    fn battles(&self) -> &'static [ReadyBattle] {
        &BATTLES
    }

    fn about(&self, battle: &str) -> String {
        let about = match battle {
            "standard" => "seven paces, five vigour, twelve rounds",
            "long" => "five paces, five vigour, twenty rounds: skill tells",
            "any" => "a strip, vigour and rounds made from the seed",
            _ => "",
        };
        about.to_owned()
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Result<Setup, String> {
        let number = u8::try_from(seats).ok().filter(|it| (2..=4).contains(it));
        let seats = number.ok_or_else(|| arena::wrong_seats(battle, seats))?;
        match battle {
            "standard" => Ok(Setup { seats, ..Setup::default() }),
            "long" => Ok(Setup { seats, strip: 5, vigour: 5, rounds: 20 }),
            "any" => Ok(Setup { seats, ..self.sample_setup(seed) }),
            _ => Err(format!("no battle \"{}\"", battle.escape_debug())),
        }
    }
}
