//! Verification: plays a replay again and checks every line of it.

use dice::{Dice, Recorded, Roll, Seeded};

use super::{Damage, Replay, ReplayFault, Turn, Version, read, state_hash};
use catalogue::Language;

use crate::{Battle, Line, Refusal, Speech, Stop, System, fair, notation};

/// What a good replay was found to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// Orders played.
    pub orders: usize,
    /// Dice rolled.
    pub dice: usize,
    /// Hashes of the state that agreed.
    pub hashes: usize,
    /// Whether every die was derived again from the parties' nonces; `None` where there were no parties.
    pub fair: Option<bool>,
    /// Whether the battle was fought to its end.
    pub over: bool,
}

/// Plays the whole file again and checks seats, orders, dice, states, outcome, and the fairness of the dice.
///
/// # Errors
/// The first thing that does not hold, with its line. A battle of another engine or other rules is refused unless
/// `anyway`; then whatever differs shows as a fault of its own.
pub fn verify<S: System>(system: S, text: &str, anyway: bool) -> Result<Report, ReplayFault> {
    let replay = read::<S>(text)?;
    let (theirs, ours) = (replay.header.version.clone(), Version::current());
    if theirs != ours && !anyway {
        return Err(ReplayFault { line: 3, what: Damage::OtherVersion { theirs, ours } });
    }
    let fair = fair_dice(&replay)?;
    let battle = play(system, &replay)?;
    if battle.outcome() != replay.outcome {
        return Err(ReplayFault { line: replay.last_line, what: Damage::OtherOutcome });
    }
    let dice = replay.turns.iter().flat_map(|it| &it.thrown).map(|it| it.faces.len()).sum();
    Ok(Report { orders: replay.turns.len(), dice, hashes: replay.marks.len(), fair, over: battle.outcome().is_some() })
}

/// Plays the orders of a replay with its dice.
///
/// # Errors
/// The first order, die or state that does not hold.
pub fn play<S: System>(system: S, replay: &Replay<S>) -> Result<Battle<S>, ReplayFault> {
    match play_on(system, replay)? {
        (battle, None) => Ok(battle),
        (_, Some(fault)) => Err(fault),
    }
}

/// Plays the orders of a replay as far as they go: the battle before the first thing that does not hold, and that.
///
/// # Errors
/// If the setup itself is faulty, so that there is no battle at all.
pub fn play_on<S: System>(system: S, replay: &Replay<S>) -> Result<(Battle<S>, Option<ReplayFault>), ReplayFault> {
    let faults = system.start(&replay.setup).err().unwrap_or_default();
    let faults: Vec<String> = faults.iter().map(|it| english(&system, &it.line)).collect();
    let mut battle = Battle::start(system, replay.setup.clone())
        .map_err(|_| ReplayFault { line: replay.setup_line, what: Damage::Setup { faults } })?;
    let mut marks = replay.marks.iter().peekable();
    for (at, turn) in replay.turns.iter().enumerate() {
        if let Err(what) = play_turn(&mut battle, turn) {
            return Ok((battle, Some(ReplayFault { line: turn.line, what })));
        }
        if let Some(mark) = marks.next_if(|it| it.orders == at + 1)
            && state_hash::<S>(battle.state()) != mark.hash
        {
            let what = Damage::OtherState { orders: mark.orders };
            return Ok((battle, Some(ReplayFault { line: mark.line, what })));
        }
    }
    Ok((battle, None))
}

/// A refusal in English words: faults of files are told to people, like refusals at the table.
fn english<S: System>(system: &S, line: &Line) -> String {
    match Speech::new(Language::En, &[&|it| system.messages(it)]) {
        Ok(speech) => speech.say(line),
        Err(_) => line.key.to_string(),
    }
}

fn play_turn<S: System>(battle: &mut Battle<S>, turn: &Turn<S>) -> Result<(), Damage> {
    let due = battle.decision().map(|it| it.seat);
    if due != Some(turn.seat) {
        return Err(Damage::NotTheirChoice { seat: turn.seat, due });
    }
    let mut dice = Recorded::new(turn.thrown.as_slice());
    match battle.give(turn.order.clone(), &mut dice) {
        Err(Stop::Forbidden(why)) => {
            let why = format!(
                "{} ({})",
                english(battle.system(), &battle.system().refusal(battle.state(), &why)),
                why.rule()
            );
            return Err(Damage::Forbidden { why });
        }
        Err(Stop::NeedDice(need)) => {
            let why = dice.fault().map_or_else(|| need.to_string(), ToString::to_string);
            return Err(Damage::OtherDice { why });
        }
        Ok(_) => {}
    }
    dice.expect_all_used().map_err(|fault| Damage::OtherDice { why: fault.to_string() })
}

fn fair_dice<S: System>(replay: &Replay<S>) -> Result<Option<bool>, ReplayFault> {
    let parties = &replay.header.parties;
    if parties.is_empty() {
        return Ok(None);
    }
    for (at, party) in parties.iter().enumerate() {
        if !party.kept_its_word() {
            let what = Damage::BrokenWord { party: party.name.clone() };
            return Err(ReplayFault { line: 5 + at, what });
        }
    }
    let setup = notation::to_block(&replay.setup).expect("a setup has a text form");
    let mut dice = Seeded::new(fair::seed(&setup, parties).0);
    let mut die = 0;
    for turn in &replay.turns {
        for thrown in &turn.thrown {
            let roll = Roll::new(thrown.rule, thrown.faces.len() as u8, thrown.sides);
            let expected = dice.roll(roll).unwrap_or_else(|_| unreachable!("seeded dice never run dry"));
            for (fair, found) in expected.iter().zip(&thrown.faces) {
                die += 1;
                if fair != found {
                    let what = Damage::LoadedDie { die, fair: *fair, found: *found };
                    return Err(ReplayFault { line: turn.line, what });
                }
            }
        }
    }
    Ok(Some(true))
}
