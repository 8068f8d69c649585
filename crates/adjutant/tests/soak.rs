//! `adjutant soak`: hostile runs from seeds, with a count at the end.

#![cfg(unix)]

use std::{path::Path, process::Command};

#[test]
fn hostile_runs_are_repeated_from_seeds_and_counted() {
    let memory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("soak-memory");
    let checks = ["files", "arguments", "pipes", "programs", "server", "views"].map(|it| format!("hostile-{it}"));
    let done = Command::new(env!("CARGO_BIN_EXE_adjutant"))
        .args(["soak", "--from", "0", "--seeds", "4", "--memory"])
        .arg(memory)
        .args(checks.iter().flat_map(|it| ["--check", it]))
        .output()
        .expect("it runs");
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{told}{}", String::from_utf8_lossy(&done.stderr));
    assert!(told.ends_with("\n24 runs of 6 checks, none failed\n"), "{told}");
}
