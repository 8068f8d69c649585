//! Battles as the page plays them: orders as text, files that give a battle back, gestures that become orders.

use battle::{Seat, Sketch, scene::Target};
use catalogue::Language;
use table::{Inches, Point};
use web::session::Session;

fn start(system: &str, battle: &str) -> Box<dyn Session> {
    let offer = games::find(system).expect("a game of the page");
    offer.start(battle, 7).expect("a ready battle")
}

/// Lets bots answer until this holds, or the battle is over.
fn play_until(session: &mut dyn Session, stop: impl Fn(&dyn Session) -> bool) {
    for mind in 0..5_000 {
        if session.decision().is_none() || stop(session) {
            return;
        }
        let order = session.advice("random", mind, None).expect("a bot answers");
        session.give(&order).expect("what a bot says is legal");
    }
    panic!("the battle does not end");
}

#[test]
fn every_ready_battle_of_every_game_begins_with_a_question() {
    for offer in games::all() {
        for battle in offer.battles().iter().map(|it| it.word) {
            let session = start(offer.name(), battle);
            let seat = session.decision().expect("a question").seat;
            let scene = session.scene(Some(seat));
            assert!(scene.question.is_some() && !scene.choices.is_empty(), "{} {battle}", offer.name());
            assert!(!scene.players.is_empty(), "{} {battle}", offer.name());
        }
    }
}

#[test]
fn a_battle_of_ones_own_begins_or_says_what_is_wrong() {
    let offer = games::find("warzone").expect("a game of the page");
    let mut answers = battle::form::Answers::new();
    answers.insert("table".to_owned(), "six-by-four".to_owned());
    let session = offer.own(&answers, 7).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(session.decision().is_some());
    answers.insert("army-0".to_owned(), "own".to_owned());
    answers.insert("roster-0".to_owned(), "name = ".to_owned());
    let faults = offer.own(&answers, 7).err().expect("the roster is no roster");
    assert_eq!(faults.iter().map(|it| it.key.as_ref()).collect::<Vec<_>>(), ["wz-form-misread"]);
    let without = games::find("duel").expect("a game of the page");
    assert!(without.form(&answers).is_empty() && without.own(&answers, 7).is_err());
}

#[test]
fn a_battle_played_to_its_end_is_given_back_by_its_file() {
    for (system, battle) in [("duel", "standard"), ("warzone", "duel-of-heroes")] {
        let mut session = start(system, battle);
        play_until(session.as_mut(), |_| false);
        assert!(session.outcome().is_some(), "{system}");
        let (again, fault) = kit::resume(games::all(), &session.replay(), 0).expect("our own file");
        assert_eq!(fault, None, "{system}");
        assert_eq!(again.log(0, None), session.log(0, None), "{system}");
        assert_eq!(again.given(), session.given(), "{system}");
    }
}

#[test]
fn dice_are_tallied_for_who_rolled_them_with_the_chance_they_had() {
    for (system, battle) in [("duel", "standard"), ("warzone", "duel-of-heroes")] {
        let mut session = start(system, battle);
        play_until(session.as_mut(), |_| false);
        let log = session.log(0, None);
        let tests: Vec<_> = log.iter().filter_map(|told| told.tally.map(|tally| (told, tally))).collect();
        assert!(tests.len() > 3, "{system}");
        assert!(tests.iter().all(|(told, it)| told.die().is_some() && (0.0..=1.0).contains(&it.chance)), "{system}");
        let others = tests.iter().any(|(told, it)| told.seat != it.seat);
        assert!(system == "duel" || others, "who is hit tests its armour itself");
    }
}

#[test]
fn a_file_cut_short_gives_back_what_it_holds() {
    let mut session = start("duel", "standard");
    play_until(session.as_mut(), |it| it.given() >= 12);
    let file = session.replay();
    let cut: String = file.lines().take(file.lines().count() - 4).map(|it| format!("{it}\n")).collect();
    let (again, fault) = kit::resume(games::all(), &cut, 0).expect("most of it is there");
    assert!(fault.is_some() && (1..12).contains(&again.given()), "{fault:?}, {} orders", again.given());
    assert!(kit::resume(games::all(), "no replay at all", 0).is_err());
}

/// A file that was changed, or is of other rules, is played as far as it goes, and what speaks against it is said.
#[test]
fn doubts_about_a_file_are_told() {
    let mut session = start("duel", "standard");
    play_until(session.as_mut(), |it| it.given() >= 12);
    let file = session.replay();
    let told = |text: &str| {
        let (again, fault) = kit::resume(games::all(), text, 0).expect("our own file");
        assert_eq!(again.given(), session.given(), "all of it is played: {fault:?}");
        fault.unwrap_or_default()
    };
    assert_eq!(told(&file), "");
    let other = told(&file.replacen("\nengine ", "\nengine 9", 1));
    assert!(other.contains("was played under") && other.contains("was changed"), "{other}");
    let ended = told(&file.replacen("\nopen\n", "\nover 1 2\n", 1));
    assert!(ended.contains("does not end as the replay says"), "{ended}");
}

/// A link leaves the hashes of states at home: that is no reason to doubt it. A file that has lost one of them is doubted.
#[test]
fn a_battle_from_a_link_is_taken_up_without_a_doubt() {
    for (system, battle) in [("duel", "standard"), ("warzone", "first-battle"), ("deadzone", "first-patrol")] {
        let mut session = start(system, battle);
        play_until(session.as_mut(), |it| it.given() >= 40);
        let file = session.replay();
        assert!(file.lines().any(|it| it.starts_with("state ")), "{system}: the file has hashes");
        let link = web::link::pack(&file).expect("it is short enough");
        let text = web::link::unpack(&link).expect("it is whole");
        let (again, fault) = kit::resume(games::all(), &text, 0).expect("our own link");
        assert_eq!((fault, again.given()), (None, session.given()), "{system}");
        let first = file.lines().find(|it| it.starts_with("state ")).expect("it has hashes");
        let (_, fault) =
            kit::resume(games::all(), &file.replacen(&format!("{first}\n"), "", 1), 0).expect("our own file");
        assert!(fault.is_some_and(|it| it.contains("is missing")), "{system}: {first}");
    }
}

#[test]
fn looking_back_and_branching_off_leave_the_battle_alone() {
    let mut session = start("duel", "standard");
    play_until(session.as_mut(), |it| it.given() >= 10);
    let (log, scene) = (session.log(0, None), session.scene_after(4));
    let branch = session.branch(4);
    assert_eq!(branch.given(), 4);
    assert_eq!(branch.scene(None), scene);
    assert_eq!(session.log(0, None), log);
}

#[test]
fn what_is_no_order_is_refused() {
    let mut session = start("warzone", "first-battle");
    assert!(session.give("nonsense").is_err());
    assert!(session.give("DeclareNothing").is_err());
    assert_eq!(session.given(), 0);
}

/// A battle in which a model of this seat acts, and that model's place.
fn acting() -> (Box<dyn Session>, Seat, Point) {
    let mut session = start("warzone", "first-battle");
    let is_acting =
        |it: &dyn Session| it.decision().is_some_and(|d| it.scene(Some(d.seat)).tiles.iter().any(|t| t.kind == "move"));
    play_until(session.as_mut(), is_acting);
    let seat = session.decision().expect("somebody acts").seat;
    let scene = session.scene(Some(seat));
    let actor = scene.actor.as_deref().and_then(|it| scene.piece(it)).expect("somebody acts");
    let battle::scene::Outline::Disc { at, .. } = actor.outline else { panic!("models stand on discs") };
    (session, seat, at)
}

fn sketch(tile: &str, at: Point) -> Sketch {
    Sketch { tile: tile.to_owned(), points: vec![Target::Place(at)], facing: None }
}

#[test]
fn a_short_way_is_drawn_measured_and_legal_and_a_long_one_is_refused_with_its_rule() {
    let (mut session, seat, at) = acting();
    let middle = Point::new(Inches::whole(24), Inches::whole(24)).to_vec();
    let towards =
        |far: f64| Point::nearest(at.to_vec() + (middle - at.to_vec()).unit().expect("not in the middle") * far);
    let legal =
        (1..=8).map(|it| session.compose(seat, &sketch("move", towards(f64::from(it) * 0.5))).expect("an order"));
    let legal: Vec<String> = legal.collect();
    let legal = legal.iter().rev().find(|it| session.preview(seat, it).is_some_and(|it| it.refusals.is_empty()));
    let legal = legal.expect("there is room for a step").clone();
    let preview = session.preview(seat, &legal).expect("a preview");
    assert!(preview.trail.len() >= 2 && preview.stands.len() == 1 && !preview.measures.is_empty());

    let long = session.compose(seat, &sketch("move", towards(20.0))).expect("an order");
    assert!(!session.preview(seat, &long).expect("a preview").refusals.is_empty());
    assert!(session.give(&long).is_err());

    assert!(!session.reach(seat, "move").is_empty(), "how far it can go is drawn");
    session.give(&legal).expect("what is previewed as legal is accepted");
    assert!(session.undo_objection().is_none() && session.undo(), "no dice fell");
}

#[test]
fn squads_are_set_up_around_a_place() {
    let mut session = start("warzone", "first-battle");
    let deploys = |it: &dyn Session| {
        it.decision().is_some_and(|d| it.scene(Some(d.seat)).tiles.iter().any(|t| t.kind.starts_with("deploy")))
    };
    play_until(session.as_mut(), deploys);
    let seat = session.decision().expect("somebody sets up").seat;
    let scene = session.scene(Some(seat));
    let zone = scene.zones.iter().find(|it| it.seat == Some(seat)).expect("a zone");
    let battle::scene::Outline::Polygon(corners) = &zone.outline else { panic!("zones are polygons") };
    let middle = corners.iter().fold(table::Vec2::default(), |sum, it| sum + it.to_vec() * 0.25);
    let order = session.compose(seat, &sketch(&scene.tiles[0].kind, Point::nearest(middle))).expect("an order");
    let preview = session.preview(seat, &order).expect("a preview");
    assert!(preview.refusals.is_empty(), "{:?}", preview.refusals);
    session.give(&order).expect("there is room in the middle");
}

#[test]
fn chance_and_five_levels_are_offered_and_older_names_still_play() {
    for offer in games::all() {
        assert_eq!(offer.bots(), ["random", "level-1", "level-2", "level-3", "level-4", "level-5"], "{}", offer.name());
        let battle = offer.battles()[0].word;
        let mut session = start(offer.name(), battle);
        assert!(session.advice("tactician", 1, None).is_some(), "{}", offer.name());
    }
}

#[test]
fn a_bot_may_have_a_style_and_no_other_than_there_is() {
    for offer in games::all() {
        let mut session = start(offer.name(), offer.battles()[0].word);
        assert_eq!(session.roles(), offer.roles());
        assert!(session.advice("level-4:cautious", 1, None).is_some(), "{}", offer.name());
        assert!(session.advice("level-4:brave", 1, None).is_none(), "{}", offer.name());
        for role in offer.roles() {
            assert!(session.advice(&format!("level-1:{role}=aggressive"), 1, None).is_some(), "{role}");
        }
    }
}

#[test]
fn styles_and_roles_have_words_in_every_language() {
    let roles = games::all().iter().flat_map(|it| it.roles()).map(|it| format!("\npage-role-{it} = "));
    let styles = bots::Style::ALL.map(|it| format!("\npage-style-{} = ", it.name));
    let words: Vec<String> = roles.chain(styles).collect();
    for page in [
        include_str!("../../../data/i18n/en/page.ftl"),
        include_str!("../../../data/i18n/fr/page.ftl"),
        include_str!("../../../data/i18n/it/page.ftl"),
    ] {
        assert!(words.iter().all(|it| page.contains(it)), "{words:?}");
    }
}

#[test]
fn every_ready_battle_and_every_group_has_words_in_every_language() {
    let pages = |language: Language| match language {
        Language::En => include_str!("../../../data/i18n/en/page.ftl"),
        Language::Fr => include_str!("../../../data/i18n/fr/page.ftl"),
        Language::It => include_str!("../../../data/i18n/it/page.ftl"),
    };
    for (game, language) in games::all().iter().flat_map(|it| Language::ALL.map(|language| (it, language))) {
        let words = format!("{}\n{}", pages(language), game.messages(language));
        for it in game.battles() {
            let keys =
                [format!("battle-{}", it.word), format!("battle-{}-about", it.word), format!("group-{}", it.group)];
            for key in keys {
                assert!(words.contains(&format!("\npage-{key} = ")), "page-{key} in {language:?}");
            }
        }
    }
}

#[test]
fn a_hint_is_a_legal_plan_with_reasons_in_words() {
    for (system, battle) in [("duel", "standard"), ("deadzone", "first-patrol"), ("warzone", "duel-of-heroes")] {
        let mut session = start(system, battle);
        play_until(session.as_mut(), |it| it.given() > 30);
        let mut hint = session.hint(1, None).expect("there is time");
        while hint.reasons.is_empty() {
            session.give(&hint.orders[0]).expect("what is advised is legal");
            hint = session.hint(1, None).expect("there is a choice sooner or later");
        }
        let seat = session.decision().expect("it goes on").seat;
        assert!((0.0..=1.0).contains(&hint.chance), "{system}: {hint:?}");
        assert!(session.suppose(seat, &hint.orders).is_some() && !hint.orders.is_empty(), "{system}: {hint:?}");
        let then: Vec<_> = hint.orders.iter().chain(&hint.expected).cloned().collect();
        assert!(session.suppose(seat, &then).is_some(), "{system}: what is expected can be done: {hint:?}");
        assert!(!hint.expected.is_empty(), "{system}: nobody is expected to do anything: {hint:?}");
        for language in Language::ALL {
            let words = session.words(language);
            let worded = |it: &str| it == "page-advice-follows" || words.contains(&format!("\n{it} = "));
            assert!(hint.reasons.iter().all(|it| worded(&it.0)), "{system}: {:?}", hint.reasons);
        }
        session.give(&hint.orders[0]).expect("what is advised is legal");
    }
}

#[test]
fn everything_an_evaluation_counts_has_words_in_every_language() {
    struct Worded;
    impl games::Visitor for Worded {
        type Output = ();

        fn visit<G: games::Game>(self, game: G) {
            for language in Language::ALL {
                for it in G::FEATURES.iter().chain(G::PROSPECTS) {
                    assert!(
                        game.messages(language).contains(&format!("\n{} = ", it.word)),
                        "{} in {language:?}",
                        it.word
                    );
                }
            }
        }
    }
    for name in games::NAMES {
        games::visit(name, Worded).expect("it is listed");
    }
}

#[test]
fn a_review_leads_to_the_moments_where_a_battle_turned() {
    let mut session = start("duel", "standard");
    play_until(session.as_mut(), |_| false);
    let review = session.review();
    assert_eq!((review.seats.len(), review.turns.len()), (2, 3));
    assert!((review.seats[0].0 + review.seats[1].0).abs() < 1e-9, "the luck of one is the other's bad luck");
    for turn in &review.turns {
        let then = session.branch(turn.order as usize);
        assert_eq!(then.decision().map(|it| it.seat), Some(Seat(turn.seat)));
        assert!(turn.better.is_empty() || then.suppose(Seat(turn.seat), &turn.better).is_some(), "{turn:?}");
        assert!(turn.better.is_empty() == (turn.gain == 0.0), "{turn:?}");
    }
}
