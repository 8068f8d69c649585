//! Every number shown must add up: base, terms, caps and floors, read from the text a player sees, give the total step
//! by step. Checked in events, the log, previews and refusals.

use super::{Breach, Law, Proving, run::Run};
use crate::{Arg, Breakdown, Forecast, Line, View, notation};

/// At every so many steps an order is looked at as the page would before it is given.
const LOOKED_AT: usize = 8;

impl<S: Proving> Run<'_, S> {
    /// What the page shows before an order, and that nothing is said to stand in the way of a legal one.
    pub(super) fn preview_adds_up(&mut self, view: &View<S>, order: &S::Order) -> Result<(), Breach> {
        if !self.step.is_multiple_of(LOOKED_AT) {
            return Ok(());
        }
        let preview = self.system.preview(view, order);
        let refusals = &preview.refusals;
        self.hold(Law::IllegalIsForbidden, refusals.is_empty(), || format!("{order:?} is legal, but {refusals:?}"))?;
        preview.measures.iter().try_for_each(|it| self.line_adds_up(it))?;
        preview.numbers.iter().try_for_each(|it| self.adds_up(&it.1))?;
        preview.forecast.iter().try_for_each(|it| self.tests_add_up(it))
    }

    /// The tests of a forecast.
    pub(super) fn tests_add_up(&mut self, forecast: &Forecast) -> Result<(), Breach> {
        forecast.tests.iter().try_for_each(|(line, number)| {
            self.line_adds_up(line)?;
            self.adds_up(number)
        })
    }

    /// Why not.
    pub(super) fn refusals_add_up(&mut self, state: &S::State, refusals: &[S::Forbidden]) -> Result<(), Breach> {
        refusals.iter().try_for_each(|it| self.line_adds_up(&self.system.refusal(state, it)))
    }

    /// What has happened, and how the log tells it.
    pub(super) fn event_adds_up(&mut self, before: &S::State, event: &S::Event) -> Result<(), Breach> {
        let text = notation::to_text(event).unwrap_or_default();
        text.split('"').filter_map(|it| it.parse().ok()).try_for_each(|it| self.adds_up(&it))?;
        self.system.narrate(before, event).iter().try_for_each(|it| self.line_adds_up(it))
    }

    fn line_adds_up(&mut self, line: &Line) -> Result<(), Breach> {
        line.args.iter().try_for_each(|(_, arg)| match arg {
            Arg::Because(number) => self.adds_up(number),
            Arg::Line(line) => self.line_adds_up(line),
            Arg::Number(_)
            | Arg::Length(_)
            | Arg::Chance(_)
            | Arg::Name(_)
            | Arg::Rule(_)
            | Arg::Thing(_)
            | Arg::Seat(_) => Ok(()),
        })
    }

    fn adds_up(&mut self, number: &Breakdown) -> Result<(), Breach> {
        self.tally.numbers += 1;
        self.hold(Law::NumbersAddUp, adds_up(number), || format!("{number} is not {}", number.total()))
    }
}

/// Whether what is written leads from the base to the total, step by step.
fn adds_up(number: &Breakdown) -> bool {
    let text = number.to_string();
    let mut written = text.split(' ').map(|it| it.split_once('@').map_or(it, |it| it.0));
    let Some(mut total) = written.next().and_then(amount) else { return false };
    let steps: Option<Vec<i64>> = written
        .map(|term| {
            total = after(total, term)?;
            Some(total)
        })
        .collect();
    let shown = number.steps().map(|it| i64::from(it.1));
    steps.is_some_and(|it| shown.eq(it)) && total == i64::from(number.total())
}

/// A number as it is written; a length in hundredths of an inch.
fn amount(text: &str) -> Option<i64> {
    let Some(length) = text.strip_suffix('″') else { return text.parse().ok() };
    let (whole, part) = length.split_once('.').unwrap_or((length, ""));
    let hundredths: i64 = format!("{part:0<2}").parse().ok()?;
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    Some(whole.parse::<i64>().ok()? * 100 + sign * hundredths)
}

/// What a term as it is written makes of a total.
fn after(total: i64, term: &str) -> Option<i64> {
    let (sign, rest) = term.split_at(term.find(|it: char| it.is_ascii_digit() || it == '-')?);
    let by = amount(rest)?;
    Some(match sign {
        "" | "+" => total + by,
        "*" => total * by,
        "/" => total.div_euclid(by) + i64::from(total.rem_euclid(by) != 0),
        "\\" => total.div_euclid(by),
        "<=" => total.min(by),
        ">=" => total.max(by),
        "=" => by,
        "~" => total,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use catalogue::rule;
    use table::Inches;

    use super::*;
    use crate::Change;

    #[test]
    fn every_kind_of_term_is_understood() {
        let number = Breakdown::base(rule!("duel.clash.strike"), 7)
            .plus(rule!("duel.card.lunge"), -12)
            .with(rule!("duel.stance.bold"), Change::Times(3))
            .with(rule!("duel.stance.wary"), Change::DividedUp(2))
            .with(rule!("duel.stance.wary"), Change::DividedDown(2))
            .with(rule!("duel.card.parry"), Change::Outweighed(-4))
            .with(rule!("duel.card.parry"), Change::AtLeast(2))
            .with(rule!("duel.card.parry"), Change::AtMost(1))
            .with(rule!("duel.card.parry"), Change::Becomes(-3))
            .plus(rule!("duel.card.lunge"), 2);
        assert!(adds_up(&number), "{number}");
        assert_eq!(number.total(), -1);
    }

    #[test]
    fn lengths_are_added_in_hundredths() {
        let far = Breakdown::length(rule!("duel.clash.reach"), Inches::hundredths(505))
            .with(rule!("duel.stance.bold"), Change::Times(2))
            .plus(rule!("duel.card.lunge"), -50)
            .with(rule!("duel.stance.wary"), Change::AtMost(850));
        assert!(adds_up(&far), "{far}");
        assert_eq!([amount("-0.5″"), amount("8.05″"), amount("12″")], [Some(-50), Some(805), Some(1_200)]);
    }

    #[test]
    fn a_number_that_overflows_does_not_add_up() {
        let huge = Breakdown::base(rule!("duel.clash.strike"), i32::MAX).plus(rule!("duel.card.lunge"), 1);
        assert!(!adds_up(&huge), "{huge}");
    }
}
