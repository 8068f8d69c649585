//! Tokens that are terrain: what they do to shots and strides, and what templates, powers and ammunition do to them.

use catalogue::rule;
use warzone::{Event, Mark, Order, Step, Test};

use crate::{
    support::{Game, Trooper, go, needs, scene, shoot, struck, trooper, why},
    tokens::bauhaus::{DISTORTION, attack, facing, lay, under_attack, with},
    turn::actives::use_skill,
};

/// wz.bauhaus.skill.drachen.distortion-device: Light Terrain an inch high covers who stands behind it, while it lies.
#[test]
fn a_device_is_light_cover() {
    let mut game = facing(&with(DISTORTION), &trooper()).acting(0);
    game.give(0, lay(DISTORTION, 20., 30.82), []);
    let events = game.give(0, shoot(&[1]), [11]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -2@wz.shoot.cover-light");
    let pieces = game.state.field.setup.table.pieces().len();
    while !matches!(game.top(), Step::TakeAway { .. }) {
        game.decline();
    }
    game.give(0, Order::Accept, [2, 9]);
    assert_eq!((pieces, game.state.field.setup.table.pieces().len()), (1, 0));
    let mut bare = facing(&with(DISTORTION), &trooper()).acting(0);
    assert_eq!(needs(&bare.give(0, shoot(&[1]), [13]), Test::RangeSkill), [12]);
}

/// wz.bauhaus.skill.drachen.distortion-device: who walks over it pays for Light Terrain, who walks past it does not.
#[test]
fn a_device_is_in_the_way() {
    let mut game = facing(&with(DISTORTION), &trooper()).acting(0);
    game.give(0, lay(DISTORTION, 20., 29.), []);
    game.until_squad(1);
    game.activate(1);
    assert_eq!(game.refused_by(go(20., 28.5, 0)), "wz.terrain.light", "3.5in and 2in");
    game.give(1, go(20., 29., 0), []);
    let mut past = facing(&with(DISTORTION), &trooper()).acting(0);
    past.give(0, lay(DISTORTION, 22., 29.), []);
    past.until_squad(1);
    past.activate(1);
    past.give(1, go(20., 27., 0), []);
}

/// wz.bauhaus.skill.drachen.distortion-device: it must lie on the table with all it is.
#[test]
fn a_device_does_not_stick_out() {
    let game = facing(&with(DISTORTION), &trooper()).acting(0);
    assert_eq!(game.refused_by(lay(DISTORTION, 0.3, 30.)), DISTORTION.name());
}

/// An enemy at (28, 32) with this in his hands before a device so far north of him.
pub fn before(arm: &'static str, far: f64) -> Game {
    let mut game = facing(&with(DISTORTION), &trooper().armed(&[arm])).acting(0);
    game.give(0, lay(DISTORTION, 28., 32. - far), []);
    game.until_squad(1);
    game.activate(2);
    game
}

fn lies(game: &Game) -> bool {
    !game.state.devices.is_empty()
}

/// wz.structure.target.templates: an explosion hits on 16; one that scatters still hits what it covers, and nothing else.
#[test]
fn an_explosion_harms_the_token_alone() {
    let gun = "gun 24 12 1 4 Blast H SE";
    for (dice, left) in [(&[16, 11][..], true), (&[16, 12], false), (&[17, 2, 2, 12], false), (&[17, 2, 20], true)] {
        let mut game = before(gun, 8.);
        game.give(1, attack(0), dice.iter().copied());
        assert_eq!(lies(&game), left, "{dice:?}");
    }
    let mut crowded = under_attack(&trooper().armed(&[gun]), 2);
    let events = crowded.give(1, attack(0), [1]);
    assert!(!lies(&crowded), "a Power Shot leaves no test");
    assert!(struck(&events).is_empty(), "his comrade stands beside it");
}

/// wz.structure.target.templates: flames need no test, as often as their rate; they must reach.
#[test]
fn flames_need_no_test() {
    let mut game = before("gun - 12 2 0 Blast FT FT", 5.);
    let events = game.give(1, attack(0), [15, 16]);
    assert!(needs(&events, Test::Token).is_empty() && !lies(&game));
    let far = before("gun - 12 2 0 Blast FT FT", 9.);
    assert_eq!(far.refused_by(attack(0)), "wz.structure.target.templates");
    let mut shot = before("gun - 12 1 0 Piercing S ST", 5.);
    assert_eq!(needs(&shot.give(1, attack(0), [17]), Test::Token), [16], "shot is tested");
}

/// wz.structure.target.ranged-hit: with grenades there is no Power Shot, and a 20 lies at the thrower's feet.
#[test]
fn a_grenade_at_a_token() {
    let launcher = "rangers-gw-170-ubgl";
    for (dice, left) in [(&[16, 15][..], false), (&[1, 14], true), (&[17, 2, 4, 15], false), (&[20], true)] {
        let mut game = before(launcher, 8.);
        game.give(1, attack(0), dice.iter().copied());
        assert_eq!(lies(&game), left, "{dice:?}");
        assert_eq!(game.model(2).marks.has(Mark::Fumbled), dice == [20]);
    }
    let short = before("gun 6 12 1 0 Blast G SE", 8.);
    assert_eq!(short.refused_by(attack(0)), "wz.structure.target.selection", "out of range");
}

/// wz.structure.target.ranged-hit: a Shooting power is a Ranged Attack like any other, and WP has no say.
#[test]
fn a_power_at_a_token() {
    let caster = trooper().line("5 12 12 8 8 5 14 1 12").armed(&["power S 24 12 1 3"]);
    let mut game = facing(&with(DISTORTION), &caster).acting(0);
    game.give(0, lay(DISTORTION, 28., 24.), []);
    game.until_squad(1);
    game.activate(2);
    let events = game.give(1, attack(0), [16, 13]);
    assert_eq!(needs(&events, Test::Token), [16]);
    assert!(!lies(&game), "AV 15 less AVV 3");
}

/// wz.structure.target.damage, wz.bauhaus.skill.steiner.stopping-rounds: what ammunition adds to AVV counts.
#[test]
fn stopping_rounds_against_a_token() {
    let rounds = rule!("wz.bauhaus.skill.steiner.stopping-rounds");
    let steiner: Trooper = trooper().armed(&["steiner-deathlockdrum"]);
    for (loaded, need) in [(false, 13), (true, 12)] {
        let mut game = scene()
            .warlord(0, &with(DISTORTION), "psychic", (20., 20., 180))
            .warlord(1, &steiner, "ranged", (20., 38., 0))
            .acting(0);
        game.give(0, lay(DISTORTION, 20., 28.), []);
        game.until_squad(1);
        game.activate(1);
        if loaded {
            game.give(1, use_skill(rounds), []);
        }
        let events = game.give(1, attack(0), [16, 17, 17, 17, 3]);
        let tested = |it: &Event| if let Event::TokenTested { need, .. } = it { Some(need.total()) } else { None };
        assert_eq!(events.iter().find_map(tested), Some(need), "AVV 2, one more with them");
    }
}
