//! Which orders are legal now, and what each of them means.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Bearing, Point};

use crate::{
    Action, Again, Blow, Breaking, Card, Casting, Corner, DeviceKind, Drop, Edge, Event, Feat, Fire, Forbidden, Melee,
    ModelId, Order, Pledge, RunUp, Spot, Spray, SquadAction, SquadId, Stand, State, Step, Swing, Throw, Using, Walk,
    WallOfFire, Warzone, Wound,
    content::{
        bauhaus::{overcharge, recharge},
        skills::{berserk, espionage, execution, predator_senses, stalk},
    },
    engine::objections,
    rules::{
        close_combat::{
            self, cc_test,
            engage::{self, Charge, Manner},
            special_cc,
        },
        deployment,
        missions::carrying,
        movement::{self, Trip, straggler_run},
        psychic,
        rolls::reroll,
        shooting::{self, grenades, spray, wall_of_fire},
        squads::{advisor, coherency, squad_actions},
        tokens::{breaking, sandbags, token, traps},
        turn::{
            self, activation, active_skills, cards,
            sentry::{self, React},
            simultaneous_reactions,
        },
        vehicles::hull,
        wounds::{self, get_the_gun, guarded},
    },
};

/// An order found legal, with what judging it has measured.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Rolls for the Initial Initiative.
    Begin,
    /// Gives the Initiative.
    GiveInitiative(Seat),
    /// Takes an edge.
    TakeEdge(Seat, Edge),
    /// Takes a corner.
    TakeCorner(Seat, Corner),
    /// Sets a squad up.
    Deploy(SquadId, Vec<Stand>),
    /// Holds a squad back.
    HoldBack(SquadId),
    /// Brings a squad in over the edge.
    Enter(SquadId, Vec<Stand>),
    /// Infiltrates with a squad.
    Infiltrate(Seat, SquadId, Vec<Stand>),
    /// Brings a squad down from above.
    Descend(SquadId, Point),
    /// Puts a squad down around its point.
    Alight(SquadId, Drop, Vec<Stand>, Vec<ModelId>),
    /// Brings in no more squads from above.
    PassOver(Seat),
    /// Picks up a supply token.
    PickUp(ModelId, u8),
    /// Puts down a supply token.
    PutDown(u8, Point),
    /// Activates a squad.
    Activate(SquadId),
    /// Declares a Squad Special Action; these pay.
    Declare(Pledge, Vec<ModelId>),
    /// Declares none.
    DeclareNothing,
    /// Activates a model.
    ActivateModel(ModelId),
    /// Moves or Runs.
    Travel(Trip),
    /// Engages.
    Engage(Charge),
    /// Aims, hides, keeps watch or passes.
    Simple(ModelId, Action),
    /// Has nothing more to spend and wants nothing more.
    Finish(ModelId),
    /// Shoots.
    Shoot(Fire),
    /// Lays a flamer or shotgun template.
    Spray(ModelId, Spray),
    /// Throws grenades.
    Throw(ModelId, Throw),
    /// Lays a Wall of Fire.
    WallOfFire(WallOfFire),
    /// Fights.
    Fight(Melee),
    /// Closes in.
    CloseIn(Walk),
    /// Closes in because it is held.
    CloseInFirst(Walk),
    /// Strikes.
    Strike(Melee, ModelId),
    /// Strikes no more.
    StopFighting,
    /// Turns a card.
    Burn(ModelId, Card),
    /// Reacts as a Sentry.
    React(ModelId, React),
    /// Dives for cover; out of sight or not.
    Dive(Trip, bool),
    /// Lets an offer pass.
    Decline,
    /// Stops an engager, or lets it pass.
    CounterCharge(ModelId, ModelId, RunUp, bool),
    /// Turns a card to heal, or does not.
    Heal(Wound, bool),
    /// Names a Commander.
    Name(SquadId, ModelId),
    /// Loses cards, so many of them turned ones.
    LoseCards(Seat, u8, u8),
    /// Makes a Special Close Combat Action.
    Special(Feat),
    /// Makes the next test of a Swing.
    Swing(Swing, ModelId),
    /// Rolls a failed CC test again, or does not.
    Reroll(Box<Blow>, bool, bool),
    /// Roll another failed test again, or let it stand.
    RollAgain(Box<Again>, bool),
    /// Puts a thrown model down; who, by whom, where.
    Land(ModelId, ModelId, Stand),
    /// Passes a Wound Effect on, or not.
    PassOn(Wound, Option<ModelId>),
    /// Places an aimed hit on a hull, or lets the die do it.
    Locate(Wound, Option<u8>),
    /// Tries to save the weapon of a fallen comrade: whose, who.
    GetTheGun(ModelId, ModelId),
    /// Executes a friend: who, whom.
    Execute(ModelId, ModelId),
    /// Executes one of the Commander's own.
    ExecuteOwn(ModelId),
    /// Shoots at others than a stalker.
    Retarget(Fire),
    /// Turns a Focus Fire on somebody else than a stalker, or on nobody.
    Refocus(ModelId, Option<Pledge>),
    /// Declares a reaction or declines it: what is left to be put in order.
    DeclareReaction(Vec<Step>),
    /// Puts a reaction before the others.
    First(Box<Step>, Vec<Step>),
    /// Uses an Active skill.
    UseSkill(Using),
    /// Casts a power.
    Cast(Casting),
    /// Holds a squad back that comes from above.
    FromAbove(SquadId),
    /// Lays a token of a skill: who, which, where.
    LayToken(ModelId, RuleId, Spot),
    /// Lay sandbags: whose, where, which way.
    Sandbags(SquadId, Point, Bearing),
    /// Attack a token.
    Break(Breaking),
    /// Lays a Booby Trap.
    LayTrap(SquadId, Spot),
    /// Takes a token away, or not.
    TakeAway(Option<u8>),
    /// Puts a Neurolash token beside a model: who, beside whom.
    Recharge(ModelId, ModelId),
    /// Spies on a player.
    Spy(ModelId, Seat),
    /// Names the squad to be activated next.
    Announce(SquadId),
}

/// Whether the rules allow this order now.
pub(crate) fn judge(state: &State, order: &Order) -> Result<Deed, Forbidden> {
    judge_order(state, order).map_err(|why| {
        let late = matches!(why, Forbidden::NotNow { .. });
        if late { fumbled(state, order).unwrap_or(why) } else { why }
    })
}

/// An Action or a card for a model whose Activation a Fumble has just ended.
fn fumbled(state: &State, order: &Order) -> Option<Forbidden> {
    let chooses = matches!(state.steps.top(), Some(Step::ChooseModel(_)));
    let model = state.fumbler.filter(|_| chooses)?;
    let wants = matches!(order, Order::Burn { .. }) || objections::action(state, model, order).is_some();
    wants.then_some(Forbidden::Fumbled { model })
}

fn judge_order(state: &State, order: &Order) -> Result<Deed, Forbidden> {
    let Some(step) = state.steps.top() else { return Err(Forbidden::NotNow { step: None }) };
    match (step, order) {
        (Step::Begin, Order::Begin) => Ok(Deed::Begin),
        (Step::GiveInitiative(_), Order::GiveInitiative { to }) => give(state, *to),
        (Step::TakeEdge(seat), Order::TakeEdge { edge }) => take_edge(state, *seat, *edge),
        (Step::TakeCorner(seat), Order::TakeCorner { corner }) => take_corner(state, *seat, *corner),
        (Step::Deploy(seat), Order::Deploy { squad, stands }) => deploy(state, *seat, *squad, stands),
        (Step::Deploy(seat), Order::HoldBack { squad }) => {
            refuse(deployment::hold_back_objection(state, *seat, *squad)).map(|()| Deed::HoldBack(*squad))
        }
        (Step::Deploy(seat), Order::FromAbove { squad }) => {
            refuse(deployment::above_objection(state, *seat, *squad)).map(|()| Deed::FromAbove(*squad))
        }
        (Step::LayTrap(squad), Order::LayToken { skill, at }) if *skill == DeviceKind::Trap.rule() => {
            refuse(traps::objection(state, *squad, *at)).map(|()| Deed::LayTrap(*squad, *at))
        }
        (Step::TakeAway { by }, Order::Accept) => Ok(Deed::TakeAway(token::distortion_of(state, *by))),
        (Step::TakeAway { .. }, Order::Decline) => Ok(Deed::TakeAway(None)),
        (Step::Enter(due), Order::Deploy { squad, stands }) => enter(state, *due, *squad, stands),
        (Step::Infiltrate(seat), Order::Deploy { squad, stands }) => {
            let why = deployment::infiltration_objection(state, *seat, *squad, stands);
            refuse(why).map(|()| Deed::Infiltrate(*seat, *squad, stands.clone()))
        }
        (Step::Descend(squad), Order::Descend { at }) => {
            refuse(deployment::point_objection(state, *squad, *at)).map(|()| Deed::Descend(*squad, *at))
        }
        (Step::Alight { squad: due, drop }, Order::Deploy { squad, stands }) => {
            alight(state, *due, *drop, *squad, (stands, &[]))
        }
        (Step::Alight { squad: due, drop }, Order::Alight { squad, stands, lost }) => {
            alight(state, *due, *drop, *squad, (stands, lost))
        }
        (Step::ChooseSquad(seat), Order::Decline) if turn::may_pass(state, *seat) => Ok(Deed::PassOver(*seat)),
        (Step::PutDown { token, by, at: from }, Order::PutDown { at }) => {
            refuse(carrying::place_objection(state, *by, *from, *at)).map(|()| Deed::PutDown(*token, *at))
        }
        (Step::ChooseSquad(seat), Order::Activate { squad }) => {
            refuse(turn::objection(state, *seat, *squad)).map(|()| Deed::Activate(*squad))
        }
        (Step::Declare(squad), Order::Declare { action, target, models }) => {
            let (pledge, payers) = squad_actions::judge(state, *squad, *action, *target, models)?;
            Ok(Deed::Declare(pledge, payers))
        }
        (Step::LaySandbags(squad), Order::LaySandbags { at, along }) => {
            refuse(sandbags::objection(state, *squad, *at, *along)).map(|()| Deed::Sandbags(*squad, *at, *along))
        }
        (Step::Declare(_), Order::DeclareNothing) => Ok(Deed::DeclareNothing),
        (Step::Declare(squad) | Step::ChooseModel(squad), Order::UseSkill { skill, models }) => {
            active_skills::judge(state, *squad, None, *skill, models).map(Deed::UseSkill)
        }
        (Step::ChooseModel(squad), Order::ActivateModel { model }) => {
            refuse(activation::objection(state, *squad, *model)).map(|()| Deed::ActivateModel(*model))
        }
        (Step::Return(model), order) => judge_return(state, *model, order),
        (Step::Act(model), order) => judge_act(state, *model, order),
        (Step::Strike(melee), order) => judge_strike(state, melee, order),
        (Step::Salvo(model), order) => judge_salvo(state, *model, order),
        (step, order) => judge_answer(state, step, order),
    }
}

fn refuse(why: Option<Forbidden>) -> Result<(), Forbidden> {
    why.map_or(Ok(()), Err)
}

fn not_now(state: &State) -> Forbidden {
    Forbidden::NotNow { step: state.steps.top().cloned().map(Box::new) }
}

fn give(state: &State, to: Seat) -> Result<Deed, Forbidden> {
    if to.index() < state.sides.len() { Ok(Deed::GiveInitiative(to)) } else { Err(Forbidden::NoSuchSeat { seat: to }) }
}

fn take_edge(state: &State, seat: Seat, edge: Edge) -> Result<Deed, Forbidden> {
    let open = deployment::edges(state, seat);
    if open.contains(&edge) { Ok(Deed::TakeEdge(seat, edge)) } else { Err(Forbidden::WrongEdge { edge, open }) }
}

fn take_corner(state: &State, seat: Seat, corner: Corner) -> Result<Deed, Forbidden> {
    let open = deployment::corners(state);
    if open.contains(&corner) {
        Ok(Deed::TakeCorner(seat, corner))
    } else {
        Err(Forbidden::WrongCorner { corner, open })
    }
}

fn deploy(state: &State, seat: Seat, squad: SquadId, stands: &[Stand]) -> Result<Deed, Forbidden> {
    refuse(deployment::objection(state, seat, squad, stands)).map(|()| Deed::Deploy(squad, stands.to_vec()))
}

fn enter(state: &State, due: SquadId, squad: SquadId, stands: &[Stand]) -> Result<Deed, Forbidden> {
    if squad != due {
        return Err(Forbidden::NotYourSquad { squad });
    }
    refuse(deployment::entry_objection(state, squad, stands)).map(|()| Deed::Enter(squad, stands.to_vec()))
}

fn alight(
    state: &State,
    due: SquadId,
    drop: Drop,
    squad: SquadId,
    (stands, lost): (&[Stand], &[ModelId]),
) -> Result<Deed, Forbidden> {
    if squad != due {
        return Err(Forbidden::NotYourSquad { squad });
    }
    let why = deployment::landing_objection(state, squad, &drop, stands, lost);
    refuse(why).map(|()| Deed::Alight(squad, drop, stands.to_vec(), lost.to_vec()))
}

/// What an activated model may spend its points on.
fn judge_act(state: &State, model: ModelId, order: &Order) -> Result<Deed, Forbidden> {
    let able = |action| refuse(activation::action_objection(state, model, action));
    match order {
        Order::Move { by, facing } => {
            able(Action::Move)?;
            movement::judge(state, model, Action::Move, by, *facing).map(Deed::Travel)
        }
        Order::Leap { to, facing } => {
            able(Action::Move)?;
            movement::judge_leap(state, model, *to, *facing).map(Deed::Travel)
        }
        Order::Run { by, facing } => {
            able(Action::Run)?;
            refuse(berserk::run_objection(state, model, by))?;
            movement::judge(state, model, Action::Run, by, *facing).map(Deed::Travel)
        }
        Order::Engage { target, short, side } => {
            able(Action::Engage)?;
            let manner = Manner { short: *short, climbs: false, side: *side };
            engage::judge(state, model, *target, manner).map(Deed::Engage)
        }
        Order::EngageClimbing { target, short, side } => {
            able(Action::Engage)?;
            let manner = Manner { short: *short, climbs: true, side: *side };
            engage::judge(state, model, *target, manner).map(Deed::Engage)
        }
        Order::EngageAlong { target, by } => {
            able(Action::Engage)?;
            predator_senses::judge(state, model, *target, by).map(Deed::Engage)
        }
        Order::Execute { model: victim } => {
            able(Action::Execution)?;
            refuse(execution::objection(state, model, *victim)).map(|()| Deed::Execute(model, *victim))
        }
        Order::Aim => able(Action::Aim).map(|()| Deed::Simple(model, Action::Aim)),
        Order::Hide => able(Action::Hide).map(|()| Deed::Simple(model, Action::Hide)),
        Order::Shoot(shots) => {
            able(Action::Shooting)?;
            shooting::judge(state, model, Action::Shooting, shots).map(Deed::Shoot)
        }
        Order::RapidFire(shots) => {
            able(Action::RapidFire)?;
            shooting::judge(state, model, Action::RapidFire, shots).map(Deed::Shoot)
        }
        Order::Spray(spray) => {
            able(Action::Shooting)?;
            refuse(spray::objection(state, model, spray)).map(|()| Deed::Spray(model, *spray))
        }
        Order::Throw(throw) => {
            able(Action::Shooting)?;
            refuse(grenades::objection(state, model, throw)).map(|()| Deed::Throw(model, throw.clone()))
        }
        Order::WallOfFire { weapon, tokens } => {
            able(Action::Shooting)?;
            let wall = WallOfFire { by: model, weapon: *weapon, tokens: *tokens };
            refuse(wall_of_fire::objection(state, &wall)).map(|()| Deed::WallOfFire(wall))
        }
        Order::CloseCombat { weapon } => {
            able(Action::CloseCombat)?;
            close_combat::judge(state, model, *weapon).map(Deed::Fight)
        }
        Order::Sentry => {
            able(Action::Sentry)?;
            refuse(activation::sentry_objection(state, model)).map(|()| Deed::Simple(model, Action::Sentry))
        }
        Order::PickUp { token } => {
            able(Action::PickUp)?;
            refuse(carrying::objection(state, model, *token)).map(|()| Deed::PickUp(model, *token))
        }
        Order::Pass => able(Action::Pass).map(|()| Deed::Simple(model, Action::Pass)),
        Order::Burn { on } => refuse(cards::objection(state, model, *on)).map(|()| Deed::Burn(model, *on)),
        Order::Special { what, closing, short } => {
            able(Action::CloseCombat)?;
            special_cc::judge(state, model, *what, closing.map(|it| (it, *short))).map(Deed::Special)
        }
        Order::UseSkill { skill, models } => {
            let squad = state.field.squad(model);
            active_skills::judge(state, squad, Some(model), *skill, models).map(Deed::UseSkill)
        }
        Order::LayToken { skill, at } => {
            refuse(token::objection(state, model, *skill, *at)).map(|()| Deed::LayToken(model, *skill, *at))
        }
        Order::Break { weapon, token } => {
            let breaking = Breaking { model, weapon: *weapon, token: *token };
            able(breaking::action(state, breaking))?;
            refuse(breaking::objection(state, breaking)).map(|()| Deed::Break(breaking))
        }
        Order::Recharge { target } => {
            refuse(recharge::objection(state, model, *target)).map(|()| Deed::Recharge(model, *target))
        }
        Order::Spy { against } => {
            refuse(espionage::objection(state, model, *against)).map(|()| Deed::Spy(model, *against))
        }
        Order::Cast { power, target } => {
            let casting = Casting { caster: model, power: *power, target: *target };
            refuse(psychic::objection(state, &casting)).map(|()| Deed::Cast(casting))
        }
        Order::Decline if state.model(model).points == 0 => Ok(Deed::Finish(model)),
        _ => Err(not_now(state)),
    }
}

/// A model out of Coherency must Run back, whatever points it has left; with none it stays.
fn judge_return(state: &State, model: ModelId, order: &Order) -> Result<Deed, Forbidden> {
    match order {
        Order::Run { by, facing } if state.model(model).points > 0 => {
            let trip = movement::judge(state, model, Action::Run, by, *facing)?;
            refuse(straggler_run::objection(state, model, by, *facing)).map(|()| Deed::Travel(trip))
        }
        Order::Burn { on: Card::ActionPoint } => {
            refuse(cards::objection(state, model, Card::ActionPoint)).map(|()| Deed::Burn(model, Card::ActionPoint))
        }
        Order::Decline if state.model(model).points == 0 => Ok(Deed::Finish(model)),
        _ => Err(not_now(state)),
    }
}

/// An attack of a Close Combat Action, a Free Closing before the first, or no more.
fn judge_strike(state: &State, melee: &Melee, order: &Order) -> Result<Deed, Forbidden> {
    match order {
        Order::Strike { target } => {
            refuse(close_combat::strike_objection(state, melee, *target)).map(|()| Deed::Strike(melee.clone(), *target))
        }
        Order::CloseIn { target, short } if melee.may_close => {
            close_combat::judge_closing(state, melee.model, *target, *short).map(Deed::CloseIn)
        }
        Order::Decline => Ok(Deed::StopFighting),
        _ => Err(not_now(state)),
    }
}

/// A further weapon of an overcharged model, or no more.
fn judge_salvo(state: &State, model: ModelId, order: &Order) -> Result<Deed, Forbidden> {
    match order {
        Order::Shoot(shots) => {
            refuse(overcharge::objection(state, model, shots.weapon))?;
            shooting::judge(state, model, Action::Shooting, shots).map(Deed::Shoot)
        }
        Order::Spray(spray) => {
            refuse(overcharge::objection(state, model, spray.weapon))?;
            refuse(spray::objection(state, model, spray)).map(|()| Deed::Spray(model, *spray))
        }
        Order::Decline => Ok(Deed::Decline),
        _ => Err(not_now(state)),
    }
}

/// Answers to questions that come up in between.
fn judge_answer(state: &State, step: &Step, order: &Order) -> Result<Deed, Forbidden> {
    match (step, order) {
        (Step::SentryWindow { seat, .. }, Order::React { model, reaction }) => {
            sentry::judge(state, *seat, *model, reaction).map(|it| Deed::React(*model, it))
        }
        (Step::MustClose(model), Order::CloseIn { target, short }) => {
            close_combat::judge_forced_closing(state, *model, *target, *short).map(Deed::CloseInFirst)
        }
        (Step::SentryWindow { seat, .. }, Order::BurnForSentry { model, rate }) => {
            refuse(sentry::card_objection(state, *seat, *model, *rate)).map(|()| Deed::Burn(*model, Card::Rate(*rate)))
        }
        (Step::Dive { model, shooter }, Order::Dive { by, facing }) => {
            sentry::judge_dive(state, *model, *shooter, by, *facing).map(|(trip, away)| Deed::Dive(trip, away))
        }
        (Step::SentryWindow { .. } | Step::Dive { .. }, Order::Decline) => Ok(Deed::Decline),
        (Step::CounterCharge { model, by, travelled }, Order::Accept) => {
            Ok(Deed::CounterCharge(*model, *by, *travelled, true))
        }
        (Step::CounterCharge { model, by, travelled }, Order::Decline) => {
            Ok(Deed::CounterCharge(*model, *by, *travelled, false))
        }
        (Step::Heal(wound), Order::Accept) => Ok(Deed::Heal(*wound, true)),
        (Step::Heal(wound), Order::Decline) => Ok(Deed::Heal(*wound, false)),
        (Step::NameCommander(squad), Order::Name { model }) => name(state, *squad, *model),
        (Step::LoseCards { seat, count }, Order::LoseCards { burned }) => {
            let (count, least, most) = cards::lost(state, *seat, *count);
            let fits = (least..=most).contains(burned);
            let why = Forbidden::NotThoseCards { burned: *burned, least, most };
            if fits { Ok(Deed::LoseCards(*seat, count, *burned)) } else { Err(why) }
        }
        (Step::Announce(seat), Order::Announce { squad }) => {
            refuse(turn::objection(state, *seat, *squad)).map(|()| Deed::Announce(*squad))
        }
        (Step::Together(reactions), order) => judge_reaction(state, reactions, order),
        _ => judge_special(state, step, order),
    }
}

/// Answers to what Special Close Combat Actions, bodyguards and lost weapons ask.
fn judge_special(state: &State, step: &Step, order: &Order) -> Result<Deed, Forbidden> {
    match (step, order) {
        (Step::Swing(swing), Order::Strike { target }) => {
            refuse(special_cc::swing_objection(state, swing, *target)).map(|()| Deed::Swing(swing.clone(), *target))
        }
        (Step::Reroll { blow, fumbled }, Order::Accept) => Ok(Deed::Reroll(blow.clone(), *fumbled, true)),
        (Step::Reroll { blow, fumbled }, Order::Decline) => Ok(Deed::Reroll(blow.clone(), *fumbled, false)),
        (Step::RollAgain(again), Order::Accept) => Ok(Deed::RollAgain(again.clone(), true)),
        (Step::RollAgain(again), Order::Decline) => Ok(Deed::RollAgain(again.clone(), false)),
        (Step::Land { model, by, most }, Order::Land { to }) => {
            let why = special_cc::landing_objection(state, *by, *model, *most, to);
            refuse(why).map(|()| Deed::Land(*model, *by, *to))
        }
        (Step::PassOn(wound), Order::Take { model }) => {
            refuse(guarded::objection(state, wound, *model)).map(|()| Deed::PassOn(*wound, Some(*model)))
        }
        (Step::Locate(wound), Order::Locate { location }) => {
            refuse(hull::objection(*location)).map(|()| Deed::Locate(*wound, Some(*location)))
        }
        (Step::Locate(wound), Order::Decline) => Ok(Deed::Locate(*wound, None)),
        (Step::PassOn(wound), Order::Decline) => Ok(Deed::PassOn(*wound, None)),
        (Step::GetTheGun { fallen, near }, Order::Take { model }) => {
            refuse(get_the_gun::objection(state, near, *model)).map(|()| Deed::GetTheGun(*fallen, *model))
        }
        (Step::GetTheGun { .. }, Order::Decline) => Ok(Deed::Decline),
        _ => judge_skill(state, step, order),
    }
}

/// Answers to what executions and stalkers ask.
fn judge_skill(state: &State, step: &Step, order: &Order) -> Result<Deed, Forbidden> {
    match (step, order) {
        (Step::Execution(squad), Order::Take { model }) => {
            refuse(execution::own_objection(state, *squad, *model)).map(|()| Deed::ExecuteOwn(*model))
        }
        (Step::Execution(_) | Step::Retarget(_), Order::Decline) => Ok(Deed::Decline),
        (Step::Retarget(fire), Order::Shoot(shots)) => {
            stalk::judge(state, fire, Action::Shooting, shots).map(Deed::Retarget)
        }
        (Step::Retarget(fire), Order::RapidFire(shots)) => {
            stalk::judge(state, fire, Action::RapidFire, shots).map(Deed::Retarget)
        }
        (Step::Refocus { pledge, lead }, Order::Take { model }) => {
            stalk::judge_focus(state, pledge, *lead, *model).map(|it| Deed::Refocus(*lead, Some(it)))
        }
        (Step::Refocus { lead, .. }, Order::Decline) => Ok(Deed::Refocus(*lead, None)),
        _ => Err(not_now(state)),
    }
}

/// Reactions of one instant: declared first, then put in order.
fn judge_reaction(state: &State, reactions: &[Step], order: &Order) -> Result<Deed, Forbidden> {
    match order {
        Order::First { which } => simultaneous_reactions::judge_first(reactions, *which)
            .map(|(first, left)| Deed::First(Box::new(first), left)),
        _ => simultaneous_reactions::judge_declaration(state, reactions, order).map(Deed::DeclareReaction),
    }
}

fn name(state: &State, squad: SquadId, model: ModelId) -> Result<Deed, Forbidden> {
    if !state.is_standing(model) || state.field.squad(model) != squad {
        return Err(Forbidden::NotOfThisSquad { model, squad, rule: rule!("wz.squad.acting-commander") });
    }
    if !advisor::leaders(state, squad).any(|it| it == model) {
        return Err(Forbidden::CannotTake { model, rule: advisor::LIMITS });
    }
    Ok(Deed::Name(squad, model))
}

/// Carries a deed out; what follows by itself is `flow`'s.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, deed: Deed) -> Result<(), NeedDice> {
    match deed {
        Deed::Begin => turn::begin(now)?,
        Deed::GiveInitiative(to) => turn::give_initiative(now, to),
        Deed::TakeEdge(seat, edge) => deployment::take_edge(now, seat, edge),
        Deed::TakeCorner(seat, corner) => deployment::take_corner(now, seat, corner),
        Deed::Deploy(squad, stands) => deployment::deploy(now, squad, stands),
        Deed::HoldBack(squad) => deployment::hold_back(now, squad),
        Deed::Infiltrate(seat, squad, stands) => deployment::infiltrate(now, seat, squad, stands),
        Deed::Descend(squad, at) => deployment::descend(now, squad, at)?,
        Deed::Alight(squad, drop, stands, lost) => deployment::alight(now, squad, drop, &stands, &lost),
        Deed::PassOver(seat) => turn::pass_over(now, seat),
        Deed::Enter(squad, stands) => deployment::enter(now, squad, stands),
        Deed::PickUp(model, token) => carrying::pick_up(now, model, token),
        Deed::PutDown(token, at) => carrying::put_down(now, token, at),
        Deed::Activate(squad) => activation::activate(now, squad),
        Deed::Declare(pledge, by) => {
            now.emit(Event::Done);
            if pledge.action == SquadAction::Sandbags {
                let (seat, model) = (now.field.seat(pledge.target), pledge.target);
                now.emit(Event::SkillUsed { seat, model, rule: sandbags::RULE, cards: sandbags::CARDS });
            }
            now.emit(Event::Declared { pledge, by });
        }
        Deed::DeclareNothing | Deed::Decline | Deed::StopFighting => now.emit(Event::Done),
        Deed::ActivateModel(model) => activation::activate_model(now, model),
        Deed::Travel(trip) => travel(now, trip),
        Deed::Engage(charge) => engage::declare(now, charge),
        Deed::Simple(model, action) => activation::simple(now, model, action),
        Deed::Finish(model) => activation::end_model(now, model),
        Deed::Shoot(fire) => shooting::declare(now, fire, false),
        Deed::Spray(model, spray) => spray::declare(now, model, spray),
        Deed::Throw(model, throw) => grenades::declare(now, model, throw),
        Deed::WallOfFire(wall) => wall_of_fire::raise(now, wall),
        Deed::Fight(melee) => close_combat::declare(now, melee),
        Deed::CloseIn(walk) => {
            now.emit(Event::ClosedIn);
            now.emit(Event::Then(vec![Step::Walk(walk)]));
        }
        Deed::CloseInFirst(walk) => {
            now.emit(Event::Done);
            now.emit(Event::Then(vec![Step::Walk(walk)]));
        }
        Deed::Strike(melee, target) => close_combat::strike(now, &melee, target)?,
        Deed::Burn(model, card) => cards::burn(now, model, card),
        Deed::React(model, react) => sentry::react(now, model, react)?,
        Deed::Dive(trip, away) => sentry::dive(now, trip, away)?,
        Deed::CounterCharge(model, by, travelled, tries) => engage::counter_charge(now, model, by, travelled, tries)?,
        Deed::Heal(wound, burns) => wounds::answer_heal(now, wound, burns)?,
        Deed::Name(squad, model) => coherency::name(now, squad, model),
        Deed::LoseCards(seat, count, burned) => cards::lose(now, seat, count, burned),
        Deed::Special(feat) => special_cc::declare(now, feat)?,
        Deed::Swing(swing, target) => special_cc::swing(now, &swing, target)?,
        Deed::RollAgain(again, take) => reroll::answer(now, &again, take)?,
        Deed::Reroll(blow, fumbled, again) => cc_test::answer_reroll(now, &blow, fumbled, again)?,
        Deed::Land(model, by, stand) => special_cc::land(now, by, model, stand),
        Deed::PassOn(wound, to) => guarded::answer(now, wound, to)?,
        Deed::Locate(wound, at) => hull::answer(now, wound, at)?,
        Deed::GetTheGun(fallen, model) => get_the_gun::attempt(now, fallen, model)?,
        Deed::Execute(model, victim) => execution::execute(now, model, victim),
        Deed::ExecuteOwn(victim) => execution::execute_own(now, victim),
        Deed::Retarget(fire) => shooting::declare_again(now, fire),
        Deed::Refocus(lead, pledge) => stalk::refocus(now, lead, pledge)?,
        Deed::DeclareReaction(left) => now.emit(Event::Together(left)),
        Deed::First(first, left) => simultaneous_reactions::first(now, *first, left),
        Deed::UseSkill(using) => active_skills::buy(now, using),
        Deed::Cast(casting) => psychic::declare(now, casting),
        Deed::FromAbove(squad) => deployment::wait_above(now, squad),
        Deed::Sandbags(squad, at, along) => sandbags::lay(now, squad, at, along),
        Deed::Break(breaking) => breaking::strike(now, breaking)?,
        Deed::LayToken(model, skill, at) => token::lay(now, model, skill, at),
        Deed::LayTrap(squad, at) => traps::lay(now, squad, at),
        Deed::TakeAway(number) => {
            now.emit(Event::Done);
            if let Some(number) = number {
                now.emit(Event::TokenTaken { number });
            }
        }
        Deed::Recharge(model, target) => recharge::recharge(now, model, target),
        Deed::Spy(model, against) => espionage::spy(now, model, against),
        Deed::Announce(squad) => espionage::announce(now, squad),
    }
    Ok(())
}

/// Off along a way. A Run back into Coherency takes all points there are.
fn travel(now: &mut Resolution<'_, Warzone>, trip: Trip) {
    let Trip { model, action, steps, hurried } = trip;
    let returns = matches!(now.steps.top(), Some(Step::Return(_)));
    now.emit(Event::Acted { model, action });
    movement::hurry(now, model, hurried);
    if returns {
        now.emit(Event::PointsLost { model });
        now.emit(Event::Unmarked { model, mark: crate::Mark::Straggler });
    }
    now.emit(Event::Then(steps.into_iter().chain([Step::EndAction(model)]).collect()));
}
