//! Espionage: for 1 AP an opponent names the squad to be activated next, and is bound by it while it can be.
//!
//! Each player may do so once a Game Turn. Both the use and the announcement are grants: on the spy, and on the squad
//! that was named.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};

use crate::{
    Event, Forbidden, ModelId, Skill, SquadId, State, Step, Until, Warzone,
    model::entry::Entry,
    rules::turn::{
        self,
        activation::{self, Effort},
    },
};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.skill.espionage");
/// What it costs.
pub(crate) const POINTS: u8 = 1;
/// The mark of its use this Game Turn.
const USED: Skill = Skill::with(RULE, 1);
/// The mark of a squad that was named.
const NAMED: Skill = Skill::plain(RULE);

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], activation_objection: Some(activation_objection), ..Entry::NONE };

/// The squad a player has named and can still activate.
fn named(state: &State, seat: Seat) -> Option<SquadId> {
    let is_named = |squad: SquadId| {
        let grants = state.grants.iter().filter(|it| it.skill == NAMED);
        grants.into_iter().any(|it| state.field.squad(it.model) == squad)
    };
    turn::ready_squads(state, seat).find(|it| is_named(*it))
}

/// Why a model cannot spy on this player.
pub(crate) fn objection(state: &State, model: ModelId, against: Seat) -> Option<Forbidden> {
    let seat = state.field.seat(model);
    let own = |id: ModelId| state.field.seat(id) == seat;
    if against.index() >= state.sides.len() {
        return Some(Forbidden::NoSuchSeat { seat: against });
    }
    if state.profile(model).skill(RULE).is_none_or(|_| state.field.are_friends(seat, against)) {
        return Some(Forbidden::NoSkill { rule: RULE });
    }
    if let Some(why) = activation::effort_objection(state, model, Effort { points: POINTS, engaged: false }) {
        return Some(why);
    }
    if state.grants.iter().any(|it| it.skill == USED && own(it.model)) {
        return Some(Forbidden::SkillUsed { rule: RULE });
    }
    let nothing = turn::ready_squads(state, against).next().is_none();
    nothing.then_some(Forbidden::Barred { rule: RULE })
}

/// A model spies.
pub(crate) fn spy(now: &mut Resolution<'_, Warzone>, model: ModelId, against: Seat) {
    now.emit(Event::Spied { model, against });
    now.emit(Event::Granted { models: vec![model], skill: USED, until: Until::GameTurn });
    now.emit(Event::Then(vec![Step::Announce(against), Step::EndAction(model)]));
}

/// The player names a squad, be it on the table or still to come.
pub(crate) fn announce(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    let models = now.field.members(squad).filter(|it| now.model(*it).wounds > 0).collect();
    now.emit(Event::Granted { models, skill: NAMED, until: Until::Activation });
}

/// Why a player who has named a squad may not activate another.
fn activation_objection(state: &State, seat: Seat, squad: SquadId) -> Option<Forbidden> {
    let bound = named(state, seat).is_some_and(|it| it != squad);
    bound.then_some(Forbidden::Barred { rule: RULE })
}
