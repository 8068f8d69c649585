//! Any value, however strange, has a text that reads back as it, and that text is the only one it is given.

use std::{collections::BTreeMap, fmt::Debug};

use battle::notation::{from_text, to_block, to_text};
use proptest::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use table::{Bearing, Inches, Point};

/// Everything the notation can say, in everything else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Thing {
    Leaf,
    Bare {},
    Flag(bool),
    Small(i8),
    Large(u64),
    Number(f64),
    Single(f32),
    Letter(char),
    Text(String),
    Length(Inches),
    Stands { at: Point, facing: Bearing },
    Maybe(Option<Box<Thing>>),
    MaybeMaybe(Option<Option<Option<u8>>>),
    Pair(Box<Thing>, Box<Thing>),
    Wrapped(Wrapper),
    List(Vec<Thing>),
    Map(BTreeMap<String, Thing>),
    Odd(BTreeMap<(i8, Option<char>), Option<Thing>>),
    Tree { name: String, left_branch: Option<Box<Thing>>, right: (Box<Thing>, [u8; 2]) },
    Struct(Branch),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wrapper(Box<Thing>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Branch {
    unit: (),
    thing: Box<Thing>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    more: Vec<Thing>,
}

fn nasty_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[-yesno0-9.e+:_ \"\\\\#=(){}\\[\\]\n\t]{0,12}",
        "-?[0-9]{1,3}(\\.[0-9]{1,3})?(e-?[0-9]{1,3})?",
        prop::sample::select(vec!["", "-", "--", "yes", "no", "NaN", "inf", "\u{85}", "\u{2028}", "\\u{41}", "#"])
            .prop_map(str::to_owned),
    ]
}

fn finite() -> impl Strategy<Value = f64> {
    any::<u64>().prop_map(f64::from_bits).prop_filter("finite", |it| it.is_finite())
}

fn leaf() -> impl Strategy<Value = Thing> {
    let length = || any::<i32>().prop_filter("has a sign", |it| *it != i32::MIN).prop_map(Inches::hundredths);
    prop_oneof![
        Just(Thing::Leaf),
        Just(Thing::Bare {}),
        any::<bool>().prop_map(Thing::Flag),
        any::<i8>().prop_map(Thing::Small),
        any::<u64>().prop_map(Thing::Large),
        finite().prop_map(Thing::Number),
        (-1e6..1e6_f64).prop_map(|it| Thing::Number((it * 8.0).round() / 8.0)),
        (-1e30..1e30_f32).prop_map(Thing::Single),
        any::<char>().prop_map(Thing::Letter),
        nasty_text().prop_map(Thing::Text),
        length().prop_map(Thing::Length),
        (length(), length(), 0..36_000)
            .prop_map(|(x, y, way)| Thing::Stands { at: Point::new(x, y), facing: Bearing::hundredths(way) }),
        any::<Option<Option<Option<u8>>>>().prop_map(Thing::MaybeMaybe),
    ]
}

fn thing() -> impl Strategy<Value = Thing> {
    leaf().prop_recursive(5, 40, 5, |inner| {
        let boxed = || inner.clone().prop_map(Box::new);
        let list = || prop::collection::vec(inner.clone(), 0..4);
        prop_oneof![
            prop::option::of(boxed()).prop_map(Thing::Maybe),
            (boxed(), boxed()).prop_map(|(a, b)| Thing::Pair(a, b)),
            boxed().prop_map(|it| Thing::Wrapped(Wrapper(it))),
            list().prop_map(Thing::List),
            prop::collection::btree_map(nasty_text(), inner.clone(), 0..4).prop_map(Thing::Map),
            prop::collection::btree_map(any::<(i8, Option<char>)>(), prop::option::of(inner.clone()), 0..4)
                .prop_map(Thing::Odd),
            (nasty_text(), prop::option::of(boxed()), boxed(), any::<[u8; 2]>())
                .prop_map(|(name, left_branch, a, b)| Thing::Tree { name, left_branch, right: (a, b) }),
            (boxed(), list()).prop_map(|(thing, more)| Thing::Struct(Branch { unit: (), thing, more })),
        ]
    })
}

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Result<(), TestCaseError> {
    let text = to_text(value).map_err(|it| TestCaseError::fail(it.to_string()))?;
    prop_assert!(!text.is_empty() && !text.contains('\n'), "{}", text);
    let back: T = from_text(&text).map_err(|it| TestCaseError::fail(format!("{it}\n{text}")))?;
    prop_assert_eq!(&back, value);
    prop_assert_eq!(to_text(&back).unwrap(), &text[..], "one value, one text");
    let block = to_block(value).unwrap();
    let back: T = from_text(&block).map_err(|it| TestCaseError::fail(format!("{it}\n{block}")))?;
    prop_assert_eq!(&back, value);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn things(thing in thing()) {
        round_trips(&thing)?;
        round_trips(&vec![Some(thing.clone()), None])?;
        round_trips(&Some(Some(thing)))?;
    }

    #[test]
    fn texts(text in nasty_text()) {
        round_trips(&text)?;
        round_trips(&BTreeMap::from([(text.clone(), Some(text))]))?;
    }

    #[test]
    fn numbers_keep_every_bit(number in finite()) {
        let text = to_text(&number).unwrap();
        prop_assert_eq!(from_text::<f64>(&text).unwrap().to_bits(), number.to_bits());
    }
}
