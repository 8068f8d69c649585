//! Verification: plays a replay again and checks every line of it.

use dice::{Dice, Recorded, Roll, Seeded};

use super::{
    Damage, Header, Replay, ReplayFault, Turn, Version, header::WITH_RUNNING_HASH, is_marked, read, state_hash,
};

use crate::{Battle, Refusal, Stop, System, english, fair, notation};

/// What a good replay was found to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Orders played.
    pub orders: usize,
    /// Dice rolled.
    pub dice: usize,
    /// Hashes of the state that agreed.
    pub hashes: usize,
    /// Whether the file has hashes of itself, which would show a changed die that changes no state.
    pub sealed: bool,
    /// Who is bound by the dice, all of which were derived again from the nonces there are.
    pub bound: Bound,
    /// Whether the battle was fought to its end.
    pub over: bool,
}

/// Whose nonces the dice of a battle come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Nobody's: they were typed in, or one side's alone.
    Nobody,
    /// Only some: those who are missing cannot know that the others did not choose them together.
    Partly {
        /// The parties without a nonce.
        missing: Vec<String>,
    },
    /// The host's and every seat's: fair dice.
    Everybody,
}

impl Bound {
    fn of<S: System>(replay: &Replay<S>, seats: u8) -> Bound {
        let parties = &replay.header.parties;
        if parties.is_empty() {
            return Bound::Nobody;
        }
        let wanted = ["host".to_owned()].into_iter().chain((0..seats).map(|it| format!("seat-{it}")));
        let missing: Vec<String> = wanted.filter(|it| parties.iter().all(|party| party.name != *it)).collect();
        if missing.is_empty() { Bound::Everybody } else { Bound::Partly { missing } }
    }
}

/// Plays the whole file again and checks seats, orders, dice, states, outcome, and the fairness of the dice.
///
/// # Errors
/// The first thing that does not hold, with its line. A battle of another engine or other rules is refused unless
/// `anyway`; then whatever differs shows as a fault of its own.
pub fn verify<S: System>(system: S, text: &str, anyway: bool) -> Result<Report, ReplayFault> {
    let replay = read::<S>(text)?;
    if !anyway {
        other_version(&replay).map_or(Ok(()), Err)?;
    }
    fair_dice(&replay)?;
    let battle = play(system, &replay)?;
    let faults = [changed(&replay), no_state(&replay), other_outcome(&replay, &battle)];
    faults.into_iter().flatten().next().map_or(Ok(()), Err)?;
    let bound = Bound::of(&replay, battle.system().seats(battle.state()));
    let dice = replay.turns.iter().flat_map(|it| &it.thrown).map(|it| it.faces.len()).sum();
    let (sealed, over) = (replay.header.format >= WITH_RUNNING_HASH, battle.outcome().is_some());
    Ok(Report { orders: replay.turns.len(), dice, hashes: replay.marks.len(), sealed, bound, over })
}

/// What speaks against a replay that can be played: another engine or other rules, nonces that were not committed to, dice
/// that do not follow from them, changes, missing states. Whether it ended as it says shows only in its battle: pass that
/// if all orders were played.
pub fn doubts<S: System>(replay: &Replay<S>, battle: Option<&Battle<S>>) -> Vec<ReplayFault> {
    let outcome = battle.and_then(|it| other_outcome(replay, it));
    let all = [other_version(replay), fair_dice(replay).err(), changed(replay), no_state(replay), outcome];
    all.into_iter().flatten().collect()
}

fn other_version<S: System>(replay: &Replay<S>) -> Option<ReplayFault> {
    let Header { format, version: theirs, .. } = &replay.header;
    let (theirs, ours) = (theirs.clone(), Version::of(S::NAME, *format));
    (theirs != ours).then_some(ReplayFault { line: 3, what: Damage::OtherVersion { theirs, ours } })
}

fn changed<S: System>(replay: &Replay<S>) -> Option<ReplayFault> {
    let mark = replay.marks.iter().find(|it| it.intact == Some(false))?;
    Some(ReplayFault { line: mark.line, what: Damage::Changed { orders: mark.orders } })
}

fn no_state<S: System>(replay: &Replay<S>) -> Option<ReplayFault> {
    let last = replay.turns.len();
    let is_there = |orders: usize| replay.marks.binary_search_by_key(&orders, |it| it.orders).is_ok();
    let orders = (1..=last).filter(|it| is_marked(*it) || *it == last).find(|it| !is_there(*it))?;
    let line = replay.turns.get(orders).map_or(replay.last_line, |it| it.line);
    Some(ReplayFault { line, what: Damage::NoState { orders } })
}

fn other_outcome<S: System>(replay: &Replay<S>, battle: &Battle<S>) -> Option<ReplayFault> {
    let other = battle.outcome() != replay.outcome;
    other.then_some(ReplayFault { line: replay.last_line, what: Damage::OtherOutcome })
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

/// Checks the nonces and every die that follows from them, where there are any.
fn fair_dice<S: System>(replay: &Replay<S>) -> Result<(), ReplayFault> {
    let parties = &replay.header.parties;
    if parties.is_empty() {
        return Ok(());
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
    Ok(())
}
