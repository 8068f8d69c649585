//! A way as it is planned: how much of it is legal where it is refused, its corners, and the way something faces at its end.

use std::sync::Arc;

use battle::scene::Target;
use leptos::prelude::{GetUntracked, Set, Update};
use table::{Bearing, Point};

use crate::desk::{Desk, Draft};

/// How often a refused way is halved to find where the rule bites.
const HALVINGS: u32 = 7;

impl Desk {
    /// Turns what is planned to face a place.
    pub fn face(&self, towards: Point) {
        let Some(plan) = self.draft.get_untracked() else { return };
        let Some(stand) = plan.preview.stands.first() else { return };
        self.facing.set(Bearing::between(stand.1.to_vec(), towards.to_vec()));
        if let Some(at) = plan.at.clone()
            && let Some(turned) = self.planned(&at)
        {
            self.draft.set(Some(Arc::new(Draft { held: true, ..turned })));
        }
    }

    /// Whether what is planned stands somewhere and could face another way.
    pub fn can_turn(&self) -> bool {
        let turns = |plan: &Draft| plan.held && plan.preview.stands.first().is_some_and(|it| it.2.is_some());
        self.is_mine_now() && self.draft.get_untracked().is_some_and(|it| turns(&it))
    }

    /// Takes back the last corner of a way; whether there was one.
    pub fn straighten(&self) -> bool {
        if self.picked.get_untracked().is_empty() {
            return false;
        }
        self.picked.update(|it| {
            it.pop();
        });
        self.draft.set(None);
        true
    }

    /// How much of the last stretch of a refused way is legal.
    pub(in crate::desk) fn legal_share(&self, kind: &str, points: &[Target], facing: Option<Bearing>) -> f64 {
        let (mut legal, mut refused) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = (legal + refused) / 2.0;
            if self.shortened_to(kind, points, facing, middle).is_some() {
                legal = middle;
            } else {
                refused = middle;
            }
        }
        legal
    }

    /// The plan whose last stretch ends at this share of it, where that is legal.
    fn shortened_to(&self, kind: &str, points: &[Target], facing: Option<Bearing>, share: f64) -> Option<Draft> {
        let (last, before) = points.split_last()?;
        let Target::Place(to) = last else { return None };
        let from = match before.last() {
            Some(Target::Place(from)) => *from,
            _ => self.place_of(self.scene.get_untracked().actor.as_ref()?)?,
        };
        let (from, to) = (from.to_vec(), to.to_vec());
        let end = Target::Place(Point::nearest(from + (to - from) * share));
        let points: Vec<Target> = before.iter().cloned().chain([end.clone()]).collect();
        let order = self.compose(kind, points, facing)?;
        self.plan_of(kind.to_owned(), order, &end).filter(Draft::is_legal)
    }

    /// The longest legal part of a refused way.
    pub(in crate::desk) fn shortened(&self, plan: &Draft) -> Option<Draft> {
        let mut points = self.picked.get_untracked();
        points.extend(plan.at.clone());
        self.shortened_to(&plan.tile, &points, self.facing.get_untracked(), plan.legal_share)
    }
}
