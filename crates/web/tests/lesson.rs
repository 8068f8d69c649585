//! Lessons: every one can be done as it is shown, in every language, and whoever strays comes back.

use battle::{
    Line, Seat, Speech,
    lesson::{Lesson, Seen, Step, Until},
    scene::{Ground, Target},
};
use catalogue::Language;
use kit::Offer;
use web::{keymap::ACTS, session::Session};

/// Who learns.
const LEARNER: Seat = Seat(0);

/// Every lesson of every game, with its battle.
fn lessons() -> Vec<(Offer, &'static str, Lesson, Box<dyn Session>)> {
    let of = |offer: Offer| {
        offer.lessons().into_iter().map(move |word| {
            let (lesson, session) = offer.learn(word).expect("a lesson");
            (offer, word, lesson, session)
        })
    };
    games::all().iter().flat_map(|it| of(*it)).collect()
}

/// Lets everybody else answer as the lesson has it, and lets go by what the step lets the learner let go by.
fn let_others_answer(session: &mut dyn Session, lesson: &Lesson, step: &Step) {
    while let Some(decision) = session.decision() {
        let theirs = decision.seat != LEARNER;
        if !theirs && !step.lets.contains(&decision.rule) {
            return;
        }
        let legal = |it: &&String| session.preview(decision.seat, it).is_some_and(|it| it.refusals.is_empty());
        let written = lesson.theirs.iter().find(legal).filter(|_| theirs).cloned();
        let order = written.or_else(|| session.pass());
        let order = order.unwrap_or_else(|| panic!("{}: nothing is written for {:?}", step.word, decision.rule));
        session.give(&order).expect("it is legal");
    }
}

/// Does what a step shows; whether that met it.
fn do_as_shown(session: &mut dyn Session, lesson: &Lesson, step: &Step) -> bool {
    let mut met = false;
    for order in &step.does {
        let given = session.given();
        session.give(order).unwrap_or_else(|why| panic!("{}: {order}: {why:?}", step.word));
        let (seat, kind) = session.said(given).expect("it was given");
        met |= seat == LEARNER && step.until.is_met(Seen::Order(&kind));
        met |= session.log(given, Some(LEARNER)).iter().any(|it| step.until.is_met(Seen::Told(&it.line)));
        let_others_answer(session, lesson, step);
    }
    met
}

/// Whether what the step points at is there.
fn is_there(session: &dyn Session, target: &Target) -> bool {
    let scene = session.scene(Some(LEARNER));
    match target {
        Target::Piece(id) => scene.piece(id).is_some(),
        Target::Group(id) => scene.groups.iter().any(|it| it.id == *id),
        Target::Place(_) | Target::Item(_) | Target::Cube(..) | Target::Means { .. } => true,
    }
}

/// Whether the page could show this.
fn can_be_shown(session: &dyn Session, word: &str, step: &Step) -> bool {
    match (word, step.at.as_slice()) {
        ("datasheet", [Target::Piece(id), ..]) => session.sheet(LEARNER, id).is_some(),
        ("mission", _) => session.mission(LEARNER).is_some_and(|it| !it.scores.is_empty() && !it.bars.is_empty()),
        ("view", _) => matches!(session.scene(None).ground, Ground::Lattice { levels: 2.., .. }),
        ("sight", [from, to]) => !session.look(LEARNER, from, to).sights.is_empty(),
        ("again", _) => (0..session.given()).any(|it| session.said(it).is_some_and(|it| it.0 != LEARNER)),
        _ => false,
    }
}

/// Does a step as it is shown; whether that met it.
fn takes_step(session: &mut dyn Session, lesson: &Lesson, step: &Step) -> bool {
    let before = session.given();
    let_others_answer(session, lesson, step);
    for target in &step.at {
        assert!(is_there(session, target), "{}: {target:?} is not on the table", step.word);
    }
    match &step.until {
        Until::Order(_) => do_as_shown(session, lesson, step),
        Until::Told(_) => {
            let met = do_as_shown(session, lesson, step);
            met || session.log(0, Some(LEARNER)).iter().any(|it| step.until.is_met(Seen::Told(&it.line)))
        }
        Until::Forecast => {
            let scene = session.scene(Some(LEARNER));
            let shot = scene.choices.iter().find(|it| Some(&it.tile) == step.tile.as_ref() && it.aims() == step.at);
            shot.is_some_and(|it| session.forecast(LEARNER, &it.order).is_some_and(|it| !it.joint.is_empty()))
        }
        Until::Shown(word) => can_be_shown(session, word, step),
        Until::Undone => session.undo_objection().is_none() && session.undo(),
        Until::Hinted => session.hint(3, None).is_some_and(|it| !it.orders.is_empty()),
        Until::Turn => {
            do_as_shown(session, lesson, step);
            (before..session.given()).any(|it| session.said(it).is_some_and(|it| it.0 != LEARNER))
        }
        Until::Why | Until::Read => true,
    }
}

#[test]
fn every_lesson_can_be_done_as_it_is_shown() {
    for (offer, word, lesson, mut session) in lessons() {
        for step in &lesson.steps {
            assert!(takes_step(session.as_mut(), &lesson, step), "{} {word}: {} is not met", offer.name(), step.word);
        }
        let thrown: usize = (0..session.given()).filter_map(|it| session.turn(it)).map(|it| faces(&it)).sum();
        assert_eq!(
            thrown,
            lesson.faces.len(),
            "{} {word}: every prepared die is spent, and none besides",
            offer.name()
        );
    }
}

/// How many dice the text of an order tells of: a line for each roll, with its rule, `2d20`, and the faces.
fn faces(turn: &str) -> usize {
    let rolls = turn.lines().filter_map(|it| it.strip_prefix("  ")?.split(' ').nth(1));
    rolls.filter_map(|it| it.split_once('d')?.0.parse::<usize>().ok()).sum()
}

#[test]
fn the_first_lessons_have_the_steps_that_were_agreed() {
    for (offer, word, lesson, _) in lessons() {
        let wanted = match (offer.name(), word) {
            ("warzone", "first") => 16,
            ("deadzone", "first") => 17,
            _ => 13,
        };
        assert_eq!(lesson.steps.len(), wanted, "{} {word}", offer.name());
    }
}

#[test]
fn the_second_lesson_shakes_the_enemy() {
    let (_, _, lesson, mut session) = lessons().into_iter().find(|it| it.1 == "charge").expect("a lesson");
    for step in &lesson.steps {
        takes_step(session.as_mut(), &lesson, step);
    }
    let groups = session.scene(Some(LEARNER)).groups;
    assert!(groups.iter().any(|it| it.seat == Seat(1) && !it.badges.is_empty()), "the enemy is shaken in the end");
}

#[test]
fn every_step_has_its_words_in_every_language() {
    for (offer, word, lesson, session) in lessons() {
        let english = Speech::new(Language::En, &[&|it| session.words(it)]).expect("the words can be read");
        for language in [Language::En, Language::Fr, Language::It] {
            let speech = Speech::new(language, &[&|it| session.words(it)]).expect("the words can be read");
            let steps =
                lesson.steps.iter().flat_map(|step| ["", "-do", "-tap", "-why"].map(|it| (step.word.as_str(), it)));
            for (step, part) in steps.chain([("over", ""), ("over", "-do"), ("title", ""), ("note", "")]) {
                let key = format!("{}-lesson-{word}-{step}{part}", offer.name());
                let args = ACTS.iter().map(|it| (it.1.into(), battle::Arg::Name("K".to_owned()))).collect();
                let line = Line { key: key.clone().into(), args };
                let said = speech.say(&line);
                assert!(language == Language::En || said != english.say(&line), "{language:?}: {key} is in English");
                assert!(!said.contains(&key) && said.len() > 3 && !said.contains('{'), "{language:?}: {key}: {said}");
            }
        }
    }
}

#[test]
fn whoever_goes_back_to_the_start_of_a_step_meets_the_same_dice_again() {
    let (_, _, lesson, mut session) = lessons().into_iter().find(|it| it.1 == "first").expect("a lesson");
    for step in &lesson.steps {
        takes_step(session.as_mut(), &lesson, step);
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
