//! "Always pass this kind this turn": questions a player wants to be spared.

use battle::{Decision, Line, Seat, scene::Target};
use catalogue::RuleId;
use leptos::prelude::{GetUntracked, Update};

use crate::desk::{Desk, Sitter};

/// Questions that are let go by: whose, under which rule, and in which turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Passed {
    /// Whose choice it is.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: RuleId,
    /// The group it is about; none where it is about any.
    pub group: Option<String>,
    /// The turn it is for, as the scene says it.
    turn: Option<Line>,
}

impl Desk {
    /// Whether the present question may be let go by.
    pub fn may_pass(&self) -> bool {
        self.with(|it| it.pass()).is_some()
    }

    /// Lets the present question go by, and every other of its kind this turn.
    pub fn always_pass(&self) {
        let Some(Decision { seat, rule }) = self.with(|it| it.decision()) else { return };
        let Some(order) = self.with(|it| it.pass()) else { return };
        let passed = Passed { seat, rule, group: None, turn: self.turn() };
        self.passing.update(|it| it.push(passed));
        self.give(&order);
    }

    /// Lets the present question go by, and every other of its kind about the same group this turn.
    pub fn pass_for_group(&self) {
        let Some(Decision { seat, rule }) = self.with(|it| it.decision()) else { return };
        let Some(order) = self.with(|it| it.pass()) else { return };
        let group = self.group_at_stake();
        let passed = Passed { seat, rule, group, turn: self.turn() };
        self.passing.update(|it| it.push(passed));
        self.give(&order);
    }

    /// Wants to be asked again.
    pub fn ask_again(&self, rule: RuleId) {
        self.passing.update(|it| it.retain(|passed| passed.rule != rule));
    }

    /// Lets the question go by where its kind is to be passed; whether it did.
    pub fn pass_by_itself(&self) -> bool {
        if self.passing.get_untracked().is_empty() {
            return false;
        }
        let turn = self.turn();
        if self.passing.get_untracked().iter().any(|it| it.turn != turn) {
            self.passing.update(|it| it.retain(|passed| passed.turn == turn));
        }
        let Some(Decision { seat, rule }) = self.with(|it| it.decision()) else { return false };
        let asked: Vec<Passed> =
            self.passing.get_untracked().into_iter().filter(|it| it.seat == seat && it.rule == rule).collect();
        let about = || self.with(|it| it.stake(seat)).and_then(|it| it.about);
        let group = |about: Target| match about {
            Target::Piece(id) => self.with(|it| it.scene(Some(seat))).piece(&id).and_then(|it| it.group.clone()),
            Target::Group(id) => Some(id),
            Target::Item(_) | Target::Place(_) | Target::Cube(..) | Target::Means { .. } => None,
        };
        let wanted = asked.iter().any(|it| it.group.is_none())
            || (!asked.is_empty()
                && about()
                    .and_then(group)
                    .is_some_and(|it| asked.iter().any(|asked| asked.group.as_ref() == Some(&it))));
        let person = self.sitter(seat) == Sitter::Person;
        let Some(order) = self.with(|it| it.pass()).filter(|_| wanted && person) else { return false };
        self.resolve(&order).is_ok()
    }

    /// Which turn it is: the first thing the scene says of how the battle stands.
    fn turn(&self) -> Option<Line> {
        let seat = self.viewer.get_untracked();
        self.with(|it| it.scene(Some(seat))).standing.first().cloned()
    }
}
