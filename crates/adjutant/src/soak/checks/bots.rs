//! Checks about bots: in any position an answer is legal, in time, and does not depend on what others keep secret.

use std::time::{Duration, Instant};

use battle::{Seat, View, apply};
use bots::{Kind, Limit, Player, SeatAt, Style, Styles, thinking_time};
use dice::Seeded;
use games::{Game, NAMES, Visitor};

use crate::{referee::Until, soak::Check};

/// What is checked against the clock.
pub fn timed() -> [Check; 1] {
    [Check::new("bots-in-time", "no player answers against the rules, or more than 100 ms after its time", |seed| {
        games::visit(game(seed), InTime(seed))?
    })]
}

/// What is checked by counting.
pub fn checks() -> [Check; 1] {
    [Check::new("bots-know-no-secrets", "no player sees, or answers by, what another seat keeps secret", |seed| {
        games::visit(game(seed), KeepsApart(seed / NAMES.len() as u64))?
    })]
}

/// The games take turns.
fn game(seed: u64) -> &'static str {
    NAMES[(seed % NAMES.len() as u64) as usize]
}

/// The time for an answer, and how much later it may come.
const WITHIN: Duration = Duration::from_millis(100);
const GRACE: Duration = Duration::from_millis(100);
/// How many orders a battle is at most gone on with before players are asked, and how often they are asked then.
const BEFORE: u32 = 160;
const ASKED: usize = 25;
/// How many states a player looks at who is asked without a clock.
const NODES: u64 = 300;

struct InTime(u64);

impl Visitor for InTime {
    type Output = Result<(), String>;

    fn visit<S: Game>(self, system: S) -> Result<(), String> {
        asked(&system, self.0)
    }
}

struct KeepsApart(u64);

impl Visitor for KeepsApart {
    type Output = Result<(), String>;

    fn visit<S: Game>(self, system: S) -> Result<(), String> {
        keeps_apart(&system, self.0)
    }
}

/// A player of some kind and style for each seat.
fn seated<S: Game>(system: &S, seats: u8, seed: u64, dice: &mut Seeded) -> Vec<(Kind<S>, Seeded)> {
    let kinds = system.players();
    let mut one_of = |count: usize| dice.below(count as u32) as usize;
    let some = |it: Seat| {
        let (kind, style) = (kinds[one_of(kinds.len())], Style::ALL[one_of(Style::ALL.len())]);
        let styles = kind.styles.map(|_| Styles::all(style));
        (Kind { styles, ..kind }, Seeded::from_u64(seed << 3 | u64::from(it.0)))
    };
    Seat::first(seats).map(some).collect()
}

/// Goes on by the default policy for so many orders, or to the end.
pub(super) fn go_on<S: Game>(system: &S, state: &mut S::State, orders: u32, dice: &mut Seeded) -> Result<(), String> {
    for _ in 0..orders {
        if system.decision(state).is_none() {
            break;
        }
        let order = system.default_policy(state, dice);
        apply(system, state, &order, dice, None).map_err(|why| format!("{order:?}: {why}"))?;
    }
    Ok(())
}

/// Goes somewhere into a battle by the default policy, and lets two players play on from there against the clock.
fn asked<S: Game>(system: &S, seed: u64) -> Result<(), String> {
    let (battles, mut dice) = (system.battles(), Seeded::from_u64(seed));
    let battle = battles[dice.below(battles.len() as u32) as usize].word;
    let setup = system.setup(battle, 2, seed)?;
    let mut state = system.start(&setup).map_err(|faults| format!("{battle}: {faults:?}"))?;
    let mut players: Vec<Box<dyn Player<S>>> =
        seated(system, 2, seed, &mut dice).into_iter().map(|(kind, mind)| kind.sit(mind)).collect();
    let before = dice.below(BEFORE);
    go_on(system, &mut state, before, &mut dice)?;
    for _ in 0..ASKED {
        let Some(decision) = system.decision(&state) else { break };
        let player = players[decision.seat.index()].as_mut();
        let order = in_its_time(system, &state, player).map_err(|why| format!("{battle}: {why}"))?;
        apply(system, &mut state, &order, &mut dice, None)
            .map_err(|why| format!("{battle}: {} says {order:?}: {why}", player.name()))?;
    }
    Ok(())
}

/// The answer of a player, if it is there in time.
fn in_its_time<S: Game>(system: &S, state: &S::State, player: &mut dyn Player<S>) -> Result<S::Order, String> {
    let orders = listed(system, state);
    let decision = system.decision(state).ok_or("nobody is asked")?;
    let at = SeatAt::table(system, state, decision, &orders);
    let start = Instant::now();
    let order = player.choose(&at, Limit::Time(&Until(start + thinking_time(WITHIN))));
    let took = start.elapsed();
    if took > WITHIN + GRACE {
        return Err(format!("{} took {took:?} for {order:?}", player.name()));
    }
    Ok(order)
}

pub(super) fn listed<S: Game>(system: &S, state: &S::State) -> Vec<S::Order> {
    let mut orders = Vec::new();
    system.orders(state, &mut orders);
    orders
}

/// Lets twins play: one at the battle as it is, one where everything that others keep secret is something else. They must be
/// shown the same, and say the same.
fn keeps_apart<S: Game>(system: &S, seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let Ok(mut state) = system.start(&system.sample_setup(seed)) else { return Ok(()) };
    let seats = system.seats(&state);
    let sit = |it: &(Kind<S>, Seeded)| it.0.sit(it.1.clone());
    let mut twins: Vec<[Box<dyn Player<S>>; 2]> =
        seated(system, seats, seed, &mut dice).iter().map(|it| [sit(it), sit(it)]).collect();
    let before = dice.below(BEFORE);
    go_on(system, &mut state, before, &mut dice)?;
    for _ in 0..ASKED {
        let Some(decision) = system.decision(&state) else { break };
        let mut other = state.clone();
        for owner in Seat::first(seats).filter(|it| *it != decision.seat) {
            system.plant(&mut other, owner, u64::from(dice.below(u32::MAX)));
        }
        let views = [&state, &other].map(|it| View::of(system, it, Some(decision.seat)));
        if views[0] != views[1] || listed(system, &state) != listed(system, &other) {
            return Err(format!("seat {} is shown what others keep secret: {views:?}", decision.seat));
        }
        let [one, two] = &mut twins[decision.seat.index()];
        let (order, again) = (honestly(system, &state, one.as_mut())?, honestly(system, &other, two.as_mut())?);
        if order != again {
            return Err(format!("{} says {order:?}, but {again:?} where only others' secrets differ", one.name()));
        }
        apply(system, &mut state, &order, &mut dice, None)
            .map_err(|why| format!("{} says {order:?}: {why}", one.name()))?;
    }
    Ok(())
}

/// The answer of a player who counts states instead of looking at a clock.
fn honestly<S: Game>(system: &S, state: &S::State, player: &mut dyn Player<S>) -> Result<S::Order, String> {
    let orders = listed(system, state);
    let decision = system.decision(state).ok_or("nobody is asked")?;
    Ok(player.choose(&SeatAt::table(system, state, decision, &orders), Limit::Nodes(NODES)))
}
