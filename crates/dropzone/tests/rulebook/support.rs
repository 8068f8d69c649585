//! Small positions, and orders given with scripted dice that must all be spent.

use battle::{Refusal, Seat, Stop, System, apply};
use catalogue::rule;
use dice::Scripted;
use dropzone::{
    Accuracy, Aim, Amount, Arc, Army, Card, CardStart, Category, Coherency, Commander, Countermeasures, Cqb, Dropzone,
    Edge, Event, Faction, FeatureId, FeatureStart, Fortitude, GroupId, GroupKind, Load, Mode, Move, Objective, Opening,
    Order, Place, Position, Profile, ProfileId, Range, Scenario, Settings, Setup, SquadId, SquadSetup, Stand, State,
    Subject, TableEdge, Target, TransportLetter, Unit, UnitId, UnitRule, UnitType, Way, Weapon, WeaponId, WeaponRule,
    chapters::{command, movement, shooting, turn},
};
use smallvec::SmallVec;
use table::{Bearing, Inches, Kind, Piece, Point, Polygon, Table};

/// A base of infantry: Armour 2, 5 DP, CQB 1, F 5+, Mv 2, B2B, without weapons.
pub fn infantry() -> Profile {
    let mode = Mode {
        name: String::new(),
        movement: Move::Inches(2),
        countermeasures: Countermeasures::default(),
        armour: 2,
        damage_points: 5,
        unit_type: UnitType::Infantry,
        landing_zone: None,
        cqb: Some(Cqb::Halves(2)),
        fortitude: Some(Fortitude::OnOrAbove(5)),
        rules: SmallVec::new(),
        weapons: Vec::new(),
    };
    profile(Category::Troops, Coherency::BaseToBase, mode)
}

/// A tank: Armour 10, 1 DP, Mv 4, Active Countermeasures, with a railgun.
pub fn tank() -> Profile {
    let mode = Mode {
        name: String::new(),
        movement: Move::Inches(4),
        countermeasures: Countermeasures { active: true, passive: None, evasion: 0 },
        armour: 10,
        damage_points: 1,
        unit_type: UnitType::Vehicle,
        landing_zone: None,
        cqb: None,
        fortitude: None,
        rules: SmallVec::new(),
        weapons: vec![gun(10, 1, 2)],
    };
    profile(Category::Standard, Coherency::Standard, mode)
}

fn profile(category: Category, coherency: Coherency, mode: Mode) -> Profile {
    Profile {
        rule: rule!("dc.basic.unit"),
        name: "unit".into(),
        faction: Faction::Ucm,
        category,
        coherency,
        points: 30,
        needs: SmallVec::new(),
        carries: SmallVec::new(),
        drills: None,
        famous: None,
        modes: SmallVec::from_vec(vec![mode]),
    }
}

/// A weapon of an Energy, so many shots and an Ac, as far as the table, all round, with MF 4.
pub fn gun(energy: u8, shots: u8, accuracy: u8) -> Weapon {
    Weapon {
        rule: rule!("dc.basic.weapon-e"),
        name: "gun".into(),
        energy: Some(energy),
        shots,
        accuracy: Accuracy::OnOrAbove(accuracy),
        full: Range::Infinite,
        countered: Range::Inches(24),
        move_and_fire: Some(4),
        arc: Arc::ALL,
        rules: SmallVec::new(),
    }
}

/// An APC for 3 bases: Armour 8, 2 DP, Mv 8; it needs T3 itself.
pub fn apc() -> Profile {
    let mode = tank().line(|it| it.movement = Move::Inches(8)).armour(8, 2).armed(Vec::new());
    transport(mode, TransportLetter::I, 3).needs(TransportLetter::T, 3)
}

/// The profile of a Transport for so much of a letter.
pub fn transport(profile: Profile, letter: TransportLetter, amount: u8) -> Profile {
    let carries = SmallVec::from_slice(&[Load { letter, amount }]);
    Profile { category: Category::Transport, carries, ..profile }
}

/// Changes of a profile's only line, said one after the other.
pub trait With: Sized {
    fn line(self, change: impl FnOnce(&mut Mode)) -> Self;

    fn rule(self, rule: UnitRule) -> Self {
        self.line(|it| it.rules.push(rule))
    }

    fn armed(self, weapons: Vec<Weapon>) -> Self {
        self.line(|it| it.weapons = weapons)
    }

    fn armour(self, armour: u8, dp: u8) -> Self {
        self.line(|it| (it.armour, it.damage_points) = (armour, dp))
    }

    /// What it takes to carry one.
    fn needs(self, letter: TransportLetter, amount: u8) -> Self;

    fn passive(self, on: u8) -> Self {
        self.line(|it| it.countermeasures.passive = Some(on))
    }
}

impl With for Profile {
    fn line(mut self, change: impl FnOnce(&mut Mode)) -> Profile {
        change(&mut self.modes[0]);
        self
    }

    fn needs(mut self, letter: TransportLetter, amount: u8) -> Profile {
        self.needs.push(Load { letter, amount });
        self
    }
}

/// A weapon with another rule.
pub fn with(mut weapon: Weapon, rule: WeaponRule) -> Weapon {
    weapon.rules.push(rule);
    weapon
}

/// Demolisher of a fixed value.
pub fn demolisher(weapon: Weapon, by: u8) -> Weapon {
    with(weapon, WeaponRule::Demolisher(Amount::Fixed(by)))
}

pub fn point(x: f64, y: f64) -> Point {
    Point::new(Inches::nearest(x), Inches::nearest(y))
}

/// A position: each squad is a Battlegroup of its own, in the order it was put down; seat 0 has the initiative and the
/// southern edge.
pub struct Scene {
    profiles: Vec<Profile>,
    squads: Vec<(u8, SquadSetup, Vec<Stand>)>,
    pieces: Vec<Piece>,
    features: Vec<FeatureStart>,
    pub objectives: Vec<Objective>,
    commanders: [Option<Commander>; 2],
    pub controllers: Vec<Option<SquadId>>,
    cards: Vec<CardStart>,
}

pub fn scene() -> Scene {
    Scene {
        profiles: Vec::new(),
        squads: Vec::new(),
        pieces: Vec::new(),
        features: Vec::new(),
        objectives: Vec::new(),
        commanders: [None; 2],
        controllers: Vec::new(),
        cards: Vec::new(),
    }
}

impl Scene {
    /// A squad on the ground, facing north.
    pub fn squad(self, seat: u8, profile: Profile, at: &[(f64, f64)]) -> Scene {
        let stands = at.iter().map(|(x, y)| Stand::at(Place::Ground(point(*x, *y)))).collect();
        self.stands(seat, profile, stands)
    }

    /// A squad in a feature, each base on an edge or in the centre.
    pub fn inside(self, seat: u8, profile: Profile, feature: u8, edges: &[Option<u8>]) -> Scene {
        let place = |edge: &Option<u8>| Place::Inside { feature: FeatureId(feature), edge: edge.map(Edge) };
        let stands = edges.iter().map(|it| Stand::at(place(it))).collect();
        self.stands(seat, profile, stands)
    }

    /// A squad with places of any sort.
    pub fn stands(mut self, seat: u8, profile: Profile, stands: Vec<Stand>) -> Scene {
        let known = self.profiles.iter().position(|it| *it == profile);
        let number = known.unwrap_or_else(|| {
            self.profiles.push(profile);
            self.profiles.len() - 1
        });
        let group = self.squads.iter().filter(|it| it.0 == seat).count() as u8;
        let squad = SquadSetup {
            profile: ProfileId(number as u8),
            size: stands.len() as u8,
            group: Some(GroupId(group)),
            aboard: Vec::new(),
        };
        self.squads.push((seat, squad, stands));
        self
    }

    /// The last squad belongs to this Battlegroup of its seat.
    pub fn joins(mut self, group: u8) -> Scene {
        self.squads.iter_mut().next_back().expect("a squad").1.group = Some(GroupId(group));
        self
    }

    /// The last squad belongs to no Battlegroup.
    pub fn alone(mut self) -> Scene {
        self.squads.iter_mut().next_back().expect("a squad").1.group = None;
        self
    }

    /// A squad in this Transport.
    pub fn aboard(self, seat: u8, profile: Profile, transport: u8, units: usize) -> Scene {
        self.stands(seat, profile, vec![Stand::at(Place::Aboard(UnitId(transport))); units])
    }

    /// The last squad's bases have lost these DP.
    pub fn hurt(mut self, lost: &[u8]) -> Scene {
        let stands = self.squads.last_mut().map(|it| it.2.iter_mut());
        stands.into_iter().flatten().zip(lost).for_each(|(stand, lost)| stand.lost = *lost);
        self
    }

    /// A piece of scenery of these sides around a middle.
    pub fn piece(mut self, kind: &str, middle: (f64, f64), sides: (f64, f64), height: f64) -> Scene {
        let ((x, y), (wide, deep)) = (middle, (sides.0 / 2.0, sides.1 / 2.0));
        let outline = Polygon::rectangle(point(x - wide, y - deep), point(x + wide, y + deep)).expect("a rectangle");
        let (id, kind) = (self.pieces.len() as u16, Kind::new(kind).expect("a kind"));
        self.pieces.push(Piece::block(id, kind, outline, Inches::nearest(height)));
        self
    }

    /// A medium building of 5 by 5 inches, 6 high: Armour 5, 20 DP.
    pub fn building(self, x: f64, y: f64) -> Scene {
        self.piece("building-medium", (x, y), (5.0, 5.0), 6.0)
    }

    /// The last feature has lost DP, burns, or gives somebody Occupier's Advantage.
    pub fn worn(mut self, lost: u8, fires: u8, advantage: Option<u8>) -> Scene {
        let feature = FeatureId(self.pieces.len() as u8 - 1);
        self.features.push(FeatureStart { feature, lost, fires, advantage: advantage.map(Seat) });
        self
    }

    /// A seat's Commander is mounted in one of its squads.
    pub fn commander(mut self, seat: u8, squad: u8, command: u8, radius: u8) -> Scene {
        self.commanders[usize::from(seat)] = Some(Commander { squad, command, radius, points: 50 });
        self
    }

    /// A seat holds these cards, and has no others.
    pub fn hand(self, seat: u8, hand: &[Card]) -> Scene {
        self.deck(seat, hand, &[])
    }

    /// A seat holds these cards, and has these in its deck.
    pub fn deck(mut self, seat: u8, hand: &[Card], deck: &[Card]) -> Scene {
        self.cards.resize(2, CardStart::default());
        let deck = deck.iter().copied().collect();
        self.cards[usize::from(seat)] = CardStart { hand: hand.to_vec(), deck };
        self
    }

    /// Two seats, or as many as have squads; the third looks from the west, the fourth from the east.
    pub fn setup(mut self) -> Setup {
        self.squads.sort_by_key(|it| it.0);
        let seats = self.squads.iter().map(|it| it.0 + 1).max().unwrap_or(0).max(2);
        if !self.cards.is_empty() {
            self.cards.resize(usize::from(seats), CardStart::default());
        }
        let army = |seat: u8| {
            let squads: Vec<SquadSetup> = self.squads.iter().filter(|it| it.0 == seat).map(|it| it.1.clone()).collect();
            let groups = squads.iter().map(|_| GroupKind::Infantry).collect();
            Army {
                faction: Faction::Ucm,
                groups,
                squads,
                commander: self.commanders.get(usize::from(seat)).copied().flatten(),
            }
        };
        let position = Position {
            turn: 2,
            initiative: (0..seats).map(Seat).collect(),
            edges: [TableEdge::South, TableEdge::North, TableEdge::West, TableEdge::East][..usize::from(seats)]
                .to_vec(),
            stands: self.squads.iter().flat_map(|it| it.2.clone()).collect(),
            features: self.features,
            objectives: self.objectives.clone(),
            cards: self.cards.clone(),
            controllers: self.controllers.clone(),
        };
        let armies = (0..seats).map(army).collect();
        Setup {
            scenario: Scenario::TargetsOfOpportunity,
            points: 1_000,
            table: Table::new(Inches::whole(48), Inches::whole(48), self.pieces).expect("a table"),
            profiles: self.profiles,
            armies,
            opening: Opening::Position(position),
            settings: Settings { no_cards: true, ..Settings::default() },
        }
    }

    /// Begins the battle.
    pub fn start(self) -> Play {
        let state = Dropzone.start(&self.setup()).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut play = Play { state };
        play.give(0, turn::Order::Begin, &[]);
        play
    }

    /// Begins, and seat 0 activates its first Battlegroup.
    pub fn act(self) -> Play {
        let mut play = self.start();
        play.activate(0, 0);
        play
    }
}

/// A battle on its way.
pub struct Play {
    pub state: State,
}

impl Play {
    /// The seat that is asked now.
    pub fn asked(&self) -> u8 {
        Dropzone.decision(&self.state).expect("somebody is asked").seat.0
    }

    /// The rule that asks.
    pub fn asks(&self) -> &'static str {
        Dropzone.decision(&self.state).expect("somebody is asked").rule.name()
    }

    /// Gives an order of this seat, which must be asked, with these dice, all of which must be spent.
    #[track_caller]
    pub fn give(&mut self, seat: u8, order: impl Into<Order>, dice: &[u8]) -> Vec<Event> {
        self.give_dice(seat, order.into(), Scripted::d6(dice.iter().copied()))
    }

    #[track_caller]
    fn give_dice(&mut self, seat: u8, order: Order, mut dice: Scripted) -> Vec<Event> {
        assert_eq!(self.asked(), seat, "who is asked for {order:?}");
        let mut log = Vec::new();
        apply(&Dropzone, &mut self.state, &order, &mut dice, Some(&mut log))
            .unwrap_or_else(|why| panic!("{order:?}: {why}"));
        dice.expect_spent();
        log
    }

    /// A squad that has to act turns where it stands, and ends its activation.
    #[track_caller]
    pub fn turns_and_ends(&mut self, seat: u8, squad: u8) {
        let squad = SquadId(squad);
        let ways = self.state.living(squad).map(|it| Way::of(it, &[], north())).collect();
        self.give(seat, movement::Order::Move { squad, ways }, &[]);
        self.give(seat, turn::Order::DoneSquad { squad }, &[]);
    }

    /// The same with dice of several kinds, each as (sides, face).
    #[track_caller]
    pub fn give_mixed(&mut self, seat: u8, order: impl Into<Order>, dice: &[(u8, u8)]) -> Vec<Event> {
        self.give_dice(seat, order.into(), Scripted::mixed(dice.iter().copied()))
    }

    /// A seat plays a card.
    #[track_caller]
    pub fn play(&mut self, seat: u8, card: Card, on: Subject, dice: &[u8]) -> Vec<Event> {
        self.give(seat, command::Order::Play { card, on }, dice)
    }

    /// The rule that forbids an order.
    #[track_caller]
    pub fn refused(&mut self, order: impl Into<Order>) -> &'static str {
        let order = order.into();
        match apply(&Dropzone, &mut self.state, &order, &mut Scripted::d6([]), None) {
            Err(Stop::Forbidden(why)) => why.rule().name(),
            other => panic!("{order:?}: {other:?}"),
        }
    }

    /// A seat activates a Battlegroup, counted among its own.
    #[track_caller]
    pub fn activate(&mut self, seat: u8, group: u8) {
        let first = self.state.field.groups.iter().position(|it| it.seat == Seat(seat)).expect("a Battlegroup");
        self.give(seat, turn::Order::Activate { group: GroupId(first as u8 + group) }, &[]);
    }

    /// Units of the squad with this number fire their first weapon at a target.
    #[track_caller]
    pub fn shoot(&mut self, squad: u8, target: Target, dice: &[u8]) -> Vec<Event> {
        let seat = self.state.squad_seat(SquadId(squad)).0;
        let order = self.aim(squad, target);
        self.give(seat, order, &[]);
        self.give(seat, shooting::Order::Fire, dice)
    }

    /// Everybody of a squad with the first weapon at a target.
    pub fn aim(&self, squad: u8, target: Target) -> shooting::Order {
        let shooters = self.state.living(SquadId(squad)).collect();
        shooting::Order::Aim(Aim::new(WeaponId(0), shooters, target))
    }

    pub fn unit(&self, unit: u8) -> &Unit {
        self.state.unit(UnitId(unit))
    }

    pub fn dp(&self, unit: u8) -> u8 {
        self.unit(unit).dp
    }

    /// DP left in a feature.
    pub fn feature_dp(&self, feature: u8) -> u8 {
        self.state.feature(FeatureId(feature)).dp
    }
}

pub fn at_unit(unit: u8) -> Target {
    Target::Unit(UnitId(unit))
}

/// Units fire so many shots of a weapon at a target; all of them for none.
pub fn aim_with(weapon: u8, shooters: &[u8], target: Target, shots: Option<u8>) -> shooting::Order {
    let shooters = shooters.iter().map(|it| UnitId(*it)).collect();
    shooting::Order::Aim(Aim { shots, ..Aim::new(WeaponId(weapon), shooters, target) })
}

pub fn at_feature(feature: u8) -> Target {
    Target::Feature(FeatureId(feature))
}

/// The numbers needed to hit, in the order they were rolled.
pub fn to_hit(log: &[Event]) -> Vec<i32> {
    let need = |it: &Event| match it {
        Event::Shooting(shooting::Event::HitsRolled { need, .. }) => Some(need.total()),
        _ => None,
    };
    log.iter().filter_map(need).collect()
}

/// The numbers needed to damage, in the order they were rolled.
pub fn to_damage(log: &[Event]) -> Vec<i32> {
    let need = |it: &Event| match it {
        Event::Shooting(shooting::Event::DamageRolled { need, .. }) => Some(need.total()),
        _ => None,
    };
    log.iter().filter_map(need).collect()
}

pub fn north() -> Bearing {
    Bearing::NORTH
}
