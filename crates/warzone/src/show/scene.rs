//! The scene: the table and its models as the page draws them, with the question at hand.

use battle::{
    Line, Scene, Seat, View,
    scene::{Badge, Choice, Ground, Outline, Patch, Piece, Pips, Question, Target, Tray, TrayItem, Zone},
};
use catalogue::{Language, RuleId, rule};
use table::{Bearing, Inches, Point};

pub(crate) use crate::model::names::{id, name, squad_name};
use crate::{
    Action, Base, Card, Device, Faster, Flank, Mark, ModelId, Morale, Order, Reaction, Shots, Special, Spray,
    SquadAction, SquadId, State, Step, Terrain, Throw, WallOfFire, Warzone,
    content::skills,
    engine::{flow, orders},
    model::{mission::Ground as MissionGround, profile::COLUMNS},
    rules::{
        close_combat::cc_test,
        deployment,
        tokens::{breaking, sandbags},
        turn::simultaneous_reactions,
    },
    show::{mission, terrain_names, tiles},
};

/// The messages of a language: of the rules, and of what a page shows beside them.
macro_rules! source {
    ($language:literal) => {
        concat!(
            include_str!(concat!("../../../../data/i18n/", $language, "/warzone.ftl")),
            include_str!(concat!("../../../../data/i18n/", $language, "/warzone-picture.ftl")),
            include_str!(concat!("../../../../data/i18n/", $language, "/warzone-lesson.ftl")),
            include_str!(concat!("../../../../data/i18n/", $language, "/warzone-sheet.ftl")),
            include_str!(concat!("../../../../data/i18n/", $language, "/warzone-battles.ftl"))
        )
    };
}

/// The messages.
pub(crate) fn words(language: Language) -> &'static str {
    match language {
        Language::En => source!("en"),
        Language::Fr => source!("fr"),
        Language::It => source!("it"),
    }
}

/// What a step asks.
pub(crate) fn question(state: &State, step: &Step) -> Line {
    let seat = flow::asked(state, step);
    let line = match simultaneous_reactions::put(step) {
        Step::Begin => Line::new("wz-ask-begin"),
        Step::GiveInitiative(_) => Line::new("wz-ask-initiative"),
        Step::TakeEdge(_) => Line::new("wz-ask-edge"),
        Step::TakeCorner(_) => Line::new("wz-ask-corner"),
        Step::Deploy(_) => Line::new("wz-ask-deploy"),
        Step::Infiltrate(_) => Line::new("wz-ask-infiltrate"),
        Step::Descend(squad) => Line::new("wz-ask-descend").with("squad", squad_name(state, *squad)),
        Step::Alight { squad, .. } => Line::new("wz-ask-alight").with("squad", squad_name(state, *squad)),
        Step::Enter(squad) => Line::new("wz-ask-enter").with("squad", squad_name(state, *squad)),
        Step::PutDown { by, .. } => Line::new("wz-ask-put-down").with("model", name(state, *by)),
        Step::ChooseSquad(_) => Line::new("wz-ask-squad"),
        Step::Declare(squad) => Line::new("wz-ask-declare").with("squad", squad_name(state, *squad)),
        Step::ChooseModel(squad) => Line::new("wz-ask-model").with("squad", squad_name(state, *squad)),
        Step::Return(model) => Line::new("wz-ask-return").with("model", name(state, *model)),
        Step::MustClose(model) => Line::new("wz-ask-close").with("model", name(state, *model)),
        Step::Act(model) => {
            Line::new("wz-ask-act").with("model", name(state, *model)).with("points", state.model(*model).points)
        }
        Step::SentryWindow { against, .. } => Line::new("wz-ask-sentry").with("against", name(state, *against)),
        Step::Dive { model, shooter } => {
            Line::new("wz-ask-dive").with("model", name(state, *model)).with("shooter", name(state, *shooter))
        }
        Step::CounterCharge { model, by, .. } => {
            Line::new("wz-ask-counter-charge").with("by", name(state, *by)).with("model", name(state, *model))
        }
        Step::Strike(melee) => {
            Line::new("wz-ask-strike").with("model", name(state, melee.model)).with("left", melee.left)
        }
        Step::Salvo(model) => Line::new("wz-ask-salvo").with("model", name(state, *model)),
        Step::Heal(wound) => Line::new("wz-ask-heal").with("model", name(state, wound.victim)),
        Step::NameCommander(squad) => Line::new("wz-ask-commander").with("squad", squad_name(state, *squad)),
        Step::Announce(_) => Line::new("wz-ask-announce"),
        Step::LayTrap(squad) => Line::new("wz-ask-trap").with("squad", squad_name(state, *squad)),
        Step::LaySandbags(squad) => Line::new("wz-ask-sandbags").with("squad", squad_name(state, *squad)),
        Step::TakeAway { .. } => Line::new("wz-ask-take-away").with("rule", step.rule()),
        Step::LoseCards { count, .. } => Line::new("wz-ask-lose-cards").with("count", *count),
        Step::Swing(swing) => Line::new("wz-ask-swing").with("model", name(state, swing.model)),
        Step::Reroll { blow, .. } => {
            let offer = cc_test::reroll_offer(state, blow).map_or(step.rule(), |it| it.0);
            Line::new("wz-ask-reroll").with("model", name(state, blow.by)).with("rule", offer)
        }
        Step::RollAgain(again) => {
            Line::new("wz-ask-reroll").with("model", name(state, again.model)).with("rule", again.rule)
        }
        Step::Land { model, .. } => Line::new("wz-ask-land").with("model", name(state, *model)),
        Step::PassOn(wound) => Line::new("wz-ask-pass-on").with("model", name(state, wound.victim)),
        Step::Locate(wound) => Line::new("wz-ask-locate").with("model", name(state, wound.victim)),
        Step::GetTheGun { fallen, .. } => Line::new("wz-ask-gun").with("model", name(state, *fallen)),
        Step::Execution(squad) => Line::new("wz-ask-execution").with("squad", squad_name(state, *squad)),
        Step::Retarget(fire) => Line::new("wz-ask-retarget").with("model", name(state, fire.shooter)),
        Step::Refocus { lead, .. } => Line::new("wz-ask-retarget").with("model", name(state, *lead)),
        Step::Together(_) => Line::new("wz-ask-together"),
        step => Line::new("wz-ask-wait").with("rule", step.rule()),
    };
    line.with("player", seat)
}

/// The table from above.
pub(crate) fn scene(view: &View<Warzone>) -> Scene<Order> {
    let state = view.state();
    let table = &state.field.setup.table;
    let seats = || Seat::first(state.sides.len() as u8);
    let choices = choices(view);
    Scene {
        ground: Ground::Open { width: table.width(), depth: table.depth() },
        terrain: table.pieces().iter().map(patch).collect(),
        zones: zones(state),
        pieces: state.standing().filter_map(|it| piece(state, it)).collect(),
        players: seats().map(|it| tiles::player(state, it)).collect(),
        groups: (0..state.field.squads.len()).map(|it| tiles::group(state, SquadId(it as u8))).collect(),
        actor: state.asking().and_then(tiles::actor).map(id),
        trays: seats().map(|it| tray(state, it)).collect(),
        standing: mission::standing(state),
        question: state.steps.top().map(|it| Question {
            seat: flow::asked(state, it),
            rule: it.rule(),
            line: question(state, it),
        }),
        tiles: tiles::tiles(state, &choices),
        choices,
    }
}

fn patch(piece: &table::Piece) -> Patch {
    Patch {
        id: piece.id.0,
        kind: piece.kind.as_str().to_owned(),
        outline: piece.footprint.corners().to_vec(),
        bottom: Inches::ZERO,
        top: piece.top(),
        floors: piece.floors.iter().map(|it| (it.outline.corners().to_vec(), it.height)).collect(),
        label: terrain_names::name(piece),
        name: terrain_name(piece),
    }
}

/// What a piece is by the rules, and what it is called.
pub(crate) fn terrain_name(piece: &table::Piece) -> Line {
    let line = Line::new("wz-terrain").with("rule", Terrain::of_piece(piece).rule());
    match terrain_names::name(piece) {
        Some(name) => line.with("name", name),
        None => line.with("name", ""),
    }
}

/// Deployment zones while armies are set up and where the mission asks for them, objectives, and Walls of Fire.
fn zones(state: &State) -> Vec<Zone> {
    let home = matches!(state.mission.entry().ground, MissionGround::Tokens | MissionGround::EnemyZone);
    let seats = Seat::first(state.sides.len() as u8).filter(|_| state.turn == 0 || home);
    let mut zones: Vec<Zone> = seats.filter_map(|it| zone(state, it)).collect();
    zones.extend(walls(state));
    zones.extend(devices(state));
    zones.extend(mission::zones(state));
    zones
}

fn zone(state: &State, seat: Seat) -> Option<Zone> {
    let outline = deployment::zone(state, seat)?.outline(&state.field.setup.table);
    Some(Zone {
        kind: "deployment".to_owned(),
        seat: Some(seat),
        outline,
        name: Line::new("wz-zone").with("player", seat),
    })
}

/// The Walls of Fire.
fn walls(state: &State) -> Vec<Zone> {
    let zone = |wall: &WallOfFire| Zone {
        kind: "wall-of-fire".to_owned(),
        seat: Some(state.field.seat(wall.by)),
        outline: Outline::Polygon(wall.outline()),
        name: Line::new("wz-wall-of-fire").with("rule", rule!("wz.flamer.wall-of-fire")),
    };
    state.walls.iter().map(zone).collect()
}

/// The tokens squads have laid.
fn devices(state: &State) -> Vec<Zone> {
    let zone = |it: &Device| Zone {
        kind: "token".to_owned(),
        seat: Some(state.field.seat(it.by)),
        outline: Outline::Disc { at: it.at.at, radius: Inches::millimetres(15) },
        name: Line::new("wz-wall-of-fire").with("rule", it.kind.rule()),
    };
    state.devices.iter().map(zone).collect()
}

fn piece(state: &State, model: ModelId) -> Option<Piece> {
    let (it, profile) = (state.model(model), state.profile(model));
    let stand = it.stand?;
    Some(Piece {
        id: id(model),
        seat: Some(state.field.seat(model)),
        group: Some(tiles::group_id(state.field.squad(model))),
        outline: Outline::Disc { at: stand.at, radius: profile.radius },
        height: state.foot(model),
        facing: Some(stand.facing),
        pictogram: tiles::pictogram(state, model).to_owned(),
        name: name(state, model),
        about: tiles::about(state, model),
        badges: badges(state, model),
        pips: vec![
            Pips { kind: "wounds".to_owned(), left: it.wounds, of: profile.w },
            Pips { kind: "points".to_owned(), left: it.points, of: 2 },
        ],
        numbers: numbers(state, model),
    })
}

/// The stat line, figure by figure.
pub(crate) fn numbers(state: &State, model: ModelId) -> Vec<(Line, battle::Breakdown)> {
    let profile = state.profile(model);
    let stats = [profile.cc, profile.rs, profile.st, profile.con, profile.wp, profile.ld, Some(profile.w), profile.a];
    let label = |rule: RuleId| Line::new("wz-stat").with("rule", rule);
    let printed = COLUMNS[1..].iter().zip(stats);
    let mut numbers: Vec<_> = printed
        .filter_map(|(rule, value)| Some((label(*rule), battle::Breakdown::base(*rule, i32::from(value?)))))
        .collect();
    let [movement, .., points] = COLUMNS;
    let whole = |it: i64| i32::try_from(it).unwrap_or(i32::MAX);
    let worth = whole(state.field.models[model.index()].worth / crate::WHOLE_POINT);
    numbers.insert(0, (label(movement), battle::Breakdown::base(movement, profile.m.as_hundredths() / 100)));
    numbers.push((label(points), battle::Breakdown::base(points, worth)));
    numbers
}

/// The states a model is in.
pub(crate) fn badges(state: &State, model: ModelId) -> Vec<Badge> {
    let mut badges: Vec<Badge> = Vec::new();
    let mut badge = |kind: &str, rule: RuleId| badges.push(Badge { kind: kind.to_owned(), rule });
    match state.morale(model) {
        Morale::Steady => {}
        Morale::Pinned => badge("pinned", rule!("wz.morale.pinned")),
        Morale::Broken => badge("broken", rule!("wz.morale.broken-limits")),
    }
    if state.squad_of(model).commander == Some(model) {
        badge("commander", rule!("wz.squad.commander"));
    }
    if state.is_engaged(model) {
        badge("engaged", rule!("wz.cc.engaged-state"));
    }
    for mark in state.model(model).marks.iter() {
        if let Some((kind, rule)) = mark_badge(mark) {
            badge(kind, rule);
        }
    }
    badges
}

fn mark_badge(mark: Mark) -> Option<(&'static str, RuleId)> {
    match mark {
        Mark::Deactivated => Some(("deactivated", rule!("wz.def.activated"))),
        Mark::Hidden => Some(("hidden", rule!("wz.action.hide"))),
        Mark::Sentry => Some(("sentry", rule!("wz.action.sentry"))),
        Mark::Stunned => Some(("stunned", rule!("wz.def.stun"))),
        Mark::Fumbled => Some(("fumbled", rule!("wz.dice.fumble"))),
        Mark::Aiming => Some(("aiming", rule!("wz.action.aim"))),
        Mark::Astray | Mark::Straggler => Some(("astray", rule!("wz.squad.coherency"))),
        Mark::ThirdPoint | Mark::Faster | Mark::FasterNow | Mark::Dived | Mark::DivedAway | Mark::Fled => None,
        Mark::Despised | Mark::Duelled | Mark::Blooded | Mark::Hurried => None,
        Mark::Berserker => Some(("berserker", rule!("wz.skill.berserk.effect"))),
        Mark::Afraid => Some(("afraid", rule!("wz.skill.fear"))),
        Mark::HeldDown => Some(("held-down", rule!("wz.special-cc.small.hold-him-down"))),
    }
}

fn tray(state: &State, seat: Seat) -> Tray {
    let side = state.side(seat);
    let item = |at: u8, key: &'static str| TrayItem {
        id: format!("card-{seat}-{at}"),
        pictogram: "card".to_owned(),
        name: Some(Line::new(key)),
        rule: Some(rule!("wz.card.turn-to-burn")),
        spent: at >= side.ready,
    };
    let ready = (0..side.ready).map(|at| item(at, "wz-card-ready"));
    let burned = (side.ready..side.ready + side.burned).map(|at| item(at, "wz-card-burned"));
    Tray { seat, name: Line::new("wz-cards"), items: ready.chain(burned).collect() }
}

/// What the viewer may say. Nobody is offered another seat's choices.
pub(crate) fn choices(view: &View<Warzone>) -> Vec<Choice<Order>> {
    let state = view.state();
    let mine = state.steps.top().is_some_and(|it| Some(flow::asked(state, it)) == view.seat());
    let mut offered = Vec::new();
    if mine {
        orders::orders(state, &mut offered);
    }
    let choice = |order: Order| Choice {
        name: order_name(state, &order),
        tile: kind(&order),
        cost: action_of(&order).map(|it| Line::new("wz-cost").with("points", it.cost())),
        points: means(state, &order).into_iter().chain(points(&order)).collect(),
        refusal: None,
        order,
    };
    offered.into_iter().map(choice).collect()
}

fn action_of(order: &Order) -> Option<Action> {
    match order {
        Order::Move { .. } | Order::Leap { .. } => Some(Action::Move),
        Order::EngageAlong { .. } => Some(Action::Engage),
        Order::Execute { .. } => Some(Action::Execution),
        Order::Run { .. } => Some(Action::Run),
        Order::Engage { .. } => Some(Action::Engage),
        Order::Aim => Some(Action::Aim),
        Order::Hide => Some(Action::Hide),
        Order::Shoot(_) => Some(Action::Shooting),
        Order::Spray(_) | Order::Throw(_) | Order::WallOfFire { .. } => Some(Action::Shooting),
        Order::RapidFire(_) => Some(Action::RapidFire),
        Order::CloseCombat { .. } | Order::Special { .. } => Some(Action::CloseCombat),
        Order::Sentry => Some(Action::Sentry),
        Order::PickUp { .. } => Some(Action::PickUp),
        Order::Pass => Some(Action::Pass),
        _ => None,
    }
}

/// The tile an order belongs to; every squad is set up by its own.
fn kind(order: &Order) -> String {
    match order {
        Order::Deploy { squad, .. } => tiles::deploy_kind(*squad),
        order => tile(order).to_owned(),
    }
}

fn tile(order: &Order) -> &'static str {
    match order {
        Order::Begin => "begin",
        Order::GiveInitiative { .. } => "initiative",
        Order::TakeEdge { .. } => "edge",
        Order::TakeCorner { .. } => "corner",
        Order::Deploy { .. } => "deploy",
        Order::Alight { .. } => "alight",
        Order::HoldBack { .. } => "hold-back",
        Order::Descend { .. } => "descend",
        Order::PickUp { .. } => "pick-up",
        Order::PutDown { .. } => "put-down",
        Order::Activate { .. } => "activate",
        Order::Declare { action: SquadAction::FocusFire, .. } => "focus-fire",
        Order::Declare { action: SquadAction::Swarm, .. } => "swarm",
        Order::Declare { action: SquadAction::SuppressionFire, .. } => "suppression-fire",
        Order::Declare { action: SquadAction::Sandbags, .. } => "sandbags",
        Order::DeclareNothing => "declare-nothing",
        Order::ActivateModel { .. } => "activate-model",
        Order::Move { .. } => "move",
        Order::Run { .. } => "run",
        Order::Engage { side: Some(Flank::Left), .. } => "engage-left",
        Order::Engage { .. } => "engage",
        Order::EngageClimbing { side: Some(Flank::Left), .. } => "engage-climbing-left",
        Order::EngageClimbing { .. } => "engage-climbing",
        Order::UseSkill { .. } => "use-skill",
        Order::Cast { .. } => "cast",
        Order::Spy { .. } => "spy",
        Order::Recharge { .. } => "recharge",
        Order::LayToken { .. } => "lay-token",
        Order::Break { .. } => "break",
        Order::LaySandbags { .. } => "lay-sandbags",
        Order::FromAbove { .. } => "from-above",
        Order::Announce { .. } => "announce",
        Order::Aim => "aim",
        Order::Hide => "hide",
        Order::Shoot(_) => "shoot",
        Order::RapidFire(_) => "rapid-fire",
        Order::Spray(_) => "spray",
        Order::Throw(_) => "throw",
        Order::WallOfFire { .. } => "wall-of-fire",
        Order::CloseCombat { .. } | Order::Strike { .. } => "close-combat",
        Order::CloseIn { .. } => "close-in",
        Order::Sentry => "sentry",
        Order::Pass => "pass",
        Order::Burn { .. } => "burn",
        Order::React { .. } => "react",
        Order::BurnForSentry { .. } => "burn",
        Order::Dive { .. } => "dive",
        Order::Decline => "decline",
        Order::Accept => "accept",
        Order::Name { .. } => "commander",
        Order::LoseCards { .. } => "lose-cards",
        Order::Special { .. } => "special-close-combat",
        Order::Land { .. } => "land",
        Order::Take { .. } => "take",
        Order::Locate { .. } => "locate",
        Order::First { .. } => "first",
        Order::Leap { .. } => "leap",
        Order::EngageAlong { .. } => "engage-along",
        Order::Execute { .. } => "execute",
    }
}

pub(crate) fn order_name(state: &State, order: &Order) -> Line {
    match order {
        Order::Begin => Line::new("wz-do-begin"),
        Order::GiveInitiative { to } => Line::new("wz-do-initiative").with("player", *to),
        Order::TakeEdge { edge } => crate::show::refusals::edge_line(*edge),
        Order::TakeCorner { corner } => crate::show::refusals::corner_line(*corner),
        Order::Deploy { squad, .. } => Line::new("wz-do-deploy").with("squad", squad_name(state, *squad)),
        Order::Alight { squad, lost, .. } => {
            let first = lost.first().map_or_else(|| Line::new("wz-nothing"), |it| name(state, *it));
            let line = Line::new("wz-do-alight").with("squad", squad_name(state, *squad));
            line.with("model", first).with("count", lost.len())
        }
        Order::Descend { at } => Line::new("wz-do-descend").with("x", at.x).with("y", at.y),
        Order::HoldBack { squad } => Line::new("wz-do-hold-back").with("squad", squad_name(state, *squad)),
        Order::PickUp { token } => Line::new("wz-do-pick-up").with("token", i32::from(*token) + 1),
        Order::PutDown { at } => Line::new("wz-do-put-down").with("x", at.x).with("y", at.y),
        Order::Activate { squad } => Line::new("wz-do-activate").with("squad", squad_name(state, *squad)),
        Order::Declare { action: SquadAction::Sandbags, .. } => Line::new("wz-do-action").with("rule", sandbags::RULE),
        Order::Declare { action, target, .. } => {
            Line::new("wz-do-declare").with("action", action.rule()).with("target", name(state, *target))
        }
        Order::DeclareNothing => Line::new("wz-do-declare-nothing"),
        Order::ActivateModel { model } | Order::Name { model } => {
            Line::new("wz-do-model").with("model", name(state, *model))
        }
        Order::Engage { target, side, .. } => charge("wz-do-engage", name(state, *target), *side),
        Order::FromAbove { squad } => Line::new("wz-do-from-above").with("squad", squad_name(state, *squad)),
        Order::LaySandbags { at, .. } => {
            Line::new("wz-do-lay-token").with("rule", sandbags::RULE).with("x", at.x).with("y", at.y)
        }
        Order::Break { token, .. } => {
            let rule = state.devices.get(usize::from(*token)).map_or(breaking::DAMAGE, |it| it.kind.rule());
            Line::new("wz-do-break").with("rule", rule)
        }
        Order::LayToken { skill, at } => {
            Line::new("wz-do-lay-token").with("rule", *skill).with("x", at.at.x).with("y", at.at.y)
        }
        Order::Recharge { target } => Line::new("wz-do-special-at")
            .with("rule", rule!("wz.bauhaus.skill.drachen.recharge-neurolash"))
            .with("target", name(state, *target)),
        Order::Spy { against } => Line::new("wz-do-spy").with("player", *against),
        Order::Announce { squad } => Line::new("wz-do-announce").with("squad", squad_name(state, *squad)),
        Order::UseSkill { skill, models } => use_skill(state, *skill, models),
        Order::Cast { power, target } => {
            Line::new("wz-do-cast").with("power", power_name(state, *power)).with("target", name(state, *target))
        }
        Order::EngageClimbing { target, side, .. } => charge("wz-do-engage-climbing", name(state, *target), *side),
        Order::Shoot(shots) | Order::RapidFire(shots) => shoot_name(state, shots),
        Order::Spray(spray) => spray_name(*spray),
        Order::Throw(throw) => throw_name(throw),
        Order::WallOfFire { .. } => Line::new("wz-do-action").with("rule", rule!("wz.flamer.wall-of-fire")),
        Order::Strike { target } | Order::CloseIn { target, .. } => {
            Line::new("wz-do-strike").with("target", name(state, *target))
        }
        Order::Burn { on: Card::ActionPoint } => Line::new("wz-do-burn").with("rule", Card::ActionPoint.rule()),
        Order::Burn { on: Card::Rate(rate) } => rate_name("wz-do-burn-rate", state, acting(state), *rate),
        Order::BurnForSentry { model, rate } => {
            rate_name("wz-do-burn-for", state, Some(*model), *rate).with("model", name(state, *model))
        }
        Order::React { model, reaction } => reaction_of(state, *model, reaction),
        Order::Dive { .. } => Line::new("wz-do-action").with("rule", Action::DiveForCover.rule()),
        Order::Decline => Line::new("wz-do-decline"),
        Order::Accept => Line::new("wz-do-accept"),
        Order::LoseCards { burned } => Line::new("wz-do-lose-cards").with("burned", *burned),
        Order::Special { what, .. } => special_name(state, *what),
        Order::Land { .. } => Line::new("wz-do-land"),
        Order::Locate { location } => Line::new("wz-do-locate").with("location", i32::from(*location) + 1),
        Order::Take { model } => Line::new("wz-do-take").with("model", name(state, *model)),
        Order::First { which } => reaction_name(state, *which),
        Order::Leap { .. } => Line::new("wz-do-action").with("rule", skills::leap::RULE),
        Order::EngageAlong { target, .. } => Line::new("wz-do-special-at")
            .with("rule", skills::predator_senses::RULE)
            .with("target", name(state, *target)),
        Order::Execute { model } => {
            Line::new("wz-do-special-at").with("rule", Action::Execution.rule()).with("target", name(state, *model))
        }
        Order::Move { .. }
        | Order::Run { .. }
        | Order::Aim
        | Order::Hide
        | Order::CloseCombat { .. }
        | Order::Sentry
        | Order::Pass => Line::new("wz-do-action").with("rule", action_of(order).unwrap_or(Action::Pass).rule()),
    }
}

/// A Special Close Combat Action of the model that acts.
fn special_name(state: &State, what: Special) -> Line {
    let base = match state.steps.top() {
        Some(Step::Act(model)) => state.profile(*model).base,
        _ => Base::Medium,
    };
    let rule = what.rule(base).0;
    match what.target() {
        Some(target) => Line::new("wz-do-special-at").with("rule", rule).with("target", name(state, target)),
        None => Line::new("wz-do-action").with("rule", rule),
    }
}

/// An Engage, with the side where the engager chose one.
fn charge(what: &'static str, target: Line, side: Option<Flank>) -> Line {
    let side = side.map_or("none", |it| if it == Flank::Left { "left" } else { "right" });
    Line::new(what).with("target", target).with("side", side)
}

fn shoot_name(state: &State, shots: &Shots) -> Line {
    let target = shots.at.first().map_or_else(|| Line::new("wz-nothing"), |it| name(state, *it));
    Line::new("wz-do-shoot").with("target", target).with("lucky", i32::from(shots.lucky))
}

fn spray_name(spray: Spray) -> Line {
    Line::new("wz-do-spray").with("degrees", i32::from(spray.along.as_hundredths()) / 100)
}

fn throw_name(throw: &Throw) -> Line {
    let at = throw.at.first().map_or_else(Point::default, |it| it.at);
    Line::new("wz-do-throw").with("x", at.x).with("y", at.y).with("lucky", i32::from(throw.lucky))
}

/// What a Sentry would do, and which of them.
fn reaction_of(state: &State, model: ModelId, reaction: &Reaction) -> Line {
    let what = match reaction {
        Reaction::Move { by, .. } => travel_name(state, model, by.last().map(|it| it.at)),
        Reaction::Leap { to, .. } => travel_name(state, model, Some(to.at)),
        Reaction::Shoot(shots) => shoot_name(state, shots),
        Reaction::Spray(spray) => spray_name(*spray),
        Reaction::Throw(throw) => throw_name(throw),
        Reaction::CloseCombat { .. } => Line::new("wz-do-action").with("rule", reaction.action().rule()),
    };
    Line::new("wz-do-react").with("model", name(state, model)).with("what", what)
}

/// How far and whereto somebody would go.
pub(crate) fn travel_name(state: &State, model: ModelId, to: Option<Point>) -> Line {
    let from = state.centre(model);
    let to = to.map_or(from, Point::to_vec);
    let eighth = Bearing::between(from, to).map_or(0, |it| (i32::from(it.as_hundredths()) + 2_250) / 4_500 % 8);
    Line::new("wz-do-go").with("far", Inches::nearest((to - from).length())).with("towards", COMPASS[eighth as usize])
}

/// The points of the compass, clockwise from the top of the table.
const COMPASS: [&str; 8] = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"];

/// One of several reactions at an instant: what, and whose.
fn reaction_name(state: &State, which: u8) -> Line {
    let reaction = match state.steps.top() {
        Some(Step::Together(reactions)) => reactions.get(usize::from(which)),
        _ => None,
    };
    match reaction {
        Some(it @ (Step::Hold { by, .. } | Step::FreeSlash { by, .. } | Step::StopEngager { by, .. })) => {
            Line::new("wz-do-first").with("rule", it.rule()).with("model", name(state, *by))
        }
        Some(it @ Step::SentryWindow { seat, .. }) => {
            Line::new("wz-do-first-player").with("rule", it.rule()).with("player", *seat)
        }
        Some(it @ Step::DiveTo { model, .. }) => {
            Line::new("wz-do-first").with("rule", it.rule()).with("model", name(state, *model))
        }
        Some(it @ (Step::Shaken(squad) | Step::PinningTest { squad, .. })) => {
            Line::new("wz-do-first").with("rule", it.rule()).with("model", squad_name(state, *squad))
        }
        Some(_) | None => Line::new("wz-nothing"),
    }
}

/// An Active skill, for some of the squad where not for all.
fn use_skill(state: &State, skill: RuleId, models: &[ModelId]) -> Line {
    match models.first() {
        Some(first) => Line::new("wz-do-use-skill-for")
            .with("rule", skill)
            .with("model", name(state, *first))
            .with("count", models.len()),
        None => Line::new("wz-do-use-skill").with("rule", skill),
    }
}

/// The model that acts.
pub(crate) fn acting(state: &State) -> Option<ModelId> {
    state.steps.top().and_then(|it| if let Step::Act(model) = it { Some(*model) } else { None })
}

/// A card for a rate: of which weapon, in which Action.
fn rate_name(key: &'static str, state: &State, model: Option<ModelId>, rate: Faster) -> Line {
    let line = Line::new(key).with("rule", Card::Rate(rate).rule()).with("action", rate.action.rule());
    match model.and_then(|it| state.weapon(it, rate.weapon)) {
        Some(weapon) => line.with("weapon", weapon.name.clone()),
        None => line.with("weapon", Line::new("wz-bare-hands")),
    }
}

/// A power of the model that acts.
fn power_name(state: &State, power: u8) -> RuleId {
    let power = acting(state).and_then(|it| state.power(it, power));
    power.map_or(rule!("wz.psychic.kinds"), |it| it.0)
}

/// With what an order is done, where whoever gives it has a choice.
fn means(state: &State, order: &Order) -> Option<Target> {
    let model = acting(state)?;
    match order {
        Order::Shoot(Shots { weapon, .. }) | Order::RapidFire(Shots { weapon, .. }) => {
            let several = state.profile(model).guns().filter(|it| !it.1.thrown).nth(1).is_some();
            several.then(|| weapon_means(state, model, *weapon))
        }
        Order::CloseCombat { weapon: Some(weapon) } => {
            let several = state.profile(model).blades().nth(1).is_some();
            several.then(|| weapon_means(state, model, *weapon))
        }
        Order::Cast { power, .. } => {
            let name = Line::new("wz-do-action").with("rule", power_name(state, *power));
            Some(Target::Means { id: format!("power-{power}"), name: Box::new(name) })
        }
        Order::UseSkill { skill, .. } => {
            let name = Line::new("wz-do-action").with("rule", *skill);
            Some(Target::Means { id: format!("skill-{}", skill.index()), name: Box::new(name) })
        }
        _ => None,
    }
}

fn weapon_means(state: &State, model: ModelId, weapon: u8) -> Target {
    let weapon_name = |it: &crate::Weapon| Line::new("wz-weapon").with("weapon", it.name.clone());
    let name = state.weapon(model, Some(weapon)).map_or_else(|| Line::new("wz-bare-hands"), weapon_name);
    Target::Means { id: format!("weapon-{weapon}"), name: Box::new(name) }
}

fn points(order: &Order) -> Vec<Target> {
    let model = |it: &ModelId| Target::Piece(id(*it));
    match order {
        Order::Move { by, .. } | Order::Run { by, .. } | Order::Dive { by, .. } => {
            by.last().map(|it| Target::Place(it.at)).into_iter().collect()
        }
        Order::Deploy { stands, .. } | Order::Alight { stands, .. } => {
            stands.first().map(|it| Target::Place(it.at)).into_iter().collect()
        }
        Order::Activate { squad } => vec![Target::Group(tiles::group_id(*squad))],
        Order::Engage { target, .. } | Order::Strike { target } | Order::CloseIn { target, .. } => vec![model(target)],
        Order::Cast { target, .. } | Order::Recharge { target } => vec![model(target)],
        Order::UseSkill { models, .. } => models.iter().map(model).collect(),
        Order::Declare { target, .. } => vec![model(target)],
        Order::Shoot(shots) | Order::RapidFire(shots) => shots.at.iter().map(model).collect(),
        Order::Throw(throw) => throw.at.iter().map(|it| Target::Place(it.at)).collect(),
        Order::WallOfFire { tokens, .. } => tokens.iter().map(|it| Target::Place(it.at)).collect(),
        Order::ActivateModel { model: it }
        | Order::BurnForSentry { model: it, .. }
        | Order::Name { model: it }
        | Order::Take { model: it } => vec![model(it)],
        Order::Special { what: Special::Charge { to }, .. } => vec![Target::Place(*to)],
        Order::Special { what, .. } => what.target().iter().map(model).collect(),
        Order::Land { to } => vec![Target::Place(to.at)],
        Order::Leap { to, .. } => vec![Target::Place(to.at)],
        Order::EngageAlong { target, .. } | Order::Execute { model: target } => vec![model(target)],
        Order::PutDown { at } | Order::Descend { at } => vec![Target::Place(*at)],
        Order::LayToken { at, .. } => vec![Target::Place(at.at)],
        Order::LaySandbags { at, .. } => vec![Target::Place(*at)],
        Order::React { model: it, reaction } => {
            let mut points = vec![model(it)];
            match reaction {
                Reaction::Move { by, .. } => points.extend(by.last().map(|it| Target::Place(it.at))),
                Reaction::Leap { to, .. } => points.push(Target::Place(to.at)),
                Reaction::Shoot(shots) => points.extend(shots.at.iter().map(model)),
                Reaction::Throw(throw) => points.extend(throw.at.iter().map(|it| Target::Place(it.at))),
                Reaction::CloseCombat { .. } | Reaction::Spray(_) => {}
            }
            points
        }
        _ => Vec::new(),
    }
}
