//! Whose turn it is within a group: a click or a drag on another piece that may act makes it act, and ends what the present
//! one does.

use battle::{
    Line, Scene,
    scene::{Choice, Gesture, Target},
};
use leptos::prelude::{GetUntracked, Set, Update};

use crate::desk::Desk;
use crate::session::OrderText;

/// No way to make a piece act has more orders.
const LONGEST: usize = 6;

/// Another piece is to act, though the present one has something left.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnTo {
    /// The orders that lead there.
    pub orders: Vec<OrderText>,
    /// How many points are left unused.
    pub unused: u8,
}

/// The order that makes a piece act, where one is offered.
fn wakes<'a>(scene: &'a Scene<OrderText>, piece: &str) -> Option<&'a Choice<OrderText>> {
    let group = scene.piece(piece)?.group.clone();
    let it = |target: &Target| match target {
        Target::Piece(id) => id == piece,
        Target::Group(id) => Some(id) == group.as_ref(),
        Target::Item(_) | Target::Place(_) | Target::Cube(..) | Target::Means { .. } => false,
    };
    let legal = |choice: &&Choice<OrderText>| choice.refusal.is_none() && scene.is_bare(&choice.tile);
    scene.choices.iter().filter(legal).find(|choice| choice.points.len() == 1 && it(&choice.points[0]))
}

/// The order by which one goes on without doing anything.
fn ends(scene: &Scene<OrderText>) -> Option<&Choice<OrderText>> {
    let ends = |kind: &str| scene.tile(kind).is_some_and(|it| it.ends && it.refusal.is_none());
    scene.choices.iter().find(|it| ends(&it.tile) && it.refusal.is_none() && it.points.is_empty())
}

impl Desk {
    /// The orders that make a piece act, none of which does anything else; nothing where there are none.
    fn way_to(&self, piece: &str) -> Option<Vec<OrderText>> {
        let seat = self.viewer.get_untracked();
        let mut orders: Vec<OrderText> = Vec::new();
        let mut scene = (*self.scene.get_untracked()).clone();
        while orders.len() < LONGEST {
            if scene.actor.as_deref() == Some(piece) {
                return Some(orders);
            }
            let woken = wakes(&scene, piece);
            let next = woken.or_else(|| ends(&scene))?.order.clone();
            if self.with(|it| it.forecast(seat, &next)).is_some() {
                return None;
            }
            orders.push(next);
            let then = self.with(|it| it.suppose(seat, &orders))?;
            if then.decision().is_none_or(|it| it.seat != seat) {
                return None;
            }
            scene = then.scene(Some(seat));
        }
        None
    }

    /// A piece of one's own is clicked that does not act: makes it act where that is possible; whether something came of it.
    pub(in crate::desk) fn turn_to(&self, piece: &str) -> bool {
        let scene = self.scene.get_untracked();
        let own = scene.piece(piece).is_some_and(|it| it.seat == Some(self.viewer.get_untracked()));
        if !own || scene.actor.as_deref() == Some(piece) || !self.is_mine_now() || self.queue.get_untracked().is_some()
        {
            return false;
        }
        if self.swaps_to(piece) {
            return true;
        }
        let Some(orders) = self.way_to(piece).filter(|it| !it.is_empty()) else { return false };
        let acting = scene.actor.as_deref().and_then(|it| scene.piece(it));
        let unused = acting.and_then(|it| it.pips.iter().find(|it| it.kind == "points")).map_or(0, |it| it.left);
        if unused > 0 {
            self.turn.set(Some(TurnTo { orders, unused }));
        } else {
            self.give_all(&orders);
        }
        true
    }

    /// The present piece has done nothing since it was made to act: that is taken back, and the other acts in its place.
    fn swaps_to(&self, piece: &str) -> bool {
        let scene = self.scene.get_untracked();
        let Some(actor) = scene.actor.clone() else { return false };
        let given = self.with(|it| it.given());
        if given == 0 || self.with(|it| it.undo_objection()).is_some() {
            return false;
        }
        let seat = self.viewer.get_untracked();
        let before = self.with(|it| it.branch(given - 1)).scene(Some(seat));
        let (was, other) = (wakes(&before, &actor).is_some(), wakes(&before, piece).map(|it| it.order.clone()));
        let Some(order) = other.filter(|_| was && before.actor.is_none()) else { return false };
        self.take_back_orders(1);
        self.give(&order);
        true
    }

    /// The unused points are let go, and the other piece acts.
    pub fn end_and_turn(&self) {
        if let Some(turn) = self.turn.get_untracked() {
            self.turn.set(None);
            self.give_all(&turn.orders);
        }
    }

    /// Gives orders one after the other, as far as each is possible.
    pub(in crate::desk) fn give_all(&self, orders: &[OrderText]) {
        for order in orders {
            if self.resolve(order).is_err() {
                break;
            }
        }
        self.settle();
    }

    /// Whether a piece is one's own, and may be dragged: it acts, or can be made to act by orders that do nothing else. Says
    /// why not where it cannot.
    pub fn may_drag(&self, piece: &str) -> bool {
        let scene = self.scene.get_untracked();
        let own = scene.piece(piece).is_some_and(|it| it.seat == Some(self.viewer.get_untracked()));
        own && self.is_mine_now()
    }

    /// A piece of one's own begins to be dragged: it is made to act first; whether it can be moved then.
    pub fn take_up(&self, piece: &str) -> bool {
        let scene = self.scene.get_untracked();
        if scene.actor.as_deref() != Some(piece) {
            let left = |it: &str| {
                scene.piece(it).and_then(|it| it.pips.iter().find(|it| it.kind == "points")).map(|it| it.left)
            };
            let unused = scene.actor.as_deref().and_then(left).unwrap_or(0);
            if !self.swaps_to(piece) {
                match self.way_to(piece) {
                    Some(orders) if unused == 0 => self.give_all(&orders),
                    Some(orders) => {
                        self.turn.set(Some(TurnTo { orders, unused }));
                        return false;
                    }
                    None => {
                        self.say_why_not(piece);
                        return false;
                    }
                }
            }
        }
        let acts = self.scene.get_untracked().actor.as_deref() == Some(piece);
        let kind = self.travel_tile().filter(|_| acts);
        if kind.is_none() {
            self.say_why_not(piece);
        }
        kind.is_some()
    }

    /// Why a piece cannot be moved now: what the game says of it, or else that it is another's turn.
    fn say_why_not(&self, piece: &str) {
        let scene = self.scene.get_untracked();
        if scene.actor.as_deref() == Some(piece) {
            let travels = |it: &&battle::scene::Tile| it.gesture == Gesture::Way || it.beyond.is_some();
            let why = scene.tiles.iter().find(travels).and_then(|it| it.refusal.clone());
            return self.refusal.set(why.map(|it| vec![it]));
        }
        let wakers = scene.tiles.iter().filter(|it| it.bare && it.gesture == Gesture::Pick);
        let group = scene.piece(piece).and_then(|it| it.group.clone());
        let points = [Some(Target::Piece(piece.to_owned())), group.map(Target::Group)];
        for tile in wakers {
            for point in points.iter().flatten() {
                let plan = self
                    .compose(&tile.kind, vec![point.clone()], None)
                    .and_then(|it| self.plan_of(tile.kind.clone(), it, point));
                if let Some(plan) = plan.filter(|it| !it.is_legal()) {
                    return self.refusal.set(Some(plan.preview.refusals));
                }
            }
        }
        let name = scene.piece(piece).map(|it| it.name.clone()).unwrap_or_else(|| Line::new("page-nobody"));
        self.notice.set(Some(Line::new("page-cannot-act").with("piece", name)));
    }

    /// What need not be asked is answered: a sole order that rolls, costs and declines nothing; whether one was given. A
    /// battle that is only looked at, or is played in another tab, stays as it is.
    pub(in crate::desk) fn answer_by_itself(&self) -> bool {
        let looked_at = self.is_only_looked_at() || self.is_elsewhere_now() || self.past.get_untracked().is_some();
        let led = self.coach.teaches() || !self.to_do.get_untracked().is_empty();
        let Some(decision) = self.with(|it| it.decision()).filter(|_| !looked_at && !led) else { return false };
        let viewer = self.viewer.get_untracked();
        let here = decision.seat == viewer || self.plays_alone();
        if !here || self.sitter(decision.seat) != crate::desk::Sitter::Person {
            return false;
        }
        let Some(order) = self.with(|it| it.obvious()) else { return false };
        let number = self.with(|it| it.given());
        let given = self.resolve(&order).is_ok();
        if given {
            self.by_itself.update(|it| {
                it.insert(number);
            });
        }
        given
    }
}
