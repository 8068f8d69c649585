//! What a page shows beside the table: who plays, their squads, and the kinds of orders with what stands in their way.

use battle::{
    Arg, Line, Seat, Tally, Tone,
    scene::{Badge, Choice, Gesture, Group, Player, Readiness, Tile},
};
use catalogue::{RuleId, rule};
use table::Arrange;

use crate::{
    Action, Arrival, Attack, Class, CloseSt, Event, Forbidden, ModelId, Morale, Order, Ranged, Role, Shots, SquadId,
    State, Step,
    rules::{
        close_combat::{self, engage},
        deployment,
        rolls::skill_test::Result20,
        shooting,
        turn::activation,
    },
    show::{march, refusals, volley},
};

/// A seat and its Mission Points.
pub(crate) fn player(state: &State, seat: Seat) -> Player {
    Player {
        seat,
        name: Line::new("wz-player").with("player", i32::from(seat.0) + 1),
        score: Some(state.mission_points(seat).total()),
        first: state.turn > 0 && state.initiative == seat,
    }
}

/// A squad in a list.
pub(crate) fn group(state: &State, squad: SquadId) -> Group {
    let (card, it) = (&state.field.squads[squad.index()], state.squad(squad));
    let left = state.members(squad).count() as u8;
    let acting =
        state.steps.iter().any(|step| matches!(step, Step::ChooseModel(one) | Step::Declare(one) if *one == squad));
    let badge = |kind: &str, rule: RuleId| Badge { kind: kind.to_owned(), rule };
    Group {
        id: group_id(squad),
        seat: card.seat,
        name: Line::new("wz-squad").with("squad", card.name.as_str()),
        pictogram: pictogram(state, card.first).to_owned(),
        left,
        of: card.size as u8,
        readiness: match (left, state.turn) {
            (0, 0) => Readiness::Reserve,
            (0, _) if it.arrival.is_some_and(|it| it != Arrival::Never) => Readiness::Reserve,
            (0, _) => Readiness::Gone,
            _ if acting => Readiness::Acting,
            _ if it.activated => Readiness::Done,
            _ => Readiness::Ready,
        },
        badges: match it.morale {
            Morale::Steady => Vec::new(),
            Morale::Pinned => vec![badge("pinned", rule!("wz.morale.pinned"))],
            Morale::Broken => vec![badge("broken", rule!("wz.morale.broken-limits"))],
        },
    }
}

/// How a squad is named to a page.
pub(crate) fn group_id(squad: SquadId) -> String {
    format!("squad-{}", squad.0)
}

/// The picture on a model: what it is, or else what it carries.
pub(crate) fn pictogram(state: &State, model: ModelId) -> &'static str {
    let card = &state.field.models[model.index()];
    let profile = state.profile(model);
    match state.field.squads[card.squad.index()].role {
        Role::Warlord => return "warlord",
        Role::Lord => return "star",
        Role::Troops | Role::Support => {}
    }
    if card.commander || profile.hero {
        return "star";
    }
    let always = |it: &(u8, &Ranged)| profile.weapons[usize::from(it.0)].through.is_none();
    let guns = profile.guns().filter(always).map(|it| *it.1).filter(|it| !it.thrown);
    guns.max_by_key(|it| (weight(it), it.st)).map_or("blade", |gun| gun_picture(&gun))
}

/// What a model is, and what it carries with the figures that matter most.
pub(crate) fn about(state: &State, model: ModelId) -> Vec<Line> {
    let unit = state.field.squads[state.field.squad(model).index()].unit;
    let arms = state.profile(model).weapons.iter().filter_map(|weapon| match weapon.attack {
        Attack::Ranged(gun) => Some(gun_line(weapon.rule, &gun)),
        Attack::Close(blade) => {
            let st = match blade.st {
                CloseSt::Added(st) => format!("+{st}"),
                CloseSt::Own(st) => st.to_string(),
            };
            Some(
                Line::new("wz-about-blade")
                    .with("weapon", Arg::Thing(weapon.rule))
                    .with("st", st)
                    .with("rate", blade.roa),
            )
        }
        Attack::Power(_) => None,
    });
    std::iter::once(Line::new("wz-about-unit").with("unit", Arg::Thing(unit))).chain(arms).collect()
}

fn gun_line(rule: RuleId, gun: &Ranged) -> Line {
    let key = if gun.range.is_some() { "wz-about-gun" } else { "wz-about-template" };
    let line = Line::new(key).with("weapon", Arg::Thing(rule)).with("rate", gun.rof).with("st", gun.st.unwrap_or(0));
    gun.range.into_iter().fold(line, |line, range| line.with("range", range))
}

/// The heavier weapon is the one to show.
fn weight(gun: &Ranged) -> u8 {
    match gun.class {
        Class::Pistol | Class::Psychic => 0,
        Class::Auto => 1,
        Class::Rail | Class::Special => 2,
        Class::Grenade => 3,
        Class::Flamer => 4,
        Class::Heavy => 5,
    }
}

fn gun_picture(gun: &Ranged) -> &'static str {
    match gun.class {
        Class::Pistol | Class::Psychic => "blade",
        Class::Auto => "rifle",
        Class::Rail | Class::Special => "scope",
        Class::Grenade => "bomb",
        Class::Flamer => "flame",
        Class::Heavy if gun.template.is_some() => "rocket",
        Class::Heavy => "mg",
    }
}

/// The piece that acts or decides for itself.
pub(crate) fn actor(step: &Step) -> Option<ModelId> {
    match step {
        Step::Act(model) | Step::Return(model) | Step::Dive { model, .. } | Step::Salvo(model) => Some(*model),
        Step::Strike(melee) => Some(melee.model),
        _ => None,
    }
}

/// The kinds of orders there are, in the order they are shown; those that end something last.
pub(crate) fn tiles(state: &State, choices: &[Choice<Order>]) -> Vec<Tile> {
    let mut tiles = match state.asking() {
        Some(_) if choices.is_empty() => return Vec::new(),
        Some(Step::Act(model)) => act_tiles(state, *model, choices),
        Some(Step::ChooseModel(squad)) => squad_tiles(state, *squad),
        Some(Step::Return(_)) => vec![tile(state, Action::Run, "run", Gesture::Way, None).bare()],
        Some(Step::Dive { .. }) => vec![tile(state, Action::DiveForCover, "dive", Gesture::Way, None)],
        Some(Step::Deploy(seat)) => {
            let mut tiles: Vec<Tile> = deployment::waiting(state, *seat).map(|it| deploy_tile(state, it)).collect();
            tiles.iter_mut().for_each(|it| it.bare = choices.iter().all(|choice| choice.tile == it.kind));
            tiles
        }
        Some(_) | None => Vec::new(),
    };
    Tile::complete(&mut tiles, choices, completing);
    tiles.arrange_by_key(|it| it.ends);
    tiles
}

/// The ways a squad can act as one.
fn squad_tiles(state: &State, squad: SquadId) -> Vec<Tile> {
    let model = verb("activate-model", Gesture::Pick).bare();
    if activation::waiting(state, squad).count() < 2 {
        return vec![model];
    }
    let marches = march::KINDS.map(|(kind, action)| tile(state, action, kind, Gesture::March, None));
    let volley = Tile { cost: 2, ..verb(volley::KIND, Gesture::Drill) };
    [model].into_iter().chain(marches).chain([volley]).collect()
}

/// The tile of a kind that has no other: named by what is done, or by its one order.
fn completing(choice: &Choice<Order>, alone: bool) -> Tile {
    let kind = choice.tile.as_str();
    let name = match &choice.order {
        Order::Declare { action, .. } => Line::new("wz-do-action").with("rule", action.rule()),
        Order::DeclareNothing => Line::new("wz-tile").with("kind", kind),
        _ if alone && choice.points.is_empty() => choice.name.clone(),
        _ => Line::new("wz-tile").with("kind", kind),
    };
    let bare = matches!(
        choice.order,
        Order::Activate { .. }
            | Order::ActivateModel { .. }
            | Order::Name { .. }
            | Order::Take { .. }
            | Order::Strike { .. }
            | Order::Alight { .. }
            | Order::Descend { .. }
            | Order::PutDown { .. }
            | Order::Land { .. }
    );
    let ends = matches!(choice.order, Order::Decline | Order::DeclareNothing);
    Tile { bare, ends, ..Tile::new(kind, name, Gesture::Pick) }
}

/// How the tile for setting up a squad is called.
pub(crate) fn deploy_kind(squad: SquadId) -> String {
    format!("deploy-{}", squad.0)
}

fn deploy_tile(state: &State, squad: SquadId) -> Tile {
    let name = state.field.squads[squad.index()].name.as_str();
    Tile::new(&deploy_kind(squad), Line::new("wz-squad").with("squad", name), Gesture::Set)
}

/// A tile that goes by its kind.
fn verb(kind: &str, gesture: Gesture) -> Tile {
    Tile::new(kind, Line::new("wz-tile").with("kind", kind), gesture)
}

fn tile(state: &State, action: Action, kind: &str, gesture: Gesture, refusal: Option<Forbidden>) -> Tile {
    Tile {
        rule: Some(action.rule()),
        cost: action.cost(),
        bare: matches!(kind, "move" | "shoot" | "close-combat"),
        beyond: (kind == "move").then(|| "run".to_owned()),
        refusal: refusal.map(|why| (why.rule(), refusals::refusal(&why, Some(state)))),
        ..verb(kind, gesture)
    }
}

fn act_tiles(state: &State, model: ModelId, choices: &[Choice<Order>]) -> Vec<Tile> {
    let offered = |kind: &str| choices.iter().any(|it| it.tile == kind);
    let mut tiles = Vec::new();
    for (action, kind, gesture) in [
        (Action::Move, "move", Gesture::Way),
        (Action::Shooting, "shoot", Gesture::Pick),
        (Action::Aim, "aim", Gesture::Say),
        (Action::Engage, "engage", Gesture::Pick),
        (Action::CloseCombat, "close-combat", Gesture::Pick),
        (Action::Hide, "hide", Gesture::Say),
        (Action::Run, "run", Gesture::Way),
        (Action::RapidFire, "rapid-fire", Gesture::Pick),
        (Action::Sentry, "sentry", Gesture::Say),
    ] {
        let way = gesture == Gesture::Way && activation::action_objection(state, model, action).is_none();
        let refusal = if offered(kind) || way { None } else { objection(state, model, action) };
        tiles.push(tile(state, action, kind, gesture, refusal));
    }
    for (kind, rule, cost, gesture) in [
        ("spray", rule!("wz.flamer.attack"), 1, Gesture::Aim),
        ("throw", rule!("wz.armoury.grenade.target-point"), 1, Gesture::Place),
        ("wall-of-fire", rule!("wz.flamer.wall-of-fire"), 1, Gesture::Pick),
        ("special-close-combat", rule!("wz.special-cc.general"), 1, Gesture::Pick),
        ("engage-left", rule!("wz.action.engage"), 1, Gesture::Pick),
        ("engage-climbing", rule!("wz.action.engage"), 1, Gesture::Pick),
        ("burn", rule!("wz.card.turn-to-burn"), 0, Gesture::Pick),
        ("pass", rule!("wz.action.pass"), 1, Gesture::Say),
    ] {
        if offered(kind) {
            tiles.push(Tile { rule: Some(rule), cost, ends: kind == "pass", ..verb(kind, gesture) });
        }
    }
    if offered("decline") {
        let name = Line::new("wz-tile").with("kind", "done");
        tiles.push(Tile::new("decline", name, Gesture::Say).ends());
    }
    tiles
}

/// Why nothing of this kind can be done now: the Action itself, or else what is said of the nearest enemy.
pub(crate) fn objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    if let Some(why) = activation::action_objection(state, model, action) {
        return Some(why);
    }
    let nearest = nearest_enemy(state, model);
    match action {
        Action::Sentry => activation::sentry_objection(state, model),
        Action::CloseCombat => close_combat::judge(state, model, None).err(),
        Action::Engage => engage::judge(state, model, nearest?, engage::Manner::default()).err(),
        Action::Shooting | Action::RapidFire => {
            shooting::judge(state, model, action, &shots_at(state, model, nearest?, action)?).err()
        }
        Action::Move
        | Action::Run
        | Action::Aim
        | Action::Hide
        | Action::Pass
        | Action::Execution
        | Action::PickUp
        | Action::DiveForCover => None,
    }
}

/// All dice of the first gun that fits at one target.
pub(crate) fn shots_at(state: &State, model: ModelId, target: ModelId, action: Action) -> Option<Shots> {
    let profile = state.profile(model);
    let shots = |(weapon, gun): (u8, &Ranged)| {
        let rate = state.rate_of_fire(model, (weapon, gun), action).total().max(1) as usize;
        Shots { weapon, at: smallvec::smallvec![target; rate], lucky: false }
    };
    let mut all = profile.guns().filter(|it| !it.1.thrown).map(shots);
    let first = all.next()?;
    let fits = |it: &Shots| shooting::judge(state, model, action, it).is_ok();
    Some(if fits(&first) { first } else { all.find(fits).unwrap_or(first) })
}

/// All dice of one gun at one target.
pub(crate) fn volley_of(state: &State, model: ModelId, weapon: u8, target: ModelId, action: Action) -> Option<Shots> {
    let gun = state.profile(model).guns().find(|it| it.0 == weapon)?;
    let rate = state.rate_of_fire(model, gun, action).total().max(1) as usize;
    Some(Shots { weapon, at: smallvec::smallvec![target; rate], lucky: false })
}

/// The enemy whose base is nearest.
pub(crate) fn nearest_enemy(state: &State, model: ModelId) -> Option<ModelId> {
    let at = state.centre(model);
    let far = |it: &ModelId| (state.centre(*it) - at).length_squared();
    state.enemies(model).min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// How an event stands out in the log.
pub(crate) fn tone(event: &Event) -> Tone {
    let tested = |die: u8, need: i32| match Result20::of(die, need) {
        Result20::PowerShot => Tone::Best,
        Result20::Passed => Tone::Passed,
        Result20::Failed | Result20::Fumble => Tone::Failed,
    };
    match event {
        Event::TurnBegan { .. } | Event::SquadActivated { .. } => Tone::Heading,
        Event::Tested { need, die, .. } | Event::MoraleTested { need, die, .. } => tested(*die, need.total()),
        Event::Wounded { .. } | Event::Removed { .. } | Event::SquadLost { .. } => Tone::Loss,
        Event::HeldBack { arrival: Arrival::Never, .. } => Tone::Loss,
        _ => Tone::Plain,
    }
}

/// A test for the tally of dice: every face that passes counts alike.
pub(crate) fn tally(before: &State, event: &Event) -> Option<Tally> {
    let (seat, need, die) = match event {
        Event::Tested { model, need, die, .. } => (before.field.seat(*model), need, *die),
        Event::MoraleTested { squad, need, die, .. } => (before.field.squads[squad.index()].seat, need, *die),
        _ => return None,
    };
    let passes = |face: u8| Result20::of(face, need.total()).passed();
    let chance = (1..=20).filter(|it| passes(*it)).count() as f64 / 20.0;
    Some(Tally { seat, chance, passed: passes(die) })
}
