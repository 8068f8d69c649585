//! The worked examples of the catalogue that no other test of this chapter plays out.

use dropzone::{
    Cqb, Event, Exit, FeatureId, Objective, ObjectivePlace, Profile, SquadId, TransportLetter, UnitId,
    chapters::{
        cqb::{self, Order},
        infantry, transports, turn,
    },
};
use smallvec::SmallVec;

use super::{pools, storm};
use crate::support::{Play, Scene, With, apc, gun, infantry as soldiers, scene};

/// Bases with CQB 1 and 5 DP that are hit on sixes alone, and have rifles.
fn legionnaires() -> Profile {
    soldiers().armour(4, 5).armed(vec![gun(3, 1, 3)])
}

/// Red starts a fight with these bases of blue, which have lost so much and have not acted; it is asked what they will do.
fn electing(lost: &[u8], advantage: Option<u8>) -> Play {
    let house = scene().building(20.0, 20.0).worn(0, 0, advantage);
    let red = house.inside(0, soldiers().armour(4, 5), 0, &[None]);
    let mut scene: Scene = red.inside(1, legionnaires(), 0, &vec![None; lost.len()]).hurt(lost);
    scene.objectives.push(Objective::hidden(ObjectivePlace::Inside(FeatureId(0)), 1, 2));
    let mut play = storm(scene);
    play.give(0, Order::Fight, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.dice-election"));
    play
}

#[test]
fn penalties_come_before_the_advantage_and_do_not_go_below_nothing() {
    // dc.cqb.dice: two intact bases with the advantage; one shoots, the squad searches: 2 and 5, less 3, and 2 for each.
    let mut play = electing(&[0, 0], Some(1));
    let elect = Order::Elect { shoot: SmallVec::from_slice(&[UnitId(1)]), search: true };
    assert_eq!(pools(&play.give(1, elect, &[1; 13])), [5, 8]);
    // dc.cqb.dice-shooting: a base worth 5 dice that shoots has 2; one worth 2 has none, not one less than none.
    for (lost, expected) in [(0, 2), (3, 0)] {
        let mut play = electing(&[lost], None);
        let elect = Order::Elect { shoot: SmallVec::from_slice(&[UnitId(1)]), search: false };
        assert_eq!(pools(&play.give(1, elect, &vec![1; 5 + usize::from(expected)])), [5, expected]);
    }
    // dc.cqb.dice-searching: nor does a search take more than there is.
    let mut play = electing(&[3], None);
    let elect = Order::Elect { shoot: SmallVec::new(), search: true };
    assert_eq!(pools(&play.give(1, elect, &[1; 5])), [5, 0]);
}

fn stay(play: &mut Play, seat: u8, squad: u8, dice: &[u8]) -> Vec<Event> {
    let edges = SmallVec::from_elem(None, play.state.living(SquadId(squad)).count());
    play.give(seat, infantry::Order::Edges { squad: SquadId(squad), edges }, &[]);
    play.give(seat, turn::Order::DoneGroup, dice)
}

#[test]
fn the_advantage_counts_in_the_first_fight_only() {
    // dc.cqb.occupiers-advantage: three intact bases have 3 x (5 + 2) dice, and 15 in the fight of the next turn.
    let harmless = soldiers().armour(4, 5).line(|it| it.cqb = Some(Cqb::Halves(0)));
    let house = scene().building(20.0, 20.0).worn(0, 0, Some(0));
    let mut play = storm(house.inside(0, soldiers().armour(4, 5), 0, &[None; 3]).inside(1, harmless, 0, &[None]));
    assert_eq!(pools(&play.give(0, Order::Fight, &[1; 21])), [21, 0]);
    play.activate(1, 0);
    stay(&mut play, 1, 1, &[6, 1]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.activate(0, 0);
    stay(&mut play, 0, 0, &[]);
    assert_eq!(pools(&play.give(0, Order::Fight, &[1; 15])), [15, 0]);
}

#[test]
fn below_half_of_15_is_7() {
    // dc.cqb.fortitude: a squad that began with 15 DP tests with 7 left, not with 8.
    for (lost, asks) in [([4, 4, 0], "dc.cqb.fortitude"), ([4, 3, 0], "dc.turn.activation")] {
        let blue = soldiers().armour(4, 5).line(|it| it.cqb = Some(Cqb::Halves(0)));
        let house = scene().building(20.0, 20.0).inside(0, soldiers().armour(4, 5), 0, &[None]);
        let mut play = storm(house.inside(1, blue, 0, &[None; 3]).hurt(&lost));
        play.give(0, Order::Fight, &[1; 5]);
        assert_eq!((play.asked(), play.asks()), (1, asks), "{lost:?} lost");
    }
}

#[test]
fn who_disembarks_into_a_structure_starts_no_fight_there() {
    // dc.cqb.trigger: from an APC 0.9 inches away into a building that the enemy holds.
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, apc(), &[(20.0, 24.2)])
        .aboard(0, soldiers().needs(TransportLetter::I, 1), 0, 1)
        .joins(0)
        .inside(1, soldiers(), 0, &[None])
        .act();
    let to = Exit::Into { feature: FeatureId(0), edges: SmallVec::from_slice(&[None]) };
    play.give(0, transports::Order::Disembark { squad: SquadId(1), to }, &[]);
    let log = play.give(0, turn::Order::DoneGroup, &[]);
    let why = log.iter().find_map(|it| match it {
        Event::Cqb(cqb::Event::NotOffered { rule, .. }) => Some(rule.name()),
        _ => None,
    });
    assert_eq!((why, play.asks()), (Some("dc.cqb.trigger"), "dc.turn.activation"));
}
