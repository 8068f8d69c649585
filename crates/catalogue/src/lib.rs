//! The rule catalogue: our law, as data.
//!
//! Every rule of every game has a stable id. Code names a rule with [`rule!`], which is checked while compiling: an id
//! that is not in the catalogue does not build. From the id one gets what a player may want to read: its title and text
//! in three languages, how we rule it where the books are unclear, worked examples, where it comes from and which other
//! rules it speaks of.
//!
//! ```
//! use catalogue::{Language, rule};
//!
//! let strike = rule!("duel.clash.strike");
//! assert_eq!(strike.title(Language::En), "Strike");
//! assert!(!strike.text(Language::Fr).words.is_empty(), "what is not translated is said in English");
//!
//! let hits = catalogue::search("strke", Language::En, 3); // a slip of the finger
//! assert_eq!(hits[0].rule, strike);
//! ```
//!
//! The catalogue itself is `data/rules/*.toml` (and the practice game's `data/duel/rules.toml`); French and Italian are in
//! `data/i18n/rules`. Both are read while compiling, against a strict schema. A page that must stay small leaves out the
//! default feature `texts`, keeps ids, titles, glossary and search, and brings the texts when they are read ([`shelve`]).

mod coverage;
mod entries;
mod glossary;
mod id;
mod language;
mod links;
mod nearest;
mod search;
mod texts;
mod words;

use entries::Head;

include!(concat!(env!("OUT_DIR"), "/heads.rs"));

pub use coverage::{Coverage, Covered};
pub use entries::{Kind, Source, chapters, data_hash, files, sources, systems};
pub use glossary::{Term, term, terms, terms_named};
pub use id::RuleId;
pub use language::{Language, Missing, UnknownLanguage, missing, missing_in};
pub use links::{Link, Target, links_in};
pub use nearest::nearest;
pub use search::{Field, Hit, Match, search, search_in};
#[cfg(feature = "texts")]
pub use texts::texts_file;
pub use texts::{DamagedTexts, Example, Wording, are_texts_here, shelve};
