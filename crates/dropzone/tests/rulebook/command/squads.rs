//! Cards about squads.

use dropzone::{
    Card, CardSet, FeatureId, Objective, ObjectiveKind, ObjectivePlace, SquadId, Subject, UnitId, UnitRule, Way,
    WeaponRule,
    chapters::{command, movement, objectives, shooting, turn},
};

use super::hands::to_the_next_turn;
use crate::support::{Play, With, at_unit, gun, infantry as soldiers, scene, tank, to_hit, with};

fn played(card: Card, on: Subject) -> command::Order {
    command::Order::Play { card, on }
}

fn squad(number: u8) -> Subject {
    Subject::Squad(SquadId(number))
}

fn turns(play: &mut Play, seat: u8, squad: u8, unit: u8) {
    let way = Way::of(UnitId(unit), &[], table::Bearing::EAST);
    play.give(seat, movement::Order::Move { squad: SquadId(squad), ways: vec![way] }, &[]);
}

/// The second seat cloaks its tank, which is shot at by a weapon of this Energy with 2 shots that hit; these are the saves.
fn cloaked(target: dropzone::Profile, energy: u8, dice: &[u8]) -> u8 {
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(energy, 2, 2)]), &[(20.0, 30.0)])
        .squad(1, target, &[(20.0, 20.0)])
        .commander(1, 0, 2, 9)
        .hand(1, &[Card::CloakingField])
        .start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give(1, command::Order::Discard { cards: CardSet::default() }, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    assert_eq!(play.refused(played(Card::CloakingField, squad(0))), "dc.card.cloaking-field", "a squad of one's own");
    play.play(1, Card::CloakingField, squad(1), &[]);
    play.activate(0, 0);
    play.give(0, play.aim(0, at_unit(1)), &[]);
    play.give(0, shooting::Order::Fire, &[&[2, 2], dice].concat());
    9 - play.dp(1)
}

#[test]
fn cloaking_field_counters_on_5() {
    // dc.card.cloaking-field, dc.shoot.passive: of two hits one is countered on 5; the other is rolled to damage.
    assert_eq!(cloaked(tank().armour(9, 9), 10, &[5, 4, 4]), 1);
    // What has better Countermeasures keeps them.
    assert_eq!(cloaked(tank().armour(9, 9).passive(4), 10, &[4, 4]), 0);
    // dc.shoot.passive-e13
    assert_eq!(cloaked(tank().armour(9, 9), 13, &[3, 3]), 2);
}

/// Two tanks of 3 DP that have lost 2 and 1 end their activation; Field Repairs with this die.
fn repaired(die: u8) -> (u8, u8) {
    let mut play = scene()
        .squad(0, tank().armour(9, 3), &[(20.0, 30.0), (22.0, 30.0)])
        .hurt(&[2, 1])
        .squad(1, tank(), &[(20.0, 20.0)])
        .hand(0, &[Card::FieldRepairs])
        .act();
    turns(&mut play, 0, 0, 0);
    assert_eq!(play.refused(played(Card::FieldRepairs, squad(0))), "dc.card.field-repairs", "after the activation");
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    assert_eq!(play.refused(played(Card::FieldRepairs, squad(1))), "dc.card.field-repairs", "a friendly squad");
    play.play(0, Card::FieldRepairs, squad(0), &[die]);
    (play.dp(0), play.dp(1))
}

#[test]
fn field_repairs_give_back_d3() {
    // dc.card.field-repairs: one by one to the unit that has lost most.
    assert_eq!(repaired(1), (2, 2));
    assert_eq!(repaired(3), (3, 2));
    assert_eq!(repaired(6), (3, 3));
}

#[test]
fn field_repairs_follow_an_enemy_activation_too() {
    // dc.card.field-repairs: and where nobody is damaged, nobody is asked.
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(1, tank().armour(9, 3), &[(20.0, 20.0)])
        .hurt(&[1])
        .hand(0, &[Card::FieldRepairs])
        .hand(1, &[Card::FieldRepairs])
        .act();
    turns(&mut play, 0, 0, 0);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play.play(1, Card::FieldRepairs, squad(1), &[6]);
    assert_eq!((play.dp(1), play.asks()), (3, "dc.turn.activation"));
}

/// Two squads of a Battlegroup in a building with a hidden Objective; the first, with the Commander, may search.
fn searching() -> Play {
    let mut scene = scene()
        .building(20.0, 20.0)
        .inside(0, soldiers(), 0, &[None])
        .inside(0, soldiers(), 0, &[None])
        .joins(0)
        .squad(1, tank(), &[(20.0, 40.0)])
        .commander(0, 0, 2, 9)
        .hand(0, &[Card::ObjectiveLocated]);
    let at = ObjectivePlace::Inside(FeatureId(0));
    let hidden = Objective { at, kind: ObjectiveKind::Objective, discovered: false, held: 1, extracted: 2 };
    scene.objectives.push(hidden);
    scene.act()
}

fn search() -> objectives::Order {
    objectives::Order::Search { squad: SquadId(0), base: UnitId(0) }
}

#[test]
fn objective_located_finds_on_2_less_and_what_is_found_is_not_passed() {
    // dc.card.objective-located, dc.infantry.search: 6+ becomes 4+.
    let pass = objectives::Order::Pass { from: UnitId(0), to: UnitId(1) };
    let mut play = searching();
    play.play(0, Card::ObjectiveLocated, squad(0), &[]);
    play.give(0, search(), &[4]);
    assert!(play.unit(0).carries.is_some());
    assert_eq!(play.refused(pass), "dc.card.objective-located");
    let mut play = searching();
    play.play(0, Card::ObjectiveLocated, squad(0), &[]);
    play.give(0, search(), &[3]);
    assert!(play.unit(0).carries.is_none());
    let mut play = searching();
    play.give(0, search(), &[6]);
    play.give(0, pass, &[]);
    assert!(play.unit(1).carries.is_some(), "found without the card it is passed");
}

#[test]
fn objective_located_is_for_squads_that_can_search() {
    // dc.card.objective-located
    let mut play = searching();
    play.give(0, search(), &[1]);
    assert_eq!(play.refused(played(Card::ObjectiveLocated, squad(0))), "dc.card.objective-located");
    assert_eq!(play.refused(played(Card::ObjectiveLocated, squad(2))), "dc.card.objective-located");
}

fn moves(squad: u8, unit: u8, to: (f64, f64)) -> movement::Order {
    let ways = vec![Way::of(UnitId(unit), &[crate::support::point(to.0, to.1)], crate::support::north())];
    movement::Order::Move { squad: SquadId(squad), ways }
}

#[test]
fn a_shock_assault_comes_before_all_battlegroups() {
    // dc.card.shock-assault: the squad moves and shoots at once; its fellow does not, and later only the fellow acts.
    let mut play = scene()
        .squad(0, tank().armour(10, 9), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .squad(1, tank(), &[(23.0, 20.0)])
        .joins(0)
        .commander(1, 0, 2, 9)
        .hand(1, &[Card::ShockAssault])
        .start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give(1, command::Order::Discard { cards: CardSet::default() }, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    assert_eq!(play.refused(played(Card::ShockAssault, squad(0))), "dc.card.shock-assault");
    play.play(1, Card::ShockAssault, squad(1), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.action.two-categories"));
    assert_eq!(play.refused(moves(2, 2, (23.0, 21.0))), "dc.action.two-categories", "it stands by");
    play.give(1, moves(1, 1, (20.0, 21.0)), &[]);
    play.shoot(1, at_unit(0), &[2, 1]);
    play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks(), play.state.active), (0, "dc.turn.activation", None));
    play.activate(0, 0);
    turns(&mut play, 0, 0, 0);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    assert_eq!(play.refused(moves(1, 1, (20.0, 22.0))), "dc.action.two-categories", "not again this turn");
    // dc.turn.activation: what it has done alone is no action of the Battlegroup.
    assert_eq!(play.refused(turn::Order::DoneGroup), "dc.turn.activation");
    play.give(1, moves(2, 2, (23.0, 21.0)), &[]);
    play.give(1, turn::Order::DoneGroup, &[6, 3]);
}

#[test]
fn a_battlegroup_begins_although_one_of_it_has_acted_alone() {
    // dc.card.shock-assault, dc.card.call-for-extraction
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .squad(1, tank(), &[(23.0, 20.0)])
        .joins(0)
        .commander(1, 0, 2, 9)
        .hand(1, &[Card::ShockAssault, Card::CallForExtraction])
        .start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give(1, command::Order::Discard { cards: CardSet::default() }, &[]);
    play.play(1, Card::ShockAssault, squad(1), &[]);
    let group = Subject::Group(dropzone::GroupId(1));
    assert_eq!(play.refused(played(Card::CallForExtraction, group)), "dc.card.call-for-extraction", "it acts alone");
    turns(&mut play, 1, 1, 1);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 0);
    turns(&mut play, 0, 0, 0);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.play(1, Card::CallForExtraction, group, &[]);
}

/// The first seat's squad is done; the second plays Reactionary Tactics on its own.
fn reacting() -> Play {
    let mut play = scene()
        .squad(0, tank().armour(10, 9), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .commander(1, 0, 2, 9)
        .hand(1, &[Card::ReactionaryTactics])
        .act();
    turns(&mut play, 0, 0, 0);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    assert_eq!(play.refused(played(Card::ReactionaryTactics, squad(0))), "dc.card.reactionary-tactics");
    play.play(1, Card::ReactionaryTactics, squad(1), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.action.two-categories"));
    play
}

#[test]
fn reactionary_tactics_are_one_action_more() {
    // dc.card.reactionary-tactics: it moves or shoots, not both; its activation comes later, as if nothing had been.
    let mut play = reacting();
    play.give(1, moves(1, 1, (20.0, 24.0)), &[]);
    assert_eq!(play.refused(play.aim(1, at_unit(0))), "dc.card.reactionary-tactics");
    play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.turn.activation"));
    assert_eq!((play.unit(1).moved, play.state.active), (table::Inches::ZERO, None));
    play.activate(1, 0);
    play.give(1, moves(1, 1, (20.0, 26.0)), &[]);
    play.shoot(1, at_unit(0), &[2, 1]);
    let mut play = reacting();
    play.shoot(1, at_unit(0), &[2, 1]);
    assert_eq!(play.refused(moves(1, 1, (20.0, 21.0))), "dc.card.reactionary-tactics");
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.shoot(1, at_unit(0), &[2, 1]);
}

/// A squad with a Disruptor Array and a second one act; after the first, which has shot at the enemy's tank with these dice, the
/// enemy's tank takes an extra action.
fn disrupted(die: u8, cards: &[Card]) -> Play {
    let array = dropzone::Weapon { energy: None, ..gun(0, 1, 2) };
    let mut play = scene()
        .squad(0, tank().armour(10, 9).armed(vec![with(array, WeaponRule::Disruptor)]), &[(20.0, 30.0)])
        .squad(0, tank(), &[(30.0, 30.0)])
        .joins(0)
        .squad(1, tank().rule(UnitRule::SmokeLauncher), &[(20.0, 20.0)])
        .commander(1, 0, 2, 9)
        .hand(1, cards)
        .act();
    play.shoot(0, at_unit(2), &[die]);
    play.give(0, turn::Order::DoneSquad { squad: SquadId(0) }, &[]);
    play.play(1, Card::ReactionaryTactics, squad(2), &[]);
    play
}

#[test]
fn what_others_have_done_lasts_through_an_extra_action() {
    // dc.card.reactionary-tactics, dc.weapon.disruptor: 2+ becomes 4+, in the extra action and in the activation after it.
    for (die, need) in [(1, 2), (2, 4)] {
        let mut play = disrupted(die, &[Card::ReactionaryTactics]);
        assert_eq!(to_hit(&play.shoot(2, at_unit(0), &[1])), [need]);
        play.give(1, turn::Order::DoneGroup, &[]);
        assert_eq!((play.asked(), play.asks()), (0, "dc.action.two-categories"));
        play.give(0, turn::Order::DoneGroup, &[]);
        play.activate(1, 0);
        assert_eq!(to_hit(&play.shoot(2, at_unit(0), &[1])), [need]);
    }
}

#[test]
fn smoke_of_an_extra_action_stays_and_the_shots_are_still_to_come() {
    // dc.card.reactionary-tactics, dc.weapon.smoke: it hides the squad until the turn ends, but was no shooting of its own
    // activation.
    let mut play = disrupted(1, &[Card::ReactionaryTactics]);
    play.give(1, shooting::Order::Smoke { squad: SquadId(2) }, &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!(to_hit(&play.shoot(1, at_unit(2), &[1])), [4], "through smoke");
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.shoot(2, at_unit(0), &[1]);
}

#[test]
fn cards_for_an_extra_action_end_with_it() {
    // dc.card.reactionary-tactics, dc.card.armour-piercing: it is in force for the extra action, not for what comes later.
    let mut play = disrupted(1, &[Card::ReactionaryTactics, Card::ArmourPiercing]);
    play.play(1, Card::ArmourPiercing, squad(2), &[]);
    assert_eq!(play.state.lasting.len(), 1);
    play.shoot(2, at_unit(0), &[1]);
    play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.action.two-categories"));
    assert!(play.state.lasting.is_empty());
}
