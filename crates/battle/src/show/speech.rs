//! Wording of lines in a language.

use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    fmt::Write,
};

use catalogue::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use table::Inches;

use crate::{Arg, Fault, Line, Seat, System};

/// Words lines in one language. Messages missing in it are worded in English and counted.
pub struct Speech {
    language: Language,
    own: FluentBundle<FluentResource>,
    english: FluentBundle<FluentResource>,
    missing: Cell<usize>,
    /// What seats are called, by number.
    seats: RefCell<Vec<String>>,
}

/// The messages that every game may use: what is wrong with an army.
fn shared(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../../data/i18n/en/muster.ftl"),
        Language::Fr => include_str!("../../../../data/i18n/fr/muster.ftl"),
        Language::It => include_str!("../../../../data/i18n/it/muster.ftl"),
    }
}

impl Speech {
    /// A speaker of `language` who knows these messages; each source gives the Fluent text of a language.
    ///
    /// # Errors
    /// Every mistake in the sources: a message that cannot be read, a key said twice.
    pub fn new(language: Language, sources: &[&dyn Fn(Language) -> &'static str]) -> Result<Speech, Vec<String>> {
        let texts = |language| {
            let given = sources.iter().map(|it| it(language).to_owned());
            std::iter::once(shared(language).to_owned()).chain(given).collect()
        };
        Speech::of_texts(language, texts(language), texts(Language::En))
    }

    /// A speaker of `language` who knows these Fluent texts, and the English ones for what they lack.
    ///
    /// # Errors
    /// Every mistake in the texts: a message that cannot be read, a key said twice.
    pub fn of_texts(language: Language, own: Vec<String>, english: Vec<String>) -> Result<Speech, Vec<String>> {
        let mut faults = Vec::new();
        let own = bundle(language, own, &mut faults);
        let english = bundle(Language::En, english, &mut faults);
        if faults.is_empty() {
            Ok(Speech { language, own, english, missing: Cell::new(0), seats: RefCell::default() })
        } else {
            Err(faults)
        }
    }

    /// The line in words. A key that no language knows is returned as it is, so that the gap is noticed.
    pub fn say(&self, line: &Line) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &line.args {
            args.set(name.as_ref(), self.value(value));
        }
        self.own_words(&line.key, &args).or_else(|| self.english_words(&line.key, &args)).unwrap_or_else(|| {
            let mut raw = line.key.clone().into_owned();
            for (name, value) in &line.args {
                let _ = write!(raw, " {name}={value:?}");
            }
            raw
        })
    }

    /// How many lines had no words in this language so far.
    pub fn missing(&self) -> usize {
        self.missing.get()
    }

    fn own_words(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let words = words(&self.own, key, args);
        if words.is_none() {
            self.missing.set(self.missing.get() + 1);
        }
        words
    }

    fn english_words(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        words(&self.english, key, args)
    }

    fn value(&self, value: &Arg) -> FluentValue<'static> {
        match value {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Length(length) => text(self.length(*length)),
            Arg::Chance(chance) => text(self.chance(*chance)),
            Arg::Name(name) => text(name.clone()),
            Arg::Line(line) => text(self.say(line)),
            Arg::Rule(rule) => text(rule.title(self.language).to_owned()),
            Arg::Thing(rule) => text(bare(rule.title(self.language)).to_owned()),
            Arg::Seat(seat) => text(self.seat(*seat)),
            Arg::Because(number) => self.value(&number.figure(number.total())),
        }
    }

    /// From now on seats are called so: by who sits there. Without it they are numbered.
    pub fn call_seats(&self, names: Vec<String>) {
        *self.seats.borrow_mut() = names;
    }

    fn seat(&self, seat: Seat) -> String {
        let called = self.seats.borrow().get(seat.index()).cloned();
        called.unwrap_or_else(|| self.say(&Line::new("seat").with("number", i32::from(seat.0) + 1)))
    }

    fn length(&self, length: Inches) -> String {
        format!("{}″", self.decimal(length.to_string()))
    }

    fn chance(&self, chance: f64) -> String {
        format!("{}\u{202f}%", self.decimal(format!("{:.1}", chance * 100.0)))
    }

    fn decimal(&self, number: String) -> String {
        match self.language {
            Language::En => number,
            Language::Fr | Language::It => number.replace('.', ","),
        }
    }
}

/// The messages of these texts; what is wrong with them is added to the faults.
fn bundle(language: Language, texts: Vec<String>, faults: &mut Vec<String>) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language_id(language)]);
    bundle.set_use_isolating(false);
    for text in texts {
        let text = FluentResource::try_new(text).unwrap_or_else(|(text, why)| {
            faults.extend(why.iter().map(|it| format!("{language:?}: {it}")));
            text
        });
        if let Err(why) = bundle.add_resource(text) {
            faults.extend(why.iter().map(|it| format!("{language:?}: {it}")));
        }
    }
    bundle
}

/// A title without a note in brackets at its end.
fn bare(title: &str) -> &str {
    title.strip_suffix(')').and_then(|it| it.rsplit_once(" (")).map_or(title, |it| it.0)
}

fn text(text: String) -> FluentValue<'static> {
    FluentValue::String(Cow::Owned(text))
}

fn words(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut faults = Vec::new();
    let said = bundle.format_pattern(pattern, Some(args), &mut faults).into_owned();
    faults.is_empty().then_some(said)
}

/// A line in English words, for those who read no page: faults of files are told to people, like refusals at the table. On a
/// page, where a game's module carries no messages, it is the line's key.
pub fn english<S: System>(system: &S, line: &Line) -> String {
    if cfg!(target_arch = "wasm32") {
        return line.key.to_string();
    }
    match Speech::new(Language::En, &[&|it| system.messages(it)]) {
        Ok(speech) => speech.say(line),
        Err(_) => line.key.to_string(),
    }
}

/// The faults of a setup in English words.
pub fn told<S: System>(system: &S, faults: &[Fault]) -> String {
    faults.iter().map(|it| english(system, &it.line)).collect::<Vec<_>>().join("; ")
}

fn language_id(language: Language) -> unic_langid::LanguageIdentifier {
    let code = match language {
        Language::En => "en",
        Language::Fr => "fr",
        Language::It => "it",
    };
    code.parse().expect("a language code of ours")
}
