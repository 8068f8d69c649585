//! Reading a TOML table key by key, strictly.
//!
//! Every key is *taken* out of its table; a key left at the end is unknown, and an error. So the schema is exactly what
//! the readers ask for, and each mistake is reported with its file, entry and key.

use std::{collections::BTreeMap, ops::RangeInclusive};

use catalogue::RuleId;
use toml::{Table, Value as Toml};

use crate::pack::misprint::{Misprint, Problem};

/// The longest name or word a file may hold.
const LONGEST_TEXT: usize = 200;

/// One table of a file while it is being read.
pub(crate) struct Entry<'a> {
    file: &'a str,
    name: String,
    table: Table,
}

impl<'a> Entry<'a> {
    /// The whole file.
    pub(crate) fn file(file: &'a str, text: &str) -> Result<Entry<'a>, Misprint> {
        match text.parse::<Table>() {
            Ok(table) => Ok(Entry { file, name: String::new(), table }),
            Err(why) => Err(Misprint {
                file: file.into(),
                entry: String::new(),
                key: String::new(),
                problem: Problem::NotToml(why.to_string().trim_end().to_owned()),
            }),
        }
    }

    /// A misprint at a key of this entry.
    pub(crate) fn misprint(&self, key: &str, problem: Problem) -> Misprint {
        Misprint { file: self.file.into(), entry: self.name.clone(), key: key.into(), problem }
    }

    /// The file the entry stands in.
    pub(crate) fn file_name(&self) -> String {
        self.file.into()
    }

    /// Calls the entry by its id from here on, so that misprints name it.
    pub(crate) fn called(&mut self, kind: &str, id: &str) {
        self.name = format!("{kind} {id}");
    }

    fn take(&mut self, key: &str) -> Result<Toml, Misprint> {
        self.table.remove(key).ok_or_else(|| self.misprint(key, Problem::Missing))
    }

    fn wrong<T>(&self, key: &str, wanted: &'static str) -> Result<T, Misprint> {
        Err(self.misprint(key, Problem::WrongType { wanted }))
    }

    /// Whether the key is there.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Whether a list stands at the key.
    pub(crate) fn is_list(&self, key: &str) -> bool {
        self.table.get(key).is_some_and(Toml::is_array)
    }

    /// Some value of any type, if the key is there.
    pub(crate) fn any(&mut self, key: &str) -> Option<Toml> {
        self.table.remove(key)
    }

    /// A text that is not empty.
    pub(crate) fn text(&mut self, key: &str) -> Result<String, Misprint> {
        let value = self.take(key)?;
        self.as_text(key, value)
    }

    /// A text, if the key is there.
    pub(crate) fn text_if(&mut self, key: &str) -> Result<Option<String>, Misprint> {
        if self.has(key) { self.text(key).map(Some) } else { Ok(None) }
    }

    /// A list of texts; an absent key is an empty list.
    pub(crate) fn texts(&mut self, key: &str) -> Result<Vec<String>, Misprint> {
        let values = self.list(key)?;
        values.into_iter().map(|value| self.as_text(key, value)).collect()
    }

    fn as_text(&self, key: &str, value: Toml) -> Result<String, Misprint> {
        let Toml::String(text) = value else { return self.wrong(key, "a text") };
        if text.trim().is_empty() || text.chars().count() > LONGEST_TEXT {
            let wanted = format!("a text of 1 to {LONGEST_TEXT} characters");
            let given = text.chars().take(LONGEST_TEXT).collect();
            return Err(self.misprint(key, Problem::BadValue { given, wanted }));
        }
        Ok(text)
    }

    /// A whole number within limits.
    pub(crate) fn whole(&mut self, key: &str, within: RangeInclusive<i32>) -> Result<i32, Misprint> {
        let value = self.take(key)?;
        self.as_whole(key, value, within)
    }

    /// A whole number, if the key is there.
    pub(crate) fn whole_if(&mut self, key: &str, within: RangeInclusive<i32>) -> Result<Option<i32>, Misprint> {
        if self.has(key) { self.whole(key, within).map(Some) } else { Ok(None) }
    }

    /// A map of whole numbers by name; an absent key is an empty map.
    pub(crate) fn wholes(&mut self, key: &str, within: RangeInclusive<i32>) -> Result<BTreeMap<String, i32>, Misprint> {
        let Some(table) = self.table_if(key)? else { return Ok(BTreeMap::new()) };
        let number = |(name, value): (String, Toml)| {
            let number = self.as_whole(&format!("{key}.{name}"), value, within.clone())?;
            Ok((name, number))
        };
        table.into_iter().map(number).collect()
    }

    /// A map of texts by name; an absent key is an empty map.
    pub(crate) fn words(&mut self, key: &str) -> Result<BTreeMap<String, String>, Misprint> {
        let Some(table) = self.table_if(key)? else { return Ok(BTreeMap::new()) };
        let word = |(name, value): (String, Toml)| {
            let word = self.as_text(&format!("{key}.{name}"), value)?;
            Ok((name, word))
        };
        table.into_iter().map(word).collect()
    }

    /// A value that must be a whole number.
    pub(crate) fn as_whole(&self, key: &str, value: Toml, within: RangeInclusive<i32>) -> Result<i32, Misprint> {
        let Toml::Integer(given) = value else { return self.wrong(key, "a whole number") };
        match i32::try_from(given) {
            Ok(number) if within.contains(&number) => Ok(number),
            _ => {
                let (least, most) = (i64::from(*within.start()), i64::from(*within.end()));
                Err(self.misprint(key, Problem::OutOfRange { given, least, most }))
            }
        }
    }

    /// True or false; an absent key is false.
    pub(crate) fn flag(&mut self, key: &str) -> Result<bool, Misprint> {
        match self.any(key) {
            None => Ok(false),
            Some(Toml::Boolean(it)) => Ok(it),
            Some(_) => self.wrong(key, "true or false"),
        }
    }

    /// The id of a rule in the catalogue.
    pub(crate) fn rule(&mut self, key: &str) -> Result<RuleId, Misprint> {
        let name = self.text(key)?;
        RuleId::find(&name).ok_or_else(|| self.misprint(key, Problem::NoSuch { what: "rule", name }))
    }

    /// The id of a rule, if the key is there.
    pub(crate) fn rule_if(&mut self, key: &str) -> Result<Option<RuleId>, Misprint> {
        if self.has(key) { self.rule(key).map(Some) } else { Ok(None) }
    }

    /// A list of rule ids; an absent key is an empty list.
    pub(crate) fn rules(&mut self, key: &str) -> Result<Vec<RuleId>, Misprint> {
        let names = self.texts(key)?;
        let find = |name: String| {
            RuleId::find(&name).ok_or_else(|| self.misprint(key, Problem::NoSuch { what: "rule", name }))
        };
        names.into_iter().map(find).collect()
    }

    /// A list; an absent key is an empty one.
    pub(crate) fn list(&mut self, key: &str) -> Result<Vec<Toml>, Misprint> {
        match self.any(key) {
            None => Ok(Vec::new()),
            Some(Toml::Array(values)) => Ok(values),
            Some(_) => self.wrong(key, "a list"),
        }
    }

    /// A table of its own below this entry.
    pub(crate) fn inner(&mut self, key: &str) -> Result<Entry<'a>, Misprint> {
        let value = self.take(key)?;
        self.below(key, value)
    }

    /// A table of its own, if the key is there.
    pub(crate) fn inner_if(&mut self, key: &str) -> Result<Option<Entry<'a>>, Misprint> {
        if self.has(key) { self.inner(key).map(Some) } else { Ok(None) }
    }

    /// A list of tables (`[[unit]]`, or inline); an absent key is an empty list.
    pub(crate) fn entries(&mut self, key: &str) -> Result<Vec<Entry<'a>>, Misprint> {
        let values = self.list(key)?;
        values.into_iter().enumerate().map(|(at, value)| self.below(&format!("{key} {}", at + 1), value)).collect()
    }

    /// Makes an entry of a value found under a key.
    pub(crate) fn below(&self, key: &str, value: Toml) -> Result<Entry<'a>, Misprint> {
        let Toml::Table(table) = value else { return self.wrong(key, "a table") };
        let name = if self.name.is_empty() { key.into() } else { format!("{}, {key}", self.name) };
        Ok(Entry { file: self.file, name, table })
    }

    fn table_if(&mut self, key: &str) -> Result<Option<Table>, Misprint> {
        match self.any(key) {
            None => Ok(None),
            Some(Toml::Table(table)) => Ok(Some(table)),
            Some(_) => self.wrong(key, "a table"),
        }
    }

    /// Everything has been taken: a key that is left is unknown.
    pub(crate) fn finish(self) -> Result<(), Misprint> {
        match self.table.keys().next() {
            None => Ok(()),
            Some(key) => Err(self.misprint(key, Problem::UnknownKey)),
        }
    }
}
