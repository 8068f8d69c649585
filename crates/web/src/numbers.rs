//! Dice and geometry from a seed, every bit of them.
//!
//! Battles only touch the numbers their rules happen to need. This draws a small random table and writes down what the
//! dice and the geometry say about it, floating-point numbers with their bits, so that a platform that computes one of
//! them differently is found out here and not in the middle of somebody's battle.

use std::fmt::Write;

use dice::{Dice, Roll, Seeded};
use rules::rule;
use table::{Bearing, Body, Inches, Kind, Piece, Point, Polygon, Shape, Table, Vec2};

/// How many of everything.
const MANY: u16 = 8;

/// Everything about one seed, a line each.
pub fn log(seed: u64) -> String {
    let mut dice = Seeded::from_u64(seed);
    let mut log = Log::default();
    faces(&mut log, &mut dice);
    bearings(&mut log, &mut dice);
    shapes(&mut log, &random_table(&mut dice), &mut dice);
    log.text
}

/// Lines of words and numbers.
#[derive(Default)]
struct Log {
    text: String,
}

impl Log {
    /// One line: what it is, the numbers to read, and their bits.
    fn numbers(&mut self, what: &str, numbers: &[f64]) {
        let (words, bits): (Vec<String>, Vec<String>) =
            numbers.iter().map(|it| (format!("{it:?}"), format!("{:016x}", it.to_bits()))).unzip();
        self.line(&format!("{what} {} = {}", words.join(" "), bits.join(" ")));
    }

    fn line(&mut self, line: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{line}");
    }
}

fn faces(log: &mut Log, dice: &mut Seeded) {
    for sides in [2, 3, 6, 8, 10, 20, 64] {
        let thrown = dice.roll(Roll::new(rule!("duel.clash.strike"), 20, sides));
        log.line(&format!("20 D{sides}: {thrown:?}"));
    }
}

fn bearings(log: &mut Log, dice: &mut Seeded) {
    for _ in 0..MANY {
        let (from, to) = (random_point(dice), random_point(dice));
        let between = Bearing::between(from.to_vec(), to.to_vec());
        log.line(&format!("from {from:?} to {to:?}: {between:?}, {:?}", Point::nearest(to.to_vec() * (1.0 / 3.0))));
        let ahead = Bearing::hundredths(dice.below(36_000) as i32).to_vec();
        log.numbers("ahead, apart", &[ahead.x, ahead.y, (to.to_vec() - from.to_vec()).length()]);
    }
}

fn shapes(log: &mut Log, table: &Table, dice: &mut Seeded) {
    for piece in table.pieces() {
        let shape = piece.footprint.shape();
        log.line(&format!("{piece:?}"));
        log.numbers("area, distance", &[shape.area(), shape.distance_to(random_point(dice).to_vec())]);
        let (low, high) = shape.bounds();
        log.numbers("bounds", &[low.x, low.y, high.x, high.y]);
        let turned = turned(shape, dice);
        log.numbers("turned: area, distance", &[turned.area(), turned.distance_to(random_point(dice).to_vec())]);
    }
    for body in bodies(dice) {
        log.numbers("body: area, top", &[body.shape().area(), body.top()]);
        for piece in table.pieces() {
            log.numbers("to a piece", &[piece.footprint.shape().distance_to(body.centre())]);
        }
    }
}

fn turned(shape: &Shape, dice: &mut Seeded) -> Shape {
    shape.placed(random_point(dice).to_vec(), random_ahead(dice))
}

fn random_ahead(dice: &mut Seeded) -> Vec2 {
    Bearing::hundredths(dice.below(36_000) as i32).to_vec()
}

/// A place on a table of 48 inches.
fn random_point(dice: &mut Seeded) -> Point {
    let mut inches = || Inches::hundredths(dice.below(4_801) as i32);
    Point::new(inches(), inches())
}

fn bodies(dice: &mut Seeded) -> Vec<Body> {
    let mut body = || Body::round(random_point(dice), Inches::millimetres(15), Inches::whole(2));
    (0..MANY).map(|_| body()).collect()
}

/// A table of random triangles that stand clear of each other.
fn random_table(dice: &mut Seeded) -> Table {
    let mut table = Table::new(Inches::whole(48), Inches::whole(48), Vec::new()).expect("an empty table is sound");
    for id in 0..MANY * 2 {
        let corners = [random_point(dice), random_point(dice), random_point(dice)];
        let (Ok(footprint), Ok(kind)) = (Polygon::new(corners), Kind::new("rock")) else { continue };
        let mut pieces = table.pieces().to_vec();
        pieces.push(Piece::block(id, kind, footprint, Inches::whole(1 + dice.below(5) as i32)));
        table = Table::new(Inches::whole(48), Inches::whole(48), pieces).unwrap_or(table);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::log;

    #[test]
    fn the_same_seed_gives_the_same_numbers_and_another_gives_others() {
        assert_eq!(log(5), log(5));
        assert_ne!(log(5), log(6));
    }

    #[test]
    fn numbers_come_with_their_bits() {
        let log = log(0);
        assert!(log.lines().any(|line| line.starts_with("area, distance ") && line.contains(" = ")), "{log}");
        assert!(log.lines().any(|line| line.starts_with("20 D20: Ok([")), "{log}");
    }
}
