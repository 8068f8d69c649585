//! Deadzone, second edition: strike teams in a lattice of cubes, and pools of eight-sided dice.
//!
//! **Before the first round** items are laid out, the Leaders make the Recon test, and both teams deploy (`recon`).
//! **A round** begins with the command dice (`command`). Then the players take turns (`round`): each activates a model
//! (`activation`), which takes one long action or two short ones, and free ones from command results: it moves
//! (`movement`), perhaps into or out of a fight (`free_fights`), shoots (`shooting`, `sight`), throws or sprays (`area_attack`),
//! fights (`fighting`), stands up or heals (`items`). Attacks are opposed tests (`opposed_test`, `pool`); hits become damage
//! (`damage`), and what is thrown about flies, falls and slams (`forced_movement`). The round ends with objectives and the count of
//! victory points (`missions`).
//!
//! **Rooms**, from the top down; each imports only from those above it: `model` (orders, events, state, profiles), `rules`
//! (a folder for each chapter), `content` (army books, an entry each), `engine` (the matches over every order, event and
//! step), `odds`, `show` (what the page asks), `tactics` (what bots ask), `library` (ready battles, forms, samples).
//!
//! Reading order: [`Order`], [`Event`], [`Step`] and [`Forbidden`] are the vocabulary, [`State`] is where a battle stands
//! and [`Field`] holds the table and the models' profiles. `engine::judge` says which orders are legal, `engine::flow`
//! resolves what happens by itself, and both call the chapters in `rules`.
//! Rules are cited by their ids; how unclear texts are ruled is in the catalogue, and what a house may rule otherwise in
//! [`Settings`].

mod content;
mod engine;
mod library;
mod model;
mod odds;
mod rules;
mod show;
mod tactics;

use battle::{
    Decision, Fault, Forecast, Line, Mismatch, Outcome, Preview, Resolution, Scene, Seat, Sketch, Stake, System, Tally,
    Tone, View,
    plan_odds::Loss,
    scene::{Target, Zone},
    sheet::{Legend, Mission as MissionPanel, Sheet},
};
use catalogue::{Language, RuleId};
use dice::NeedDice;

pub use content::missions::in_zone;
pub use content::pack::pack;
pub use engine::judge::Deed;
pub use library::{form, generator, matchup, ready};
pub use model::ability::{Abilities, Ability};
pub use model::cell::{Cell, Cells};
pub use model::command_die::Face;
pub use model::event::{Event, Pool, Shield};
pub use model::extra_models::Extra;
pub use model::field::{Field, FieldData, ModelCard};
pub use model::forbidden::Forbidden;
pub use model::grants::{Boon, Gift, Lasts};
pub use model::item::Item;
pub use model::map::{Block, Deck, Map, Wall};
pub use model::mission::{Mission, Secret, Standstill};
pub use model::order::{Action, Means, Order, Pace, Thrown, Way};
pub use model::order_parts::{Aim, Gun, Use};
pub use model::profile::{Kind, Profile, Weapon};
pub use model::settings::{Friends, Settings};
pub use model::setup::{Before, Opening, Setup, Stand, Team};
pub use model::spots::Spots;
pub use model::state::{Activation, Counter, Due, Effects, Mark, Marks, Model, ModelId, Pending, Side, State};
pub use model::step::{
    Answer, Attack, Burst, Contest, Course, Explosion, Help, Load, Lob, Reckoning, Stat, Step, Throw, Trick, Walk,
    Wave, Why,
};
pub use model::token::{Peek, Trap};
pub use model::unit_kinds::{Kin, Kins};
pub use odds::pools::{Handful, Harm, Victim};
pub use rules::damage::armour_of;
pub use rules::missions::vps_to_win;
pub use tactics::{Act, Acts, Plan};

/// A resolution of this game.
type Now<'a> = Resolution<'a, Deadzone>;

/// The rules each chapter enforces beyond those that its numbers, refusals and steps name: the order of things leaves no
/// other trace. For pages that explain a chapter.
pub const CHAPTERS: &[(&str, &[RuleId])] = &[
    ("abilities", content::abilities::RULES),
    ("activation", rules::round::activation::RULES),
    ("arrivals", rules::deployment::arrivals::RULES),
    ("bonus", rules::deployment::recon_bonus::RULES),
    ("burst", rules::shooting::area_attack::RULES),
    ("command", rules::round::command::RULES),
    ("damage", rules::damage::RULES),
    ("entering", rules::fighting::free_fights::RULES),
    ("fight", rules::fighting::RULES),
    ("forced", rules::movement::forced_movement::RULES),
    ("fire control", content::abilities::fire_control::RULES),
    ("glide", rules::movement::flight::RULES),
    ("invigorate", content::abilities::invigorate::RULES),
    ("items", rules::items::RULES),
    ("lob", rules::shooting::cube_attack::RULES),
    ("map", model::map::RULES),
    ("missions", rules::missions::RULES),
    ("movement", rules::movement::RULES),
    ("pack", content::pack::RULES),
    ("placing", rules::movement::placement::RULES),
    ("pool", rules::rolls::pool::RULES),
    ("rampage", content::abilities::rampage::RULES),
    ("recon", rules::deployment::recon::RULES),
    ("round", rules::round::RULES),
    ("secret", rules::missions::secret_missions::RULES),
    ("sentry", content::items::sentry_gun::RULES),
    ("shooting", rules::shooting::RULES),
    ("sight", rules::shooting::sight::RULES),
    ("smokescreen", content::abilities::smokescreen::RULES),
    ("splat", rules::round::splat::RULES),
    ("swap", rules::items::swap::RULES),
    ("meetings", rules::movement::on_entry::RULES),
];

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deadzone;

impl System for Deadzone {
    type Setup = Setup;
    type State = State;
    type Order = Order;
    type Event = Event;
    type Forbidden = Forbidden;
    type Deed = Deed;

    const NAME: &'static str = "deadzone";

    fn start(&self, setup: &Setup) -> Result<State, Vec<Fault>> {
        engine::start::start(setup)
    }

    fn mismatch(&self, state: &State) -> Option<Mismatch> {
        engine::start::mismatch(state)
    }

    fn seats(&self, _: &State) -> u8 {
        2
    }

    fn decision(&self, state: &State) -> Option<Decision> {
        state.steps.top().map(|step| Decision { seat: engine::flow::asked(state, step), rule: step.rule() })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome.clone()
    }

    fn turn(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.round))
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

    fn resolve(&self, now: &mut Resolution<'_, Deadzone>, deed: Deed) -> Result<(), NeedDice> {
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
        state.steps.top().map(|step| show::question::question(state, step))
    }

    fn scene(&self, view: &View<Deadzone>) -> Scene<Order> {
        show::scene::scene(view)
    }

    fn forecast(&self, view: &View<Deadzone>, order: &Order) -> Option<Forecast> {
        odds::forecast::forecast(view.state(), order)
    }

    fn compose(&self, view: &View<Deadzone>, sketch: &Sketch) -> Option<Order> {
        show::preview::compose(view, sketch)
    }

    fn preview(&self, view: &View<Deadzone>, order: &Order) -> Preview {
        show::preview::preview(view.state(), order)
    }

    fn reach(&self, view: &View<Deadzone>, tile: &str) -> Vec<Zone> {
        show::preview::reach(view, tile)
    }

    fn sheet(&self, view: &View<Deadzone>, piece: &str) -> Option<Sheet> {
        show::sheet::sheet(view, piece)
    }

    fn legend(&self, view: &View<Deadzone>) -> Vec<Legend> {
        show::legend::legend(view.state())
    }

    fn mission(&self, view: &View<Deadzone>) -> Option<MissionPanel> {
        Some(show::mission::mission(view.state()))
    }

    fn look(&self, view: &View<Deadzone>, from: &Target, to: &Target) -> Preview {
        show::preview::look(view.state(), from, to)
    }

    fn stake(&self, view: &View<Deadzone>) -> Option<Stake<Order>> {
        show::stake::stake(view.state())
    }

    fn gist(&self, view: &View<Deadzone>, orders: &[Order]) -> Option<Line> {
        show::gist::gist(view.state(), orders)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Looked { .. } | Event::PickedUp { drawn: true, .. })
    }

    fn pass(&self, state: &State) -> Option<Order> {
        [Order::Decline, Order::AddDice { count: 0 }].into_iter().find(|it| engine::judge::judge(state, it).is_ok())
    }

    fn cue(&self, before: &State, event: &Event) -> Option<battle::Cue> {
        show::cues::cue(before, event)
    }

    fn verdict(&self, state: &State) -> Vec<Line> {
        show::cues::verdict(state)
    }

    fn tone(&self, _: &State, event: &Event) -> Tone {
        show::log::tone(event)
    }

    fn tally(&self, before: &State, event: &Event) -> Option<Tally> {
        odds::luck::tally(before, event)
    }

    fn amid(&self, state: &State) -> bool {
        state.steps.top().is_some_and(odds::plan_inputs::amid)
    }

    fn opens(&self, state: &State, roll: &dice::Roll) -> bool {
        odds::plan_inputs::opens(state, roll)
    }

    fn losses(&self, before: &State, after: &State) -> Vec<Loss> {
        odds::plan_inputs::losses(before, after)
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

    fn messages(&self, language: Language) -> &'static str {
        show::scene::words(language)
    }
}
