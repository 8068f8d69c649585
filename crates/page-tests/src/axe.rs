//! axe-core, which finds what keeps people from using a page; fetched once with npm.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The version all findings are of.
const PACKAGE: &str = "axe-core@4.14.0";

/// The script, from this folder; fetched into it where it is missing.
pub fn script(folder: &Path) -> Result<String> {
    let script = folder.join("node_modules").join("axe-core").join("axe.min.js");
    if !script.is_file() {
        fetch(folder)?;
    }
    fs::read_to_string(&script).with_context(|| format!("cannot read {}", script.display()))
}

fn fetch(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    eprintln!("npm install {PACKAGE}");
    let quiet = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
    match Command::new("npm").args(quiet).arg("--prefix").arg(folder).arg(PACKAGE).output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => bail!("`npm install {PACKAGE}` failed:\n{}", String::from_utf8_lossy(&output.stderr).trim_end()),
        Err(_) => bail!(
            "npm is missing, which fetches axe-core to look at the page. Install it (`apt-get install npm`, \
             `brew install node`)"
        ),
    }
}
