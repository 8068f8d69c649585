//! Which orders are legal, and what each sets going.

use catalogue::rule;
use dice::NeedDice;
use smallvec::smallvec;

use crate::{
    Action, Forbidden, Means, ModelId, Now, Order, Pace, State, Step, Thrown, Use, Why,
    content::{
        abilities::{
            boom, engineer, fire_control, hammerfist, rampage, slow_reload, smokescreen, swarm_lord, tag, teleport,
        },
        army_specials::aura_of_dread,
        items::{adrenaline_shot, commlink, sentry_gun},
        missions::scour,
    },
    model::entry::Shot,
    rules::{
        damage::on_death,
        deployment::{arrivals, recon, recon_bonus, scout},
        fighting::free_fights,
        items::{self, swap},
        missions,
        movement::{self, forced_movement, on_entry, overstacked, placement, traps},
        rolls::{after_roll, opposed_test},
        round::{self, activation, command, splat},
        shooting::{self, area_attack, cube_attack, follow_up},
    },
};

/// An order found legal. It answers the step on top.
#[derive(Clone, Debug)]
pub struct Deed {
    order: Order,
}

/// Whether the rules allow this order now.
pub(crate) fn judge(state: &State, order: &Order) -> Result<Deed, Forbidden> {
    let Some(step) = state.steps.top() else { return Err(Forbidden::not_now(None)) };
    match objection(state, step, order) {
        Some(why) => Err(why),
        None => Ok(Deed { order: *order }),
    }
}

fn objection(state: &State, step: &Step, order: &Order) -> Option<Forbidden> {
    match (step, order) {
        (Step::Begin, Order::Begin) => None,
        (Step::NameStarter(_), Order::NameStarter { seat }) => {
            (seat.index() >= 2).then_some(Forbidden::NoSuchSeat { seat: *seat })
        }
        (Step::TakeZone(_), Order::TakeZone { zone }) => (*zone > 1).then_some(Forbidden::NoSuchZone { zone: *zone }),
        (Step::Deploy(seat), Order::Deploy { model, cell, at }) => recon::objection(state, *seat, *model, *cell, *at),
        (Step::Scout(seat), Order::Scout { model, way, at }) => scout::objection(state, *seat, *model, way, *at),
        (Step::Scout(_), Order::Pass) | (Step::Start(_), Order::Decline) => None,
        (Step::Start(model), Order::Smokescreen) => {
            let rule = rule!("dz.ability.smokescreen");
            (!smokescreen::has_smokescreen(state, *model)).then_some(Forbidden::NoAbility { rule })
        }
        (Step::Start(model), Order::Splat(how)) => splat::start_objection(state, *model, *how),
        (Step::Start(model), Order::UseItem { item }) => {
            let fits = adrenaline_shot::carried(state, *model) == Some(*item);
            (!fits).then_some(Forbidden::NoSuchItem { item: *item, rule: rule!("dz.item.adrenaline-shot") })
        }
        (Step::Flee { model, by }, Order::ThrowTo { wind }) => {
            let fits = aura_of_dread::flights(state, *model, *by).iter().any(|it| it.0 == *wind);
            (!fits).then_some(Forbidden::NotThatWay { wind: *wind, rule: step.rule() })
        }
        (Step::Reroll(seat), Order::Reroll { dice }) => command::reroll_objection(state, *seat, *dice),
        (Step::Deploy(seat), Order::Pass) => recon::pass_objection(state, *seat),
        (Step::Airborne(seat), Order::Deploy { model, cell, at }) => {
            arrivals::land_objection(state, *seat, *model, *cell, *at)
        }
        (Step::Airborne(seat), Order::Pass) => {
            let mut places = Vec::new();
            arrivals::land_orders(state, *seat, &mut places);
            (!places.is_empty()).then_some(Forbidden::Compulsory { rule: step.rule() })
        }
        (Step::Bonus { faces, .. }, Order::TakeBonus { die, result }) => {
            recon_bonus::objection(state, faces, *die, *result)
        }
        (Step::Look { .. }, Order::LookAt { item }) => recon_bonus::counter_objection(state, *item, true),
        (Step::Discard(_), Order::Discard { item }) => recon_bonus::counter_objection(state, *item, false),
        (Step::Shift { seat, moved, .. }, Order::Deploy { model, cell, at }) => {
            recon_bonus::shift_objection(state, (*seat, moved), *model, *cell, *at)
        }
        (Step::Flank(seat), Order::Flank { model }) => recon_bonus::flank_objection(state, *seat, *model),
        (Step::Edge(seat), Order::Deploy { model, cell, at }) => {
            recon_bonus::edge_objection(state, *seat, *model, *cell, *at)
        }
        (Step::Look { .. } | Step::Discard(_) | Step::Shift { .. } | Step::Flank(_), Order::Decline) => None,
        (Step::Logistics(_), Order::ShiftItem { item, cell }) => recon::shift_objection(state, *item, *cell),
        (Step::Logistics(_), Order::Decline) => None,
        (Step::Settle, Order::TakeUp { due }) => {
            let fits = forced_movement::dues(state).contains(due);
            (!fits).then_some(Forbidden::NotNow { rule: step.rule() })
        }
        (Step::Exchange { to, .. }, Order::Exchange { item, .. }) => swap::exchange_objection(state, *to, *item),
        (Step::PickUp(model), Order::Give { item, to }) => swap::give_objection(state, *model, *item, *to),
        (Step::Turn(seat), Order::Activate { model }) => round::objection(state, *seat, *model),
        (Step::Another(seat), Order::Activate { model }) => round::second_objection(state, *seat, *model),
        (Step::Turn(seat), Order::Pass) => round::pass_objection(state, *seat),
        (Step::Another(_), Order::Pass) => None,
        (Step::Control(_), Order::Decline) if state.field.setup.settings.control_is_compulsory => {
            Some(Forbidden::Compulsory { rule: step.rule() })
        }
        (Step::Control(_), Order::TakeControl | Order::Decline)
        | (Step::Tread(_), Order::Spring | Order::Decline)
        | (Step::Rise { .. }, Order::Splat(Use::Now) | Order::Decline) => None,
        (Step::Met(model), order) => on_entry::objection(state, *model, order),
        (Step::Follow { by, target }, order) => follow_up::objection(state, Shot { by: *by, target: *target }, order),
        (Step::Act(model), order) => active_objection(state, *model, order),
        (Step::GoOn { .. }, Order::Decline) => None,
        (Step::GoOn { model, pace }, Order::Move { pace: given, way, at }) if given == pace => {
            movement::go_on_objection(state, *model, *pace, way, *at)
        }
        (
            Step::Leaving(model) | Step::Rising(model) | Step::Tumbled(model),
            Order::StrikeWith { model: by, weapon },
        ) => free_fights::strike_objection(state, *model, (*by, *weapon), step.rule()),
        (Step::Leaving(model) | Step::Tumbled(model), Order::Raise { model: lying }) => {
            free_fights::raise_objection(state, *model, *lying, matches!(step, Step::Leaving(_)))
        }
        (Step::Rising(_), Order::Decline) if state.field.setup.settings.rising_attack_is_optional => None,
        (Step::Leaving(model), Order::Decline) => {
            let rule = step.rule();
            (!free_fights::may_decline(state, *model)).then_some(Forbidden::Compulsory { rule })
        }
        (Step::MustFight(model), Order::Fight { means: Means::Action, weapon, target }) => {
            free_fights::fight_objection(state, *model, *target, *weapon)
        }
        (Step::Contest(it), order) => opposed_test::objection(state, it, order),
        (Step::Explosion(it), order) => area_attack::objection(state, it, order),
        (Step::Reckoning(it), order) => {
            let ask = after_roll::asks(state, it).map(|it| it.1);
            after_roll::objection(ask, order, Forbidden::not_now(Some(step)))
        }
        (Step::Wave(it), order) => area_attack::wave_objection(state, it, order),
        (Step::Throws(all), Order::TakeUp { due }) => {
            let fits = forced_movement::left(state, all).contains(due);
            (!fits).then_some(Forbidden::NotNow { rule: step.rule() })
        }
        (Step::Landing(it), order) => {
            after_roll::objection(Some(cube_attack::landing_ask(&it.0)), order, Forbidden::not_now(Some(step)))
        }
        (Step::Lob(it), Order::AddDice { count }) => {
            dice_objection(cube_attack::asks(state, it).map(|it| it.1), *count)
        }
        (Step::Throw(throw), Order::ThrowTo { wind }) => {
            let fits = forced_movement::ways(state, throw).contains(wind);
            (!fits).then_some(Forbidden::NotThatWay { wind: *wind, rule: step.rule() })
        }
        (Step::Throw(throw), Order::Decline) if forced_movement::is_optional(throw) => None,
        (Step::Place(model) | Step::PlaceThrown { model, .. }, Order::TakePlace { at }) => {
            placement::objection(state, *model, *at)
        }
        (Step::PickUp(model), Order::PickUp { item }) => items::pick_up_objection(state, *model, *item),
        (Step::PickUp(model), Order::Dismount) => swap::leave_objection(state, *model),
        (Step::PickUp(_), Order::Decline) => None,
        (Step::Stow { .. }, order) => items::stow_step_objection(state, step, order),
        _ => Some(Forbidden::not_now(Some(step))),
    }
}

fn dice_objection(most: Option<u8>, count: u8) -> Option<Forbidden> {
    let have = most.unwrap_or(0);
    (count > have).then_some(Forbidden::TooManyDice { count, have })
}

/// What the active model may do now: in an overstacked cube it leaves first (`dz.state.overstacked`), whatever else an
/// activation allows.
fn active_objection(state: &State, model: ModelId, order: &Order) -> Option<Forbidden> {
    let why = act_objection(state, model, order);
    let elsewhere = matches!(why, Some(Forbidden::NotNow { .. }));
    if elsewhere || overstacked::leaves(order) || !overstacked::must_leave(state, model) {
        return why;
    }
    Some(Forbidden::Overstacked { cell: state.model(model).cell })
}

/// What the active model may do.
fn act_objection(state: &State, model: ModelId, order: &Order) -> Option<Forbidden> {
    match order {
        Order::Done => None,
        Order::Move { pace, way, at } => activation::move_objection(state, model, *pace, way, *at),
        Order::Shoot { means, weapon, target, effect, ammo } => {
            let long = shooting::is_long(state, model, *weapon);
            activation::shoot_objection(state, model, *means, (*weapon, *effect, long))
                .or_else(|| shooting::objection(state, model, (*weapon, *target), *effect, *ammo))
        }
        Order::ShootCube { means, with, cell } => {
            let long = cube_attack::is_long(state, model, *with);
            let weapon = if let Thrown::Weapon(weapon) = with { *weapon } else { 0 };
            activation::shoot_objection(state, model, *means, (weapon, false, long))
                .or_else(|| cube_attack::means_objection(state, model, *means, *with))
                .or_else(|| cube_attack::objection(state, model, *with, *cell))
        }
        Order::Fight { means, weapon, target } => activation::fight_objection(state, model, *means, *target, *weapon),
        Order::StandUp { at } => activation::stand_objection(state, model, *at),
        Order::Tag { weapon, target } => tag::objection(state, model, *weapon, *target),
        Order::Teleport { cell, at } => teleport::objection(state, model, *cell, *at),
        Order::SetOff => boom::objection(state, model),
        Order::Disarm { trap } => engineer::disarm_objection(state, model, *trap),
        Order::CallIn { model: trooper, cell, at } => hammerfist::call_objection(state, model, *trooper, *cell, *at),
        Order::CallSwarm { at } => swarm_lord::objection(state, model, *at),
        Order::Emplace { gun, at } => sentry_gun::emplace_objection(state, model, *gun, *at),
        Order::Pack { gun, carry } => sentry_gun::pack_objection(state, model, *gun, *carry),
        Order::Dismount => swap::dismount_objection(state, model),
        Order::SendOff { item } => scour::send_objection(state, model, *item),
        Order::Leave { pace, way } => missions::leave_objection(state, model, *pace, way),
        Order::Reload { model: gunner, weapon } => slow_reload::objection(state, model, *gunner, *weapon),
        Order::Volley { aims, ammo } => fire_control::volley_objection(state, model, *aims, *ammo),
        Order::Link { cell } => commlink::objection(state, model, *cell),
        Order::Smokescreen => {
            let rule = rule!("dz.ability.ink-sac");
            (!smokescreen::may_ink(state, model)).then_some(Forbidden::NoAbility { rule })
        }
        Order::Splat(how) => splat::act_objection(state, model, *how),
        Order::Heal { patient, pack } => activation::objection(state, model, Action::Special, false)
            .or_else(|| items::heal_objection(state, model, *patient, *pack)),
        Order::Begin
        | Order::NameStarter { .. }
        | Order::TakeZone { .. }
        | Order::Deploy { .. }
        | Order::Reroll { .. }
        | Order::Activate { .. }
        | Order::Pass
        | Order::Scout { .. }
        | Order::FightBack { .. }
        | Order::Evade
        | Order::AddDice { .. }
        | Order::StrikeWith { .. }
        | Order::Raise { .. }
        | Order::PickUp { .. }
        | Order::Stow { .. }
        | Order::TakeAmmo
        | Order::ThrowTo { .. }
        | Order::TakePlace { .. }
        | Order::Snap { .. }
        | Order::UseItem { .. }
        | Order::Give { .. }
        | Order::Exchange { .. }
        | Order::ShiftItem { .. }
        | Order::TakeBonus { .. }
        | Order::LookAt { .. }
        | Order::Discard { .. }
        | Order::Flank { .. }
        | Order::TakeUp { .. }
        | Order::TakeControl
        | Order::Spring
        | Order::RollAgain
        | Order::Decline => Some(Forbidden::not_now(state.steps.top())),
    }
}

/// Carries a deed out; what follows by itself is `flow`'s.
pub(crate) fn resolve(now: &mut Now<'_>, deed: Deed) -> Result<(), NeedDice> {
    let (order, Some(step)) = (deed.order, now.steps.top()) else { return Ok(()) };
    match (step, order) {
        (&Step::Begin, _) => recon::begin(now)?,
        (&Step::NameStarter(_), Order::NameStarter { seat }) => recon::name_starter(now, seat),
        (&Step::TakeZone(seat), Order::TakeZone { zone }) => recon::take_zone(now, seat, zone),
        (&Step::Deploy(_), Order::Deploy { model, cell, at }) => {
            now.emit(crate::Event::Deployed { model, cell, at });
        }
        (&Step::Airborne(seat), order) => arrivals::land(now, seat, order),
        (&Step::Look { seat, left }, Order::LookAt { item }) => recon_bonus::look(now, seat, left, item)?,
        (&Step::Discard(_), Order::Discard { item }) => recon_bonus::discard(now, item),
        (&Step::Flank(_), Order::Flank { model }) => {
            now.emit(crate::Event::Done);
            now.emit(crate::Event::Flanked { model });
        }
        (&Step::Edge(_), Order::Deploy { model, cell, at }) => {
            now.emit(crate::Event::Deployed { model, cell, at });
        }
        (&Step::Logistics(_), Order::ShiftItem { item, cell }) => {
            now.emit(crate::Event::Done);
            now.emit(crate::Event::CounterMoved { counter: item, cell });
        }
        (&Step::Settle, Order::TakeUp { due }) => forced_movement::take_up(now, due),
        (&Step::PickUp(model), Order::Give { item, to }) => swap::give(now, model, item, to),
        (&Step::Scout(_), Order::Scout { model, way, at }) => scout::sprint(now, model, way, at),
        (&Step::Start(model), Order::Smokescreen) => smokescreen::raise(now, model),
        (&Step::Start(model), Order::Splat(how)) => splat::start(now, model, how)?,
        (&Step::Start(model), Order::UseItem { item }) => adrenaline_shot::inject(now, model, item),
        (&Step::Flee { model, by }, Order::ThrowTo { wind }) => {
            let to = aura_of_dread::flights(now, model, by).iter().find(|it| it.0 == wind).map(|it| it.1);
            aura_of_dread::flee(now, model, to);
        }
        (&Step::Reroll(seat), Order::Reroll { dice }) => command::reroll(now, seat, dice)?,
        (&Step::Turn(_), Order::Activate { model }) => activation::begin(now, model),
        (&Step::Turn(seat), _) => round::pass(now, seat),
        (&Step::Another(seat), Order::Activate { model }) => {
            round::follow(now, seat);
            activation::begin(now, model);
        }
        (&Step::Another(seat), _) => round::end_turn(now, seat),
        (&Step::Control(model), order) => rampage::answer(now, model, order),
        (&Step::Tread(model), order) => traps::answer(now, model, order),
        (&Step::Rise { dead, refused }, order) => on_death::answer(now, dead, refused, order),
        (&Step::Met(model), order) => on_entry::answer(now, model, order),
        (&Step::Follow { by, target }, order) => follow_up::answer(now, Shot { by, target }, order),
        (&Step::Act(model), Order::Splat(how)) => splat::act(now, model, how)?,
        (&Step::Act(model), order) => act(now, model, order),
        (&Step::GoOn { model, pace }, Order::Move { way, at, .. }) => go_on(now, model, pace, way, at),
        (&Step::Leaving(model), Order::StrikeWith { model: by, weapon }) => {
            free_fights::strike(now, model, by, weapon, Why::Leaving);
        }
        (&Step::Rising(model), Order::StrikeWith { model: by, weapon }) => {
            free_fights::strike(now, model, by, weapon, Why::Rising);
        }
        (&Step::Tumbled(model), Order::StrikeWith { model: by, weapon }) => {
            free_fights::strike(now, model, by, weapon, Why::Tumbled);
        }
        (&Step::Leaving(model), Order::Raise { model: lying }) => free_fights::raise(now, model, lying, true),
        (&Step::Tumbled(model), Order::Raise { model: lying }) => free_fights::raise(now, model, lying, false),
        (&Step::MustFight(model), Order::Fight { weapon, target, .. }) => {
            free_fights::choose(now, model, target, weapon);
        }
        (&Step::Contest(it), order) => opposed_test::answer(now, it, &order),
        (&Step::Lob(it), Order::AddDice { count }) => cube_attack::declare(now, it, count),
        (&Step::Throw(throw), Order::ThrowTo { wind }) => forced_movement::push(now, throw, wind)?,
        (&(Step::Place(model) | Step::PlaceThrown { model, .. }), Order::TakePlace { at }) => {
            placement::take(now, model, at);
        }
        (&Step::PickUp(model), Order::PickUp { item }) => items::pick_up(now, model, item)?,
        (&Step::PickUp(model), Order::Dismount) => {
            now.emit(crate::Event::Done);
            swap::leave(now, model);
        }
        (
            Step::Bonus { .. }
            | Step::Shift { .. }
            | Step::Exchange { .. }
            | Step::Explosion(_)
            | Step::Reckoning(_)
            | Step::Wave(_)
            | Step::Landing(_)
            | Step::Throws(_)
            | Step::Stow { .. },
            order,
        ) => {
            let step = step.clone();
            resolve_long(now, step, order)?;
        }
        _ => now.emit(crate::Event::Done),
    }
    Ok(())
}

/// The same where the step holds more than is copied at once.
fn resolve_long(now: &mut Now<'_>, step: Step, order: Order) -> Result<(), NeedDice> {
    match (step, order) {
        (Step::Bonus { seat, faces }, Order::TakeBonus { die, result }) => {
            recon_bonus::take(now, seat, faces, (die, result));
        }
        (Step::Shift { seat, left, moved }, Order::Deploy { model, cell, at }) => {
            recon_bonus::shift(now, (seat, left, moved), model, cell, at);
        }
        (step @ Step::Exchange { .. }, Order::Exchange { item, back }) => swap::exchange(now, &step, item, back),
        (Step::Explosion(it), order) => area_attack::declare(now, it, order),
        (Step::Reckoning(it), order) => after_roll::answer(now, *it, order)?,
        (Step::Wave(it), order) => area_attack::answer(now, *it, order)?,
        (Step::Landing(it), order) => cube_attack::answer(now, it.0, &it.1, order)?,
        (Step::Throws(all), Order::TakeUp { due }) => forced_movement::take_one(now, all, due),
        (step @ Step::Stow { .. }, order) => items::answer(now, &step, order)?,
        _ => now.emit(crate::Event::Done),
    }
    Ok(())
}

fn go_on(now: &mut Now<'_>, model: ModelId, pace: Pace, way: crate::Way, at: crate::Spots) {
    now.emit(crate::Event::Done);
    movement::set_out(now, model, pace, way, at);
}

fn act(now: &mut Now<'_>, model: ModelId, order: Order) {
    match order {
        Order::Move { pace, way, at } => activation::set_out(now, model, pace, way, at),
        Order::Shoot { means, weapon, target, effect, ammo } => {
            let long = shooting::is_long(now, model, weapon);
            activation::spend(now, model, means, Action::Shoot, long);
            if follow_up::may_come(now, model) && means != Means::Splat {
                now.emit(crate::Event::Then(smallvec![Step::Follow { by: model, target }]));
            }
            shooting::shoot(now, model, (weapon, target), effect, ammo);
        }
        Order::ShootCube { means, with, cell } => {
            let long = cube_attack::is_long(now, model, with);
            activation::spend(now, model, means, Action::Shoot, long);
            cube_attack::shoot(now, model, with, cell);
        }
        Order::Fight { means, weapon, target } => activation::fight(now, model, means, target, weapon),
        Order::StandUp { at } => activation::stand_up(now, model, at),
        Order::Tag { target, .. } => tag::tag(now, model, target),
        Order::Teleport { cell, at } => teleport::teleport(now, model, cell, at),
        Order::SetOff => boom::set_off(now, model),
        Order::Disarm { trap } => engineer::disarm(now, model, trap),
        Order::CallIn { model: trooper, cell, at } => hammerfist::call(now, model, trooper, cell, at),
        Order::CallSwarm { at } => swarm_lord::call(now, model, at),
        Order::Emplace { gun, at } => sentry_gun::emplace(now, model, gun, at),
        Order::Pack { gun, carry } => sentry_gun::pack(now, model, gun, carry),
        Order::Dismount => swap::dismount(now, model),
        Order::SendOff { item } => scour::send_off(now, model, item),
        Order::Leave { pace, way } => missions::set_off(now, model, pace, way),
        Order::Reload { model: gunner, weapon } => slow_reload::reload(now, model, gunner, weapon),
        Order::Volley { aims, ammo } => fire_control::volley(now, model, aims, ammo),
        Order::Link { cell } => commlink::link(now, model, cell),
        Order::Smokescreen => {
            smokescreen::raise(now, model);
            activation::end(now, model);
        }
        Order::Heal { patient, pack } => {
            activation::spend(now, model, Means::Action, Action::Special, false);
            items::heal(now, model, patient, pack);
        }
        Order::Begin
        | Order::NameStarter { .. }
        | Order::TakeZone { .. }
        | Order::Deploy { .. }
        | Order::Reroll { .. }
        | Order::Activate { .. }
        | Order::Pass
        | Order::Scout { .. }
        | Order::Done
        | Order::FightBack { .. }
        | Order::Evade
        | Order::AddDice { .. }
        | Order::StrikeWith { .. }
        | Order::Raise { .. }
        | Order::PickUp { .. }
        | Order::Stow { .. }
        | Order::TakeAmmo
        | Order::ThrowTo { .. }
        | Order::TakePlace { .. }
        | Order::Snap { .. }
        | Order::UseItem { .. }
        | Order::Give { .. }
        | Order::Exchange { .. }
        | Order::ShiftItem { .. }
        | Order::TakeBonus { .. }
        | Order::LookAt { .. }
        | Order::Discard { .. }
        | Order::Flank { .. }
        | Order::TakeUp { .. }
        | Order::TakeControl
        | Order::Spring
        | Order::RollAgain
        | Order::Splat(_)
        | Order::Decline => activation::end(now, model),
    }
}
