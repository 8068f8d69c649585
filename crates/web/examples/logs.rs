//! `logs N`: every battle and every number of the seeds 0 to N - 1, as native code works them out.
//!
//! `cargo xtask test` compares this with what the page's WebAssembly says; `xtask/src/browser/driver.js` is the same
//! loop in the same order.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(seeds) = env::args().nth(1).and_then(|count| count.parse::<u64>().ok()) else {
        eprintln!("usage: logs N");
        return ExitCode::from(2);
    };
    for seed in 0..seeds {
        for system in games::NAMES {
            match web::battle_log(system, seed) {
                Ok(log) => println!("== {system} {seed}\n{log}"),
                Err(error) => {
                    eprintln!("{error}");
                    return ExitCode::FAILURE;
                }
            }
        }
        println!("== numbers {seed}\n{}", web::numbers_log(seed));
    }
    ExitCode::SUCCESS
}
