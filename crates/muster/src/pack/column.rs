//! The columns of a stat line: what each is called, which rule explains it, and which values it takes.

use std::collections::BTreeMap;

use catalogue::RuleId;
use toml::Value as Toml;

use crate::pack::{
    misprint::{Misprint, Problem},
    toml_reader::Entry,
    value::{Hundredths, Line, Value},
};

/// A kind of stat line: the model's, a ranged weapon's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineKind {
    /// The name entries use: `model`.
    pub id: String,
    /// The columns in the order the books print them.
    pub columns: Vec<Column>,
}

/// One column of a stat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name as printed: `CC`.
    pub name: String,
    /// The rule that explains it.
    pub rule: RuleId,
    /// What may stand in it.
    pub takes: Takes,
    /// The words it takes besides.
    pub words: Vec<String>,
    /// Whether a dash may stand in it.
    pub dash: bool,
    /// Whether a line may leave it out.
    pub optional: bool,
    /// The least and the most a figure may be: inches for lengths.
    pub within: (i32, i32),
}

/// What kind of figure a column takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Plain numbers.
    Number,
    /// Modifiers, written `"+2"`.
    Plus,
    /// Lengths in inches, to a hundredth.
    Inches,
    /// No figures, only words.
    Words,
}

impl LineKind {
    pub(crate) fn read_all(entries: Vec<Entry<'_>>) -> Result<BTreeMap<String, LineKind>, Misprint> {
        let mut lines = BTreeMap::new();
        for mut entry in entries {
            let id = entry.text("id")?;
            entry.called("line", &id);
            let columns = entry.entries("column")?.into_iter().map(Column::read).collect::<Result<_, _>>()?;
            let twice = entry.misprint("id", Problem::Twice { id: id.clone() });
            entry.finish()?;
            if lines.insert(id.clone(), LineKind { id, columns }).is_some() {
                return Err(twice);
            }
        }
        Ok(lines)
    }

    /// The column of this name.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<&Column> {
        self.columns.iter().find(|it| it.name == name)
    }

    /// Takes this line's columns out of an entry.
    pub(crate) fn take(&self, entry: &mut Entry<'_>) -> Result<Line, Misprint> {
        let mut values = BTreeMap::new();
        for column in &self.columns {
            match entry.any(&column.name) {
                Some(given) => drop(values.insert(column.name.clone(), column.value(entry, given)?)),
                None if column.optional => (),
                None => return Err(entry.misprint(&column.name, Problem::Missing)),
            }
        }
        Ok(Line { kind: self.id.clone(), values })
    }
}

impl Column {
    fn read(mut entry: Entry<'_>) -> Result<Column, Misprint> {
        let name = entry.text("name")?;
        entry.called("column", &name);
        let column = Column {
            name,
            rule: entry.rule("rule")?,
            takes: Takes::read(&mut entry)?,
            words: entry.texts("words")?,
            dash: entry.flag("dash")?,
            optional: entry.flag("optional")?,
            within: (
                entry.whole_if("least", -1000..=1000)?.unwrap_or(0),
                entry.whole_if("most", -1000..=1000)?.unwrap_or(100),
            ),
        };
        entry.finish()?;
        Ok(column)
    }

    /// Reads what an entry gives for this column.
    pub(crate) fn value(&self, entry: &Entry<'_>, given: Toml) -> Result<Value, Misprint> {
        let value = match (&given, self.takes) {
            (Toml::String(dash), _) if dash == "-" && self.dash => Some(Value::Dash),
            (Toml::String(word), _) if self.words.contains(word) => Some(Value::Word(word.clone())),
            (Toml::String(plus), Takes::Plus) => self.modifier(plus),
            (Toml::Integer(it), Takes::Number) => self.figure(*it).map(Value::Number),
            (Toml::Integer(it), Takes::Inches) => self.figure(*it).map(|it| Value::Inches(Hundredths(it * 100))),
            (Toml::Float(it), Takes::Inches) => self.length(*it),
            _ => None,
        };
        value.ok_or_else(|| {
            let given = given.to_string().trim_matches('"').chars().take(60).collect();
            entry.misprint(&self.name, Problem::BadValue { given, wanted: self.wanted() })
        })
    }

    fn figure(&self, given: i64) -> Option<i32> {
        i32::try_from(given).ok().filter(|it| (self.within.0..=self.within.1).contains(it))
    }

    fn modifier(&self, given: &str) -> Option<Value> {
        let signed = given.starts_with(['+', '-']);
        signed.then(|| given.parse().ok().and_then(|it| self.figure(it)))?.map(Value::Plus)
    }

    /// A length with at most two decimals: 1.5.
    fn length(&self, given: f64) -> Option<Value> {
        let hundredths = given * 100.0;
        let fits = hundredths >= f64::from(self.within.0) * 100.0 && hundredths <= f64::from(self.within.1) * 100.0;
        let nearest = if fits { (hundredths + 0.5) as i32 } else { return None };
        let exact = f64::from(nearest) / 100.0 == given;
        exact.then_some(Value::Inches(Hundredths(nearest)))
    }

    fn wanted(&self) -> String {
        let (least, most) = self.within;
        let figure = match self.takes {
            Takes::Number => vec![format!("a number from {least} to {most}")],
            Takes::Plus => vec![format!("a modifier in quotes from {least:+} to {most:+}")],
            Takes::Inches => vec![format!("inches from {least} to {most}")],
            Takes::Words => vec![],
        };
        let words = self.words.iter().map(|it| format!("\"{it}\""));
        let dash = self.dash.then(|| "\"-\"".to_owned());
        figure.into_iter().chain(words).chain(dash).collect::<Vec<_>>().join(" or ")
    }
}

impl Takes {
    fn read(entry: &mut Entry<'_>) -> Result<Takes, Misprint> {
        let takes = entry.text("takes")?;
        match takes.as_str() {
            "number" => Ok(Takes::Number),
            "plus" => Ok(Takes::Plus),
            "inches" => Ok(Takes::Inches),
            "words" => Ok(Takes::Words),
            _ => {
                let wanted = "number, plus, inches or words".into();
                Err(entry.misprint("takes", Problem::BadValue { given: takes, wanted }))
            }
        }
    }
}
