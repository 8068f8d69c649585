//! Psychic powers.

use battle::Seat;
use catalogue::rule;
use table::Bearing;
use warzone::{Event, Forbidden, ModelId, Order, Reaction, Shots, Spray, SquadAction, SquadId, Step, Test, Until};

use crate::{
    support::{Game, hits, needs, scene, shoot, trooper, why},
    turn::actives::use_skill,
};

fn cast(power: u8, target: u16) -> Order {
    Order::Cast { power, target: ModelId(target) }
}

const BLAST: &str = "blast-of-demnogonis";
const INSANITY: &str = "frantic-insanity";
const DECAY: &str = "decay-of-demnogonis";

/// wz.psychic.shooting.action, wz.psychic.power.blast-of-demnogonis, wz.psychic.shooting.armour: a Shooting Action on WP;
/// WP saves, Impenetrable or not; St 20 costs four Wounds and may be healed.
#[test]
fn a_shooting_power_is_a_shot_of_the_mind() {
    let psychic = trooper().line("5 12 - 8 8 16 14 1 12").armed(&[BLAST]);
    let victim = trooper().line("5 12 12 8 8 16 14 6 18(16)").skill(rule!("wz.skill.heal"), Some(4));
    let mut game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &victim, &[(10., 27., 0)]).acting(0);
    let events = game.give(0, shoot(&[1]), [16, 7, 5]);
    assert_eq!(needs(&events, Test::WillPower), [16]);
    assert_eq!(why(&events, Test::Armour), "16@wz.psychic.shooting.armour -10@wz.armour.strength-table");
    assert_eq!(needs(&events, Test::Heal), [4], "Heal is allowed");
    assert_eq!((hits(&events), game.model(1).wounds), (vec![(20, 4)], 2));
    assert!(matches!(game.refused(shoot(&[1])), Forbidden::OncePerTurn { .. }), "a gun or a power, once");
}

/// wz.psychic.shooting.armour, the first example: WP 12, A 16(12), St 14: a test at 8, and Heal.
#[test]
fn the_mind_goes_through_armour() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&["power S 18 14 1 -"]);
    let victim = trooper().line("5 12 12 8 8 12 14 1 16(12)").skill(rule!("wz.skill.heal"), Some(4));
    let mut game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &victim, &[(10., 27., 0)]).acting(0);
    let events = game.give(0, shoot(&[1]), [16, 9, 4]);
    assert_eq!((needs(&events, Test::Armour), needs(&events, Test::Heal)), (vec![8], vec![4]));
    assert!(game.stands(1));
}

/// wz.psychic.shooting.vehicle: AV against the AVV of the power, whatever the WP; without an AVV it does nothing.
#[test]
fn the_mind_and_hulls() {
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    let shot = |power: &'static str, dice: &[u8]| {
        let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[power]);
        let mut game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &bike, &[(10., 20., 0)]).acting(0);
        why(&game.give(0, shoot(&[1]), dice.iter().copied()), Test::Hull)
    };
    assert_eq!(shot("power S 18 14 1 3", &[5, 15, 8]), "11@wz.vehicle.stat.av-test -3@wz.weapon.avv");
    assert_eq!(shot("power S 18 14 1 -", &[5]), "");
    let mut game =
        scene().warlord(0, &valerie(), "psychic", (10., 10., 180)).squad(1, &bike, &[(10., 15., 0)]).acting(0);
    game.give(0, use_skill(rule!("wz.bauhaus.skill.duval.cleansing-flame")), []);
    let flame = Order::Spray(Spray { weapon: 1, along: Bearing::degrees(180) });
    assert_eq!(needs(&game.give(0, flame, [10, 5]), Test::Hull), [5], "AV 12 less 7");
}

/// wz.psychic.shooting.action: a Sentry may use it, a squad may not focus it.
#[test]
fn powers_on_watch_and_in_squads() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[BLAST]);
    let mut game = scene()
        .squad(0, &psychic, &[(10., 10., 180), (12., 10., 180), (14., 10., 180)])
        .squad(1, &trooper(), &[(10., 22., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = [0, 1, 2].map(ModelId).to_vec();
    let focus = Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models };
    assert!(matches!(game.refused(focus), Forbidden::WrongWeapon { .. }));
    game.activate(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(3);
    let at = [ModelId(3)].into_iter().collect();
    let reaction = Reaction::Shoot(Shots { weapon: 0, at, lucky: false });
    let events = game.give(0, Order::React { model: ModelId(0), reaction }, [5, 16, 2]);
    assert_eq!(needs(&events, Test::WillPower), [16]);
}

/// wz.psychic.shooting.armour: who has no WP passes.
#[test]
fn no_will_to_break() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[BLAST]);
    let victim = trooper().line("5 12 12 8 8 - 14 1 1");
    let mut game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &victim, &[(10., 27., 0)]).acting(0);
    game.give(0, shoot(&[1]), [5]);
    assert!(game.stands(1));
}

/// wz.psychic.shooting.cover, the derived example: WP 16 at heavy cover is a test at 12. Aim and Rapid Fire never help.
#[test]
fn cover_counts_and_aim_does_not() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[BLAST]);
    let mut game = scene()
        .block("heavy-wall", [5., 23., 15., 23.2], 0.6)
        .squad(0, &psychic, &[(10., 10., 180)])
        .squad(1, &trooper(), &[(10., 25., 0)])
        .acting(0);
    let rapid = Order::RapidFire(Shots { weapon: 0, at: [ModelId(1); 2].into_iter().collect(), lucky: false });
    assert_eq!(game.refused_by(rapid), "wz.psychic.shooting.action");
    game.give(0, Order::Aim, []);
    assert_eq!(needs(&game.give(0, shoot(&[1]), [13]), Test::WillPower), [12]);
}

/// wz.psychic.natural-rolls: a 1 leaves neither save nor Heal, a 20 ends the caster's Activation.
#[test]
fn ones_and_twenties() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[BLAST]);
    let game = || {
        let victim = trooper().skill(rule!("wz.skill.heal"), Some(8));
        scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &victim, &[(10., 27., 0)]).acting(0)
    };
    let mut one = game();
    one.give(0, shoot(&[1]), [1]);
    assert!(!one.stands(1));
    let mut twenty = game();
    twenty.give(0, shoot(&[1]), [20]);
    assert!(!matches!(twenty.top(), Step::Act(_)) && twenty.model(0).points == 0);
}

/// wz.psychic.booster.target, wz.psychic.booster.test, wz.psychic.booster.cost, wz.psychic.power.frantic-insanity: a
/// friend in range and sight, a plain WP test, 1 AP, once a Game Turn; the whole squad has Impenetrable Armour (15).
#[test]
fn a_booster_for_friends() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[INSANITY]);
    let mut game = scene()
        .squad(0, &psychic, &[(10., 10., 180)])
        .squad(0, &trooper(), &[(12., 20., 180), (10., 20., 180)])
        .squad(0, &trooper(), &[(10., 40., 180)])
        .squad(1, &trooper().armed(&["gun 24 18 1 0 Piercing A"]), &[(10., 26., 0)])
        .acting(0);
    assert_eq!(game.refused_by(cast(0, 4)), "wz.psychic.booster.target", "an enemy");
    assert!(matches!(game.refused(cast(0, 3)), Forbidden::OutOfRange { .. }));
    let events = game.give(0, cast(0, 1), [16]);
    assert_eq!(why(&events, Test::Booster), "16@wz.stat.wp", "no modifiers at all");
    assert_eq!(game.model(0).points, 1);
    assert_eq!(game.refused_by(cast(0, 1)), "wz.psychic.booster.cost", "each power once a Game Turn");
    game.give(0, Order::Pass, []);
    game.activate(4);
    let events = game.give(1, shoot(&[2]), [5, 15]);
    assert_eq!(needs(&events, Test::Armour), [15], "12 - 8, raised to 15");
}

/// wz.psychic.booster.target, wz.psychic.debuff.target: in the Front Facing and in sight; a power without a Range is for
/// the caster alone; a Debuff may go at a friend.
#[test]
fn a_power_is_aimed() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[INSANITY, DECAY, "power B -"]);
    let mut game = scene()
        .block("impassable-wall", [4., 20., 16., 20.4], 4.)
        .squad(0, &psychic, &[(10., 10., 180)])
        .squad(0, &trooper(), &[(10., 5., 180)])
        .squad(0, &trooper(), &[(10., 24., 180)])
        .squad(0, &trooper(), &[(12., 14., 180)])
        .squad(1, &trooper(), &[(40., 44., 0)])
        .acting(0);
    for (power, own) in [(0, "wz.psychic.booster.test"), (1, "wz.psychic.debuff.test")] {
        assert!(matches!(game.refused(cast(power, 1)), Forbidden::NotInFront { .. }), "{own}");
        assert!(matches!(game.refused(cast(power, 2)), Forbidden::NoSight { .. }), "{own}");
    }
    assert_eq!(game.refused_by(cast(2, 3)), "wz.psychic.booster.target");
    game.give(0, cast(1, 3), [16]);
    assert!(game.state.granted(ModelId(3), rule!("wz.psychic.power.decay-of-demnogonis")).is_some());
    game.give(0, cast(2, 0), [16]);
    while game.state.turn == 1 {
        game.decline();
    }
    let rot = game.state.granted(ModelId(3), rule!("wz.psychic.power.decay-of-demnogonis"));
    assert!(rot.is_none(), "wz.psychic.debuff.duration");
}

/// wz.psychic.power.frantic-insanity: A 12 is treated as 15(15), so a weak hit is tested above 15.
#[test]
fn insane_armour() {
    let need = |gun: &'static str, armour: &'static str| {
        let mut game = scene()
            .squad(0, &trooper().line(armour), &[(10., 10., 180)])
            .squad(1, &trooper().armed(&[gun]), &[(10., 20., 0)])
            .begin();
        let skill = warzone::Skill::with(rule!("wz.psychic.power.frantic-insanity"), 15);
        game.happens(Event::Granted { models: vec![ModelId(0)], skill, until: Until::GameTurn });
        game.until_squad(1);
        game.activate(1);
        needs(&game.give(1, shoot(&[0]), [5, 2]), Test::Armour)
    };
    assert_eq!(need("gun 24 8 1 0 Piercing A", "5 12 12 8 8 12 14 1 12"), [17]);
    assert_eq!(need("gun 24 18 1 0 Piercing A", "5 12 12 8 8 12 14 1 12"), [15]);
    assert_eq!(need("gun 24 8 1 0 Piercing A", "5 12 12 8 8 12 14 1 16"), [18]);
}

/// wz.psychic.booster.test: a failed test has no effect, and the point is gone.
#[test]
fn a_booster_may_fail() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[INSANITY]);
    let mut game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &trooper(), &[(10., 40., 0)]).acting(0);
    game.give(0, cast(0, 0), [17]);
    assert!(game.state.granted(ModelId(0), rule!("wz.psychic.power.frantic-insanity")).is_none());
    assert_eq!(game.model(0).points, 1);
}

/// wz.psychic.booster.duration: to the end of the Game Turn.
#[test]
fn a_power_fades_with_the_game_turn() {
    let insanity = rule!("wz.psychic.power.frantic-insanity");
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[INSANITY]);
    let mut game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &trooper(), &[(10., 44., 0)]).acting(0);
    game.give(0, cast(0, 0), [5]);
    assert!(game.state.granted(ModelId(0), insanity).is_some());
    while game.state.turn == 1 {
        game.decline();
    }
    assert!(game.state.granted(ModelId(0), insanity).is_none());
}

/// wz.psychic.debuff.target, wz.psychic.debuff.test, wz.psychic.debuff.cost, wz.psychic.power.decay-of-demnogonis:
/// anybody; Target Priority counts for enemies; the whole squad has 6 less Armour, and Impenetrable Armour still holds.
#[test]
fn a_debuff_on_a_squad() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[DECAY]);
    let near = trooper().line("5 12 12 8 8 12 14 1 14(9)");
    let mut game = scene()
        .squad(0, &psychic, &[(10., 10., 180)])
        .squad(0, &trooper().armed(&["gun 24 10 1 0 Piercing A"]), &[(14., 10., 180)])
        .squad(1, &trooper(), &[(10., 27., 0), (12., 27., 0)])
        .squad(1, &near, &[(14., 20., 0)])
        .acting(0);
    let events = game.give(0, cast(0, 2), [15]);
    assert_eq!(
        (needs(&events, Test::TargetSense), needs(&events, Test::Debuff)),
        (vec![14], vec![]),
        "another is nearer"
    );
    assert_eq!(game.refused_by(cast(0, 4)), "wz.psychic.debuff.cost", "it was cast this Game Turn");
    let mut game = scene()
        .squad(0, &psychic, &[(10., 10., 180)])
        .squad(0, &trooper().armed(&["gun 24 10 1 0 Piercing A"]), &[(14., 10., 180)])
        .squad(1, &near, &[(14., 20., 0), (16., 20., 0)])
        .acting(0);
    let events = game.give(0, cast(0, 2), [16]);
    assert_eq!(why(&events, Test::Debuff), "16@wz.stat.wp");
    game.give(0, Order::Pass, []);
    game.until_squad(0);
    game.activate(1);
    let events = game.give(0, shoot(&[2]), [5]);
    assert!(events.is_empty() || matches!(game.top(), Step::PassOn(_)));
    let events = game.give(1, Order::Decline, [9]);
    assert_eq!(needs(&events, Test::Armour), [9], "14 - 6 = 8, raised to 9");
}

/// wz.psychic.debuff.duration: in the next Game Turn the Armour is what it was.
#[test]
fn a_debuff_fades_with_the_game_turn() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[DECAY]);
    let mut game = scene()
        .squad(0, &psychic, &[(10., 10., 180)])
        .squad(0, &trooper().armed(&["gun 24 10 1 0 Piercing A"]), &[(14., 10., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 2 14"), &[(14., 20., 0)])
        .acting(0);
    game.give(0, cast(0, 2), [16]);
    game.give(0, Order::Pass, []);
    game.until_squad(0);
    game.activate(1);
    assert_eq!(needs(&game.give(0, shoot(&[2]), [5, 8]), Test::Armour), [8], "14 - 6");
    game.give(0, Order::Pass, [9, 2]);
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    assert_eq!(game.state.turn, 2);
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.until_squad(0);
    game.activate(1);
    assert_eq!(needs(&game.give(0, shoot(&[2]), [5, 14]), Test::Armour), [14]);
}

/// wz.psychic.booster.engaged, wz.psychic.debuff.engaged: the one point of an Engaged model may go to a power.
#[test]
fn powers_in_close_combat() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[INSANITY, DECAY, "blade B2B +1 1 0 Piercing"]);
    let scene = || scene().squad(0, &psychic, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    let mut boosted = scene();
    assert_eq!(boosted.model(0).points, 1);
    boosted.give(0, cast(1, 0), [5]);
    assert_eq!(needs(&scene().give(0, cast(2, 1), [5]), Test::Debuff), [16]);
}

/// wz.psychic.kinds: a power of one kind is not used as another.
#[test]
fn powers_are_of_three_kinds() {
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&[BLAST, INSANITY]);
    let game = scene().squad(0, &psychic, &[(10., 10., 180)]).squad(1, &trooper(), &[(10., 20., 0)]).acting(0);
    assert!(matches!(game.refused(cast(0, 1)), Forbidden::WrongWeapon { .. }), "a Shooting power is shot");
    let shots = Shots { weapon: 1, at: [ModelId(1)].into_iter().collect(), lucky: false };
    assert!(matches!(game.refused(Order::Shoot(shots)), Forbidden::WrongWeapon { .. }), "a Booster is cast");
    assert!(matches!(game.refused(cast(7, 1)), Forbidden::WrongWeapon { .. }));
}

/// Valerie as she comes, with her four cards.
fn valerie() -> crate::support::Trooper {
    trooper().base(40).line("5 18 12 11 10 16 17 3 15(10)").armed(&[
        "duval-silenced-p60-punisher",
        "!duval-cleansing-flame",
        "duval-en-13-nightsticks",
        "!duval-refraction-mirage",
        "!duval-distraction",
    ])
}

fn ready(game: &Game) -> u8 {
    game.state.cards(Seat(0))
}

/// wz.bauhaus.skill.duval.cleansing-flame, wz.bauhaus.weapon.duval.cleansing-flame: a card, then a flamer template that
/// needs no test; WP stands against it, in cover or not.
#[test]
fn the_cleansing_flame() {
    let mut game = scene()
        .warlord(0, &valerie(), "psychic", (10., 10., 180))
        .squad(1, &trooper().line("5 12 12 8 8 13 14 1 12(12)"), &[(10., 15., 0)])
        .acting(0);
    let flame = Order::Spray(Spray { weapon: 1, along: Bearing::degrees(180) });
    assert!(matches!(game.refused(flame.clone()), Forbidden::WrongWeapon { .. }), "no card turned");
    game.give(0, use_skill(rule!("wz.bauhaus.skill.duval.cleansing-flame")), []);
    assert_eq!(ready(&game), 3);
    let events = game.give(0, flame, [10]);
    assert_eq!(why(&events, Test::Armour), "13@wz.psychic.shooting.armour -4@wz.armour.strength-table");
    assert_eq!(needs(&events, Test::WillPower), [] as [i32; 0], "flames need no test");
    assert!(!game.stands(1));
}

/// wz.bauhaus.skill.duval.refraction-mirage, wz.bauhaus.weapon.duval.refraction-mirage: a card and a point; who shoots at
/// the squad has 5 less RS, who uses the mind has not.
#[test]
fn a_mirage_hides_a_squad() {
    let mut game = scene()
        .warlord(0, &valerie(), "psychic", (10., 10., 180))
        .squad(0, &trooper(), &[(14., 14., 180), (16., 14., 180)])
        .squad(1, &trooper(), &[(14., 30., 0)])
        .squad(1, &trooper().armed(&[BLAST]), &[(16., 30., 0)])
        .acting(0);
    let events = game.give(0, cast(4, 1), [16]);
    assert_eq!((needs(&events, Test::Booster), ready(&game), game.model(0).points), (vec![16], 3, 1));
    game.give(0, Order::Pass, []);
    game.activate(3);
    assert_eq!(needs(&game.give(1, shoot(&[2]), [8]), Test::RangeSkill), [7]);
    game.until_squad(1);
    game.activate(4);
    assert_eq!(needs(&game.give(1, shoot(&[2]), [13]), Test::WillPower), [12]);
}

/// wz.bauhaus.skill.duval.distraction, wz.bauhaus.weapon.duval.distraction: two cards, no point, 1.5in; the model may use
/// no Active skill this Game Turn.
#[test]
fn a_distracted_model_uses_no_active_skill() {
    let rounds = rule!("wz.bauhaus.skill.steiner.stopping-rounds");
    let mut game = scene()
        .warlord(0, &valerie(), "psychic", (10., 10., 180))
        .warlord(1, &trooper().base(40).armed(&["steiner-deathlockdrum"]), "ranged", (10., 13., 0))
        .acting(0);
    let points = game.model(0).points;
    let events = game.give(0, cast(5, 1), [16]);
    assert_eq!((needs(&events, Test::Debuff), ready(&game), game.model(0).points), (vec![16], 2, points));
    while !matches!(game.top(), Step::ChooseSquad(Seat(1))) {
        game.decline();
    }
    game.activate(1);
    assert_eq!(game.refused_by(use_skill(rounds)), "wz.bauhaus.skill.duval.distraction");
    let free = scene().squad(0, &trooper(), &[(30., 30., 0)]).warlord(
        1,
        &trooper().base(40).armed(&["steiner-deathlockdrum"]),
        "ranged",
        (10., 13., 0),
    );
    let mut free = free.begin();
    free.until_squad(1);
    free.activate(1);
    free.give(1, use_skill(rounds), []);
    assert!(free.state.granted(ModelId(1), rounds).is_some());
}

/// wz.bauhaus.skill.duval.distraction: nor may she cast what costs cards, if somebody distracts her.
#[test]
fn the_distracted_cast_nothing_for_cards() {
    let armed = valerie();
    let mut game =
        scene().warlord(0, &armed, "psychic", (10., 10., 180)).squad(1, &trooper(), &[(10., 13., 0)]).acting(0);
    let skill = warzone::Skill::plain(rule!("wz.bauhaus.skill.duval.distraction"));
    game.happens(Event::Granted { models: vec![ModelId(0)], skill, until: Until::GameTurn });
    for (power, target) in [(4, 0), (5, 1)] {
        assert_eq!(game.refused_by(cast(power, target)), "wz.bauhaus.skill.duval.distraction");
    }
}

/// wz.bauhaus.skill.duval.hurricane-of-destruction: Engaged, she looks all round, so Distraction reaches behind her; she
/// shoots to the front alone.
#[test]
fn a_hurricane_looks_all_round() {
    let hurricane = valerie().skill(rule!("wz.bauhaus.skill.duval.hurricane-of-destruction"), None);
    let position = |kind: &crate::support::Trooper, front: f64| {
        scene()
            .warlord(0, kind, "psychic", (10., 10., 180))
            .squad(1, &trooper(), &[(10., 7.5, 180)])
            .squad(1, &trooper(), &[(10., front, 0)])
            .acting(0)
    };
    position(&hurricane, 11.38).give(0, cast(5, 1), [16]);
    assert!(matches!(position(&valerie(), 11.38).refused(cast(5, 1)), Forbidden::NotInFront { .. }));
    let alone = position(&hurricane, 16.);
    assert!(matches!(alone.refused(cast(5, 1)), Forbidden::NotInFront { .. }), "not Engaged");
    assert_eq!(alone.refused_by(shoot(&[1, 1])), "wz.facing.front-rear");
}

/// wz.bauhaus.skill.duval.refraction-mirage meets wz.action.dive-for-cover: the flat -6 stands for Cover and the dive, not
/// for the Mirage.
#[test]
fn a_mirage_hides_a_diver() {
    let mut game = scene()
        .block("impassable-rock", [16., 24., 19., 25.], 3.)
        .squad(0, &trooper(), &[(20., 22., 180)])
        .squad(1, &trooper(), &[(18., 34., 0)])
        .acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    let skill = warzone::Skill::with(rule!("wz.bauhaus.skill.duval.refraction-mirage"), -5);
    game.happens(Event::Granted { models: vec![ModelId(0)], skill, until: Until::GameTurn });
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, shoot(&[0]), []);
    let dive = Order::Dive { by: crate::support::way(17.6, 22.6), facing: Bearing::SOUTH };
    let events = game.give(0, dive, [3, 2]);
    let sum = "12@wz.stat.rs -5@wz.bauhaus.skill.duval.refraction-mirage -6@wz.action.dive-for-cover";
    assert_eq!(why(&events, Test::RangeSkill), sum);
}
