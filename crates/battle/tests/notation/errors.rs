//! What is said about a text that cannot be read: where, what was expected, what was found.

use std::collections::BTreeMap;

use battle::notation::{Place, from_text};
use serde::{Deserialize, de::DeserializeOwned};
use table::{Inches, Point};

use crate::vocabulary::{Choice, Empty, Marker, Model, ModelId, Order};

#[track_caller]
fn refuse<T: DeserializeOwned>(text: &str, message: &str) {
    match from_text::<T>(text) {
        Ok(_) => panic!("{text} was read, but should be refused: {message}"),
        Err(error) => assert_eq!(error.to_string(), message, "{text}"),
    }
}

#[test]
fn the_field_the_line_and_the_column_are_named() {
    refuse::<Model>(
        "id=hussar-3\nat=(x=1 y=2)\nfacing=90 wounds=x",
        "line 3, column 18: expected a whole number from 0 to 255 for `wounds`, found \"x\"",
    );
    let error = from_text::<Model>("id=hussar-3\n  wounds=-1").unwrap_err();
    assert_eq!((error.place(), error.field()), (Some(Place { line: 2, column: 10 }), Some("wounds")));
    refuse::<Vec<u8>>("# é\n[1 \"é\"]", "line 2, column 4: expected a whole number from 0 to 255, found \"é\"");
    refuse::<(String, u8)>("[\"éé\" x]", "line 1, column 7: expected a whole number from 0 to 255, found \"x\"");
}

#[test]
fn numbers() {
    refuse::<u8>("256", "line 1, column 1: expected a whole number from 0 to 255, found \"256\"");
    refuse::<i8>("-129", "line 1, column 1: expected a whole number from -128 to 127, found \"-129\"");
    for spelled in ["007", "+7", "-0", "7.0", "1_000", "0x7", "--7"] {
        refuse::<i64>(
            spelled,
            &format!(
                "line 1, column 1: expected a whole number from -9223372036854775808 to 9223372036854775807, found \"{spelled}\""
            ),
        );
    }
    for spelled in ["NaN", "inf", "1e999", ".5", "5.", "1e", "+1", "1e+5", "-"] {
        refuse::<f64>(spelled, &format!("line 1, column 1: expected a number, found \"{spelled}\""));
    }
    refuse::<f32>("1e39", "line 1, column 1: expected a number, found \"1e39\"");
    refuse::<u8>("\"7\"", "line 1, column 1: expected a whole number from 0 to 255, found \"7\"");
}

#[test]
fn unknown_words_get_the_nearest_known_ones() {
    refuse::<Order>("shot shooter=a-1", "line 1, column 1: \"shot\" is not known here, did you mean \"shoot\"?");
    refuse::<Order>("focusfire", "line 1, column 1: \"focusfire\" is not known here, did you mean \"focus-fire\"?");
    refuse::<Order>("FocusFire", "line 1, column 1: \"FocusFire\" is not known here, did you mean \"focus-fire\"?");
    refuse::<Order>(
        "surrender",
        "line 1, column 1: \"surrender\" is not known here, known: \"pass\", \"activate\", \"shoot\", \"focus-fire\", \
         \"between\", \"move\", \"answer\", \"rally\" and 2 more",
    );
    refuse::<Vec<Choice>>(
        "[yes (maybe 3)]",
        "line 1, column 7: \"maybe\" is not known here, known: \"yes\", \"no\", \"parry\", \"reroll\"",
    );
    refuse::<Choice>("[", "line 1, column 1: expected one of \"yes\", \"no\", \"parry\", \"reroll\", found \"[\"");
    refuse::<Choice>(
        "",
        "line 1, column 1: expected one of \"yes\", \"no\", \"parry\", \"reroll\", found the end of the text",
    );
}

#[test]
fn unknown_missing_and_repeated_fields() {
    refuse::<Point>("x=1 z=2", "line 1, column 5: there is no field `z` here, did you mean \"x\" or \"y\"?");
    refuse::<Model>(
        "id=a-1 rate_of_fire=2",
        "line 1, column 8: there is no field `rate_of_fire` here, did you mean \"rate-of-fire\"?",
    );
    refuse::<Point>("x=1", "line 1, column 4: the field `y` is missing");
    refuse::<Model>("id=a-1 at=(x=1)", "line 1, column 15: the field `y` is missing (in `at`)");
    refuse::<Order>("shoot shooter=a-1", "line 1, column 18: the field `target` is missing");
    refuse::<Vec<Order>>("[shoot]", "line 1, column 2: the field `shooter` is missing");
    refuse::<Point>("x=1 x=1", "line 1, column 5: the field `x` is given twice");
    refuse::<Empty>("(x=1)", "line 1, column 2: there is no field `x` here, known: nothing");
    refuse::<Point>("x 1", "line 1, column 3: expected \"=\" and a value for `x`, found \"1\"");
    refuse::<Point>("x= y=2", "line 1, column 4: \"y\" is not a length in inches with at most two decimals (in `x`)");
    refuse::<Point>("=2", "line 1, column 1: expected the name of a field, found \"=\"");
    refuse::<BTreeMap<u8, u8>>("{1=1 2=1 1 =2}", "line 1, column 10: the key 1 is given twice");
}

#[test]
fn too_little_and_too_much() {
    refuse::<Order>("pass 3", "line 1, column 6: expected the end of the text, found \"3\"");
    refuse::<Order>("pass )", "line 1, column 6: expected the end of the text, found \")\"");
    refuse::<Order>("between 3", "line 1, column 10: expected value 2 of 2, found the end of the text");
    refuse::<Order>("between 3 4 5", "line 1, column 13: expected the end of the text, found \"5\"");
    refuse::<Order>(
        "answer",
        "line 1, column 7: expected one of \"yes\", \"no\", \"parry\", \"reroll\", found the end of the text",
    );
    refuse::<(u8, u8)>("[1]", "line 1, column 3: expected value 2 of 2, found \"]\"");
    refuse::<(u8, u8)>("[1 2 3]", "line 1, column 6: expected \"]\", found \"3\"");
    refuse::<(u8, u8)>("1", "line 1, column 1: expected 2 values in brackets [ ], found \"1\"");
    refuse::<Vec<u8>>("[1 2", "line 1, column 5: expected \"]\", found the end of the text");
    refuse::<Vec<u8>>("[1 2)", "line 1, column 5: expected \"]\", found \")\"");
    refuse::<Vec<u8>>("1 2", "line 1, column 1: expected a list in brackets [ ], found \"1\"");
    refuse::<BTreeMap<u8, u8>>("{1 2}", "line 1, column 4: expected \"=\" and a value, found \"2\"");
    refuse::<BTreeMap<u8, u8>>("[]", "line 1, column 1: expected a map in braces { }, found \"[\"");
    refuse::<Model>("id=a-1 at=5", "line 1, column 11: expected fields in parentheses ( ) for `at`, found \"5\"");
    refuse::<Marker>("marker", "line 1, column 1: expected \"()\", found \"marker\"");
    refuse::<Vec<Order>>("[answer yes]", "line 1, column 2: \"answer\" carries something: write (answer …)");
    refuse::<Vec<Order>>("[(pass 3)]", "line 1, column 8: expected \")\", found \"3\"");
}

#[test]
fn words_texts_and_letters() {
    refuse::<bool>("true", "line 1, column 1: expected yes or no, found \"true\"");
    refuse::<String>("-", "line 1, column 1: expected a word or a text in quotes, found \"-\"");
    refuse::<String>("(", "line 1, column 1: expected a word or a text in quotes, found \"(\"");
    refuse::<String>("a,b", "line 1, column 2: expected the end of the text, found \",\"");
    refuse::<String>(
        "\"a\nb\"",
        "line 1, column 1: expected a word or a text in quotes, found a quote that is not closed on its line",
    );
    for escape in [r#""\x""#, r#""\u{}""#, r#""\u{d800}""#, r#""\u{1234567}""#, r#""\u41""#, r#""\u{+41}""#, r#""\é""#]
    {
        refuse::<String>(escape, r#"line 1, column 1: a backslash in quotes may stand before " \ n r t u{…} only"#);
    }
    refuse::<char>("ab", "line 1, column 1: expected a character, found \"ab\"");
    let long = "x".repeat(1000);
    refuse::<bool>(&long, &format!("line 1, column 1: expected yes or no, found \"{}…\"", "x".repeat(40)));
}

#[test]
fn what_a_type_itself_refuses_is_placed() {
    refuse::<Point>(
        "x=1 y=1.234",
        "line 1, column 7: \"1.234\" is not a length in inches with at most two decimals (in `y`)",
    );
    refuse::<Inches>(
        "yes",
        "line 1, column 1: expected a length in inches with at most two decimals, found boolean `true`",
    );
    refuse::<Vec<ModelId>>("[hussar-1 hussar]", "line 1, column 11: \"hussar\" is not a model");
    refuse::<Vec<catalogue::RuleId>>("[duel.nonsense]", "line 1, column 2: no rule \"duel.nonsense\" in the catalogue");
    refuse::<ModelId>("# who?\nhussar", "line 2, column 1: \"hussar\" is not a model");
    refuse::<std::num::NonZeroU8>("0", "line 1, column 1: expected a nonzero u8, found integer `0`");
}

#[test]
fn many_fields_given_twice_are_noticed_too() {
    #[derive(Debug, Deserialize)]
    #[allow(dead_code, reason = "only the reading of it is of interest")]
    struct Aliased {
        #[serde(alias = "b")]
        a: u8,
    }
    refuse::<Aliased>("a=1 b=2", "line 1, column 6: the field `a` is given twice");
    assert_eq!(from_text::<Aliased>("b=2").unwrap().a, 2);
}
