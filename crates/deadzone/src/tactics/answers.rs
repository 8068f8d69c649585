//! Answers to single questions: every order that answers, ranked by simple rules.

use battle::{Ranked, Seat, Style, Styles};

use super::{activations, attack, objectives, plan::Plan, role, situation::Lineup};
use crate::{
    Aim, Answer, Burst, Cell, Contest, Explosion, Item, Lob, Means, ModelId, Order, Pace, State, Step, Throw, Thrown,
    Why,
    engine::flow,
    model::mission::Goal,
    odds::forecast::{area, opposed},
    rules::{
        missions,
        shooting::{area_attack, cube_attack},
    },
};

/// What a Dice result must bring.
const DIE: f64 = 0.3;
/// What ammunition and grenades must bring.
const SPENT: f64 = 0.2;
/// What an army special must bring.
const SPLAT: f64 = 0.3;

/// The best answer to a question that needs no plan.
pub(super) fn answers(state: &State, step: &Step, styles: &Styles, plans: &mut Vec<Ranked<Plan>>) {
    let rank = |worth: f64| (100.0 * worth).clamp(-1e8, 1e8) as i32;
    match step {
        Step::Act(_) => {}
        Step::Turn(_) | Step::Another(_) => {
            let waits = plans.is_empty() || !objectives::presses_on(state, flow::asked(state, step));
            let pass = activations::listed(state).into_iter().filter(|it| *it == Order::Pass && waits);
            plans.extend(pass.map(|it| Ranked { plan: Plan::Say(it), rank: rank(-0.2) }));
        }
        _ => {
            let said = best(state, step, styles).map(|it| Ranked { plan: Plan::Say(it.0), rank: rank(it.1) });
            plans.extend(said);
        }
    }
}

/// What anybody would say at once.
pub(super) fn default_answer(state: &State) -> Option<Order> {
    best(state, state.steps.top()?, &Styles::BALANCED).map(|it| it.0)
}

/// The first of the best. Of moves that end in the same cube one is enough: they are worth the same.
fn best(state: &State, step: &Step, styles: &Styles) -> Option<(Order, f64)> {
    let mut ends: Vec<(Pace, Option<Cell>)> = Vec::new();
    let other = |it: &Order| match it {
        Order::Move { pace, way, .. } => {
            let end = (*pace, way.cells().last().copied());
            let new = !ends.contains(&end);
            if new {
                ends.push(end);
            }
            new
        }
        _ => true,
    };
    let valued = activations::listed(state).into_iter().filter(other).map(|it| (it, worth(state, step, &it, styles)));
    valued.reduce(|best, it| if it.1 > best.1 { it } else { best })
}

/// What speaks for an answer; comparable only among the answers to one question.
fn worth(state: &State, step: &Step, order: &Order, styles: &Styles) -> f64 {
    let asked = flow::asked(state, step);
    let style = |model: ModelId| styles.of(role(state, model));
    match (step, order) {
        (Step::NameStarter(seat), Order::NameStarter { seat: named }) => f64::from(u8::from(seat == named)),
        (_, Order::Deploy { model, cell, .. } | Order::CallIn { model, cell, .. }) => {
            deployed(state, *model, *cell, style(*model))
        }
        (Step::Scout(_), Order::Scout { model, way, .. }) => {
            gain(state, *model, way.cells().last().copied(), style(*model))
        }
        (Step::Reroll(seat), Order::Reroll { dice }) => rerolled(state, *seat, *dice),
        (Step::Turn(_) | Step::Another(_), Order::Activate { model }) => Lineup::new(state).urgency(*model),
        (Step::Turn(_), Order::Pass) => -1.0,
        (Step::Act(model), order) => deed(state, *model, order, style(*model)),
        (Step::GoOn { model, .. }, Order::Move { way, .. }) => {
            gain(state, *model, way.cells().last().copied(), style(*model))
        }
        (Step::MustFight(model), Order::Fight { weapon, target, .. }) => {
            attack::blow(state, *model, (*target, *weapon), Why::Entered, style(*model))
        }
        (Step::Leaving(target), Order::StrikeWith { model, weapon }) => {
            0.1 + attack::blow(state, *model, (*target, *weapon), Why::Leaving, style(*model))
        }
        (Step::Rising(target), Order::StrikeWith { model, weapon }) => {
            attack::blow(state, *model, (*target, *weapon), Why::Rising, style(*model))
        }
        (Step::Tumbled(target), Order::StrikeWith { model, weapon }) => {
            attack::blow(state, *model, (*target, *weapon), Why::Tumbled, style(*model))
        }
        (Step::Contest(contest), order) => tested(state, contest, asked, order, styles),
        (Step::Explosion(explosion), Order::AddDice { count }) => braced(state, explosion, *count),
        (Step::Lob(lob), Order::AddDice { count }) => thrown(state, lob, *count),
        (Step::Throw(throw), Order::ThrowTo { wind }) => hurled(state, throw, asked, *wind),
        (Step::Tread(model), Order::Spring) => {
            if state.seat(*model) == asked {
                -1.0
            } else {
                1.0
            }
        }
        (Step::PickUp(model), Order::PickUp { item }) => picked(state, *model, *item),
        (Step::PickUp(_), Order::Dismount) => -0.1,
        (Step::Stow { item, .. }, Order::Stow { give_up, destroy }) => stowed(state, step, *item, *give_up, *destroy),
        (Step::Control(_), Order::TakeControl) | (Step::Rise { .. }, Order::Splat(_)) => 0.5,
        (Step::Follow { .. }, Order::Snap { .. }) => 0.4,
        (Step::Reckoning(_) | Step::Landing(_) | Step::Wave(_) | Step::Met(_), Order::Splat(_) | Order::RollAgain) => {
            0.1
        }
        (
            Step::Start(_) | Step::Logistics(_) | Step::Shift { .. } | Step::Flank(_) | Step::Discard(_),
            Order::Decline,
        ) => 0.1,
        _ => 0.0,
    }
}

/// What a deed of the active model is worth in its style.
pub(super) fn deed(state: &State, model: ModelId, order: &Order, style: Style) -> f64 {
    let paid = |means: Means| if means == Means::Splat { SPLAT } else { 0.0 };
    match order {
        Order::Shoot { means, weapon, target, effect, ammo } => {
            let spent = if ammo.is_some() { SPENT } else { 0.0 };
            style.for_harm() * attack::shot(state, model, (*weapon, *target), *effect, *ammo) - spent - paid(*means)
        }
        Order::ShootCube { means, with, cell } => {
            let spent = if matches!(with, Thrown::Item(_)) { SPENT } else { 0.0 };
            style.for_harm() * attack::aimed(state, model, *with, *cell) - spent - paid(*means)
        }
        Order::Volley { aims, ammo } => {
            let spent = if ammo.is_some() { SPENT } else { 0.0 };
            style.for_harm() * aims.iter().map(|it| aimed(state, model, *it, *ammo)).sum::<f64>() - spent
        }
        Order::Fight { weapon, target, .. } => {
            attack::blow(state, model, (*target, *weapon), Why::Action, style) + 0.05
        }
        Order::Move { pace, way, .. } => moved(state, model, *pace, way.cells().last().copied(), style),
        Order::StandUp { .. } => 1.0,
        Order::Leave { .. } => {
            missions::leaving_scores(state, model).map_or(-1.0, |it| style.for_mission() * 1.3 * f64::from(it))
        }
        Order::SendOff { .. } => style.for_mission() * 2.5,
        Order::Heal { patient, .. } => {
            let hurt = state.seat(*patient) == state.seat(model) && state.model(*patient).damage > 0;
            if hurt { style.for_losses() * 0.35 * attack::worth(state, *patient) } else { -0.5 }
        }
        Order::Tag { .. } => 0.25,
        Order::SetOff => {
            let kind = Burst::Frag { dice: state.boom(model), ap: 0 };
            let burst = attack::explosion(state, model, kind, state.model(model).cell, 1.0);
            style.for_harm() * burst - style.for_losses() * attack::worth(state, model)
        }
        Order::Teleport { cell, .. } => gain(state, model, Some(*cell), style),
        Order::Reload { .. } => 0.3,
        Order::Emplace { .. } | Order::CallSwarm { .. } => 0.7,
        Order::CallIn { model, cell, .. } => 0.5 + deployed(state, *model, *cell, style).max(0.0),
        Order::Done => 0.0,
        _ => -0.1,
    }
}

fn aimed(state: &State, model: ModelId, aim: Aim, ammo: Option<u8>) -> f64 {
    match aim {
        Aim::Model(weapon, target) => attack::shot(state, model, (weapon, target), false, ammo),
        Aim::Cube(weapon, cell) => attack::aimed(state, model, Thrown::Weapon(weapon), cell),
    }
}

/// A move: better ground, and a fight where it leads among enemies.
fn moved(state: &State, model: ModelId, pace: Pace, to: Option<Cell>, style: Style) -> f64 {
    let Some(cell) = to else { return -0.05 };
    let enemies = state.enemies_in(cell, state.team(model));
    let fights = enemies.map(|it| attack::best_blow(state, model, it, Why::Entered, style)).reduce(f64::max);
    let haste = if pace == Pace::Sprint { 0.05 } else { 0.0 };
    gain(state, model, Some(cell), style) + fights.unwrap_or(0.0) - haste
}

/// How much better the ground is there than here.
fn gain(state: &State, model: ModelId, to: Option<Cell>, style: Style) -> f64 {
    let here = state.model(model).cell;
    objectives::pull(state, model, to.unwrap_or(here), style) - objectives::pull(state, model, here, style)
}

/// A place in the own zone, or on the edge: what the mission wants, and room for others.
fn deployed(state: &State, model: ModelId, cell: Cell, style: Style) -> f64 {
    objectives::pull(state, model, cell, style)
}

/// What each face is good for, with the models that are left.
fn rerolled(state: &State, seat: Seat, dice: [u8; 6]) -> f64 {
    let mine = || state.on_board().filter(|it| state.seat(*it) == seat);
    let all = mine().count().max(1) as f64;
    let share = |test: &dyn Fn(ModelId) -> bool| mine().filter(|it| test(*it)).count() as f64 / all;
    let shoots = share(&|it| state.profile(it).shoot.is_some());
    let fights = share(&|it| state.profile(it).fight.is_some_and(|it| it <= 5));
    let splat = if state.field.specials[seat.index()].is_some() { 0.6 } else { 0.1 };
    let faces = [if all > 1.0 { 1.1 } else { 0.0 }, 0.8, 0.9, shoots, 0.7 * fights, splat];
    let mean = faces.iter().sum::<f64>() / 6.0;
    dice.iter().zip(faces).map(|(count, face)| f64::from(*count) * (mean - face)).sum()
}

/// A test: how to answer, how many dice to add, whether an army special helps.
fn tested(state: &State, contest: &Contest, asked: Seat, order: &Order, styles: &Styles) -> f64 {
    let answers = state.seat(contest.target) == asked;
    let side = if answers { -1.0 } else { 1.0 };
    let style = match crate::rules::rolls::opposed_test::attacker(contest) {
        _ if answers => styles.of(role(state, contest.target)).attacked(),
        Some(by) => styles.of(role(state, by)),
        None => styles.of(None),
    };
    let mut told = *contest;
    match order {
        Order::Evade => told.answer = Some(Answer::Survive),
        Order::FightBack { weapon } => told.answer = Some(Answer::FightBack(*weapon)),
        Order::AddDice { count } => told.dice[usize::from(answers)] += count,
        Order::UseItem { .. } => return 0.1,
        Order::Splat(_) => return if helps(state, contest) { 0.1 } else { -0.1 },
        _ => return 0.0,
    }
    told.answer = told.answer.or(Some(Answer::Survive));
    let spent = if let Order::AddDice { count } = order { DIE * f64::from(*count) } else { 0.0 };
    side * attack::contest(state, &told, style) - spent
}

/// Whether a test is worth an army special: somebody may well be hurt.
fn helps(state: &State, contest: &Contest) -> bool {
    let told = Contest { answer: contest.answer.or(Some(Answer::Survive)), ..*contest };
    attack::contest(state, &told, Style::BALANCED).abs() > SPLAT
}

/// Dice results for somebody in an explosion, or for who sprays.
fn braced(state: &State, explosion: &Explosion, count: u8) -> f64 {
    let mut told = explosion.clone();
    let spent = DIE * f64::from(count);
    if let Burst::Burns { by, declared: false, .. } = told.kind {
        if let Burst::Burns { dice, .. } = &mut told.kind {
            *dice += count;
        }
        return attack::explosion(state, by, told.kind, told.cell, 1.0) - spent;
    }
    let Some(at) = area_attack::next_asked(state, explosion) else { return -spent };
    told.victims[at].1 += count;
    let hurt = area::victim(state, &told, at);
    -attack::lost(state, told.victims[at].0, told.cause) * hurt.kill - spent
}

fn thrown(state: &State, lob: &Lob, count: u8) -> f64 {
    let more = Lob { dice: lob.dice + count, ..*lob };
    let lands = opposed::successes(&cube_attack::dice(&more).1, state.profile(lob.by).shoot, cube_attack::rerolls(lob));
    lands.at_least(i32::from(cube_attack::wanted(lob.load))) - DIE * f64::from(count)
}

/// Enemies are thrown down, away from their friends; own models are not.
fn hurled(state: &State, throw: &Throw, asked: Seat, wind: u8) -> f64 {
    let from = state.model(throw.model).cell;
    let side = if state.seat(throw.model) == asked { -1.0 } else { 1.0 };
    let Some(over) = from.neighbour(usize::from(wind)) else { return 0.1 * side };
    let levels =
        (1..=over.level()).rev().filter_map(|it| over.on_level(it)).position(|it| state.field.standing.has(it));
    let friends = state.in_cell(over).filter(|it| state.seat(*it) == asked).count() as f64;
    side * levels.unwrap_or(0) as f64 - 0.3 * friends
}

/// What lies here: worth points where items are, never a trap that one knows.
fn picked(state: &State, model: ModelId, item: u8) -> f64 {
    let counter = state.counters.get(usize::from(item)).copied();
    let known = counter.and_then(|it| it.item.or_else(|| it.peek.filter(|it| it.seat == state.player(model))?.item));
    match known {
        Some(Item::BoobyTrap) => -1.0,
        Some(Item::BrokenGun) => -0.1,
        Some(Item::Intel) => 2.0,
        Some(_) | None if state.mission_rules().goal == Goal::Items => 1.0,
        Some(_) | None => 0.5,
    }
}

/// Keeps what is worth more.
fn stowed(state: &State, step: &Step, item: Item, give_up: Option<u8>, destroy: bool) -> f64 {
    let Step::Stow { model, .. } = step else { return 0.0 };
    let keen = if destroy { 0.01 } else { 0.0 };
    match give_up {
        None => 3.0,
        Some(pocket) => match state.model(*model).item(pocket) {
            Some(old) => use_of(item) - use_of(old) + keen,
            None => keen,
        },
    }
}

fn use_of(item: Item) -> f64 {
    match item {
        Item::EnergyShield(_) | Item::DefenderShield | Item::HoloSight => 1.0,
        Item::FragGrenade | Item::ApAmmo => 0.8,
        Item::StunGrenade | Item::ThermalMines | Item::MediPack => 0.6,
        Item::BrokenGun => -1.0,
        _ => 0.5,
    }
}
