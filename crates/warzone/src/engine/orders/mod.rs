//! Orders to choose from: all of them where they are finite. Where an order names a place or a way, this is a sample that is
//! good enough to play with; any legal place is accepted.

use battle::Seat;
use smallvec::{SmallVec, smallvec};
use table::Inches;

use crate::{
    Action, Base, Card, DeviceKind, Fire, Flank, Melee, ModelId, Order, Reaction, Special, Spot, SquadAction, SquadId,
    State, Step,
    content::{
        bauhaus::recharge,
        skills::{berserk, espionage, execution, leap, predator_senses, stalk},
    },
    engine::judge,
    model::area::TOLERANCE,
    rules::{
        close_combat::{self, engage, special_cc},
        deployment,
        missions::carrying,
        movement::{self, pace::Pace, straggler_run},
        psychic,
        shooting::{grenades, spray, wall_of_fire},
        squads::{advisor, squad_actions},
        tokens::{breaking, sandbags, token, traps},
        turn::{self, activation, active_skills, cards, rate_card, sentry, simultaneous_reactions},
        wounds::{get_the_gun, guarded},
    },
};

mod shots;
mod travels;

use shots::{Views, shots};

/// Adds the orders that answer the present question.
pub(crate) fn orders(state: &State, orders: &mut Vec<Order>) {
    let Some(step) = state.asking() else { return };
    match step {
        Step::Begin => orders.push(Order::Begin),
        Step::GiveInitiative(_) => {
            orders.extend(Seat::first(state.sides.len() as u8).map(|to| Order::GiveInitiative { to }));
        }
        Step::TakeEdge(seat) => {
            orders.extend(deployment::edges(state, *seat).into_iter().map(|edge| Order::TakeEdge { edge }));
        }
        Step::TakeCorner(_) => {
            orders.extend(deployment::corners(state).into_iter().map(|corner| Order::TakeCorner { corner }));
        }
        Step::Deploy(seat) => deploy(state, *seat, orders),
        Step::Enter(squad) => {
            let entries = deployment::entries(state, *squad).into_iter();
            orders.extend(entries.map(|stands| Order::Deploy { squad: *squad, stands }));
        }
        Step::Infiltrate(seat) => infiltrate(state, *seat, orders),
        Step::Descend(squad) => orders.extend(deployment::points(state, *squad).map(|at| Order::Descend { at })),
        Step::Alight { squad, drop } => {
            let ways = deployment::arrangements(state, *squad, drop).into_iter();
            orders.extend(ways.map(|(stands, lost)| match lost.is_empty() {
                true => Order::Deploy { squad: *squad, stands },
                false => Order::Alight { squad: *squad, stands, lost },
            }));
        }
        Step::PutDown { by, at, .. } => {
            let places = carrying::places(state, *by, *at).into_iter();
            orders.extend(places.map(|at| Order::PutDown { at }));
        }
        Step::ChooseSquad(seat) => {
            let ready = turn::ready_squads(state, *seat).filter(|it| turn::objection(state, *seat, *it).is_none());
            orders.extend(ready.map(|squad| Order::Activate { squad }));
            if turn::may_pass(state, *seat) {
                orders.push(Order::Decline);
            }
        }
        Step::Declare(squad) => declare(state, *squad, orders),
        Step::ChooseModel(squad) => {
            let ready = activation::waiting(state, *squad);
            let ready = ready.filter(|it| activation::objection(state, *squad, *it).is_none());
            orders.extend(ready.map(|model| Order::ActivateModel { model }));
        }
        Step::Return(model) => return_orders(state, *model, orders),
        Step::Act(model) => act(state, *model, orders),
        Step::MustClose(model) => {
            for target in close_combat::closings(state, *model) {
                let short = close_combat::shortest_closing(state, *model, target);
                orders.push(Order::CloseIn { target, short: Inches::ZERO });
                orders.extend(short.map(|short| Order::CloseIn { target, short }));
            }
        }
        Step::SentryWindow { seat, .. } => reactions(state, *seat, orders),
        Step::Dive { model, shooter } => dives(state, *model, *shooter, orders),
        Step::CounterCharge { .. } | Step::Heal(_) | Step::Reroll { .. } | Step::RollAgain(_) => {
            orders.extend([Order::Accept, Order::Decline]);
        }
        Step::Strike(melee) => strikes(state, melee, orders),
        Step::Salvo(model) => salvo(state, *model, orders),
        Step::LaySandbags(squad) => {
            orders.extend(sandbags::rows(state, *squad).map(|(at, along)| Order::LaySandbags { at, along }));
        }
        Step::NameCommander(squad) => orders.extend(advisor::leaders(state, *squad).map(|model| Order::Name { model })),
        Step::LayTrap(squad) => {
            orders
                .extend(traps::places(state, *squad).map(|at| Order::LayToken { skill: DeviceKind::Trap.rule(), at }));
        }
        Step::TakeAway { .. } => orders.extend([Order::Accept, Order::Decline]),
        Step::Announce(seat) => {
            let ready = turn::ready_squads(state, *seat).filter(|it| turn::objection(state, *seat, *it).is_none());
            orders.extend(ready.map(|squad| Order::Announce { squad }));
        }
        Step::LoseCards { seat, count } => {
            let (_, least, most) = cards::lost(state, *seat, *count);
            orders.extend((least..=most).map(|burned| Order::LoseCards { burned }));
        }
        Step::Swing(swing) => {
            let left = swing.left.iter().filter(|it| state.is_standing(**it));
            orders.extend(left.map(|target| Order::Strike { target: *target }));
        }
        Step::Land { model, by, most } => {
            orders.extend(special_cc::landings(state, *by, *model, *most).map(|to| Order::Land { to }));
        }
        Step::PassOn(wound) => {
            orders.push(Order::Decline);
            orders.extend(guarded::stand_ins(state, wound).map(|model| Order::Take { model }));
        }
        Step::Locate(_) => {
            orders.push(Order::Decline);
            orders.extend((0..4).map(|location| Order::Locate { location }));
        }
        Step::GetTheGun { near, .. } => {
            orders.push(Order::Decline);
            orders.extend(get_the_gun::savers(state, near).map(|model| Order::Take { model }));
        }
        Step::Execution(squad) => {
            orders.push(Order::Decline);
            let victims = state.members(*squad).filter(|it| execution::own_objection(state, *squad, *it).is_none());
            orders.extend(victims.map(|model| Order::Take { model }));
        }
        Step::Retarget(fire) => retarget(state, fire, orders),
        Step::Refocus { pledge, lead } => {
            orders.push(Order::Decline);
            orders.extend(stalk::other_foci(state, pledge, *lead).map(|it| Order::Take { model: it.target }));
        }
        Step::Together(reactions) => {
            orders.extend((0..simultaneous_reactions::choices(reactions)).map(|which| Order::First { which }));
        }
        _ => {}
    }
}

/// The only order there is, where it declines nothing: one that has no other beside it, listed or not.
pub(crate) fn obvious(state: &State) -> Option<Order> {
    let step = state.asking()?;
    let alone = if let Step::Declare(squad) = step {
        !squad_actions::may_declare(state, *squad) || state.members(*squad).count() == 1
    } else if let Step::Act(model) = step {
        state.model(*model).points == 0
    } else {
        matches!(step, Step::ChooseModel(_)) || lists_all(state)
    };
    let mut listed = Vec::new();
    if alone {
        orders(state, &mut listed);
    }
    let sole = listed.len() == 1;
    listed.pop().filter(|_| sole)
}

/// Whether every legal order is listed. Where an order names places, ways, lengths, dice or any models of a squad, a sample
/// is listed: so where an Active skill may name models, a Squad Special Action its participants, or a Free Closing how far
/// short it stops.
pub(crate) fn lists_all(state: &State) -> bool {
    let plain = |squad: SquadId| state.members(squad).all(|it| state.actives(it) == 0);
    let Some(step) = state.asking() else { return true };
    if let Step::ChooseModel(squad) = step {
        plain(*squad)
    } else if let Step::Declare(squad) = step {
        plain(*squad) && !squad_actions::may_declare(state, *squad)
    } else if let Step::Strike(melee) = step {
        !melee.may_close
    } else {
        is_finite(step)
    }
}

/// Whether the answers to a step are always few.
const fn is_finite(step: &Step) -> bool {
    matches!(
        step,
        Step::Begin
            | Step::GiveInitiative(_)
            | Step::TakeEdge(_)
            | Step::TakeCorner(_)
            | Step::ChooseSquad(_)
            | Step::CounterCharge { .. }
            | Step::Heal(_)
            | Step::Reroll { .. }
            | Step::RollAgain(_)
            | Step::NameCommander(_)
            | Step::TakeAway { .. }
            | Step::Announce(_)
            | Step::LoseCards { .. }
            | Step::Swing(_)
            | Step::PassOn(_)
            | Step::Locate(_)
            | Step::GetTheGun { .. }
            | Step::Execution(_)
            | Step::Refocus { .. }
            | Step::Together(_)
    )
}

fn deploy(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    let Some(squad) = deployment::waiting(state, seat).next() else { return };
    for squad in deployment::waiting(state, seat) {
        let mut formations = Vec::new();
        deployment::formations(state, seat, squad, &mut formations);
        orders.extend(formations.into_iter().map(|stands| Order::Deploy { squad, stands }));
    }
    let infiltrators = deployment::waiting(state, seat).filter(|it| deployment::may_infiltrate(state, *it));
    orders.extend(infiltrators.map(|squad| Order::HoldBack { squad }));
    let above = deployment::waiting(state, seat).filter(|it| deployment::may_wait_above(state, *it));
    orders.extend(above.map(|squad| Order::FromAbove { squad }));
    if orders.is_empty() {
        let squeezed = deployment::anywhere(state, seat, squad).map(|stands| Order::Deploy { squad, stands });
        orders.push(squeezed.unwrap_or(Order::HoldBack { squad }));
    }
}

fn infiltrate(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    for squad in deployment::infiltrators(state, seat) {
        let places = deployment::lairs(state, seat, squad);
        orders.extend(places.into_iter().map(|stands| Order::Deploy { squad, stands }));
    }
}

/// Shots at anybody but the stalker that was not made out.
fn retarget(state: &State, fire: &Fire, orders: &mut Vec<Order>) {
    orders.push(Order::Decline);
    shots(&Views::of(state, fire.shooter), fire.action, |it| {
        if stalk::judge(state, fire, fire.action, &it).is_ok() {
            orders.push(if fire.action == Action::Shooting { Order::Shoot(it) } else { Order::RapidFire(it) });
        }
    });
}

/// The whole squad that can take part, at each enemy it could get at.
fn declare(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    orders.push(Order::DeclareNothing);
    skills(state, squad, None, orders);
    if !squad_actions::may_declare(state, squad) {
        return;
    }
    let able = |action| -> Vec<ModelId> { squad_actions::able(state, squad, action).collect() };
    let Some(lead) = squad_actions::able(state, squad, SquadAction::Swarm).next() else { return };
    if let Ok((pledge, _)) = sandbags::judge(state, squad) {
        orders.push(Order::Declare { action: pledge.action, target: pledge.target, models: pledge.models });
    }
    for target in state.enemies(lead) {
        let reaches = [(SquadAction::FocusFire, 30_u8), (SquadAction::SuppressionFire, 30), (SquadAction::Swarm, 8)];
        let distance = state.distance(lead, target);
        for (action, far) in reaches {
            let near = distance <= f64::from(far) + TOLERANCE;
            let models = if near { able(action) } else { continue };
            if squad_actions::judge(state, squad, action, target, &models).is_ok() {
                orders.push(Order::Declare { action, target, models });
            }
        }
    }
}

/// Everything an activated model could do.
fn act(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if state.model(model).points == 0 {
        orders.push(Order::Decline);
    }
    if cards::objection(state, model, Card::ActionPoint).is_none() {
        orders.push(Order::Burn { on: Card::ActionPoint });
    }
    rate_card::each(state, model, |rate| {
        if cards::objection(state, model, Card::Rate(rate)).is_none() {
            orders.push(Order::Burn { on: Card::Rate(rate) });
        }
    });
    let open = activation::open_actions(state, model);
    let able = |action| open.has(action);
    for (action, order) in [(Action::Aim, Order::Aim), (Action::Hide, Order::Hide), (Action::Pass, Order::Pass)] {
        if able(action) {
            orders.push(order);
        }
    }
    if able(Action::Sentry) && activation::sentry_objection(state, model).is_none() {
        orders.push(Order::Sentry);
    }
    if able(Action::PickUp) {
        orders.extend(carrying::in_reach(state, model).map(|token| Order::PickUp { token }));
    }
    skills(state, state.field.squad(model), Some(model), orders);
    let spied = Seat::first(state.sides.len() as u8).filter(|it| espionage::objection(state, model, *it).is_none());
    orders.extend(spied.map(|against| Order::Spy { against }));
    psychic::candidates(state, model, |it| orders.push(Order::Cast { power: it.power, target: it.target }));
    let paces = [Action::Move, Action::Run].into_iter().filter(|it| able(*it)).map(|it| Pace::of(state, model, it));
    travels::each(state, model, &paces.collect::<SmallVec<[Pace; 2]>>(), |action, by, facing| match action {
        Action::Run if berserk::run_objection(state, model, &by).is_some() => {}
        Action::Run => orders.push(Order::Run { by, facing }),
        _ => orders.push(Order::Move { by, facing }),
    });
    if able(Action::Move) {
        leap::candidates(state, model, |to, facing| orders.push(Order::Leap { to, facing }));
    }
    if able(Action::Engage) {
        engages(state, model, orders);
    }
    if able(Action::Execution) {
        orders.extend(execution::victims(state, model).map(|model| Order::Execute { model }));
    }
    let views = Views::of(state, model);
    for action in [Action::Shooting, Action::RapidFire].into_iter().filter(|it| able(*it)) {
        shots(&views, action, |it| {
            orders.push(if action == Action::Shooting { Order::Shoot(it) } else { Order::RapidFire(it) });
        });
    }
    if able(Action::Shooting) {
        spray::candidates(state, model, |it| orders.push(Order::Spray(it)));
        grenades::candidates(state, model, |it| orders.push(Order::Throw(it)));
        wall_of_fire::candidates(state, model, |weapon, tokens| orders.push(Order::WallOfFire { weapon, tokens }));
    }
    token::candidates(state, model, |skill, at| orders.push(Order::LayToken { skill, at }));
    orders.extend(recharge::targets(state, model).map(|target| Order::Recharge { target }));
    if !state.devices.is_empty() {
        for action in [Action::Shooting, Action::CloseCombat].into_iter().filter(|it| able(*it)) {
            breaking::candidates(state, model, action, |weapon, token| orders.push(Order::Break { weapon, token }));
        }
    }
    if able(Action::CloseCombat) {
        orders.extend(fights(state, model).map(|weapon| Order::CloseCombat { weapon }));
        specials(state, model, |what, closing| orders.push(Order::Special { what, closing, short: Inches::ZERO }));
    }
}

/// The further weapons of an overcharged model, and to leave it at that.
pub(crate) fn salvo(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let from = orders.len();
    shots(&Views::of(state, model), Action::Shooting, |it| orders.push(Order::Shoot(it)));
    spray::candidates(state, model, |it| orders.push(Order::Spray(it)));
    let fresh = orders.split_off(from);
    orders.extend(fresh.into_iter().filter(|it| judge::judge(state, it).is_ok()));
    orders.push(Order::Decline);
}

/// The Active skills a squad, or the model of it that acts, could use.
fn skills(state: &State, squad: SquadId, acting: Option<ModelId>, orders: &mut Vec<Order>) {
    active_skills::candidates(state, squad, acting, |skill, models| orders.push(Order::UseSkill { skill, models }));
}

/// Every Special Close Combat Action at everybody in reach, with a Free Closing where it does not work without.
fn specials(state: &State, model: ModelId, mut found: impl FnMut(Special, Option<ModelId>)) {
    if token::fire_objection(state, model).is_some() {
        return;
    }
    if !state.is_engaged(model) {
        if state.profile(model).base > Base::Small {
            special_cc::aims(state, model, |to| {
                let charge = Special::Charge { to };
                if special_cc::judge(state, model, charge, None).is_ok() {
                    found(charge, None);
                }
            });
        }
        return;
    }
    let mut weapons: Vec<Option<u8>> = state.profile(model).blades().map(|it| Some(it.0)).collect();
    if weapons.is_empty() {
        weapons.push(None);
    }
    let mut tried = |what: Special, target: ModelId| {
        let closing = [None, Some(target)].into_iter();
        if let Some(closing) = closing
            .into_iter()
            .find(|it| special_cc::judge(state, model, what, it.map(|it| (it, Inches::ZERO))).is_ok())
        {
            found(what, closing);
        }
    };
    for target in state.engaged_with(model) {
        for weapon in weapons.iter().copied() {
            tried(Special::BackStab { target, weapon }, target);
            tried(Special::BrutalAttack { target, weapon }, target);
        }
        tried(Special::HoldHimDown { target }, target);
        tried(Special::Throw { target }, target);
        tried(Special::Squash { target }, target);
        tried(Special::Lob { target }, target);
    }
    if special_cc::judge(state, model, Special::Swing, None).is_ok() {
        found(Special::Swing, None);
    }
}

fn fights(state: &State, model: ModelId) -> impl Iterator<Item = Option<u8>> {
    // Most fight nobody; a refusal that names the nearest enemy would be made up for nothing.
    if !state.is_engaged(model) {
        return Vec::new().into_iter();
    }
    let mut weapons: Vec<Option<u8>> = state.profile(model).blades().map(|it| Some(it.0)).collect();
    if weapons.is_empty() {
        weapons.push(None);
    }
    weapons.retain(|it| close_combat::judge(state, model, *it).is_ok());
    weapons.into_iter()
}

fn engages(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let far = movement::hundredths(&movement::allowance(state, model, Action::Engage, &[]));
    for target in state.enemies_near(model, far.to_f64() + state.field.reach()) {
        let reach = state.profile(model).ccwr().max(state.profile(target).ccwr());
        if !state.is_within(model, target, far + reach) {
            continue;
        }
        let shorts = [Inches::ZERO, reach - Inches::hundredths(2)].into_iter().filter(|it| *it >= Inches::ZERO);
        let found = orders.len();
        charges(state, model, target, shorts.clone(), false, |short, side| {
            orders.push(Order::Engage { target, short, side });
        });
        if orders.len() == found {
            let round = predator_senses::way_round(state, model, target);
            orders.extend(round.map(|by| Order::EngageAlong { target, by }));
        }
        if state.field.has_floors && state.foot(target) < state.foot(model) {
            charges(state, model, target, shorts, true, |short, side| {
                orders.push(Order::EngageClimbing { target, short, side });
            });
        }
    }
}

/// The first of some distances to stop at that can be reached, either way round where that is the engager's choice.
fn charges(
    state: &State,
    model: ModelId,
    target: ModelId,
    mut shorts: impl Iterator<Item = Inches>,
    climbs: bool,
    mut found: impl FnMut(Inches, Option<Flank>),
) {
    let judged = |short, side| engage::judge(state, model, target, engage::Manner { short, climbs, side });
    let Some((short, charge)) = shorts.find_map(|it| Some((it, judged(it, None).ok()?))) else { return };
    let choice = charge.round == Some(Flank::Right) && judged(short, Some(Flank::Left)).is_ok();
    let sides = if choice { &[Some(Flank::Right), Some(Flank::Left)][..] } else { &[None] };
    sides.iter().for_each(|side| found(short, *side));
}

/// What Sentries could do, and nothing.
fn reactions(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    orders.push(Order::Decline);
    for model in sentry::watching(state, seat) {
        rate_card::each(state, model, |rate| {
            if sentry::card_objection(state, seat, model, rate).is_none() {
                orders.push(Order::BurnForSentry { model, rate });
            }
        });
        let may = |action| !state.model(model).done.has(action);
        if may(Action::Shooting) && !state.is_engaged(model) {
            shots(&Views::of(state, model), Action::Shooting, |it| {
                orders.push(Order::React { model, reaction: Reaction::Shoot(it) });
            });
            spray::candidates(state, model, |it| {
                orders.push(Order::React { model, reaction: Reaction::Spray(it) });
            });
            grenades::candidates(state, model, |it| {
                orders.push(Order::React { model, reaction: Reaction::Throw(it) });
            });
        }
        if may(Action::CloseCombat) {
            let fights = fights(state, model).map(|weapon| Reaction::CloseCombat { weapon });
            orders.extend(fights.map(|reaction| Order::React { model, reaction }));
        }
        if may(Action::Move) {
            leap::candidates(state, model, |to, facing| {
                orders.push(Order::React { model, reaction: Reaction::Leap { to, facing } });
            });
            travels::each(state, model, &[Pace::of(state, model, Action::Move)], |_, by, facing| {
                orders.push(Order::React { model, reaction: Reaction::Move { by, facing } });
            });
        }
    }
}

fn dives(state: &State, model: ModelId, shooter: ModelId, orders: &mut Vec<Order>) {
    orders.push(Order::Decline);
    travels::each(state, model, &[Pace::of(state, model, Action::DiveForCover)], |_, by, facing| {
        if sentry::judge_dive(state, model, shooter, &by, facing).is_ok() {
            orders.push(Order::Dive { by, facing });
        }
    });
}

fn strikes(state: &State, melee: &Melee, orders: &mut Vec<Order>) {
    let targets = state.enemies(melee.model).filter(|it| close_combat::strike_objection(state, melee, *it).is_none());
    orders.extend(targets.map(|target| Order::Strike { target }));
    if melee.may_close {
        orders.extend(
            close_combat::closings(state, melee.model).map(|target| Order::CloseIn { target, short: Inches::ZERO }),
        );
    }
    orders.push(Order::Decline);
}

/// Ways back into Coherency.
fn return_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if state.model(model).points == 0 {
        orders.push(Order::Decline);
    }
    if cards::objection(state, model, Card::ActionPoint).is_none() {
        orders.push(Order::Burn { on: Card::ActionPoint });
    }
    if state.model(model).points == 0 {
        return;
    }
    let Some(stand) = state.model(model).stand else { return };
    orders.extend(straggler_run::list(state, model).into_iter().map(|(by, facing)| Order::Run { by, facing }));
    let stay = Order::Run { by: smallvec![Spot::on(stand.at, stand.level)], facing: stand.facing };
    if orders.iter().all(|it| matches!(it, Order::Burn { .. })) && judge::judge(state, &stay).is_ok() {
        orders.push(stay);
    }
}
