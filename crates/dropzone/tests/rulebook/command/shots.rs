//! Cards about shots.

use dropzone::{
    Amount, Card, Profile, SquadId, Subject, Template, UnitId, UnitType, Weapon, WeaponId, WeaponRule,
    chapters::{command, shooting, turn},
};

use crate::support::{Play, With, at_unit, gun, infantry, scene, tank, to_damage, to_hit, with};

const MINE: Subject = Subject::Squad(SquadId(0));
const WEAPON: Subject = Subject::Weapon(SquadId(0), WeaponId(0));

/// A squad with a Commander and a card against a target 10 inches away; a second squad of its own 14 inches off, out of the
/// Commander's 9.
pub(super) fn duel(card: Card, weapon: Weapon, target: Profile) -> Play {
    scene()
        .squad(0, tank().armed(vec![weapon.clone()]), &[(20.0, 30.0)])
        .squad(0, tank().armed(vec![weapon]), &[(34.0, 30.0)])
        .joins(0)
        .commander(0, 0, 2, 9)
        .squad(1, target, &[(20.0, 20.0)])
        .hand(0, &[card])
        .act()
}

/// A tank of Armour 9 that can take a lot.
pub(super) fn anvil() -> Profile {
    tank().armour(9, 9)
}

pub(super) fn fire(play: &mut Play, dice: &[u8]) -> Vec<dropzone::Event> {
    let order = play.aim(0, at_unit(2));
    play.give(0, order, &[]);
    play.give(0, shooting::Order::Fire, dice)
}

fn lost(play: &Play) -> u8 {
    9 - play.dp(2)
}

#[test]
fn assisted_targeting_rolls_misses_again() {
    // dc.card.assisted-targeting, dc.basic.reroll: 4+ with 3 shots: 2, 3 and 5; the two misses show 4 and 1. Then 4+ to damage.
    let mut play = duel(Card::AssistedTargeting, gun(10, 3, 4), anvil());
    assert_eq!(
        play.refused(command::Order::Play { card: Card::AssistedTargeting, on: MINE }),
        "dc.card.assisted-targeting"
    );
    fire(&mut play, &[2, 3, 5]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    play.play(0, Card::AssistedTargeting, MINE, &[4, 1, 4, 4]);
    assert_eq!(lost(&play), 2);
    // Where all hit, nobody is asked.
    let mut play = duel(Card::AssistedTargeting, gun(10, 2, 4), anvil());
    fire(&mut play, &[4, 5, 1, 1]);
    assert_eq!(play.asks(), "dc.action.two-categories");
}

#[test]
fn who_does_not_want_to_passes() {
    // dc.command.play: the misses stand.
    let mut play = duel(Card::AssistedTargeting, gun(10, 2, 4), anvil());
    fire(&mut play, &[2, 5]);
    play.give(0, command::Order::Pass, &[4]);
    assert_eq!(lost(&play), 1);
    assert_eq!(play.state.sides[0].cards.hand.len(), 1);
}

#[test]
fn incendiary_rounds_roll_failures_again() {
    // dc.card.incendiary-rounds: two hits on 4+, 2 and 3: again, 4 and 6, which doubles.
    let mut play = duel(Card::IncendiaryRounds, gun(10, 2, 2), anvil());
    fire(&mut play, &[2, 2, 2, 3]);
    assert_eq!(play.asks(), "dc.command.play");
    play.play(0, Card::IncendiaryRounds, MINE, &[4, 6]);
    assert_eq!(lost(&play), 3);
}

#[test]
fn dice_that_flares_have_rolled_again_stand() {
    // dc.card.deploy-flares, dc.card.incendiary-rounds, dc.basic.reroll: 4 and 6 damage and are rolled again, 2 and 3; the 1
    // did not, and is the only die that Incendiary Rounds can roll again.
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(10, 3, 2)]), &[(20.0, 30.0)])
        .squad(1, anvil(), &[(20.0, 20.0)])
        .commander(0, 0, 2, 9)
        .commander(1, 0, 2, 9)
        .hand(0, &[Card::IncendiaryRounds])
        .hand(1, &[Card::DeployFlares])
        .act();
    play.give(0, play.aim(0, at_unit(1)), &[]);
    play.give(0, shooting::Order::Fire, &[2, 2, 2]);
    assert_eq!(play.asked(), 1);
    let theirs = command::Order::Play { card: Card::DeployFlares, on: MINE };
    assert_eq!(play.refused(theirs), "dc.card.deploy-flares", "not on the enemy");
    play.play(1, Card::DeployFlares, Subject::Squad(SquadId(1)), &[4, 6, 1, 2, 3]);
    assert_eq!(play.asked(), 0);
    play.play(0, Card::IncendiaryRounds, MINE, &[5]);
    assert_eq!(9 - play.dp(1), 1);
}

#[test]
fn flares_reach_only_squads_near_their_commander() {
    // dc.card.deploy-flares, dc.command.radius: the Commander is 14 inches away from the squad that is shot at.
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(1, anvil(), &[(20.0, 20.0)])
        .squad(1, tank(), &[(34.0, 20.0)])
        .commander(1, 1, 2, 9)
        .hand(1, &[Card::DeployFlares])
        .act();
    play.shoot(0, at_unit(1), &[2, 6]);
    assert_eq!(9 - play.dp(1), 2);
}

#[test]
fn velocity_tracker_makes_weapons_aa_that_hit_on_6() {
    // dc.card.velocity-tracker, dc.air.shoot-at
    let plane = anvil().line(|it| (it.unit_type, it.countermeasures.evasion) = (UnitType::Aircraft, 0));
    let stands = vec![dropzone::Stand::at(dropzone::Place::Air(crate::support::point(20.0, 20.0)))];
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(10, 2, 2)]), &[(20.0, 30.0)])
        .commander(0, 0, 2, 9)
        .stands(1, plane, stands)
        .hand(0, &[Card::VelocityTracker])
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.air.shoot-at");
    play.play(0, Card::VelocityTracker, MINE, &[]);
    let log = play.shoot(0, at_unit(1), &[5, 6, 4]);
    assert_eq!(to_hit(&log), [6]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert!(play.state.lasting.is_empty(), "for this activation");
}

#[test]
fn templates_of_weapons_that_have_become_aa_hit_aircraft_only() {
    // dc.card.velocity-tracker, dc.weapon.area: the template lies on two planes and a tank. A Frag weapon hits on 6 as well.
    let plane = || anvil().line(|it| it.unit_type = UnitType::Aircraft);
    let stands = |x: f64| vec![dropzone::Stand::at(dropzone::Place::Air(crate::support::point(x, 20.0)))];
    let battle = |weapon: Weapon| {
        let mut play = scene()
            .squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)])
            .commander(0, 0, 2, 9)
            .stands(1, plane(), stands(20.0))
            .stands(1, plane(), stands(22.6))
            .squad(1, anvil(), &[(20.0, 17.0)])
            .hand(0, &[Card::VelocityTracker])
            .act();
        play.play(0, Card::VelocityTracker, MINE, &[]);
        play
    };
    let area = || with(gun(10, 1, 2), WeaponRule::Area(Template::Large));
    let mut play = battle(area());
    let log = play.shoot(0, at_unit(1), &[6, 4, 4]);
    assert_eq!((to_hit(&log), [1, 2, 3].map(|it| 9 - play.dp(it))), (vec![6], [1, 1, 0]));
    let mut play = battle(with(area(), WeaponRule::Frag(3)));
    let log = play.shoot(0, at_unit(1), &[6, 5, 4]);
    assert_eq!((to_hit(&log), [1, 2, 3].map(|it| 9 - play.dp(it))), (vec![6, 6], [1, 0, 0]));
}

#[test]
fn armour_piercing_damages_on_a_6() {
    // dc.card.armour-piercing: E4 cannot hurt Armour 9 but for the card; a squad out of the Commander's radius does not get it.
    let mut play = duel(Card::ArmourPiercing, gun(4, 2, 2), anvil());
    let far = command::Order::Play { card: Card::ArmourPiercing, on: Subject::Squad(SquadId(1)) };
    assert_eq!(play.refused(far), "dc.command.radius");
    play.play(0, Card::ArmourPiercing, MINE, &[]);
    let log = fire(&mut play, &[2, 2, 6, 5]);
    assert_eq!((to_damage(&log), lost(&play)), (vec![6], 1));
    // Before targets are declared, not after.
    let mut play = duel(Card::ArmourPiercing, gun(4, 1, 2), anvil());
    play.give(0, play.aim(0, at_unit(2)), &[]);
    let late = command::Order::Play { card: Card::ArmourPiercing, on: MINE };
    assert_eq!(play.refused(late), "dc.card.armour-piercing");
    play.give(0, shooting::Order::Fire, &[6]);
    assert_eq!(lost(&play), 0);
}

#[test]
fn marksmanship_ignores_modifiers() {
    // dc.card.marksmanship, dc.shoot.evasion: Ac 3+ against Evasion +3 needs 6+; with the card 3+. After the shots are declared
    // is still before they are rolled.
    let evasive = || anvil().line(|it| it.countermeasures.evasion = 3);
    let mut play = duel(Card::Marksmanship, gun(10, 1, 3), evasive());
    assert_eq!(to_hit(&fire(&mut play, &[5])), [6]);
    let mut play = duel(Card::Marksmanship, gun(10, 1, 3), evasive());
    play.give(0, play.aim(0, at_unit(2)), &[]);
    play.play(0, Card::Marksmanship, MINE, &[]);
    let log = play.give(0, shooting::Order::Fire, &[3, 4]);
    assert_eq!((to_hit(&log), lost(&play)), (vec![3], 1));
}

#[test]
fn cover_protects_from_those_behind_whom_it_does_not_lie() {
    // dc.card.marksmanship, dc.damage.body-cover: two tanks hit on the same number; a barricade lies before the second only.
    let mut play = scene()
        .squad(0, tank().armed(vec![gun(3, 1, 3)]), &[(20.0, 40.0), (23.0, 40.0)])
        .commander(0, 0, 2, 9)
        .squad(1, infantry(), &[(20.0, 26.0)])
        .piece("barricade", (21.0, 27.3), (1.6, 0.5), 1.0)
        .hand(0, &[Card::Marksmanship])
        .act();
    play.play(0, Card::Marksmanship, MINE, &[]);
    let log = play.shoot(0, at_unit(2), &[3, 3, 4, 4]);
    assert_eq!((to_hit(&log), to_damage(&log), play.dp(2)), (vec![3, 3], vec![4, 5], 4));
}

#[test]
fn experimental_firepower_is_rolled_for() {
    // dc.card.experimental-firepower: E10 at Armour 9 needs 4+; with 1 more 3+, with 2 more 2+; and 1-2 is nothing.
    for (die, need) in [(2, 4), (3, 3), (4, 3), (5, 2), (6, 2)] {
        let mut play = duel(Card::ExperimentalFirepower, gun(10, 1, 2), anvil());
        play.play(0, Card::ExperimentalFirepower, MINE, &[die]);
        assert_eq!(to_damage(&fire(&mut play, &[2, 1])), [need], "a {die}");
    }
    // When it activates, not after it has shot.
    let mut play = duel(Card::ExperimentalFirepower, gun(10, 1, 2), anvil());
    fire(&mut play, &[1]);
    let late = command::Order::Play { card: Card::ExperimentalFirepower, on: MINE };
    assert_eq!(play.refused(late), "dc.card.experimental-firepower");
}

#[test]
fn long_shot_uses_the_full_range() {
    // dc.card.long-shot, dc.shoot.range: R(C) 24 against Active Countermeasures; the target is 26 inches away.
    let far = |card| {
        scene()
            .squad(0, tank(), &[(20.0, 40.0)])
            .commander(0, 0, 2, 9)
            .squad(1, anvil(), &[(20.0, 14.0)])
            .hand(0, &[card])
            .act()
    };
    let mut play = far(Card::LongShot);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.shoot.range");
    play.play(0, Card::LongShot, MINE, &[]);
    play.shoot(0, at_unit(1), &[2, 4]);
    assert_eq!(9 - play.dp(1), 1);
}

pub(super) fn devastator(by: u8) -> Weapon {
    with(gun(10, 1, 2), WeaponRule::Devastator(Amount::Fixed(by)))
}

#[test]
fn titanomachy_needs_no_damage_roll() {
    // dc.card.titanomachy, dc.weapon.devastator: double damage times 2 is 4 DP, and no die is rolled.
    let titan = Subject::Unit(UnitId(2));
    let mut play = duel(Card::Titanomachy, devastator(2), anvil());
    fire(&mut play, &[2]);
    play.play(0, Card::Titanomachy, titan, &[]);
    assert_eq!(lost(&play), 4);
    // Of two hits the second is rolled.
    let mut play = duel(Card::Titanomachy, Weapon { shots: 2, ..devastator(2) }, anvil());
    fire(&mut play, &[2, 2]);
    play.play(0, Card::Titanomachy, titan, &[4]);
    assert_eq!(lost(&play), 6);
    // Not on a unit of 4 DP, and not by another weapon: nobody is asked.
    let mut play = duel(Card::Titanomachy, devastator(2), tank().armour(9, 4));
    fire(&mut play, &[2, 1]);
    let mut play = duel(Card::Titanomachy, gun(10, 1, 2), anvil());
    fire(&mut play, &[2, 1]);
}

/// Three shots of Ac 4+ that place Small templates.
pub(super) fn area() -> Weapon {
    with(gun(10, 3, 4), WeaponRule::Area(Template::Small))
}

#[test]
fn close_enough_lands_on_the_target() {
    // dc.card.close-enough, dc.weapon.area-miss: a 2 and a 3 miss and would deviate; a 1 is a miss whatever is played. Two hits,
    // which damage on 4+.
    let mut play = duel(Card::CloseEnough, area(), anvil());
    fire(&mut play, &[2, 1, 3]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    let log = play.play(0, Card::CloseEnough, WEAPON, &[4, 4]);
    let placed = |it: &&dropzone::Event| {
        matches!(it, dropzone::Event::Shooting(shooting::Event::TemplatePlaced { deviated: 0, .. }))
    };
    assert_eq!((log.iter().filter(placed).count(), lost(&play)), (2, 2));
    assert!(play.state.lasting.is_empty(), "for these shots");
    // Without it the 3 deviates by 6 less 2, to the east.
    let mut play = duel(Card::CloseEnough, area(), anvil());
    fire(&mut play, &[3, 1, 1]);
    play.give(0, command::Order::Pass, &[6, 2, 4]);
    assert_eq!(lost(&play), 0);
}

#[test]
fn close_enough_needs_a_template_that_deviates() {
    // dc.card.close-enough, dc.weapon.area-garrison, dc.command.radius: nobody is asked where all hit, where a 1 is rolled,
    // where no template is placed, or where the squad is too far from its Commander.
    let mut play = duel(Card::CloseEnough, area(), anvil());
    fire(&mut play, &[4, 1, 5, 1, 1]);
    assert_eq!(play.asks(), "dc.action.two-categories");
    let mut play = duel(Card::CloseEnough, gun(10, 2, 4), anvil());
    fire(&mut play, &[3, 1]);
    assert_eq!(play.asks(), "dc.action.two-categories");
    let mut play = duel(Card::CloseEnough, area(), anvil());
    play.shoot(1, at_unit(2), &[3, 1, 1, 6, 2, 4]);
    assert_eq!(play.asks(), "dc.action.two-categories");
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank().armed(vec![area()]), &[(20.0, 30.0)])
        .commander(0, 0, 2, 9)
        .inside(1, infantry(), 0, &[Some(2)])
        .hand(0, &[Card::CloseEnough])
        .act();
    play.shoot(0, at_unit(1), &[3, 1, 2]);
    assert_eq!(play.asks(), "dc.action.two-categories");
}

#[test]
fn luck_of_the_shot_adds_to_devastator_for_one_attack() {
    // dc.card.luck-of-the-shot: Devastator-2 is 4 on 3 or more, else 3.
    for (die, dp) in [(3, 4), (2, 3)] {
        let mut play = duel(Card::LuckOfTheShot, devastator(2), anvil());
        let early = command::Order::Play { card: Card::LuckOfTheShot, on: WEAPON };
        assert_eq!(play.refused(early), "dc.card.luck-of-the-shot", "it does not fire yet");
        play.give(0, play.aim(0, at_unit(2)), &[]);
        play.play(0, Card::LuckOfTheShot, WEAPON, &[die]);
        play.give(0, shooting::Order::Fire, &[2, 4]);
        assert_eq!(lost(&play), dp);
        assert!(play.state.lasting.is_empty());
    }
}

#[test]
fn destructive_firepower_for_those_who_stand_still() {
    // dc.card.destructive-firepower: Devastator-2 where there was none, against infantry as well; 1 more where there is one.
    let damage = |weapon: Weapon, target: Profile| {
        let mut play = duel(Card::DestructiveFirepower, weapon, target);
        let before = play.dp(2);
        play.play(0, Card::DestructiveFirepower, WEAPON, &[]);
        fire(&mut play, &[2, 4]);
        before - play.dp(2)
    };
    assert_eq!(damage(gun(10, 1, 2), anvil()), 2);
    assert_eq!(damage(devastator(2), anvil()), 3);
    assert_eq!(damage(gun(5, 1, 2), infantry()), 4, "4 on 2+ is double");
    assert_eq!(damage(gun(5, 1, 2), infantry().rule(dropzone::UnitRule::DispersedFormation)), 2);
    // MF 0: nobody moves before it or after it.
    let mut play = duel(Card::DestructiveFirepower, gun(10, 1, 2), anvil());
    play.play(0, Card::DestructiveFirepower, WEAPON, &[]);
    let ways = vec![dropzone::Way::of(UnitId(0), &[], table::Bearing::EAST)];
    let turn = dropzone::chapters::movement::Order::Move { squad: SquadId(0), ways };
    assert_eq!(play.refused(turn.clone()), "dc.card.destructive-firepower");
    let mut play = duel(Card::DestructiveFirepower, gun(10, 1, 2), anvil());
    play.give(0, turn, &[]);
    let late = command::Order::Play { card: Card::DestructiveFirepower, on: WEAPON };
    assert_eq!(play.refused(late), "dc.card.destructive-firepower");
}
