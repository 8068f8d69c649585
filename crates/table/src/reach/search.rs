//! The search for shortest paths: Dijkstra's algorithm over tangents and arcs, evaluated lazily.
//!
//! A label says "this circle can be joined here, winding this way, at this cost". From there a path follows the circle
//! as far as it is free and may leave it along any tangent ahead. The tangents of a circle are computed when its first
//! label is expanded, and each is tested against the obstacles only when it would improve a label.

use std::{
    cmp::{Ordering, Reverse},
    collections::BinaryHeap,
};

use smallvec::SmallVec;

use super::{
    field::Plane,
    links::Link,
    turn::{Shut, Tangent, Turn, angle, one_turn},
};
use crate::Vec2;

/// A search run to its end: what every question is answered from.
#[derive(Clone, Debug)]
pub(crate) struct Search {
    pub planes: Vec<Plane>,
    pub turns: Vec<Turn>,
    pub links: Vec<Link>,
    pub labels: Vec<Label>,
    pub limit: f64,
    /// Nothing farther than this from the start, in plan, was looked at.
    pub within: f64,
    rounds: Vec<Round>,
    /// The turns of each plane.
    pub by_plane: Vec<Vec<u32>>,
    /// The links that start at a turn, as sorted pairs.
    leads: Vec<(u32, u32)>,
}

/// A way to join a circle.
#[derive(Clone, Debug)]
pub(crate) struct Label {
    pub turn: u32,
    pub sense: f64,
    pub angle: f64,
    pub at: Vec2,
    pub cost: f64,
    /// The label this one continues; itself for the start.
    pub before: u32,
    /// Where the way left the circle before, and how far it had followed it.
    pub left: Vec2,
    pub swept: f64,
    pub link: Option<u32>,
    pub room: f64,
}

/// One circle in one sense: its labels and, once looked for, its tangents.
#[derive(Clone, Debug, Default)]
struct Round {
    labels: SmallVec<[u32; 2]>,
    leaving: Option<Vec<Leaving>>,
    shut: Option<Shut>,
}

#[derive(Clone, Debug)]
struct Leaving {
    way: Tangent,
    at: f64,
    to: u32,
    sense: f64,
    best: f64,
    arriving: Option<f64>,
    clear: Option<bool>,
}

#[derive(Clone, Copy, PartialEq)]
struct Waiting(f64, u32);

impl Eq for Waiting {}

impl Ord for Waiting {
    fn cmp(&self, other: &Waiting) -> Ordering {
        self.0.total_cmp(&other.0).then(self.1.cmp(&other.1))
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Waiting) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Work stops here whatever the table: far beyond any table that can be set up by hand.
const MOST_LABELS: usize = 1 << 18;

impl Search {
    /// Runs from a place on a plane. The turn of the start is added after the given ones; links name their ends among
    /// them.
    pub fn run(
        planes: Vec<Plane>,
        mut turns: Vec<Turn>,
        links: Vec<Link>,
        start: (u16, Vec2),
        limit: f64,
        within: f64,
    ) -> Search {
        turns.push(Turn::place(start.1, start.0));
        for turn in &mut turns {
            let slow = &planes[usize::from(turn.plane)].slow;
            turn.slow = slow.iter().any(|it| it.distance(turn.centre) <= turn.radius);
        }
        let rounds = vec![Round::default(); turns.len() * 2];
        let mut by_plane = vec![Vec::new(); planes.len()];
        turns.iter().zip(0..).for_each(|(it, number)| by_plane[usize::from(it.plane)].push(number));
        let mut leads: Vec<(u32, u32)> = links.iter().zip(0..).map(|(it, number)| (it.turns.0, number)).collect();
        leads.sort_unstable();
        let mut search = Search { planes, turns, links, labels: Vec::new(), limit, within, rounds, by_plane, leads };
        let turn = search.turns.len() as u32 - 1;
        let mut queue = BinaryHeap::new();
        search.join(Label::start(turn, start.1), &mut queue);
        while let Some(Reverse(Waiting(cost, label))) = queue.pop() {
            if search.labels.len() > MOST_LABELS {
                break;
            }
            if !search.is_bettered(label) {
                search.follow(label, cost, &mut queue);
            }
        }
        search
    }

    fn join(&mut self, mut label: Label, queue: &mut BinaryHeap<Reverse<Waiting>>) {
        let round = round(label.turn, label.sense);
        if self.rounds[round].shut.is_none() {
            let turn = &self.turns[label.turn as usize];
            let shut = Shut::new(turn, &self.planes[usize::from(turn.plane)]);
            self.rounds[round ^ 1].shut = Some(shut.clone());
            self.rounds[round].shut = Some(shut);
        }
        label.room = self.rounds[round].shut.as_ref().map_or(0.0, |it| it.room(label.angle, label.sense));
        let number = self.labels.len() as u32;
        queue.push(Reverse(Waiting(label.cost, number)));
        self.rounds[round].labels.push(number);
        self.labels.push(label);
    }

    /// True when the same place on the circle is reached as cheaply along it from another label.
    fn is_bettered(&self, label: u32) -> bool {
        let this = &self.labels[label as usize];
        self.rounds[round(this.turn, this.sense)].labels.iter().any(|it| {
            let other = &self.labels[*it as usize];
            *it != label && other.cost < this.cost && self.cost_along(other, this.angle) < this.cost
        })
    }

    /// What a place on a label's circle costs by following it; infinite where the circle is shut in between, or where
    /// slow ground may lie.
    fn cost_along(&self, label: &Label, angle: f64) -> f64 {
        let turn = &self.turns[label.turn as usize];
        if turn.radius <= 0.0 {
            return label.cost;
        }
        let swept = one_turn((angle - label.angle) * label.sense);
        let room = if turn.slow { 0.0 } else { label.room };
        if swept <= room + 1e-9 { label.cost + swept * turn.radius } else { f64::INFINITY }
    }

    fn follow(&mut self, number: u32, cost: f64, queue: &mut BinaryHeap<Reverse<Waiting>>) {
        let label = self.labels[number as usize].clone();
        if self.turns[label.turn as usize].linked {
            self.take_links(number, &label, queue);
            if label.link.is_none() {
                return;
            }
        }
        let round = round(label.turn, label.sense);
        let mut leaving = match self.rounds[round].leaving.take() {
            Some(leaving) => leaving,
            None => self.leaving(label.turn, label.sense, cost),
        };
        for way in &mut leaving {
            self.leave(number, &label, way, queue);
        }
        self.rounds[round].leaving = Some(leaving);
    }

    /// The tangents from one circle to all others of its plane that could be of use within the limit.
    fn leaving(&self, from: u32, sense: f64, cost: f64) -> Vec<Leaving> {
        let turn = &self.turns[from as usize];
        let mut found = Vec::new();
        for &to in &self.by_plane[usize::from(turn.plane)] {
            let other = &self.turns[to as usize];
            let apart = (other.centre - turn.centre).length() - turn.radius - other.radius;
            if to == from || cost + apart > self.limit {
                continue;
            }
            let senses: &[f64] = if other.radius > 0.0 { &[1.0, -1.0] } else { &[1.0] };
            for sense_there in senses {
                let Some(way) = turn.tangent(sense, other, *sense_there) else { continue };
                if cost + way.length <= self.limit && turn.faces(way.leaving) && other.faces(way.arriving) {
                    let (at, best) = (angle(way.leaving), f64::INFINITY);
                    found.push(Leaving { way, at, to, sense: *sense_there, best, arriving: None, clear: None });
                }
            }
        }
        found
    }

    fn leave(&mut self, number: u32, label: &Label, leaving: &mut Leaving, queue: &mut BinaryHeap<Reverse<Waiting>>) {
        let turn = &self.turns[label.turn as usize];
        let plane = &self.planes[usize::from(turn.plane)];
        let swept = if turn.radius > 0.0 { one_turn((leaving.at - label.angle) * label.sense) } else { 0.0 };
        let at_least = label.cost + swept * turn.radius + leaving.way.length;
        if swept > label.room + 1e-9
            || at_least > self.limit
            || at_least >= leaving.best
            || leaving.clear == Some(false)
        {
            return;
        }
        let arriving = *leaving.arriving.get_or_insert_with(|| angle(leaving.way.arriving));
        let better = |it: &u32| self.cost_along(&self.labels[*it as usize], arriving) <= at_least;
        if self.rounds[round(leaving.to, leaving.sense)].labels.iter().any(better) {
            return;
        }
        if !*leaving.clear.get_or_insert_with(|| plane.is_clear(leaving.way.from, leaving.way.to, false)) {
            return;
        }
        let cost = match plane.slow.is_empty() {
            true => at_least,
            false => {
                label.cost
                    + self.cost_of_arc(label, swept)
                    + plane.cost(leaving.way.from, leaving.way.to, leaving.way.length)
            }
        };
        if cost <= self.limit && cost < leaving.best {
            leaving.best = cost;
            let (turn, sense, at, left) = (leaving.to, leaving.sense, leaving.way.to, leaving.way.from);
            let label =
                Label { turn, sense, angle: arriving, at, cost, before: number, left, swept, link: None, room: 0.0 };
            self.join(label, queue);
        }
    }

    fn take_links(&mut self, number: u32, label: &Label, queue: &mut BinaryHeap<Reverse<Waiting>>) {
        let first = self.leads.partition_point(|it| it.0 < label.turn);
        for lead in first..self.leads.len() {
            let (from, at) = self.leads[lead];
            let link = &self.links[at as usize];
            let cost = label.cost + link.cost;
            if from != label.turn {
                break;
            }
            if cost > self.limit {
                continue;
            }
            let (turn, place, left) = (link.turns.1, self.turns[link.turns.1 as usize].centre, label.at);
            let known = &self.rounds[round(turn, 1.0)].labels;
            if !known
                .iter()
                .any(|it| self.labels[*it as usize].cost <= cost && self.labels[*it as usize].link.is_some())
            {
                let link = Some(at);
                let start = Label::start(turn, place);
                self.join(Label { cost, before: number, left, link, ..start }, queue);
            }
        }
    }

    /// What following a circle costs, with slow ground counted along short chords.
    pub fn cost_of_arc(&self, label: &Label, swept: f64) -> f64 {
        let turn = &self.turns[label.turn as usize];
        let plane = &self.planes[usize::from(turn.plane)];
        let length = swept * turn.radius;
        if length == 0.0 {
            return 0.0;
        }
        let chords = (swept / 0.1).ceil().max(1.0);
        let place = |n: f64| {
            let at = label.angle + label.sense * swept * n / chords;
            turn.centre + crate::vec2(libm::cos(at), libm::sin(at)) * turn.radius
        };
        (0..chords as u32).map(|n| plane.cost(place(f64::from(n)), place(f64::from(n + 1)), length / chords)).sum()
    }
}

impl Label {
    fn start(turn: u32, at: Vec2) -> Label {
        let (angle, cost, before, swept, link, room) = (0.0, 0.0, u32::MAX, 0.0, None, 0.0);
        Label { turn, sense: 1.0, angle, at, cost, before, left: at, swept, link, room }
    }
}

impl Search {
    /// The labels of a circle in one sense.
    pub fn labels_of(&self, turn: u32, sense: f64) -> &[u32] {
        &self.rounds[round(turn, sense)].labels
    }
}

fn round(turn: u32, sense: f64) -> usize {
    turn as usize * 2 + usize::from(sense < 0.0)
}
