//! `site FOLDER`: serves the page's files in a folder.

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;
use site::Files;

/// Serves the page's files in a folder on this machine
#[derive(Parser)]
struct Arguments {
    /// The folder
    folder: PathBuf,
    /// The port; a free one if it is taken
    #[arg(long, default_value_t = site::PORT)]
    port: u16,
    /// Opens the page in a browser
    #[arg(long)]
    open: bool,
}

fn main() -> ExitCode {
    let Err(why) = run(&Arguments::parse());
    eprintln!("error: {why}");
    ExitCode::FAILURE
}

fn run(arguments: &Arguments) -> Result<std::convert::Infallible, String> {
    let folder = &arguments.folder;
    let files = Files::read(folder).map_err(|why| format!("cannot read the files in {}: {why}", folder.display()))?;
    site::serve(files, arguments.port, |address| {
        println!("{}", site::greeting(address));
        if arguments.open
            && let Err(advice) = site::open(address)
        {
            println!("{advice}");
        }
        Ok(())
    })
}
