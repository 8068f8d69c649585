//! The command line: `adjutant COMMAND --help` says what each does.
//!
//! Each command is a file or folder of the same name; the crate `games` lists the games, and
//! `seating` reads which one is meant. Start reading at
//! `sim`, the shortest path from a command to battles. What a command prints goes through `output`.

#![deny(clippy::print_stdout, clippy::print_stderr)]

mod caught;
mod coach;
mod ladder;
mod odds;
mod output;
mod referee;
mod replay;
mod report;
mod review;
mod rules;
mod seating;
mod serve;
mod sim;
mod soak;
mod story;
mod study;
mod watch;

use std::process::ExitCode;

use clap::Parser;

use output::Stop;

/// Adjutant: a rules-complete tabletop for miniature wargames.
#[derive(Parser)]
#[command(name = "adjutant", version, max_term_width = 100)]
enum Command {
    /// Bare logs of battles, for machines to compare.
    #[command(subcommand)]
    Battle(watch::BattleCommand),
    Bot(referee::Bot),
    Coach(coach::Coach),
    Ladder(ladder::LadderCommand),
    Match(referee::Match),
    #[command(subcommand)]
    Odds(odds::OddsCommand),
    #[command(subcommand)]
    Replay(replay::ReplayCommand),
    Report(report::Report),
    Review(review::Review),
    #[command(subcommand)]
    Rules(rules::RulesCommand),
    Serve(serve::Serve),
    Sim(sim::Sim),
    Soak(soak::Soak),
    Watch(watch::Watch),
}

fn main() -> ExitCode {
    match Command::try_parse() {
        Ok(command) => start(command).unwrap_or_else(|stop| stop.report()),
        Err(error) => output::usage(&error),
    }
}

fn start(command: Command) -> Result<ExitCode, Stop> {
    match command {
        Command::Battle(command) => watch::battle(&command).map(|()| ExitCode::SUCCESS),
        Command::Bot(bot) => bot.run().map(|()| ExitCode::SUCCESS),
        Command::Coach(coach) => coach.run().map(|()| ExitCode::SUCCESS),
        Command::Ladder(ladder) => ladder.run().map(|()| ExitCode::SUCCESS),
        Command::Match(meeting) => meeting.run().map(|()| ExitCode::SUCCESS),
        Command::Odds(command) => odds::run(&command).map(|()| ExitCode::SUCCESS),
        Command::Replay(command) => replay::run(command).map(|()| ExitCode::SUCCESS),
        Command::Report(report) => report.run().map(|()| ExitCode::SUCCESS),
        Command::Review(review) => review.run().map(|()| ExitCode::SUCCESS),
        Command::Rules(command) => rules::run(command).map(|()| ExitCode::SUCCESS),
        Command::Serve(serve) => serve.run().map(|()| ExitCode::SUCCESS),
        Command::Sim(sim) => sim.run().map(|()| ExitCode::SUCCESS),
        Command::Soak(soak) => soak.run(),
        Command::Watch(watch) => watch.run().map(|()| ExitCode::SUCCESS),
    }
}
