//! Orders nobody would give: models and weapons that do not exist, places off the table. They are refused or carried out;
//! the table never falls over.

use crate::support::faster;
use battle::{Seat, System, apply};
use dice::Seeded;
use smallvec::smallvec;
use table::{Bearing, Inches, PieceId, Point, reach::Level};
use warzone::{
    Action, Card, Edge, ModelId, Order, Reaction, Shots, Spot, SquadAction, SquadId, Stand, State, Warzone, Way, ready,
};

/// Numbers at the edge of what there is, and far beyond.
fn models(state: &State) -> Vec<ModelId> {
    let all = state.models.len() as u16;
    [0, 1, all / 2, all - 1, all, all + 1, 900, u16::MAX].map(ModelId).to_vec()
}

fn places() -> Vec<Spot> {
    let far = Inches::hundredths(i32::MAX);
    let near = |x: i32, y: i32| Point::new(Inches::hundredths(x), Inches::hundredths(y));
    let floor = |piece: u16, floor: u8| Level::Floor { piece: PieceId(piece), floor };
    vec![
        Spot::ground(near(0, 0)),
        Spot::ground(near(-500, 20)),
        Spot::ground(Point::new(far, far)),
        Spot::ground(Point::new(Inches::hundredths(i32::MIN), far)),
        Spot::on(near(2000, 2000), floor(1, 0)),
        Spot::on(near(2000, 2000), floor(u16::MAX, u8::MAX)),
    ]
}

fn ways() -> Vec<Way> {
    let mut ways: Vec<Way> = places().into_iter().map(|it| smallvec![it]).collect();
    ways.extend([Way::new(), places().into_iter().collect(), (0..50).map(|_| places()[0]).collect()]);
    ways
}

fn travels(facing: Bearing) -> Vec<Order> {
    let orders = |by: Way| {
        let reaction = Reaction::Move { by: by.clone(), facing };
        [
            Order::Move { by: by.clone(), facing },
            Order::Run { by: by.clone(), facing },
            Order::Dive { by: by.clone(), facing },
            Order::React { model: ModelId(0), reaction },
        ]
    };
    ways().into_iter().flat_map(orders).collect()
}

fn at_models(state: &State) -> Vec<Order> {
    let mut orders = Vec::new();
    for model in models(state) {
        orders.extend([
            Order::ActivateModel { model },
            Order::Strike { target: model },
            Order::CloseIn { target: model, short: Inches::ZERO },
            Order::Name { model },
        ]);
        for short in [0, -100, 150, i32::MAX, i32::MIN].map(Inches::hundredths) {
            orders.push(Order::Engage { target: model, short, side: None });
        }
        for weapon in [0, 1, 2, u8::MAX] {
            orders.extend([Order::CloseCombat { weapon: Some(weapon) }, Order::CloseCombat { weapon: None }]);
            for dice in [0, 1, 2, 300] {
                let shots = Shots { weapon, at: smallvec![model; dice], lucky: dice == 2 };
                orders.extend([Order::Shoot(shots.clone()), Order::RapidFire(shots.clone())]);
                orders.push(Order::React { model, reaction: Reaction::Shoot(shots) });
            }
        }
        for action in [SquadAction::FocusFire, SquadAction::Swarm] {
            let listed = [models(state), vec![model; 3], Vec::new(), (0..5).map(ModelId).collect()];
            orders.extend(listed.map(|models| Order::Declare { action, target: model, models }));
        }
    }
    orders
}

fn odd_orders(state: &State) -> Vec<Order> {
    let mut orders = at_models(state);
    orders.extend(travels(Bearing::degrees(77)));
    orders.extend([Order::Begin, Order::Pass, Order::Aim, Order::Hide, Order::Sentry, Order::Accept, Order::Decline]);
    let rates = [Action::Shooting, Action::RapidFire, Action::CloseCombat, Action::Move];
    orders.extend(rates.into_iter().flat_map(|action| [0, 1, u8::MAX].map(|weapon| faster(weapon, action))));
    orders.push(Order::Burn { on: Card::ActionPoint });
    orders.extend([0, 1, u8::MAX].map(|burned| Order::LoseCards { burned }));
    orders.extend([0, 1, 2, u8::MAX].map(|seat| Order::GiveInitiative { to: Seat(seat) }));
    orders.extend([Edge::North, Edge::East].map(|edge| Order::TakeEdge { edge }));
    for squad in [0, 1, 7, u8::MAX].map(SquadId) {
        let stand = |it: &Spot| Stand { at: it.at, level: it.level, facing: Bearing::degrees(1) };
        let stands: Vec<Stand> = places().iter().map(stand).cycle().take(12).collect();
        orders.extend([Order::Activate { squad }, Order::Deploy { squad, stands: stands.clone() }]);
        orders.extend((1..7).map(|size| Order::Deploy { squad, stands: stands[..size].to_vec() }));
    }
    orders
}

/// Every odd order is judged at every question of a battle, and whatever is accepted is carried out on the side.
#[test]
fn odd_orders_are_refused_or_carried_out() {
    for (seed, word) in ["first-battle", "duel-of-heroes"].into_iter().enumerate() {
        let mut state = Warzone.start(&ready::battle(word).expect("a ready battle")).expect("it begins");
        let mut dice = Seeded::from_u64(seed as u64);
        let mut orders = Vec::new();
        for turn in 0..1200_usize {
            orders.clear();
            Warzone.orders(&state, &mut orders);
            if orders.is_empty() {
                break;
            }
            if turn % 12 == 0 || turn < 30 {
                for order in odd_orders(&state) {
                    if Warzone.judge(&state, &order).is_ok() {
                        let mut aside = state.clone();
                        apply(&Warzone, &mut aside, &order, &mut Seeded::from_u64(3), None).expect("what is legal");
                    }
                }
            }
            let order = orders[(turn * 7919 + seed) % orders.len()].clone();
            apply(&Warzone, &mut state, &order, &mut dice, None).expect("what is listed is legal");
        }
    }
}
