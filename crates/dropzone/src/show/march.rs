//! A squad that is led by one of its units: the others keep their places beside it, and all go in one order.
//!
//! No rule lives here: the order is judged like any other. Where it is refused it is shortened until it is not, and the rule
//! that stopped it is said.

use battle::{Line, Preview, Refusal, Sketch, Stride, View};
use smallvec::SmallVec;
use table::{Bearing, Point, Vec2, reach::Place as Spot};

use crate::{
    Dropzone, Order, Place, SquadId, State, UnitId, UnitType, Wait, Way,
    engine::judge::judge,
    model::chapters::{aircraft, movement as ground},
    rules::{aircraft::fly, deployment::edges::friendly, measuring::size, movement, turn},
    show::{
        compose::{places, pointed_squad, pointed_unit},
        names, preview,
    },
};

/// How often a way that is refused is halved.
const HALVINGS: u32 = 7;
/// How far units that come on side by side are apart, in inches.
const BESIDE: f64 = 0.05;

/// How a squad goes.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Ground,
    Fly,
    Land,
}

/// A squad on its way.
struct March {
    squad: SquadId,
    lead: UnitId,
    kind: Kind,
    /// Where the leader is, or comes onto the table; and along that edge.
    from: Vec2,
    along: Vec2,
    to: Vec2,
    facing: Option<Bearing>,
}

impl Kind {
    fn of(tile: &str) -> Option<Kind> {
        match tile {
            "move" => Some(Kind::Ground),
            "fly" => Some(Kind::Fly),
            "land" => Some(Kind::Land),
            _ => None,
        }
    }
}

/// Whether a squad may go by this kind of order now.
pub(crate) fn may_go(state: &State, squad: SquadId, tile: &str) -> bool {
    let Some(kind) = Kind::of(tile) else { return false };
    let begins = match kind {
        Kind::Ground => movement::may_begin(state, squad),
        Kind::Fly | Kind::Land => fly::may_begin(state, squad),
    };
    begins.is_none() && turn::acting_objection(state, squad).is_none() && !movers(state, squad, kind).is_empty()
}

/// The units of a squad that go by it.
fn movers(state: &State, squad: SquadId, kind: Kind) -> SmallVec<[UnitId; 8]> {
    let goes = |it: &UnitId| {
        let flies = state.mode(*it).unit_type == UnitType::Aircraft;
        let there = match state.unit(*it).place {
            Place::Ground(_) => !flies,
            Place::Air(_) | Place::Landed(_) => flies,
            Place::Off(Wait::Readiness) => true,
            Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => false,
        };
        there && flies != (kind == Kind::Ground)
    };
    state.living(squad).filter(goes).collect()
}

/// The order that takes the squad that is led all the way, legal or not.
pub(crate) fn whole(state: &State, sketch: &Sketch) -> Option<Order> {
    let march = march_of(state, sketch)?;
    let straight = march.order(state, 1.0, false);
    let round = || Some(march.order(state, 1.0, true)).filter(|it| judge(state, it).is_ok());
    if judge(state, &straight).is_ok() { Some(straight) } else { Some(round().unwrap_or(straight)) }
}

/// What each unit of the squad that is led would do: the leader gives the order for all of them.
pub(crate) fn march(view: &View<Dropzone>, sketch: &Sketch) -> Vec<Stride<Order>> {
    let state = view.state();
    let (Some(march), Some(order)) = (march_of(state, sketch), whole(state, sketch)) else { return Vec::new() };
    let why = judge(state, &order).err();
    let given = if why.is_some() { march.longest(state) } else { Some(order.clone()) };
    let mut previews = preview::of_each(state, given.as_ref().unwrap_or(&order));
    previews.sort_by_key(|it| it.0 != march.lead);
    let mut orders: Vec<Order> = given.clone().into_iter().collect();
    let mut strides = Vec::new();
    for (unit, mut preview) in previews {
        if let Some(why) = why.as_ref().filter(|_| unit == march.lead) {
            said(state, why, given.is_some(), &mut preview);
        }
        strides.push(Stride { piece: names::piece_id(unit), orders: std::mem::take(&mut orders), preview });
    }
    strides
}

/// Why a squad does not go all the way, or not at all.
fn said(state: &State, why: &crate::Forbidden, goes: bool, preview: &mut Preview) {
    if goes {
        preview.measures.push(Line::new("dc-short-of").with("rule", why.rule()));
    } else {
        preview.refusals.push((why.rule(), names::named(state, why.line())));
    }
}

/// Who is led where: the unit pointed at, or the nearest one of a squad that may go.
fn march_of(state: &State, sketch: &Sketch) -> Option<March> {
    let (kind, to) = (Kind::of(&sketch.tile)?, places(sketch).last()?.to_vec());
    let squads: Vec<SquadId> = match pointed_squad(state, sketch) {
        Some(squad) => vec![squad],
        None => state.active.into_iter().flat_map(|it| state.squads_of(it)).collect(),
    };
    let squads = squads.into_iter().filter(|it| may_go(state, *it, &sketch.tile));
    let all = squads.flat_map(|it| movers(state, it, kind)).filter_map(|it| Some((it, start(state, it, to)?)));
    let led = pointed_unit(state, sketch);
    let far = |it: &(UnitId, (Vec2, Vec2))| (led != Some(it.0), (it.1.0 - to).length());
    let nearer = |a: &(UnitId, (Vec2, Vec2)), b: &(UnitId, (Vec2, Vec2))| {
        let (one, other) = (far(a), far(b));
        one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
    };
    let (lead, (from, along)) = all.min_by(nearer)?;
    Some(March { squad: state.squad_of(lead), lead, kind, from, along, to, facing: sketch.facing })
}

/// Where a unit sets out: where it is, or the place of its own edge nearest to where it goes.
fn start(state: &State, unit: UnitId, to: Vec2) -> Option<(Vec2, Vec2)> {
    if let Some(at) = state.point(unit) {
        return Some((at.to_vec(), Vec2::default()));
    }
    let radius = size(state, unit).radius.to_f64();
    let deep = if state.mode(unit).unit_type == UnitType::Aircraft { 0.0 } else { radius };
    let entries = friendly(state, state.seat(unit)).into_iter().map(|it| {
        let along = it.at(to).0.clamp(radius, (it.length() - radius).max(radius));
        (it.from + it.along() * along + it.inward.to_vec() * deep, it.along())
    });
    entries.min_by(|a, b| (a.0 - to).length().total_cmp(&(b.0 - to).length()))
}

impl March {
    /// The order that takes the squad a share of its way, straight or round what is in it.
    fn order(&self, state: &State, share: f64, round: bool) -> Order {
        let units = movers(state, self.squad, self.kind);
        let lead = units.iter().position(|it| *it == self.lead).unwrap_or(0) as f64;
        let way = |(at, unit): (usize, &UnitId)| self.way(state, *unit, at as f64 - lead, share, round);
        let ways: Vec<Way> = units.iter().enumerate().map(way).collect();
        let squad = self.squad;
        match self.kind {
            Kind::Ground => ground::Order::Move { squad, ways }.into(),
            Kind::Fly => aircraft::Order::Fly { squad, ways, landing: SmallVec::new() }.into(),
            Kind::Land => aircraft::Order::Fly { squad, ways, landing: units.into_iter().collect() }.into(),
        }
    }

    fn way(&self, state: &State, unit: UnitId, beside: f64, share: f64, round: bool) -> Way {
        let shift = (self.to - self.from) * share;
        let facing = self.facing.or_else(|| Bearing::between(Vec2::default(), shift));
        let facing = facing.unwrap_or(state.unit(unit).facing);
        let Some(now) = state.point(unit) else {
            let from = self.from + self.along * (beside * (size(state, unit).radius.to_f64() * 2.0 + BESIDE));
            return Way::of(unit, &[Point::nearest(from), Point::nearest(from + shift)], facing);
        };
        let to = Point::nearest(now.to_vec() + shift);
        let path = if round { round_about(state, unit, now, to) } else { None };
        Way::of(unit, &path.unwrap_or_else(|| vec![to]), facing)
    }

    /// The longest share of the way that is legal.
    fn longest(&self, state: &State) -> Option<Order> {
        let (mut legal, mut refused, mut found) = (0.0, 1.0, None);
        for _ in 0..HALVINGS {
            let middle = (legal + refused) / 2.0;
            let ways = [false, true].map(|round| (round, self.kind)).into_iter();
            let ways = ways.filter(|it| !it.0 || it.1 == Kind::Ground).map(|it| self.order(state, middle, it.0));
            match ways.into_iter().find(|it| judge(state, it).is_ok()) {
                Some(order) => (legal, found) = (middle, Some(order)),
                None => refused = middle,
            }
        }
        found
    }
}

/// The shortest way round scenery, as bends; none for Aircraft, or where there is none.
fn round_about(state: &State, unit: UnitId, from: Point, to: Point) -> Option<Vec<Point>> {
    if state.mode(unit).unit_type == UnitType::Aircraft {
        return None;
    }
    let far = movement::allowance(state, unit).0.to_f64() + 2.0;
    let ways = state.ground().ways(movement::going(state, unit), size(state, unit).radius)?;
    let path = ways.reach(Spot::from(from), far, &[]).ok()?.path_to(Spot::from(to))?;
    let mut bends: Vec<Point> = path.waypoints().iter().map(|it| Point::nearest(it.at)).collect();
    *bends.last_mut()? = to;
    Some(bends)
}
