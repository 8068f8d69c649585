//! A pack: everything one game's armies are made of, read from a folder of TOML files.
//!
//! One file holds the header (`[pack]`, `[[line]]`, `[[category]]`); all of them may hold `[[weapon]]`, `[[unit]]`,
//! `[[list]]` and `[[chart]]` entries, in any order. Reading reports the first mistake of every entry, then every
//! reference to a name that does not exist.

pub(crate) mod ability;
pub(crate) mod carriage;
pub(crate) mod change_check;
pub(crate) mod chart;
pub(crate) mod column;
pub(crate) mod grouping;
pub(crate) mod header;
pub(crate) mod misprint;
pub(crate) mod option_effects;
pub(crate) mod option_list;
pub(crate) mod privilege;
pub(crate) mod reference_check;
pub(crate) mod takers;
pub(crate) mod toml_reader;
pub(crate) mod unit;
pub(crate) mod unit_option;
pub(crate) mod value;
pub(crate) mod weapon;

use std::{collections::BTreeMap, fs, io, path::Path};

use crate::pack::{
    chart::Chart,
    header::Header,
    misprint::{Misprint, Problem},
    option_list::OptionList,
    toml_reader::Entry,
    unit::Unit,
    unit_option::UnitOption,
    weapon::Weapon,
};

/// The armies of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// What the pack says about itself.
    pub header: Header,
    /// Its weapons by id.
    pub weapons: BTreeMap<String, Weapon>,
    /// Its units by id.
    pub units: BTreeMap<String, Unit>,
    /// Its lists of options by id.
    pub lists: BTreeMap<String, OptionList>,
    /// Its charts by id.
    pub charts: BTreeMap<String, Chart>,
}

/// An option offered to a unit, and the list it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// The option.
    pub option: &'a UnitOption,
    /// The list it stands in, if it is not the unit's own.
    pub list: Option<&'a OptionList>,
}

impl Pack {
    /// Reads a pack from files given as name and text.
    ///
    /// # Errors
    /// Every mistake found, each with its file, entry and key.
    pub fn read(files: &[(&str, &str)]) -> Result<Pack, Vec<Misprint>> {
        let (mut tables, mut misprints) = (Vec::new(), Vec::new());
        for (name, text) in files {
            match Entry::file(name, text) {
                Ok(table) => tables.push(table),
                Err(misprint) => misprints.push(misprint),
            }
        }
        if !misprints.is_empty() {
            return Err(misprints);
        }
        let mut pack = Pack::headed(&mut tables).map_err(|it| vec![it])?;
        for table in tables {
            pack.take_file(table, &mut misprints);
        }
        if misprints.is_empty() {
            reference_check::check(&pack, &mut misprints);
        }
        if misprints.is_empty() { Ok(pack) } else { Err(misprints) }
    }

    /// Reads a pack from a folder: every `.toml` file in it and below.
    ///
    /// # Errors
    /// Every mistake found, each with its file, entry and key.
    pub fn open(folder: &Path) -> Result<Pack, Vec<Misprint>> {
        let mut files = Vec::new();
        read_folder(folder, "", &mut files).map_err(|misprint| vec![misprint])?;
        let files: Vec<_> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Pack::read(&files)
    }

    fn headed(tables: &mut [Entry<'_>]) -> Result<Pack, Misprint> {
        let missing =
            Misprint { file: "pack".into(), entry: String::new(), key: "pack".into(), problem: Problem::Missing };
        let head = tables.iter_mut().find(|it| it.has("pack")).ok_or(missing)?;
        let header = Header::read(head)?;
        let (weapons, units, lists, charts) = Default::default();
        Ok(Pack { header, weapons, units, lists, charts })
    }

    fn take_file(&mut self, mut file: Entry<'_>, misprints: &mut Vec<Misprint>) {
        let Pack { header, weapons, units, lists, charts } = self;
        let outcomes = [
            take_all(&mut file, "weapon", weapons, misprints, |it| Weapon::read(it, header), |it| &it.id),
            take_all(&mut file, "unit", units, misprints, |it| Unit::read(it, header), |it| &it.id),
            take_all(&mut file, "list", lists, misprints, |it| OptionList::read(it, header), |it| &it.id),
            take_all(&mut file, "chart", charts, misprints, |it| Chart::read(it, header), |it| &it.id),
        ];
        misprints.extend(outcomes.into_iter().chain([file.finish()]).filter_map(Result::err));
    }

    /// The option with this id that a unit in an army of this faction may take: its own, or one of a list for units
    /// like it.
    #[must_use]
    pub fn offer<'a>(&'a self, unit: &'a Unit, army: &'a str, option: &str) -> Option<Offer<'a>> {
        self.offers(unit, army).find(|it| it.option.id == option)
    }

    /// Every option a unit may take in an army of this faction: its own first, then those of the lists for units like
    /// it.
    pub fn offers<'a>(&'a self, unit: &'a Unit, army: &'a str) -> impl Iterator<Item = Offer<'a>> {
        let serves = move |armies: &[String]| armies.is_empty() || armies.iter().any(|it| it == army);
        let own = unit.faction.as_deref().unwrap_or(army);
        let ours = move |list: &&OptionList| serves(&list.armies) && list.faction.as_deref().is_none_or(|it| it == own);
        let listed = self.lists.values().filter(ours);
        let listed = listed.flat_map(|list| list.options.iter().map(|option| Offer { option, list: Some(list) }));
        let all = unit.options.iter().map(|option| Offer { option, list: None }).chain(listed);
        let fits = move |words: &[String]| words.is_empty() || words.iter().any(|it| unit.keywords.contains(it));
        all.filter(move |it| serves(&it.option.armies) && fits(&it.option.to))
    }
}

/// Takes all entries of one kind out of a file. The mistakes inside entries are collected; one about the list itself
/// is the outcome.
fn take_all<'a, T>(
    file: &mut Entry<'a>,
    kind: &str,
    all: &mut BTreeMap<String, T>,
    misprints: &mut Vec<Misprint>,
    read: impl Fn(Entry<'a>) -> Result<T, Misprint>,
    id: impl Fn(&T) -> &String,
) -> Result<(), Misprint> {
    for entry in file.entries(kind)? {
        match read(entry) {
            Ok(thing) if all.contains_key(id(&thing)) => {
                misprints.push(file.misprint(kind, Problem::Twice { id: id(&thing).clone() }));
            }
            Ok(thing) => drop(all.insert(id(&thing).clone(), thing)),
            Err(misprint) => misprints.push(misprint),
        }
    }
    Ok(())
}

/// Reads every `.toml` file of a folder and below, in the order of their names.
fn read_folder(folder: &Path, prefix: &str, files: &mut Vec<(String, String)>) -> Result<(), Misprint> {
    let inside = fs::read_dir(folder).map_err(|why| unreadable(folder, &why))?;
    let mut inside: Vec<_> = inside.collect::<Result<_, _>>().map_err(|why| unreadable(folder, &why))?;
    inside.sort_by_key(fs::DirEntry::file_name);
    for entry in inside {
        let (path, name) = (entry.path(), format!("{prefix}{}", entry.file_name().to_string_lossy()));
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else if name.ends_with(".toml") {
            files.push((name, fs::read_to_string(&path).map_err(|why| unreadable(&path, &why))?));
        }
    }
    Ok(())
}

fn unreadable(path: &Path, why: &io::Error) -> Misprint {
    let problem = Problem::Unreadable(why.to_string());
    Misprint { file: path.display().to_string(), entry: String::new(), key: String::new(), problem }
}
