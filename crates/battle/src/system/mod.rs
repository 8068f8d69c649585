//! What a game system offers, and nothing more.

pub(crate) mod account;
pub(crate) mod decision;
pub(crate) mod seat;
pub(crate) mod view;

use std::fmt::Debug;

use catalogue::RuleId;
use dice::NeedDice;
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Account, Decision, Enlisted, Forecast, Line, Outcome, Preview, Resolution, Scene, Seat, Sketch, Stride, Tally,
    Tone, View,
    odds::plan_odds::Loss,
    show::scene::{Target, Zone},
};

/// A game. One page, one bot framework, one server and one simulator serve every type that implements this.
///
/// The rules are split in two by the types themselves. [`judge`](System::judge) looks at an order and either refuses it
/// or works out the deed; it sees no dice and changes nothing. [`resolve`](System::resolve) carries the deed out; it
/// rolls and emits events, and can no longer refuse. Hence "refuse first, roll after".
pub trait System: Sized {
    /// Everything agreed before the first order: rosters, table, mission, settings.
    type Setup: Text;
    /// Where the battle stands, with all that is still to be resolved. Cheap to clone: what never changes is behind `Arc`.
    type State: Text;
    /// What a seat may say: every variant is a sentence one could say at the table.
    type Order: Text;
    /// What happened.
    type Event: Text;
    /// Why the table says no.
    type Forbidden: Refusal;
    /// An order found legal, together with what judging it has measured.
    type Deed;

    /// The word for this system in files, links and commands: `duel`.
    const NAME: &'static str;

    // Rules: what is legal, what happens, and who may know it.

    /// The state before the first order, or every fault of the setup.
    fn start(&self, setup: &Self::Setup) -> Result<Self::State, Vec<Fault>>;

    /// How many seats this battle has.
    fn seats(&self, state: &Self::State) -> u8;

    /// What the battle waits for; `None` once it is over.
    fn decision(&self, state: &Self::State) -> Option<Decision>;

    /// How it ended; `None` until then.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The turn or round the battle is in, from 1, by whatever name the game gives it; 0 before the first, and when it is
    /// over the one it ended in. `None` for a game that counts none.
    fn turn(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// Adds the orders that answer the present decision: all of them where they are finite, and where an order carries a
    /// point on the table a sample good enough to play well with.
    fn orders(&self, state: &Self::State, orders: &mut Vec<Self::Order>);

    /// Whether `orders` lists every legal order, so that an order not listed must be forbidden.
    fn lists_all(&self, state: &Self::State) -> bool;

    /// Whether the rules allow this order now.
    fn judge(&self, state: &Self::State, order: &Self::Order) -> Result<Self::Deed, Self::Forbidden>;

    /// Every rule that stands in the way of this order; none if it is legal. The first is the one `judge` names.
    fn objections(&self, state: &Self::State, order: &Self::Order) -> Vec<Self::Forbidden> {
        self.judge(state, order).err().into_iter().collect()
    }

    /// Carries a deed out up to the next decision, by emitting events.
    fn resolve(&self, now: &mut Resolution<'_, Self>, deed: Self::Deed) -> Result<(), NeedDice>;

    /// Folds an event in: the only way a state changes.
    fn fold(&self, state: &mut Self::State, event: &Self::Event);

    /// Takes out of a state all that this seat may not know (`None`: a spectator, who knows no secret at all).
    fn redact(&self, state: &mut Self::State, seat: Option<Seat>);

    /// What this seat sees of an event: all of it, a part, or nothing. Folding what it sees into what it knows must give
    /// what it may know afterwards.
    fn witness(&self, event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;

    // Page: what is drawn, asked, previewed and told.

    /// The present decision as a question.
    fn question(&self, state: &Self::State) -> Option<Line>;

    /// What to draw, and which drawn thing answers the decision with which order.
    fn scene(&self, view: &View<Self>) -> Scene<Self::Order>;

    /// The order a player means who has pointed at these things; `None` where it is none yet. It need not be legal.
    fn compose(&self, view: &View<Self>, sketch: &Sketch) -> Option<Self::Order> {
        let scene = self.scene(view);
        scene.choices.into_iter().find(|it| it.tile == sketch.tile && it.points == sketch.points).map(|it| it.order)
    }

    /// What would come of an order: what forbids it, what it measures, its odds.
    fn preview(&self, view: &View<Self>, order: &Self::Order) -> Preview {
        let objections = self.objections(view.state(), order);
        Preview {
            refusals: objections.iter().map(|it| (it.rule(), self.refusal(view.state(), it))).collect(),
            forecast: self.forecast(view, order),
            ..Preview::default()
        }
    }

    /// The exact odds of an order before it is given, with the numbers behind them; `None` where it rolls no dice or is
    /// not legal.
    fn forecast(&self, view: &View<Self>, order: &Self::Order) -> Option<Forecast>;

    /// How far orders of this kind can lead from where things stand: areas to draw, the nearest last.
    fn reach(&self, _view: &View<Self>, _tile: &str) -> Vec<Zone> {
        Vec::new()
    }

    /// What each piece of a group would do if the group went as one, in the order they go: the pieces keep their places
    /// to each other, as far as each of them can. The sketch's kind is a tile of [`Gesture::March`](crate::scene::Gesture),
    /// its first piece (if any) the one that is led, its last place where that one goes.
    fn march(&self, _view: &View<Self>, _sketch: &Sketch) -> Vec<Stride<Self::Order>> {
        Vec::new()
    }

    /// What is seen and measured between two things on the table, whoever's they are: sight lines and measures.
    fn look(&self, _view: &View<Self>, _from: &Target, _to: &Target) -> Preview {
        Preview::default()
    }

    /// What is at stake in the present question, where it is a reaction to what another seat does: who does what to whom,
    /// with which odds, if the moment is let go by.
    fn stake(&self, _view: &View<Self>) -> Option<Preview> {
        None
    }

    /// A refusal in words, with the names things have in this battle.
    fn refusal(&self, _state: &Self::State, why: &Self::Forbidden) -> Line {
        why.line()
    }

    /// An event as a line of the log; `None` for what needs no telling. `before` is the state it is about to change.
    fn narrate(&self, before: &Self::State, event: &Self::Event) -> Option<Line>;

    /// How the log's line of an event is to be shown.
    fn tone(&self, _before: &Self::State, _event: &Self::Event) -> Tone {
        Tone::Plain
    }

    /// The test an event tells of, for the tally of dice; `None` where it tells of none.
    fn tally(&self, _before: &Self::State, _event: &Self::Event) -> Option<Tally> {
        None
    }

    /// The messages of this system's lines in a language, as Fluent source.
    fn messages(&self, language: catalogue::Language) -> &'static str;

    // Plan odds: where a plan is interrupted, where it ends, and what it costs.

    /// The order that lets the present question go by, where it is an offer that may be passed.
    fn pass(&self, _state: &Self::State) -> Option<Self::Order> {
        None
    }

    /// Whether the present decision falls in the middle of something: a reaction, an offer, a target to be named.
    fn amid(&self, state: &Self::State) -> bool {
        self.pass(state).is_some()
    }

    /// Whether dice that are rolled after an order in this state open something new, a round or a turn, that no plan made now
    /// hangs on: the odds of a plan do not tell apart how they fall.
    fn opens(&self, _state: &Self::State, _roll: &dice::Roll) -> bool {
        false
    }

    /// What each piece that came off worse has lost between two states of one battle, in the order of the pieces.
    fn losses(&self, _before: &Self::State, _after: &Self::State) -> Vec<Loss> {
        Vec::new()
    }

    // Studies: who took part and what each event did to whom.

    /// The squads of a battle as they were set up, for studies; none where nobody keeps books.
    fn enlisted(&self, _state: &Self::State) -> Vec<Enlisted> {
        Vec::new()
    }

    /// What an event means for the books of a study; `None` for what does not touch them.
    fn account(&self, _before: &Self::State, _event: &Self::Event) -> Option<Account> {
        None
    }
}

/// Plain data with a text form that round-trips.
pub trait Text: Clone + PartialEq + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned> Text for T {}

/// Why the table says no: a rule, and the facts a player needs to put it right.
pub trait Refusal: Clone + PartialEq + Debug {
    /// The rule that forbids.
    fn rule(&self) -> RuleId;
    /// The refusal in words.
    fn line(&self) -> Line;
}

/// Each of these once, where it first comes.
pub fn each_once<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for it in all {
        if !kept.contains(&it) {
            kept.push(it);
        }
    }
    kept
}

/// One thing wrong with a setup.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The rule it breaks; `None` where it is not a matter of rules (a number out of range).
    pub rule: Option<RuleId>,
    /// The fault in words.
    pub line: Line,
}
