//! Command (`dc.command.play`): decks and hands, cards played at their moments, and in answer to each other.
//!
//! A card is played in the middle of the owner's activation, or in a window: a step that asks the players in initiative order
//! until all have passed one after the other. What was declared is then resolved, the last card first (`dc.command.stack`).
//! A window opens on public facts alone: somebody holds cards, and a card that nobody has seen yet knows this moment. What a
//! card does stands in its entry (`content/command_cards/`).

mod hand;
pub(crate) mod influence;
mod windows;

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Card, CardSet, Forbidden, Moment, Now, Order, Play, SquadId, SquadMark, State, Step, Subject, Until,
    model::{
        card::InForce,
        chapters::{
            command::{Event, Forbidden as No, Order as Said, Step as Command, subject_squad},
            cqb, turn,
        },
        entry::CardRules,
    },
    rules::flow::{done, then},
};

pub(crate) use hand::{
    command_value, cut_hands, discard_at_random, has_commander, look, reveal, reveal_hand, shuffle_in,
};
pub(crate) use windows::opening;

/// What no number, refusal or event can name: no card of the generic deck is marked for Allied or Feral armies, and no Famous
/// Commander of the army lists has cards or rules of its own, so that everybody plays with the same 40.
pub(crate) const RULES: &[RuleId] = &[rule!("dc.army.allied-feral-cards"), rule!("dc.army.famous-commander-rules")];

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let not_now = || Some(Forbidden::not_now(state.steps.top()));
    match order {
        Said::Play { card, on } => {
            let Some((seat, moment)) = moment(state) else { return not_now() };
            play_objection(state, seat, moment, *card, *on).map(Forbidden::from)
        }
        Said::Pass | Said::HoldCards { .. } => {
            if matches!(state.steps.top(), Some(Step::Command(Command::Window { .. }))) { None } else { not_now() }
        }
        Said::Discard { cards } => match state.steps.top() {
            Some(Step::Command(Command::Discard(seat))) => hand::discard_objection(state, *seat, *cards, None),
            Some(Step::Command(Command::CutDown(seat, most))) => {
                hand::discard_objection(state, *seat, *cards, Some(*most))
            }
            _ => not_now(),
        },
        Said::Hinder { squad } => match state.steps.top() {
            Some(Step::Command(Command::Hinder { .. })) => {
                let open = nameable(state).any(|it| it == *squad);
                (!open).then_some(No::CannotName { squad: *squad }.into())
            }
            _ => not_now(),
        },
        Said::Shuffle { .. } => match state.steps.top() {
            Some(Step::Command(Command::Shuffle(_))) => None,
            _ => not_now(),
        },
        Said::Pick { card } => match state.steps.top() {
            Some(Step::Command(Command::PickToDiscard { of, .. } | Command::PickToPutUnder(of))) => {
                let open = state.sides[of.index()].cards.revealed.contains(card);
                (!open).then_some(No::NotRevealed { card: *card }.into())
            }
            _ => not_now(),
        },
    }
}

/// The squads of the active Battlegroup that are not hindered yet (`dc.card.interference`).
fn nameable(state: &State) -> impl Iterator<Item = SquadId> + '_ {
    let squads = state.active.into_iter().flat_map(|it| state.squads_of(it));
    squads.filter(|it| state.in_force(Card::Interference, Subject::Squad(*it)).is_none())
}

/// So many squads of the active Battlegroup may take only one action; the owner names them (`dc.card.interference`).
pub(crate) fn hinder(now: &mut Now<'_>, by: Seat, left: u8) {
    let squads: Vec<SquadId> = nameable(now).collect();
    let Some(seat) = squads.first().map(|it| now.squad_seat(*it)).filter(|_| left > 0) else { return };
    if squads.len() > usize::from(left) {
        next(now, [Command::Hinder { seat, by, left }]);
    } else {
        squads.into_iter().for_each(|it| hindered(now, by, it));
    }
}

/// A squad may take only one action in this activation.
fn hindered(now: &mut Now<'_>, by: Seat, squad: SquadId) {
    let play = Play { seat: by, card: Card::Interference, on: Subject::Squad(squad), cancelled: false };
    in_force(now, &play, Until::Group, 0);
}

/// Who may play cards now, and at what moment.
fn moment(state: &State) -> Option<(Seat, Moment)> {
    match state.steps.top()? {
        Step::Command(Command::Window { moment, seat, .. }) => Some((*seat, *moment)),
        Step::Turn(turn::Step::Act(seat)) => {
            Some((*seat, if state.volley.is_some() { Moment::Declared } else { Moment::Acting }))
        }
        Step::Cqb(cqb::Step::Test { squad } | cqb::Step::BreakOut { squad }) => {
            Some((state.squad_seat(*squad), Moment::Testing(*squad)))
        }
        _ => None,
    }
}

/// The squads of a seat that act now and are not done.
pub(crate) fn acting_squads(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    let squads = state.active.into_iter().flat_map(|it| state.squads_of(it));
    let acts = move |it: &SquadId| !state.stands_by(*it) && !state.squad_is(*it, SquadMark::Done);
    squads.filter(move |it| state.squad_seat(*it) == seat && acts(it))
}

/// Why a seat cannot play a card on that at a moment.
fn play_objection(state: &State, seat: Seat, moment: Moment, card: Card, on: Subject) -> Option<No> {
    if state.sides[seat.index()].cards.slot(card).is_none() {
        return Some(No::NotInHand { card });
    }
    let Some(rules) = rules_of(state, card) else { return Some(No::WrongMoment { card }) };
    let all = (rules.subjects)(state, seat, moment);
    if !all.contains(&on) {
        let idle = moment == Moment::Acting && !all.is_empty() && is_idle(state, seat, on);
        return Some(if idle { No::NotActing { card } } else { No::WrongMoment { card } });
    }
    let out = influence::out_of_reach(state, seat, on).filter(|_| rules.influence);
    out.map(|rule| No::OutOfInfluence { card, rule })
}

/// Whether a card would be played on a squad of one's own that does not act now (`dc.card.timing`).
fn is_idle(state: &State, seat: Seat, on: Subject) -> bool {
    let mine = subject_squad(on).filter(|it| it.index() < state.squads.len() && state.squad_seat(*it) == seat);
    mine.is_some_and(|squad| !acting_squads(state, seat).any(|it| it == squad))
}

/// The rules of a card.
fn rules_of(state: &State, card: Card) -> Option<&'static CardRules> {
    state.field.moments.cards.iter().copied().find(|it| it.card == card)
}

/// On what a seat may play a card at a moment.
fn subjects(state: &State, seat: Seat, moment: Moment, rules: &CardRules) -> impl Iterator<Item = Subject> {
    let within = move |it: &Subject| !rules.influence || influence::reaches(state, seat, *it);
    (rules.subjects)(state, seat, moment).into_iter().filter(within)
}

/// The cards a seat may play now, as far as this view knows its hand.
pub(crate) fn plays(state: &State, orders: &mut Vec<Order>) {
    let Some((seat, moment)) = moment(state) else { return };
    for card in state.sides[seat.index()].cards.known() {
        let Some(rules) = rules_of(state, card) else { continue };
        orders.extend(subjects(state, seat, moment, rules).map(|on| Order::from(Said::Play { card, on })));
    }
}

/// What can be said.
pub(crate) fn orders(state: &State, step: &Command, orders: &mut Vec<Order>) {
    match step {
        Command::Window { .. } => {
            plays(state, orders);
            windows::answers(orders);
        }
        Command::Discard(seat) => orders.extend(hand::discards(state, *seat, None)),
        Command::CutDown(seat, most) => orders.extend(hand::discards(state, *seat, Some(*most))),
        Command::Hinder { .. } => orders.extend(nameable(state).map(|squad| Order::from(Said::Hinder { squad }))),
        Command::Shuffle(_) => orders.extend([true, false].map(|shuffle| Order::from(Said::Shuffle { shuffle }))),
        Command::PickToDiscard { of, .. } | Command::PickToPutUnder(of) => {
            let open = state.sides[of.index()].cards.revealed.iter();
            orders.extend(open.map(|card| Order::from(Said::Pick { card: *card })));
        }
        Command::Open(_) | Command::Resolve | Command::Discards | Command::Draw => {}
    }
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    let Some((top, seat)) = now.steps.top().cloned().zip(asked(now)) else { return };
    match order {
        Said::Play { card, on } => windows::play(now, seat, card, on),
        Said::Pass => windows::pass(now),
        Said::HoldCards { until } => {
            now.emit(Event::Held { seat, until }.into());
            windows::pass(now);
        }
        Said::Discard { cards } => {
            done(now);
            hand::discard(now, seat, cards);
            if matches!(top, Step::Command(Command::CutDown(..))) {
                now.emit(Event::Cut { seat }.into());
            }
        }
        Said::Shuffle { shuffle } => {
            done(now);
            if shuffle {
                now.emit(Event::Shuffled { seat, back: CardSet::default() }.into());
            }
        }
        Said::Hinder { squad } => {
            done(now);
            if let Step::Command(Command::Hinder { by, left, .. }) = top {
                hindered(now, by, squad);
                hinder(now, by, left - 1);
            }
        }
        Said::Pick { card } => hand::pick(now, card),
    }
}

/// Who says something of this chapter now.
fn asked(state: &State) -> Option<Seat> {
    match state.steps.top()? {
        Step::Command(
            Command::Window { seat, .. }
            | Command::Discard(seat)
            | Command::CutDown(seat, _)
            | Command::Shuffle(seat)
            | Command::PickToDiscard { by: seat, .. }
            | Command::PickToPutUnder(seat)
            | Command::Hinder { seat, .. },
        ) => Some(*seat),
        _ => moment(state).map(|it| it.0),
    }
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Command) -> Result<bool, NeedDice> {
    match step {
        Command::Open(moment) => windows::open(now, moment),
        Command::Window { .. } => return Ok(windows::ask(now)),
        Command::Resolve => take_effect(now)?,
        Command::Discards => hand::ask_to_discard(now),
        Command::Discard(seat) => return Ok(hand::has_cards(now, seat)),
        Command::CutDown(..) | Command::Shuffle(_) | Command::Hinder { .. } => return Ok(true),
        Command::PickToDiscard { of, .. } | Command::PickToPutUnder(of) => return Ok(hand::has_revealed(now, of)),
        Command::Draw => hand::draw(now)?,
    }
    Ok(false)
}

/// The card that was played last takes effect, unless it is cancelled or can no longer work (`dc.command.stack`).
fn take_effect(now: &mut Now<'_>) -> Result<(), NeedDice> {
    done(now);
    let Some(play) = now.declared.last().copied() else { return Ok(()) };
    now.emit(Event::Resolved { play }.into());
    if play.cancelled || !is_there(now, play.on) {
        return Ok(());
    }
    match rules_of(now, play.card) {
        Some(rules) => (rules.resolve)(now, &play),
        None => Ok(()),
    }
}

/// Whether what a card was played on is still in the game.
fn is_there(state: &State, on: Subject) -> bool {
    match on {
        Subject::Squad(squad) | Subject::Weapon(squad, _) => state.living(squad).next().is_some(),
        Subject::Against(squad, other) => [squad, other].iter().all(|it| state.living(*it).next().is_some()),
        Subject::Unit(unit) => state.unit(unit).is_on_table(),
        Subject::Feature(feature) => state.feature(feature).dp > 0,
        Subject::Card(at) => usize::from(at) < state.declared.len(),
        Subject::Nothing | Subject::Seat(_) | Subject::Group(_) | Subject::Discards(_) => true,
    }
}

/// A card is in force for so long.
pub(crate) fn in_force(now: &mut Now<'_>, play: &Play, until: Until, number: u8) {
    now.emit(Event::InForce(InForce { seat: play.seat, card: play.card, on: play.on, until, number }).into());
}

/// Steps of this chapter come next.
fn next(now: &mut Now<'_>, steps: impl IntoIterator<Item = Command>) {
    then(now, steps);
}
