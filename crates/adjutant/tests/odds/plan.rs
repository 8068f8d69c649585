//! `adjutant odds plan`: orders in a battle on its way.

use serde_json::Value;

const REPLAY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../warzone/tests/golden/commander-lost-while-pinned.replay");

fn plan(arguments: &[&str]) -> (bool, String, String) {
    let all = ["plan", REPLAY].iter().chain(arguments).map(|it| (*it).to_owned()).collect::<Vec<_>>();
    crate::adjutant(&all)
}

/// Three of one squad shoot at one enemy each: every shot hits with 12 of 20, one of which lets no Armour test follow, and
/// of the others half get through.
#[test]
fn shots_of_a_squad() {
    let fires = |model: u8, target: u8| {
        [format!("activate-model model={model}"), format!("shoot weapon=0 at=[{target}]"), "pass".to_owned()]
    };
    let mut orders = vec!["activate squad=0".to_owned(), "declare-nothing".to_owned()];
    orders.extend([fires(0, 5), fires(1, 6), fires(2, 7)].concat());
    let orders: Vec<&str> = orders.iter().map(String::as_str).chain(["--after", "1", "--json"]).collect();
    let (well, out, err) = plan(&orders);
    assert!(well, "{err}");
    let answer: Value = serde_json::from_str(&out).expect("JSON");
    for model in ["model-5", "model-6", "model-7"] {
        crate::same(model, &answer["pieces"][model]["gone"], (1.0 + 11.0 / 2.0) / 20.0);
    }
    crate::same("worth", &answer["worth"], 3.0 * (1.0 + 11.0 / 2.0) / 20.0);
    crate::same("neglected", &answer["neglected"], 0.0);
}

#[test]
fn without_orders_it_says_which_there_are() {
    let (well, out, err) = plan(&["--after", "1"]);
    assert!(well && out.contains("activate squad=0"), "{out}{err}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let rows: [(&[&str], &str); 6] = [
        (&["--after", "1", "hide"], "the first order cannot be given"),
        (&["--after", "1", "jump about"], "is no order"),
        (&["--after", "9999"], "but the replay has"),
        (&["--after", "1", "activate squad=0", "--fell", "model-99"], "no piece \"model-99\""),
        (&["--after", "1", "activate squad=0", "--floor", "2"], "--floor is 2"),
        (&["--after", "1", "activate squad=0", "--fell", "model-5", "--keep", "model-1"], "cannot be used with"),
    ];
    for (arguments, words) in rows {
        let (well, _, err) = plan(arguments);
        assert!(!well && err.contains(words), "{arguments:?}: {err}");
    }
}
