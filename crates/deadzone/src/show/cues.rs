//! Cues: what there is to see of an event on the map.

use battle::{
    Beat, Breakdown, Cue, Face, Line, Rolled, Seat,
    scene::{Outline, Pips, Target},
};
use catalogue::{RuleId, rule};
use table::{Inches, Point};

use crate::{
    Answer, Attack, Cell, Event, Mark, ModelId, Pool, Spots, State, Step,
    model::profile::Kind,
    rules::{missions, shooting::cube_attack},
    show::{
        log::narrate,
        names::name,
        pieces::{height, place},
    },
};

/// What there is to see of an event, and where.
pub(crate) fn cue(before: &State, event: &Event) -> Option<Cue> {
    seen(before, event).map(|it| it.placed(|target| at(before, target)))
}

/// Where a thing is.
fn at(state: &State, target: &Target) -> Option<(Point, Inches)> {
    match target {
        Target::Piece(id) => state.on_board().find(|it| it.piece() == *id).map(|it| stands(state, it)),
        Target::Cube(column, row, level) => {
            let cell = Cell::new(column + 1, row + 1, level + 1)?;
            Some((place(cell, (0.5, 0.5)), height(cell)))
        }
        Target::Place(at) => Some((*at, Inches::ZERO)),
        Target::Group(_) | Target::Item(_) | Target::Means { .. } => None,
    }
}

fn seen(before: &State, event: &Event) -> Option<Cue> {
    let told = |beat: Beat| narrate(before, event).map(|line| Cue::new(beat, line));
    let of = |beat: Beat, model: ModelId| told(beat).map(|it| it.at([piece(model)]));
    match event {
        Event::ReconRolled { rolls, .. } => {
            let named = |(at, pool): (usize, &Pool)| Some(dice(Some(Seat(at as u8)), rule!("dz.recon.test"), pool, 0));
            told(Beat::Turn).map(|it| it.rolling(rolls.iter().enumerate().filter_map(named)))
        }
        Event::Flanked { model } | Event::LeftTheBoard { model } => of(Beat::Place, *model),
        Event::Deployed { model, .. } | Event::Arrived { model, .. } => of(Beat::Place, *model),
        Event::RoundBegan { .. } => told(Beat::Turn),
        Event::CommandRolled { seat, faces, dice, .. } => {
            let faces = faces.iter().map(|it| Face::new(*it, false)).collect();
            let name = Line::new("dz-cue-test").with("rule", rule!("dz.command.roll"));
            let rolled = Rolled {
                seat: Some(*seat),
                name,
                sides: 6,
                under: false,
                need: None,
                wants: dice.total().clamp(0, 99) as u8,
                faces,
            };
            told(Beat::Turn).map(|it| it.rolling([rolled]))
        }
        Event::Passed { .. } | Event::StarterNamed { .. } => told(Beat::Word),
        Event::Moved { model, to, at, shifted } => {
            let way = [stands(before, *model), spot(*to, *at)];
            let aside = shifted.iter().map(|it| piece(it.0));
            told(Beat::Go).map(|it| it.of(before.seat(*model)).by(piece(*model)).at(aside).along(way))
        }
        Event::StoodUp { model, at } => {
            let way = [stands(before, *model), spot(before.model(*model).cell, *at)];
            told(Beat::Go).map(|it| it.by(piece(*model)).along(way))
        }
        Event::Marked { model, mark: Mark::Pinned, holds: true, .. } => of(Beat::Nerve, *model),
        Event::Marked { model, mark: Mark::OnBoard, .. } => {
            Some(Cue::new(Beat::Place, name(before, *model)).at([piece(*model)]))
        }
        Event::Marked { model, .. } => of(Beat::Word, *model),
        Event::Rolled { attack, target, answer, by, against } => {
            Some(contest(before, *attack, (*target, *answer), by, against))
        }
        Event::Rerolled { model, roll, rule } => {
            let rolls = [dice(Some(before.player(*model)), *rule, roll, 0)];
            of(Beat::Test, *model).map(|it| it.rolling(rolls))
        }
        Event::Burst { cell, by } => {
            let rolls = [dice(None, rule!("dz.ability.frag"), by, 0)];
            told(Beat::Strike).map(|it| it.at([cube(*cell)]).over([area(*cell)]).rolling(rolls))
        }
        Event::Withstood { model, against } => Some(withstood(before, *model, against)),
        Event::Thrown { by, roll } => Some(thrown(before, *by, roll)),
        Event::Scattered { die, from, to } => {
            let middle = |it: Cell| (place(it, (0.5, 0.5)), height(it));
            let cue = told(Beat::Word)?.at([cube(*to)]).along([middle(*from), middle(*to)]);
            Some(cue.rolling([looked_up(rule!("dz.state.scatter"), &[*die])]))
        }
        Event::FloorRolled { cell, die } => told(Beat::Word)
            .map(|it| it.at([cube(*cell)]).rolling([looked_up(rule!("dz.state.scatter-partial"), &[*die])])),
        Event::Shielded { model, roll, lost } => {
            let word = Line::new(if lost.is_some() { "dz-cue-shield-lost" } else { "dz-cue-shield" });
            let rolls = [dice(Some(before.seat(*model)), rule!("dz.item.energy-shield"), roll, 1)];
            Some(Cue::new(Beat::Test, word).at([piece(*model)]).rolling(rolls))
        }
        Event::Damaged { model, damage } => {
            let word = Line::new("dz-cue-damage").with("damage", damage.clone());
            let taken = u8::try_from(damage.total().max(0)).unwrap_or(u8::MAX);
            let left = wounds(before, *model, before.model(*model).damage.saturating_add(taken));
            Some(Cue::new(Beat::Harm, word).of(before.seat(*model)).at([piece(*model)]).leaving(left).weighing(1))
        }
        Event::Healed { model, damage, .. } => {
            let word = Line::new("dz-cue-healed").with("damage", *damage);
            let left = wounds(before, *model, before.model(*model).damage.saturating_sub(*damage));
            Some(Cue::new(Beat::Harm, word).at([piece(*model)]).leaving(left))
        }
        Event::VolatileRolled { model, die, .. } => {
            of(Beat::Word, *model).map(|it| it.rolling([looked_up(rule!("dz.ability.volatile"), &[*die])]))
        }
        Event::TableRolled { model, die, rule } => {
            of(Beat::Word, *model).map(|it| it.rolling([looked_up(*rule, &[*die])]))
        }
        Event::Unloaded { model, .. } | Event::UsedUp { model, .. } | Event::Controlled { model, .. } => {
            of(Beat::Word, *model)
        }
        Event::PickedUp { model, .. } | Event::Drawn { model, .. } => of(Beat::Reveal, *model),
        Event::Given(boon) => of(Beat::Word, boon.model),
        Event::Linked { cell, .. } | Event::Dropped { cell, .. } => told(Beat::Word).map(|it| it.at([cube(*cell)])),
        Event::Smoked { cell, .. } => told(Beat::Place).map(|it| it.at([cube(*cell)]).over([area(*cell)])),
        Event::TrapLaid(trap) => told(Beat::Place).map(|it| it.at([cube(trap.cell)])),
        Event::SmokeRolled { cell, die } => told(Beat::Word)
            .map(|it| it.at([cube(*cell)]).rolling([looked_up(rule!("dz.item.smoke-grenade"), &[*die])])),
        Event::Died { model } => {
            let weight = if before.profile(*model).kind == Kind::Leader { 3 } else { 1 };
            let word = Line::new("dz-cue-falls").with("model", name(before, *model));
            Some(Cue::new(Beat::Fall, word).of(before.seat(*model)).at([piece(*model)]).weighing(weight))
        }
        Event::Scored { seat, .. } => told(Beat::Score).map(|it| it.of(*seat)),
        Event::SecretShown { .. } | Event::MissionRolled { .. } => told(Beat::Reveal),
        Event::Ended { .. } => told(Beat::Score).map(|it| it.weighing(3)),
        Event::Done
        | Event::Then(_)
        | Event::Becomes(_)
        | Event::ItemPlaced { .. }
        | Event::BonusRolled { .. }
        | Event::Looked { .. }
        | Event::ZoneTaken { .. }
        | Event::TurnCame { .. }
        | Event::Activated { .. }
        | Event::Spent { .. }
        | Event::Acted { .. }
        | Event::ActedFreely { .. }
        | Event::ActivationEnded { .. }
        | Event::WeaponSpent { .. }
        | Event::ResultGained { .. }
        | Event::ResultLost { .. }
        | Event::ResultTaken { .. }
        | Event::Awaits(_)
        | Event::TakenUp(_)
        | Event::Stowed { .. }
        | Event::ItemLaid { .. }
        | Event::ActedBySplat { .. }
        | Event::Resumed(_)
        | Event::CounterGone { .. }
        | Event::CounterMoved { .. }
        | Event::HandedOver { .. }
        | Event::SecretRolled { .. }
        | Event::Rushed { .. }
        | Event::TrapGone { .. }
        | Event::RoundEnded => None,
    }
}

fn piece(model: ModelId) -> Target {
    Target::Piece(model.piece())
}

fn cube(cell: Cell) -> Target {
    Target::Cube(cell.column() - 1, cell.row() - 1, cell.level() - 1)
}

fn area(cell: Cell) -> Outline {
    Outline::Cube(cell.column() - 1, cell.row() - 1, cell.level() - 1)
}

fn stands(state: &State, model: ModelId) -> (Point, Inches) {
    let it = state.model(model);
    spot(it.cell, it.spots)
}

fn spot(cell: Cell, at: Spots) -> (Point, Inches) {
    (place(cell, at.middle()), height(cell))
}

/// What is left of a model with so much damage.
fn wounds(state: &State, model: ModelId, damage: u8) -> Pips {
    let of = state.profile(model).size + 1;
    Pips { kind: "wounds".to_owned(), left: of.saturating_sub(damage), of }
}

/// A shot or a blow, or what nobody does: two pools against each other.
fn contest(before: &State, attack: Attack, (target, answer): (ModelId, Answer), by: &Pool, against: &Pool) -> Cue {
    let (beat, attacker, name) = match attack {
        Attack::Shot { by, .. } => (Beat::Strike, Some(by), rule!("dz.shoot.test")),
        Attack::Blow { by, .. } => (Beat::Contest, Some(by), rule!("dz.fight.test")),
        Attack::Fire => (Beat::Contest, None, rule!("dz.state.on-fire")),
        Attack::Wall => (Beat::Contest, None, rule!("dz.state.slammed")),
        Attack::Fall(_) => (Beat::Contest, None, rule!("dz.state.falling")),
    };
    let key = if by.successes > against.successes { "dz-cue-ahead" } else { "dz-cue-level" };
    let word = Line::new(key).with("one", by.successes).with("other", against.successes);
    let seat = attacker.map(|it| before.player(it));
    let stat = match answer {
        Answer::FightBack(_) => "dz-stat-fight",
        Answer::Survive => "dz-stat-survive",
    };
    let answer = Rolled { name: Line::new(stat), ..dice(Some(before.seat(target)), name, against, 0) };
    let mut attack = dice(seat, name, by, 0);
    match beat {
        Beat::Strike => attack.name = Line::new("dz-stat-shoot"),
        _ if attacker.is_some() => attack.name = Line::new("dz-stat-fight"),
        _ => {}
    }
    Cue::new(beat, word).of(seat).by(attacker.map(piece)).at([piece(target)]).rolling([attack, answer])
}

/// An answer to an explosion, which must equal its successes.
fn withstood(before: &State, model: ModelId, against: &Pool) -> Cue {
    let strength = match before.steps.top() {
        Some(Step::Wave(wave)) => wave.strength,
        _ => 0,
    };
    let short = strength.saturating_sub(against.successes);
    let word = if short == 0 { Line::new("dz-cue-stands") } else { Line::new("dz-cue-struck").with("short", short) };
    let roll = dice(Some(before.seat(model)), rule!("dz.ability.frag"), against, strength);
    let roll = Rolled { name: Line::new("dz-stat-survive"), ..roll };
    Cue::new(Beat::Test, word).at([piece(model)]).rolling([roll])
}

/// A throw at a cube.
fn thrown(before: &State, by: ModelId, roll: &Pool) -> Cue {
    let lob = match before.steps.top() {
        Some(Step::Lob(lob)) => Some(lob),
        _ => None,
    };
    let wants = lob.map_or(1, |it| cube_attack::wanted(it.load));
    let word = Line::new(if roll.successes >= wants { "dz-cue-lands" } else { "dz-cue-astray" });
    let roll =
        Rolled { name: Line::new("dz-stat-shoot"), ..dice(Some(before.seat(by)), rule!("dz.shoot.test"), roll, wants) };
    Cue::new(Beat::Strike, word).of(before.player(by)).by(piece(by)).at(lob.map(|it| cube(it.cell))).rolling([roll])
}

/// A pool as dice: which passed, which were rolled again, and which 8 another sprang from.
fn dice(seat: Option<Seat>, rule: RuleId, pool: &Pool, wants: u8) -> Rolled {
    let needs = pool.needs;
    let mut faces: Vec<Face> = pool.faces.iter().map(|it| Face::new(*it, needs.is_some_and(|n| *it >= n))).collect();
    drop_rerolled(&mut faces, pool);
    let first = usize::try_from(pool.dice.total()).unwrap_or(0);
    let mut eights = Vec::new();
    for at in 0..faces.len() {
        if at >= first && at < faces.len() - usize::from(pool.rerolled).min(faces.len()) {
            faces[at].from = eights.pop();
        }
        if faces[at].value == 8 {
            faces[at].best = true;
            eights.insert(0, at as u8);
        }
    }
    let need = needs.map(|it| Breakdown::base(rule!("dz.test.format"), i32::from(it)));
    let name = Line::new("dz-cue-test").with("rule", rule);
    Rolled { seat, name, sides: 8, under: false, need, wants, faces }
}

/// Marks the dice that were rolled again: of those that passed as many as no longer count, the rest of those that failed.
fn drop_rerolled(faces: &mut [Face], pool: &Pool) {
    let passed = faces.iter().filter(|it| it.passed).count();
    let passed_again = passed.saturating_sub(usize::from(pool.successes));
    let failed_again = usize::from(pool.rerolled).saturating_sub(passed_again);
    let mut left = [failed_again, passed_again];
    for face in faces {
        let left = &mut left[usize::from(face.passed)];
        face.dropped = *left > 0;
        *left = left.saturating_sub(1);
    }
}

/// Dice that are looked up rather than compared.
fn looked_up(rule: RuleId, dice: &[u8]) -> Rolled {
    let faces = dice.iter().map(|it| Face::new(*it, false)).collect();
    let name = Line::new("dz-cue-test").with("rule", rule);
    Rolled { seat: None, name, sides: 8, under: false, need: None, wants: 1, faces }
}

/// Why a battle that is over was won: the reason, then the points of each side.
pub(crate) fn verdict(state: &State) -> Vec<Line> {
    let Some(outcome) = &state.outcome else { return Vec::new() };
    let vps = |seat: Seat| i32::from(state.sides[seat.index()].vps);
    let target = missions::target(state);
    let won: Vec<Seat> = outcome.winners().collect();
    let reason = match won[..] {
        [seat] if vps(seat) > vps(State::opponent(seat)) && vps(seat) >= i32::from(target) => {
            Line::new("dz-verdict-points")
                .with("target", i32::from(target))
                .with("player", seat)
                .with("points", vps(seat))
        }
        [seat] if vps(seat) <= vps(State::opponent(seat)) => Line::new("dz-verdict-alone").with("player", seat),
        [seat] => Line::new("dz-verdict-end").with("player", seat).with("points", vps(seat)),
        _ => Line::new("dz-verdict-draw").with("points", vps(Seat(0))),
    };
    let of = |seat: Seat| Line::new("dz-verdict-of").with("player", seat).with("points", vps(seat));
    std::iter::once(reason.with("round", state.round)).chain(Seat::first(2).map(of)).collect()
}
