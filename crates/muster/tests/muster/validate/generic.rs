//! What Warzone's packs never ask for, on a small pack of the practice game: options that need company, models that run
//! out, limits without a number, more than one faction, more than one guest.

use muster::{Fault, Pack, Roster, Wrong, resolve, validate};

use crate::small_pack::{BODY, HEAD};

/// The small pack with this added to the novice's options.
fn pack(options: &str) -> Pack {
    let body = BODY.replace("[[weapon]]\nid = \"foil\"", &format!("{options}\n[[weapon]]\nid = \"foil\""));
    Pack::read(&[("head.toml", HEAD), ("body.toml", &body)]).unwrap_or_else(|it| panic!("{}", it[0]))
}

fn roster(unit: &str) -> Roster {
    let head =
        "name = 'Bout'\npack = 'duel'\nfaction = 'school'\nchart = 'bout'\npoints = 100\n[[unit]]\nunit = 'novice'\n";
    Roster::read("bout.toml", &format!("{head}{unit}")).unwrap()
}

fn wrongs(unit: &str, pack: &Pack) -> Vec<Wrong> {
    validate(&roster(unit), pack).into_iter().map(|it: Fault| it.wrong).collect()
}

#[test]
fn an_option_may_need_another_beside_it() {
    let pack = pack(
        "[[unit.option]]\nid = 'grip'\nname = 'Grip'\ntakers = 'squad'\nprice = { per-squad = 1 }\nonly-with = ['long-foil']",
    );
    let alone = Wrong::OptionAlone { option: "grip".into(), needs: vec!["long-foil".into()] };
    assert_eq!(wrongs("options = { grip = 1 }", &pack), [alone]);
    assert_eq!(wrongs("options = { grip = 1, long-foil = 1 }", &pack), []);
}

const SABRE: &str =
    "[[unit.option]]\nid = 'sabre'\nname = 'Sabre'\ntakers = 'any'\nprice = { each = 1 }\nreplaces = ['foil']";

#[test]
fn any_number_of_models_but_each_has_one_foil_to_give_up() {
    let pack = pack(SABRE);
    assert_eq!(wrongs("size = 3\noptions = { sabre = 3 }", &pack), []);
    assert_eq!(wrongs("size = 3\noptions = { sabre = 2, long-foil = 1 }", &pack), []);
    let nobody = Wrong::NobodyLeft { option: "sabre".into() };
    assert_eq!(wrongs("size = 3\noptions = { sabre = 3, long-foil = 1 }", &pack), [nobody]);
    let four = Wrong::OptionCount { option: "sabre".into(), taken: 4, least: 0, most: 3 };
    assert_eq!(wrongs("size = 3\noptions = { sabre = 4 }", &pack)[0], four);
}

#[test]
fn the_commander_gives_up_his_foil_last() {
    let units = resolve(&roster("size = 3\noptions = { sabre = 2 }"), &pack(SABRE)).unwrap();
    let armed: Vec<_> = units[0].models.iter().map(|it| it.weapons.len()).collect();
    assert_eq!(armed, [1, 0, 0]);
}

#[test]
fn an_option_offered_twice_is_a_misprint() {
    let list = "[[list]]\nid = 'school'\nrule = 'duel.clash.strike'\nname = 'School'\nat-most = 1\nopened-by = { category = 'fencer' }\n\
                [[list.option]]\nid = 'long-foil'\nname = 'Again'\ntakers = 'squad'\nprice = { each = 1 }\n";
    let misprints = Pack::read(&[("head.toml", HEAD), ("body.toml", BODY), ("list.toml", list)]).unwrap_err();
    assert_eq!(misprints[0].to_string(), "body.toml: unit novice: `option`: \"long-foil\" is there twice");
}

#[test]
fn steps_stay_within_their_column() {
    let steps = |to: i32| {
        let option = format!(
            "[[unit.option]]\nid = 'skill'\nname = 'Skill'\ntakers = {{ from = -2, to = {to} }}\nprice = {{ each = 1 }}\ngives = {{ stats = {{ skill = 1 }} }}\n"
        );
        let body = BODY.replace("[[weapon]]\nid = \"foil\"", &format!("{option}\n[[weapon]]\nid = \"foil\""));
        Pack::read(&[("head.toml", HEAD), ("body.toml", &body)])
    };
    assert!(steps(3).is_ok());
    let said = steps(4).unwrap_err()[0].to_string();
    assert_eq!(said, "body.toml: unit novice, option skill: `gives: skill`: 7 is not within 1 to 6");
}

#[test]
fn awkward_names_read_back_the_same() {
    for name in ["Bayard's \"Own\"", "line\nbreak", "back\\slash", "Größe ½ 騎兵", "'''", "= [x]", "#1"] {
        let mut roster = roster("size = 3\noptions = { sabre = 1 }");
        roster.name = name.into();
        roster.units[0].name = Some(name.into());
        roster.units[0].joins = Some(name.into());
        roster.units[0].commander_takes = vec![name.into()];
        roster.units[0].options.insert(name.into(), -3);
        roster.units[0].weapon_names.insert(name.into(), name.into());
        assert_eq!(Roster::read("back.toml", &roster.write()), Ok(roster), "{name}");
    }
}
