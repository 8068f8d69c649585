//! The command line: `adjutant COMMAND --help` says what each does.

mod soak;

use std::process::ExitCode;

use clap::Parser;

/// Adjutant: a rules-complete tabletop for miniature wargames.
#[derive(Parser)]
#[command(name = "adjutant", version, max_term_width = 100)]
enum Command {
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
        Command::Soak(soak) => soak.run(),
    }
}
