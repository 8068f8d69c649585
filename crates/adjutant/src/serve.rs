//! `adjutant serve`: the page, from this program alone.
//!
//! A small server for one machine: it listens on the loopback address, knows a dozen files and nothing else. The files
//! are put in when the program is built (`build.rs`); the same files work on any static host.

mod answer;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use clap::Args;

mod page {
    include!(concat!(env!("OUT_DIR"), "/page.rs"));
}

/// Serves the page on this machine
#[derive(Args)]
pub struct Serve {
    /// The port; a free one if it is taken
    #[arg(long, default_value_t = 4317)]
    port: u16,
    /// Opens the page in a browser
    #[arg(long)]
    open: bool,
    /// Serves the files of this folder instead of those built in
    #[arg(long, value_name = "FOLDER")]
    from: Option<PathBuf>,
}

/// Files by name.
type Files = Vec<(String, Vec<u8>)>;

/// How long a browser may take to say what it wants.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest request line and headers that are read, in bytes.
const LONGEST: u64 = 16 * 1024;

impl Serve {
    /// Serves until it is stopped.
    pub fn run(&self) -> Result<(), String> {
        let files = Arc::new(self.files()?);
        let listen = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = listen(self.port).or_else(|_| listen(0)).map_err(|why| format!("cannot listen: {why}"))?;
        let address = listener.local_addr().map_err(|why| why.to_string())?;
        println!("Adjutant is at http://{address}/ (Ctrl+C ends it)");
        if self.open {
            open(&format!("http://{address}/"));
        }
        for stream in listener.incoming().flatten() {
            let files = Arc::clone(&files);
            thread::spawn(move || {
                let _ = serve(stream, &files);
            });
        }
        Ok(())
    }

    fn files(&self) -> Result<Files, String> {
        match &self.from {
            Some(folder) => read(folder).map_err(|why| format!("cannot read the files in {}: {why}", folder.display())),
            None if page::FILES.is_empty() => {
                Err("this program was built without the page; `cargo xtask play` builds it with the page".to_owned())
            }
            None => Ok(page::FILES.iter().map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec())).collect()),
        }
    }
}

/// The files of a folder; what lies in folders below it is left out.
fn read(folder: &Path) -> std::io::Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_file() {
            files.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), fs::read(&path)?));
        }
    }
    Ok(files)
}

/// Answers one request.
fn serve(mut stream: TcpStream, files: &Files) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut lines = BufReader::new(std::io::Read::take(&stream, LONGEST)).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let mut takes = String::new();
    for header in lines {
        let header = header?.to_ascii_lowercase();
        if header.is_empty() {
            break;
        }
        if let Some(forms) = header.strip_prefix("accept-encoding:") {
            takes = forms.to_owned();
        }
    }
    let answer = answer::to(&request, &takes, files);
    stream.write_all(&answer)
}

/// Opens an address in the player's browser, where this machine knows how.
fn open(address: &str) {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    if Command::new(program).arg(address).spawn().is_err() {
        println!("Open that address in a browser.");
    }
}
