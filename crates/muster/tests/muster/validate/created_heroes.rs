//! What a created hero may be made of: every limit of every type, taken to its end and one step beyond.

use muster::{Wrong, points};

use crate::support::{legal, only_fault, warzone, with};

/// Type, stat, the most down and up. Rules: wz.creator.stat.limits.close-combat, wz.creator.stat.limits.ranged,
/// wz.creator.stat.limits.tech, wz.creator.stat.limits.psychic, wz.creator.stat.limits.lord.
const STATS: &[(&str, &str, i32, i32)] = &[
    ("close-combat", "m", 0, 0),
    ("close-combat", "cc", 0, 2),
    ("close-combat", "rs", 0, 0),
    ("close-combat", "st", 0, 2),
    ("close-combat", "con", -1, 1),
    ("close-combat", "wp", 0, 0),
    ("close-combat", "ld", -1, 1),
    ("close-combat", "w", 0, 0),
    ("close-combat", "a", -1, 1),
    ("ranged", "m", 0, 0),
    ("ranged", "cc", -1, 1),
    ("ranged", "rs", 0, 2),
    ("ranged", "st", -1, 0),
    ("ranged", "con", 0, 0),
    ("ranged", "wp", 0, 0),
    ("ranged", "ld", 0, 0),
    ("ranged", "w", 0, 1),
    ("ranged", "a", -1, 1),
    ("tech", "m", 0, 0),
    ("tech", "cc", -1, 1),
    ("tech", "rs", -1, 1),
    ("tech", "st", -1, 1),
    ("tech", "con", -1, 1),
    ("tech", "wp", -1, 1),
    ("tech", "ld", -1, 1),
    ("tech", "w", 0, 1),
    ("tech", "a", -1, 1),
    ("psychic", "m", 0, 0),
    ("psychic", "cc", 0, 0),
    ("psychic", "rs", 0, 0),
    ("psychic", "st", 0, 0),
    ("psychic", "con", 0, 0),
    ("psychic", "wp", 0, 0),
    ("psychic", "ld", 0, 0),
    ("psychic", "w", 0, 1),
    ("psychic", "a", 0, 0),
    ("lord", "m", 0, 0),
    ("lord", "cc", -1, 1),
    ("lord", "rs", -1, 1),
    ("lord", "st", -1, 1),
    ("lord", "con", -1, 1),
    ("lord", "wp", 0, 0),
    ("lord", "ld", -1, 1),
    ("lord", "w", 0, 1),
    ("lord", "a", 0, 0),
];

/// The same of weapons: wz.creator.weapon.limits.close-combat, wz.creator.weapon.limits.ranged,
/// wz.creator.weapon.limits.tech, wz.creator.weapon.limits.lord; a Psychic Warlord's stay as they are.
const WEAPONS: &[(&str, &str, i32, i32)] = &[
    ("close-combat", "blade-st", 0, 2),
    ("close-combat", "blade-roa", 0, 2),
    ("close-combat", "blade-avv", -2, 2),
    ("ranged", "gun-range", 0, 6),
    ("ranged", "gun-st", 0, 2),
    ("ranged", "gun-rof", -1, 1),
    ("ranged", "gun-avv", -2, 2),
    ("tech", "gun-range", -2, 4),
    ("tech", "gun-st", 0, 2),
    ("tech", "gun-rof", 0, 1),
    ("tech", "gun-avv", 0, 1),
    ("tech", "blade-st", 0, 3),
    ("tech", "blade-roa", 0, 1),
    ("tech", "blade-avv", 0, 1),
    ("lord", "gun-range", 0, 4),
    ("lord", "gun-st", 0, 2),
    ("lord", "gun-rof", 0, 1),
    ("lord", "gun-avv", 0, 1),
    ("lord", "blade-st", 0, 2),
    ("lord", "blade-roa", 0, 1),
    ("lord", "blade-avv", 0, 1),
];

/// What is not for sale to a type: one of another's skills. wz.creator.skill.close-combat, wz.creator.skill.ranged,
/// wz.creator.skill.tech, wz.creator.skill.psychic.
const NOT_SOLD: &[(&str, &str, &str)] = &[
    ("close-combat", "brutal", "sniper"),
    ("ranged", "sniper", "brutal"),
    ("ranged", "gunslinger", "espionage"),
    ("tech", "predator-senses", "stalk"),
    ("tech", "contempt", "fear-2"),
    ("psychic", "stalk", "camouflage"),
    ("psychic", "fear-2", "fear-1"),
];

fn hero(of: &str, options: &str) -> muster::Roster {
    let warlord = if of == "lord" { "angelika-drachen\n" } else { "" };
    with(&format!("{warlord}hero-{of} {options}"))
}

fn cost(of: &str, options: &str) -> i64 {
    points(&hero(of, options), warzone()).total() - points(&hero(of, ""), warzone()).total()
}

/// Takes a limit to its ends and beyond: `family` is the table it stands in.
fn check(of: &str, option: &str, (least, most): (i32, i32), family: &str) {
    if (least, most) == (0, 0) {
        let (_, wrong) = only_fault(&hero(of, &format!("{option}=1")));
        assert_eq!(wrong, Wrong::UnknownOption { option: option.into() }, "{of} {option}");
        return;
    }
    for taken in [least, most] {
        legal(&hero(of, &format!("{option}={taken}")));
    }
    for taken in [least - 1, most + 1] {
        let (rule, wrong) = only_fault(&hero(of, &format!("{option}={taken}")));
        assert_eq!(rule, format!("wz.creator.{family}.{of}"), "{option}");
        assert_eq!(wrong, Wrong::OptionCount { option: option.into(), taken, least, most }, "{of}");
    }
}

#[test]
fn stats_end_at_their_limits() {
    for (of, stat, least, most) in STATS {
        check(of, stat, (*least, *most), "stat.limits");
    }
}

#[test]
fn weapons_end_at_their_limits() {
    for (of, option, least, most) in WEAPONS {
        check(of, option, (*least, *most), "weapon.limits");
    }
}

#[test]
fn each_type_has_its_own_skills() {
    for (of, sold, not_sold) in NOT_SOLD {
        legal(&hero(of, sold));
        let (_, wrong) = only_fault(&hero(of, not_sold));
        assert_eq!(wrong, Wrong::UnknownOption { option: (*not_sold).into() }, "{of}");
    }
    legal(&hero("lord", "brutal sniper espionage stalk"));
}

/// wz.creator.steps, wz.creator.stat.cost, the derived example: a Ranged Warlord with RS +2 and W +1 costs 75 + 10 + 15;
/// what is lowered pays back.
#[test]
fn the_steps_add_up() {
    assert_eq!(points(&crate::support::army("hero-ranged rs=2 w=1"), warzone()).total(), 100);
    assert_eq!(cost("ranged", "gun-range=6 gun-rof=1 gun-avv=2"), 70);
    assert_eq!(cost("tech", "cc=-1 gun-range=-2"), -15);
}
