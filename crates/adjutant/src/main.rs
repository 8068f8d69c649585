//! The command line: `adjutant COMMAND --help` says what each does.

mod rules;
mod soak;

use std::process::ExitCode;

use clap::Parser;

/// Adjutant: a rules-complete tabletop for miniature wargames.
#[derive(Parser)]
#[command(name = "adjutant", version, max_term_width = 100)]
enum Command {
    #[command(subcommand)]
    Rules(rules::RulesCommand),
    Soak(soak::Soak),
}

fn main() -> ExitCode {
    match start(Command::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn start(command: Command) -> Result<ExitCode, String> {
    match command {
        Command::Rules(command) => rules::run(command).map(|()| ExitCode::SUCCESS),
        Command::Soak(soak) => soak.run(),
    }
}
