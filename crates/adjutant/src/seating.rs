//! Options that `watch` and `sim` share: the game, the battle, and a player for each seat.

use bots::Kind;
use clap::Args;

use games::Game;
use kit::Offer;

/// The states a player may look at for one answer.
pub const NODES: u64 = 20_000;

/// What is played, by whom, and from which seed.
#[derive(Args)]
pub struct Seating {
    /// Which ready battle; without it, the first of the game
    #[arg(value_name = "BATTLE")]
    named: Option<String>,
    /// The game; without it, the one that has the battle, or else the last of the list
    #[arg(long, value_name = "GAME")]
    system: Option<String>,
    /// The same as BATTLE
    #[arg(long, value_name = "NAME", conflicts_with = "named")]
    battle: Option<String>,
    /// Who plays, seat by seat; without it, two of the strongest players. A player may have a style (balanced, aggressive,
    /// cautious, objective), and roles of its army another: level-4:cautious:leaders=aggressive
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub seats: Vec<String>,
    /// The seed that decides everything
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Seating {
    /// The name of the game: as given, or else of the only one that has the battle named.
    pub fn system(&self) -> Result<&str, String> {
        match (&self.system, self.wanted()) {
            (Some(system), _) => Ok(system),
            (None, None) => Ok(games::usual()),
            (None, Some(battle)) => the_game_with(battle),
        }
    }

    /// The battle named, in either way.
    fn wanted(&self) -> Option<&str> {
        self.named.as_deref().or(self.battle.as_deref())
    }

    /// The players, one for each seat.
    pub fn players<S: Game>(&self, system: &S) -> Result<Vec<Kind<S>>, String> {
        let all = system.players();
        if self.seats.is_empty() {
            return Ok(all.last().into_iter().flat_map(|it| [*it, *it]).collect());
        }
        self.seats.iter().map(|it| bots::named(&all, it).map_err(|why| why.to_string())).collect()
    }

    /// The name of the ready battle.
    pub fn battle<S: Game>(&self, system: &S) -> Result<&'static str, String> {
        let all = system.battles();
        let wanted = self.wanted().unwrap_or(all[0].word);
        all.iter().map(|it| it.word).find(|it| *it == wanted).ok_or_else(|| {
            let known: Vec<String> =
                all.iter().map(|it| format!("\n  {}: {}", it.word, system.about(it.word))).collect();
            format!("no ready battle \"{}\" for {}; there are{}", wanted.escape_debug(), S::NAME, known.concat())
        })
    }

    /// The setup of the ready battle for these players.
    pub fn setup<S: Game>(&self, system: &S, players: usize, seed: u64) -> Result<S::Setup, String> {
        let battle = self.battle(system)?;
        system.setup(battle, players, seed).map_err(|why| format!("{}: {why}", S::NAME))
    }
}

/// The one game with a ready battle of this name.
fn the_game_with(battle: &str) -> Result<&'static str, String> {
    let words = |game: &Offer| game.battles().iter().map(|it| it.word).collect::<Vec<_>>();
    let games: Vec<(&'static str, Vec<&'static str>)> = games::all().iter().map(|it| (it.name(), words(it))).collect();
    let having: Vec<&'static str> = games.iter().filter(|it| it.1.contains(&battle)).map(|it| it.0).collect();
    match having[..] {
        [game] => Ok(game),
        [] => {
            let known: Vec<String> = games.iter().map(|it| format!("\n  {}: {}", it.0, it.1.join(", "))).collect();
            Err(format!("no ready battle \"{}\"; there are{}", battle.escape_debug(), known.concat()))
        }
        _ => Err(format!("{} have a battle \"{battle}\"; say which with --system", having.join(" and "))),
    }
}
