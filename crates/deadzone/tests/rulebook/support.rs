//! Small positions with the models an example needs, and orders given with scripted dice.

use battle::{Refusal, Seat, Stop, apply};
use catalogue::{RuleId, rule};
use deadzone::{
    Before, Cell, Deadzone, Deck, Event, Face, Forbidden, Item, Map, Mark, Means, Mission, Model, ModelId, Opening,
    Order, Pace, Pool, Settings, Setup, Spots, Stand, State, Step, Team, Thrown, Wall, Way, pack,
};
use dice::Scripted;
use muster::{Ability, Line, Mode, Party, ResolvedModel, ResolvedUnit, Value, Weapon};
use table::lattice::{Opening as Gap, Side};

/// A model to field: its figures, weapons and abilities.
#[derive(Clone)]
pub struct Fighter {
    figures: Vec<(&'static str, Option<i32>)>,
    weapons: Vec<Weapon>,
    skills: Vec<Ability>,
    options: Vec<muster::TakenOption>,
    category: &'static str,
    unit: &'static str,
    faction: &'static str,
    stand: Stand,
    /// The unit of the pack that it is, whole.
    printed: Option<Box<ResolvedUnit>>,
}

/// Speed 1-2, Shoot 5+, Fight 5+, Survive 5+, Size 1, Armour 0, 1 VP, with a rifle R6 and a Knife, in this cube.
pub fn fighter(column: u8, row: u8, level: u8) -> Fighter {
    let figures = [("Move", 1), ("Sprint", 2), ("Shoot", 5), ("Fight", 5), ("Survive", 5), ("Size", 1), ("Armour", 0)];
    let figures = figures.into_iter().chain([("VPs", 1)]).map(|(column, it)| (column, Some(it))).collect();
    let stand = Stand { cell: cell(column, row, level), ..Stand::default() };
    let weapons = vec![gun(6, 0, &[]), blade(0, &[])];
    Fighter {
        figures,
        weapons,
        skills: Vec::new(),
        options: Vec::new(),
        category: "trooper",
        unit: "dz.team.profile",
        faction: "test",
        stand,
        printed: None,
    }
}

/// A model of the army lists with everything printed, and these options, in this cube.
pub fn printed(unit: &str, options: &[&str], (column, row, level): (u8, u8, u8)) -> Fighter {
    let options = options.iter().map(|it| ((*it).to_owned(), 1)).collect();
    let party = Party { unit: unit.to_owned(), size: 1, options };
    let (units, _) = party.field(pack()).unwrap_or_else(|why| panic!("{why}"));
    let [unit] = <[ResolvedUnit; 1]>::try_from(units).expect("one model");
    Fighter { printed: Some(Box::new(unit)), ..fighter(column, row, level) }
}

impl Fighter {
    pub fn figure(mut self, column: &'static str, value: impl Into<Option<i32>>) -> Fighter {
        self.figures.retain(|it| it.0 != column);
        self.figures.push((column, value.into()));
        self
    }

    pub fn armed(mut self, weapons: Vec<Weapon>) -> Fighter {
        self.weapons = weapons;
        self
    }

    pub fn with(mut self, ability: &str, x: Option<i32>) -> Fighter {
        self.skills.push(skill(ability, x));
        self
    }

    pub fn carrying(mut self, item: &str, x: Option<i32>) -> Fighter {
        let rule = RuleId::find(item).expect("an item of the catalogue");
        self.skills.push(Ability { of: Some("item".into()), ..skill(item, x) });
        self.options.push(muster::TakenOption { id: item.into(), rule, count: 1 });
        self
    }

    pub fn kind(mut self, category: &'static str) -> Fighter {
        self.category = category;
        self
    }

    /// A unit of the catalogue by its id, as rules that name it know it.
    pub fn called(mut self, unit: &'static str) -> Fighter {
        self.unit = unit;
        self
    }

    pub fn of(mut self, faction: &'static str) -> Fighter {
        self.faction = faction;
        self
    }

    pub fn hurt(mut self, damage: u8) -> Fighter {
        self.stand.damage = damage;
        self
    }

    pub fn pinned(mut self) -> Fighter {
        self.stand.pinned = true;
        self
    }

    pub fn burning(mut self) -> Fighter {
        self.stand.burning = true;
        self
    }

    pub fn activated(mut self) -> Fighter {
        self.stand.activated = true;
        self
    }

    pub fn at(mut self, spots: u16) -> Fighter {
        self.stand.spots = Some(Spots(spots));
        self
    }

    fn unit(&self) -> ResolvedUnit {
        if let Some(unit) = &self.printed {
            return (**unit).clone();
        }
        let value = |it: &Option<i32>| it.map_or(Value::Dash, Value::Number);
        let values = self.figures.iter().map(|(column, it)| ((*column).to_owned(), value(it))).collect();
        let model = ResolvedModel {
            role: "model".into(),
            commander: true,
            profile: Line { kind: "model".into(), values },
            modes: Vec::new(),
            changes: Vec::new(),
            base: None,
            armour: None,
            weapons: self.weapons.clone(),
            skills: self.skills.clone(),
        };
        ResolvedUnit {
            unit: "fighter".into(),
            rule: RuleId::find(self.unit).expect("a unit of the catalogue"),
            name: "Fighter".into(),
            faction: self.faction.into(),
            category: self.category.into(),
            fills: Some(self.category.into()),
            keywords: Vec::new(),
            options: self.options.clone(),
            points: 10,
            joins: None,
            group: None,
            carriers: Vec::new(),
            models: vec![model],
        }
    }
}

pub fn skill(ability: &str, x: Option<i32>) -> Ability {
    Ability { x, ..Ability::plain(RuleId::find(ability).unwrap_or_else(|| panic!("no rule {ability}"))) }
}

fn weapon(line: &str, figures: &[(&str, i32)], abilities: &[(&str, Option<i32>)]) -> Weapon {
    let values = figures.iter().map(|(column, it)| ((*column).to_owned(), Value::Number(*it))).collect();
    let line = Line { kind: line.into(), values };
    let rule = rule!("dz.team.weapon-lookup");
    let mode = Mode { name: None, rule, line, abilities: Vec::new(), through: None };
    let abilities = abilities.iter().map(|(ability, x)| skill(ability, *x)).collect();
    Weapon { id: "weapon".into(), rule, name: "Weapon".into(), modes: vec![mode], abilities }
}

/// A weapon with a Range and AP.
pub fn gun(range: i32, ap: i32, abilities: &[(&str, Option<i32>)]) -> Weapon {
    weapon("ranged", &[("range", range), ("AP", ap)], abilities)
}

/// The same weapon as one of the catalogue.
pub fn known(rule: &str, weapon: Weapon) -> Weapon {
    Weapon { rule: RuleId::find(rule).expect("a weapon of the catalogue"), ..weapon }
}

/// Gear that makes no attack.
pub fn gear(abilities: &[(&str, Option<i32>)]) -> Weapon {
    weapon("gear", &[], abilities)
}

/// An RF weapon with AP.
pub fn blade(ap: i32, abilities: &[(&str, Option<i32>)]) -> Weapon {
    weapon("melee", &[("AP", ap)], abilities)
}

pub fn cell(column: u8, row: u8, level: u8) -> Cell {
    Cell::new(column, row, level).expect("a cube of the map")
}

/// A floor over some cubes.
pub fn deck(from: (u8, u8, u8), to: (u8, u8, u8), partial: bool) -> Deck {
    Deck { from: cell(from.0, from.1, from.2), to: cell(to.0, to.1, to.2), partial }
}

/// A wall that can be climbed.
pub fn wall(at: (u8, u8, u8), side: Side, gap: Gap) -> Wall {
    Wall { cell: cell(at.0, at.1, at.2), side, gap, smooth: false, hatch: false }
}

/// A position: red is seat 0 and has the initiative. Each side has a Leader in a far corner, who is its last model.
pub struct Position {
    pub map: Map,
    red: Vec<Fighter>,
    blue: Vec<Fighter>,
    results: [Vec<Face>; 2],
    items: Vec<(Cell, Option<Item>)>,
    pub settings: Settings,
    pub mission: Mission,
    pub points: u16,
    pub before: Before,
    specials: [Option<&'static str>; 2],
}

pub fn position(red: Vec<Fighter>, blue: Vec<Fighter>) -> Position {
    Position {
        map: Map::open("test", 4),
        red,
        blue,
        results: [Vec::new(), Vec::new()],
        items: Vec::new(),
        settings: Settings::default(),
        mission: Mission::Patrol,
        points: 100,
        before: Before::default(),
        specials: [None; 2],
    }
}

impl Position {
    /// Red's Leader gives this army special, and there are so many Splat! results for it.
    pub fn special(mut self, special: &'static str, splats: usize) -> Position {
        self.specials[0] = Some(special);
        self.results[0].extend(std::iter::repeat_n(Face::Splat, splats));
        self
    }

    /// The same for blue.
    pub fn blue_special(mut self, special: &'static str, splats: usize) -> Position {
        self.specials[1] = Some(special);
        self.results[1].extend(std::iter::repeat_n(Face::Splat, splats));
        self
    }

    pub fn results(mut self, red: &[Face], blue: &[Face]) -> Position {
        self.results[0].extend(red);
        self.results[1].extend(blue);
        self
    }

    pub fn item(mut self, at: (u8, u8, u8), item: Option<Item>) -> Position {
        self.items.push((cell(at.0, at.1, at.2), item));
        self
    }

    pub fn walls(mut self, walls: Vec<Wall>) -> Position {
        self.map.walls = walls;
        self
    }

    pub fn decks(mut self, decks: Vec<Deck>) -> Position {
        self.map.decks = decks;
        self
    }

    pub fn setup(&self) -> Setup {
        let leader = |column, row, special: Option<&str>| {
            let leader = fighter(column, row, 1).kind("leader").figure("Recon", 4).activated();
            special.into_iter().fold(leader, |it, special| it.with(special, None))
        };
        let red: Vec<Fighter> = self.red.iter().cloned().chain([leader(1, 1, self.specials[0])]).collect();
        let blue: Vec<Fighter> = self.blue.iter().cloned().chain([leader(8, 8, self.specials[1])]).collect();
        let team = |fighters: &[Fighter]| Team { units: fighters.iter().map(Fighter::unit).collect() };
        let stands = red.iter().chain(&blue).map(|it| it.stand).collect();
        let opening = Opening::Position {
            stands,
            initiative: Seat(0),
            results: self.results.to_vec(),
            items: self.items.clone(),
            before: self.before.clone(),
        };
        Setup {
            mission: self.mission,
            points: self.points,
            map: self.map.clone(),
            teams: vec![team(&red), team(&blue)],
            opening,
            settings: self.settings,
        }
    }

    /// Begins the battle.
    pub fn start(self) -> Play {
        let reds = self.red.len() as u8 + 1;
        let state = battle::System::start(&Deadzone, &self.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut play = Play { state, reds };
        play.give(0, Order::Begin, &[]);
        play
    }

    /// Begins with these dice.
    pub fn begun(self, dice: &[u8]) -> Play {
        let reds = self.red.len() as u8 + 1;
        let state = battle::System::start(&Deadzone, &self.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut play = Play { state, reds };
        play.give(0, Order::Begin, dice);
        play
    }

    /// Begins, and activates red's first model.
    pub fn act(self) -> Play {
        let mut play = self.start();
        play.give(0, Order::Activate { model: ModelId(0) }, &[]);
        play
    }
}

/// A battle on its way.
pub struct Play {
    pub state: State,
    reds: u8,
}

impl Play {
    /// A model of red.
    pub fn red(&self, number: u8) -> ModelId {
        ModelId(number)
    }

    /// A model of blue.
    pub fn blue(&self, number: u8) -> ModelId {
        ModelId(self.reds + number)
    }

    pub fn model(&self, model: ModelId) -> &Model {
        self.state.model(model)
    }

    pub fn is(&self, model: ModelId, mark: Mark) -> bool {
        self.model(model).is(mark)
    }

    pub fn at(&self, model: ModelId) -> (u8, u8, u8) {
        let cell = self.model(model).cell;
        (cell.column(), cell.row(), cell.level())
    }

    /// The seat that is asked now.
    pub fn asked(&self) -> u8 {
        battle::System::decision(&Deadzone, &self.state).expect("somebody is asked").seat.0
    }

    /// Gives an order of this seat, which must be asked, with these eight-sided dice, all of which must be spent.
    #[track_caller]
    pub fn give(&mut self, seat: u8, order: Order, dice: &[u8]) -> Vec<Event> {
        self.give_with(seat, order, Scripted::d8(dice.iter().copied()))
    }

    /// Whoever is thrown stays where he comes down.
    #[track_caller]
    pub fn give_with(&mut self, seat: u8, order: Order, mut dice: Scripted) -> Vec<Event> {
        assert_eq!(self.asked(), seat, "who is asked for {order:?}");
        let mut log = Vec::new();
        let mut next = Some(order);
        while let Some(order) = next {
            apply(&Deadzone, &mut self.state, &order, &mut dice, Some(&mut log))
                .unwrap_or_else(|why| panic!("{order:?}: {why}"));
            next = staying(&self.state);
        }
        dice.expect_spent();
        log
    }

    /// Gives an order and nothing more.
    #[track_caller]
    pub fn give_only(&mut self, seat: u8, order: Order, dice: &[u8]) {
        assert_eq!(self.asked(), seat, "who is asked for {order:?}");
        let mut dice = Scripted::d8(dice.iter().copied());
        apply(&Deadzone, &mut self.state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{order:?}: {why}"));
        dice.expect_spent();
    }

    /// The rule that forbids an order.
    pub fn refused(&mut self, order: Order) -> &'static str {
        self.forbidden(order).rule().name()
    }

    pub fn forbidden(&mut self, order: Order) -> Forbidden {
        let mut dice = Scripted::d8([]);
        match apply(&Deadzone, &mut self.state, &order, &mut dice, None) {
            Err(Stop::Forbidden(why)) => why,
            other => panic!("{order:?}: {other:?}"),
        }
    }

    pub fn step(&self) -> &Step {
        self.state.steps.top().expect("it waits for something")
    }
}

/// Where the question is where somebody stands: where he is.
pub fn staying(state: &State) -> Option<Order> {
    match state.steps.top() {
        Some(Step::Place(model) | Step::PlaceThrown { model, .. }) => {
            Some(Order::TakePlace { at: state.model(*model).spots })
        }
        _ => None,
    }
}

/// A way to the free spots nearest the middle of its last cube.
pub fn going(play: &Play, model: ModelId, pace: Pace, way: &[(u8, u8, u8)]) -> Order {
    going_in(&play.state, model, pace, way)
}

/// The same in a state.
pub fn going_in(state: &State, model: ModelId, pace: Pace, way: &[(u8, u8, u8)]) -> Order {
    let cells: Vec<Cell> = way.iter().map(|it| cell(it.0, it.1, it.2)).collect();
    let last = cells.last().copied().unwrap_or(state.model(model).cell);
    let size = state.profile(model).size;
    let at = Spots::free(size, state.taken_by_others(last, model)).next().expect("a free place");
    Order::Move { pace, way: Way::new(&cells).expect("not too long"), at }
}

pub fn shoot(target: ModelId) -> Order {
    Order::Shoot { means: Means::Action, weapon: 0, target, effect: false, ammo: None }
}

pub fn fire_for_effect(target: ModelId) -> Order {
    Order::Shoot { means: Means::Action, weapon: 0, target, effect: true, ammo: None }
}

pub fn lob(with: Thrown, at: (u8, u8, u8)) -> Order {
    Order::ShootCube { means: Means::Action, with, cell: cell(at.0, at.1, at.2) }
}

pub fn fight(target: ModelId) -> Order {
    Order::Fight { means: Means::Action, weapon: 1, target }
}

/// The attack and the answer of the opposed test among the events.
pub fn rolled(log: &[Event]) -> (&Pool, &Pool) {
    let found = log.iter().find_map(|it| match it {
        Event::Rolled { by, against, .. } => Some((by, against)),
        _ => None,
    });
    found.expect("an opposed test")
}

/// How many dice, and why: `3 clear+2 high+1`.
pub fn dice(pool: &Pool) -> String {
    let mut text = pool.dice.start().1.to_string();
    for (term, _) in pool.dice.steps() {
        let battle::Change::Add(amount) = term.change else { continue };
        let name = term.rule.name().rsplit('.').next().unwrap_or_default();
        text.push_str(&format!(" {name}{amount:+}"));
    }
    text
}

/// The word of a question, which a game always writes down as it is.
pub fn word(field: &battle::form::Field) -> &'static str {
    match field.word {
        std::borrow::Cow::Borrowed(word) => word,
        std::borrow::Cow::Owned(ref word) => panic!("{word} is made while asking"),
    }
}
