//! Steps 5 and 6: Fortitude and fleeing (`dc.cqb.fortitude`, `dc.cqb.vacate`).

use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};
use smallvec::SmallVec;
use table::Point;

use super::{Event, locked};
use crate::{
    Card, Edge, Flight, Forbidden, Fortitude, Now, SquadId, State, Step, UnitId, UnitRule,
    model::chapters::{
        command,
        cqb::{Forbidden as No, Step as Cqb},
    },
    rules::{
        damage::destroy,
        flow::{d6s, done, replace, then},
        infantry::{
            check_advantage, gains_advantage, inside_objection,
            outside::{places_outside, row_outside},
            outside_objection,
        },
        measuring::between_features,
        moments,
        objectives::hands::must_drop,
        transports::{embark::fleeing_objection, filled},
    },
};

/// How near an adjacent Structure is (`dc.feature.definitions`).
const ADJACENT: f64 = 2.0;

/// The dead are removed for all sides at once (`dc.cqb.simultaneous`).
pub(crate) fn remove(now: &mut Now<'_>) {
    let squads = now.fight.as_ref().map(|it| it.squads.clone()).unwrap_or_default();
    done(now);
    let bases: Vec<UnitId> = squads.iter().flat_map(|it| now.living_list(*it)).collect();
    let dead: Vec<UnitId> = bases.into_iter().filter(|it| now.unit(*it).dp == 0).collect();
    dead.into_iter().for_each(|it| destroy(now, it));
}

/// Squads below half of their first DP test, but not the victors (`dc.cqb.fortitude`, `dc.cqb.fortitude-none-if-won`).
pub(crate) fn fortitude(now: &mut Now<'_>) {
    let Some(fight) = now.fight.clone() else { return };
    let mut steps: Vec<Cqb> = Vec::new();
    for side in &fight.sides {
        let won = super::enemies(now, side.seat).is_empty();
        let shaken = |it: &&SquadId| now.squad_seat(**it) == side.seat && is_shaken(now, **it);
        let shaken: SmallVec<[SquadId; 4]> = fight.squads.iter().filter(shaken).copied().collect();
        for squad in shaken {
            if won {
                now.emit(Event::Exempt { squad, rule: rule!("dc.cqb.fortitude-none-if-won") }.into());
            } else {
                steps.push(Cqb::Test { squad });
            }
        }
    }
    steps.push(Cqb::Settle);
    replace(now, steps);
}

/// Whether a squad has less than half of its first DP.
fn is_shaken(state: &State, squad: SquadId) -> bool {
    let dp = state.squad_dp(squad);
    dp > 0 && dp * 2 < state.squad(squad).start_dp
}

/// Whether a squad may choose to fail (`dc.cqb.fortitude-choose-fail`, `dc.special.reckless-abandon`).
pub(crate) fn may_fail(state: &State, squad: SquadId) -> bool {
    !state.living(squad).any(|it| state.mode(it).has(UnitRule::RecklessAbandon))
}

/// A squad takes the test on top. If it fails and a card lets it roll again, it is asked (`dc.infantry.fortitude`).
pub(crate) fn test(now: &mut Now<'_>, squad: SquadId) -> Result<(), NeedDice> {
    let fortitude = now.living(squad).next().and_then(|it| now.mode(it).fortitude);
    let Some(Fortitude::OnOrAbove(number)) = fortitude else {
        tested(now, squad, None, fortitude == Some(Fortitude::Fearless));
        return Ok(());
    };
    let die = roll(now, rule!("dc.infantry.fortitude"), number)?;
    match moments::fortitude_reroll(now, squad).filter(|_| die < number) {
        Some(card) => then(now, [Cqb::Again { squad, die, card }]),
        None => tested(now, squad, Some(die), die >= number),
    }
    Ok(())
}

/// A test that has failed is rolled again, and the second result stands (`dc.basic.reroll`).
pub(super) fn test_again(now: &mut Now<'_>, squad: SquadId, card: Card) -> Result<(), NeedDice> {
    let fortitude = now.living(squad).next().and_then(|it| now.mode(it).fortitude);
    let Some(Fortitude::OnOrAbove(number)) = fortitude else {
        done(now);
        return Ok(());
    };
    let die = roll(now, card.rule(), number)?;
    now.emit(command::Event::Rolled { card, dice: Faces::from_slice(&[die]) }.into());
    done(now);
    tested(now, squad, Some(die), die >= number);
    Ok(())
}

fn roll(now: &mut Now<'_>, rule: RuleId, number: u8) -> Result<u8, NeedDice> {
    now.roll_one(Roll::new(rule, 1, 6).grouped(&[number - 1]))
}

/// The test that is to be taken now is passed without a roll (`dc.card.nerves-of-steel`).
pub(crate) fn passes(now: &mut Now<'_>, squad: SquadId) {
    tested(now, squad, None, true);
}

/// What has come of the test on top: of one in a fight, or of one to leave a feature (`dc.cqb.fortitude`, `dc.cqb.locked`).
pub(super) fn tested(now: &mut Now<'_>, squad: SquadId, die: Option<u8>, stays: bool) {
    match now.steps.top() {
        Some(Step::Cqb(Cqb::Test { squad: it })) if *it == squad => {
            now.emit(Event::Tested { squad, die, stays }.into());
            done(now);
        }
        Some(Step::Cqb(Cqb::BreakOut { squad: it })) if *it == squad => locked::tested(now, squad, die, stays),
        _ => {}
    }
}

/// All tests are taken. If all would leave, the squad with the most DP stays; equals roll off (`dc.cqb.vacate-last`). Every
/// squad that failed drops what it carries, and none that flees takes it (`dc.objective.drop`).
pub(crate) fn settle(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let Some(fight) = now.fight.clone() else { return Ok(()) };
    let left = fight.squads.iter().filter(|it| now.living(**it).next().is_some()).count();
    let (failed, mut fleeing) = (fight.fleeing.clone(), fight.fleeing.clone());
    if !fleeing.is_empty() && fleeing.len() == left {
        let (squad, dice) = who_stays(now, &fleeing)?;
        now.emit(Event::Stayed { squad, dice }.into());
        fleeing.retain(|it| *it != squad);
    }
    failed.into_iter().for_each(|it| must_drop(now, it));
    let flee = fleeing.into_iter().map(|squad| Cqb::Flee { squad, withdraws: false });
    let steps: Vec<Cqb> = flee.chain([Cqb::Over]).collect();
    replace(now, steps);
    Ok(())
}

/// A squad, and the dice of those that rolled off.
type Stays = (SquadId, SmallVec<[(SquadId, u8); 2]>);

fn who_stays(now: &mut Now<'_>, fleeing: &[SquadId]) -> Result<Stays, NeedDice> {
    let most = fleeing.iter().map(|it| now.squad_dp(*it)).max().unwrap_or(0);
    let mut equal: SmallVec<[SquadId; 4]> = fleeing.iter().copied().filter(|it| now.squad_dp(*it) == most).collect();
    let mut rolled: SmallVec<[(SquadId, u8); 2]> = SmallVec::new();
    while equal.len() > 1 {
        let dice = d6s(now, rule!("dc.cqb.vacate-last"), equal.len() as u8)?;
        let throw: SmallVec<[(SquadId, u8); 2]> = equal.iter().copied().zip(dice).collect();
        let highest = throw.iter().map(|it| it.1).max().unwrap_or(0);
        equal = throw.iter().filter(|it| it.1 == highest).map(|it| it.0).collect();
        rolled.extend(throw);
    }
    Ok((equal[0], rolled))
}

/// Why a squad cannot flee there (`dc.cqb.vacate`).
pub(crate) fn flight_objection(state: &State, squad: SquadId, flight: &Flight) -> Option<Forbidden> {
    let no = || Some(No::NoWayOut { squad }.into());
    let Some(from) = state.squad_feature(squad) else { return no() };
    match flight {
        Flight::Transfer { feature, edges } => {
            let known = feature.index() < state.features.len() && *feature != from;
            if !known || !is_way_out(state, from, *feature) {
                return no();
            }
            inside_objection(state, squad, *feature, edges).map(Forbidden::from)
        }
        Flight::Embark { into } => fleeing_objection(state, squad, into),
        Flight::Abandon { places } => {
            let bases = state.living(squad).count();
            let too_few = places.len() < bases && places.len() < places_outside(state, squad, from).len();
            if places.is_empty() || places.len() > bases || too_few {
                return no();
            }
            outside_objection(state, squad, places).map(Forbidden::from)
        }
    }
}

/// Whether one can flee from one feature into another: an adjacent Structure; who withdraws of its own will goes into any
/// feature (`dc.cqb.vacate`, `dc.card.tactical-withdrawal`).
fn is_way_out(state: &State, from: crate::FeatureId, to: crate::FeatureId) -> bool {
    let driven_out = matches!(state.steps.top(), Some(Step::Cqb(Cqb::Flee { withdraws: false, .. })));
    let fits = !driven_out || state.feature_card(to).kind.is_structure();
    let standing = state.feature(to).dp > 0 && fits;
    standing && between_features(state, from, to) <= ADJACENT + crate::rules::measuring::HAIR
}

/// Sample flights: the centre of every adjacent Structure, each Transport beside the feature, a row along every edge or else
/// wherever there is room.
pub(crate) fn flights(state: &State, squad: SquadId) -> Vec<Flight> {
    let Some(from) = state.squad_feature(squad) else { return Vec::new() };
    let bases: SmallVec<[UnitId; 8]> = state.living(squad).collect();
    let next = state.standing_features().filter(|it| *it != from && is_way_out(state, from, *it));
    let centre = || SmallVec::from_elem(None, bases.len());
    let transfers = next.map(|feature| Flight::Transfer { feature, edges: centre() });
    let seat = state.squad_seat(squad);
    let transports = state.all_units().filter(|it| state.seat(*it) == seat && !state.profile(*it).carries.is_empty());
    let embark = transports.map(|it| Flight::Embark { into: filled(state, &bases, &[it]) });
    let mut out: Vec<SmallVec<[Point; 4]>> =
        Edge::ALL.into_iter().filter_map(|it| row_outside(state, squad, from, it)).collect();
    if out.is_empty() {
        out.push(places_outside(state, squad, from));
    }
    let abandon = out.into_iter().map(|places| Flight::Abandon { places });
    transfers.chain(embark).chain(abandon).filter(|it| flight_objection(state, squad, it).is_none()).collect()
}

/// A squad leaves at once, if it can (`dc.card.tactical-withdrawal`).
pub(crate) fn withdraw(now: &mut Now<'_>, squad: SquadId) {
    if !flights(now, squad).is_empty() {
        then(now, [Cqb::Flee { squad, withdraws: true }]);
    }
}

/// Asks where to flee to; without a way out the bases are destroyed (`dc.cqb.vacate`).
pub(crate) fn ask_to_flee(now: &mut Now<'_>, squad: SquadId) -> bool {
    if now.living(squad).next().is_some() && !flights(now, squad).is_empty() {
        return true;
    }
    now.living_list(squad).into_iter().for_each(|it| destroy(now, it));
    done(now);
    false
}

/// A squad flees; bases without a place are destroyed, and whoever enters another Structure first has the advantage there.
pub(crate) fn flee(now: &mut Now<'_>, squad: SquadId, flight: Flight) {
    let (seat, from) = (now.squad_seat(squad), now.squad_feature(squad));
    let gained = match &flight {
        Flight::Transfer { feature, .. } => Some(*feature).filter(|it| gains_advantage(now, *it, seat)),
        Flight::Embark { .. } | Flight::Abandon { .. } => None,
    };
    now.emit(Event::Fled { squad, flight }.into());
    if let Some(feature) = gained {
        now.emit(crate::model::chapters::infantry::Event::Advantage { seat: Some(seat), feature }.into());
    }
    let left = now.living_list(squad).into_iter().filter(|it| now.unit(*it).place.feature() == from);
    left.collect::<SmallVec<[UnitId; 8]>>().into_iter().for_each(|it| destroy(now, it));
    from.into_iter().for_each(|it| check_advantage(now, it));
    done(now);
}
