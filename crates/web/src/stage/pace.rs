//! How long things are shown, at each of the speeds.

use battle::{Beat, Cue};

/// How fast what happened is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// So that a newcomer can follow.
    #[default]
    Calm,
    /// Twice as fast.
    Brisk,
    /// Four times as fast.
    Quick,
    /// Not at all: only what stays behind is shown.
    Off,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Calm, Speed::Brisk, Speed::Quick, Speed::Off];

    /// Its word in settings and messages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Speed::Calm => "calm",
            Speed::Brisk => "brisk",
            Speed::Quick => "quick",
            Speed::Off => "off",
        }
    }

    /// Its sign on a button.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Speed::Calm => "×1",
            Speed::Brisk => "×2",
            Speed::Quick => "×4",
            Speed::Off => "×∞",
        }
    }

    /// The speed of this word; the usual one for anything else.
    #[must_use]
    pub fn of_word(word: &str) -> Speed {
        Speed::ALL.into_iter().find(|it| it.word() == word).unwrap_or_default()
    }

    /// The next one; after the last the first again.
    #[must_use]
    pub fn next(self) -> Speed {
        let at = Speed::ALL.iter().position(|it| *it == self).unwrap_or(0);
        Speed::ALL[(at + 1) % Speed::ALL.len()]
    }

    fn pick(self, times: [u32; 3]) -> u32 {
        match self {
            Speed::Calm => times[0],
            Speed::Brisk => times[1],
            Speed::Quick => times[2],
            Speed::Off => 0,
        }
    }
}

/// Another seat's activation is played at the chosen speed for so long, in milliseconds; the rest of it is played quickly.
pub const CAP: u32 = 8_000;
/// Without motion everything is shown in place for so long.
pub const STILL: u32 = 900;
/// Who falls stands still for so long before tipping over; the style sheet has the same figure.
pub const HIT_STOP: u32 = 80;
/// Dice of a roll come to rest so long after each other.
pub const APART: u32 = 60;

/// What a cue takes, in milliseconds, one part after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Ring and bracket, before anything flies.
    pub aim: u32,
    /// A way is gone, a shot flies, somebody falls: what moves.
    pub motion: u32,
    /// Dice tumble until the first comes to rest.
    pub tumble: u32,
    /// What has come of it is looked at.
    pub hold: u32,
}

impl Times {
    /// All of it; `dice` come to rest one after the other.
    #[must_use]
    pub fn whole(&self, dice: usize) -> u32 {
        let settling = if self.tumble > 0 { APART * dice.saturating_sub(1) as u32 } else { 0 };
        self.aim + self.motion + self.tumble + settling + self.hold
    }
}

/// How long a cue takes at a speed. `unit` is what ways are counted in: an inch, or the side of a cube.
#[must_use]
pub fn times(cue: &Cue, speed: Speed, unit: f64) -> Times {
    let rolls = !cue.rolls.is_empty();
    let tumble = if rolls { speed.pick([420, 240, 100]) } else { 0 };
    let hold = if rolls { speed.pick([500, 260, 120]) } else { 0 };
    let shows = |motion| Times { motion, tumble, hold, ..Times::default() };
    match cue.beat {
        Beat::Go => shows(walk(cue, speed, unit)),
        Beat::Strike => Times { aim: speed.pick([260, 120, 0]), ..shows(speed.pick([180, 90, 40])) },
        Beat::Contest => Times { aim: speed.pick([260, 120, 0]), ..shows(0) },
        Beat::Test => shows(0),
        Beat::Harm => shows(speed.pick([300, 150, 60])),
        Beat::Fall if cue.weight < 2 => shows(speed.pick([700, 400, 200])),
        Beat::Fall => shows(speed.pick([1400, 800, 350])),
        Beat::Turn => Times { motion: speed.pick([900, 500, 250]), ..shows(0) },
        Beat::Place => shows(speed.pick([120, 60, 30])),
        Beat::Nerve | Beat::Score | Beat::Reveal | Beat::Word => shows(speed.pick([600, 300, 150])),
    }
}

/// A way, by its length.
fn walk(cue: &Cue, speed: Speed, unit: f64) -> u32 {
    let (each, most) = if unit > 1.5 { ([260, 130, 60], [1400, 700, 300]) } else { ([90, 45, 20], [1400, 700, 300]) };
    let units = cue.length() / unit.max(0.1);
    ((units * f64::from(speed.pick(each))) as u32).min(speed.pick(most)).max(speed.pick([120, 60, 30]))
}

#[cfg(test)]
mod tests {
    use battle::{Line, Rolled};
    use table::{Inches, Point};

    use super::*;

    fn way(inches: i32) -> Cue {
        let at = |x| (Point::new(Inches::whole(x), Inches::ZERO), Inches::ZERO);
        Cue::new(Beat::Go, Line::new("went")).along([at(0), at(inches)])
    }

    #[test]
    fn a_way_takes_as_long_as_it_is_and_never_too_long() {
        assert_eq!(times(&way(5), Speed::Calm, 1.0).whole(0), 450);
        assert_eq!(times(&way(5), Speed::Quick, 1.0).whole(0), 100);
        assert_eq!(times(&way(40), Speed::Calm, 1.0).whole(0), 1_400);
        assert_eq!(times(&way(6), Speed::Brisk, 3.0).whole(0), 260, "two cubes");
        assert_eq!(times(&way(6), Speed::Off, 3.0).whole(0), 0);
    }

    #[test]
    fn dice_come_to_rest_one_after_the_other() {
        let roll =
            Rolled { seat: None, name: Line::new("roll"), sides: 20, under: true, need: None, wants: 1, faces: vec![] };
        let shot = Cue::new(Beat::Strike, Line::new("hit")).rolling([roll]);
        assert_eq!(times(&shot, Speed::Calm, 1.0).whole(3), 260 + 180 + 420 + 120 + 500);
        assert_eq!(times(&shot, Speed::Quick, 1.0).whole(1), 40 + 100 + 120);
    }

    #[test]
    fn who_falls_stands_still_for_a_moment_at_every_speed() {
        let fall = Cue::new(Beat::Fall, Line::new("fell"));
        for speed in [Speed::Calm, Speed::Brisk, Speed::Quick] {
            assert!(times(&fall, speed, 1.0).motion > HIT_STOP, "{speed:?}");
        }
        let style = include_str!("../../assets/stage.css");
        assert!(style.contains(&format!("st-tip .5s ease-in {HIT_STOP}ms both")));
    }

    #[test]
    fn speeds_go_round_and_are_kept_by_their_word() {
        for speed in Speed::ALL {
            assert_eq!(Speed::of_word(speed.word()), speed);
        }
        assert_eq!((Speed::Off.next(), Speed::of_word("nonsense")), (Speed::Calm, Speed::Calm));
    }
}
