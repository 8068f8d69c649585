//! Everything the page says, in the reader's language: its own messages, the games' lines, the titles of rules.
//!
//! A language is two files, loaded when it is first spoken: `messages-fr.txt`, the Fluent messages of the page and of all
//! games, and `titles-fr.json`, the titles of the rules.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use battle::{Arg, Breakdown, Line, Speech};
use catalogue::{Language, RuleId};
use leptos::prelude::{GetUntracked, RwSignal, use_context};

use crate::texts::load_text;

thread_local! {
    static LAST: Cell<Language> = const { Cell::new(Language::En) };
    static SPEAKERS: RefCell<BTreeMap<Language, Rc<Speech>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Takes in a language: its messages, and its titles of rules.
///
/// # Errors
/// What is wrong with them.
pub fn learn(language: Language, messages: String, titles: &str) -> Result<(), String> {
    let speech = Speech::of_texts(language, vec![messages], Vec::new()).map_err(|faults| faults.join("; "))?;
    catalogue::load_titles(language, titles).map_err(|why| why.to_string())?;
    SPEAKERS.with_borrow_mut(|it| it.insert(language, Rc::new(speech)));
    Ok(())
}

/// Whether a language can be spoken.
pub fn is_here(language: Language) -> bool {
    SPEAKERS.with_borrow(|it| it.contains_key(&language))
}

/// Loads a language, where it is not here yet.
///
/// # Errors
/// Why it does not come.
pub async fn fetch(language: Language) -> Result<(), String> {
    if is_here(language) {
        return Ok(());
    }
    let messages = load_text(&format!("messages-{language}.txt")).await.map_err(|why| format!("{why:?}"))?;
    let titles = load_text(&format!("titles-{language}.json")).await.map_err(|why| format!("{why:?}"))?;
    learn(language, messages, &titles)
}

/// The speaker of a language that is here.
fn speaker(language: Language) -> Rc<Speech> {
    let known = SPEAKERS.with_borrow(|it| it.get(&language).cloned());
    known.unwrap_or_else(|| panic!("{language} was not fetched"))
}

/// The reader's language. Not tracked: a change of language draws the whole screen anew. Callbacks of workers and files run
/// outside the page's owner: they speak the language that was drawn last.
pub fn language() -> Language {
    match use_context::<RwSignal<Language>>() {
        Some(chosen) => {
            LAST.set(chosen.get_untracked());
            chosen.get_untracked()
        }
        None => LAST.get(),
    }
}

/// Seats are called so from now on, in every language.
pub fn call_seats(names: Vec<String>) {
    SPEAKERS.with_borrow(|it| it.values().for_each(|it| it.call_seats(names.clone())));
}

/// A line in the reader's language.
pub fn say(line: &Line) -> String {
    speaker(language()).say(line)
}

/// A message of the page without arguments.
pub fn t(key: &'static str) -> String {
    say(&Line::new(key))
}

/// A message of the page whose key is put together.
pub fn t_of(key: String) -> String {
    say(&Line { key: key.into(), args: Default::default() })
}

/// A bot by its word: its level, and the styles it has been given.
pub fn bot_name(word: &str) -> String {
    let mut parts = word.split(':');
    let bot = t_of(format!("page-bot-{}", parts.next().unwrap_or_default()));
    let style = |it: &str| t_of(format!("page-style-{it}"));
    let styled = |it: &str| match it.split_once('=') {
        Some((role, word)) => format!("{}: {}", t_of(format!("page-role-{role}")), style(word)),
        None => style(it),
    };
    let styles: Vec<String> = parts.map(styled).collect();
    if styles.is_empty() { bot } else { format!("{bot} ({})", styles.join(", ")) }
}

/// A message of the page with one argument.
pub fn t_with(key: &'static str, name: &'static str, value: impl Into<Arg>) -> String {
    say(&Line::new(key).with(name, value))
}

/// The title of a rule.
pub fn title(rule: RuleId) -> &'static str {
    rule.title(language())
}

/// A chance between 0 and 1 in words: 38.4 %.
pub fn chance(chance: f64) -> String {
    say(&Line::new("page-chance").with("chance", Arg::Chance(chance)))
}

/// A difference of chances in words: +3.2 %, −0.4 %.
pub fn by(difference: f64) -> String {
    format!("{}{}", if difference < 0.0 { '−' } else { '+' }, chance(difference.abs()))
}

/// A whole number with a true minus sign.
pub fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A figure of a number with a true minus sign: 7, −4, 6.5″.
pub fn figure(number: &Breakdown, amount: i32) -> String {
    let words = t_with("page-figure", "figure", number.figure(amount.saturating_abs()));
    if amount < 0 { format!("−{words}") } else { words }
}

/// The number itself in words.
pub fn total(number: &Breakdown) -> String {
    figure(number, number.total())
}
