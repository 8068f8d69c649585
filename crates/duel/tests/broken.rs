//! Each law can fail: a duel broken in one way is caught by the law it breaks, and by no other.

use std::cell::Cell;

use battle::{
    Breakdown, Cue, Decision, Fault, Forecast, Line, Outcome, Resolution, Scene, Seat, Secret, Stop, System, Tally,
    View, apply,
    laws::{Law, Proving, laws},
};
use catalogue::{Language, RuleId, rule};
use dice::{Dice, NeedDice, Roll};
use duel::{Card, Duel, Event, Forbidden, Order, Setup, State, Step};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How a duel is broken.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Flaw {
    /// Lists resting, and refuses it.
    RefusesRest,
    /// Accepts a rest at full vigour, which it does not list.
    AcceptsNeedlessRest,
    /// Says that nothing stands in the way of what it refuses.
    NamesNoObjection,
    /// Says that a step too far breaks the rule of resting.
    NamesAnotherRule,
    /// Rests change the state in a way that depends on how often one was folded in.
    FoldsByMood,
    /// Shows hands to everybody.
    ShowsHands,
    /// Shows everybody what was drawn.
    ShowsDraws,
    /// Lists a rest only where an opponent holds a Parry.
    ListsByOthersHands,
    /// Refuses by what an opponent holds.
    RefusesByOthersHands,
    /// Tells of a rest only where an opponent holds a Parry.
    TellsOfOthersHands,
    /// Tells the others nothing of a draw, so that they lose count of the cards.
    HidesDraws,
    /// Writes "rest" as "draw".
    MiswritesRest,
    /// Has no answer to a strike.
    ForgetsAnswers,
    /// Is over but does not know how it ended.
    ForgetsOutcome,
    /// Forgets something when it is saved.
    SavesTooLittle,
    /// Throws one more die when people roll.
    RollsOtherwiseByHand,
    /// Offers everybody the choices of one.
    OffersToAll,
    /// Does not offer a draw.
    OffersTooLittle,
    /// Has no button for a rest.
    ForgetsATile,
    /// Knows chances above certainty.
    ForecastsTooMuch,
    /// Shows a test whose terms come to more than a number can hold.
    AddsUpWrongly,
    /// Shows nothing of a step.
    HidesSteps,
    /// Shows nobody fall.
    HidesFalls,
    /// Shows a miss as a hit.
    ShowsMissesAsHits,
}

struct Broken {
    flaw: Flaw,
    folded: Cell<u32>,
}

impl Clone for Broken {
    fn clone(&self) -> Broken {
        Broken { flaw: self.flaw, folded: Cell::new(0) }
    }
}

#[derive(Clone, Debug)]
struct BrokenOrder {
    order: Order,
    miswritten: bool,
}

impl PartialEq for BrokenOrder {
    fn eq(&self, other: &BrokenOrder) -> bool {
        self.order == other.order
    }
}

impl Serialize for BrokenOrder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = if self.miswritten && self.order == Order::Rest { Order::Draw } else { self.order };
        written.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BrokenOrder {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BrokenOrder, D::Error> {
        Order::deserialize(deserializer).map(|order| BrokenOrder { order, miswritten: false })
    }
}

/// A state with something on the side that is neither written nor compared.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct BrokenState {
    state: State,
    #[serde(skip)]
    acts: u32,
}

impl PartialEq for BrokenState {
    fn eq(&self, other: &BrokenState) -> bool {
        self.state == other.state
    }
}

/// Whether somebody is known to hold a Parry.
fn parries(state: &State) -> bool {
    state.fencers.iter().any(|it| it.hand.contains(&Secret::Known(Card::Parry)))
}

impl Broken {
    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    fn order(&self, order: Order) -> BrokenOrder {
        BrokenOrder { order, miswritten: self.is(Flaw::MiswritesRest) }
    }

    fn reworded(&self, state: &State, why: Forbidden) -> Forbidden {
        match why {
            Forbidden::TooFar { .. } if self.is(Flaw::NamesAnotherRule) => Forbidden::FullVigour { vigour: 0 },
            Forbidden::TooFar { paces, .. } if self.is(Flaw::RefusesByOthersHands) && parries(state) => {
                Forbidden::TooFar { paces, most: 0 }
            }
            why => why,
        }
    }

    fn needless_rest(&self, state: &State, order: &Order) -> bool {
        let acting = state.steps.top().is_some_and(|it| matches!(it, Step::Act(_)));
        self.is(Flaw::AcceptsNeedlessRest) && acting && *order == Order::Rest && Duel.judge(state, order).is_err()
    }
}

impl System for Broken {
    type Setup = Setup;
    type State = BrokenState;
    type Order = BrokenOrder;
    type Event = Event;
    type Forbidden = Forbidden;
    type Deed = Order;

    const NAME: &'static str = "broken-duel";

    fn start(&self, setup: &Setup) -> Result<BrokenState, Vec<Fault>> {
        Duel.start(setup).map(|state| BrokenState { state, acts: 0 })
    }

    fn seats(&self, state: &BrokenState) -> u8 {
        Duel.seats(&state.state)
    }

    fn decision(&self, state: &BrokenState) -> Option<Decision> {
        Duel.decision(&state.state)
    }

    fn outcome(&self, state: &BrokenState) -> Option<Outcome> {
        Duel.outcome(&state.state).filter(|_| !self.is(Flaw::ForgetsOutcome))
    }

    fn orders(&self, state: &BrokenState, orders: &mut Vec<BrokenOrder>) {
        let answering = state.state.steps.top().is_some_and(|it| matches!(it, Step::Answer(_)));
        if self.is(Flaw::ForgetsAnswers) && answering {
            return;
        }
        let mut legal = Vec::new();
        Duel.orders(&state.state, &mut legal);
        let sly = self.is(Flaw::ListsByOthersHands) && !parries(&state.state);
        legal.retain(|it| !sly || *it != Order::Rest);
        orders.extend(legal.into_iter().map(|it| self.order(it)));
    }

    fn lists_all(&self, _: &BrokenState) -> bool {
        true
    }

    fn judge(&self, state: &BrokenState, order: &BrokenOrder) -> Result<Order, Forbidden> {
        if self.is(Flaw::RefusesRest) && order.order == Order::Rest {
            return Err(Forbidden::FullVigour { vigour: 0 });
        }
        if !self.needless_rest(&state.state, &order.order) {
            Duel.judge(&state.state, &order.order).map_err(|it| self.reworded(&state.state, it))?;
        }
        Ok(order.order)
    }

    fn objections(&self, state: &BrokenState, order: &BrokenOrder) -> Vec<Forbidden> {
        if self.is(Flaw::NamesNoObjection) || self.needless_rest(&state.state, &order.order) {
            return Vec::new();
        }
        Duel.objections(&state.state, &order.order).into_iter().map(|it| self.reworded(&state.state, it)).collect()
    }

    fn resolve(&self, now: &mut Resolution<'_, Broken>, order: Order) -> Result<(), NeedDice> {
        if self.is(Flaw::RollsOtherwiseByHand) && now.can_run_dry() {
            now.roll(Roll::new(rule!("duel.act.draw"), 1, 6))?;
        }
        if self.needless_rest(&now.state, &order) {
            let Some(Step::Act(seat)) = now.state.steps.top().copied() else { unreachable!("judged") };
            now.emit(Event::Rested { seat });
            return Ok(());
        }
        let (mut inner, mut events) = (now.state.clone(), Vec::new());
        match apply(&Duel, &mut inner, &order, now, Some(&mut events)) {
            Err(Stop::NeedDice(need)) => return Err(need),
            Err(Stop::Forbidden(why)) => unreachable!("judged: {why:?}"),
            Ok(()) => events.into_iter().for_each(|it| now.emit(it)),
        }
        Ok(())
    }

    fn fold(&self, state: &mut BrokenState, event: &Event) {
        Duel.fold(&mut state.state, event);
        let Event::Stepped { seat, .. } = event else { return };
        state.acts += 1;
        self.folded.set(self.folded.get() + 1);
        let by_mood = self.is(Flaw::FoldsByMood) && self.folded.get().is_multiple_of(2);
        let by_memory = self.is(Flaw::SavesTooLittle) && state.acts > 12;
        if by_mood || by_memory {
            state.state.fencers[seat.index()].vigour = 1;
        }
    }

    fn redact(&self, state: &mut BrokenState, seat: Option<Seat>) {
        if !self.is(Flaw::ShowsHands) {
            Duel.redact(&mut state.state, seat);
        }
    }

    fn witness(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        match event {
            Event::Drew { .. } if self.is(Flaw::ShowsDraws) => Some(event.clone()),
            Event::Drew { seat: owner, .. } if self.is(Flaw::HidesDraws) && Some(*owner) != seat => None,
            _ => Duel.witness(event, seat),
        }
    }

    fn question(&self, state: &BrokenState) -> Option<Line> {
        Duel.question(&state.state)
    }

    fn scene(&self, view: &View<Broken>) -> Scene<BrokenOrder> {
        let state = &view.state().state;
        let seat = if self.is(Flaw::OffersToAll) { state.steps.top().map(Step::seat) } else { view.seat() };
        let scene = Duel.scene(&View::of(&Duel, state, seat));
        let (mut offered, mut tiles) = (scene.choices, scene.tiles);
        tiles.retain(|it| !self.is(Flaw::ForgetsATile) || it.kind != "rest");
        offered.retain(|it| !self.is(Flaw::OffersTooLittle) || it.order != Order::Draw);
        for choice in offered.iter_mut().filter(|it| self.needless_rest(state, &it.order)) {
            choice.refusal = None;
        }
        Scene {
            ground: scene.ground,
            terrain: scene.terrain,
            zones: scene.zones,
            pieces: scene.pieces,
            players: Vec::new(),
            groups: Vec::new(),
            actor: None,
            trays: scene.trays,
            standing: scene.standing,
            question: scene.question,
            tiles,
            choices: offered.into_iter().map(|it| it.map(|order| self.order(order))).collect(),
        }
    }

    fn forecast(&self, view: &View<Broken>, order: &BrokenOrder) -> Option<Forecast> {
        let mut forecast = Duel.forecast(&View::of(&Duel, &view.state().state, view.seat()), &order.order)?;
        if self.is(Flaw::ForecastsTooMuch) {
            forecast.chances[0].chance += 1.0;
        }
        if self.is(Flaw::AddsUpWrongly) {
            let rule = rule!("duel.clash.strike");
            forecast.tests.push((Line::new("duel-odds-hit"), Breakdown::base(rule, i32::MAX).plus(rule, 1)));
        }
        Some(forecast)
    }

    fn narrate(&self, before: &BrokenState, event: &Event) -> Option<Line> {
        let sly = self.is(Flaw::TellsOfOthersHands) && !parries(&before.state);
        Duel.narrate(&before.state, event).filter(|_| !sly || !matches!(event, Event::Rested { .. }))
    }

    fn tally(&self, before: &BrokenState, event: &Event) -> Option<Tally> {
        Duel.tally(&before.state, event)
    }

    fn cue(&self, before: &BrokenState, event: &Event) -> Option<Cue> {
        let hides = match event {
            Event::Stepped { .. } => self.is(Flaw::HidesSteps),
            Event::Fell { .. } => self.is(Flaw::HidesFalls),
            _ => false,
        };
        let mut cue = Duel.cue(&before.state, event).filter(|_| !hides)?;
        if self.is(Flaw::ShowsMissesAsHits) {
            cue.rolls.iter_mut().flat_map(|it| &mut it.faces).for_each(|it| it.passed = true);
        }
        Some(cue)
    }

    fn messages(&self, language: Language) -> &'static str {
        Duel.messages(language)
    }
}

impl Proving for Broken {
    fn sample_setup(&self, seed: u64) -> Setup {
        Duel.sample_setup(seed)
    }

    fn plant(&self, state: &mut BrokenState, owner: Seat, marker: u64) -> usize {
        Duel.plant(&mut state.state, owner, marker)
    }

    fn plant_event(&self, event: &mut Event, owner: Seat, marker: u64) -> usize {
        Duel.plant_event(event, owner, marker)
    }

    fn may_break(&self, order: &BrokenOrder) -> Option<Vec<RuleId>> {
        Duel.may_break(&order.order)
    }
}

#[test]
fn each_flaw_is_caught_by_its_law() {
    let flaws = [
        (Flaw::RefusesRest, Law::LegalIsAccepted),
        (Flaw::AcceptsNeedlessRest, Law::IllegalIsForbidden),
        (Flaw::NamesNoObjection, Law::IllegalIsForbidden),
        (Flaw::NamesAnotherRule, Law::RefusalsNameTheirRule),
        (Flaw::FoldsByMood, Law::ReplayEqualsPlay),
        (Flaw::ShowsHands, Law::ViewsLeakNothing),
        (Flaw::ShowsDraws, Law::ViewsLeakNothing),
        (Flaw::ListsByOthersHands, Law::ViewsSuffice),
        (Flaw::RefusesByOthersHands, Law::ViewsSuffice),
        (Flaw::TellsOfOthersHands, Law::ViewsSuffice),
        (Flaw::HidesDraws, Law::WitnessesKeepUp),
        (Flaw::MiswritesRest, Law::NotationRoundTrips),
        (Flaw::ForgetsAnswers, Law::NoBattleGetsStuck),
        (Flaw::ForgetsOutcome, Law::NoBattleGetsStuck),
        (Flaw::SavesTooLittle, Law::SavedGoesOn),
        (Flaw::RollsOtherwiseByHand, Law::DryDiceChangeNothing),
        (Flaw::OffersToAll, Law::SceneOffersOrders),
        (Flaw::OffersTooLittle, Law::SceneOffersOrders),
        (Flaw::ForgetsATile, Law::SceneOffersOrders),
        (Flaw::ForecastsTooMuch, Law::ForecastAddsUp),
        (Flaw::AddsUpWrongly, Law::NumbersAddUp),
        (Flaw::HidesSteps, Law::CuesShowWhatHappened),
        (Flaw::HidesFalls, Law::CuesShowWhatHappened),
        (Flaw::ShowsMissesAsHits, Law::CuesShowWhatHappened),
    ];
    for (flaw, law) in flaws {
        let broken = Broken { flaw, folded: Cell::new(0) };
        let breach = laws(&broken, 0..60).expect_err(&format!("{flaw:?} goes unnoticed"));
        assert_eq!(breach.law, law, "{flaw:?} is caught as something else: {breach}");
    }
    for law in Law::ALL {
        assert!(flaws.iter().any(|it| it.1 == law), "nothing shows that {law:?} can fail");
    }
}
