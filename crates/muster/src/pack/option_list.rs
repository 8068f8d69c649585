//! Lists of options that many units may buy from, such as a faction's doctrines.

use catalogue::RuleId;

use crate::pack::{
    header::Header,
    misprint::{Misprint, Problem},
    toml_reader::Entry,
    unit_option::UnitOption,
};

/// A list of options open to many units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionList {
    /// The list's id.
    pub id: String,
    /// The rule that offers it.
    pub rule: RuleId,
    /// The name for people.
    pub name: String,
    /// The file it was read from.
    pub file: String,
    /// The faction of the units it is for; any if none.
    pub faction: Option<String>,
    /// The factions whose armies may buy from it, whomever the unit itself serves; none if the unit's faction decides.
    pub armies: Vec<String>,
    /// The categories of the units it is for.
    pub categories: Vec<String>,
    /// How many of its options one unit may take.
    pub at_most: i32,
    /// The unit that opens the list: one of this category with one of these keywords. Nobody is needed if none.
    pub opened_by: Option<Opener>,
    /// The options.
    pub options: Vec<UnitOption>,
}

/// Which unit of the army opens a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opener {
    /// Its category.
    pub category: String,
    /// The keywords of which it must have one.
    pub keywords: Vec<String>,
}

impl OptionList {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<OptionList, Misprint> {
        let id = entry.text("id")?;
        entry.called("list", &id);
        let rule = entry.rule("rule")?;
        let list = OptionList {
            rule,
            name: entry.text("name")?,
            file: entry.file_name(),
            faction: header.faction(&mut entry, "faction")?,
            armies: header.some_factions(&mut entry, "armies")?,
            categories: header.some_categories(&mut entry, "categories")?,
            at_most: entry.whole("at-most", 1..=100)?,
            opened_by: entry.inner_if("opened-by")?.map(|it| Opener::read(it, header)).transpose()?,
            options: read_options(&mut entry, rule, header)?,
            id,
        };
        entry.finish()?;
        Ok(list)
    }
}

/// Reads the options of a unit or list, no id twice.
pub(crate) fn read_options(entry: &mut Entry<'_>, rule: RuleId, header: &Header) -> Result<Vec<UnitOption>, Misprint> {
    let mut options: Vec<UnitOption> = Vec::new();
    for option in entry.entries("option")? {
        let option = UnitOption::read(option, rule, header)?;
        if options.iter().any(|it| it.id == option.id) {
            return Err(entry.misprint("option", Problem::Twice { id: option.id }));
        }
        options.push(option);
    }
    Ok(options)
}

impl Opener {
    fn read(mut entry: Entry<'_>, header: &Header) -> Result<Opener, Misprint> {
        let opener = Opener { category: header.category(&mut entry, "category")?, keywords: entry.texts("keywords")? };
        entry.finish()?;
        Ok(opener)
    }
}
