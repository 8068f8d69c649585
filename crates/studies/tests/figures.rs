//! Reports on battles whose truth is known.

use serde_json::json;
use studies::{
    Battle, Side, Squad, Weapon,
    figures::{Figures, Verdict},
    page::page,
};

/// A thousand battles: seat 0 wins 600, whoever acts first 500; <Red> beats Blue four times in five.
fn battles() -> Vec<Battle> {
    let side = |army: &str| Side { army: army.to_owned(), player: "p:1".to_owned(), points: 100.0 };
    let squad = |seat: u8, unit: &str, destroyed: f64| Squad {
        seat,
        unit: unit.to_owned(),
        name: unit.to_owned(),
        points: 50.0,
        models: 2,
        lost: 1,
        dealt: 3,
        destroyed,
        ..Squad::default()
    };
    let battle = |number: u64| {
        let winner = u8::from(number % 10 >= 6);
        let red = if number / 10 % 5 < 4 { winner } else { 1 - winner };
        let sides = if red == 0 { [side("<Red>"), side("Blue")] } else { [side("Blue"), side("<Red>")] };
        Battle {
            battle: number,
            opening: number,
            sides,
            mission: if number.is_multiple_of(2) { "even" } else { "odd" }.to_owned(),
            table: "t".to_owned(),
            winner: Some(winner),
            first: Some(u8::from((number / 2).is_multiple_of(2))),
            orders: 100,
            turns: Some(3 + (number % 3) as u32),
            squads: vec![squad(red, "sharp", 40.0 + (number % 7) as f64), squad(1 - red, "blunt", (number % 7) as f64)],
            weapons: vec![Weapon {
                squad: 0,
                weapon: "gun".to_owned(),
                attacks: 2,
                dealt: 3,
                kills: 1,
                destroyed: 25.0,
            }],
            ..Battle::default()
        }
    };
    (0..1_000).map(battle).collect()
}

fn figures(all: &[Battle]) -> Figures {
    Figures::of(&json!({ "study": { "name": "A & B", "system": "duel" } }), all)
}

#[test]
fn what_is_so_is_told_and_what_is_noise_too() {
    let figures = figures(&battles());
    assert_eq!((figures.seat.hits, figures.seat.of), (600, 1_000));
    assert!(
        figures.says[0]
            .starts_with("Seat 0 won 600 of 1000 decided battles (60.0%, between 56.9% and 63.0%): an advantage.")
    );
    assert!(
        figures.says[1].ends_with("acting first makes no difference that these battles show."),
        "{}",
        figures.says[1]
    );
    let armies: Vec<(&str, u64)> = figures.armies.iter().map(|it| (it.name.as_str(), it.wins.hits)).collect();
    assert_eq!(armies, [("<Red>", 800), ("Blue", 200)]);
    assert_eq!(figures.matchups.len(), 2);
    assert!(figures.players.is_empty(), "nobody met another player");
}

#[test]
fn missions_that_favour_nobody_are_fair() {
    let all = battles();
    let even: Vec<Battle> = all.into_iter().filter(|it| it.battle % 10 >= 2).collect();
    let figures = figures(&even);
    assert_eq!(figures.missions.len(), 2);
    assert!(
        figures.missions.iter().all(|it| it.says == "Noise: these battles show no difference."),
        "{:?}",
        figures.missions
    );
}

#[test]
fn units_are_held_against_the_average() {
    let figures = figures(&battles());
    let units: Vec<(&str, Verdict)> = figures.units.iter().map(|it| (it.unit.as_str(), it.verdict)).collect();
    assert_eq!(units, [("sharp", Verdict::More), ("blunt", Verdict::Less)]);
    assert_eq!(figures.units[0].survived.share, 0.5);
    assert!((figures.units[0].dealt.mean - 6.0).abs() < 1e-12, "three for fifty points");
    assert_eq!((figures.weapons[0].attacks, figures.weapons[0].an_attack.mean), (2_000, 1.5));
    assert_eq!(figures.length.ended_in.values().sum::<u64>(), 1_000);
}

#[test]
fn battles_that_could_not_be_played_are_left_out_and_told() {
    let mut all = battles();
    all.push(Battle { battle: 1_000, trouble: Some("it panicked".to_owned()), ..Battle::default() });
    let figures = figures(&all);
    assert_eq!((figures.battles, figures.troubles, figures.in_journal), (1_000, 1, 1_001));
    assert!(page(&figures).contains("1 could not be played to their end"));
}

#[test]
fn the_page_stands_by_itself_and_holds_the_figures() {
    let page = page(&figures(&battles()));
    for foreign in ["http", "<script", "src=", "@import", "url("] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    for wanted in
        ["<title>A &amp; B</title>", "60.0%", "&lt;Red&gt;", "prefers-color-scheme:dark", "width=device-width"]
    {
        assert!(page.contains(wanted), "{wanted}");
    }
    assert!(!page.contains("<Red>") && !page.contains("NaN") && !page.contains("inf"));
    let opened = page.matches("<table").count();
    assert!(opened >= 4 && opened == page.matches("</table>").count());
}

#[test]
fn no_battles_make_a_page_too() {
    let figures = figures(&[]);
    assert_eq!(figures.says[0], "Seat 0: no battle was decided.");
    assert!(!page(&figures).contains("NaN"));
    assert_eq!(serde_json::to_value(&figures).expect("plain data")["battles"], 0);
}
