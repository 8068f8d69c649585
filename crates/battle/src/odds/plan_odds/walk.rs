//! The expansion of a course: forward from state to state, each once, then backward from the ends.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use dice::Dice;

use super::{Answer, Bounds, Course, Prospect, near::Near};
use crate::{Stop, System, apply, notation};
use table::Arrange;

/// The most ways one order is walked.
const MOST_WAYS: u64 = 100_000;
/// The states an order leads to, each with its chance, and the chance of what is left out.
type Walked<S> = (Vec<(f64, <S as System>::State)>, f64);

/// Ways as likely as this are not left out to make the rest fewer.
const LEAST_LIKELY: f64 = 1e-3;

pub(super) fn from<S: System, C: Course<S>>(
    system: &S,
    state: &S::State,
    course: &C,
    bounds: Bounds,
) -> Prospect<C::End> {
    let mut walk = Walk { system, course, bounds, nodes: Vec::new(), waiting: BTreeMap::new() };
    let first = walk.node(state.clone(), Mark { given: 0, progress: course.progress(state), steps: 0 });
    walk.nodes[first].reach = 1.0;
    let seen = walk.forward();
    let odds = walk.backward();
    Prospect { ends: odds.ends, worth: odds.worth, neglected: odds.neglected, states: seen }
}

/// How far along a state is: looked at in this order, so that all ways into a state are known before it is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Mark {
    /// Orders of the plan that have been given.
    given: u32,
    progress: u32,
    /// Decisions since either of these last rose.
    steps: u32,
}

/// A state, and what can come of it.
struct Node<S: System> {
    state: S::State,
    mark: Mark,
    /// The chance to come here, if everybody whose choice it is chooses so.
    reach: f64,
    next: Next,
}

/// What follows a state.
enum Next {
    /// It was not looked at: too unlikely, or too much.
    Unknown,
    /// The plan ends here.
    End,
    /// One of these, whichever has the highest (or lowest) worth.
    Choice { sign: f64, options: Vec<Fork> },
}

/// What an order leads to: the chance and the node of each, and the chance of what was left out.
struct Fork {
    ways: Vec<(f64, usize)>,
    neglected: f64,
}

/// The ends that can be reached from a state.
#[derive(Clone)]
struct Odds<E> {
    ends: BTreeMap<E, f64>,
    worth: f64,
    neglected: f64,
}

impl<E: Ord + Clone> Odds<E> {
    /// Nothing is known: all of it is neglected.
    fn unknown(neglected: f64) -> Odds<E> {
        Odds { ends: BTreeMap::new(), worth: 0.0, neglected }
    }

    fn add(&mut self, chance: f64, other: &Odds<E>) {
        for (end, part) in &other.ends {
            *self.ends.entry(end.clone()).or_insert(0.0) += chance * part;
        }
        self.worth += chance * other.worth;
        self.neglected += chance * other.neglected;
    }
}

struct Walk<'a, S: System, C: Course<S>> {
    system: &'a S,
    course: &'a C,
    bounds: Bounds,
    nodes: Vec<Node<S>>,
    /// The nodes to be looked at, by how far along they are, and there by fingerprint.
    waiting: BTreeMap<Mark, BTreeMap<u64, Vec<usize>>>,
}

impl<S: System, C: Course<S>> Walk<'_, S, C> {
    /// The node of a state that is so far along: the one that waits already, if there is one.
    fn node(&mut self, state: S::State, mark: Mark) -> usize {
        let alike = self.waiting.entry(mark).or_default().entry(fingerprint(&state)).or_default();
        if let Some(known) = alike.iter().find(|it| self.nodes[**it].state == state) {
            return *known;
        }
        alike.push(self.nodes.len());
        self.nodes.push(Node { state, mark, reach: 0.0, next: Next::Unknown });
        self.nodes.len() - 1
    }

    /// Looks at all states in order; how many were looked at.
    fn forward(&mut self) -> u64 {
        let mut seen = 0;
        while let Some((_, level)) = self.waiting.pop_first() {
            let mut level: Vec<usize> = level.into_values().flatten().collect();
            level.arrange(|a, b| self.nodes[*b].reach.total_cmp(&self.nodes[*a].reach).then(a.cmp(b)));
            for at in level {
                if seen < self.bounds.states && self.nodes[at].reach >= self.bounds.floor {
                    seen += 1;
                    self.nodes[at].next = self.follow(at);
                }
            }
        }
        seen
    }

    /// What follows a node.
    fn follow(&mut self, at: usize) -> Next {
        let (state, given) = (self.nodes[at].state.clone(), self.nodes[at].mark.given);
        let decision = self.system.decision(&state);
        let answer = decision.map_or(Answer::Done, |it| self.course.answer(&state, it, given));
        let (orders, sign, given) = match answer {
            Answer::Done => return Next::End,
            Answer::Give(order) => (vec![order], 1.0, given),
            Answer::Next(order, now) => (vec![order], 1.0, now.max(given)),
            Answer::Best(orders) => (orders, 1.0, given),
            Answer::Worst(orders) => (orders, -1.0, given),
        };
        let legal: Vec<S::Order> = orders.into_iter().filter(|it| self.system.judge(&state, it).is_ok()).collect();
        if legal.is_empty() {
            return Next::End;
        }
        let options = legal.iter().map(|order| self.option(at, &state, order, given)).collect();
        Next::Choice { sign, options }
    }

    fn option(&mut self, at: usize, state: &S::State, order: &S::Order, given: u32) -> Fork {
        let (old, reach) = (self.nodes[at].mark, self.nodes[at].reach);
        let (after, neglected) = self.after(state, order, reach);
        let mut ways = Vec::with_capacity(after.len());
        for (chance, next) in after {
            let progress = self.course.progress(&next).max(old.progress);
            let rose = (given, progress) > (old.given, old.progress);
            let node = self.node(next, Mark { given, progress, steps: if rose { 0 } else { old.steps + 1 } });
            self.nodes[node].reach += reach * chance;
            ways.push((chance, node));
        }
        Fork { ways, neglected }
    }

    /// What the order leads to, each state once. Where there are too many ways, more of
    /// the unlikely ones are left out, until the rest can be walked.
    fn after(&self, state: &S::State, order: &S::Order, reach: f64) -> Walked<S> {
        let mut least = self.bounds.floor / reach;
        loop {
            match self.likelier_than(least, state, order) {
                Some(walked) => return walked,
                None if least < LEAST_LIKELY => least = (10.0 * least).max(1e-12),
                None => return (Vec::new(), 1.0),
            }
        }
    }

    /// The same without ways less likely than this; none if there are too many left.
    fn likelier_than(&self, least: f64, state: &S::State, order: &S::Order) -> Option<Walked<S>> {
        let mut after: Vec<(f64, S::State)> = Vec::new();
        let mut ways = dice::enumerate(|dice: &mut dyn Dice| {
            let mut next = state.clone();
            match apply(self.system, &mut next, order, &mut Near { system: self.system, state, dice }, None) {
                Err(Stop::NeedDice(need)) => Err(need),
                _ => Ok(next),
            }
        })
        .at_most(MOST_WAYS)
        .neglecting(least);
        for way in &mut ways {
            let (likely, next) = way.ok()?;
            match after.iter_mut().find(|it| it.1 == next) {
                Some(known) => known.0 += likely,
                None => after.push((likely, next)),
            }
        }
        Some((after, ways.neglected()))
    }

    /// What comes of the first node, worked out from the ends back.
    fn backward(&self) -> Odds<C::End> {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.arrange_by_key(|it| self.nodes[*it].mark);
        let mut known: Vec<Option<Odds<C::End>>> = vec![None; self.nodes.len()];
        for at in order.into_iter().rev() {
            known[at] = Some(self.odds(at, &known));
        }
        known.swap_remove(0).expect("the first node was worked out")
    }

    fn odds(&self, at: usize, known: &[Option<Odds<C::End>>]) -> Odds<C::End> {
        let node = &self.nodes[at];
        match &node.next {
            Next::Unknown => Odds::unknown(1.0),
            Next::End => {
                let end = self.course.end(&node.state);
                let worth = self.course.worth(&end);
                Odds { ends: BTreeMap::from([(end, 1.0)]), worth, neglected: 0.0 }
            }
            Next::Choice { sign, options } => {
                let sums = options.iter().map(|it| sum(it, known));
                let better =
                    |best: Odds<C::End>, it: Odds<C::End>| if sign * it.worth > sign * best.worth { it } else { best };
                sums.reduce(better).unwrap_or_else(|| Odds::unknown(1.0))
            }
        }
    }
}

fn sum<E: Ord + Clone>(option: &Fork, known: &[Option<Odds<E>>]) -> Odds<E> {
    let mut odds = Odds::unknown(option.neglected);
    for (chance, node) in &option.ways {
        if let Some(then) = &known[*node] {
            odds.add(*chance, then);
        }
    }
    odds
}

/// A number that equal states share.
fn fingerprint<T: serde::Serialize>(state: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    notation::to_text(state).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}
