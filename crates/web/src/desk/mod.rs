//! One battle on screen: the session, who sits where, what is looked at and what is planned.
//!
//! Everything reactive about a battle is a signal here; panels read them and call the few verbs: [`Desk::choose`],
//! [`Desk::point`], [`Desk::click`], [`Desk::confirm`], [`Desk::cancel`], [`Desk::undo`].

mod bar;
mod plan;
mod play;
mod replay;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use battle::{
    Breakdown, Line, Preview, Scene, Seat,
    scene::{Target, Zone},
};
use leptos::prelude::{Get, GetUntracked, LocalStorage, RwSignal, Set, StoredValue, Update, WithValue};
use rules::RuleId;
use table::{Bearing, Point};

use crate::session::{OrderText, Session, Shared, Told};
use crate::table::camera::Camera;

pub use bar::{Entry, entries, subentries};

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this machine.
    Person,
    /// A bot of this word.
    Bot(String),
}

/// An order as it is being planned.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The kind of order.
    pub tile: String,
    /// The order, where what was pointed at makes one.
    pub order: OrderText,
    /// What would come of it.
    pub preview: Preview,
    /// The part of a refused way that is still legal, as a share of it.
    pub legal_share: f64,
    /// What is pointed at.
    pub at: Option<Target>,
    /// It stays until it is given or taken back, wherever the pointer goes.
    pub held: bool,
}

impl Plan {
    /// Whether the rules allow it.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.preview.refusals.is_empty()
    }
}

/// Something a player asks the reasons of.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// A number.
    Number(Line, Breakdown),
    /// A rule.
    Rule(RuleId),
    /// A refusal: every objection.
    Refusal(Vec<(RuleId, Line)>),
}

/// A sheet laid over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// What the kinds of terrain do.
    Legend,
    /// What the keys do.
    Keys,
}

/// A battle on screen.
#[derive(Clone, Copy)]
pub struct Desk {
    session: StoredValue<Shared, LocalStorage>,
    /// The words of system and battle, for its name and its saves.
    pub name: RwSignal<(String, String)>,
    /// By which its autosave is kept.
    pub save: RwSignal<String>,
    /// Who sits where.
    pub sitters: RwSignal<Vec<Sitter>>,
    /// Whose eyes the page sees with.
    pub viewer: RwSignal<Seat>,
    /// What is drawn.
    pub scene: RwSignal<Arc<Scene<OrderText>>>,
    /// What was told.
    pub log: RwSignal<Arc<Vec<Told>>>,
    /// The kind of order chosen.
    pub tile: RwSignal<Option<String>>,
    /// What of an order with several things to point at was pointed at already; for a way its bends.
    pub picked: RwSignal<Vec<Target>>,
    /// The facing asked for.
    pub facing: RwSignal<Option<Bearing>>,
    /// What the pointer is on.
    pub hover: RwSignal<Option<Target>>,
    /// What is planned.
    pub plan: RwSignal<Option<Arc<Plan>>>,
    /// How far the chosen kind of order leads.
    pub reach: RwSignal<Arc<Vec<Zone>>>,
    /// The piece looked at.
    pub chosen: RwSignal<Option<String>>,
    /// What stood in the way of the last order.
    pub refusal: RwSignal<Option<Vec<(RuleId, Line)>>>,
    /// What is asked "why?".
    pub why: RwSignal<Option<Why>>,
    /// The seat the machine is to be handed to.
    pub handover: RwSignal<Option<Seat>>,
    /// Whether a bot thinks.
    pub thinking: RwSignal<bool>,
    /// How long a bot's order is shown before the next, in milliseconds.
    pub pace: RwSignal<u32>,
    /// What is seen of the table.
    pub camera: RwSignal<Camera>,
    /// How large the table is on screen.
    pub size: RwSignal<(f64, f64)>,
    /// Where pieces fell, to be marked until the turn ends.
    pub fallen: RwSignal<Arc<Vec<(f64, f64, Option<Seat>)>>>,
    /// How many orders are looked back to; `None` in the present.
    pub past: RwSignal<Option<usize>>,
    /// Whether the past is being played.
    pub playing: RwSignal<bool>,
    /// Where measuring began.
    pub measure: RwSignal<Option<Point>>,
    /// Whether the grid is drawn.
    pub grid: RwSignal<bool>,
    /// What is laid over the table: the legend, the keys.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Set when the desk is left: bots stop.
    pub closed: RwSignal<bool>,
}

impl Desk {
    /// Lays a battle out.
    pub fn new(session: Box<dyn Session>, name: (String, String), sitters: Vec<Sitter>) -> Desk {
        let person = sitters.iter().position(|it| *it == Sitter::Person).unwrap_or(0);
        let viewer = Seat(person as u8);
        let scene = Arc::new(session.scene(Some(viewer)));
        let log = Arc::new(session.log(0, Some(viewer)));
        Desk {
            session: StoredValue::new_local(Rc::new(RefCell::new(session))),
            name: RwSignal::new(name),
            save: RwSignal::new(String::new()),
            sitters: RwSignal::new(sitters),
            viewer: RwSignal::new(viewer),
            scene: RwSignal::new(scene),
            log: RwSignal::new(log),
            tile: RwSignal::new(None),
            picked: RwSignal::new(Vec::new()),
            facing: RwSignal::new(None),
            hover: RwSignal::new(None),
            plan: RwSignal::new(None),
            reach: RwSignal::new(Arc::default()),
            chosen: RwSignal::new(None),
            refusal: RwSignal::new(None),
            why: RwSignal::new(None),
            handover: RwSignal::new(None),
            thinking: RwSignal::new(false),
            pace: RwSignal::new(250),
            camera: RwSignal::new(Camera::default()),
            size: RwSignal::new((0.0, 0.0)),
            fallen: RwSignal::new(Arc::default()),
            past: RwSignal::new(None),
            playing: RwSignal::new(false),
            measure: RwSignal::new(None),
            grid: RwSignal::new(true),
            sheet: RwSignal::new(None),
            closed: RwSignal::new(false),
        }
    }

    /// Does something with the session.
    pub fn with<T>(&self, act: impl FnOnce(&mut dyn Session) -> T) -> T {
        self.session.with_value(|it| act(it.borrow_mut().as_mut()))
    }

    /// Whether the viewer is to decide.
    pub fn is_mine(&self) -> bool {
        let asked = self.scene.get().question.as_ref().map(|it| it.seat);
        asked == Some(self.viewer.get()) && self.handover.get().is_none() && self.past.get().is_none()
    }

    /// Whether the viewer is asked while another seat's squad acts.
    pub fn is_reaction(&self) -> bool {
        let (scene, viewer) = (self.scene.get(), self.viewer.get());
        let acting = scene.groups.iter().find(|it| it.readiness == battle::scene::Readiness::Acting);
        self.is_mine() && acting.is_some_and(|it| it.seat != viewer)
    }

    /// Lays a sheet over the table, or takes it away.
    pub fn toggle(&self, sheet: Sheet) {
        self.sheet.update(|it| *it = if *it == Some(sheet) { None } else { Some(sheet) });
    }

    /// The seat's sitter.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get_untracked().get(seat.index()).cloned().unwrap_or(Sitter::Person)
    }

    /// Asks "why?".
    pub fn ask(&self, why: Why) {
        self.why.set(Some(why));
    }

    /// Looks at a piece.
    pub fn look_at(&self, piece: &str) {
        self.chosen.set(Some(piece.to_owned()));
        let scene = self.scene.get_untracked();
        if let Some(piece) = scene.piece(piece) {
            let (at, _) = crate::table::model::base(&piece.outline);
            let (camera, view) = (self.camera.get_untracked(), self.size.get_untracked());
            let (x, y) = camera.pixel(at);
            if !(40.0..view.0 - 40.0).contains(&x) || !(40.0..view.1 - 40.0).contains(&y) {
                self.camera.set(Camera::around(view, at, camera.scale));
            }
        }
    }

    /// Forgets what was planned.
    pub fn cancel(&self) {
        if self.why.get_untracked().is_some() {
            return self.why.set(None);
        }
        if self.sheet.get_untracked().is_some() {
            return self.sheet.set(None);
        }
        self.refusal.set(None);
        self.facing.set(None);
        if self.plan.get_untracked().is_some() || !self.picked.get_untracked().is_empty() {
            self.plan.set(None);
            self.picked.update(Vec::clear);
        } else {
            self.tile.set(None);
            self.reach.set(Arc::default());
        }
    }

    /// The place of a piece.
    pub fn place_of(&self, piece: &str) -> Option<Point> {
        let scene = self.scene.get_untracked();
        scene.piece(piece).map(|it| {
            let ((x, y), _) = crate::table::model::base(&it.outline);
            Point::new(table::Inches::nearest(x), table::Inches::nearest(y))
        })
    }
}
