//! Folding: how each event changes the state. Nothing else changes it.

use crate::{
    Action, DeviceKind, Event, Fall, ForcedTest, Mark, Model, ModelId, Morale, Role, Side, SquadAction, SquadId, Stand,
    State, Step, Token, Until, Walk,
    content::{
        bauhaus::{bulldozer, drachen, recharge},
        skills::espionage,
    },
    model::set::{Member, Set},
    rules::{
        missions, movement, psychic,
        tokens::{sandbags, terrain},
        turn::active_skills,
    },
};

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Then(steps) => state.steps.push_all(steps.iter().cloned()),
            Event::Done => drop(state.steps.pop()),
            Event::InitiativeRolled { .. } => {}
            Event::InitiativeTaken { seat } => state.initiative = *seat,
            Event::EdgeTaken { seat, edge } => state.sides[seat.index()].edge = Some(*edge),
            Event::CornerTaken { seat, corner } => state.sides[seat.index()].corner = Some(*corner),
            Event::Settled { mission, deployments, .. } => {
                state.mission = *mission;
                for (side, deploys) in state.sides.iter_mut().zip(deployments) {
                    side.deploys = *deploys;
                }
            }
            Event::MarkersPlaced { at } => missions::lay_markers(state, at.clone()),
            Event::HeldBack { squad, arrival } => state.squads[squad.index()].arrival = Some(*arrival),
            Event::SquadLost { squad } => {
                state.squads[squad.index()].arrival = None;
                state.field.members(*squad).for_each(|it| remove(state, it));
            }
            Event::MishapRolled { .. } => {}
            Event::Alighted { squad, free, placed } => alight(state, *squad, *free, placed),
            Event::Passed { seat } => state.sides[seat.index()].passed = true,
            Event::PickedUp { model, token } => {
                state.tokens[usize::from(*token)] = Token::Carried(*model);
                state.models[model.index()].marks.drop(Mark::Sentry);
            }
            Event::Searched { model, marker, found } => {
                let search = &mut state.sides[state.field.seat(*model).index()].search;
                search.seen |= 1 << marker;
                search.found = found.then_some(*marker);
            }
            Event::PutDown { token, at } => state.tokens[usize::from(*token)] = Token::Lies(*at),
            Event::Deployed { squad, stands } => deploy(state, *squad, stands),
            Event::TurnBegan { turn } => begin_turn(state, *turn),
            Event::SquadActivated { squad } => activate(state, *squad),
            Event::SquadDone { squad } => end_squad(state, *squad),
            Event::RallyPaid { squad, by } => rally(state, *squad, by),
            Event::Declared { pledge, by } => {
                pay(state, by);
                state.squads[pledge.squad.index()].special = true;
                state.pledge = Some(pledge.clone());
            }
            Event::DroppedOut { models } => {
                if let Some(pledge) = &mut state.pledge {
                    pledge.models.retain(|it| !models.contains(it));
                }
            }
            Event::PledgeOver { lost } => end_pledge(state, *lost),
            Event::Strayed { model, engaged } => {
                state.models[model.index()].marks.add(if *engaged { Mark::Astray } else { Mark::Straggler });
            }
            Event::ModelActivated { model, points } => {
                state.models[model.index()].points = points.total().max(0) as u8;
                state.fumbler = None;
            }
            Event::ModelDone { model } => {
                state.fumbler = state.model(*model).marks.has(Mark::Fumbled).then_some(*model);
                end_model(state, *model);
            }
            Event::Acted { model, action } => {
                begin_action(state);
                act(&mut state.models[model.index()], *action);
            }
            Event::PointsLost { model } => state.models[model.index()].points = 0,
            Event::ActionSpoiled { model, action } => state.models[model.index()].done.drop(*action),
            Event::Marked { model, mark } => mark_model(&mut state.models[model.index()], *mark),
            Event::Unmarked { model, mark } => state.models[model.index()].marks.drop(*mark),
            Event::Burned { seat, model, on } => burn(state, *seat, *model, *on),
            Event::CardsLost { seat, ready, burned } => {
                let side = &mut state.sides[seat.index()];
                side.ready = side.ready.saturating_sub(*ready);
                side.burned = side.burned.saturating_sub(*burned);
            }
            Event::Tested { .. } | Event::MoraleTested { .. } | Event::Struck { .. } => {}
            Event::Scattered { .. } | Event::TemplateLaid { .. } | Event::RailDrawn { .. } => {}
            Event::WallRaised { seat, wall } => {
                let side = &mut state.sides[seat.index()];
                side.ready = side.ready.saturating_sub(crate::rules::shooting::wall_of_fire::CARDS);
                side.burned += crate::rules::shooting::wall_of_fire::CARDS;
                state.walls.push(*wall);
            }
            Event::Suppressed(suppression) => state.suppressions.push(suppression.clone()),
            Event::UnderFire { model, number } => {
                if let Some(fire) = state.suppressions.get_mut(usize::from(*number)) {
                    fire.exposed.retain(|it| it.0 != *model);
                }
            }
            Event::Located { .. } | Event::FlamesEntered { .. } => {}
            Event::HullHurt { model, location, sp } => {
                let lost = &mut state.models[model.index()].damage[usize::from(*location).min(3)];
                *lost = lost.saturating_add(sp.total().clamp(0, 20) as u8);
            }
            Event::Scorched { model, walls } => state.models[model.index()].scorched = *walls,
            Event::Walked(walk) => travel(state, walk),
            Event::Stopped { model } => {
                let travelled = state.models[model.index()].travelled;
                state.steps.drop_where(|it| it.is_travel_of(*model) || it.is_ahead_of(*model, travelled));
            }
            Event::Turned { model, facing } => {
                if let Some(stand) = &mut state.models[model.index()].stand {
                    stand.facing = *facing;
                }
            }
            Event::Engaged { model, bonus, .. } => state.models[model.index()].bonus = *bonus,
            Event::Wounded { model, wounds } => {
                let model = &mut state.models[model.index()];
                model.wounds = model.wounds.saturating_sub(*wounds);
                model.marks.drop(Mark::Berserker);
            }
            Event::Removed { model } => remove(state, *model),
            Event::MoraleBecame { squad, morale } => become_(state, *squad, *morale),
            Event::TestUsed { squad, test } => state.squads[squad.index()].tests.add(*test),
            Event::CommanderNamed { squad, model } => state.squads[squad.index()].commander = Some(*model),
            Event::WatchOver { model } => state.models[model.index()].marks.drop(Mark::Sentry),
            Event::Dived { model, out_of_sight } => {
                state.models[model.index()].marks.add(if *out_of_sight { Mark::DivedAway } else { Mark::Dived });
            }
            Event::AttackUsed { target } => use_attack(state, *target),
            Event::ClosedIn => {
                if let Some(Step::Strike(melee)) = state.steps.top_mut() {
                    melee.may_close = false;
                }
            }
            Event::Special { model, .. } => {
                begin_action(state);
                act(&mut state.models[model.index()], Action::CloseCombat);
            }
            Event::Swung { target } => {
                if let Some(Step::Swing(swing)) = state.steps.top_mut() {
                    swing.left.retain(|it| it != target);
                }
            }
            Event::Thrown { model, stand, .. } => {
                crate::rules::squads::suppression::count_throw(state, *model, stand);
                let model = &mut state.models[model.index()];
                model.stand = Some(*stand);
                model.marks.drop(Mark::Stunned);
                model.marks.drop(Mark::Hidden);
            }
            Event::PassedOn { .. } => {}
            Event::GunSaved { model, fallen } => {
                let carried = state.models[fallen.index()].carries.unwrap_or(*fallen);
                state.models[model.index()].carries = Some(carried);
            }
            Event::Executed { squad, .. } => execute(state, *squad),
            Event::Cowed { squad } => state.squads[squad.index()].cowed = false,
            Event::Together(left) => {
                if let Some(Step::Together(reactions)) = state.steps.top_mut() {
                    reactions.clone_from(left);
                }
            }
            Event::Fell { model, to, .. } => {
                if let Some(stand) = &mut state.models[model.index()].stand {
                    *stand = Stand { at: to.at, level: to.level, ..*stand };
                }
            }
            Event::SkillUsed { seat, cards, .. } => active_skills::pay(state, *seat, *cards),
            Event::Cast { casting, seat, points, cards } => psychic::pay(state, casting, *seat, *points, *cards),
            Event::Spied { model, .. } => {
                let model = &mut state.models[model.index()];
                model.points = model.points.saturating_sub(espionage::POINTS);
                model.marks.drop(Mark::Hidden);
            }
            Event::TokenLaid { device, points } => {
                let by = &mut state.models[device.by.index()];
                by.points = by.points.saturating_sub(*points);
                if *points > 0 {
                    by.marks.drop(Mark::Hidden);
                }
                terrain::lay(state, vec![device.clone()]);
            }
            Event::TokenTested { .. } => {}
            Event::StructureHurt { piece } => bulldozer::hurt(state, *piece),
            Event::SandbagsLaid { by, at } => terrain::lay(state, sandbags::tokens(*by, at)),
            Event::TokenTaken { number } => terrain::take(state, *number),
            Event::TrapMet { number, model } => state.devices[usize::from(*number)].met.push(*model),
            Event::TrapRolled { number, model, .. } => {
                state.devices[usize::from(*number)].met.retain(|it| it != model);
            }
            Event::Recharged { by, target } => recharge::put(state, *by, *target),
            Event::AttackWon => {
                if let Some(Step::Strike(melee)) = state.steps.top_mut() {
                    melee.left += 1;
                    melee.won += 1;
                }
            }
            Event::Granted { models, skill, until } => state.grant(models, *skill, *until),
            Event::DuelBegan { points, stands } => begin_duel(state, points, stands),
            Event::DuelTurn { model, stands } => {
                face(state, stands);
                let model = &mut state.models[model.index()];
                model.marks.keep(lasts_into_duel);
                model.done = Set::NONE;
                model.paid = 0;
            }
            Event::Ended { points } => {
                state.over = true;
                state.scored.clone_from(points);
                state.steps = battle::Steps::default();
            }
        }
    }
}

fn deploy(state: &mut State, squad: SquadId, stands: &[Stand]) {
    state.squads[squad.index()].arrival = None;
    for (model, stand) in state.field.members(squad).zip(stands) {
        state.models[model.index()].stand = Some(*stand);
    }
}

/// Coming down from above is a Move over the full Movement Value (`wz.skill.rapid-deployment.action`).
fn alight(state: &mut State, squad: SquadId, free: bool, placed: &[(ModelId, Stand)]) {
    state.squads[squad.index()].arrival = None;
    for (id, stand) in placed {
        let far = movement::hundredths(&movement::movement_value(state, *id));
        let model = &mut state.models[id.index()];
        model.stand = Some(*stand);
        model.travelled = far;
        model.done.add(Action::Move);
        model.paid += u8::from(!free);
    }
}

/// Everything that lasts to the end of a Game Turn is cleared, cards are turned back (`wz.turn.control-phase`).
fn begin_turn(state: &mut State, turn: u8) {
    state.turn = turn;
    state.walls.clear();
    state.devices.retain(|it| it.kind != DeviceKind::Smoke);
    state.suppressions.clear();
    state.lapse(Until::GameTurn, None);
    for model in &mut state.models {
        model.marks.keep(|it| {
            matches!(it, Mark::Hidden | Mark::Sentry | Mark::Stunned | Mark::Astray | Mark::Blooded | Mark::Berserker)
        });
        model.done = Set::NONE;
        model.travelled = table::Inches::ZERO;
        model.bonus = None;
        model.points = 0;
        model.paid = 0;
        model.scorched = 0;
        model.faster = None;
    }
    for at in 0..state.squads.len() {
        let strength = state.field.members(SquadId(at as u8)).filter(|it| state.model(*it).wounds > 0).count() as u16;
        let squad = &mut state.squads[at];
        squad.activated = false;
        squad.special = false;
        squad.excused = 0;
        squad.tests = Set::<ForcedTest>::NONE;
        squad.strength = strength;
    }
    for side in &mut state.sides {
        *side = Side {
            ready: side.ready + side.burned,
            burned: 0,
            last: side.latest,
            latest: None,
            passed: false,
            ..*side
        };
    }
}

/// A squad's watch ends when it is activated (`wz.action.sentry-duration`).
fn activate(state: &mut State, squad: SquadId) {
    begin_action(state);
    state.squads[squad.index()].activated = true;
    for model in &mut state.models {
        model.marks.drop(Mark::Despised);
        model.marks.drop(Mark::Duelled);
    }
    let seat = state.field.squads[squad.index()].seat;
    state.sides[seat.index()].latest = Some(squad);
    for model in state.field.members(squad) {
        let model = &mut state.models[model.index()];
        model.marks.drop(Mark::Sentry);
        model.marks.drop(Mark::Astray);
        model.points = 0;
        model.paid = 0;
    }
}

fn end_squad(state: &mut State, squad: SquadId) {
    state.fumbler = None;
    for model in state.field.members(squad) {
        end_model(state, model);
    }
}

/// A model is Deactivated; what it aimed at and what it had left is lost.
fn end_model(state: &mut State, id: ModelId) {
    let model = &mut state.models[id.index()];
    model.marks.add(Mark::Deactivated);
    for mark in [Mark::Aiming, Mark::FasterNow, Mark::Straggler] {
        model.marks.drop(mark);
    }
    model.points = 0;
    state.lapse(Until::Activation, Some(id));
    drachen::let_go(state, id);
    recharge::end(state, id);
}

/// What is paid before a model is activated is counted against the points it will have then.
fn pay(state: &mut State, by: &[ModelId]) {
    for model in by {
        state.models[model.index()].paid += 1;
    }
}

/// An attempt to recover or regroup is an Action of the whole squad: nobody hides any more (`wz.action.hide`).
fn rally(state: &mut State, squad: SquadId, by: &[ModelId]) {
    pay(state, by);
    for model in state.field.members(squad) {
        state.models[model.index()].marks.drop(Mark::Hidden);
    }
}

/// Whoever took part hides no more, and has shot this Game Turn if it was fire (`wz.squad-action.focus-fire`).
fn end_pledge(state: &mut State, lost: bool) {
    let Some(pledge) = state.pledge.take().filter(|_| !lost) else { return };
    for model in pledge.models {
        let model = &mut state.models[model.index()];
        model.marks.drop(Mark::Hidden);
        if matches!(pledge.action, SquadAction::FocusFire | SquadAction::SuppressionFire) {
            model.done.add(Action::Shooting);
        }
    }
}

fn act(model: &mut Model, action: Action) {
    model.points = model.points.saturating_sub(action.cost());
    model.done.add(action);
    model.scorched = 0;
    match action {
        Action::Pass => model.points = 0,
        Action::Hide => model.marks.add(Mark::Hidden),
        Action::Aim => model.marks.add(Mark::Aiming),
        Action::Sentry => model.marks.add(Mark::Sentry),
        Action::Move
        | Action::Engage
        | Action::Shooting
        | Action::CloseCombat
        | Action::Run
        | Action::RapidFire
        | Action::Execution
        | Action::PickUp
        | Action::DiveForCover => {}
    }
    if !matches!(action, Action::Pass | Action::Hide) {
        model.marks.drop(Mark::Hidden);
    }
}

/// A 20 costs all points, cards and the watch (`wz.dice.fumble`).
fn mark_model(model: &mut Model, mark: Mark) {
    model.marks.add(mark);
    if mark == Mark::Fumbled {
        model.points = 0;
    }
    if matches!(mark, Mark::Fumbled | Mark::Stunned) {
        model.marks.drop(Mark::Sentry);
    }
}

fn burn(state: &mut State, seat: battle::Seat, model: ModelId, on: Option<crate::Card>) {
    let side = &mut state.sides[seat.index()];
    side.ready = side.ready.saturating_sub(1);
    side.burned += 1;
    let model = &mut state.models[model.index()];
    match on {
        Some(crate::Card::ActionPoint) => {
            model.points += 1;
            model.marks.add(Mark::ThirdPoint);
        }
        Some(crate::Card::Rate(faster)) => {
            model.faster = Some(faster);
            model.marks.add(Mark::Faster);
            model.marks.add(Mark::FasterNow);
        }
        None => {}
    }
}

/// Travel ends hiding and a Stun. Where it is no Action it is over with its last stretch.
fn travel(state: &mut State, walk: &Walk) {
    let over = !walk.travel.counts() && !state.steps.iter().any(|it| it.is_travel_of(walk.model));
    let model = &mut state.models[walk.model.index()];
    if over {
        model.scorched = 0;
    }
    model.stand = Some(Stand { at: walk.to.at, level: walk.to.level, facing: walk.facing });
    if walk.travel.counts() {
        model.travelled += walk.length;
    }
    for fire in &mut state.suppressions {
        crate::rules::squads::suppression::count(fire, walk);
    }
    if walk.travel != crate::Travel::Closing {
        model.marks.drop(Mark::Hidden);
    }
    if walk.travel == crate::Travel::Flight {
        model.marks.drop(Mark::Stunned);
    }
}

/// A model is gone, with everything it would still have done or suffered.
pub(super) fn remove(state: &mut State, gone: ModelId) {
    let_fall(state, gone);
    note_warlord(state, gone);
    let model = &mut state.models[gone.index()];
    model.stand = None;
    model.wounds = 0;
    model.points = 0;
    model.marks = Set::NONE;
    model.marks.add(Mark::Deactivated);
    state.grants.retain(|it| it.model != gone || it.until == Until::GameTurn);
    drachen::let_go(state, gone);
    state.steps.drop_where(|it| it.needs(gone));
    if let Some(pledge) = &mut state.pledge {
        pledge.models.retain(|it| *it != gone);
    }
    let squad = &mut state.squads[state.field.squad(gone).index()];
    if squad.commander == Some(gone) {
        squad.commander = None;
        squad.commander_lost |= state.field.models[gone.index()].commander;
    }
}

/// What was lost up to now calls for no Morale test; the squad's next Activation begins steady.
fn execute(state: &mut State, squad: SquadId) {
    let left = state.members(squad).count() as u16;
    let squad = &mut state.squads[squad.index()];
    squad.cowed = true;
    squad.excused = squad.strength.saturating_sub(left);
}

/// Only the Warlords are left on the table, with the cards they provide themselves
/// (`wz.mission.tie.duel-resources`). Nobody has lost the others: they look on.
fn begin_duel(state: &mut State, points: &[battle::Breakdown], stands: &[(ModelId, Stand)]) {
    state.duel = true;
    state.scored = points.to_vec();
    state.walls.clear();
    terrain::clear(state);
    state.models.iter_mut().for_each(|it| it.stand = None);
    for (model, _) in stands {
        state.models[model.index()].marks.keep(lasts_into_duel);
        state.squads[state.field.squad(*model).index()].morale = Morale::Steady;
        let seat = state.field.seat(*model);
        let ready = missions::warlord_duel::own_cards(state, seat);
        let side = &mut state.sides[seat.index()];
        (side.ready, side.burned) = (ready, 0);
    }
    face(state, stands);
}

/// What a Warlord had at the end it has in the Duel, and through it: no Game Turn ends there.
fn lasts_into_duel(mark: Mark) -> bool {
    matches!(mark, Mark::Stunned | Mark::Berserker | Mark::Blooded | Mark::Afraid)
}

fn face(state: &mut State, stands: &[(ModelId, Stand)]) {
    for (model, stand) in stands {
        state.models[model.index()].stand = Some(*stand);
    }
}

/// A supply token falls where its carrier stood (`wz.priority.supply-run.carry`).
fn let_fall(state: &mut State, by: ModelId) {
    let at = state.models[by.index()].stand.unwrap_or_default().at;
    for token in state.tokens.iter_mut().filter(|it| **it == Token::Carried(by)) {
        *token = Token::Dropped { by, at };
    }
}

/// A Warlord's fall is remembered, and after how many others of earlier Actions it came (`wz.mission.tie.warlord`).
fn note_warlord(state: &mut State, gone: ModelId) {
    let card = &state.field.squads[state.field.squad(gone).index()];
    if card.role == Role::Warlord {
        let after = state.sides.iter().filter(|it| it.warlord_fell.is_some_and(|it| !it.now)).count() as u8;
        state.sides[card.seat.index()].warlord_fell = Some(Fall { after, now: true });
    }
}

/// Whatever falls from now on falls in a later Action.
fn begin_action(state: &mut State) {
    for fall in state.sides.iter_mut().filter_map(|it| it.warlord_fell.as_mut()) {
        fall.now = false;
    }
}

/// Pinned and Broken models leave Sentry and lose a Stun (`wz.def.stun`, `wz.action.sentry-duration`).
fn become_(state: &mut State, squad: SquadId, morale: Morale) {
    state.squads[squad.index()].morale = morale;
    if morale == Morale::Steady {
        return;
    }
    for model in state.field.members(squad) {
        let model = &mut state.models[model.index()];
        model.marks.drop(Mark::Sentry);
        model.marks.drop(Mark::Stunned);
    }
    state.field.members(squad).for_each(|it| let_fall(state, it));
}

/// The first attack makes its target the Primary Target; others are Secondary Targets, once each.
fn use_attack(state: &mut State, target: ModelId) {
    if let Some(Step::Strike(melee)) = state.steps.top_mut() {
        melee.left = melee.left.saturating_sub(1);
        melee.may_close = false;
        match melee.primary {
            None => melee.primary = Some(target),
            Some(primary) if primary == target => {}
            Some(_) => melee.struck.push(target),
        }
    }
}

/// A new mark must be thought about in `begin_turn`.
const _: () = assert!(Mark::ALL.len() == 21);
