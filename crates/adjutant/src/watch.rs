//! `adjutant watch`: bots play a battle, and its log is printed.

use std::{io::Write, path::PathBuf};

use ::sim::Seeds;
use battle::{Battle, Seat, random, replay};
use bots::{Limit, Player, SeatAt};
use clap::Args;
use dice::Seeded;
use games::{Game, Visitor};
use studies::atomic_file;

use crate::{
    output::{self, Stop},
    seating::{NODES, Seating},
    story::{self, Telling},
};

/// Plays a battle between bots and tells it
///
/// It is the battle that `adjutant sim` plays first with the same options.
#[derive(Args)]
pub struct Watch {
    #[command(flatten)]
    seating: Seating,
    /// Instead of the first, the battle of this number (from 0) of the same `adjutant sim` without --swap
    #[arg(long, default_value_t = 0, value_name = "N")]
    number: u64,
    /// Writes the replay to this file as well
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    telling: Telling,
}

/// `adjutant battle log`: the bare event log of a seeded battle, as the browser must give it too.
#[derive(clap::Subcommand)]
pub enum BattleCommand {
    /// Prints orders and events of a battle between random players.
    Log {
        /// The game.
        #[arg(long, default_value = games::usual())]
        system: String,
        /// The seed that decides everything.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

impl Watch {
    /// Plays and tells.
    pub fn run(&self) -> Result<(), Stop> {
        games::visit(self.seating.system()?, PlayAndTell(self))?
    }

    fn play<S: Game>(&self, system: S) -> Result<Battle<S>, String> {
        let seeds = Seeds { study: self.seating.seed, opening: self.number };
        let kinds = self.seating.players(&system)?;
        let setup = self.seating.setup(&system, kinds.len(), seeds.setup())?;
        let seats = Seat::first(kinds.len() as u8);
        let mut players: Vec<Box<dyn Player<S>>> =
            seats.zip(kinds).map(|(seat, kind)| kind.sit(seeds.mind(seat))).collect();
        let faulty = |faults: Vec<_>| format!("the setup is faulty: {}", battle::told(&system, &faults));
        let mut battle = Battle::start(system.clone(), setup).map_err(faulty)?;
        let mut dice = seeds.dice();
        while let Some(decision) = battle.decision() {
            let orders = battle.orders();
            let at = SeatAt::table(battle.system(), battle.state(), decision, &orders);
            let order = players[decision.seat.index()].choose(&at, Limit::Nodes(NODES));
            battle.give(order, &mut dice).map_err(|why| why.to_string())?;
        }
        Ok(battle)
    }
}

struct PlayAndTell<'a>(&'a Watch);

impl Visitor for PlayAndTell<'_> {
    type Output = Result<(), Stop>;

    fn visit<S: Game>(self, system: S) -> Result<(), Stop> {
        let PlayAndTell(watch) = self;
        let battle = watch.play(system)?;
        if let Some(path) = &watch.save {
            let text = replay::write(&battle, Vec::new());
            atomic_file::replace(path, |file| Ok(file.write_all(text.as_bytes())?))?;
        }
        story::tell(&battle, &watch.telling)
    }
}

/// Runs a battle command.
pub fn battle(command: &BattleCommand) -> Result<(), Stop> {
    let BattleCommand::Log { system, seed } = command;
    games::visit(system, Log { seed: *seed })?
}

struct Log {
    seed: u64,
}

impl Visitor for Log {
    type Output = Result<(), Stop>;

    fn visit<S: Game>(self, system: S) -> Result<(), Stop> {
        let setup = system.sample_setup(self.seed);
        let (mut dice, mut mind) = (Seeded::from_u64(self.seed), Seeded::from_u64(!self.seed));
        let fought = random::fight(system.clone(), setup, &mut dice, &mut mind);
        let fought = fought.map_err(|faults| format!("the setup is faulty: {}", battle::told(&system, &faults)))?;
        output::print(random::log(&fought))
    }
}

#[cfg(test)]
mod tests {
    use battle::replay;
    use clap::Parser;
    use duel::Duel;

    use super::Watch;

    #[derive(Parser)]
    struct Prompt {
        #[command(flatten)]
        watch: Watch,
    }

    fn watch(words: &str) -> Result<String, String> {
        let words = ["watch"].into_iter().chain(words.split_whitespace());
        let watch = Prompt::try_parse_from(words).map_err(|why| why.to_string())?.watch;
        watch.play(Duel).map(|battle| replay::write(&battle, Vec::new()))
    }

    #[test]
    fn a_battle_watched_is_a_good_replay_and_can_be_watched_again() {
        for words in ["", "--seats tactician,random", "--battle any --seats random,random,random --seed 9"] {
            let told = watch(words).expect("a duel");
            assert!(replay::verify(Duel, &told, false).is_ok_and(|it| it.over), "{words}");
            assert_eq!(watch(words).expect("a duel"), told, "{words}");
            assert_ne!(watch(&format!("{words} --number 1")).expect("a duel"), told, "{words}");
        }
    }

    /// The digest of one battle is the hash of the hash of its final state, which its replay ends with.
    #[test]
    fn what_is_watched_is_what_is_simulated() {
        let setup = duel::Setup::default();
        let players = [bots::Random::kind(), bots::Random::kind()];
        let study = ::sim::Study {
            system: &Duel,
            openings: ::sim::Openings::Same(&setup),
            players: &players,
            battles: 1,
            seed: 5,
            swap: false,
            nodes: super::NODES,
            longest: 1_000,
        };
        let summary = ::sim::simulate(&study, std::num::NonZeroUsize::MIN, &|_| {}).expect("duels end");
        let told = watch("--seats random,random --seed 5").expect("a duel");
        let last = told.lines().rev().find_map(|it| it.strip_prefix("state ")).expect("a replay ends with a hash");
        let hash = last.split(' ').nth(1).and_then(battle::fair::Bytes32::from_hex).expect("a hash");
        assert_eq!(summary.digest, battle::fair::Bytes32::hash(&[&hash.0]));
    }

    #[test]
    fn who_cannot_play_is_told_who_can() {
        let why = watch("--seats nobody,random").expect_err("nobody");
        assert_eq!(
            why,
            "no player \"nobody\" for duel; there are random, level-1, level-2, level-3, level-4, level-5, strategist, tactician"
        );
    }
}
