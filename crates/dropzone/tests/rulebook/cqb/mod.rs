//! CQB (`dc.cqb.summary`).

mod examples;
mod limits;
mod locked;

use battle::{Seat, Secret, System};
use dropzone::{
    Cqb, Dropzone, Event, Fortitude, Place, SquadId, State, Step, UnitId, UnitRule,
    chapters::{
        cqb::{self, Flight, Order},
        infantry, turn,
    },
};
use smallvec::SmallVec;

use crate::support::{Play, Scene, With, infantry as soldiers, scene, tank};

/// Seat 0's first squad is inside with the enemy and ends its activation.
fn storm(scene: Scene) -> Play {
    let mut play = scene.act();
    let bases = play.state.living(SquadId(0)).count();
    let edges = SmallVec::from_elem(None, bases);
    play.give(0, infantry::Order::Edges { squad: SquadId(0), edges }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!(play.asks(), "dc.cqb.trigger");
    play
}

fn pools(log: &[Event]) -> Vec<u16> {
    let counted = |it: &Event| match it {
        Event::Cqb(cqb::Event::Counted { pools, .. }) => Some(pools.iter().map(|it| it.1).collect()),
        _ => None,
    };
    log.iter().find_map(counted).unwrap_or_default()
}

/// The rule by which each squad's dice are counted, before anything is added.
fn counted_by(log: &[Event]) -> Vec<&'static str> {
    let counted = |it: &Event| match it {
        Event::Cqb(cqb::Event::Counted { squads, .. }) => Some(squads.iter().map(|it| it.1.start().0.name()).collect()),
        _ => None,
    };
    log.iter().find_map(counted).unwrap_or_default()
}

#[test]
fn dice_are_counted_base_by_base() {
    // dc.cqb.dice, dc.cqb.value, dc.cqb.occupiers-advantage, dc.special.cqb-zero: bases, DP lost, halves of CQB, advantage.
    type Row = (usize, &'static [u8], u8, u8, bool, u16);
    let rows: [Row; 6] = [
        (3, &[0, 0, 3], 5, 2, false, 12),
        (2, &[0, 0], 5, 1, false, 6),
        (2, &[0, 2], 3, 6, false, 12),
        (3, &[0, 0, 0], 5, 2, true, 21),
        (3, &[0, 0, 0], 5, 2, false, 15),
        (2, &[0, 0], 3, 0, true, 4),
    ];
    for (bases, lost, dp, halves, advantage, expected) in rows {
        let mine = soldiers().armour(2, dp).line(|it| it.cqb = Some(Cqb::Halves(halves)));
        let mut play = storm(
            scene()
                .building(20.0, 20.0)
                .worn(0, 0, advantage.then_some(0))
                .inside(0, mine, 0, &vec![None; bases])
                .hurt(lost)
                // Nobody of the enemy strikes, and Armour 4 is hit by sixes alone.
                .inside(1, soldiers().armour(4, 1).line(|it| it.cqb = Some(Cqb::Halves(0))), 0, &[None]),
        );
        let log = play.give(0, Order::Fight, &vec![1; usize::from(expected)]);
        assert_eq!(pools(&log), [expected, 0], "{bases} bases of {dp} DP, less {lost:?}");
        let by = if halves == 0 { "dc.special.cqb-zero" } else { "dc.cqb.dice" };
        assert_eq!(counted_by(&log), [by, "dc.special.cqb-zero"]);
    }
}

#[test]
fn a_random_value_is_rolled_for_each_base() {
    // dc.special.reckless-abandon: D3+1; a die of 4 is 2, so 3 dice for each of 2 DP.
    let mad = soldiers().armour(1, 2).line(|it| it.cqb = Some(Cqb::D3Plus(1))).rule(UnitRule::RecklessAbandon);
    let mut play = storm(scene().building(20.0, 20.0).inside(0, mad, 0, &[None]).inside(
        1,
        soldiers().armour(4, 1).line(|it| it.cqb = Some(Cqb::Halves(0))),
        0,
        &[None],
    ));
    assert_eq!(pools(&play.give(0, Order::Fight, &[4, 1, 1, 1, 1, 1, 1])), [6, 0]);
}

#[test]
fn shooting_and_searching_cost_dice_and_are_elected_beforehand() {
    // dc.cqb.dice-shooting, dc.cqb.dice-searching, dc.cqb.dice-election: blue has not activated; one of two bases of 5 dice
    // will shoot: 2 + 5.
    let rifles = || soldiers().armed(vec![crate::support::gun(3, 1, 3)]);
    let mut play = storm(scene().building(20.0, 20.0).inside(0, soldiers().armour(4, 5), 0, &[None]).inside(
        1,
        rifles().armour(4, 5),
        0,
        &[None, None],
    ));
    play.give(0, Order::Fight, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.dice-election"));
    let shoot = |all: &[u8], search| Order::Elect { shoot: all.iter().map(|it| UnitId(*it)).collect(), search };
    assert_eq!(play.refused(shoot(&[0], false)), "dc.cqb.dice-election");
    assert_eq!(play.refused(shoot(&[], true)), "dc.cqb.dice-election", "there is nothing to find");
    let log = play.give(1, shoot(&[1], false), &[1; 12]);
    assert_eq!(pools(&log), [5, 7]);
    play.activate(1, 0);
    let edges = SmallVec::from_elem(Some(dropzone::Edge(0)), 2);
    play.give(1, infantry::Order::Edges { squad: SquadId(1), edges }, &[]);
}

#[test]
fn who_entered_or_moved_out_does_not_start_a_fight_and_there_is_one_a_turn() {
    // dc.cqb.trigger, dc.cqb.once-per-feature, dc.cqb.timing
    let mut play =
        scene().building(20.0, 20.0).squad(0, soldiers(), &[(20.0, 23.5)]).inside(1, soldiers(), 0, &[None]).act();
    let enter = infantry::Order::Enter {
        squad: SquadId(0),
        feature: dropzone::FeatureId(0),
        edges: SmallVec::from_elem(None, 1),
    };
    play.give(0, enter, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.turn.activation"), "nobody is asked whether to fight");
    // Blue was inside all the time and may.
    play.activate(1, 0);
    play.give(1, infantry::Order::Edges { squad: SquadId(1), edges: SmallVec::from_elem(None, 1) }, &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.trigger"));
    play.give(1, Order::HoldBack, &[4, 2]);
    assert!(!play.state.features[0].fought);
}

#[test]
fn both_sides_strike_at_once_and_damage_goes_to_the_most_damaged() {
    // dc.cqb.simultaneous, dc.cqb.allocate, dc.cqb.hits, dc.cqb.damage-table: bases at 5, 3, 5 DP take 4 hits: the one with 3
    // dies, one with 5 drops to 4. All of blue dies and still strikes; the victors do not test (fortitude-none-if-won).
    let mut play =
        storm(scene().building(20.0, 20.0).inside(0, soldiers(), 0, &[None, None, None]).hurt(&[0, 2, 0]).inside(
            1,
            soldiers(),
            0,
            &[None],
        ));
    // Red has 13 dice, of which 5 hit; blue 5, of which 4 hit. Armour 2: 4+.
    let dice = [&[4, 4, 5, 5, 6][..], &[1; 8], &[6, 5, 4, 4, 3]].concat();
    play.give(0, Order::Fight, &dice);
    assert_eq!((play.dp(0), play.dp(1), play.dp(2)), (4, 0, 5));
    assert_eq!((play.unit(1).place, play.unit(3).place), (Place::Gone, Place::Gone));
    assert!(play.state.fight.is_none());
}

#[test]
fn passive_countermeasures_and_dodge_come_one_after_the_other() {
    // dc.cqb.passive-countermeasures, dc.cqb.dodge: 4 hits on Dodge 4+, dice 1, 3, 4, 6: two are left.
    let fight = |target: dropzone::Profile, saves: &[u8]| {
        let mut play = storm(scene().building(20.0, 20.0).inside(0, soldiers().armour(2, 4), 0, &[None]).inside(
            1,
            target.line(|it| it.cqb = Some(Cqb::Halves(0))),
            0,
            &[None],
        ));
        play.give(0, Order::Fight, &[&[4, 4, 4, 4], saves].concat());
        5 - play.dp(1)
    };
    assert_eq!(fight(soldiers().rule(UnitRule::Dodge(4)), &[1, 3, 4, 6]), 2);
    assert_eq!(fight(soldiers().rule(UnitRule::Dodge(4)).passive(5), &[5, 6, 1, 2, 4, 3]), 1);
}

#[test]
fn the_owner_chooses_among_bases_that_differ() {
    // dc.cqb.allocate, dc.damage.squad-hits: one base carries something... here one holds an edge.
    let mut play = scene()
        .building(20.0, 20.0)
        .inside(0, soldiers().armour(2, 1), 0, &[None])
        .inside(1, soldiers().line(|it| it.cqb = Some(Cqb::Halves(0))), 0, &[Some(1), None])
        .act();
    play.give(0, infantry::Order::Edges { squad: SquadId(0), edges: SmallVec::from_elem(None, 1) }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.give(0, Order::Fight, &[4]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.allocate"));
    assert_eq!(play.refused(Order::Suffer { unit: UnitId(0) }), "dc.damage.squad-hits");
    play.give(1, Order::Suffer { unit: UnitId(2) }, &[]);
    assert_eq!((play.dp(1), play.dp(2)), (5, 4));
}

#[test]
fn splits_are_sealed_until_all_are_made() {
    // dc.cqb.distribute: two squads on each side; seat 1 does not see seat 0's split.
    let harmless = |armour| soldiers().armour(armour, 1);
    let mut play = storm(
        scene()
            .building(20.0, 20.0)
            .inside(0, soldiers(), 0, &[None])
            .inside(0, harmless(4), 0, &[None])
            .inside(1, harmless(4), 0, &[None])
            .inside(1, harmless(4), 0, &[None]),
    );
    play.give(0, Order::Fight, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.cqb.distribute"));
    let split = |all: &[(u8, u16)]| Order::Split(all.iter().map(|(squad, dice)| (SquadId(*squad), *dice)).collect());
    assert_eq!(play.refused(split(&[(2, 5)])), "dc.cqb.distribute", "there are six dice");
    assert_eq!(play.refused(split(&[(1, 6)])), "dc.cqb.distribute", "a friend");
    play.give(0, split(&[(2, 4), (3, 2)]), &[]);
    let seen = |seat: u8| {
        let mut view: State = play.state.clone();
        Dropzone.redact(&mut view, Some(Seat(seat)));
        view.fight.expect("a fight").sides[0].split.clone()
    };
    assert_eq!(seen(1), Some(Secret::Hidden));
    assert!(matches!(seen(0), Some(Secret::Known(_))));
    let log = play.give(1, split(&[(0, 2)]), &[1; 8]);
    let shown = log.iter().any(|it| matches!(it, Event::Cqb(cqb::Event::SplitsShown { splits }) if splits.len() == 2));
    assert!(shown && play.state.fight.is_none());
}

#[test]
fn squads_below_half_test_and_flee() {
    // dc.cqb.fortitude, dc.infantry.fortitude, dc.cqb.vacate, dc.cqb.fortitude-choose-fail: blue began with 10, has 5 and
    // loses 1: 4 is below half.
    let fight = |dice: &[u8], lost: u8| {
        let mut play = storm(
            scene()
                .building(20.0, 20.0)
                .inside(0, soldiers().armour(4, 1), 0, &[None])
                .inside(1, soldiers().line(|it| it.cqb = Some(Cqb::Halves(0))), 0, &[None, None])
                .hurt(&[lost, 0]),
        );
        play.give(0, Order::Fight, dice);
        play
    };
    assert_eq!(fight(&[4], 4).asks(), "dc.turn.activation", "5 of 10 is half");
    let mut tested = storm(
        scene()
            .building(20.0, 20.0)
            .inside(0, soldiers().armour(4, 1), 0, &[None])
            .inside(1, soldiers().line(|it| it.cqb = Some(Cqb::Halves(0))), 0, &[None, None])
            .hurt(&[3, 3]),
    );
    tested.give(0, Order::Fight, &[4]);
    assert_eq!((tested.asked(), tested.asks()), (1, "dc.cqb.fortitude"));
    let mut stays = Play { state: tested.state.clone() };
    stays.give(1, Order::Test, &[5]);
    assert!(stays.state.fight.is_none() && stays.unit(1).place.feature().is_some());
    tested.give(1, Order::FailTest, &[]);
    assert_eq!((tested.asked(), tested.asks()), (1, "dc.cqb.vacate"));
    let Some(Step::Cqb(cqb::Step::Flee { squad, .. })) = tested.state.steps.top().cloned() else { panic!("it flees") };
    assert_eq!(squad, SquadId(1));
    let into = |feature| {
        Order::Flee(Flight::Transfer { feature: dropzone::FeatureId(feature), edges: SmallVec::from_elem(None, 2) })
    };
    assert_eq!(tested.refused(into(0)), "dc.cqb.vacate");
    let mut orders = Vec::new();
    Dropzone.orders(&tested.state, &mut orders);
    tested.give(1, orders.remove(0), &[]);
    assert!(matches!(tested.unit(1).place, Place::Ground(_)));
}

#[test]
fn not_everybody_can_leave() {
    // dc.cqb.vacate-last: both squads fail; the one with more DP stays.
    let shaken = |dp: u8| soldiers().armour(4, dp).line(|it| it.fortitude = Some(Fortitude::OnOrAbove(6)));
    let mut play = storm(
        scene()
            .building(20.0, 20.0)
            .inside(0, shaken(5), 0, &[None])
            .hurt(&[3])
            .inside(1, shaken(4), 0, &[None])
            .hurt(&[3]),
    );
    // Red has 2 dice, blue 1: nobody hits.
    play.give(0, Order::Fight, &[1, 1, 1]);
    play.give(0, Order::FailTest, &[]);
    play.give(1, Order::FailTest, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.vacate"), "red has 2 DP, blue 1");
    assert!(play.unit(0).place.feature().is_some());
}

#[test]
fn the_bloodthirsty_must_fight_and_the_reckless_do_not_choose_to_fail() {
    // dc.special.bloodthirsty, dc.special.reckless-abandon
    let mut play = storm(
        scene()
            .building(20.0, 20.0)
            .inside(0, soldiers().armour(4, 5).rule(UnitRule::Bloodthirsty), 0, &[None])
            .inside(1, soldiers().armour(4, 5).rule(UnitRule::RecklessAbandon), 0, &[None])
            .hurt(&[3]),
    );
    assert_eq!(play.refused(Order::HoldBack), "dc.special.bloodthirsty");
    play.give(0, Order::Fight, &[1; 7]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.fortitude"));
    assert_eq!(play.refused(Order::FailTest), "dc.special.reckless-abandon");
    play.give(1, Order::Test, &[5]);
}

#[test]
fn tanks_are_not_asked() {
    // dc.cqb.trigger
    let mut play = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(play.refused(Order::Fight), "dc.cqb.trigger");
}
