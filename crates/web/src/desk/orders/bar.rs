//! What lies on the order bar: kinds of orders, or the orders themselves where they are few.

use battle::{
    Line, Scene,
    scene::{Choice, Gesture, Target},
};
use catalogue::RuleId;

use crate::session::OrderText;

/// The most orders that are shown one by one.
const FEW: usize = 12;
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
    /// How many orders of this kind there are.
    pub count: usize,
    /// Why not.
    pub refusal: Option<(RuleId, Line)>,
}

/// The kinds of order by which, in every game, a player goes on without doing anything: they lie apart from the others.
const ENDS: [&str; 2] = ["pass", "decline"];

impl Entry {
    /// Whether a player goes on by it without doing anything.
    #[must_use]
    pub fn ends(&self) -> bool {
        ENDS.contains(&self.kind.as_str())
    }
}

/// The buttons for a scene that do something, in the order of their numbers.
#[must_use]
pub fn numbered(scene: &Scene<OrderText>) -> Vec<Entry> {
    entries(scene).into_iter().filter(|it| !it.ends()).collect()
}

/// The buttons for a scene.
#[must_use]
pub fn entries(scene: &Scene<OrderText>) -> Vec<Entry> {
    let marches = of_tiles(scene);
    if !scene.speaks_for_itself() {
        return marches;
    }
    if scene.choices.len() <= FEW {
        return scene.choices.iter().map(single).chain(marches).collect();
    }
    let mut entries: Vec<Entry> = Vec::new();
    for choice in &scene.choices {
        match entries.iter_mut().find(|it| it.kind == choice.tile) {
            Some(known) => {
                known.count += 1;
                known.order = None;
                known.refusal = None;
            }
            None => entries.push(Entry { key: choice.tile.clone(), ..single(choice) }),
        }
    }
    entries.extend(marches);
    entries
}

fn of_tiles(scene: &Scene<OrderText>) -> Vec<Entry> {
    let entry = |tile: &battle::scene::Tile| {
        let mut choices = scene.choices.iter().filter(|it| it.tile == tile.kind);
        let first = choices.next();
        let count = distinct(choices.clone(), first);
        let alone = first.filter(|it| count == 0 && it.points.is_empty());
        Entry {
            key: tile.kind.clone(),
            kind: tile.kind.clone(),
            name: tile.name.clone(),
            rule: tile.rule,
            cost: tile.cost,
            gesture: tile.gesture,
            order: alone.map(|it| it.order.clone()),
            count: count + usize::from(first.is_some()),
            refusal: tile.refusal.clone(),
        }
    };
    scene.tiles.iter().map(entry).collect()
}

/// How many choices there are beside the first, those that lead to the same cube counted once.
fn distinct<'a>(choices: impl Iterator<Item = &'a Choice<OrderText>>, first: Option<&Choice<OrderText>>) -> usize {
    let mut before = first.map(|it| &it.points);
    let cube = |it: &Choice<OrderText>| matches!(it.points.last(), Some(Target::Cube(..)));
    choices.filter(|it| !(cube(it) && before.replace(&it.points) == Some(&it.points))).count()
}

fn single(choice: &Choice<OrderText>) -> Entry {
    Entry {
        key: choice.order.clone(),
        kind: choice.tile.clone(),
        name: choice.name.clone(),
        rule: None,
        cost: 0,
        gesture: Gesture::Pick,
        order: Some(choice.order.clone()),
        count: 1,
        refusal: choice.refusal.clone(),
    }
}

/// The orders of the chosen kind that go on from what was pointed at, to be listed by name: those that are not places.
#[must_use]
pub fn subentries(scene: &Scene<OrderText>, kind: &str, picked: &[Target]) -> Vec<Entry> {
    let is_place = |choice: &Choice<OrderText>| choice.points.iter().any(|it| matches!(it, Target::Place(_)));
    let fits =
        |choice: &&Choice<OrderText>| choice.tile == kind && choice.points.starts_with(picked) && !is_place(choice);
    let mut listed: Vec<Entry> = Vec::new();
    for choice in scene.choices.iter().filter(fits) {
        if listed.len() < LISTED && !listed.iter().any(|it| it.name == choice.name) {
            listed.push(single(choice));
        }
    }
    listed
}
