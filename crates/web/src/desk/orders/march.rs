//! A group that goes as one: planned in one gesture, given one order after the other.
//!
//! The game says what each piece would do ([`System::march`](battle::System::march)). Those orders wait in a row: each
//! piece goes when its turn comes, and what it may do besides is asked as ever. Where an order is no longer possible the
//! rest is let go, and the reason is said.

use std::sync::Arc;

use battle::{
    Sketch, Stride,
    scene::{Gesture, Target},
};
use leptos::prelude::{GetUntracked, Set, Update};

use crate::desk::{Desk, entries};
use crate::session::{OrderText, Refused};

/// A march as it is planned, or on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct March {
    /// The kind of order.
    pub tile: String,
    /// The piece that is led, or the group where none of it is on the table; nothing where nobody was pointed at.
    pub led: Option<Target>,
    /// What each piece does, in the order they go.
    pub strides: Vec<Stride<OrderText>>,
    /// It stays as it is until it is given or taken back.
    pub held: bool,
}

/// A piece of a march that is on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Going {
    /// What is left of its stride.
    pub stride: Stride<OrderText>,
    /// Whether it has begun.
    pub begun: bool,
    /// The kind of order, where it was proposed by the game and is proposed anew when it cannot be done any more.
    pub drill: Option<String>,
}

impl March {
    /// Whether anybody goes anywhere.
    pub fn is_legal(&self) -> bool {
        self.strides.iter().any(|it| !it.orders.is_empty())
    }

    /// The piece that is led, where one was pointed at.
    pub fn leader(&self) -> Option<&String> {
        if let Some(Target::Piece(id)) = &self.led { Some(id) } else { None }
    }
}

impl Desk {
    /// Proposes what each piece of a group would do by a kind of order; whether anybody would do anything.
    pub(in crate::desk) fn propose(&self, kind: &str) -> bool {
        let seat = self.viewer.get_untracked();
        let sketch = Sketch { tile: kind.to_owned(), ..Sketch::default() };
        let strides = self.supposing(|it| it.march(seat, &sketch));
        let march = March { tile: kind.to_owned(), led: None, strides, held: true };
        let refusals: Vec<_> = march.strides.iter().flat_map(|it| it.preview.refusals.first().cloned()).collect();
        if !march.is_legal() {
            self.refusal.set(Some(refusals).filter(|it| !it.is_empty()));
            return false;
        }
        self.tile.set(Some(kind.to_owned()));
        self.march.set(Some(Arc::new(march)));
        true
    }

    fn is_drill(&self, kind: &str) -> bool {
        self.scene.get_untracked().tile(kind).is_some_and(|it| it.gesture == Gesture::Drill)
    }

    /// What is left of a drill is proposed anew, where its next order cannot be given any more; whether there is something.
    fn propose_again(&self, kind: &str) -> bool {
        let seat = self.viewer.get_untracked();
        let scene = self.with(|it| it.scene(Some(seat)));
        let sketch = Sketch { tile: kind.to_owned(), ..Sketch::default() };
        let strides = self.with(|it| it.march(seat, &sketch));
        let able = strides.into_iter().filter(|it| !it.orders.is_empty());
        let going = |stride: Stride<OrderText>| Going {
            begun: scene.actor.as_ref() == Some(&stride.piece),
            stride,
            drill: Some(kind.to_owned()),
        };
        let left: Vec<Going> = able.map(going).collect();
        // Whoever acts has nobody left to do it to: that is for the player to decide.
        let stuck = scene.actor.is_some() && !left.first().is_some_and(|it| it.begun);
        let left = if stuck { Vec::new() } else { left.into_iter().rev().collect() };
        self.on_the_way.set(left);
        !self.on_the_way.get_untracked().is_empty()
    }

    /// Whether the kind of order chosen is one by which a group goes as one.
    pub fn is_marching(&self) -> bool {
        let Some(kind) = self.tile.get_untracked() else { return false };
        let scene = self.scene.get_untracked();
        scene.tiles.iter().any(|it| it.kind == kind && it.gesture == Gesture::March)
    }

    /// The kinds of orders by which the group of this piece may go as one; none where a march is for whoever is asked.
    pub fn marches_of(&self, piece: &str) -> Vec<String> {
        let group = self.scene.get_untracked().piece(piece).and_then(|it| it.group.clone());
        group.map(|it| self.marches_of_group(&Target::Group(it))).unwrap_or_default()
    }

    /// Whether a piece is the viewer's own.
    pub fn is_own(&self, piece: &str) -> bool {
        let (scene, viewer) = (self.scene.get_untracked(), self.viewer.get_untracked());
        scene.piece(piece).is_some_and(|it| it.seat == Some(viewer))
    }

    /// The kinds of orders by which this group may go as one.
    fn marches_of_group(&self, group: &Target) -> Vec<String> {
        let scene = self.scene.get_untracked();
        let marches = |it: &&battle::scene::Tile| it.gesture == Gesture::March && it.refusal.is_none();
        let begins = |kind: &str| {
            let of_group = |it: &&battle::scene::Choice<OrderText>| it.tile == kind && it.aims().first() == Some(group);
            scene.choices.iter().filter(of_group).any(|it| it.refusal.is_none())
        };
        scene.tiles.iter().filter(marches).filter(|it| begins(&it.kind)).map(|it| it.kind.clone()).collect()
    }

    /// Chooses the first kind of march there is, led by this piece; whether there is one.
    pub fn lead(&self, piece: &str) -> bool {
        self.lead_by(Target::Piece(piece.to_owned()), &self.marches_of(piece))
    }

    /// Chooses a kind of march for a group none of which need be on the table; whether there is one.
    pub fn lead_group(&self, group: &Target) -> bool {
        let own = self.marches_of_group(group);
        !own.is_empty() && self.lead_by(group.clone(), &own)
    }

    fn lead_by(&self, led: Target, own: &[String]) -> bool {
        let scene = self.scene.get_untracked();
        let first = || scene.tiles.iter().find(|it| it.gesture == Gesture::March).map(|it| it.kind.clone());
        let Some(kind) = own.first().cloned().or_else(first) else { return false };
        let stays = |it: &String| self.is_marching() && (own.is_empty() || own.contains(it));
        let tile = match self.tile.get_untracked().filter(stays) {
            Some(chosen) => chosen,
            None => {
                let Some(entry) = entries(&scene).into_iter().find(|it| it.kind == kind) else { return false };
                self.choose(&entry);
                kind
            }
        };
        self.march.set(Some(Arc::new(March { tile, led: Some(led), strides: Vec::new(), held: false })));
        true
    }

    /// A piece is clicked twice: its whole group is led by it, where groups can go as one. The first click may have made it
    /// act alone, which is taken back.
    pub fn lead_by_double_click(&self, piece: &str) {
        if self.lead(piece) {
            return;
        }
        let marches = |orders: usize| {
            let before = self.with(|it| it.scene_after(orders));
            before.tiles.iter().any(|it| it.gesture == Gesture::March)
        };
        let given = self.with(|it| it.given());
        let alone = self.scene.get_untracked().actor.as_deref() == Some(piece);
        if alone && given > 0 && self.with(|it| it.undo_objection()).is_none() && marches(given - 1) {
            self.undo();
            self.lead(piece);
        }
    }

    /// The pointer is on a place: plans how the group would go there.
    pub fn point_march(&self, to: &Target) {
        let before = self.march.get_untracked();
        if before.as_ref().is_some_and(|it| it.held) || !matches!(to, Target::Place(_)) {
            return;
        }
        let led = before.and_then(|it| it.led.clone());
        if let Some(march) = self.planned_march(led, to) {
            self.march.set(Some(Arc::new(march)));
        }
    }

    /// What is led is let go: the plan stays.
    pub fn hold_march(&self) {
        if let Some(march) = self.march.get_untracked().filter(|it| !it.strides.is_empty()) {
            self.march.set(Some(Arc::new(March { held: true, ..(*march).clone() })));
        }
    }

    /// What was held may be led again.
    pub fn let_go_of_march(&self) {
        self.march.update(|it| *it = it.take().map(|it| Arc::new(March { held: false, ..(*it).clone() })));
    }

    fn planned_march(&self, led: Option<Target>, to: &Target) -> Option<March> {
        let (tile, seat) = (self.tile.get_untracked()?, self.viewer.get_untracked());
        let points = led.iter().chain([to]).cloned().collect();
        let sketch = Sketch { tile: tile.clone(), points, facing: self.facing.get_untracked() };
        let strides = self.supposing(|it| it.march(seat, &sketch));
        Some(March { tile, led, strides, held: false })
    }

    /// Sets the march that is planned on its way.
    pub fn set_out(&self) {
        let Some(march) = self.march.get_untracked().filter(|it| it.is_legal()) else { return };
        let drill = self.is_drill(&march.tile).then(|| march.tile.clone());
        let able = march.strides.iter().filter(|it| !it.orders.is_empty()).cloned();
        if self.queue.get_untracked().is_some() {
            return able.flat_map(|it| it.orders).for_each(|it| self.give(&it));
        }
        // A group that goes by one order has nobody else to wait for.
        let mut orders = able.clone().flat_map(|it| it.orders);
        if let (None, Some(order), None) = (&drill, orders.next(), orders.next()) {
            self.march.set(None);
            return self.give(&order);
        }
        self.hurry.set(drill.is_some());
        self.on_the_way.set(able.rev().map(|stride| Going { stride, begun: false, drill: drill.clone() }).collect());
        self.march.set(None);
        self.settle();
    }

    /// Gives the next order of the march that is on its way, if that answers what is asked; whether it did.
    pub fn march_on(&self) -> bool {
        let Some(mut next) = self.on_the_way.get_untracked().pop() else { return false };
        let Some(seat) = self.with(|it| it.decision()).map(|it| it.seat) else { return false };
        let scene = self.with(|it| it.scene(Some(seat)));
        let acts = scene.actor.as_ref() == Some(&next.stride.piece);
        let listed = |order: &OrderText| scene.choices.iter().any(|it| it.order == *order);
        let follows = |it: &Going| it.stride.orders.first().is_some_and(listed);
        let has_ended = !acts && next.begun && self.on_the_way.get_untracked().iter().rev().skip(1).any(follows);
        if has_ended || scene.piece(&next.stride.piece).is_none() {
            self.drop_next();
            return self.march_on();
        }
        if acts && !next.begun && next.stride.orders.len() > 1 && !listed(&next.stride.orders[0]) {
            next.stride.orders.remove(0); // The player has made it act already.
        }
        let Some(order) = next.stride.orders.first().cloned() else { return false };
        if seat != self.viewer.get_untracked() || !(acts || (!next.begun && listed(&order))) {
            return false;
        }
        if let Some(kind) = next.drill.clone().filter(|_| !listed(&order)) {
            let given = self.with(|it| it.given());
            if self.proposed_at.get_untracked() == Some(given) {
                self.on_the_way.update(Vec::clear);
                return false;
            }
            self.proposed_at.set(Some(given));
            return self.propose_again(&kind) && self.march_on();
        }
        next.stride.orders.remove(0);
        self.drop_next();
        if !next.stride.orders.is_empty() {
            self.on_the_way.update(|it| it.push(Going { begun: true, ..next }));
        }
        self.gave(&order)
    }

    /// Those on the way are to do nothing besides going: the one that acts is done, and so is every one after it.
    pub fn hurry_on(&self) {
        self.hurry.set(true);
        self.settle();
    }

    /// Lets a piece of a march that has gone its way be done, where all of them are to hurry; whether it did.
    pub fn hurry_by_itself(&self) -> bool {
        if self.on_the_way.get_untracked().is_empty() {
            self.hurry.set(false);
        }
        let Some(seat) = self.with(|it| it.decision()).map(|it| it.seat) else { return false };
        if !self.hurry.get_untracked() || seat != self.viewer.get_untracked() {
            return false;
        }
        let scene = self.with(|it| it.scene(Some(seat)));
        let next = self.on_the_way.get_untracked().last().map(|it| it.stride.piece.clone());
        let done = entries(&scene).into_iter().find(|it| it.ends && it.refusal.is_none()).and_then(|it| it.order);
        match done.filter(|_| scene.actor.is_some() && scene.actor != next) {
            Some(order) => self.gave(&order),
            None => false,
        }
    }

    /// Gives an order of a march; where that is not possible any more, the rest of the march is let go.
    pub(in crate::desk) fn gave(&self, order: &str) -> bool {
        match self.resolve(order) {
            Ok(()) => true,
            Err(Refused::NeedDice(need)) => {
                self.wanted.set(Some((order.to_owned(), need)));
                false
            }
            Err(Refused::Forbidden(why)) => {
                self.on_the_way.update(Vec::clear);
                self.to_do.update(Vec::clear);
                self.refusal.set(Some(why));
                false
            }
            Err(Refused::Unreadable) => false,
        }
    }

    fn drop_next(&self) {
        self.on_the_way.update(|it| {
            it.pop();
        });
    }
}
