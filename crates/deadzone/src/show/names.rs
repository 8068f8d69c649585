//! What models, weapons and orders are called.

use battle::Line;
use catalogue::rule;

use crate::{
    Aim, Cell, Counter, Due, Face, Gun, Item, ModelId, Order, Pace, Spots, Stat, State, Step, Thrown, Use,
    content::items::sentry_gun, engine::flow, model::state::LENT, show::refusals::cube,
};

/// A model's name.
pub(crate) fn name(state: &State, model: ModelId) -> Line {
    state.name(model)
}

/// A weapon of a model.
pub(crate) fn weapon_name(state: &State, model: ModelId, weapon: u8) -> Line {
    match state.arm(model, weapon) {
        Some(lent) if weapon == LENT => Line::new("dz-item").with("item", lent.rule),
        Some(weapon) => Line::new("dz-weapon").with("name", weapon.name.as_str()),
        None => Line::new("dz-item").with("item", rule!("dz.item.thermal-mines")),
    }
}

/// A line about an item; a Sentry Gun is named with the weapon that was bought for it.
pub(crate) fn with_item(line: Line, item: Item) -> Line {
    match item {
        Item::ArmedGun(weapon) => {
            line.with("item", Line::new("dz-item-armed").with("item", item.rule()).with("weapon", weapon))
        }
        other => line.with("item", other.rule()),
    }
}

fn item_name(state: &State, model: ModelId, pocket: u8) -> Line {
    match state.model(model).item(pocket) {
        Some(item) => with_item(Line::new("dz-item"), item),
        None => Line::new("dz-item-hidden"),
    }
}

/// The model an order is for: the one that acts.
pub(crate) fn actor(state: &State) -> ModelId {
    state.active.map_or(ModelId(0), |it| it.model)
}

/// An order as a button says it.
pub(crate) fn order_name(state: &State, order: &Order) -> Line {
    match order {
        Order::Begin => Line::new("dz-do-begin"),
        Order::NameStarter { seat } => Line::new("dz-do-starter").with("player", *seat),
        Order::TakeZone { zone } => Line::new(if *zone == 0 { "dz-do-zone-red" } else { "dz-do-zone-blue" }),
        Order::Deploy { model, cell, .. } => {
            Line::new("dz-do-deploy").with("model", name(state, *model)).with("cube", cube(*cell))
        }
        Order::Reroll { dice } => reroll_name(*dice),
        Order::Activate { model } => Line::new("dz-do-activate").with("model", name(state, *model)),
        Order::Pass => Line::new("dz-do-pass"),
        Order::Move { pace, way, at } => placed(move_name(state, *pace, way.cells().last().copied()), *at),
        Order::TakePlace { at } => Line::new("dz-do-place").with("spot", spot_name(*at)),
        Order::Shoot { weapon, target, effect, ammo, .. } => {
            let key = if *effect { "dz-do-fire-for-effect" } else { "dz-do-shoot" };
            let line = Line::new(key).with("target", name(state, *target));
            with_ammo(state, line.with("weapon", weapon_name(state, actor(state), *weapon)), *ammo)
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
            Line::new("dz-do-pick-up").with("item", counter_item(state.counters.get(usize::from(*item))))
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
        Order::Emplace { gun, .. } => emplace_name(state, *gun),
        Order::Pack { .. } => Line::new("dz-do-pack"),
        Order::Give { item, to } => {
            Line::new("dz-do-give").with("item", item_name(state, actor(state), *item)).with("model", name(state, *to))
        }
        Order::Exchange { back: true, .. } => Line::new("dz-do-give-back"),
        Order::Exchange { back: false, .. } => Line::new("dz-do-drop"),
        Order::Dismount => Line::new("dz-do-dismount"),
        Order::ShiftItem { item, cell } => Line::new("dz-do-shift-item")
            .with("item", counter_item(state.counters.get(usize::from(*item))))
            .with("cube", cube(*cell)),
        Order::SendOff { item } => Line::new("dz-do-send-off").with("item", item_name(state, actor(state), *item)),
        Order::Leave { .. } => Line::new("dz-do-leave"),
        Order::TakeUp { due } => due_name(state, *due),
        Order::TakeBonus { result, .. } => Line::new(BONUS[usize::from(*result).clamp(1, 7) - 1]),
        Order::LookAt { item } => counter_name(state, "dz-do-look-at", *item),
        Order::Discard { item } => counter_name(state, "dz-do-discard", *item)
            .with("item", counter_item(state.counters.get(usize::from(*item)))),
        Order::Flank { model } => Line::new("dz-do-flank").with("model", name(state, *model)),
        Order::Volley { aims, ammo } => volley_name(state, *aims, *ammo),
        Order::Reload { model, weapon } => {
            Line::new("dz-do-reload").with("weapon", weapon_name(state, *model, *weapon))
        }
        Order::UseItem { item } => Line::new("dz-do-use-item").with("item", item_name(state, actor(state), *item)),
        Order::Link { cell } => Line::new("dz-do-link").with("cube", cube(*cell)),
        Order::Disarm { .. } => Line::new("dz-do-disarm"),
        Order::RollAgain => Line::new("dz-do-roll-again"),
        Order::Decline => Line::new("dz-do-decline"),
    }
}

/// A move with where in the cube it ends, if that is not the middle.
fn placed(line: Line, at: Spots) -> Line {
    if bearing(at) == "middle" { line } else { Line::new("dz-do-at").with("what", line).with("spot", spot_name(at)) }
}

/// Where in a cube some spots are.
fn spot_name(at: Spots) -> Line {
    Line::new("dz-spot").with("at", bearing(at))
}

fn bearing(at: Spots) -> &'static str {
    let (x, y) = at.middle();
    let side = |share: f64| if share < 0.4 { 0 } else { 1 + usize::from(share > 0.6) };
    [["north-west", "north", "north-east"], ["west", "middle", "east"], ["south-west", "south", "south-east"]][side(y)]
        [side(x)]
}

/// A gun is emplaced; with which weapon, if one was bought for it.
fn emplace_name(state: &State, gun: Gun) -> Line {
    let line = Line::new("dz-do-emplace");
    match sentry_gun::item(state, gun) {
        Some(Item::ArmedGun(weapon)) => Line::new("dz-do-with").with("what", line).with("item", weapon),
        Some(_) | None => line,
    }
}

/// Which command dice are rolled again.
fn reroll_name(dice: [u8; 6]) -> Line {
    let faces = Face::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, usize::from(dice[it as usize])));
    let listed = faces.map(|it| Line::new("dz-result").with("face", it.rule()));
    match listed.reduce(|all, it| Line::new("dz-and").with("one", all).with("other", it)) {
        Some(faces) => Line::new("dz-do-reroll").with("faces", faces),
        None => Line::new("dz-tile-keep"),
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

/// What a counter on the map is called; one that lies face down by its name for who has looked at it.
pub(crate) fn counter_item(counter: Option<&Counter>) -> Line {
    match counter.map(|it| (it.known(), it.item)) {
        Some((Some(item), Some(_))) => with_item(Line::new("dz-item"), item),
        Some((Some(item), None)) => with_item(Line::new("dz-item-seen"), item),
        Some((None, _)) | None => Line::new("dz-item-hidden"),
    }
}

/// A deed with a counter, by the cube it lies in.
pub(crate) fn counter_name(state: &State, key: &'static str, counter: u8) -> Line {
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

/// A shot with what ammunition is used for it.
pub(crate) fn with_ammo(state: &State, shot: Line, ammo: Option<u8>) -> Line {
    let Some(pocket) = ammo else { return shot };
    Line::new("dz-do-with").with("what", shot).with("item", item_name(state, actor(state), pocket))
}

fn volley_name(state: &State, aims: [Aim; 2], ammo: Option<u8>) -> Line {
    let aim = |aim: Aim| match aim {
        Aim::Model(weapon, target) => Line::new("dz-do-shoot")
            .with("target", name(state, target))
            .with("weapon", weapon_name(state, actor(state), weapon)),
        Aim::Cube(weapon, cell) => {
            Line::new("dz-do-throw").with("what", weapon_name(state, actor(state), weapon)).with("cube", cube(cell))
        }
    };
    with_ammo(state, Line::new("dz-do-volley").with("one", aim(aims[0])).with("other", aim(aims[1])), ammo)
}

/// A use of the army special of whoever is asked.
fn splat_name(state: &State, how: Use) -> Line {
    let seat = state.steps.top().map_or(state.initiative, |it| flow::asked(state, it));
    let rule = state.field.specials[seat.index()].map_or(rule!("dz.command.splat"), |it| it.rule);
    let line = |key: &'static str| Line::new(key).with("special", rule);
    match how {
        Use::Now => line("dz-do-splat"),
        Use::On(model) => line("dz-do-splat-on").with("model", name(state, model)),
        Use::Gift(model, choice) => {
            line("dz-do-splat-gift").with("model", name(state, model)).with("choice", i32::from(choice) + 1)
        }
        Use::Result(face) => line("dz-do-splat-result").with("face", face.rule()),
        Use::Dice(dice) => line("dz-do-splat-dice").with("dice", dice.iter().map(|it| i32::from(*it)).sum::<i32>()),
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
