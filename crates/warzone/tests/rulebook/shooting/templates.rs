//! Explosions.

use battle::System;
use table::{Bearing, Floor, Inches, Kind, Piece, PieceId, Point, Polygon, Table, reach::Level};
use warzone::{Event, Order, Setup, Stand, State, TemplateSize, Test, Warzone};

use crate::support::{Game, Trooper, at, hits, laid, needs, scene, shoot, shots, struck, trooper, way};

/// The Grenade Launcher of the book: 18/SE, St 10, RoF 1, AVV 1, Blast (A).
const LAUNCHER: &str = "gun 18 10 1 1 Blast A SE";

fn launcher() -> Trooper {
    trooper().armed(&[LAUNCHER])
}

/// A trooper that bears a few Wounds.
fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 3 12")
}

/// wz.template.sizes: as ruled, from end to end.
#[test]
fn templates_have_the_sizes_of_the_book() {
    use table::Template::{Circle, Teardrop, Trapezoid};
    let size = |it: TemplateSize| match it.template() {
        Circle { radius } => (radius * 2, radius * 2),
        Teardrop { far, length, .. } => (length, far * 2),
        Trapezoid { far, length, .. } => (length, far),
    };
    let inches = |it: i32| Inches::hundredths(it);
    assert_eq!(size(TemplateSize::SmallExplosion), (inches(300), inches(300)));
    assert_eq!(size(TemplateSize::LargeExplosion), (inches(500), inches(500)));
    assert_eq!(size(TemplateSize::Shotgun), (inches(700), inches(300)));
    assert_eq!(size(TemplateSize::SmallFlamer), (inches(350), inches(126)));
    assert_eq!(size(TemplateSize::Flamer), (inches(700), inches(250)));
}

/// wz.template.range-value, example: the template is centred on a target up to 18in away.
#[test]
fn an_explosion_is_centred_on_a_target_in_range() {
    let game =
        |y: f64| scene().squad(0, &launcher(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., y, 0)]).acting(0);
    let events = game(29.18).give(0, shoot(&[1]), [12, 5]);
    assert_eq!(laid(&events), [at(20., 29.18)]);
    assert_eq!(hits(&events), [(10, 1)]);
    assert_eq!(game(29.19).refused_by(shoot(&[1])), "wz.weapon.range");
}

/// wz.template.explosion-attack: every base within it, if only touched, friend and foe; an Armour test each.
#[test]
fn friend_and_foe_are_hit_alike() {
    let mut game = scene()
        .squad(0, &launcher(), &[(20., 10., 180)])
        .squad(0, &trooper(), &[(20., 21.5, 0)])
        .squad(1, &trooper(), &[(20., 20., 0), (22.09, 20., 0), (17.9, 20., 0)])
        .acting(0);
    let events = game.give_kept(0, shoot(&[2]), [12, 5, 5, 5]);
    assert_eq!(struck(&events), [1, 2, 3], "2.1in away is not within");
    assert_eq!(needs(&events, Test::Armour), [12, 12, 12], "St 10 leaves Armour as it is");
}

/// wz.template.scatter, example: direction die 11, distance die 7: direction 6, directly away from the shooter, 4in.
#[test]
fn a_miss_scatters() {
    let mut game = scene()
        .squad(0, &launcher(), &[(20., 10., 180)])
        .squad(1, &trooper(), &[(20., 20., 0), (20., 25., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [13, 11, 7, 5]);
    assert_eq!(laid(&events), [at(20., 24.)]);
    assert_eq!(struck(&events), [2], "the target itself is no longer within");
}

/// wz.template.scatter: halves round up, directions are 36 degrees apart clockwise, 1 straight back; the edge of the
/// table shortens nothing.
#[test]
fn scatter_goes_round_the_rose() {
    let scattered = |direction: u8, distance: u8| {
        let mut game =
            scene().squad(0, &launcher(), &[(20., 30., 180)]).squad(1, &trooper(), &[(20., 46., 0)]).acting(0);
        laid(&game.give(0, shoot(&[1]), [13, direction, distance]))[0]
    };
    assert_eq!(scattered(1, 19), at(20., 36.));
    assert_eq!(scattered(2, 20), at(20., 36.));
    assert_eq!(scattered(3, 20), Point::nearest(at(20., 46.).to_vec() + Bearing::degrees(36).to_vec() * 10.0));
    assert_eq!(scattered(12, 20), at(20., 56.), "off the table");
}

/// wz.template.explosion-attack: all templates lie before wounds are resolved, one Wound Effect for each template.
#[test]
fn under_several_templates_of_one_action() {
    let mut game = scene()
        .squad(0, &trooper().armed(&["gun 18 10 2 1 Blast A SE"]), &[(21., 10., 180)])
        .squad(1, &tough(), &[(20., 20., 0), (22., 20., 0), (21., 21.5, 0)])
        .acting(0);
    let events = game.give_kept(0, shoot(&[1, 2]), [5, 5, 3, 3, 3, 3, 3, 3]);
    assert_eq!(struck(&events), [1, 2, 3, 1, 2, 3]);
}

/// wz.dice.power-shot with wz.template.explosion-attack: the natural 1 counts for everybody under that template.
#[test]
fn a_power_shot_strips_everybody_under_its_template() {
    let mut game = scene()
        .squad(0, &launcher(), &[(20., 10., 180)])
        .squad(1, &tough(), &[(20., 20., 0), (21.5, 20., 0)])
        .acting(0);
    let events = game.give_kept(0, shoot(&[1]), [1]);
    assert!(needs(&events, Test::Armour).is_empty());
    assert_eq!((game.model(1).wounds, game.model(2).wounds), (2, 2));
}

/// wz.template.explosion-attack: Cover counts for the RS test and for nothing else.
#[test]
fn cover_matters_to_the_test_alone() {
    let mut game = scene()
        .area("heavy-wood", [18., 17., 22., 18.5], 3.)
        .squad(0, &launcher(), &[(20., 10., 180)])
        .squad(1, &trooper(), &[(20., 19.5, 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [8, 5]);
    assert_eq!(needs(&events, Test::RangeSkill), [8]);
    assert_eq!(needs(&events, Test::Armour), [12]);
}

/// wz.template.no-special: no Rapid Fire, nothing from Aim, no Squad Special Action.
#[test]
fn templates_and_special_actions() {
    let three = [(20., 10., 180), (22., 10., 180), (24., 10., 180)];
    let mut game = scene().squad(0, &launcher(), &three).squad(1, &trooper(), &[(20., 20., 0)]).begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    let models = [0, 1, 2].map(warzone::ModelId).to_vec();
    let action = warzone::SquadAction::FocusFire;
    let focus_fire = Order::Declare { action, target: warzone::ModelId(3), models };
    assert_eq!(game.refused_by(focus_fire), "wz.template.no-special");
    game.activate(0);
    assert_eq!(game.refused_by(Order::RapidFire(shots(&[3, 3]))), "wz.template.no-special");
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[3]), [12, 5]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
    assert_eq!(hits(&events), [(10, 1)]);
}

/// wz.shoot.friendly-target: a friend aimed at shakes its squad, one caught by a template does not.
#[test]
fn only_a_friend_aimed_at_breaks() {
    let game = || {
        scene()
            .squad(0, &launcher(), &[(20., 10., 180)])
            .unit(0, "support", &[], &tough(), &[(20., 20., 0)])
            .unit(1, "support", &[], &tough(), &[(20., 22., 0)])
            .acting(0)
    };
    let aimed = game().give(0, shoot(&[1]), [10, 5, 13, 5, 5]); // Target Sense, RS, Armour, Break test; Armour
    assert_eq!(needs(&aimed, Test::Break).len(), 1);
    let caught = game().give(0, shoot(&[2]), [5, 13, 5]);
    assert_eq!(struck(&caught), [1, 2]);
    assert!(needs(&caught, Test::Break).is_empty());
}

/// wz.action.dive-for-cover: the template is centred where the diver is then.
#[test]
fn an_explosion_follows_a_diver() {
    let mut game = scene()
        .area("light-bush", [16., 21., 24., 22.], 2.)
        .squad(0, &tough(), &[(26., 20., 180)])
        .squad(1, &launcher(), &[(20., 32., 0)])
        .acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, shoot(&[0]), []);
    let events = game.give(0, Order::Dive { by: way(21.2, 19.8), facing: Bearing::SOUTH }, [14, 8, 5]);
    assert_eq!(needs(&events, Test::RangeSkill), [8]);
    assert_eq!(laid(&events), [at(21.2, 19.8)]);
}

/// A table with a solid block of this height, its top to be stood on, around (20, 20).
fn with_block(game: Setup, height: i32, models: &[(u16, Level)]) -> Game {
    let mut setup = game;
    let outline = Polygon::rectangle(at(17., 19.), at(23., 23.)).unwrap();
    let block = Piece::block(1, Kind::new("heavy-block").unwrap(), outline.clone(), Inches::hundredths(height));
    let floors = vec![Floor { outline, height: Inches::hundredths(height) }];
    setup.table = Table::new(Inches::whole(48), Inches::whole(48), vec![Piece { floors, ..block }]).unwrap();
    let warzone::Opening::Position { stands, .. } = &mut setup.opening else { unreachable!() };
    for (model, level) in models {
        stands[usize::from(*model)] = Stand { level: *level, ..stands[usize::from(*model)] };
    }
    let state: State = Warzone.start(&setup).unwrap();
    let mut game = Game { state };
    game.give(0, Order::Begin, []);
    game.activate(0);
    game
}

const TOP: Level = Level::Floor { piece: PieceId(1), floor: 0 };

/// wz.template.explosion-attack, wz.def.elevation: models are reached as far up and down as their own base's figure.
#[test]
fn a_template_reaches_up_and_down_by_the_victims_base() {
    let victims = |height: i32, millimetres: i32| {
        let setup = scene()
            .squad(0, &launcher(), &[(20., 10., 180)])
            .squad(1, &tough(), &[(20., 18.4, 0)])
            .squad(1, &tough().base(millimetres), &[(20., 19.8, 0)])
            .setup();
        let mut game = with_block(setup, height, &[(2, TOP)]);
        let dice: &[u8] = if reached(height, millimetres) { &[5, 5, 5] } else { &[5, 5] };
        struck(&game.give(0, shoot(&[1]), dice.iter().copied()))
    };
    fn reached(height: i32, millimetres: i32) -> bool {
        height <= if millimetres == 30 { 100 } else { 200 }
    }
    assert_eq!(victims(100, 30), [1, 2]);
    assert_eq!(victims(101, 30), [1]);
    assert_eq!(victims(200, 40), [1, 2]);
    assert_eq!(victims(201, 40), [1]);
}

/// wz.template.scatter: a template lies on the standing level under its new centre that is nearest in height.
#[test]
fn a_scattered_template_finds_its_level() {
    let setup = scene().squad(0, &launcher(), &[(20., 10., 180)]).squad(1, &tough(), &[(20., 18., 0)]).setup();
    let mut game = with_block(setup, 300, &[]);
    let events = game.give(0, shoot(&[1]), [13, 11, 6]); // 3in straight on: onto the block, which is solid
    let levels: Vec<Level> = events
        .iter()
        .filter_map(|it| match it {
            Event::Scattered { to, .. } => Some(to.level),
            _ => None,
        })
        .collect();
    assert_eq!(levels, [TOP]);
    assert!(struck(&events).is_empty());
}
