//! Previews: what an order would lead to, shown before it is given.

mod stake;
mod travel;

use battle::{Arg, Hider, Line, Preview, SightLine, View, scene::Outline};
use catalogue::RuleId;
use table::{
    Arrange, Bearing, Inches, Laid, Point, Volume,
    sight::{Obstacle, Rectangle, look},
};

use crate::{
    Action, ModelId, Order, Reaction, Shots, Spray, State, Throw, Warzone, Way,
    engine::objections::objections,
    odds::forecast,
    rules::{
        measuring::measure::inches,
        shooting::{
            cover::{self, Hides},
            spray, templates,
        },
    },
    show::{refusals, scene, terrain_names, tiles::actor},
};

pub(crate) use stake::stake;
pub(crate) use travel::walked;

/// What would come of an order.
pub(crate) fn preview(view: &View<Warzone>, order: &Order) -> Preview {
    let state = view.state();
    let mut preview = Preview {
        refusals: objections(state, order).iter().map(|it| (it.rule(), refusals::refusal(it, Some(state)))).collect(),
        forecast: forecast::forecast(state, order),
        ..Preview::default()
    };
    let actor = state.asking().and_then(actor);
    match (order, actor) {
        (Order::Move { by, facing }, Some(model)) => gone(state, model, Action::Move, by, *facing, &mut preview),
        (Order::Run { by, facing }, Some(model)) => gone(state, model, Action::Run, by, *facing, &mut preview),
        (Order::Dive { by, facing }, Some(model)) => {
            gone(state, model, Action::DiveForCover, by, *facing, &mut preview);
        }
        (Order::React { model, reaction: Reaction::Move { by, facing } }, _) => {
            gone(state, *model, Action::Move, by, *facing, &mut preview);
        }
        (Order::React { model, reaction: Reaction::Shoot(shots) }, _) => shot(state, *model, shots, &mut preview),
        (Order::React { model, reaction: Reaction::Throw(throw) }, _) => exploded(state, *model, throw, &mut preview),
        (Order::React { model, reaction: Reaction::Spray(spray) }, _) => fanned(state, *model, *spray, &mut preview),
        (Order::Deploy { squad, stands }, _) => {
            let models = state.field.members(*squad).zip(stands);
            preview.stands = models.map(|(it, stand)| (scene::id(it), stand.at, Some(stand.facing))).collect();
        }
        (Order::Shoot(shots) | Order::RapidFire(shots), Some(model)) => shot(state, model, shots, &mut preview),
        (Order::Engage { target, .. } | Order::Strike { target }, Some(model)) => {
            preview.measures.push(Line::new("wz-apart").with("distance", inches(state.distance(model, *target))));
        }
        (Order::Throw(throw), Some(model)) => exploded(state, model, throw, &mut preview),
        (Order::Spray(spray), Some(model)) => fanned(state, model, *spray, &mut preview),
        _ => {}
    }
    preview
}

/// A way with where it leads.
fn gone(state: &State, model: ModelId, action: Action, by: &Way, facing: Bearing, preview: &mut Preview) {
    walked(state, model, action, by, facing, preview);
    travel::arrived(state, model, by, facing, preview);
}

/// Shots: a line of sight to every target, how far the first one is, and the dice at each of the others.
fn shot(state: &State, model: ModelId, shots: &Shots, preview: &mut Preview) {
    for (at, target) in shots.at.iter().enumerate().filter(|it| !shots.at[..it.0].contains(it.1)) {
        preview.sights.push(looked(state, model, *target));
        if at == 0 {
            preview.measures.push(Line::new("wz-apart").with("distance", inches(state.distance(model, *target))));
        } else {
            let dice = shots.at.iter().filter(|it| *it == target).count();
            let line = Line::new("wz-split").with("target", scene::name(state, *target)).with("dice", dice);
            preview.measures.push(line);
        }
    }
}

/// The line of sight of a shot, and what hides some of its target: what counts, and what does not and why.
pub(crate) fn looked(state: &State, shooter: ModelId, target: ModelId) -> SightLine {
    let at = |it: ModelId| Point::nearest(state.centre(it));
    let seen = state.sees(shooter, target);
    let foot = |it: ModelId| inches(state.figure(it).foot);
    let heights = (foot(shooter), foot(target));
    let mut line = SightLine { from: at(shooter), to: at(target), heights, seen, hiders: Vec::new() };
    let (Some(from), Some(to)) = (state.body(shooter), state.body(target)) else { return line };
    let counted = state.counted(shooter, target);
    let pieces: Vec<_> = state.field.setup.table.pieces().iter().zip(&state.field.terrain).collect();
    let obstacles: Vec<Obstacle<'_>> = pieces.iter().map(|it| Obstacle::from(it.0)).collect();
    for hider in look(from.axis(1.0), &Rectangle::facing(from.centre(), &to), &obstacles).hiders {
        let (piece, terrain) = pieces[hider.obstacle];
        if terrain.cover().is_none() {
            continue;
        }
        let volumes: Vec<Volume<'_>> = piece.volumes().collect();
        let share = cover::share_hidden(&from, &to, &volumes);
        let counts = counted.iter().find(|it| it.0 == Hides::Terrain(hider.obstacle));
        line.hiders.push(Hider {
            outline: piece.footprint.corners().to_vec(),
            at: Point::nearest(hider.enter.plan),
            counts: counts.is_some(),
            line: hides(
                terrain_names::name(piece).unwrap_or_else(|| scene::terrain_name(piece)).into(),
                share,
                counts.map(|it| (it.1, it.2)),
            ),
        });
    }
    line.hiders.extend(counted.iter().filter_map(|(what, rule, modifier)| {
        let Hides::Model(model) = *what else { return None };
        let body = state.body(model)?;
        let radius = state.profile(model).radius.to_f64();
        let share = cover::share_hidden(&from, &to, &[body.volume()]);
        let rim = |it: i32| Point::nearest(body.centre() + Bearing::degrees(it * 30).to_vec() * radius);
        Some(Hider {
            outline: (0..12).map(rim).collect(),
            at: Point::nearest(body.centre()),
            counts: true,
            line: hides(scene::name(state, model).into(), share, Some((*rule, *modifier))),
        })
    }));
    let far = |it: &Hider| (it.at.to_vec() - line.from.to_vec()).length_squared();
    line.hiders.arrange(|a, b| far(a).total_cmp(&far(b)));
    line
}

/// What something in the way does: it counts by a rule, hides too little, or is struck off.
fn hides(name: Arg, share: f64, counts: Option<(RuleId, i32)>) -> Line {
    let key = match counts {
        Some(_) => "wz-hides",
        None if share < cover::ENOUGH => "wz-hides-little",
        None => "wz-hides-struck-off",
    };
    let line = Line::new(key).with("name", name).with("share", Arg::Chance(share));
    counts.into_iter().fold(line, |line, (rule, modifier)| line.with("rule", rule).with("modifier", -modifier))
}

fn exploded(state: &State, model: ModelId, throw: &Throw, preview: &mut Preview) {
    let Some(size) = state.gun(model, throw.weapon).and_then(|it| it.template) else { return };
    for at in throw.at.iter().take(1) {
        let laid = templates::around(size, *at);
        covered(&laid, preview);
        preview.under.extend(templates::under(state, size, *at).map(scene::id));
        preview.measures.push(Line::new("wz-under").with("count", preview.under.len()));
    }
}

fn fanned(state: &State, model: ModelId, spray: Spray, preview: &mut Preview) {
    let Some(size) = state.gun(model, spray.weapon).and_then(|it| it.template) else { return };
    let Some(laid) = spray::lay(state, model, size, spray.along) else { return };
    covered(&laid, preview);
    preview.under.extend(spray::beneath(state, model, &laid).into_iter().map(scene::id));
    preview.measures.push(Line::new("wz-under").with("count", preview.under.len()));
}

/// A template as discs and a body to draw.
fn covered(laid: &Laid, preview: &mut Preview) {
    let disc =
        |(at, radius): &(table::Vec2, f64)| Outline::Disc { at: Point::nearest(*at), radius: Inches::nearest(*radius) };
    preview.areas.extend(laid.discs().iter().map(disc));
    let corners = laid.body().map(|it| it.corners().iter().map(|at| Point::nearest(*at)).collect());
    preview.areas.extend(corners.map(Outline::Polygon));
}
