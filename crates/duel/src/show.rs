//! A duel for people: the question at hand, the scene, and the log.

use battle::{
    Line, Refusal, Scene, Seat, Secret, System, Tally, View,
    plan_odds::Loss,
    scene::{
        Badge, Choice, Gesture, Ground, Outline, Piece, Pips, Player, Question, Target, Tile, Tray, TrayItem, Works,
    },
};
use catalogue::{Language, rule};
use table::{Inches, Point};

use crate::{Card, Duel, Event, Fencer, Order, Stance, State, Step, acts::MOST_CARDS};

/// The duel's messages.
pub(crate) fn words(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../data/i18n/en/duel.ftl"),
        Language::Fr => include_str!("../../../data/i18n/fr/duel.ftl"),
        Language::It => include_str!("../../../data/i18n/it/duel.ftl"),
    }
}

/// What a step asks.
pub(crate) fn question(step: &Step) -> Line {
    let line = match step {
        Step::Salute => Line::new("duel-ask-salute"),
        Step::Stance(_) => Line::new("duel-ask-stance"),
        Step::Act(_) => Line::new("duel-ask-act"),
        Step::Answer(strike) => Line::new("duel-ask-answer").with("striker", name(strike.by)),
        Step::Riposte(strike) => Line::new("duel-ask-riposte").with("target", name(strike.target)),
    };
    line.with("fencer", name(step.seat()))
}

/// The strip as squares of an inch.
pub(crate) fn scene(view: &View<Duel>) -> Scene<Order> {
    let state = view.state();
    let seats = || Seat::first(state.setup.seats);
    let choices = choices(view);
    Scene {
        ground: Ground::Lattice {
            columns: state.setup.strip,
            rows: 1,
            levels: 1,
            side: Inches::whole(1),
            works: Works::default(),
        },
        terrain: Vec::new(),
        zones: Vec::new(),
        pieces: seats().filter_map(|it| piece(state, it)).collect(),
        players: seats().map(|it| player(state, it)).collect(),
        groups: Vec::new(),
        actor: state.steps.top().map(|it| format!("fencer-{}", it.seat())),
        trays: seats().map(|it| tray(state, it)).collect(),
        standing: vec![Line::new("duel-round").with("round", state.round).with("rounds", state.setup.rounds)],
        question: state.steps.top().map(|it| Question { seat: it.seat(), rule: it.rule(), line: question(it) }),
        tiles: tiles(&choices),
        choices,
    }
}

fn name(seat: Seat) -> Line {
    Line::new("duel-fencer").with("number", i32::from(seat.0) + 1)
}

fn player(state: &State, seat: Seat) -> Player {
    Player { seat, name: name(seat), score: Some(i32::from(state.fencer(seat).vigour)), first: false }
}

fn piece(state: &State, seat: Seat) -> Option<Piece> {
    let fencer = state.fencer(seat);
    let at = Point::new(Inches::hundredths(i32::from(fencer.at?) * 100 + 50), Inches::hundredths(50));
    Some(Piece {
        id: format!("fencer-{seat}"),
        seat: Some(seat),
        group: None,
        outline: Outline::Disc { at, radius: Inches::hundredths(40) },
        height: Inches::ZERO,
        facing: None,
        pictogram: "fencer".to_owned(),
        name: name(seat),
        about: Vec::new(),
        badges: badges(fencer),
        pips: vec![Pips { kind: "vigour".to_owned(), left: fencer.vigour, of: state.setup.vigour }],
        numbers: Vec::new(),
    })
}

/// The vigour each fencer has lost.
pub(crate) fn losses(before: &State, after: &State) -> Vec<Loss> {
    let loss = |seat: Seat| Loss {
        piece: format!("fencer-{seat}"),
        seat,
        amount: i32::from(before.fencer(seat).vigour) - i32::from(after.fencer(seat).vigour),
        gone: before.fencer(seat).at.is_some() && after.fencer(seat).at.is_none(),
    };
    Seat::first(before.setup.seats).map(loss).filter(|it| it.amount > 0 || it.gone).collect()
}

/// The stance a fencer is seen to have.
pub(crate) fn badges(fencer: &Fencer) -> Vec<Badge> {
    let badge = |stance: &Stance| match stance {
        Stance::Bold => Badge { kind: "bold".to_owned(), rule: rule!("duel.stance.bold") },
        Stance::Wary => Badge { kind: "wary".to_owned(), rule: rule!("duel.stance.wary") },
    };
    fencer.stance.as_ref().and_then(Secret::known).map(badge).into_iter().collect()
}

fn tray(state: &State, seat: Seat) -> Tray {
    let item = |(at, card): (usize, &Secret<Card>)| TrayItem {
        id: format!("card-{seat}-{at}"),
        pictogram: "card".to_owned(),
        name: card.known().map(|it| card_name(*it)),
        rule: card.known().map(|it| it.rule()),
        spent: false,
    };
    let items = state.fencer(seat).hand.iter().enumerate().map(item).collect();
    Tray { seat, name: Line::new("duel-hand").with("most", MOST_CARDS), items }
}

fn card_name(card: Card) -> Line {
    Line::new("duel-card").with("card", card.rule())
}

/// What the viewer may say, and what not and why. Nobody is offered another seat's choices.
fn choices(view: &View<Duel>) -> Vec<Choice<Order>> {
    let state = view.state();
    let mine = state.steps.top().is_some_and(|it| Some(it.seat()) == view.seat());
    let offered = if mine { candidates(state) } else { Vec::new() };
    let refusal = |order: &Order| Duel.judge(state, order).err().map(|why| (why.rule(), why.line()));
    let choice = |order: Order| Choice {
        name: order_name(&order),
        tile: tile(&order).to_owned(),
        cost: None,
        points: points(&order),
        refusal: refusal(&order),
        order,
    };
    offered.into_iter().map(choice).collect()
}

/// Every order of the kinds that answer the question, legal or not.
fn candidates(state: &State) -> Vec<Order> {
    let Some(Step::Act(seat)) = state.steps.top() else {
        let mut orders = Vec::new();
        Duel.orders(state, &mut orders);
        if let Some(Step::Answer(_)) = state.steps.top()
            && !orders.contains(&Order::Parry)
        {
            orders.push(Order::Parry);
        }
        return orders;
    };
    let mut orders = vec![Order::Draw, Order::Rest];
    orders.extend((0..state.setup.strip).map(|to| Order::Step { to }));
    for target in state.standing().filter(|it| it != seat) {
        orders.extend([None, Some(Card::Lunge), Some(Card::Feint)].map(|card| Order::Strike { target, card }));
    }
    orders
}

fn tile(order: &Order) -> &'static str {
    match order {
        Order::Salute => "salute",
        Order::TakeStance(_) => "stance",
        Order::Step { .. } => "step",
        Order::Strike { .. } => "strike",
        Order::Draw => "draw",
        Order::Rest => "rest",
        Order::Parry => "parry",
        Order::TakeIt => "take-it",
        Order::Riposte => "riposte",
        Order::Hold => "hold",
    }
}

/// The kinds of orders: refused where all of a kind are.
fn tiles(choices: &[Choice<Order>]) -> Vec<Tile> {
    let mut tiles = Vec::new();
    Tile::complete(&mut tiles, choices, |choice, alone| {
        let name = if alone { choice.name.clone() } else { Line::new("duel-tile").with("kind", choice.tile.as_str()) };
        let of_kind = || choices.iter().filter(|it| it.tile == choice.tile);
        let refusal = choice.refusal.clone().filter(|_| of_kind().all(|it| it.refusal.is_some()));
        let bare = matches!(choice.order, Order::Step { .. } | Order::Strike { .. });
        let ends = matches!(choice.order, Order::TakeIt | Order::Hold);
        Tile { bare, ends, refusal, ..Tile::new(&choice.tile, name, Gesture::Pick) }
    });
    tiles
}

fn order_name(order: &Order) -> Line {
    match order {
        Order::Salute => Line::new("duel-do-salute"),
        Order::TakeStance(Stance::Bold) => Line::new("duel-do-bold"),
        Order::TakeStance(Stance::Wary) => Line::new("duel-do-wary"),
        Order::Step { to } => Line::new("duel-do-step").with("pace", i32::from(*to) + 1),
        Order::Strike { target, card: None } => Line::new("duel-do-strike").with("target", name(*target)),
        Order::Strike { target, card: Some(card) } => {
            Line::new("duel-do-strike-with").with("target", name(*target)).with("card", card_name(*card))
        }
        Order::Draw => Line::new("duel-do-draw"),
        Order::Rest => Line::new("duel-do-rest"),
        Order::Parry => Line::new("duel-do-parry"),
        Order::TakeIt => Line::new("duel-do-take-it"),
        Order::Riposte => Line::new("duel-do-riposte"),
        Order::Hold => Line::new("duel-do-hold"),
    }
}

fn points(order: &Order) -> Vec<Target> {
    match order {
        Order::Step { to } => vec![Target::Cube(*to, 0, 0)],
        Order::Strike { target, .. } => vec![Target::Piece(format!("fencer-{target}"))],
        Order::Salute
        | Order::TakeStance(_)
        | Order::Draw
        | Order::Rest
        | Order::Parry
        | Order::TakeIt
        | Order::Riposte
        | Order::Hold => Vec::new(),
    }
}

/// A strike for the tally of dice.
pub(crate) fn tally(event: &Event) -> Option<Tally> {
    let Event::StrikeRolled { strike, need, die } = event else { return None };
    let hits = |face: u8| i32::from(face) >= need.total();
    let chance = (1..=6).filter(|it| hits(*it)).count() as f64 / 6.0;
    Some(Tally { seat: strike.by, chance, passed: hits(*die) })
}

/// An event as a line of the log.
pub(crate) fn narrate(before: &State, event: &Event) -> Option<Line> {
    match event {
        Event::Saluted => Some(Line::new("duel-log-saluted").with("count", before.setup.seats)),
        Event::Drew { seat, card, .. } => Some(drawn(*seat, card)),
        Event::RoundBegan { round } => Some(Line::new("duel-log-round").with("round", *round)),
        Event::StancesRevealed { stances } => stances.iter().rev().fold(None, |rest, it| Some(revealed(it, rest))),
        Event::InitiativeRolled { to_act, .. } => {
            to_act.first().map(|it| Line::new("duel-log-initiative").with("fencer", name(*it)))
        }
        Event::Stepped { seat, to } => {
            Some(Line::new("duel-log-stepped").with("fencer", name(*seat)).with("pace", i32::from(*to) + 1))
        }
        Event::Rested { seat } => Some(Line::new("duel-log-rested").with("fencer", name(*seat))),
        Event::Struck(strike) => {
            let key = if strike.riposte { "duel-log-ripostes" } else { "duel-log-strikes" };
            let line = Line::new(key).with("fencer", name(strike.by)).with("target", name(strike.target));
            Some(match strike.card {
                None => line.with("with", "none"),
                Some(card) => line.with("with", "card").with("card", card_name(card)),
            })
        }
        Event::Parried { seat } => Some(Line::new("duel-log-parried").with("fencer", name(*seat))),
        Event::StrikeRolled { need, die, .. } => {
            let hits = i32::from(*die) >= need.total();
            let key = if hits { "duel-log-hits" } else { "duel-log-misses" };
            Some(Line::new(key).with("need", need.clone()).with("die", *die))
        }
        Event::Wounded { seat, loss } => {
            Some(Line::new("duel-log-wounded").with("fencer", name(*seat)).with("loss", loss.clone()))
        }
        Event::Fell { seat } => Some(Line::new("duel-log-fell").with("fencer", name(*seat))),
        Event::Ended => Some(Line::new("duel-log-ended")),
        Event::ChoseStance { .. }
        | Event::TurnCame { .. }
        | Event::AnswerAsked(_)
        | Event::Taken { .. }
        | Event::RiposteAsked(_)
        | Event::Held { .. } => None,
    }
}

fn drawn(seat: Seat, card: &Secret<Card>) -> Line {
    match card {
        Secret::Hidden => Line::new("duel-log-drew").with("fencer", name(seat)),
        Secret::Known(card) => {
            Line::new("duel-log-drew-known").with("fencer", name(seat)).with("card", card_name(*card))
        }
    }
}

fn revealed((seat, stance): &(Seat, Stance), rest: Option<Line>) -> Line {
    let key = match stance {
        Stance::Bold => "duel-log-bold",
        Stance::Wary => "duel-log-wary",
    };
    let line = Line::new(key).with("fencer", name(*seat));
    match rest {
        None => line,
        Some(rest) => Line::new("duel-log-and").with("one", line).with("other", rest),
    }
}
