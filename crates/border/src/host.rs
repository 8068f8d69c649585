//! The module's side of the border: it holds the sessions and answers what is asked about them.

use std::collections::BTreeMap;

use battle::{
    Line,
    form::{Answers, Field},
};
use kit::matchup::OddsAnswer;
use kit::{Offer, session::Session};
use odds::Over;
use serde::Serialize;

use crate::call::{Ask, Call, Case, Faults, Handle, Learned, Resumed};

/// Who works out what the odds lab asks.
pub trait Lab {
    /// The form of a question.
    fn fields(&self, answers: &Answers) -> Vec<Field>;
    /// The cases of a question.
    ///
    /// # Errors
    /// Why it cannot be asked.
    fn cases(&self, answers: &Answers, over: Option<Over>) -> Result<Vec<Case>, Box<Line>>;
    /// Works one of them out.
    ///
    /// # Errors
    /// Why it cannot be.
    fn work(&self, answers: &Answers, over: Option<Over>, case: usize) -> Result<OddsAnswer, Box<Line>>;
}

/// A game and its open sessions.
pub struct Host {
    offer: Offer,
    lab: &'static dyn Lab,
    sessions: BTreeMap<Handle, Box<dyn Session>>,
    last: Handle,
}

impl Host {
    /// A game without a session.
    #[must_use]
    pub fn new(offer: Offer, lab: &'static dyn Lab) -> Host {
        Host { offer, lab, sessions: BTreeMap::new(), last: 0 }
    }

    /// Answers a question ([`Ask`]), both as Postcard.
    ///
    /// # Errors
    /// It cannot be read, or is about a session that is not open.
    pub fn answer(&mut self, question: &[u8]) -> Result<Vec<u8>, String> {
        let ask: Ask = postcard::from_bytes(question).map_err(|why| why.to_string())?;
        match ask {
            Ask::Start(battle, seed) => {
                let session = self.offer.start(&battle, seed).map(|it| self.open(it));
                told(&session)
            }
            Ask::Resume(file, seed) => told(&self.resume(&file, seed)),
            Ask::Learn(word) => {
                let taught = self.offer.learn(&word);
                told(&taught.map(|(lesson, session)| Learned { lesson, session: self.open(session) }))
            }
            Ask::Own(answers, seed) => {
                let session: Result<Handle, Faults> = self.offer.own(&answers, seed).map(|it| self.open(it));
                told(&session)
            }
            Ask::Form(answers) => told(&self.offer.form(&answers)),
            Ask::OwnArmies(answers) => told(&self.offer.own_armies(&answers)),
            Ask::LabFields(answers) => told(&self.lab.fields(&answers)),
            Ask::LabCases(answers, over) => told(&self.lab.cases(&answers, over.as_deref().and_then(Over::of))),
            Ask::LabWork(answers, over, case) => {
                told(&self.lab.work(&answers, over.as_deref().and_then(Over::of), case))
            }
            Ask::Session(handle, call) => self.call(handle, call),
            Ask::Close(handle) => told(&self.sessions.remove(&handle).map(|_| ())),
        }
    }

    /// How many sessions are open.
    #[must_use]
    pub fn open_sessions(&self) -> usize {
        self.sessions.len()
    }

    fn open(&mut self, session: Box<dyn Session>) -> Handle {
        self.last += 1;
        self.sessions.insert(self.last, session);
        self.last
    }

    fn resume(&mut self, file: &str, seed: u64) -> Result<Resumed, String> {
        let (session, fault) = self.offer.resume(file, seed)?;
        Ok(Resumed { session: self.open(session), fault })
    }

    fn call(&mut self, handle: Handle, call: Call) -> Result<Vec<u8>, String> {
        let session = self.sessions.get_mut(&handle).ok_or_else(|| format!("no session {handle} is open"))?;
        let session = session.as_mut();
        match call {
            Call::Suppose(seat, orders) => {
                let supposed = session.suppose(seat, &orders).map(|it| self.open(it));
                told(&supposed)
            }
            Call::Branch(orders) => {
                let branch = session.branch(orders);
                told(&self.open(branch))
            }
            other => answered(session, other),
        }
    }
}

/// What a session answers.
fn answered(session: &mut dyn Session, call: Call) -> Result<Vec<u8>, String> {
    match call {
        Call::Seats => told(&session.seats()),
        Call::Decision => told(&session.decision()),
        Call::Outcome => told(&session.outcome()),
        Call::Scene(seat) => told(&session.scene(seat)),
        Call::SceneAfter(orders) => told(&session.scene_after(orders)),
        Call::Compose(seat, sketch) => told(&session.compose(seat, &sketch)),
        Call::Preview(seat, order) => told(&session.preview(seat, &order)),
        Call::Forecast(seat, order) => told(&session.forecast(seat, &order)),
        Call::Raising(seat, order) => told(&session.raising(seat, &order)),
        Call::Outlook(seat, orders) => told(&session.outlook(seat, &orders)),
        Call::Amid => told(&session.amid()),
        Call::Reach(seat, tile) => told(&session.reach(seat, &tile)),
        Call::March(seat, sketch) => told(&session.march(seat, &sketch)),
        Call::Look(seat, from, to) => told(&session.look(seat, &from, &to)),
        Call::Stake(seat) => told(&session.stake(seat)),
        Call::Gist(seat, orders) => told(&session.gist(seat, &orders)),
        Call::Obvious => told(&session.obvious()),
        Call::Sheet(seat, piece) => told(&session.sheet(seat, &piece)),
        Call::Legend(seat) => told(&session.legend(seat)),
        Call::Mission(seat) => told(&session.mission(seat)),
        Call::Pass => told(&session.pass()),
        Call::Give(order) => told(&session.give(&order)),
        Call::Given => told(&session.given()),
        Call::Log(from, seat) => told(&session.log(from, seat)),
        Call::UndoObjection => told(&session.undo_objection()),
        Call::WayBack(seat, bots) => told(&session.way_back(seat, &bots)),
        Call::Undo => told(&session.undo()),
        Call::Replay => told(&session.replay()),
        Call::Turn(order) => told(&session.turn(order)),
        Call::Follow(turn) => told(&session.follow(&turn)),
        Call::Advice(bot, mind) => told(&session.advice(&bot, mind, None)),
        Call::Hint(mind) => told(&session.hint(mind, None)),
        Call::Verdict => told(&session.verdict()),
        Call::Review => told(&session.review()),
        Call::Said(order) => told(&session.said(order)),
        Call::Prepare(faces) => told(&session.prepare(&faces)),
        Call::RollByHand(by_hand) => told(&session.roll_by_hand(by_hand)),
        Call::Missing => told(&session.missing()),
        Call::Enter(faces) => told(&session.enter(&faces)),
        Call::RollMissing => told(&session.roll_missing()),
        Call::Suppose(..) | Call::Branch(_) => Err("a session that opens another is asked of its host".to_owned()),
    }
}

/// An answer as Postcard.
fn told<T: Serialize>(answer: &T) -> Result<Vec<u8>, String> {
    postcard::to_allocvec(answer).map_err(|why| why.to_string())
}
