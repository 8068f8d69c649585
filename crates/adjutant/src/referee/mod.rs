//! `adjutant match`: battles between programs and players, with a referee. `adjutant bot`: our players as such a program.

mod battle;
mod bot;
mod group;
mod program;
mod protocol;
mod score;
mod secret;

use std::time::Duration;

use ::battle::{Seat, fair::Bytes32};
use ::sim::Seeds;
use bots::NoPlayer;
use clap::Args;
use games::{Game, Visitor};

use crate::{
    output::{self, Stop},
    seating::Seating,
};
use battle::{Fought, Side, Terms, fight};
use program::Program;
use score::Score;
use secret::{Chance, Streams};

pub use battle::Until;
pub use bot::{Bot, NO_BATTLE, answered};

/// The longest time for an answer, in seconds.
const LONGEST: f64 = 3_600.0;

/// Programs against each other, with a referee
///
/// Each of the two is the name of one of our own players, or a command that speaks the protocol of docs/bots.md over its
/// standard input and output. Who crashes, stalls or answers nonsense forfeits the battle.
#[derive(Args)]
pub struct Match {
    /// The first player: a name, or a command in quotes
    #[arg(value_name = "PLAYER A")]
    first: String,
    /// The second player
    #[arg(value_name = "PLAYER B")]
    second: String,
    #[command(flatten)]
    seating: Seating,
    /// How many battles; seats are swapped after each, and every two share their table. Two of our own share their dice too
    #[arg(long, default_value_t = 2, value_name = "N")]
    battles: u64,
    /// The time for one answer, in seconds
    #[arg(long, default_value_t = 1.0, value_name = "S")]
    seconds: f64,
    /// The secret that dice and minds follow from, as an earlier match told it when it was over. Without it a new one, or
    /// the seed where no program plays
    #[arg(long, value_name = "HEX", value_parser = secret::read)]
    secret: Option<Bytes32>,
    /// Prints the score as JSON
    #[arg(long)]
    json: bool,
}

impl Match {
    /// Plays all battles and prints the score.
    pub fn run(&self) -> Result<(), Stop> {
        group::end_with_the_referee();
        let score = games::visit(self.seating.system()?, Meet(self))??;
        match self.json {
            true => output::line(format_args!("{:#}", score.json())),
            false => output::print(score.table()),
        }
    }

    fn within(&self) -> Result<Duration, String> {
        if (0.001..=LONGEST).contains(&self.seconds) {
            Ok(Duration::from_secs_f64(self.seconds))
        } else {
            Err(format!("--seconds {}: give a time from 0.001 to {LONGEST}", self.seconds))
        }
    }
}

impl Match {
    /// Where chance comes from: nobody who could use it is told.
    fn chance<S: Game>(&self, system: &S) -> Result<Chance, String> {
        let is_program = |it: &String| matches!(bots::named(&system.players(), it), Err(NoPlayer::Name { .. }));
        match self.secret {
            Some(secret) => Ok(Chance::Secret(secret)),
            None if [&self.first, &self.second].into_iter().any(is_program) => Chance::secret(),
            None => Ok(Chance::Seed),
        }
    }
}

struct Meet<'a>(&'a Match);

impl Visitor for Meet<'_> {
    type Output = Result<Score, String>;

    fn visit<S: Game>(self, system: S) -> Result<Score, String> {
        let Meet(asked) = self;
        let within = asked.within()?;
        if !asked.seating.seats.is_empty() {
            return Err("who plays is said by the two players, not by --seats".to_owned());
        }
        let name = asked.seating.battle(&system)?;
        let players = [&asked.first, &asked.second];
        let chance = asked.chance(&system)?;
        let mut score = Score::new(S::NAME, name, players, chance.told());
        for number in 0..asked.battles {
            let seeds = Seeds { study: asked.seating.seed, opening: number / 2 };
            let setup = asked.seating.setup(&system, 2, seeds.setup())?;
            let state = system
                .start(&setup)
                .map_err(|faults| format!("the setup is faulty: {}", ::battle::told(&system, &faults)))?;
            let seated = if number % 2 == 0 { [0, 1] } else { [1, 0] };
            let streams = chance.streams(seeds, number, 2);
            let sit = |(seat, player): (Seat, usize)| sit_down(&system, players[player], &streams, seat);
            let mut sides = Seat::first(2).zip(seated).map(sit).collect::<Result<Vec<_>, String>>()?;
            let fought: Fought = fight(&system, state, &mut sides, &Terms { battle: name, streams, within });
            score.add(seated, &fought);
        }
        Ok(score)
    }
}

/// One of our own by name and style, or else a program.
fn sit_down<S: Game>(system: &S, player: &str, streams: &Streams, seat: Seat) -> Result<Side<S>, String> {
    match bots::named(&system.players(), player) {
        Ok(kind) => Ok(Side::Own(kind.sit(streams.minds[seat.index()].clone()))),
        Err(NoPlayer::Name { .. }) => Program::start(player).map(Side::Other),
        Err(why) => Err(why.to_string()),
    }
}
