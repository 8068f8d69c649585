//! A battle of the players' own: what is asked, and what comes of the answers.

use battle::{
    Battle, Line, Speech, System,
    form::{Answers, Entry, Field},
    replay,
};
use catalogue::Language;
use deadzone::{Deadzone, Friends, Mission, Settings, Setup, form, pack};

fn answers(given: &[(&str, &str)]) -> Answers {
    given.iter().map(|(word, answer)| ((*word).to_owned(), (*answer).to_owned())).collect()
}

fn setup(given: &[(&str, &str)]) -> Setup {
    form::setup(pack(), &answers(given)).unwrap_or_else(|faults| panic!("{given:?}: {faults:?}"))
}

fn asked(given: &[(&str, &str)], word: &str) -> Field {
    form::fields(pack(), &answers(given)).into_iter().find(|it| it.word == word).unwrap_or_else(|| panic!("no {word}"))
}

fn words_of(field: &Field) -> Vec<&str> {
    let Entry::OneOf(choices) = &field.entry else { panic!("{} is no choice", field.word) };
    choices.iter().map(|it| it.word.as_str()).collect()
}

fn told(given: &[(&str, &str)], language: Language) -> Vec<String> {
    let speech = Speech::new(language, &[&|it| Deadzone.messages(it)]).expect("words without a fault");
    let faults = form::setup(pack(), &answers(given)).expect_err("it cannot be played");
    faults.iter().map(|it| speech.say(&it.line)).collect()
}

#[test]
fn what_is_proposed_can_be_played_at_once() {
    let setup = setup(&[]);
    assert_eq!((setup.points, setup.mission, setup.settings), (100, Mission::Patrol, Settings::default()));
    assert!(Deadzone.start(&setup).is_ok());
}

#[test]
fn every_list_musters_a_legal_team_that_uses_its_points() {
    // dz.team.points, dz.team.type.leader
    for faction in words_of(&asked(&[], "faction-0")) {
        for points in ["100", "150", "200"] {
            let setup = setup(&[("points", points), ("faction-0", faction), ("team-0", "levy"), ("levy-0", "3")]);
            let spent: i64 = setup.teams[0].units.iter().map(|it| it.points).sum();
            let limit: i64 = points.parse().unwrap();
            assert!(spent <= limit && spent * 100 >= limit * 80, "{faction}: {spent} of {limit}");
            assert!(Deadzone.start(&setup).is_ok());
        }
    }
}

#[test]
fn the_same_seed_musters_the_same_team_and_another_another() {
    let team = |seed: &str| setup(&[("team-0", "levy"), ("levy-0", seed)]).teams[0].clone();
    assert_eq!(team("12"), team("12"));
    assert_ne!(team("12"), team("13"));
}

#[test]
fn ready_teams_are_those_of_the_faction_and_the_size() {
    let teams = |points: &str, faction: &str| {
        words_of(&asked(&[("points", points), ("faction-1", faction)], "team-1")).join(" ")
    };
    assert_eq!(teams("150", "plague"), "plague-150 levy own");
    assert_eq!(teams("200", "rebs"), "rebs-200 levy own");
    assert_eq!(teams("100", "nameless"), "levy own", "there is none, so one is mustered");
    assert_eq!(asked(&[("faction-1", "nameless"), ("team-1", "plague-150")], "team-1").answer, "levy");
}

#[test]
fn maps_are_made_by_hand_or_from_a_seed() {
    assert_ne!(setup(&[("seed", "1")]).map, setup(&[("seed", "2")]).map);
    assert_eq!(setup(&[("map", "depot")]).map.name, deadzone::ready::map("depot").unwrap().name);
    assert!(form::fields(pack(), &answers(&[("map", "depot")])).iter().all(|it| it.word != "seed"));
    assert_eq!(setup(&[("mission", "Random")]).mission, Mission::Random);
}

/// Every chapter of the settings unfolded.
fn house_chapters() -> Vec<(&'static str, &'static str)> {
    let fields = form::fields(pack(), &answers(&[("house", "own")]));
    let chapters = fields.iter().map(crate::support::word);
    chapters.filter(|it| it.starts_with("house-")).map(|it| (it, "own")).collect()
}

#[test]
fn the_house_sets_what_the_books_leave_open_and_the_replay_keeps_it() {
    let house = &[("house", "own"), ("dz-set-deadeye", "1"), ("dz-set-friends", "0"), ("dz-set-leader", "5")];
    let setup = setup(house);
    let agreed = Settings { deadeye_for_all: true, friends: Friends::Standing, leader_bonus: 5, ..Settings::default() };
    assert_eq!(setup.settings, agreed);
    let battle = Battle::start(Deadzone, setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let text = replay::write(&battle, Vec::new());
    let again = replay::play(Deadzone, &replay::read(&text).expect("it can be read")).expect("it plays");
    assert_eq!(again.state().field.setup.settings, agreed);
    // Chapters stay folded until something in them is set; then each setting has its name, what the catalogue rules first.
    let shown = |given: &[(&str, &str)]| {
        let fields = form::fields(pack(), &answers(given));
        fields.iter().filter(|it| it.word.starts_with("dz-set-")).count()
    };
    let all: Vec<(&str, &str)> = house_chapters().into_iter().chain([("house", "own")]).collect();
    assert_eq!((shown(&[("house", "own")]), shown(&all)), (0, Settings::default().lines().len()));
    assert!(shown(house) > 3 && shown(house) < shown(&all));
    assert_eq!(words_of(&asked(house, "dz-set-deadeye")), ["0", "1"]);
    assert_eq!(shown(&[("house", "own"), ("house-ability", "ruled"), ("dz-set-deadeye", "1")]), 0);
    // What is not asked does not count.
    let ruled = form::setup(pack(), &answers(&[("house", "ruled"), ("dz-set-deadeye", "1")])).unwrap();
    assert_eq!(ruled.settings, Settings::default());
}

#[test]
fn what_is_wrong_with_a_team_is_said_in_plain_words() {
    let own = |text: &str| [("team-0", "own"), ("roster-0", text)].iter().map(|it| (it.0, it.1.to_owned())).collect();
    let check = |given: Vec<(&str, String)>, language: Language, words: &str| {
        let given: Vec<(&str, &str)> = given.iter().map(|it| (it.0, it.1.as_str())).collect();
        let told = told(&given, language);
        assert!(told.iter().any(|it| it.contains(words)), "{words}: {told:?}");
        assert!(told.iter().all(|it| !it.contains('{')), "{told:?}");
    };
    let roster = asked(&[("team-0", "own")], "roster-0").answer;
    let leaderless = roster.replacen("enforcer-captain", "enforcer", 1);
    check(own(&leaderless), Language::En, "Player 1");
    check(own(&leaderless), Language::Fr, "Joueur 1");
    let small = roster.replace("points = 100", "points = 40");
    check(own(&small), Language::En, " points, 40 agreed");
    let large = roster.replace("points = 100", "points = 150");
    check(own(&large), Language::It, "150 punti, questa battaglia è da 100");
    check(own("name = 3"), Language::En, "This cannot be read");
}

#[test]
fn everything_asked_has_words_in_every_language() {
    let given = [("house", "own"), ("team-0", "own"), ("team-1", "levy")].into_iter().chain(house_chapters());
    let given = answers(&given.collect::<Vec<_>>());
    for language in Language::ALL {
        let speech = Speech::new(language, &[&|it| Deadzone.messages(it)]).expect("words without a fault");
        let said = |line: &Line| assert!(!speech.say(line).starts_with("dz-"), "{language:?}: {}", speech.say(line));
        for field in form::fields(pack(), &given) {
            said(&field.label);
            if let Entry::OneOf(choices) = &field.entry {
                choices.iter().for_each(|it| said(&it.label));
            }
        }
        assert_eq!(speech.missing(), 0, "{language:?}");
    }
}
