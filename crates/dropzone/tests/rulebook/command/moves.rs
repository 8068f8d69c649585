//! Cards about movement, features and who goes in and out of them.

use battle::System;
use dropzone::{
    Card, Category, Dropzone, Event, FeatureId, GroupId, Objective, ObjectiveKind, ObjectivePlace, Place, Profile,
    Range, Reaction, SquadId, SquadMark, Subject, TransportLetter, UnitId, Way, Weapon, WeaponId, WeaponRule,
    chapters::{
        command,
        cqb::{self, Flight},
        infantry, movement, objectives, reactions, shooting, transports, turn,
    },
};
use smallvec::SmallVec;

use crate::{
    aircraft::{air, dropship, fly},
    support::{Play, Scene, With, apc, at_unit, gun, infantry as soldiers, north, point, scene, tank, to_hit, with},
};

fn played(card: Card, on: Subject) -> command::Order {
    command::Order::Play { card, on }
}

const fn squad(number: u8) -> Subject {
    Subject::Squad(SquadId(number))
}

const HOUSE: Subject = Subject::Feature(FeatureId(0));

fn go(squad: u8, unit: u8, to: (f64, f64)) -> movement::Order {
    let ways = vec![Way::of(UnitId(unit), &[point(to.0, to.1)], north())];
    movement::Order::Move { squad: SquadId(squad), ways }
}

fn transfer(squad: u8, feature: u8) -> infantry::Order {
    let edges = SmallVec::from_elem(None, 1);
    infantry::Order::Transfer { squad: SquadId(squad), feature: FeatureId(feature), edges }
}

#[test]
fn an_underground_passage_leads_12_inches_far() {
    // dc.card.underground-passage, dc.infantry.transfer: features 5 and 15 inches away. It counts as entering.
    let mut play = scene()
        .building(10.0, 20.0)
        .building(20.0, 20.0)
        .building(30.0, 20.0)
        .inside(0, soldiers(), 0, &[None])
        .inside(0, soldiers(), 0, &[None])
        .squad(1, tank(), &[(40.0, 40.0)])
        .commander(0, 0, 2, 9)
        .hand(0, &[Card::UndergroundPassage])
        .act();
    assert_eq!(play.refused(transfer(0, 1)), "dc.infantry.transfer");
    // dc.card.timing: the second squad is of another Battlegroup.
    assert_eq!(play.refused(played(Card::UndergroundPassage, squad(1))), "dc.card.timing");
    assert_eq!(play.refused(played(Card::UndergroundPassage, squad(2))), "dc.card.underground-passage");
    play.play(0, Card::UndergroundPassage, squad(0), &[]);
    assert_eq!(play.refused(transfer(0, 2)), "dc.card.underground-passage");
    play.give(0, transfer(0, 1), &[]);
    assert_eq!(play.unit(0).place.feature(), Some(FeatureId(1)));
    assert!(play.state.squad_is(SquadId(0), SquadMark::LeftOrEntered));
    assert_eq!(play.refused(played(Card::UndergroundPassage, squad(0))), "dc.command.play", "it is played");
}

/// A dropship flies past a gun that shoots on 3+, 2 more for Reaction Fire, and its owner is asked for a card.
pub(super) fn shot_at() -> Play {
    let flak = with(Weapon { countered: Range::Inches(12), ..gun(13, 1, 3) }, WeaponRule::Aa);
    let mut play = scene()
        .stands(0, dropship(), air(24.0, 44.0))
        .squad(0, tank(), &[(28.0, 44.0)])
        .joins(0)
        .commander(0, 1, 4, 18)
        .squad(1, tank().armed(vec![flak]), &[(24.0, 20.0)])
        .hand(0, &[Card::EvasiveManoeuvres])
        .act();
    assert_eq!(play.refused(played(Card::EvasiveManoeuvres, squad(0))), "dc.card.evasive-manoeuvres", "after it moves");
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    let reaction = Reaction { unit: UnitId(2), weapon: WeaponId(0), target: UnitId(0), at: point(24.0, 31.8) };
    play.give(1, reactions::Order::React(reaction), &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    play
}

#[test]
fn evasive_manoeuvres_follow_declared_reaction_fire() {
    // dc.card.evasive-manoeuvres: 5+ becomes 6+ at most; without the card a 5 hits, and the 1 does no damage.
    let mut play = shot_at();
    assert_eq!(play.refused(played(Card::EvasiveManoeuvres, squad(1))), "dc.card.evasive-manoeuvres");
    let log = play.play(0, Card::EvasiveManoeuvres, squad(0), &[5]);
    assert_eq!(to_hit(&log), [6]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert!(play.state.in_force(Card::EvasiveManoeuvres, squad(0)).is_some(), "until the turn ends");
    let mut play = shot_at();
    let log = play.give(0, command::Order::Pass, &[5, 1]);
    assert_eq!(to_hit(&log), [5]);
    // In one's own activation after the flight it is not too late.
    play.play(0, Card::EvasiveManoeuvres, squad(0), &[]);
    assert!(play.state.in_force(Card::EvasiveManoeuvres, squad(0)).is_some());
}

#[test]
fn a_squad_runs_to_its_transport() {
    // dc.card.get-to-the-lz: 3.9 inches of twice 2; it must end near the Transport, and then do nothing but embark.
    let riders = soldiers().needs(TransportLetter::I, 1).armed(vec![gun(3, 1, 3)]);
    let mut play = scene()
        .squad(0, riders, &[(27.6, 30.0)])
        .squad(0, apc(), &[(20.4, 30.0)])
        .squad(1, tank(), &[(24.0, 20.0)])
        .commander(0, 0, 2, 9)
        .hand(0, &[Card::GetToTheLz])
        .act();
    play.give(0, transports::Order::Call { squad: SquadId(1) }, &[]);
    assert_eq!(play.refused(go(0, 0, (23.7, 30.0))), "dc.basic.stat-mv");
    play.play(0, Card::GetToTheLz, squad(0), &[]);
    assert_eq!(play.refused(go(0, 0, (27.6, 26.5))), "dc.card.get-to-the-lz", "away from the Transport");
    assert_eq!(play.refused(go(0, 0, (23.5, 30.0))), "dc.card.get-to-the-lz", "4.1 inches");
    play.give(0, go(0, 0, (23.7, 30.0)), &[]);
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.card.get-to-the-lz");
    assert_eq!(play.refused(turn::Order::DoneSquad { squad: SquadId(0) }), "dc.card.get-to-the-lz");
    assert_eq!(play.refused(turn::Order::DoneGroup), "dc.card.get-to-the-lz");
    let into = SmallVec::from_slice(&[Some(UnitId(1))]);
    play.give(0, transports::Order::Embark { squad: SquadId(0), into }, &[]);
    assert_eq!(play.unit(0).place, Place::Aboard(UnitId(1)));
    play.give(0, turn::Order::DoneGroup, &[]);
}

#[test]
fn a_squad_runs_to_a_transport_that_has_room_for_it() {
    // dc.card.get-to-the-lz, dc.transport.capacity: an APC for three bases with two aboard, and with three.
    let riders = || soldiers().needs(TransportLetter::I, 1);
    let runs = |aboard: usize| {
        let mut play = scene()
            .squad(0, riders(), &[(27.6, 30.0)])
            .squad(0, apc(), &[(20.4, 30.0)])
            .aboard(0, riders(), 1, aboard)
            .joins(0)
            .squad(1, tank(), &[(24.0, 20.0)])
            .commander(0, 0, 2, 9)
            .hand(0, &[Card::GetToTheLz])
            .act();
        play.play(0, Card::GetToTheLz, squad(0), &[]);
        play
    };
    assert_eq!(runs(3).refused(go(0, 0, (23.7, 30.0))), "dc.card.get-to-the-lz", "it is full");
    let mut play = runs(2);
    play.give(0, go(0, 0, (23.7, 30.0)), &[]);
    let into = SmallVec::from_slice(&[Some(UnitId(1))]);
    play.give(0, transports::Order::Embark { squad: SquadId(0), into }, &[]);
}

#[test]
fn who_can_get_into_nothing_may_end_its_activation() {
    // dc.card.get-to-the-lz, dc.turn.activation: no Transport is anywhere.
    let mut play = scene()
        .squad(0, soldiers(), &[(20.0, 30.0)])
        .squad(1, tank(), &[(24.0, 20.0)])
        .commander(0, 0, 2, 9)
        .hand(0, &[Card::GetToTheLz])
        .act();
    assert_eq!(play.refused(turn::Order::DoneGroup), "dc.turn.activation");
    play.play(0, Card::GetToTheLz, squad(0), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
}

/// Three tanks of a Battlegroup that is picked; the opponent may answer with Interference.
pub(super) fn picked() -> Play {
    let play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(0, tank(), &[(24.0, 30.0)])
        .joins(0)
        .squad(0, tank(), &[(28.0, 30.0)])
        .joins(0)
        .squad(1, tank().armour(10, 9), &[(24.0, 20.0)])
        .hand(1, &[Card::Interference])
        .act();
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play
}

/// The opponent does, with this die.
fn hindered(die: u8) -> Play {
    let mut play = picked();
    assert_eq!(play.refused(played(Card::Interference, squad(0))), "dc.card.interference");
    play.play(1, Card::Interference, Subject::Group(GroupId(0)), &[die]);
    play
}

#[test]
fn interference_leaves_squads_one_action() {
    // dc.card.interference, dc.basic.dice: 3 of 6 is two squads, which their owner names.
    let name = |number| command::Order::Hinder { squad: SquadId(number) };
    let mut play = hindered(3);
    assert_eq!((play.asked(), play.asks()), (0, "dc.card.interference"));
    assert_eq!(play.refused(name(3)), "dc.card.interference", "an enemy");
    play.give(0, name(0), &[]);
    assert_eq!(play.refused(name(0)), "dc.card.interference", "it has been named");
    play.give(0, name(1), &[]);
    play.give(0, go(0, 0, (20.0, 29.0)), &[]);
    assert_eq!(play.refused(play.aim(0, at_unit(3))), "dc.card.interference", "it has moved");
    play.shoot(1, at_unit(3), &[2, 1]);
    assert_eq!(play.refused(go(1, 1, (24.0, 29.0))), "dc.card.interference", "it has shot");
    play.give(0, go(2, 2, (28.0, 29.0)), &[]);
    play.shoot(2, at_unit(3), &[2, 1]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert!(play.state.lasting.is_empty());
    // Three of three: there is nothing to name.
    let play = hindered(6);
    assert_eq!((play.asks(), play.state.lasting.len()), ("dc.action.two-categories", 3));
}

/// A red squad in a building that the enemy has trapped, with this Commander near by.
pub(super) fn trapped(red: Profile, edge: Option<u8>) -> Scene {
    scene()
        .building(20.0, 20.0)
        .inside(0, red, 0, &[edge])
        .squad(1, tank().armour(10, 9), &[(27.0, 20.0)])
        .commander(1, 0, 2, 9)
        .hand(1, &[Card::BoobyTrap])
}

#[test]
fn a_booby_trap_goes_off_when_somebody_acts_inside() {
    // dc.card.booby-trap, dc.feature.collateral-trigger: a die of 2 is two hits, 2 and 4 on 2+: 2 DP and a point of
    // Collateral Damage, which damages on 3+.
    let mut play = trapped(soldiers(), None).act();
    let edges = SmallVec::from_elem(None, 1);
    play.give(0, infantry::Order::Edges { squad: SquadId(0), edges }, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play.play(1, Card::BoobyTrap, HOUSE, &[2, 2, 4, 3]);
    assert_eq!((play.feature_dp(0), play.dp(0)), (18, 4));
    assert_eq!(play.asks(), "dc.action.two-categories");
}

#[test]
fn shots_and_searches_set_a_booby_trap_off_as_well() {
    // dc.card.booby-trap
    let rifles = || soldiers().armed(vec![gun(3, 1, 3)]);
    let mut play = trapped(rifles(), Some(1)).act();
    let aim = [0, 1, 2, 3].into_iter().find_map(|edge| {
        let mut play = trapped(rifles(), Some(edge)).act();
        let aim = play.aim(0, at_unit(1));
        let mut log = Vec::new();
        let done = battle::apply(&Dropzone, &mut play.state, &aim.into(), &mut dice::Scripted::d6([]), Some(&mut log));
        done.is_ok().then_some(play)
    });
    play.state = aim.expect("it sees the tank from an edge").state;
    play.give(0, shooting::Order::Fire, &[1]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play.play(1, Card::BoobyTrap, HOUSE, &[1, 2]);
    assert_eq!(play.feature_dp(0), 19);
    let mut scene = trapped(soldiers(), None);
    let at = ObjectivePlace::Inside(FeatureId(0));
    let hidden = Objective { at, kind: ObjectiveKind::Objective, discovered: false, held: 1, extracted: 2 };
    scene.objectives.push(hidden);
    let mut play = scene.act();
    play.give(0, objectives::Order::Search { squad: SquadId(0), base: UnitId(0) }, &[1]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play.play(1, Card::BoobyTrap, HOUSE, &[1, 2]);
    assert_eq!(play.feature_dp(0), 19);
}

/// A red squad enters a building that a blue one holds with its Commander; a forest is 1.5 inches away.
pub(super) fn entered(cards: &[Card]) -> Play {
    let mut play = scene()
        .building(20.0, 20.0)
        .piece("forest-small", (25.5, 20.0), (3.0, 3.0), 3.0)
        .squad(0, soldiers(), &[(20.0, 23.5)])
        .inside(1, soldiers(), 0, &[None])
        .inside(1, soldiers(), 0, &[None])
        .commander(1, 0, 2, 9)
        .hand(1, cards)
        .act();
    let edges = SmallVec::from_elem(None, 1);
    play.give(0, infantry::Order::Enter { squad: SquadId(0), feature: FeatureId(0), edges }, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    play
}

#[test]
fn who_holds_a_feature_may_withdraw_from_it() {
    // dc.card.tactical-withdrawal: out of it, or into another feature, at once.
    let mut play = entered(&[Card::TacticalWithdrawal]);
    assert_eq!(play.refused(played(Card::TacticalWithdrawal, squad(0))), "dc.card.tactical-withdrawal");
    play.play(1, Card::TacticalWithdrawal, squad(1), &[]);
    assert_eq!(play.asked(), 1);
    let mut out = Play { state: play.state.clone() };
    let mut orders = Vec::new();
    Dropzone.orders(&out.state, &mut orders);
    out.give(1, orders.pop().expect("somewhere to go"), &[]);
    assert!(matches!(out.unit(1).place, Place::Ground(_)));
    assert_eq!((out.asked(), out.asks()), (0, "dc.action.two-categories"));
    let flight = Flight::Transfer { feature: FeatureId(1), edges: SmallVec::from_elem(None, 1) };
    play.give(1, cqb::Order::Flee(flight), &[]);
    assert_eq!(play.unit(1).place.feature(), Some(FeatureId(1)), "a forest as well");
    assert_eq!(play.unit(2).place.feature(), Some(FeatureId(0)), "the other squad stays");
}

#[test]
fn who_holds_a_feature_may_fight_at_once() {
    // dc.card.occupiers-advantage, dc.cqb.once-per-feature: 5 dice against half of 5, rounded up; the third squad does not
    // fight, and the feature's CQB of this turn is still to come.
    let mut play = entered(&[Card::OccupiersAdvantage]);
    let wrong = Subject::Against(SquadId(0), SquadId(1));
    assert_eq!(play.refused(played(Card::OccupiersAdvantage, wrong)), "dc.card.occupiers-advantage");
    let log = play.play(1, Card::OccupiersAdvantage, Subject::Against(SquadId(1), SquadId(0)), &[1; 8]);
    let counted = |it: &Event| match it {
        Event::Cqb(cqb::Event::Counted { pools, .. }) => Some(pools.iter().map(|it| it.1).collect::<Vec<_>>()),
        _ => None,
    };
    assert_eq!(log.iter().find_map(counted), Some(vec![3, 5]));
    assert!(play.state.fight.is_none() && play.state.lasting.is_empty());
    assert!(!play.state.features[0].fought);
    assert_eq!((play.asked(), play.asks()), (0, "dc.action.two-categories"));
}

#[test]
fn there_is_no_fight_with_who_has_left_meanwhile() {
    // dc.card.occupiers-advantage, dc.command.stack: the squad withdraws first; nothing of the other card lingers.
    let mut play = entered(&[Card::OccupiersAdvantage, Card::TacticalWithdrawal]);
    play.play(1, Card::OccupiersAdvantage, Subject::Against(SquadId(1), SquadId(0)), &[]);
    play.play(1, Card::TacticalWithdrawal, squad(1), &[]);
    let flight = Flight::Transfer { feature: FeatureId(1), edges: SmallVec::from_elem(None, 1) };
    play.give(1, cqb::Order::Flee(flight), &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.action.two-categories"));
    assert!(play.state.fight.is_none() && play.state.lasting.is_empty());
}

#[test]
fn scouts_pass_cards_on_for_8_inches() {
    // dc.command.scout-relay, dc.command.radius: without a Commander on the table 7 inches from a Scout are near enough, 9 are
    // not.
    let scout = Profile { category: Category::Scout, ..tank() };
    let scouting = || {
        scene()
            .squad(0, scout.clone(), &[(20.0, 30.0)])
            .squad(0, tank(), &[(27.0, 30.0)])
            .joins(0)
            .squad(0, tank(), &[(29.0, 30.0)])
            .joins(0)
            .squad(1, tank(), &[(20.0, 10.0)])
            .hand(0, &[Card::ArmourPiercing])
    };
    let mut play = scouting().act();
    assert_eq!(play.refused(played(Card::ArmourPiercing, squad(2))), "dc.command.scout-relay");
    play.play(0, Card::ArmourPiercing, squad(1), &[]);
    assert!(play.state.in_force(Card::ArmourPiercing, squad(1)).is_some());
    let mut play = scouting().commander(0, 0, 2, 8).act();
    assert_eq!(play.refused(played(Card::ArmourPiercing, squad(2))), "dc.command.radius");
}

#[test]
fn there_is_one_of_each_card() {
    // dc.card.deck-generic
    let twice = [
        scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).hand(0, &[Card::LongShot; 2]),
        scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).deck(
            1,
            &[Card::LongShot],
            &[Card::CloseEnough, Card::LongShot],
        ),
    ];
    for scene in twice {
        let faults = Dropzone.start(&scene.setup()).expect_err("a card is there twice");
        let rules: Vec<_> = faults.iter().filter_map(|it| it.rule).map(catalogue::RuleId::name).collect();
        assert_eq!(rules, ["dc.card.deck-generic"]);
    }
    let sound = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]);
    assert!(Dropzone.start(&sound.deck(1, &[Card::LongShot], &[Card::CloseEnough]).setup()).is_ok());
}

#[test]
fn every_army_plays_with_the_same_40_cards() {
    // dc.army.allied-feral-cards, dc.army.famous-commander-rules, dc.card.deck-generic: nothing is removed from the deck of an
    // Allied or Feral army, and nothing joins that of a Famous Commander.
    let mut famous = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).setup();
    famous.opening = dropzone::Opening::Deployment;
    famous.settings.no_cards = false;
    famous.armies[1].faction = dropzone::Faction::Resistance;
    famous.profiles[0].famous = Some(dropzone::FamousCommander { command: 5, radius: 24 });
    let rules = [dropzone::UnitRule::Allied, dropzone::UnitRule::Feral];
    for rule in rules {
        let mut setup = famous.clone();
        setup.profiles[0].modes[0].rules.push(rule);
        let state = Dropzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        for side in &state.sides {
            assert_eq!((side.cards.left, side.cards.unseen().len()), (40, 40));
        }
    }
}

#[test]
fn what_others_have_done_to_a_battlegroup_is_not_its_own_doing() {
    // dc.card.call-for-extraction, dc.weapon.disruptor: a squad that is disrupted begins its activation like any other; once
    // one has turned it is too late.
    let array = Weapon { energy: None, ..gun(0, 1, 2) };
    let mut play = scene()
        .squad(0, tank().armed(vec![with(array, WeaponRule::Disruptor)]), &[(24.0, 40.0)])
        .squad(1, tank(), &[(24.0, 30.0)])
        .hand(1, &[Card::CallForExtraction])
        .act();
    play.shoot(0, at_unit(1), &[2]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert!(play.state.squad_is(SquadId(1), SquadMark::Disrupted));
    play.activate(1, 0);
    let mut late = Play { state: play.state.clone() };
    let group = Subject::Group(GroupId(1));
    play.play(1, Card::CallForExtraction, group, &[]);
    late.give(1, go(1, 1, (24.0, 29.0)), &[]);
    assert_eq!(late.refused(played(Card::CallForExtraction, group)), "dc.card.call-for-extraction");
}

/// A squad and an APC that its Battlegroup has called, with Call For Extraction in force.
fn extracting() -> Play {
    let mut play = scene()
        .squad(0, soldiers().needs(TransportLetter::I, 1), &[(27.0, 14.0)])
        .squad(0, apc(), &[(24.0, 40.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .hand(0, &[Card::CallForExtraction])
        .act();
    play.give(0, transports::Order::Call { squad: SquadId(1) }, &[]);
    play.play(0, Card::CallForExtraction, Subject::Group(GroupId(0)), &[]);
    play
}

fn embark() -> transports::Order {
    transports::Order::Embark { squad: SquadId(0), into: SmallVec::from_slice(&[Some(UnitId(1))]) }
}

#[test]
fn transports_move_twice_and_do_nothing_else() {
    // dc.card.call-for-extraction, dc.action.two-categories: 8 inches and 8 more, not a third time, and not with anybody
    // getting in. Squads that are no Transports move once.
    let mut play = extracting();
    play.give(0, go(0, 0, (27.0, 15.0)), &[]);
    assert_eq!(play.refused(go(0, 0, (27.0, 16.0))), "dc.action.two-categories");
    play.give(0, go(1, 1, (24.0, 32.0)), &[]);
    assert_eq!(play.refused(played(Card::CallForExtraction, Subject::Group(GroupId(0)))), "dc.command.play");
    play.give(0, go(1, 1, (24.0, 24.0)), &[]);
    assert_eq!(play.refused(go(1, 1, (24.0, 16.0))), "dc.action.two-categories");
    let mut play = extracting();
    play.give(0, go(1, 1, (24.0, 32.0)), &[]);
    play.give(0, go(1, 1, (25.0, 25.0)), &[]);
    let place = |play: &mut Play, at| play.state.units[0].place = Place::Ground(point(27.5, at));
    place(&mut play, 25.0);
    assert_eq!(play.refused(embark()), "dc.card.call-for-extraction");
    let mut play = extracting();
    play.give(0, go(1, 1, (24.0, 32.0)), &[]);
    place(&mut play, 32.0);
    play.state.units[0].place = Place::Ground(point(26.5, 32.0));
    play.give(0, embark(), &[]);
    assert_eq!(play.refused(go(1, 1, (24.0, 24.0))), "dc.action.two-categories", "it has let somebody on");
}

#[test]
fn everybody_gets_out_of_a_transport() {
    // dc.card.move-move-move: after an enemy squad's activation, without the penalty of who has disembarked; the squad then
    // moves and shoots as usual.
    let riders = soldiers().needs(TransportLetter::I, 1).armed(vec![gun(3, 1, 3)]);
    let mut play = scene()
        .squad(0, tank().armour(10, 9), &[(24.0, 40.0)])
        .squad(1, apc(), &[(24.0, 20.0)])
        .aboard(1, riders, 1, 2)
        .commander(1, 0, 2, 9)
        .hand(1, &[Card::MoveMoveMove])
        .act();
    let way = Way::of(UnitId(0), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![way] }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.play"));
    assert_eq!(play.refused(played(Card::MoveMoveMove, Subject::Unit(UnitId(0)))), "dc.card.move-move-move");
    play.play(1, Card::MoveMoveMove, Subject::Unit(UnitId(1)), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.card.move-move-move"));
    let far = transports::Order::GetOut { places: SmallVec::from_slice(&[point(24.0, 26.0), point(25.3, 26.0)]) };
    assert_eq!(play.refused(far), "dc.card.move-move-move");
    let near = transports::Order::GetOut { places: SmallVec::from_slice(&[point(24.0, 22.2), point(25.3, 22.2)]) };
    play.give(1, near, &[]);
    assert_eq!(play.unit(2).place, Place::Ground(point(24.0, 22.2)));
    let marks = [SquadMark::Disembarked, SquadMark::ThrownOut, SquadMark::HasMoved];
    assert!(marks.into_iter().all(|it| !play.state.squad_is(SquadId(2), it)));
    play.activate(1, 1);
    let log = play.shoot(2, at_unit(0), &[3, 3]);
    assert_eq!(to_hit(&log), [3]);
}
