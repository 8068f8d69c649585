//! Cover and Line of Sight.

use catalogue::rule;
use table::sight::Rectangle;
use warzone::{ModelId, Order, Shots, Test};

use crate::support::{Scene, needs, scene, shoot, shots, trooper, why};

/// A shooter in the north, a target 10in south of it.
fn pair(scene: Scene) -> Scene {
    scene.squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 31.18, 0)])
}

#[track_caller]
fn modifier(scene: Scene) -> i32 {
    let game = scene.begin();
    game.state.cover(ModelId(0), ModelId(1)).modifier()
}

/// wz.shoot.cover-threshold, wz.shoot.cover-heavy: a wall hiding a quarter or more is -4, a lower one nothing.
#[test]
fn a_wall_covers_if_it_hides_a_quarter() {
    assert_eq!(modifier(pair(scene().block("heavy-wall", [15., 29., 25., 29.2], 0.6))), -4);
    assert_eq!(modifier(pair(scene().block("heavy-wall", [15., 29., 25., 29.2], 0.2))), 0);
    assert_eq!(modifier(pair(scene().block("impassable-rock", [15., 29., 20.2, 29.2], 3.))), -4, "half of it");
}

/// wz.shoot.cover-light, wz.terrain.light: bushes are -2.
#[test]
fn bushes_are_light_cover() {
    assert_eq!(modifier(pair(scene().area("light-bush", [15., 27., 25., 29.], 2.))), -2);
    assert_eq!(modifier(pair(scene().area("open-field", [15., 27., 25., 29.], 2.))), 0, "wz.terrain.open");
}

/// wz.shoot.cover-cumulative, wz.shoot.cover-procedure: wall -4 and, 5in further on, a squad mate -4; a bush hiding too
/// little gives nothing.
#[test]
fn separate_pieces_add_up() {
    let mate = |scene: Scene| {
        scene
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 36., 0), (20.3, 30., 0)])
            .block("heavy-wall", [15., 24., 25., 24.2], 0.9)
            .area("light-bush", [20.45, 33., 22., 33.5], 3.)
    };
    let game = mate(scene()).begin();
    let cover = game.state.cover(ModelId(0), ModelId(1));
    assert_eq!((cover.modifier(), cover.pieces), (-8, 2));
}

/// wz.shoot.cover-procedure, the second derived example: the same shot from 0.5in behind the wall: it is Claimed, -4 and
/// one piece.
#[test]
fn a_claimed_wall_is_struck_off_the_list() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 22.91, 180)])
        .squad(1, &trooper(), &[(20., 36., 0), (20.3, 30., 0)])
        .block("heavy-wall", [15., 24., 25., 24.2], 0.9)
        .area("light-bush", [20.45, 33., 22., 33.5], 3.)
        .begin();
    let cover = game.state.cover(ModelId(0), ModelId(1));
    assert_eq!((cover.modifier(), cover.pieces), (-4, 1));
}

/// wz.shoot.claim-cover: a shooter within 1in of the wall Claims it.
#[test]
fn who_stands_at_a_wall_shoots_over_it() {
    let near = scene().block("heavy-wall", [15., 21.0, 25., 21.2], 0.9);
    assert_eq!(modifier(pair(near)), 0);
    let far = scene().block("heavy-wall", [15., 21.7, 25., 21.9], 0.95);
    assert_eq!(modifier(pair(far)), -4);
}

/// wz.shoot.cover-density, the example of Duval: a bush and a wall within 1in of each other are -4 together.
#[test]
fn pieces_within_an_inch_count_once() {
    let both = scene().area("light-bush", [15., 27., 25., 28.], 2.).block("heavy-wall", [15., 28.9, 25., 29.1], 0.9);
    let game = pair(both).begin();
    let cover = game.state.cover(ModelId(0), ModelId(1));
    assert_eq!((cover.modifier(), cover.pieces), (-4, 2));
    let apart = scene().area("light-bush", [15., 26., 25., 27.], 2.).block("heavy-wall", [15., 28.9, 25., 29.1], 0.9);
    assert_eq!(modifier(pair(apart)), -6);
}

/// wz.shoot.cover-density, the example of Duval as printed: she Claims both, the bush and the wall, and is shot at: RS -4.
#[test]
fn two_claimed_pieces_within_an_inch_count_once() {
    let both = scene().area("light-bush", [15., 28.9, 25., 29.6], 2.).block("heavy-wall", [15., 29.9, 25., 30.1], 0.9);
    let mut game = pair(both).acting(0);
    let cover = game.state.cover(ModelId(0), ModelId(1));
    assert_eq!((cover.modifier(), cover.pieces, cover.claimed), (-4, 2, true));
    assert_eq!(needs(&game.give(0, shoot(&[1]), [9]), Test::RangeSkill), [8]);
    let bush = scene().area("light-bush", [15., 29.6, 25., 30.1], 2.);
    let mut hidden = pair(bush).begin();
    hidden.mark(1, warzone::Mark::Hidden);
    assert_eq!(hidden.state.cover(ModelId(0), ModelId(1)).modifier(), -4, "within an inch it is hers to hide in");
}

/// wz.shoot.claim-cover: a model within 1in of the shooter is Claimed like a wall; one further off covers.
#[test]
fn a_comrade_at_ones_elbow_is_claimed() {
    for (y, modifier) in [(20. + 1.18 + 1., 0), (20. + 1.18 + 1.02, -4)] {
        let game = scene()
            .squad(0, &trooper(), &[(20., 20., 180), (20., y, 180)])
            .squad(1, &trooper(), &[(20., 32., 0)])
            .begin();
        let cover = game.state.cover(ModelId(0), ModelId(2));
        assert_eq!((cover.modifier(), i32::from(cover.pieces)), (modifier, -modifier / 4), "{y}");
    }
}

/// wz.facing-area.minimum, the worked example: infantry on a Medium base shows 40mm by 1.5in, from whatever side.
#[test]
fn a_medium_base_shows_forty_millimetres_by_an_inch_and_a_half() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (30., 31., 180)])
        .squad(1, &trooper().base(40), &[(20., 31.18, 45)])
        .begin();
    let body = game.state.body(ModelId(2)).expect("it stands");
    for viewer in [0, 1] {
        let area = Rectangle::facing(game.state.centre(ModelId(viewer)), &body);
        let (wide, high) = ((area.right - area.left).length(), area.top - area.bottom);
        assert!((wide - 40. / 25.4).abs() < 0.01 && (high - 1.5).abs() < 1e-9, "{wide} by {high}");
    }
}

/// wz.shoot.cover-density: two Hussars base to base, one behind the other in Light Cover: -4 in all.
#[test]
fn an_intervening_model_absorbs_light_cover_beside_it() {
    let game = scene()
        .area("light-bush", [18., 29.5, 22., 33.], 2.)
        .squad(0, &trooper().base(50), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 31.2, 0), (20., 30.02, 0)])
        .begin();
    assert_eq!(game.state.cover(ModelId(0), ModelId(1)).modifier(), -4);
}

/// wz.shoot.intervening-no-block, wz.facing-area.definition: a model in the way gives Heavy Cover and never hides.
#[test]
fn models_in_the_way_only_cover() {
    let wall_of_men = |x: f64| (x, 26., 0);
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 31., 0), wall_of_men(20.), wall_of_men(18.8), wall_of_men(21.2)])
        .begin();
    assert!(game.state.sees(ModelId(0), ModelId(1)));
    assert_eq!(game.state.cover(ModelId(0), ModelId(1)).modifier(), -4);
}

/// wz.los.definition, wz.mini.body: a solid higher than both blocks, see-through terrain never does.
#[test]
fn solids_block_sight_and_areas_do_not() {
    let blocked = pair(scene().block("impassable-rock", [10., 25., 30., 26.], 3.)).begin();
    assert!(!blocked.state.sees(ModelId(0), ModelId(1)));
    let wood = pair(scene().area("heavy-wood", [10., 25., 30., 26.], 9.)).begin();
    assert!(wood.state.sees(ModelId(0), ModelId(1)));
    let gap = pair(scene().block("impassable-rock", [20.5, 25., 30., 26.], 3.)).begin();
    assert!(gap.state.sees(ModelId(0), ModelId(1)), "past the corner");
}

/// wz.facing.front-rear: what is completely behind is not seen; a base on the line is.
#[test]
fn sight_is_to_the_front() {
    let looking = |degrees: i32| {
        let game = scene().squad(0, &trooper(), &[(20., 20., degrees)]).squad(1, &trooper(), &[(20., 30., 0)]).begin();
        game.state.sees(ModelId(0), ModelId(1))
    };
    assert!(looking(180) && looking(91) && looking(90), "partly in front is in front");
    assert!(!looking(0) && !looking(80));
}

/// wz.shoot.lucky-shot: four pieces forbid the shot unless it is a Lucky Shot, which needs a natural 1; three do not.
#[test]
fn more_than_three_pieces_need_luck() {
    let walls = |count: i32| {
        let wall = |scene: Scene, n: i32| {
            let y = 22.5 + 2. * f64::from(n);
            scene.block("heavy-wall", [15., y, 25., y + 0.1], 0.9)
        };
        pair((0..count).fold(scene(), wall)).acting(0)
    };
    let mut three = walls(3);
    assert_eq!(needs(&three.give(0, shoot(&[1]), [3]), Test::RangeSkill), [1], "12 - 12, at least 1: wz.stat.limits");
    let mut four = walls(4);
    assert_eq!(four.refused_by(shoot(&[1])), "wz.shoot.lucky-shot");
    let lucky = Order::Shoot(Shots { lucky: true, ..shots(&[1]) });
    let events = four.give(0, lucky, [2]);
    assert!(why(&events, Test::RangeSkill).contains("=1@wz.shoot.lucky-shot"));
}

/// wz.shoot.lucky-shot: no skill helps: a Targeting Flare does not roll it again, though it does any other.
#[test]
fn no_skill_helps_a_lucky_shot() {
    let shooter =
        trooper().skill(rule!("wz.bauhaus.doctrine.ranged.targeting-flare"), None).armed(&["gun 24 12 1 0 Blast A"]);
    let walls = |count: i32| {
        let wall = |scene: Scene, n: i32| {
            let y = 22.5 + 2. * f64::from(n);
            scene.block("heavy-wall", [15., y, 25., y + 0.1], 0.9)
        };
        let scene = (0..count).fold(scene(), wall);
        scene.squad(0, &shooter, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 31.18, 0)]).acting(0)
    };
    let lucky = Order::Shoot(Shots { lucky: true, ..shots(&[1]) });
    assert_eq!(needs(&walls(4).give(0, lucky, [7]), Test::RangeSkill), [1]);
    let mut other = walls(2);
    assert_eq!(needs(&other.give(0, shoot(&[1]), [7]), Test::RangeSkill), [4]);
    assert_eq!(needs(&other.give(0, Order::Accept, [5]), Test::RangeSkill), [4], "the player rolls again");
}

/// wz.action.hide: a claimed Light Cover counts as Heavy; Heavy stays Heavy.
#[test]
fn hiding_makes_light_cover_heavy() {
    let mut game = scene()
        .area("light-bush", [18., 19.2, 22., 21.], 2.)
        .squad(0, &trooper(), &[(20., 18.5, 0)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .acting(0);
    assert_eq!(game.state.cover(ModelId(1), ModelId(0)).modifier(), -2);
    game.give(0, Order::Hide, []);
    assert_eq!(game.state.cover(ModelId(1), ModelId(0)).modifier(), -4);
    game.give(0, Order::Aim, []);
    assert_eq!(game.state.cover(ModelId(1), ModelId(0)).modifier(), -2, "any other Action ends it");
}

/// wz.terrain.cover-not-armour: cover changes the RS test, never the Armour test.
#[test]
fn cover_does_not_change_armour() {
    let mut game = pair(scene().block("heavy-wall", [15., 29., 25., 29.2], 0.6)).acting(0);
    let events = game.give(0, shoot(&[1]), [8, 10]);
    assert_eq!(needs(&events, Test::RangeSkill), [8]);
    assert_eq!(needs(&events, Test::Armour), [10]);
}

/// wz.measure.no-base: terrain is measured to its nearest point: exactly 1in from the wall still Claims it.
#[test]
fn terrain_is_measured_to_its_nearest_point() {
    let exactly = scene().block("heavy-wall", [15., 21.59, 25., 21.8], 0.95);
    assert_eq!(modifier(pair(exactly)), 0);
    let beyond = scene().block("heavy-wall", [15., 21.6, 25., 21.8], 0.95);
    assert_eq!(modifier(pair(beyond)), -4);
}
