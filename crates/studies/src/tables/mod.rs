//! Results as tables for other tools: Parquet files, one row a battle, a squad, a weapon or an attack.
//!
//! Every column is described here, and for people in `docs/studies/schema.md`; a test compares the two.

mod parquet;

use std::path::Path;

use crate::Battle;

/// One column of a table.
pub struct Column {
    /// Its name.
    pub name: &'static str,
    /// What is in it, row by row.
    pub cells: Cells,
}

/// What is in a column.
pub enum Cells {
    /// Words.
    Text(Vec<String>),
    /// Whole numbers.
    Whole(Vec<i64>),
    /// Whole numbers, or nothing.
    Maybe(Vec<Option<i64>>),
    /// Numbers.
    Real(Vec<f64>),
    /// Yes or no.
    Flag(Vec<bool>),
}

/// A table by its name: the file is called so.
pub struct Table {
    /// What it is called: `battles`.
    pub name: &'static str,
    /// Its columns, all of the same length.
    pub columns: Vec<Column>,
}

/// The tables of a study: battles, squads and weapons, and attacks where the study kept them.
#[must_use]
pub fn tables(all: &[Battle], attacks: bool) -> Vec<Table> {
    let mut tables = vec![battles(all), squads(all), weapons(all)];
    if attacks {
        tables.push(self::attacks(all));
    }
    tables
}

/// Writes every table into a folder, and gives the files written. A file is there whole or not at all.
///
/// # Errors
/// What could not be written, and why.
pub fn write(folder: &Path, tables: &[Table]) -> Result<Vec<String>, String> {
    tables.iter().map(|it| parquet::write(folder, it)).collect()
}

fn text<'a, T: 'a>(name: &'static str, rows: &'a [T], cell: impl Fn(&'a T) -> &'a str) -> Column {
    Column { name, cells: Cells::Text(rows.iter().map(|it| cell(it).to_owned()).collect()) }
}

fn whole<'a, T: 'a>(name: &'static str, rows: &'a [T], cell: impl Fn(&'a T) -> u64) -> Column {
    Column { name, cells: Cells::Whole(rows.iter().map(|it| signed(cell(it))).collect()) }
}

fn maybe<'a, T: 'a>(name: &'static str, rows: &'a [T], cell: impl Fn(&'a T) -> Option<u64>) -> Column {
    Column { name, cells: Cells::Maybe(rows.iter().map(|it| cell(it).map(signed)).collect()) }
}

fn real<'a, T: 'a>(name: &'static str, rows: &'a [T], cell: impl Fn(&'a T) -> f64) -> Column {
    Column { name, cells: Cells::Real(rows.iter().map(cell).collect()) }
}

fn flag<'a, T: 'a>(name: &'static str, rows: &'a [T], cell: impl Fn(&'a T) -> bool) -> Column {
    Column { name, cells: Cells::Flag(rows.iter().map(cell).collect()) }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn battles(all: &[Battle]) -> Table {
    let columns = vec![
        whole("battle", all, |it| it.battle),
        whole("opening", all, |it| it.opening),
        text("mission", all, |it| &it.mission),
        text("table", all, |it| &it.table),
        text("army_0", all, |it| &it.sides[0].army),
        text("army_1", all, |it| &it.sides[1].army),
        text("player_0", all, |it| &it.sides[0].player),
        text("player_1", all, |it| &it.sides[1].player),
        real("points_0", all, |it| it.sides[0].points),
        real("points_1", all, |it| it.sides[1].points),
        maybe("winner", all, |it| it.winner.map(u64::from)),
        maybe("first", all, |it| it.first.map(u64::from)),
        whole("orders", all, |it| it.orders),
        maybe("turns", all, |it| it.turns.map(u64::from)),
        text("hash", all, |it| &it.hash),
        text("trouble", all, |it| it.trouble.as_deref().unwrap_or_default()),
    ];
    Table { name: "battles", columns }
}

fn squads(all: &[Battle]) -> Table {
    let rows: Vec<_> = all.iter().flat_map(|it| it.squads.iter().enumerate().map(move |row| (it, row))).collect();
    let columns = vec![
        whole("battle", &rows, |it| it.0.battle),
        whole("squad", &rows, |it| it.1.0 as u64),
        whole("seat", &rows, |it| u64::from(it.1.1.seat)),
        text("army", &rows, |it| &it.0.sides[usize::from(it.1.1.seat.min(1))].army),
        text("unit", &rows, |it| &it.1.1.unit),
        text("name", &rows, |it| &it.1.1.name),
        real("points", &rows, |it| it.1.1.points),
        whole("models", &rows, |it| u64::from(it.1.1.models)),
        whole("lost", &rows, |it| u64::from(it.1.1.lost)),
        whole("attacks", &rows, |it| u64::from(it.1.1.attacks)),
        whole("dealt", &rows, |it| u64::from(it.1.1.dealt)),
        real("destroyed", &rows, |it| it.1.1.destroyed),
        whole("suffered", &rows, |it| u64::from(it.1.1.suffered)),
        flag("won", &rows, |it| it.0.winner == Some(it.1.1.seat)),
    ];
    Table { name: "squads", columns }
}

fn weapons(all: &[Battle]) -> Table {
    let rows: Vec<_> = all.iter().flat_map(|it| it.weapons.iter().map(move |row| (it, row))).collect();
    let columns = vec![
        whole("battle", &rows, |it| it.0.battle),
        whole("squad", &rows, |it| u64::from(it.1.squad)),
        text("unit", &rows, |it| it.0.squads.get(usize::from(it.1.squad)).map_or("", |it| &it.unit)),
        text("weapon", &rows, |it| &it.1.weapon),
        whole("attacks", &rows, |it| u64::from(it.1.attacks)),
        whole("dealt", &rows, |it| u64::from(it.1.dealt)),
        whole("kills", &rows, |it| u64::from(it.1.kills)),
        real("destroyed", &rows, |it| it.1.destroyed),
    ];
    Table { name: "weapons", columns }
}

fn attacks(all: &[Battle]) -> Table {
    let rows: Vec<_> = all.iter().flat_map(|it| it.attacks.iter().enumerate().map(move |row| (it, row))).collect();
    let columns = vec![
        whole("battle", &rows, |it| it.0.battle),
        whole("attack", &rows, |it| it.1.0 as u64),
        whole("turn", &rows, |it| u64::from(it.1.1.turn)),
        whole("by", &rows, |it| u64::from(it.1.1.by)),
        text("weapon", &rows, |it| &it.1.1.weapon),
        maybe("at", &rows, |it| it.1.1.at.map(u64::from)),
        whole("dealt", &rows, |it| u64::from(it.1.1.dealt)),
        whole("kills", &rows, |it| u64::from(it.1.1.kills)),
        flag("back", &rows, |it| it.1.1.back),
    ];
    Table { name: "attacks", columns }
}
