//! One battle on screen: the session, who sits where, what is looked at and what is planned.
//!
//! Everything reactive about a battle is a signal here; panels read them and call the few verbs: [`Desk::choose`],
//! [`Desk::point`], [`Desk::click`], [`Desk::confirm`], [`Desk::cancel`], [`Desk::undo`].

mod history;
mod kinds;
mod orders;
mod play;
mod players;
mod view;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

use battle::{
    Line, Outcome, Scene, Seat, Stake,
    scene::{Target, Zone},
};
use catalogue::{Language, RuleId};
use dice::NeedDice;
use leptos::prelude::{
    Get, GetUntracked, LocalStorage, Memo, RwSignal, Set, StoredValue, Track, Update, WithValue, untrack,
};
use table::{Bearing, Point};

use crate::keymap::{Act, Keymap};
use crate::session::{BattleReview, LogEntry, OrderText, Session, Shared};
use crate::stage::Stage;
use crate::store;
use crate::table::camera::Camera;
use crate::table::cube_board::lens::Lens;
use crate::tabs::Tabs;

pub use history::replay::SPEEDS;
pub use kinds::{Draft, Drawer, PlayOn, Ring, Sheet, SheetUp, Why};
pub use orders::bar::{Entry, MOST, entries, fitting, numbered, subentries};
pub use orders::march::{Going, March};
pub use orders::means::means_of;
pub use orders::order_queue::OrderQueue;
pub use orders::passing::Passed;
pub use orders::turns::TurnTo;
pub use players::bots::{Bots, LIMITS, PACES};
pub use players::coach::{Coach, Progress, kept_lesson};
pub use players::elsewhere::Elsewhere;
pub use players::hints::HintShown;

pub use crate::saves::Sitter;

/// A battle on screen.
#[derive(Clone, Copy)]
pub struct Desk {
    session: StoredValue<Shared, LocalStorage>,
    /// The battle as it might stand, while a plan of several orders is made.
    supposed: StoredValue<Option<Box<dyn Session>>, LocalStorage>,
    /// That plan.
    pub queue: RwSignal<Option<Arc<OrderQueue>>>,
    /// What is still to be done of a plan that is carried out, the next last.
    pub to_do: RwSignal<Vec<OrderText>>,
    /// The words of system and battle, for its name and its saves.
    pub name: RwSignal<(String, String)>,
    /// By which its autosave is kept.
    pub save: RwSignal<String>,
    /// Who sits where.
    pub sitters: RwSignal<Vec<Sitter>>,
    /// Who sits where is asked, before the battle is played on from there.
    pub seating: RwSignal<Option<PlayOn>>,
    /// Whose eyes the page sees with.
    pub viewer: RwSignal<Seat>,
    /// The language each seat has chosen, where several people share the machine.
    pub languages: RwSignal<BTreeMap<Seat, Language>>,
    /// What is drawn.
    pub scene: RwSignal<Arc<Scene<OrderText>>>,
    /// How a board of cubes is looked at.
    pub lens: RwSignal<Lens>,
    /// What is drawn as it lies on the sheet that is looked at: the same, but for a board of cubes.
    pub drawn: Memo<Arc<Scene<OrderText>>>,
    /// What was told.
    pub log: RwSignal<Arc<Vec<LogEntry>>>,
    /// To whom what was told, and of how many orders.
    told: RwSignal<(Seat, usize)>,
    /// The kind of order chosen.
    pub tile: RwSignal<Option<String>>,
    /// What of an order with several things to point at was pointed at already; for a way its bends.
    pub picked: RwSignal<Vec<Target>>,
    /// The facing asked for.
    pub facing: RwSignal<Option<Bearing>>,
    /// What the pointer is on.
    pub hover: RwSignal<Option<Target>>,
    /// What is planned.
    pub draft: RwSignal<Option<Arc<Draft>>>,
    /// How far the chosen kind of order leads.
    pub reach: RwSignal<Arc<Vec<Zone>>>,
    /// What is at stake in the reaction that is asked for.
    stake: RwSignal<Option<Arc<Stake<OrderText>>>>,
    /// With what orders of a kind are done, as it was chosen last.
    means: RwSignal<BTreeMap<String, Target>>,
    /// What a click may mean, where it may mean several orders.
    pub options: RwSignal<Option<Arc<Vec<Draft>>>>,
    /// Another piece is to act, though the present one has points left.
    pub turn: RwSignal<Option<TurnTo>>,
    /// What the order bar has laid over the table above it.
    pub sheet_up: RwSignal<Option<SheetUp>>,
    /// Orders that were given without being asked for, by their numbers.
    by_itself: RwSignal<BTreeSet<usize>>,
    /// After how many orders a drill was last proposed anew.
    proposed_at: RwSignal<Option<usize>>,
    /// Whether one may go back though that is not free.
    pub may_go_back: RwSignal<bool>,
    /// Whether somebody went back though dice had fallen: the battle is practice.
    pub practice: RwSignal<bool>,
    /// A hint that is shown over the table.
    pub hint: RwSignal<Option<Arc<HintShown>>>,
    /// Whether a hint was asked for and not dropped since.
    hint_open: RwSignal<bool>,
    /// The number of the last question for counsel, and after how many orders it was asked.
    counsel: RwSignal<(u32, usize)>,
    /// Where a finger's plan is looked at through the loupe, in pixels of the screen.
    pub loupe: RwSignal<Option<(f64, f64)>>,
    /// The piece looked at.
    pub chosen: RwSignal<Option<String>>,
    /// What stood in the way of the last order.
    pub refusal: RwSignal<Option<Vec<(RuleId, Line)>>>,
    /// What is asked "why?".
    pub why: RwSignal<Option<Why>>,
    /// The seat the machine is to be handed to.
    pub handover: RwSignal<Option<Seat>>,
    /// What is to be said to the player, and is no matter of rules.
    pub notice: RwSignal<Option<Line>>,
    /// The seat that asks to take an order back.
    pub takeback: RwSignal<Option<Seat>>,
    /// Questions that are let go by.
    pub passing: RwSignal<Vec<Passed>>,
    /// A group's way as it is planned.
    pub march: RwSignal<Option<Arc<March>>>,
    /// What is still to be done of a march, the next last.
    pub on_the_way: RwSignal<Vec<Going>>,
    /// Whether those on the way do nothing besides going.
    pub hurry: RwSignal<bool>,
    /// Whether each die gets its own target.
    pub split: RwSignal<bool>,
    /// Whether people roll the dice.
    pub by_hand: RwSignal<bool>,
    /// The order that waits for dice, and what has to be rolled.
    pub wanted: RwSignal<Option<(OrderText, NeedDice)>>,
    /// The bots.
    pub bots: Bots,
    /// Whether a bot sets up for the viewer.
    pub lent: RwSignal<bool>,
    /// Who teaches, where this is a lesson.
    pub coach: Coach,
    /// What luck and decisions made of the battle, once that was asked.
    pub review: RwSignal<Option<Arc<BattleReview>>>,
    /// The cursor of those who use no pointer.
    pub cursor: RwSignal<Option<Point>>,
    /// What is said aloud of what the cursor is on.
    pub spoken: RwSignal<String>,
    /// Which key does what.
    pub keys: RwSignal<Arc<Keymap>>,
    /// The act that is to get another key with the next press.
    pub key_asked: RwSignal<Option<Act>>,
    /// What is seen of the table.
    pub camera: RwSignal<Camera>,
    /// The camera when it last rested: what is drawn is drawn for it.
    pub seen: RwSignal<Camera>,
    /// The group a narrow screen has gone near to.
    near: RwSignal<Option<String>>,
    /// How large the table is on screen.
    pub size: RwSignal<(f64, f64)>,
    /// What is played on the table.
    pub stage: Stage,
    /// What a line of the log is about: the middles and sizes of what is to be ringed.
    pub marked: RwSignal<Arc<Vec<Ring>>>,
    /// How fast the past is played, in hundredths of its usual speed.
    pub speed: RwSignal<u32>,
    /// How many orders are looked back to; `None` in the present.
    pub past: RwSignal<Option<usize>>,
    /// Whether the past is being played.
    pub playing: RwSignal<bool>,
    /// Where measuring began.
    pub measure: RwSignal<Option<Target>>,
    /// Where looking began.
    pub sight: RwSignal<Option<Target>>,
    /// What lies over the table on a narrow screen.
    pub drawer: RwSignal<Option<Drawer>>,
    /// Whether the grid is drawn.
    pub grid: RwSignal<bool>,
    /// The piece whose datasheet lies open.
    pub datasheet_of: RwSignal<Option<String>>,
    /// Whether the end of the battle was told, and put away.
    pub end_shut: RwSignal<bool>,
    /// What is laid over the table: the legend, the keys.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Whether the battle is played in another tab.
    pub elsewhere: RwSignal<Elsewhere>,
    /// The way to other tabs.
    channel: StoredValue<Option<web_sys::BroadcastChannel>, LocalStorage>,
    /// The other tabs that have this battle.
    tabs: StoredValue<Tabs>,
    /// Set when the desk is left: bots stop.
    pub closed: RwSignal<bool>,
}

impl Desk {
    /// Lays a battle out.
    pub fn new(mut session: Box<dyn Session>, name: (String, String), sitters: Vec<Sitter>) -> Desk {
        let by_hand = store::setting("real-dice").as_deref() == Some("true");
        session.roll_by_hand(by_hand);
        let person = sitters.iter().position(|it| *it == Sitter::Person).unwrap_or(0);
        let viewer = Seat(person as u8);
        let scene = Arc::new(session.scene(Some(viewer)));
        let log = Arc::new(session.log(0, Some(viewer)));
        let scene = RwSignal::new(scene);
        let lens = RwSignal::new(Lens::default());
        let stage = Stage::new();
        Desk {
            session: StoredValue::new_local(Rc::new(RefCell::new(session))),
            supposed: StoredValue::new_local(None),
            queue: RwSignal::new(None),
            to_do: RwSignal::new(Vec::new()),
            name: RwSignal::new(name),
            save: RwSignal::new(String::new()),
            sitters: RwSignal::new(sitters),
            seating: RwSignal::new(None),
            viewer: RwSignal::new(viewer),
            languages: RwSignal::new(BTreeMap::new()),
            scene,
            lens,
            drawn: Memo::new(move |_| {
                view::board::laid_out(&stage.shown.get().unwrap_or_else(|| scene.get()), lens.get())
            }),
            log: RwSignal::new(log),
            told: RwSignal::new((viewer, 0)),
            tile: RwSignal::new(None),
            picked: RwSignal::new(Vec::new()),
            facing: RwSignal::new(None),
            hover: RwSignal::new(None),
            draft: RwSignal::new(None),
            reach: RwSignal::new(Arc::default()),
            stake: RwSignal::new(None),
            means: RwSignal::new(BTreeMap::new()),
            options: RwSignal::new(None),
            turn: RwSignal::new(None),
            sheet_up: RwSignal::new(None),
            by_itself: RwSignal::new(BTreeSet::new()),
            proposed_at: RwSignal::new(None),
            may_go_back: RwSignal::new(false),
            practice: RwSignal::new(false),
            hint: RwSignal::new(None),
            hint_open: RwSignal::new(false),
            counsel: RwSignal::new((0, 0)),
            loupe: RwSignal::new(None),
            chosen: RwSignal::new(None),
            refusal: RwSignal::new(None),
            why: RwSignal::new(None),
            handover: RwSignal::new(None),
            notice: RwSignal::new(None),
            takeback: RwSignal::new(None),
            passing: RwSignal::new(Vec::new()),
            march: RwSignal::new(None),
            on_the_way: RwSignal::new(Vec::new()),
            hurry: RwSignal::new(false),
            split: RwSignal::new(false),
            by_hand: RwSignal::new(by_hand),
            wanted: RwSignal::new(None),
            bots: Bots::new(),
            lent: RwSignal::new(false),
            coach: Coach::new(),
            review: RwSignal::new(None),
            cursor: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            keys: RwSignal::new(Arc::new(Keymap::from_text(&store::setting("keys").unwrap_or_default()))),
            key_asked: RwSignal::new(None),
            camera: RwSignal::new(Camera::default()),
            seen: RwSignal::new(Camera::default()),
            near: RwSignal::new(None),
            size: RwSignal::new((0.0, 0.0)),
            stage,
            marked: RwSignal::new(Arc::default()),
            speed: RwSignal::new(100),
            past: RwSignal::new(None),
            playing: RwSignal::new(false),
            measure: RwSignal::new(None),
            sight: RwSignal::new(None),
            drawer: RwSignal::new(None),
            grid: RwSignal::new(true),
            datasheet_of: RwSignal::new(None),
            end_shut: RwSignal::new(false),
            sheet: RwSignal::new(None),
            elsewhere: RwSignal::new(Elsewhere::default()),
            channel: StoredValue::new_local(None),
            tabs: StoredValue::new(Tabs::default()),
            closed: RwSignal::new(false),
        }
    }

    /// Does something with the session.
    pub fn with<T>(&self, act: impl FnOnce(&mut dyn Session) -> T) -> T {
        self.session.with_value(|it| act(it.borrow_mut().as_mut()))
    }

    /// Puts another session in the place of this one.
    fn replace(&self, mut session: Box<dyn Session>) {
        session.roll_by_hand(self.by_hand.get_untracked());
        self.session.with_value(|it| *it.borrow_mut() = session);
    }

    /// Whether the viewer is to decide.
    pub fn is_mine(&self) -> bool {
        let asked = self.scene.get().question.as_ref().map(|it| it.seat);
        let person = self.sitters.get().get(self.viewer.get().index()).is_none_or(|it| *it == Sitter::Person);
        let now = self.handover.get().is_none() && self.past.get().is_none() && !self.is_elsewhere();
        person && now && asked == Some(self.viewer.get())
    }

    /// Lays a sheet over the table, or takes it away.
    pub fn toggle(&self, sheet: Sheet) {
        self.sheet.update(|it| *it = if *it == Some(sheet) { None } else { Some(sheet) });
        self.coach_sees_sheet();
    }

    /// The seat's sitter.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        if let Some(bot) = self.stand_in(seat) {
            return bot;
        }
        self.sitters.get_untracked().get(seat.index()).cloned().unwrap_or(Sitter::Person)
    }

    /// Somebody else sits down at a seat; a battle that is being played goes on with them.
    pub fn sit(&self, seat: Seat, sitter: Sitter) {
        self.sitters.update(|it| {
            if let Some(at) = it.get_mut(seat.index()) {
                *at = sitter;
            }
        });
        untrack(|| self.name_seats());
        if self.past.get_untracked().is_none() {
            self.bots.dismiss();
            self.settle();
        }
    }

    /// How the battle ended, where that is to be told: it is seen first, and can be put away.
    pub fn end_told(&self) -> Option<Outcome> {
        self.scene.track();
        let hidden = self.end_shut.get() || self.stage.shown.get().is_some() || self.past.get().is_some();
        self.with(|it| it.outcome()).filter(|_| !hidden)
    }

    /// Asks "why?".
    pub fn ask(&self, why: Why) {
        self.why.set(Some(why));
    }

    /// Closes what lies on top: what is asked why, the end, a sheet, the datasheet, a drawer; whether there was anything.
    pub fn close_top(&self) -> bool {
        if self.why.get_untracked().is_some() {
            self.why.set(None);
        } else if untrack(|| self.end_told()).is_some() {
            self.end_shut.set(true);
        } else if self.sheet.get_untracked().is_some() {
            self.sheet.set(None);
        } else if self.datasheet_of.get_untracked().is_some() {
            self.datasheet_of.set(None);
        } else if self.drawer.get_untracked().is_some() {
            self.drawer.set(None);
        } else {
            return false;
        }
        true
    }

    /// Forgets what was planned.
    pub fn cancel(&self) {
        if self.why.get_untracked().is_some() {
            return self.why.set(None);
        }
        if untrack(|| self.end_told()).is_some() {
            return self.end_shut.set(true);
        }
        if self.datasheet_of.get_untracked().is_some() {
            return self.datasheet_of.set(None);
        }
        if self.sheet.get_untracked().is_some() || self.drawer.get_untracked().is_some() {
            self.drawer.set(None);
            return self.sheet.set(None);
        }
        if self.sheet_up.get_untracked().is_some() || self.options.get_untracked().is_some() {
            self.sheet_up.set(None);
            return self.options.set(None);
        }
        self.notice.set(None);
        self.turn.set(None);
        self.may_go_back.set(false);
        self.marked.set(Arc::default());
        self.split.set(false);
        self.measure.set(None);
        self.sight.set(None);
        if !self.on_the_way.get_untracked().is_empty() {
            return self.on_the_way.update(Vec::clear);
        }
        self.refusal.set(None);
        self.facing.set(None);
        self.cursor.set(None);
        let planned = self.draft.get_untracked().is_some() || self.march.get_untracked().is_some();
        if planned || !self.picked.get_untracked().is_empty() {
            self.march.set(None);
            self.draft.set(None);
            self.picked.update(Vec::clear);
        } else {
            self.tile.set(None);
            self.reach.set(Arc::default());
        }
    }
}
