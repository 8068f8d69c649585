//! The situation: who stands where and who could strike at whom next, worked out once for all plans of a decision.

use std::cell::OnceCell;

use battle::Style;
use smallvec::SmallVec;

use super::{attack, objectives};
use crate::{
    Answer, Attack, Cell, Contest, Mark, ModelId, Spots, State, Why,
    odds::forecast::opposed,
    rules::{
        fighting,
        rolls::opposed_test,
        shooting::{
            self,
            sight::{self, Pose},
        },
    },
};

/// What is left of a threat that must wait for the next round.
const NEXT_ROUND: f64 = 0.6;
/// A shot that needs a step round a corner first.
const ROUND_A_CORNER: f64 = 0.35;
/// A fight that needs a move first.
const AFTER_A_MOVE: f64 = 0.7;

/// Everybody on the map.
pub(super) struct Lineup<'a> {
    pub state: &'a State,
    threats: Vec<OnceCell<Vec<Threat>>>,
}

/// What an enemy could do to a model, weighed when it is near enough to matter.
struct Threat {
    by: ModelId,
    to: ModelId,
    shots: SmallVec<[Shot; 3]>,
    blow: OnceCell<f64>,
    ready: f64,
}

/// A weapon it could fire.
struct Shot {
    weapon: u8,
    reach: u8,
    /// At a cube instead of a model.
    cube: bool,
    worth: OnceCell<f64>,
}

impl Threat {
    /// The best shot at this distance.
    fn shot(&self, state: &State, distance: u8) -> f64 {
        let in_range = self.shots.iter().filter(|it| it.reach >= distance);
        let weighed =
            in_range.map(|it| *it.worth.get_or_init(|| at_a_glance(state, self.by, self.to, (it.weapon, it.cube))));
        weighed.fold(0.0, f64::max)
    }

    /// A fight.
    fn blow(&self, state: &State) -> f64 {
        let best = || match fighting::fights_back(state, self.by) {
            true => attack::best_blow(state, self.by, self.to, Why::Entered, Style::BALANCED).max(0.0),
            false => 0.0,
        };
        *self.blow.get_or_init(best)
    }
}

impl<'a> Lineup<'a> {
    pub fn new(state: &'a State) -> Lineup<'a> {
        Lineup { state, threats: state.models.iter().map(|_| OnceCell::new()).collect() }
    }

    /// What enemies can be expected to do to a model that stands there at the end of its activation.
    pub fn danger(&self, model: ModelId, cell: Cell, spots: Spots) -> f64 {
        let state = self.state;
        let pose = Pose { cell, spots, size: state.profile(model).size, lying: false };
        let each = self.threats_to(model).iter().map(|threat| {
            let from = state.model(threat.by).cell;
            let distance = from.distance(cell);
            let reach = threat.shots.iter().map(|it| it.reach).max().unwrap_or(0);
            let seen = distance <= reach && distance > 0 && sight::sees(state, Pose::of(state, threat.by), pose);
            let shot = threat.shot(state, distance) * if seen { 1.0 } else { ROUND_A_CORNER };
            let (walk, sprint) = state.speed(threat.by);
            let far = objectives::far(state, threat.by, from, cell);
            let blow = match far {
                0 => threat.blow(state),
                _ if far <= walk.unwrap_or(0).max(sprint.unwrap_or(0)) => AFTER_A_MOVE * threat.blow(state),
                _ => 0.0,
            };
            threat.ready * shot.max(blow)
        });
        each.sum::<f64>().min(attack::worth(state, model))
    }

    fn threats_to(&self, model: ModelId) -> &[Threat] {
        let state = self.state;
        self.threats[model.index()].get_or_init(|| {
            let enemies = state.on_board().filter(|it| state.seat(*it) != state.seat(model));
            enemies.map(|by| threat(state, by, model)).collect()
        })
    }

    /// How pressing it is to let a model act: it may score, kill, or be killed.
    pub fn urgency(&self, model: ModelId) -> f64 {
        let state = self.state;
        let (cell, seat) = (state.model(model).cell, state.seat(model));
        let enemies = state.on_board().filter(|it| state.seat(*it) != seat);
        let nearest = enemies.map(|it| state.model(it).cell.distance(cell)).min().unwrap_or(9);
        let size = attack::worth(state, model);
        let lies = if state.model(model).is(Mark::Pinned) { 0.7 } else { 1.0 };
        lies * (size + 1.0) / (1.5 + f64::from(nearest))
            + 0.3 * objectives::pull(state, model, cell, Style::BALANCED).max(0.0)
    }
}

/// What an enemy could do to a model at three dice and a clear shot's half, from anywhere.
fn threat(state: &State, by: ModelId, model: ModelId) -> Threat {
    let profile = state.profile(by);
    let guns = profile.weapons.iter().enumerate().filter(|it| it.1.shoots() && profile.shoot.is_some());
    let shots = guns.filter(|it| shooting::weapon(state, by, it.0 as u8).is_ok()).map(|(at, gun)| Shot {
        weapon: at as u8,
        reach: shooting::range(state, by, gun),
        cube: shooting::aims_at_cubes(gun),
        worth: OnceCell::new(),
    });
    let acted = state.model(by).is(Mark::Activated);
    let lies = state.model(by).is(Mark::Pinned);
    let ready = if acted { NEXT_ROUND } else { 1.0 } * if lies { 0.5 } else { 1.0 };
    Threat { by, to: model, shots: shots.collect(), blow: OnceCell::new(), ready }
}

/// A shot with four dice, whatever stands between: for a look ahead.
fn at_a_glance(state: &State, by: ModelId, target: ModelId, (weapon, cube): (u8, bool)) -> f64 {
    let gun = state.fired(by, weapon);
    let dice = if cube { gun.frag.max(gun.indirect) } else { 4 };
    let needs = if cube { Some(4) } else { state.profile(by).shoot };
    let attack = Attack::Shot { by, weapon, effect: false, ammo: None };
    let contest = Contest::new(attack, target, Some(Answer::Survive), false);
    let rolled = crate::Handful {
        dice: u32::from(dice),
        on: needs,
        rerolls: u32::from(shooting::rerolls(state, by, weapon).dice),
    };
    let met = crate::Handful {
        dice: 3,
        on: opposed_test::needs_of_answer(state, &contest),
        rerolls: u32::from(opposed_test::answer_rerolls(state, &contest)),
    };
    let lead = rolled.against(&met);
    let hurt = opposed::hurt(state, &opposed::Impact::plain(target, gun.ap), &lead);
    attack::worth(state, target) * (hurt.kill + 0.2 * lead.at_least(1))
}
