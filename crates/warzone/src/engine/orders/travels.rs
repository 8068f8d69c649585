//! Ways to travel: straight ones in many directions, to what the mission is about, and over heights.
//!
//! What a model would meet, whom it would face and which floors it could climb are the same for a Move and a Run, so
//! they are looked at once for both.

use smallvec::smallvec;
use table::{Bearing, Point, Vec2, reach::Level};

use crate::{
    Action, ModelId, Spot, Stand, State, Way,
    rules::{
        missions,
        movement::{
            self,
            heights::{self, Ascent},
            obstacles::{Ground, bodies_near},
            pace::Pace,
        },
    },
};

/// How many directions are tried.
const DIRECTIONS: i32 = 8;

/// The legal ways among those tried, pace by pace, each with the facing at its end: towards the nearest enemy.
pub(super) fn each(state: &State, model: ModelId, paces: &[Pace], mut found: impl FnMut(Action, Way, Bearing)) {
    let Some(stand) = state.model(model).stand.filter(|_| !paces.is_empty()) else { return };
    let far = paces.iter().map(Pace::far).fold(0.0, f64::max);
    let ascents = heights::ascents(state, model, far);
    // Ways over heights may end a little beyond.
    let level = ascents.is_empty() && stand.level == Level::Ground;
    let around = far + if level { 0.1 } else { 2.0 };
    let bodies = bodies_near(state, model, around);
    let outset = Outset {
        state,
        stand,
        ground: Ground::around(state, model, around, &bodies),
        enemy: nearest_enemy(state, model).map(|it| state.centre(it)),
        ascents,
    };
    paces.iter().for_each(|pace| outset.ways(pace, |by, facing| found(pace.action, by, facing)));
}

/// Where a model sets out, and what is the same by whatever Action it does.
struct Outset<'a> {
    state: &'a State,
    stand: Stand,
    ground: Ground<'a>,
    /// Where the nearest enemy stands.
    enemy: Option<Vec2>,
    ascents: Vec<Ascent>,
}

impl Outset<'_> {
    /// Straight ways in many directions, as far as they go, and turning to the nearest enemy.
    fn ways(&self, pace: &Pace, mut found: impl FnMut(Way, Bearing)) {
        let Outset { state, stand, .. } = self;
        let (from, far, run) = (stand.at.to_vec(), pace.far(), pace.action == Action::Run);
        let facing = self.look(from);
        let mut tried = |by: Way| {
            if movement::find(state, pace, &by, &self.ground).is_ok() {
                let end = by.last().map_or(stand.at, |it| it.at);
                found(by, self.look(end.to_vec()));
            }
        };
        if !run && facing != stand.facing {
            tried(smallvec![Spot::on(stand.at, stand.level)]);
        }
        for number in 0..DIRECTIONS {
            let along = facing.turned(number * 36_000 / DIRECTIONS).to_vec();
            let shares: &[f64] = if run { &[1.0] } else { &[1.0, 0.5] };
            for share in shares {
                let at = Point::nearest(from + along * (far * share));
                tried(smallvec![Spot::on(at, stand.level)]);
            }
        }
        for at in missions::goals(state, pace.model, far) {
            tried(smallvec![Spot::on(Point::nearest(at), stand.level)]);
        }
        let most = far + state.profile(pace.model).radius.to_f64();
        self.ascents.iter().filter(|it| it.far <= most).for_each(|it| tried(it.by.clone()));
        heights::descents(state, pace.model, far).into_iter().for_each(tried);
    }

    /// The facing at a place: towards the nearest enemy.
    fn look(&self, at: Vec2) -> Bearing {
        self.enemy.and_then(|it| Bearing::between(at, it)).unwrap_or(self.stand.facing)
    }
}

fn nearest_enemy(state: &State, model: ModelId) -> Option<ModelId> {
    let at = state.centre(model);
    let enemies = state.enemies(model).map(|it| ((state.centre(it) - at).length_squared(), it));
    enemies.min_by(|a, b| a.0.total_cmp(&b.0)).map(|it| it.1)
}
