//! Good advice keeps its word: plans are legal to the last order, the default policy answers everything, and who follows it wins.

use std::ops::Range;

use battle::{Features, Seat, System, Tactics, apply, tactics::tactics_laws_of_some};
use bots::{Evaluation, Kind, Limit, Player, Random, SeatAt, Style, Styles, Tactician};
use deadzone::{Act, Deadzone, ModelId, Order, Pace, Plan, State, Step, ready};
use dice::Seeded;

#[test]
fn advice_keeps_the_laws() {
    let tally = tactics_laws_of_some(&Deadzone, 0..20, 8).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 20);
    assert!(tally.orders > 1_000, "{tally:?}");
    assert!(tally.long_plans > 100, "hardly a plan of more than one order: {tally:?}");
    assert!(tally.mirrored > 50, "{tally:?}");
}

/// A battle of these two to its end, with the first of them in this seat.
fn fought(word: &str, kinds: [Kind<Deadzone>; 2], seat: u8, seed: u64) -> State {
    let setup = ready::battle(word, seed).unwrap_or_else(|why| panic!("{why}"));
    let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut players = kinds.map(|it| it.sit(Seeded::from_u64(seed)));
    let (mut dice, mut orders) = (Seeded::from_u64(seed + 1), Vec::new());
    while let Some(decision) = Deadzone.decision(&state) {
        orders.clear();
        Deadzone.orders(&state, &mut orders);
        let player = &mut players[usize::from(decision.seat.0 != seat)];
        let order = player.choose(&SeatAt::table(&Deadzone, &state, decision, &orders), Limit::Nodes(2_000));
        apply(&Deadzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{word}: {order:?}: {why}"));
    }
    state
}

/// One if the tactician in this seat beats the random player, none if not.
fn beats_random(word: &str, seat: u8, seed: u64) -> u8 {
    let state = fought(word, [Tactician::kind(), Random::kind()], seat, seed);
    let outcome = Deadzone.outcome(&state).expect("it is over");
    u8::from(outcome.places[usize::from(seat)] == 1 && !outcome.is_draw())
}

#[test]
fn the_tactician_beats_the_random_player_from_either_seat_with_every_faction() {
    // Every faction on both sides of a quarrel, and every mission. Four hundred battles are in `benches/results.md`.
    let words = ["mining-rights-100", "quarantine-100", "no-strings-100", "feeding-time-100", "broken-treaty-100"];
    let won: u8 = words.iter().enumerate().map(|(at, word)| beats_random(word, at as u8 % 2, 11 + at as u64)).sum();
    assert!(won >= 4, "{won} of {} won", words.len());
}

#[test]
fn nobody_stands_still_for_ever() {
    // Both sides feared each other here, and stood for two hundred rounds.
    let afraid = [("sealed-shaft-200", 9), ("deep-diggings-150", 6)];
    for (word, seed) in afraid {
        let state = fought(word, [Tactician::kind(), Tactician::kind()], 0, seed);
        assert!(state.round <= 20, "{word}: {} rounds", state.round);
    }
}

#[test]
fn what_was_learned_knows_a_lead_and_how_near_the_end_is() {
    let setup = ready::battle("first-patrol", 1).expect("a battle");
    let mut state = Deadzone.start(&setup).expect("a setup");
    let chance = |round: u8, vps: [u16; 2], state: &mut State| {
        (state.round, state.sides[0].vps, state.sides[1].vps) = (round, vps[0], vps[1]);
        Evaluation::learned::<Deadzone>().chance(&Deadzone, state, Seat(0))
    };
    let early = [[0, 0], [4, 0], [10, 0], [0, 10]].map(|it| chance(1, it, &mut state));
    let late = [[4, 0], [10, 0], [0, 10]].map(|it| chance(4, it, &mut state));
    assert!(early[3] < 0.3 && early[0] < early[1] && early[1] < early[2], "{early:?}");
    assert!(late[0] > 0.5 && late[1] > 0.9 && late[2] < 0.1, "{late:?}");
}

/// The points of objectives a tactician of this style held alone in battles against the usual one, on average.
fn held(word: &str, style: Style, seeds: Range<u64>) -> f64 {
    let (mut held, mut asked) = (0, 0);
    for (seed, seat) in seeds.flat_map(|it| [(it, Seat(0)), (it, Seat(1))]) {
        let setup = ready::battle(word, seed).unwrap_or_else(|why| panic!("{why}"));
        let mut state = Deadzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        let mut players = [style, Style::BALANCED].map(|it| tactician(it, seed));
        let (mut dice, mut orders) = (Seeded::from_u64(seed + 1), Vec::new());
        while let Some(decision) = Deadzone.decision(&state) {
            orders.clear();
            Deadzone.orders(&state, &mut orders);
            let own = decision.seat == seat;
            if own && matches!(state.steps.top(), Some(Step::Turn(_))) {
                held += counted(&state, seat, "dz-counts-objectives");
                asked += 1;
            }
            let player = &mut players[usize::from(!own)];
            let order = player.choose(&SeatAt::table(&Deadzone, &state, decision, &orders), Limit::Nodes(300));
            apply(&Deadzone, &mut state, &order, &mut dice, None).unwrap_or_else(|why| panic!("{order:?}: {why}"));
        }
    }
    f64::from(held) / f64::from(asked)
}

fn tactician(style: Style, seed: u64) -> Tactician<Deadzone> {
    Tactician::new(Seeded::from_u64(seed)).styled(Styles::all(style))
}

/// Goes through battles by the default policy, and looks whenever somebody chooses a model.
fn turns(word: &str, seeds: Range<u64>, mut look: impl FnMut(&State, Seat)) {
    for seed in seeds {
        let setup = ready::battle(word, seed).unwrap_or_else(|why| panic!("{why}"));
        let (mut state, mut dice) = (Deadzone.start(&setup).expect("it starts"), Seeded::from_u64(seed));
        while Deadzone.decision(&state).is_some() {
            if let Some(Step::Turn(seat)) = state.steps.top() {
                look(&state, *seat);
            }
            let order = Deadzone.default_policy(&state, &mut dice);
            apply(&Deadzone, &mut state, &order, &mut dice, None).expect("the default policy is legal");
        }
    }
}

/// What plans there are.
#[derive(Default)]
struct Listed {
    /// The model and the enemy shot at of those that begin with a SHOOT.
    shots: Vec<(ModelId, ModelId)>,
    /// How many each model has.
    models: Vec<(ModelId, usize)>,
}

fn listed(state: &State, most: usize) -> Listed {
    let Listed { mut shots, mut models } = Listed::default();
    for plan in Deadzone.plans(state, most) {
        let Plan::Turn { model, acts } = plan.plan else { continue };
        match models.iter_mut().find(|it| it.0 == model) {
            Some(known) => known.1 += 1,
            None => models.push((model, 1)),
        }
        if let Some(Act::Do(Order::Shoot { target, .. })) = acts.first()
            && !shots.contains(&(model, *target))
        {
            shots.push((model, *target));
        }
    }
    Listed { shots, models }
}

#[test]
fn who_has_time_for_many_plans_gets_more_targets_and_more_models() {
    let (mut targets, mut models) = ([0, 0], [0, 0]);
    turns("quarantine-200", 1..4, |state, _| {
        let [few, many] = [16, 40].map(|most| listed(state, most));
        assert!(many.models.iter().all(|it| it.1 <= 10), "one model has more than its share: {:?}", many.models);
        for (at, it) in [few, many].iter().enumerate() {
            targets[at] += it.shots.len();
            models[at] += it.models.len();
        }
    });
    assert!(targets[1] > targets[0] + targets[0] / 4, "targets: {targets:?}");
    assert!(models[1] > models[0], "models: {models:?}");
}

/// Where a plan leads if it is followed to its end.
fn followed(state: &State, plan: &Plan) -> State {
    let (mut after, mut dice) = (state.clone(), Seeded::from_u64(1));
    while let Some(order) = Deadzone.next(&after, plan) {
        apply(&Deadzone, &mut after, &order, &mut dice, None).expect("a plan is legal");
        if matches!(after.steps.top(), Some(Step::Turn(_) | Step::Another(_))) {
            break;
        }
    }
    after
}

#[test]
fn who_has_time_for_many_plans_may_spend_a_result_that_others_save() {
    let spends = |plan: &Plan| matches!(plan, Plan::Turn { acts, .. } if acts.contains(&Act::Spend));
    let (mut plans, mut spent, mut steps) = (0, [0; 6], 0);
    let mut look = |state: &State, seat: Seat| {
        assert!(Deadzone.plans(state, 16).iter().all(|it| !spends(&it.plan)), "few plans are those of a saver");
        let before = state.sides[seat.index()].results;
        for plan in Deadzone.plans(state, 32).into_iter().filter(|it| spends(&it.plan)) {
            plans += 1;
            let after = followed(state, &plan.plan);
            if after.round == state.round {
                let left = after.sides[seat.index()].results;
                let used: Vec<usize> = (2..5).filter(|it| left[*it] < before[*it]).collect();
                assert!(used.len() <= 1, "one result out of Move, Shoot and Fight (dz.command.one-action-result)");
                used.iter().for_each(|it| spent[*it] += 1);
            }
        }
        let first = |plan: &Plan| matches!(plan, Plan::Turn { acts, .. } if is_step(acts.first()));
        steps += Deadzone.plans(state, 32).iter().filter(|it| first(&it.plan)).count();
    };
    turns("quarantine-200", 1..4, &mut look);
    assert!(plans > 100 && steps > 0, "{plans} plans that spend, {steps} that begin with a step");
    assert!(spent[2] > 50 && spent[3] > 50, "Move and Shoot results: {spent:?}");
}

/// Whether this is the free step of a Move result.
fn is_step(act: Option<&Act>) -> bool {
    matches!(act, Some(Act::Do(Order::Move { pace: Pace::Result, .. })))
}

/// What tacticians of a style mean to do, counted over many positions.
#[derive(Clone, Copy, Debug, Default)]
struct Meant {
    /// Moves in among enemies, and fights.
    charges: u32,
    /// What enemies can be expected to do to them then, in tenths.
    danger: i32,
}

impl Meant {
    fn add(&mut self, state: &State, seat: Seat, style: Style) {
        let (mut player, mut orders) = (tactician(style, 1), Vec::new());
        Deadzone.orders(state, &mut orders);
        let decision = Deadzone.decision(state).expect("a model is asked for");
        player.choose(&SeatAt::table(&Deadzone, state, decision, &orders), Limit::Nodes(300));
        let Some(plan) = player.plan() else { return };
        let (mut after, mut dice) = (state.clone(), Seeded::from_u64(1));
        while let Some(order) = Deadzone.next(&after, plan) {
            self.charges += u32::from(is_charge(&after, &order));
            apply(&Deadzone, &mut after, &order, &mut dice, None).expect("a plan is legal");
        }
        let mut prospects = Features::new();
        Deadzone.prospects(&after, seat, &mut prospects);
        self.danger += prospects.sides()[0].0;
    }
}

fn counted(state: &State, seat: Seat, word: &str) -> i32 {
    let mut features = Features::new();
    Deadzone.features(state, seat, &mut features);
    let at = Deadzone::FEATURES.iter().position(|it| it.word == word).expect("it is counted");
    features.sides()[at].0
}

/// Whether an order is to fight, or to go in among enemies.
fn is_charge(state: &State, order: &Order) -> bool {
    match (order, state.active) {
        (Order::Fight { .. }, _) => true,
        (Order::Move { way, .. }, Some(by)) => {
            way.cells().last().is_some_and(|it| state.has_enemy(*it, state.team(by.model)))
        }
        _ => false,
    }
}

/// Leaders in a style of their own: their plans are ranked anew, those of all others as before.
#[test]
fn the_style_of_a_role_ranks_the_plans_of_that_role_only() {
    let leaders = Styles::read("leaders=aggressive", Deadzone::ROLES).expect("Deadzone has leaders");
    let (mut others, mut changed) = (0, 0);
    turns("first-patrol", 1..5, |state, _| {
        let of = |styles: &Styles, leads: bool| {
            let mut plans = Deadzone.plans_in(state, usize::MAX, styles);
            plans.retain(|it| (Deadzone.role(state, &it.plan) == Some(0)) == leads);
            plans
        };
        assert_eq!(of(&leaders, false), of(&Styles::BALANCED, false));
        others += of(&leaders, false).len();
        changed += usize::from(of(&leaders, true) != of(&Styles::BALANCED, true));
    });
    assert!(others > 500 && changed > 4, "{others} plans of others, {changed} times other plans of leaders");
}

#[test]
fn the_aggressive_charge_more_and_stand_in_more_danger_than_the_cautious() {
    let [mut bold, mut usual, mut wary] = [Meant::default(); 3];
    for word in ["mining-rights-100", "feeding-time-100"] {
        turns(word, 1..4, |state, seat| {
            bold.add(state, seat, Style::AGGRESSIVE);
            usual.add(state, seat, Style::BALANCED);
            wary.add(state, seat, Style::CAUTIOUS);
        });
    }
    assert!(bold.charges > usual.charges && usual.charges > wary.charges, "{bold:?}, {usual:?}, {wary:?}");
    assert!(bold.danger > usual.danger && usual.danger > wary.danger, "{bold:?}, {usual:?}, {wary:?}");
}

#[test]
fn the_objective_minded_hold_more_objectives() {
    let [keen, usual] = [Style::OBJECTIVE, Style::BALANCED].map(|it| held("mining-rights-100", it, 1..5));
    assert!(keen > 1.2 * usual, "{keen} and {usual} points");
}
