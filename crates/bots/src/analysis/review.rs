//! Reviews of a finished battle: how much was luck, and how much was decided.
//!
//! A battle is split into *passages*, each from one settled decision to the next. Luck is the chance to win after a
//! roll minus its average over every outcome of the roll. Decision is the rest: the average chance to win of the orders
//! given, compared with the best plan available. Both are measured in chances to win, so that they can be added and
//! compared. Decisions before the first turn are not judged: while armies are being deployed, the models on the table
//! do not show who is ahead.

use battle::{Battle, Entry, Seat, Tactics, tactics::Depth};
use dice::Seeded;
use table::Arrange;

use crate::{Budget, Evaluation, Limit, search::expectation::Expectation};

/// How many ways an order can go are told apart.
const OUTCOMES: usize = 24;
/// How many plans are looked at for a better one.
const PLANS: usize = 10;
/// The states looked at for one passage, at most.
const NODES: u64 = 4_000;
/// What must be gained to be called better: less is within the error of the evaluation.
const WORTH_TELLING: f64 = 0.02;

/// The review of a battle.
#[derive(Clone, Debug)]
pub struct Review<P> {
    /// The account of each seat.
    pub seats: Vec<Account>,
    /// Every passage, in order.
    pub passages: Vec<Passage<P>>,
}

/// How a seat's chance to win changed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// The sum of its luck.
    pub luck: f64,
    /// What its decisions lost compared with the best plan found.
    pub given_away: f64,
    /// How many decisions were looked at.
    pub decisions: u32,
}

/// From one settled decision to the next.
#[derive(Clone, Debug)]
pub struct Passage<P> {
    /// Whose decision it was.
    pub seat: Seat,
    /// The turn or round, where the game counts them.
    pub turn: Option<u32>,
    /// The first of its orders, counted from 0, and how many they are.
    pub first: usize,
    /// How many orders it has.
    pub orders: usize,
    /// Its seat's chance to win before it.
    pub before: f64,
    /// And after it.
    pub after: f64,
    /// The part of the difference that was luck.
    pub luck: f64,
    /// A better plan, if there was a clearly better one, and its gain.
    pub better: Option<(P, f64)>,
}

impl<P> Passage<P> {
    /// Whether the battle had begun: all that comes before the first turn is deployment.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        begun(self.turn)
    }

    /// How much of the chance to win changed hands.
    #[must_use]
    pub fn swing(&self) -> f64 {
        (self.after - self.before).abs()
    }
}

impl<P> Review<P> {
    /// The passages in which most was won or lost since the battle began, the greatest first.
    #[must_use]
    pub fn turning_points(&self, most: usize) -> Vec<&Passage<P>> {
        let mut all: Vec<&Passage<P>> = self.passages.iter().filter(|it| it.has_begun()).collect();
        all.arrange(|a, b| b.swing().total_cmp(&a.swing()).then(a.first.cmp(&b.first)));
        all.truncate(most);
        all
    }
}

fn begun(turn: Option<u32>) -> bool {
    turn != Some(0)
}

/// Looks back on a battle with the game's own evaluation. The same battle gives the same review.
pub fn review<S: Tactics>(battle: &Battle<S>) -> Review<S::Plan> {
    let seats = usize::from(battle.system().seats(battle.state()));
    let mut looking = Looking {
        system: battle.system(),
        evaluation: Evaluation::learned::<S>(),
        mind: Seeded::from_u64(0),
        review: Review { seats: vec![Account::default(); seats], passages: Vec::new() },
    };
    looking.back_on(battle);
    looking.review
}

/// Somebody who looks back.
struct Looking<'a, S: Tactics> {
    system: &'a S,
    evaluation: Evaluation,
    mind: Seeded,
    review: Review<S::Plan>,
}

impl<S: Tactics> Looking<'_, S> {
    fn back_on(&mut self, battle: &Battle<S>) {
        let mut state = battle.state_after(0);
        let (mut first, entries) = (0, battle.entries());
        while first < entries.len() {
            let start = state.clone();
            let mut luck = vec![0.0; self.review.seats.len()];
            let mut end = first;
            while end < entries.len() && (end == first || !self.system.settled(&state)) {
                let after = self.after(&state, &entries[end]);
                self.throw(&state, &entries[end], &after, &mut luck);
                state = after;
                end += 1;
            }
            self.passage(&start, &state, (first, &entries[first..end]), &luck);
            first = end;
        }
    }

    fn after(&self, state: &S::State, entry: &Entry<S>) -> S::State {
        let mut after = state.clone();
        entry.events.iter().for_each(|it| self.system.fold(&mut after, it));
        after
    }

    fn value(&self, state: &S::State, seat: usize) -> f64 {
        self.evaluation.chance(self.system, state, Seat(seat as u8))
    }

    /// Adds what a throw brought beyond expectation to the luck of every seat.
    fn throw(&mut self, state: &S::State, entry: &Entry<S>, after: &S::State, luck: &mut [f64]) {
        if entry.thrown.is_empty() {
            return;
        }
        let ways = self.system.afterstates(state, &entry.order, OUTCOMES, &mut self.mind);
        for (seat, luck) in luck.iter_mut().enumerate() {
            let expected: f64 = ways.iter().map(|(chance, way)| chance * self.value(way, seat)).sum();
            *luck += self.value(after, seat) - expected;
        }
    }

    fn passage(&mut self, start: &S::State, end: &S::State, (first, entries): (usize, &[Entry<S>]), luck: &[f64]) {
        let (seat, turn) = (entries[0].seat, self.system.turn(start));
        let (before, after) = (self.value(start, seat.index()), self.value(end, seat.index()));
        let own = luck[seat.index()];
        let better = if begun(turn) { self.better(start, entries, after - own) } else { None };
        for (account, luck) in self.review.seats.iter_mut().zip(luck) {
            account.luck += luck;
        }
        let account = &mut self.review.seats[seat.index()];
        account.decisions += u32::from(begun(turn));
        account.given_away += better.as_ref().map_or(0.0, |it| it.1);
        self.review.passages.push(Passage {
            seat,
            turn,
            first,
            orders: entries.len(),
            before,
            after,
            luck: own,
            better,
        });
    }

    /// The best plan there was, and what it would have been worth more than what was done, if that is worth telling.
    fn better(&mut self, start: &S::State, entries: &[Entry<S>], done: f64) -> Option<(S::Plan, f64)> {
        let seat = entries[0].seat;
        let plans = self.system.plans(start, PLANS);
        if plans.len() < 2 {
            return None;
        }
        let (system, evaluation, outcomes) = (self.system, &self.evaluation, Depth::USUAL.outcomes);
        let expectation = Expectation { system, evaluation, seat, outcomes, replies: 0 };
        let mut budget = Budget::new(Limit::Nodes(NODES));
        let mind = &mut self.mind;
        let weighed = plans.into_iter().map_while(|it| {
            let worth = expectation.worth(start, &it.plan, mind, &mut budget)?;
            Some((it.plan, worth))
        });
        let weighed: Vec<(S::Plan, f64)> = weighed.collect();
        // What was done is measured as its candidates are, where it was one of them.
        let as_planned = weighed.iter().find(|it| self.is_what_was_done(start, &it.0, entries)).map(|it| it.1);
        let done = as_planned.unwrap_or(done);
        let best = weighed.into_iter().reduce(|best, it| if it.1 > best.1 { it } else { best })?;
        let gain = best.1 - done;
        (gain >= WORTH_TELLING).then_some((best.0, gain))
    }

    /// Whether a plan's own orders are those that were given.
    fn is_what_was_done(&self, start: &S::State, plan: &S::Plan, entries: &[Entry<S>]) -> bool {
        let mut state = start.clone();
        entries.iter().all(|entry| {
            let own = entry.seat == entries[0].seat;
            let same = !own || self.system.next(&state, plan).is_none_or(|it| it == entry.order);
            state = self.after(&state, entry);
            same
        })
    }
}
