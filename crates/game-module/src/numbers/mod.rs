//! Dice and geometry from a seed, every bit of them.
//!
//! Battles only touch the numbers their rules happen to need. This draws a small random table and writes down what the
//! dice and the geometry say about it, floating-point numbers with their bits, so that a platform that computes one of
//! them differently is found out here and not in the middle of somebody's battle.

mod paper;
mod scene;

use catalogue::RuleId;
use dice::{Dice, Roll, Seeded};
use table::index::{Index, ItemSet};
use table::reach::{Climbing, Mover, Other, Path, Toll, Ways};
use table::sight::{self, Grid, Obstacle, Rectangle};
use table::{Bearing, Body, Inches, Volume, measure};

use paper::Paper;
use scene::Scene;

/// Everything about one seed, a line each.
pub fn log(seed: u64) -> String {
    let mut dice = Seeded::from_u64(seed);
    let mut paper = Paper::default();
    faces(&mut paper, &mut dice);
    let scene = Scene::random(&mut dice);
    bearings(&mut paper, &scene);
    footprints(&mut paper, &scene);
    distances(&mut paper, &scene);
    looks(&mut paper, &scene);
    lines(&mut paper, &scene);
    ways(&mut paper, &scene);
    paper.text
}

fn faces(paper: &mut Paper, dice: &mut Seeded) {
    // Which rule asks does not matter to the dice.
    let Some(rule) = RuleId::all().next() else { return };
    for sides in [2, 3, 6, 8, 10, 20, 64] {
        let thrown = dice.roll(Roll::new(rule, 20, sides));
        paper.line(&format!("20 D{sides}: {thrown:?}"));
    }
}

fn bearings(paper: &mut Paper, scene: &Scene) {
    for (from, to) in scene.pairs() {
        let between = Bearing::between(from.centre(), to.centre());
        let ahead = between.map(Bearing::to_vec).unwrap_or_default();
        paper.numbers(&format!("bearing {between:?}, ahead"), &[ahead.x, ahead.y]);
    }
}

fn footprints(paper: &mut Paper, scene: &Scene) {
    for piece in scene.table.pieces() {
        let shape = piece.footprint.shape();
        let (low, high) = shape.bounds();
        paper.line(&format!("piece {:?}, top {}", piece.footprint.corners(), piece.top()));
        paper.numbers("area, bounds", &[shape.area(), low.x, low.y, high.x, high.y]);
        let turned = shape.placed(low, Bearing::hundredths(1_234 * i32::from(piece.id.0)).to_vec());
        paper.numbers("turned: area, distance", &[turned.area(), turned.distance_to(high)]);
    }
}

fn distances(paper: &mut Paper, scene: &Scene) {
    for (from, to) in scene.pairs() {
        let (one, other) = (from.volume(), to.volume());
        paper.numbers(
            "between bodies",
            &[measure::distance(one, other), measure::plan_distance(from.shape(), to.shape())],
        );
        let pieces = scene.table.pieces().iter().map(|piece| measure::distance_to_piece(one, piece));
        paper.numbers("to the pieces", &pieces.collect::<Vec<_>>());
    }
}

/// What everybody sees of everybody, as a share and cell by cell.
fn looks(paper: &mut Paper, scene: &Scene) {
    let obstacles: Vec<Obstacle<'_>> = scene.table.pieces().iter().map(Obstacle::from).collect();
    let volumes: Vec<Volume<'_>> = obstacles.iter().flat_map(|it| it.volumes().iter().copied()).collect();
    for (from, to) in scene.pairs() {
        let (eye, rectangle) = (from.axis(1.0), Rectangle::facing(from.centre(), to));
        let look = sight::look(eye, &rectangle, &obstacles);
        paper.numbers("visible", &[look.visible]);
        for hider in look.hiders {
            let (enter, leave) = (hider.enter.plan, hider.leave.plan);
            let numbers = [hider.share, hider.distance, enter.x, enter.y, leave.x, leave.y];
            paper.numbers(&format!("hidden by {}", hider.obstacle), &numbers);
        }
        let hidden = sight::hidden_cells(eye, &rectangle, Grid::new(20, 20), &volumes);
        paper.line(&format!("{} cells hidden: {:x?}", hidden.count(), hidden.columns()));
    }
}

fn lines(paper: &mut Paper, scene: &Scene) {
    let Ok(index) = Index::<4>::of_footprints(&scene.table) else { return };
    let mut crossed = Vec::new();
    for (from, to) in scene.pairs() {
        index.crossed(from.centre(), to.centre(), &ItemSet::NONE, &mut crossed);
        let stretches: Vec<f64> = crossed.iter().flat_map(|it| [it.enter, it.leave]).collect();
        paper.numbers("crossed", &stretches);
        let nearest = index.nearest(from.centre(), &ItemSet::NONE);
        paper.numbers("nearest", &nearest.map(|it| it.distance).into_iter().collect::<Vec<_>>());
    }
}

/// What it costs the first body to stand beside each other one.
fn ways(paper: &mut Paper, scene: &Scene) {
    let Some((walker, others)) = scene.bodies.split_first() else { return };
    let mover = Mover::new(&walker.placed().footprint, walker.height());
    let toll = |id: u16| if id.is_multiple_of(3) { Toll::PerInch(2.0) } else { Toll::Blocked };
    let Ok(ways) = Ways::new(&scene.table, mover, Climbing::default(), |piece| toll(piece.id.0)) else { return };
    let standing: Vec<Other<'_>> = others.iter().map(Other::blocking).collect();
    let reach = match ways.reach(walker.placed().at.into(), 60.0, &standing) {
        Ok(reach) => reach,
        Err(reason) => return paper.line(&format!("no way: {reason}")),
    };
    for other in others {
        let beside = beside(other);
        let path = reach.path_to(beside.placed().at.into());
        let numbers: Vec<f64> = path.iter().flat_map(|it| [it.cost(), it.length]).collect();
        paper.numbers(&format!("way to {:?}", beside.placed().at), &numbers);
        let bends = path.iter().flat_map(Path::waypoints).flat_map(|place| [place.at.x, place.at.y]);
        paper.numbers("by", &bends.collect::<Vec<_>>());
    }
}

fn beside(body: &Body) -> Body {
    let mut at = body.placed().at;
    at.x += Inches::whole(2);
    body.moved(at, body.placed().facing, body.foot())
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
    fn every_sort_of_number_occurs() {
        let all: String = (0..10).map(log).collect();
        for sort in
            ["20 D20: Ok([", "bearing Some", "area, bounds", "between bodies", "visible 1.0", "visible 0.", "hidden by"]
        {
            assert!(all.lines().any(|line| line.starts_with(sort)), "{sort} in {all}");
        }
        for sort in ["crossed 0.", "nearest", "way to", "by "] {
            assert!(all.lines().any(|line| line.starts_with(sort) && line.contains(" = ")), "{sort} in {all}");
        }
    }
}
