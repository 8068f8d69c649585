//! Bots: they think in a worker beside the page, for a time, while the page goes on.
//!
//! The worker loads the game's module alone, and follows the battle order by order (`Thinker` of `crates/game-module` says
//! what it hears). Where there is
//! no worker, or it does not answer in time, the page answers for it with the first bot of the game, which takes no time.

use std::time::Duration;

use leptos::prelude::{
    Get, GetUntracked, LocalStorage, RwSignal, Set, StoredValue, Update, UpdateValue, WithValue, set_timeout,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::desk::{Desk, Sitter};
use crate::{games, store};

/// How long a bot's order may be looked at before the next, in milliseconds: slow, normal, fast, at once.
pub const PACES: [(u32, &str); 4] = [(900, "slow"), (300, "normal"), (80, "fast"), (0, "instant")];
/// How long a bot may think, in milliseconds.
pub const LIMITS: [u32; 3] = [1_000, 3_000, 10_000];
/// How much longer than that an answer may take to come before the page goes on without it.
const GRACE: u32 = 15_000;
/// After so many breakdowns there is no further worker.
const MOST_FAILURES: u8 = 3;

/// How bots play at a desk.
#[derive(Clone, Copy)]
pub struct Bots {
    /// Since when a bot thinks, in milliseconds since 1970; `None` while none does.
    pub thinking: RwSignal<Option<f64>>,
    /// How long an order is to be looked at before the next, in milliseconds.
    pub pace: RwSignal<u32>,
    /// How long a bot may think, in milliseconds.
    pub limit: RwSignal<u32>,
    /// Whether bots wait until they are told to go on.
    pub paused: RwSignal<bool>,
    minds: StoredValue<Minds, LocalStorage>,
}

#[derive(Default)]
struct Minds {
    worker: Option<Worker>,
    /// How many orders the worker knows of; `None` where it has to be told everything.
    told: Option<usize>,
    /// The number of the last question.
    asked: u32,
    /// How often a worker has broken down.
    failures: u8,
}

impl Minds {
    /// Ends the worker; the next one has to be told everything.
    fn end(&mut self) {
        self.told = None;
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

impl Bots {
    /// Bots as they were set the last time.
    pub fn new() -> Bots {
        let kept = |key: &str, usual: u32| store::setting(key).and_then(|it| it.parse().ok()).unwrap_or(usual);
        Bots {
            thinking: RwSignal::new(None),
            pace: RwSignal::new(kept("pace", PACES[1].0)),
            limit: RwSignal::new(kept("limit", LIMITS[1])),
            paused: RwSignal::new(false),
            minds: StoredValue::new_local(Minds::default()),
        }
    }

    /// The word for the pace.
    pub fn pace_word(&self) -> &'static str {
        let pace = self.pace.get();
        PACES.iter().find(|it| it.0 == pace).map_or("normal", |it| it.1)
    }

    /// Sets the pace, and remembers it.
    pub fn set_pace(&self, pace: u32) {
        self.pace.set(pace);
        store::set("pace", &pace.to_string());
    }

    /// Sets how long a bot may think, and remembers it.
    pub fn set_limit(&self, limit: u32) {
        self.limit.set(limit);
        store::set("limit", &limit.to_string());
    }

    /// What was followed is no longer how it was: everything has to be told again.
    pub fn forget(&self) {
        self.minds.update_value(|it| it.told = None);
    }

    /// Nobody thinks any more; an answer still to come is not heard.
    pub fn dismiss(&self) {
        self.thinking.set(None);
        self.minds.update_value(|it| {
            it.asked += 1;
            it.end();
        });
    }
}

impl Desk {
    /// Lets a bot answer, where one is asked.
    pub fn go_on_with_bots(&self) {
        let bots = self.bots;
        let Some(decision) = self.with(|it| it.decision()) else { return bots.thinking.set(None) };
        let Sitter::Bot(bot) = self.sitter(decision.seat) else { return bots.thinking.set(None) };
        if bots.paused.get_untracked() || self.is_elsewhere_now() || self.past.get_untracked().is_some() {
            return bots.thinking.set(None);
        }
        let taught = self.order_of_lesson(decision.seat);
        bots.thinking.set(Some(js_sys::Date::now()));
        let number = bots.minds.with_value(|it| it.asked) + 1;
        bots.minds.update_value(|it| it.asked = number);
        if let Some(order) = taught {
            return self.after_a_look(number, order);
        }
        let limit = bots.limit.get_untracked();
        let question = format!("answer {number} {bot} {} {limit}", seed());
        if self.tell_and_ask(&question).is_err() {
            return self.answer_alone(number);
        }
        let desk = *self;
        let late = move || desk.lose_patience(number);
        set_timeout(late, Duration::from_millis(u64::from(limit + GRACE)));
    }

    /// Stops the bots, or lets them go on.
    pub fn pause_bots(&self) {
        self.bots.paused.update(|it| *it = !*it);
        if self.bots.paused.get_untracked() { self.bots.dismiss() } else { self.go_on_with_bots() }
    }

    /// Tells the worker what it does not know yet, and asks.
    pub(in crate::desk) fn tell_and_ask(&self, question: &str) -> Result<(), JsValue> {
        let worker = self.worker()?;
        let given = self.with(|it| it.given());
        match self.bots.minds.with_value(|it| it.told).filter(|it| *it <= given) {
            Some(told) => {
                for order in told..given {
                    let turn = self.with(|it| it.turn(order)).unwrap_or_default();
                    worker.post_message(&format!("follow\n{turn}").into())?;
                }
            }
            None => worker.post_message(&format!("open\n{}", self.with(|it| it.replay())).into())?,
        }
        self.bots.minds.update_value(|it| it.told = Some(given));
        worker.post_message(&question.into())
    }

    /// The worker; made when it is first needed.
    fn worker(&self) -> Result<Worker, JsValue> {
        if self.bots.minds.with_value(|it| it.failures >= MOST_FAILURES) {
            return Err(JsValue::NULL);
        }
        if let Some(worker) = self.bots.minds.with_value(|it| it.worker.clone()) {
            return Ok(worker);
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("thinker.js", &options)?;
        let desk = *self;
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            desk.hear(&event.data().as_string().unwrap_or_default());
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        let failed = Closure::<dyn Fn()>::new(move || desk.break_down());
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        failed.forget();
        let module = games::for_worker(self.with(|it| it.system())).ok_or(JsValue::NULL)?;
        worker.post_message(&module)?;
        self.bots.minds.update_value(|it| it.worker = Some(worker.clone()));
        Ok(worker)
    }

    /// The worker answers: what it says is done when the last order has been looked at long enough.
    fn hear(&self, answer: &str) {
        if self.closed.try_get_untracked().unwrap_or(true) {
            return;
        }
        if let Some((head, told)) = answer.split_once('\n') {
            return self.hear_counsel(head, told);
        }
        let asked = self.bots.minds.with_value(|it| it.asked);
        match answer.split_once(' ') {
            Some(("!", why)) => {
                web_sys::console::warn_1(&format!("the bot's mind: {why}").into());
                self.bots.forget();
                self.do_without_counsel();
                self.answer_alone(asked);
            }
            Some((number, order)) if number.parse() == Ok(asked) => self.after_a_look(asked, order.to_owned()),
            Some(_) | None => {}
        }
    }

    /// Gives a bot's order when the last one has been looked at long enough.
    fn after_a_look(&self, number: u32, order: String) {
        let (desk, since) = (*self, self.bots.thinking.get_untracked().unwrap_or_default());
        let left = f64::from(self.bots.pace.get_untracked()) - (js_sys::Date::now() - since);
        let give = move || {
            if desk.is_awaited(number) {
                desk.give(&order);
            }
        };
        if left > 0.0 { set_timeout(give, Duration::from_millis(left as u64)) } else { give() }
    }

    /// Whether the answer to this question is still waited for.
    fn is_awaited(&self, number: u32) -> bool {
        let open = !self.closed.try_get_untracked().unwrap_or(true) && self.past.get_untracked().is_none();
        open && self.bots.minds.with_value(|it| it.asked) == number && self.bots.thinking.get_untracked().is_some()
    }

    fn lose_patience(&self, number: u32) {
        if !self.closed.try_get_untracked().unwrap_or(true) && self.is_awaited(number) {
            self.bots.minds.update_value(Minds::end);
            self.answer_alone(number);
        }
    }

    /// The worker broke, or there can be none here.
    fn break_down(&self) {
        if self.closed.try_get_untracked().unwrap_or(true) {
            return;
        }
        let asked = self.bots.minds.with_value(|it| it.asked);
        self.bots.minds.update_value(|it| {
            it.failures += 1;
            it.end();
        });
        self.do_without_counsel();
        self.answer_alone(asked);
    }

    /// Answers without the worker.
    fn answer_alone(&self, number: u32) {
        let Some(first) = self.with(|it| it.bots().first().copied()) else { return };
        if let Some(order) = self.with(|it| it.advice(first, seed(), None)) {
            self.after_a_look(number, order);
        }
    }
}

/// A number nobody knows beforehand.
pub(in crate::desk) fn seed() -> u64 {
    js_sys::Math::random().to_bits()
}
