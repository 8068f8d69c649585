//! Lessons: a ready battle, prepared dice, and a list of steps that teach by doing.
//!
//! A lesson is data, read by its system from a file. A page or a test runs its steps in order: each says what to do,
//! where to point, and what completes it ([`Until`]). Other actions of the learner are allowed: a step waits until it
//! is completed, and [`Step::does`] lists orders that complete it.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::{Arg, Line, show::scene::Target};

/// A ready battle that teaches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Lesson {
    /// The word of the ready battle.
    pub battle: String,
    /// The seed of the dice that follow the prepared faces.
    pub seed: u64,
    /// The faces of the first dice of the battle, in the order they fall.
    #[serde(default)]
    pub faces: Vec<u8>,
    /// Orders given before the learner is asked anything.
    #[serde(default)]
    pub before: Vec<String>,
    /// What the other seats say while the lesson lasts: of these orders the first that is legal. Where none is, they let
    /// an offer go by, and else a gentle bot answers.
    #[serde(default)]
    pub theirs: Vec<String>,
    /// The steps, in order.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Step {
    /// The suffix of its message keys: a heading, what to do (`-do`) and why (`-why`).
    pub word: String,
    /// The rule to read with it.
    pub rule: Option<RuleId>,
    /// What to point at on the table or in a list.
    #[serde(default)]
    pub at: Vec<Target>,
    /// The kind of order to point at on the order bar.
    pub tile: Option<String>,
    /// What completes it.
    pub until: Until,
    /// Orders that complete it, for whoever wants to be shown.
    #[serde(default)]
    pub does: Vec<String>,
    /// Offers to the learner under these rules are let go by while this step is at hand.
    #[serde(default)]
    pub lets: Vec<RuleId>,
}

/// What completes a step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The learner gives an order of one of these kinds.
    Order(Vec<String>),
    /// The log tells of one of these rules.
    Told(Vec<RuleId>),
    /// The learner looks at the odds of an order.
    Forecast,
    /// The learner asks why.
    Why,
    /// The learner has the page show something, by its word: `datasheet`, `mission`, `view`.
    Shown(String),
    /// The learner takes an order back.
    Undone,
    /// The learner asks for a hint, and one is on screen.
    Hinted,
    /// Another seat has acted, and the learner is asked again.
    Turn,
    /// The learner has read it.
    Read,
}

/// What happened in the battle or on its page, as a lesson needs it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seen<'a> {
    /// The learner gave an order of this kind.
    Order(&'a str),
    /// A line was told.
    Told(&'a Line),
    /// The odds of an order are on screen.
    Forecast,
    /// A number or a rule is being explained.
    Why,
    /// The page shows something the learner asked for.
    Shown(&'a str),
    /// An order was taken back.
    Undone,
    /// A hint is on screen.
    Hinted,
    /// Another seat has acted, and the learner is asked again.
    Turn,
    /// The learner goes on.
    Read,
}

impl Until {
    /// Whether this completes it.
    #[must_use]
    pub fn is_met(&self, seen: Seen<'_>) -> bool {
        match (self, seen) {
            (Until::Order(kinds), Seen::Order(kind)) => kinds.iter().any(|it| it == kind),
            (Until::Told(rules), Seen::Told(line)) => rules.iter().any(|it| names(line, *it)),
            (Until::Shown(word), Seen::Shown(shown)) => word == shown,
            (Until::Forecast, Seen::Forecast)
            | (Until::Why, Seen::Why)
            | (Until::Undone, Seen::Undone)
            | (Until::Hinted, Seen::Hinted)
            | (Until::Turn, Seen::Turn)
            | (Until::Read, Seen::Read) => true,
            (Until::Order(_) | Until::Told(_) | Until::Shown(_), _)
            | (Until::Forecast | Until::Why | Until::Undone | Until::Hinted | Until::Turn | Until::Read, _) => false,
        }
    }
}

/// Whether a line names a rule.
fn names(line: &Line, rule: RuleId) -> bool {
    line.args.iter().any(|(_, it)| match it {
        Arg::Rule(named) | Arg::Thing(named) => *named == rule,
        Arg::Line(inner) => names(inner, rule),
        Arg::Number(_) | Arg::Length(_) | Arg::Chance(_) | Arg::Name(_) | Arg::Because(_) | Arg::Seat(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::*;

    #[test]
    fn a_step_waits_for_what_it_names_and_for_nothing_else() {
        let shoots = Until::Order(vec!["Shoot".to_owned()]);
        assert!(shoots.is_met(Seen::Order("Shoot")));
        assert!(!shoots.is_met(Seen::Order("Move")) && !shoots.is_met(Seen::Read));
        let told = Until::Told(vec![rule!("duel.clash.strike")]);
        let inner = Line::new("duel-inner").with("rule", rule!("duel.clash.strike"));
        assert!(told.is_met(Seen::Told(&Line::new("duel-outer").with("what", Arg::Line(Box::new(inner))))));
        assert!(!told.is_met(Seen::Told(&Line::new("duel-outer"))));
        let shown = Until::Shown("mission".to_owned());
        assert!(shown.is_met(Seen::Shown("mission")) && !shown.is_met(Seen::Shown("datasheet")));
        assert!(Until::Undone.is_met(Seen::Undone) && !Until::Undone.is_met(Seen::Hinted));
        assert!(Until::Hinted.is_met(Seen::Hinted) && !Until::Hinted.is_met(Seen::Turn));
        assert!(Until::Turn.is_met(Seen::Turn) && !Until::Turn.is_met(Seen::Undone));
    }
}
