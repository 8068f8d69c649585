//! `web-build bind INPUT.wasm FOLDER`: writes the script and the module a browser loads.
//! `web-build lay FOLDER`: lays the functions of that module in the order in which they compress best.
//! `web-build part FOLDER`: takes it apart, which compresses better still; the page puts it together again.
//! `web-build pack FILE…`: writes each file once more beside itself, compressed with Brotli, as `FILE.br`.
//!
//! Binding is the wasm-bindgen tool as a library, pinned in the workspace to the version the page is compiled against, so
//! that there is nothing to install and the two never disagree.
//!
//! `main.rs` names the commands; start reading at `bind`.

mod lay;
mod part;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use brotli::CompressorWriter;
use brotli::enc::BrotliEncoderParams;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["bind", input, folder] => bind(input, folder).map_err(|error| format!("{input}: {error}")),
        ["lay", folder] => rewrite(folder, lay::laid).map_err(|error| format!("{folder}: {error}")),
        ["part", folder] => rewrite(folder, part::parted).map_err(|error| format!("{folder}: {error}")),
        ["pack", files @ ..] => {
            files.iter().try_for_each(|file| pack(file).map_err(|error| format!("{file}: {error}")))
        }
        _ => {
            eprintln!("usage: web-build bind INPUT.wasm FOLDER | lay FOLDER | part FOLDER | pack FILE...");
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

/// Reads the compiled module and writes `adjutant.js` and `adjutant_bg.wasm` into the folder.
fn bind(input: &str, folder: &str) -> Result<(), String> {
    let mut tool = Bindgen::new();
    tool.input_path(input).out_name("adjutant").typescript(false);
    // Names of functions and of the compiler tell a player nothing, and weigh a fifth of the module.
    tool.remove_name_section(true).remove_producers_section(true);
    tool.web(true).and_then(|tool| tool.generate(folder)).map_err(|error| format!("{error:#}"))
}

/// Writes the module in the folder anew.
fn rewrite(folder: &str, anew: fn(&[u8]) -> Result<Vec<u8>, String>) -> Result<(), String> {
    let file = Path::new(folder).join("adjutant_bg.wasm");
    let module = fs::read(&file).map_err(|error| error.to_string())?;
    fs::write(&file, anew(&module)?).map_err(|error| error.to_string())
}

/// Compresses a file as well as can be. Every part of a module that was taken apart begins afresh, because what is usual
/// in one is not in the next.
fn pack(file: &str) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| error.to_string())?;
    let hardest = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = CompressorWriter::with_params(Vec::new(), 1 << 16, &hardest);
    let mut from = 0;
    for until in part::bounds(&bytes) {
        let part = &bytes[from..until];
        packed.write_all(part).and_then(|()| packed.flush()).map_err(|error| error.to_string())?;
        from = until;
    }
    packed.write_all(&bytes[from..]).map_err(|error| error.to_string())?;
    fs::write(format!("{file}.br"), packed.into_inner()).map_err(|error| error.to_string())
}
