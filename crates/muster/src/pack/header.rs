//! The header of a pack: its game, factions and categories, and the rules that validation cites.

use std::collections::BTreeMap;

use catalogue::RuleId;

use crate::pack::{
    ability::Ability,
    carriage::Carriage,
    column::LineKind,
    misprint::{Misprint, Problem},
    privilege::Privilege,
    toml_reader::Entry,
};

/// The head of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The pack's name, which rosters repeat: `warzone`.
    pub id: String,
    /// Its title for people.
    pub name: String,
    /// The file that holds the header.
    pub file: String,
    /// The factions an army of this pack may belong to, by id.
    pub factions: BTreeMap<String, Faction>,
    /// Factions that rules mention but this pack has no army for.
    pub elsewhere: Vec<String>,
    /// The names that abilities may give to their numbers (`burn = 1`).
    pub numbers: Vec<String>,
    /// Skills of every commander of a unit of more than one model.
    pub commander_skills: Vec<Ability>,
    /// The rules behind the checks that belong to no single unit or option.
    pub rules: FaultRules,
    /// The stat lines of the game by name.
    pub lines: BTreeMap<String, LineKind>,
    /// The rooms that options may take up, by id, each with the rule that limits it.
    pub rooms: BTreeMap<String, RuleId>,
    /// The categories of units by id.
    pub categories: BTreeMap<String, Category>,
    /// What skills mean while an army is built.
    pub privileges: Vec<Privilege>,
    /// How units are carried, in games where some carry others.
    pub carriage: Option<Carriage>,
}

/// The rules behind the checks that apply to every army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultRules {
    /// The army may not cost more than agreed.
    pub points: RuleId,
    /// The players agree on a chart.
    pub chart: RuleId,
    /// A unique model is there once.
    pub unique: RuleId,
    /// An army is of one faction.
    pub faction: RuleId,
    /// Units are taken from the army list, each with its name.
    pub unit: RuleId,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faction {
    /// The id that units and rosters use.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What every model that serves it has.
    pub skills: Vec<Ability>,
    /// The allegiances of which an army of it must declare one; none if it has no such choice.
    pub allegiances: Option<Allegiances>,
}

/// The allegiances an army may declare, and the rules behind them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allegiances {
    /// Their names: `allied`.
    pub names: Vec<String>,
    /// An army declares one.
    pub rule: RuleId,
    /// Some units serve one of them only.
    pub units: RuleId,
}

/// A category of units: the slots of a chart are counted by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// The id that units and charts use.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The rule that says who may join whom.
    pub rule: RuleId,
    /// The categories whose units a unit of this one may join before the game.
    pub joins: Vec<String>,
    /// How many units of this category one unit may be joined by.
    pub joined_at_most: i32,
    /// What every model of the category has.
    pub skills: Vec<Ability>,
    /// What no model of the category has, whatever its entry says.
    pub loses: Vec<Loss>,
    /// Whether its units belong to no group.
    pub groupless: bool,
    /// Whether its units are bought with a carrier, start attached to it and take up no room.
    pub attached: bool,
}

/// A skill that is lost in a category.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// The skill.
    pub skill: RuleId,
    /// The rule that takes it.
    pub rule: RuleId,
}

impl Header {
    /// Reads the header out of the file that holds a `[pack]` table.
    pub(crate) fn read(file: &mut Entry<'_>) -> Result<Header, Misprint> {
        let mut pack = file.inner("pack")?;
        let mut header = Header {
            id: pack.text("id")?,
            name: pack.text("name")?,
            file: pack.file_name(),
            factions: BTreeMap::new(),
            elsewhere: pack.texts("elsewhere")?,
            numbers: pack.texts("numbers")?,
            commander_skills: Vec::new(),
            rules: FaultRules::read(pack.inner("rules")?)?,
            lines: LineKind::read_all(file.entries("line")?)?,
            rooms: BTreeMap::new(),
            categories: BTreeMap::new(),
            privileges: Vec::new(),
            carriage: pack.inner_if("transports")?.map(Carriage::read).transpose()?,
        };
        header.commander_skills = Ability::read_all(&mut pack, "commander-skills", &header)?;
        pack.finish()?;
        for entry in file.entries("faction")? {
            header.add_faction(entry)?;
        }
        for mut entry in file.entries("room")? {
            header.rooms.insert(entry.text("id")?, entry.rule("rule")?);
            entry.finish()?;
        }
        for entry in file.entries("category")? {
            header.add_category(entry)?;
        }
        for entry in file.entries("privilege")? {
            header.privileges.push(Privilege::read(entry, &header)?);
        }
        Ok(header)
    }

    fn add_faction(&mut self, mut entry: Entry<'_>) -> Result<(), Misprint> {
        let id = entry.text("id")?;
        entry.called("faction", &id);
        let skills = Ability::read_all(&mut entry, "skills", self)?;
        let allegiances = entry.inner_if("allegiances")?.map(Allegiances::read).transpose()?;
        let faction = Faction { id: id.clone(), name: entry.text("name")?, skills, allegiances };
        let twice = entry.misprint("id", Problem::Twice { id: id.clone() });
        entry.finish()?;
        if self.factions.insert(id, faction).is_some() { Err(twice) } else { Ok(()) }
    }

    fn add_category(&mut self, mut entry: Entry<'_>) -> Result<(), Misprint> {
        let id = entry.text("id")?;
        entry.called("category", &id);
        let category = Category {
            id: id.clone(),
            name: entry.text("name")?,
            rule: entry.rule("rule")?,
            joins: entry.texts("joins")?,
            joined_at_most: entry.whole_if("joined-at-most", 0..=100)?.unwrap_or(1),
            skills: Ability::read_all(&mut entry, "skills", self)?,
            loses: entry.entries("loses")?.into_iter().map(Loss::read).collect::<Result<_, _>>()?,
            groupless: entry.flag("groupless")?,
            attached: entry.flag("attached")?,
        };
        let twice = entry.misprint("id", Problem::Twice { id: id.clone() });
        entry.finish()?;
        if self.categories.insert(id, category).is_some() { Err(twice) } else { Ok(()) }
    }

    /// Takes the category named by a key of an entry.
    pub(crate) fn category(&self, entry: &mut Entry<'_>, key: &str) -> Result<String, Misprint> {
        let name = entry.text(key)?;
        if self.categories.contains_key(&name) {
            return Ok(name);
        }
        Err(entry.misprint(key, Problem::NoSuch { what: "category", name }))
    }

    /// Takes the categories named by a key of an entry; an absent key is an empty list.
    pub(crate) fn some_categories(&self, entry: &mut Entry<'_>, key: &str) -> Result<Vec<String>, Misprint> {
        let names = entry.texts(key)?;
        match names.iter().find(|it| !self.categories.contains_key(*it)) {
            None => Ok(names),
            Some(name) => Err(entry.misprint(key, Problem::NoSuch { what: "category", name: name.clone() })),
        }
    }

    /// Takes the factions named by a key of an entry, known here or elsewhere; an absent key is an empty list.
    pub(crate) fn some_factions(&self, entry: &mut Entry<'_>, key: &str) -> Result<Vec<String>, Misprint> {
        let names = entry.texts(key)?;
        match names.iter().find(|it| !self.factions.contains_key(*it) && !self.elsewhere.contains(it)) {
            None => Ok(names),
            Some(name) => Err(entry.misprint(key, Problem::NoSuch { what: "faction", name: name.clone() })),
        }
    }

    /// Takes the faction named by a key of an entry, if it is there.
    pub(crate) fn faction(&self, entry: &mut Entry<'_>, key: &str) -> Result<Option<String>, Misprint> {
        match entry.text_if(key)? {
            Some(name) if !self.factions.contains_key(&name) => {
                Err(entry.misprint(key, Problem::NoSuch { what: "faction", name }))
            }
            faction => Ok(faction),
        }
    }
}

impl Allegiances {
    fn read(mut entry: Entry<'_>) -> Result<Allegiances, Misprint> {
        let allegiances =
            Allegiances { names: entry.texts("names")?, rule: entry.rule("rule")?, units: entry.rule("units")? };
        entry.finish()?;
        Ok(allegiances)
    }
}

impl Loss {
    fn read(mut entry: Entry<'_>) -> Result<Loss, Misprint> {
        let loss = Loss { skill: entry.rule("skill")?, rule: entry.rule("rule")? };
        entry.finish()?;
        Ok(loss)
    }
}

impl FaultRules {
    fn read(mut entry: Entry<'_>) -> Result<FaultRules, Misprint> {
        let rules = FaultRules {
            points: entry.rule("points")?,
            chart: entry.rule("chart")?,
            unique: entry.rule("unique")?,
            faction: entry.rule("faction")?,
            unit: entry.rule("unit")?,
        };
        entry.finish()?;
        Ok(rules)
    }
}
