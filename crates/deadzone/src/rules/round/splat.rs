//! Splat! (`dz.command.splat`): the army special ability that the Leader gives his team, one for each Splat! result.
//!
//! The ability stays when the Leader is dead. A player spends one in an activation, his own or his opponent's, unless the
//! ability itself says otherwise. Each ability is an entry of `content/army_specials`, whose moments say when it is used: as
//! an activation begins and between its actions (here), before and after a roll (`before_roll`, `after_roll`), when somebody
//! comes in (`on_entry`), has shot (`follow_up`) or dies (`on_death`), as an attack (`splat_attack`).

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Activation, Boon, Contest, Event, Face, Forbidden, Gift, Kin, Lasts, Mark, ModelId, Now, Order, State, Use,
    model::entry::{Entry, SplatUse},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.command.splat"), rule!("dz.faq.wheels"), rule!("dz.faq.always-short")];

/// Why a seat may not spend a Splat! on a special now: not its Leader's, none left, or one spent in this activation.
pub(crate) fn objection(state: &State, seat: Seat, special: RuleId) -> Option<Forbidden> {
    match state.field.specials[seat.index()] {
        Some(entry) if entry.rule == special => entry_objection(state, seat, entry),
        Some(_) | None => Some(Forbidden::NoAbility { rule: special }),
    }
}

fn entry_objection(state: &State, seat: Seat, special: &Entry) -> Option<Forbidden> {
    if state.results(seat, Face::Splat) == 0 {
        return Some(Forbidden::NoResult { face: Face::Splat });
    }
    // One an activation, his own or not; where the house plays it so, only in his own (`dz.command.splat`).
    let free = state.field.setup.settings.splats_beyond_own_activations;
    let binds = |it: &Activation| !(free && state.seat(it.model) != seat);
    let spent = state.active.is_none_or(|it| it.splats >> seat.0 & 1 == 1 && binds(&it));
    (spent && !special.repeats).then_some(Forbidden::SplatSpent)
}

/// Whether a seat may spend one on it.
pub(crate) fn is_ready(state: &State, seat: Seat, special: RuleId) -> bool {
    objection(state, seat, special).is_none()
}

/// The special a seat may spend a Splat! on now.
pub(crate) fn ready(state: &State, seat: Seat) -> Option<&'static Entry> {
    state.field.specials[seat.index()].filter(|it| entry_objection(state, seat, it).is_none())
}

/// Spends so many.
pub(crate) fn spend(now: &mut Now<'_>, seat: Seat, count: u8) {
    now.emit(Event::Spent { seat, face: Face::Splat, count });
}

/// Gives a model something for a while.
pub(crate) fn give(now: &mut Now<'_>, model: ModelId, special: RuleId, gift: Gift, lasts: Lasts) {
    now.emit(Event::Given(Boon { model, gift, lasts, rule: special }));
}

/// Whether a model of a kind: by its unit or faction.
pub(crate) fn is_kin(state: &State, model: ModelId, kin: Kin) -> bool {
    state.profile(model).kin.has(kin)
}

/// Why a model may not be helped: there is none, or it is another player's.
pub(crate) fn friend_objection(state: &State, seat: Seat, model: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    (state.seat(model) != seat).then_some(Forbidden::NotYours { model })
}

/// The objection of a special that is not for this.
pub(crate) fn only_if(fits: bool, special: RuleId) -> Option<Forbidden> {
    (!fits).then_some(Forbidden::NoAbility { rule: special })
}

/// The only use of a special that leaves nothing to choose.
pub(crate) fn as_it_stands(_: &State, _: ModelId, take: &mut dyn FnMut(Use)) {
    take(Use::Now);
}

/// The same for one that helps a test.
pub(crate) fn test_as_it_stands(_: &State, _: &Contest, _: Seat, take: &mut dyn FnMut(Use)) {
    take(Use::Now);
}

/// Each enemy of a model as something to use it on.
pub(crate) fn enemies(state: &State, model: ModelId, take: &mut dyn FnMut(Use)) {
    let seat = state.seat(model);
    let enemies = state.on_board().filter(|it| state.seat(*it) != seat && !state.model(*it).is(Mark::Dead));
    enemies.map(Use::On).for_each(take);
}

/// Each model of its side as something to use it on.
pub(crate) fn friends(state: &State, model: ModelId, take: &mut dyn FnMut(Use)) {
    state.on_board().filter(|it| state.seat(*it) == state.seat(model)).map(Use::On).for_each(take);
}

/// Each face of a command die as something to use it on.
pub(crate) fn each_face(_: &State, _: ModelId, take: &mut dyn FnMut(Use)) {
    Face::ALL.into_iter().map(Use::Result).for_each(take);
}

/// Why a Splat! may not be used like that as this model is activated.
pub(crate) fn start_objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    use_objection(state, model, how, |it| it.at_start)
}

/// Why a Splat! may not be used like that while this model acts.
pub(crate) fn act_objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    if state.field.specials[state.seat(model).index()].is_some()
        && let Some(rule) = state.bars_results(model)
    {
        return Some(Forbidden::NoAbility { rule });
    }
    use_objection(state, model, how, |it| it.between_actions)
}

fn use_objection(
    state: &State,
    model: ModelId,
    how: Use,
    moment: impl Fn(&Entry) -> Option<SplatUse>,
) -> Option<Forbidden> {
    let seat = state.seat(model);
    let Some(special) = state.field.specials[seat.index()] else {
        return Some(Forbidden::NoAbility { rule: rule!("dz.command.splat") });
    };
    entry_objection(state, seat, special).or_else(|| match moment(special) {
        Some(it) => (it.objection)(state, model, how),
        None => Some(Forbidden::NoAbility { rule: special.rule }),
    })
}

/// Uses a Splat! as this model is activated.
pub(crate) fn start(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    resolve(now, model, how, |it| it.at_start)
}

/// Uses a Splat! while this model acts.
pub(crate) fn act(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    resolve(now, model, how, |it| it.between_actions)
}

fn resolve(
    now: &mut Now<'_>,
    model: ModelId,
    how: Use,
    moment: impl Fn(&Entry) -> Option<SplatUse>,
) -> Result<(), NeedDice> {
    let seat = now.seat(model);
    let Some(special) = now.field.specials[seat.index()] else { return Ok(()) };
    spend(now, seat, 1);
    moment(special).map_or(Ok(()), |it| (it.resolve)(now, model, how))
}

/// Everything a Splat! may do as this model is activated.
pub(crate) fn start_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if let Some(special) = ready(state, state.seat(model)).and_then(|it| it.at_start) {
        let legal = |how: Use| start_objection(state, model, how).is_none();
        (special.uses)(state, model, &mut |how| orders.extend(legal(how).then_some(Order::Splat(how))));
    }
}

/// Everything a Splat! may do while this model acts.
pub(crate) fn act_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if let Some(special) = ready(state, state.seat(model)).and_then(|it| it.between_actions) {
        let legal = |how: Use| act_objection(state, model, how).is_none();
        (special.uses)(state, model, &mut |how| orders.extend(legal(how).then_some(Order::Splat(how))));
    }
}

/// Whether a Splat! may still end an activation in which nothing else is left to do.
pub(crate) fn may_end(state: &State, model: ModelId) -> bool {
    if ready(state, state.seat(model)).is_none_or(|it| it.keeps_open.is_none()) {
        return false;
    }
    let mut found = Vec::new();
    act_orders(state, model, &mut found);
    !found.is_empty()
}
