//! A table of cases at the edges, its figures worked out by a program of another make, in fractions: every face of three
//! dice for each shot, and whole throws of a pool with all its explosions before any die is rolled again.

use serde_json::Value;

use crate::{odds, same};

/// Each case: a line of arguments, then an indented line for each figure, `/` leading into an object.
const CASES: &str = include_str!("cases.txt");

#[test]
fn cases_at_the_edges() {
    let (mut asked, mut answer, mut figures) = ("", Value::Null, 0);
    for line in CASES.lines() {
        let Some(row) = line.strip_prefix("    ") else {
            (asked, answer) = (line, odds(line));
            continue;
        };
        let (key, right) = row.split_once(' ').unwrap_or_else(|| panic!("{row}: a key and a figure"));
        let found = key.split('/').fold(&answer, |object, key| &object[key]);
        same(&format!("{asked}: {key}"), found, right.parse().expect("a figure"));
        figures += 1;
    }
    assert_eq!(figures, 398);
}

/// Chances that are left out of an object are none.
#[test]
fn what_cannot_be_is_not_listed() {
    let answer = odds("warzone --rof 2 --rs 12 --st 18 --armour 12");
    assert_eq!(
        answer["wounds"].as_object().map(|it| it.keys().cloned().collect::<Vec<_>>().join(" ")).as_deref(),
        Some("0 2 4")
    );
}
