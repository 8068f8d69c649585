//! Cues: what there is to see of an event on the table.

use battle::{Beat, Cue, Face, Line, Rolled, Seat, scene::Outline, scene::Pips, scene::Target};
use catalogue::{RuleId, rule};
use table::{Inches, Point};

use crate::{
    Aimed, Arrival, Event, Mark, ModelId, Morale, Role, Spot, SquadAction, SquadId, State, Step, Test,
    model::step::Walk,
    rules::rolls::skill_test::Result20,
    show::{
        log::narrate,
        scene::{id, name, squad_name},
        tiles,
    },
};

/// What there is to see of an event, and where.
pub(crate) fn cue(before: &State, event: &Event) -> Option<Cue> {
    seen(before, event).map(|it| it.placed(|target| at(before, target)))
}

/// Where a thing is: of a squad the middle of its models.
fn at(state: &State, target: &Target) -> Option<(Point, Inches)> {
    match target {
        Target::Piece(piece) => state.standing().find(|it| id(*it) == *piece).map(|it| stands(state, it)),
        Target::Group(squad) => {
            let members = state.standing().filter(|it| tiles::group_id(state.field.squad(*it)) == *squad);
            let places: Vec<_> = members.map(|it| stands(state, it)).collect();
            let sum = places.iter().fold((0.0, 0.0), |sum, it| (sum.0 + it.0.x.to_f64(), sum.1 + it.0.y.to_f64()));
            let share = places.len() as f64;
            let height = places.first()?.1;
            Some((Point::new(Inches::nearest(sum.0 / share), Inches::nearest(sum.1 / share)), height))
        }
        Target::Place(at) => Some((*at, Inches::ZERO)),
        Target::Item(_) | Target::Cube(..) | Target::Means { .. } => None,
    }
}

fn seen(before: &State, event: &Event) -> Option<Cue> {
    let told = |beat: Beat| narrate(before, event).map(|line| Cue::new(beat, line));
    match event {
        Event::InitiativeRolled { rolls, winner } => Some(initiative(rolls, *winner)),
        Event::TurnBegan { .. } => told(Beat::Turn),
        Event::Settled { .. } => told(Beat::Reveal),
        Event::HeldBack { arrival: Arrival::Never, .. } | Event::SquadLost { .. } => {
            told(Beat::Word).map(|it| it.weighing(2))
        }
        Event::MishapRolled { die, mishap, .. } => {
            told(Beat::Word).map(|it| it.rolling([looked_up(mishap.rule(), &[*die])]))
        }
        Event::Alighted { placed, .. } => told(Beat::Place).map(|it| it.at(placed.iter().map(|it| piece(it.0)))),
        Event::Deployed { squad, stands } => {
            told(Beat::Place).map(|it| it.at(before.field.members(*squad).take(stands.len()).map(piece)))
        }
        Event::PickedUp { model, .. } => told(Beat::Word).map(|it| it.at([piece(*model)])),
        Event::Searched { model, found, .. } => {
            told(Beat::Reveal).map(|it| it.at([piece(*model)]).weighing(if *found { 3 } else { 0 }))
        }
        Event::PutDown { at, .. } => told(Beat::Word).map(|it| it.at([Target::Place(*at)])),
        Event::Declared { pledge, .. } if pledge.action != SquadAction::Sandbags => {
            told(Beat::Word).map(|it| it.by(group(pledge.squad)).at([piece(pledge.target)]))
        }
        Event::PledgeOver { lost: true } => told(Beat::Word),
        Event::Burned { model, .. } => told(Beat::Word).map(|it| it.at([piece(*model)])),
        Event::CardsLost { .. } => told(Beat::Word).map(|it| it.weighing(1)),
        Event::Tested { model, test, need, die, aimed } => {
            Some(tested(before, *model, *test, rolled(before, *model, test.rule(), need, *die), *aimed))
        }
        Event::MoraleTested { squad, test, need, die } => {
            let seat = before.field.squads[squad.index()].seat;
            let passed = Result20::of(*die, need.total()).passed();
            let word = Line::new(if passed { "wz-cue-held" } else { "wz-cue-failed" });
            let cue = Cue::new(Beat::Nerve, word).of(seat).at([group(*squad)]);
            Some(cue.rolling([d20(Some(seat), test.rule(), need, *die)]))
        }
        Event::Walked(walk) => Some(walked(before, walk, narrate(before, event)?)),
        Event::Thrown { model, by, stand } => {
            let to = (stand.at, before.field.height(stand.level));
            told(Beat::Go).map(|it| it.by(piece(*model)).at([piece(*by)]).along([stands(before, *model), to]))
        }
        Event::Fell { model, to, .. } => {
            told(Beat::Go).map(|it| it.by(piece(*model)).along([stands(before, *model), spot(before, *to)]))
        }
        Event::Scattered { rule, from, to, dice } => {
            let way = [spot(before, *from), spot(before, *to)];
            let cue = told(Beat::Word)?.at([Target::Place(to.at)]).along(way);
            Some(cue.rolling([looked_up(*rule, dice)]))
        }
        Event::TemplateLaid { by, at, .. } => told(Beat::Place).map(|it| it.by(piece(*by)).at([Target::Place(at.at)])),
        Event::RailDrawn { by, to } => {
            let way = [stands(before, *by), spot(before, *to)];
            told(Beat::Word).map(|it| it.by(piece(*by)).at([Target::Place(to.at)]).along(way))
        }
        Event::WallRaised { wall, .. } => {
            told(Beat::Place).map(|it| it.by(piece(wall.by)).over([Outline::Polygon(wall.outline())]))
        }
        Event::Scorched { model, .. } | Event::Special { model, .. } | Event::Dived { model, .. } => {
            told(Beat::Word).map(|it| it.at([piece(*model)]))
        }
        Event::Suppressed(fire) => {
            let first = fire.exposed.first().map(|it| group(before.field.squad(it.0)));
            told(Beat::Nerve).map(|it| it.at(first))
        }
        Event::FlamesEntered { model, die } => {
            let burns = Rolled {
                under: true,
                faces: vec![Face::new(*die, *die <= 10)],
                ..looked_up(rule!("wz.flamer.wall-of-fire"), &[])
            };
            told(Beat::Test).map(|it| it.at([piece(*model)]).rolling([burns]))
        }
        Event::Located { model, die, .. } => {
            let rolls = die.map(|die| looked_up(rule!("wz.def.wound-effect"), &[die]));
            told(Beat::Word).map(|it| it.at([piece(*model)]).rolling(rolls))
        }
        Event::HullHurt { model, .. } => told(Beat::Harm).map(|it| it.at([piece(*model)]).weighing(1)),
        Event::Wounded { model, wounds } => {
            let left = before.model(*model).wounds.saturating_sub(*wounds);
            let word = Line::new("wz-cue-wounds").with("wounds", *wounds);
            let pips = Pips { kind: "wounds".to_owned(), left, of: before.profile(*model).w };
            let cue = Cue::new(Beat::Harm, word).of(before.field.seat(*model)).at([piece(*model)]);
            Some(cue.leaving(pips).weighing(1))
        }
        Event::Removed { model } => {
            let word = Line::new("wz-cue-falls").with("model", name(before, *model));
            let cue = Cue::new(Beat::Fall, word).of(before.field.seat(*model));
            Some(cue.at([piece(*model)]).weighing(loss(before, *model)))
        }
        Event::MoraleBecame { squad, morale } => {
            let word = match morale {
                Morale::Steady => "wz-cue-steady",
                Morale::Pinned => "wz-cue-pinned",
                Morale::Broken => "wz-cue-broken",
            };
            let word = Line::new(word).with("squad", squad_name(before, *squad));
            Some(Cue::new(Beat::Nerve, word).at([group(*squad)]))
        }
        Event::Marked {
            model,
            mark: Mark::Fumbled | Mark::Stunned | Mark::HeldDown | Mark::Berserker | Mark::Afraid,
        } => told(Beat::Word).map(|it| it.at([piece(*model)])),
        Event::PassedOn { from, to } => told(Beat::Word).map(|it| it.by(piece(*from)).at([piece(*to)])),
        Event::GunSaved { model, .. } | Event::Executed { model, .. } | Event::CommanderNamed { model, .. } => {
            told(Beat::Word).map(|it| it.at([piece(*model)]))
        }
        Event::SkillUsed { model, .. } => told(Beat::Word).map(|it| it.at([piece(*model)])),
        Event::Cast { casting, .. } => {
            told(Beat::Word).map(|it| it.by(piece(casting.caster)).at([piece(casting.target)]))
        }
        Event::Spied { model, .. } => told(Beat::Reveal).map(|it| it.at([piece(*model)])),
        Event::TokenLaid { device, .. } => told(Beat::Place).map(|it| it.at([Target::Place(device.at.at)])),
        Event::SandbagsLaid { by, at } => told(Beat::Place).map(|it| it.by(piece(*by)).at([Target::Place(at[1])])),
        Event::TokenTested { by, number, need, die, .. } => {
            let at = before.devices.get(usize::from(*number)).map(|it| Target::Place(it.at.at));
            let passed = Result20::of(*die, need.total()).passed();
            let word = Line::new(if passed { "wz-cue-passed" } else { "wz-cue-failed" });
            let rolls = [d20(None, rule!("wz.structure.target.ranged-hit"), need, *die)];
            Some(Cue::new(Beat::Strike, word).by(piece(*by)).at(at).rolling(rolls))
        }
        Event::TokenTaken { .. } | Event::StructureHurt { .. } => told(Beat::Word),
        Event::TrapRolled { model, die: Some(die), .. } => {
            let rule = rule!("wz.bauhaus.skill.venusian-rangers.booby-traps");
            told(Beat::Test).map(|it| it.at([piece(*model)]).rolling([looked_up(rule, &[*die])]))
        }
        Event::Recharged { by, target } => told(Beat::Word).map(|it| it.by(piece(*by)).at([piece(*target)])),
        // All others leave the table.
        Event::DuelBegan { .. } => told(Beat::Place).map(|it| it.at(before.standing().map(piece)).weighing(3)),
        Event::DuelTurn { stands, .. } => {
            let word = Line::new("wz-log-duel").with("rule", rule!("wz.mission.tie.duel"));
            Some(Cue::new(Beat::Place, word).at(stands.iter().map(|it| piece(it.0))))
        }
        Event::Ended { .. } => told(Beat::Score).map(|it| it.weighing(3)),
        Event::Then(_)
        | Event::Done
        | Event::InitiativeTaken { .. }
        | Event::EdgeTaken { .. }
        | Event::CornerTaken { .. }
        | Event::MarkersPlaced { .. }
        | Event::HeldBack { .. }
        | Event::Passed { .. }
        | Event::SquadActivated { .. }
        | Event::SquadDone { .. }
        | Event::RallyPaid { .. }
        | Event::Declared { .. }
        | Event::DroppedOut { .. }
        | Event::PledgeOver { lost: false }
        | Event::Strayed { .. }
        | Event::ModelActivated { .. }
        | Event::ModelDone { .. }
        | Event::Acted { .. }
        | Event::PointsLost { .. }
        | Event::ActionSpoiled { .. }
        | Event::Marked { .. }
        | Event::Unmarked { .. }
        | Event::Stopped { .. }
        | Event::Turned { .. }
        | Event::Engaged { .. }
        | Event::Struck { .. }
        | Event::UnderFire { .. }
        | Event::TestUsed { .. }
        | Event::WatchOver { .. }
        | Event::AttackUsed { .. }
        | Event::ClosedIn
        | Event::Swung { .. }
        | Event::Cowed { .. }
        | Event::Together(_)
        | Event::TrapMet { .. }
        | Event::TrapRolled { die: None, .. }
        | Event::AttackWon
        | Event::Granted { .. } => None,
    }
}

fn piece(model: ModelId) -> Target {
    Target::Piece(id(model))
}

fn group(squad: SquadId) -> Target {
    Target::Group(tiles::group_id(squad))
}

/// Where a model stands.
fn stands(state: &State, model: ModelId) -> (Point, Inches) {
    (state.model(model).stand.unwrap_or_default().at, state.foot(model))
}

fn spot(state: &State, spot: Spot) -> (Point, Inches) {
    (spot.at, state.field.height(spot.level))
}

/// Both dice for the Initiative (`wz.turn.turn-initiative`).
fn initiative(rolls: &[(Seat, u8)], winner: Option<Seat>) -> Cue {
    let roll = |(seat, die): &(Seat, u8)| Rolled {
        seat: Some(*seat),
        name: Line::new("wz-cue-initiative"),
        sides: 20,
        under: false,
        need: None,
        wants: 1,
        faces: vec![Face::new(*die, winner == Some(*seat))],
    };
    let word = match winner {
        Some(seat) => Line::new("wz-log-initiative").with("player", seat),
        None => Line::new("wz-cue-initiative-tie"),
    };
    Cue::new(Beat::Turn, word).rolling(rolls.iter().map(roll))
}

/// A stretch of a way.
fn walked(before: &State, walk: &Walk, word: Line) -> Cue {
    let way = [stands(before, walk.model), spot(before, walk.to)];
    Cue::new(Beat::Go, word).of(before.field.seat(walk.model)).by(piece(walk.model)).along(way)
}

/// Dice that are looked up rather than compared.
fn looked_up(rule: RuleId, dice: &[u8]) -> Rolled {
    let faces = dice.iter().map(|it| Face::new(*it, false)).collect();
    Rolled { seat: None, name: title(rule), sides: 20, under: true, need: None, wants: 1, faces }
}

fn rolled(state: &State, model: ModelId, rule: RuleId, need: &battle::Breakdown, die: u8) -> Rolled {
    d20(Some(state.field.seat(model)), rule, need, die)
}

/// A D20 that must show the number or less; a natural 1 is a Power Shot (`wz.dice.power-shot`).
fn d20(seat: Option<Seat>, rule: RuleId, need: &battle::Breakdown, die: u8) -> Rolled {
    let result = Result20::of(die, need.total());
    let face = Face { best: result == Result20::PowerShot, ..Face::new(die, result.passed()) };
    Rolled { seat, name: title(rule), sides: 20, under: true, need: Some(need.clone()), wants: 1, faces: vec![face] }
}

fn title(rule: RuleId) -> Line {
    Line::new("wz-cue-test").with("rule", rule)
}

/// A test of a model: an attack where it is aimed, else a test of its own.
fn tested(before: &State, model: ModelId, test: Test, mut roll: Rolled, aimed: Option<Aimed>) -> Cue {
    let passed = roll.passed() >= roll.wants;
    let Some(aimed) = aimed else { return own_test(before, model, test, roll, passed) };
    if let Some(stat) = stat(test) {
        roll.name = title(stat);
    }
    let word = Line::new(if passed { "wz-cue-hit" } else { "wz-cue-miss" });
    let cue = Cue::new(Beat::Strike, word).of(before.field.seat(model)).by(piece(model)).rolling([roll]);
    match aimed.at {
        Some(target) => cue.at([piece(target)]),
        None => cue,
    }
}

/// The stat an attack is rolled on; `None` where the test is known by a name of its own.
fn stat(test: Test) -> Option<RuleId> {
    match test {
        Test::RangeSkill | Test::Shotgun | Test::Grenade | Test::FocusFire => Some(rule!("wz.stat.rs")),
        Test::CloseCombat | Test::Swarm => Some(rule!("wz.stat.cc")),
        Test::WillPower => Some(rule!("wz.stat.wp")),
        _ => None,
    }
}

/// A test that is no attack; an Armour test is also about who caused it.
fn own_test(before: &State, model: ModelId, test: Test, roll: Rolled, passed: bool) -> Cue {
    let word = match (test, passed) {
        (Test::Armour | Test::Heal | Test::Hull, true) => "wz-cue-saved",
        (Test::Armour | Test::Heal | Test::Hull, false) => "wz-cue-fails",
        (_, true) => "wz-cue-passed",
        (_, false) => "wz-cue-failed",
    };
    let by = match before.steps.top() {
        Some(Step::Wound(wound) | Step::Heal(wound)) if wound.victim == model => wound.by,
        _ => None,
    };
    Cue::new(Beat::Test, Line::new(word))
        .of(before.field.seat(model))
        .by(by.map(piece))
        .at([piece(model)])
        .rolling([roll])
}

/// How much the loss of a model matters: a Warlord or Lord, a Commander, the last of a squad, or one of many.
fn loss(before: &State, model: ModelId) -> u8 {
    let squad = before.field.squad(model);
    let last = before.members(squad).all(|it| it == model);
    match before.field.squads[squad.index()].role {
        Role::Warlord | Role::Lord if before.profile(model).hero => 3,
        _ if last => 2,
        _ => 1,
    }
}

/// Why a battle that is over was won: the reason, then the Mission Points of each player.
pub(crate) fn verdict(state: &State) -> Vec<Line> {
    if !state.over {
        return Vec::new();
    }
    let seats = || Seat::first(state.sides.len() as u8);
    let outcome = crate::rules::turn::outcome(state);
    let won: Vec<Seat> = outcome.iter().flat_map(|it| it.winners().collect::<Vec<_>>()).collect();
    let points = |seat: Seat| state.mission_points(seat).total();
    let most = seats().map(points).max().unwrap_or(0);
    let level = seats().filter(|it| points(*it) == most).count() > 1;
    let fell = seats().any(|it| state.side(it).warlord_fell.is_some());
    let key = match (won.len(), level, fell) {
        (1, false, _) => "wz-verdict-points",
        (1, true, true) => "wz-verdict-warlord",
        (1, true, false) => "wz-verdict-commanders",
        _ => "wz-verdict-draw",
    };
    let reason = Line::new(key).with("points", most).with("turn", state.turn).with("mission", state.mission.rule());
    let reason = won.first().into_iter().fold(reason, |line, it| line.with("player", *it));
    let of = |seat: Seat| Line::new("wz-verdict-of").with("player", seat).with("points", state.mission_points(seat));
    std::iter::once(reason).chain(seats().map(of)).collect()
}
