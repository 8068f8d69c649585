//! The page, served by the program as players have it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// The program that serves the page, until this is dropped.
pub struct Server {
    /// Where the page is.
    pub address: String,
    running: Child,
    program: PathBuf,
    files: PathBuf,
}

impl Server {
    /// Serves the files of this folder at a free port.
    pub fn start(program: &Path, files: &Path) -> Result<Server> {
        let mut running = Command::new(program)
            .args(["serve", "--port=0", "--from"])
            .arg(files)
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let mut line = String::new();
        let printed = running.stdout.take().context("the server has no output")?;
        BufReader::new(printed).read_line(&mut line)?;
        let Some(address) = line.split(' ').find(|it| it.starts_with("http://")) else {
            let _ = running.kill();
            bail!("the server said {line:?} and no address");
        };
        Ok(Server { address: address.to_owned(), running, program: program.to_owned(), files: files.to_owned() })
    }

    /// A second server of the same files, at an address of its own.
    pub fn another(&self) -> Result<Server> {
        Server::start(&self.program, &self.files)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}
