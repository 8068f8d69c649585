//! Weapons and items out of the ordinary: slow ones, experimental ones, smoke, shards, relays, injections.

use battle::Seat;
use deadzone::{Aim, Event, Face, Forbidden, Item, Mark, Means, Order, Pace, Step, Thrown};
use dice::Scripted;

use crate::support::{
    Fighter, blade, cell, dice, fight, fighter, going, gun, known, lob, position, rolled, shoot, wall,
};

#[test]
pub fn a_slow_weapon_is_reloaded_by_its_bearer_or_a_loader() {
    // dz.ability.slow-reload: no shot, not even by a Shoot result, until a SPECIAL. dz.ability.loader: a friend's, here.
    let gunner = || fighter(2, 2, 1).armed(vec![gun(6, 0, &[("dz.ability.slow-reload", None)]), gun(6, 0, &[])]);
    let blue = || vec![fighter(5, 2, 1), fighter(8, 7, 1)];
    let loader = || fighter(2, 2, 1).with("dz.ability.loader", None);
    let mut play = position(vec![gunner(), loader(), fighter(2, 2, 1)], blue()).results(&[Face::Shoot], &[]).act();
    let (me, foe) = (play.red(0), play.blue(0));
    let reload = Order::Reload { model: me, weapon: 0 };
    assert_eq!(play.refused(reload), "dz.ability.slow-reload", "it is loaded");
    play.give(0, shoot(foe), &[1; 8]);
    let free = |weapon| Order::Shoot { means: Means::Result, weapon, target: foe, effect: false, ammo: None };
    assert_eq!(play.refused(free(0)), "dz.ability.slow-reload");
    play.give(0, free(1), &[1; 8]);
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: foe }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(2) }, &[]);
    assert_eq!(play.refused(reload), "dz.ability.loader");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    play.give(0, reload, &[]);
    assert_eq!(play.model(me).unloaded, 0);
    let mut play = position(vec![gunner()], blue()).act();
    play.give(0, shoot(foe), &[1; 8]);
    play.give(0, reload, &[]);
    assert_eq!(play.model(me).unloaded, 0, "or by the gunner himself");
}

#[test]
pub fn an_injured_weapons_team_reloads_slowly() {
    // dz.ability.weapons-team
    let team = |damage| fighter(2, 2, 1).with("dz.ability.weapons-team", None).figure("Size", 2).hurt(damage);
    for (damage, unloaded) in [(0, 0), (1, 1)] {
        let mut play = position(vec![team(damage)], vec![fighter(5, 2, 1)]).act();
        play.give(0, shoot(play.blue(0)), &[1; 8]);
        assert_eq!(play.model(play.red(0)).unloaded, unloaded);
    }
}

#[test]
pub fn an_ink_sac_bursts_once_by_choice_and_at_death() {
    // dz.ability.ink-sac: at the start or the end of an activation, and when killed.
    let squid = || fighter(2, 2, 1).with("dz.ability.ink-sac", None);
    let blue = || vec![fighter(5, 2, 1), fighter(8, 7, 1)];
    let mut play = position(vec![squid(), fighter(1, 4, 1)], blue()).act();
    play.give(0, Order::Decline, &[]);
    play.give(0, going(&play, play.red(0), Pace::Sprint, &[(3, 2, 1)]), &[]);
    play.give(0, Order::Smokescreen, &[]);
    assert!(play.state.smoke.has(cell(3, 2, 1)) && play.state.active.is_none());
    let mut play = position(vec![squid(), fighter(1, 4, 1)], blue()).act();
    play.give(0, Order::Smokescreen, &[]);
    assert_eq!(play.refused(Order::Smokescreen), "dz.ability.ink-sac", "once");
    let far = fighter(5, 2, 1).with("dz.ability.ink-sac", None);
    let mut play = position(vec![fighter(2, 2, 1)], vec![far, fighter(8, 7, 1)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    assert!(play.state.smoke.has(cell(5, 2, 1)), "dead in a cloud");
}

#[test]
pub fn smoke_comes_from_weapons_too() {
    // dz.ability.smoke-weapon: the Indirect hit roll, then smoke. dz.faq.boomer: his grenades are not used up.
    let launcher = gun(6, 0, &[("dz.ability.indirect", None), ("dz.ability.smoke-weapon", None)]);
    let mut play = position(vec![fighter(2, 2, 1).armed(vec![launcher])], vec![fighter(5, 2, 1)]).act();
    play.give(0, lob(Thrown::Weapon(0), (5, 2, 1)), &[5, 1, 1]);
    assert!(play.state.smoke.has(cell(5, 2, 1)) && !play.is(play.blue(0), Mark::Pinned), "no explosion");
    let toxic = known("dz.weapon.veer-myn.toxic-grenade-launcher", gun(6, 0, &[("dz.ability.indirect", None)]));
    let mut play = position(vec![fighter(2, 2, 1).armed(vec![toxic])], vec![fighter(5, 2, 1)]).act();
    play.give(0, lob(Thrown::Weapon(0), (5, 2, 1)), &[5, 1, 1]);
    assert!(play.state.toxic.has(cell(5, 2, 1)));
    let grenades = |rule| known(rule, gun(3, 0, &[("dz.ability.grenade", None)]));
    let boomer = fighter(2, 2, 1)
        .armed(vec![grenades("dz.weapon.mercs.smoke-grenades"), grenades("dz.weapon.mercs.stun-grenades")]);
    let mut play = position(vec![boomer], vec![fighter(4, 2, 1)]).results(&[Face::Shoot], &[]).act();
    play.give(0, lob(Thrown::Weapon(1), (4, 2, 1)), &[5, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Activated));
    let again = Order::ShootCube { means: Means::Result, with: Thrown::Weapon(1), cell: cell(4, 2, 1) };
    play.give(0, again, &[5, 1, 1]);
    let smoke = Order::ShootCube { means: Means::Result, with: Thrown::Weapon(0), cell: cell(4, 2, 1) };
    assert_eq!(play.refused(smoke), "dz.command.pool", "the result is spent, not the grenade");
}

#[test]
pub fn who_is_invigorated_acts_again() {
    // dz.ability.invigorate: three dice, two successes, a friend with an activation marker, once a round.
    let psyker =
        || fighter(2, 2, 1).armed(vec![gun(4, 0, &[("dz.ability.invigorate", None), ("dz.ability.psychic", None)])]);
    let red = || vec![psyker(), fighter(2, 2, 1).activated(), fighter(3, 3, 1), fighter(7, 2, 1).activated()];
    let mut play = position(red(), vec![fighter(5, 5, 1)]).results(&[Face::Shoot], &[]).act();
    let (me, friend) = (play.red(0), play.red(1));
    for (target, rule) in
        [(me, "dz.ability.invigorate"), (play.red(2), "dz.ability.invigorate"), (play.red(3), "dz.shoot.range")]
    {
        assert_eq!(play.refused(shoot(target)), rule, "not itself, not one without a marker, not too far");
    }
    play.give(0, shoot(friend), &[5, 5, 1]);
    assert!(!play.is(friend, Mark::Activated));
    assert_eq!(play.refused(shoot(friend)), "dz.action.once");
    play.state.models[1].marks.set(Mark::Activated, true);
    let free = Order::Shoot { means: Means::Result, weapon: 0, target: friend, effect: false, ammo: None };
    assert_eq!(play.refused(free), "dz.ability.invigorate", "once a round");
    let mut play = position(red(), vec![fighter(5, 5, 1)]).act();
    play.give(0, shoot(friend), &[5, 1, 1]);
    assert!(play.is(friend, Mark::Activated), "one success is not enough");
}

#[test]
pub fn an_experimental_weapon_is_rolled_for() {
    // dz.ability.experimental: 1-2 Blast, 3-4 Knockback, 5-6 Weight of Fire (2), 7 AP3, 8 more BOOM! and again.
    let tester = || fighter(2, 2, 1).armed(vec![gun(6, 0, &[("dz.ability.experimental", None)])]);
    let tank = || fighter(5, 2, 1).figure("Armour", 3).figure("Size", 2);
    let start = || position(vec![tester()], vec![tank(), fighter(8, 7, 1)]).act();
    let mut play = start();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &[7, 5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(foe).damage, 1, "AP3");
    let mut play = start();
    play.give(0, shoot(foe), &[1, 5, 1, 1, 1, 1, 1, 1, 1, 3]);
    assert!(play.at(foe) == (6, 2, 1) && play.is(foe, Mark::Pinned), "Blast");
    let mut play = start();
    play.give(0, shoot(foe), &[4, 5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.at(foe) == (6, 2, 1) && !play.is(foe, Mark::Pinned), "Knockback");
    let mut play = start();
    let log = play.give(0, shoot(foe), &[8, 8, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((rolled(&log).0.rerolled, play.state.boom(play.red(0))), (2, 2), "an ominous hum, twice");
}

#[test]
pub fn fire_control_fires_two_weapons() {
    // dz.ability.fire-control, dz.faq.fire-control-resolve: one SHOOT, both declared first, resolved one by one.
    let walker = |control: bool| {
        let walker = fighter(2, 2, 1).armed(vec![gun(6, 0, &[]), gun(6, 0, &[]), blade(0, &[])]);
        if control { walker.with("dz.ability.fire-control", None) } else { walker }
    };
    let blue = || vec![fighter(5, 2, 1), fighter(2, 5, 1)];
    let mut play = position(vec![walker(true)], blue()).act();
    let (one, other) = (play.blue(0), play.blue(1));
    let both = |a, b| Order::Volley { aims: [Aim::Model(0, a), Aim::Model(1, b)], ammo: None };
    assert_eq!(
        play.refused(Order::Volley { aims: [Aim::Model(0, one), Aim::Model(0, one)], ammo: None }),
        "dz.ability.fire-control"
    );
    play.give(0, both(one, other), &[5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!([one, other].map(|it| play.model(it).damage), [1, 1]);
    assert!(play.state.active.is_some_and(|it| it.actions() == 1));
    let mut play = position(vec![walker(true)], blue()).act();
    play.give(0, both(one, one), &[5, 5, 5, 1, 1, 1, 1, 1]);
    assert!(play.is(one, Mark::Dead), "the second shot is lost");
    let mut play = position(vec![walker(false)], blue()).act();
    assert_eq!(play.refused(both(one, other)), "dz.ability.fire-control");
}

#[test]
pub fn ammunition_counts_for_both_shots_of_a_volley() {
    // dz.ability.fire-control, dz.item.ammo-limit: one item, used up as both are declared, and a die for each.
    let burner = || gun(6, 0, &[("dz.ability.it-burns", None)]);
    let start = |guns| {
        let walker = fighter(2, 2, 1).with("dz.ability.fire-control", None).armed(guns);
        let mut play = position(vec![walker], vec![fighter(5, 2, 1), fighter(2, 5, 1)]).act();
        play.state.models[0].items = [Some(Item::Ammo), Some(Item::FragGrenade), None];
        play
    };
    let mut play = start(vec![gun(6, 0, &[]), gun(6, 0, &[])]);
    let aims = [Aim::Model(0, play.blue(0)), Aim::Model(1, play.blue(1))];
    let both = |ammo| Order::Volley { aims, ammo: Some(ammo) };
    assert!(matches!(play.forbidden(both(1)), Forbidden::NoSuchItem { item: 1, .. }), "a grenade is no ammunition");
    let log = play.give(0, both(0), &[1; 18]);
    let shot = |it: &Event| if let Event::Rolled { by, .. } = it { Some(dice(by)) } else { None };
    let shots: Vec<String> = log.iter().filter_map(shot).collect();
    assert_eq!(shots, ["3 clear+2 ammo+1", "3 clear+2 ammo+1"]);
    assert_eq!(play.model(play.red(0)).items, [None, Some(Item::FragGrenade), None]);
    // dz.item.ammo: nothing helps It Burns!, so that one of the two must be something else.
    let mut play = start(vec![burner(), burner()]);
    assert!(matches!(play.forbidden(both(0)), Forbidden::NoAmmoForThis));
    let mut play = start(vec![gun(6, 0, &[]), burner()]);
    let log = play.give(0, both(0), &[1; 15]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 ammo+1");
}

#[test]
pub fn shards_help_the_nameless_in_fights() {
    // dz.ability.triclinic-shard: +1 die in FIGHT tests of the Nameless against who was hit by one.
    let hit = |faction: &'static str| {
        let red = vec![
            fighter(2, 2, 1).armed(vec![gun(6, 0, &[("dz.ability.triclinic-shard", None)])]),
            fighter(5, 3, 1).of(faction),
        ];
        let mut play = position(red, vec![fighter(5, 2, 1).figure("Armour", 3), fighter(8, 7, 1)]).act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        play.give(0, Order::Done, &[]);
        play.give(1, Order::Activate { model: play.blue(1) }, &[]);
        play.give(1, Order::Done, &[]);
        play.give(0, Order::Activate { model: play.red(1) }, &[]);
        play.give(0, going(&play, play.red(1), Pace::Move, &[(5, 2, 1)]), &[]);
        play
    };
    let mut play = hit("nameless");
    assert!(play.model(play.blue(0)).damage == 0 && play.is(play.blue(0), Mark::Shard), "armour does not matter");
    let log = play.give(1, Order::Evade, &[1; 8]);
    assert_eq!(dice(rolled(&log).0), "3 moved+1 triclinic-shard+1");
    let mut play = hit("rebs");
    let log = play.give(1, Order::Evade, &[1; 7]);
    assert_eq!(dice(rolled(&log).0), "3 moved+1");
}

#[test]
pub fn a_relay_brings_a_model_each_round() {
    // dz.ability.communications-relay: a +1 Model after the rerolls, while its bearer is on the map.
    let relay = |lives: bool| {
        let bearer = fighter(1, 2, 1).activated().with("dz.ability.communications-relay", None);
        let mut play = position(vec![fighter(2, 2, 1), bearer], vec![fighter(8, 7, 1).activated()]).act();
        play.state.models[1].marks.set(Mark::OnBoard, lives);
        play.give_with(0, Order::Done, Scripted::d6([2, 2, 2, 2, 2, 2]));
        play.give(1, Order::Reroll { dice: [0; 6] }, &[]);
        assert_eq!(play.state.results(Seat(0), Face::PlusModel), 0, "not yet: it is not rerolled");
        play.give(0, Order::Reroll { dice: [0; 6] }, &[]);
        play.state.results(Seat(0), Face::PlusModel)
    };
    assert_eq!((relay(true), relay(false)), (1, 0));
}

#[test]
pub fn precision_rolls_ones_again() {
    // dz.ability.precision
    let sniper = fighter(2, 2, 1).with("dz.ability.precision", None);
    let mut play = position(vec![sniper], vec![fighter(5, 2, 1)]).act();
    let log = play.give(0, shoot(play.blue(0)), &[1, 2, 1, 2, 2, 5, 1, 1, 1, 1]);
    assert_eq!((rolled(&log).0.rerolled, rolled(&log).0.successes), (2, 1), "the 2s stay");
}

#[test]
fn injections_quicken_and_strengthen() {
    // dz.item.adrenaline-shot: Speed +1/+1 for the round, at the start. dz.item.stimulant-shot: a die for one roll.
    let doped = |item| fighter(2, 2, 1).carrying(item, None);
    let blue = || vec![fighter(5, 2, 1)];
    let mut play = position(vec![doped("dz.item.adrenaline-shot")], blue()).act();
    let (me, foe) = (play.red(0), play.blue(0));
    assert_eq!(play.step(), &Step::Start(me));
    play.give(0, Order::UseItem { item: 0 }, &[]);
    assert_eq!((play.state.speed(me), play.model(me).items), ((Some(2), Some(3)), [None; 3]));
    let mut play = position(vec![doped("dz.item.stimulant-shot")], blue()).act();
    play.give(0, shoot(foe), &[]);
    let log = play.give(0, Order::UseItem { item: 0 }, &[1; 9]);
    assert_eq!(dice(rolled(&log).0), "3 clear+2 stimulant-shot+1");
    let mut play = position(vec![fighter(2, 2, 1)], vec![doped("dz.item.stimulant-shot")]).act();
    play.give(0, fight(foe), &[]);
    play.give(1, Order::FightBack { weapon: 1 }, &[]);
    let log = play.give(1, Order::UseItem { item: 0 }, &[1; 7]);
    assert_eq!(dice(rolled(&log).1), "3 stimulant-shot+1");
    let mut play = position(vec![fighter(2, 2, 1)], vec![doped("dz.item.stimulant-shot")]).act();
    play.give(0, fight(foe), &[]);
    play.give(1, Order::Evade, &[1; 6]);
    assert_eq!(play.model(foe).items[0], Some(Item::StimulantShot), "not for SURVIVE");
}

#[test]
fn a_commlink_shows_a_cube_to_throwers() {
    // dz.item.commlink: a SPECIAL action and sight; grenades and Indirect weapons then see the cube.
    let side = table::lattice::Side::West;
    let hidden = || {
        let roof = crate::support::deck((4, 2, 2), (4, 2, 2), false);
        let walls = vec![wall((4, 2, 1), side, table::lattice::Opening::Blocked)];
        (walls, vec![roof])
    };
    let spotter = |item: &str| fighter(5, 3, 1).carrying(item, None);
    let thrower = || fighter(2, 2, 1).carrying("dz.item.frag-grenade", None);
    let (walls, decks) = hidden();
    let team = |spotter: Fighter| vec![spotter, thrower()];
    let mut play = position(team(spotter("dz.item.commlink")), vec![fighter(4, 2, 1), fighter(8, 7, 1)])
        .walls(walls)
        .decks(decks)
        .act();
    let link = Order::Link { cell: cell(4, 2, 1) };
    play.give(0, link, &[]);
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    play.give(0, lob(Thrown::Item(0), (4, 2, 1)), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
    let (walls, decks) = hidden();
    let mut play = position(team(spotter("dz.item.medi-pack")), vec![fighter(4, 2, 1), fighter(8, 7, 1)])
        .walls(walls)
        .decks(decks)
        .act();
    assert_eq!(play.refused(link), "dz.item.commlink");
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(1) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    assert_eq!(play.refused(lob(Thrown::Item(0), (4, 2, 1))), "dz.shoot.los");
}

#[test]
fn a_tripmine_waits_where_it_lands() {
    // dz.item.tripmine: Grenade, Trap [Frag (3)], R4, used up.
    let sapper = || fighter(2, 2, 1).carrying("dz.item.tripmine", None);
    let mut play = position(vec![sapper()], vec![fighter(8, 2, 1)]).act();
    assert_eq!(play.refused(lob(Thrown::Item(0), (7, 2, 1))), "dz.shoot.range");
    play.give(0, lob(Thrown::Item(0), (6, 2, 1)), &[5, 1, 1]);
    assert_eq!(play.state.traps.first().map(|it| (it.cell, it.dice)), Some((cell(6, 2, 1), 3)));
    assert_eq!(play.model(play.red(0)).items, [None; 3]);
}
