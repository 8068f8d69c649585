//! `cargo xtask dist`: what is handed to players, as one archive with its sum.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::run::{self, Program};
use crate::steps::{Step, Steps};
use crate::web;

/// Documents that travel with the program.
const DOCUMENTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Build the release: the program, the page's files, an archive of both and its SHA-256
#[derive(Args)]
pub struct Dist {}

impl Dist {
    /// Builds everything into `dist` and says what was made.
    pub fn run(&self) -> Result<ExitCode> {
        let mut steps = Steps::new(4);
        steps.take("webassembly", web::build)?;
        let program = steps.take("program", |step| {
            web::compile_with_page(&["--package", "adjutant", "--bin", "adjutant", "--release"], step)
        })?;
        let archive = steps.take("archive", |step| archive(&program, step))?;
        let sums = steps.take("sums", |_| write_sums(&archive))?;
        println!("{}\n{}", archive.display(), sums.display());
        Ok(ExitCode::SUCCESS)
    }
}

/// Packs the program, the page's files and the documents into `dist/NAME.tar.gz`.
fn archive(program: &Path, step: &Step) -> Result<PathBuf> {
    let name = format!("adjutant-{}-{}", env!("CARGO_PKG_VERSION"), platform(step)?);
    let file = run::root().join("dist").join(format!("{name}.tar.gz"));
    let written = File::create(&file).with_context(|| format!("cannot write {}", file.display()))?;
    let mut tar = tar::Builder::new(GzEncoder::new(written, Compression::best()));
    let program_name = program.file_name().context("the program has no name")?.to_string_lossy().into_owned();
    pack(&mut tar, program, &format!("{name}/{program_name}"), 0o755)?;
    for page_file in files(&web::folder())? {
        let page_name = page_file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        pack(&mut tar, &page_file, &format!("{name}/web/{page_name}"), 0o644)?;
    }
    for document in DOCUMENTS {
        pack(&mut tar, &run::root().join(document), &format!("{name}/{document}"), 0o644)?;
    }
    tar.into_inner().and_then(GzEncoder::finish).with_context(|| format!("cannot finish {}", file.display()))?;
    Ok(file)
}

/// Adds one file without its date and owner, so that the same files always make the same archive.
fn pack(tar: &mut tar::Builder<impl io::Write>, file: &Path, name: &str, mode: u32) -> Result<()> {
    let content = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut header = tar::Header::new_gnu();
    header.set_size(content.len() as u64);
    header.set_mode(mode);
    header.set_mtime(0);
    tar.append_data(&mut header, name, content.as_slice()).with_context(|| format!("cannot pack {name}"))
}

/// The files of a folder, in the order of their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = entries.map(|entry| entry.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.is_file());
    files.sort();
    Ok(files)
}

/// The machine the program is for, in Rust's words.
fn platform(step: &Step) -> Result<String> {
    let output = Program::new("rustc").arg("-vV").must(step)?;
    let host = output.stdout.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say which machine this is")?.to_owned())
}

/// Writes `SHA256SUMS`, which `sha256sum --check` reads.
fn write_sums(archive: &Path) -> Result<PathBuf> {
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let digest = Sha256::digest(fs::read(archive).with_context(|| format!("cannot read {}", archive.display()))?);
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let file = archive.with_file_name("SHA256SUMS");
    fs::write(&file, format!("{digest}  {name}\n")).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(file)
}
