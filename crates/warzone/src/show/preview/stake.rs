//! What is at stake in a reaction: the attack that follows, or may follow, if the player declines.

use battle::{Answer, Chance, Line, Preview, Seat, Stake, scene::Target};
use catalogue::rule;

use super::{looked, shot};
use crate::{
    Action, Fire, Mark, ModelId, Order, Reaction, Shots, State, Step, Test, Wound,
    engine::orders,
    odds::forecast,
    rules::{close_combat::cc_test, measuring::measure::inches, rolls::skill_test, turn::activation, wounds},
    show::{scene, tiles::shots_at},
};

/// What is at stake in the present question; none where it is no reaction and no offer.
pub(crate) fn stake(state: &State) -> Option<Stake<Order>> {
    match state.asking()? {
        Step::Dive { model, shooter } => {
            let stays = Answer::new(Order::Decline, Line::new("wz-deed-stay"));
            Some(about(*model, shot_at(state, *model, *shooter)).with(stays))
        }
        Step::CounterCharge { model, by, .. } => {
            let stops = Answer::new(Order::Accept, Line::new("wz-deed-stop"));
            let lets = Answer::new(Order::Decline, Line::new("wz-deed-let-by"));
            let stops = hoped(state, stops, tested(state, *by, Test::CounterCharge));
            Some(about(*by, engaging(state, *model, *by)).with(stops).with(lets))
        }
        Step::SentryWindow { seat, against } => Some(watched(state, *seat, *against)),
        Step::Heal(wound) => Some(healing(state, wound)),
        Step::Reroll { blow, .. } => {
            let offer = cc_test::reroll_offer(state, blow).map_or(rule!("wz.test.skill"), |it| it.0);
            Some(again(state, blow.by, Line::new("wz-deed-again").with("rule", offer)))
        }
        Step::RollAgain(offer) => Some(again(state, offer.model, Line::new("wz-deed-again").with("rule", offer.rule))),
        _ => None,
    }
}

fn about(model: ModelId, preview: Preview) -> Stake<Order> {
    Stake::of(Some(Target::Piece(scene::id(model))), preview)
}

/// The answer with what its order is likely to bring, where that is known.
fn hoped(state: &State, answer: Answer<Order>, need: Option<(Line, battle::Breakdown)>) -> Answer<Order> {
    let odds = forecast::forecast(state, &answer.order);
    Answer { chance: odds.and_then(|it| it.chances.last().cloned()), need, ..answer }
}

/// The test of Leadership that an answer hangs on; none for a Sentry, who needs none to stop somebody.
fn tested(state: &State, model: ModelId, test: Test) -> Option<(Line, battle::Breakdown)> {
    let certain = test == Test::CounterCharge && state.model(model).marks.has(Mark::Sentry);
    let need = state.leadership(model).filter(|_| !certain)?;
    Some((Line::new("wz-stat").with("rule", rule!("wz.stat.ld")), need))
}

/// A card may be turned to heal: what it needs and costs, and what is lost without it.
fn healing(state: &State, wound: &Wound) -> Stake<Order> {
    let (model, seat) = (wound.victim, state.field.seat(wound.victim));
    let (left, cards) = (i32::from(state.model(model).wounds), i32::from(state.side(seat).ready));
    let falls = i32::from(wound.critical) >= left;
    let comes = Line::new(if falls { "wz-stake-falls" } else { "wz-stake-wounded" });
    let comes = comes.with("model", scene::name(state, model)).with("wounds", i32::from(wound.critical));
    let squad = state.field.squad(model);
    let rest = Line::new("wz-stake-rest")
        .with("squad", scene::squad_name(state, squad))
        .with("left", state.members(squad).count().saturating_sub(1))
        .with("of", usize::from(state.field.squads[squad.index()].size));
    let measures = std::iter::once(comes).chain(falls.then_some(rest)).collect();
    let preview = Preview { measures, under: vec![scene::id(model)], ..Preview::default() };
    let heal = battle::Breakdown::base(rule!("wz.card.burn-heal"), wounds::HEAL_BY_CARD);
    let saves = |chance: f64| Chance { what: Line::new("wz-odds-heals"), chance };
    let own = wounds::heal_skill(state, model);
    let passes = |need: &battle::Breakdown| skill_test::passes(need.total());
    let turns = Answer {
        price: Some(Line::new("wz-price-card").with("cards", cards)),
        chance: Some(saves(passes(&heal))),
        need: Some((Line::new("wz-need-heal"), heal)),
        ..Answer::new(Order::Accept, Line::new("wz-deed-turn"))
    };
    let lets = Answer {
        price: Some(Line::new("wz-price-keep").with("cards", cards)),
        chance: own.as_ref().map(|it| saves(passes(it))),
        ..Answer::new(Order::Decline, Line::new(if falls { "wz-deed-let-fall" } else { "wz-deed-let-wound" }))
    };
    about(model, preview).with(turns).with(lets)
}

/// A failed die may be rolled again.
fn again(state: &State, model: ModelId, deed: Line) -> Stake<Order> {
    let lets = Answer::new(Order::Decline, Line::new("wz-deed-let-stand"));
    about(model, Preview::default()).with(hoped(state, Answer::new(Order::Accept, deed), None)).with(lets)
}

/// An enemy acts in sight of Sentries: the likeliest shot of each of them, and to hold fire.
fn watched(state: &State, seat: Seat, against: ModelId) -> Stake<Order> {
    let mut offered = Vec::new();
    orders::orders(state, &mut offered);
    let mut best: Vec<(f64, ModelId, Answer<Order>)> = Vec::new();
    for order in offered {
        let Order::React { model, reaction: Reaction::Shoot(shots) } = &order else { continue };
        let Some(odds) = forecast::forecast(state, &order).and_then(|it| it.chances.last().cloned()) else { continue };
        let target = shots.at.first().copied().unwrap_or(against);
        let deed = Line::new("wz-deed-shoot").with("model", scene::name(state, *model));
        let deed = deed.with("target", scene::name(state, target));
        let (chance, model) = (odds.chance, *model);
        let answer = Answer { chance: Some(odds), ..Answer::new(order, deed) };
        match best.iter_mut().find(|it| it.1 == model) {
            Some(known) if known.0 >= chance => {}
            Some(known) => *known = (chance, model, answer),
            None => best.push((chance, model, answer)),
        }
    }
    let holds = Answer::new(Order::Decline, Line::new("wz-deed-hold"));
    let stake = about(against, threatened(state, seat, against));
    best.into_iter().take(MOST).fold(stake, |stake, it| stake.with(it.2)).with(holds)
}

/// So many Sentries have an answer of their own; the others are offered as ever.
const MOST: usize = 3;

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
