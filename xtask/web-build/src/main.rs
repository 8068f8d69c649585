//! `web-build bind INPUT.wasm FOLDER`: writes the script and the module a browser loads.
//! `web-build lay FOLDER`: lays the functions of that module in the order in which they compress best.
//! `web-build pack FILE…`: writes each file once more beside itself, compressed with Brotli, as `FILE.br`.
//!
//! Binding is the wasm-bindgen tool as a library, pinned in the workspace to the version the page is compiled against, so
//! that there is nothing to install and the two never disagree.

mod lay;

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use brotli::enc::BrotliEncoderParams;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["bind", input, folder] => bind(input, folder).map_err(|error| format!("{input}: {error}")),
        ["lay", folder] => lay(folder).map_err(|error| format!("{folder}: {error}")),
        ["pack", files @ ..] => {
            files.iter().try_for_each(|file| pack(file).map_err(|error| format!("{file}: {error}")))
        }
        _ => {
            eprintln!("usage: web-build bind INPUT.wasm FOLDER | web-build lay FOLDER | web-build pack FILE...");
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

/// Lays the functions of the module in the folder in order.
fn lay(folder: &str) -> Result<(), String> {
    let file = Path::new(folder).join("adjutant_bg.wasm");
    let module = fs::read(&file).map_err(|error| error.to_string())?;
    fs::write(&file, lay::laid(&module)?).map_err(|error| error.to_string())
}

/// Compresses a file as well as can be.
fn pack(file: &str) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| error.to_string())?;
    let hardest = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut packed, &hardest).map_err(|error| error.to_string())?;
    fs::write(format!("{file}.br"), packed).map_err(|error| error.to_string())
}
