//! Places worth going to, and what it is worth to stand there.
//!
//! They come from the table, not from a grid: behind and beside pieces that cover, where a gun just reaches, straight
//! ahead and aside. A place is worth the harm that can be done from it, less the harm that comes to it, less the inches
//! that are still missing to the fight, less what it costs to be out of Coherency.

use smallvec::SmallVec;
use table::{Bearing, Point, Vec2, measure};

use super::{
    objectives,
    sightlines::End,
    situation::{Lineup, Man, gap},
};
use crate::{ModelId, SquadId, State, model::terrain::Terrain};

/// How many of several attackers can be expected to pick the same target.
const SHARED: f64 = 6.0;
/// What harm to oneself counts against harm to others.
const CAUTION: f64 = 0.6;
/// What a shot in the next Game Turn is worth now.
const LATER: f64 = 0.3;
/// What an inch nearer to the fight is worth, in points.
const INCH: f64 = 0.4;
/// What it costs to be out of Coherency, and every inch of it.
const ASTRAY: (f64, f64) = (6.0, 1.0);

/// The places in the open that are tried.
#[derive(Clone, Copy)]
pub(super) struct Compass {
    /// How many ways round.
    pub ways: i32,
    /// How far of what one may go.
    pub shares: &'static [f64],
}

/// A place with what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub at: Vec2,
    /// What a shot from there is worth: the points it is expected to cost the enemy, as much as the style makes of them.
    pub shot: f64,
    /// What else speaks for it, in points; less than nothing if it is bad.
    pub ground: f64,
    /// The way one would look.
    pub facing: Bearing,
}

/// The places within so many inches, unordered and unchecked.
pub(super) fn around(lineup: &Lineup<'_>, man: &Man, far: f64, compass: Compass) -> Vec<Vec2> {
    let here = man.end.at;
    let ahead = lineup.nearest(man).and_then(|it| Bearing::between(here, it.1.end.at)).unwrap_or_default();
    let mut spots = Vec::new();
    for number in 0..compass.ways {
        let along = ahead.turned(number * 36_000 / compass.ways).to_vec();
        spots.extend(compass.shares.iter().map(|share| here + along * (far * share)));
    }
    let within = |it: &Vec2| (*it - here).length() <= far;
    spots.extend(beside_cover(lineup.state, man, far).filter(within));
    spots.extend(range_bands(lineup, man).filter(within));
    spots.extend(
        objectives::goal(lineup.state, man).map(|it| measure::towards(here, it, far.min((it - here).length()))),
    );
    spots
}

/// As far as one may go towards every place the mission may want somebody at.
pub(super) fn for_the_mission(lineup: &Lineup<'_>, man: &Man, far: f64) -> Vec<Vec2> {
    let here = man.end.at;
    let towards = |it: Vec2| measure::towards(here, it, far.min((it - here).length()));
    objectives::places(lineup.state, man).into_iter().map(towards).collect()
}

/// Beside the corners and edges of every piece that covers, a base's width away.
fn beside_cover<'a>(state: &'a State, man: &Man, far: f64) -> impl Iterator<Item = Vec2> + 'a {
    let (here, apart) = (man.end.at, man.end.radius + 0.1);
    let pieces = state.field.setup.table.pieces().iter().zip(&state.field.terrain);
    let covering = pieces.filter(|(_, terrain)| terrain.cover().is_some());
    let near = covering.filter(move |(it, _)| it.footprint.shape().distance_to(here) <= far);
    near.flat_map(move |(piece, terrain)| {
        let corners: Vec<Vec2> = piece.footprint.corners().iter().map(|it| it.to_vec()).collect();
        let middle = corners.iter().fold(Vec2::default(), |sum, it| sum + *it) * (1.0 / corners.len() as f64);
        let next = corners.iter().skip(1).chain(corners.first()).copied().collect::<Vec<_>>();
        let edges = corners.iter().zip(next).map(|(a, b)| (*a + b) * 0.5).collect::<Vec<_>>();
        let out = move |it: Vec2| it + (it - middle).unit().unwrap_or_default() * apart;
        let inside = (*terrain != Terrain::Impassable && !piece.is_solid()).then_some(middle);
        corners.into_iter().chain(edges).map(out).chain(inside)
    })
}

/// Where the best gun just reaches the nearest enemies.
fn range_bands<'a>(lineup: &'a Lineup<'_>, man: &Man) -> impl Iterator<Item = Vec2> + 'a {
    let man = *man;
    lineup.enemies(man.seat).filter_map(move |it| {
        let range = lineup.odds.range(lineup.state, man.id, it.id)?;
        let (from, short) = (man.end, gap(&man.end, &it.end) - range + 0.1);
        (short > 0.0).then(|| from.at + (it.end.at - from.at).unit().unwrap_or_default() * short)
    })
}

/// What places are worth to a model.
pub(super) struct Scales<'a> {
    lineup: &'a Lineup<'a>,
    man: &'a Man,
    leashes: Leashes<'a>,
}

/// Those a model has to stay near to.
type Leashes<'a> = SmallVec<[Leash<'a>; 8]>;

/// One of them.
struct Leash<'a> {
    to: &'a Man,
    /// The Coherency Distance, and how far it can be expected to follow.
    far: f64,
    /// How much it counts.
    counts: f64,
}

impl<'a> Scales<'a> {
    pub fn new(lineup: &'a Lineup<'a>, man: &'a Man) -> Scales<'a> {
        Scales { lineup, man, leashes: leashes(lineup, man).unwrap_or_default() }
    }

    /// What it is worth to stand there at the end of the Activation.
    pub fn weigh(&self, at: Vec2) -> Place {
        let (lineup, man) = (self.lineup, self.man);
        let end = End { at, ..man.end };
        let (mut shot, mut danger, mut look) = (0.0, 0.0, None);
        for enemy in lineup.enemies(man.seat) {
            danger += lineup.threat(enemy, man, &end);
            let harm = lineup.shot(man, &end, enemy, &enemy.end, false).min(enemy.wounds) * enemy.worth;
            if harm > shot {
                (shot, look) = (harm, Some(enemy.end.at));
            }
        }
        let look = look.or_else(|| lineup.nearest(man).map(|it| it.1.end.at));
        let facing = look.and_then(|it| Bearing::between(at, it)).unwrap_or(lineup.state.facing(man.id));
        let danger = (danger / SHARED).min(man.points());
        let (harm, losses) = (lineup.style.for_harm(), lineup.style.for_losses());
        let shot = harm * shot;
        let ground =
            LATER * shot - losses * CAUTION * danger - harm * INCH * lineup.shortfall(man, &end) - self.astray(&end)
                + lineup.style.for_mission() * objectives::worth(lineup.state, man, at);
        Place { at, shot, ground, facing }
    }

    /// What it costs a squad if this model stands there.
    fn astray(&self, end: &End) -> f64 {
        let cost = |it: &Leash<'_>| {
            let over = gap(end, &it.to.end) - it.far;
            if over > 0.0 { it.counts * (ASTRAY.0 + ASTRAY.1 * over) } else { 0.0 }
        };
        self.leashes.iter().map(cost).sum()
    }
}

/// A model is held by its Commander, a Commander by all others of the squad.
fn leashes<'a>(lineup: &'a Lineup<'_>, man: &Man) -> Option<Leashes<'a>> {
    let state = lineup.state;
    let squad = state.field.squad(man.id);
    let (commander, limit) = (state.squad(squad).commander?, limit(state, squad)?);
    let leash = |to: &'a Man, counts: f64| Leash { to, far: limit + slack(state, to), counts };
    if man.id != commander {
        return Some(lineup.man(commander).map(|it| leash(it, 1.0)).into_iter().collect());
    }
    let others = state.members(squad).filter(|it| *it != commander).filter_map(|it| lineup.man(it));
    Some(others.map(|it| leash(it, 0.5)).collect())
}

/// How far a model that has still to act can be expected to follow.
fn slack(state: &State, man: &Man) -> f64 {
    let acted = state.model(man.id).marks.has(crate::Mark::Deactivated);
    if acted || man.engaged { -0.1 } else { 0.6 * man.m }
}

fn limit(state: &State, squad: SquadId) -> Option<f64> {
    state.coherency(squad).map(|it| f64::from(it.total()))
}

/// The place as an end of a way on the model's level.
pub(super) fn way(state: &State, model: ModelId, at: Vec2) -> crate::Way {
    let level = state.model(model).stand.unwrap_or_default().level;
    smallvec::smallvec![crate::Spot::on(Point::nearest(at), level)]
}
