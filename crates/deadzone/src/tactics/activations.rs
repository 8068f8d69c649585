//! Plans for one activation: where the model goes, what it attacks, in which order, and what a command result adds.

use std::cell::OnceCell;

use battle::{Ranked, Style};

use super::{
    answers, attack, objectives,
    plan::{Act, Acts, Plan},
    situation::Lineup,
};
use crate::{
    Cell, Face, Means, ModelId, Order, Pace, Spots, State, Why,
    engine::orders,
    rules::{
        movement,
        round::activation,
        shooting::{self, cube_attack, shot_list},
    },
};
use table::Arrange;

/// What danger is worth of the harm it may bring.
const CAUTION: f64 = 0.45;
/// What an attack must bring to be made.
const LEAST: f64 = 0.02;
/// What a command result must bring to be spent: it might do more elsewhere.
const PRICE: f64 = 0.45;
/// What standing up is worth beyond what can be done then.
const UP: f64 = 0.8;
/// How much better ground must be for a move to get on.
const BETTER: f64 = 0.1;
/// What each cube nearer to an enemy is worth to who has waited long enough.
const PRESS: f64 = 0.4;
/// What a result spent at the end of a plan is thought to bring, before it is looked at.
const SPENDING: f64 = 0.1;
/// What it costs to turn one's back on a fight.
const BREAK_OFF: f64 = 0.6;

/// How much of what a model could do becomes a plan.
#[derive(Clone, Copy)]
pub(super) struct Breadth {
    /// How many enemies are shot at.
    shots: usize,
    /// How many are fought.
    fights: usize,
    /// How many cubes are weighed for a MOVE or SPRINT, and how many spots in each.
    cells: (usize, usize),
    /// How many places are shot from or gone to.
    places: usize,
    /// How many enemies are fallen upon.
    charges: usize,
    /// How many plans are listed once more with a command result spent at their end.
    results: usize,
    /// Whether who goes somewhere means to fire from there although there is nobody to be seen yet.
    hopes: bool,
}

impl Breadth {
    /// For who goes on in thought, and has no time to lose.
    pub const GLANCE: Breadth =
        Breadth { shots: 1, fights: 1, cells: (4, 1), places: 3, charges: 1, results: 0, hopes: true };
    /// For who can weigh a handful of plans.
    pub const NARROW: Breadth =
        Breadth { shots: 1, fights: 1, cells: (7, 2), places: 4, charges: 2, results: 0, hopes: true };
    /// For who has time for many.
    pub const WIDE: Breadth =
        Breadth { shots: 4, fights: 3, cells: (7, 2), places: 7, charges: 4, results: 3, hopes: false };
}

/// The plans of a model that is asked what it does, in its style.
pub(super) fn turns(
    lineup: &Lineup<'_>,
    model: ModelId,
    (style, breadth): (Style, Breadth),
    plans: &mut Vec<Ranked<Plan>>,
) {
    let mut turn = Turn::new(lineup, model, (style, breadth));
    match turn.state.active {
        Some(active) if active.down => turn.lying(),
        _ if turn.state.has_enemy(turn.cell(), turn.state.team(model)) => turn.in_a_fight(),
        _ => turn.at_large(),
    }
    turn.specials();
    turn.with_results();
    let presses = objectives::presses_on(turn.state, turn.state.seat(model));
    if presses {
        turn.plans.retain(|it| it.1);
    }
    if !presses || turn.plans.is_empty() {
        turn.add(Acts::new(), 0.0, false);
    }
    plans.extend(turn.plans.into_iter().map(|it| it.0));
}

/// A model that may act.
struct Turn<'a> {
    lineup: &'a Lineup<'a>,
    state: &'a State,
    model: ModelId,
    style: Style,
    breadth: Breadth,
    /// Everything it may say.
    all: Vec<Order>,
    /// What it is worth to stay where it is.
    here: f64,
    /// How far the enemy is from where it stands, and what holds it there.
    from: OnceCell<(u8, f64)>,
    /// The plans, and whether each strikes at somebody or gets on.
    plans: Vec<(Ranked<Plan>, bool)>,
}

/// Where a move leads.
#[derive(Clone, Copy)]
struct End {
    order: Order,
    cell: Cell,
    at: Spots,
    ground: f64,
}

impl<'a> Turn<'a> {
    fn new(lineup: &'a Lineup<'a>, model: ModelId, (style, breadth): (Style, Breadth)) -> Turn<'a> {
        let state = lineup.state;
        let mut all = Vec::new();
        activation::orders(state, model, &mut all);
        let it = state.model(model);
        let here = ground(lineup, model, (it.cell, it.spots), style);
        Turn { lineup, state, model, style, breadth, all, here, from: OnceCell::new(), plans: Vec::new() }
    }

    fn cell(&self) -> Cell {
        self.state.model(self.model).cell
    }

    /// Adds a plan by what it gains over standing still, and by whether it strikes or gets on.
    fn add(&mut self, acts: Acts, gain: f64, bold: bool) {
        let rank = (100.0 * gain).clamp(-1e8, 1e8) as i32;
        self.plans.push((Ranked { plan: Plan::Turn { model: self.model, acts }, rank }, bold));
    }

    /// Whether a cube is nearer to an enemy, or better for the mission, than where the model stands.
    fn gets_on(&self, cell: Cell) -> bool {
        let near = |cell| objectives::nearest_enemy(self.state, self.model, cell);
        let pull = |cell| objectives::pull(self.state, self.model, cell, self.style);
        let from = self.from.get_or_init(|| (near(self.cell()), pull(self.cell())));
        near(cell) < from.0 || pull(cell) > from.1 + BETTER
    }

    /// Pinned: stands up, and shoots or moves if that helps.
    fn lying(&mut self) {
        let at = self.state.model(self.model).spots;
        let up = Order::StandUp { at };
        if !self.all.contains(&up) {
            return;
        }
        let risk = if self.state.has_enemy(self.cell(), self.state.team(self.model)) { BREAK_OFF } else { 0.0 };
        self.add(vec![Act::Do(up), Act::Fire], UP + 0.2 - risk, true);
        self.add(vec![Act::Do(up), Act::Go], UP + 0.1 - risk, true);
        self.add(vec![Act::Do(up)], UP - risk, true);
    }

    /// With an enemy in its cube: fights, or goes away if that is better.
    fn in_a_fight(&mut self) {
        let fights = fights(self.state, self.model, Means::Action);
        for (order, worth) in
            best_first(self.state, self.model, fights, self.style).into_iter().take(self.breadth.fights)
        {
            self.add(vec![Act::Do(order)], worth + 0.1, true);
        }
        for end in self.ends(Pace::Move).into_iter().take(2) {
            let shot = self.shot_from(&end);
            self.add(vec![Act::Do(end.order), Act::Fire], end.ground + shot - self.here - BREAK_OFF, shot > LEAST);
        }
        self.charges();
    }

    /// Shoots, goes somewhere, or both in either order; or falls on somebody.
    fn at_large(&mut self) {
        let ends = self.ends(Pace::Move);
        for (order, worth) in self.best_shots(true) {
            self.add(vec![Act::Do(order)], worth, true);
        }
        for (order, worth) in self.best_shots(false) {
            for end in ends.iter().take(2) {
                self.add(vec![Act::Do(order), Act::Do(end.order)], worth + end.ground - self.here, true);
            }
        }
        for end in ends.iter().take(self.breadth.places) {
            let (shot, gets_on) = (self.shot_from(end), self.gets_on(end.cell));
            if shot > LEAST || self.breadth.hopes {
                self.add(vec![Act::Do(end.order), Act::Fire], end.ground + shot - self.here, gets_on || shot > LEAST);
            }
            self.add(vec![Act::Do(end.order)], end.ground - self.here, gets_on);
        }
        for end in self.ends(Pace::Sprint).into_iter().take(self.breadth.places) {
            self.add(vec![Act::Do(end.order)], end.ground - self.here, self.gets_on(end.cell));
        }
        self.charges();
    }

    /// Everything else that is worth something: items sent off, the board left, wounds healed.
    fn specials(&mut self) {
        for order in self.all.clone() {
            let plain = matches!(
                order,
                Order::Done | Order::Move { .. } | Order::Shoot { .. } | Order::ShootCube { .. } | Order::Fight { .. }
            );
            if plain || matches!(order, Order::StandUp { .. }) {
                continue;
            }
            let worth = answers::deed(self.state, self.model, &order, self.style);
            if worth > LEAST {
                let short = matches!(order, Order::SendOff { .. } | Order::Heal { .. } | Order::Tag { .. });
                let acts = if short { vec![Act::Do(order), Act::Fire] } else { vec![Act::Do(order)] };
                self.add(acts, worth, true);
            }
        }
    }

    /// The best of it with a command result spent at the end, and a step out of cover before the shot.
    fn with_results(&mut self) {
        let ready = |face: &Face| activation::result_objection(self.state, self.model, *face).is_none();
        if self.breadth.results == 0 || ![Face::Move, Face::Shoot, Face::Fight].iter().any(ready) {
            return;
        }
        self.plans.arrange_by_key(|it| -i64::from(it.0.rank));
        let best: Vec<(Ranked<Plan>, bool)> = self.plans.iter().take(self.breadth.results).cloned().collect();
        for (Ranked { plan, rank }, bold) in best {
            if let Plan::Turn { mut acts, .. } = plan {
                acts.push(Act::Spend);
                self.add(acts, f64::from(rank) / 100.0 + SPENDING, bold);
            }
        }
        let at_large = !self.state.has_enemy(self.cell(), self.state.team(self.model));
        if at_large {
            for end in self.ends(Pace::Result).into_iter().take(2) {
                let there = placed(self.state, self.model, end.cell, end.at);
                let shot = shots(&there, self.model, Means::Action, true, self.style).map_or(0.0, |it| it.1);
                if shot > LEAST {
                    self.add(vec![Act::Do(end.order), Act::Fire], end.ground + shot - self.here, true);
                }
            }
        }
    }

    /// The best SHOOTs from where it stands, one at each enemy and one at a cube, best first.
    fn best_shots(&self, long_too: bool) -> Vec<(Order, f64)> {
        let short = |it: &&Order| long_too || !is_long(self.state, self.model, it);
        let shots = self.all.iter().filter(|it| is_shot(it, Means::Action)).filter(short).copied();
        let mut kept: Vec<(Order, f64)> = Vec::new();
        for shot in best_first(self.state, self.model, shots, self.style).into_iter().filter(|it| it.1 > LEAST) {
            if kept.len() < self.breadth.shots && kept.iter().all(|it| aim(&it.0) != aim(&shot.0)) {
                kept.push(shot);
            }
        }
        kept
    }

    /// What the best short SHOOT is worth from the end of a move.
    fn shot_from(&self, end: &End) -> f64 {
        let there = placed(self.state, self.model, end.cell, end.at);
        shots(&there, self.model, Means::Action, false, self.style).map_or(0.0, |it| it.1.max(0.0))
    }

    /// The best places of a move without an enemy, best first.
    fn ends(&self, pace: Pace) -> Vec<End> {
        let mut cells: Vec<(f64, Cell)> = Vec::new();
        let free = |cell: Cell| !self.state.has_enemy(cell, self.state.team(self.model));
        let moves =
            || self.all.iter().filter_map(|it| end_of(self.state, self.model, it, pace)).filter(|it| free(it.0));
        for (cell, _) in moves() {
            if cells.iter().all(|it| it.1 != cell) {
                cells.push((lure(self.state, self.model, cell, self.style), cell));
            }
        }
        cells.arrange(|a, b| b.0.total_cmp(&a.0));
        let mut ends = Vec::new();
        for (lure, cell) in cells.into_iter().take(self.breadth.cells.0) {
            let here =
                self.all.iter().filter(|it| end_of(self.state, self.model, it, pace).is_some_and(|it| it.0 == cell));
            for order in here.take(self.breadth.cells.1) {
                let Some((_, at)) = end_of(self.state, self.model, order, pace) else { continue };
                ends.push(End {
                    order: *order,
                    cell,
                    at,
                    ground: lure - fear(self.lineup, self.model, (cell, at), self.style),
                });
            }
        }
        ends.arrange(|a, b| b.ground.total_cmp(&a.ground));
        ends
    }

    /// Moves in among enemies, if the fight that follows is worth it.
    fn charges(&mut self) {
        let mut charges: Vec<(f64, Order)> = Vec::new();
        for pace in [Pace::Move, Pace::Sprint] {
            for order in &self.all {
                let Some((cell, at)) = end_of(self.state, self.model, order, pace) else { continue };
                if !self.state.has_enemy(cell, self.state.team(self.model))
                    || charges.iter().any(|it| same_end(&it.1, order))
                {
                    continue;
                }
                let there = placed(self.state, self.model, cell, at);
                let enemies = there.enemies_in(cell, there.team(self.model));
                let blows = enemies.map(|it| attack::best_blow(&there, self.model, it, Why::Entered, self.style));
                let worth = blows.fold(f64::NEG_INFINITY, f64::max);
                let pull = |cell| objectives::pull(self.state, self.model, cell, self.style);
                let ground = pull(cell) - pull(self.cell());
                charges.push((worth + 0.6 * ground, *order));
            }
        }
        charges.arrange(|a, b| b.0.total_cmp(&a.0));
        for (worth, order) in charges.into_iter().take(self.breadth.charges) {
            self.add(vec![Act::Do(order)], worth, true);
        }
    }
}

/// What it is worth to stand there when the enemy acts; to who has waited long enough, whatever the enemy does.
fn ground(lineup: &Lineup<'_>, model: ModelId, (cell, at): (Cell, Spots), style: Style) -> f64 {
    lure(lineup.state, model, cell, style) - fear(lineup, model, (cell, at), style)
}

/// What keeps a model from a place: what the enemy could do to it there, until it has waited long enough.
fn fear(lineup: &Lineup<'_>, model: ModelId, (cell, at): (Cell, Spots), style: Style) -> f64 {
    if objectives::presses_on(lineup.state, lineup.state.seat(model)) {
        return 0.0;
    }
    style.for_losses() * CAUTION * lineup.danger(model, cell, at)
}

/// What draws a model to a cube: the mission and, if it has waited long enough, the enemy.
fn lure(state: &State, model: ModelId, cell: Cell, style: Style) -> f64 {
    let presses = objectives::presses_on(state, state.seat(model));
    let far = if presses { f64::from(objectives::nearest_enemy(state, model, cell)) } else { 0.0 };
    objectives::pull(state, model, cell, style) - PRESS * far
}

/// The battle with a model somewhere else.
fn placed(state: &State, model: ModelId, cell: Cell, at: Spots) -> State {
    let mut there = state.clone();
    (there.models[model.index()].cell, there.models[model.index()].spots) = (cell, at);
    there
}

/// Where a move of this pace ends.
fn end_of(state: &State, model: ModelId, order: &Order, wanted: Pace) -> Option<(Cell, Spots)> {
    let Order::Move { pace, way, at } = order else { return None };
    let here = state.model(model).cell;
    (*pace == wanted).then(|| (way.cells().last().copied().unwrap_or(here), *at))
}

fn same_end(one: &Order, other: &Order) -> bool {
    match (one, other) {
        (Order::Move { way, .. }, Order::Move { way: other, .. }) => way.cells().last() == other.cells().last(),
        _ => false,
    }
}

fn is_shot(order: &Order, by: Means) -> bool {
    matches!(order, Order::Shoot { means, .. } | Order::ShootCube { means, .. } if *means == by)
}

/// At whom a shot is, and whether for effect; all shots at cubes are alike.
fn aim(order: &Order) -> Option<(ModelId, bool)> {
    match order {
        Order::Shoot { target, effect, .. } => Some((*target, *effect)),
        _ => None,
    }
}

fn is_long(state: &State, model: ModelId, order: &Order) -> bool {
    match order {
        Order::Shoot { weapon, .. } => shooting::is_long(state, model, *weapon),
        Order::ShootCube { with, .. } => cube_attack::is_long(state, model, *with),
        _ => false,
    }
}

fn best(state: &State, model: ModelId, all: impl IntoIterator<Item = Order>, style: Style) -> Option<(Order, f64)> {
    let valued = all.into_iter().map(|it| (it, answers::deed(state, model, &it, style)));
    valued.reduce(|best, it| if it.1 > best.1 { it } else { best })
}

fn best_first(state: &State, model: ModelId, all: impl IntoIterator<Item = Order>, style: Style) -> Vec<(Order, f64)> {
    let mut valued: Vec<(Order, f64)> =
        all.into_iter().map(|it| (it, answers::deed(state, model, &it, style))).collect();
    valued.arrange(|a, b| b.1.total_cmp(&a.1));
    valued
}

fn shots(state: &State, model: ModelId, means: Means, long_too: bool, style: Style) -> Option<(Order, f64)> {
    let mut all = Vec::new();
    shot_list::orders(state, model, means, long_too, &mut all);
    cube_attack::orders(state, model, means, long_too, &mut all);
    best(state, model, all, style)
}

/// The SHOOT action that promises most now.
pub(super) fn fire(state: &State, model: ModelId) -> Option<(Order, f64)> {
    let allows = |long| activation::shoot_objection(state, model, Means::Action, (0, false, long)).is_none();
    if !allows(false) {
        return None;
    }
    shots(state, model, Means::Action, allows(true), Style::BALANCED).filter(|it| it.1 > LEAST)
}

/// The FIGHT action that promises most now.
pub(super) fn fight(state: &State, model: ModelId) -> Option<(Order, f64)> {
    best(state, model, fights(state, model, Means::Action), Style::BALANCED)
}

fn fights(state: &State, model: ModelId, means: Means) -> Vec<Order> {
    let mut all = Vec::new();
    activation::fight_orders(state, model, means, &mut all);
    all
}

/// The MOVE to the best ground, if that is better than here.
pub(super) fn go(state: &State, model: ModelId) -> Option<Order> {
    if activation::pace_objection(state, model, Pace::Move).is_some() {
        return None;
    }
    let mut all = Vec::new();
    movement::orders(state, model, Pace::Move, &mut all);
    let lineup = Lineup::new(state);
    let it = state.model(model);
    let place = |cell, at| ground(&lineup, model, (cell, at), Style::BALANCED);
    let here = place(it.cell, it.spots);
    let ends = all.iter().filter_map(|order| {
        let (cell, at) = end_of(state, model, order, Pace::Move)?;
        let free = !state.has_enemy(cell, state.team(model));
        free.then(|| (*order, place(cell, at)))
    });
    let best = ends.reduce(|best, it| if it.1 > best.1 { it } else { best });
    best.filter(|it| it.1 > here).map(|it| it.0)
}

/// What a Move, Shoot or Fight result adds when all else is done, if it is worth one.
pub(super) fn free(state: &State, model: ModelId) -> Option<Order> {
    let all = results(state, model, &[Face::Shoot, Face::Fight, Face::Move]);
    best(state, model, all, Style::BALANCED).filter(|it| it.1 > PRICE).map(|it| it.0)
}

/// What a Move, Shoot or Fight result adds for who does not mind to spend one: better ground, too, with all who could strike there.
pub(super) fn spend(state: &State, model: ModelId) -> Option<Order> {
    let attacks = results(state, model, &[Face::Shoot, Face::Fight]);
    let attack = best(state, model, attacks, Style::BALANCED).filter(|it| it.1 > LEAST);
    let lineup = Lineup::new(state);
    let it = state.model(model);
    let place = |cell, at| ground(&lineup, model, (cell, at), Style::BALANCED);
    let free = |cell: Cell| !state.has_enemy(cell, state.team(model));
    let here = OnceCell::new();
    let steps = results(state, model, &[Face::Move]).into_iter().filter_map(|order| {
        let (cell, at) = end_of(state, model, &order, Pace::Result).filter(|it| free(it.0))?;
        let gain = place(cell, at) - here.get_or_init(|| place(it.cell, it.spots));
        (gain > BETTER).then_some((order, gain))
    });
    steps.chain(attack).reduce(|best, it| if it.1 > best.1 { it } else { best }).map(|it| it.0)
}

/// Every order that spends a result of one of these faces.
fn results(state: &State, model: ModelId, faces: &[Face]) -> Vec<Order> {
    let mut all: Vec<Order> = Vec::new();
    for face in faces.iter().filter(|it| activation::result_objection(state, model, **it).is_none()) {
        match face {
            Face::Shoot => {
                shot_list::orders(state, model, Means::Result, true, &mut all);
                cube_attack::orders(state, model, Means::Result, true, &mut all);
            }
            Face::Fight => all.extend(fights(state, model, Means::Result)),
            Face::Move => movement::orders(state, model, Pace::Result, &mut all),
            Face::PlusModel | Face::Dice | Face::Splat => {}
        }
    }
    all
}

/// Every order there is: for steps that nothing here thinks about.
pub(super) fn listed(state: &State) -> Vec<Order> {
    let mut all = Vec::new();
    orders::orders(state, &mut all);
    all
}
