//! Small positions with the models, weapons and terrain an example needs, and orders given with scripted dice.

use std::collections::BTreeMap;

use battle::{Seat, Stop, System, apply};
use catalogue::{RuleId, rule};
use dice::Scripted;
use muster::{Ability, Armour, Hundredths, Line, Mode, Party, ResolvedModel, ResolvedUnit, Value, Weapon};
use table::{Bearing, Inches, Kind, Piece, PieceId, Point, Polygon, Table};
use warzone::{
    Action, Before, Card, Event, Faster, Forbidden, Force, Mark, Mission, Model, ModelId, Morale, Opening, Order,
    Setup, Shots, Spot, SquadId, Stand, State, Step, Structure, Test, Warzone, ready,
};

/// A model to field: the book's line "M CC RS St Con WP LD W A", a base, weapons and skills.
#[derive(Clone)]
pub struct Trooper {
    line: &'static str,
    base: i32,
    baseless: bool,
    weapons: Vec<&'static str>,
    armour: Vec<(&'static str, i32)>,
    skills: Vec<(RuleId, Option<i32>)>,
    words: Vec<(RuleId, &'static str)>,
    haste: Vec<(&'static str, i32)>,
    hull: Option<&'static str>,
    critical_damage: Option<i32>,
}

/// A trooper on a Small base: M5, RS 12, CC 12, St 8, LD 14, W1, A12, with a rifle and a knife.
pub fn trooper() -> Trooper {
    Trooper {
        line: "5 12 12 8 8 12 14 1 12",
        base: 30,
        baseless: false,
        weapons: vec!["gun 24 12 1 0 Piercing A", "blade B2B +1 1 0 Piercing"],
        armour: Vec::new(),
        skills: Vec::new(),
        words: Vec::new(),
        haste: Vec::new(),
        hull: None,
        critical_damage: None,
    }
}

/// The bike of the book: Rider 2/12, Weapon Controls 2/12, Driving Systems 3/11, Engines 2/12, front 0, back -4.
pub fn bike() -> Trooper {
    trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4")
}

impl Trooper {
    pub fn line(mut self, line: &'static str) -> Trooper {
        self.line = line;
        self
    }

    pub fn base(mut self, millimetres: i32) -> Trooper {
        self.base = millimetres;
        self
    }

    /// Without a base: it takes the room of a Large one.
    pub fn baseless(mut self) -> Trooper {
        (self.base, self.baseless) = (50, true);
        self
    }

    pub fn armed(mut self, weapons: &[&'static str]) -> Trooper {
        self.weapons = weapons.to_vec();
        self
    }

    pub fn armour(mut self, kind: &'static str, x: i32) -> Trooper {
        self.armour.push((kind, x));
        self
    }

    pub fn skill(mut self, rule: RuleId, x: Option<i32>) -> Trooper {
        self.skills.push((rule, x));
        self
    }

    /// A skill with a word: the Dark Legion of Contempt (Dark Legion).
    pub fn skill_of(mut self, rule: RuleId, of: &'static str) -> Trooper {
        self.words.push((rule, of));
        self
    }

    /// Something that changes its "Movement" or its "Movement Value", in inches.
    pub fn haste(mut self, of: &'static str, inches: i32) -> Trooper {
        self.haste.push((of, inches));
        self
    }

    /// A hull: SP/AV of its four locations, and what its front and back add.
    pub fn hull(mut self, hull: &'static str) -> Trooper {
        self.hull = Some(hull);
        self
    }

    /// Weapons with Critical Damage (X).
    pub fn critical_damage(mut self, x: i32) -> Trooper {
        self.critical_damage = Some(x);
        self
    }

    fn weapon(&self, text: &str) -> Weapon {
        let mut weapon = weapon(text);
        let critical = |x: i32| Ability { x: Some(x), ..Ability::plain(rule!("wz.def.critical-damage")) };
        weapon.abilities.extend(self.critical_damage.map(critical));
        weapon
    }

    /// Its stat line, with the figures of a hull if it has one.
    fn stat_line(&self) -> Line {
        let mut line = profile(self.line);
        for (at, figures) in self.hull.unwrap_or_default().split(' ').filter(|it| !it.is_empty()).enumerate() {
            let mut put = |name: String, figure: &str| line.values.insert(name, Value::Number(figure.parse().unwrap()));
            match figures.split_once('/') {
                Some((sp, av)) => {
                    put(format!("SP{}", at + 1), sp);
                    put(format!("AV{}", at + 1), av);
                }
                None => drop(put(if at == 4 { "front" } else { "back" }.to_owned(), figures)),
            }
        }
        line
    }

    fn model(&self, commander: bool) -> ResolvedModel {
        let haste = |(of, x): &(&'static str, i32)| Ability {
            x: Some(*x),
            of: Some((*of).to_owned()),
            ..Ability::plain(rule!("wz.move.modifiers"))
        };
        ResolvedModel {
            role: "trooper".into(),
            commander,
            profile: self.stat_line(),
            modes: Vec::new(),
            changes: Vec::new(),
            base: (!self.baseless).then_some(self.base),
            armour: Some(Armour { name: "armour".into(), abilities: self.armour.iter().map(against).collect() }),
            weapons: self.weapons.iter().map(|it| self.weapon(it)).collect(),
            skills: self.abilities().into_iter().chain(self.haste.iter().map(haste)).collect(),
        }
    }
}

impl Trooper {
    fn abilities(&self) -> Vec<Ability> {
        let plain = self.skills.iter().map(|(rule, x)| Ability { x: *x, ..Ability::plain(*rule) });
        let words = self.words.iter().map(|(rule, of)| Ability { of: Some((*of).to_owned()), ..Ability::plain(*rule) });
        plain.chain(words).collect()
    }
}

fn against((kind, x): &(&'static str, i32)) -> Ability {
    Ability { x: Some(*x), of: Some((*kind).to_owned()), ..Ability::plain(rule!("wz.armour.weapon-type")) }
}

fn profile(line: &str) -> Line {
    let mut values = BTreeMap::new();
    for (column, figure) in ["M", "CC", "RS", "St", "Con", "WP", "LD", "W", "A"].into_iter().zip(line.split(' ')) {
        let (figure, floor) =
            figure.split_once('(').map_or((figure, None), |(a, b)| (a, Some(b.trim_end_matches(')'))));
        let value = match figure {
            "-" => Value::Dash,
            length if column == "M" => Value::Inches(Hundredths(length.parse::<i32>().unwrap() * 100)),
            number => Value::Number(number.parse().unwrap()),
        };
        values.insert(column.to_owned(), value);
        if let Some(floor) = floor {
            values.insert("impenetrable".to_owned(), Value::Number(floor.parse().unwrap()));
        }
    }
    Line { kind: "model".into(), values }
}

/// A weapon of the pack by its id, or one written as a line for each way to use it. What is used through an Active skill
/// is always ready, unless the id begins with a `!`.
fn weapon(text: &str) -> Weapon {
    if let Some(known) = text.strip_prefix('!').and_then(|it| ready::pack().weapons.get(it)) {
        return known.clone();
    }
    if let Some(known) = ready::pack().weapons.get(text) {
        let mut weapon = known.clone();
        weapon.modes.iter_mut().for_each(|it| it.through = None);
        return weapon;
    }
    let (rule, modes) = (rule!("wz.weapon.line"), text.split(" | ").map(mode).collect());
    Weapon { id: text.into(), rule, name: text.into(), modes, abilities: Vec::new() }
}

/// `gun RANGE ST ROF AVV TYPE CLASS [TEMPLATE]`, `blade RANGE ST ROA AVV TYPE`, or `power KIND RANGE [ST ROF AVV]`.
fn mode(text: &str) -> Mode {
    let words: Vec<&str> = text.split(' ').collect();
    if words[0] == "power" {
        return power(&words);
    }
    let number = |at: usize| Value::Number(words[at].parse().unwrap());
    let inches = |at: usize| match words[at] {
        "B2B" => Value::Word("B2B".into()),
        length => Value::Inches(Hundredths((length.parse::<f64>().unwrap() * 100.0) as i32)),
    };
    let mut values = BTreeMap::new();
    let mut put = |name: &str, value| drop(values.insert(name.to_owned(), value));
    if words[1] != "-" {
        put("range", inches(1));
    }
    let close = words[0] == "blade";
    put("St", if close { Value::Plus(words[2].parse().unwrap()) } else { number(2) });
    put(if close { "RoA" } else { "RoF" }, number(3));
    put("AVV", number(4));
    put("type", Value::Word(words[5].into()));
    if let Some(class) = words.get(6) {
        put("class", Value::Word((*class).into()));
    }
    if let Some(template) = words.get(7) {
        put("template", Value::Word((*template).into()));
    }
    let line = Line { kind: if close { "close-combat" } else { "ranged" }.into(), values };
    let rule = rule!("wz.weapon.line");
    Mode { name: None, rule, line, abilities: Vec::new(), through: None }
}

fn power(words: &[&str]) -> Mode {
    let mut values = BTreeMap::from([("kind".to_owned(), Value::Word(words[1].into()))]);
    if words[2] != "-" {
        values.insert("range".to_owned(), Value::Inches(Hundredths(words[2].parse::<i32>().unwrap() * 100)));
    }
    for (name, figure) in ["St", "RoF", "AVV"].into_iter().zip(&words[3..]) {
        let value = figure.parse().map_or(Value::Dash, Value::Number);
        values.insert(name.to_owned(), value);
    }
    let line = Line { kind: "psychic".into(), values };
    Mode { name: None, rule: rule!("wz.weapon.line"), line, abilities: Vec::new(), through: None }
}

/// A table being set.
pub struct Scene {
    pieces: Vec<Piece>,
    forces: Vec<Force>,
    stands: Vec<Vec<Stand>>,
    structures: Vec<Structure>,
    /// What happened before.
    pub before: Before,
}

/// An empty table of 48 by 48 inches and two players.
pub fn scene() -> Scene {
    let force = |team| Force { team, units: Vec::new() };
    Scene {
        pieces: Vec::new(),
        forces: vec![force(0), force(1)],
        stands: vec![Vec::new(), Vec::new()],
        structures: Vec::new(),
        before: Before::default(),
    }
}

impl Scene {
    /// A solid block on the table top: west, north, east, south, height.
    pub fn block(self, kind: &str, sides: [f64; 4], top: f64) -> Scene {
        self.piece(kind, sides, top, true)
    }

    /// An Intact Structure with Access Points: a solid block nobody goes through.
    pub fn structure(self, sides: [f64; 4], top: f64, access: &[(f64, f64)]) -> Scene {
        let mut scene = self.block("impassable-bunker", sides, top);
        let access = access.iter().map(|it| at(it.0, it.1)).collect();
        scene.structures.push(Structure { piece: PieceId(scene.pieces.len() as u16), access });
        scene
    }

    /// See-through terrain.
    pub fn area(self, kind: &str, sides: [f64; 4], top: f64) -> Scene {
        self.piece(kind, sides, top, false)
    }

    fn piece(mut self, kind: &str, sides: [f64; 4], top: f64, solid: bool) -> Scene {
        let footprint = Polygon::rectangle(at(sides[0], sides[1]), at(sides[2], sides[3])).unwrap();
        let (id, kind, top) = (self.pieces.len() as u16 + 1, Kind::new(kind).unwrap(), Inches::nearest(top));
        let piece = if solid { Piece::block(id, kind, footprint, top) } else { Piece::area(id, kind, footprint, top) };
        self.pieces.push(Piece { stackable: true, ..piece });
        self
    }

    /// A squad of one kind, its Commander first, each model at (x, y) facing so many degrees. It provides no cards.
    pub fn squad(self, seat: usize, kind: &Trooper, places: &[(f64, f64, i32)]) -> Scene {
        self.unit(seat, "support", &[], kind, places)
    }

    /// The same as Troops, whose Commander provides a Resource Card.
    pub fn troops(self, seat: usize, kind: &Trooper, places: &[(f64, f64, i32)]) -> Scene {
        self.unit(seat, "troops", &[], kind, places)
    }

    /// A Warlord of a type.
    pub fn warlord(self, seat: usize, kind: &Trooper, of: &str, place: (f64, f64, i32)) -> Scene {
        self.unit(seat, "warlord", &[of], kind, &[place])
    }

    /// Models of a unit of the army lists with everything printed, and these options.
    pub fn printed(mut self, seat: usize, unit: &str, options: &[&str], places: &[(f64, f64, i32)]) -> Scene {
        let options = options.iter().map(|it| ((*it).to_owned(), 1)).collect();
        let party = Party { unit: unit.to_owned(), size: places.len() as u32, options };
        let (units, _) = party.field(ready::pack()).unwrap_or_else(|why| panic!("{why}"));
        self.forces[seat].units.extend(units);
        self.place(seat, places)
    }

    fn place(mut self, seat: usize, places: &[(f64, f64, i32)]) -> Scene {
        let stands = places.iter().map(|(x, y, facing)| Stand::ground(at(*x, *y), Bearing::degrees(*facing)));
        self.stands[seat].extend(stands);
        self
    }

    pub fn unit(
        mut self,
        seat: usize,
        category: &str,
        keywords: &[&str],
        kind: &Trooper,
        places: &[(f64, f64, i32)],
    ) -> Scene {
        let name = format!("Squad {}", self.forces[seat].units.len() + 1);
        self.forces[seat].units.push(ResolvedUnit {
            unit: "unit".into(),
            rule: rule!("wz.squad.definition"),
            name,
            faction: "none".into(),
            category: category.into(),
            fills: Some(category.into()),
            keywords: keywords.iter().map(|it| (*it).to_owned()).collect(),
            options: Vec::new(),
            points: 20 * places.len() as i64,
            joins: None,
            group: None,
            carriers: Vec::new(),
            models: (0..places.len()).map(|at| kind.model(at == 0)).collect(),
        });
        self.place(seat, places)
    }

    /// The setup, with the first seat to begin.
    pub fn setup(self) -> Setup {
        let table = Table::new(Inches::whole(48), Inches::whole(48), self.pieces).unwrap();
        let opening = Opening::Position { stands: self.stands.concat(), initiative: Seat(0), before: self.before };
        let (mission, game) = (Mission::KILL_THEM_ALL, warzone::RulesLevel::Basic);
        let (secondary, structures) = (Vec::new(), self.structures);
        Setup { table, forces: self.forces, mission, secondary, opening, game, structures }
    }

    /// The battle, in its first Game Turn.
    pub fn begin(self) -> Game {
        let state = Warzone.start(&self.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut game = Game { state };
        game.give(0, Order::Begin, []);
        game
    }

    /// The battle with this model's squad and this model activated.
    pub fn acting(self, model: u16) -> Game {
        let mut game = self.begin();
        game.activate(model);
        game
    }
}

/// A battle under test.
pub struct Game {
    pub state: State,
}

impl Game {
    /// The seat that is asked now.
    pub fn asked(&self) -> u8 {
        Warzone.decision(&self.state).expect("somebody is asked").seat.0
    }

    /// Gives an order of this seat, which must be asked; the order must be legal, with exactly these dice.
    #[track_caller]
    pub fn give(&mut self, seat: u8, order: Order, dice: impl IntoIterator<Item = u8>) -> Vec<Event> {
        assert_eq!(self.asked(), seat, "who is asked for {order:?}");
        let (mut dice, mut events) = (Scripted::d20(dice), Vec::new());
        match apply(&Warzone, &mut self.state, &order, &mut dice, Some(&mut events)) {
            Ok(()) => {}
            Err(Stop::Forbidden(why)) => panic!("{order:?} is forbidden by {}: {why:?}", why.rule()),
            Err(Stop::NeedDice(need)) => panic!("{order:?}: {need}"),
        }
        dice.expect_spent();
        events
    }

    /// Gives an order of this seat and lets Guarded and Shielded models keep the hits on them, with exactly these dice for it all.
    #[track_caller]
    pub fn give_kept(&mut self, seat: u8, order: Order, dice: impl IntoIterator<Item = u8>) -> Vec<Event> {
        assert_eq!(self.asked(), seat, "who is asked for {order:?}");
        let (mut dice, mut events) = (Scripted::d20(dice), Vec::new());
        let mut next = Some(order);
        while let Some(order) = next.take() {
            let done = apply(&Warzone, &mut self.state, &order, &mut dice, Some(&mut events));
            done.unwrap_or_else(|why| panic!("{order:?}: {why}"));
            next = matches!(self.top(), Step::PassOn(_)).then_some(Order::Decline);
        }
        dice.expect_spent();
        events
    }

    /// Why an order is forbidden.
    #[track_caller]
    pub fn refused(&self, order: Order) -> Forbidden {
        match Warzone.judge(&self.state, &order) {
            Ok(_) => panic!("{order:?} is allowed"),
            Err(why) => why,
        }
    }

    /// Why an order is forbidden, if it is.
    pub fn refused_or_fine(&self, order: Order) -> Option<Forbidden> {
        Warzone.judge(&self.state, &order).err()
    }

    /// The rule an order is forbidden by.
    #[track_caller]
    pub fn refused_by(&self, order: Order) -> &'static str {
        self.refused(order).rule().name()
    }

    /// The orders that are listed now.
    pub fn listed(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        Warzone.orders(&self.state, &mut orders);
        orders
    }

    /// Activates a model and, if need be, its squad.
    #[track_caller]
    pub fn activate(&mut self, model: u16) {
        let model = ModelId(model);
        let seat = self.state.field.squads[self.state.field.squad(model).index()].seat.0;
        if matches!(self.top(), Step::ChooseSquad(_)) {
            let squad = self.state.field.squad(model);
            self.give(seat, Order::Activate { squad }, []);
        }
        if matches!(self.top(), Step::Declare(_)) {
            self.give(seat, Order::DeclareNothing, []);
        }
        self.give(seat, Order::ActivateModel { model }, []);
    }

    /// Ends the Activation of whoever acts, and activates another model of the squad.
    #[track_caller]
    pub fn activate_next(&mut self, model: u16) {
        while !matches!(self.top(), Step::ChooseModel(_)) {
            self.decline();
        }
        self.give(self.asked(), Order::ActivateModel { model: ModelId(model) }, []);
    }

    /// Lets whoever is asked pass or decline until the battle asks for a squad of this seat.
    pub fn until_squad(&mut self, seat: u8) {
        while !matches!(self.top(), Step::ChooseSquad(it) if it.0 == seat) {
            self.decline();
        }
    }

    /// Passes, declines, or takes what must be taken.
    pub fn decline(&mut self) {
        let mut orders = Vec::new();
        Warzone.orders(&self.state, &mut orders);
        let idle = |it: &&Order| matches!(it, Order::Pass | Order::Decline | Order::DeclareNothing);
        let order = orders.iter().find(idle).or(orders.first()).expect("an answer").clone();
        let mut dice = dice::Seeded::from_u64(1);
        apply(&Warzone, &mut self.state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{why}"));
    }

    /// Lets an event happen out of turn.
    pub fn happens(&mut self, event: Event) {
        Warzone.fold(&mut self.state, &event);
    }

    /// Marks a model, whatever brought it about.
    pub fn mark(&mut self, model: u16, mark: Mark) {
        self.happens(Event::Marked { model: ModelId(model), mark });
    }

    /// Changes a squad's morale, whatever brought it about.
    pub fn shake(&mut self, squad: u8, morale: Morale) {
        self.happens(Event::MoraleBecame { squad: SquadId(squad), morale });
    }

    /// The models of the squad that acts pass, from the first on; the last of them does so with these dice.
    #[track_caller]
    pub fn all_pass(&mut self, models: u16, dice: impl IntoIterator<Item = u8>) -> Vec<Event> {
        for model in 0..models - 1 {
            self.activate(model);
            self.give(self.asked(), Order::Pass, []);
        }
        self.activate(models - 1);
        self.give(self.asked(), Order::Pass, dice)
    }

    pub fn top(&self) -> Step {
        self.state.steps.top().cloned().expect("the battle goes on")
    }

    pub fn model(&self, model: u16) -> &Model {
        self.state.model(ModelId(model))
    }

    pub fn stands(&self, model: u16) -> bool {
        self.state.is_standing(ModelId(model))
    }

    pub fn squad(&self, squad: u8) -> &warzone::Squad {
        self.state.squad(SquadId(squad))
    }

    pub fn at(&self, model: u16) -> Point {
        self.model(model).stand.expect("it stands").at
    }
}

pub fn at(x: f64, y: f64) -> Point {
    Point::new(Inches::nearest(x), Inches::nearest(y))
}

pub fn way(x: f64, y: f64) -> warzone::Way {
    [Spot::ground(at(x, y))].into_iter().collect()
}

/// Moves to a place, facing so many degrees.
pub fn go(x: f64, y: f64, facing: i32) -> Order {
    Order::Move { by: way(x, y), facing: Bearing::degrees(facing) }
}

/// Turns a card for the rate of a weapon in an Action.
pub fn faster(weapon: u8, action: Action) -> Order {
    Order::Burn { on: Card::Rate(Faster { weapon: Some(weapon), action }) }
}

/// Runs to a place, facing so many degrees.
pub fn run(x: f64, y: f64, facing: i32) -> Order {
    Order::Run { by: way(x, y), facing: Bearing::degrees(facing) }
}

/// Shoots with the first weapon, a die at each of these.
pub fn shoot(at: &[u16]) -> Order {
    Order::Shoot(shots(at))
}

pub fn shots(at: &[u16]) -> Shots {
    Shots { weapon: 0, at: at.iter().map(|it| ModelId(*it)).collect(), lucky: false }
}

pub fn engage(target: u16) -> Order {
    Order::Engage { target: ModelId(target), short: Inches::ZERO, side: None }
}

pub fn strike(target: u16) -> Order {
    Order::Strike { target: ModelId(target) }
}

/// What the tests of this kind needed, in order.
pub fn needs(events: &[Event], of: Test) -> Vec<i32> {
    let need = |it: &Event| match it {
        Event::Tested { test, need, .. } | Event::MoraleTested { test, need, .. } if *test == of => Some(need.total()),
        _ => None,
    };
    events.iter().filter_map(need).collect()
}

/// The text of what the first test of this kind needed: each term with its rule.
pub fn why(events: &[Event], of: Test) -> String {
    let need = |it: &Event| match it {
        Event::Tested { test, need, .. } | Event::MoraleTested { test, need, .. } if *test == of => {
            Some(need.to_string())
        }
        _ => None,
    };
    events.iter().find_map(need).unwrap_or_default()
}

/// Where the templates of an attack came to lie.
pub fn laid(events: &[Event]) -> Vec<Point> {
    let place = |it: &Event| match it {
        Event::TemplateLaid { at, .. } => Some(at.at),
        _ => None,
    };
    events.iter().filter_map(place).collect()
}

/// Whom Wound Effects fell on, in order.
pub fn struck(events: &[Event]) -> Vec<u16> {
    let victim = |it: &Event| match it {
        Event::Struck { wound, .. } => Some(wound.victim.0),
        _ => None,
    };
    events.iter().filter_map(victim).collect()
}

/// The Structure Points lost, by location.
pub fn structure_lost(events: &[Event]) -> Vec<(u8, i32)> {
    let hurt = |it: &Event| match it {
        Event::HullHurt { location, sp, .. } => Some((*location, sp.total())),
        _ => None,
    };
    events.iter().filter_map(hurt).collect()
}

/// The St of every Wound Effect, with the Wounds it would cost.
pub fn hits(events: &[Event]) -> Vec<(i32, u8)> {
    let hit = |it: &Event| match it {
        Event::Struck { wound, st, critical } => {
            assert_eq!(critical.total(), i32::from(wound.critical), "the number has its reasons");
            Some((st.total(), wound.critical))
        }
        _ => None,
    };
    events.iter().filter_map(hit).collect()
}

impl Trooper {
    pub fn base_millimetres(&self) -> i32 {
        self.base
    }
}
