//! Looking back: any moment of the battle, played again order by order, and what a line of the log is about.

use std::sync::Arc;
use std::time::Duration;

use battle::{Scene, Tone, scene::Piece};
use leptos::prelude::{GetUntracked, Set, set_timeout};

use crate::desk::Desk;
use crate::session::{LogEntry, OrderText, Session};
use crate::table::models::model::base;
use crate::{address, broken};

/// How long each order is shown while the past is played, in milliseconds.
const BEAT: u64 = 450;
/// How fast the past can be played, in hundredths of its usual speed.
pub const SPEEDS: [u32; 4] = [50, 100, 200, 400];

impl Desk {
    /// Looks at the battle as it stood after so many orders.
    pub fn look_back(&self, orders: usize) {
        self.drop_course();
        let orders = orders.min(self.with(|it| it.given()));
        if self.past.get_untracked().is_none() {
            self.bots.dismiss();
        }
        let viewer = self.viewer.get_untracked();
        self.past.set(Some(orders));
        self.stage.skip();
        self.handover.set(None);
        self.draft.set(None);
        self.marked.set(Arc::default());
        let told = self.with(|it| it.log(0, Some(viewer)));
        self.log.set(Arc::new(told.into_iter().filter(|it| it.order < orders).collect()));
        self.scene.set(Arc::new(self.with(|it| it.scene_after(orders))));
    }

    /// Goes a few orders back or on.
    pub fn step(&self, by: isize) {
        let at = self.past.get_untracked().unwrap_or_else(|| self.with(|it| it.given()));
        self.look_back(at.saturating_add_signed(by));
    }

    /// Goes to the next moment at which the log has a line of this tone, or to the one before.
    pub fn jump(&self, tone: Tone, back: bool) {
        let (at, viewer) = (self.past.get_untracked().unwrap_or_default(), self.viewer.get_untracked());
        let told = self.with(|it| it.log(0, Some(viewer)));
        let shown = |it: &&LogEntry| it.tone == tone && !it.quiet;
        let mut moments = told.iter().filter(shown).map(|it| it.order + 1);
        let to = if back { moments.rfind(|it| *it < at) } else { moments.find(|it| *it > at) };
        if let Some(to) = to {
            self.look_back(to);
            let line = told.iter().find(|it| it.order + 1 == to && shown(it));
            line.into_iter().for_each(|it| self.show_line(it));
        }
    }

    /// Rings on the table what a line of the log is about: where it is now, or else where it was. What has only just come to
    /// the table is there now alone.
    pub fn show_line(&self, told: &LogEntry) {
        let (now, then) = (self.scene.get_untracked(), self.with(|it| it.scene_after(told.order)));
        let place = |it: &Piece| base(&now.piece(&it.id).unwrap_or(it).outline);
        let mut marked: Vec<_> = about(told, &then).map(place).collect();
        if marked.is_empty() {
            marked = about(told, &now).map(place).collect();
        }
        if let Some((at, _)) = marked.first() {
            self.bring_into_view(*at, 20.0);
        }
        self.marked.set(Arc::new(marked));
    }

    /// Plays the past, or stops.
    pub fn play_past(&self) {
        let on = !self.playing.get_untracked();
        self.playing.set(on);
        if on {
            self.beat();
        }
    }

    fn beat(&self) {
        let desk = *self;
        let at = self.past.get_untracked().unwrap_or_default();
        if !self.playing.get_untracked() || self.closed.get_untracked() || at >= self.with(|it| it.given()) {
            return self.playing.set(false);
        }
        self.step(1);
        set_timeout(
            move || desk.beat(),
            Duration::from_millis(BEAT * 100 / u64::from(self.speed.get_untracked().max(1))),
        );
    }

    /// Whether the battle is only looked at: it came by a link, and nobody has sat down to it.
    pub fn is_only_looked_at(&self) -> bool {
        self.save.get_untracked().is_empty()
    }

    /// Back to the present. A battle that was only looked at is kept from now on, under a key and an address of its own.
    pub fn return_to_present(&self) {
        self.playing.set(false);
        self.past.set(None);
        if self.is_only_looked_at() {
            let key = format!("battle-{}", js_sys::Date::now());
            broken::watch(&key);
            address::enter(&key);
            self.save.set(key);
            self.meet_other_tabs();
        }
        self.told.set((self.viewer.get_untracked(), 0));
        self.settle();
    }

    /// The battle as it stood at the moment looked at, to be played on.
    pub fn branched(&self) -> Box<dyn Session> {
        let orders = self.past.get_untracked().unwrap_or_else(|| self.with(|it| it.given()));
        self.with(|it| it.branch(orders))
    }
}

/// The pieces of a scene that a line of the log is about: by their own names, or by that of their group.
fn about<'a>(told: &'a LogEntry, scene: &'a Scene<OrderText>) -> impl Iterator<Item = &'a Piece> {
    let groups: Vec<&str> = scene.groups.iter().filter(|it| told.is_about(&it.name)).map(|it| it.id.as_str()).collect();
    scene
        .pieces
        .iter()
        .filter(move |it| told.is_about(&it.name) || it.group.as_deref().is_some_and(|group| groups.contains(&group)))
}
