//! `adjutant sim`: plays many battles and prints a summary.

use std::{
    io::{self, IsTerminal},
    num::NonZeroUsize,
    path::PathBuf,
    thread,
    time::Instant,
};

use ::sim::{Openings, Study, Summary};
use bots::Kind;
use clap::Args;
use games::{Game, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::{
    output::{self, Stop},
    seating::{NODES, Seating},
    study::{self, StudyFile},
};

/// More threads than any machine this is likely to meet has cores.
const MOST_THREADS: usize = 1_024;
/// How many orders a battle may take before it counts as endless.
const LONGEST: u64 = 1_000_000;

/// Play many battles at once and sum them up
///
/// The same seed gives the same battles, and the same digest over all their final states, on any number of threads.
#[derive(Args)]
pub struct Sim {
    #[command(flatten)]
    seating: Seating,
    /// How many battles
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    battles: u64,
    /// On how many threads; without it, as many as there are cores
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Every opening is played once with every player in every seat
    #[arg(long)]
    swap: bool,
    /// How many states a player may look at for one answer
    #[arg(long, default_value_t = NODES, value_name = "N")]
    nodes: u64,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// Play a study file instead: every combination it names (docs/studies/README.md)
    #[arg(long, value_name = "FILE", requires = "out", conflicts_with_all = ["named", "system", "battle", "seats", "seed", "battles", "swap", "nodes"])]
    study: Option<PathBuf>,
    /// The folder for the results of a study; the same again takes it up where it was stopped
    #[arg(long, value_name = "FOLDER", requires = "study")]
    out: Option<PathBuf>,
    /// Play at most so many battles of a study this time
    #[arg(long, value_name = "N", requires = "study")]
    most: Option<u64>,
}

impl Sim {
    /// Plays and prints.
    pub fn run(&self) -> Result<(), Stop> {
        if let (Some(file), Some(out)) = (&self.study, &self.out) {
            let from = file.display().to_string();
            let order = study::Order { from, out: Some(out), threads: threads(self.threads)?, most: self.most };
            let done = study::play(StudyFile::read(file)?, &order)?;
            output::print(if self.json { format!("{:#}\n", done.json()) } else { done.text() })?;
            return Ok(done.verdict()?);
        }
        let report = games::visit(self.seating.system()?, Simulate(self))??;
        match self.json {
            true => output::line(format_args!("{:#}", report.json())),
            false => output::print(report.table()),
        }
    }

    fn progress(&self) -> ProgressBar {
        if !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} battles, {eta} left");
        ProgressBar::new(self.battles).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
    }
}

/// So many threads, or as many as there are cores.
pub fn threads(wanted: Option<usize>) -> Result<NonZeroUsize, String> {
    let Some(threads) = wanted else {
        return Ok(thread::available_parallelism().unwrap_or(NonZeroUsize::MIN));
    };
    NonZeroUsize::new(threads)
        .filter(|it| it.get() <= MOST_THREADS)
        .ok_or_else(|| format!("{threads} threads cannot play; give a number from 1 to {MOST_THREADS}"))
}

struct Simulate<'a>(&'a Sim);

impl Visitor for Simulate<'_> {
    type Output = Result<Report, String>;

    fn visit<S: Game>(self, system: S) -> Result<Report, String> {
        let Simulate(asked) = self;
        let threads = threads(asked.threads)?;
        if asked.battles == 0 {
            return Err("no battles, no summary: give --battles at least 1".to_owned());
        }
        let players = asked.seating.players(&system)?;
        let battle = asked.seating.battle(&system)?;
        let setup = asked.seating.setup(&system, players.len(), 0)?;
        let made = |seed| asked.seating.setup(&system, players.len(), seed).unwrap_or_else(|_| setup.clone());
        let varies = system.varies(battle);
        let study = Study {
            system: &system,
            openings: if varies { Openings::Made(&made) } else { Openings::Same(&setup) },
            players: &players,
            battles: asked.battles,
            seed: asked.seating.seed,
            swap: asked.swap,
            nodes: asked.nodes,
            longest: LONGEST,
        };
        let (start, bar) = (Instant::now(), asked.progress());
        let summary = ::sim::simulate(&study, threads, &|done| bar.set_position(done));
        bar.finish_and_clear();
        let seconds = start.elapsed().as_secs_f64();
        let summary = summary.map_err(|why| why.to_string())?;
        Ok(Report::new(asked, battle, &players, threads, seconds, summary))
    }
}

/// What came of it, with everything needed to repeat it.
struct Report {
    system: String,
    battle: &'static str,
    players: Vec<String>,
    seed: u64,
    swap: bool,
    nodes: u64,
    threads: usize,
    seconds: f64,
    summary: Summary,
}

impl Report {
    fn new<S: Game>(
        asked: &Sim,
        battle: &'static str,
        players: &[Kind<S>],
        threads: NonZeroUsize,
        seconds: f64,
        summary: Summary,
    ) -> Report {
        let Sim { swap, nodes, .. } = *asked;
        let players = players.iter().map(Kind::label).collect();
        let (system, seed) = (S::NAME.to_owned(), asked.seating.seed);
        Report { system, battle, players, seed, swap, nodes, threads: threads.get(), seconds, summary }
    }

    fn per_second(&self, count: u64) -> f64 {
        if self.seconds > 0.0 { count as f64 / self.seconds } else { 0.0 }
    }

    fn json(&self) -> Value {
        let Summary { battles, decisions, turns: _, wins, seat_wins, draws, digest } = &self.summary;
        let interval = |player| {
            let (low, high) = self.summary.win_rate(player).interval();
            json!([low, high])
        };
        json!({
            "system": self.system,
            "battle": self.battle,
            "seats": self.players,
            "seed": self.seed,
            "swap": self.swap,
            "nodes": self.nodes,
            "threads": self.threads,
            "battles": battles,
            "decisions": decisions,
            "seconds": self.seconds,
            "battles_per_second": self.per_second(*battles),
            "decisions_per_second": self.per_second(*decisions),
            "wins": wins,
            "win_intervals": (0..wins.len()).map(interval).collect::<Vec<_>>(),
            "seat_wins": seat_wins,
            "draws": draws,
            "mean_orders": self.summary.mean_orders(),
            "mean_turns": self.summary.mean_turns(),
            "digest": digest.to_string(),
        })
    }

    fn table(&self) -> String {
        let sum = &self.summary;
        let mut out = format!(
            "{} battles of {} \"{}\", {} decisions, {:.2} s on {} threads\n",
            sum.battles, self.system, self.battle, sum.decisions, self.seconds, self.threads
        );
        out += &format!(
            "{:.0} battles a second, {:.0} decisions a second\n",
            self.per_second(sum.battles),
            self.per_second(sum.decisions)
        );
        let turns = sum.mean_turns().map_or_else(String::new, |it| format!(" in {it:.1} turns"));
        out += &format!("{:.1} orders a battle{turns}\n\n", sum.mean_orders());
        for (player, name) in self.players.iter().enumerate() {
            let (rate, (low, high)) = (sum.win_rate(player), sum.win_rate(player).interval());
            out += &format!("{player} {name:<12} {:>8} won {:>6.1}%", sum.wins[player], 100.0 * rate.share());
            out += &format!("  ({:.1}% to {:.1}%)\n", 100.0 * low, 100.0 * high);
        }
        out += &format!("  {:<12} {:>8}\n", "drawn", sum.draws);
        if self.swap {
            let seats: Vec<String> = sum.seat_wins.iter().map(ToString::to_string).collect();
            out += &format!("  {:<12} {:>8}\n", "by seat", seats.join(", "));
        }
        out + &format!("\ndigest {}\n", sum.digest)
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use serde_json::Value;

    use super::{Sim, Simulate};

    #[derive(Parser)]
    struct Prompt {
        #[command(flatten)]
        sim: Sim,
    }

    fn sim(words: &str) -> Result<Value, String> {
        let words = ["sim"].into_iter().chain(words.split_whitespace());
        let asked = Prompt::try_parse_from(words).map_err(|why| why.to_string())?.sim;
        let report = games::visit(asked.seating.system()?, Simulate(&asked))??;
        assert!(report.table().contains(&format!("digest {}", report.summary.digest)), "{}", report.table());
        serde_json::from_str(&report.json().to_string()).map_err(|why| why.to_string())
    }

    fn refusal(words: &str) -> String {
        sim(words).expect_err("this cannot be played")
    }

    #[test]
    fn the_summary_as_json() {
        let answer = sim("--system duel --seats random,random --battles 50 --seed 7 --threads 2").expect("duels end");
        assert_eq!(answer["system"], "duel");
        assert_eq!(answer["battles"], 50);
        let wins: u64 = answer["wins"].as_array().expect("one a seat").iter().filter_map(Value::as_u64).sum();
        assert_eq!(wins + answer["draws"].as_u64().expect("a number"), 50);
        let decisions = answer["decisions"].as_f64().expect("a number");
        assert!((answer["mean_orders"].as_f64().expect("a number") - decisions / 50.0).abs() < 1e-9);
        assert!(answer["mean_turns"].as_f64().is_some_and(|it| (1.0..=12.0).contains(&it)), "{answer}");
        assert_eq!(answer["digest"].as_str().map(str::len), Some(64));
        for key in ["seconds", "battles_per_second", "decisions_per_second"] {
            assert!(answer[key].as_f64().is_some_and(|it| it > 0.0), "{key}: {answer}");
        }
    }

    #[test]
    fn any_number_of_threads_gives_the_same_digest() {
        for battle in ["standard", "any"] {
            let digest = |threads: u8| {
                let words = format!("--battle {battle} --seats random,random --battles 200 --threads {threads}");
                sim(&words).expect("duels end")["digest"].clone()
            };
            assert_eq!(digest(1), digest(2), "{battle}");
            assert_eq!(digest(1), digest(3), "{battle}");
        }
    }

    #[test]
    fn a_battle_of_a_war_game_too_is_the_same_on_any_number_of_threads() {
        let played = |threads: u8| {
            let words = format!("duel-of-heroes --seats random,random --battles 4 --threads {threads}");
            sim(&words).expect("battles end")
        };
        let (one, two) = (played(1), played(2));
        assert_eq!((&one["system"], &one["battle"]), (&"warzone".into(), &"duel-of-heroes".into()));
        assert_eq!(one["digest"], two["digest"]);
        assert_eq!((&one["wins"], &one["mean_turns"]), (&two["wins"], &two["mean_turns"]));
        assert!(one["mean_turns"].as_f64().is_some_and(|it| it >= 1.0), "{one}");
    }

    #[test]
    fn the_tactician_wins_from_either_seat() {
        let answer = sim("--battle long --seats random,tactician --battles 60 --swap").expect("duels end");
        assert!(answer["wins"][1].as_u64() > Some(40), "{answer}");
        assert!(answer["seat_wins"][0].as_u64() > Some(15), "{answer}");
        assert!(answer["seat_wins"][1].as_u64() > Some(15), "{answer}");
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_a_reason() {
        let known = games::NAMES.join(", ");
        assert_eq!(refusal("--system chess"), format!("no game \"chess\"; this program knows {known}"));
        assert_eq!(
            refusal("--seats random,genius"),
            "no player \"genius\" for duel; there are random, level-1, level-2, level-3, level-4, level-5, strategist, tactician"
        );
        assert_eq!(refusal("--seats random"), "duel: the battle \"standard\" cannot be played by 1");
        assert_eq!(
            refusal("--seats random,random,random,random,random"),
            "duel: the battle \"standard\" cannot be played by 5"
        );
        assert!(
            refusal("--system duel --battle waterloo")
                .starts_with("no ready battle \"waterloo\" for duel; there are\n  standard:")
        );
        for words in ["waterloo", "--battle waterloo"] {
            let why = refusal(words);
            assert!(why.starts_with("no ready battle \"waterloo\"; there are\n  warzone: first-battle, "), "{why}");
            assert!(why.ends_with("\n  duel: standard, long, any"), "{why}");
        }
        assert!(refusal("long --battle long").contains("cannot be used with"), "{}", refusal("long --battle long"));
        assert!(refusal("long --system warzone").starts_with("no ready battle \"long\" for warzone; there are"));
        assert_eq!(refusal("--battles 0"), "no battles, no summary: give --battles at least 1");
        assert_eq!(refusal("--threads 0"), "0 threads cannot play; give a number from 1 to 1024");
        assert_eq!(refusal("--threads 100000"), "100000 threads cannot play; give a number from 1 to 1024");
        assert!(refusal("--battles -3").contains("unexpected argument"), "{}", refusal("--battles -3"));
        assert!(refusal("--seed x").contains("invalid value 'x'"));
    }
}
