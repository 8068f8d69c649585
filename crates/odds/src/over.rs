//! What the cases of a table differ in.

/// What the cases of a table differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// How far apart they are.
    Range,
    /// The terrain before the targets.
    Cover,
    /// How many attack.
    Size,
    /// The weapon they use.
    Weapon,
}

impl Over {
    /// All of them.
    pub const ALL: &[Over] = &[Over::Range, Over::Cover, Over::Size, Over::Weapon];

    /// Its word at the prompt and in a link.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Over::Range => "range",
            Over::Cover => "cover",
            Over::Size => "size",
            Over::Weapon => "weapon",
        }
    }

    /// The one of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Over> {
        Over::ALL.iter().copied().find(|it| it.word() == word)
    }
}
