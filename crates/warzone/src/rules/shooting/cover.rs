//! Cover: what stands between a shooter and a target, and what that does to the RS test (`wz.shoot.cover-procedure`).
//!
//! Each piece of terrain and each model in the way is looked at by itself: it covers the target when it hides at least
//! 100 of the 400 cells of its facing rectangle from the top of the shooter. Pieces the shooter Claims are struck off.
//! More than three left: only a Lucky Shot. Pieces within 1in of each other form a chain, and each chain counts once, by
//! its highest modifier.

use battle::{Breakdown, Change};
use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{
    Body, Shape, Volume,
    measure::plan_distance,
    sight::{Rectangle, hidden_cells, hides_at_least},
};

use crate::{
    Mark, ModelId, State,
    model::{area::TOLERANCE, terrain::Terrain},
    rules::{
        measuring::{measure::TOUCHING, sight::grid},
        moments::any,
    },
};

/// Cells that must be hidden: a quarter of 400 (`wz.shoot.cover-threshold`).
const QUARTER: u32 = 100;
/// The same as a share.
pub(crate) const ENOUGH: f64 = 0.25;
/// How near one must be to a piece to Claim it, and pieces to each other to count as one.
const NEAR: f64 = 1.0;
/// The rule of a shot that only luck can land.
const LUCKY: RuleId = rule!("wz.shoot.lucky-shot");

/// Pieces within 1in of each other, each with the rule and the modifier it gives.
pub type Chain = SmallVec<[(RuleId, i32); 2]>;

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.shoot.cover-procedure"),
    rule!("wz.shoot.cover-cumulative"),
    rule!("wz.shoot.cover-density"),
    rule!("wz.shoot.claim-cover"),
    rule!("wz.terrain.cover-not-armour"),
];

/// What covers a target from a shooter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cover {
    /// The pieces that count, chain by chain.
    pub chains: SmallVec<[Chain; 3]>,
    /// How many pieces count, chained or not (`wz.shoot.lucky-shot`).
    pub pieces: u8,
    /// Whether the target Claims one of them (`wz.shoot.claim-cover`).
    pub claimed: bool,
    /// Whether it Claims a piece of terrain that counts.
    pub claims_terrain: bool,
}

/// What stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hides {
    /// A piece of terrain, by its place in the table's list.
    Terrain(usize),
    /// A model.
    Model(ModelId),
}

/// Something that hides a quarter of the target and that the shooter does not Claim.
struct Piece {
    what: Hides,
    shape: Shape,
    rule: RuleId,
    modifier: i32,
    claimed: bool,
}

impl Cover {
    /// The modifiers on RS: each chain by its highest, the rest outweighed (`wz.shoot.cover-cumulative`).
    pub fn apply(&self, need: &mut Breakdown) {
        for chain in &self.chains {
            need.add_strongest(chain);
        }
    }

    /// The whole modifier.
    #[must_use]
    pub fn modifier(&self) -> i32 {
        let worst = |chain: &Chain| chain.iter().map(|it| it.1).min().unwrap_or(0);
        self.chains.iter().map(worst).sum()
    }

    /// Whether the line of sight is obscured at all.
    #[must_use]
    pub fn obscures(&self) -> bool {
        self.pieces > 0
    }

    /// A shot that only luck can land: nothing but a natural 1 hits (`wz.shoot.lucky-shot`).
    pub fn only_luck(need: &mut Breakdown) {
        need.push(LUCKY, Change::Becomes(1));
    }

    /// Whether nothing but a natural 1 passes this test.
    #[must_use]
    pub fn is_luck(need: &Breakdown) -> bool {
        need.steps().any(|(term, _)| term.rule == LUCKY)
    }

    /// Whether so much is in the way that only a Lucky Shot is possible.
    #[must_use]
    pub fn needs_luck(&self) -> bool {
        self.pieces > 3
    }
}

impl State {
    /// What covers a target from a shooter, whatever the shooter's skills.
    #[must_use]
    pub fn cover(&self, shooter: ModelId, target: ModelId) -> Cover {
        self.cover_but(shooter, target, false)
    }

    /// What covers a target from a Ranged Attack of this shooter: a Sniper looks past the nearest piece.
    #[must_use]
    pub fn cover_shot(&self, shooter: ModelId, target: ModelId) -> Cover {
        self.cover_but(shooter, target, any!(self, looks_past_nearest(shooter)))
    }

    /// What counts against a Ranged Attack, each with the rule and the modifier it gives by itself.
    pub(crate) fn counted(&self, shooter: ModelId, target: ModelId) -> Vec<(Hides, RuleId, i32)> {
        let pieces = self.pieces_between(shooter, target, any!(self, looks_past_nearest(shooter))).0;
        pieces.iter().map(|it| (it.what, it.rule, it.modifier)).collect()
    }

    /// How many pieces that is.
    pub(crate) fn pieces_before_shot(&self, shooter: ModelId, target: ModelId) -> u8 {
        self.pieces_between(shooter, target, any!(self, looks_past_nearest(shooter))).0.len() as u8
    }

    /// The pieces that count, and whether the target Claims one of terrain.
    fn pieces_between(&self, shooter: ModelId, target: ModelId, past_nearest: bool) -> (SmallVec<[Piece; 4]>, bool) {
        let (Some(from), Some(to)) = (self.body(shooter), self.body(target)) else { return (SmallVec::new(), false) };
        let hidden = self.model(target).marks.has(Mark::Hidden);
        let mut pieces = self.terrain_between(&from, &to, hidden);
        let claims_terrain = pieces.iter().any(|it| it.claimed);
        pieces.extend(self.models_between(shooter, target, &from, &to));
        if past_nearest {
            strike_off_nearest(&from, &mut pieces);
        }
        (pieces, claims_terrain)
    }

    fn cover_but(&self, shooter: ModelId, target: ModelId, past_nearest: bool) -> Cover {
        let (pieces, claims_terrain) = self.pieces_between(shooter, target, past_nearest);
        Cover {
            pieces: pieces.len() as u8,
            claimed: pieces.iter().any(|it| it.claimed),
            claims_terrain,
            chains: chains(&pieces),
        }
    }

    /// What covers a place, and claims it (`wz.armoury.grenade.cover`); whoever stands on it does not hide it.
    pub(crate) fn cover_of_place(&self, shooter: ModelId, place: &Body, on_it: Option<ModelId>) -> Cover {
        let Some(from) = self.body(shooter) else { return Cover::default() };
        let mut pieces = self.terrain_between(&from, place, false);
        let claims_terrain = !pieces.is_empty();
        pieces.extend(self.models_between(shooter, on_it.unwrap_or(shooter), &from, place));
        if any!(self, looks_past_nearest(shooter)) {
            strike_off_nearest(&from, &mut pieces);
        }
        Cover { pieces: pieces.len() as u8, claimed: !pieces.is_empty(), claims_terrain, chains: chains(&pieces) }
    }

    /// Whether a model is in terrain, or touches it, that covers it from another who does not Claim it
    /// (`wz.flamer.cover`).
    pub(crate) fn is_in_cover_from(&self, from: ModelId, model: ModelId) -> bool {
        let (Some(from), Some(to)) = (self.body(from), self.body(model)) else { return false };
        let pieces = self.terrain_between(&from, &to, false);
        pieces.iter().any(|it| plan_distance(to.shape(), &it.shape) <= TOUCHING)
    }

    fn terrain_between(&self, from: &Body, to: &Body, hidden: bool) -> SmallVec<[Piece; 4]> {
        let pieces = self.field.setup.table.pieces().iter().zip(&self.field.terrain).zip(&self.field.bounds);
        let mut found = SmallVec::new();
        for (number, ((piece, terrain), bounds)) in pieces.enumerate() {
            let Some((rule, modifier)) = terrain.cover() else { continue };
            if !bounds.meet(from, to) {
                continue;
            }
            let volumes: SmallVec<[Volume<'_>; 4]> = piece.volumes().collect();
            if covers(from, to, &volumes) && !is_near(from.shape(), piece.footprint.shape()) {
                let claimed = is_near(to.shape(), piece.footprint.shape());
                let hides = hidden && claimed && *terrain == Terrain::Light;
                let (rule, modifier) = if hides { (rule!("wz.action.hide"), -4) } else { (rule, modifier) };
                let (what, shape) = (Hides::Terrain(number), piece.footprint.shape().clone());
                found.push(Piece { what, shape, rule, modifier, claimed });
            }
        }
        found
    }

    /// Models in the way count as Heavy, friend or foe (`wz.facing-area.definition`, `wz.shoot.cover-heavy`).
    fn models_between(&self, shooter: ModelId, target: ModelId, from: &Body, to: &Body) -> SmallVec<[Piece; 4]> {
        let rule = rule!("wz.facing-area.definition");
        let mut found = SmallVec::new();
        for model in self.standing().filter(|it| *it != shooter && *it != target) {
            if !self.could_stand_between(model, from, to) {
                continue;
            }
            let Some(body) = self.body(model) else { continue };
            if covers(from, to, &[body.volume()]) && !is_near(from.shape(), body.shape()) {
                let claimed = is_near(to.shape(), body.shape());
                let (what, shape) = (Hides::Model(model), body.shape().clone());
                found.push(Piece { what, shape, rule, modifier: -4, claimed });
            }
        }
        found
    }

    /// Whether a model is near enough to the line between two bodies to hide any of the second.
    fn could_stand_between(&self, model: ModelId, from: &Body, to: &Body) -> bool {
        let (a, b, at) = (from.centre(), to.centre(), self.centre(model));
        let along = b - a;
        let length = along.length_squared();
        if length == 0.0 {
            return false;
        }
        let (length, own) = (length.sqrt(), self.profile(model).radius.to_f64());
        let ahead = (at - a).dot(along) / length;
        let aside = (at - a).cross(along).abs() / length;
        let (low, high) = to.shape().extent(along.right() * (1.0 / length));
        (-own..=length + own).contains(&ahead) && aside <= (high - low) / 2.0 + own
    }
}

/// Whether volumes hide a quarter of the target from the top of the shooter.
fn covers(from: &Body, to: &Body, volumes: &[Volume<'_>]) -> bool {
    let rectangle = Rectangle::facing(from.centre(), to);
    hides_at_least(QUARTER, from.axis(1.0), &rectangle, grid(), &grid().all(), volumes)
}

/// How much of the target volumes hide, as the rule counts it: by the cells of its facing rectangle.
pub(crate) fn share_hidden(from: &Body, to: &Body, volumes: &[Volume<'_>]) -> f64 {
    let hidden = hidden_cells(from.axis(1.0), &Rectangle::facing(from.centre(), to), grid(), volumes);
    f64::from(hidden.count()) / f64::from(grid().all().count())
}

/// Strikes off the piece closest to the shooter.
fn strike_off_nearest(from: &Body, pieces: &mut SmallVec<[Piece; 4]>) {
    let far = |it: &Piece| plan_distance(from.shape(), &it.shape);
    let nearest = (0..pieces.len()).min_by(|a, b| far(&pieces[*a]).total_cmp(&far(&pieces[*b])));
    nearest.map(|at| pieces.remove(at));
}

fn is_near(one: &Shape, other: &Shape) -> bool {
    plan_distance(one, other) <= NEAR + TOLERANCE
}

/// Pieces each within 1in of the next count once, by the highest modifier (`wz.shoot.cover-density`).
fn chains(pieces: &[Piece]) -> SmallVec<[Chain; 3]> {
    let mut chain_of: SmallVec<[usize; 8]> = (0..pieces.len()).collect();
    for (at, one) in pieces.iter().enumerate() {
        for (other_at, other) in pieces.iter().enumerate().skip(at + 1) {
            if is_near(&one.shape, &other.shape) {
                let (from, to) = (chain_of[other_at], chain_of[at]);
                chain_of.iter_mut().filter(|it| **it == from).for_each(|it| *it = to);
            }
        }
    }
    let mut chains = SmallVec::new();
    for number in 0..pieces.len() {
        let members = pieces.iter().zip(&chain_of).filter(|(_, chain)| **chain == number);
        let chain: Chain = members.map(|(it, _)| (it.rule, it.modifier)).collect();
        if !chain.is_empty() {
            chains.push(chain);
        }
    }
    chains
}
