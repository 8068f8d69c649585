//! Cards about CQB and Collateral Damage.

use dropzone::{
    Card, Cqb, FeatureId, SquadId, Subject, UnitId, Way,
    chapters::{command, cqb, infantry, movement, turn},
};
use smallvec::SmallVec;

use crate::support::{Play, Scene, With, at_feature, gun, infantry as soldiers, point, scene, tank};

const RED: Subject = Subject::Squad(SquadId(0));
const BLUE: Subject = Subject::Squad(SquadId(1));
const HOUSE: Subject = Subject::Feature(FeatureId(0));

fn played(card: Card, on: Subject) -> command::Order {
    command::Order::Play { card, on }
}

/// A squad inside takes the centre and is done.
fn stay(play: &mut Play, seat: u8, squad: u8) {
    let edges = SmallVec::from_elem(None, play.state.living(SquadId(squad)).count());
    play.give(seat, infantry::Order::Edges { squad: SquadId(squad), edges }, &[]);
    play.give(seat, turn::Order::DoneGroup, &[]);
}

/// One red base of 5 DP starts a fight with a blue one that strikes nobody.
pub(super) fn fight(scene: impl FnOnce(Scene) -> Scene) -> Play {
    let blue = soldiers().armour(4, 5).line(|it| it.cqb = Some(Cqb::Halves(0)));
    let house = scene(scene_of_house().inside(0, soldiers(), 0, &[None]).inside(1, blue, 0, &[None]));
    let mut play = house.act();
    stay(&mut play, 0, 0);
    play
}

fn scene_of_house() -> Scene {
    scene().building(20.0, 20.0)
}

fn pools(log: &[dropzone::Event]) -> Vec<u16> {
    let counted = |it: &dropzone::Event| match it {
        dropzone::Event::Cqb(cqb::Event::Counted { pools, .. }) => Some(pools.iter().map(|it| it.1).collect()),
        _ => None,
    };
    log.iter().find_map(counted).unwrap_or_default()
}

#[test]
fn room_clearance_doubles_the_dice_of_a_squad() {
    // dc.card.room-clearance: 5 dice are 10, for this fight.
    let mut play = fight(|it| it.commander(0, 0, 2, 9).hand(0, &[Card::RoomClearance]));
    play.give(0, cqb::Order::Fight, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    assert_eq!(play.refused(played(Card::RoomClearance, BLUE)), "dc.card.room-clearance");
    let log = play.play(0, Card::RoomClearance, RED, &[1; 10]);
    assert_eq!(pools(&log), [10, 0]);
    assert!(play.state.lasting.is_empty() && play.state.fight.is_none());
    let mut play = fight(|it| it.commander(0, 0, 2, 9).hand(0, &[Card::RoomClearance]));
    play.give(0, cqb::Order::Fight, &[]);
    assert_eq!(pools(&play.give(0, command::Order::Pass, &[1; 5])), [5, 0]);
}

/// Blue, with 4 of 10 DP, has lost one and is to test.
pub(super) fn shaken(scene: impl FnOnce(Scene) -> Scene) -> Play {
    let mut play = scene(
        scene_of_house()
            .inside(0, soldiers().armour(4, 1), 0, &[None])
            .inside(1, soldiers().line(|it| it.cqb = Some(Cqb::Halves(0))), 0, &[None, None])
            .hurt(&[3, 3]),
    )
    .act();
    stay(&mut play, 0, 0);
    play.give(0, cqb::Order::Fight, &[4]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.fortitude"));
    play
}

#[test]
fn nerves_of_steel_pass_a_test() {
    // dc.card.nerves-of-steel: no die is rolled, and the squad stays.
    let mut play = shaken(|it| it.hand(1, &[Card::NervesOfSteel]));
    assert_eq!(play.refused(played(Card::NervesOfSteel, RED)), "dc.card.nerves-of-steel", "it does not test");
    play.play(1, Card::NervesOfSteel, BLUE, &[]);
    assert!(play.state.fight.is_none() && play.unit(1).place.feature().is_some());
    assert!(play.state.sides[1].cards.out.has(Card::NervesOfSteel));
    let mut play = shaken(|it| it.hand(1, &[Card::NervesOfSteel]));
    play.give(1, cqb::Order::Test, &[2]);
    assert_eq!(play.asks(), "dc.cqb.vacate", "without it a 2 fails");
}

#[test]
fn nerves_of_steel_pass_the_test_of_who_wants_to_leave() {
    // dc.card.nerves-of-steel, dc.cqb.locked: one squad among two.
    let mut play = scene_of_house()
        .inside(0, soldiers(), 0, &[None])
        .inside(1, soldiers(), 0, &[None])
        .inside(1, soldiers(), 0, &[None])
        .hand(0, &[Card::NervesOfSteel])
        .act();
    let leave = || infantry::Order::Leave { squad: SquadId(0), places: SmallVec::from_slice(&[point(20.0, 23.2)]) };
    assert_eq!(play.refused(leave()), "dc.cqb.locked");
    play.give(0, cqb::Order::BreakOut { squad: SquadId(0) }, &[]);
    assert_eq!(play.refused(played(Card::NervesOfSteel, BLUE)), "dc.card.nerves-of-steel", "it does not test");
    play.play(0, Card::NervesOfSteel, RED, &[]);
    play.give(0, leave(), &[]);
}

#[test]
fn nerves_of_steel_can_be_cancelled() {
    // dc.card.nerves-of-steel, dc.card.espionage: the test is still to be taken.
    let mut play = shaken(|it| it.hand(0, &[Card::Espionage]).hand(1, &[Card::NervesOfSteel]));
    play.play(1, Card::NervesOfSteel, BLUE, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    play.play(0, Card::Espionage, Subject::Card(0), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.fortitude"));
    play.give(1, cqb::Order::Test, &[2]);
    assert_eq!(play.asks(), "dc.cqb.vacate");
}

/// Blue plays Inspiring Presence at the beginning of a turn; its Commander is so far east of the fight in which it tests.
fn inspired(east: f64) -> Play {
    let mut play = scene_of_house()
        .inside(0, soldiers().armour(4, 1), 0, &[None])
        .inside(1, soldiers().line(|it| it.cqb = Some(Cqb::Halves(0))), 0, &[None, None])
        .hurt(&[3, 3])
        .squad(1, tank(), &[(20.0 + east, 20.0)])
        .commander(1, 1, 2, 9)
        .hand(1, &[Card::InspiringPresence])
        .act();
    stay(&mut play, 0, 0);
    play.give(0, cqb::Order::HoldBack, &[]);
    play.activate(1, 0);
    stay(&mut play, 1, 1);
    play.give(1, cqb::Order::HoldBack, &[]);
    play.activate(1, 1);
    let way = Way::of(UnitId(3), &[], table::Bearing::EAST);
    play.give(1, movement::Order::Move { squad: SquadId(2), ways: vec![way] }, &[]);
    play.give(1, turn::Order::DoneGroup, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give(1, command::Order::Discard { cards: dropzone::CardSet::default() }, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play.play(1, Card::InspiringPresence, Subject::Unit(UnitId(3)), &[]);
    play.activate(0, 0);
    stay(&mut play, 0, 0);
    play.give(0, cqb::Order::Fight, &[4]);
    play
}

#[test]
fn inspiring_presence_rolls_tests_again_near_the_commander() {
    // dc.card.inspiring-presence: F5+, a 2, and then a 5, if its owner wants to. Beyond the radius of 9 inches the 2 stands.
    let mut play = inspired(5.0);
    play.give(1, cqb::Order::Test, &[2]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.card.inspiring-presence"));
    let mut content = Play { state: play.state.clone() };
    play.give(1, cqb::Order::Test, &[5]);
    assert!(play.state.fight.is_none() && play.unit(1).place.feature().is_some());
    // It need not, and a second die stands (dc.basic.reroll).
    let mut again = Play { state: content.state.clone() };
    content.give(1, cqb::Order::FailTest, &[]);
    assert_eq!(content.asks(), "dc.cqb.vacate");
    again.give(1, cqb::Order::Test, &[4]);
    assert_eq!(again.asks(), "dc.cqb.vacate");
    let mut play = inspired(5.0);
    play.give(1, cqb::Order::Test, &[5]);
    assert!(play.state.fight.is_none(), "what passes is not rolled again");
    let mut play = inspired(15.0);
    play.give(1, cqb::Order::Test, &[2]);
    assert_eq!(play.asks(), "dc.cqb.vacate");
}

/// Two points of Collateral Damage on a base of Armour 2, with these dice on 3+.
pub(super) fn collateral(mine: &[Card], theirs: &[Card], dice: [u8; 2]) -> Play {
    let mut play = scene_of_house()
        .squad(0, tank().armed(vec![gun(10, 2, 2)]), &[(20.0, 40.0)])
        .inside(1, soldiers(), 0, &[None])
        .hand(0, mine)
        .hand(1, theirs)
        .act();
    play.shoot(0, at_feature(0), &[2, 2, 4, 4, dice[0], dice[1]]);
    play
}

#[test]
fn explosive_charges_roll_collateral_failures_again() {
    // dc.card.explosive-charges: 3 damages, the 2 is rolled again.
    let mut play = collateral(&[Card::ExplosiveCharges], &[], [3, 2]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    play.play(0, Card::ExplosiveCharges, HOUSE, &[3]);
    assert_eq!(play.dp(1), 3);
    let play = collateral(&[Card::ExplosiveCharges], &[], [3, 3]);
    assert_eq!((play.dp(1), play.asks()), (3, "dc.action.two-categories"), "nothing to roll again");
}

#[test]
fn reinforced_steel_rolls_collateral_successes_again() {
    // dc.card.reinforced-steel: the 3 is rolled again, the 2 stays.
    let mut play = collateral(&[], &[Card::ReinforcedSteel], [3, 2]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play.play(1, Card::ReinforcedSteel, HOUSE, &[1]);
    assert_eq!(play.dp(1), 5);
    let play = collateral(&[], &[Card::ReinforcedSteel], [2, 2]);
    assert_eq!((play.dp(1), play.asks()), (5, "dc.action.two-categories"), "nothing to roll again");
}

#[test]
fn collateral_dice_are_rolled_again_once() {
    // dc.card.reinforced-steel, dc.card.explosive-charges, dc.command.stack, dc.basic.reroll: steel was declared last and
    // resolves first: 3 becomes 1 and stands; the charges roll only the 2 again.
    let mut play = collateral(&[Card::ExplosiveCharges], &[Card::ReinforcedSteel], [3, 2]);
    play.play(0, Card::ExplosiveCharges, HOUSE, &[]);
    play.play(1, Card::ReinforcedSteel, HOUSE, &[1, 4]);
    assert_eq!(play.dp(1), 4);
    assert!(play.state.collateral.is_none());
}

/// A house burns with a squad inside, and another; a third does not. The turn is about to end.
pub(super) fn burning(card: Card) -> Play {
    let inside = || soldiers().armour(7, 3);
    let mut play = scene_of_house()
        .worn(0, 1, None)
        .building(30.0, 20.0)
        .worn(0, 1, None)
        .building(20.0, 34.0)
        .squad(0, tank(), &[(20.0, 28.0)])
        .commander(0, 0, 2, 12)
        .inside(1, inside(), 0, &[None])
        .inside(1, inside(), 1, &[None])
        .joins(0)
        .hand(0, &[card])
        .act();
    let way = Way::of(UnitId(0), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![way] }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.give(1, infantry::Order::Edges { squad: SquadId(1), edges: SmallVec::from_elem(None, 1) }, &[]);
    play
}

#[test]
fn volatile_contents_burn_at_energy_8() {
    // dc.card.highly-volatile-contents, dc.weapon.fire-collateral: against Armour 7 Energy 4 damages on a 6 alone, Energy 8
    // on 4+, in the one house for which the card is played. In each the fire's 4 and its Collateral Damage, then initiative.
    let mut play = burning(Card::HighlyVolatileContents);
    play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    let safe = played(Card::HighlyVolatileContents, Subject::Feature(FeatureId(2)));
    assert_eq!(play.refused(safe), "dc.card.highly-volatile-contents", "it does not burn");
    play.play(0, Card::HighlyVolatileContents, HOUSE, &[4, 4, 4, 5, 6, 3]);
    assert_eq!((play.dp(1), play.dp(2)), (2, 3));
    assert!(play.state.lasting.is_empty(), "for this phase");
    let mut play = burning(Card::IntelReport);
    play.give(1, turn::Order::DoneGroup, &[4, 4, 4, 5, 6, 3]);
    assert_eq!((play.dp(1), play.dp(2)), (3, 3));
}
