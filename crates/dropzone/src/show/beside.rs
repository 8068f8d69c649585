//! Who plays with what, beside the table: players, squads with their Battlegroups, hands of cards, and how things stand.

use battle::{
    Line, Seat,
    scene::{Badge, Group, Player, Readiness, Tray, TrayItem},
};
use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use crate::{
    FeatureId, GroupId, HandCard, ObjectivePlace, Place, SquadId, SquadMark, State, Wait,
    show::{names, pieces::pictogram},
};

/// A seat with its Victory Points.
pub(crate) fn player(state: &State, seat: Seat) -> Player {
    Player {
        seat,
        name: names::faction(state.field.setup.armies[seat.index()].faction),
        score: Some(i32::from(state.sides[seat.index()].vp)),
        first: state.turn > 0 && state.initiative.first() == Some(&seat),
    }
}

/// The squads, army by army and Battlegroup by Battlegroup.
pub(crate) fn groups(state: &State) -> Vec<Group> {
    let mut squads: Vec<SquadId> = state.all_squads().collect();
    squads.sort_by_key(|it| {
        let group = state.squad(*it).group.or(state.squad_card(*it).group);
        (state.squad_seat(*it), group.map_or(u8::MAX, |it| it.0), carried(state, *it))
    });
    squads.into_iter().map(|it| group(state, it)).collect()
}

/// The squads of the Transports a squad is in, the outermost first, and itself: what is carried is listed below its Transport.
fn carried(state: &State, squad: SquadId) -> SmallVec<[SquadId; 4]> {
    let within = |it: &SquadId| match state.unit(state.living(*it).next()?).place {
        Place::Aboard(transport) => Some(state.squad_of(transport)),
        Place::Off(_) | Place::Ground(_) | Place::Air(_) | Place::Landed(_) | Place::Inside { .. } | Place::Gone => {
            None
        }
    };
    let mut all: SmallVec<[SquadId; 4]> = std::iter::successors(Some(squad), within).collect();
    all.reverse();
    all
}

fn group(state: &State, squad: SquadId) -> Group {
    let card = state.squad_card(squad);
    let name = names::squad(state, squad);
    let of = state.squad(squad).group;
    Group {
        id: names::squad_id(squad),
        seat: card.seat,
        name: of.map_or_else(
            || name.clone(),
            |it| Line::new("dc-squad-of").with("squad", name.clone()).with("group", names::group(state, it)),
        ),
        pictogram: pictogram(state, card.first).to_owned(),
        left: state.living(squad).count() as u8,
        of: card.size,
        readiness: readiness(state, squad, of),
        badges: whereabouts(state, squad).into_iter().collect(),
    }
}

/// Whether a squad has acted this turn.
fn readiness(state: &State, squad: SquadId, group: Option<GroupId>) -> Readiness {
    let Some(first) = state.living(squad).next() else { return Readiness::Gone };
    let done = state.squad_is(squad, SquadMark::Done);
    match state.resting_place(first) {
        Place::Off(Wait::Undeployed | Wait::Reserve | Wait::AerialAdvantage | Wait::Underground) => Readiness::Reserve,
        _ if done => Readiness::Done,
        _ if group.is_some() && group == state.active => Readiness::Acting,
        _ if group.is_some_and(|it| state.groups[it.index()].activated) => Readiness::Done,
        Place::Off(Wait::Readiness)
        | Place::Ground(_)
        | Place::Air(_)
        | Place::Landed(_)
        | Place::Inside { .. }
        | Place::Aboard(_)
        | Place::Gone => Readiness::Ready,
    }
}

/// Where a squad is that is not seen on the table: aboard, or not yet there.
fn whereabouts(state: &State, squad: SquadId) -> Option<Badge> {
    let badge = |kind: &str, rule: RuleId| Some(Badge { kind: kind.to_owned(), rule });
    match state.unit(state.living(squad).next()?).place {
        Place::Aboard(_) => badge("aboard", rule!("dc.transport.aboard")),
        Place::Off(Wait::Readiness) => badge("readiness", rule!("dc.deploy.readiness")),
        Place::Off(Wait::Reserve) => badge("reserve", rule!("dc.deploy.reserve")),
        Place::Off(Wait::AerialAdvantage) => badge("reserve", rule!("dc.deploy.aerial-advantage")),
        Place::Off(Wait::Underground) => badge("underground", rule!("dc.special.subterranean")),
        Place::Off(Wait::Undeployed)
        | Place::Ground(_)
        | Place::Air(_)
        | Place::Landed(_)
        | Place::Inside { .. }
        | Place::Gone => None,
    }
}

/// The hands, each card face down for whoever has not seen it; what has been discarded lies open beside them.
pub(crate) fn trays(state: &State) -> Vec<Tray> {
    if state.field.has_cards() { state.seats().map(|it| tray(state, it)).collect() } else { Vec::new() }
}

fn tray(state: &State, seat: Seat) -> Tray {
    let cards = &state.sides[seat.index()].cards;
    let item = |at: usize, rule: Option<RuleId>, spent: bool| TrayItem {
        id: format!("hand-{seat}-{at}"),
        pictogram: "card".to_owned(),
        name: rule.map(|it| Line::new("dc-card").with("card", it)),
        rule,
        spent,
    };
    let known = |it: &HandCard| it.card.known().map(|it| it.rule());
    let hand = cards.hand.iter().enumerate().map(|(at, it)| item(at, known(it), false));
    let discards = cards.discards.iter().enumerate();
    let discards = discards.map(|(at, it)| item(cards.hand.len() + at, Some(it.rule()), true));
    let name = Line::new("dc-tray").with("player", seat).with("deck", cards.deck_len());
    Tray { seat, name, items: hand.chain(discards).collect() }
}

/// The turn, the scenario, and the points of each player.
pub(crate) fn standing(state: &State) -> Vec<Line> {
    let turn = Line::new("dc-standing-turn").with("turn", state.turn).with("turns", state.field.turns());
    let scenario = Line::new("dc-sheet-rule").with("rule", state.field.setup.scenario.rule());
    let points = |seat: Seat| {
        let side = &state.sides[seat.index()];
        let line = Line::new("dc-standing-points").with("player", seat);
        line.with("vp", i32::from(side.vp)).with("kp", i32::from(side.kp))
    };
    [turn, scenario].into_iter().chain(state.seats().map(points)).collect()
}

/// What lies in a feature that the scenario is about.
pub(crate) fn held_in(state: &State, feature: FeatureId) -> Vec<Line> {
    let there = state.objectives.iter().enumerate().filter(|it| it.1.at == ObjectivePlace::Inside(feature));
    there.map(|(at, _)| names::objective(state, crate::ObjectiveId(at as u8))).collect()
}
