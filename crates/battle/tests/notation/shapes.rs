//! Every shape of value beside its one text.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt::Debug,
    sync::Arc,
};

use battle::notation::{from_text, to_block, to_text};
use catalogue::RuleId;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use crate::vocabulary::{Card, Choice, Empty, Marker, Order, hussar, model, position};

/// The value is written as this text, and the text, or its block form, read as this value.
#[track_caller]
pub fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: T, text: &str) {
    assert_eq!(to_text(&value).as_deref(), Ok(text));
    assert_eq!(from_text::<T>(text).as_ref(), Ok(&value), "{text}");
    let block = to_block(&value).unwrap();
    assert_eq!(from_text::<T>(&block).as_ref(), Ok(&value), "{block}");
}

#[test]
fn orders_read_like_something_said_at_the_table() {
    check(Order::Pass, "pass");
    check(Order::Activate(model("hussar", 3)), "activate hussar-3");
    check(
        Order::Shoot { shooter: model("hussar", 3), target: model("ranger", 1) },
        "shoot shooter=hussar-3 target=ranger-1",
    );
    check(
        Order::FocusFire { shooters: vec![model("hussar", 1), model("hussar", 2)], target: model("ranger", 1) },
        "focus-fire shooters=[hussar-1 hussar-2] target=ranger-1",
    );
    check(Order::Between(3, -5), "between 3 -5");
    check(
        Order::Move { model: model("hussar", 3), to: Point::whole(10, 20), facing: Some(Bearing::EAST) },
        "move model=hussar-3 to=(x=10 y=20) facing=90",
    );
    check(Order::Answer(Choice::Yes), "answer yes");
    check(Order::Answer(Choice::Parry { card: Card::TurnToBurn }), "answer parry card=turn-to-burn");
    check(Order::Answer(Choice::Reroll(None)), "answer reroll -");
    check(Order::Not(Box::new(Order::Not(Box::new(Order::Between(1, 2))))), "not not between 1 2");
}

#[test]
fn variants_inside_something_else_wear_parentheses_if_they_carry_anything() {
    check(vec![Order::Pass, Order::Rally {}, Order::Between(1, 2)], "[pass rally (between 1 2)]");
    check(vec![Order::Answer(Choice::Parry { card: Card::Feint })], "[(answer parry card=feint)]");
    check((Choice::Yes, Choice::Reroll(Some(3))), "[yes (reroll 3)]");
    check(BTreeMap::from([(Card::Feint, Choice::No)]), "{feint=no}");
}

#[test]
fn what_carries_nothing_is_still_seen() {
    check(Order::Rally {}, "rally");
    check(Order::Wait(Empty {}), "wait ()");
    check(Empty {}, "()");
    check(Marker, "()");
    check((), "()");
    check(vec![Empty {}], "[()]");
    check(Vec::<u8>::new(), "[]");
    check(BTreeMap::<u8, u8>::new(), "{}");
    check(String::new(), "\"\"");
}

#[test]
fn structs_are_fields_and_lie_in_each_other_in_parentheses() {
    check(Point::whole(10, 20), "x=10 y=20");
    check(hussar(3), "id=hussar-3 at=(x=10 y=20.5) facing=90 wounds=2 rate-of-fire=-");
    check(Some(Point::whole(10, 20)), "x=10 y=20");
    check(
        position(),
        "turn=3 models=[(id=hussar-1 at=(x=10 y=20.5) facing=90 wounds=2 rate-of-fire=-) \
         (id=hussar-2 at=(x=10 y=20.5) facing=90 wounds=2 rate-of-fire=2)] hands={0=[feint turn-to-burn] 1=[]} \
         places={(x=1 y=2)=\"the old mill\"} steps=[pass (answer parry card=feint)] rule=duel.clash.strike note=\"\"",
    );
}

#[test]
fn lists_tuples_sets_and_maps() {
    check([1_u8, 2, 3], "[1 2 3]");
    check((1_u8, true, 'x'), "[1 yes x]");
    check(vec![vec![1_i64], vec![]], "[[1] []]");
    check(BTreeSet::from([3_u8, 1]), "[1 3]");
    check(SmallVec::<[u8; 2]>::from_slice(&[1, 2, 3]), "[1 2 3]");
    check(BTreeMap::from([((1_u8, 2_u8), Some(3_u8)), ((2, 1), None)]), "{[1 2]=3 [2 1]=-}");
    check(BTreeMap::from([(None, 0_u8), (Some(-1), 1)]), "{-=0 -1=1}");
    assert_eq!(to_text(&b"abc"[..]).as_deref(), Ok("[97 98 99]"));
}

#[test]
fn a_dash_is_nothing_and_two_are_a_present_nothing() {
    check(None::<u8>, "-");
    check(Some(3_u8), "3");
    check(Some(-3_i8), "-3");
    check(None::<Option<u8>>, "-");
    check(Some(None::<u8>), "--");
    check(Some(Some(3_u8)), "3");
    check(vec![Some(Some(None::<u8>)), Some(None), None], "[--- -- -]");
    check(Some(()), "()");
    check(None::<()>, "-");
    check(Some("-".to_owned()), "\"-\"");
    check(Some("--".to_owned()), "\"--\"");
    check(Some('-'), "\"-\"");
}

#[test]
fn numbers_are_as_short_as_they_can_be() {
    check(u64::MAX, "18446744073709551615");
    check(i64::MIN, "-9223372036854775808");
    check(20.0_f64, "20");
    check(20.5_f64, "20.5");
    check(0.1_f64 + 0.2, "0.30000000000000004");
    check(1e300_f64, "1e300");
    check(1.5e-7_f64, "1.5e-7");
    check(0.1_f32, "0.1");
    assert_eq!(to_text(&-0.0_f64).as_deref(), Ok("-0"));
    assert!(from_text::<f64>("-0").unwrap().is_sign_negative());
}

#[test]
fn numbers_that_are_none_have_no_text() {
    for (number, message) in [
        (f64::NAN, "NaN is not a number one can write"),
        (f64::INFINITY, "inf is not a number one can write"),
        (f64::NEG_INFINITY, "-inf is not a number one can write"),
    ] {
        assert_eq!(to_text(&number).unwrap_err().to_string(), message);
    }
    let error = to_text(&BTreeMap::from([(1_u8, f32::NAN)])).unwrap_err();
    assert_eq!((error.to_string().as_str(), error.place()), ("NaN is not a number one can write", None));
}

#[test]
fn texts_are_bare_when_nobody_could_mistake_them() {
    for plain in ["hussar", "hussar-3", "duel.clash.strike", "12a", "-x", "+", "a:b", "_", "1.2.3", "Yes", "e5", "-.5"]
    {
        check(plain.to_owned(), plain);
    }
    for quoted in ["", "-", "---", "yes", "no", "12", "-4.25", "007", "1e5", "two words", "a=b", "(", "é", "#1", "a,b"]
    {
        check(quoted.to_owned(), &format!("\"{quoted}\""));
    }
    check("say \"so\"\\\n\t\r\u{0}\u{7f}\u{85}🎲".to_owned(), r#""say \"so\"\\\n\t\r\u{0}\u{7f}\u{85}🎲""#);
    check(' ', "\" \"");
    check('é', "\"é\"");
    check('7', "\"7\"");
}

#[test]
fn what_writes_itself_stands_bare_even_if_it_looks_like_a_number() {
    for hundredths in [0, 5, -5, 70, 425, 450, -1200, 999_999_999, i32::MAX, -i32::MAX] {
        let length = Inches::hundredths(hundredths);
        check(length, &length.to_string());
        check(vec![Some(length), None], &format!("[{length} -]"));
    }
    for hundredths in (0..36_000).step_by(17) {
        check(Bearing::hundredths(hundredths), &Inches::hundredths(hundredths).to_string());
    }
    check(RuleId::find("duel.clash.strike"), "duel.clash.strike");
    check(vec![model("hussar", 3), model("the old guard", 1)], "[hussar-3 \"the old guard-1\"]");
}

#[test]
fn wrappers_do_not_show() {
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Seat(u8);
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(transparent)]
    struct Place {
        at: Point,
    }
    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Pair(u8, Seat);
    check(Seat(1), "1");
    check(Place { at: Point::whole(1, 2) }, "x=1 y=2");
    check(vec![Pair(1, Seat(2))], "[[1 2]]");
    check(Arc::new(Box::new(Cow::<str>::Owned("x".into()))), "x");
    check::<Arc<str>>("a b".into(), "\"a b\"");
}

#[test]
fn words_and_plain_quotes_are_borrowed_not_copied() {
    let text = "[hussar \"two words\"]";
    assert_eq!(from_text::<Vec<&str>>(text).unwrap(), ["hussar", "two words"]);
    assert!(from_text::<Vec<&str>>(r#"["\n"]"#).is_err());
}

#[test]
fn spaces_lines_and_comments_say_nothing() {
    let text =
        "# where they stand\n\tid =hussar-3\r\n at= ( x=10 # inches\n y=20.5)facing=90 wounds=2\nrate-of-fire=-#none";
    assert_eq!(from_text(text), Ok(hussar(3)));
    assert_eq!(from_text("(id=hussar-3 at=(y=20.5 x=10) wounds=2 facing=90)"), Ok(hussar(3)));
    assert_eq!(from_text("answer (parry card=feint)"), Ok(Order::Answer(Choice::Parry { card: Card::Feint })));
    assert_eq!(from_text("[(pass) \"pass\"]"), Ok(vec![Order::Pass, Order::Pass]));
}
