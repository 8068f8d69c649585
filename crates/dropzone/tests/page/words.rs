//! Every line that the crate makes has a message in every language, with the same variables, and no message is idle.

use std::{collections::BTreeMap, fs, path::Path};

use battle::{Speech, System};
use catalogue::Language;
use dropzone::Dropzone;

const LANGUAGES: [Language; 3] = [Language::En, Language::Fr, Language::It];

/// The keys of all lines in the source, each with a file that makes it.
fn keys(folder: &Path, found: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path()) {
        if entry.is_dir() {
            keys(&entry, found);
            continue;
        }
        let source = fs::read_to_string(&entry).expect("source");
        for part in source.split("\"dc-").skip(1) {
            let key: String = part.chars().take_while(|it| *it != '"').collect();
            if key.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-') {
                found.insert(format!("dc-{key}"), entry.display().to_string());
            }
        }
    }
}

/// The messages of a language, each with the names of its variables.
fn messages(language: Language) -> BTreeMap<String, Vec<String>> {
    let (mut all, mut key) = (BTreeMap::new(), String::new());
    for line in Dropzone.messages(language).lines().filter(|it| !it.starts_with('#')) {
        if let Some((word, _)) = line.split_once(" = ").filter(|it| !it.0.contains(' ')) {
            key = word.to_owned();
        }
        let variables: &mut Vec<String> = all.entry(key.clone()).or_default();
        let named = line.split("{ $").skip(1).filter_map(|it| it.split([' ', '}']).next());
        variables.extend(named.map(str::to_owned));
        variables.sort();
        variables.dedup();
    }
    all.remove("");
    all
}

#[test]
fn every_line_has_a_message_in_every_language() {
    let mut made = BTreeMap::new();
    keys(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut made);
    for language in LANGUAGES {
        let known = messages(language);
        let missing: Vec<_> = made.iter().filter(|it| !known.contains_key(it.0)).collect();
        assert!(missing.is_empty(), "no message in {language:?}: {missing:#?}");
        let idle: Vec<_> = known.keys().filter(|it| it.starts_with("dc-") && !made.contains_key(*it)).collect();
        assert!(idle.is_empty(), "nobody says in {language:?}: {idle:?}");
    }
}

#[test]
fn messages_say_the_same_in_every_language() {
    let english = messages(Language::En);
    for language in LANGUAGES {
        let speech = Speech::new(language, &[&|it| Dropzone.messages(it)]);
        assert!(speech.is_ok(), "{:?}", speech.err());
        assert_eq!(messages(language), english, "{language:?}: messages and what goes into them");
    }
}
