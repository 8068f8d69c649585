//! A bot's mind beside the page: what a worker hears and answers, as text.
//!
//! The page tells what it has: the battle so far (`open`), then every further order with its dice (`follow`); and it asks
//! (`answer`). Whoever thinks keeps its plans from one answer to the next, as a player at the table would.
//!
//! | heard | answered |
//! |---|---|
//! | `open`, and the replay file on the next lines | nothing |
//! | `follow`, and an order with its dice as in a replay file | nothing |
//! | `answer NUMBER BOT SEED MILLISECONDS` | `NUMBER ORDER` |
//! | `hint NUMBER SEED MILLISECONDS` | `hint NUMBER`, and a [`Hint`](kit::session::Hint) on the next line, if there is one |
//! | `review NUMBER` | `review NUMBER`, and a [`BattleReview`](kit::session::BattleReview) on the next line |
//!
//! What goes wrong is answered as `! WHY`: the page then goes on without this mind.

use battle::notation;
use kit::session::Session;
use wasm_bindgen::prelude::wasm_bindgen;

/// How long a bot may think: the caller's clock, if it brings one.
type Clocks = fn(milliseconds: u32) -> Box<dyn bots::Clock>;

/// A mind that follows one battle.
#[wasm_bindgen]
pub struct Thinker {
    session: Option<Box<dyn Session>>,
    clocks: Option<Clocks>,
}

#[wasm_bindgen]
impl Thinker {
    /// A mind that knows of no battle yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    #[allow(clippy::new_without_default, reason = "it is made by a script")]
    pub fn new() -> Thinker {
        Thinker { session: None, clocks: clocks() }
    }

    /// Hears a message; what is answered, if anything.
    pub fn hear(&mut self, message: &str) -> Option<String> {
        let (head, rest) = message.split_once('\n').unwrap_or((message, ""));
        let heard = match head.split(' ').collect::<Vec<_>>()[..] {
            ["open"] => self.open(rest).map(|()| None),
            ["follow"] => self.follow(rest).map(|()| None),
            ["answer", number, bot, seed, milliseconds] => self.answer(number, bot, seed, milliseconds).map(Some),
            ["hint", number, seed, milliseconds] => self.hint(number, seed, milliseconds).map(Some),
            ["review", number] => self.battle().map(|it| counsel("review", number, &Some(it.review()))).map(Some),
            _ => Err(format!("\"{}\" is not understood", head.escape_debug())),
        };
        heard.unwrap_or_else(|why| Some(format!("! {why}")))
    }
}

impl Thinker {
    fn open(&mut self, replay: &str) -> Result<(), String> {
        let (session, fault) = kit::resume(games::all(), replay, 0)?;
        self.session = Some(session);
        fault.map_or(Ok(()), Err)
    }

    fn follow(&mut self, turn: &str) -> Result<(), String> {
        self.battle()?.follow(turn)
    }

    fn answer(&mut self, number: &str, bot: &str, seed: &str, milliseconds: &str) -> Result<String, String> {
        let (seed, clock) = self.asked(seed, milliseconds)?;
        let order = self.battle()?.advice(bot, seed, clock.as_deref());
        order.map(|it| format!("{number} {it}")).ok_or_else(|| format!("no bot {bot} for this battle"))
    }

    fn hint(&mut self, number: &str, seed: &str, milliseconds: &str) -> Result<String, String> {
        let (seed, clock) = self.asked(seed, milliseconds)?;
        Ok(counsel("hint", number, &self.battle()?.hint(seed, clock.as_deref())))
    }

    /// The seed and the time of a question.
    fn asked(&self, seed: &str, milliseconds: &str) -> Result<(u64, Option<Box<dyn bots::Clock>>), String> {
        let seed = seed.parse().map_err(|_| format!("{seed} is no seed"))?;
        let milliseconds = milliseconds.parse().map_err(|_| format!("{milliseconds} is no time"))?;
        Ok((seed, self.clocks.map(|it| it(milliseconds))))
    }

    fn battle(&mut self) -> Result<&mut dyn Session, String> {
        match &mut self.session {
            Some(session) => Ok(session.as_mut()),
            None => Err("no battle is open".to_owned()),
        }
    }
}

/// Counsel as it is answered.
fn counsel<T: serde::Serialize>(what: &str, number: &str, told: &Option<T>) -> String {
    let told = told.as_ref().and_then(|it| notation::to_text(it).ok()).unwrap_or_default();
    format!("{what} {number}\n{told}")
}

/// The browser's clock.
#[cfg(target_arch = "wasm32")]
fn clocks() -> Option<Clocks> {
    struct Until(f64);
    impl bots::Clock for Until {
        fn left(&self) -> std::time::Duration {
            std::time::Duration::from_millis((self.0 - js_sys::Date::now()).max(0.0) as u64)
        }
    }
    Some(|milliseconds| {
        let time = bots::thinking_time(std::time::Duration::from_millis(u64::from(milliseconds)));
        Box::new(Until(js_sys::Date::now() + time.as_secs_f64() * 1000.0))
    })
}

/// Natively nobody here looks at a clock: states are counted instead.
#[cfg(not(target_arch = "wasm32"))]
fn clocks() -> Option<Clocks> {
    None
}
