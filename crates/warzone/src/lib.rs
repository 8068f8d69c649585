//! Warzone Resurrection: squads on a table measured in inches, and one kind of die.
//!
//! **A Game Turn.** From the second on it opens with a Control Phase: what lasted a turn is cleared, burned Resource
//! Cards are turned back, and the players roll for Initiative (`turn`). Then squads are activated in turns. A Pinned or
//! Broken squad tries to recover first (`morale`), may declare a Squad Special Action (`squad_actions`), sends stragglers
//! back into Coherency (`coherency`), and its models act one by one (`activation`), spending two Action Points each on
//! travel (`movement`), on charging an enemy (`engage`), shooting (`shooting`, `cover`, `sight`, `target_priority`), fighting
//! (`close_combat`, `special_cc`, `engagement`), laying templates (`templates`, `spray`, `grenades`, `wall_of_fire`) or
//! keeping watch (`sentry`). Hits become Wound Effects (`wounds`).
//!
//! **Rooms**, from the top down; each imports only from those above it: `model` (orders, events, state, profiles), `rules`
//! (a folder for each chapter), `content` (army books, an entry each), `engine` (the matches over every order, event and
//! step), `odds`, `show` (what the page asks), `tactics` (what bots ask), `library` (ready battles, forms, samples).
//!
//! Reading order: [`Order`], [`Event`], [`Step`] and [`Forbidden`] are the vocabulary, [`State`] is where a battle stands
//! and [`Field`] holds the table and the models' profiles. `engine::judge` says which orders are legal, `engine::flow`
//! resolves what happens by itself, and both call the chapters in `rules`.
//! Rules are cited by their ids; how unclear texts are ruled is in the catalogue.

mod content;
mod engine;
mod library;
mod model;
mod odds;
mod rules;
mod show;
mod tactics;

use battle::{
    Decision, Fault, Forecast, Line, Mismatch, Outcome, Preview, Resolution, Scene, Seat, Sketch, Stake, Stride,
    System, Tone, View,
    plan_odds::Loss,
    scene::{Target, Zone},
    sheet::{Legend, Mission as MissionPanel, Sheet},
};
use catalogue::{Language, RuleId};
use dice::NeedDice;

pub use content::active_skills::ACTIVES;
pub use content::skills;
pub use engine::judge::Deed;
pub use library::armies::muster;
pub use library::{form, generator, matchup, ready};
pub use model::active::{Active, On};
pub use model::close_combat::{Blow, OnHit, Rush, Special, Swing};
pub use model::event::{Aimed, Event, Test};
pub use model::field::{Field, FieldData, ModelCard, Role, SquadCard, VehicleClass, WHOLE_POINT};
pub use model::forbidden::Forbidden;
pub use model::grants::{Grant, Until};
pub use model::hull::{Hull, Location};
pub use model::landing::{Drop, Mishap};
pub use model::mission::{Mission, Search, Secondary};
pub use model::order::{Card, Faster, Flank, Order, Reaction, Shots, Spot, Spray, Throw, Way};
pub use model::profile::{
    Attack, Base, Class, Close, CloseSt, DamageType, Effect, Haste, Power, PowerKind, Profile, Ranged, Skill,
    TemplateSize, Weapon,
};
pub use model::set;
pub use model::setup::{Before, Deployment, Force, Opening, RulesLevel, Setup, Stand, Structure};
pub use model::state::{
    Action, Arrival, Corner, Edge, EngageBonus, Fall, ForcedTest, Mark, Model, ModelId, Morale, Pledge, Side, Squad,
    SquadAction, SquadId, State, Suppression, Token, WallOfFire,
};
pub use model::step::{
    Again, ArmourTest, Casting, Cause, Climbed, Fire, Melee, Pierce, RunUp, Step, Travel, Walk, Wound,
};
pub use model::step_facts::{Asked, StepFacts, StepKind};
pub use model::terrain::Terrain;
pub use model::token::{Device, DeviceKind};
pub use odds::volley::Volley;
pub use rules::close_combat::special_cc::Feat;
pub use rules::close_combat::{blow_strength, need as close_combat_need, slash_strength};
pub use rules::deployment::need as rapid_deployment_need;
pub use rules::missions::Objective;
pub use rules::morale::rally_need;
pub use rules::movement::allowance;
pub use rules::movement::heights::fall_strength;
pub use rules::psychic::power_need;
pub use rules::shooting::cover::Cover;
pub use rules::shooting::{need as shooting_need, shot_strength};
pub use rules::squads::squad_actions::{focus_fire_need, joint_critical, joint_strength};
pub use rules::tokens::breaking::Breaking;
pub use rules::turn::active_skills::Using;
pub use rules::vehicles::hull::hull_damage;
pub use rules::wounds::{armour, critical_force};
pub use tactics::{Act, Acts, Plan};

/// The rules each chapter enforces beyond those that its numbers, refusals and steps name: measuring, sight, terrain and
/// the order of things leave no other trace. For pages that explain a chapter.
pub const CHAPTERS: &[(&str, &[RuleId])] = &[
    ("activation", rules::turn::activation::RULES),
    ("armoury", rules::close_combat::weapon_classes::RULES),
    ("close_combat", rules::close_combat::RULES),
    ("cover", rules::shooting::cover::RULES),
    ("deployment", rules::deployment::RULES),
    ("rapid_deployment", rules::deployment::LANDING_RULES),
    ("engage_fail", rules::close_combat::engage_fail::RULES),
    ("engagement", rules::close_combat::engagement::RULES),
    ("factions", content::bauhaus::RULES),
    ("field", model::field::RULES),
    ("flight", rules::morale::broken_flight::RULES),
    ("garrison", rules::structures::garrison::RULES),
    ("heights", rules::movement::heights::RULES),
    ("hull", rules::vehicles::hull::RULES),
    ("measure", rules::measuring::measure::RULES),
    ("missions", rules::missions::RULES),
    ("objectives", rules::missions::MARKER_RULES),
    ("table_zones", rules::missions::ZONE_RULES),
    ("morale", rules::morale::RULES),
    ("movement", rules::movement::RULES),
    ("profile", model::profile::RULES),
    ("musters", library::armies::RULES),
    ("priority", rules::shooting::target_priority::RULES),
    ("psychic", rules::psychic::RULES),
    ("sentry", rules::turn::sentry::RULES),
    ("shooting", rules::shooting::RULES),
    ("sight", rules::measuring::sight::RULES),
    ("special_cc", rules::close_combat::special_cc::RULES),
    ("setup", model::setup::RULES),
    ("skill_test", rules::rolls::skill_test::RULES),
    ("skills", skills::RULES),
    ("squad", rules::squads::coherency::RULES),
    ("grenades", rules::shooting::grenades::RULES),
    ("spray", rules::shooting::spray::RULES),
    ("templates", rules::shooting::templates::RULES),
    ("turn", rules::turn::RULES),
    ("wall_of_fire", rules::shooting::wall_of_fire::RULES),
    ("wounds", rules::wounds::RULES),
];

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Warzone;

impl System for Warzone {
    type Setup = Setup;
    type State = State;
    type Order = Order;
    type Event = Event;
    type Forbidden = Forbidden;
    type Deed = Deed;

    const NAME: &'static str = "warzone";

    fn start(&self, setup: &Setup) -> Result<State, Vec<Fault>> {
        State::start(setup)
    }

    fn mismatch(&self, state: &State) -> Option<Mismatch> {
        state.mismatch()
    }

    fn seats(&self, state: &State) -> u8 {
        state.sides.len() as u8
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        state.steps.top().map(|step| Decision { seat: engine::flow::asked(state, step), rule: step.rule() })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        rules::turn::outcome(state)
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

    fn objections(&self, state: &State, order: &Order) -> Vec<Forbidden> {
        engine::objections::objections(state, order)
    }

    fn refusal(&self, state: &State, why: &Forbidden) -> Line {
        show::refusals::refusal(why, Some(state))
    }

    fn resolve(&self, now: &mut Resolution<'_, Warzone>, deed: Deed) -> Result<(), NeedDice> {
        engine::judge::resolve(now, deed)?;
        engine::flow::go_on(now)
    }

    fn fold(&self, state: &mut State, event: &Event) {
        event.fold(state);
    }

    fn redact(&self, _: &mut State, _: Option<Seat>) {}

    fn witness(&self, event: &Event, _: Option<Seat>) -> Option<Event> {
        Some(event.clone())
    }

    fn question(&self, state: &State) -> Option<Line> {
        state.steps.top().map(|step| show::scene::question(state, step))
    }

    fn scene(&self, view: &View<Warzone>) -> Scene<Order> {
        show::scene::scene(view)
    }

    fn forecast(&self, view: &View<Warzone>, order: &Order) -> Option<Forecast> {
        odds::forecast::forecast(view.state(), order)
    }

    fn compose(&self, view: &View<Warzone>, sketch: &Sketch) -> Option<Order> {
        show::compose::compose(view, sketch)
    }

    fn preview(&self, view: &View<Warzone>, order: &Order) -> Preview {
        show::preview::preview(view, order)
    }

    fn reach(&self, view: &View<Warzone>, tile: &str) -> Vec<Zone> {
        show::compose::reach(view.state(), tile)
    }

    fn march(&self, view: &View<Warzone>, sketch: &Sketch) -> Vec<Stride<Order>> {
        show::march::march(view, sketch)
    }

    fn stake(&self, view: &View<Warzone>) -> Option<Stake<Order>> {
        show::preview::stake(view.state())
    }

    fn gist(&self, view: &View<Warzone>, orders: &[Order]) -> Option<Line> {
        show::gist::gist(view.state(), orders)
    }

    fn obvious(&self, state: &State) -> Option<Order> {
        engine::orders::obvious(state)
    }

    fn sheet(&self, view: &View<Warzone>, piece: &str) -> Option<Sheet> {
        show::sheet::sheet(view.state(), piece)
    }

    fn legend(&self, view: &View<Warzone>) -> Vec<Legend> {
        show::legend::legend(view.state())
    }

    fn mission(&self, view: &View<Warzone>) -> Option<MissionPanel> {
        Some(show::mission::panel(view.state()))
    }

    fn look(&self, view: &View<Warzone>, from: &Target, to: &Target) -> Preview {
        show::look::look(view.state(), from, to)
    }

    fn pass(&self, state: &State) -> Option<Order> {
        state.asking().filter(|it| it.is_offer()).map(|_| Order::Decline)
    }

    fn amid(&self, state: &State) -> bool {
        state.steps.top().is_some_and(Step::is_amid)
    }

    fn opens(&self, _: &State, roll: &dice::Roll) -> bool {
        odds::plan_inputs::opens(roll)
    }

    fn losses(&self, before: &State, after: &State) -> Vec<Loss> {
        odds::plan_inputs::losses(before, after)
    }

    fn tone(&self, _: &State, event: &Event) -> Tone {
        show::tiles::tone(event)
    }

    fn tally(&self, before: &State, event: &Event) -> Option<battle::Tally> {
        show::tiles::tally(before, event)
    }

    fn enlisted(&self, state: &State) -> Vec<battle::Enlisted> {
        show::accounts::roll(state)
    }

    fn account(&self, before: &State, event: &Event) -> Option<battle::Account> {
        show::accounts::account(before, event)
    }

    fn narrate(&self, before: &State, event: &Event) -> Option<Line> {
        show::log::narrate(before, event)
    }

    fn cue(&self, before: &State, event: &Event) -> Option<battle::Cue> {
        show::cues::cue(before, event)
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        show::cues::verdict(state)
    }

    fn messages(&self, language: Language) -> &'static str {
        show::scene::words(language)
    }
}
