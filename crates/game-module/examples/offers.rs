//! `offers FOLDER`: what the page knows of the games before it has fetched any of them: `games.json`, and the pictures of
//! each game's ready battles, `pictures-GAME.bin`.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use border::{Manifest, pictures, write_pictures};

fn main() -> ExitCode {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("usage: offers FOLDER");
        return ExitCode::from(2);
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{folder}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let manifests: Vec<Manifest> = games::all().iter().map(|it| Manifest::of(*it, it.match_ups().is_some())).collect();
    fs::write(folder.join("games.json"), serde_json::to_string(&manifests)?)?;
    for game in games::all() {
        let file = folder.join(format!("pictures-{}.bin", game.name()));
        fs::write(file, write_pictures(&pictures(*game))?)?;
    }
    Ok(())
}
