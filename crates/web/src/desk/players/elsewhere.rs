//! One battle in two tabs: whoever opens it second is told, and may take it over; the other looks on from then.
//!
//! Tabs talk over a `BroadcastChannel` of the browser, by the key of the battle. Whoever plays it answers who comes; whoever
//! looks on is told the whole battle whenever it is kept.

use battle::Seat;
use leptos::prelude::{Get, GetUntracked, Set, UpdateValue, WithValue};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::desk::Desk;
use crate::games;

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
        self.tell_other_tabs("who", "");
    }

    /// Says something about this battle to other tabs.
    fn tell_other_tabs(&self, word: &str, text: &str) {
        let message = format!("{word} {}\n{text}", self.save.get_untracked());
        self.channel.with_value(|it| {
            if let Some(channel) = it {
                let _ = channel.post_message(&message.into());
            }
        });
    }

    /// Hears another tab; what is about another battle is nothing to this one.
    fn hear_other_tab(&self, message: &str) {
        let Some((head, text)) = message.split_once('\n') else { return };
        let Some((word, key)) = head.split_once(' ') else { return };
        if key != self.save.get_untracked() {
            return;
        }
        let plays = self.elsewhere.get_untracked() == Elsewhere::No;
        match word {
            "who" if plays => self.tell_other_tabs("mine", ""),
            "mine" if plays => self.step_aside(Elsewhere::Asked),
            "taken" if plays => self.step_aside(Elsewhere::LookedAt),
            "kept" if !plays => self.look_on(text),
            "left" if !plays => self.take_over_tab(),
            _ => {}
        }
    }

    /// Another tab plays: bots wait, and nothing is ordered here.
    fn step_aside(&self, how: Elsewhere) {
        self.elsewhere.set(how);
        self.bots.dismiss();
        self.draft.set(None);
        self.tile.set(None);
    }

    /// Shows the battle as it stands in the other tab.
    fn look_on(&self, replay: &str) {
        if let Ok((mut session, _)) = games::resume(replay, js_sys::Math::random().to_bits()) {
            self.coach.lesson.get_untracked().iter().for_each(|it| session.prepare(&it.1.faces));
            self.replace(session);
            self.told.set((Seat(u8::MAX), 0));
            self.redraw();
        }
    }

    /// The battle is played here from now on; the other tab looks on.
    pub fn take_over_tab(&self) {
        self.elsewhere.set(Elsewhere::No);
        self.tell_other_tabs("taken", "");
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
        self.tell_other_tabs("kept", replay);
    }

    /// The desk is left: another tab that looks on plays from now on.
    pub fn leave_other_tabs(&self) {
        if !self.is_elsewhere_now() {
            self.tell_other_tabs("left", "");
        }
        self.channel.update_value(|it| {
            if let Some(channel) = it.take() {
                channel.close();
            }
        });
    }
}
