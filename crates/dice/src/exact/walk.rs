//! The dice of an [`enumerate`](crate::enumerate) run: the current path, and the next one.

use crate::{Dice, Faces, NeedDice, Roll};

/// One roll of the current path: what fell, and the chance of the path up to here.
#[derive(Clone, Debug)]
struct Step {
    roll: Roll,
    faces: Faces,
    chance: Chance,
}

/// Ways over ways: whole numbers as long as they fit.
#[derive(Clone, Copy, Debug)]
struct Chance {
    ways: f64,
    of: f64,
}

impl Chance {
    const CERTAIN: Chance = Chance { ways: 1.0, of: 1.0 };

    fn times(self, ways: f64, of: f64) -> Chance {
        // Far beyond whole numbers; what matters here is only to stay clear of infinity.
        const LARGE: f64 = 1e200;
        let Chance { ways, of } = Chance { ways: self.ways * ways, of: self.of * of };
        if of > LARGE { Chance { ways: ways / of, of: 1.0 } } else { Chance { ways, of } }
    }

    fn value(self) -> f64 {
        self.ways / self.of
    }
}

/// Dice that fall in every way, one way per run.
#[derive(Clone, Debug, Default)]
pub(crate) struct Walk {
    path: Vec<Step>,
    /// How many steps of the path this run has taken.
    taken: usize,
    state: State,
    /// Where the chance of a path is below this, the walk goes no further.
    pub(crate) floor: f64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    New,
    Running,
    /// This run met the floor and rolls nothing more.
    Stopped,
    /// This run rolled more often than any honest computation.
    TooLong,
    Ended,
}

impl Walk {
    /// The most rolls of one run.
    pub(crate) const LONGEST: usize = 1_000;

    /// Sets the dice up for the next run; false when every way has been walked.
    pub(crate) fn begin(&mut self) -> bool {
        let goes_on = match self.state {
            State::New => true,
            State::Running | State::Stopped => self.turn_on(),
            State::TooLong | State::Ended => false,
        };
        self.state = if goes_on { State::Running } else { State::Ended };
        self.taken = 0;
        goes_on
    }

    /// Ends the walk early.
    pub(crate) fn end(&mut self) {
        self.state = State::Ended;
    }

    /// Whether this run was cut short by the floor.
    pub(crate) fn is_stopped(&self) -> bool {
        self.state == State::Stopped
    }

    /// Whether this run was cut short for its length.
    pub(crate) fn is_too_long(&self) -> bool {
        self.state == State::TooLong
    }

    /// The chance of everything that fell in this run.
    pub(crate) fn chance(&self) -> f64 {
        self.so_far(self.taken).value()
    }

    fn so_far(&self, steps: usize) -> Chance {
        steps.checked_sub(1).map_or(Chance::CERTAIN, |last| self.path[last].chance)
    }

    /// Turns the last die that can show something else; the rolls after it are forgotten.
    fn turn_on(&mut self) -> bool {
        self.path.truncate(self.taken);
        while let Some(last) = self.path.last_mut() {
            if next_fall(&last.roll, &mut last.faces) {
                let before = self.so_far(self.path.len() - 1);
                let last = self.path.last_mut().expect("the step just turned");
                last.chance = with_roll(before, &last.roll, &last.faces);
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// Makes a roll that this path has not met yet: every die shows its lowest face.
    fn first_fall(&mut self, roll: Roll) {
        let faces = Faces::from_elem(1, usize::from(roll.count));
        let chance = with_roll(self.so_far(self.path.len()), &roll, &faces);
        self.path.push(Step { roll, faces, chance });
    }

    /// Whether the run may roll once more.
    fn may_go_on(&mut self) -> bool {
        if self.state == State::Running && self.taken == Walk::LONGEST {
            self.state = State::TooLong;
        }
        if self.state == State::Running && self.so_far(self.taken).value() < self.floor {
            self.state = State::Stopped;
        }
        self.state == State::Running
    }
}

impl Dice for Walk {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        if !self.may_go_on() {
            return Err(NeedDice { rule: roll.rule, count: roll.count, sides: roll.sides });
        }
        if self.taken == self.path.len() {
            self.first_fall(roll);
        }
        let step = &self.path[self.taken];
        assert!(step.roll == roll, "a walk needs a computation that repeats: {} became {roll}", step.roll);
        self.taken += 1;
        Ok(step.faces.clone())
    }

    fn can_run_dry(&self) -> bool {
        true
    }
}

/// The next way these dice can fall after this one, if there is one.
fn next_fall(roll: &Roll, faces: &mut Faces) -> bool {
    for at in (0..faces.len()).rev() {
        if let Some(next) = roll.next_group(faces[at]) {
            faces[at] = next;
            let lowest = if roll.any_order { next } else { 1 };
            faces[at + 1..].fill(lowest);
            return true;
        }
    }
    false
}

/// The chance of a path with these faces after it: each stands for all faces of its group, and, in any order, for every
/// order of the dice.
fn with_roll(before: Chance, roll: &Roll, faces: &[u8]) -> Chance {
    let (mut chance, mut alike) = (before, 0.0);
    for (at, &face) in faces.iter().enumerate() {
        let group = roll.next_group(face).unwrap_or(roll.sides + 1) - face;
        chance = chance.times(f64::from(group), f64::from(roll.sides));
        if roll.any_order {
            alike = if at > 0 && faces[at - 1] == face { alike + 1.0 } else { 1.0 };
            // Orders of the first dice times this place over the dice alike: a whole number after every die.
            chance.ways = chance.ways * (at + 1) as f64 / alike;
        }
    }
    chance
}
