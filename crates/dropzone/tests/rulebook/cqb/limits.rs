//! When there is a fight, who takes part, and what it costs (`dc.cqb.trigger`).

use dropzone::{
    Cqb, Event, FeatureId, SquadId, UnitId,
    chapters::{
        cqb::{self, Order},
        infantry, turn,
    },
};
use smallvec::SmallVec;

use super::{pools, storm};
use crate::support::{With, at_unit, gun, infantry as soldiers, scene, tank};

/// Why squads that were done were not asked whether to fight.
fn not_offered(log: &[Event]) -> Vec<&'static str> {
    let why = |it: &Event| match it {
        Event::Cqb(cqb::Event::NotOffered { rule, .. }) => Some(rule.name()),
        _ => None,
    };
    log.iter().filter_map(why).collect()
}

fn stay(squad: u8, bases: usize) -> infantry::Order {
    infantry::Order::Edges { squad: SquadId(squad), edges: SmallVec::from_elem(None, bases) }
}

fn enter(squad: u8) -> infantry::Order {
    infantry::Order::Enter { squad: SquadId(squad), feature: FeatureId(0), edges: SmallVec::from_slice(&[None]) }
}

fn guards() -> dropzone::Profile {
    soldiers().armour(4, 5)
}

#[test]
fn there_is_one_fight_in_a_feature_in_a_turn() {
    // dc.cqb.once-per-feature: red has fought there, so blue may not; another feature is another matter.
    let mut play = storm(
        scene()
            .building(20.0, 20.0)
            .building(35.0, 20.0)
            .inside(0, guards(), 0, &[None])
            .inside(0, guards(), 1, &[None])
            .inside(1, guards(), 0, &[None])
            .inside(1, guards(), 1, &[None]),
    );
    play.give(0, Order::Fight, &[1; 10]);
    play.activate(1, 0);
    play.give(1, stay(2, 1), &[]);
    let log = play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!((not_offered(&log), play.asks()), (vec!["dc.cqb.once-per-feature"], "dc.turn.activation"));
    play.activate(0, 1);
    play.give(0, stay(1, 1), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.cqb.trigger"));
}

#[test]
fn all_infantry_inside_fights_whoever_entered_and_whenever() {
    // dc.cqb.participants, dc.cqb.outside-activation, dc.cqb.trigger: red enters and may not start a fight; blue starts one,
    // and red's squad that has activated fights with all its dice.
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, guards(), &[(20.0, 23.5)])
        .inside(0, guards(), 0, &[None])
        .squad(0, guards(), &[(30.0, 30.0)])
        .inside(1, guards(), 0, &[None])
        .act();
    play.give(0, enter(0), &[]);
    let log = play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!(not_offered(&log), ["dc.cqb.trigger"], "it has just entered");
    play.activate(1, 0);
    play.give(1, stay(3, 1), &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    let log = play.give(1, Order::Fight, &[]);
    assert_eq!(pools(&log), [10, 5]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.distribute"));
    let split = |squad| Order::Split(SmallVec::from_slice(&[(SquadId(squad), 5)]));
    assert_eq!(play.refused(split(2)), "dc.cqb.participants", "it is outside");
    assert_eq!(play.refused(split(3)), "dc.cqb.distribute", "its own");
    play.give(1, split(0), &[1; 15]);
}

#[test]
fn a_fight_uses_up_nothing() {
    // dc.cqb.outside-activation: who was fought before its activation still takes an edge and shoots.
    let rifles = guards().armed(vec![gun(3, 1, 3)]);
    let target = tank().armour(2, 5);
    let mut play =
        storm(scene().building(20.0, 20.0).inside(0, guards(), 0, &[None]).squad(0, target, &[(20.0, 28.0)]).inside(
            1,
            rifles,
            0,
            &[None],
        ));
    play.give(0, Order::Fight, &[]);
    play.give(1, Order::Elect { shoot: SmallVec::from_slice(&[UnitId(2)]), search: false }, &[1; 7]);
    play.activate(1, 0);
    let edge = SmallVec::from_slice(&[Some(dropzone::Edge(2))]);
    play.give(1, infantry::Order::Edges { squad: SquadId(2), edges: edge }, &[]);
    play.shoot(2, at_unit(1), &[1]);
}

#[test]
fn the_victors_take_no_test() {
    // dc.cqb.fortitude-none-if-won: red has 2 of 5 DP left; with the last enemy dead it does not test, with one left it does.
    let fight = |enemies: usize, dice: &[u8]| {
        let harmless = soldiers().armour(0, 1).line(|it| it.cqb = Some(Cqb::Halves(0)));
        let scene = scene().building(20.0, 20.0).inside(0, guards(), 0, &[None]).hurt(&[3]);
        let scene = scene.inside(1, harmless, 0, &vec![None; enemies]).squad(1, tank(), &[(5.0, 5.0)]);
        let mut play = storm(scene);
        let log = play.give(0, Order::Fight, dice);
        let exempt = |it: &&Event| matches!(it, Event::Cqb(cqb::Event::Exempt { rule, .. }) if rule.name() == "dc.cqb.fortitude-none-if-won");
        (log.iter().filter(exempt).count(), play.state.fight.is_none())
    };
    assert_eq!(fight(1, &[3, 1]), (1, true));
    assert_eq!(fight(3, &[3, 1]), (0, false), "it is asked to test");
}

#[test]
fn it_is_the_same_in_a_forest() {
    // dc.cqb.forest: 5 dice and 2 for the advantage against 5; four hits on Armour 1 take 4 of 5 DP.
    for kind in ["forest-medium", "building-medium"] {
        let scene = scene().piece(kind, (20.0, 20.0), (5.0, 5.0), 3.0).worn(0, 0, Some(0));
        let scene = scene.inside(0, guards(), 0, &[None]).inside(1, soldiers().armour(1, 5), 0, &[None]);
        let mut play = storm(scene);
        let log = play.give(0, Order::Fight, &[&[3; 4][..], &[1; 3], &[1; 5]].concat());
        assert_eq!((pools(&log), play.dp(1)), (vec![7, 5], 1), "{kind}");
    }
}
