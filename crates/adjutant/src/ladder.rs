//! `adjutant ladder`: every two players meet in every seat, and are ranked by their results.

use std::path::PathBuf;

use clap::Args;
use games::{Game, Visitor};
use studies::ratings::ladder;

use crate::{
    output::{self, Stop},
    sim::threads,
    study::{self, PlayerEntry, StudyFile},
};

/// The states a player may look at for one answer, where nothing else is said.
const NODES: u64 = 200;

/// All players of a game against each other, put in order by whom they beat
///
/// Every two meet in every ready battle named, armies and players in both seats. Ratings are on the Elo scale, with
/// intervals from the openings; three who beat each other in a circle are told.
#[derive(Args)]
pub struct LadderCommand {
    /// The game
    #[arg(value_name = "GAME")]
    system: String,
    /// Who plays, each with its style and the states it may look at if other than --nodes:
    /// random,tactician:500,level-4:cautious:500; without it, everybody
    #[arg(long, value_delimiter = ',', value_name = "A,B:N")]
    players: Vec<String>,
    /// The states a player may look at for one answer
    #[arg(long, default_value_t = NODES, value_name = "N")]
    nodes: u64,
    /// Which ready battles; without it, all of the game
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    battles: Vec<String>,
    /// How often each, with other dice
    #[arg(long, default_value_t = 1, value_name = "N")]
    seeds: u64,
    /// The seed that decides everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; without it, as many as there are cores
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Keep the battles in this folder, as a study; the same again takes it up where it was stopped
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Answer in JSON instead of Markdown
    #[arg(long)]
    json: bool,
}

impl LadderCommand {
    /// Plays and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let (from, out) = ("ladder".to_owned(), self.out.as_deref());
        let order = study::Order { from, out, threads: threads(self.threads)?, most: None };
        let done = study::play(self.study()?, &order)?;
        let ladder = ladder(&done.all);
        match self.json {
            true => output::line(serde_json::to_string_pretty(&ladder).map_err(|why| why.to_string())?)?,
            false => output::print(ladder.markdown())?,
        }
        Ok(done.verdict()?)
    }

    /// The ladder as a study.
    fn study(&self) -> Result<StudyFile, String> {
        let (players, battles) = games::visit(&self.system, Everything)?;
        let names = if self.players.is_empty() { players } else { self.players.clone() };
        let players = names.iter().map(|it| self.player(it)).collect::<Result<Vec<_>, _>>()?;
        if players.len() < 2 {
            return Err("a ladder is of two players at least".to_owned());
        }
        Ok(StudyFile {
            name: format!("Ladder of {}", self.system),
            system: self.system.clone(),
            seed: self.seed,
            seeds: self.seeds,
            swap: true,
            mirror: false,
            attacks: false,
            players,
            battles: if self.battles.is_empty() { battles } else { self.battles.clone() },
            armies: Vec::new(),
            missions: Vec::new(),
            tables: Vec::new(),
        })
    }

    fn player(&self, word: &str) -> Result<PlayerEntry, String> {
        // What begins with a digit is a number of states; all else is a style.
        let number = word.rsplit_once(':').filter(|it| it.1.starts_with(|it: char| it.is_ascii_digit()));
        let (name, nodes) = match number {
            Some((name, nodes)) => {
                (name, nodes.parse().map_err(|_| format!("{word}: \"{nodes}\" is no number of states"))?)
            }
            None => (word, self.nodes),
        };
        Ok(PlayerEntry { name: name.trim().to_owned(), nodes })
    }
}

/// The names of a game's players and of its ready battles.
struct Everything;

impl Visitor for Everything {
    type Output = (Vec<String>, Vec<String>);

    fn visit<S: Game>(self, system: S) -> Self::Output {
        let players = system.players().iter().map(|it| it.name.to_owned()).collect();
        (players, system.battles().iter().map(|it| it.word.to_owned()).collect())
    }
}
