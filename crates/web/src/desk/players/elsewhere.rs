//! One battle in several tabs: whoever opens it second is told, and may take it over; the others look on from then.
//!
//! Tabs talk over a `BroadcastChannel` of the browser, by the key of the battle ([`crate::tabs`] says in which words). Whoever
//! plays it answers who comes; whoever looks on is told the whole battle whenever it is kept.

use battle::Seat;
use leptos::prelude::{Get, GetUntracked, Set, Update, UpdateValue, WithValue};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::desk::Desk;
use crate::games;
use crate::tabs::{Message, Tabs, Word};

/// The name of the channel.
const CHANNEL: &str = "adjutant-battles";

/// Where a battle is played that lies on this desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Elsewhere {
    /// Here, and nowhere else.
    #[default]
    No,
    /// In another tab: whether to take it over is asked.
    Asked,
    /// In another tab: this one looks on.
    LookedAt,
}

impl Desk {
    /// Opens the channel to other tabs and asks who else has this battle.
    pub fn meet_other_tabs(&self) {
        let key = self.save.get_untracked();
        let Some(channel) = BroadcastChannel::new(CHANNEL).ok().filter(|_| !key.is_empty()) else { return };
        let desk = *self;
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if !desk.closed.try_get_untracked().unwrap_or(true) {
                desk.hear_other_tab(&event.data().as_string().unwrap_or_default());
            }
        });
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        heard.forget();
        self.channel.update_value(|it| *it = Some(channel));
        self.tabs.update_value(|it| *it = Tabs::of(number_of_a_tab()));
        self.tell_other_tabs(Word::Who, "");
    }

    /// The browser has brought this tab back: asks again who has this battle.
    pub fn return_to_other_tabs(&self) {
        self.tell_other_tabs(Word::Who, "");
    }

    /// Says something about this battle to other tabs.
    fn tell_other_tabs(&self, word: Word, text: &str) {
        let (tab, key) = (self.tabs.with_value(Tabs::own), self.save.get_untracked());
        let message = Message { word, tab, key: &key, text }.write();
        self.channel.with_value(|it| {
            if let Some(channel) = it {
                let _ = channel.post_message(&message.into());
            }
        });
    }

    /// Hears another tab; what is about another battle is nothing to this one.
    fn hear_other_tab(&self, message: &str) {
        let key = self.save.get_untracked();
        let Some(Message { word, tab, text, .. }) = Message::read(message).filter(|it| it.key == key) else { return };
        self.tabs.update_value(|it| it.hear(word, tab));
        let plays = !self.is_elsewhere_now();
        match word {
            Word::Who => self.tell_other_tabs(if plays { Word::Mine } else { Word::Here }, ""),
            Word::Mine if plays => self.step_aside(Elsewhere::Asked),
            Word::Taken if plays => self.step_aside(Elsewhere::LookedAt),
            Word::Kept if !plays => self.look_on(text),
            Word::Left if !plays && self.tabs.with_value(Tabs::plays_on) => self.take_over_tab(),
            Word::Mine | Word::Here | Word::Taken | Word::Kept | Word::Left | Word::Gone => {}
        }
    }

    /// Another tab plays: bots wait, nothing is ordered here, and what was planned is dropped.
    fn step_aside(&self, how: Elsewhere) {
        self.drop_course();
        self.elsewhere.set(how);
        self.bots.dismiss();
        self.forget_counsel();
        self.forget();
        self.wanted.set(None);
        self.takeback.set(None);
        self.to_do.update(Vec::clear);
        self.on_the_way.update(Vec::clear);
    }

    /// Shows the battle as it stands in the other tab.
    fn look_on(&self, replay: &str) {
        if let Ok((mut session, _)) = games::resume(replay, js_sys::Math::random().to_bits()) {
            self.coach.lesson.get_untracked().iter().for_each(|it| session.prepare(&it.1.faces));
            self.replace(session);
            self.forget_counsel();
            self.told.set((Seat(u8::MAX), 0));
            self.redraw();
        }
    }

    /// The battle is played here from now on; the other tab looks on.
    pub fn take_over_tab(&self) {
        self.elsewhere.set(Elsewhere::No);
        self.tell_other_tabs(Word::Taken, "");
        self.bots.forget();
        self.go_on_with_bots();
    }

    /// Looks on while the other tab plays.
    pub fn look_on_only(&self) {
        self.elsewhere.set(Elsewhere::LookedAt);
    }

    /// Whether the battle is played in another tab.
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere.get() != Elsewhere::No
    }

    /// The same, asked once.
    pub(in crate::desk) fn is_elsewhere_now(&self) -> bool {
        self.elsewhere.get_untracked() != Elsewhere::No
    }

    /// Tells other tabs how the battle stands.
    pub(in crate::desk) fn tell_as_kept(&self, replay: &str) {
        self.tell_other_tabs(Word::Kept, replay);
    }

    /// Says that this tab is left, closed or loaded anew: another one plays from now on, if the battle was played here.
    pub fn say_left(&self) {
        self.tell_other_tabs(if self.is_elsewhere_now() { Word::Gone } else { Word::Left }, "");
    }

    /// The desk is left.
    pub fn leave_other_tabs(&self) {
        self.say_left();
        self.channel.update_value(|it| {
            if let Some(channel) = it.take() {
                channel.close();
            }
        });
    }
}

/// A number for this tab: the later it is opened the higher, and no other has it.
fn number_of_a_tab() -> u64 {
    const SHARES: f64 = 1_000.0;
    (js_sys::Date::now() * SHARES + js_sys::Math::random() * SHARES) as u64
}
