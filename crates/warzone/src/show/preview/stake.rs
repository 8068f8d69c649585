//! What is at stake in a reaction: the attack that follows, or may follow, if the player declines.

use battle::{Line, Preview, Seat};

use super::{looked, shot};
use crate::{
    Action, Fire, ModelId, Shots, State, Step,
    odds::forecast,
    rules::{measuring::measure::inches, turn::activation},
    show::{scene, tiles::shots_at},
};

/// What is at stake in the present question; none where it is no reaction.
pub(crate) fn stake(state: &State) -> Option<Preview> {
    match state.asking()? {
        Step::Dive { model, shooter } => Some(shot_at(state, *model, *shooter)),
        Step::CounterCharge { model, by, .. } => Some(engaging(state, *model, *by)),
        Step::SentryWindow { seat, against } => Some(threatened(state, *seat, *against)),
        _ => None,
    }
}

/// A Sentry is shot at: the shots that are about to be rolled.
fn shot_at(state: &State, model: ModelId, shooter: ModelId) -> Preview {
    let mut preview = told(Line::new("wz-stake-shot"), state, shooter, model);
    let waiting = |it: &Step| if let Step::Fire(fire) = it { Some(fire.clone()) } else { None };
    let fire: Option<Fire> = state.steps.iter().filter_map(waiting).find(|it| it.shooter == shooter);
    if let Some(fire) = fire {
        shot(state, shooter, &fire.shots, &mut preview);
        preview.forecast = forecast::of_shots(state, shooter, fire.action, &fire.shots);
    }
    preview
}

/// An engager passes by on its way to somebody else.
fn engaging(state: &State, model: ModelId, by: ModelId) -> Preview {
    let meant = |it: &Step| if let Step::Engaged { model: it, target, .. } = it { Some((*it, *target)) } else { None };
    let target = state.steps.iter().filter_map(meant).find(|it| it.0 == model).map_or(by, |it| it.1);
    let mut preview = told(Line::new("wz-stake-engage"), state, model, target);
    preview.measures.push(Line::new("wz-apart").with("distance", inches(state.distance(model, by))));
    preview
}

/// An enemy may be interrupted: the shot it could make next that is likeliest to remove one of the asked player's models.
fn threatened(state: &State, seat: Seat, against: ModelId) -> Preview {
    let acts = Line::new("wz-stake-acts").with("model", scene::name(state, against));
    let acts = acts.with("points", state.model(against).points);
    let Some((target, shots)) = worst_shot(state, seat, against) else {
        return Preview { measures: vec![acts], ..Preview::default() };
    };
    let mut preview = told(Line::new("wz-stake-could-shoot"), state, against, target);
    preview.measures.insert(0, acts);
    preview.sights.push(looked(state, against, target));
    preview.forecast = forecast::of_shots(state, against, Action::Shooting, &shots);
    preview
}

/// The Shooting Action of a model that is likeliest to remove one of a player's.
fn worst_shot(state: &State, seat: Seat, by: ModelId) -> Option<(ModelId, Shots)> {
    if !state.is_standing(by) || activation::action_objection(state, by, Action::Shooting).is_some() {
        return None;
    }
    let mut worst: Option<(f64, ModelId, Shots)> = None;
    for target in state.enemies(by).filter(|it| state.field.seat(*it) == seat) {
        let shots = shots_at(state, by, target, Action::Shooting);
        let odds = shots.as_ref().and_then(|it| forecast::of_shots(state, by, Action::Shooting, it));
        let chance = odds.and_then(|it| it.chances.last().map(|it| it.chance));
        if let (Some(shots), Some(chance)) = (shots, chance)
            && worst.as_ref().is_none_or(|it| chance > it.0)
        {
            worst = Some((chance, target, shots));
        }
    }
    worst.map(|(_, target, shots)| (target, shots))
}

fn told(line: Line, state: &State, model: ModelId, target: ModelId) -> Preview {
    let line = line.with("model", scene::name(state, model)).with("target", scene::name(state, target));
    Preview { measures: vec![line], under: vec![scene::id(target)], ..Preview::default() }
}
