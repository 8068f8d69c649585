//! `web-build bind INPUT.wasm FOLDER NAME`: writes the script and the module a browser loads, `NAME.js` and
//! `NAME_bg.wasm`.
//! `web-build pack FOLDER`: writes each file of a folder once more beside itself, compressed with Brotli and with gzip,
//! as `FILE.br` and `FILE.gz`, where that is smaller.
//!
//! Binding is the wasm-bindgen tool as a library, pinned in the workspace to the version the page is compiled against, so
//! that there is nothing to install and the two never disagree.
//!
//! `main.rs` names the commands; start reading at `bind`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use brotli::CompressorWriter;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use wasm_bindgen_cli_support::Bindgen;

/// Files below this many bytes travel as they are.
const LEAST: usize = 512;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["bind", input, folder, name] => bind(input, folder, name).map_err(|error| format!("{input}: {error}")),
        ["pack", folder] => pack_all(Path::new(folder)).map_err(|error| format!("{folder}: {error}")),
        _ => {
            eprintln!("usage: web-build bind INPUT.wasm FOLDER NAME | pack FOLDER");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the compiled module and writes its script and the module to load into the folder.
fn bind(input: &str, folder: &str, name: &str) -> Result<(), String> {
    let mut tool = Bindgen::new();
    tool.input_path(input).out_name(name).typescript(false);
    // Names of functions and of the compiler tell a player nothing, and weigh a fifth of the module.
    tool.remove_name_section(true).remove_producers_section(true);
    tool.web(true).and_then(|tool| tool.generate(folder)).map_err(|error| format!("{error:#}"))
}

/// Compresses every file of a folder that is not a compressed form itself.
fn pack_all(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let file = entry?.path();
        let packed = file.extension().is_some_and(|it| it == "br" || it == "gz");
        if file.is_file() && !packed {
            pack(&file)?;
        }
    }
    Ok(())
}

/// Writes both compressed forms of a file, and removes those that are not worth it.
fn pack(file: &Path) -> io::Result<()> {
    let bytes = fs::read(file)?;
    for (ending, packed) in [("br", brotli(&bytes)?), ("gz", gzip(&bytes)?)] {
        let beside = PathBuf::from(format!("{}.{ending}", file.display()));
        if bytes.len() >= LEAST && packed.len() < bytes.len() {
            fs::write(beside, packed)?;
        } else if beside.exists() {
            fs::remove_file(beside)?;
        }
    }
    Ok(())
}

fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let hardest = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = CompressorWriter::with_params(Vec::new(), 1 << 16, &hardest);
    packed.write_all(bytes)?;
    Ok(packed.into_inner())
}

fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    packed.finish()
}
