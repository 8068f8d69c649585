//! Moving a squad in formation: every model by an order of its own, as far as its own limits allow.
//!
//! At the table a player pushes one model and the others follow. Here the player gives the leading model a place, and every
//! other model keeps its position relative to that one. Those in front move first, so that nobody blocks the way. A model that
//! cannot go so far goes as far as it can. No rule lives here: each way is judged like any other, now and when its order is
//! given.

use battle::{Line, Preview, Sketch, Stride, View, scene::Target};
use table::{Arrange, Inches, Point, Vec2};

use crate::{
    Action, ModelId, Order, Stand, State, Step, Warzone, Way,
    rules::{movement, turn::activation},
    show::{compose, preview, refusals, scene, volley},
};

/// How often a way that is too long is halved.
const HALVINGS: u32 = 6;
/// What is not worth an order.
const LEAST: Inches = Inches::hundredths(10);

/// The kinds of marches, and the Action by which each model goes.
pub(crate) const KINDS: [(&str, Action); 2] = [("march-move", Action::Move), ("march-run", Action::Run)];

/// What each model of the squad that acts would do.
pub(crate) fn march(view: &View<Warzone>, sketch: &Sketch) -> Vec<Stride<Order>> {
    let state = view.state();
    if sketch.tile == volley::KIND {
        return volley::volley(view);
    }
    let Some(Step::ChooseModel(squad)) = state.steps.top() else { return Vec::new() };
    let Some((_, action)) = KINDS.into_iter().find(|it| it.0 == sketch.tile) else { return Vec::new() };
    let ready = |it: &ModelId| activation::objection(state, *squad, *it).is_none();
    let mut models: Vec<ModelId> = activation::waiting(state, *squad).filter(ready).collect();
    let Some(shift) = shift(state, &models, sketch) else { return Vec::new() };
    let ahead = |it: &ModelId| shift.dot(state.centre(*it));
    models.arrange(|a, b| ahead(b).total_cmp(&ahead(a)));
    let mut imagined = state.clone();
    models.into_iter().map(|model| stride(&mut imagined, model, action, shift, sketch)).collect()
}

/// How far and where the model that is led goes: the one pointed at, or else the nearest to that place.
fn shift(state: &State, models: &[ModelId], sketch: &Sketch) -> Option<Vec2> {
    let to =
        sketch.points.iter().rev().find_map(|it| if let Target::Place(at) = it { Some(at.to_vec()) } else { None })?;
    let led = compose::target(sketch).filter(|it| models.contains(it));
    let far = |it: &ModelId| (state.centre(*it) - to).length_squared();
    let led = led.or_else(|| models.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b))))?;
    Some(to - state.centre(led))
}

/// The stride of one model, after which it stands where it ends.
fn stride(state: &mut State, model: ModelId, action: Action, shift: Vec2, sketch: &Sketch) -> Stride<Order> {
    let piece = scene::id(model);
    let Some(stand) = state.model(model).stand else {
        return Stride { piece, orders: Vec::new(), preview: Preview::default() };
    };
    let place = |share: f64| Point::nearest(stand.at.to_vec() + shift * share);
    let towards = |share: f64| {
        let points = vec![Target::Place(place(share))];
        compose::travel(state, model, action, &Sketch { points, facing: sketch.facing, ..Sketch::default() })
    };
    let judged = |way: &(Way, table::Bearing)| movement::judge(state, model, action, &way.0, way.1);
    let whole = towards(1.0);
    let why = whole.as_ref().and_then(|it| judged(it).err());
    let way = match &why {
        None => whole,
        Some(_) => longest(|share| towards(share).filter(|it| judged(it).is_ok())),
    };
    let way = way
        .filter(|it| it.0.last().is_some_and(|end| (end.at.to_vec() - stand.at.to_vec()).length() >= LEAST.to_f64()));
    let mut preview = Preview::default();
    let Some((by, facing)) = way else {
        preview.refusals = why.iter().map(|it| (it.rule(), refusals::refusal(it, Some(state)))).collect();
        preview.stands.push((piece.clone(), stand.at, Some(stand.facing)));
        return Stride { piece, orders: Vec::new(), preview };
    };
    preview::walked(state, model, action, &by, facing, &mut preview);
    if let Some(why) = why {
        preview.measures.push(Line::new("wz-short-of").with("rule", why.rule()));
    }
    if let Some(end) = by.last() {
        state.models[model.index()].stand = Some(Stand { at: end.at, level: end.level, facing });
    }
    let activate = Order::ActivateModel { model };
    let orders = match action {
        // It has nothing left to do, and would only be asked for a card.
        Action::Run => vec![activate, Order::Run { by, facing }, Order::Decline],
        _ => vec![activate, Order::Move { by, facing }],
    };
    Stride { piece, orders, preview }
}

/// The longest share of a way that is still possible.
fn longest<T>(possible: impl Fn(f64) -> Option<T>) -> Option<T> {
    let (mut legal, mut refused, mut found) = (0.0, 1.0, None);
    for _ in 0..HALVINGS {
        let middle = (legal + refused) / 2.0;
        match possible(middle) {
            Some(way) => (legal, found) = (middle, Some(way)),
            None => refused = middle,
        }
    }
    found
}
