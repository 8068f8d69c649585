//! Cues: what happened, as a page shows it on the table.
//!
//! A system says of an event what there is to see of it ([`System::cue`](crate::System::cue)): who did it, to whom, along which
//! way, with which dice. It is made of what a seat witnessed, so it gives away no more than the log does. A page plays cues one
//! after the other over the scene before them and knows no rule.

use serde::{Deserialize, Serialize};
use table::{Inches, Point};

use crate::{
    Breakdown, Line, Seat,
    show::scene::{Outline, Pips, Target},
};

/// What there is to see of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cue {
    /// What kind of thing happens.
    pub beat: Beat,
    /// Whose it is: who loses, scores, rolls.
    pub seat: Option<Seat>,
    /// Who does it.
    pub by: Option<Target>,
    /// To whom, or where.
    pub at: Vec<Target>,
    /// The way something goes: where it begins, its bends and its end, each with its height. Of an attack where it comes from
    /// and what it is aimed at; of what happens in one place, that place.
    pub way: Vec<(Point, Inches)>,
    /// Areas it covers.
    pub areas: Vec<Outline>,
    /// The dice that fall.
    pub rolls: Vec<Rolled>,
    /// What came of it, in a word or two.
    pub word: Line,
    /// What is left of the one it is done to.
    pub harm: Option<Pips>,
    /// How much it matters: 0 routine, 1 a loss, 2 the last of a squad, 3 a leader, the mission, the end.
    pub weight: u8,
}

/// A kind of thing that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Beat {
    /// Something goes along a way.
    Go,
    /// Something comes to lie or stand somewhere, or is taken away alive.
    Place,
    /// An attack.
    Strike,
    /// A test.
    Test,
    /// Two roll against each other.
    Contest,
    /// Somebody is hurt, or healed.
    Harm,
    /// Somebody is gone for good.
    Fall,
    /// A squad's nerve.
    Nerve,
    /// Something hidden comes to light.
    Reveal,
    /// Somebody scores.
    Score,
    /// A turn or round begins.
    Turn,
    /// Something that is only said.
    Word,
}

/// Dice that fell together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rolled {
    /// Who rolled; nobody for a fire, a fall, a table.
    pub seat: Option<Seat>,
    /// What was rolled.
    pub name: Line,
    /// How many sides the dice have.
    pub sides: u8,
    /// Whether a die must show the number or less, rather than the number or more.
    pub under: bool,
    /// What each die needed, where it needed something.
    pub need: Option<Breakdown>,
    /// How many dice had to pass; 0 where the dice of two are compared.
    pub wants: u8,
    /// The dice as they fell.
    pub faces: Vec<Face>,
}

/// A die that fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// What it shows.
    pub value: u8,
    /// Whether that is enough.
    pub passed: bool,
    /// Whether it could not have been better.
    pub best: bool,
    /// The die it sprang from, by its place among these.
    pub from: Option<u8>,
    /// Whether it was rolled again and no longer counts.
    pub dropped: bool,
}

impl Cue {
    /// A cue of this kind, with what came of it.
    #[must_use]
    pub fn new(beat: Beat, word: Line) -> Cue {
        Cue {
            beat,
            seat: None,
            by: None,
            at: Vec::new(),
            way: Vec::new(),
            areas: Vec::new(),
            rolls: Vec::new(),
            word,
            harm: None,
            weight: 0,
        }
    }

    /// Of this seat.
    #[must_use]
    pub fn of(mut self, seat: impl Into<Option<Seat>>) -> Cue {
        self.seat = seat.into();
        self
    }

    /// Where it happens, for a cue that goes no way of its own: `find` knows where things are.
    #[must_use]
    pub fn placed(mut self, find: impl Fn(&Target) -> Option<(Point, Inches)>) -> Cue {
        if self.way.is_empty() && !matches!(self.beat, Beat::Place | Beat::Turn) {
            let attacks = matches!(self.beat, Beat::Strike | Beat::Contest);
            let from = self.by.as_ref().filter(|_| attacks || self.at.is_empty());
            self.way = from.into_iter().chain(self.at.first()).filter_map(find).collect();
        }
        self
    }

    /// Done by this.
    #[must_use]
    pub fn by(mut self, by: impl Into<Option<Target>>) -> Cue {
        self.by = by.into();
        self
    }

    /// Done to these.
    #[must_use]
    pub fn at(mut self, at: impl IntoIterator<Item = Target>) -> Cue {
        self.at.extend(at);
        self
    }

    /// Along this way.
    #[must_use]
    pub fn along(mut self, way: impl IntoIterator<Item = (Point, Inches)>) -> Cue {
        self.way.extend(way);
        self
    }

    /// Covering this.
    #[must_use]
    pub fn over(mut self, area: impl IntoIterator<Item = Outline>) -> Cue {
        self.areas.extend(area);
        self
    }

    /// With these dice.
    #[must_use]
    pub fn rolling(mut self, rolls: impl IntoIterator<Item = Rolled>) -> Cue {
        self.rolls.extend(rolls);
        self
    }

    /// Leaving so much.
    #[must_use]
    pub fn leaving(mut self, harm: Pips) -> Cue {
        self.harm = Some(harm);
        self
    }

    /// Of this weight.
    #[must_use]
    pub fn weighing(mut self, weight: u8) -> Cue {
        self.weight = weight;
        self
    }

    /// Whether it names this piece.
    #[must_use]
    pub fn names(&self, piece: &str) -> bool {
        let is = |it: &Target| matches!(it, Target::Piece(id) if id == piece);
        self.by.iter().chain(&self.at).any(is)
    }

    /// Whether the dice were enough, for a seat that rolled some of them; `None` where they say nothing about it.
    ///
    /// One roll passes with as many dice as it [wants](Rolled::wants). Of two, the first is ahead if more of its dice passed; who
    /// rolled the second has passed if it is not.
    #[must_use]
    pub fn passed(&self, seat: Seat) -> Option<bool> {
        match self.rolls.as_slice() {
            [one] => (one.seat == Some(seat)).then(|| one.passed() >= one.wants),
            [one, other] if one.wants == 0 => match () {
                () if one.seat == Some(seat) => Some(one.passed() > other.passed()),
                () if other.seat == Some(seat) => Some(one.passed() <= other.passed()),
                () => None,
            },
            _ => None,
        }
    }

    /// How far its way is, in inches on the table.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.way.windows(2).map(|it| (it[1].0.to_vec() - it[0].0.to_vec()).length()).sum()
    }

    /// Goes on where this one ends: true if both are ways of the same piece, and `next` is now part of this.
    pub fn join(&mut self, next: &Cue) -> bool {
        let same = self.beat == Beat::Go && next.beat == Beat::Go && self.by == next.by && self.by.is_some();
        let joins = same && self.way.last().is_some_and(|it| Some(it) == next.way.first());
        if joins {
            self.way.extend_from_slice(&next.way[1..]);
            let more: Vec<Target> = next.at.iter().filter(|it| !self.at.contains(it)).cloned().collect();
            self.at.extend(more);
            self.weight = self.weight.max(next.weight);
        }
        joins
    }
}

impl Rolled {
    /// How many dice passed and count.
    #[must_use]
    pub fn passed(&self) -> u8 {
        self.faces.iter().filter(|it| it.passed && !it.dropped).count() as u8
    }
}

impl Face {
    /// A die that counts.
    #[must_use]
    pub fn new(value: u8, passed: bool) -> Face {
        Face { value, passed, best: false, from: None, dropped: false }
    }
}

#[cfg(test)]
mod tests {
    use table::{Inches, Point};

    use super::*;

    fn way(by: &str, along: &[i32]) -> Cue {
        let point = |x: &i32| (Point::new(Inches::whole(*x), Inches::ZERO), Inches::ZERO);
        Cue::new(Beat::Go, Line::new("went")).by(Target::Piece(by.to_owned())).along(along.iter().map(point))
    }

    #[test]
    fn ways_join_where_one_ends_and_the_other_begins() {
        let mut first = way("a", &[0, 3]);
        assert!(first.join(&way("a", &[3, 5])));
        assert!((first.length() - 5.0).abs() < 1e-9 && first.way.len() == 3);
        assert!(!first.join(&way("b", &[5, 6])), "another piece");
        assert!(!first.join(&way("a", &[9, 6])), "it was put elsewhere in between");
    }

    #[test]
    fn one_roll_passes_by_what_it_wants_and_two_by_each_other() {
        let roll = |seat, wants, passed: &[bool]| Rolled {
            seat: Some(Seat(seat)),
            name: Line::new("roll"),
            sides: 8,
            under: false,
            need: None,
            wants,
            faces: passed.iter().map(|it| Face::new(5, *it)).collect(),
        };
        let thrown = |rolls: Vec<Rolled>| Cue::new(Beat::Test, Line::new("rolled")).rolling(rolls);
        let grenade = thrown(vec![roll(0, 2, &[true, true, false])]);
        assert_eq!((grenade.passed(Seat(0)), grenade.passed(Seat(1))), (Some(true), None));
        let shot = thrown(vec![roll(0, 0, &[true, false]), roll(1, 0, &[true, true])]);
        assert_eq!((shot.passed(Seat(0)), shot.passed(Seat(1))), (Some(false), Some(true)));
        let mut rerolled = roll(0, 1, &[true]);
        rerolled.faces[0].dropped = true;
        assert_eq!(thrown(vec![rerolled]).passed(Seat(0)), Some(false));
    }
}
