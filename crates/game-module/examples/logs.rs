//! `logs N`: every battle and every number of the seeds 0 to N - 1, as native code works them out.
//!
//! `cargo xtask test` compares this with what the games' WebAssembly says; `xtask/src/browser/driver.js` is the same
//! loop in the same order.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(seeds) = env::args().nth(1).and_then(|count| count.parse::<u64>().ok()) else {
        eprintln!("usage: logs N");
        return ExitCode::from(2);
    };
    for system in games::NAMES {
        for seed in 0..seeds {
            match game_module::log_of(system, seed) {
                Ok(log) => println!("== {system} {seed}\n{log}"),
                Err(error) => {
                    eprintln!("{error}");
                    return ExitCode::FAILURE;
                }
            }
            if games::NAMES.last() == Some(system) {
                println!("== numbers {seed}\n{}", game_module::numbers_log(seed));
            }
        }
    }
    ExitCode::SUCCESS
}
