//! Objectives and Intel (`dc.objective.carry`): orders in short, and the chapters.

mod hands;
mod intel;
mod scoring;
mod search;

use battle::{System, apply};
use dice::Recorded;
use dropzone::{
    Dropzone, Event, FeatureId, Objective, ObjectiveId, ObjectivePlace, Opening, Order, Place, Profile, Setup, SquadId,
    Stand, UnitId, Way,
    chapters::{aircraft, infantry, movement, objectives, turn},
};
use smallvec::SmallVec;

use crate::support::{Play, Scene, north, point};

/// With something that lies on the table.
fn with(mut scene: Scene, it: Objective) -> Scene {
    scene.objectives.push(it);
    scene
}

/// Worth 1 VP held and 2 extracted.
fn hidden(feature: u8) -> Objective {
    Objective::hidden(ObjectivePlace::Inside(FeatureId(feature)), 1, 2)
}

fn open(x: f64, y: f64) -> Objective {
    Objective::open(ObjectivePlace::Ground(point(x, y)), 1, 2)
}

fn carried(unit: u8) -> Objective {
    Objective::open(ObjectivePlace::Carried(UnitId(unit)), 1, 2)
}

/// A squad of one that carries an Objective.
fn carrier(scene: Scene, seat: u8, profile: Profile, place: Place, objective: u8) -> Scene {
    let stand = Stand { carries: Some(ObjectiveId(objective)), ..Stand::at(place) };
    scene.stands(seat, profile, vec![stand])
}

/// Begins with something changed in the setup.
fn begin(scene: Scene, change: impl FnOnce(&mut Setup)) -> Play {
    let mut setup = scene.setup();
    change(&mut setup);
    let mut play = Play { state: Dropzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    play.give(0, turn::Order::Begin, &[]);
    play
}

/// In this turn.
fn in_turn(setup: &mut Setup, turn: u8) {
    let Opening::Position(position) = &mut setup.opening else { panic!("a position") };
    position.turn = turn;
}

fn search(squad: u8, base: u8) -> Order {
    objectives::Order::Search { squad: SquadId(squad), base: UnitId(base) }.into()
}

fn pick_up(unit: u8, objective: u8) -> Order {
    objectives::Order::PickUp { unit: UnitId(unit), objective: ObjectiveId(objective) }.into()
}

fn pass(from: u8, to: u8) -> Order {
    objectives::Order::Pass { from: UnitId(from), to: UnitId(to) }.into()
}

/// One unit of a squad goes along these places.
fn go(squad: u8, unit: u8, path: &[(f64, f64)]) -> Order {
    let path: Vec<_> = path.iter().map(|(x, y)| point(*x, *y)).collect();
    movement::Order::Move { squad: SquadId(squad), ways: vec![Way::of(UnitId(unit), &path, north())] }.into()
}

/// All bases of a squad take the centre.
fn stay(squad: u8, bases: usize) -> Order {
    infantry::Order::Edges { squad: SquadId(squad), edges: SmallVec::from_elem(None, bases) }.into()
}

/// Where something lies.
fn lies(play: &Play, objective: u8) -> ObjectivePlace {
    play.state.objectives[usize::from(objective)].at
}

/// Everybody turns on the spot or stays inside until the turn is over; these dice are rolled at its end.
#[track_caller]
fn turn_over(play: &mut Play, dice: &[u8]) -> Vec<Event> {
    let (turn, mut all) = (play.state.turn, Vec::new());
    while play.state.outcome.is_none() && play.state.turn == turn {
        let mut orders = Vec::new();
        Dropzone.orders(&play.state, &mut orders);
        let kinds: [fn(&Order) -> bool; 3] = [ends, stays, |it| matches!(it, Order::Turn(turn::Order::Wait))];
        let order = kinds.into_iter().find_map(|kind| orders.iter().find(|it| kind(it))).expect("nothing to do");
        let (mut state, mut log) = (play.state.clone(), Vec::new());
        if apply(&Dropzone, &mut state, order, &mut Recorded::new(&[]), Some(&mut log)).is_ok() {
            play.state = state;
            all.extend(log);
        } else {
            all.extend(play.give(play.asked(), order.clone(), dice));
        }
    }
    all
}

fn ends(order: &Order) -> bool {
    matches!(order, Order::Turn(turn::Order::DoneGroup))
}

fn stays(order: &Order) -> bool {
    match order {
        Order::Turn(turn::Order::Activate { .. }) | Order::Infantry(infantry::Order::Edges { .. }) => true,
        Order::Movement(movement::Order::Move { ways, .. }) => ways.iter().all(|it| it.path.is_empty()),
        Order::Aircraft(aircraft::Order::Fly { landing, .. }) => landing.is_empty(),
        _ => false,
    }
}

/// Victory Points as they were scored: seat, how many, by which rule.
fn scored(log: &[Event]) -> Vec<(u8, u16, &'static str)> {
    let score = |it: &Event| match it {
        Event::Turn(turn::Event::Scored { seat, vp, rule }) => Some((seat.0, *vp, rule.name())),
        _ => None,
    };
    log.iter().filter_map(score).collect()
}
