//! Room for squads that come later: who is left out of a landing, reserves around a corner, infiltrators whose cover is
//! hard to find; and the drops of squads from the pack and of a Lord's.

use battle::{Seat, System};
use catalogue::rule;
use muster::ResolvedUnit;
use table::{Inches, Kind, Piece, Polygon, Table};
use warzone::{Arrival, Corner, Edge, Event, Mission, ModelId, Opening, Order, Setup, SquadId, Step, Test, Warzone};

use crate::{
    bauhaus::musters::army,
    deployment::{
        landings::{dropper, waiting_above},
        set_up, setting_up_on,
    },
    support::{Game, Scene, at, needs, scene, trooper, why},
};

fn rock(id: u16, kind: &str, sides: [f64; 4]) -> Piece {
    let outline = Polygon::rectangle(at(sides[0], sides[1]), at(sides[2], sides[3])).unwrap();
    Piece { stackable: true, ..Piece::block(id, Kind::new(kind).unwrap(), outline, Inches::whole(3)) }
}

fn on(position: Scene, pieces: Vec<Piece>, opening: Opening) -> Setup {
    let table = Table::new(Inches::whole(48), Inches::whole(48), pieces).unwrap();
    Setup { table, mission: Mission::KILL_THEM_ALL, opening, ..position.setup() }
}

fn orders(game: &Game) -> Vec<Order> {
    let mut orders = Vec::new();
    Warzone.orders(&game.state, &mut orders);
    orders
}

/// The first squad comes from above.
fn above(setup: Setup) -> Game {
    let mut game = waiting_above(setting_up_on(setup, []));
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game
}

/// Three come down into a pit among rocks that has room for two.
fn into_a_pit() -> Game {
    let walls = [[17., 17., 23.2, 31.], [24.8, 17., 31., 31.], [23.2, 17., 24.8, 23.2], [23.2, 26., 24.8, 31.]];
    let rocks = (1..).zip(walls).map(|(id, sides)| rock(id, "impassable-rock", sides)).collect();
    let three = [(20., 10., 180), (22., 10., 180), (24., 10., 180)];
    let position = scene().squad(0, &dropper(), &three).squad(0, &trooper(), &[(20., 5., 180)]);
    let mut game = above(on(position.squad(1, &trooper(), &[(20., 40., 0)]), rocks, Opening::BattleLine));
    game.give(0, Order::Descend { at: at(24., 24.) }, [7]);
    game
}

fn alight(places: &[(f64, f64)], lost: &[u16]) -> Order {
    let Order::Deploy { squad, stands } = set_up(0, places) else { unreachable!("it deploys") };
    Order::Alight { squad, stands, lost: lost.iter().map(|it| ModelId(*it)).collect() }
}

/// wz.skill.rapid-deployment.placement: where there is no room for all, the owner says who is lost; never the Commander,
/// and nobody for whom there is room.
#[test]
fn the_owner_says_who_finds_no_room() {
    let pair = [(24., 24.), (24., 25.3)];
    for (lost, left) in [(1, 2), (2, 1)] {
        let mut game = into_a_pit();
        let listed = |it: &Order| matches!(it, Order::Alight { lost: gone, .. } if *gone == [ModelId(lost)]);
        assert!(orders(&game).iter().any(listed), "{:?}", orders(&game));
        game.give(0, alight(&pair, &[lost]), []);
        assert!(game.stands(0) && game.stands(left) && !game.stands(lost));
        assert_eq!(game.at(left), at(24., 25.3));
    }
    let game = into_a_pit();
    assert_eq!(game.refused_by(alight(&pair, &[0])), "wz.skill.rapid-deployment.placement", "the Commander lands");
    assert_eq!(game.refused_by(alight(&pair[..1], &[1, 2])), "wz.start.deploy", "there is room for another");
    assert_eq!(game.refused_by(alight(&pair, &[3])), "wz.skill.rapid-deployment.placement", "of another squad");
    let mut silent = into_a_pit();
    silent.give(0, set_up(0, &pair), []);
    assert!(silent.stands(1) && !silent.stands(2), "who does not say loses the last");
}

/// wz.skill.rapid-deployment.placement: on open ground nobody is left out.
#[test]
fn nobody_is_left_out_on_open_ground() {
    let three = [(20., 10., 180), (22., 10., 180), (24., 10., 180)];
    let position = scene().squad(0, &dropper(), &three).squad(0, &trooper(), &[(20., 5., 180)]);
    let mut game = above(on(position.squad(1, &trooper(), &[(20., 40., 0)]), Vec::new(), Opening::BattleLine));
    game.give(0, Order::Descend { at: at(24., 24.) }, [7]);
    assert_eq!(game.refused_by(alight(&[(24., 24.), (24., 25.3)], &[1])), "wz.start.deploy");
    assert!(orders(&game).iter().all(|it| matches!(it, Order::Deploy { .. })));
}

/// So many in reserve are activated, where the first 3in of both edges of their corner are free and all else is rock.
fn around_the_corner(size: u8) -> Game {
    let squad: Vec<(f64, f64, i32)> = (0..size).map(|it| (20. + 2. * f64::from(it), 10., 180)).collect();
    let position = scene().squad(0, &trooper(), &squad).squad(1, &trooper(), &[(20., 40., 0)]);
    let rocks = vec![rock(1, "impassable-rock", [3., 0., 48., 2.]), rock(2, "impassable-rock", [0., 3., 2., 48.])];
    let mut game = setting_up_on(on(position, rocks, Opening::Quarters), []);
    game.give(0, Order::TakeCorner { corner: Corner::NorthWest }, []);
    game.give(1, Order::TakeCorner { corner: Corner::SouthEast }, []);
    Warzone.fold(&mut game.state, &Event::HeldBack { squad: SquadId(0), arrival: Arrival::Reserve });
    Warzone.fold(&mut game.state, &Event::Done);
    game.give(1, set_up(1, &[(44., 43.)]), []);
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game
}

/// wz.deploy.quarters-reserve: a squad comes over both edges of its corner where neither has room for it alone; one for
/// which there is no room around the corner either is lost.
#[test]
fn reserves_come_around_the_corner() {
    let mut game = around_the_corner(3);
    assert_eq!(game.top(), Step::Enter(SquadId(0)));
    let entry = orders(&game).into_iter().next().expect("a way in");
    game.give(0, entry, []);
    assert!((0..3).all(|it| game.stands(it)));
    let lost = around_the_corner(4);
    assert!((0..4).all(|it| !lost.stands(it)) && lost.squad(0).arrival.is_none());
}

/// So many infiltrators are about to go down where all the cover there is is a crack of rubble between rocks, so wide.
fn a_crack(wide: f64, size: u8) -> Game {
    let infiltrator = trooper().skill(rule!("wz.skill.infiltrate.timing"), None);
    let squad: Vec<(f64, f64, i32)> = (0..size).map(|it| (20. + 2. * f64::from(it), 10., 180)).collect();
    let rocks = vec![
        rock(1, "impassable-rock", [10., 10., 20.35, 30.]),
        rock(2, "impassable-rock", [20.35 + wide, 10., 30., 30.]),
        rock(3, "light-rubble", [20.35, 16.1, 20.35 + wide, 19.]),
    ];
    let scene = scene().squad(0, &infiltrator, &squad).squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = setting_up_on(on(scene, rocks, Opening::BattleLine), []);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    game.give(1, set_up(1, &[(44., 43.)]), []);
    game
}

/// wz.skill.infiltrate.where: cover that a squad just fits into is found, however narrow, and nobody may stay at home; where
/// there is none for all of them they must.
#[test]
fn cover_that_is_hard_to_find_is_found() {
    let homes = [(20., 5.), (22., 5.), (24., 5.), (26., 5.), (28., 5.)];
    for (wide, size, fits) in [(1.3, 1, true), (1.3, 3, true), (1.3, 5, false), (1.1, 1, false)] {
        let mut game = a_crack(wide, size);
        let home = set_up(0, &homes[..usize::from(size)]);
        if fits {
            assert_eq!(game.refused_by(home), "wz.skill.infiltrate.where", "{wide}in for {size}");
            let place = orders(&game).into_iter().next().expect("it is listed");
            game.give(0, place, []);
            assert!((0..u16::from(size)).all(|it| (15. ..20.).contains(&game.at(it).to_vec().y)));
        } else {
            game.give(0, home, []);
            assert_eq!(game.at(0), at(20., 5.), "{wide}in for {size}");
        }
    }
}

/// A squad of the pack as it is mustered with what it takes.
fn mustered(unit: &str, options: &[&str]) -> ResolvedUnit {
    army(&[("angelika-drachen", &[]), ("hussars", &[]), (unit, options)]).remove(2)
}

/// A squad of the pack comes down with these dice: what it needed, and why.
fn dropped(unit: &str, options: &[&str], dice: &[u8]) -> (Vec<i32>, String, Step) {
    let position = scene().squad(0, &trooper(), &[(20., 10., 180)]).squad(0, &trooper(), &[(20., 5., 180)]);
    let mut setup = on(position.squad(1, &trooper(), &[(20., 40., 0)]), Vec::new(), Opening::BattleLine);
    setup.forces[0].units[0] = mustered(unit, options);
    let mut game = above(setup);
    let events = game.give(0, Order::Descend { at: at(24., 24.) }, dice.iter().copied());
    (needs(&events, Test::RapidDeployment), why(&events, Test::RapidDeployment), game.top())
}

/// wz.bauhaus.skill.etoiles-mortant.they-came-from-nowhere, wz.bauhaus.doctrine.cc.flank-deployment,
/// wz.bauhaus.skill.hussars.backbone-of-bauhaus: squads as the pack has them. Etoiles Mortant come down on their full LD of
/// 16, Hussars with Flank Deployment on 15, and those roll a failure again.
#[test]
fn squads_of_the_pack_come_down() {
    let (need, why, top) = dropped("etoiles-mortant", &[], &[16]);
    assert_eq!(need, [16]);
    assert!(why.contains("wz.bauhaus.skill.etoiles-mortant.they-came-from-nowhere"), "{why}");
    assert!(matches!(top, Step::Alight { squad: SquadId(0), drop } if drop.at == at(24., 24.)));
    let (need, _, top) = dropped("etoiles-mortant", &[], &[17, 11, 4]);
    assert!(need == [16] && matches!(top, Step::Alight { drop, .. } if drop.scattered), "they roll but once");
    let (need, why, top) = dropped("hussars", &["flank-deployment"], &[16, 15]);
    assert_eq!(need, [15, 15]);
    assert!(why.contains("wz.bauhaus.doctrine.cc.flank-deployment"), "{why}");
    assert!(matches!(top, Step::Alight { drop, .. } if !drop.scattered));
}

/// wz.skill.rapid-deployment.test, wz.hero.lord-deployment-skills: a squad that a Lord leads tests on half of his LD, and he
/// lands on the point.
#[test]
fn a_lord_leads_the_drop() {
    let lord = dropper().line("5 12 12 8 8 12 17 1 12");
    let position = |led: bool| {
        let pair = [(20., 10., 180), (22., 10., 180)];
        let squad = scene().squad(0, &dropper(), &pair).squad(0, &trooper(), &[(20., 5., 180)]);
        let joined = if led { squad.unit(0, "lord", &[], &lord, &[(24., 10., 180)]) } else { squad };
        let mut setup = on(joined.squad(1, &trooper(), &[(20., 40., 0)]), Vec::new(), Opening::BattleLine);
        if led {
            setup.forces[0].units[2].joins = Some(0);
        }
        above(setup)
    };
    let mut game = position(true);
    let events = game.give(0, Order::Descend { at: at(24., 24.) }, [9]);
    assert_eq!(why(&events, Test::RapidDeployment), "17@wz.stat.ld /2@wz.skill.rapid-deployment.test");
    game.give(0, set_up(0, &[(24., 24.), (25.5, 24.), (22.5, 24.)]), []);
    let leader = game.squad(0).commander.expect("he leads");
    assert_eq!(
        (game.state.profile(leader).ld, game.state.model(leader).stand.map(|it| it.at)),
        (Some(17), Some(at(24., 24.)))
    );
    let mut alone = position(false);
    let events = alone.give(0, Order::Descend { at: at(24., 24.) }, [7]);
    assert_eq!(needs(&events, Test::RapidDeployment), [7], "half of 14");
}
