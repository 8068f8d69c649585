//! Replays: written, read, played again; and what is wrong with a damaged one, by its line.

use battle::{
    Battle, NoUndo, Seat,
    fair::{self, Bytes32, Ceremony},
    notation,
    replay::{self, Bound, Damage, ReplayFault},
};
use dice::Seeded;
use duel::{Duel, Order, Setup, Stance, fair_battle, random_battle};

/// A duel opened with fair dice, some orders old.
fn fair_duel() -> String {
    let nonces = [("host", 1), ("seat-0", 2), ("seat-1", 3)].map(|(name, fill)| (name, Bytes32([fill; 32])));
    let mut ceremony = Ceremony::new(nonces.map(|it| it.0));
    nonces.iter().for_each(|(name, nonce)| ceremony.commit(name, fair::commitment(name, nonce)).unwrap());
    nonces.iter().for_each(|(name, nonce)| ceremony.reveal(name, *nonce).unwrap());
    let parties = ceremony.parties().expect("all have revealed");
    let setup = Setup::default();
    let seed = fair::seed(&notation::to_block(&setup).unwrap(), &parties);
    let mut dice = Seeded::new(seed.0);
    let mut battle = Battle::start(Duel, setup).unwrap();
    let opening = [Order::Salute, Order::TakeStance(Stance::Bold), Order::TakeStance(Stance::Wary), Order::Draw];
    for order in opening {
        battle.give(order, &mut dice).unwrap();
    }
    replay::write(&battle, parties)
}

fn fault(text: &str) -> ReplayFault {
    replay::verify(Duel, text, false).expect_err("it should not verify")
}

/// The line, counted from 1, that starts with this.
fn line_of(text: &str, start: &str) -> usize {
    1 + text.lines().position(|it| it.starts_with(start)).unwrap_or_else(|| panic!("no line starts with {start}"))
}

#[test]
fn a_whole_battle_verifies() {
    for seed in 0..40 {
        let battle = random_battle(seed);
        let text = replay::write(&battle, Vec::new());
        let report = replay::verify(Duel, &text, false).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(report.orders, battle.entries().len());
        assert!(report.over && report.hashes > 0 && report.dice > 0, "{report:?}");
        assert_eq!((report.bound, report.sealed), (Bound::Nobody, true));
    }
}

#[test]
fn fair_dice_are_derived_again_from_the_nonces() {
    let report = replay::verify(Duel, &fair_duel(), false).unwrap();
    assert_eq!(report.bound, Bound::Everybody);
    assert_eq!((report.orders, report.over), (4, false));
    assert!(report.dice >= 9, "six cards, two initiatives, one draw: {report:?}");
}

/// The example that comes with the recipe for checking dice by hand (`docs/fair-dice`).
#[test]
fn the_documented_example_verifies() {
    let text = include_str!("../../../docs/fair-dice/example.replay");
    let report = replay::verify(Duel, text, false).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(report.bound, Bound::Everybody);
    assert!(report.over && report.sealed);
}

/// Writes the example anew, from the nonces it has.
#[test]
#[ignore = "writes docs/fair-dice/example.replay anew"]
fn write_the_documented_example() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-dice/example.replay");
    let old = std::fs::read_to_string(path).expect("it is there");
    let header = replay::Header::read(&old).expect("a replay");
    let nonce = |name: &str| header.parties.iter().find(|it| it.name == name).expect("a party of the example").nonce;
    let (battle, parties) = fair_battle(Setup { seats: 3, ..Setup::default() }, nonce);
    std::fs::write(path, replay::write(&battle, parties)).expect("it can be written");
}

#[test]
fn a_loaded_die_is_named() {
    let text = fair_duel();
    let line = line_of(&text, "  duel.act.draw 1d6 ");
    let roll = text.lines().nth(line - 1).unwrap();
    let face: u8 = roll.rsplit(' ').next().unwrap().parse().unwrap();
    let loaded = format!("  duel.act.draw 1d6 {}", face % 6 + 1);
    let what = fault(&text.replacen(roll, &loaded, 1)).what;
    assert_eq!(what, Damage::LoadedDie { die: 1, fair: face, found: face % 6 + 1 });
}

#[test]
fn a_changed_nonce_is_named() {
    let text = fair_duel().replacen(&"02".repeat(32), &"04".repeat(32), 1);
    assert_eq!(fault(&text), ReplayFault { line: 6, what: Damage::BrokenWord { party: "seat-0".into() } });
}

#[test]
fn another_version_says_so() {
    let text = fair_duel();
    let other = text.replacen(&format!("engine {}", battle::ENGINE), "engine 0.0.7", 1);
    let ReplayFault { line: 3, what: Damage::OtherVersion { theirs, .. } } = fault(&other) else {
        panic!("{}", fault(&other))
    };
    assert_eq!(theirs.engine, "0.0.7");
    let changed = replay::verify(Duel, &other, true).expect_err("played anyway, it was changed all the same");
    assert_eq!(changed.what, Damage::Changed { orders: 4 });
    let old = as_format_1(&text).replacen(&format!("engine {}", battle::ENGINE), "engine 0.0.7", 1);
    assert!(replay::verify(Duel, &old, true).is_ok(), "played anyway, it still holds");
    let newer = text.replacen("adjutant replay 2", "adjutant replay 3", 1);
    assert_eq!(fault(&newer), ReplayFault { line: 1, what: Damage::OtherFormat { format: "3".into() } });
    let alien = text.replacen("system duel", "system chess", 1);
    assert_eq!(fault(&alien), ReplayFault { line: 2, what: Damage::OtherSystem { system: "chess".into() } });
    assert_eq!(fault("hello"), ReplayFault { line: 1, what: Damage::NotAReplay });
    assert_eq!(fault(""), ReplayFault { line: 1, what: Damage::NotAReplay });
}

#[test]
fn damage_is_reported_with_its_line() {
    let text = replay::write(&random_battle(7), Vec::new());
    let orders = line_of(&text, "0: salute");
    let state = line_of(&text, "state 8 ");
    let cases: [(&str, String, usize); 9] = [
        ("an order that is none", text.replacen("0: salute", "0: salut", 1), orders),
        ("an order of the wrong seat", text.replacen("0: salute", "1: salute", 1), orders),
        ("an order that is not legal", text.replacen("0: salute", "0: rest", 1), orders),
        ("a roll of another rule", text.replacen("duel.act.draw 1d6", "duel.clash.strike 1d6", 1), orders),
        ("dice without sides", text.replacen("duel.act.draw 1d6 ", "duel.act.draw 1d0 ", 1), orders + 1),
        ("a face no die has", text.replacen("duel.act.draw 1d6 ", "duel.act.draw 1d6 7", 1), orders + 1),
        ("a setup that is none", text.replacen("strip=", "strip=x", 1), line_of(&text, "  strip=")),
        ("a setup out of bounds", text.replacen("seats=", "seats=1", 1), line_of(&text, "  seats=")),
        ("another state", replaced_hash(&text, state), state),
    ];
    for (what, damaged, line) in cases {
        let fault = fault(&damaged);
        assert_eq!(fault.line, line, "{what}: {fault}");
    }
}

fn replaced_hash(text: &str, line: usize) -> String {
    let mark = text.lines().nth(line - 1).unwrap();
    text.replacen(mark, &format!("state 8 {0} {0}", "0".repeat(64)), 1)
}

#[test]
fn a_slip_in_an_order_is_shown_to_the_letter() {
    let text = replay::write(&random_battle(7), Vec::new()).replacen("0: salute", "0: salut", 1);
    let said = fault(&text).to_string();
    assert!(said.contains("this is not an order, at character 1: "), "{said}");
    assert!(said.contains("salute"), "it names what may have been meant: {said}");
}

#[test]
fn a_replay_cut_short_keeps_its_good_orders() {
    let text = replay::write(&random_battle(7), Vec::new());
    let lines: Vec<&str> = text.lines().collect();
    let cut = lines[..lines.len() - 3].join("\n");
    let ReplayFault { what: Damage::CutShort { orders }, .. } = fault(&cut) else { panic!("{}", fault(&cut)) };
    let (salvaged, why) = replay::salvage::<Duel>(&cut);
    assert!(why.is_some());
    let (battle, stopped) = replay::play_on(Duel, &salvaged.unwrap()).unwrap();
    assert_eq!((battle.entries().len(), stopped), (orders, None));
}

#[test]
fn no_damage_makes_it_panic() {
    let text = replay::write(&random_battle(3), Vec::new());
    let mut chance = Seeded::from_u64(99);
    for _ in 0..3_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=chance.below(3) {
            let at = chance.below(bytes.len() as u32) as usize;
            bytes[at] = chance.below(128) as u8;
        }
        bytes.truncate(1 + chance.below(bytes.len() as u32 * 2) as usize);
        let damaged = String::from_utf8(bytes).expect("ASCII");
        let verdict = replay::verify(Duel, &damaged, true);
        assert!(verdict.is_err() || damaged == text, "accepted: {damaged}");
    }
}

/// The file as the first format had it: no hash of the file, and the hash of all games' rules.
fn as_format_1(text: &str) -> String {
    let line = |it: &str| match it.strip_prefix("state ") {
        Some(mark) => format!("state {}\n", mark.rsplit_once(' ').unwrap().0),
        None if it.starts_with("rules ") => format!("rules {}\n", catalogue::data_hash()),
        None => format!("{}\n", it.replace("adjutant replay 2", "adjutant replay 1")),
    };
    text.lines().map(line).collect()
}

/// Another face of the first die of this line of dice.
fn other_face(roll: &str) -> String {
    let (dice, faces) = roll.split_at(roll.find(" 1d6 ").or(roll.find(" 2d6 ")).unwrap() + 5);
    let face: u8 = faces[..1].parse().unwrap();
    format!("{dice}{}{}", face % 6 + 1, &faces[1..])
}

/// Some dice change no state: a strike that misses by two instead of one. The hash of the file tells all the same.
#[test]
fn every_changed_die_is_noticed_without_nonces() {
    let (mut changed, mut harmless) = (0, 0);
    for seed in 0..10 {
        let text = replay::write(&random_battle(seed), Vec::new());
        for roll in text.lines().filter(|it| it.contains(" 1d6 ") || it.contains(" 2d6 ")) {
            let at = text.find(roll).unwrap();
            let other = format!("{}{}{}", &text[..at], other_face(roll), &text[at + roll.len()..]);
            changed += 1;
            fault(&other);
            harmless += usize::from(replay::verify(Duel, &as_format_1(&other), false).is_ok());
        }
    }
    assert!(changed > 100 && harmless > 10, "{harmless} of {changed} would pass without the hash of the file");
}

#[test]
fn every_state_that_is_due_must_be_there() {
    let text = replay::write(&random_battle(7), Vec::new());
    for text in [text.clone(), as_format_1(&text)] {
        for state in text.lines().filter(|it| it.starts_with("state ")) {
            let without = text.replacen(&format!("{state}\n"), "", 1);
            let orders: usize = state.split(' ').nth(1).unwrap().parse().unwrap();
            let what = fault(&without).what;
            assert!(matches!(what, Damage::Changed { .. }) || what == Damage::NoState { orders }, "{what}");
            let twice = text.replacen(state, &format!("{state}\n{state}"), 1);
            assert!(matches!(fault(&twice).what, Damage::Expected { .. }), "{}", fault(&twice));
        }
        let none: String = text.lines().filter(|it| !it.starts_with("state ")).map(|it| format!("{it}\n")).collect();
        assert_eq!(fault(&none).what, Damage::NoState { orders: 8 });
    }
}

#[test]
fn dice_are_fair_when_the_host_and_every_seat_are_bound() {
    let bound = |names: &[&str]| {
        let parties = names.iter().map(|name| {
            let nonce = Bytes32([7; 32]);
            fair::Party { name: (*name).to_owned(), commitment: fair::commitment(name, &nonce), nonce }
        });
        let parties: Vec<fair::Party> = parties.collect();
        let setup = Setup::default();
        let mut dice = Seeded::new(fair::seed(&notation::to_block(&setup).unwrap(), &parties).0);
        let mut battle = Battle::start(Duel, setup).unwrap();
        battle.give(Order::Salute, &mut dice).unwrap();
        replay::verify(Duel, &replay::write(&battle, parties), false).unwrap().bound
    };
    let missing = |names: &[&str]| Bound::Partly { missing: names.iter().map(|it| (*it).to_owned()).collect() };
    assert_eq!(bound(&["host", "seat-0", "seat-1"]), Bound::Everybody);
    assert_eq!(bound(&["host"]), missing(&["seat-0", "seat-1"]));
    assert_eq!(bound(&["seat-1"]), missing(&["host", "seat-0"]));
    assert_eq!(bound(&["seat-0", "seat-1", "guest"]), missing(&["host"]));
    assert_eq!(bound(&[]), Bound::Nobody);
}

#[test]
fn what_speaks_against_a_replay_is_told_without_stopping() {
    let text = fair_duel();
    let doubts = |text: &str| {
        let replay = replay::read::<Duel>(text).unwrap();
        let battle = replay::play(Duel, &replay).unwrap();
        replay::doubts(&replay, Some(&battle)).into_iter().map(|it| it.what).collect::<Vec<_>>()
    };
    assert_eq!(doubts(&text), []);
    assert_eq!(doubts(&as_format_1(&text)), [], "an old file is no reason for doubt");
    let other = text.replacen("engine ", "engine 9", 1);
    assert!(matches!(doubts(&other)[..], [Damage::OtherVersion { .. }, Damage::Changed { orders: 4 }]));
    let nonce = text.replacen(&"02".repeat(32), &"04".repeat(32), 1);
    assert!(matches!(doubts(&nonce)[..], [Damage::BrokenWord { .. }, Damage::Changed { .. }]));
    assert_eq!(doubts(&text.replacen("\nopen\n", "\nover 1 2\n", 1)), [Damage::OtherOutcome]);
}

/// An order that cannot be read in a file of other rules was written by those, not damaged.
#[test]
fn an_order_of_other_rules_is_not_called_damaged() {
    let text = fair_duel();
    let strange = text.replacen(": salute", ": bow", 1);
    assert_ne!(strange, text);
    let fault = |text: &str| replay::verify(Duel, text, false).expect_err("it is not good");
    assert!(matches!(fault(&strange).what, Damage::Unreadable { .. }), "{}", fault(&strange));
    let older = fault(&strange.replacen("\nengine ", "\nengine 9", 1));
    assert!(matches!(older.what, Damage::OtherWords { .. }), "{older}");
    assert_eq!(older.line, fault(&strange).line, "the line is told all the same");
}

#[test]
fn undo_takes_back_an_order_and_its_dice() {
    let mut battle = Battle::start(Duel, Setup::default()).unwrap();
    let mut dice = Seeded::from_u64(5);
    battle.give(Order::Salute, &mut dice).unwrap();
    assert!(!battle.undo_is_free(), "cards were drawn");
    let before = battle.state().clone();
    battle.give(Order::TakeStance(Stance::Bold), &mut dice).unwrap();
    assert!(!battle.undo_is_free(), "it is another seat's choice now");
    let taken = battle.undo().unwrap();
    assert_eq!((taken.seat, taken.order), (Seat(0), Order::TakeStance(Stance::Bold)));
    assert_eq!(*battle.state(), before);
}

/// Back to one's last decision, through what a bot has said since, as long as nothing was rolled or shown.
#[test]
fn the_way_back_leads_through_what_a_bot_has_said() {
    let mut battle = Battle::start(Duel, Setup::default()).unwrap();
    let mut dice = Seeded::from_u64(5);
    let (own, bot) = (Seat(0), Seat(1));
    assert_eq!(battle.way_back(own, &[bot]), Err(NoUndo::NothingGiven));
    battle.give(Order::Salute, &mut dice).unwrap();
    assert_eq!(battle.way_back(own, &[bot]), Err(NoUndo::DiceFell), "cards were drawn");
    battle.give(Order::TakeStance(Stance::Bold), &mut dice).unwrap();
    assert_eq!(battle.way_back(own, &[bot]), Ok(1), "the bot is asked, and has said nothing");
    assert_eq!(battle.way_back(own, &[]), Err(NoUndo::OthersAreAsked), "a person is asked");
    battle.give(Order::TakeStance(Stance::Wary), &mut dice).unwrap();
    let shown = battle.way_back(own, &[bot]).unwrap_err();
    assert!(matches!(shown, NoUndo::DiceFell | NoUndo::Revealed), "both stances lie open: {shown:?}");
}
