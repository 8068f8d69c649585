//! `web-build INPUT.wasm FOLDER`: writes the script and the module a browser loads.
//!
//! This is the wasm-bindgen tool as a library, pinned in the workspace to the version the page is compiled against, so
//! that there is nothing to install and the two never disagree.

use std::env;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, folder] = arguments.as_slice() else {
        eprintln!("usage: web-build INPUT.wasm FOLDER");
        return ExitCode::from(2);
    };
    match bind(input, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{input}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the compiled module and writes `adjutant.js` and `adjutant_bg.wasm` into the folder.
fn bind(input: &str, folder: &str) -> Result<(), String> {
    let mut tool = Bindgen::new();
    tool.input_path(input).out_name("adjutant").typescript(false);
    tool.web(true).and_then(|tool| tool.generate(folder)).map_err(|error| format!("{error:#}"))
}
