//! The words of command cards.

use battle::{Beat, Line, Seat, Secret};
use catalogue::rule;

use crate::{
    Card, CardSet, Hold, State, Subject,
    model::chapters::command::{Event, Order, Step},
    show::{
        names,
        said::Said,
        told::{Told, group, listed, looked_up, piece, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Play { card, on } => play(state, *card, *on),
        Order::Pass => Said::new("pass", rule!("dc.command.play"), Line::new("dc-do-pass")).ends(),
        Order::HoldCards { until } => {
            let name = Line::new("dc-do-hold").with("until", hold(*until));
            Said::new("hold", rule!("dc.command.play"), name).ends()
        }
        Order::Discard { cards } => {
            let name = Line::new("dc-do-discard").with("cards", names_of(*cards));
            Said::new("discard", rule!("dc.command.hand"), name)
        }
        Order::Shuffle { shuffle } => {
            let (kind, key) = if *shuffle { ("shuffle", "dc-do-shuffle") } else { ("keep-deck", "dc-do-keep-deck") };
            Said::new(kind, rule!("dc.card.consider-your-options"), Line::new(key))
        }
        Order::Hinder { squad: it } => {
            let name = Line::new("dc-do-hinder").with("squad", names::squad(state, *it));
            Said::new("hinder", rule!("dc.card.interference"), name).at([squad(*it)]).bare()
        }
        Order::Pick { card } => {
            let name = Line::new("dc-do-pick").with("card", card.rule());
            Said::new("pick", rule!("dc.card.counter-operation"), name)
        }
    }
}

fn play(state: &State, card: Card, on: Subject) -> Said {
    let name = Line::new("dc-do-play").with("card", card.rule()).with("on", subject(state, on));
    let said = Said::new("play", card.rule(), name).with(format!("card-{}", card as u8), card_name(card));
    match on {
        Subject::Squad(it) | Subject::Weapon(it, _) => said.at([squad(it)]),
        Subject::Against(one, other) => said.at([squad(one), squad(other)]),
        Subject::Unit(it) => said.at([piece(it)]),
        Subject::Group(it) => said.at([group(it)]),
        Subject::Feature(it) => said.at([place(it)]),
        Subject::Nothing | Subject::Seat(_) | Subject::Card(_) | Subject::Discards(_) => said,
    }
}

/// What a card is called.
fn card_name(card: Card) -> Line {
    Line::new("dc-card").with("card", card.rule())
}

fn names_of(cards: CardSet) -> Line {
    listed(cards.iter().map(card_name))
}

const fn hold(until: Hold) -> &'static str {
    match until {
        Hold::Squad => "squad",
        Hold::Group => "group",
        Hold::Turn => "turn",
    }
}

/// What a card is played on.
fn subject(state: &State, on: Subject) -> Line {
    match on {
        Subject::Nothing => Line::new("dc-on-nothing"),
        Subject::Discards(cards) => names_of(cards),
        Subject::Seat(seat) => Line::new("dc-on-player").with("player", seat),
        Subject::Squad(it) => names::squad(state, it),
        Subject::Against(one, other) => {
            let (one, other) = (names::squad(state, one), names::squad(state, other));
            Line::new("dc-on-against").with("squad", one).with("other", other)
        }
        Subject::Unit(it) => names::unit(state, it),
        Subject::Group(it) => names::group(state, it),
        Subject::Feature(it) => names::feature(state, it),
        Subject::Weapon(it, weapon) => {
            let first = state.members(it).next().and_then(|it| state.weapon(it, weapon));
            let name = first.map_or("", |it| it.name.as_str());
            Line::new("dc-on-weapon").with("squad", names::squad(state, it)).with("weapon", name)
        }
        Subject::Card(at) => {
            state.declared.get(usize::from(at)).map_or_else(|| Line::new("dc-on-nothing"), |it| card_name(it.card))
        }
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    let of =
        |name: &'static str, seat: Seat, card: Card| Line::new(name).with("player", seat).with("card", card.rule());
    Some(match event {
        Event::Drew { seat, card: Secret::Known(card) } => Told::said(of("dc-log-drew", *seat, *card)),
        Event::Drew { seat, card: Secret::Hidden } => Told::said(Line::new("dc-log-drew-one").with("player", *seat)),
        Event::Played { seat, card, on, .. } => {
            let line = of("dc-log-played", *seat, *card).with("on", subject(before, *on));
            Told::seen(Beat::Turn, line).of(*seat).weighing(1)
        }
        Event::Discarded { seat, card, .. } => Told::said(of("dc-log-discarded", *seat, *card)),
        Event::Cancelled { at } => {
            let card = before.declared.get(usize::from(*at))?.card;
            Told::said(Line::new("dc-log-cancelled").with("card", card.rule()))
        }
        Event::Resolved { play } if play.cancelled => {
            Told::said(Line::new("dc-log-spent").with("card", play.card.rule()))
        }
        Event::Held { seat, until } => {
            Told::said(Line::new("dc-log-held").with("player", *seat).with("until", hold(*until)))
        }
        Event::Rolled { card, dice } => {
            let line = Line::new("dc-log-card-rolled").with("card", card.rule()).with("dice", faces(dice));
            Told::seen(Beat::Test, line).rolling([looked_up(None, card.rule(), dice)])
        }
        Event::Shown { seat, to, hand } => shown(*seat, *to, hand),
        Event::Looked { seat, card: Secret::Known(card) } => Told::said(of("dc-log-looked", *seat, *card)),
        Event::Looked { seat, card: Secret::Hidden } => {
            Told::said(Line::new("dc-log-looked-one").with("player", *seat))
        }
        Event::Shuffled { seat, .. } => Told::said(Line::new("dc-log-shuffled").with("player", *seat)),
        Event::Revealed { seat, card } => Told::said(of("dc-log-revealed", *seat, *card.known()?)),
        Event::PutAway { seat, card, under: true } => Told::said(of("dc-log-put-under", *seat, *card)),
        Event::PutAway { seat, card, under: false } => Told::said(of("dc-log-discarded", *seat, *card)),
        Event::Resolved { .. } | Event::InForce(_) | Event::Over { .. } | Event::Cut { .. } => return None,
    })
}

/// A hand that was shown: who has not seen it reads that it was.
fn shown(seat: Seat, to: Seat, hand: &[Secret<Card>]) -> Told {
    let known: Vec<Line> = hand.iter().filter_map(|it| it.known()).map(|it| card_name(*it)).collect();
    if known.is_empty() {
        return Told::said(Line::new("dc-log-hand-shown").with("player", seat).with("other", to));
    }
    let line = Line::new("dc-log-hand-seen").with("player", seat).with("other", to);
    Told::said(line.with("cards", listed(known)))
}

fn faces(dice: &[u8]) -> Line {
    listed(dice.iter().map(|it| Line::new("dc-die").with("die", *it)))
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::Window { .. } => match state.declared.last() {
            Some(play) => Line::new("dc-ask-answer").with("card", play.card.rule()).with("player", play.seat),
            None => Line::new("dc-ask-card"),
        },
        Step::Discard(_) => Line::new("dc-ask-discard"),
        Step::CutDown(_, left) => Line::new("dc-ask-cut-down").with("left", *left),
        Step::Hinder { left, .. } => Line::new("dc-ask-hinder").with("left", *left),
        Step::Shuffle(_) => Line::new("dc-ask-shuffle"),
        Step::PickToDiscard { .. } => Line::new("dc-ask-pick-discard"),
        Step::PickToPutUnder(_) => Line::new("dc-ask-pick-under"),
        Step::Open(_) | Step::Resolve | Step::Discards | Step::Draw => super::waits(&(*step).into()),
    }
}
