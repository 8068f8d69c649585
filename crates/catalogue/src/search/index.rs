//! The search index: every word of the catalogue, and where each rule contains it. One per language, built on first
//! use, and again when further texts have been loaded.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};

use super::Field;
use crate::{Language, RuleId, search::words, texts::shelves_here};

/// Every word, sorted, with the rules that have it.
pub(super) struct Index {
    vocabulary: Vec<Word>,
    postings: Vec<Posting>,
    titles: Vec<[Vec<String>; 2]>,
}

/// A word of the vocabulary.
pub(super) struct Word {
    pub(super) word: String,
    /// Which letters it has, one bit each: tells most words apart without comparing them.
    pub(super) letters: u64,
    first: u32,
    count: u32,
}

/// A rule that has a word.
#[derive(Clone, Copy)]
pub(super) struct Posting {
    pub(super) rule: u16,
    pub(super) word: u16,
    /// The weightiest place it stands in.
    pub(super) field: Field,
    /// What it is worth there and everywhere else in the rule.
    pub(super) weight: f32,
}

/// A part of a rule as the index weighs it.
struct Part {
    field: Field,
    weight: f32,
    text: fn(RuleId, Language) -> &'static str,
}

const PARTS: [Part; 6] = [
    Part { field: Field::Title, weight: 8.0, text: |rule, language| rule.title(language) },
    Part { field: Field::Title, weight: 5.0, text: english_title },
    Part { field: Field::Id, weight: 4.0, text: |rule, _| rule.name() },
    Part { field: Field::Section, weight: 1.5, text: |rule, _| rule.section() },
    Part { field: Field::Text, weight: 1.0, text: |rule, language| rule.text(language).words },
    Part { field: Field::Ruling, weight: 0.6, text: ruling },
];

/// How much a long part thins out the words in it (0 not at all, 1 in full proportion).
const THINNING: f32 = 0.7;
/// How soon saying a word again stops counting.
const REPETITION: f32 = 0.8;

impl Index {
    pub(super) fn of(language: Language) -> &'static Index {
        static INDEXES: Mutex<BTreeMap<(Language, u32), &'static Index>> = Mutex::new(BTreeMap::new());
        let mut indexes = INDEXES.lock().unwrap_or_else(PoisonError::into_inner);
        let built = || &*Box::leak(Box::new(Index::build(language)));
        indexes.entry((language, shelves_here(language))).or_insert_with(built)
    }

    pub(super) fn vocabulary(&self) -> &[Word] {
        &self.vocabulary
    }

    pub(super) fn word(&self, at: u16) -> &str {
        &self.vocabulary[usize::from(at)].word
    }

    pub(super) fn postings(&self, word: usize) -> &[Posting] {
        let Word { first, count, .. } = self.vocabulary[word];
        &self.postings[first as usize..(first + count) as usize]
    }

    /// The words of a rule's title, in the language of the index and in English.
    pub(super) fn titles(&self, rule: RuleId) -> impl Iterator<Item = &[String]> {
        self.titles[rule.index()].iter().map(Vec::as_slice).filter(|it| !it.is_empty())
    }

    fn build(language: Language) -> Index {
        let mut known = Interned::default();
        let mut texts: Vec<[Vec<u16>; PARTS.len()]> = Vec::new();
        for rule in RuleId::all() {
            texts.push(std::array::from_fn(|part| known.read((PARTS[part].text)(rule, language))));
        }
        let (names, rank) = known.sorted();
        let mut lists: Vec<Vec<Posting>> = names.iter().map(|_| Vec::new()).collect();
        let typical = typical_lengths(&texts);
        for (rule, parts) in texts.iter().enumerate() {
            for (part, words) in parts.iter().enumerate() {
                let length = words.len() as f32 / typical[part];
                add_part(&mut lists, rule as u16, &PARTS[part], length, words.iter().map(|it| rank[usize::from(*it)]));
            }
        }
        let titles =
            RuleId::all().map(|rule| [Language::En, language].map(|it| words::words(rule.title(it)).collect()));
        Index::of_lists(names, lists, titles.collect())
    }

    fn of_lists(names: Vec<String>, lists: Vec<Vec<Posting>>, titles: Vec<[Vec<String>; 2]>) -> Index {
        let mut postings = Vec::with_capacity(lists.iter().map(Vec::len).sum());
        let mut vocabulary = Vec::with_capacity(names.len());
        for (word, list) in names.into_iter().zip(lists) {
            let letters = super::spelling::letters(&word);
            vocabulary.push(Word { word, letters, first: postings.len() as u32, count: list.len() as u32 });
            postings.extend(list);
        }
        Index { vocabulary, postings, titles }
    }
}

/// Adds the words of one part of one rule. Words of the same rule follow each other, so a word met before is last.
fn add_part(lists: &mut [Vec<Posting>], rule: u16, part: &Part, length: f32, words: impl Iterator<Item = u16>) {
    let mut counted: Vec<(u16, f32)> = Vec::new();
    let mut sorted: Vec<u16> = words.collect();
    sorted.sort_unstable();
    for word in sorted {
        match counted.last_mut() {
            Some((last, times)) if *last == word => *times += 1.0,
            _ => counted.push((word, 1.0)),
        }
    }
    for (word, times) in counted {
        let weight = part.weight * times / (times + REPETITION * (1.0 - THINNING + THINNING * length));
        match lists[usize::from(word)].last_mut() {
            Some(posting) if posting.rule == rule => posting.weight += weight,
            _ => lists[usize::from(word)].push(Posting { rule, word, field: part.field, weight }),
        }
    }
}

/// How many words each part has where it has any.
fn typical_lengths(texts: &[[Vec<u16>; PARTS.len()]]) -> [f32; PARTS.len()] {
    std::array::from_fn(|part| {
        let lengths = texts.iter().map(|it| it[part].len()).filter(|it| *it > 0);
        let (sum, count) = lengths.fold((0, 0), |(sum, count), it| (sum + it, count + 1));
        sum as f32 / count.max(1) as f32
    })
}

/// Words numbered as they come.
#[derive(Default)]
struct Interned {
    numbers: HashMap<String, u16>,
}

impl Interned {
    /// The words of a text as numbers. The 65,535th new word and later ones are not indexed.
    fn read(&mut self, text: &str) -> Vec<u16> {
        let mut numbers = Vec::new();
        for word in words::words(text) {
            let next = self.numbers.len();
            if next < usize::from(u16::MAX) || self.numbers.contains_key(&word) {
                numbers.push(*self.numbers.entry(word).or_insert(next as u16));
            }
        }
        numbers
    }

    /// The words in order, and for each number its place in that order.
    fn sorted(self) -> (Vec<String>, Vec<u16>) {
        let mut pairs: Vec<(String, u16)> = self.numbers.into_iter().collect();
        pairs.sort_unstable();
        let mut rank = vec![0; pairs.len()];
        for (place, (_, number)) in pairs.iter().enumerate() {
            rank[usize::from(*number)] = place as u16;
        }
        (pairs.into_iter().map(|(word, _)| word).collect(), rank)
    }
}

/// The English title, where the search is in another language and the title is translated.
fn english_title(rule: RuleId, language: Language) -> &'static str {
    let english = rule.own_title(Language::En).unwrap_or_default();
    if rule.title(language) == english { "" } else { english }
}

fn ruling(rule: RuleId, language: Language) -> &'static str {
    rule.ruling(language).map_or("", |it| it.words)
}
