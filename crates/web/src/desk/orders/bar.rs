//! What lies on the order bar: kinds of orders, or the orders themselves where they are few.

use battle::{
    Line, Scene,
    scene::{Choice, Gesture, Target, Tile},
};
use catalogue::RuleId;

use crate::session::OrderText;

/// So many buttons lie on the bar at most.
pub const MOST: usize = 8;
/// The most orders of a chosen kind that are listed.
const LISTED: usize = 24;

/// A button of the order bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What it is known by: the kind, or the order.
    pub key: String,
    /// The kind of order.
    pub kind: String,
    /// Its words.
    pub name: Line,
    /// The rule that describes it.
    pub rule: Option<RuleId>,
    /// Pips it costs.
    pub cost: u8,
    /// How it is pointed at.
    pub gesture: Gesture,
    /// The order, where there is only one of this kind and nothing has to be pointed at.
    pub order: Option<OrderText>,
    /// How many things it can be pointed at, or how many orders of this kind there are.
    pub count: usize,
    /// Whether those are pieces of others on the table.
    pub on_pieces: bool,
    /// A shorter name, for narrow screens.
    pub short: Option<Line>,
    /// Whether a player goes on by it without doing anything.
    pub ends: bool,
    /// Why not.
    pub refusal: Option<(RuleId, Line)>,
}

impl Entry {
    /// Whether a group acts as one by it.
    #[must_use]
    pub fn is_group(&self) -> bool {
        matches!(self.gesture, Gesture::March | Gesture::Drill)
    }
}

/// The buttons for a scene that do something, in the order of their numbers.
#[must_use]
pub fn numbered(scene: &Scene<OrderText>) -> Vec<Entry> {
    let (groups, does): (Vec<Entry>, Vec<Entry>) =
        entries(scene).into_iter().filter(|it| !it.ends).partition(Entry::is_group);
    does.into_iter().chain(groups).collect()
}

/// The buttons for a scene: one for each kind of order, and one for each order of kinds that are pointed at nowhere, where
/// there is room.
#[must_use]
pub fn entries(scene: &Scene<OrderText>) -> Vec<Entry> {
    let mut room = MOST.saturating_sub(scene.tiles.len());
    let mut entries = Vec::new();
    for tile in &scene.tiles {
        let legal: Vec<&Choice<OrderText>> =
            scene.choices.iter().filter(|it| it.tile == tile.kind && it.refusal.is_none()).collect();
        let unseen = tile.gesture == Gesture::Pick && legal.iter().all(|it| it.points.is_empty());
        if unseen && legal.len() > 1 && legal.len() <= room + 1 {
            room -= legal.len() - 1;
            entries.extend(legal.into_iter().map(|it| Entry { ends: tile.ends, ..single(it) }));
        } else {
            entries.push(Entry { on_pieces: is_at_foes(scene, &legal), ..of_tile(tile, &legal) });
        }
    }
    entries
}

/// Whether orders are pointed at pieces of others than whoever is asked: at targets.
fn is_at_foes(scene: &Scene<OrderText>, legal: &[&Choice<OrderText>]) -> bool {
    let asked = scene.question.as_ref().map(|it| it.seat);
    let foe = |id: &str| scene.piece(id).is_some_and(|it| it.seat.is_some() && it.seat != asked);
    legal.iter().all(|it| matches!(it.aims().first(), Some(Target::Piece(id)) if foe(id)))
}

fn of_tile(tile: &Tile, legal: &[&Choice<OrderText>]) -> Entry {
    let mut targets: Vec<&[Target]> = Vec::new();
    for choice in legal {
        let aims = &choice.aims()[..choice.aims().len().min(1)];
        if !targets.contains(&aims) {
            targets.push(aims);
        }
    }
    let alone = legal.first().filter(|it| legal.len() == 1 && it.aims().is_empty());
    Entry {
        key: tile.kind.clone(),
        kind: tile.kind.clone(),
        name: tile.name.clone(),
        short: tile.short.clone(),
        rule: tile.rule,
        cost: tile.cost,
        gesture: tile.gesture,
        order: alone.map(|it| it.order.clone()),
        count: if targets.first().is_some_and(|it| it.is_empty()) { legal.len() } else { targets.len() },
        on_pieces: false,
        ends: tile.ends,
        refusal: tile.refusal.clone(),
    }
}

fn single(choice: &Choice<OrderText>) -> Entry {
    Entry {
        key: choice.order.clone(),
        kind: choice.tile.clone(),
        name: choice.name.clone(),
        short: None,
        rule: None,
        cost: 0,
        gesture: Gesture::Pick,
        order: Some(choice.order.clone()),
        count: 1,
        on_pieces: false,
        ends: false,
        refusal: choice.refusal.clone(),
    }
}

/// The buttons that fit on the bar, and those that do not: what is refused gives way first, then what comes last, and never the
/// kind that a lesson points at.
#[must_use]
pub fn fitting(entries: Vec<Entry>, most: usize, taught: Option<&str>) -> (Vec<Entry>, Vec<Entry>) {
    let over = entries.len().saturating_sub(most);
    if over == 0 {
        return (entries, Vec::new());
    }
    // One place is for the button that shows the others.
    let may_go = |it: &usize| taught != Some(entries[*it].kind.as_str());
    let last_first = || (0..entries.len()).rev().filter(may_go);
    let mut gives_way: Vec<usize> = last_first().filter(|it| entries[*it].refusal.is_some()).collect();
    gives_way.extend(last_first().filter(|it| entries[*it].refusal.is_none()));
    gives_way.truncate(over + 1);
    let numbered = entries.into_iter().enumerate();
    let (rest, shown): (Vec<_>, Vec<_>) = numbered.partition(|it| gives_way.contains(&it.0));
    (shown.into_iter().map(|it| it.1).collect(), rest.into_iter().map(|it| it.1).collect())
}

/// The orders of the chosen kind that go on from what was pointed at, to be listed by name: those that are not places.
#[must_use]
pub fn subentries(scene: &Scene<OrderText>, kind: &str, means: Option<&Target>, picked: &[Target]) -> Vec<Entry> {
    let is_place = |choice: &Choice<OrderText>| choice.points.iter().any(|it| matches!(it, Target::Place(_)));
    let with = |choice: &Choice<OrderText>| choice.means().is_none() || choice.means() == means;
    let fits = |it: &&Choice<OrderText>| {
        it.tile == kind && with(it) && it.aims().starts_with(picked) && !is_place(it) && it.refusal.is_none()
    };
    let mut listed: Vec<Entry> = Vec::new();
    for choice in scene.choices.iter().filter(fits) {
        if listed.len() < LISTED && !listed.iter().any(|it| it.name == choice.name) {
            listed.push(single(choice));
        }
    }
    listed
}
