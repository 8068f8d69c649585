//! Dropzone Commander, beta 2.5.7: battlegroups, dropships and buildings, and six-sided dice.
//!
//! **A turn** (`turn`): initiative, reserves, then the players activate Battlegroups by turns. A squad moves (`movement`,
//! `infantry`) and shoots (`shooting`, `damage`), in either order; when it is done it may start a CQB (`cqb`) in the feature
//! it has stayed in. Features wear down, burn and fall (`features`), and with them the ground changes. Before the first
//! turn players pick edges and say how their Battlegroups start (`deployment`).
//!
//! **Rooms**, from the top down; each imports only from those above it: `model` (orders, events, state, profiles), `rules`
//! (a folder for each chapter), `content` (army books, an entry each), `engine` (the matches over every order, event and
//! step), `odds`, `show` (what the page asks), `tactics` (what bots ask), `library` (ready battles, forms, samples).
//!
//! # How a chapter is built
//!
//! A chapter is three things: its words in `model/chapters/CHAPTER.rs` (`Order`, `Step` with `facts`, `Event` with `fold`,
//! `Forbidden` with `rule`), its rules in `rules/CHAPTER/`, and its lines in `engine/`. Words are joined to the whole by one
//! line in each of [`Order`], [`Step`], [`Event`] and [`Forbidden`].
//!
//! In `rules/`, every chapter has the same functions: `objection` (why an order is not legal), `give` (carries a legal order
//! out), `resolve` (carries out the step on top; `true` if it waits for an answer), `orders` (what can be said; legal
//! samples where places on the table are a matter of taste). What comes next is put on the stack with `rules::flow`
//! ([`Event::Done`], [`Event::Next`]); a chapter's own events change what lies on the table. While a Battlegroup acts the
//! step on top is `turn::Step::Act`, and every chapter that moves or shoots judges its orders against it with
//! `rules::turn::acting_objection`.
//!
//! **Two actions** (`dc.action.two-categories`). A squad's movement goes through the marks `Moving` (begun: it got out of
//! something), `HasMoved` (it may still enter or embark) and `MovementOver`; shooting sets `Shot` and ends a movement that
//! was begun. `State::end_movement` is called by whatever ends a move.
//!
//! **A volley** collects declared shots until `Fire`; its steps roll aim by aim and note the harm; `Apply` applies all of it
//! at once, then come collateral damage and collapses, a step each.
//!
//! **Entries** (`model/entry.rs`): special rules of weapons and units, cards and scenarios hook into moments of the rules;
//! `content::ENTRIES` lists them. `rules/` imports nothing from `content/`.
//!
//! **Where things are.** [`Place`] says where a unit is; carried units form a chain that `State::outermost` follows.
//! `rules::measuring` has sizes, distances, arcs, edges of features and sight; `State::ground` the table as it is now with
//! its ways. Sizes and positions are hundredths of an inch.

mod content;
mod engine;
mod library;
mod model;
mod odds;
mod rules;
mod show;
mod tactics;

use battle::{
    Cue, Decision, Fault, Forecast, Line, Mismatch, Outcome, Preview, Refusal, Resolution, Scene, Seat, Sketch, Stride,
    System, Tone, View,
    scene::Zone,
    sheet::{Legend, Mission, Sheet},
};
use catalogue::{Language, RuleId};
pub use content::{commander, pack, profile};
use dice::NeedDice;
pub use library::armies::armies;
pub use library::generator::{SceneryPiece, Square, city, plain, scenery, square, with_required};
pub use library::ready;

use model::step::StepKind;

pub use engine::judge::Deed;
pub use model::card::{Card, CardSet, Cards, HandCard, Hold, InForce, Moment, Play, Subject, Until};
pub use model::chapters::{
    aircraft::RunShot,
    cqb::{Fight, FightSide, Flight, Split},
    movement::Way,
    reactions::{InFlight, InFlightFire, Leg, Reaction, Sortie},
    shooting::{Aim, Harm, Hits, Rerolls, Target, Volley, Wounds},
    transports::{Exit, OutOf, Rides, Wreck},
};
pub use model::event::Event;
pub use model::feature_kind::{FeatureClass, FeatureKind, FeatureSize, Scenery};
pub use model::field::{FeatureCard, Field, FieldData, GroupCard, SquadCard, UnitCard};
pub use model::forbidden::Forbidden;
pub use model::ids::{FeatureId, GroupId, ObjectiveId, ProfileId, SquadId, UnitId, WeaponId};
pub use model::marks::{Marks, SquadMark, UnitMark};
pub use model::objective::{Hands, Objective, ObjectiveKind, ObjectivePlace};
pub use model::order::Order;
pub use model::place::{Edge, Place, Wait};
pub use model::profile::{
    Amount, Category, Coherency, Countermeasures, Cqb, Faction, FamousCommander, Fortitude, LandingZone, Load, Mode,
    Move, Profile, Template, TransportLetter, UnitRule, UnitType,
    weapon::{Accuracy, Arc, Range, Weapon, WeaponRule},
};
pub use model::scenario::{GameSize, Scenario, TableEdge};
pub use model::settings::Settings;
pub use model::setup::{
    Army, CardStart, Commander, FeatureStart, GroupKind, Opening, Position, Setup, SquadSetup, Stand,
};
pub use model::state::{Feature, Group, Side, Squad, State, Unit};
pub use model::step::Step;
pub use odds::cqb::{CqbHits, cqb_hits};
pub use tactics::Plan;

/// The words of each chapter: its orders, steps, events and refusals.
pub mod chapters {
    pub use crate::model::chapters::{
        aircraft, command, cqb, damage, deployment, drills, features, infantry, movement, objectives, reactions,
        shooting, transition, transports, turn,
    };
}

/// A resolution of this game.
type Now<'a> = Resolution<'a, Dropzone>;

/// The rules each chapter enforces beyond those that its numbers, refusals and steps name. For pages that explain a chapter.
pub const CHAPTERS: &[(&str, &[RuleId])] = &[
    ("command", rules::command::RULES),
    ("cqb", rules::cqb::RULES),
    ("features", rules::features::RULES),
    ("infantry", rules::infantry::RULES),
    ("measuring", rules::measuring::RULES),
    ("transports", rules::transports::RULES),
];

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dropzone;

impl System for Dropzone {
    type Setup = Setup;
    type State = State;
    type Order = Order;
    type Event = Event;
    type Forbidden = Forbidden;
    type Deed = Deed;

    const NAME: &'static str = "dropzone";

    fn start(&self, setup: &Setup) -> Result<State, Vec<Fault>> {
        engine::start::start(setup)
    }

    fn mismatch(&self, state: &State) -> Option<Mismatch> {
        engine::start::mismatch(state)
    }

    fn seats(&self, state: &State) -> u8 {
        state.sides.len() as u8
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        state.steps.top().map(|step| Decision { seat: engine::flow::asked(state, step), rule: step.rule() })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome.clone()
    }

    fn turn(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.turn))
    }

    fn orders(&self, state: &State, orders: &mut Vec<Order>) {
        engine::orders::orders(state, orders);
    }

    fn lists_all(&self, state: &State) -> bool {
        engine::orders::lists_all(state)
    }

    fn judge(&self, state: &State, order: &Order) -> Result<Deed, Forbidden> {
        engine::judge::judge(state, order)
    }

    fn resolve(&self, now: &mut Resolution<'_, Dropzone>, deed: Deed) -> Result<(), NeedDice> {
        engine::judge::resolve(now, deed)?;
        engine::flow::go_on(now)
    }

    fn fold(&self, state: &mut State, event: &Event) {
        event.fold(state);
    }

    fn redact(&self, state: &mut State, viewer: Option<Seat>) {
        engine::secrets::redact(state, viewer);
    }

    fn witness(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(engine::secrets::witness(event, viewer))
    }

    fn question(&self, state: &State) -> Option<Line> {
        state.steps.top().map(|step| show::asked(state, step))
    }

    fn scene(&self, view: &View<Dropzone>) -> Scene<Order> {
        show::scene::scene(view)
    }

    fn compose(&self, view: &View<Dropzone>, sketch: &Sketch) -> Option<Order> {
        show::compose::compose(view, sketch)
    }

    fn preview(&self, view: &View<Dropzone>, order: &Order) -> Preview {
        show::preview::preview(view, order)
    }

    fn forecast(&self, view: &View<Dropzone>, order: &Order) -> Option<Forecast> {
        odds::volley::forecast(view.state(), order)
    }

    fn reach(&self, view: &View<Dropzone>, tile: &str) -> Vec<Zone> {
        show::compose::reach(view.state(), tile)
    }

    fn march(&self, view: &View<Dropzone>, sketch: &Sketch) -> Vec<Stride<Order>> {
        show::march::march(view, sketch)
    }

    fn sheet(&self, view: &View<Dropzone>, piece: &str) -> Option<Sheet> {
        show::sheet::sheet(view.state(), piece)
    }

    fn legend(&self, view: &View<Dropzone>) -> Vec<Legend> {
        show::legend::legend(view.state())
    }

    fn mission(&self, view: &View<Dropzone>) -> Option<Mission> {
        Some(show::mission::panel(view.state()))
    }

    fn amid(&self, state: &State) -> bool {
        let kind = state.steps.top().map(|it| it.facts().kind);
        matches!(kind, Some(StepKind::Offer | StepKind::Forced))
    }

    fn narrate(&self, before: &State, event: &Event) -> Option<Line> {
        show::log::narrate(before, event)
    }

    fn cue(&self, before: &State, event: &Event) -> Option<Cue> {
        show::log::cue(before, event)
    }

    fn tone(&self, before: &State, event: &Event) -> Tone {
        show::log::tone(before, event)
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        show::log::verdict(state)
    }

    fn refusal(&self, state: &State, why: &Forbidden) -> Line {
        show::names::named(state, why.line())
    }

    fn messages(&self, language: Language) -> &'static str {
        show::words::words(language)
    }
}
