//! Where a battle stands: small enough to be copied for every thought of a bot.

use std::fmt;

use battle::{Line, Outcome, Seat, Steps};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    Ability, Action, Cell, Cells, Extra, Face, Field, Item, Mission, Opening, Peek, Profile, Secret, Setup, Spots,
    Stand, Step, Trap, Weapon,
    model::{
        field::ModelCard,
        grants::Boon,
        mission::{MissionRules, Standstill},
    },
};

/// A model of the battle, by its place in the teams: the first team's models, then the second's.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelId(pub u8);

impl ModelId {
    /// How it is named to a page.
    #[must_use]
    pub fn piece(self) -> String {
        format!("model-{}", self.0)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for ModelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "model {}", self.0)
    }
}

/// Where a battle stands, with all that is still to be resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What never changes.
    pub field: Field,
    /// The mission; one that is to be rolled for is known after the first order.
    pub mission: Mission,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Every model that was bought.
    pub models: SmallVec<[Model; 20]>,
    /// The players.
    pub sides: [Side; 2],
    /// The player with the initiative.
    pub initiative: Seat,
    /// Who finished activating first this round, and so starts the next (`dz.end.next-initiative`).
    pub first_done: Option<Seat>,
    /// The model that acts, and what it has done.
    pub active: Option<Activation>,
    /// Whether a +1 Model result was spent this turn.
    pub second_model: bool,
    /// Items on the map.
    pub counters: SmallVec<[Counter; 8]>,
    /// Counters not drawn yet, by their place in [`Item::COUNTERS`].
    pub bag: [u8; 7],
    /// Counters that were used up, in the same order: they may come back by an army special.
    pub used: [u8; 7],
    /// Counters taken off the map that one player had looked at; replays call them sunk.
    #[serde(rename = "sunk")]
    pub discarded: SmallVec<[Peek; 1]>,
    /// What models have been given for a while.
    pub boons: SmallVec<[Boon; 4]>,
    /// Cubes filled with smoke.
    pub smoke: Cells,
    /// Those of them where it is toxic.
    pub toxic: Cells,
    /// Traps that lie in wait.
    pub traps: SmallVec<[Trap; 1]>,
    /// How long nothing has happened that could decide the battle (`dz.win.vps`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standstill: Option<Standstill>,
    /// What effects have set off and is due when they are over.
    pub due: SmallVec<[Pending; 4]>,
    /// Which effect is being settled, and which number the next one has.
    pub effects: Effects,
    /// What is to be resolved, next one on top.
    pub steps: Steps<Step>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// One model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Model {
    /// The cube it stands in; meaningless off the board.
    pub cell: Cell,
    /// The spots it stands on.
    pub spots: Spots,
    /// Damage counters.
    pub damage: u8,
    /// What is true of it.
    pub marks: Marks,
    /// The items it carries.
    pub items: [Option<Item>; 3],
    /// Which of them came from a counter on the map, a bit each.
    pub found: u8,
    /// Energy Shields of its profile that are destroyed, a bit each.
    pub shields_lost: u8,
    /// Weapons that cannot be used any more, a bit each.
    pub weapons_lost: u16,
    /// Weapons that must be reloaded, a bit each.
    pub unloaded: u16,
}

/// What is true of a model: a set of [`Mark`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(pub u16);

/// Something that is true of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// It stands on the map.
    OnBoard,
    /// It is dead.
    Dead,
    /// It has been activated this round.
    Activated,
    /// It lies pinned.
    Pinned,
    /// It burns.
    Burning,
    /// Its Life Support is used up.
    LifeSupportUsed,
    /// It is a tagged target until the end of the round.
    Tagged,
    /// It has made its Scout move.
    Scouted,
    /// Its smokescreen is used up.
    SmokeUsed,
    /// It was marked activated in this turn.
    Fresh,
    /// It was hurt once, and rampages.
    Raging,
    /// It is a wreck that stands in the way.
    Wreck,
    /// A shard sticks in it (`dz.ability.triclinic-shard`).
    Shard,
    /// It was invigorated this round.
    Invigorated,
    /// It was moved by force on its way, which ends there (`dz.state.forced-move`).
    Hurled,
    /// It goes round the flank and comes in at the end of round 1 (`dz.recon.bonus`).
    Flanking,
}

// Each mark is a bit.
const _: () = assert!((Mark::Flanking as u32) < u16::BITS);

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Command results that lie open, by face.
    pub results: [u8; 6],
    /// Victory points.
    pub vps: u16,
    /// The deployment zone, once taken: 0 for Red, 1 for Blue.
    pub zone: Option<u8>,
    /// The cube that a Commlink points out this round.
    pub link: Option<Cell>,
    /// What the player is secretly after.
    pub secret: Option<Secret>,
    /// Whether everybody knows it.
    pub shown: bool,
    /// The bonus dice won by the Recon test and not yet rolled.
    pub bonus: u8,
}

/// An item on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// Where.
    pub cell: Cell,
    /// What; nobody knows while it lies face down.
    pub item: Option<Item>,
    /// Whether it was bought by a player, so that it is no counter of the game.
    pub bought: bool,
    /// What one player has seen of it while it lies face down.
    pub peek: Option<Peek>,
}

impl Counter {
    /// A counter that nobody has looked at.
    #[must_use]
    pub const fn new(cell: Cell, item: Option<Item>, bought: bool) -> Counter {
        Counter { cell, item, bought, peek: None }
    }

    /// What it shows: to everybody where it lies face up, and to who has looked at it. In a view nobody else finds it.
    #[must_use]
    pub fn known(&self) -> Option<Item> {
        self.item.or(self.peek.and_then(|it| it.item))
    }
}

/// What the active model has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// Which model.
    pub model: ModelId,
    /// Actions taken, a bit each.
    pub taken: u8,
    /// Whether a long action was taken.
    pub long: bool,
    /// Whether a Move, Shoot or Fight result was spent on it.
    pub result: bool,
    /// Whether its activation began in a cube with an enemy.
    pub began_with_enemy: bool,
    /// Whether it began pinned and has not stood up.
    pub down: bool,
    /// Whether something has ended it.
    pub over: bool,
    /// Whether it has done something that no action and no result paid for.
    pub busy: bool,
    /// Who has spent a Splat! in it, a bit each seat.
    pub splats: u8,
    /// The result taken from the opponent for it.
    pub taken_over: Option<Face>,
    /// Who runs it instead of its owner.
    pub controller: Option<Seat>,
    /// Whether it may move a cube first, by its Rampage.
    pub rush: bool,
    /// Whether it can do nothing, far from every Engineer (`dz.ability.remote`).
    pub idles: bool,
}

impl Activation {
    /// Whether an action of this kind was taken.
    #[must_use]
    pub const fn took(&self, action: Action) -> bool {
        self.taken >> action as u8 & 1 == 1
    }

    /// How many actions were taken.
    #[must_use]
    pub const fn actions(&self) -> u32 {
        self.taken.count_ones()
    }

    /// Whether nothing at all was done.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.taken == 0 && !self.result && !self.busy
    }
}

/// Something that waits to be taken up, and the effect it arose in (`dz.round.simultaneous`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// The number of the effect.
    pub effect: u8,
    /// What.
    pub due: Due,
}

/// Effects by number while anything waits: an older one is finished before a newer one begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    /// The one whose steps are being taken.
    pub running: u8,
    /// The one that what arises now belongs to.
    pub arising: u8,
    /// The last that was given a number.
    pub last: u8,
}

/// Something that an effect has set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Due {
    /// A model that was moved into a cube with enemies fights.
    Fight(ModelId),
    /// A model that was moved may pick up an item.
    PickUp(ModelId),
    /// Somebody may make something of a dead model.
    Rise(ModelId),
    /// A model that was moved may have come into a trap.
    Tread(ModelId),
    /// A cube fills with smoke (`dz.ability.ink-sac`).
    Ink(Cell),
    /// A model that died, or a trap that somebody was thrown onto, explodes.
    Boom {
        /// The cube.
        cell: Cell,
        /// The dice of the explosion.
        dice: u8,
        /// Whose doing it is, where the house asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<Seat>,
    },
}

impl Due {
    /// Whether it is an effect of its own, with all its steps.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        matches!(self, Due::Boom { .. } | Due::Ink(_))
    }
}

impl Marks {
    /// Whether it is so.
    #[must_use]
    pub const fn has(self, mark: Mark) -> bool {
        self.0 >> mark as u16 & 1 == 1
    }

    /// Makes it so, or not.
    pub fn set(&mut self, mark: Mark, holds: bool) {
        let bit = 1 << mark as u16;
        self.0 = if holds { self.0 | bit } else { self.0 & !bit };
    }
}

impl Model {
    /// Whether it is so.
    #[must_use]
    pub const fn is(&self, mark: Mark) -> bool {
        self.marks.has(mark)
    }

    /// The items it carries, with their places.
    pub fn carried(&self) -> impl Iterator<Item = (u8, Item)> + '_ {
        self.items.iter().enumerate().filter_map(|(at, it)| it.map(|it| (at as u8, it)))
    }

    /// The item at a place.
    #[must_use]
    pub fn item(&self, at: u8) -> Option<Item> {
        self.items.get(usize::from(at)).copied().flatten()
    }
}

impl State {
    /// The map before the first order.
    pub(crate) fn new(field: Field, setup: &Setup) -> State {
        let models = field.models.iter().map(|it| mustered(&field.profiles[usize::from(it.profile)])).collect();
        let mut state = State {
            field,
            mission: setup.mission,
            round: 0,
            models,
            sides: [Side::default(); 2],
            initiative: Seat(0),
            first_done: None,
            active: None,
            second_model: false,
            counters: SmallVec::new(),
            bag: Item::COUNTERS.map(|it| it.1),
            used: [0; 7],
            discarded: SmallVec::new(),
            boons: SmallVec::new(),
            smoke: Cells::default(),
            toxic: Cells::default(),
            traps: SmallVec::new(),
            standstill: None,
            due: SmallVec::new(),
            effects: Effects::default(),
            steps: [Step::Begin].into_iter().collect(),
            outcome: None,
        };
        if let Opening::Position { stands, initiative, results, items, before } = &setup.opening {
            state.initiative = *initiative;
            stands.iter().enumerate().for_each(|(at, it)| state.put(ModelId(at as u8), it));
            for (side, faces) in state.sides.iter_mut().zip(results) {
                faces.iter().for_each(|it| side.results[*it as usize] += 1);
            }
            state.counters = items.iter().map(|(cell, item)| Counter::new(*cell, *item, false)).collect();
            state.take_before(before);
        }
        state
    }

    fn put(&mut self, model: ModelId, stand: &Stand) {
        let size = self.profile(model).size;
        let free = Spots::free(size, self.taken_spots(stand.cell)).next().unwrap_or_default();
        let place = &mut self.models[model.index()];
        place.cell = stand.cell;
        place.spots = stand.spots.unwrap_or(free);
        place.damage = stand.damage;
        place.marks.set(Mark::OnBoard, true);
        place.marks.set(Mark::Pinned, stand.pinned);
        place.marks.set(Mark::Burning, stand.burning);
        place.marks.set(Mark::Activated, stand.activated);
        let hurt = stand.damage > 0;
        let rages = hurt && self.profile(model).has(Ability::Rampage);
        self.models[model.index()].marks.set(Mark::Raging, rages);
    }

    /// A model.
    #[must_use]
    pub fn model(&self, model: ModelId) -> &Model {
        &self.models[model.index()]
    }

    /// What never changes about a model.
    #[must_use]
    pub fn card(&self, model: ModelId) -> &ModelCard {
        &self.field.models[model.index()]
    }

    /// The profile of a model.
    #[must_use]
    pub fn profile(&self, model: ModelId) -> &Profile {
        &self.field.profiles[usize::from(self.card(model).profile)]
    }

    /// Whose model it is.
    #[must_use]
    pub fn seat(&self, model: ModelId) -> Seat {
        self.card(model).seat
    }

    /// Whether there is such a model and it stands on the map.
    #[must_use]
    pub fn is_on_board(&self, model: ModelId) -> bool {
        self.models.get(model.index()).is_some_and(|it| it.is(Mark::OnBoard))
    }

    /// The models on the map.
    pub fn on_board(&self) -> impl Iterator<Item = ModelId> + Clone + '_ {
        let there = self.models.iter().enumerate().filter(|it| it.1.is(Mark::OnBoard));
        there.map(|(at, _)| ModelId(at as u8))
    }

    /// The models in a cube.
    pub fn in_cell(&self, cell: Cell) -> impl Iterator<Item = ModelId> + Clone + '_ {
        let here = self.models.iter().enumerate().filter(move |it| it.1.cell == cell && it.1.is(Mark::OnBoard));
        here.map(|(at, _)| ModelId(at as u8))
    }

    /// The enemies of a seat in a cube.
    pub fn enemies_in(&self, cell: Cell, seat: Seat) -> impl Iterator<Item = ModelId> + Clone + '_ {
        self.in_cell(cell).filter(move |it| self.team(*it) != seat)
    }

    /// Whether an enemy of a seat is in a cube: an enemy cube (`dz.setup.terms`).
    #[must_use]
    pub fn has_enemy(&self, cell: Cell, seat: Seat) -> bool {
        self.enemies_in(cell, seat).next().is_some()
    }

    /// Unpinned, and sharing a cube with an unpinned enemy (`dz.setup.terms`).
    #[must_use]
    pub fn is_engaged(&self, model: ModelId) -> bool {
        let here = self.model(model);
        let standing = |it: ModelId| !self.model(it).is(Mark::Pinned);
        standing(model) && self.enemies_in(here.cell, self.team(model)).any(standing)
    }

    /// The cubes with a model or a wreck in them.
    #[must_use]
    pub fn busy(&self) -> Cells {
        let there = |it: &&Model| it.is(Mark::OnBoard) || it.is(Mark::Wreck);
        self.models.iter().filter(there).map(|it| it.cell).collect()
    }

    /// The sizes of a seat's models in a cube, added up (`dz.move.capacity`).
    #[must_use]
    pub fn crowd(&self, cell: Cell, seat: Seat) -> u8 {
        self.in_cell(cell).filter(|it| self.team(*it) == seat).map(|it| self.profile(it).size).sum()
    }

    /// Whether a model's side has room for it in a cube (`dz.move.capacity`).
    #[must_use]
    pub fn has_room(&self, model: ModelId, cell: Cell) -> bool {
        let here = self.model(model);
        let inside = here.is(Mark::OnBoard) && here.cell == cell;
        inside || self.crowd(cell, self.team(model)) + self.profile(model).size <= self.field.capacity(cell)
    }

    /// The spots of a cube that are taken.
    #[must_use]
    pub fn taken_spots(&self, cell: Cell) -> Spots {
        Spots(self.stands_in_the_way(cell).fold(0, |taken, it| taken | it.1.spots.0))
    }

    /// The spots of a cube that others than this model stand on.
    #[must_use]
    pub fn taken_by_others(&self, cell: Cell, model: ModelId) -> Spots {
        let others = self.stands_in_the_way(cell).filter(|it| it.0 != model);
        Spots(others.fold(0, |taken, it| taken | it.1.spots.0))
    }

    /// A seat's models on the map that have not been activated.
    pub fn waiting(&self, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
        self.on_board().filter(move |it| self.seat(*it) == seat && !self.model(*it).is(Mark::Activated))
    }

    /// The items in a cube, with their places.
    pub fn items_in(&self, cell: Cell) -> impl Iterator<Item = (u8, Counter)> + '_ {
        let here = self.counters.iter().enumerate().filter(move |it| it.1.cell == cell);
        here.map(|(at, it)| (at as u8, *it))
    }

    /// How many results of a face a seat has left.
    #[must_use]
    pub fn results(&self, seat: Seat, face: Face) -> u8 {
        self.sides[seat.index()].results[face as usize]
    }

    /// The other of the two players.
    #[must_use]
    pub const fn opponent(seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    /// Whose friend a model is: while the opponent runs it, nobody's (`dz.state.rampage-control`).
    #[must_use]
    pub fn team(&self, model: ModelId) -> Seat {
        if self.controller(model).is_some() { NOBODY } else { self.seat(model) }
    }

    /// Who runs a model instead of its owner.
    #[must_use]
    pub fn controller(&self, model: ModelId) -> Option<Seat> {
        self.active.as_ref().filter(|it| it.model == model).and_then(|it| it.controller)
    }

    /// Who makes a model's choices.
    #[must_use]
    pub fn player(&self, model: ModelId) -> Seat {
        self.controller(model).unwrap_or(self.seat(model))
    }

    /// Whose doing it is what a model does, where the house asks for it (`dz.team.vp-value`): the doing of who runs it.
    pub(crate) fn doing(&self, by: ModelId) -> Option<Seat> {
        self.field.setup.settings.own_kills_score_nothing.then(|| self.player(by))
    }

    /// Whether command results may be spent on a model and its tests: not while the opponent runs it, and never on a
    /// Sentry Gun.
    #[must_use]
    pub fn takes_results(&self, model: ModelId) -> bool {
        self.bars_results(model).is_none()
    }

    /// The rule that keeps command results from a model, if one does.
    pub(crate) fn bars_results(&self, model: ModelId) -> Option<RuleId> {
        let run = self.controller(model).map(|_| rule!("dz.state.rampage-control"));
        run.or_else(|| self.is_gun(model).then_some(rule!("dz.item.sentry-gun")))
    }

    /// A model's name: its profile's, and its number among its like.
    #[must_use]
    pub fn name(&self, model: ModelId) -> Line {
        let Some(card) = self.field.models.get(model.index()) else {
            return Line::new("dz-nobody").with("number", i32::from(model.0) + 1);
        };
        let line = Line::new(if card.of > 1 { "dz-model-numbered" } else { "dz-model" });
        let line = line.with("name", self.profile(model).name.as_str());
        if card.of > 1 { line.with("number", i32::from(card.number) + 1) } else { line }
    }

    /// Whether a model rides its bike (`dz.item.mono-wheel`).
    #[must_use]
    pub fn rides(&self, model: ModelId) -> bool {
        self.model(model).items.contains(&Some(Item::MonoWheel))
    }

    /// Whether a model is a Sentry Gun, whatever its weapon.
    #[must_use]
    pub fn is_gun(&self, model: ModelId) -> bool {
        self.card(model).extra.is_some_and(Extra::is_gun)
    }

    /// Wrecks, which stand in the way (`dz.ability.vehicle`).
    pub(crate) fn wrecks(&self) -> impl Iterator<Item = ModelId> + '_ {
        self.models.iter().enumerate().filter(|it| it.1.is(Mark::Wreck)).map(|it| ModelId(it.0 as u8))
    }

    fn stands_in_the_way(&self, cell: Cell) -> impl Iterator<Item = (ModelId, &Model)> + '_ {
        let all = self.models.iter().enumerate().map(|(at, it)| (ModelId(at as u8), it));
        all.filter(move |it| it.1.cell == cell && (it.1.is(Mark::OnBoard) || it.1.is(Mark::Wreck)))
    }

    /// What the mission is about.
    pub(crate) fn mission_rules(&self) -> &'static MissionRules {
        self.field.missions[self.mission as usize]
    }

    /// A weapon of a model by its number: one of its profile, or the one that its army special gives.
    #[must_use]
    pub fn arm(&self, model: ModelId, weapon: u8) -> Option<&Weapon> {
        if weapon == LENT {
            return self.field.arms[self.seat(model).index()].as_ref();
        }
        self.profile(model).weapons.get(usize::from(weapon))
    }

    /// The same for an attack that was found legal.
    pub(crate) fn fired(&self, model: ModelId, weapon: u8) -> &Weapon {
        self.arm(model, weapon).unwrap_or(&self.field.bare)
    }

    /// How many counters are left beside those that lie face down (`dz.faq.always-short`).
    #[must_use]
    pub fn counters_left(&self) -> u8 {
        let hidden = self.counters.iter().filter(|it| it.item.is_none()).count() as u8;
        self.bag.iter().chain(&self.used).sum::<u8>().saturating_sub(hidden)
    }
}

/// The number of the weapon that an army special gives, among those of a model.
pub(crate) const LENT: u8 = 13;

/// The bit of a destroyed Shield Generator.
pub(crate) const GENERATOR: u8 = 1 << 7;

/// The team of a model that the opponent runs, and who knows a counter that nobody has looked at.
pub(crate) const NOBODY: Seat = Seat(2);

/// A model as it comes into play.
pub(crate) fn mustered(profile: &Profile) -> Model {
    let mut model = Model::default();
    for (pocket, item) in model.items.iter_mut().zip(profile.items.iter().filter(|it| it.is_carried())) {
        *pocket = Some(*item);
    }
    model
}
