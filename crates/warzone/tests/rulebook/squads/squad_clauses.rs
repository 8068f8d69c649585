//! Focus Fire and Swarm, clause by clause: what they do to hulls and to healers, whom they leave out, who fumbles.

use catalogue::rule;
use warzone::{DamageType, Event, Mark, ModelId, Order, Pierce, SquadAction, SquadId, Step, Test, Wound};

use crate::support::{Game, Scene, Trooper, bike, engage, hits, needs, scene, shoot, trooper, why};

fn declare(action: SquadAction, target: u16, models: std::ops::Range<u16>) -> Order {
    Order::Declare { action, target: ModelId(target), models: models.map(ModelId).collect() }
}

/// The Wound Effect of a joint hit.
fn wound(events: &[Event]) -> Wound {
    let struck = events.iter().find_map(|it| if let Event::Struck { wound, .. } = it { Some(*wound) } else { None });
    struck.expect("a hit")
}

/// Four (0 to 3) stand in base contact round a victim (4) whose base is so wide.
fn surrounded(kind: &Trooper, victim: &Trooper, radius: f64) -> Game {
    let far = 0.59 + radius;
    let round = [(20., 20. - far, 180), (20. + far, 20., 270), (20., 20. + far, 0), (20. - far, 20., 90)];
    let mut game = scene().squad(0, kind, &round).troops(1, victim, &[(20., 20., 0)]).begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(SquadAction::Swarm, 4, 0..4), []);
    for model in 0..3 {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
    }
    game
}

fn last(game: &mut Game, dice: &[u8]) -> Vec<Event> {
    game.give(0, Order::ActivateModel { model: ModelId(3) }, dice.iter().copied())
}

/// wz.squad-action.swarm, the worked example: 4 models CC 12, St 8, weapons St +1 RoA 1: CC 18, St 8 + 1 + 4 = 13, Critical
/// Force 2, AVV +1, Piercing whatever the weapons are.
#[test]
fn four_swarm() {
    let knives = trooper().armed(&["blade B2B +1 1 2 Plasma"]);
    let mut game = surrounded(&knives, &trooper().base(50).line("5 12 12 8 8 12 14 9 12"), 0.98);
    let events = last(&mut game, &[18, 1]);
    assert_eq!((needs(&events, Test::Swarm), hits(&events)), (vec![18], vec![(13, 2)]));
    let wound = wound(&events);
    assert_eq!(wound.hull, Some(Pierce { avv: 3, critical: None, aimed: false }), "2 of the weapons and 1");
    assert_eq!(wound.damage, DamageType::Piercing);
    let mut hull = surrounded(&knives, &bike(), 1.18);
    let events = last(&mut hull, &[18, 15, 1]);
    assert_eq!(why(&events, Test::Hull), "11@wz.vehicle.stat.av-test -3@wz.weapon.avv");
}

/// Three shooters (0 to 2) and a victim (3) with a card, 10in before them.
fn fire(kind: &Trooper, victim: &Trooper) -> Game {
    let position = scene().squad(0, kind, &[(18., 20., 180), (20., 20., 180), (22., 20., 180)]).troops(
        1,
        victim,
        &[(20., 30., 0)],
    );
    focus(position, 3, 3)
}

fn focus(position: Scene, target: u16, models: u16) -> Game {
    let mut game = position.begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(SquadAction::FocusFire, target, 0..models), []);
    game
}

/// wz.squad-action.focus-fire, wz.squad-action.swarm: no Heal, neither of the victim's own nor by a card; an ordinary hit
/// is healed.
#[test]
fn nobody_heals_from_a_joint_hit() {
    let healer = trooper().base(50).line("5 12 12 8 8 12 14 9 12").skill(rule!("wz.skill.heal"), Some(8));
    let mut fired = fire(&trooper(), &healer);
    assert_eq!(needs(&fired.all_pass(3, [18, 19]), Test::Heal), [0; 0]);
    assert!(!matches!(fired.top(), Step::Heal(_)));
    assert_eq!((fired.model(3).wounds, fired.state.cards(battle::Seat(1))), (7, 1));
    let mut swarmed = surrounded(&trooper(), &healer, 0.98);
    assert_eq!(needs(&last(&mut swarmed, &[18, 19]), Test::Heal), [0; 0]);
    assert!(!matches!(swarmed.top(), Step::Heal(_)));
    assert_eq!(swarmed.model(4).wounds, 7);
    let mut plain = scene().squad(0, &trooper(), &[(20., 20., 180)]).troops(1, &healer, &[(20., 30., 0)]).acting(0);
    assert_eq!(needs(&plain.give(0, shoot(&[1]), [12, 19, 5]), Test::Heal), [8]);
}

/// wz.squad-action.focus-fire: always Piercing, whatever the guns are.
#[test]
fn a_focus_fire_is_piercing() {
    let plasma = trooper().armed(&["gun 24 12 1 0 Plasma A"]);
    let armoured = trooper().line("5 12 12 8 8 12 14 9 12").armour("Piercing", 3).armour("Plasma", -3);
    let events = fire(&plasma, &armoured).all_pass(3, [18, 1]);
    assert_eq!(wound(&events).damage, DamageType::Piercing);
    assert!(why(&events, Test::Armour).contains("+3@wz.armour.weapon-type"));
}

/// wz.squad-action.focus-fire: not at an Engaged model: refused when it is declared, and not listed.
#[test]
fn no_focus_fire_into_a_fight() {
    for engaged in [false, true] {
        let friend = if engaged { 31.18 } else { 40. };
        let mut game = scene()
            .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
            .squad(0, &trooper(), &[(20., friend, 0)])
            .squad(1, &trooper(), &[(20., 30., 180)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let order = declare(SquadAction::FocusFire, 4, 0..3);
        assert_eq!(game.listed().contains(&order), !engaged);
        if engaged {
            assert_eq!(game.refused_by(order), "wz.squad-action.focus-fire");
        } else {
            game.give(0, order, []);
            assert_eq!(needs(&game.all_pass(3, [19]), Test::FocusFire), [18]);
        }
    }
}

/// wz.squad-action.focus-fire: a target that is Engaged after the declaration: the Action is lost, and nothing is rolled.
#[test]
fn a_target_engaged_meanwhile_is_not_shot_at() {
    let position = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180), (25., 23., 180)])
        .squad(1, &trooper(), &[(25., 26., 0)]);
    let mut game = focus(position, 4, 3);
    game.activate(3);
    game.give(0, engage(4), []);
    let events = game.all_pass(3, []);
    assert!(events.contains(&Event::PledgeOver { lost: true }));
}

/// wz.shoot.friendly-target, wz.squad-action.swarm: joint fire and a Swarm are for enemies.
#[test]
fn no_squad_action_at_a_friend() {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(0, &trooper(), &[(20., 24., 0)])
        .squad(1, &trooper(), &[(20., 30., 180)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert_eq!(game.refused_by(declare(SquadAction::FocusFire, 3, 0..3)), "wz.shoot.friendly-target");
    assert_eq!(game.refused_by(declare(SquadAction::Swarm, 3, 0..3)), "wz.squad-action.swarm");
}

/// wz.squad-action.focus-fire: a participant behind more than three pieces of Cover drops out, and its RoF with it.
#[test]
fn who_sees_too_little_drops_out() {
    let walls = |count: i32| {
        let wall = |scene: Scene, number: i32| {
            let y = 22.5 + 2. * f64::from(number);
            scene.block("heavy-wall", [19., y, 21., y + 0.1], 0.9)
        };
        let shooters = [(28., 20., 180), (30., 20., 180), (32., 20., 180), (20., 20., 180)];
        let victim = trooper().line("5 12 12 8 8 12 14 9 12");
        (0..count).fold(scene(), wall).squad(0, &trooper(), &shooters).squad(1, &victim, &[(20., 31.18, 0)])
    };
    let events = focus(walls(4), 4, 4).all_pass(4, [18, 1]);
    assert!(events.contains(&Event::DroppedOut { models: vec![ModelId(3)] }));
    assert_eq!(hits(&events), [(15, 2)]);
    let events = focus(walls(3), 4, 4).all_pass(4, [17, 1]);
    assert_eq!((needs(&events, Test::FocusFire), hits(&events)), (vec![17], vec![(16, 2)]), "three are one obscured");
}

/// wz.dice.fumble: in a Squad Special Action only the model whose value was used fumbles.
#[test]
fn only_the_lead_fumbles() {
    let mut game = fire(&trooper(), &trooper());
    game.all_pass(3, [20]);
    assert_eq!([0, 1, 2].map(|it| game.model(it).marks.has(Mark::Fumbled)), [true, false, false]);
    let mut game = surrounded(&trooper(), &trooper().base(50), 0.98);
    last(&mut game, &[20]);
    assert_eq!([0, 1, 2, 3].map(|it| game.model(it).marks.has(Mark::Fumbled)), [true, false, false, false]);
}

/// wz.squad-action.focus-fire, wz.squad-action.swarm: each takes part with the weapon of the highest St, not with the one
/// of the highest rate.
#[test]
fn the_strongest_weapons_take_part() {
    let victim = trooper().base(50).line("5 12 12 8 8 12 14 9 12");
    let gunners = trooper().armed(&["gun 24 9 4 0 Piercing A", "gun 24 12 1 0 Piercing A"]);
    let events = fire(&gunners, &victim).all_pass(3, [18, 1]);
    assert_eq!(hits(&events), [(15, 2)], "12 + 3, not 9 + 12");
    let fencers = trooper().armed(&["blade B2B +0 3 0 Piercing", "blade B2B +3 1 0 Piercing"]);
    let events = last(&mut surrounded(&fencers, &victim, 0.98), &[18, 1]);
    assert_eq!(hits(&events), [(15, 2)], "8 + 3 + 4, not 8 + 12");
}

/// wz.action.sentry-timing: a window opens after a Squad Special Action, also after a Focus Fire that is lost to Target
/// Sense or to Stalk.
#[test]
fn a_lost_focus_fire_is_answered() {
    for (stalks, dice) in [(false, vec![15]), (true, vec![13])] {
        let far = if stalks { 10. } else { 20. };
        let skilled = trooper().skill(rule!("wz.skill.stalk"), None);
        let target = if stalks { skilled } else { trooper() };
        let near = if stalks { (40., 44., 0) } else { (23., 27., 0) };
        let position = scene()
            .squad(0, &trooper(), &[(18., far, 180), (20., far, 180), (22., far, 180)])
            .squad(1, &target, &[(20., 30., 0)])
            .squad(1, &trooper(), &[near, (42., 44., 0)]);
        let mut game = focus(position, 3, 3);
        game.mark(5, Mark::Sentry);
        for model in 0..3 {
            game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
            game.give(1, Order::Decline, []);
            game.give(0, Order::Pass, []);
            let rolled = if model == 2 { dice.clone() } else { Vec::new() };
            game.give(1, Order::Decline, rolled);
        }
        assert!(matches!(game.top(), Step::SentryWindow { .. }), "{:?}", game.top());
        game.give(1, Order::Decline, []);
        assert!(matches!(game.top(), Step::ChooseSquad(_)), "once");
    }
}
