//! What the catalogue holds, and that it holds together.

#![cfg(feature = "texts")]

use std::collections::BTreeSet;

use catalogue::{Kind, Language, Missing, RuleId, Target, links_in, missing_in, rule};

#[test]
fn every_rule_can_be_read() {
    for rule in RuleId::all() {
        for language in Language::ALL {
            assert!(!rule.title(language).is_empty() && !rule.text(language).is_empty(), "{rule}");
            assert!(rule.ruling(language).is_none_or(|it| !it.is_empty()), "{rule}");
        }
        assert!(!rule.section().is_empty() && rule.sources().len() > 0, "{rule}");
        assert_eq!(RuleId::find(rule.name()), Some(rule));
    }
}

#[test]
fn the_law_is_all_there() {
    let count = |system: &str| RuleId::all().filter(|it| it.system() == system).count();
    assert_eq!((count("warzone"), count("deadzone"), count("dropzone")), (807, 779, 599));
    assert_eq!(catalogue::systems(), ["deadzone", "dropzone", "duel", "warzone"]);
}

#[test]
fn a_rule_tells_where_it_stands() {
    let strike = rule!("duel.clash.strike");
    assert_eq!((strike.system(), strike.file(), strike.section()), ("duel", "duel/rules.toml", "Clash"));
    assert_eq!(strike.kind(), Kind::Mechanic);
    assert_eq!(strike.sources().map(|it| it.tag).collect::<Vec<_>>(), ["adjutant"]);
}

#[test]
fn sources_are_readable_and_all_in_use() {
    let used: BTreeSet<&str> = RuleId::all().flat_map(|it| it.sources().map(|source| source.tag)).collect();
    for source in catalogue::sources() {
        assert!(used.contains(source.tag), "{} is the source of nothing", source.tag);
        assert!(!source.title.is_empty() && source.language.parse::<Language>().is_ok(), "{source:?}");
    }
}

#[test]
fn every_rule_spoken_of_exists() {
    let mut families = BTreeSet::new();
    for rule in RuleId::all() {
        let ruling = rule.ruling(Language::En).map_or("", |it| it.words);
        let examples = rule.examples(Language::En).iter().flat_map(|it| [it.given.as_str(), it.expect.as_str()]);
        for text in [rule.text(Language::En).words, ruling].into_iter().chain(examples) {
            for link in links_in(text) {
                match link.target {
                    Target::Rule(to) => assert_eq!(&text[link.range], to.name()),
                    Target::Family(start) => _ = families.insert(start),
                    Target::Unknown(name) => panic!("{rule} speaks of {name}, which does not exist"),
                }
            }
        }
    }
    assert_eq!(families.len(), 13, "families spoken of as a whole: {families:?}");
}

#[test]
fn links_lead_to_other_rules_once_each() {
    let mut linked = 0;
    for rule in RuleId::all() {
        let links = rule.links();
        let distinct: BTreeSet<_> = links.iter().collect();
        assert!(distinct.len() == links.len() && !distinct.contains(&rule), "{rule}: {links:?}");
        linked += links.len();
    }
    assert!(linked > 400, "{linked}");
}

#[test]
fn a_mention_is_told_from_its_surroundings() {
    let targets = |text: &str| links_in(text).into_iter().map(|it| it.target).collect::<Vec<_>>();
    let strike = Target::Rule(rule!("duel.clash.strike"));
    for text in ["duel.clash.strike", "see duel.clash.strike.", "(duel.clash.strike),", "« duel.clash.strike »"] {
        assert_eq!(targets(text), std::slice::from_ref(&strike), "{text}");
    }
    for text in ["aduel.clash.strike", "x.duel.clash.strike", "duel.clash", "duel.clash.strike()", "chess.a.b", "duel."]
    {
        assert_eq!(targets(text), [], "{text}");
    }
    assert_eq!(targets("duel.clash.*"), [Target::Family("duel.clash.".into())]);
    assert_eq!(targets("\"duel.clash.{name}\""), [Target::Family("duel.clash.".into())], "filled in by a program");
    assert_eq!(targets("duel.chess.*"), [Target::Unknown("duel.chess.*".into())]);
    assert_eq!(targets("duel.clash.strikke"), [Target::Unknown("duel.clash.strikke".into())]);
}

#[test]
fn near_misses_are_recognised() {
    let strike = rule!("duel.clash.strike");
    for name in ["duel.clash.strikke", "duel.strike", "Duel.Clash.Strike ", "strike", "duel.clahs.srike"] {
        assert!(catalogue::nearest(name, 5).contains(&strike), "{name}: {:?}", catalogue::nearest(name, 5));
    }
    assert_eq!(catalogue::nearest("duel.clash.strikke", 1), [strike]);
    let own = catalogue::nearest("duel.strik", 5);
    assert!(own.contains(&strike) && own.iter().all(|it| it.system() == "duel"), "the game is known: {own:?}");
    assert_eq!(catalogue::nearest("utter nonsense without any likeness at all", 5), []);
}

#[test]
fn the_hash_is_a_sha_256() {
    assert_eq!(catalogue::data_hash().len(), 64);
    assert!(catalogue::data_hash().bytes().all(|it| it.is_ascii_hexdigit()));
    let games: Vec<&str> = catalogue::systems().iter().filter_map(|it| catalogue::game_hash(it)).collect();
    assert_eq!(games.len(), catalogue::systems().len());
    assert!(games.iter().all(|it| it.len() == 64 && *it != catalogue::data_hash()), "{games:?}");
    assert_eq!(catalogue::game_hash("chess"), None);
}

#[test]
fn rules_are_written_down_by_name() {
    let strike = rule!("duel.clash.strike");
    let text = serde_json::to_string(&strike).expect("a rule id is a string");
    assert_eq!(text, "\"duel.clash.strike\"");
    assert_eq!(serde_json::from_str::<RuleId>(&text).expect("the same rule"), strike);
    let lost = serde_json::from_str::<RuleId>("\"duel.clash.strikke\"").expect_err("no such rule").to_string();
    assert!(lost.contains("duel.clash.strikke"), "{lost}");
}

#[test]
fn the_glossary_speaks_three_languages() {
    let [cover] = catalogue::terms_named("heavy cover", Language::En)[..] else { panic!("one term") };
    assert_eq!(catalogue::terms_named(cover.word(Language::It), Language::It)[0].id, cover.id);
    let action_points = catalogue::terms_named("pa", Language::Fr);
    assert!(action_points.iter().any(|it| it.word(Language::En) == "Action Point"), "{action_points:?}");
    for term in catalogue::terms() {
        assert_eq!(catalogue::term(term.id).map(|it| it.id), Some(term.id));
        assert!(Language::ALL.iter().all(|it| !term.word(*it).is_empty()), "{}", term.id);
        assert!(term.rules().all(|it| term.system == Some(it.system())), "{}", term.id);
    }
}

#[test]
fn languages_are_read_as_people_write_them() {
    for (text, language) in
        [("en", Language::En), ("FR", Language::Fr), ("it-CH", Language::It), ("fr_FR.UTF-8", Language::Fr)]
    {
        assert_eq!(text.parse(), Ok(language), "{text}");
    }
    let why = "tlh".parse::<Language>().expect_err("not translated").to_string();
    assert_eq!(why, "no language \"tlh\": the catalogue has en, fr and it");
}

#[test]
fn what_is_not_translated_is_said_in_english() {
    let fumble = catalogue::search("fumble", Language::En, 1)[0].rule;
    let not_yet = rule!("duel.clash.strike"); // the practice game is not translated
    for language in [Language::Fr, Language::It] {
        let text = fumble.text(language);
        assert!(!text.fell_back && text.words != fumble.text(Language::En).words, "{language}: {text}");
        let text = not_yet.text(language);
        assert!(text.fell_back && text.words == not_yet.text(Language::En).words, "{text}");
    }
    assert!(!fumble.text(Language::En).fell_back);
}

const NOTHING: Missing = Missing { titles: 0, texts: 0, rulings: 0, examples: 0 };

/// What the translations lack. These figures may only shrink: when one does, write the new one here.
#[test]
fn translations_only_grow() {
    for (system, language, limit) in [
        ("warzone", Language::Fr, NOTHING),
        ("warzone", Language::It, NOTHING),
        ("deadzone", Language::Fr, NOTHING),
        ("deadzone", Language::It, NOTHING),
        ("dropzone", Language::Fr, NOTHING),
        ("dropzone", Language::It, NOTHING),
    ] {
        assert_eq!(missing_in(system, language), limit, "{system} in {language}");
    }
    assert_eq!(catalogue::missing(Language::En), Missing::default());
}

#[test]
fn texts_say_in_words_where_a_rule_comes_from() {
    // Marks of those who collect rules are no words of players.
    let marks =
        ["SEED", "SEEDS", "PUBLIC", "PUBLISHED", "HOUSE", "MAISON", "SOURCE", "PUBLIÉ", "PUBLIÉE", "PUBLIÉS", "BETA"];
    for rule in RuleId::all() {
        for language in Language::ALL {
            let texts = [rule.text(language).words, rule.ruling(language).map_or("", |it| it.words)];
            let marked = |text: &str| text.split(|it: char| !it.is_alphabetic()).any(|it| marks.contains(&it));
            assert!(!texts.iter().any(|it| marked(it)), "{rule} in {language:?}: {texts:?}");
        }
    }
}
