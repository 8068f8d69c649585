//! Units: squads, heroes and anything else that is bought as one and fills a slot.

use std::collections::BTreeMap;

use catalogue::RuleId;

use crate::pack::{
    ability::Ability,
    carriage::Carriage,
    header::Header,
    misprint::{Misprint, Problem},
    option_list::read_options,
    toml_reader::Entry,
    unit_option::UnitOption,
    value::Line,
};

/// A unit of the army list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The id that rosters use.
    pub id: String,
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// The name for people.
    pub name: String,
    /// The file it was read from.
    pub file: String,
    /// Its faction; a unit without one follows the army's.
    pub faction: Option<String>,
    /// Other factions it serves as well; with no faction of its own, the only ones.
    pub also: Vec<String>,
    /// Its category, which decides the slot it fills.
    pub category: String,
    /// Words that other entries and the game's rules ask for: the type of a warlord.
    pub keywords: Vec<String>,
    /// Units with the same name here are one person: an army may have one of them.
    pub unique: Option<String>,
    /// The cost of the smallest unit.
    pub points: i32,
    /// The least and the most models.
    pub size: (i32, i32),
    /// The only numbers of models there may be; any from the least to the most if empty.
    pub sizes: Vec<i32>,
    /// The cost of each model beyond the least.
    pub extra: i32,
    /// The models: one line for all of them.
    pub model: Model,
    /// The role of the commander, who is the first model.
    pub commander: String,
    /// The role of everyone else.
    pub role: String,
    /// What the unit may buy.
    pub options: Vec<UnitOption>,
    /// Room for options that take some, by the header's names: how much, and whether some of it must be used.
    pub rooms: BTreeMap<String, Room>,
    /// The units of which one must be in the army with it.
    pub only_with: Option<Company>,
    /// The rule by which the players create it: then its name makes it a person of its own.
    pub created: Option<RuleId>,
    /// Options that other units of its kind may take and it may not.
    pub refuses: Option<Refusal>,
    /// What it takes to carry one of its models: so much of one of these letters. It cannot be carried if empty.
    pub needs: BTreeMap<String, i32>,
    /// What one of its models carries: so much in all, of any of these letters. It carries nobody if empty.
    pub carries: BTreeMap<String, i32>,
    /// Whether it need not start half full.
    pub starts_empty: bool,
    /// The allegiance it serves; any if none.
    pub allegiance: Option<String>,
    /// What it counts as for the limits of the chart.
    pub counts_as: Vec<String>,
}

/// Options that a unit may not take although others like it may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The options, by id.
    pub options: Vec<String>,
    /// The rule that says so.
    pub rule: RuleId,
}

/// Room for options: hands, hardpoints, pockets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// How much must be used.
    pub least: i32,
    /// How much there is.
    pub most: i32,
}

/// Units without which another does not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// The units of which one must be there, by id.
    pub units: Vec<String>,
    /// The rule that says so.
    pub rule: RuleId,
}

/// A model as it is printed, before options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its stat line.
    pub profile: Line,
    /// What the line is called, where there are several.
    pub profile_name: Option<String>,
    /// Its further lines: other forms it may take in the game.
    pub modes: Vec<NamedLine>,
    /// The diameter of its base in millimetres; none if it stands on no base.
    pub base: Option<i32>,
    /// Its armour, where it has a name.
    pub armour: Option<Armour>,
    /// Its weapons, by id.
    pub weapons: Vec<String>,
    /// Its skills.
    pub skills: Vec<Ability>,
}

/// A further stat line of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedLine {
    /// What the form is called.
    pub name: String,
    /// The line.
    pub profile: Line,
    /// Its skills in this form.
    pub skills: Vec<Ability>,
}

/// Armour with a name, and how it fares against kinds of weapons.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Armour {
    /// The name for people.
    pub name: String,
    /// What is special about it.
    pub abilities: Vec<Ability>,
}

impl Unit {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<Unit, Misprint> {
        let id = entry.text("id")?;
        entry.called("unit", &id);
        let rule = entry.rule("rule")?;
        let mut unit = Unit {
            rule,
            name: entry.text("name")?,
            file: entry.file_name(),
            faction: header.faction(&mut entry, "faction")?,
            also: header.some_factions(&mut entry, "also")?,
            category: header.category(&mut entry, "category")?,
            keywords: entry.texts("keywords")?,
            unique: entry.text_if("unique")?,
            points: entry.whole("points", 0..=10_000)?,
            size: (1, 1),
            sizes: sizes(&mut entry)?,
            extra: entry.whole_if("extra", 0..=10_000)?.unwrap_or(0),
            model: Model::read(&mut entry, header)?,
            commander: entry.text_if("commander")?.unwrap_or_else(|| "commander".into()),
            role: entry.text_if("role")?.unwrap_or_else(|| "model".into()),
            options: read_options(&mut entry, rule, header)?,
            rooms: rooms(&mut entry, header)?,
            only_with: entry.inner_if("only-with")?.map(Company::read).transpose()?,
            created: entry.rule_if("created")?,
            refuses: entry.inner_if("refuses")?.map(Refusal::read).transpose()?,
            needs: Carriage::loads(header.carriage.as_ref(), &mut entry, "needs")?,
            carries: Carriage::loads(header.carriage.as_ref(), &mut entry, "carries")?,
            starts_empty: entry.flag("starts-empty")?,
            allegiance: entry.text_if("allegiance")?,
            counts_as: entry.texts("counts-as")?,
            id,
        };
        unit.size = match (unit.sizes.first(), unit.sizes.last()) {
            (Some(least), Some(most)) => (*least, *most),
            _ => size(&mut entry)?,
        };
        entry.finish()?;
        Ok(unit)
    }
}

impl Unit {
    /// Whether it may stand in an army of this faction.
    #[must_use]
    pub fn serves(&self, army: &str) -> bool {
        let anyone = self.faction.is_none() && self.also.is_empty();
        anyone || self.faction.as_deref() == Some(army) || self.also.iter().any(|it| it == army)
    }
}

/// `hands = 1`, or `hands = { from = 1, to = 1 }` where some of it must be used.
fn rooms(entry: &mut Entry<'_>, header: &Header) -> Result<BTreeMap<String, Room>, Misprint> {
    let mut rooms = BTreeMap::new();
    let Some(mut table) = entry.inner_if("rooms")? else { return Ok(rooms) };
    for name in header.rooms.keys() {
        let room = match table.any(name) {
            None => continue,
            Some(given @ toml::Value::Table(_)) => {
                let mut inner = table.below(name, given)?;
                let least = inner.whole("from", 0..=100)?;
                let room = Room { least, most: inner.whole("to", least..=100)? };
                inner.finish()?;
                room
            }
            Some(given) => Room { least: 0, most: table.as_whole(name, given, 0..=100)? },
        };
        rooms.insert(name.clone(), room);
    }
    table.finish()?;
    Ok(rooms)
}

impl Refusal {
    fn read(mut entry: Entry<'_>) -> Result<Refusal, Misprint> {
        let refusal = Refusal { options: entry.texts("options")?, rule: entry.rule("rule")? };
        entry.finish()?;
        Ok(refusal)
    }
}

impl Company {
    fn read(mut entry: Entry<'_>) -> Result<Company, Misprint> {
        let company = Company { units: entry.texts("units")?, rule: entry.rule("rule")? };
        entry.finish()?;
        Ok(company)
    }
}

/// `sizes = [3, 6, 9]`, smallest first; none if the key is absent.
fn sizes(entry: &mut Entry<'_>) -> Result<Vec<i32>, Misprint> {
    let mut sizes: Vec<i32> = Vec::new();
    for value in entry.list("sizes")? {
        let least = sizes.last().map_or(1, |it| it + 1);
        sizes.push(entry.as_whole("sizes", value, least..=500)?);
    }
    Ok(sizes)
}

fn size(entry: &mut Entry<'_>) -> Result<(i32, i32), Misprint> {
    let Some(mut size) = entry.inner_if("size")? else { return Ok((1, 1)) };
    let least = size.whole("from", 1..=500)?;
    let most = size.whole("to", least..=500)?;
    size.finish()?;
    Ok((least, most))
}

impl Model {
    fn read(entry: &mut Entry<'_>, header: &Header) -> Result<Model, Misprint> {
        let modes = entry.entries("mode")?.into_iter().map(|it| NamedLine::read(it, header));
        let modes = modes.collect::<Result<_, _>>()?;
        Ok(Model {
            profile: profile(entry, header)?,
            profile_name: entry.text_if("profile-name")?,
            modes,
            base: entry.whole_if("base", 1..=500)?,
            armour: entry.inner_if("armour")?.map(|it| Armour::read(it, header)).transpose()?,
            weapons: entry.texts("weapons")?,
            skills: Ability::read_all(entry, "skills", header)?,
        })
    }
}

/// The stat line of an entry.
fn profile(entry: &mut Entry<'_>, header: &Header) -> Result<Line, Misprint> {
    let mut profile = entry.inner("profile")?;
    let kind = profile.text_if("line")?.unwrap_or_else(|| "model".into());
    let Some(kind) = header.lines.get(&kind) else {
        return Err(profile.misprint("line", Problem::NoSuch { what: "line", name: kind }));
    };
    let line = kind.take(&mut profile)?;
    profile.finish()?;
    Ok(line)
}

impl NamedLine {
    fn read(mut entry: Entry<'_>, header: &Header) -> Result<NamedLine, Misprint> {
        let mode = NamedLine {
            name: entry.text("name")?,
            profile: profile(&mut entry, header)?,
            skills: Ability::read_all(&mut entry, "skills", header)?,
        };
        entry.finish()?;
        Ok(mode)
    }
}

impl Armour {
    fn read(mut entry: Entry<'_>, header: &Header) -> Result<Armour, Misprint> {
        let armour =
            Armour { name: entry.text("name")?, abilities: Ability::read_all(&mut entry, "abilities", header)? };
        entry.finish()?;
        Ok(armour)
    }
}
