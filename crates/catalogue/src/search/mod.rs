//! Full-text search over the catalogue, for people in the middle of a game: it tolerates typing errors, missing accents
//! and half-typed words, and ranks rules with the words in their title first.
//!
//! Each word of the query is looked up in the vocabulary, exactly and as a prefix, and, if no word has that prefix,
//! with one or two typing errors. A rule scores for each word by where it occurs (title before id before text before
//! ruling) and how rare it is; rules with all the words come before those with some. Ties are ordered by id, so the
//! same query always gives the same list.

mod index;
pub(crate) mod nearest;
mod spelling;
pub(crate) mod words;

use crate::{Language, RuleId};
use index::{Index, Posting};

pub(crate) use spelling::Comparison;

/// A rule that answers a query.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// The rule.
    pub rule: RuleId,
    /// How well it answers; only good for comparing hits of one search.
    pub score: f32,
    /// What was found in it, for each word of the query that was, in the order of the query.
    pub matched: Vec<Match>,
}

/// A word of the catalogue that answers a word of the query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The word, in lower case and without accents.
    pub word: &'static str,
    /// The best place it stands in.
    pub field: Field,
}

/// A part of a rule, the weightiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The title, in the language of the search or in English.
    Title,
    /// The id.
    Id,
    /// The heading it stands under.
    Section,
    /// The text.
    Text,
    /// How we rule it.
    Ruling,
}

/// More words than this are no question but a pasted page; the rest is ignored.
const MOST_WORDS: usize = 16;

/// The rules that answer a query best, the best first.
#[must_use]
pub fn search(query: &str, language: Language, limit: usize) -> Vec<Hit> {
    find(query, language, limit, |_| true)
}

/// The same among the rules of one game.
#[must_use]
pub fn search_in(system: &str, query: &str, language: Language, limit: usize) -> Vec<Hit> {
    find(query, language, limit, |rule| rule.system() == system)
}

fn find(query: &str, language: Language, limit: usize, wanted: impl Fn(RuleId) -> bool) -> Vec<Hit> {
    let index = Index::of(language);
    let asked = asked(query);
    let answers: Vec<Answers> = asked.iter().map(|it| Answers::to(it, index)).collect();
    let mut scored: Vec<(RuleId, f32)> = RuleId::all()
        .filter(|it| wanted(*it))
        .map(|rule| (rule, score(rule, &answers) * bonus(rule, query, &asked, index)))
        .filter(|(_, score)| *score > 0.0)
        .collect();
    scored.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    scored.truncate(limit);
    scored.into_iter().map(|(rule, score)| Hit { rule, score, matched: matched(rule, &answers, index) }).collect()
}

/// The words of the query, each once.
fn asked(query: &str) -> Vec<String> {
    let mut asked: Vec<String> = Vec::new();
    for word in words::words(query) {
        if asked.len() == MOST_WORDS {
            break;
        }
        if !asked.contains(&word) {
            asked.push(word);
        }
    }
    asked
}

/// How well each rule answers one word of the query.
struct Answers {
    /// Per rule: how well, and by which posting of the index.
    best: Vec<Option<(f32, Posting)>>,
    /// How much the word tells: rare words tell more.
    rarity: f32,
}

impl Answers {
    fn to(word: &str, index: &'static Index) -> Answers {
        let mut best: Vec<Option<(f32, Posting)>> = vec![None; RuleId::all().len()];
        for (candidate, likeness) in spelling::candidates(word, index.vocabulary()) {
            for posting in index.postings(candidate) {
                let worth = likeness * posting.weight;
                let slot = &mut best[usize::from(posting.rule)];
                if slot.is_none_or(|(known, _)| worth > known) {
                    *slot = Some((worth, *posting));
                }
            }
        }
        let (all, having) = (best.len() as f32, best.iter().flatten().count() as f32);
        Answers { best, rarity: libm::logf(1.0 + (all - having + 0.5) / (having + 0.5)) }
    }
}

/// Adds up the words a rule has; a rule that has only some of them falls back steeply.
fn score(rule: RuleId, answers: &[Answers]) -> f32 {
    let (mut sum, mut found) = (0.0, 0.0);
    for answer in answers {
        if let Some((worth, _)) = answer.best[rule.index()] {
            sum += worth * answer.rarity;
            found += 1.0;
        }
    }
    let share = found / answers.len().max(1) as f32;
    sum * share * share
}

/// Whoever types a whole title, or a whole id, means that rule.
fn bonus(rule: RuleId, query: &str, asked: &[String], index: &Index) -> f32 {
    if query.trim() == rule.name() {
        return 1000.0;
    }
    if index.titles(rule).any(|title| title == asked) { 2.0 } else { 1.0 }
}

fn matched(rule: RuleId, answers: &[Answers], index: &'static Index) -> Vec<Match> {
    let found = answers.iter().filter_map(|it| it.best[rule.index()]);
    found.map(|(_, posting)| Match { word: index.word(posting.word), field: posting.field }).collect()
}
