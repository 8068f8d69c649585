//! How the bearers of one profile hurt those of another: what a shot or a fight is worth before anybody moves.
//!
//! The numbers are the rules' own (St, Armour, Heal), worked out once for each pair of profiles on the table; distance and
//! cover come in when a place is weighed.

use smallvec::SmallVec;
use table::Template;

use crate::{
    Cause, Class, Model, ModelId, Morale, State, TemplateSize, WHOLE_POINT, Wound,
    odds::volley::passes,
    rules::{
        close_combat,
        shooting::{self, templates::fire_with},
        wounds,
    },
};

/// What an explosion is worth more than a bullet: whoever stands near is hit too.
const EXPLOSION: f64 = 1.4;
/// What a grenade is worth less: it scatters, and may go off in the hand.
const GRENADE: f64 = 0.7;

/// Every pair of enemies' profiles in a battle, all steady and unhurt. It is part of the field: it never changes.
#[derive(Debug)]
pub(crate) struct Odds {
    profiles: usize,
    pairs: Vec<Option<Arms>>,
}

/// How one profile hurts another.
#[derive(Clone, Debug, Default)]
struct Arms {
    guns: SmallVec<[Gun; 3]>,
    /// Wounds a fight costs.
    blows: f64,
}

/// A ranged weapon against a profile.
#[derive(Clone, Copy, Debug)]
struct Gun {
    range: f64,
    /// What the test must not exceed without cover; none for what needs no test.
    rs: Option<i32>,
    /// Wounds it costs if every die hits.
    hurts: f64,
}

impl Odds {
    /// Those of this battle, whatever has become of it.
    pub fn of(state: &State) -> &Odds {
        let cached = state.field.tactics_cache.get_or_init(|| Box::new(Odds::new(&unhurt(state))));
        cached.downcast_ref().unwrap_or_else(|| unreachable!("only odds are kept there"))
    }

    fn new(state: &State) -> Odds {
        let profiles = state.field.profiles.len();
        let mut odds = Odds { profiles, pairs: vec![None; profiles * profiles] };
        let models = || (0..state.models.len() as u16).map(ModelId);
        for by in models() {
            for target in models().filter(|it| state.are_enemies(by, *it)) {
                let pair = odds.pair(state, by, target);
                if odds.pairs[pair].is_none() {
                    odds.pairs[pair] = Some(arms(state, by, target));
                }
            }
        }
        odds
    }

    fn pair(&self, state: &State, by: ModelId, target: ModelId) -> usize {
        profile(state, by) * self.profiles + profile(state, target)
    }

    /// The Wounds one shooting Action is expected to cost at this distance through this cover.
    pub fn shot(&self, state: &State, by: ModelId, target: ModelId, distance: f64, cover: i32) -> f64 {
        let Some(arms) = &self.pairs[self.pair(state, by, target)] else { return 0.0 };
        let in_range = arms.guns.iter().filter(|it| it.range >= distance);
        in_range.map(|it| it.hurts * it.rs.map_or(1.0, |rs| passes(rs + cover))).fold(0.0, f64::max)
    }

    /// The Wounds one Close Combat Action is expected to cost.
    pub fn blows(&self, state: &State, by: ModelId, target: ModelId) -> f64 {
        self.pairs[self.pair(state, by, target)].as_ref().map_or(0.0, |it| it.blows)
    }

    /// How far the best gun against this target reaches; none for those who only fight.
    pub fn range(&self, state: &State, by: ModelId, target: ModelId) -> Option<f64> {
        let arms = self.pairs[self.pair(state, by, target)].as_ref()?;
        let worth = |it: &&Gun| it.hurts * it.rs.map_or(1.0, passes);
        arms.guns.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).map(|it| it.range)
    }
}

/// The same battle before anything has happened.
fn unhurt(state: &State) -> State {
    let mut fresh = state.clone();
    for (number, model) in (0..).zip(&mut fresh.models) {
        *model = Model { wounds: state.field.profile(ModelId(number)).w, ..Model::default() };
    }
    fresh.squads.iter_mut().for_each(|it| it.morale = Morale::Steady);
    fresh
}

/// What a Wound of a model is worth, in points.
pub(super) fn worth(state: &State, model: ModelId) -> f64 {
    let points = state.field.models[model.index()].worth as f64 / WHOLE_POINT as f64;
    points / f64::from(state.profile(model).w.max(1))
}

fn profile(state: &State, model: ModelId) -> usize {
    let bearer = state.model(model).carries.unwrap_or(model);
    usize::from(state.field.models[bearer.index()].profile)
}

fn arms(state: &State, by: ModelId, target: ModelId) -> Arms {
    let rs = state.profile(by).rs.map(i32::from);
    let mut guns = SmallVec::new();
    for (weapon, gun) in state.profile(by).guns().filter(|it| it.1.st.is_some()) {
        let (wound, _) = shooting::wound(state, &fire_with(by, weapon), target, false, Cause::Ranged, None);
        let kind = match (gun.class, gun.template) {
            (Class::Grenade, _) => GRENADE * EXPLOSION,
            (_, Some(_)) => EXPLOSION,
            (_, None) => 1.0,
        };
        let range = gun.range.map_or_else(|| template_length(gun.template), table::Inches::to_f64);
        let flames = matches!(gun.template, Some(TemplateSize::Flamer | TemplateSize::SmallFlamer));
        let hurts = kind * f64::from(gun.rof) * hurt(state, &wound);
        if flames || rs.is_some() {
            guns.push(Gun { range, rs: rs.filter(|_| !flames), hurts });
        }
    }
    Arms { guns, blows: blows(state, by, target) }
}

/// How far a template that starts at the firer reaches well: its last half inch touches hardly anybody.
fn template_length(size: Option<TemplateSize>) -> f64 {
    match size.map(TemplateSize::template) {
        Some(Template::Trapezoid { length, .. } | Template::Teardrop { length, .. }) => length.to_f64() - 0.5,
        Some(Template::Circle { .. }) | None => 0.0,
    }
}

/// The Wounds a hit is expected to cost.
fn hurt(state: &State, wound: &Wound) -> f64 {
    let saved = wounds::armour(state, wound).map_or(1.0, |it| passes(it.total()));
    let healed = wounds::heal_skill(state, wound.victim).map_or(0.0, |it| passes(it.total()));
    f64::from(wound.critical.min(state.profile(wound.victim).w)) * (1.0 - saved) * (1.0 - healed)
}

fn blows(state: &State, by: ModelId, target: ModelId) -> f64 {
    let Some(cc) = state.profile(by).cc else { return 0.0 };
    let weapons = state.profile(by).blades().map(|it| Some(it.0)).chain([None]);
    let each = weapons.filter_map(|weapon| {
        let blade = state.blade(by, weapon)?;
        let st = close_combat::blow_strength(state, by, &blade);
        let wound = close_combat::blow(by, target, &st, blade.damage, false);
        Some(f64::from(blade.roa) * passes(i32::from(cc)) * hurt(state, &wound))
    });
    each.fold(0.0, f64::max)
}
