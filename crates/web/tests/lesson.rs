//! Lessons: every one can be done as it is shown, in every language, and whoever strays comes back.

use battle::{
    Line, Seat, Speech,
    lesson::{Lesson, Seen, Until},
    scene::Target,
};
use catalogue::Language;
use web::session::Session;

fn first() -> (Lesson, Box<dyn Session>) {
    let offer = games::find("warzone").expect("a game of the page");
    offer.learn(offer.lessons()[0]).expect("a lesson")
}

/// Lets everybody else answer as a lesson wants it: they let go by what they may.
fn let_others_pass(session: &mut dyn Session) {
    while session.decision().is_some_and(|it| it.seat != Seat(0)) {
        let Some(pass) = session.pass() else { return };
        session.give(&pass).expect("an offer may be passed");
    }
}

/// Does what a step shows; whether that met it.
fn do_as_shown(session: &mut dyn Session, until: &Until, does: &[String]) -> bool {
    let mut met = false;
    for order in does {
        let given = session.given();
        session.give(order).unwrap_or_else(|why| panic!("{order}: {why:?}"));
        let (seat, kind) = session.said(given).expect("it was given");
        met |= seat == Seat(0) && until.is_met(Seen::Order(&kind));
        met |= session.log(given, Some(Seat(0))).iter().any(|it| until.is_met(Seen::Told(&it.line)));
        let_others_pass(session);
    }
    met
}

#[test]
fn the_first_lesson_can_be_done_as_it_is_shown() {
    let (lesson, mut session) = first();
    for step in &lesson.steps {
        let scene = session.scene(Some(Seat(0)));
        for target in &step.at {
            let there = match target {
                Target::Piece(id) => scene.piece(id).is_some(),
                Target::Group(id) => scene.groups.iter().any(|it| it.id == *id),
                Target::Place(_) | Target::Item(_) | Target::Cube(..) | Target::Means { .. } => true,
            };
            assert!(there, "{}: {target:?} is not on the table", step.word);
        }
        let met = match &step.until {
            Until::Order(_) => do_as_shown(session.as_mut(), &step.until, &step.does),
            Until::Told(_) => session.log(0, Some(Seat(0))).iter().any(|it| step.until.is_met(Seen::Told(&it.line))),
            Until::Forecast => {
                let shot = scene.choices.iter().find(|it| Some(&it.tile) == step.tile.as_ref() && it.aims() == step.at);
                shot.is_some_and(|it| session.forecast(Seat(0), &it.order).is_some())
            }
            Until::Why | Until::Read => true,
        };
        assert!(met, "{} is not met as it is shown", step.word);
    }
    let pinned = session.scene(Some(Seat(0))).groups;
    assert!(pinned.iter().any(|it| it.seat == Seat(1) && !it.badges.is_empty()), "the enemy is shaken in the end");
}

#[test]
fn every_step_has_its_words_in_every_language() {
    let (lesson, session) = first();
    let english = Speech::new(Language::En, &[&|it| session.words(it)]).expect("the words can be read");
    for language in [Language::En, Language::Fr, Language::It] {
        let speech = Speech::new(language, &[&|it| session.words(it)]).expect("the words can be read");
        for step in &lesson.steps {
            for part in ["", "-do", "-why"] {
                let key = format!("warzone-lesson-first-{}{part}", step.word);
                let line = Line { key: key.clone().into(), args: Default::default() };
                let said = speech.say(&line);
                assert!(language == Language::En || said != english.say(&line), "{language:?}: {key} is in English");
                assert!(!said.contains(&key) && said.len() > 3, "{language:?}: {key}: {said}");
            }
        }
    }
}

#[test]
fn whoever_goes_back_to_the_start_of_a_step_meets_the_same_dice_again() {
    let (lesson, mut session) = first();
    for step in &lesson.steps {
        do_as_shown(session.as_mut(), &step.until, &step.does);
        if step.word == "shoot" {
            break;
        }
    }
    let shoots = |it: &usize| session.said(*it).is_some_and(|it| it.1 == "shoot");
    let before = (0..session.given()).find(shoots).expect("there was shooting");
    let mut again = session.branch(before);
    assert_eq!(again.given(), before);
    let shot = lesson.steps.iter().find(|it| it.word == "shoot").expect("there is shooting").does[0].clone();
    again.give(&shot).expect("as before");
    assert_eq!(again.turn(before), session.turn(before));
    let mut kept = kit::resume(games::all(), &session.branch(before).replay(), 99).expect("our own file").0;
    kept.prepare(&lesson.faces);
    kept.give(&shot).expect("as before");
    assert_eq!(kept.turn(before), session.turn(before), "and after a reload");
}
