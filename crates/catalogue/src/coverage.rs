//! Coverage: whether the engine enforces each rule, and whether a test checks it.
//!
//! `cargo xtask coverage` counts the citations. A page that shows them gets a file: its first line is the [`data_hash`]
//! of the catalogue; its second has one digit per rule, in the order of the ids: 1 if enforced plus 2 if tested.

use crate::{DamagedTexts, RuleId, data_hash};

/// What is known about one rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Covered {
    /// The engine enforces it.
    pub enforced: bool,
    /// A test speaks of it.
    pub tested: bool,
}

/// What is known about every rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage(Vec<Covered>);

impl Coverage {
    /// Collects the coverage of every rule.
    pub fn ask(about: impl Fn(RuleId) -> Covered) -> Coverage {
        Coverage(RuleId::all().map(about).collect())
    }

    /// What is known about a rule.
    #[must_use]
    pub fn of(&self, rule: RuleId) -> Covered {
        self.0[rule.index()]
    }

    /// How many rules there are among these, how many of them are enforced, and how many of those are tested.
    #[must_use]
    pub fn count(&self, rules: impl Iterator<Item = RuleId>) -> [usize; 3] {
        rules.map(|it| self.of(it)).fold([0; 3], |[all, enforced, both], it| {
            [all + 1, enforced + usize::from(it.enforced), both + usize::from(it.enforced && it.tested)]
        })
    }

    /// As a file.
    #[must_use]
    pub fn write(&self) -> String {
        let digit = |it: &Covered| char::from(b'0' + u8::from(it.enforced) + 2 * u8::from(it.tested));
        format!("{}\n{}\n", data_hash(), self.0.iter().map(digit).collect::<String>())
    }

    /// Reads the file.
    ///
    /// # Errors
    /// It belongs to another catalogue, or is damaged at a rule.
    pub fn read(file: &str) -> Result<Coverage, DamagedTexts> {
        let mut lines = file.lines();
        if lines.next() != Some(data_hash()) {
            return Err(DamagedTexts::OtherCatalogue);
        }
        let covered = |(at, digit): (usize, char)| match digit.to_digit(4) {
            Some(sum) => Ok(Covered { enforced: sum & 1 == 1, tested: sum & 2 == 2 }),
            None => Err(DamagedTexts::Rule(at + 1)),
        };
        let all = lines.next().unwrap_or_default().chars().enumerate().map(covered).collect::<Result<Vec<_>, _>>()?;
        if all.len() != RuleId::all().len() {
            return Err(DamagedTexts::Rule(all.len().min(RuleId::all().len())));
        }
        Ok(Coverage(all))
    }
}

#[cfg(test)]
mod tests {
    use super::{Coverage, Covered};
    use crate::{DamagedTexts, RuleId, data_hash, rule};

    fn strike_only() -> Coverage {
        let strike = rule!("duel.clash.strike");
        Coverage::ask(|it| Covered { enforced: it == strike, tested: it.system() == "duel" })
    }

    #[test]
    fn what_is_written_is_read() {
        let known = strike_only();
        assert_eq!(Coverage::read(&known.write()), Ok(known.clone()));
        assert_eq!(known.of(rule!("duel.clash.strike")), Covered { enforced: true, tested: true });
        let duel = || RuleId::all().filter(|it| it.system() == "duel");
        assert_eq!(known.count(duel()), [duel().count(), 1, 1], "tests of what is not enforced do not count");
    }

    #[test]
    fn damage_is_told() {
        let text = strike_only().write();
        assert_eq!(Coverage::read(""), Err(DamagedTexts::OtherCatalogue));
        assert_eq!(Coverage::read(&text.replacen(data_hash(), "0123", 1)), Err(DamagedTexts::OtherCatalogue));
        assert_eq!(Coverage::read(&format!("{}\n01x", data_hash())), Err(DamagedTexts::Rule(3)));
        assert_eq!(Coverage::read(&format!("{}\n012", data_hash())), Err(DamagedTexts::Rule(3)), "cut off");
    }
}
