//! Who sits down to play what: the options that `watch` and `sim` share.

use bots::Kind;
use clap::Args;

use crate::systems::Game;

/// The states a player may look at for one answer.
pub const NODES: u64 = 20_000;

/// What is played, by whom, and from which seed.
#[derive(Args)]
pub struct Seating {
    /// The game
    #[arg(long, default_value = "duel", value_name = "GAME")]
    pub system: String,
    /// Which of the game's ready battles; without it, the first of them
    #[arg(long, value_name = "NAME")]
    pub battle: Option<String>,
    /// Who plays, seat by seat; without it, two of the strongest players
    #[arg(long, value_delimiter = ',', value_name = "A,B")]
    pub seats: Vec<String>,
    /// The seed that decides everything
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Seating {
    /// The players, one for each seat.
    pub fn players<S: Game>(&self, system: &S) -> Result<Vec<Kind<S>>, String> {
        let all = system.players();
        if self.seats.is_empty() {
            return Ok(all.last().into_iter().flat_map(|it| [*it, *it]).collect());
        }
        let find = |name: &String| {
            let names = || all.iter().map(|it| it.name).collect::<Vec<_>>().join(", ");
            let found = all.iter().find(|it| it.name == name.trim());
            found
                .copied()
                .ok_or_else(|| format!("no player \"{}\" for {}; there are {}", name.escape_debug(), S::NAME, names()))
        };
        self.seats.iter().map(find).collect()
    }

    /// The name of the ready battle.
    pub fn battle<S: Game>(&self, system: &S) -> Result<&'static str, String> {
        let all = system.battles();
        let wanted = self.battle.as_deref().unwrap_or(all[0].0);
        all.iter().map(|it| it.0).find(|it| *it == wanted).ok_or_else(|| {
            let known: Vec<String> = all.iter().map(|(name, about)| format!("\n  {name}: {about}")).collect();
            format!("no ready battle \"{}\" for {}; there are{}", wanted.escape_debug(), S::NAME, known.concat())
        })
    }

    /// The setup of the ready battle for these players.
    pub fn setup<S: Game>(&self, system: &S, players: usize, seed: u64) -> Result<S::Setup, String> {
        let battle = self.battle(system)?;
        let none = || format!("the battle \"{battle}\" of {} cannot be played by {players}", S::NAME);
        system.setup(battle, players, seed).ok_or_else(none)
    }
}
