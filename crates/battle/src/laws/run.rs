//! One battle under the laws.

use dice::{Dice, Faces, NeedDice, Roll, Seeded, TypedIn};
use serde::{Serialize, de::DeserializeOwned};

use super::{Breach, Law, Proving, Tally, mutate, secrets};
use crate::{Battle, Decision, Stop, View, apply, notation, replay};

/// How many mutated orders are tried at each step.
const MUTATIONS: usize = 8;
/// How many listed orders are written down at each step.
const SAMPLED: usize = 4;
/// How many different orders are remembered to borrow words from.
const REMEMBERED: usize = 64;

/// A battle on its way, and what is watched about it.
pub(super) struct Run<'a, S: Proving> {
    pub system: &'a S,
    pub seats: u8,
    pub tally: Tally,
    seed: u64,
    pub step: usize,
    /// What random choices are made with; the battle's own dice are elsewhere.
    chance: Seeded,
    /// Texts of orders seen, legal somewhere.
    seen: Vec<String>,
}

/// Plays one battle under the laws.
pub(super) fn battle<S: Proving>(system: &S, setup: S::Setup, seed: u64) -> Result<Tally, Breach> {
    let chance = Seeded::from_u64(seed ^ 0xC0FF_EE00_C0FF_EE00);
    let mut run = Run { system, seats: 0, tally: Tally::default(), seed, step: 0, chance, seen: Vec::new() };
    run.play(setup)?;
    run.tally.battles = 1;
    Ok(run.tally)
}

impl<S: Proving> Run<'_, S> {
    /// Reports a breach unless `holds`.
    pub fn hold(&self, law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Breach> {
        if holds { Ok(()) } else { Err(Breach { law, seed: self.seed, step: self.step, what: what() }) }
    }

    fn play(&mut self, setup: S::Setup) -> Result<(), Breach> {
        self.reads_back("the setup", &setup)?;
        let mut battle = Battle::start(self.system.clone(), setup)
            .map_err(|faults| self.breach(Law::LegalIsAccepted, format!("the setup is refused: {faults:?}")))?;
        self.seats = self.system.seats(battle.state());
        secrets::states(self, battle.state())?;
        let mut dice = Seeded::from_u64(self.seed);
        let mut views: Vec<View<S>> = secrets::onlookers(self.seats).map(|it| battle.view(it)).collect();
        let mut loaded: Option<S::State> = None;
        let save_at = self.chance.below(40) as usize;
        while let Some(decision) = battle.decision() {
            self.hold(Law::NoBattleGetsStuck, self.step < self.system.longest(), || "it does not end".into())?;
            if self.step == save_at {
                loaded = Some(self.reads_back("the state", battle.state())?);
            }
            let order = self.before_an_order(&battle, decision, &dice)?;
            let (state, dice_before) = (battle.state().clone(), dice.clone());
            let given = battle.give(order.clone(), &mut dice).map(|entry| entry.events.clone());
            let events =
                given.map_err(|why| self.breach(Law::LegalIsAccepted, format!("{order:?} is refused: {why}")))?;
            self.step += 1;
            self.tally.orders += 1;
            self.tally.complete += usize::from(self.system.lists_all(&state));
            self.tells_the_same(&state, &views, &events)?;
            self.folds_to(&state, &events, battle.state())?;
            self.dries_up(&state, &order, &dice_before, battle.state())?;
            self.follows(&battle, &mut views, &events)?;
            self.goes_on(&mut loaded, &order, dice_before, battle.state())?;
        }
        self.is_over(battle)
    }

    /// Everything that must hold while the battle waits, and the order it will be given.
    fn before_an_order(&mut self, battle: &Battle<S>, decision: Decision, dice: &Seeded) -> Result<S::Order, Breach> {
        let state = battle.state();
        let orders = battle.orders();
        self.hold(Law::NoBattleGetsStuck, !orders.is_empty(), || format!("{decision:?} has no answer"))?;
        self.hold(Law::NoBattleGetsStuck, battle.outcome().is_none(), || "it waits although it is over".into())?;
        self.hold(Law::NoBattleGetsStuck, self.system.question(state).is_some(), || {
            "it waits but does not ask".into()
        })?;
        for order in &orders {
            let verdict = self.system.judge(state, order).err();
            self.hold(Law::LegalIsAccepted, verdict.is_none(), || {
                format!("{order:?} is listed but refused: {verdict:?}")
            })?;
        }
        let order = orders[self.chance.below(orders.len() as u32) as usize].clone();
        for _ in 0..SAMPLED {
            let sampled = &orders[self.chance.below(orders.len() as u32) as usize];
            self.reads_back("an order", sampled)?;
            self.remember(notation::to_text(sampled).unwrap_or_default());
        }
        let view = battle.view(Some(decision.seat));
        self.lists_the_same(&view, &orders)?;
        self.mutants_are_judged(state, &view, &orders, dice)?;
        self.scene_offers(battle, decision, &orders)?;
        self.forecast_adds_up(battle, decision, &order)?;
        Ok(order)
    }

    fn remember(&mut self, text: String) {
        if self.seen.contains(&text) {
            return;
        }
        if self.seen.len() < REMEMBERED {
            self.seen.push(text);
        } else {
            let at = self.chance.below(REMEMBERED as u32) as usize;
            self.seen[at] = text;
        }
    }

    /// What a player might type is either legal or forbidden; forbidden means nothing has changed.
    fn mutants_are_judged(
        &mut self,
        state: &S::State,
        view: &View<S>,
        orders: &[S::Order],
        dice: &Seeded,
    ) -> Result<(), Breach> {
        let mut after = state.clone();
        for _ in 0..MUTATIONS {
            let text = self.seen[self.chance.below(self.seen.len() as u32) as usize].clone();
            let text = mutate(&text, &self.seen, &mut self.chance);
            let Ok(order) = notation::from_text::<S::Order>(&text) else { continue };
            let mut rolled = dice.clone();
            let objections = self.system.objections(state, &order);
            self.refuses_the_same(state, view, &order, &objections)?;
            match apply(self.system, &mut after, &order, &mut rolled, None) {
                Ok(()) => {
                    self.tally.also_legal += 1;
                    let listed = !self.system.lists_all(state) || orders.contains(&order);
                    self.hold(Law::IllegalIsForbidden, listed, || format!("{text} is accepted but not listed"))?;
                    self.hold(Law::IllegalIsForbidden, objections.is_empty(), || {
                        format!("{text} is accepted in spite of {objections:?}")
                    })?;
                    after.clone_from(state);
                }
                Err(Stop::Forbidden(why)) => {
                    self.tally.forbidden += 1;
                    let untouched = after == *state && rolled.position() == dice.position();
                    self.hold(Law::IllegalIsForbidden, untouched, || {
                        format!("{text} is refused but changed something")
                    })?;
                    self.hold(Law::IllegalIsForbidden, objections.first() == Some(&why), || {
                        format!("{text} is refused by {why:?}, but the objections are {objections:?}")
                    })?;
                    self.refusals_name_their_rule(state, &order, &objections)?;
                    self.refusals_add_up(state, &objections)?;
                }
                Err(Stop::NeedDice(need)) => {
                    return Err(self.breach(Law::DryDiceChangeNothing, format!("seeded dice ran dry: {need}")));
                }
            }
        }
        Ok(())
    }

    /// The deciding seat's scene, and that of one of the others.
    fn scene_offers(&mut self, battle: &Battle<S>, decision: Decision, orders: &[S::Order]) -> Result<(), Breach> {
        let other = self.chance.below(u32::from(self.seats));
        let others = secrets::onlookers(self.seats).filter(|it| *it != Some(decision.seat));
        for onlooker in others.skip(other as usize).take(1).chain([Some(decision.seat)]) {
            let view = battle.view(onlooker);
            let scene = self.system.scene(&view);
            if onlooker != Some(decision.seat) {
                self.hold(Law::SceneOffersOrders, scene.choices.is_empty(), || {
                    format!("{onlooker:?} is offered the choices of seat {}", decision.seat)
                })?;
                continue;
            }
            for choice in &scene.choices {
                let refused = self.system.judge(battle.state(), &choice.order).is_err();
                self.hold(Law::SceneOffersOrders, refused == choice.refusal.is_some(), || {
                    format!("the scene is wrong about whether {:?} is legal", choice.order)
                })?;
                self.hold(Law::SceneOffersOrders, scene.tile(&choice.tile).is_some(), || {
                    format!("{:?} has no tile {}", choice.order, choice.tile)
                })?;
            }
            for order in orders {
                let offered = scene.choices.iter().any(|it| it.order == *order);
                self.hold(Law::SceneOffersOrders, offered, || format!("the scene does not offer {order:?}"))?;
            }
        }
        Ok(())
    }

    fn forecast_adds_up(&mut self, battle: &Battle<S>, decision: Decision, order: &S::Order) -> Result<(), Breach> {
        let view = battle.view(Some(decision.seat));
        self.preview_adds_up(&view, order)?;
        let Some(forecast) = self.system.forecast(&view, order) else { return Ok(()) };
        self.tally.forecasts += 1;
        self.tests_add_up(&forecast)?;
        for chance in &forecast.chances {
            let fits = (-1e-12..=1.0 + 1e-12).contains(&chance.chance);
            self.hold(Law::ForecastAddsUp, fits, || format!("{chance:?} is no chance"))?;
        }
        for spread in &forecast.spreads {
            let sum: f64 = spread.odds.iter().map(|it| it.1).sum();
            self.hold(Law::ForecastAddsUp, (sum - 1.0).abs() < 1e-9, || format!("{spread:?} sums to {sum}"))?;
        }
        Ok(())
    }

    fn folds_to(&mut self, before: &S::State, events: &[S::Event], battle: &S::State) -> Result<(), Breach> {
        let (mut state, mut cues) = (before.clone(), Vec::new());
        for event in events {
            self.reads_back("an event", event)?;
            self.event_adds_up(&state, event)?;
            self.cue_of(&state, event, &mut cues)?;
            self.system.fold(&mut state, event);
        }
        self.hold(Law::ReplayEqualsPlay, state == *battle, || format!("its events give {state:?}, not {battle:?}"))?;
        self.cues_show(before, &cues, battle)
    }

    /// The order again with real dice: it asks, changes nothing, and in the end gives the same.
    fn dries_up(&mut self, state: &S::State, order: &S::Order, dice: &Seeded, after: &S::State) -> Result<(), Breach> {
        let (mut by_hand, mut dice, mut typed) = (state.clone(), dice.clone(), TypedIn::new());
        while let Err(Stop::NeedDice(need)) = apply(self.system, &mut by_hand, order, &mut typed, None) {
            self.tally.dried += 1;
            self.hold(Law::DryDiceChangeNothing, by_hand == *state, || format!("{order:?} stopped half-way: {need}"))?;
            let faces = one_by_one(&mut dice, need);
            let entered = typed.enter(&faces);
            self.hold(Law::DryDiceChangeNothing, entered.is_ok(), || format!("{faces:?} refused: {entered:?}"))?;
            typed.rewind();
        }
        self.hold(Law::DryDiceChangeNothing, by_hand == *after, || format!("{order:?} with dice typed in differs"))
    }

    fn follows(&mut self, battle: &Battle<S>, views: &mut [View<S>], events: &[S::Event]) -> Result<(), Breach> {
        secrets::states(self, battle.state())?;
        secrets::events(self, events)?;
        for view in views {
            let onlooker = view.seat();
            for seen in events.iter().filter_map(|it| self.system.witness(it, onlooker)) {
                view.follow(self.system, &seen);
            }
            let fresh = battle.view(view.seat());
            self.hold(Law::WitnessesKeepUp, *view == fresh, || {
                format!("{:?} believes {:?}, but may know {:?}", view.seat(), view.state(), fresh.state())
            })?;
        }
        Ok(())
    }

    fn goes_on(
        &self,
        loaded: &mut Option<S::State>,
        order: &S::Order,
        mut dice: Seeded,
        battle: &S::State,
    ) -> Result<(), Breach> {
        let Some(state) = loaded else { return Ok(()) };
        let given = apply(self.system, state, order, &mut dice, None);
        self.hold(Law::SavedGoesOn, given.is_ok(), || format!("{order:?} is refused after loading: {given:?}"))?;
        self.hold(Law::SavedGoesOn, state == battle, || {
            format!("after loading {order:?} gives {state:?}, not {battle:?}")
        })
    }

    fn is_over(&self, battle: Battle<S>) -> Result<(), Breach> {
        self.hold(Law::NoBattleGetsStuck, battle.outcome().is_some(), || {
            "it waits for nothing and is not over".into()
        })?;
        self.hold(Law::NoBattleGetsStuck, battle.orders().is_empty(), || "it is over and takes orders".into())?;
        let text = replay::write(&battle, Vec::new());
        let again = replay::verify(self.system.clone(), &text, false);
        self.hold(Law::ReplayEqualsPlay, again.is_ok(), || format!("its replay does not verify: {again:?}"))
    }

    fn reads_back<T: Serialize + DeserializeOwned + PartialEq>(&self, what: &str, value: &T) -> Result<T, Breach> {
        let text =
            notation::to_text(value).map_err(|why| self.breach(Law::NotationRoundTrips, format!("{what}: {why}")))?;
        let block = notation::to_block(value).unwrap_or_default();
        let back = notation::from_text::<T>(&text)
            .map_err(|why| self.breach(Law::NotationRoundTrips, format!("{what}: {why} in {text}")))?;
        self.hold(Law::NotationRoundTrips, back == *value, || format!("{what} is read back differently: {text}"))?;
        let of_block = notation::from_text::<T>(&block).is_ok_and(|it| it == *value);
        self.hold(Law::NotationRoundTrips, of_block, || format!("{what} is read back differently from {block}"))?;
        Ok(back)
    }

    fn breach(&self, law: Law, what: String) -> Breach {
        Breach { law, seed: self.seed, step: self.step, what }
    }
}

/// The faces asked for, taken from dice as a person would roll them.
fn one_by_one(dice: &mut Seeded, need: NeedDice) -> Faces {
    dice.roll(Roll::new(need.rule, need.count, need.sides))
        .unwrap_or_else(|_| unreachable!("seeded dice never run dry"))
}
