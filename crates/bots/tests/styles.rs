//! Styles: named at the prompt, felt on the strip, and without one everything is as it was.

use battle::{Seat, System, apply};
use bots::{Kind, Limit, NoPlayer, SeatAt, Style, named, players};
use dice::Seeded;
use duel::{Duel, Order, Setup};

/// Long enough for temper to tell.
const LONG: Setup = Setup { seats: 2, strip: 5, vigour: 5, rounds: 20 };

fn known(word: &str) -> Kind<Duel> {
    named(&players(), word).unwrap_or_else(|why| panic!("{word}: {why}"))
}

/// What the first said in a duel against the second.
fn said(own: &Kind<Duel>, other: &Kind<Duel>, seed: u64) -> Vec<Order> {
    let mut players = [own, other].map(|it| it.sit(Seeded::from_u64(seed)));
    let (mut state, mut dice, mut said) = (Duel.start(&LONG).expect("a good setup"), Seeded::from_u64(seed), vec![]);
    while let Some(decision) = Duel.decision(&state) {
        let mut orders = Vec::new();
        Duel.orders(&state, &mut orders);
        let at = SeatAt::table(&Duel, &state, decision, &orders);
        let order = players[decision.seat.index()].choose(&at, Limit::Nodes(200));
        assert!(orders.contains(&order), "{order:?}");
        apply(&Duel, &mut state, &order, &mut dice, None).expect("a legal order");
        if decision.seat == Seat(0) {
            said.push(order);
        }
    }
    said
}

#[test]
fn a_balanced_player_is_the_usual_one() {
    for name in ["level-1", "level-4", "level-5"] {
        for seed in 0..4 {
            let usual = said(&known(name), &known("random"), seed);
            assert_eq!(said(&known(&format!("{name}:balanced")), &known("random"), seed), usual, "{name}");
        }
    }
}

#[test]
fn the_aggressive_strike_more_often_than_the_cautious_at_every_level_that_thinks() {
    for name in ["level-3", "tactician", "strategist"] {
        let usual = known(name);
        let strikes = |style: Style| {
            let own = known(&format!("{name}:{}", style.name));
            let all: Vec<Order> = (0..20).flat_map(|seed| said(&own, &usual, seed)).collect();
            let struck = all.iter().filter(|it| matches!(it, Order::Strike { .. } | Order::Riposte)).count();
            struck as f64 / all.len() as f64
        };
        let (bold, wary) = (strikes(Style::AGGRESSIVE), strikes(Style::CAUTIOUS));
        assert!(bold > wary * 1.1, "{name}: {bold} against {wary} of what they say");
    }
}

#[test]
fn a_player_is_named_with_its_style_and_what_means_nothing_is_refused() {
    for word in ["level-4", "level-1:aggressive", "strategist:objective"] {
        assert_eq!(known(word).label(), word);
    }
    assert_eq!(known("tactician:balanced").label(), "tactician");
    let refused = |word: &str| named(&players::<Duel>(), word).err();
    let told = |word: &str| refused(word).map(|it| it.to_string()).unwrap_or_default();
    assert_eq!(told("tactician:brave"), "no style \"brave\"; there are balanced, aggressive, cautious, objective");
    assert_eq!(told("tactician:leaders=cautious"), "no role \"leaders\"; this game has none");
    assert_eq!(refused("random:cautious"), Some(NoPlayer::Styleless("random")));
    assert!(told("genius:cautious").starts_with("no player \"genius\" for duel; there are random"));
}
