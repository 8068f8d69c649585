//! Good advice keeps its word: plans are legal to the last order, and the default policy answers everything.

use battle::{Features, Seat, System, Tactics, apply, tactics::tactics_laws_of_some};
use bots::{Limit, Player, SeatAt, Style, Styles, Tactician, hint};
use dice::Seeded;
use warzone::{ModelId, Order, Plan, State, Step, Warzone, ready};

#[test]
fn advice_keeps_the_laws() {
    let tally = tactics_laws_of_some(&Warzone, 0..8, 20).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 8);
    assert!(tally.orders > 2_000, "{tally:?}");
    assert!(tally.long_plans > 500, "hardly a plan of more than one order: {tally:?}");
    assert!(tally.mirrored > 100, "{tally:?}");
}

/// Goes through a battle by the default policy and looks at every so-many-th choice of a model.
fn positions(battle: &str, one_in: usize, mut look: impl FnMut(&State)) {
    let setup = ready::battle(battle).unwrap_or_else(|why| panic!("{why}"));
    let (mut state, mut dice) = (Warzone.start(&setup).expect("it starts"), Seeded::from_u64(5));
    let mut choices = 0;
    while Warzone.decision(&state).is_some() {
        if matches!(state.steps.top(), Some(Step::ChooseModel(_))) {
            choices += 1;
            if choices % one_in == 0 {
                look(&state);
            }
        }
        let order = Warzone.default_policy(&state, &mut dice);
        apply(&Warzone, &mut state, &order, &mut dice, None).expect("the default policy is legal");
    }
}

/// Squads that come to the same by the odds are still different plans.
#[test]
fn a_strategist_thinks_about_more_than_one_squad() {
    let setup = ready::battle("first-battle").unwrap_or_else(|why| panic!("{why}"));
    let (mut state, mut dice) = (Warzone.start(&setup).expect("it starts"), Seeded::from_u64(5));
    let mut orders = Vec::new();
    while orders.len() < 2 || !matches!(state.steps.top(), Some(Step::ChooseSquad(_))) {
        let order = Warzone.default_policy(&state, &mut dice);
        apply(&Warzone, &mut state, &order, &mut dice, None).expect("the default policy is legal");
        orders.clear();
        Warzone.orders(&state, &mut orders);
    }
    let at = SeatAt::table(&Warzone, &state, Warzone.decision(&state).expect("it goes on"), &orders);
    let hint = hint(&at, &mut Seeded::from_u64(1), Limit::Nodes(20_000)).expect("there is time");
    let (instead, _) = hint.instead.expect("another squad");
    assert_ne!(hint.plan, instead);
    assert!(matches!((hint.plan, instead), (Plan::Say(Order::Activate { .. }), Plan::Say(Order::Activate { .. }))));
}

/// Ground that whole squads must be on when it counts pulls before anybody is on it: three tenths of a point an inch, and a whole
/// one from the fourth Game Turn on. Where the mission is about no ground, nothing does.
#[test]
fn the_way_to_the_ground_of_the_mission_counts() {
    let counted = |state: &State, seat: Seat| {
        let mut counts = Features::new();
        Warzone.prospects(state, seat, &mut counts);
        let at = Warzone::PROSPECTS.iter().position(|it| it.word == "wz-counts-ground").expect("it is counted");
        counts.sides()[at]
    };
    let way = |state: &State, seat: Seat| {
        let table = &state.field.setup.table;
        let (x, y) = (table.width().to_f64() / 2.0, table.depth().to_f64() / 2.0);
        let pull = if state.turn < 4 { 3.0 } else { 10.0 };
        let inches = |it: ModelId| {
            let at = state.model(it).stand.expect("it stands").at.to_vec();
            ((at.x - x).hypot(at.y - y) - 6.0 + state.profile(it).radius.to_f64()).max(0.0)
        };
        -pull * state.standing().filter(|it| state.field.seat(*it) == seat).map(inches).sum::<f64>()
    };
    let (mut early, mut late) = (0, 0);
    positions("seize-ground", 9, |state| {
        for (seat, other) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
            // Who enters does not aim at the very nearest place.
            let about = |found: i32, way: f64| (1.1 * way - 1.0..=way + 1.0).contains(&f64::from(found));
            let (own, enemies) = counted(state, seat);
            assert!(about(own, way(state, seat)), "{own}, not {}", way(state, seat));
            assert!(about(enemies, way(state, other)), "{enemies}, not {}", way(state, other));
        }
        *if state.turn < 4 { &mut early } else { &mut late } += 1;
    });
    assert!(early > 3 && late > 3, "{early} early, {late} late");
    positions("first-battle", 9, |state| assert_eq!(counted(state, Seat(0)), (0, 0)));
}

/// The time is for a squad's Activation, whatever it asks for.
#[test]
fn the_thoughts_of_an_activation_share_its_time() {
    let setup = ready::battle("first-battle").unwrap_or_else(|why| panic!("{why}"));
    let (mut state, mut dice) = (Warzone.start(&setup).expect("it starts"), Seeded::from_u64(5));
    let mut activations: Vec<f64> = Vec::new();
    while Warzone.decision(&state).is_some() {
        match state.steps.top() {
            Some(Step::ChooseSquad(_)) => activations.push(Warzone.share(&state)),
            Some(Step::Declare(_) | Step::ChooseModel(_)) => {
                activations.last_mut().into_iter().for_each(|it| *it += Warzone.share(&state));
            }
            _ => {}
        }
        let order = Warzone.default_policy(&state, &mut dice);
        apply(&Warzone, &mut state, &order, &mut dice, None).expect("the default policy is legal");
    }
    assert!(activations.len() > 20, "{}", activations.len());
    // Whose model falls while the squad acts leaves more to the others.
    let most = activations.iter().copied().fold(0.0, f64::max);
    assert!((0.9..=1.2).contains(&most), "{most}");
}

/// What came of a side in a battle.
#[derive(Clone, Copy, Debug, Default)]
struct Story {
    /// How often it was asked for a model.
    asked: f64,
    /// Attacks it made: shots, charges and fights.
    attacks: f64,
    /// Inches between each of its models and the nearest enemy, on average, summed up over the times it was asked.
    gap: f64,
    /// Mission Points it would have had, summed up over the same times.
    held: f64,
}

impl Story {
    fn look(&mut self, state: &State, seat: Seat) {
        let far = |a: ModelId, b: ModelId| (state.centre(a) - state.centre(b)).length();
        let nearest = |it: ModelId| state.enemies(it).map(|enemy| far(it, enemy)).fold(99.0, f64::min);
        let gaps: Vec<f64> = state.standing().filter(|it| state.field.seat(*it) == seat).map(nearest).collect();
        self.asked += 1.0;
        self.gap += gaps.iter().sum::<f64>() / gaps.len() as f64;
        self.held += f64::from(state.mission_points(seat).total());
    }
}

/// Battles of a tactician in this style against the usual one, in either seat.
fn told(battle: &str, style: Style) -> Story {
    told_over(battle, style, 9..=9)
}

/// The same over several seeds of the dice.
fn told_over(battle: &str, style: Style, seeds: std::ops::RangeInclusive<u64>) -> Story {
    let mut story = Story::default();
    for (seed, seat) in seeds.flat_map(|seed| [(seed, Seat(0)), (seed, Seat(1))]) {
        let setup = ready::battle(battle).unwrap_or_else(|why| panic!("{why}"));
        let (mut state, mut dice) = (Warzone.start(&setup).expect("it starts"), Seeded::from_u64(seed));
        let mind = || Seeded::from_u64(1);
        let mut players = [Tactician::new(mind()).styled(Styles::all(style)), Tactician::new(mind())];
        let mut orders = Vec::new();
        while let Some(decision) = Warzone.decision(&state) {
            orders.clear();
            Warzone.orders(&state, &mut orders);
            let own = decision.seat == seat;
            if own && matches!(state.steps.top(), Some(Step::ChooseModel(_))) {
                story.look(&state, seat);
            }
            let at = SeatAt::table(&Warzone, &state, decision, &orders);
            let order = players[usize::from(!own)].choose(&at, Limit::Nodes(60));
            story.attacks += f64::from(u8::from(own && is_attack(&order)));
            apply(&Warzone, &mut state, &order, &mut dice, None).expect("a legal order");
        }
    }
    story
}

fn is_attack(order: &Order) -> bool {
    matches!(
        order,
        Order::Shoot(_)
            | Order::RapidFire(_)
            | Order::Spray(_)
            | Order::Throw(_)
            | Order::Engage { .. }
            | Order::CloseCombat { .. }
    )
}

#[test]
fn the_aggressive_attack_more_and_nearer_than_the_cautious() {
    let [bold, wary] = [Style::AGGRESSIVE, Style::CAUTIOUS].map(|it| told("first-battle", it));
    assert!(bold.attacks / bold.asked > 1.3 * wary.attacks / wary.asked, "{bold:?} and {wary:?}");
    assert!(bold.gap / bold.asked < 0.9 * wary.gap / wary.asked, "{bold:?} and {wary:?}");
}

#[test]
fn the_objective_minded_hold_more_objectives() {
    let [keen, usual] = [Style::OBJECTIVE, Style::BALANCED].map(|it| told_over("take-and-hold", it, 1..=8));
    assert!(keen.held / keen.asked > usual.held / usual.asked + 0.1, "{keen:?} and {usual:?}");
}

/// Troops in a style of their own: their plans are ranked anew, those of all others as before.
#[test]
fn the_style_of_a_role_ranks_the_plans_of_that_role_only() {
    let troops = Styles::read("troops=cautious", Warzone::ROLES).expect("Warzone has troops");
    let (mut same, mut changed) = (0, 0);
    let mut look = |state: &State| {
        let (usual, styled) = (Warzone.plans(state, 8), Warzone.plans_in(state, 8, &troops));
        let role = usual.first().and_then(|it| Warzone.role(state, &it.plan));
        if role == Some(1) {
            changed += u32::from(usual != styled);
        } else {
            assert_eq!(usual, styled);
            same += 1;
        }
    };
    positions("first-battle", 10, &mut look);
    positions("duel-of-heroes", 1, &mut look);
    assert!(same > 0 && changed > 10, "{same} times others, {changed} times other plans of troops");
}
