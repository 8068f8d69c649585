//! Landing: the Commander on the Deployment Point, the others around it, and what the ground does to them.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Bearing, Inches, Point};

use super::{infiltrate::is_beyond_centre, rapid::leader, room_objection};
use crate::{
    ArmourTest, Cause, DamageType, Drop, Event, Forbidden, Mark, Mishap, ModelId, SquadId, Stand, State, Step, Test,
    Warzone, Wound,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::inches,
        rolls::skill_test::test,
        turn::activation,
        wounds::{self, critical_force},
    },
};

/// The rule of placing.
const PLACEMENT: RuleId = rule!("wz.skill.rapid-deployment.placement");
/// How far from the point the others may be.
const AROUND: Inches = Inches::whole(3);
/// The St of a hard landing.
const ST: i32 = 10;
/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("wz.skill.rapid-deployment.action"),
    rule!("wz.skill.rapid-deployment.natural-1"),
    rule!("wz.skill.rapid-deployment.natural-20"),
];

/// Why a squad cannot be put down so: the Commander on the point, the others within 3in of it. Fewer than the whole
/// squad only where there is no room for another; who that is, its owner says.
pub(crate) fn landing_objection(
    state: &State,
    squad: SquadId,
    drop: &Drop,
    stands: &[Stand],
    lost: &[ModelId],
) -> Option<Forbidden> {
    let models = usize::from(state.field.squads[squad.index()].size);
    if let Some(stranger) = lost.iter().find(|it| !order(state, squad).skip(1).any(|own| own == **it)) {
        return Some(Forbidden::CannotTake { model: *stranger, rule: PLACEMENT });
    }
    let landing: Vec<ModelId> = landing(state, squad, stands.len(), lost);
    if stands.is_empty() || landing.len() != stands.len() {
        return Some(Forbidden::WrongCount { models, places: stands.len() });
    }
    let mut landed = state.clone();
    for (model, stand) in landing.iter().copied().zip(stands) {
        let why = spot_objection(state, squad, drop, model, stand).or_else(|| room_objection(&landed, model, stand));
        if why.is_some() {
            return why;
        }
        landed.models[model.index()].stand = Some(*stand);
    }
    let room =
        order(state, squad).filter(|it| !landing.contains(it)).find_map(|it| free_spot(&landed, squad, drop, it));
    room.map(|_| Forbidden::WrongCount { models, places: stands.len() })
}

/// Who is put down on so many places: all but those who are named as lost, or but the last where nobody is.
fn landing(state: &State, squad: SquadId, places: usize, lost: &[ModelId]) -> Vec<ModelId> {
    let models = order(state, squad).filter(|it| !lost.contains(it));
    if lost.is_empty() { models.take(places).collect() } else { models.collect() }
}

/// The models of a squad, its Commander first.
fn order(state: &State, squad: SquadId) -> impl Iterator<Item = ModelId> + use<> {
    let first = leader(state, squad);
    let others: Vec<ModelId> = state.field.members(squad).filter(|it| *it != first).collect();
    std::iter::once(first).chain(others)
}

/// Why a model cannot be put down there. Where the point has not scattered, nobody may stand where it could not have been
/// named in a Fighting Withdrawal.
fn spot_objection(state: &State, squad: SquadId, drop: &Drop, model: ModelId, stand: &Stand) -> Option<Forbidden> {
    let (first, radius) = (leader(state, squad), state.profile(model).radius);
    let apart = (stand.at.to_vec() - drop.at.to_vec()).length();
    if model == first {
        return (stand.at != drop.at).then(|| too_far(model, apart, Inches::ZERO));
    }
    if !drop.scattered && is_beyond_centre(state, state.field.seat(model), stand.at, radius) {
        return Some(Forbidden::OutsideZone { model, rule: state.mission.rule() });
    }
    let gap = apart - state.profile(first).radius.to_f64() - radius.to_f64();
    (gap > AROUND.to_f64() + TOLERANCE).then(|| too_far(model, gap, AROUND))
}

fn too_far(model: ModelId, distance: f64, limit: Inches) -> Forbidden {
    Forbidden::TooFarAway { model, distance: inches(distance), limit, rule: PLACEMENT }
}

/// A place for a model around the point.
fn free_spot(state: &State, squad: SquadId, drop: &Drop, model: ModelId) -> Option<Stand> {
    let at = drop.at;
    let rings = (0..8).flat_map(|ring| (0..16).map(move |way| (1.2 + 0.45 * f64::from(ring), way * 2_250)));
    let spots = rings.map(|(far, way)| Point::nearest(at.to_vec() + Bearing::hundredths(way).to_vec() * far));
    let stands = spots.map(|it| Stand::ground(it, Bearing::between(at.to_vec(), it.to_vec()).unwrap_or_default()));
    stands.into_iter().find(|it| {
        spot_objection(state, squad, drop, model, it).is_none() && room_objection(state, model, it).is_none()
    })
}

/// One way to put a squad down without these: as many as there is room for.
fn arrangement(state: &State, squad: SquadId, drop: &Drop, lost: &[ModelId]) -> Vec<Stand> {
    let (mut landed, mut stands) = (state.clone(), Vec::new());
    for model in order(state, squad).filter(|it| !lost.contains(it)) {
        let centre = Stand::ground(drop.at, Bearing::NORTH);
        let spot = if stands.is_empty() { Some(centre) } else { free_spot(&landed, squad, drop, model) };
        let Some(stand) = spot else { break };
        landed.models[model.index()].stand = Some(stand);
        stands.push(stand);
    }
    stands
}

/// Ways to put a squad down, each with those who are lost: one, and where there is no room for all, one without each of
/// the others and those after it.
pub(crate) fn arrangements(state: &State, squad: SquadId, drop: &Drop) -> Vec<(Vec<Stand>, Vec<ModelId>)> {
    let stands = arrangement(state, squad, drop, &[]);
    let others: Vec<ModelId> = order(state, squad).skip(1).collect();
    let lost = others.len() + 1 - stands.len();
    let mut ways = vec![(stands, Vec::new())];
    for first in (0..others.len()).filter(|_| lost > 0) {
        let gone: Vec<ModelId> = others.iter().cycle().skip(first).take(lost).copied().collect();
        let stands = arrangement(state, squad, drop, &gone);
        if landing_objection(state, squad, drop, &stands, &gone).is_none() {
            ways.push((stands, gone));
        }
    }
    ways
}

/// The squad is down. It has made its Move (`wz.skill.rapid-deployment.action`); whoever found no room is lost; then the
/// ground and the mishap take effect, Sentries may answer, and it goes on or, after a mishap, is done for this Game Turn.
pub(crate) fn alight(
    now: &mut Resolution<'_, Warzone>,
    squad: SquadId,
    drop: Drop,
    stands: &[Stand],
    lost: &[ModelId],
) {
    now.emit(Event::Done);
    let models = landing(now, squad, stands.len(), lost);
    let gone: Vec<ModelId> = order(now, squad).filter(|it| !models.contains(it)).collect();
    let placed: Vec<(ModelId, Stand)> = models.into_iter().zip(stands.iter().copied()).collect();
    match drop.mishap {
        Some(_) => now.emit(Event::Then(vec![Step::ChooseModel(squad)])),
        None => activation::set_out(now, squad),
    }
    now.emit(Event::Then(placed.iter().map(|it| Step::EndAction(it.0)).collect()));
    now.emit(Event::Alighted { squad, free: drop.free, placed });
    for model in gone {
        wounds::remove(now, model);
    }
    suffer_mishap(now, squad, drop);
    if drop.rough {
        let tests = now.members(squad).map(Step::RoughLanding).collect();
        now.emit(Event::Then(tests));
    }
}

fn suffer_mishap(now: &mut Resolution<'_, Warzone>, squad: SquadId, drop: Drop) {
    let Some(mishap) = drop.mishap else { return };
    let models: Vec<ModelId> = now.members(squad).collect();
    for model in models {
        if mishap == Mishap::Critical && !now.has_skill(model, rule!("wz.skill.relentless")) {
            now.emit(Event::Marked { model, mark: Mark::Stunned });
        }
        if mishap == Mishap::Perilous {
            hit(now, model, mishap.rule());
        }
        now.emit(Event::ModelDone { model });
    }
}

/// A model that came down in Light or Heavy Terrain tests Con or is hit (`wz.skill.rapid-deployment.terrain`).
pub(crate) fn rough_landing(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let need = now.profile(model).con.map(|it| Breakdown::base(rule!("wz.stat.con"), i32::from(it)));
    if !test(now, model, Test::RoughLanding, need)?.passed() {
        hit(now, model, Test::RoughLanding.rule());
    }
    Ok(())
}

/// A St 10 Piercing Autohit.
fn hit(now: &mut Resolution<'_, Warzone>, victim: ModelId, rule: RuleId) {
    let wound = Wound {
        victim,
        by: None,
        st: ST as u8,
        damage: DamageType::Piercing,
        critical: critical_force(ST).total() as u8,
        weapon: None,
        cause: Cause::Other,
        armour: ArmourTest::Taken,
        heals: true,
        hull: None,
    };
    wounds::strike(now, wound, Breakdown::base(rule, ST));
    now.emit(Event::Then(vec![Step::Wound(wound)]));
}
