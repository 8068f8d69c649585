//! What we measure ourselves against, in a Python of their own beside the build.

use std::{path::Path, process::Command};

use serde_json::Value;

/// The peers, as the Python registry knows them.
const PEERS: [(&str, &str); 2] = [("icepool", "icepool==2.1.3"), ("numpy", "numpy==2.4.6")];

/// Runs every peer: what it printed, or why it could not.
pub fn run() -> Vec<(&'static str, Result<Value, String>)> {
    let python = python();
    let measured = |name: &str| measure(python.as_ref().map_err(Clone::clone)?, name);
    PEERS.iter().map(|(name, _)| (*name, measured(name))).collect()
}

/// A Python with the peers in it, made once.
fn python() -> Result<String, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("odds-peers");
    let python = folder.join("bin").join("python").display().to_string();
    if !Path::new(&python).exists() {
        output(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    let packages = PEERS.iter().map(|(_, package)| *package);
    output(Command::new(&python).args(["-m", "pip", "install", "--quiet"]).args(packages))?;
    Ok(python)
}

fn measure(python: &str, name: &str) -> Result<Value, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("benches/odds/{name}_peer.py"));
    let printed = output(Command::new(python).arg(script))?;
    serde_json::from_str(&printed).map_err(|error| format!("it printed no JSON: {error}"))
}

fn output(command: &mut Command) -> Result<String, String> {
    let done = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    if done.status.success() { Ok(out.into_owned()) } else { Err(err.trim().to_owned()) }
}
