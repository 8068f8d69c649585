//! A volley by its bare figures has the odds of the attack itself, walked over every die.

use battle::{System, View, outcomes};
use catalogue::rule;
use warzone::{ModelId, Volley, Warzone};

use crate::support::{Trooper, scene, shoot, trooper};

/// A gun of this St and RoF at a model of this Armour and Heal, walked; and the volley with the figures of its tests.
#[track_caller]
fn check(st: u8, rof: u32, victim: &Trooper, armour: i32, heal: Option<i32>) {
    let gun: &'static str = Box::leak(format!("gun 24 {st} {rof} 0 Piercing A").into_boxed_str());
    let armed = trooper().armed(&[gun]);
    let game = scene().squad(0, &armed, &[(20., 20., 180)]).squad(1, victim, &[(20., 31., 0)]).acting(0);
    let order = shoot(&vec![1; rof as usize]);
    let view = View::of(&Warzone, &game.state, None);
    let forecast = Warzone.forecast(&view, &order).expect("an attack has odds");
    let rs = forecast.tests[0].1.total();
    let volley = Volley { rof, rs, st: i32::from(st), armour, impenetrable: None, heal, critical: None };
    assert_eq!(volley.saves_on(), forecast.tests[1].1.total());
    let before = i32::from(game.model(1).wounds);
    let ways = outcomes(&Warzone, &game.state, &[order], 500_000).expect("not too many ways");
    let lost = |state: &warzone::State| before - i32::from(state.model(ModelId(1)).wounds);
    for wounds in 0..=before {
        let walked: f64 = ways.iter().filter(|it| lost(&it.1) >= wounds).map(|it| it.0).sum();
        let bare = volley.wounds().at_least(wounds);
        assert!((walked - bare).abs() < 1e-12, "{wounds} wounds or more: bare {bare}, walked {walked}");
        assert!((volley.kills(wounds as u32) - bare).abs() < 1e-14);
    }
}

#[test]
fn bare_figures_agree_with_the_attack() {
    let lines = [("5 12 12 8 8 12 14 3 14", 14), ("5 12 12 8 8 12 14 6 20", 20), ("5 12 12 8 8 12 14 4 2", 2)];
    for (line, armour) in lines {
        let victim = trooper().line(line);
        for (st, rof) in [(10, 1), (12, 2), (18, 2), (19, 1), (20, 3)] {
            check(st, rof, &victim, armour, None);
            for heal in [4, 8, 11] {
                check(st, rof, &victim.clone().skill(rule!("wz.skill.heal"), Some(heal)), armour, Some(heal));
            }
        }
    }
}

/// Natural 1 and 20 stand, whatever the figures; Impenetrable Armour and Critical Force as ruled.
#[test]
fn figures_beyond_the_die() {
    let plain = Volley { rof: 1, rs: 10, st: 10, armour: 10, impenetrable: None, heal: None, critical: None };
    let hurts = |volley: Volley| (volley.hurts() * 400.0).round() as i32;
    let rows = [
        (plain, 20 + 9 * 10),
        (Volley { rs: -3, ..plain }, 20),
        (Volley { rs: 30, ..plain }, 20 + 18 * 10),
        (Volley { armour: 25, ..plain }, 20 + 9),
        (Volley { armour: -5, ..plain }, 20 + 9 * 19),
        (Volley { st: 20, impenetrable: Some(8), ..plain }, 20 + 9 * 12),
        (Volley { st: 20, impenetrable: Some(25), ..plain }, 20 + 9),
        (Volley { st: 26, ..plain }, 20 + 9 * 19),
    ];
    for (volley, four_hundredths) in rows {
        assert_eq!(hurts(volley), four_hundredths, "{volley:?}");
    }
    let levels = [(17, 1), (18, 2), (19, 3), (20, 4), (23, 4)];
    assert!(levels.iter().all(|(st, level)| Volley { st: *st, ..plain }.critical() == *level));
    let none = Volley { rof: 0, ..plain };
    assert_eq!((none.kills(1), none.kills(0), none.wounds().mean()), (0.0, 1.0, 0.0));
    let double = Volley { critical: Some(2), rof: 3, ..plain };
    assert_eq!((double.kills(3), double.kills(7)), (double.kills(4), 0.0), "two effects of two");
    assert_eq!(double.kill_chances::<7>(), [1, 2, 3, 4, 5, 6, 7].map(|it| double.kills(it)));
}
