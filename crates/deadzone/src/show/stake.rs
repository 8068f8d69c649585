//! What is at stake while a test waits for an answer: the blow or shot that comes, and what each answer makes of it.

use battle::{Answer, Line, Preview, Stake, scene::Target};

use crate::{
    Contest, Face, Order, State, Step,
    engine::{flow, orders},
    odds::forecast,
    rules::rolls::opposed_test::{self, Ask},
    show::names::{name, order_name},
};

/// What is at stake in the present question; none where it is no offer.
pub(crate) fn stake(state: &State) -> Option<Stake<Order>> {
    match state.steps.top()? {
        Step::Contest(contest) => Some(tested(state, contest)),
        _ => None,
    }
}

/// An attack before its dice fall: every answer with its odds.
fn tested(state: &State, contest: &Contest) -> Stake<Order> {
    let mut offered = Vec::new();
    orders::orders(state, &mut offered);
    let mut preview = Preview { under: vec![contest.target.piece()], ..Preview::default() };
    if let Some(by) = opposed_test::attacker(contest) {
        let line = Line::new("dz-stake-attacks").with("model", name(state, by));
        preview.measures.push(line.with("target", name(state, contest.target)));
    }
    let declines = |it: &Order| matches!(it, Order::Decline | Order::AddDice { count: 0 });
    let stake = Stake::of(Some(Target::Piece(contest.target.piece())), preview);
    let (last, first): (Vec<Order>, Vec<Order>) = offered.into_iter().partition(declines);
    first.into_iter().chain(last).fold(stake, |stake, order| stake.with(answer(state, contest, order)))
}

/// An answer, what it costs, and what is then likely.
fn answer(state: &State, contest: &Contest, order: Order) -> Answer<Order> {
    let Some((seat, ask)) = opposed_test::asks(state, contest) else {
        return Answer::new(order, Line::new("dz-do-done"));
    };
    let dice = |spent: u8| i32::from(state.results(seat, Face::Dice).saturating_sub(spent));
    let splats = i32::from(state.results(seat, Face::Splat));
    let (deed, price) = match (ask, &order) {
        (Ask::Dice(_), Order::AddDice { count: 0 }) => {
            (Line::new("dz-deed-no-dice"), Some(Line::new("dz-price-keep-dice").with("dice", dice(0))))
        }
        (Ask::Dice(_), Order::AddDice { count }) => {
            (order_name(state, &order), Some(Line::new("dz-price-left-dice").with("dice", dice(*count))))
        }
        (Ask::Splat, Order::Decline) => {
            (Line::new("dz-deed-no-splat"), Some(Line::new("dz-price-keep-splat").with("splats", splats)))
        }
        (Ask::Splat, _) => (order_name(state, &order), Some(Line::new("dz-price-splat").with("splats", splats))),
        (Ask::Stimulant(_), Order::Decline) => (Line::new("dz-deed-keep-item"), None),
        _ => (order_name(state, &order), None),
    };
    let odds = forecast::forecast(state, &order).or_else(|| without(state, contest, &order));
    let chance = odds.and_then(|it| it.chances.last().cloned());
    Answer { price, chance, ..Answer::new(order, deed) }
}

/// What is likely where an offer is declined: the test as it stands.
fn without(state: &State, contest: &Contest, order: &Order) -> Option<battle::Forecast> {
    let declined =
        matches!(order, Order::Decline) && flow::asked(state, state.steps.top()?) == state.seat(contest.target);
    declined.then(|| forecast::as_it_stands(state, contest))
}
