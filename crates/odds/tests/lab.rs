//! The lab asks what the games know, words all of it, and finds the same again behind a link.

use battle::{Line, Speech, form::Answers};
use catalogue::Language;
use kit::matchup::OddsAnswer;
use odds::{
    Over,
    lab::{self, BadLink, Sheet, Work, pictures},
};

fn fields(answers: &Answers) -> Vec<battle::form::Field> {
    lab::fields(&games::match_ups(), answers)
}

fn cases(answers: &Answers, over: Option<Over>) -> Result<Vec<(Line, Work)>, Box<Line>> {
    lab::cases(&games::match_ups(), answers, over)
}

fn write(sheet: &Sheet) -> String {
    lab::write(sheet, &fields)
}

fn read(link: &str) -> Result<Sheet, BadLink> {
    lab::read(link, &fields)
}

fn answers(given: &[(&str, &str)]) -> Answers {
    given.iter().map(|(word, answer)| ((*word).to_owned(), (*answer).to_owned())).collect()
}

fn questions() -> Vec<Answers> {
    vec![
        answers(&[]),
        answers(&[("game", "deadzone")]),
        answers(&[("by", "units"), ("models", "2"), ("target-models", "2")]),
        answers(&[("game", "deadzone"), ("by", "units"), ("models", "1"), ("target-models", "1"), ("answer", "shoot")]),
    ]
}

fn told(question: &Answers) -> OddsAnswer {
    let cases = cases(question, None).expect("a question of the form");
    cases[0].1.told().expect("it can be worked out")
}

fn chance(told: &OddsAnswer, key: &str) -> f64 {
    told.chances.iter().find(|it| it.what.key == key).unwrap_or_else(|| panic!("no {key}")).chance
}

#[test]
fn a_volley_is_what_the_game_says() {
    let told = told(&answers(&[("rof", "3"), ("rs", "13"), ("st", "12"), ("armour", "12"), ("wounds", "2")]));
    let volley = warzone::Volley { rof: 3, rs: 13, st: 12, armour: 12, impenetrable: None, heal: None, critical: None };
    assert_eq!(chance(&told, "lab-chance-kill"), volley.kills(2));
    assert_eq!(told.spreads[0].odds, volley.wounds().iter().collect::<Vec<_>>());
}

#[test]
fn a_test_is_what_the_game_says() {
    let told = told(&answers(&[("game", "deadzone"), ("dice", "4"), ("on", "4"), ("against-on", "6"), ("size", "2")]));
    let hand = |dice, on| deadzone::Handful { dice, on: Some(on), rerolls: 0 };
    let ahead = hand(4, 4).against(&hand(3, 6));
    let harm = deadzone::Victim { armour: 1, ap: 0, size: 2, damage: 0 }.harm(&ahead);
    assert_eq!((chance(&told, "lab-chance-win"), chance(&told, "lab-chance-dead")), (ahead.at_least(1), harm.dead));
}

#[test]
fn more_attackers_and_a_nearer_target_do_not_hurt_less() {
    let question = answers(&[("by", "units"), ("models", "3"), ("target-models", "1")]);
    let means: Vec<f64> = cases(&question, Some(Over::Size))
        .expect("a table")
        .iter()
        .map(|(_, work)| work.told().expect("it can be worked out").numbers[0].1)
        .collect();
    assert_eq!(means.len(), 3);
    assert!(means.windows(2).all(|it| it[1] > it[0]), "{means:?}");
}

#[test]
fn everything_is_worded_in_every_language() {
    for language in Language::ALL {
        let speech = Speech::new(language, &[&lab::words]).expect("the words of the lab");
        let say = |line: &Line| drop(speech.say(line));
        for question in questions() {
            for field in fields(&question) {
                say(&field.label);
                if let battle::form::Entry::OneOf(choices) = &field.entry {
                    choices.iter().for_each(|it| say(&it.label));
                }
            }
            let told = told(&question);
            told.chances.iter().for_each(|it| say(&it.what));
            told.numbers.iter().for_each(|it| say(&it.0));
            told.spreads.iter().for_each(|it| say(&it.what));
            for over in Over::ALL {
                cases(&question, Some(*over)).expect("a table").iter().for_each(|it| say(&it.0));
            }
        }
        pictures(&[vec![(Line::new("lab-about-test"), told(&questions()[1]))]], false)
            .iter()
            .flat_map(|it| it.places.iter().chain([&it.title]))
            .for_each(say);
        assert_eq!(speech.missing(), 0, "{language}");
    }
}

/// Whether both sides can be set up: then nothing is told in the words of the engine.
fn stands(asked: &kit::matchup::MatchUp, game: &str) -> Result<(), String> {
    let (attackers, targets) = (asked.attackers.clone(), asked.targets.clone());
    if game == "warzone" {
        let (apart, screen, doing) = (table::Inches::whole(12), Default::default(), Default::default());
        let encounter =
            warzone::matchup::Encounter { attackers, targets, apart, screen, doing, weapon: None, answer: None };
        return encounter.position(warzone::ready::pack()).map(drop);
    }
    let (apart, screened, doing) = (2, false, Default::default());
    let encounter =
        deadzone::matchup::Encounter { attackers, targets, apart, screened, doing, weapon: None, answer: None };
    encounter.position(deadzone::pack()).map(drop)
}

#[test]
fn every_unit_of_every_faction_can_be_asked_about() {
    for game in ["warzone", "deadzone"] {
        let mut question = answers(&[("game", game), ("by", "units")]);
        let factions = fields(&question).into_iter().find(|it| it.word == "from").expect("factions").entry;
        let battle::form::Entry::OneOf(factions) = factions else { panic!("factions are chosen") };
        assert!(!factions.is_empty());
        for faction in factions {
            question.insert("from".to_owned(), faction.word);
            let attackers = fields(&question).into_iter().find(|it| it.word == "attackers").expect("units").entry;
            let battle::form::Entry::OneOf(attackers) = attackers else { panic!("units are chosen") };
            assert!(!attackers.is_empty(), "{question:?}");
            question.insert("of".to_owned(), question["from"].clone());
            for unit in attackers {
                question.insert("targets".to_owned(), unit.word.clone());
                question.insert("attackers".to_owned(), unit.word);
                let Ok(cases) = cases(&question, None) else { panic!("{question:?}") };
                let Work::Units(units) = &cases[0].1 else { panic!("{question:?}") };
                stands(&units.asked, game).unwrap_or_else(|why| panic!("{question:?}: {why}"));
            }
        }
    }
}

#[test]
fn attackers_may_be_bought_something() {
    for (game, unit) in [("warzone", "hussars"), ("deadzone", "enforcer")] {
        let mut question = answers(&[("game", game), ("by", "units"), ("models", "1"), ("target-models", "1")]);
        let choices = |question: &Answers, word: &str| {
            let field =
                fields(question).into_iter().find(|it| it.word == word).unwrap_or_else(|| panic!("{game}: {word}"));
            let battle::form::Entry::OneOf(choices) = field.entry else { panic!("{word} is chosen") };
            choices.into_iter().map(|it| it.word).collect::<Vec<_>>()
        };
        let (plain, offered) = (choices(&question, "weapon"), choices(&question, "with"));
        assert_eq!(offered[0], "", "{unit} may be left as they are");
        let armed = |option: &String| {
            question.insert("with".to_owned(), option.clone());
            let Ok(found) = cases(&question, None) else { panic!("{question:?}") };
            let Work::Units(units) = &found[0].1 else { panic!("{question:?}") };
            assert!(option.is_empty() || units.asked.attackers.options.contains_key(option), "{question:?}");
            assert!(units.asked.targets.options.is_empty());
            choices(&question, "weapon") != plain
        };
        let changed = offered.iter().map(armed).filter(|it| *it).count();
        assert!(changed > 0, "{unit}: something is a weapon");
    }
}

#[test]
fn a_link_gives_the_same_questions_back() {
    for over in [None, Some(Over::Range)] {
        let sheet = Sheet { over, questions: questions()[..3].to_vec() };
        let link = write(&sheet);
        assert!(
            lab::is_lab(&link) && link.chars().all(|it| it.is_ascii_alphanumeric() || "-.!~=%".contains(it)),
            "{link}"
        );
        let back = read(&link).expect("a link of ours");
        assert_eq!((back.over, write(&back)), (over, link));
        let same = |a: &Answers, b: &Answers| fields(a) == fields(b);
        assert!(back.questions.iter().zip(&sheet.questions).all(|(a, b)| same(a, b)));
    }
}

#[test]
fn a_damaged_link_is_told_from_a_good_one() {
    let link = write(&Sheet { over: None, questions: questions()[..2].to_vec() });
    for cut in 0..link.len() {
        assert_eq!(read(&link[..cut]), Err(BadLink::Damaged), "cut after {cut}");
    }
    for at in 3..link.len() {
        let other = if &link[at..=at] == "x" { "y" } else { "x" };
        let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        assert_eq!(read(&changed), Err(BadLink::Damaged), "letter {at} changed");
    }
    assert_eq!(read("b1.abc"), Err(BadLink::Damaged));
}

#[test]
fn a_chart_has_a_column_for_every_count_worth_drawing() {
    let question = answers(&[("rof", "2")]);
    let answered = vec![(Line::new("lab-about-volley"), told(&question))];
    let drawn = pictures(&[answered.clone(), answered], false);
    let [wounds] = &drawn[..] else { panic!("{drawn:?}") };
    assert_eq!(wounds.series.len(), 2);
    let whole: f64 = wounds.series[0].iter().flatten().sum();
    assert!((whole - 1.0).abs() < 0.01, "{whole}");
    let places: Vec<String> = (0..wounds.places.len()).map(|it| it.to_string()).collect();
    let svg = odds::chart::columns("Wounds <lost>", &places, &wounds.series, &|it| format!("{it:.1}"));
    assert_eq!(svg.matches("<rect").count(), 2 * places.len());
    assert!(svg.contains("Wounds &lt;lost&gt;"));
}
