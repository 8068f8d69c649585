//! Types that look before they choose: `flatten`, `untagged`, and the tagged enums of serde.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Inches, Point};

use crate::shapes::check;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Profile {
    rate_of_fire: u8,
    at: Option<Point>,
    elite: bool,
    scale: f64,
    name: String,
    traits: Vec<String>,
}

fn profile() -> Profile {
    Profile {
        rate_of_fire: 2,
        at: Some(Point::new(Inches::whole(1), Inches::hundredths(250))),
        elite: true,
        scale: 1.5,
        name: "12".into(),
        traits: vec!["yes".into(), "bulky".into(), "-".into()],
    }
}

#[test]
fn flattened_fields_are_entries_of_a_map() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Unit {
        squad_size: u8,
        #[serde(flatten)]
        profile: Profile,
    }
    check(
        Unit { squad_size: 5, profile: profile() },
        "{squad_size=5 rate_of_fire=2 at=(x=1 y=2.5) elite=yes scale=1.5 name=\"12\" traits=[\"yes\" bulky \"-\"]}",
    );
    check(
        Unit { squad_size: 5, profile: Profile { at: None, scale: 2.0, ..profile() } },
        "{squad_size=5 rate_of_fire=2 at=- elite=yes scale=2 name=\"12\" traits=[\"yes\" bulky \"-\"]}",
    );
}

#[test]
fn untagged_values_are_what_they_look_like() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(untagged)]
    enum Any {
        Bool(bool),
        Whole(i64),
        Large(u64),
        Number(f64),
        Text(String),
        List(Vec<Any>),
        Profile { rate_of_fire: u8 },
        Map(BTreeMap<String, Any>),
    }
    check(Any::Bool(false), "no");
    check(Any::Whole(-3), "-3");
    check(Any::Large(u64::MAX), "18446744073709551615");
    check(Any::Number(2.5), "2.5");
    check(Any::Number(1e-9), "1e-9");
    check(Any::Text("007".into()), "\"007\"");
    check(Any::Text("hussar-3".into()), "hussar-3");
    check(Any::List(vec![Any::Whole(1), Any::Text("no".into())]), "[1 \"no\"]");
    check(Any::Profile { rate_of_fire: 3 }, "rate-of-fire=3");
    check(Any::List(vec![Any::Profile { rate_of_fire: 3 }]), "[(rate-of-fire=3)]");
    check(Any::Map(BTreeMap::from([("a b".into(), Any::Whole(1))])), "{\"a b\"=1}");
}

#[test]
fn enums_inside_guessed_values_are_found_by_their_kebab_names() {
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Weapon {
        HeavyFlamer,
        Rifle { rate_of_fire: u8 },
        Twin(Box<Weapon>),
        Between(u8, u8),
        Named(String),
    }
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(untagged)]
    enum Arms {
        None,
        One(Weapon),
        Many(Vec<Weapon>),
    }
    let twin = Weapon::Twin(Box::new(Weapon::Rifle { rate_of_fire: 2 }));
    check(Arms::None, "()");
    check(Arms::One(Weapon::HeavyFlamer), "heavy-flamer");
    check(Arms::One(Weapon::Rifle { rate_of_fire: 2 }), "rifle rate-of-fire=2");
    check(Arms::One(twin.clone()), "twin rifle rate-of-fire=2");
    check(
        Arms::Many(vec![Weapon::HeavyFlamer, twin, Weapon::Between(1, 2), Weapon::Named("a b".into())]),
        "[heavy-flamer (twin rifle rate-of-fire=2) (between 1 2) (named \"a b\")]",
    );
}

#[test]
fn tagged_enums_work_as_serde_has_them() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "kind")]
    enum Inside {
        Move { to_point: Point },
        Pass,
    }
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(tag = "kind", content = "with")]
    enum Beside {
        TakeCard(u8),
    }
    check(Inside::Move { to_point: Point::whole(1, 2) }, "kind=Move to-point=(x=1 y=2)");
    check(vec![Inside::Pass], "[(kind=Pass)]");
    check(vec![Beside::TakeCard(3)], "[(kind=take-card with=3)]");
}
