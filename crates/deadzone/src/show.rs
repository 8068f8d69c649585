//! A battle for people: the question at hand, the scene, and the log.

use battle::{
    Line, Refusal, Scene, Seat, View,
    scene::{Badge, Choice, Ground, Outline, Patch, Piece, Pips, Player, Question, Target, Tray, TrayItem, Zone},
};
use rules::{Language, RuleId, rule};
use table::{Inches, Point};

use crate::{
    Aim, Attack, Cell, Deadzone, Due, Event, Face, Item, Mark, Means, ModelId, Order, Pace, Pool, Special, Stat, State,
    Step, Thrown, Use, Weapon, contest, damage, flow, judge, map::CUBE, missions, orders, splat::arms, words::cube,
};

/// The messages.
pub(crate) fn words(language: Language) -> &'static str {
    macro_rules! all {
        ($language:literal) => {
            concat!(
                include_str!(concat!("../../../data/i18n/", $language, "/deadzone.ftl")),
                include_str!(concat!("../../../data/i18n/", $language, "/deadzone-battles.ftl"))
            )
        };
    }
    match language {
        Language::En => all!("en"),
        Language::Fr => all!("fr"),
        Language::It => all!("it"),
    }
}

/// What a step asks.
pub(crate) fn question(state: &State, step: &Step) -> Line {
    let seat = flow::asked(state, step);
    let line = match step {
        Step::Begin => Line::new("dz-ask-begin"),
        Step::NameStarter(_) => Line::new("dz-ask-starter"),
        Step::TakeZone(_) => Line::new("dz-ask-zone"),
        Step::Deploy(_) => Line::new("dz-ask-deploy"),
        Step::Scout(_) => Line::new("dz-ask-scout"),
        Step::Airborne(_) => Line::new("dz-ask-airborne"),
        Step::Logistics(_) => Line::new("dz-ask-logistics"),
        Step::Bonus { .. } => Line::new("dz-ask-bonus"),
        Step::Look { left, .. } => Line::new("dz-ask-look").with("left", *left),
        Step::Discard(_) => Line::new("dz-ask-discard"),
        Step::Shift { left, .. } => Line::new("dz-ask-shift").with("left", *left),
        Step::Flank(_) => Line::new("dz-ask-flank"),
        Step::Edge(_) => Line::new("dz-ask-edge"),
        Step::Exchange { to, .. } => Line::new("dz-ask-exchange").with("model", name(state, *to)),
        Step::Settle | Step::Throws(_) => Line::new("dz-ask-settle"),
        Step::Wave(it) if it.against.is_none() => Line::new("dz-ask-settle"),
        Step::Start(model) => Line::new("dz-ask-start").with("model", name(state, *model)),
        Step::Reroll(_) => Line::new("dz-ask-reroll"),
        Step::Turn(_) => Line::new("dz-ask-turn"),
        Step::Another(_) => Line::new("dz-ask-another"),
        Step::Act(model) => Line::new("dz-ask-act").with("model", name(state, *model)),
        Step::GoOn { model, .. } => Line::new("dz-ask-go-on").with("model", name(state, *model)),
        Step::Leaving(model) => Line::new("dz-ask-leaving").with("model", name(state, *model)),
        Step::Rising(model) => Line::new("dz-ask-rising").with("model", name(state, *model)),
        Step::Tumbled(model) => Line::new("dz-ask-tumbled").with("model", name(state, *model)),
        Step::MustFight(model) => Line::new("dz-ask-must-fight").with("model", name(state, *model)),
        Step::Contest(it) => match contest::asks(state, it) {
            Some((_, contest::Ask::Answer)) => Line::new("dz-ask-answer").with("model", name(state, it.target)),
            Some((seat, contest::Ask::Splat)) => {
                let rule = state.field.specials[seat.index()].map_or(step.rule(), Special::rule);
                Line::new("dz-ask-splat").with("special", rule).with("model", name(state, it.target))
            }
            Some((_, contest::Ask::Stimulant(_))) => Line::new("dz-ask-stimulant"),
            _ => Line::new("dz-ask-dice").with("model", name(state, it.target)),
        },
        Step::Reckoning(_) | Step::Wave(_) | Step::Landing(_) => Line::new("dz-ask-reroll-test"),
        Step::Explosion(_) | Step::Lob(_) => Line::new("dz-ask-dice-burst"),
        Step::Throw(throw) => Line::new("dz-ask-throw").with("model", name(state, throw.model)),
        Step::Flee { model, .. } => Line::new("dz-ask-flee").with("model", name(state, *model)),
        Step::Control(model) => Line::new("dz-ask-control").with("model", name(state, *model)),
        Step::Tread(model) => Line::new("dz-ask-trap").with("model", name(state, *model)),
        Step::Met(model) => Line::new("dz-ask-met").with("model", name(state, *model)),
        Step::Follow { target, .. } => Line::new("dz-ask-follow").with("model", name(state, *target)),
        Step::Rise { dead, .. } => Line::new("dz-ask-rise").with("model", name(state, *dead)),
        Step::PickUp(model) => Line::new("dz-ask-pick-up").with("model", name(state, *model)),
        Step::Stow { model, item, .. } => {
            Line::new("dz-ask-stow").with("model", name(state, *model)).with("item", item.rule())
        }
        Step::RollCommand
        | Step::Relay
        | Step::Tinker(_)
        | Step::Volley { .. }
        | Step::Walk(_)
        | Step::Rampage(_)
        | Step::Resume(_)
        | Step::Pin(_)
        | Step::PinAll(_)
        | Step::Evades { .. }
        | Step::Off { .. }
        | Step::BonusRoll(_)
        | Step::Close
        | Step::EndRound => Line::new("dz-ask-wait").with("rule", step.rule()),
    };
    line.with("player", i32::from(seat.0) + 1)
}

/// A model's name: its profile's, and its number among its like.
pub(crate) fn name(state: &State, model: ModelId) -> Line {
    let Some(card) = state.field.models.get(model.index()) else {
        return Line::new("dz-nobody").with("number", i32::from(model.0) + 1);
    };
    let key = if card.of > 1 { "dz-model-numbered" } else { "dz-model" };
    Line::new(key).with("name", state.profile(model).name.as_str()).with("number", i32::from(card.number) + 1)
}

/// The map as cubes.
pub(crate) fn scene(view: &View<Deadzone>) -> Scene<Order> {
    let state = view.state();
    let levels = state.field.setup.map.levels;
    Scene {
        ground: Ground::Lattice { columns: 8, rows: 8, levels, side: CUBE },
        terrain: terrain(state),
        zones: zones(state),
        pieces: state.on_board().map(|it| piece(state, it)).chain(counters(state)).collect(),
        players: Seat::first(2).map(|it| player(state, it)).collect(),
        groups: Vec::new(),
        actor: state.active.map(|it| id(it.model)),
        trays: Seat::first(2).map(|it| tray(state, it)).collect(),
        standing: standing(state),
        question: state.steps.top().map(|it| Question {
            seat: flow::asked(state, it),
            rule: it.rule(),
            line: question(state, it),
        }),
        tiles: Vec::new(),
        choices: choices(view),
    }
}

fn player(state: &State, seat: Seat) -> Player {
    Player {
        seat,
        name: Line::new("dz-player").with("player", i32::from(seat.0) + 1),
        score: Some(i32::from(state.sides[seat.index()].vps)),
        first: state.initiative == seat,
    }
}

fn standing(state: &State) -> Vec<Line> {
    let vps = |seat: u8| i32::from(state.sides[usize::from(seat)].vps);
    let target = i32::from(missions::vps_to_win(state.field.setup.points));
    let mut lines = vec![
        Line::new("dz-round").with("round", state.round).with("mission", state.mission.rule()),
        Line::new("dz-vps").with("one", vps(0)).with("other", vps(1)).with("target", target),
    ];
    // How the house plays is read before the battle begins.
    if state.steps.top() == Some(&Step::Begin) {
        lines.extend(state.field.setup.settings.lines());
    }
    lines
}

/// Floors, walls and blocks: the solids that stand in the way of sight.
fn terrain(state: &State) -> Vec<Patch> {
    let solids = state.field.lattice.plan().solids.iter().enumerate();
    solids
        .map(|(number, it)| Patch {
            id: number as u16,
            kind: "wall".to_owned(),
            outline: it.outline.corners().to_vec(),
            bottom: it.bottom,
            top: it.top,
            floors: Vec::new(),
            label: None,
            name: Line::new("dz-scenery"),
        })
        .collect()
}

fn zones(state: &State) -> Vec<Zone> {
    let square = |cell: Cell| {
        let corner = |x: u8, y: u8| Point::whole(3 * i32::from(x), 3 * i32::from(y));
        let (west, north) = (cell.column() - 1, cell.row() - 1);
        Outline::Polygon(vec![
            corner(west, north),
            corner(west + 1, north),
            corner(west + 1, north + 1),
            corner(west, north + 1),
        ])
    };
    let objective = |(cell, vps): (Cell, u8)| Zone {
        kind: "objective".to_owned(),
        seat: None,
        outline: square(cell),
        name: Line::new("dz-objective").with("vps", vps).with("cube", cube(cell)),
    };
    let mut zones: Vec<Zone> = missions::objective_cells(state).map(objective).collect();
    zones.extend(state.smoke.iter().map(|cell| Zone {
        kind: "smoke".to_owned(),
        seat: None,
        outline: square(cell),
        name: Line::new("dz-smoke").with("cube", cube(cell)),
    }));
    if state.round == 0 {
        let mission = state.mission;
        for seat in Seat::first(2) {
            let Some(zone) = state.sides[seat.index()].zone else { continue };
            let cells = (0..64).map(Cell::at).filter(|it| mission.in_zone(zone, it.column(), it.row()));
            let deploy = |cell: Cell| Zone {
                kind: "deployment".to_owned(),
                seat: Some(seat),
                outline: square(cell),
                name: Line::new("dz-zone").with("player", i32::from(seat.0) + 1),
            };
            zones.extend(cells.map(deploy));
        }
    }
    zones
}

fn id(model: ModelId) -> String {
    format!("model-{}", model.0)
}

fn place(cell: Cell, (x, y): (f64, f64)) -> Point {
    let along = |number: u8, share: f64| Inches::nearest((f64::from(number) - 1.0 + share) * 3.0);
    Point::new(along(cell.column(), x), along(cell.row(), y))
}

fn piece(state: &State, model: ModelId) -> Piece {
    let (it, profile) = (state.model(model), state.profile(model));
    let radius = [30, 48, 66, 84][usize::from(profile.size) - 1];
    Piece {
        id: id(model),
        seat: Some(state.seat(model)),
        group: None,
        outline: Outline::Disc { at: place(it.cell, it.spots.middle()), radius: Inches::hundredths(radius) },
        height: Inches::whole(3 * (i32::from(it.cell.level()) - 1)),
        facing: None,
        pictogram: "model".to_owned(),
        name: name(state, model),
        about: Vec::new(),
        badges: badges(state, model),
        pips: vec![Pips {
            kind: "damage".to_owned(),
            left: (profile.size + 1).saturating_sub(it.damage),
            of: profile.size + 1,
        }],
        numbers: vec![(Line::new("dz-armour"), damage::armour_of(state, model))],
    }
}

fn badges(state: &State, model: ModelId) -> Vec<Badge> {
    let it = state.model(model);
    let marks: [(Mark, &str, RuleId); 4] = [
        (Mark::Tagged, "tagged", rule!("dz.ability.tag")),
        (Mark::Activated, "activated", rule!("dz.round.activation-marker")),
        (Mark::Pinned, "pinned", rule!("dz.state.pinned")),
        (Mark::Burning, "burning", rule!("dz.state.on-fire")),
    ];
    let marked = marks.into_iter().filter(|badge| it.is(badge.0));
    let mut badges: Vec<Badge> = marked.map(|(_, kind, rule)| Badge { kind: kind.to_owned(), rule }).collect();
    if it.damage > 0 {
        badges.push(Badge { kind: "injured".to_owned(), rule: rule!("dz.damage.states") });
    }
    badges.extend(it.carried().map(|it| Badge { kind: "item".to_owned(), rule: it.1.rule() }));
    badges
}

fn counters(state: &State) -> impl Iterator<Item = Piece> + '_ {
    state.counters.iter().enumerate().map(|(number, it)| Piece {
        id: format!("item-{number}"),
        seat: None,
        group: None,
        outline: Outline::Disc { at: place(it.cell, (0.85, 0.85)), radius: Inches::hundredths(25) },
        height: Inches::whole(3 * (i32::from(it.cell.level()) - 1)),
        facing: None,
        pictogram: "item".to_owned(),
        name: match it.item.or(it.peek.and_then(|it| it.item)) {
            Some(item) => Line::new("dz-item").with("item", item.rule()),
            None => Line::new("dz-item-hidden"),
        },
        about: Vec::new(),
        badges: Vec::new(),
        pips: Vec::new(),
        numbers: Vec::new(),
    })
}

fn tray(state: &State, seat: Seat) -> Tray {
    let mut items = Vec::new();
    for face in Face::ALL {
        for number in 0..state.results(seat, face) {
            items.push(TrayItem {
                id: format!("die-{seat}-{}-{number}", face as u8),
                name: Some(Line::new("dz-result").with("face", face.rule())),
                rule: Some(face.rule()),
                spent: false,
            });
        }
    }
    Tray { seat, name: Line::new("dz-command-dice"), items }
}

/// What the viewer may say, and some of what not and why. Nobody is offered another seat's choices.
fn choices(view: &View<Deadzone>) -> Vec<Choice<Order>> {
    let state = view.state();
    let mine = state.steps.top().is_some_and(|it| Some(flow::asked(state, it)) == view.seat());
    if !mine {
        return Vec::new();
    }
    let mut offered = Vec::new();
    orders::orders(state, &mut offered);
    refused_shots(state, &mut offered);
    let refusal = |order: &Order| judge::judge(state, order).err().map(|why| (why.rule(), why.line()));
    let choice = |order: Order| Choice {
        name: order_name(state, &order),
        tile: tile(&order).to_owned(),
        cost: None,
        points: points(&order),
        refusal: refusal(&order),
        order,
    };
    offered.into_iter().map(choice).collect()
}

/// Shots one might wish for: at every enemy with the first weapon, so that the page can say why not.
fn refused_shots(state: &State, offered: &mut Vec<Order>) {
    let Some(Step::Act(model)) = state.steps.top() else { return };
    let weapons = state.profile(*model).weapons.iter().position(Weapon::shoots);
    let Some(weapon) = weapons.map(|it| it as u8) else { return };
    for target in state.on_board().filter(|it| state.seat(*it) != state.seat(*model)) {
        let order = Order::Shoot { means: Means::Action, weapon, target, effect: false, ammo: None };
        if !offered.contains(&order) {
            offered.push(order);
        }
    }
}

fn tile(order: &Order) -> &'static str {
    match order {
        Order::Begin => "begin",
        Order::NameStarter { .. } => "starter",
        Order::TakeZone { .. } => "zone",
        Order::Deploy { .. } => "deploy",
        Order::Reroll { .. } => "reroll",
        Order::Activate { .. } => "activate",
        Order::Pass => "pass",
        Order::Move { pace: Pace::Move, .. } => "move",
        Order::Move { pace: Pace::Sprint | Pace::Leap | Pace::Wings, .. } => "sprint",
        Order::Move { .. } => "move-result",
        Order::Splat(_) | Order::Shoot { means: Means::Splat, .. } | Order::ShootCube { means: Means::Splat, .. } => {
            "splat"
        }
        Order::TakeAmmo => "stow",
        Order::Snap { .. } => "shoot",
        Order::TakeControl => "control",
        Order::Spring => "spring",
        Order::CallIn { .. } | Order::CallSwarm { .. } => "call-in",
        Order::Emplace { .. } => "emplace",
        Order::Pack { .. } => "pack",
        Order::Give { .. } | Order::Exchange { .. } => "give",
        Order::Dismount => "dismount",
        Order::ShiftItem { .. } => "shift-item",
        Order::SendOff { .. } => "send-off",
        Order::Leave { .. } => "leave",
        Order::TakeUp { .. } => "take-up",
        Order::TakeBonus { .. } | Order::LookAt { .. } | Order::Discard { .. } | Order::Flank { .. } => "bonus",
        Order::Volley { .. } => "volley",
        Order::Reload { .. } => "reload",
        Order::UseItem { .. } => "use-item",
        Order::Link { .. } => "link",
        Order::Disarm { .. } => "disarm",
        Order::Scout { .. } => "scout",
        Order::Tag { .. } => "tag",
        Order::Teleport { .. } => "teleport",
        Order::SetOff => "set-off",
        Order::Smokescreen => "smokescreen",
        Order::Shoot { means: Means::Result, .. } | Order::ShootCube { means: Means::Result, .. } => "shoot-result",
        Order::Shoot { effect: true, .. } => "fire-for-effect",
        Order::Shoot { .. } => "shoot",
        Order::ShootCube { .. } => "throw",
        Order::Fight { means: Means::Result, .. } => "fight-result",
        Order::Fight { .. } => "fight",
        Order::StandUp { .. } => "stand-up",
        Order::Heal { .. } => "heal",
        Order::Done => "done",
        Order::FightBack { .. } => "fight-back",
        Order::Evade => "evade",
        Order::AddDice { .. } => "dice",
        Order::StrikeWith { .. } => "strike",
        Order::Raise { .. } => "strike",
        Order::PickUp { .. } => "pick-up",
        Order::Stow { .. } => "stow",
        Order::ThrowTo { .. } => "throw-to",
        Order::Decline => "decline",
    }
}

fn weapon_name(state: &State, model: ModelId, weapon: u8) -> Line {
    match state.arm(model, weapon) {
        Some(lent) if weapon == arms::WEAPON => Line::new("dz-item").with("item", lent.rule),
        Some(weapon) => Line::new("dz-weapon").with("name", weapon.name.as_str()),
        None => Line::new("dz-item").with("item", rule!("dz.item.thermal-mines")),
    }
}

fn item_name(state: &State, model: ModelId, pocket: u8) -> Line {
    match state.model(model).item(pocket) {
        Some(item) => Line::new("dz-item").with("item", item.rule()),
        None => Line::new("dz-item-hidden"),
    }
}

/// The model an order is for: the one that acts.
fn actor(state: &State) -> ModelId {
    state.active.map_or(ModelId(0), |it| it.model)
}

fn order_name(state: &State, order: &Order) -> Line {
    match order {
        Order::Begin => Line::new("dz-do-begin"),
        Order::NameStarter { seat } => Line::new("dz-do-starter").with("player", i32::from(seat.0) + 1),
        Order::TakeZone { zone } => Line::new(if *zone == 0 { "dz-do-zone-red" } else { "dz-do-zone-blue" }),
        Order::Deploy { model, cell, .. } => {
            Line::new("dz-do-deploy").with("model", name(state, *model)).with("cube", cube(*cell))
        }
        Order::Reroll { dice } => Line::new("dz-do-reroll").with("dice", i32::from(dice.iter().sum::<u8>())),
        Order::Activate { model } => Line::new("dz-do-activate").with("model", name(state, *model)),
        Order::Pass => Line::new("dz-do-pass"),
        Order::Move { pace, way, .. } => move_name(state, *pace, way.cells().last().copied()),
        Order::Shoot { weapon, target, effect, ammo, .. } => {
            let key = if *effect { "dz-do-fire-for-effect" } else { "dz-do-shoot" };
            let line = Line::new(key).with("target", name(state, *target));
            let line = line.with("weapon", weapon_name(state, actor(state), *weapon));
            match ammo {
                None => line,
                Some(pocket) => {
                    Line::new("dz-do-with").with("what", line).with("item", item_name(state, actor(state), *pocket))
                }
            }
        }
        Order::ShootCube { with, cell, .. } => {
            let what = match with {
                Thrown::Weapon(weapon) => weapon_name(state, actor(state), *weapon),
                Thrown::Item(pocket) => item_name(state, actor(state), *pocket),
            };
            Line::new("dz-do-throw").with("what", what).with("cube", cube(*cell))
        }
        Order::Fight { target, .. } => Line::new("dz-do-fight").with("target", name(state, *target)),
        Order::StandUp { .. } => Line::new("dz-do-stand-up"),
        Order::Scout { model, way, .. } => Line::new("dz-do-scout")
            .with("model", name(state, *model))
            .with("cube", cube(way.cells().last().copied().unwrap_or_default())),
        Order::Tag { target, .. } => Line::new("dz-do-tag").with("target", name(state, *target)),
        Order::Teleport { cell, .. } => Line::new("dz-do-teleport").with("cube", cube(*cell)),
        Order::SetOff => Line::new("dz-do-set-off"),
        Order::Smokescreen => Line::new("dz-do-smokescreen"),
        Order::Heal { patient, .. } => Line::new("dz-do-heal").with("model", name(state, *patient)),
        Order::Done => Line::new("dz-do-done"),
        Order::FightBack { .. } => Line::new("dz-do-fight-back"),
        Order::Evade => Line::new("dz-do-evade"),
        Order::AddDice { count } => Line::new("dz-do-dice").with("count", *count),
        Order::StrikeWith { model, .. } => Line::new("dz-do-strike").with("model", name(state, *model)),
        Order::Raise { model } => Line::new("dz-do-raise").with("model", name(state, *model)),
        Order::PickUp { item } => {
            let lies = state.counters.get(usize::from(*item)).and_then(|it| it.item);
            let what = lies.map_or(Line::new("dz-item-hidden"), |it| Line::new("dz-item").with("item", it.rule()));
            Line::new("dz-do-pick-up").with("item", what)
        }
        Order::Stow { give_up: None, .. } => Line::new("dz-do-keep"),
        Order::Stow { destroy: false, .. } => Line::new("dz-do-drop"),
        Order::Stow { destroy: true, .. } => Line::new("dz-do-destroy"),
        Order::ThrowTo { wind } => Line::new("dz-do-throw-to").with("wind", i32::from(*wind) + 1),
        Order::Splat(how) => splat_name(state, *how),
        Order::TakeAmmo => Line::new("dz-do-take-ammo"),
        Order::Snap { model, weapon } => Line::new("dz-do-snap")
            .with("model", name(state, *model))
            .with("weapon", weapon_name(state, *model, *weapon)),
        Order::TakeControl => Line::new("dz-do-control"),
        Order::Spring => Line::new("dz-do-spring"),
        Order::CallIn { model, cell, .. } => {
            Line::new("dz-do-call-in").with("model", name(state, *model)).with("cube", cube(*cell))
        }
        Order::CallSwarm { .. } => Line::new("dz-do-call-swarm"),
        Order::Emplace { .. } => Line::new("dz-do-emplace"),
        Order::Pack { .. } => Line::new("dz-do-pack"),
        Order::Give { item, to } => {
            Line::new("dz-do-give").with("item", item_name(state, actor(state), *item)).with("model", name(state, *to))
        }
        Order::Exchange { back: true, .. } => Line::new("dz-do-give-back"),
        Order::Exchange { back: false, .. } => Line::new("dz-do-drop"),
        Order::Dismount => Line::new("dz-do-dismount"),
        Order::ShiftItem { cell, .. } => Line::new("dz-do-shift-item").with("cube", cube(*cell)),
        Order::SendOff { item } => Line::new("dz-do-send-off").with("item", item_name(state, actor(state), *item)),
        Order::Leave { .. } => Line::new("dz-do-leave"),
        Order::TakeUp { due } => due_name(state, *due),
        Order::TakeBonus { result, .. } => Line::new(BONUS[usize::from(*result).clamp(1, 7) - 1]),
        Order::LookAt { item } => counter_name(state, "dz-do-look-at", *item),
        Order::Discard { item } => counter_name(state, "dz-do-discard", *item),
        Order::Flank { model } => Line::new("dz-do-flank").with("model", name(state, *model)),
        Order::Volley { aims } => volley_name(state, *aims),
        Order::Reload { model, weapon } => {
            Line::new("dz-do-reload").with("weapon", weapon_name(state, *model, *weapon))
        }
        Order::UseItem { item } => Line::new("dz-do-use-item").with("item", item_name(state, actor(state), *item)),
        Order::Link { cell } => Line::new("dz-do-link").with("cube", cube(*cell)),
        Order::Disarm { .. } => Line::new("dz-do-disarm"),
        Order::Decline => Line::new("dz-do-decline"),
    }
}

/// The results of a bonus die.
const BONUS: [&str; 7] = [
    "dz-bonus-look",
    "dz-bonus-look-three",
    "dz-bonus-discard",
    "dz-bonus-move",
    "dz-bonus-move-two",
    "dz-bonus-move-three",
    "dz-bonus-flank",
];

/// A deed with a counter, by the cube it lies in.
fn counter_name(state: &State, key: &'static str, counter: u8) -> Line {
    let cell = state.counters.get(usize::from(counter)).map(|it| it.cell);
    Line::new(key).with("cube", cube(cell.unwrap_or_default()))
}

/// Something that fell due.
fn due_name(state: &State, due: u8) -> Line {
    let at = usize::from(due);
    let next = match state.steps.top() {
        Some(Step::Throws(all)) => all.get(at).map(|it| it.model),
        Some(Step::Wave(wave)) => wave.explosion.victims.get(at).map(|it| it.0),
        _ => None,
    };
    if let Some(model) = next {
        return Line::new("dz-due-model").with("model", name(state, model));
    }
    match state.due.get(usize::from(due)).map(|it| &it.due) {
        Some(Due::Fight(model)) => Line::new("dz-due-fight").with("model", name(state, *model)),
        Some(Due::PickUp(model)) => Line::new("dz-due-pick-up").with("model", name(state, *model)),
        Some(Due::Rise(model) | Due::Tread(model)) => Line::new("dz-due-model").with("model", name(state, *model)),
        Some(Due::Boom { cell, .. } | Due::Ink(cell)) => Line::new("dz-due-cube").with("cube", cube(*cell)),
        None => Line::new("dz-do-decline"),
    }
}

fn volley_name(state: &State, aims: [Aim; 2]) -> Line {
    let aim = |aim: Aim| match aim {
        Aim::Model(weapon, target) => Line::new("dz-do-shoot")
            .with("target", name(state, target))
            .with("weapon", weapon_name(state, actor(state), weapon)),
        Aim::Cube(weapon, cell) => {
            Line::new("dz-do-throw").with("what", weapon_name(state, actor(state), weapon)).with("cube", cube(cell))
        }
    };
    Line::new("dz-do-volley").with("one", aim(aims[0])).with("other", aim(aims[1]))
}

/// A use of the army special of whoever is asked.
fn splat_name(state: &State, how: Use) -> Line {
    let seat = state.steps.top().map_or(state.initiative, |it| flow::asked(state, it));
    let rule = state.field.specials[seat.index()].map_or(rule!("dz.command.splat"), Special::rule);
    let line = |key: &'static str| Line::new(key).with("special", rule);
    match how {
        Use::Now => line("dz-do-splat"),
        Use::On(model) => line("dz-do-splat-on").with("model", name(state, model)),
        Use::Gift(model, choice) => {
            line("dz-do-splat-gift").with("model", name(state, model)).with("choice", i32::from(choice) + 1)
        }
        Use::Result(face) => line("dz-do-splat-result").with("face", face.rule()),
        Use::Dice(dice) => line("dz-do-splat-dice").with("dice", i32::from(dice.iter().sum::<u8>())),
        Use::Cube(cell) => line("dz-do-splat-cube").with("cube", cube(cell)),
        Use::Drop(model, cell) => line("dz-do-splat-drop").with("model", name(state, model)).with("cube", cube(cell)),
        Use::Times(times) => line("dz-do-splat-times").with("times", times),
        Use::Stat(stat) => line(match stat {
            Stat::Shoot => "dz-do-splat-shoot",
            Stat::Fight => "dz-do-splat-fight",
            Stat::Survive => "dz-do-splat-survive",
        }),
    }
}

fn move_name(state: &State, pace: Pace, to: Option<Cell>) -> Line {
    let key = match pace {
        _ if to.is_none() => "dz-do-reposition",
        Pace::Move => "dz-do-move",
        Pace::Sprint | Pace::Leap | Pace::Wings => "dz-do-sprint",
        _ => "dz-do-move-result",
    };
    Line::new(key).with("cube", cube(to.unwrap_or(state.model(actor(state)).cell)))
}

fn points(order: &Order) -> Vec<Target> {
    let at = |cell: &Cell| Target::Cube(cell.column() - 1, cell.row() - 1, cell.level() - 1);
    match order {
        Order::Deploy { model, cell, .. } => vec![Target::Piece(id(*model)), at(cell)],
        Order::Activate { model }
        | Order::StrikeWith { model, .. }
        | Order::Raise { model }
        | Order::Flank { model }
        | Order::Snap { model, .. } => {
            vec![Target::Piece(id(*model))]
        }
        Order::Move { way, .. } => way.cells().last().map(at).into_iter().collect(),
        Order::Shoot { target, .. } | Order::Fight { target, .. } | Order::Tag { target, .. } => {
            vec![Target::Piece(id(*target))]
        }
        Order::Scout { model, way, .. } => {
            let to = way.cells().last().map(at);
            [Some(Target::Piece(id(*model))), to].into_iter().flatten().collect()
        }
        Order::Teleport { cell, .. } => vec![at(cell)],
        Order::Heal { patient, .. } => vec![Target::Piece(id(*patient))],
        Order::ShootCube { cell, .. } => vec![at(cell)],
        Order::Reload { model, .. } | Order::Give { to: model, .. } | Order::Pack { gun: model, .. } => {
            vec![Target::Piece(id(*model))]
        }
        Order::CallIn { cell, .. } | Order::ShiftItem { cell, .. } | Order::Splat(Use::Drop(_, cell)) => vec![at(cell)],
        Order::Link { cell } => vec![at(cell)],
        Order::PickUp { item } | Order::LookAt { item } | Order::Discard { item } => {
            vec![Target::Piece(format!("item-{item}"))]
        }
        Order::Splat(Use::On(model) | Use::Gift(model, _)) => vec![Target::Piece(id(*model))],
        Order::Splat(Use::Cube(cell)) => vec![at(cell)],
        Order::Begin
        | Order::NameStarter { .. }
        | Order::TakeZone { .. }
        | Order::Reroll { .. }
        | Order::Pass
        | Order::StandUp { .. }
        | Order::SetOff
        | Order::Smokescreen
        | Order::Done
        | Order::FightBack { .. }
        | Order::Evade
        | Order::AddDice { .. }
        | Order::Stow { .. }
        | Order::ThrowTo { .. }
        | Order::Splat(Use::Now | Use::Result(_) | Use::Dice(_) | Use::Times(_) | Use::Stat(_))
        | Order::TakeAmmo
        | Order::TakeControl
        | Order::Spring
        | Order::CallSwarm { .. }
        | Order::Emplace { .. }
        | Order::Exchange { .. }
        | Order::Dismount
        | Order::SendOff { .. }
        | Order::Leave { .. }
        | Order::TakeUp { .. }
        | Order::TakeBonus { .. }
        | Order::Volley { .. }
        | Order::UseItem { .. }
        | Order::Disarm { .. }
        | Order::Decline => Vec::new(),
    }
}

/// An event as a line of the log.
pub(crate) fn narrate(before: &State, event: &Event) -> Option<Line> {
    let player = |seat: Seat| i32::from(seat.0) + 1;
    let model = |key: &'static str, model: ModelId| Line::new(key).with("model", name(before, model));
    Some(match event {
        Event::ItemPlaced { cell: Some(cell), .. } => Line::new("dz-log-item-placed").with("cube", cube(*cell)),
        Event::ItemPlaced { cell: None, .. } => Line::new("dz-log-item-discarded"),
        Event::ReconRolled { rolls, winner } => match winner {
            Some(seat) => Line::new("dz-log-recon")
                .with("player", player(*seat))
                .with("one", rolls[0].successes)
                .with("other", rolls[1].successes),
            None => Line::new("dz-log-recon-tie").with("successes", rolls[0].successes),
        },
        Event::BonusRolled { seat, faces } => {
            Line::new("dz-log-bonus").with("player", player(*seat)).with("faces", listed(faces))
        }
        Event::Looked { seat, counter, item } => {
            let line = match item {
                Some(item) => counter_name(before, "dz-log-looked-item", *counter).with("item", item.rule()),
                None => counter_name(before, "dz-log-looked", *counter),
            };
            line.with("player", player(*seat))
        }
        Event::Flanked { model: who } => model("dz-log-flanked", *who),
        Event::CounterGone { counter } => {
            before.counters.get(usize::from(*counter)).filter(|it| it.item.is_none())?;
            Line::new("dz-log-counter-gone")
        }
        Event::StarterNamed { seat } => Line::new("dz-log-starter").with("player", player(*seat)),
        Event::Deployed { model: who, cell, .. } => model("dz-log-deployed", *who).with("cube", cube(*cell)),
        Event::RoundBegan { round } => Line::new("dz-log-round").with("round", *round),
        Event::CommandRolled { seat, faces, .. } => {
            Line::new("dz-log-command").with("player", player(*seat)).with("faces", listed(faces))
        }
        Event::Passed { seat } => Line::new("dz-log-passed").with("player", player(*seat)),
        Event::Activated { model: who } => model("dz-log-activated", *who).with("player", player(before.seat(*who))),
        Event::Spent { seat, face, count } => {
            Line::new("dz-log-spent").with("player", player(*seat)).with("face", face.rule()).with("count", *count)
        }
        Event::Moved { model: who, to, .. } => model("dz-log-moved", *who).with("cube", cube(*to)),
        Event::Marked { model: who, mark, holds, rule } => return marked(before, *who, *mark, *holds, *rule),
        Event::StoodUp { model: who, .. } => model("dz-log-stood-up", *who),
        Event::Rolled { attack, target, by, against, .. } => rolled(before, *attack, *target, by, against),
        Event::Rerolled { model: who, roll, rule } => {
            model("dz-log-rerolled", *who).with("roll", pool(roll)).with("rule", *rule)
        }
        Event::Burst { cell, by } => Line::new("dz-log-burst").with("cube", cube(*cell)).with("roll", pool(by)),
        Event::Withstood { model: who, against } => model("dz-log-withstood", *who).with("roll", pool(against)),
        Event::Thrown { by, roll } => model("dz-log-thrown", *by).with("roll", pool(roll)),
        Event::Scattered { die, to, .. } => Line::new("dz-log-scattered").with("die", *die).with("cube", cube(*to)),
        Event::FloorRolled { cell, die } => Line::new("dz-log-floor").with("die", *die).with("cube", cube(*cell)),
        Event::Shielded { model: who, roll, lost } => {
            let key = if lost.is_some() { "dz-log-shield-lost" } else { "dz-log-shield" };
            model(key, *who).with("roll", pool(roll))
        }
        Event::Damaged { model: who, damage } => model("dz-log-damaged", *who).with("damage", damage.clone()),
        Event::Healed { model: who, damage, rule } => {
            model("dz-log-healed", *who).with("damage", *damage).with("rule", *rule)
        }
        Event::VolatileRolled { model: who, die, .. } => model("dz-log-volatile", *who).with("die", *die),
        Event::Unloaded { model: who, weapon, empty } => {
            let key = if *empty { "dz-log-unloaded" } else { "dz-log-reloaded" };
            model(key, *who).with("weapon", weapon_name(before, *who, *weapon))
        }
        Event::ResultGained { seat, face, .. } => {
            Line::new("dz-log-result-gained").with("player", player(*seat)).with("face", face.rule())
        }
        Event::Linked { cell, .. } => Line::new("dz-log-linked").with("cube", cube(*cell)),
        Event::Smoked { cell, .. } => Line::new("dz-log-smoke").with("cube", cube(*cell)),
        Event::SmokeRolled { cell, die } => {
            Line::new("dz-log-smoke-rolled").with("cube", cube(*cell)).with("die", *die)
        }
        Event::Died { model: who } => model("dz-log-died", *who),
        Event::Scored { seat, vps, rule } => {
            Line::new("dz-log-scored").with("player", player(*seat)).with("vps", *vps).with("rule", *rule)
        }
        Event::PickedUp { model: who, item, .. } => model("dz-log-picked-up", *who).with("item", item.rule()),
        Event::Given(boon) => model("dz-log-given", boon.model).with("rule", boon.rule),
        Event::TableRolled { model: who, die, rule } => {
            model("dz-log-table", *who).with("die", *die).with("rule", *rule)
        }
        Event::ResultLost { seat, face, .. } => {
            Line::new("dz-log-result-lost").with("player", player(*seat)).with("face", face.rule())
        }
        Event::ResultTaken { seat, face } => {
            Line::new("dz-log-result-taken").with("player", player(*seat)).with("face", face.rule())
        }
        Event::Drawn { model: who, item } => model("dz-log-picked-up", *who).with("item", item.rule()),
        Event::ItemLaid { cell } => Line::new("dz-log-item-placed").with("cube", cube(*cell)),
        Event::Arrived { model: who, cell, .. } => model("dz-log-arrived", *who).with("cube", cube(*cell)),
        Event::CounterMoved { cell, .. } => Line::new("dz-log-item-placed").with("cube", cube(*cell)),
        Event::SecretRolled { seat, secret: None } => Line::new("dz-log-secret").with("player", player(*seat)),
        Event::SecretRolled { seat, secret: Some(secret) } | Event::SecretShown { seat, secret } => {
            Line::new("dz-log-secret-shown").with("player", player(*seat)).with("secret", Line::new(secret.key()))
        }
        Event::LeftTheBoard { model: who } => model("dz-log-left", *who),
        Event::MissionRolled { die, mission } => {
            Line::new("dz-log-mission").with("die", *die).with("mission", mission.rule())
        }
        Event::Controlled { model: who, seat } => model("dz-log-controlled", *who).with("player", player(*seat)),
        Event::TrapLaid(trap) => Line::new("dz-log-trap").with("cube", cube(trap.cell)),
        Event::TrapGone { .. } => Line::new("dz-log-trap-gone"),
        Event::Dropped { cell, item, .. } => {
            Line::new("dz-log-dropped").with("item", item.rule()).with("cube", cube(*cell))
        }
        Event::UsedUp { model: who, pocket } => {
            let item = before.model(*who).item(*pocket).unwrap_or(Item::Ammo);
            model("dz-log-used-up", *who).with("item", item.rule())
        }
        Event::RoundEnded => Line::new("dz-log-round-ended").with("round", before.round),
        Event::Ended { outcome } => match outcome.winners().next().filter(|_| !outcome.is_draw()) {
            Some(seat) => Line::new("dz-log-won").with("player", player(seat)),
            None => Line::new("dz-log-draw"),
        },
        Event::Done
        | Event::Then(_)
        | Event::Becomes(_)
        | Event::ZoneTaken { .. }
        | Event::TurnCame { .. }
        | Event::Acted { .. }
        | Event::ActedFreely { .. }
        | Event::ActedBySplat { .. }
        | Event::Resumed(_)
        | Event::Rushed { .. }
        | Event::HandedOver { .. }
        | Event::ActivationEnded { .. }
        | Event::WeaponSpent { .. }
        | Event::Awaits(_)
        | Event::TakenUp(_)
        | Event::Stowed { .. } => return None,
    })
}

fn marked(before: &State, model: ModelId, mark: Mark, holds: bool, rule: RuleId) -> Option<Line> {
    let key = match (mark, holds) {
        (Mark::Pinned, true) => "dz-log-pinned",
        (Mark::Burning, true) => "dz-log-burning",
        (Mark::Burning, false) => "dz-log-put-out",
        (Mark::Activated, true) => "dz-log-stunned",
        (Mark::Tagged, true) => "dz-log-tagged",
        (Mark::Raging, true) => "dz-log-raging",
        (Mark::Shard, true) => "dz-log-shard",
        (Mark::Activated, false) => "dz-log-woken",
        (
            Mark::OnBoard
            | Mark::Dead
            | Mark::LifeSupportUsed
            | Mark::Scouted
            | Mark::SmokeUsed
            | Mark::Fresh
            | Mark::Wreck
            | Mark::Invigorated
            | Mark::Hurled
            | Mark::Flanking,
            _,
        )
        | (Mark::Pinned | Mark::Tagged | Mark::Raging | Mark::Shard, false) => {
            return None;
        }
    };
    Some(Line::new(key).with("model", name(before, model)).with("rule", rule))
}

fn rolled(before: &State, attack: Attack, target: ModelId, by: &Pool, against: &Pool) -> Line {
    let line = match attack {
        Attack::Shot { by, weapon, effect, .. } => {
            let key = if effect { "dz-log-fired-for-effect" } else { "dz-log-shot" };
            Line::new(key).with("by", name(before, by)).with("weapon", weapon_name(before, by, weapon))
        }
        Attack::Blow { by, weapon, .. } => {
            Line::new("dz-log-blow").with("by", name(before, by)).with("weapon", weapon_name(before, by, weapon))
        }
        Attack::Fire => Line::new("dz-log-fire"),
        Attack::Wall => Line::new("dz-log-slammed"),
        Attack::Fall(levels) => Line::new("dz-log-fell").with("levels", levels),
    };
    line.with("target", name(before, target)).with("attack", pool(by)).with("answer", pool(against))
}

/// A pool as players say it: faces and successes.
fn pool(pool: &Pool) -> Line {
    let line = Line::new("dz-pool").with("dice", pool.dice.clone()).with("successes", pool.successes);
    line.with("faces", listed(&pool.faces))
}

fn listed(faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    if faces.is_empty() { "-".to_owned() } else { faces.join(" ") }
}
