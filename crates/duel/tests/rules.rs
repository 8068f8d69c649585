//! The rules of the duel, with scripted dice fully spent; its refusals; its words.

use battle::{Battle, Refusal, Seat, Secret, Speech, Stop, System, View};
use catalogue::{Language, RuleId, rule};
use dice::Scripted;
use duel::{Card, Duel, Event, Forbidden, Order, Setup, Stance, random_battle};

/// A duel of two on five paces with vigour 3, in its second round. Seat 0 holds a lunge, a feint and a parry, is bold and acts;
/// seat 1 holds two lunges and a parry and is wary. They stand on paces 2 and 3.
fn near() -> Battle<Duel> {
    opened(Order::Step { to: 3 }, &[])
}

/// The same on paces 2 and 4, with a feint more in the hand of seat 1.
fn far() -> Battle<Duel> {
    opened(Order::Draw, &[3])
}

fn opened(second: Order, drawn: &[u8]) -> Battle<Duel> {
    let setup = Setup { seats: 2, strip: 5, vigour: 3, rounds: 3 };
    let mut battle = Battle::start(Duel, setup).unwrap();
    give(&mut battle, Order::Salute, &[1, 3, 5, 1, 2, 6]);
    give(&mut battle, Order::TakeStance(Stance::Bold), &[]);
    give(&mut battle, Order::TakeStance(Stance::Wary), &[2, 3]); // equal, 2 + 1 for bold and 3: the lower seat acts first
    give(&mut battle, Order::Step { to: 2 }, &[]);
    give(&mut battle, second, drawn);
    give(&mut battle, Order::TakeStance(Stance::Bold), &[]);
    give(&mut battle, Order::TakeStance(Stance::Wary), &[6, 1]);
    battle
}

/// Gives an order with exactly these dice.
fn give(battle: &mut Battle<Duel>, order: Order, faces: &[u8]) -> Vec<Event> {
    let mut dice = Scripted::d6(faces.iter().copied());
    let entry = battle.give(order, &mut dice).unwrap_or_else(|why| panic!("{order:?}: {why}"));
    let events = entry.events.clone();
    dice.expect_spent();
    events
}

fn strike(card: Option<Card>) -> Order {
    Order::Strike { target: Seat(1), card }
}

fn vigour(battle: &Battle<Duel>) -> Vec<u8> {
    battle.state().fencers.iter().map(|it| it.vigour).collect()
}

fn refused(battle: &Battle<Duel>, order: Order) -> (RuleId, Forbidden) {
    let why = Duel.judge(battle.state(), &order).expect_err("it should be refused");
    (why.rule(), why)
}

#[test]
fn a_strike_needs_four_less_for_bold_more_for_wary() {
    for (die, left) in [(3, 3), (4, 2), (5, 2), (6, 1)] {
        let mut battle = near(); // duel.clash.strike, duel.stance.bold, duel.stance.wary, duel.clash.wound
        give(&mut battle, strike(None), &[]);
        give(&mut battle, Order::TakeIt, &[die]);
        assert_eq!(vigour(&battle), [3, left], "die {die}");
    }
}

#[test]
fn a_lunge_reaches_two_paces_and_costs_one_more() {
    let mut battle = far(); // duel.card.lunge
    let out_of_reach = Forbidden::OutOfReach { paces: 2, reach: 1 };
    assert_eq!(refused(&battle, strike(None)), (rule!("duel.clash.reach"), out_of_reach));
    give(&mut battle, strike(Some(Card::Lunge)), &[]);
    give(&mut battle, Order::TakeIt, &[4]);
    assert_eq!(vigour(&battle), [3, 1]);
}

#[test]
fn a_feint_leaves_no_answer() {
    let mut battle = near(); // duel.card.feint
    give(&mut battle, strike(Some(Card::Feint)), &[4]);
    assert_eq!(vigour(&battle), [3, 2]);
}

#[test]
fn a_parry_makes_it_two_harder_and_opens_the_riposte() {
    let mut battle = near(); // duel.card.parry, duel.clash.riposte
    give(&mut battle, strike(None), &[]);
    give(&mut battle, Order::Parry, &[5]); // 4 - 1 + 1 + 2 = 6
    give(&mut battle, Order::Riposte, &[4]); // nobody is wary against it, nobody bold for it
    assert_eq!(vigour(&battle), [2, 3]);
    let held: Vec<_> = battle.state().fencer(Seat(1)).hand.clone();
    assert_eq!(held, [Secret::Known(Card::Lunge); 2], "the parry is gone");
}

#[test]
fn a_riposte_may_be_held_back() {
    let mut battle = near();
    give(&mut battle, strike(None), &[]);
    give(&mut battle, Order::Parry, &[1]);
    give(&mut battle, Order::Hold, &[]);
    assert_eq!(vigour(&battle), [3, 3]);
    assert_eq!(battle.decision().unwrap().seat, Seat(1), "it is still seat 1's turn to act");
}

#[test]
fn whoever_loses_all_vigour_is_out_and_the_duel_over() {
    let mut battle = near(); // duel.over.end
    give(&mut battle, strike(Some(Card::Lunge)), &[]);
    give(&mut battle, Order::TakeIt, &[6]);
    assert_eq!(vigour(&battle), [3, 0]);
    assert_eq!(battle.outcome().unwrap().places, [1, 2]);
    assert_eq!(refused(&battle, Order::Rest), (rule!("duel.over.end"), Forbidden::NotNow { step: None }));
}

#[test]
fn refusals_name_the_rule_and_the_facts() {
    let (near, far) = (near(), far());
    let cases = [
        (&near, Order::Step { to: 3 }, rule!("duel.act.step"), Forbidden::Occupied { pace: 3, by: Seat(1) }),
        (&far, Order::Step { to: 5 }, rule!("duel.setup.strip"), Forbidden::OffTheStrip { pace: 5, strip: 5 }),
        (&near, Order::Strike { target: Seat(0), card: None }, rule!("duel.clash.strike"), Forbidden::Oneself),
        (
            &near,
            Order::Strike { target: Seat(7), card: None },
            rule!("duel.clash.strike"),
            Forbidden::NoSuchFencer { seat: Seat(7) },
        ),
        (&near, strike(Some(Card::Parry)), rule!("duel.card.parry"), Forbidden::NotForAStrike { card: Card::Parry }),
        (&near, Order::Rest, rule!("duel.act.rest"), Forbidden::FullVigour { vigour: 3 }),
    ];
    for (battle, order, rule, why) in cases {
        assert_eq!(refused(battle, order), (rule, why), "{order:?}");
    }
}

#[test]
fn every_objection_is_named_at_once() {
    let battle = far();
    let order = Order::Strike { target: Seat(0), card: Some(Card::Parry) };
    let no = Duel.objections(battle.state(), &order);
    assert_eq!(no, [Forbidden::Oneself, Forbidden::NotForAStrike { card: Card::Parry }]);
}

#[test]
fn the_forecast_is_exact_and_knows_the_parry() {
    let battle = near();
    let view = View::of(&Duel, battle.state(), Some(Seat(0)));
    let forecast = Duel.forecast(&view, &strike(None)).expect("a strike has odds");
    let chances: Vec<f64> = forecast.chances.iter().map(|it| it.chance).collect();
    assert_eq!(chances, [3.0 / 6.0, 0.0, 1.0 / 6.0], "hits on 4, cannot put out, hits a parry on 6");
    assert_eq!(forecast.spreads[0].odds, [(0, 3.0 / 6.0), (1, 2.0 / 6.0), (2, 1.0 / 6.0)]);
    assert_eq!(forecast.tests[1].1.total(), 6);
}

#[test]
fn a_faulty_setup_gets_all_its_faults() {
    let setup = Setup { seats: 1, strip: 99, vigour: 0, rounds: 3 };
    let keys: Vec<_> = Duel.start(&setup).unwrap_err().into_iter().map(|it| it.line.key).collect();
    assert_eq!(keys, ["duel-fault-seats", "duel-fault-strip", "duel-fault-vigour"]);
}

#[test]
fn a_dry_source_asks_for_what_the_rule_needs() {
    let mut battle = Battle::start(Duel, Setup::default()).unwrap();
    let Err(Stop::NeedDice(need)) = battle.give(Order::Salute, &mut dice::TypedIn::new()).map(|_| ()) else {
        panic!("dice fell from nowhere")
    };
    assert_eq!((need.rule, need.count, need.sides), (rule!("duel.act.draw"), 1, 6));
    assert!(battle.entries().is_empty());
}

#[test]
fn every_line_has_words_in_every_language() {
    for language in Language::ALL {
        let speech = Speech::new(language, &[&|it| Duel.messages(it)]).unwrap();
        for seed in 0..30 {
            let battle = random_battle(seed);
            let mut state = battle.state_after(0);
            for event in battle.entries().iter().flat_map(|it| &it.events) {
                let lines = [Duel.narrate(&state, event), Duel.question(&state)];
                lines.iter().flatten().for_each(|it| drop(speech.say(it)));
                Duel.fold(&mut state, event);
            }
            for choice in Duel.scene(&View::of(&Duel, &battle.state_after(4), Some(Seat(0)))).choices {
                speech.say(&choice.name);
                choice.refusal.iter().for_each(|(_, why)| drop(speech.say(why)));
            }
        }
        assert_eq!(speech.missing(), 0, "{language}");
    }
}

#[test]
fn the_log_is_said_in_the_readers_language() {
    let mut battle = near();
    let before = battle.state().clone();
    let events = give(&mut battle, strike(Some(Card::Feint)), &[6]);
    let said = |language| {
        let speech = Speech::new(language, &[&|it| Duel.messages(it)]).unwrap();
        events.iter().filter_map(|it| Duel.narrate(&before, it)).map(|it| speech.say(&it)).collect::<Vec<_>>()
    };
    assert_eq!(said(Language::En)[1..3], ["Needs 4, rolls 6, hits.", "Fencer 2 loses 2 vigour."]);
    assert_eq!(said(Language::Fr)[2], "Escrimeur 2 perd 2 de vigueur.");
    assert_eq!(said(Language::It)[2], "Schermidore 2 perde 2 di vigore.");
}
