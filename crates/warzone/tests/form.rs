//! A battle of the players' own: what is asked, and what comes of the answers.

use battle::{System, form::Answers};
use warzone::{Mission, Opening, Warzone, form, ready};

fn answers(given: &[(&str, &str)]) -> Answers {
    given.iter().map(|(word, answer)| ((*word).to_owned(), (*answer).to_owned())).collect()
}

fn asked(given: &[(&str, &str)]) -> Vec<String> {
    form::fields(&answers(given)).into_iter().map(|it| it.word.into_owned()).collect()
}

fn faults(given: &[(&str, &str)]) -> Vec<String> {
    let faults = form::setup(ready::pack(), &answers(given)).expect_err("it is faulty");
    faults.iter().map(|it| it.line.key.to_string()).collect()
}

#[test]
fn nothing_answered_is_a_battle_already() {
    let setup = form::setup(ready::pack(), &Answers::new()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(
        (setup.mission, setup.opening.clone(), setup.forces.len()),
        (Mission::KILL_THEM_ALL, Opening::Mission, 2)
    );
    assert!(Warzone.start(&setup).is_ok());
}

#[test]
fn an_answer_brings_up_the_next_question() {
    assert_eq!(asked(&[]), ["army-0", "army-1", "table", "seed", "mission", "opening"]);
    assert_eq!(asked(&[("table", "old-chapel")]), ["army-0", "army-1", "table", "mission", "opening"]);
    let own = asked(&[("table", "own"), ("army-1", "own")]);
    assert_eq!(own, ["army-0", "army-1", "roster-1", "table", "ground", "mission", "opening"]);
}

#[test]
fn every_choice_of_every_field_makes_a_battle() {
    for field in form::fields(&Answers::new()) {
        let battle::form::Entry::OneOf(choices) = field.entry else { continue };
        for choice in choices {
            let setup = form::setup(ready::pack(), &answers(&[(field.word.as_ref(), &choice.word)]));
            // Rosters of different charts, a duel and an army, are no battle; they say so.
            let other_chart = choice.word.starts_with("duel-");
            assert_eq!(setup.is_ok(), !other_chart, "{} {}: {setup:?}", field.word, choice.word);
        }
    }
}

#[test]
fn the_same_seed_is_the_same_table() {
    let table =
        |seed: &str| form::setup(ready::pack(), &answers(&[("seed", seed), ("table", "six-by-four")])).unwrap().table;
    assert_eq!(table("12"), table("12"));
    assert_ne!(table("12"), table("13"));
    assert_eq!(table("12").width(), table::Inches::whole(72));
}

#[test]
fn ones_own_texts_are_read_and_their_faults_told() {
    let mine = ready::roster_text("first-battle-hussars").unwrap().replace("290th", "291st");
    let setup = form::setup(ready::pack(), &answers(&[("army-0", "own"), ("roster-0", &mine)]))
        .unwrap_or_else(|it| panic!("{it:?}"));
    assert!(Warzone.start(&setup).is_ok());
    let ground = ready::table_text("old-chapel").unwrap();
    assert!(form::setup(ready::pack(), &answers(&[("table", "own"), ("ground", ground)])).is_ok());
    assert_eq!(faults(&[("army-0", "own"), ("roster-0", "name = ")]), ["wz-form-misread"]);
    let both = faults(&[("army-0", "own"), ("roster-0", ""), ("table", "own"), ("ground", "width = 48")]);
    assert_eq!(both, ["wz-form-misread", "wz-form-misread"], "all that is wrong is told at once");
    let rich = mine.replace("points = 500", "points = 100");
    assert_eq!(faults(&[("army-0", "own"), ("roster-0", &rich)]), ["wz-fault-points"]);
    let flat = "width = 4\ndepth = 48\npieces = []";
    assert_eq!(faults(&[("table", "own"), ("ground", flat)]), ["wz-fault-table"]);
}
