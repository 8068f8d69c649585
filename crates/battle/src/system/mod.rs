//! The [`System`] trait: everything a game offers to page, bots, simulator and server.

pub(crate) mod account;
pub(crate) mod decision;
pub(crate) mod seat;
pub(crate) mod view;

use std::fmt::Debug;

use catalogue::RuleId;
use dice::NeedDice;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Account, Cue, Decision, Enlisted, Forecast, Line, Outcome, Preview, Resolution, Scene, Seat, Sketch, Stake, Stride,
    Tally, Tone, View,
    odds::plan_odds::Loss,
    show::{
        scene::{Target, Zone},
        sheet::{Legend, Mission, Sheet},
    },
};

/// A game. The page, the bots, the server and the simulator work with every type that implements this.
///
/// The types separate the rules into two parts. [`judge`](System::judge) checks an order and either refuses it or
/// returns a deed; it sees no dice and changes nothing. [`resolve`](System::resolve) carries the deed out: it rolls and
/// emits events, and can no longer refuse. Hence "refuse first, roll after".
pub trait System: Sized {
    /// Everything agreed before the first order: rosters, table, mission, settings.
    type Setup: Text;
    /// The current state of the battle, including what is still to be resolved. Cheap to clone: what never changes is
    /// behind `Arc`.
    type State: Text;
    /// What a seat may say: every variant is a sentence one could say at the table.
    type Order: Text;
    /// What happened.
    type Event: Text;
    /// Why an order is refused.
    type Forbidden: Refusal;
    /// A legal order, together with what judging it has measured.
    type Deed;

    /// The name of this system in files, links and commands: `duel`.
    const NAME: &'static str;

    // Rules: what is legal, what happens, and who may know it.

    /// The state before the first order, or every fault of the setup.
    fn start(&self, setup: &Self::Setup) -> Result<Self::State, Vec<Fault>>;

    /// What contradicts itself in a state that came from elsewhere; `None` where nothing is found. States that came about by
    /// orders never contradict themselves, and no rule has to look.
    fn mismatch(&self, _state: &Self::State) -> Option<Mismatch> {
        None
    }

    /// How many seats this battle has.
    fn seats(&self, state: &Self::State) -> u8;

    /// What the battle waits for; `None` once it is over.
    fn decision(&self, state: &Self::State) -> Option<Decision>;

    /// How it ended; `None` until then.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The current turn or round, from 1; 0 before the first, and the last one when the battle is over. `None` for a
    /// game that does not count turns.
    fn turn(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// Appends the orders that answer the current decision: all of them if they are finite; where an order contains a
    /// point on the table, a sample that is good enough to play well with.
    fn orders(&self, state: &Self::State, orders: &mut Vec<Self::Order>);

    /// Whether `orders` lists every legal order, so that an order not listed must be forbidden.
    fn lists_all(&self, state: &Self::State) -> bool;

    /// Whether the rules allow this order now.
    fn judge(&self, state: &Self::State, order: &Self::Order) -> Result<Self::Deed, Self::Forbidden>;

    /// Every rule that forbids this order; empty if it is legal. The first is the one `judge` returns.
    fn objections(&self, state: &Self::State, order: &Self::Order) -> Vec<Self::Forbidden> {
        self.judge(state, order).err().into_iter().collect()
    }

    /// Carries out a deed up to the next decision, by emitting events.
    fn resolve(&self, now: &mut Resolution<'_, Self>, deed: Self::Deed) -> Result<(), NeedDice>;

    /// Folds an event in: the only way a state changes.
    fn fold(&self, state: &mut Self::State, event: &Self::Event);

    /// Removes everything this seat may not know from a state (`None`: a spectator, who knows no secret).
    fn redact(&self, state: &mut Self::State, seat: Option<Seat>);

    /// The part of an event that this seat sees, or `None`. Folding it into the seat's view must give the view of the
    /// state after the event.
    fn witness(&self, event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;

    // Page: what is drawn, asked, previewed and told.

    /// The present decision as a question.
    fn question(&self, state: &Self::State) -> Option<Line>;

    /// What to draw, and which drawn thing answers the decision with which order.
    fn scene(&self, view: &View<Self>) -> Scene<Self::Order>;

    /// The order that a player means by pointing at these things; `None` if it is not complete. It need not be legal.
    fn compose(&self, view: &View<Self>, sketch: &Sketch) -> Option<Self::Order> {
        let scene = self.scene(view);
        scene.choices.into_iter().find(|it| it.tile == sketch.tile && it.points == sketch.points).map(|it| it.order)
    }

    /// A preview of an order: what forbids it, what it measures, its odds.
    fn preview(&self, view: &View<Self>, order: &Self::Order) -> Preview {
        let objections = self.objections(view.state(), order);
        Preview {
            refusals: objections.iter().map(|it| (it.rule(), self.refusal(view.state(), it))).collect(),
            forecast: self.forecast(view, order),
            ..Preview::default()
        }
    }

    /// The exact odds of an order before it is given, with the numbers behind them; `None` if it rolls no dice or is
    /// not legal.
    fn forecast(&self, view: &View<Self>, order: &Self::Order) -> Option<Forecast>;

    /// The areas that orders of this kind can reach from the current state, nearest last.
    fn reach(&self, _view: &View<Self>, _tile: &str) -> Vec<Zone> {
        Vec::new()
    }

    /// The orders of each piece of a group that moves as one, in the order they move: the pieces keep their relative
    /// positions as far as they can. The sketch's kind is a tile of [`Gesture::March`](crate::scene::Gesture); its
    /// first piece (if any) leads, and its last place is the leader's destination.
    fn march(&self, _view: &View<Self>, _sketch: &Sketch) -> Vec<Stride<Self::Order>> {
        Vec::new()
    }

    /// Sight lines and measurements between two things on the table, whoever owns them.
    fn look(&self, _view: &View<Self>, _from: &Target, _to: &Target) -> Preview {
        Preview::default()
    }

    /// For a reaction or an offer: whom it is about, what comes if it is declined, and what each answer does, costs and is
    /// likely to bring.
    fn stake(&self, _view: &View<Self>) -> Option<Stake<Self::Order>> {
        None
    }

    /// Orders that make a plan, told in one sentence: who does what, with the odds; what merely declines is left out.
    fn gist(&self, _view: &View<Self>, _orders: &[Self::Order]) -> Option<Line> {
        None
    }

    /// The only order there is, where giving it declines nothing and costs nothing: a page gives it unasked, if it rolls
    /// nothing.
    fn obvious(&self, state: &Self::State) -> Option<Self::Order> {
        let mut orders = Vec::new();
        self.orders(state, &mut orders);
        let sole = orders.len() == 1 && self.lists_all(state);
        orders.pop().filter(|_| sole)
    }

    /// Whether an event shows somebody what they could not know before, so that the order behind it is not taken back.
    fn reveals(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The datasheet of a piece; `None` for what has none.
    fn sheet(&self, _view: &View<Self>, _piece: &str) -> Option<Sheet> {
        None
    }

    /// What everything that is drawn means, with its rules.
    fn legend(&self, _view: &View<Self>) -> Vec<Legend> {
        Vec::new()
    }

    /// What the battle is about; `None` for a game without missions.
    fn mission(&self, _view: &View<Self>) -> Option<Mission> {
        None
    }

    /// A refusal in words, with the names things have in this battle.
    fn refusal(&self, _state: &Self::State, why: &Self::Forbidden) -> Line {
        why.line()
    }

    /// An event as a line of the log; `None` if it is not logged. `before` is the state before the event.
    fn narrate(&self, before: &Self::State, event: &Self::Event) -> Option<Line>;

    /// What there is to see of an event on the table; `None` if nothing. `before` is the state before the event, of which no
    /// more is asked than whoever witnessed the event knows.
    fn cue(&self, _before: &Self::State, _event: &Self::Event) -> Option<Cue> {
        None
    }

    /// Why a battle that is over was won, the reason first; nothing until then.
    fn verdict(&self, _state: &Self::State) -> Vec<Line> {
        Vec::new()
    }

    /// How the log shows the line of an event.
    fn tone(&self, _before: &Self::State, _event: &Self::Event) -> Tone {
        Tone::Plain
    }

    /// The test that an event reports, for the tally of luck; `None` if it reports none.
    fn tally(&self, _before: &Self::State, _event: &Self::Event) -> Option<Tally> {
        None
    }

    /// The messages of this system's lines in a language, as Fluent source.
    fn messages(&self, language: catalogue::Language) -> &'static str;

    // Plan odds: where a plan is interrupted, where it ends, and what it costs.

    /// The order that declines the current question, if it is an offer that may be declined.
    fn pass(&self, _state: &Self::State) -> Option<Self::Order> {
        None
    }

    /// Whether the current decision interrupts something: a reaction, an offer, a target to name.
    fn amid(&self, state: &Self::State) -> bool {
        self.pass(state).is_some()
    }

    /// True for rolls that start a round or turn; plan odds do not branch on them.
    fn opens(&self, _state: &Self::State, _roll: &dice::Roll) -> bool {
        false
    }

    /// The losses of each piece between two states of one battle, in the order of the pieces; only pieces that lost
    /// something.
    fn losses(&self, _before: &Self::State, _after: &Self::State) -> Vec<Loss> {
        Vec::new()
    }

    // Studies: who took part and what each event did to whom.

    /// The squads of a battle as they were set up; empty for a system that supports no studies.
    fn enlisted(&self, _state: &Self::State) -> Vec<Enlisted> {
        Vec::new()
    }

    /// What an event means for the accounts of a study; `None` if it does not affect them.
    fn account(&self, _before: &Self::State, _event: &Self::Event) -> Option<Account> {
        None
    }
}

/// Plain data with a text form that round-trips.
pub trait Text: Clone + PartialEq + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned> Text for T {}

/// Why an order is refused: the rule, and the facts a player needs to correct it.
pub trait Refusal: Clone + PartialEq + Debug {
    /// The rule that forbids.
    fn rule(&self) -> RuleId;
    /// The refusal in words.
    fn line(&self) -> Line;
}

/// Removes duplicates; the first of equals stays.
pub fn each_once<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for it in all {
        if !kept.contains(&it) {
            kept.push(it);
        }
    }
    kept
}

/// Something in a state that no battle comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The field of the state.
    pub place: String,
    /// Why it cannot be.
    pub why: String,
}

impl Mismatch {
    /// A list of another length than the setup gives it; `None` where it has that length.
    #[must_use]
    pub fn of_length(place: &str, there: usize, wanted: usize) -> Option<Mismatch> {
        let why = || format!("there are {there}, by the setup {wanted}");
        (there != wanted).then(|| Mismatch { place: place.to_owned(), why: why() })
    }

    /// A number that counts something from 0, and is too large for it; `None` where it is not.
    #[must_use]
    pub fn of_number(place: &str, number: usize, count: usize) -> Option<Mismatch> {
        let why = || format!("{number} is none of the {count} there are, counted from 0");
        (number >= count).then(|| Mismatch { place: place.to_owned(), why: why() })
    }
}

/// One thing wrong with a setup.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The rule it breaks; `None` where it is not a matter of rules (a number out of range).
    pub rule: Option<RuleId>,
    /// The fault in words.
    pub line: Line,
}
