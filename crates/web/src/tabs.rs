//! Tabs that have the same battle: what they say to each other, and which of them plays on when the one that plays is left.
//!
//! Every tab has a number, the earlier opened the lower. Each knows the others by what it has heard of them, so that all of
//! them agree, without a word, on who plays on: the lowest of those that look on.

use std::collections::BTreeSet;

/// What a tab says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// It has just come, and asks who else has this battle.
    Who,
    /// It plays the battle.
    Mine,
    /// It looks on.
    Here,
    /// It has taken the battle over.
    Taken,
    /// It plays, and says how the battle stands.
    Kept,
    /// It played, and is left.
    Left,
    /// It looked on, and is left.
    Gone,
}

impl Word {
    const ALL: [(Word, &str); 7] = [
        (Word::Who, "who"),
        (Word::Mine, "mine"),
        (Word::Here, "here"),
        (Word::Taken, "taken"),
        (Word::Kept, "kept"),
        (Word::Left, "left"),
        (Word::Gone, "gone"),
    ];

    fn name(self) -> &'static str {
        Word::ALL.iter().find(|it| it.0 == self).map_or("", |it| it.1)
    }
}

/// A message from one tab to all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<'a> {
    /// What is said.
    pub word: Word,
    /// By which tab.
    pub tab: u64,
    /// About which battle.
    pub key: &'a str,
    /// The battle itself, where it is told.
    pub text: &'a str,
}

impl<'a> Message<'a> {
    /// As text.
    #[must_use]
    pub fn write(&self) -> String {
        format!("{} {} {}\n{}", self.word.name(), self.tab, self.key, self.text)
    }

    /// Reads the text; nothing where it is none of ours.
    #[must_use]
    pub fn read(message: &'a str) -> Option<Message<'a>> {
        let (head, text) = message.split_once('\n')?;
        let mut parts = head.splitn(3, ' ');
        let (word, tab, key) = (parts.next()?, parts.next()?.parse().ok()?, parts.next()?);
        let word = Word::ALL.iter().find(|it| it.1 == word)?.0;
        Some(Message { word, tab, key, text })
    }
}

/// The tabs that one of them knows of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tabs {
    own: u64,
    others: BTreeSet<u64>,
}

impl Tabs {
    /// A tab that has heard of no other yet.
    #[must_use]
    pub fn of(own: u64) -> Tabs {
        Tabs { own, others: BTreeSet::new() }
    }

    /// The tab's own number.
    #[must_use]
    pub fn own(&self) -> u64 {
        self.own
    }

    /// Hears another tab.
    pub fn hear(&mut self, word: Word, tab: u64) {
        match word {
            Word::Who | Word::Mine | Word::Here | Word::Taken | Word::Kept => self.others.insert(tab),
            Word::Left | Word::Gone => self.others.remove(&tab),
        };
    }

    /// Whether this tab plays on, now that the one that played is left: it is the lowest.
    #[must_use]
    pub fn plays_on(&self) -> bool {
        self.others.iter().all(|it| self.own < *it)
    }
}

#[cfg(test)]
mod tests {
    use super::{Message, Tabs, Word};

    /// Opens these tabs one after the other; the first plays, and each that comes is answered by those that are there.
    fn opened(numbers: &[u64]) -> Vec<Tabs> {
        let mut tabs: Vec<Tabs> = Vec::new();
        for number in numbers {
            let mut new = Tabs::of(*number);
            for (at, other) in tabs.iter_mut().enumerate() {
                other.hear(Word::Who, *number);
                new.hear(if at == 0 { Word::Mine } else { Word::Here }, other.own());
            }
            tabs.push(new);
        }
        tabs
    }

    /// A tab is left, with this word; the numbers of those that play on.
    fn left(tabs: &mut Vec<Tabs>, at: usize, word: Word) -> Vec<u64> {
        let gone = tabs.remove(at).own();
        tabs.iter_mut().for_each(|it| it.hear(word, gone));
        tabs.iter().filter(|it| it.plays_on()).map(Tabs::own).collect()
    }

    #[test]
    fn when_the_tab_that_plays_is_left_just_one_other_plays_on() {
        assert_eq!(left(&mut opened(&[3, 5]), 0, Word::Left), [5], "two tabs");
        assert_eq!(left(&mut opened(&[3, 5, 8]), 0, Word::Left), [5], "three tabs");
        assert_eq!(left(&mut opened(&[9, 5, 8, 2]), 0, Word::Left), [2], "whatever the order they came in");
    }

    #[test]
    fn a_tab_that_looked_on_and_is_left_is_not_waited_for() {
        let mut tabs = opened(&[3, 5, 8]);
        left(&mut tabs, 1, Word::Gone);
        assert_eq!(left(&mut tabs, 0, Word::Left), [8]);
    }

    #[test]
    fn messages_are_read_as_they_are_written() {
        for word in Word::ALL.map(|it| it.0) {
            let message = Message { word, tab: 17, key: "autosave-1 battle-5", text: "orders\n0: Begin\n" };
            assert_eq!(Message::read(&message.write()), Some(message));
        }
        for other in ["who battle-5\n", "who 1", "what 1 battle-5\n", ""] {
            assert_eq!(Message::read(other), None, "{other:?}");
        }
    }
}
