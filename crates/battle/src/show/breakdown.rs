//! A number with its reasons.
//!
//! Every number a player may ask about is a base and the terms that changed it, in the order they apply, each with its
//! rule. Caps, floors, halvings and "only the highest counts" are terms too, so the sum on screen always adds up: the
//! total is never stored, only computed.

use std::{fmt, str::FromStr};

use catalogue::RuleId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use smallvec::SmallVec;
use table::Inches;

use crate::Arg;

/// What a term does to the running total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// Adds, or takes away.
    Add(i32),
    /// Multiplies.
    Times(i32),
    /// Divides and rounds up.
    DividedUp(i32),
    /// Divides and rounds down.
    DividedDown(i32),
    /// A cap: the total is at most this.
    AtMost(i32),
    /// A floor: the total is at least this.
    AtLeast(i32),
    /// Whatever it was, it becomes this.
    Becomes(i32),
    /// Would have added this, but a stronger term of its kind counts instead: shown, and worth nothing.
    Outweighed(i32),
}

impl Change {
    /// The running total after this change.
    #[must_use]
    pub const fn after(self, total: i32) -> i32 {
        match self {
            Change::Add(n) => total.saturating_add(n),
            Change::Times(n) => total.saturating_mul(n),
            Change::DividedUp(n) => total.div_euclid(n) + (total.rem_euclid(n) != 0) as i32,
            Change::DividedDown(n) => total.div_euclid(n),
            Change::AtMost(n) if total > n => n,
            Change::AtLeast(n) if total < n => n,
            Change::Becomes(n) => n,
            Change::AtMost(_) | Change::AtLeast(_) | Change::Outweighed(_) => total,
        }
    }

    /// How it is written: its sign, its amount, and whether that is of the number's own kind rather than a plain count.
    const fn written(self) -> (&'static str, i32, bool) {
        let (sign, amount) = self.sign_and_amount();
        (sign, amount, !matches!(self, Change::Times(_) | Change::DividedUp(_) | Change::DividedDown(_)))
    }

    const fn sign_and_amount(self) -> (&'static str, i32) {
        match self {
            Change::Add(n) if n < 0 => ("", n),
            Change::Add(n) => ("+", n),
            Change::Times(n) => ("*", n),
            Change::DividedUp(n) => ("/", n),
            Change::DividedDown(n) => ("\\", n),
            Change::AtMost(n) => ("<=", n),
            Change::AtLeast(n) => (">=", n),
            Change::Becomes(n) => ("=", n),
            Change::Outweighed(n) => ("~", n),
        }
    }

    fn parse(text: &str, kind: Kind) -> Option<Change> {
        let amount = |rest: &str| kind.read(rest);
        let count = |rest: &str| Kind::Count.read(rest);
        let divisor = |rest: &str| count(rest).filter(|it| *it > 0);
        let (sign, rest) = text.split_at(text.find(|it: char| it.is_ascii_digit() || it == '-')?);
        match sign {
            "+" => amount(rest).filter(|it| *it >= 0).map(Change::Add),
            "" if rest.starts_with('-') => amount(rest).map(Change::Add),
            "*" => count(rest).map(Change::Times),
            "/" => divisor(rest).map(Change::DividedUp),
            "\\" => divisor(rest).map(Change::DividedDown),
            "<=" => amount(rest).map(Change::AtMost),
            ">=" => amount(rest).map(Change::AtLeast),
            "=" => amount(rest).map(Change::Becomes),
            "~" => amount(rest).map(Change::Outweighed),
            _ => None,
        }
    }
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    /// Anything whole: faces, points, models.
    Count,
    /// Hundredths of an inch.
    Length,
}

/// The mark of a length.
const INCHES: char = '″';

impl Kind {
    fn write(self, amount: i32) -> String {
        match self {
            Kind::Count => amount.to_string(),
            Kind::Length => format!("{}{INCHES}", Inches::hundredths(amount)),
        }
    }

    fn read(self, text: &str) -> Option<i32> {
        match self {
            Kind::Count => text.parse().ok(),
            Kind::Length => text.strip_suffix(INCHES)?.parse().ok().map(Inches::as_hundredths),
        }
    }
}

/// One change, and the rule that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// The rule that makes the change.
    pub rule: RuleId,
    /// The change.
    pub change: Change,
}

/// A number with its reasons. Its text form is `12@rule.of.base -4@rule.of.term <=20@rule.of.cap`; that of a length
/// `5″@rule.of.base *2@rule.of.run -2.5″@rule.of.term`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Breakdown {
    rule: RuleId,
    kind: Kind,
    base: i32,
    terms: SmallVec<[Term; 6]>,
}

impl Breakdown {
    /// The number before anything changes it.
    #[must_use]
    pub fn base(rule: RuleId, base: i32) -> Breakdown {
        Breakdown { rule, kind: Kind::Count, base, terms: SmallVec::new() }
    }

    /// A length before anything changes it. From here on it counts hundredths of an inch, and so do its terms.
    #[must_use]
    pub fn length(rule: RuleId, base: Inches) -> Breakdown {
        Breakdown { kind: Kind::Length, ..Breakdown::base(rule, base.as_hundredths()) }
    }

    /// A figure of it to be put into words: a length is told in inches.
    #[must_use]
    pub fn figure(&self, amount: i32) -> Arg {
        match self.kind {
            Kind::Count => Arg::from(amount),
            Kind::Length => Arg::from(Inches::hundredths(amount)),
        }
    }

    /// With this added. Nothing is added for zero: a term that changes nothing explains nothing.
    #[must_use]
    pub fn plus(mut self, rule: RuleId, amount: i32) -> Breakdown {
        self.add(rule, amount);
        self
    }

    /// With this change.
    #[must_use]
    pub fn with(mut self, rule: RuleId, change: Change) -> Breakdown {
        self.push(rule, change);
        self
    }

    /// Adds an amount in place, unless it is zero.
    pub fn add(&mut self, rule: RuleId, amount: i32) {
        if amount != 0 {
            self.push(rule, Change::Add(amount));
        }
    }

    /// Makes a change in place.
    ///
    /// # Panics
    /// Where a rule divides by zero or less, which is a mistake of ours.
    pub fn push(&mut self, rule: RuleId, change: Change) {
        if let Change::DividedUp(by) | Change::DividedDown(by) = change {
            assert!(by > 0, "{rule} divides by {by}");
        }
        self.terms.push(Term { rule, change });
    }

    /// Of several amounts only the one furthest from zero counts; the others are shown as outweighed. The first of
    /// equals counts.
    pub fn add_strongest(&mut self, amounts: &[(RuleId, i32)]) {
        let strongest = (0..amounts.len()).rev().max_by_key(|at| amounts[*at].1.unsigned_abs());
        for (at, (rule, amount)) in amounts.iter().enumerate() {
            let counts = Some(at) == strongest;
            self.push(*rule, if counts { Change::Add(*amount) } else { Change::Outweighed(*amount) });
        }
    }

    /// The number.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.terms.iter().fold(self.base, |total, term| term.change.after(total))
    }

    /// The rule and number it starts from.
    #[must_use]
    pub fn start(&self) -> (RuleId, i32) {
        (self.rule, self.base)
    }

    /// The terms in the order they apply, each with the total after it.
    pub fn steps(&self) -> impl Iterator<Item = (Term, i32)> {
        self.terms.iter().scan(self.base, |total, term| {
            *total = term.change.after(*total);
            Some((*term, *total))
        })
    }
}

impl fmt::Display for Breakdown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.kind.write(self.base), self.rule)?;
        for term in &self.terms {
            let (sign, amount, own) = term.change.written();
            let amount = if own { self.kind } else { Kind::Count }.write(amount);
            write!(f, " {sign}{amount}@{}", term.rule)?;
        }
        Ok(())
    }
}

impl FromStr for Breakdown {
    type Err = String;

    fn from_str(text: &str) -> Result<Breakdown, String> {
        let mut parts = text.split(' ');
        let (base, rule) = amount_and_rule(parts.next().unwrap_or_default())?;
        let kind = if base.ends_with(INCHES) { Kind::Length } else { Kind::Count };
        let base = kind.read(base).ok_or_else(|| format!("\"{base}\" is not the base of a breakdown"))?;
        let mut breakdown = Breakdown { kind, ..Breakdown::base(rule, base) };
        for part in parts {
            let (change, rule) = amount_and_rule(part)?;
            let change =
                Change::parse(change, kind).ok_or_else(|| format!("\"{change}\" is no change of a breakdown"))?;
            breakdown.push(rule, change);
        }
        Ok(breakdown)
    }
}

fn amount_and_rule(part: &str) -> Result<(&str, RuleId), String> {
    let (amount, name) = part.split_once('@').ok_or_else(|| format!("\"{part}\" is not of the form amount@rule"))?;
    let rule = RuleId::find(name).ok_or_else(|| format!("no rule \"{name}\" in the catalogue"))?;
    Ok((amount, rule))
}

impl Serialize for Breakdown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Breakdown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Breakdown, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::*;

    fn example() -> Breakdown {
        let mut number = Breakdown::base(rule!("duel.clash.strike"), 7).plus(rule!("duel.clash.reach"), 0);
        number.add_strongest(&[
            (rule!("duel.card.lunge"), -2),
            (rule!("duel.card.feint"), -4),
            (rule!("duel.stance.bold"), -4),
        ]);
        number
            .with(rule!("duel.stance.bold"), Change::Times(5))
            .with(rule!("duel.stance.wary"), Change::DividedUp(2))
            .with(rule!("duel.card.lunge"), Change::AtMost(6))
    }

    #[test]
    fn terms_apply_in_order_and_the_sum_adds_up() {
        let totals: Vec<i32> = example().steps().map(|(_, total)| total).collect();
        assert_eq!(totals, [7, 3, 3, 15, 8, 6]);
        assert_eq!(example().total(), 6);
    }

    #[test]
    fn of_equals_the_first_counts() {
        let counting = |number: &Breakdown| number.steps().filter(|it| matches!(it.0.change, Change::Add(_))).count();
        assert_eq!(counting(&example()), 1);
        assert_eq!(example().steps().nth(1).unwrap().0.rule, rule!("duel.card.feint"));
    }

    #[test]
    fn halves_round_as_said_on_both_sides_of_zero() {
        for (change, from, to) in [
            (Change::DividedUp(2), 17, 9),
            (Change::DividedUp(2), -17, -8),
            (Change::DividedDown(2), 17, 8),
            (Change::DividedDown(2), -17, -9),
            (Change::AtLeast(2), 1, 2),
            (Change::AtLeast(2), 3, 3),
            (Change::Becomes(20), 3, 20),
        ] {
            assert_eq!(change.after(from), to, "{change:?} of {from}");
        }
    }

    #[test]
    fn text_round_trips() {
        let text = "7@duel.clash.strike ~-2@duel.card.lunge -4@duel.card.feint ~-4@duel.stance.bold \
                    *5@duel.stance.bold /2@duel.stance.wary <=6@duel.card.lunge";
        assert_eq!(example().to_string(), text);
        assert_eq!(text.parse(), Ok(example()));
    }

    #[test]
    fn a_length_is_written_and_told_in_inches() {
        let far = Breakdown::length(rule!("duel.clash.reach"), Inches::hundredths(550))
            .with(rule!("duel.stance.bold"), Change::Times(2))
            .plus(rule!("duel.card.lunge"), -225)
            .with(rule!("duel.stance.wary"), Change::AtMost(800));
        let text = "5.5″@duel.clash.reach *2@duel.stance.bold -2.25″@duel.card.lunge <=8″@duel.stance.wary";
        assert_eq!(far.to_string(), text);
        assert_eq!(text.parse(), Ok(far.clone()));
        assert_eq!(far.figure(far.total()), Arg::Length(Inches::whole(8)));
    }

    #[test]
    fn what_is_no_breakdown_is_refused() {
        for text in [
            "",
            "7",
            "x@duel.clash.strike",
            "7@no.such.rule",
            "7@duel.clash.strike 2@duel.card.lunge",
            "7@duel.clash.strike /0@duel.card.lunge",
            "7@duel.clash.strike /-2@duel.card.lunge",
            "7@duel.clash.strike  +2@duel.card.lunge",
            "7@duel.clash.strike +-2@duel.card.lunge",
            "7″@duel.clash.strike +2@duel.card.lunge",
            "7@duel.clash.strike +2″@duel.card.lunge",
        ] {
            assert!(text.parse::<Breakdown>().is_err(), "{text}");
        }
    }
}
