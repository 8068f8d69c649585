//! Duel: a small complete practice game, which proves the engine.
//!
//! Two to four fencers on a strip of paces hold hidden cards, choose stances in secret and at once, strike, parry, and riposte
//! to a parried strike. A round: stances, initiative, then each fencer acts once. See `data/duel/rules.toml`.
//!
//! Reading order: [`Order`], [`Event`], [`Forbidden`] are the vocabulary; [`state`](State) is where a duel stands; `round`,
//! `acts` and `clash` hold the rules, one module a chapter; `secrets` says who may know what; `show` is for pages, `tactics`
//! for bots.

mod acts;
mod clash;
mod cues;
mod event;
mod forbidden;
mod game;
mod order;
mod panels;
mod proving;
mod round;
mod secrets;
mod show;
mod state;
mod tactics;
mod watch;

use battle::{
    Cue, Decision, Fault, Forecast, Line, Mismatch, Outcome, Resolution, Scene, Seat, System, Tally, View,
    plan_odds::Loss,
    sheet::{Legend, Mission, Sheet},
};
use catalogue::Language;
use dice::NeedDice;

pub use acts::Deed;
pub use event::Event;
pub use forbidden::Forbidden;
pub use order::{Card, Order, Stance, Strike};
pub use state::{Fencer, Setup, State, Step};
pub use tactics::{Aim, Plan};
pub use watch::{fair_battle, random_battle, random_battle_log};

/// The practice game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Duel;

impl System for Duel {
    type Setup = Setup;
    type State = State;
    type Order = Order;
    type Event = Event;
    type Forbidden = Forbidden;
    type Deed = Deed;

    const NAME: &'static str = "duel";

    fn start(&self, setup: &Setup) -> Result<State, Vec<Fault>> {
        State::start(setup)
    }

    fn mismatch(&self, state: &State) -> Option<Mismatch> {
        state.mismatch()
    }

    fn seats(&self, state: &State) -> u8 {
        state.fencers.len() as u8
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        state.steps.top().map(|step| Decision { seat: step.seat(), rule: step.rule() })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        round::outcome(state)
    }

    fn turn(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.round))
    }

    fn orders(&self, state: &State, orders: &mut Vec<Order>) {
        acts::orders(state, orders);
    }

    fn lists_all(&self, _: &State) -> bool {
        true
    }

    fn judge(&self, state: &State, order: &Order) -> Result<Deed, Forbidden> {
        acts::judge(state, order)
    }

    fn objections(&self, state: &State, order: &Order) -> Vec<Forbidden> {
        acts::objections(state, order)
    }

    fn resolve(&self, now: &mut Resolution<'_, Duel>, deed: Deed) -> Result<(), NeedDice> {
        acts::resolve(now, deed)?;
        round::go_on(now)
    }

    fn fold(&self, state: &mut State, event: &Event) {
        event.fold(state);
    }

    fn redact(&self, state: &mut State, seat: Option<Seat>) {
        secrets::redact(state, seat);
    }

    fn witness(&self, event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(secrets::witness(event, seat))
    }

    fn question(&self, state: &State) -> Option<Line> {
        state.steps.top().map(show::question)
    }

    fn scene(&self, view: &View<Duel>) -> Scene<Order> {
        show::scene(view)
    }

    fn forecast(&self, view: &View<Duel>, order: &Order) -> Option<Forecast> {
        clash::forecast(view.state(), order)
    }

    fn sheet(&self, view: &View<Duel>, piece: &str) -> Option<Sheet> {
        panels::sheet(view.state(), piece)
    }

    fn legend(&self, _: &View<Duel>) -> Vec<Legend> {
        panels::legend()
    }

    fn mission(&self, view: &View<Duel>) -> Option<Mission> {
        Some(panels::mission(view.state()))
    }

    fn amid(&self, state: &State) -> bool {
        matches!(state.steps.top(), Some(Step::Answer(_) | Step::Riposte(_)))
    }

    fn losses(&self, before: &State, after: &State) -> Vec<Loss> {
        show::losses(before, after)
    }

    fn tally(&self, _: &State, event: &Event) -> Option<Tally> {
        show::tally(event)
    }

    fn cue(&self, before: &State, event: &Event) -> Option<Cue> {
        cues::cue(before, event)
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        cues::verdict(state)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::StancesRevealed { .. } | Event::Drew { .. })
    }

    fn narrate(&self, before: &State, event: &Event) -> Option<Line> {
        show::narrate(before, event)
    }

    fn messages(&self, language: Language) -> &'static str {
        show::words(language)
    }
}
