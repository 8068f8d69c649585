//! The page's side of the border: a session that lives in a game's module.

use std::rc::Rc;

use battle::{
    Decision, Forecast, Line, NoUndo, Outcome, Preview, Scene, Seat, Sketch, Stake, Stride,
    form::{Answers, Field},
    scene::{Target, Zone},
    sheet::{Legend, Mission, Sheet},
};
use bots::Clock;
use catalogue::Language;
use dice::{BadFaces, NeedDice};
use kit::matchup::OddsAnswer;
use kit::{
    Army, Begun, Offer, Opened, Taught,
    session::{BattleReview, Hint, LogEntry, OrderText, Outlook, Refused, Session},
};
use odds::Over;
use serde::de::DeserializeOwned;

use crate::call::{Ask, Call, Case, Faults, Handle, Learned, Resumed};

/// Carries a question to a game's [`Host`](crate::Host), and its answer back.
pub trait Carrier {
    /// Both as Postcard.
    ///
    /// # Errors
    /// The module broke, or the question is not one it knows.
    fn carry(&self, question: &[u8]) -> Result<Vec<u8>, String>;
}

/// A game whose module is here.
#[derive(Clone)]
pub struct RemoteGame {
    /// What is known of it without its module.
    offer: Offer,
    carrier: Rc<dyn Carrier>,
}

impl RemoteGame {
    /// The game that this carrier leads to.
    #[must_use]
    pub fn new(offer: Offer, carrier: Rc<dyn Carrier>) -> RemoteGame {
        RemoteGame { offer, carrier }
    }

    /// Starts a ready battle with dice from this seed.
    #[must_use]
    pub fn start(&self, battle: &str, seed: u64) -> Option<Box<dyn Session>> {
        let handle: Option<Handle> = self.ask(&Ask::Start(battle.to_owned(), seed));
        handle.map(|it| self.session(it))
    }

    /// Takes a battle up from its replay file; with it what was wrong with the file, if anything.
    ///
    /// # Errors
    /// What is wrong with the file, where nothing can be made of it.
    pub fn resume(&self, file: &str, seed: u64) -> Result<Opened, String> {
        let resumed: Result<Resumed, String> = self.ask(&Ask::Resume(file.to_owned(), seed));
        resumed.map(|it| (self.session(it.session), it.fault))
    }

    /// Starts a lesson.
    #[must_use]
    pub fn learn(&self, word: &str) -> Option<Taught> {
        let learned: Option<Learned> = self.ask(&Ask::Learn(word.to_owned()));
        learned.map(|it| (it.lesson, self.session(it.session)))
    }

    /// Starts a battle of the players' own, or says everything that is wrong.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn own(&self, answers: &Answers, seed: u64) -> Begun {
        let handle: Result<Handle, Faults> = self.ask(&Ask::Own(answers.clone(), seed));
        handle.map(|it| self.session(it))
    }

    /// What players choose for a battle of their own, given the answers so far.
    #[must_use]
    pub fn form(&self, answers: &Answers) -> Vec<Field> {
        self.ask(&Ask::Form(answers.clone()))
    }

    /// Who fights in a battle of the players' own, as far as the answers say.
    #[must_use]
    pub fn own_armies(&self, answers: &Answers) -> Vec<Army> {
        self.ask(&Ask::OwnArmies(answers.clone()))
    }

    /// The form of a question of the odds lab.
    #[must_use]
    pub fn lab_fields(&self, answers: &Answers) -> Vec<Field> {
        self.ask(&Ask::LabFields(answers.clone()))
    }

    /// The cases of a question of the odds lab.
    ///
    /// # Errors
    /// Why it cannot be asked.
    pub fn lab_cases(&self, answers: &Answers, over: Option<Over>) -> Result<Vec<Case>, Box<Line>> {
        self.ask(&Ask::LabCases(answers.clone(), over.map(|it| it.word().to_owned())))
    }

    /// Works one of them out.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn lab_work(&self, answers: &Answers, over: Option<Over>, case: usize) -> Result<OddsAnswer, Box<Line>> {
        self.ask(&Ask::LabWork(answers.clone(), over.map(|it| it.word().to_owned()), case))
    }

    fn session(&self, handle: Handle) -> Box<dyn Session> {
        Box::new(RemoteSession { game: self.clone(), handle })
    }

    /// Asks, and reads the answer. A module that breaks breaks the page: what it knew is lost, and the page shows how to
    /// go on.
    fn ask<T: DeserializeOwned>(&self, question: &Ask) -> T {
        let asked = postcard::to_allocvec(question).map_err(|why| why.to_string());
        let answer = asked.and_then(|it| self.carrier.carry(&it)).unwrap_or_else(|why| panic!("the game broke: {why}"));
        postcard::from_bytes(&answer).unwrap_or_else(|why| panic!("the game answered what cannot be read: {why}"))
    }
}

/// A session in a game's module. It is closed there when it is dropped here.
struct RemoteSession {
    game: RemoteGame,
    handle: Handle,
}

impl RemoteSession {
    fn call<T: DeserializeOwned>(&self, call: Call) -> T {
        self.game.ask(&Ask::Session(self.handle, call))
    }
}

impl Drop for RemoteSession {
    fn drop(&mut self) {
        if let Ok(question) = postcard::to_allocvec(&Ask::Close(self.handle)) {
            let _ = self.game.carrier.carry(&question);
        }
    }
}

/// Every question is carried to the module. A clock cannot be: bots that are asked here count what they look at.
impl Session for RemoteSession {
    fn system(&self) -> &'static str {
        self.game.offer.name()
    }

    /// A page loads the messages of all games with its own, a file for each language.
    fn words(&self, language: Language) -> &'static str {
        self.game.offer.messages(language)
    }

    fn bots(&self) -> Vec<&'static str> {
        self.game.offer.bots()
    }

    fn roles(&self) -> &'static [&'static str] {
        self.game.offer.roles()
    }

    fn seats(&self) -> u8 {
        self.call(Call::Seats)
    }

    fn decision(&self) -> Option<Decision> {
        self.call(Call::Decision)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.call(Call::Outcome)
    }

    fn scene(&self, seat: Option<Seat>) -> Scene<OrderText> {
        self.call(Call::Scene(seat))
    }

    fn scene_after(&self, orders: usize) -> Scene<OrderText> {
        self.call(Call::SceneAfter(orders))
    }

    fn compose(&self, seat: Seat, sketch: &Sketch) -> Option<OrderText> {
        self.call(Call::Compose(seat, sketch.clone()))
    }

    fn preview(&self, seat: Seat, order: &str) -> Option<Preview> {
        self.call(Call::Preview(seat, order.to_owned()))
    }

    fn forecast(&self, seat: Seat, order: &str) -> Option<Forecast> {
        self.call(Call::Forecast(seat, order.to_owned()))
    }

    fn raising(&self, seat: Seat, order: &str) -> Vec<(Line, f64)> {
        self.call(Call::Raising(seat, order.to_owned()))
    }

    fn suppose(&self, seat: Seat, orders: &[OrderText]) -> Option<Box<dyn Session>> {
        let handle: Option<Handle> = self.call(Call::Suppose(seat, orders.to_vec()));
        handle.map(|it| self.game.session(it))
    }

    fn outlook(&self, seat: Seat, orders: &[OrderText]) -> Outlook {
        self.call(Call::Outlook(seat, orders.to_vec()))
    }

    fn amid(&self) -> bool {
        self.call(Call::Amid)
    }

    fn reach(&self, seat: Seat, tile: &str) -> Vec<Zone> {
        self.call(Call::Reach(seat, tile.to_owned()))
    }

    fn march(&self, seat: Seat, sketch: &Sketch) -> Vec<Stride<OrderText>> {
        self.call(Call::March(seat, sketch.clone()))
    }

    fn look(&self, seat: Seat, from: &Target, to: &Target) -> Preview {
        self.call(Call::Look(seat, from.clone(), to.clone()))
    }

    fn stake(&self, seat: Seat) -> Option<Stake<OrderText>> {
        self.call(Call::Stake(seat))
    }

    fn gist(&self, seat: Seat, orders: &[OrderText]) -> Option<Line> {
        self.call(Call::Gist(seat, orders.to_vec()))
    }

    fn obvious(&self) -> Option<OrderText> {
        self.call(Call::Obvious)
    }

    fn sheet(&self, seat: Seat, piece: &str) -> Option<Sheet> {
        self.call(Call::Sheet(seat, piece.to_owned()))
    }

    fn legend(&self, seat: Seat) -> Vec<Legend> {
        self.call(Call::Legend(seat))
    }

    fn mission(&self, seat: Seat) -> Option<Mission> {
        self.call(Call::Mission(seat))
    }

    fn pass(&self) -> Option<OrderText> {
        self.call(Call::Pass)
    }

    fn give(&mut self, order: &str) -> Result<(), Refused> {
        self.call(Call::Give(order.to_owned()))
    }

    fn given(&self) -> usize {
        self.call(Call::Given)
    }

    fn log(&self, from: usize, seat: Option<Seat>) -> Vec<LogEntry> {
        self.call(Call::Log(from, seat))
    }

    fn undo_objection(&self) -> Option<NoUndo> {
        self.call(Call::UndoObjection)
    }

    fn way_back(&self, seat: Seat, bots: &[Seat]) -> Result<usize, NoUndo> {
        self.call(Call::WayBack(seat, bots.to_vec()))
    }

    fn undo(&mut self) -> bool {
        self.call(Call::Undo)
    }

    fn replay(&self) -> String {
        self.call(Call::Replay)
    }

    fn turn(&self, order: usize) -> Option<String> {
        self.call(Call::Turn(order))
    }

    fn follow(&mut self, turn: &str) -> Result<(), String> {
        self.call(Call::Follow(turn.to_owned()))
    }

    fn advice(&mut self, bot: &str, mind: u64, _: Option<&dyn Clock>) -> Option<OrderText> {
        self.call(Call::Advice(bot.to_owned(), mind))
    }

    fn hint(&self, mind: u64, _: Option<&dyn Clock>) -> Option<Hint> {
        self.call(Call::Hint(mind))
    }

    fn verdict(&self) -> Vec<Line> {
        self.call(Call::Verdict)
    }

    fn review(&self) -> BattleReview {
        self.call(Call::Review)
    }

    fn said(&self, order: usize) -> Option<(Seat, String)> {
        self.call(Call::Said(order))
    }

    fn prepare(&mut self, faces: &[u8]) {
        self.call::<()>(Call::Prepare(faces.to_vec()));
    }

    fn roll_by_hand(&mut self, by_hand: bool) {
        self.call::<()>(Call::RollByHand(by_hand));
    }

    fn missing(&self) -> Option<NeedDice> {
        self.call(Call::Missing)
    }

    fn enter(&mut self, faces: &str) -> Result<(), BadFaces> {
        self.call(Call::Enter(faces.to_owned()))
    }

    fn roll_missing(&mut self) {
        self.call::<()>(Call::RollMissing);
    }

    fn branch(&self, orders: usize) -> Box<dyn Session> {
        let handle: Handle = self.call(Call::Branch(orders));
        self.game.session(handle)
    }
}
