//! Who does what in an encounter.

use battle::{
    Decision, Seat, System,
    plan_odds::{Answer, Course, Losses},
};
use kit::matchup::means;
use smallvec::smallvec;
use table::{Arrange, Inches};

use super::{Doing, Encounter};
use crate::{Action, Mark, ModelId, Order, Shots, SquadId, State, Step, Warzone};

/// The Activation of the attackers, and that of the targets if they answer.
pub(super) struct Activations<'a> {
    encounter: &'a Encounter,
    squads: [SquadId; 2],
    before: State,
    /// The Game Turn of the encounter; with it the encounter ends.
    turn: u8,
}

impl Activations<'_> {
    pub fn of<'a>(encounter: &'a Encounter, state: &State) -> Activations<'a> {
        let squads = [Seat(0), Seat(1)].map(|it| state.field.squads_of(it).next().expect("each side has a squad"));
        Activations { encounter, squads, before: state.clone(), turn: state.turn }
    }

    fn activate(&self, state: &State, seat: Seat) -> Answer<Order> {
        let doing = if seat == Seat(0) { Some(self.encounter.doing) } else { self.encounter.answer };
        let squad = self.squads[seat.index()];
        let over = state.turn > self.turn || state.members(squad).next().is_none();
        if doing.is_none() || over {
            return Answer::Done;
        }
        let order = Order::Activate { squad };
        if Warzone.judge(state, &order).is_ok() { Answer::Give(order) } else { Answer::Done }
    }

    /// What a model does next: what it is there for at the nearest enemy, else nothing.
    fn act(&self, state: &State, model: ModelId) -> Answer<Order> {
        let seat = state.field.seat(model);
        let doing = if seat == Seat(0) { self.encounter.doing } else { self.encounter.answer.unwrap_or_default() };
        let aims = doing == Doing::AimAndShoot && Warzone.judge(state, &Order::Aim).is_ok();
        let attacks = match doing {
            Doing::AimAndShoot if aims => vec![Order::Aim],
            Doing::Shoot | Doing::AimAndShoot => self.shots(state, model, Action::Shooting),
            Doing::RapidFire => self.shots(state, model, Action::RapidFire),
            Doing::Fight => self.fights(state, model),
        };
        match (attacks.is_empty(), seat) {
            (true, _) => nothing(state),
            (false, Seat(0)) => Answer::Best(attacks),
            (false, _) => Answer::Worst(attacks),
        }
    }

    /// With each gun, all dice at the nearest enemy it can be fired at.
    fn shots(&self, state: &State, model: ModelId, action: Action) -> Vec<Order> {
        let mut shots = Vec::new();
        for (weapon, gun) in state.profile(model).guns().filter(|it| self.is_wanted(state, model, Some(it.0))) {
            let rate = state.rate_of_fire(model, (weapon, gun), action).total().max(0) as usize;
            let volley = |target: ModelId| Shots { weapon, at: smallvec![target; rate], lucky: false };
            let order = |target| match action {
                Action::RapidFire => Order::RapidFire(volley(target)),
                _ => Order::Shoot(volley(target)),
            };
            let legal = |it: &Order| rate > 0 && Warzone.judge(state, it).is_ok();
            shots.extend(nearest(state, model).into_iter().map(order).find(legal));
        }
        shots
    }

    /// Close Combat with each weapon, where there is somebody to strike; else the way to the nearest enemy.
    fn fights(&self, state: &State, model: ModelId) -> Vec<Order> {
        let legal = |it: &Order| Warzone.judge(state, it).is_ok();
        let blades = (0..state.profile(model).weapons.len() as u8).map(Some);
        let blades = blades.filter(|it| self.is_wanted(state, model, *it)).map(|weapon| Order::CloseCombat { weapon });
        let fights: Vec<Order> = blades.filter(legal).collect();
        let bare = Order::CloseCombat { weapon: None };
        if !fights.is_empty() {
            return fights;
        }
        if self.encounter.weapon.is_none() && legal(&bare) {
            return vec![bare];
        }
        let mut ways =
            nearest(state, model).into_iter().map(|target| Order::Engage { target, short: Inches::ZERO, side: None });
        ways.find(legal).into_iter().collect()
    }

    fn is_wanted(&self, state: &State, model: ModelId, weapon: Option<u8>) -> bool {
        let Some(wanted) = self.encounter.weapon.as_ref().filter(|_| state.field.seat(model) == Seat(0)) else {
            return true;
        };
        let weapon = weapon.and_then(|it| state.profile(model).weapons.get(usize::from(it)));
        weapon.is_some_and(|it| means(&it.name, wanted))
    }

    /// An offer, taken as is best for whoever has it.
    fn offer(&self, state: &State, seat: Seat) -> Answer<Order> {
        let mut orders = Vec::new();
        Warzone.orders(state, &mut orders);
        orders.retain(|it| !matches!(it, Order::Burn { .. } | Order::BurnForSentry { .. }));
        if seat == Seat(0) { Answer::Best(orders) } else { Answer::Worst(orders) }
    }
}

impl Course<Warzone> for Activations<'_> {
    type End = Losses;

    fn answer(&self, state: &State, decision: Decision, _given: u32) -> Answer<Order> {
        match state.steps.top() {
            None => Answer::Done,
            Some(Step::ChooseSquad(seat)) => self.activate(state, *seat),
            Some(Step::Declare(_)) => Answer::Give(Order::DeclareNothing),
            Some(Step::ChooseModel(squad)) => {
                let next = |it: &ModelId| Warzone.judge(state, &Order::ActivateModel { model: *it }).is_ok();
                let model = state.members(*squad).find(next);
                model.map_or(Answer::Done, |model| Answer::Give(Order::ActivateModel { model }))
            }
            Some(Step::Act(model)) => self.act(state, *model),
            // A card would have to be turned.
            Some(Step::Heal(_)) => Answer::Give(Order::Decline),
            Some(_) => self.offer(state, decision.seat),
        }
    }

    /// How many models have had their turn.
    fn progress(&self, state: &State) -> u32 {
        let activated = |it: &SquadId| {
            state.field.members(*it).filter(|it| state.model(*it).marks.has(Mark::Deactivated)).count() as u32
        };
        self.squads.iter().map(activated).sum()
    }

    fn end(&self, state: &State) -> Losses {
        Losses::of(&Warzone.losses(&self.before, state), Seat(0))
    }

    fn worth(&self, losses: &Losses) -> f64 {
        losses.worth()
    }
}

/// The enemies of a model, the nearest first.
fn nearest(state: &State, model: ModelId) -> Vec<ModelId> {
    let mut enemies: Vec<ModelId> = state.enemies(model).collect();
    enemies.arrange(|a, b| state.distance(model, *a).total_cmp(&state.distance(model, *b)).then(a.cmp(b)));
    enemies
}

/// Whatever does nothing.
fn nothing(state: &State) -> Answer<Order> {
    let idle = [Order::Pass, Order::Decline];
    idle.into_iter().find(|it| Warzone.judge(state, it).is_ok()).map_or(Answer::Done, Answer::Give)
}
