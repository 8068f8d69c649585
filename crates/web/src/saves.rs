//! Battles as they are kept: what is written about each, when an earlier moment of it is kept beside it, and which are
//! shown to go on with.

use std::collections::BTreeMap;

use battle::{Line, notation};
use table::Arrange;

/// How many earlier moments of a battle are kept; the next takes the place of the oldest.
pub const ROLLING: usize = 3;
/// After so many orders the next of them is written.
pub const EVERY: usize = 12;
/// How many battles are kept.
pub const MOST: usize = 12;
/// What the key of an earlier moment begins with.
const EARLIER: &str = "autosave";

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this machine.
    Person,
    /// A bot of this word.
    Bot(String),
}

/// A battle as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// By which it is kept.
    pub key: String,
    /// The words of system and battle.
    pub name: (String, String),
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The whole battle.
    pub replay: String,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// How the battle stands, in words.
    pub standing: Vec<Line>,
    /// A small picture of it, in SVG.
    pub picture: String,
    /// Orders given.
    pub orders: usize,
    /// When, in milliseconds since 1970.
    pub at: f64,
    /// Whether the replay is as it was written.
    pub whole: bool,
}

/// A battle to go on with, and earlier moments of it, the latest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The battle as it stands.
    pub save: Save,
    /// Earlier moments, for whoever regrets something or whose battle is damaged.
    pub earlier: Vec<Save>,
}

impl Save {
    /// As text.
    #[must_use]
    pub fn write(&self) -> String {
        let sitter = |it: &Sitter| match it {
            Sitter::Person => "person".to_owned(),
            Sitter::Bot(word) => format!("bot {word}"),
        };
        let sitters: Vec<String> = self.sitters.iter().map(sitter).collect();
        let scores: Vec<String> = self.scores.iter().map(ToString::to_string).collect();
        let standing = notation::to_text(&self.standing).unwrap_or_default().replace('\n', " ");
        let head = [HEAD, &self.key, &self.name.0, &self.name.1, &sitters.join(","), &scores.join(",")].join("\n");
        let Save { orders, at, picture, replay, .. } = self;
        format!("{head}\n{orders}\n{at}\n{standing}\n{picture}\n{:016x}\n{replay}", sum(replay))
    }

    /// Reads the text; nothing where it is none of ours.
    #[must_use]
    pub fn read(text: &str) -> Option<Save> {
        let old = text.starts_with(OLD_HEAD);
        let mut lines = text.splitn(if old { 9 } else { 12 }, '\n');
        lines.next().filter(|it| old || *it == HEAD)?;
        let mut next = || lines.next().map(str::to_owned);
        let (key, name) = (next()?, (next()?, next()?));
        let sitter = |word: &str| match word.split_once(' ') {
            Some((_, bot)) => Sitter::Bot(bot.to_owned()),
            None => Sitter::Person,
        };
        let sitters = next()?.split(',').map(sitter).collect();
        let scores = next()?.split(',').filter_map(|it| it.parse().ok()).collect();
        let (orders, at) = (next()?.parse().ok()?, next()?.parse().ok()?);
        let (standing, picture, written) = if old { Default::default() } else { (next()?, next()?, next()?) };
        let replay = next()?;
        let whole = u64::from_str_radix(&written, 16) == Ok(sum(&replay));
        let standing = notation::from_text(&standing).unwrap_or_default();
        Some(Save { key, name, sitters, scores, orders, at, standing, picture, replay, whole })
    }

    /// The same as an earlier moment to be kept beside the battle, where it is time for one. Every battle has its own.
    #[must_use]
    pub fn rolling(&self) -> Option<Save> {
        let number = self.orders / EVERY % ROLLING + 1;
        let due = self.orders > 0 && self.orders.is_multiple_of(EVERY) && self.belongs_to().is_none();
        due.then(|| Save { key: format!("{EARLIER}-{number} {}", self.key), ..self.clone() })
    }

    /// The key of the battle that this is an earlier moment of.
    #[must_use]
    pub fn belongs_to(&self) -> Option<&str> {
        self.key.strip_prefix(EARLIER)?.split_once(' ').map(|it| it.1)
    }
}

/// The first line of a battle that is kept.
const HEAD: &str = "adjutant save 2";
/// The first line of one from before pictures were kept too.
const OLD_HEAD: &str = "adjutant save 1\n";

/// A sum over a text that shows whether it is as it was written (FNV-1a).
fn sum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Puts what is kept in order: every battle once, the latest first, with its own earlier moments; and the keys of what is
/// to be forgotten, because there are too many battles. A moment whose battle is gone stands for it.
#[must_use]
pub fn arrange(mut saves: Vec<Save>) -> (Vec<Kept>, Vec<String>) {
    saves.arrange(|a, b| b.at.total_cmp(&a.at).then(b.orders.cmp(&a.orders)));
    let (moments, battles): (Vec<Save>, Vec<Save>) = saves.into_iter().partition(|it| it.belongs_to().is_some());
    let mut earlier: BTreeMap<String, Vec<Save>> = BTreeMap::new();
    for moment in moments {
        earlier.entry(moment.belongs_to().unwrap_or_default().to_owned()).or_default().push(moment);
    }
    let mut kept: Vec<Kept> = Vec::new();
    for save in battles {
        let mut earlier = earlier.remove(&save.key).unwrap_or_default();
        earlier.retain(|it| it.orders < save.orders);
        kept.push(Kept { save, earlier });
    }
    for mut left in earlier.into_values() {
        let save = left.remove(0);
        kept.push(Kept { save, earlier: left });
    }
    kept.arrange(|a, b| b.save.at.total_cmp(&a.save.at));
    let forgotten = kept.split_off(kept.len().min(MOST));
    let keys = forgotten.into_iter().flat_map(|it| it.all_keys()).collect();
    (kept, keys)
}

impl Kept {
    /// The keys of the battle and its earlier moments.
    #[must_use]
    pub fn all_keys(&self) -> Vec<String> {
        let battle = self.save.belongs_to().unwrap_or(&self.save.key);
        let rolling = (1..=ROLLING).map(|it| format!("{EARLIER}-{it} {battle}"));
        std::iter::once(battle.to_owned()).chain(rolling).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{EVERY, Kept, MOST, ROLLING, Save, Sitter, arrange};

    fn save(key: &str, orders: usize, at: f64) -> Save {
        let (name, sitters) = (("duel".into(), "long".into()), vec![Sitter::Person, Sitter::Bot("random".into())]);
        let replay = format!("after {orders}\norders");
        let (key, scores, picture) = (key.to_owned(), vec![3, -1], "<svg/>".to_owned());
        Save { key, name, sitters, replay, scores, standing: Vec::new(), picture, orders, at, whole: true }
    }

    /// Plays a battle to so many orders, and keeps it after each as the page does.
    fn played(key: &str, orders: usize, store: &mut Vec<Save>) {
        for at in 1..=orders {
            let now = save(key, at, at as f64);
            for kept in [Some(now.clone()), now.rolling()].into_iter().flatten() {
                store.retain(|it| it.key != kept.key);
                store.push(kept);
            }
        }
    }

    #[test]
    fn a_save_survives_writing() {
        let kept = save("battle-1", 7, 12.5);
        assert_eq!(Save::read(&kept.write()).as_ref(), Some(&kept));
        let cut = kept.write();
        assert!(Save::read(&cut[..cut.len() - 3]).is_some_and(|it| !it.whole), "a replay that was cut is known");
        assert_eq!(Save::read("adjutant save 1\nbattle-1\nduel"), None);
        assert_eq!(Save::read("something else"), None);
    }

    #[test]
    fn three_earlier_moments_of_each_battle_are_kept_and_no_battle_takes_anothers() {
        let mut store = Vec::new();
        played("battle-1", 5 * EVERY + 1, &mut store);
        played("battle-2", 2 * EVERY, &mut store);
        let (kept, _) = arrange(store);
        let of = |key: &str| kept.iter().find(|it| it.save.key == key).expect("it is kept");
        let orders = |it: &Kept| it.earlier.iter().map(|it| it.orders).collect::<Vec<_>>();
        assert_eq!(orders(of("battle-1")), [5 * EVERY, 4 * EVERY, 3 * EVERY], "the oldest has made room");
        assert_eq!(orders(of("battle-2")), [EVERY], "the moment that is now is no earlier one");
        assert_eq!(of("battle-1").earlier.len(), ROLLING);
    }

    #[test]
    fn every_battle_is_listed_once() {
        let mut store = Vec::new();
        played("battle-1", 4 * EVERY, &mut store);
        played("battle-2", 3 * EVERY, &mut store);
        store.retain(|it| it.key != "battle-2"); // lost, but for its earlier moments
        let (kept, forgotten) = arrange(store);
        let keys: Vec<_> = kept.iter().map(|it| it.save.belongs_to().unwrap_or(&it.save.key)).collect();
        assert_eq!(keys, ["battle-1", "battle-2"]);
        assert_eq!(kept[1].save.orders, 3 * EVERY, "the latest moment stands for it");
        let all = kept[1].all_keys();
        assert!(all[0] == "battle-2" && all.contains(&kept[1].save.key), "it goes with all its moments: {all:?}");
        assert_eq!(forgotten, [""; 0]);
    }

    #[test]
    fn earlier_moments_push_no_battle_out() {
        let mut store = Vec::new();
        for number in 0..=MOST {
            played(&format!("battle-{number:02}"), 2 * EVERY + number, &mut store);
        }
        let (kept, forgotten) = arrange(store);
        assert_eq!(kept.len(), MOST);
        assert_eq!(forgotten[0], "battle-00", "the oldest goes, with everything that belongs to it");
        assert_eq!(forgotten.len(), 1 + ROLLING);
    }
}
