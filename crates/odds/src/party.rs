//! Models as one writes them at the prompt: "5 Hussars with mg-40, long-bayonets".

use catalogue::Language;
use muster::{Pack, Party};

/// Reads a number of models, a unit by any of its names, and options.
///
/// # Errors
/// What is not known, with what there is.
pub fn read(text: &str, pack: &Pack) -> Result<Party, String> {
    let (who, options) = text.split_once(" with ").unwrap_or((text, ""));
    let (size, name) = match who.trim().split_once(' ') {
        Some((size, name)) if size.bytes().all(|it| it.is_ascii_digit()) => {
            (Some(size.parse::<u32>().map_err(|_| format!("{size} models are too many"))?), name)
        }
        _ => (None, who),
    };
    let (id, least) = unit(name, pack)?;
    let options = options.split(',').map(str::trim).filter(|it| !it.is_empty()).map(option);
    Ok(Party { unit: id, size: size.unwrap_or(least), options: options.collect::<Result<_, _>>()? })
}

/// The id and the least size of the unit of this name: its id, or its name in any language, one of them or many.
fn unit(name: &str, pack: &Pack) -> Result<(String, u32), String> {
    let wanted = plain(name);
    for unit in pack.units.values() {
        let titles = Language::ALL.iter().map(|it| unit.rule.title(*it));
        if titles.chain([unit.id.as_str(), unit.name.as_str()]).any(|it| plain(it) == wanted) {
            return Ok((unit.id.clone(), unit.size.0.unsigned_abs()));
        }
    }
    let known: Vec<&str> = pack.units.keys().map(String::as_str).collect();
    Err(format!("no unit \"{}\": there are {}", name.trim(), known.join(", ")))
}

/// `mg-40` once, `arg-17 x2` twice.
fn option(text: &str) -> Result<(String, i32), String> {
    let Some((id, times)) = text.split_once(" x") else { return Ok((text.to_owned(), 1)) };
    let times = times.trim().parse().map_err(|_| format!("\"{text}\": how often is that?"))?;
    Ok((id.trim().to_owned(), times))
}

/// Without capitals, spaces and the s of many.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase);
    let plain: String = letters.collect();
    plain.strip_suffix('s').map_or(plain.clone(), str::to_owned)
}

/// What a party is called: "5 hussars with mg-40".
pub fn told(party: &Party, pack: &Pack) -> String {
    let options: Vec<String> = party.options.iter().map(counted).collect();
    let with = if options.is_empty() { String::new() } else { format!(" with {}", options.join(", ")) };
    let name = pack.units.get(&party.unit).map_or(party.unit.as_str(), |it| it.name.as_str());
    format!("{} {name}{with}", party.size)
}

fn counted((option, times): (&String, &i32)) -> String {
    if *times == 1 { option.clone() } else { format!("{option} x{times}") }
}

/// The names of all weapons of a party, each once.
///
/// # Errors
/// What is wrong with the party.
pub fn weapons(party: &Party, pack: &Pack) -> Result<Vec<String>, String> {
    let (units, _) = party.field(pack)?;
    let mut names: Vec<String> = Vec::new();
    for weapon in units.iter().flat_map(|it| &it.models).flat_map(|it| &it.weapons) {
        if !names.contains(&weapon.name) {
            names.push(weapon.name.clone());
        }
    }
    Ok(names)
}
