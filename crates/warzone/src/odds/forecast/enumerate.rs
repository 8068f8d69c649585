//! Actions that ask their player more than once, walked over every die by the resolution itself.
//!
//! A Close Combat Action goes on as its player would: at the Primary Target as long as that stands, then at Secondary
//! Targets; each time one must be chosen it is whoever is to lose most Wounds by the next attack, the first of equals.
//! With nobody in reach the model closes in. It is walked up to its last attack, not into the Morale tests after it. A
//! Swing takes everybody in turn; a charge and an attack on a token need no word.

use battle::{Chance, Forecast, Line, Resolution, Spread, afterstates, partly, total};

use super::{
    chances::{if_tested, named},
    melee,
};
use crate::{
    Action, Event, Melee, ModelId, Order, Reaction, Special, State, Step, Warzone,
    engine::orders,
    odds::plan_inputs::left,
    rules::{
        close_combat::{self, special_cc},
        tokens::breaking::{self, Breaking},
        turn::sentry,
    },
};

/// The most ways one order is walked; beyond them there are no odds. Each way is a whole battle to keep.
const MOST_WAYS: u64 = 4_000;
/// The most orders an Action is followed for.
const LONGEST: usize = 64;
/// What is less likely than this is left as it stands: dice that bring more dice have no end.
const UNLIKELY: f64 = 1e-13;

/// Where an Action may lead, each way with its chance.
type Ways = Vec<(f64, State)>;

/// The odds of an Action that must be walked; none for what is no attack or is not legal.
pub(super) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    match (state.steps.top()?, order) {
        (Step::Act(model), Order::CloseCombat { .. }) => {
            let begun = afterstates(&Warzone, state, std::slice::from_ref(order), 1).ok()?.pop()?.1;
            fight(state, begun, *model)
        }
        (Step::SentryWindow { seat, .. }, Order::React { model, reaction: Reaction::CloseCombat { weapon } }) => {
            sentry::judge(state, *seat, *model, &Reaction::CloseCombat { weapon: *weapon }).ok()?;
            let mut begun = state.clone();
            Event::Acted { model: *model, action: Action::CloseCombat }.fold(&mut begun);
            begun.steps.push(Step::Strike(close_combat::judge(state, *model, *weapon).ok()?));
            Some(if_tested(state, *model, fight(state, begun, *model)?))
        }
        (
            Step::Act(model),
            Order::Special { what: what @ (Special::Charge { .. } | Special::Swing), closing, short },
        ) => {
            let feat = special_cc::judge(state, *model, *what, closing.map(|it| (it, *short))).ok()?;
            let first = special_cc::first_victim(state, &feat)?;
            let is_over = |it: &State| !it.steps.iter().any(|it| *it == Step::EndAction(*model));
            let ways = walk(after(state, order)?, is_over)?;
            Some(told(state, &ways, first))
        }
        (Step::Act(model), Order::Break { weapon, token }) => {
            crate::engine::judge::judge(state, order).ok()?;
            broken(state, *model, *weapon, *token)
        }
        _ => None,
    }
}

/// All attacks of a Close Combat Action, from where the first of them is to be made.
fn fight(state: &State, mut begun: State, model: ModelId) -> Option<Forecast> {
    let Some(Step::Strike(attacks)) = begun.steps.pop() else { return None };
    // A question that nobody answers stands where the Action ends.
    begun.steps.push(Step::Begin);
    begun.steps.push(Step::Strike(attacks));
    let is_over = |it: &State| it.steps.top() == Some(&Step::Begin);
    let reached = |it: &State| match it.steps.top() {
        Some(Step::Strike(melee)) => next_target(it, melee).map(|target| (target, melee::strike(it, melee, target))),
        _ => None,
    };
    let closed = if reached(&begun).is_some() { begun } else { after(&begun, &answer(&begun)?)?.pop()?.1 };
    let (first, blow) = reached(&closed).filter(|it| closed.are_enemies(model, it.0))?;
    let ways = walk(vec![(1.0, closed)], is_over)?;
    Some(Forecast { tests: blow?.tests, ..told(state, &ways, first) })
}

/// An attack on a token: it goes or it stays. Its dice are of the same kind and know nothing of each other, so that one of
/// them is walked.
fn broken(state: &State, model: ModelId, weapon: u8, token: u8) -> Option<Forecast> {
    let breaking = Breaking { model, weapon, token };
    let one = |now: &mut Resolution<'_, Warzone>| breaking::attack(now, breaking, 1, &mut Vec::new());
    let ways = partly(&Warzone, state, MOST_WAYS, one).ok()?;
    let stays = total(ways.iter().filter(|it| !it.1).map(|it| it.0));
    let chance = 1.0 - (0..breaking::dice(state, breaking)).map(|_| stays).product::<f64>();
    let chances = vec![Chance { what: Line::new("wz-odds-token"), chance }];
    Some(Forecast { chances, ..Forecast::default() })
}

/// Every way one order can turn out; none if it is not legal, or there are too many.
fn after(state: &State, order: &Order) -> Option<Ways> {
    crate::engine::judge::judge(state, order).ok()?;
    afterstates(&Warzone, state, std::slice::from_ref(order), MOST_WAYS).ok()
}

/// Goes on from these until the Action is over in all of them.
fn walk(mut open: Ways, is_over: impl Fn(&State) -> bool) -> Option<Ways> {
    let mut over = Ways::new();
    for _ in 0..LONGEST {
        let (ended, further): (Ways, Ways) = open.into_iter().partition(|it| it.0 < UNLIKELY || is_over(&it.1));
        over.extend(ended);
        if further.is_empty() {
            return Some(over);
        }
        open = Ways::new();
        for (chance, state) in further {
            for (part, reached) in after(&state, &answer(&state)?)? {
                match open.iter_mut().find(|it| it.1 == reached) {
                    Some(known) => known.0 += chance * part,
                    None => open.push((chance * part, reached)),
                }
            }
        }
    }
    None
}

/// What is answered on the way.
fn answer(state: &State) -> Option<Order> {
    match state.steps.top()? {
        Step::Strike(melee) => {
            let closing = || close_combat::closings(state, melee.model).next().filter(|_| melee.may_close);
            let close_in = |target| Order::CloseIn { target, short: table::Inches::ZERO };
            next_target(state, melee).map(|target| Order::Strike { target }).or_else(|| closing().map(close_in))
        }
        Step::Swing(swing) => {
            let enemy = swing.left.iter().find(|it| state.are_enemies(swing.model, **it));
            enemy.or(swing.left.first()).map(|target| Order::Strike { target: *target })
        }
        Step::Reroll { .. } | Step::RollAgain(_) => Some(Order::Accept),
        step if step.is_offer() => Some(Order::Decline),
        _ => {
            let mut all = Vec::new();
            orders::orders(state, &mut all);
            all.into_iter().next()
        }
    }
}

/// At whom the next attack goes.
fn next_target(state: &State, melee: &Melee) -> Option<ModelId> {
    let can = |it: &ModelId| close_combat::strike_objection(state, melee, *it).is_none();
    if let Some(primary) = melee.primary.filter(can) {
        return Some(primary);
    }
    let wounds = |it: ModelId| melee::strike(state, melee, it).and_then(|it| it.spreads.first().map(Spread::mean));
    let mut best: Option<(f64, ModelId)> = None;
    for target in state.enemies(melee.model).filter(can) {
        let wounds = wounds(target).unwrap_or(0.0);
        if best.is_none_or(|it| wounds > it.0) {
            best = Some((wounds, target));
        }
    }
    best.map(|it| it.1)
}

/// What has been lost in all these ways, by the first model and by everybody else who lost something.
fn told(before: &State, ways: &Ways, first: ModelId) -> Forecast {
    let lost = |after: &State, it: ModelId| (left(before, it) - left(after, it)).max(0);
    let spread = |it: ModelId, key| {
        Spread::gather(Line::new(key), ways.iter().map(|(chance, after)| (lost(after, it), *chance)))
    };
    let hull = before.profile(first).hull.is_some();
    let [what, hurt, removed] = if hull {
        ["wz-odds-structure", "wz-odds-damage", "wz-odds-destroy"]
    } else {
        ["wz-odds-wounds", "wz-odds-wound", "wz-odds-kill"]
    };
    let fell = total(ways.iter().filter(|it| !it.1.is_standing(first)).map(|it| it.0));
    let suffers = |it: &ModelId| *it != first && ways.iter().any(|way| lost(&way.1, *it) > 0);
    let others = before.standing().filter(suffers).map(|it| named(before, it, spread(it, what)));
    let primary = spread(first, what);
    let chance = |key, chance| Chance { what: Line::new(key), chance };
    let chances = vec![chance(hurt, primary.at_least(1)), chance(removed, fell)];
    Forecast { chances, spreads: std::iter::once(primary).chain(others).collect(), ..Forecast::default() }
}
