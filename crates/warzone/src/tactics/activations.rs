//! Plans for the Activation of one model: where it goes, what it does, in which order, and whether a card helps.

use battle::Ranked;
use table::{Arrange, Bearing};

use super::{
    attack::{self, Attack},
    plan::{Act, Acts, Plan},
    positions::{self, Compass, Place, Scales},
    sightlines::End,
    situation::{Lineup, Man, gap},
    squad_actions,
};
use crate::{
    Action, Card, Class, Faster, Mark, ModelId, Order, State,
    engine::judge,
    rules::{
        missions::carrying,
        movement,
        turn::{activation, cards},
    },
};

/// What a Resource Card must bring, in points.
const CARD: f64 = 3.0;
/// What going on watch is worth of the shot it may bring.
const WATCH: f64 = 0.25;
/// What it is worth to have supplies in hand, in points.
const PICK_UP: f64 = 15.0;
/// What a charge is worth of a fight: somebody may stop it, the enemy strikes back.
const CHARGE: f64 = 0.9;

/// How much is looked at.
#[derive(Clone, Copy)]
pub(super) struct Breadth {
    /// How many models of a squad: those nearest to the enemy.
    pub models: usize,
    /// How many targets of a shot from where one stands are plans of their own.
    shots: usize,
    /// How many places are kept for a Move, and for a Run.
    places: (usize, usize),
    /// How many of them for the ground alone, whatever can be shot at from there.
    grounds: usize,
    /// How many enemies a charge is weighed at.
    charges: usize,
    /// The places that are weighed.
    compass: Compass,
}

impl Breadth {
    /// What is worth a look.
    pub const NARROW: Breadth = Breadth {
        models: 2,
        shots: 1,
        places: (3, 2),
        grounds: 0,
        charges: 2,
        compass: Compass { ways: 12, shares: &[1.0, 0.5] },
    };
    /// What is worth a thought.
    pub const WIDE: Breadth = {
        let compass = Compass { ways: 16, ..Breadth::NARROW.compass };
        Breadth { models: 3, shots: 3, places: (5, 3), grounds: 2, charges: 4, compass }
    };
}

/// The plans of a model whose Activation it is: the battle asks it for an Action.
pub(super) fn turns(lineup: &Lineup<'_>, model: ModelId, breadth: Breadth, plans: &mut Vec<Ranked<Plan>>) {
    let Some(man) = lineup.man(model) else { return };
    let mut turn = Turn::new(lineup, man, breadth);
    match squad_actions::pledged(lineup, model) {
        Some(prey) if !man.engaged => turn.pledged(prey),
        _ if man.engaged => turn.in_close_combat(),
        _ => turn.at_large(),
    }
    turn.idle();
    plans.append(&mut turn.plans);
}

/// A model that may act.
struct Turn<'a> {
    lineup: &'a Lineup<'a>,
    man: &'a Man,
    state: &'a State,
    points: u8,
    breadth: Breadth,
    scales: Scales<'a>,
    /// Where it stands, weighed.
    here: Place,
    plans: Vec<Ranked<Plan>>,
}

impl<'a> Turn<'a> {
    fn new(lineup: &'a Lineup<'a>, man: &'a Man, breadth: Breadth) -> Turn<'a> {
        let state = lineup.state;
        let scales = Scales::new(lineup, man);
        let here = scales.weigh(man.end.at);
        Turn { lineup, man, state, points: state.model(man.id).points, breadth, scales, here, plans: Vec::new() }
    }

    fn able(&self, action: Action) -> bool {
        activation::action_objection(self.state, self.man.id, action).is_none()
    }

    fn add(&mut self, acts: Acts, points: f64) {
        let rank = (100.0 * points).clamp(-1e8, 1e8) as i32;
        self.plans.push(Ranked { plan: Plan::Turn { model: self.man.id, acts }, rank });
    }

    /// Neither held nor holding anybody: shoots, goes somewhere, charges, keeps watch.
    fn at_large(&mut self) {
        let places =
            if self.able(Action::Move) { self.places(Action::Move, self.breadth.places.0) } else { Vec::new() };
        if self.able(Action::Shooting) {
            self.shooting(&places);
        }
        if self.points >= 1 {
            for place in &places {
                let hides = self.points > 1 && self.able(Action::Hide);
                let acts = if hides { vec![go(self, place), Act::Do(Order::Hide)] } else { vec![go(self, place)] };
                self.add(acts, place.ground);
            }
        }
        if self.able(Action::PickUp) {
            for token in carrying::in_reach(self.state, self.man.id) {
                self.add(
                    vec![Act::Do(Order::PickUp { token })],
                    self.here.ground + self.lineup.style.for_mission() * PICK_UP,
                );
            }
        }
        if self.able(Action::Run) {
            for place in self.places(Action::Run, self.breadth.places.1) {
                self.add(vec![Act::Do(travel(self, Action::Run, &place))], place.ground);
            }
        }
        if self.able(Action::Engage) {
            self.charges();
        }
        if self.able(Action::Sentry) && activation::sentry_objection(self.state, self.man.id).is_none() {
            self.add(vec![Act::Do(Order::Sentry)], self.here.ground + WATCH * self.here.shot + 0.5);
        }
    }

    /// Part of a Focus Fire: where the target can be shot at, on the best ground there is.
    fn pledged(&mut self, prey: &Man) {
        let bonus = |at: &End| {
            if squad_actions::can_fire(self.lineup, self.man, at, prey) { squad_actions::TAKES_PART } else { 0.0 }
        };
        let here = self.here.ground + bonus(&self.man.end);
        self.add(if self.able(Action::Hide) { vec![Act::Do(Order::Hide)] } else { Acts::new() }, here);
        if !self.able(Action::Move) {
            return;
        }
        let far = movement::hundredths(&movement::allowance(self.state, self.man.id, Action::Move, &[])).to_f64();
        let mut places: Vec<(f64, Place)> = Vec::new();
        for spot in positions::around(self.lineup, self.man, far, self.breadth.compass) {
            let place = self.scales.weigh(spot);
            let facing = Bearing::between(spot, prey.end.at).unwrap_or(place.facing);
            let end = End { at: spot, ..self.man.end };
            places.push((place.ground + bonus(&end), Place { facing, ..place }));
        }
        places.arrange(|a, b| b.0.total_cmp(&a.0));
        let found = places.into_iter().find(|it| self.is_way(Action::Move, &it.1));
        if let Some((worth, place)) = found {
            self.add(vec![go(self, &place)], worth);
        }
    }

    /// From here, with Aim or without, or after a Move; and then away, where points are left.
    fn shooting(&mut self, places: &[Place]) {
        let harm = self.lineup.style.for_harm();
        let now = attack::best(self.lineup, self.man.id).map(|it| it.weighed(harm));
        let shoots_after = self.points > 1;
        for place in places.iter().filter(|it| it.shot > 0.0 && shoots_after) {
            let (acts, worth): (Acts, f64) = (vec![go(self, place), Act::Fire], place.shot + place.ground);
            self.with_card(&acts, worth, place.shot);
            self.add(acts, worth);
        }
        let Some(now) = now else { return };
        let aims = self.points > 1 && self.able(Action::Aim);
        let aimed = if aims { self.aimed() } else { None };
        if let Some(aimed) = aimed {
            let (acts, worth): (Acts, f64) = (vec![Act::Do(Order::Aim), Act::Fire], aimed.worth + self.here.ground);
            self.with_card(&acts, worth, aimed.worth);
            self.add(acts, worth);
            self.with_third_point(&aimed, places);
        }
        self.add(vec![Act::Fire], now.worth + self.here.ground);
        self.other_targets(&now, aims);
        if let Some(place) = best_ground(places).filter(|_| self.points > 1) {
            self.add(vec![Act::Fire, go(self, place)], now.worth + place.ground);
        }
        if self.able(Action::RapidFire)
            && let Some(rapid) = attack::rapid(self.lineup, self.man.id).map(|it| it.weighed(harm))
        {
            self.add(vec![Act::Do(rapid.order)], rapid.worth + self.here.ground);
        }
    }

    /// Other targets than the one that promises most: there may be more to it than points.
    fn other_targets(&mut self, best: &Attack, aims: bool) {
        if self.breadth.shots < 2 {
            return;
        }
        let harm = self.lineup.style.for_harm();
        let others = attack::by_target(self.lineup, self.man.id).into_iter().filter(|it| it.order != best.order);
        for it in others.take(self.breadth.shots - 1).map(|it| it.weighed(harm)).collect::<Vec<_>>() {
            let worth = it.worth + self.here.ground;
            let shot = Act::Do(it.order);
            if aims {
                self.add(vec![Act::Do(Order::Aim), shot.clone()], worth);
            }
            self.add(vec![shot], worth);
        }
    }

    /// The best attack if it aims first.
    fn aimed(&self) -> Option<Attack> {
        let mut state = self.state.clone();
        state.models[self.man.id.index()].marks.add(Mark::Aiming);
        attack::best(&Lineup::new(&state), self.man.id).map(|it| it.weighed(self.lineup.style.for_harm()))
    }

    /// The same with a card for one more die.
    fn with_card(&mut self, acts: &Acts, worth: f64, shot: f64) {
        let guns = || self.state.profile(self.man.id).guns().filter(|it| it.1.class != Class::Grenade);
        let rate = guns().map(|it| it.1.rof).max().unwrap_or(1);
        let more = shot / f64::from(rate.max(1)) - CARD;
        if more <= 0.0 {
            return;
        }
        let card = |weapon| Card::Rate(Faster { weapon: Some(weapon), action: Action::Shooting });
        let useful = |it: &Card| cards::objection(self.state, self.man.id, *it).is_none();
        let best = guns().map(|it| (it.1.rof, card(it.0))).filter(|it| useful(&it.1)).max_by_key(|it| it.0);
        if let Some((_, on)) = best {
            let mut faster = acts.clone();
            faster.insert(0, Act::Do(Order::Burn { on }));
            self.add(faster, worth + more);
        }
    }

    /// Aims, shoots, and with a third point gets away to better ground.
    fn with_third_point(&mut self, aimed: &Attack, places: &[Place]) {
        let Some(place) = best_ground(places) else { return };
        let more = place.ground - self.here.ground - CARD;
        if more > 0.0 && cards::objection(self.state, self.man.id, Card::ActionPoint).is_none() {
            let burn = Act::Do(Order::Burn { on: Card::ActionPoint });
            let acts = vec![burn, Act::Do(Order::Aim), Act::Fire, go(self, place)];
            self.add(acts, aimed.worth + place.ground - CARD);
        }
    }

    /// The best legal places by one Action, best first.
    fn places(&self, action: Action, most: usize) -> Vec<Place> {
        let far = movement::hundredths(&movement::allowance(self.state, self.man.id, action, &[])).to_f64();
        let spots = positions::around(self.lineup, self.man, far, self.breadth.compass);
        let shoots = action == Action::Move && self.points > 1;
        let value = |it: &Place| it.ground + if shoots { it.shot } else { 0.0 };
        let mut places: Vec<Place> = spots.into_iter().map(|it| self.scales.weigh(it)).collect();
        places.arrange(|a, b| value(b).total_cmp(&value(a)));
        let mut kept: Vec<Place> = Vec::new();
        self.keep(action, &places, most - self.breadth.grounds, &mut kept);
        if self.breadth.grounds > 0 {
            places.arrange(|a, b| b.ground.total_cmp(&a.ground));
            self.keep(action, &places, most, &mut kept);
            let wanted = positions::for_the_mission(self.lineup, self.man, far);
            let wanted: Vec<Place> = wanted.into_iter().map(|it| self.scales.weigh(it)).collect();
            self.keep(action, &wanted, usize::MAX, &mut kept);
        }
        kept
    }

    /// Keeps the first places that can be gone to, each apart from the others, until there are so many.
    fn keep(&self, action: Action, places: &[Place], most: usize, kept: &mut Vec<Place>) {
        for place in places {
            if kept.len() >= most {
                return;
            }
            let apart = kept.iter().all(|it| (it.at - place.at).length() > 1.0);
            if apart && self.is_way(action, place) {
                kept.push(*place);
            }
        }
    }

    fn is_way(&self, action: Action, place: &Place) -> bool {
        judge::judge(self.state, &travel(self, action, place)).is_ok()
    }

    /// Charges at the nearest enemies, if fighting them is worth it.
    fn charges(&mut self) {
        let reach = 2.0 * self.man.m + self.man.ccwr;
        let mut near: Vec<(f64, &Man)> = self
            .lineup
            .enemies(self.man.seat)
            .filter_map(|it| {
                let blows = self.lineup.odds.blows(self.state, self.man.id, it.id).min(it.wounds) * it.worth;
                let back = self.lineup.odds.blows(self.state, it.id, self.man.id).min(self.man.wounds) * self.man.worth;
                let (harm, losses) = (self.lineup.style.for_harm(), self.lineup.style.for_losses());
                let worth = harm * if self.points > 1 { CHARGE * blows } else { 0.3 * blows } - losses * 0.5 * back;
                (gap(&self.man.end, &it.end) <= reach.max(it.ccwr) && worth > 0.0).then_some((worth, it))
            })
            .collect();
        near.arrange(|a, b| b.0.total_cmp(&a.0).then(a.1.id.cmp(&b.1.id)));
        for (worth, enemy) in near.into_iter().take(self.breadth.charges) {
            let order = Order::Engage { target: enemy.id, short: table::Inches::ZERO, side: None };
            if judge::judge(self.state, &order).is_ok() {
                let there = self.scales.weigh(enemy.end.at);
                self.add(vec![Act::Do(order), Act::Fight], worth + there.ground.min(0.0) * 0.5);
            }
        }
    }

    /// Held: fights, faster if a card helps.
    fn in_close_combat(&mut self) {
        let Some(Order::CloseCombat { weapon }) = attack::fight(self.state, self.man.id) else { return };
        if !self.able(Action::CloseCombat) {
            return;
        }
        let foes = self.state.engaged_with(self.man.id).filter_map(|it| self.lineup.man(it));
        let harm = |it: &Man| self.lineup.odds.blows(self.state, self.man.id, it.id).min(it.wounds) * it.worth;
        let worth = self.lineup.style.for_harm() * foes.map(harm).fold(0.0, f64::max) + 1.0;
        self.add(vec![Act::Fight], worth);
        let more = worth / 2.0 - CARD;
        let on = Card::Rate(Faster { weapon, action: Action::CloseCombat });
        if more > 0.0 && cards::objection(self.state, self.man.id, on).is_none() {
            self.add(vec![Act::Do(Order::Burn { on }), Act::Fight], worth + more);
        }
    }

    /// Nothing at all: always possible, never wanted.
    fn idle(&mut self) {
        let worth = self.here.ground.min(0.0) - 1.0;
        self.add(Acts::new(), worth);
    }
}

fn go(turn: &Turn<'_>, place: &Place) -> Act {
    Act::Do(travel(turn, Action::Move, place))
}

fn travel(turn: &Turn<'_>, action: Action, place: &Place) -> Order {
    let (by, facing) = (positions::way(turn.state, turn.man.id, place.at), place.facing);
    if action == Action::Run { Order::Run { by, facing } } else { Order::Move { by, facing } }
}

fn best_ground(places: &[Place]) -> Option<&Place> {
    places.iter().max_by(|a, b| a.ground.total_cmp(&b.ground))
}
