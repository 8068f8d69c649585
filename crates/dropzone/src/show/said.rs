//! What an order is on the page: the button it belongs to, its words, and what is pointed at for it.

use battle::{
    Line,
    scene::{Gesture, Target},
};
use catalogue::RuleId;

/// An order on the page.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    /// The kind of order: orders of one kind share a button, whose words are `dc-tile`.
    pub kind: &'static str,
    /// Its words.
    pub name: Line,
    /// The rule of its kind.
    pub rule: RuleId,
    /// The drawn things that give it when pointed at, in order; with what it is done comes first.
    pub points: Vec<Target>,
    /// How it is pointed at.
    pub gesture: Gesture,
    /// Whether pointing, with no kind chosen, may mean it.
    pub bare: bool,
    /// Whether one goes on by it without doing anything.
    pub ends: bool,
}

impl Said {
    /// An order that is given by its button.
    pub fn new(kind: &'static str, rule: RuleId, name: Line) -> Said {
        Said { kind, name, rule, points: Vec::new(), gesture: Gesture::Pick, bare: false, ends: false }
    }

    /// Given by pointing at these, after what has been named before.
    pub fn at(mut self, points: impl IntoIterator<Item = Target>) -> Said {
        self.points.extend(points);
        self
    }

    /// With this: a weapon, an edge. It is chosen before anything is pointed at.
    pub fn with(mut self, id: String, name: Line) -> Said {
        self.points.insert(0, Target::Means { id, name: Box::new(name) });
        self
    }

    /// Pointed at like this.
    pub fn by(self, gesture: Gesture) -> Said {
        Said { gesture, ..self }
    }

    /// For a click as well.
    pub fn bare(self) -> Said {
        Said { bare: true, ..self }
    }

    /// A way to go on without doing anything.
    pub fn ends(self) -> Said {
        Said { ends: true, ..self }
    }
}
