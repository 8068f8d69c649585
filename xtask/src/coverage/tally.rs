//! The figures: per catalogue file and per section, how many rules there are, enforced, tested, both, and by what.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use catalogue::RuleId;

use super::scan::{Citations, PRACTICE, Standing};

/// How many rules there are, and how far they are covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    pub rules: u32,
    pub enforced: u32,
    pub tested: u32,
    pub both: u32,
    /// Enforced by code that acts.
    pub code: u32,
    /// Enforced by code that only lists it.
    pub listed: u32,
    /// Enforced by a pack that holds it.
    pub pack: u32,
    /// Not enforced: a pack names it.
    pub named: u32,
}

impl Figures {
    /// The names of the figures, in the order of [`Figures::all`].
    pub const NAMES: [&str; 8] = ["rules", "enforced", "tested", "both", "code", "listed", "pack", "named"];

    /// Every figure.
    pub fn all(self) -> [u32; 8] {
        let Figures { rules, enforced, tested, both, code, listed, pack, named } = self;
        [rules, enforced, tested, both, code, listed, pack, named]
    }

    fn of(rule: RuleId, citations: &Citations) -> Figures {
        let (standing, tested) = (citations.standing(rule), citations.tested.contains(&rule));
        let enforced = standing.enforces();
        Figures {
            rules: 1,
            enforced: enforced.into(),
            tested: tested.into(),
            both: (enforced && tested).into(),
            code: (standing == Standing::Code).into(),
            listed: (standing == Standing::Listed).into(),
            pack: (standing == Standing::Packed).into(),
            named: (standing == Standing::Named).into(),
        }
    }
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Figures) {
        self.rules += other.rules;
        self.enforced += other.enforced;
        self.tested += other.tested;
        self.both += other.both;
        self.code += other.code;
        self.listed += other.listed;
        self.pack += other.pack;
        self.named += other.named;
    }
}

/// The figures of one catalogue file.
#[derive(Debug, Default)]
pub struct FileTally {
    pub all: Figures,
    /// By section.
    pub sections: BTreeMap<&'static str, Figures>,
    /// Whether it is a practice game's, which is left out of the total.
    pub practice: bool,
}

/// The figures of the whole catalogue.
#[derive(Debug, Default)]
pub struct Tally {
    /// By name of the file.
    pub files: BTreeMap<&'static str, FileTally>,
    /// All files but those of practice games.
    pub total: Figures,
}

impl Tally {
    /// Counts.
    pub fn of(citations: &Citations) -> Tally {
        let mut tally = Tally::default();
        for rule in RuleId::all() {
            let figures = Figures::of(rule, citations);
            let file = tally.files.entry(rule.file()).or_default();
            file.practice = PRACTICE.contains(&rule.system());
            file.all += figures;
            *file.sections.entry(rule.section()).or_default() += figures;
            if !file.practice {
                tally.total += figures;
            }
        }
        tally
    }
}
