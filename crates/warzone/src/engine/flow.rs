//! Resolution without players: resolves steps one after the other until a step needs an answer.

use battle::{Resolution, Seat};
use dice::NeedDice;

use crate::{
    Event, State, Step, Travel, Warzone,
    content::{
        bauhaus::{bulldozer, drachen, overcharge},
        skills::{berserk, execution, fear, stalk},
    },
    rules::{
        close_combat::{self, engage, engage_fail, special_cc},
        deployment,
        missions::{self, carrying},
        morale::{self, broken_flight},
        movement::heights,
        psychic,
        shooting::{self, grenades, spray, wall_of_fire},
        squads::{advisor, coherency, squad_actions, suppression},
        tokens::{sandbags, traps},
        turn::{self, activation, active_skills, cards, sentry, simultaneous_reactions},
        wounds::{self, get_the_gun},
    },
};

/// Goes on until the battle waits for an answer, or is over.
pub(crate) fn go_on(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    while !now.steps.is_empty() {
        carrying::ask_for_dropped(now);
        traps::spring(now)?;
        let Some(step) = now.steps.top().cloned() else { break };
        if waits(now, &step)? {
            break;
        }
    }
    Ok(())
}

/// Resolves the step on top, or says that it waits for an answer.
fn waits(now: &mut Resolution<'_, Warzone>, step: &Step) -> Result<bool, NeedDice> {
    let waits = match step {
        Step::Begin | Step::GiveInitiative(_) | Step::TakeEdge(_) | Step::TakeCorner(_) | Step::PutDown { .. } => true,
        Step::Deploy(seat) => deployment::waiting(now, *seat).next().is_some() || done(now),
        Step::Enter(squad) => enters(now, *squad),
        Step::Infiltrate(seat) => deployment::is_open(now, *seat),
        Step::Descend(_) | Step::Alight { .. } => true,
        Step::ChooseSquad(seat) => choose_squad(now, *seat),
        Step::Declare(squad) => {
            squad_actions::may_declare(now, *squad) || active_skills::may_begin(now, *squad) || done(now)
        }
        Step::ChooseModel(squad) => activation::choose_model(now, *squad),
        Step::Return(model) => activation::must_return(now, *model),
        Step::Act(model) => activation::act(now, *model),
        Step::MustClose(model) => close_combat::chooses_closing(now, *model),
        Step::SentryWindow { seat, .. } => sentry::is_open(now, *seat),
        Step::CounterCharge { model, by, .. } => !now.is_engaged_but(*by, *model) || done(now),
        Step::Dive { model, shooter } => sentry::may_dive(now, *model, *shooter) || done(now),
        Step::Strike(melee) => close_combat::goes_on(now, melee),
        Step::Salvo(model) => overcharge::goes_on(now, *model),
        Step::Heal(_) => true,
        Step::NameCommander(squad) => name_commander(now, *squad),
        Step::LayTrap(squad) => traps::places(now, *squad).next().is_some() || done(now),
        Step::LaySandbags(squad) => sandbags::rows(now, *squad).next().is_some() || done(now),
        Step::TakeAway { .. } => true,
        Step::Announce(seat) => turn::ready_squads(now, *seat).next().is_some() || done(now),
        Step::LoseCards { seat, count } => lose_cards(now, *seat, *count),
        Step::Swing(swing) => special_cc::swing_goes_on(now, swing),
        Step::Reroll { .. } | Step::RollAgain(_) | Step::Land { .. } | Step::PassOn(_) | Step::Locate(_) => true,
        Step::GetTheGun { near, .. } => get_the_gun::savers(now, near).next().is_some() || done(now),
        Step::Execution(squad) => execution::is_open(now, *squad) || done(now),
        Step::Retarget(fire) => stalk::is_open(now, fire) || done(now),
        Step::Refocus { pledge, lead } => {
            let open = stalk::other_foci(now, pledge, *lead).next().is_some();
            if !open {
                stalk::refocus(now, *lead, None)?;
            }
            open
        }
        Step::Together(reactions) => simultaneous_reactions::is_open(now, reactions),
        Step::Settle
        | Step::Ground
        | Step::Markers
        | Step::RoughLanding(_)
        | Step::BeginTurn
        | Step::TurnInitiative
        | Step::Rally { .. }
        | Step::Coherency(_)
        | Step::EndAction(_)
        | Step::DuelInitiative
        | Step::Duel(_)
        | Step::Walk(_)
        | Step::Hold { .. }
        | Step::FreeSlash { .. }
        | Step::Engaged { .. }
        | Step::TargetSense { .. }
        | Step::DiveTo { .. }
        | Step::Fire(_)
        | Step::Spray { .. }
        | Step::Throw { .. }
        | Step::Wound(_)
        | Step::Losses
        | Step::Shaken(_)
        | Step::PinningTest { .. }
        | Step::BreakTest(_)
        | Step::Flee(_)
        | Step::Pledge
        | Step::UnderFire(_)
        | Step::SaveGun { .. }
        | Step::Shock { .. }
        | Step::Rush(_)
        | Step::Trample { .. }
        | Step::Berserk(_)
        | Step::Stalk(_)
        | Step::StopEngager { .. }
        | Step::GapTest { .. }
        | Step::ClimbTest { .. }
        | Step::Fall { .. }
        | Step::Cast(_)
        | Step::Dread { .. }
        | Step::Overcharge(_)
        | Step::Identify(_)
        | Step::Traps
        | Step::Wreck { .. } => {
            resolve(now, step)?;
            false
        }
    };
    Ok(waits)
}

/// Resolves a step that asks nobody.
fn resolve(now: &mut Resolution<'_, Warzone>, step: &Step) -> Result<(), NeedDice> {
    match step {
        Step::Settle => missions::settle(now)?,
        Step::Ground => deployment::next_ground(now),
        Step::Markers => deployment::place_markers(now),
        Step::Traps => traps::begin(now),
        Step::RoughLanding(model) => deployment::rough_landing(now, *model)?,
        Step::DuelInitiative => missions::warlord_duel::initiative(now)?,
        Step::Duel(seat) => missions::warlord_duel::act(now, *seat),
        Step::BeginTurn => turn::begin_turn(now),
        Step::TurnInitiative => turn::turn_initiative(now)?,
        Step::Rally { squad, again } => morale::rally(now, *squad, *again)?,
        Step::Coherency(squad) => coherency::coherency(now, *squad),
        Step::EndAction(model) => activation::end_action(now, *model),
        Step::Walk(walk) if walk.travel == Travel::Closing => close_combat::close_in(now, walk),
        Step::Walk(walk) => {
            if !engage_fail::fails(now, walk) && !suppression::splits(now, walk) {
                traps::watch(now, walk);
                wall_of_fire::walk(now, walk);
                suppression::check(now, walk.model);
            }
        }
        Step::Hold { model, by } => close_combat::hold(now, *model, *by)?,
        Step::FreeSlash { model, by } => close_combat::free_slash(now, *model, *by),
        Step::Engaged { model, target, travelled } => engage::engaged(now, *model, *target, *travelled),
        Step::TargetSense { model, action } => shooting::target_sense(now, *model, *action)?,
        Step::Stalk(fire) => stalk::resolve(now, fire)?,
        Step::Fire(fire) => shooting::fire(now, fire)?,
        Step::Spray { model, spray, rolled } => spray::resolve(now, *model, spray, rolled)?,
        Step::Throw { model, throw, rolled } => grenades::resolve(now, *model, throw, rolled)?,
        Step::Wound(wound) => wounds::resolve(now, *wound)?,
        Step::Berserk(model) => berserk::resolve(now, *model)?,
        Step::Losses => morale::losses(now),
        Step::Shaken(squad) => morale::shaken(now, *squad),
        Step::PinningTest { squad, modifier } => morale::pinning_test(now, *squad, *modifier)?,
        Step::BreakTest(squad) => morale::break_test(now, *squad)?,
        Step::Flee(squad) => broken_flight::flee(now, *squad),
        Step::Pledge => squad_actions::resolve(now)?,
        Step::UnderFire(model) => suppression::under_fire(now, *model)?,
        Step::Shock { victim, rule } => special_cc::shock(now, *victim, *rule),
        Step::Rush(rush) => special_cc::go_on(now, *rush),
        Step::Trample { rush, victim } => special_cc::trample(now, *rush, *victim),
        Step::DiveTo { model, shooter, by, facing } => sentry::dive_to(now, *model, *shooter, by, *facing)?,
        Step::StopEngager { model, by, travelled } => engage::counter_charge(now, *model, *by, *travelled, true)?,
        Step::GapTest { model, bottom, height, engaging } => {
            heights::gap_test(now, *model, *bottom, *height, *engaging)?;
        }
        Step::ClimbTest { model, climbs, engaging } => heights::climb_test(now, *model, climbs, *engaging)?,
        Step::Fall { model, to, height, after } => heights::fall(now, *model, *to, *height, *after),
        Step::Wreck { pieces, .. } => bulldozer::resolve(now, pieces),
        Step::Identify(model) => missions::target_identified::resolve(now, *model)?,
        Step::Overcharge(model) => overcharge::roll(now, *model)?,
        Step::Cast(casting) => psychic::resolve(now, *casting)?,
        Step::Dread { model, activated } => {
            now.emit(Event::Done);
            fear::face(now, *model)?;
            if *activated {
                drachen::strangle(now, *model)?;
            }
        }
        asks => unreachable!("{asks:?} waits for an answer"),
    }
    Ok(())
}

/// The step needs no answer after all.
fn done(now: &mut Resolution<'_, Warzone>) -> bool {
    now.emit(Event::Done);
    false
}

/// A player without a squad left is passed over.
fn choose_squad(now: &mut Resolution<'_, Warzone>, seat: Seat) -> bool {
    let waits = turn::ready_squads(now, seat).next().is_some();
    if !waits {
        now.emit(Event::Done);
        turn::next_squad(now, seat);
    }
    waits
}

/// A squad in reserve that finds no place at the edge is lost.
fn enters(now: &mut Resolution<'_, Warzone>, squad: crate::SquadId) -> bool {
    let waits = !deployment::entries(now, squad).is_empty();
    if !waits {
        deployment::late(now, squad);
    }
    waits
}

/// Where there is no choice of cards they are lost without asking.
fn lose_cards(now: &mut Resolution<'_, Warzone>, seat: Seat, count: u8) -> bool {
    let (count, least, most) = cards::lost(now, seat, count);
    if least < most {
        return true;
    }
    cards::lose(now, seat, count, least);
    false
}

/// Where one model is left there is no choice of a Commander.
fn name_commander(now: &mut Resolution<'_, Warzone>, squad: crate::SquadId) -> bool {
    let mut left = advisor::leaders(now, squad);
    let (first, second) = (left.next(), left.next());
    drop(left);
    if second.is_some() {
        return true;
    }
    match first {
        Some(model) => coherency::name(now, squad, model),
        None => now.emit(Event::Done),
    }
    false
}

/// Whose answer the battle waits for.
pub(crate) fn asked(state: &State, step: &Step) -> Seat {
    if let Step::Together(reactions) = step {
        return simultaneous_reactions::asked(state, reactions);
    }
    let asked = step.asks(|it| state.field.seat(it), |it| state.field.squads[it.index()].seat);
    asked.unwrap_or_default()
}
