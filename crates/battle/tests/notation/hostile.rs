//! Text from anywhere: whatever it is, the reader answers, without panic, runaway recursion or absurd allocation.

use std::collections::BTreeMap;

use battle::notation::{DEEPEST, block, from_text, to_text, tokens, words};
use proptest::prelude::*;
use serde::{Deserialize, Serialize, de::IgnoredAny};

use crate::{
    round_trip::Thing,
    vocabulary::{Order, Position},
};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Chain(Option<Box<Chain>>);

fn too_deep<T: for<'a> Deserialize<'a>>(text: &str) {
    let message = from_text::<T>(text).err().expect("far too deep").to_string();
    assert!(message.ends_with("nested more than 128 deep"), "{message}");
}

#[test]
fn nothing_goes_deeper_than_the_limit() {
    let many = 1_000_000;
    too_deep::<IgnoredAny>(&"[".repeat(many));
    too_deep::<IgnoredAny>(&"(a ".repeat(10_000));
    too_deep::<IgnoredAny>(&"{".repeat(many));
    too_deep::<Thing>(&"(list [".repeat(many));
    too_deep::<Order>(&"not ".repeat(many));
    too_deep::<Order>(&"not (".repeat(many));
    too_deep::<Chain>(&"-".repeat(many));
}

#[test]
fn what_can_be_written_can_be_read() {
    let nested = |depth: u8| (0..depth).fold(Order::Pass, |order, _| Order::Not(Box::new(order)));
    let chained = |depth: u8| (0..depth).fold(Chain(None), |chain, _| Chain(Some(Box::new(chain))));
    let mut depths = (0, 0);
    for depth in 0..=DEEPEST {
        if let Ok(text) = to_text(&nested(depth)) {
            assert_eq!(from_text(&text), Ok(nested(depth)));
            depths.0 = depth;
        }
        if let Ok(text) = to_text(&chained(depth)) {
            assert_eq!(from_text(&text), Ok(chained(depth)));
            depths.1 = depth;
        }
    }
    assert_eq!(depths, (DEEPEST - 1, DEEPEST / 2 - 1));
}

fn read_as_everything(text: &str) {
    let _ = from_text::<Thing>(text).map(|it| to_text(&it).expect("what was read can be written"));
    let _ = from_text::<Position>(text);
    let _ = from_text::<Order>(text);
    let _ = from_text::<Option<Option<String>>>(text);
    let _ = from_text::<BTreeMap<String, (f64, char)>>(text);
    let _ = from_text::<IgnoredAny>(text);
    let _ = block(&block(text));
    assert!(tokens(text).iter().all(|it| &text[it.span()] == it.text));
    assert!(words(text).count() <= tokens(text).len());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_as_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn token_soup_never_panics(soup in prop::collection::vec(prop::sample::select(SOUP), 0..60), gap in "[ \n]?") {
        read_as_everything(&soup.join(&gap));
    }

    #[test]
    fn a_good_text_with_one_token_changed_never_panics(at in any::<prop::sample::Index>(), put in prop::sample::select(SOUP)) {
        let text = to_text(&crate::vocabulary::position()).unwrap();
        let tokens = tokens(&text);
        let span = at.get(&tokens).span();
        read_as_everything(&format!("{}{put}{}", &text[..span.start], &text[span.end..]));
    }
}

const SOUP: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "=",
    "-",
    "--",
    "---",
    "\"",
    "\\",
    "\"a b\"",
    "#",
    "\n",
    "yes",
    "no",
    "0",
    "-1",
    "4.25",
    "1e9",
    "1e999",
    "18446744073709551616",
    "list",
    "maybe",
    "map",
    "leaf",
    "pair",
    "tree",
    "name",
    "left",
    "right",
    "x",
    "y",
    "é",
    "\u{feff}",
    "\u{0}",
    "turn",
    "models",
    "pass",
    "between",
    "not",
    "answer",
    "parry",
    "card",
    ",",
    "\"\\u{d800}\"",
];
