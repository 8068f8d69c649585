//! The rule catalogue: every rule of every game, as data.
//!
//! Every rule has a stable id. Code names a rule with [`rule!`], which is checked at compile time: an id that is not in
//! the catalogue does not build. From the id one gets what a player may want to read: title and text in three
//! languages, how we rule it where the books are unclear, worked examples, its sources, and the rules it refers to.
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
//! The catalogue itself is `data/rules/*.toml` (and the practice game's `data/duel/rules.toml`); French and Italian are
//! in `data/i18n/rules`. Both are read at compile time, against a strict schema. A page that must stay small disables
//! the default feature `texts`: it keeps ids, glossary and search, loads the titles in its reader's language when it
//! opens ([`load_titles`]) and the texts when a rule is first read ([`shelve`]).
//!
//! Start reading at [`RuleId`], which answers every question about a rule; `build/` reads the files while
//! compiling.

mod coverage;
mod entries;
mod glossary;
mod id;
mod language;
mod links;
mod search;
mod texts;
mod titles;

use entries::Head;

include!(concat!(env!("OUT_DIR"), "/heads.rs"));

pub use coverage::{Coverage, Covered};
pub use entries::{Kind, Source, chapters, data_hash, files, game_hash, sources, systems};
pub use glossary::{Term, term, terms, terms_named};
pub use id::RuleId;
pub use language::{Language, Missing, UnknownLanguage, missing, missing_in};
pub use links::{Link, Target, links_in};
pub use search::nearest::nearest;
pub use search::{Field, Hit, Match, search, search_in};
#[cfg(feature = "texts")]
pub use texts::texts_file;
pub use texts::{DamagedTexts, Example, Wording, are_texts_here, shelve};
#[cfg(feature = "texts")]
pub use titles::titles_file;
pub use titles::{are_titles_here, load_titles};
