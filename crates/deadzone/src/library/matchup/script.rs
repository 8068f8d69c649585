//! Who does what in an encounter.

use battle::{
    Decision, Seat, System,
    plan_odds::{Answer, Course, Losses},
};
use kit::matchup::means;
use table::Arrange;

use super::{Doing, Encounter};
use crate::{Deadzone, Mark, Means, ModelId, Order, Pace, State, Step, model::profile::Profile, rules::fighting};

/// The turns of the attackers, and those of the targets if they answer.
pub(super) struct Turns<'a> {
    encounter: &'a Encounter,
    before: State,
}

impl Turns<'_> {
    pub fn of<'a>(encounter: &'a Encounter, state: &State) -> Turns<'a> {
        Turns { encounter, before: state.clone() }
    }

    fn doing(&self, seat: Seat) -> Option<Doing> {
        if seat == Seat(0) { Some(self.encounter.doing) } else { self.encounter.answer }
    }

    /// Those who take part: all but the last of each side.
    fn drilled(&self, state: &State, seat: Seat) -> Vec<ModelId> {
        let mut all: Vec<ModelId> = self.before.on_board().filter(|it| self.before.seat(*it) == seat).collect();
        all.pop();
        all.retain(|it| state.is_on_board(*it));
        all
    }

    fn turn(&self, state: &State, seat: Seat) -> Answer<Order> {
        let ready = |it: &ModelId| !state.model(*it).is(Mark::Activated);
        match self.drilled(state, seat).into_iter().find(ready) {
            Some(model) if self.doing(seat).is_some() => Answer::Give(Order::Activate { model }),
            _ => Answer::Done,
        }
    }

    /// What a model does next: what it is there for at the nearest enemy, else nothing more.
    fn act(&self, state: &State, model: ModelId) -> Answer<Order> {
        let seat = state.seat(model);
        let attacks = match self.doing(seat).unwrap_or_default() {
            Doing::Shoot => self.shots(state, model, false),
            Doing::FireForEffect => self.shots(state, model, true),
            Doing::Fight => self.fights(state, model),
        };
        match (attacks.is_empty(), seat) {
            (true, _) => Answer::Give(Order::Done),
            (false, Seat(0)) => Answer::Best(attacks),
            (false, _) => Answer::Worst(attacks),
        }
    }

    /// A shot with each weapon at the nearest enemy it can be fired at.
    fn shots(&self, state: &State, model: ModelId, effect: bool) -> Vec<Order> {
        let mut shots = Vec::new();
        for weapon in (0..state.profile(model).weapons.len() as u8).filter(|it| self.is_wanted(state, model, *it)) {
            let shot = |target| Order::Shoot { means: Means::Action, weapon, target, effect, ammo: None };
            let mut all = self.nearest(state, model).into_iter().map(shot);
            shots.extend(all.find(|it| Deadzone.judge(state, it).is_ok()));
        }
        shots
    }

    /// A fight with each weapon where there is somebody to fight, else the way to the nearest enemy.
    fn fights(&self, state: &State, model: ModelId) -> Vec<Order> {
        let legal = |it: &Order| Deadzone.judge(state, it).is_ok();
        let weapons = fighting::weapons(state, model).filter(|it| self.is_wanted(state, model, *it));
        let enemies = self.nearest(state, model);
        let fight = |(weapon, target)| Order::Fight { means: Means::Action, weapon, target };
        let pairs = weapons.flat_map(|weapon| enemies.iter().map(move |target| (weapon, *target)));
        let fights: Vec<Order> = pairs.map(fight).filter(legal).collect();
        if !fights.is_empty() {
            return fights;
        }
        let mut orders = Vec::new();
        Deadzone.orders(state, &mut orders);
        let into = |order: &Order, enemy: ModelId| match order {
            Order::Move { pace: Pace::Move | Pace::Sprint, way, .. } => {
                way.cells().last() == Some(&state.model(enemy).cell)
            }
            _ => false,
        };
        enemies.iter().find_map(|enemy| orders.iter().find(|it| into(it, *enemy)).copied()).into_iter().collect()
    }

    /// Enemies who take part, the nearest first.
    fn nearest(&self, state: &State, model: ModelId) -> Vec<ModelId> {
        let here = state.model(model).cell;
        let mut enemies = self.drilled(state, State::opponent(state.seat(model)));
        enemies.arrange_by_key(|it| (here.distance(state.model(*it).cell), *it));
        enemies
    }

    fn is_wanted(&self, state: &State, model: ModelId, weapon: u8) -> bool {
        let Some(wanted) = self.encounter.weapon.as_ref().filter(|_| state.seat(model) == Seat(0)) else { return true };
        let Profile { weapons, .. } = state.profile(model);
        weapons.get(usize::from(weapon)).is_some_and(|it| means(&it.name, wanted))
    }

    /// A question, answered as is best for whoever is asked.
    fn asked(&self, state: &State, seat: Seat) -> Answer<Order> {
        let mut orders = Vec::new();
        Deadzone.orders(state, &mut orders);
        if seat == Seat(0) { Answer::Best(orders) } else { Answer::Worst(orders) }
    }
}

impl Course<Deadzone> for Turns<'_> {
    type End = Losses;

    fn answer(&self, state: &State, decision: Decision, _given: u32) -> Answer<Order> {
        match state.steps.top() {
            None => Answer::Done,
            Some(Step::Turn(seat)) => self.turn(state, *seat),
            Some(Step::Act(model)) => self.act(state, *model),
            Some(Step::MustFight(model)) => match self.fights(state, *model) {
                fights if fights.is_empty() => self.asked(state, decision.seat),
                fights if decision.seat == Seat(0) => Answer::Best(fights),
                fights => Answer::Worst(fights),
            },
            Some(_) => self.asked(state, decision.seat),
        }
    }

    /// How many models have been activated.
    fn progress(&self, state: &State) -> u32 {
        self.before.on_board().filter(|it| state.model(*it).is(Mark::Activated)).count() as u32
    }

    fn end(&self, state: &State) -> Losses {
        Losses::of(&Deadzone.losses(&self.before, state), Seat(0))
    }

    fn worth(&self, losses: &Losses) -> f64 {
        losses.worth()
    }
}
