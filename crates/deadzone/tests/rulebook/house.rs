//! How other houses play: what comes of a position as it is ruled, and by the other reading of each ruling of ours.

use battle::{Battle, Seat, System, View, laws::Proving};
use deadzone::{
    Deadzone, Extra, Face, Gun, Item, Mark, Means, Mission, Order, Pace, Settings, Spots, Step, Thrown, Use, Way,
    in_zone, pack,
};
use dice::{Scripted, Seeded};
use table::lattice::{Opening, Side};

use crate::support::{
    Fighter, Play, Position, blade, cell, deck, fight, fighter, going, gun, lob, position, shoot, wall,
};

/// What is seen of a position as it is ruled, and as it is played otherwise.
fn either<T>(place: impl Fn() -> Position, otherwise: fn(&mut Settings), look: impl Fn(Position) -> T) -> [T; 2] {
    [false, true].map(|other| {
        let mut place = place();
        if other {
            otherwise(&mut place.settings);
        }
        look(place)
    })
}

/// How many dice an attack has, before anybody adds any.
fn dice(play: &Play, order: Order) -> i32 {
    let forecast = Deadzone.forecast(&View::of(&Deadzone, &play.state, None), &order).expect("odds");
    forecast.tests[0].1.total()
}

/// Whether an order may be given; what may be given is listed.
fn may(play: &Play, order: Order) -> bool {
    let mut orders = Vec::new();
    Deadzone.orders(&play.state, &mut orders);
    let legal = Deadzone.judge(&play.state, &order).is_ok();
    assert_eq!(legal, orders.contains(&order), "{order:?}");
    legal
}

fn by_result(order: Order) -> Order {
    match order {
        Order::Shoot { weapon, target, effect, ammo, .. } => {
            Order::Shoot { means: Means::Result, weapon, target, effect, ammo }
        }
        Order::ShootCube { with, cell, .. } => Order::ShootCube { means: Means::Result, with, cell },
        Order::Fight { weapon, target, .. } => Order::Fight { means: Means::Result, weapon, target },
        other => other,
    }
}

#[test]
fn shots_past_friends_with_ammunition_and_at_the_tagged() {
    // dz.shoot.mod.friendly
    let past = || position(vec![fighter(2, 4, 1), fighter(5, 4, 1).at(1).pinned()], vec![fighter(5, 4, 1).at(16)]);
    let seen = either(
        past,
        |it| it.pinned_friends_do_not_hinder = true,
        |it| {
            let play = it.act();
            dice(&play, shoot(play.blue(0)))
        },
    );
    assert_eq!(seen, [3, 5]);
    // dz.shoot.ffe, dz.item.ammo
    let rapid = || fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.rapid-fire", None)])]);
    let laden = || position(vec![rapid().carrying("dz.item.ammo", None)], vec![fighter(5, 4, 1)]);
    let seen = either(
        laden,
        |it| it.ammo_for_effect = true,
        |it| {
            let play = it.act();
            let target = play.blue(0);
            may(&play, Order::Shoot { means: Means::Action, weapon: 0, target, effect: true, ammo: Some(0) })
        },
    );
    assert_eq!(seen, [false, true]);
    // dz.ability.tag: he carries a Tag rifle, and fires another.
    let tagger = || fighter(2, 4, 1).armed(vec![gun(6, 0, &[]), gun(6, 0, &[("dz.ability.tag", None)])]);
    let tagged = || position(vec![tagger()], vec![fighter(5, 4, 1)]);
    let seen = either(
        tagged,
        |it| it.tag_for_tag_rifles = true,
        |it| {
            let mut play = it.act();
            let target = play.blue(0);
            play.state.models[usize::from(target.0)].marks.set(Mark::Tagged, true);
            let with = |weapon| Order::Shoot { means: Means::Action, weapon, target, effect: false, ammo: None };
            [0, 1].map(|it| dice(&play, with(it)))
        },
    );
    assert_eq!(seen, [[6, 6], [5, 6]]);
}

#[test]
fn dice_on_rolls_without_modifiers() {
    // dz.test.no-modifiers, dz.ability.grenade
    let thrower = || fighter(2, 4, 1).carrying("dz.item.smoke-grenade", None);
    let range = || position(vec![thrower()], vec![fighter(4, 4, 1)]).results(&[Face::Dice], &[]);
    let seen = either(
        range,
        |it| it.no_dice_on_throws = true,
        |it| {
            let dice: &[u8] = if it.settings.no_dice_on_throws { &[5, 1, 1] } else { &[] };
            let mut play = it.act();
            play.give(0, lob(Thrown::Item(0), (4, 4, 1)), dice);
            matches!(play.step(), Step::Lob(_))
        },
    );
    assert_eq!(seen, [true, false], "whether he is asked");
    // dz.ability.it-burns: the spray is one of them.
    let burner = || fighter(2, 4, 1).armed(vec![gun(3, 0, &[("dz.ability.it-burns", None)])]);
    let range = || position(vec![burner()], vec![fighter(4, 4, 1)]).results(&[Face::Dice], &[]);
    let seen = either(
        range,
        |it| it.no_dice_on_throws = true,
        |it| {
            let dice: &[u8] = if it.settings.no_dice_on_throws { &[1; 6] } else { &[] };
            let mut play = it.act();
            play.give(0, shoot(play.blue(0)), dice);
            matches!(play.step(), Step::Explosion(_))
        },
    );
    assert_eq!(seen, [true, false]);
}

#[test]
fn splats_in_the_activations_of_others() {
    // dz.command.splat: blue has rerolled one SURVIVE test in red's activation; may it another?
    let range = || {
        position(vec![fighter(2, 2, 1)], vec![fighter(5, 2, 1).figure("Size", 4)])
            .results(&[Face::Shoot], &[])
            .blue_special("dz.special.stalwart", 2)
    };
    let seen = either(
        range,
        |it| it.splats_beyond_own_activations = true,
        |it| {
            let mut play = it.act();
            let shot = shoot(play.blue(0));
            play.give(0, shot, &[5, 1, 1, 1, 1, 1, 1, 1]);
            play.give(1, Order::Splat(Use::Now), &[1; 3]);
            play.give(0, by_result(shot), &[5, 1, 1, 1, 1, 1, 1, 1]);
            matches!(play.step(), Step::Reckoning(_))
        },
    );
    assert_eq!(seen, [false, true]);
}

#[test]
fn what_results_may_be_spent_on() {
    // dz.command.shoot, dz.ability.indirect
    let mortar = || fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.indirect", Some(3))])]);
    let range = || position(vec![mortar()], vec![fighter(5, 4, 1)]).results(&[Face::Shoot], &[]);
    let seen = either(
        range,
        |it| it.no_result_for_indirect = true,
        |it| may(&it.act(), by_result(lob(Thrown::Weapon(0), (5, 4, 1)))),
    );
    assert_eq!(seen, [true, false]);
    // dz.command.fight: the enemy was not there when the activation began.
    let brawl = || position(vec![fighter(3, 3, 1)], vec![fighter(4, 3, 1)]).results(&[Face::Fight], &[]);
    let seen = either(
        brawl,
        |it| it.fight_result_from_the_start = true,
        |it| {
            let mut play = it.act();
            play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
            play.give(1, Order::Evade, &[1; 7]);
            may(&play, by_result(fight(play.blue(0))))
        },
    );
    assert_eq!(seen, [true, false]);
}

fn engineer() -> Fighter {
    fighter(2, 2, 1).with("dz.ability.engineer", None).carrying("dz.item.sentry-gun", None)
}

/// An Engineer has emplaced a Sentry Gun, and that was his activation.
fn emplaced(place: Position) -> Play {
    let mut play = place.act();
    play.give(0, Order::Emplace { gun: Gun::Carried(play.red(0), 0), at: Spots(1) }, &[]);
    play.give(0, Order::Done, &[]);
    play
}

#[test]
fn sentry_guns_and_the_turns() {
    // dz.command.plus-model, dz.item.sentry-gun
    let range = || position(vec![engineer()], vec![fighter(8, 6, 1), fighter(8, 7, 1)]);
    let second = || range().results(&[Face::PlusModel], &[]);
    let seen = either(
        second,
        |it| it.plus_model_for_guns = true,
        |it| {
            let play = emplaced(it);
            let gun =
                play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::SentryGun)).expect("a gun");
            matches!(play.step(), Step::Another(_)) && may(&play, Order::Activate { model: gun })
        },
    );
    assert_eq!(seen, [false, true]);
    // dz.turn.pass: a gun and one model are left to activate.
    let seen = either(
        range,
        |it| it.guns_do_not_wait = true,
        |it| {
            let mut play = emplaced(it);
            play.give(1, Order::Activate { model: play.blue(0) }, &[]);
            play.give(1, Order::Done, &[]);
            may(&play, Order::Pass)
        },
    );
    assert_eq!(seen, [false, true]);
}

#[test]
fn both_finish_at_once() {
    // dz.end.next-initiative: the last of both die in one explosion.
    let frail = |column, row| fighter(column, row, 1).figure("Survive", None).hurt(1);
    let bomb = || fighter(3, 3, 1).figure("Survive", None).figure("Fight", None).with("dz.ability.boom", Some(1));
    let brawl = || position(vec![frail(3, 3)], vec![bomb().activated(), frail(3, 3)]);
    let seen = either(
        brawl,
        |it| it.initiative_stays_on_a_tie = true,
        |it| {
            let mut play = it.act();
            play.give_with(0, fight(play.blue(0)), Scripted::d8([5, 5, 1, 4]).then(6, [1; 6]));
            assert!(play.is(play.red(0), Mark::Dead) && play.is(play.blue(1), Mark::Dead));
            play.state.initiative
        },
    );
    assert_eq!(seen, [Seat(1), Seat(0)]);
}

#[test]
fn who_holds_an_objective() {
    // dz.end.objectives: of two points, contested by one that lies pinned.
    let contested = || position(vec![fighter(6, 4, 1)], vec![fighter(6, 4, 1).pinned().activated()]);
    let ends = |it: Position| {
        let mut play = it.act();
        play.give_with(0, Order::Done, Scripted::d6([1; 6]));
        play.state.sides[0].vps
    };
    assert_eq!(either(contested, |it| it.pinned_hold_nothing = true, ends), [0, 2]);
    // dz.ability.recon-drone, dz.ability.swarm-lord: held by a swarm alone, while its lord is gone to the next cube.
    let lord = || fighter(6, 4, 1).with("dz.ability.swarm-lord", None);
    let swarmed = || position(vec![lord()], vec![fighter(8, 7, 1).activated()]);
    let seen = either(
        swarmed,
        |it| it.extras_hold_nothing = true,
        |it| {
            let mut play = it.act();
            let at = Spots::free(2, play.state.taken_spots(cell(6, 4, 1))).next().expect("a place");
            play.give(0, Order::CallSwarm { at }, &[]);
            let swarm = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::RatSwarm));
            play.give(0, going(&play, play.red(0), Pace::Move, &[(6, 3, 1)]), &[]);
            play.give(0, Order::Activate { model: swarm.expect("a swarm") }, &[]);
            play.give_with(0, Order::Done, Scripted::d6([1; 6]));
            play.state.sides[0].vps
        },
    );
    assert_eq!(seen, [2, 0]);
}

#[test]
fn risers_rampagers_and_those_thrown() {
    // dz.fight.mod.pinned, dz.action.stand-up
    let brawl = || position(vec![fighter(3, 3, 1).pinned()], vec![fighter(3, 3, 1)]);
    let seen = either(
        brawl,
        |it| it.risers_count_as_pinned = true,
        |it| {
            let mut play = it.act();
            let at = play.model(play.red(0)).spots;
            play.give(0, Order::StandUp { at }, &[]);
            dice(&play, Order::StrikeWith { model: play.blue(0), weapon: 1 })
        },
    );
    assert_eq!(seen, [3, 4]);
    // dz.state.rampage-control
    let beast = || fighter(3, 3, 1).with("dz.ability.rampage", None).figure("Size", 2).hurt(1);
    let seen = either(
        || position(vec![beast()], vec![fighter(6, 3, 1)]),
        |it| it.control_is_compulsory = true,
        |it| {
            let mut play = it.start();
            play.give(0, Order::Activate { model: play.red(0) }, &[1]);
            may(&play, Order::Decline)
        },
    );
    assert_eq!(seen, [true, false]);
    // dz.state.slammed: knocked west off the board.
    let ram = || fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.knockback", None)])]);
    let edge = || position(vec![ram()], vec![fighter(1, 4, 1).figure("Size", 3)]);
    let seen = either(
        edge,
        |it| it.edge_is_no_wall = true,
        |it| {
            let dice: &[u8] = if it.settings.edge_is_no_wall { &[] } else { &[5, 1, 1, 1, 1, 1] };
            let mut play = it.act();
            let shot = [&[5, 1, 1, 1, 1, 1, 1, 1], dice].concat();
            play.give(0, shoot(play.blue(0)), &shot);
            (play.model(play.blue(0)).damage, play.is(play.blue(0), Mark::Pinned))
        },
    );
    assert_eq!(seen, [(2, true), (1, false)]);
    // dz.item.pick-up: an item lies where he comes down.
    let item = || {
        let foe = fighter(4, 4, 1).figure("Size", 3);
        position(vec![ram()], vec![foe]).item((5, 4, 1), Some(Item::Ammo))
    };
    let seen = either(
        item,
        |it| it.thrown_pick_nothing_up = true,
        |it| {
            let mut play = it.act();
            play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
            assert_eq!(play.at(play.blue(0)), (5, 4, 1));
            matches!(play.step(), Step::PickUp(_))
        },
    );
    assert_eq!(seen, [true, false]);
}

#[test]
fn zones_of_other_shapes() {
    // dz.mission.scour, dz.mission.breakthrough, dz.mission.search-and-destroy: as many cubes, in another shape.
    let zone = |mission: Mission, settings: &Settings| {
        let all = (1..=8).flat_map(|row| (1..=8).map(move |column| (column, row)));
        all.filter(|it| in_zone(mission, settings, 0, it.0, it.1)).collect::<Vec<(u8, u8)>>()
    };
    let row = |count: u8| (1..=count).map(|it| (it, 1)).collect::<Vec<(u8, u8)>>();
    let corner: Vec<(u8, u8)> = (1..=2).flat_map(|row| (1..=4).map(move |it| (it, row))).collect();
    let ruled = Settings::default();
    let other = Settings {
        scour_zones_in_a_row: true,
        breakthrough_zones_in_corners: true,
        destroy_zones_in_a_row: true,
        ..ruled
    };
    assert_eq!(zone(Mission::Scour, &ruled), [(1, 1), (2, 1), (3, 1), (1, 2), (1, 3)]);
    assert_eq!(zone(Mission::Scour, &other), row(5));
    assert_eq!(zone(Mission::Breakthrough, &ruled), row(8));
    assert_eq!(zone(Mission::Breakthrough, &other), corner);
    assert_eq!(zone(Mission::SearchAndDestroy, &ruled), corner);
    assert_eq!(zone(Mission::SearchAndDestroy, &other), row(8));
    // Whoever breaks through leaves by the far row all the same.
    let runners = |row| {
        let mut place = position(vec![fighter(2, row, 1)], vec![fighter(4, 4, 1)]);
        place.mission = Mission::Breakthrough;
        place
    };
    let leaves = |it: Position| may(&it.act(), Order::Leave { pace: Pace::Move, way: Way::default() });
    let otherwise = |it: &mut Settings| it.breakthrough_zones_in_corners = true;
    assert_eq!(either(|| runners(8), otherwise, leaves), [true, true]);
    assert_eq!(either(|| runners(7), otherwise, leaves), [false, false]);
}

#[test]
fn placing_the_thrown() {
    // dz.move.displace: knocked back beside a wall, where it matters for sight.
    let start = || {
        let red = vec![fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.knockback", None)])])];
        let walls = vec![wall((5, 4, 1), Side::East, Opening::Blocked)];
        position(red, vec![fighter(4, 4, 1).figure("Armour", 3)]).walls(walls)
    };
    let places = |it: Position| {
        let mut play = it.act();
        play.give_only(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        let asked = Deadzone.decision(&play.state).map(|it| it.seat);
        assert!(may(&play, Order::TakePlace { at: Spots(256) }));
        play.give_only(play.asked(), Order::TakePlace { at: Spots(256) }, &[]);
        assert!(play.at(play.blue(0)) == (5, 4, 1) && play.model(play.blue(0)).spots == Spots(256));
        asked
    };
    let otherwise = |it: &mut Settings| it.attackers_place_the_thrown = true;
    assert_eq!(either(start, otherwise, places), [Some(Seat(1)), Some(Seat(0))]);
}

#[test]
fn crossing_full_cubes() {
    // dz.move.capacity: past friends of size 4, between walls; not to stay, and not past an enemy among them.
    let passage = |foe: (u8, u8)| {
        let red = vec![fighter(3, 3, 1), fighter(4, 3, 1).figure("Size", 4)];
        let walls = [(3, 3, 1), (4, 3, 1), (5, 3, 1)].into_iter();
        let walls = walls.flat_map(|it| [Side::North, Side::South].map(|side| wall(it, side, Opening::Blocked)));
        position(red, vec![fighter(foe.0, foe.1, 1)]).walls(walls.collect())
    };
    let goes = |it: Position| {
        let mut play = it.act();
        let stay = going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]);
        assert_eq!(play.refused(stay), "dz.move.capacity", "it cannot stay there");
        let through = going(&play, play.red(0), Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]);
        let ends = |it: &Order| matches!(it, Order::Move { way, .. } if way.cells().last() == Some(&cell(5, 3, 1)));
        let mut orders = Vec::new();
        Deadzone.orders(&play.state, &mut orders);
        let may = Deadzone.judge(&play.state, &through).is_ok();
        assert_eq!(may, orders.iter().any(ends), "what may be done is listed");
        if may {
            play.give(0, through, &[]);
            assert_eq!(play.at(play.red(0)), (5, 3, 1));
        }
        may
    };
    let otherwise = |it: &mut Settings| it.full_cubes_are_crossed = true;
    assert_eq!(either(|| passage((7, 7)), otherwise, goes), [false, true]);
    assert_eq!(either(|| passage((4, 3)), otherwise, goes), [false, false]);
}

#[test]
fn climbing_after_a_fight() {
    // dz.ability.agile: up a ladder, beside whom it fought.
    let roof = || {
        let agile = fighter(3, 4, 1).with("dz.ability.agile", None);
        let mut place = position(vec![agile], vec![fighter(4, 4, 1)]).decks(vec![deck((4, 4, 2), (4, 4, 2), true)]);
        place.map.ladders = vec![cell(4, 4, 1)];
        place
    };
    let seen = either(
        roof,
        |it| it.no_climb_after_a_fight = true,
        |it| {
            let mut play = it.act();
            play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 4, 1)]), &[]);
            play.give(1, Order::Evade, &[5, 5, 5, 1, 1, 1, 1]);
            assert!(play.is(play.blue(0), Mark::Dead) && play.at(play.red(0)) == (4, 4, 1));
            matches!(play.step(), Step::GoOn { pace: Pace::Agile, .. })
        },
    );
    assert_eq!(seen, [true, false]);
}

#[test]
fn gliders_that_were_thrown() {
    // dz.ability.glide: by a blast, which pins.
    let brute = || fighter(4, 3, 4).armed(vec![blade(0, &[("dz.ability.smash", None)])]).at(0b000_001_000);
    let glider = || fighter(4, 3, 4).figure("Size", 3).at(0b000_110_100).with("dz.ability.glide", None);
    let roof = || {
        let foes = vec![glider(), fighter(8, 7, 1)];
        position(vec![brute()], foes).decks(vec![deck((4, 3, 4), (4, 3, 4), false)])
    };
    let seen = either(
        roof,
        |it| it.gliders_are_pinned = true,
        |it| {
            let mut play = it.act();
            let target = play.blue(0);
            play.give(0, Order::Fight { means: Means::Action, weapon: 0, target }, &[]);
            play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1, 1]);
            play.give(0, Order::ThrowTo { wind: 2 }, &[]);
            assert_eq!(play.model(target).cell.level(), 1);
            play.is(target, Mark::Pinned)
        },
    );
    assert_eq!(seen, [false, true]);
}

#[test]
fn machines_that_are_hit() {
    // dz.damage.kill: a Vehicle with BOOM! is killed.
    let tank = || fighter(5, 2, 1).with("dz.ability.vehicle", None).with("dz.ability.boom", Some(1)).hurt(1);
    let seen = either(
        || position(vec![fighter(2, 2, 1)], vec![tank()]),
        |it| it.exploded_leave_wrecks = true,
        |it| {
            let mut play = it.act();
            play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 1]);
            assert!(play.is(play.blue(0), Mark::Dead));
            play.is(play.blue(0), Mark::Wreck)
        },
    );
    assert_eq!(seen, [false, true]);
    // dz.ability.life-support: one counter is old, one new.
    let hurt = || fighter(5, 2, 1).figure("Size", 3).hurt(1).with("dz.ability.life-support", None);
    let range = || position(vec![fighter(2, 2, 1)], vec![hurt()]);
    let seen = either(
        range,
        |it| it.life_support_undoes_one_hit = true,
        |it| {
            let mut play = it.act();
            play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
            play.model(play.blue(0)).damage
        },
    );
    assert_eq!(seen, [0, 1]);
    // dz.ability.construct, dz.ability.medic
    let medic = || fighter(3, 3, 1).with("dz.ability.medic", None);
    let robot = || fighter(3, 3, 1).with("dz.ability.construct", None).hurt(1);
    let ward = || position(vec![medic(), robot()], vec![fighter(7, 7, 1)]);
    let heals = |it: Position| {
        let play = it.act();
        may(&play, Order::Heal { patient: play.red(1), pack: None })
    };
    assert_eq!(either(ward, |it| it.constructs_are_healed = true, heals), [false, true]);
    // dz.ability.stun
    let stunner = || fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.stun", None)])]);
    let target = || fighter(5, 4, 1).with("dz.ability.construct", None);
    let range = || position(vec![stunner()], vec![target()]);
    let seen = either(
        range,
        |it| it.stun_spares_machines = true,
        |it| {
            let mut play = it.act();
            play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
            play.is(play.blue(0), Mark::Activated)
        },
    );
    assert_eq!(seen, [true, false]);
}

#[test]
fn invigorated_again_and_tacticians_together() {
    // dz.ability.invigorate: in this round the friend was woken up already.
    let waking = gun(4, 0, &[("dz.ability.invigorate", None), ("dz.ability.psychic", None)]);
    let red = || vec![fighter(2, 2, 1).armed(vec![waking.clone()]), fighter(2, 2, 1).activated()];
    let seen = either(
        || position(red(), vec![fighter(5, 5, 1)]),
        |it| it.invigorate_at_will = true,
        |it| {
            let mut play = it.act();
            play.state.models[1].marks.set(Mark::Invigorated, true);
            may(&play, shoot(play.red(1)))
        },
    );
    assert_eq!(seen, [false, true]);
    // dz.ability.tactician: of one and two.
    let clever = |x| fighter(2, 2, 1).with("dz.ability.tactician", Some(x)).activated();
    let team = || position(vec![fighter(3, 3, 1), clever(1), clever(2)], vec![fighter(7, 7, 1).activated()]);
    let seen = either(
        team,
        |it| it.tacticians_add_up = true,
        |it| {
            let dice = if it.settings.tacticians_add_up { 9 } else { 8 };
            let mut play = it.act();
            play.give_with(0, Order::Done, Scripted::d6(vec![1; dice]));
            play.state.sides[0].results.iter().sum::<u8>()
        },
    );
    assert_eq!(seen, [5, 6]);
}

#[test]
fn teleports_remotes_and_swarms() {
    // dz.ability.teleport: three cubes away, and after a MOVE.
    let jumper = || position(vec![fighter(3, 3, 1).with("dz.ability.teleport", None)], vec![fighter(8, 7, 1)]);
    let leaps = |it: Position| {
        let mut play = it.act();
        let leap = |column| Order::Teleport { cell: cell(column, 3, 1), at: Spots(16) };
        let far = Deadzone.judge(&play.state, &leap(6)).is_ok();
        play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 4, 1)]), &[]);
        (far, Deadzone.judge(&play.state, &leap(4)).is_ok())
    };
    assert_eq!(either(jumper, |it| it.teleport_by_errata = true, leaps), [(false, true), (true, false)]);
    // dz.ability.remote: its Engineer lies pinned.
    let drone = || fighter(3, 3, 1).with("dz.ability.remote", None);
    let served = || fighter(5, 3, 1).with("dz.ability.engineer", None).activated().pinned();
    let pair = || position(vec![drone(), served()], vec![fighter(3, 7, 1)]);
    let acts = |it: Position| matches!(it.act().step(), Step::Act(_));
    assert_eq!(either(pair, |it| it.remotes_need_one_standing = true, acts), [true, false]);
    // dz.ability.swarm-lord
    let lord = || position(vec![fighter(3, 3, 1).with("dz.ability.swarm-lord", None)], vec![fighter(7, 7, 1)]);
    let seen = either(
        lord,
        |it| it.swarms_come_activated = true,
        |it| {
            let mut play = it.act();
            let at = Spots::free(2, play.state.taken_spots(cell(3, 3, 1))).next().expect("a place");
            play.give(0, Order::CallSwarm { at }, &[]);
            let swarm = play.state.on_board().find(|it| play.state.card(*it).extra == Some(Extra::RatSwarm));
            play.is(swarm.expect("a swarm"), Mark::Activated)
        },
    );
    assert_eq!(seen, [false, true]);
}

#[test]
fn points_and_the_end() {
    // dz.win.wipe-out: nobody is left, and blue has more points.
    let last = || position(vec![fighter(1, 4, 1)], vec![fighter(4, 4, 1).activated()]);
    let seen = either(
        last,
        |it| it.both_gone_is_a_draw = true,
        |it| {
            let mut play = it.start();
            play.state.sides[1].vps = 4;
            play.give(0, Order::Activate { model: play.red(0) }, &[]);
            (0..4).for_each(|it| play.state.models[it].marks.set(Mark::OnBoard, false));
            play.give(0, Order::Done, &[]);
            play.state.outcome.map(|it| it.places)
        },
    );
    assert_eq!(seen, [Some(vec![2, 1]), Some(vec![1, 1])]);
    // dz.mission.vp-target: five points are agreed instead of twelve.
    let seen = either(
        last,
        |it| it.vps_to_win = 5,
        |it| {
            let mut play = it.act();
            play.state.sides[0].vps = 5;
            let dice = if play.state.field.setup.settings.vps_to_win == 5 { 0 } else { 6 };
            play.give_with(0, Order::Done, Scripted::d6(vec![1; dice]));
            play.state.outcome.is_some()
        },
    );
    assert_eq!(seen, [false, true]);
    // dz.unit.items.bomb-bot
    let carrier = || fighter(7, 7, 1).carrying("dz.item.bomb-bot", None);
    let range = || position(vec![fighter(1, 4, 1)], vec![carrier()]);
    let seen = either(
        range,
        |it| it.bomb_bot_vps = 2,
        |it| {
            let mut play = it.act();
            let bot =
                (0..play.state.models.len()).find(|it| play.state.field.models[*it].extra == Some(Extra::BombBot));
            let bot = bot.expect("it has its place");
            let model = &mut play.state.models[bot];
            (model.cell, model.spots) = (cell(4, 4, 1), Spots(16));
            model.marks.set(Mark::OnBoard, true);
            play.give(0, shoot(deadzone::ModelId(bot as u8)), &[8, 8, 8, 8, 8, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1]);
            play.state.sides[0].vps
        },
    );
    assert_eq!(seen, [0, 2]);
}

#[test]
fn shards_rerolls_and_knives() {
    // dz.ability.triclinic-shard: the armour takes all of the hit.
    let sharp = || fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.triclinic-shard", None)])]);
    let range = || position(vec![sharp()], vec![fighter(5, 4, 1).figure("Armour", 1)]);
    let sticks = |it: Position| {
        let mut play = it.act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        play.is(play.blue(0), Mark::Shard)
    };
    assert_eq!(either(range, |it| it.shards_need_damage = true, sticks), [true, false]);
    // dz.ability.resilient: one of its own, and two that were given.
    let tough = || position(vec![fighter(2, 2, 1).with("dz.ability.resilient", Some(1))], vec![fighter(5, 5, 1)]);
    let rerolls = |it: Position| {
        let mut play = it.act();
        let (model, rule) = (play.red(0), catalogue::rule!("dz.ability.resilient"));
        let given = deadzone::Boon { model, gift: deadzone::Gift::Resilient(2), lasts: deadzone::Lasts::Round, rule };
        play.state.boons.push(given);
        play.state.resilient(model)
    };
    assert_eq!(either(tough, |it| it.resilient_does_not_add_up = true, rerolls), [3, 2]);
    // dz.ability.weight-of-fire: the hit roll of a grenade.
    let thrower =
        || fighter(2, 4, 1).carrying("dz.item.smoke-grenade", None).with("dz.ability.weight-of-fire", Some(2));
    let range = || position(vec![thrower()], vec![fighter(4, 4, 1)]);
    let lands = |it: Position| {
        let dice: &[u8] = if it.settings.no_rerolls_on_throws { &[1, 1, 1, 3] } else { &[1, 1, 1, 5, 1] };
        let mut play = it.act();
        play.give(0, lob(Thrown::Item(0), (4, 4, 1)), dice);
        play.state.smoke.has(cell(4, 4, 1))
    };
    assert_eq!(either(range, |it| it.no_rerolls_on_throws = true, lands), [true, false]);
    // dz.special.under-the-knife: it was given Speed in this round.
    let patient = || position(vec![fighter(2, 2, 1)], vec![fighter(5, 5, 1)]).special("dz.special.under-the-knife", 2);
    let twice = |it: Position| {
        let mut play = it.act();
        let (model, rule) = (play.red(0), catalogue::rule!("dz.special.under-the-knife"));
        let given = deadzone::Boon { model, gift: deadzone::Gift::Speed(1, 0), lasts: deadzone::Lasts::Round, rule };
        play.state.boons.push(given);
        may(&play, Order::Splat(Use::Gift(model, 1)))
    };
    assert_eq!(either(patient, |it| it.knives_again = true, twice), [false, true]);
}

/// The settings that are asked for, by name.
fn asked() -> Vec<&'static str> {
    let chapters =
        ["battle", "round", "move", "attack", "ability", "item"].map(|it| (format!("house-{it}"), "own".to_owned()));
    let answers = chapters.into_iter().chain([("house".to_owned(), "own".to_owned())]).collect();
    let fields = deadzone::form::fields(pack(), &answers);
    fields.iter().map(crate::support::word).filter(|it| it.starts_with("dz-set-")).collect()
}

#[test]
fn every_ruling_of_ours_has_a_setting_or_a_reason() {
    let list: toml::Table = include_str!("../../../../data/deadzone/house.toml").parse().expect("a list");
    let part = |name: &str| list[name].as_table().expect("a table").clone();
    let (settings, reasons) = (part("settings"), part("one-reading"));
    let ours: Vec<&str> = catalogue::RuleId::all()
        .filter(|it| it.system() == "deadzone")
        .filter(|it| {
            it.ruling(catalogue::Language::En).is_some_and(|it| it.words.to_lowercase().contains("our reading"))
        })
        .map(|it| it.name().trim_start_matches("dz."))
        .collect();
    let listed = |it: &str| settings.contains_key(it) as usize + reasons.contains_key(it) as usize;
    let wrong: Vec<&&str> = ours.iter().filter(|it| listed(it) != 1).collect();
    assert!(wrong.is_empty(), "each once: {wrong:?}");
    assert_eq!(settings.len() + reasons.len(), ours.len(), "and no other");
    let asked = asked();
    for (rule, names) in &settings {
        for name in names.as_array().expect("names") {
            assert!(asked.contains(&name.as_str().expect("a name")), "{rule}: {name}");
        }
    }
    assert!(reasons.values().all(|it| it.as_str().is_some_and(|it| it.len() > 20 && it.ends_with('.'))));
}

#[test]
fn each_setting_is_kept_in_the_replay_where_it_is_played_otherwise() {
    let ruled = battle::notation::to_text(&Settings::default()).unwrap();
    assert!(!ruled.contains("teleport"), "what is ruled is not written: {ruled}");
    for name in asked() {
        let mut answers: battle::form::Answers = [("house".to_owned(), "own".to_owned())].into();
        answers.insert(name.to_owned(), String::new());
        answers.insert(name.to_owned(), form_choices(&answers, name)[1].clone());
        let settings = deadzone::form::setup(pack(), &answers).expect("it can be played").settings;
        assert_ne!(settings, Settings::default(), "{name}");
        let text = battle::notation::to_text(&settings).unwrap();
        assert_eq!(battle::notation::from_text::<Settings>(&text).unwrap(), settings, "{text}");
    }
}

#[test]
fn hordes_are_friends_too() {
    // dz.ability.horde: it follows the setting about friends.
    let horde = |pinned: bool| {
        let one = fighter(3, 3, 1).with("dz.ability.horde", None);
        if pinned { one.pinned() } else { one }
    };
    let brawl = || position(vec![horde(false), horde(true)], vec![fighter(3, 3, 1)]);
    let seen = either(
        brawl,
        |it| it.friends = deadzone::Friends::Standing,
        |it| {
            let play = it.act();
            dice(&play, fight(play.blue(0)))
        },
    );
    assert_eq!(seen, [5, 3]);
}

/// Everything is played otherwise at once: battles of random orders run to their end, and what is listed is accepted.
#[test]
fn battles_come_to_an_end_however_the_house_plays() {
    let mut answers: battle::form::Answers = [("house".to_owned(), "own".to_owned())].into();
    for name in asked() {
        answers.insert(name.to_owned(), "0".to_owned());
        let other = form_choices(&answers, name)[1].clone();
        answers.insert(name.to_owned(), other);
    }
    let settings = deadzone::form::setup(pack(), &answers).expect("it can be played").settings;
    for seed in 0..10 {
        let setup = deadzone::Setup { settings, ..Deadzone.sample_setup(seed) };
        let (mut dice, mut mind) = (Seeded::from_u64(seed), Seeded::from_u64(seed ^ 0x5EED));
        let mut battle = Battle::start(Deadzone, setup).expect("a setup of the laws");
        for _ in 0..50_000 {
            let mut orders = battle.orders();
            let Some(count) = battle.decision().map(|_| orders.len() as u32) else { break };
            let order = orders.swap_remove(mind.below(count) as usize);
            battle.give(order, &mut dice).unwrap_or_else(|why| panic!("seed {seed}: {order:?}: {why}"));
        }
        assert!(battle.decision().is_none(), "seed {seed} comes to no end");
    }
}

fn form_choices(answers: &battle::form::Answers, name: &str) -> Vec<String> {
    let field = deadzone::form::fields(pack(), answers).into_iter().find(|it| it.word == name).expect("it is asked");
    let battle::form::Entry::OneOf(choices) = field.entry else { panic!("{name} is no choice") };
    choices.into_iter().map(|it| it.word).collect()
}
