//! The first lines of a replay: what it is, and under which engine and rules it was played.

use std::fmt;

use super::{Damage, ReplayFault, hashes::RunningHash};
use crate::{
    ENGINE, System,
    fair::{Bytes32, Party},
};

/// The format this program writes. It reads the older ones too.
///
/// 1. `state` lines hold the hash of the state; `rules` is the hash of the rules of all games.
/// 2. `state` lines hold the hash of the file so far as well; `rules` is the hash of the game's own rules.
pub const FORMAT: u32 = 2;
/// The first format with a hash of the file so far.
pub(super) const WITH_RUNNING_HASH: u32 = 2;

/// What a battle was played under.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// Version of the engine.
    pub engine: String,
    /// Hash of the rule data.
    pub rules: String,
}

impl Version {
    /// What this program has, with the rules of all games.
    #[must_use]
    pub fn current() -> Version {
        Version { engine: ENGINE.to_owned(), rules: catalogue::data_hash().to_owned() }
    }

    /// What this program has for a game, as a replay of this format says it.
    #[must_use]
    pub fn of(system: &str, format: u32) -> Version {
        let own = catalogue::game_hash(system).filter(|_| format >= WITH_RUNNING_HASH);
        own.map_or_else(Version::current, |rules| Version { rules: rules.to_owned(), ..Version::current() })
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let short: String = self.rules.chars().take(8).collect();
        write!(f, "engine {} with rules {short}", self.engine)
    }
}

/// What a replay says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The format of the file.
    pub format: u32,
    /// The game.
    pub system: String,
    /// What it was played under.
    pub version: Version,
    /// The parties to its fair dice; none where dice were typed in or seeded by one side alone.
    pub parties: Vec<Party>,
}

impl Header {
    /// The header of a battle played here and now.
    #[must_use]
    pub fn of<S: System>(parties: Vec<Party>) -> Header {
        Header { format: FORMAT, system: S::NAME.to_owned(), version: Version::of(S::NAME, FORMAT), parties }
    }

    /// Reads the header alone: enough to know which game to hand the file to.
    pub fn read(text: &str) -> Result<Header, ReplayFault> {
        let mut lines = Lines::new(text);
        Header::take(&mut lines)
    }

    pub(super) fn take(lines: &mut Lines<'_>) -> Result<Header, ReplayFault> {
        let first = lines.next().ok_or(ReplayFault { line: 1, what: Damage::NotAReplay })?;
        let format = first.strip_prefix("adjutant replay ").ok_or(lines.fault(Damage::NotAReplay))?;
        let known = (1..=FORMAT).find(|it| it.to_string() == format);
        let format = known.ok_or_else(|| lines.fault(Damage::OtherFormat { format: shown(format) }))?;
        let system = lines.keyword("system")?.to_owned();
        let engine = lines.keyword("engine")?.to_owned();
        let rules = lines.keyword("rules")?.to_owned();
        let mut parties = Vec::new();
        while let Some(rest) = lines.peek().and_then(|it| it.strip_prefix("party ")) {
            lines.next();
            parties.push(party(rest).ok_or_else(|| lines.expected("a party's name, commitment and nonce", rest))?);
        }
        Ok(Header { format, system, version: Version { engine, rules }, parties })
    }

    pub(super) fn write(&self, out: &mut String) {
        let Header { format, system, version: Version { engine, rules }, parties } = self;
        *out += &format!("adjutant replay {format}\nsystem {system}\nengine {engine}\nrules {rules}\n");
        for Party { name, commitment, nonce } in parties {
            *out += &format!("party {name} {commitment} {nonce}\n");
        }
    }
}

fn party(text: &str) -> Option<Party> {
    let mut words = text.split(' ');
    let name = words.next().filter(|it| !it.is_empty())?.to_owned();
    let commitment = Bytes32::from_hex(words.next()?)?;
    let nonce = Bytes32::from_hex(words.next()?)?;
    words.next().is_none().then_some(Party { name, commitment, nonce })
}

/// A text quoted in an error: not more of it than a reader can use.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 60;
    if text.chars().count() <= MOST { text.to_owned() } else { text.chars().take(MOST).chain(['…']).collect() }
}

/// The lines of a file, counted and hashed.
pub(super) struct Lines<'a> {
    rest: std::iter::Peekable<std::str::Lines<'a>>,
    line: usize,
    /// The line last taken, and the hash of all before it.
    last: Option<&'a str>,
    before: RunningHash,
}

impl<'a> Lines<'a> {
    pub fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines().peekable(), line: 0, last: None, before: RunningHash::default() }
    }

    pub fn peek(&mut self) -> Option<&'a str> {
        self.rest.peek().copied()
    }

    /// The number of the line last taken.
    pub fn number(&self) -> usize {
        self.line
    }

    /// What stands behind this word at the start of the next line.
    pub fn keyword(&mut self, word: &str) -> Result<&'a str, ReplayFault> {
        let line = self.next().unwrap_or_default();
        let rest = line.strip_prefix(word).and_then(|it| it.strip_prefix(' ')).filter(|it| !it.is_empty());
        rest.ok_or_else(|| self.expected(&format!("\"{word} …\""), line))
    }

    /// The hash of all lines before the one last taken, and of the beginning of that one.
    pub fn running_hash(&self, beginning: &str) -> Bytes32 {
        self.before.of(beginning)
    }

    pub fn fault(&self, what: Damage) -> ReplayFault {
        ReplayFault { line: self.line.max(1), what }
    }

    pub fn expected(&self, what: &str, found: &str) -> ReplayFault {
        let found = if found.is_empty() { "nothing".to_owned() } else { format!("\"{}\"", shown(found)) };
        self.fault(Damage::Expected { what: what.to_owned(), found })
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.line += 1;
        if let Some(last) = self.last {
            self.before.add(last);
            self.before.add("\n");
        }
        self.last = self.rest.next();
        self.last
    }
}
