//! Any game's battle as a session.

use std::cell::RefCell;

use battle::{
    Battle, Decision, Entry, Fault, Forecast, Line, NoUndo, Outcome, Preview, Refusal, Scene, Seat, Sketch, Stake,
    Stop, Stride, View, notation,
    replay::{self, Damage, Scribe},
    scene::{Target, Zone},
    sheet::{Legend, Mission, Sheet},
};
use bots::{Clock, Limit, Player, SeatAt};
use catalogue::Language;
use dice::{BadFaces, Dice, NeedDice, Roll, Seeded, TypedIn};

use super::{
    BattleReview, Hint, LogEntry, OrderText, Outlook, Refused, Session,
    hints::{hinted, reviewed},
    outlook::{outlook, raising, supposed},
    prepared_dice::PreparedDice,
};
use crate::{Game, offered::offered_bots};

/// How much a bot on the page may look at before it answers.
const NODES: u64 = 20_000;

/// A battle with its dice, and the bots that have sat down to it.
pub struct LocalSession<S: Game> {
    battle: Battle<S>,
    dice: PreparedDice,
    /// Dice rolled by people; `None` where the machine rolls.
    typed: Option<TypedIn>,
    players: Vec<(Seat, String, Box<dyn Player<S>>)>,
    /// Who writes it down.
    scribe: RefCell<Scribe<S>>,
    /// How far the log was last told, and the state after that.
    told: RefCell<(usize, S::State)>,
}

impl<S: Game> LocalSession<S> {
    /// A battle before its first order.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn start(system: S, setup: S::Setup, seed: u64) -> Result<LocalSession<S>, Vec<Fault>> {
        Ok(LocalSession::of(Battle::start(system, setup)?, seed))
    }

    fn of(battle: Battle<S>, seed: u64) -> LocalSession<S> {
        let scribe = RefCell::new(Scribe::new(&battle, Vec::new()));
        let told = RefCell::new((0, battle.state_after(0)));
        LocalSession { battle, dice: PreparedDice::from_seed(seed), typed: None, players: Vec::new(), scribe, told }
    }

    /// A battle taken up again from its replay file, as far as it can be read. `seed` rolls the dice still to come.
    ///
    /// # Errors
    /// What is wrong with the file, where nothing can be made of it.
    pub fn resume(system: S, text: &str, seed: u64) -> Result<(LocalSession<S>, Option<String>), String> {
        let (read, fault) = replay::salvage::<S>(text);
        let read = read.ok_or_else(|| fault.as_ref().map_or_else(String::new, ToString::to_string))?;
        let battle = Battle::start(system.clone(), read.setup.clone());
        let mut session = LocalSession::of(battle.map_err(|faults| battle::told(&system, &faults))?, seed);
        let stopped = session.play(&read).map(|(line, why)| format!("line {line}: {why}"));
        // What is missing in a file that could be read or played only in part needs no saying; nor that a link has no hashes
        // of states at all: those stay at home.
        let whole = fault.is_none() && stopped.is_none();
        let hashed = whole && !read.marks.is_empty();
        let doubts = replay::doubts(&read, whole.then_some(&session.battle));
        let doubts = doubts.into_iter().filter(|it| hashed || !matches!(it.what, Damage::NoState { .. }));
        let told = fault.into_iter().chain(doubts).map(|it| it.to_string());
        let told: Vec<String> = stopped.into_iter().chain(told).collect();
        Ok((session, (!told.is_empty()).then(|| told.join("; "))))
    }

    /// Plays the orders of a replay as far as they go: the line of the first that does not, and why.
    fn play(&mut self, read: &replay::Replay<S>) -> Option<(usize, String)> {
        read.turns.iter().find_map(|turn| {
            let mut dice = dice::Recorded::new(turn.thrown.as_slice());
            let why = self.battle.give(turn.order.clone(), &mut dice).err()?;
            Some((turn.line, why.to_string()))
        })
    }

    fn read(text: &str) -> Option<S::Order> {
        notation::from_text(text).ok()
    }

    /// The bot of this kind at a seat, which sits down if it has not yet.
    fn player(&mut self, seat: Seat, bot: &str, mind: u64) -> Option<Box<dyn Player<S>>> {
        if let Some(at) = self.players.iter().position(|it| it.0 == seat && it.1 == bot) {
            return Some(self.players.swap_remove(at).2);
        }
        let kind = bots::named(&self.battle.system().players(), bot).ok()?;
        Some(kind.sit(Seeded::from_u64(mind)))
    }

    fn tell(&self, state: &mut S::State, entry: &Entry<S>, order: usize, seat: Option<Seat>, log: &mut Vec<LogEntry>) {
        let system = self.battle.system();
        for event in &entry.events {
            if let Some(seen) = system.witness(event, seat)
                && let Some(told) = self.told_of(state, &seen, order, entry.seat)
                && !log.last_mut().is_some_and(|it| it.join(&told))
            {
                log.push(told);
            }
            system.fold(state, event);
        }
    }

    /// What is told of an event, and what there is to see of it.
    fn told_of(&self, state: &S::State, seen: &S::Event, order: usize, seat: Seat) -> Option<LogEntry> {
        let system = self.battle.system();
        let (told, cue) = (system.narrate(state, seen), system.cue(state, seen));
        let quiet = told.is_none();
        let line = told.or_else(|| cue.as_ref().map(|it| it.word.clone()))?;
        let (tone, tally) = (system.tone(state, seen), system.tally(state, seen));
        Some(LogEntry { order, seat, line, tone, tally, cue, quiet })
    }

    /// A refusal: its rule, and its words.
    fn words_of(&self, why: &S::Forbidden) -> (catalogue::RuleId, Line) {
        (why.rule(), self.battle.system().refusal(self.battle.state(), why))
    }
}

/// An order as text.
pub(super) fn text<O: serde::Serialize>(order: &O) -> OrderText {
    notation::to_text(order).unwrap_or_default()
}

impl<S: Game> Session for LocalSession<S> {
    fn system(&self) -> &'static str {
        S::NAME
    }

    /// A page has them from the game's manifest, as it has those of its [offer](crate::Offered::messages).
    fn words(&self, language: Language) -> &'static str {
        if cfg!(target_arch = "wasm32") { "" } else { self.battle.system().messages(language) }
    }

    fn bots(&self) -> Vec<&'static str> {
        offered_bots(self.battle.system())
    }

    fn roles(&self) -> &'static [&'static str] {
        S::ROLES
    }

    fn seats(&self) -> u8 {
        self.battle.system().seats(self.battle.state())
    }

    fn decision(&self) -> Option<Decision> {
        self.battle.decision()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.battle.outcome()
    }

    fn scene(&self, seat: Option<Seat>) -> Scene<OrderText> {
        self.battle.system().scene(&self.battle.view(seat)).map(|order| text(&order))
    }

    fn scene_after(&self, orders: usize) -> Scene<OrderText> {
        let state = self.battle.state_after(orders.min(self.given()));
        let system = self.battle.system();
        system.scene(&View::of(system, &state, None)).map(|order| text(&order))
    }

    fn compose(&self, seat: Seat, sketch: &Sketch) -> Option<OrderText> {
        self.battle.system().compose(&self.battle.view(Some(seat)), sketch).map(|it| text(&it))
    }

    fn preview(&self, seat: Seat, order: &str) -> Option<Preview> {
        let order = Self::read(order)?;
        Some(self.battle.system().preview(&self.battle.view(Some(seat)), &order))
    }

    fn forecast(&self, seat: Seat, order: &str) -> Option<Forecast> {
        self.battle.system().forecast(&self.battle.view(Some(seat)), &Self::read(order)?)
    }

    fn raising(&self, seat: Seat, order: &str) -> Vec<(Line, f64)> {
        Self::read(order).map_or_else(Vec::new, |it| raising(&self.battle, seat, &it))
    }

    fn suppose(&self, seat: Seat, orders: &[OrderText]) -> Option<Box<dyn Session>> {
        let orders: Option<Vec<S::Order>> = orders.iter().map(|it| Self::read(it)).collect();
        Some(Box::new(LocalSession::of(supposed(&self.battle, seat, &orders?)?, 0)))
    }

    fn outlook(&self, seat: Seat, orders: &[OrderText]) -> Outlook {
        let orders: Option<Vec<S::Order>> = orders.iter().map(|it| Self::read(it)).collect();
        orders.map_or_else(Outlook::default, |it| outlook(&self.battle, seat, &it))
    }

    fn amid(&self) -> bool {
        self.battle.system().amid(self.battle.state())
    }

    fn reach(&self, seat: Seat, tile: &str) -> Vec<Zone> {
        self.battle.system().reach(&self.battle.view(Some(seat)), tile)
    }

    fn march(&self, seat: Seat, sketch: &Sketch) -> Vec<Stride<OrderText>> {
        let strides = self.battle.system().march(&self.battle.view(Some(seat)), sketch);
        strides.into_iter().map(|it| it.map(|order| text(&order))).collect()
    }

    fn look(&self, seat: Seat, from: &Target, to: &Target) -> Preview {
        self.battle.system().look(&self.battle.view(Some(seat)), from, to)
    }

    fn stake(&self, seat: Seat) -> Option<Stake<OrderText>> {
        Some(self.battle.system().stake(&self.battle.view(Some(seat)))?.map(|order| text(&order)))
    }

    fn gist(&self, seat: Seat, orders: &[OrderText]) -> Option<Line> {
        let orders: Option<Vec<S::Order>> = orders.iter().map(|it| Self::read(it)).collect();
        self.battle.system().gist(&self.battle.view(Some(seat)), &orders?)
    }

    fn obvious(&self) -> Option<OrderText> {
        let (system, state) = (self.battle.system(), self.battle.state());
        let order = system.obvious(state)?;
        let mut none = dice::Recorded::new(Vec::new());
        battle::apply(system, &mut state.clone(), &order, &mut none, None).ok()?;
        Some(text(&order))
    }

    fn sheet(&self, seat: Seat, piece: &str) -> Option<Sheet> {
        self.battle.system().sheet(&self.battle.view(Some(seat)), piece)
    }

    fn legend(&self, seat: Seat) -> Vec<Legend> {
        self.battle.system().legend(&self.battle.view(Some(seat)))
    }

    fn mission(&self, seat: Seat) -> Option<Mission> {
        self.battle.system().mission(&self.battle.view(Some(seat)))
    }

    fn pass(&self) -> Option<OrderText> {
        self.battle.system().pass(self.battle.state()).map(|it| text(&it))
    }

    fn give(&mut self, order: &str) -> Result<(), Refused> {
        let order = Self::read(order).ok_or(Refused::Unreadable)?;
        let objections = self.battle.system().objections(self.battle.state(), &order);
        let dice: &mut dyn Dice = match &mut self.typed {
            Some(typed) => {
                typed.rewind();
                typed
            }
            None => {
                self.dice.go_on_after(self.battle.entries().iter().flat_map(|it| &it.thrown));
                &mut self.dice
            }
        };
        match self.battle.give(order, dice) {
            Ok(_) => {
                self.typed.iter_mut().for_each(TypedIn::clear);
                Ok(())
            }
            Err(Stop::Forbidden(why)) if objections.is_empty() => Err(Refused::Forbidden(vec![self.words_of(&why)])),
            Err(Stop::Forbidden(_)) => Err(Refused::Forbidden(objections.iter().map(|it| self.words_of(it)).collect())),
            Err(Stop::NeedDice(need)) => Err(Refused::NeedDice(need)),
        }
    }

    fn given(&self) -> usize {
        self.battle.entries().len()
    }

    fn log(&self, from: usize, seat: Option<Seat>) -> Vec<LogEntry> {
        let mut log = Vec::new();
        let from = from.min(self.given());
        let (told, known) = self.told.borrow().clone();
        let mut state = if told == from { known } else { self.battle.state_after(from) };
        for (at, entry) in self.battle.entries().iter().enumerate().skip(from) {
            self.tell(&mut state, entry, at, seat, &mut log);
        }
        *self.told.borrow_mut() = (self.given(), state);
        log
    }

    fn undo_objection(&self) -> Option<NoUndo> {
        self.battle.undo_objection()
    }

    fn way_back(&self, seat: Seat, bots: &[Seat]) -> Result<usize, NoUndo> {
        self.battle.way_back(seat, bots)
    }

    fn undo(&mut self) -> bool {
        self.players.clear();
        let taken = self.battle.undo().is_some();
        self.scribe = RefCell::new(Scribe::new(&self.battle, Vec::new()));
        self.told = RefCell::new((0, self.battle.state_after(0)));
        taken
    }

    fn replay(&self) -> String {
        self.scribe.borrow_mut().write(&self.battle)
    }

    fn turn(&self, order: usize) -> Option<String> {
        self.battle.entries().get(order).map(replay::write_turn)
    }

    fn follow(&mut self, turn: &str) -> Result<(), String> {
        let turn = replay::read_turn::<S>(turn).map_err(|fault| fault.to_string())?;
        let mut dice = dice::Recorded::new(turn.thrown);
        self.battle.give(turn.order, &mut dice).map(|_| ()).map_err(|why| why.to_string())
    }

    fn advice(&mut self, bot: &str, mind: u64, clock: Option<&dyn Clock>) -> Option<OrderText> {
        let decision = self.battle.decision()?;
        let mut player = self.player(decision.seat, bot, mind)?;
        let orders = self.battle.orders();
        let at = SeatAt::table(self.battle.system(), self.battle.state(), decision, &orders);
        let order = player.choose(&at, clock.map_or(Limit::Nodes(NODES), Limit::Time));
        self.players.push((decision.seat, bot.to_owned(), player));
        Some(text(&order))
    }

    fn hint(&self, mind: u64, clock: Option<&dyn Clock>) -> Option<Hint> {
        hinted(&self.battle, mind, clock.map_or(Limit::Nodes(NODES), Limit::Time))
    }

    fn verdict(&self) -> Vec<Line> {
        self.battle.system().verdict(self.battle.state())
    }

    fn review(&self) -> BattleReview {
        reviewed(&self.battle)
    }

    fn said(&self, order: usize) -> Option<(Seat, String)> {
        let entry = self.battle.entries().get(order)?;
        let words = text(&entry.order);
        let word = words.split(' ').next().unwrap_or_default();
        Some((entry.seat, word.to_owned()))
    }

    fn prepare(&mut self, faces: &[u8]) {
        self.dice.prepare(faces);
    }

    fn roll_by_hand(&mut self, by_hand: bool) {
        self.typed = by_hand.then(|| self.typed.take().unwrap_or_default());
    }

    fn missing(&self) -> Option<NeedDice> {
        self.typed.as_ref().and_then(TypedIn::missing)
    }

    fn enter(&mut self, faces: &str) -> Result<(), BadFaces> {
        self.typed.as_mut().map_or(Err(BadFaces::NothingAsked), |it| it.enter_text(faces))
    }

    fn roll_missing(&mut self) {
        if let Some(need) = self.missing()
            && let Ok(faces) = self.dice.roll(Roll::new(need.rule, need.count, need.sides))
            && let Some(typed) = &mut self.typed
        {
            let _ = typed.enter(&faces);
        }
    }

    fn branch(&self, orders: usize) -> Box<dyn Session> {
        let (system, setup) = (self.battle.system().clone(), self.battle.setup().clone());
        let seed = self.dice.seed_of_a_branch();
        let mut session =
            LocalSession::start(system, setup, seed.into()).unwrap_or_else(|_| unreachable!("it did start"));
        session.dice.prepare(self.dice.prepared());
        for entry in self.battle.entries().iter().take(orders) {
            let mut dice = dice::Recorded::new(entry.thrown.clone());
            let again = session.battle.give(entry.order.clone(), &mut dice);
            again.unwrap_or_else(|why| unreachable!("the same orders and dice give the same battle: {why}"));
        }
        Box::new(session)
    }
}
