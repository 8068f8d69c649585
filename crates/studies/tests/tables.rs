//! Tables written and read back, and held to what the manual says of them.

use std::{env, fs, fs::File, path::PathBuf};

use parquet::{
    file::reader::{FileReader, SerializedFileReader},
    record::{Field, Row},
};
use studies::{Attack, Battle, Side, Squad, Weapon, tables};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

fn side(army: &str) -> Side {
    Side { army: army.to_owned(), player: "random:1".to_owned(), points: 99.5 }
}

fn battles() -> Vec<Battle> {
    let squad = |seat, name: &str| Squad {
        seat,
        unit: name.to_lowercase(),
        name: name.to_owned(),
        points: 12.5,
        models: 3,
        ..Squad::default()
    };
    let fought = Battle {
        battle: 7,
        sides: [side("Rébs"), side("Plague")],
        winner: Some(1),
        first: None,
        turns: Some(4),
        squads: vec![squad(0, "Guerrilla"), squad(1, "Zombie")],
        weapons: vec![Weapon { squad: 1, weapon: "Claws".to_owned(), dealt: 2, ..Weapon::default() }],
        attacks: vec![Attack { by: 1, weapon: "Claws".to_owned(), at: Some(0), dealt: 2, ..Attack::default() }],
        ..Battle::default()
    };
    vec![fought, Battle { battle: 8, trouble: Some("it panicked".to_owned()), ..Battle::default() }]
}

fn rows(folder: &std::path::Path, table: &str) -> Vec<Row> {
    let file = File::open(folder.join(format!("{table}.parquet"))).expect("it was written");
    let reader = SerializedFileReader::new(file).expect("it is Parquet");
    reader.get_row_iter(None).expect("it has rows").map(|it| it.expect("a row")).collect()
}

fn cell(row: &Row, column: &str) -> Field {
    row.get_column_iter().find(|it| it.0 == column).map(|it| it.1.clone()).expect("the column is there")
}

#[test]
fn what_was_written_is_read_back() {
    let folder = folder("back");
    let files = tables::write(&folder, &tables::tables(&battles(), true)).expect("the folder can be written");
    assert_eq!(files, ["battles.parquet", "squads.parquet", "weapons.parquet", "attacks.parquet"]);
    let all = rows(&folder, "battles");
    assert_eq!(all.len(), 2);
    assert_eq!(cell(&all[0], "battle"), Field::Long(7));
    assert_eq!(cell(&all[0], "army_0"), Field::Str("Rébs".to_owned()));
    assert_eq!(cell(&all[0], "points_1"), Field::Double(99.5));
    assert_eq!((cell(&all[0], "winner"), cell(&all[1], "winner")), (Field::Long(1), Field::Null));
    assert_eq!((cell(&all[0], "first"), cell(&all[0], "turns")), (Field::Null, Field::Long(4)));
    assert_eq!(cell(&all[1], "trouble"), Field::Str("it panicked".to_owned()));
    let squads = rows(&folder, "squads");
    let won: Vec<Field> = squads.iter().map(|it| cell(it, "won")).collect();
    assert_eq!(won, [Field::Bool(false), Field::Bool(true)]);
    assert_eq!(cell(&rows(&folder, "weapons")[0], "unit"), Field::Str("zombie".to_owned()));
    assert_eq!(cell(&rows(&folder, "attacks")[0], "at"), Field::Long(0));
}

#[test]
fn attacks_are_written_only_on_request_and_nothing_is_a_table_too() {
    let folder = folder("none");
    let files = tables::write(&folder, &tables::tables(&[], false)).expect("the folder can be written");
    assert_eq!(files.len(), 3);
    assert!(rows(&folder, "battles").is_empty());
    assert!(!folder.join("attacks.parquet").exists());
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 3, "nothing half done is left behind");
}

#[test]
fn a_folder_that_is_not_there_is_told() {
    let nowhere = folder("nowhere").join("gone");
    let why = tables::write(&nowhere, &tables::tables(&[], false)).expect_err("it cannot be written");
    assert!(why.contains("battles.parquet: "), "{why}");
}

/// The manual describes every column of every table, and no other.
#[test]
fn the_manual_has_every_column() {
    let manual = include_str!("../../../docs/studies/schema.md");
    for table in tables::tables(&battles(), true) {
        let heading = format!("## {}.parquet", table.name);
        let chapter = manual.split_once(&heading).unwrap_or_else(|| panic!("no \"{heading}\"")).1;
        let chapter = chapter.split("\n## ").next().unwrap_or_default();
        let told: Vec<&str> = chapter.lines().filter_map(|it| it.strip_prefix("| `")?.split('`').next()).collect();
        let there: Vec<&str> = table.columns.iter().map(|it| it.name).collect();
        assert_eq!(told, there, "{}", table.name);
    }
}
