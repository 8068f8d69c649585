//! `adjutant odds units`: squads by their names, held to the odds from bare figures.

use serde_json::Value;

fn adjutant(arguments: &[&str]) -> Result<String, String> {
    let (well, out, err) = crate::adjutant(&arguments.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>());
    if well { Ok(out) } else { Err(err) }
}

fn json(arguments: &[&str]) -> Value {
    let told = adjutant(&[arguments, &["--json"]].concat()).unwrap_or_else(|why| panic!("{arguments:?}: {why}"));
    serde_json::from_str(&told).expect("JSON")
}

/// The first row of the odds by names.
fn units(arguments: &[&str]) -> Value {
    json(&[&["units"], arguments].concat())[0].clone()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// An AG-17 has St 12 and RoF 1, a Hussar RS 13 and Armour 12. An aimed shot has 2 more on both RS and St.
#[test]
fn one_shooter_has_the_odds_of_its_figures() {
    let rifle = ["1 Hussar", "--against", "1 Hussar", "--weapon", "AG-17", "--range", "14"];
    let rows: [(&[&str], i32, i32); 4] =
        [(&[], 13, 12), (&["--cover", "light"], 11, 12), (&["--cover", "heavy"], 9, 12), (&["--do", "aim"], 15, 14)];
    for (more, rs, st) in rows {
        let by_name = units(&[rifle.as_slice(), more].concat());
        let figures = format!("warzone --rof 1 --rs {rs} --st {st} --armour 12");
        let by_figures = json(&figures.split(' ').collect::<Vec<_>>());
        let (found, right) = (number(&by_name["mean_wounds"]), number(&by_figures["mean_wounds"]));
        assert!((found - right).abs() < 1e-12, "{more:?}: {found}, not {right}");
        assert_eq!(number(&by_name["neglected"]), 0.0);
    }
}

#[test]
fn a_volley_takes_the_nearest_and_all_chances_sum_to_one() {
    let three = units(&["3 Hussars", "--against", "2 Hussars", "--weapon", "AG-17", "--range", "10"]);
    let sum: f64 = three["models_lost"].as_object().expect("an object").values().map(number).sum();
    assert!((sum + number(&three["neglected"]) - 1.0).abs() < 1e-9, "{sum}");
    let one =
        number(&units(&["1 Hussar", "--against", "2 Hussars", "--weapon", "AG-17", "--range", "10"])["mean_wounds"]);
    let none = (1.0 - one).powi(3);
    assert!((number(&three["models_lost"]["0"]) - none).abs() < 1e-9); // nobody is lost if all three fail alike
}

#[test]
fn what_is_left_shoots_back() {
    let exchange = units(&["1 Hussar", "--against", "1 Hussar", "--weapon", "AG-17", "--answer", "shoot"]);
    let (lost, own) = (number(&exchange["mean_models_lost"]), number(&exchange["own_models_lost"]["1"]));
    assert!((lost - 0.35).abs() < 1e-12, "{lost}"); // 1 in 20, and half of the other 12 in 20 that hit
    assert!((own - 0.65 * 0.35).abs() < 1e-12, "{own}");
}

#[test]
fn several_are_compared() {
    let told = adjutant(&["units", "2 Hussars", "2 Etoiles Mortant", "--against", "2 Hussars", "--over", "cover"]);
    let told = told.unwrap_or_else(|why| panic!("{why}"));
    for row in ["2 Hussars, heavy cover", "2 Etoiles Mortant, in the open"] {
        assert!(told.contains(row), "{told}");
    }
}

#[test]
fn what_is_not_there_is_named() {
    let rows: [(&[&str], &str); 5] = [
        (&["5 Husars", "--against", "Hussars"], "no unit \"Husars\": there are angelika-drachen"),
        (&["Hussars", "--against", "Hussars", "--weapon", "AG-18"], "no weapon \"AG-18\": they have AG-17"),
        (&["Hussars with mg-41", "--against", "Hussars"], "mg-41"),
        (&["0 Hussars", "--against", "Hussars"], "no Hussars at all"),
        (&["Hussars", "--against", "Hussars", "--range", "99"], "from 0 to 48"),
    ];
    for (arguments, words) in rows {
        let why = adjutant(&[&["units"], arguments].concat()).expect_err("it is refused");
        assert!(why.contains(words), "{arguments:?}: {why}");
    }
}

/// A Corporation Marine in the open: three dice and two for the Clear Shot on 5+, against three on 5+.
#[test]
fn deadzone_by_names_has_the_odds_of_its_figures() {
    let marine = ["1 Corporation Marine", "--system", "deadzone", "--against", "1 Corporation Marine"];
    for (more, dice) in [(&[] as &[&str], 5), (&["--cover", "light"], 3)] {
        let by_name = units(&[marine.as_slice(), more].concat());
        let figures = format!("deadzone --dice {dice} --on 5 --against 3 --against-on 5 --armour 0 --size 1");
        let by_figures = json(&figures.split(' ').collect::<Vec<_>>());
        let (found, right) = (number(&by_name["models_lost"]["1"]), number(&by_figures["dead"]));
        let neglected = number(&by_name["neglected"]);
        assert!(found <= right + 1e-12 && right <= found + neglected, "{more:?}: {found}, not {right}");
        assert!(neglected < 1e-4, "{more:?}: {neglected}");
    }
}

/// Out of range nothing is lost; in each other's cubes they fight, and the other side fights back.
#[test]
fn deadzone_far_and_near() {
    let marine = ["1 Corporation Marine", "--system", "deadzone", "--against", "1 Corporation Marine"];
    let far = units(&[marine.as_slice(), &["--range", "7"]].concat());
    assert_eq!(number(&far["mean_wounds"]), 0.0);
    let near = units(&[marine.as_slice(), &["--range", "0", "--do", "fight"]].concat());
    assert!(number(&near["mean_wounds"]) > 0.1, "{near}");
}

/// Every weapon of a model beside the others, and a chart of them.
#[test]
fn weapons_are_compared() {
    let hussar = ["units", "1 Hussar", "--against", "1 Hussar", "--over", "weapon"];
    let rows = json(&hussar);
    let rows = rows.as_array().expect("rows");
    assert!(rows.iter().any(|it| it["attackers"].as_str().is_some_and(|it| it.contains("AG-17"))), "{rows:?}");
    let drawn = adjutant(&[&hussar[..], &["--svg"]].concat()).expect("a chart");
    assert!(drawn.starts_with("<svg") && drawn.matches("<rect").count() == rows.len(), "{drawn}");
}
