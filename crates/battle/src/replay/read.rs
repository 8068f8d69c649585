//! Reading a replay: every line checked, every fault with its line.

use catalogue::RuleId;
use dice::Thrown;

use super::{
    Damage, Header, Mark, Replay, ReplayFault, Turn, Version,
    header::{Lines, WITH_RUNNING_HASH},
};
use crate::{Outcome, Seat, System, fair::Bytes32, notation};

/// Reads a whole replay of this game.
pub fn read<S: System>(text: &str) -> Result<Replay<S>, ReplayFault> {
    match salvage(text) {
        (Some(replay), None) => Ok(replay),
        (_, fault) => Err(fault.expect("no replay without a fault")),
    }
}

/// Reads what can be read: the replay up to the last good order, and the fault that ended the reading.
pub fn salvage<S: System>(text: &str) -> (Option<Replay<S>>, Option<ReplayFault>) {
    let mut lines = Lines::new(text);
    let (header, setup, setup_line) = match opening::<S>(&mut lines) {
        Ok(opening) => opening,
        Err(fault) => return (None, Some(of_another_version::<S>(text, fault))),
    };
    let mut replay =
        Replay { header, setup, setup_line, turns: Vec::new(), marks: Vec::new(), outcome: None, last_line: 0 };
    let fault = orders(&mut replay, &mut lines).err().map(|it| of_another_version::<S>(text, it));
    replay.last_line = lines.number();
    (Some(replay), fault)
}

/// What cannot be read in a file of other rules was not damaged: those rules wrote it so.
fn of_another_version<S: System>(text: &str, fault: ReplayFault) -> ReplayFault {
    let Damage::Unreadable { .. } = fault.what else { return fault };
    let Ok(Header { format, version: theirs, .. }) = Header::read(text) else { return fault };
    let ours = Version::of(S::NAME, format);
    if theirs == ours {
        return fault;
    }
    let why = fault.what.to_string();
    ReplayFault { what: Damage::OtherWords { theirs: Box::new(theirs), ours: Box::new(ours), why }, ..fault }
}

fn opening<S: System>(lines: &mut Lines<'_>) -> Result<(Header, S::Setup, usize), ReplayFault> {
    let header = Header::take(lines)?;
    if header.system != S::NAME {
        return Err(ReplayFault { line: 2, what: Damage::OtherSystem { system: header.system } });
    }
    word(lines, "setup")?;
    let first = lines.number() + 1;
    let mut block = String::new();
    while let Some(line) = lines.peek().and_then(|it| it.strip_prefix("  ")) {
        lines.next();
        block += line;
        block.push('\n');
    }
    let setup = notation::from_text(&block).map_err(|why| {
        let line = first + why.place().map_or(0, |it| it.line as usize - 1);
        ReplayFault { line, what: unreadable("a setup", &why) }
    })?;
    word(lines, "orders")?;
    Ok((header, setup, first))
}

fn word(lines: &mut Lines<'_>, word: &str) -> Result<(), ReplayFault> {
    match lines.next() {
        Some(line) if line == word => Ok(()),
        line => Err(lines.expected(&format!("\"{word}\""), line.unwrap_or_default())),
    }
}

fn orders<S: System>(replay: &mut Replay<S>, lines: &mut Lines<'_>) -> Result<(), ReplayFault> {
    while let Some(line) = lines.next() {
        if let Some(mark) = line.strip_prefix("state ") {
            let mark = mark_of(mark, lines, replay.header.format);
            let last = replay.marks.last().map_or(0, |it| it.orders);
            let mark = mark.filter(|it| it.orders == replay.turns.len() && it.orders > last);
            replay.marks.push(mark.ok_or_else(|| lines.expected("the state's hash after these orders", line))?);
        } else if line == "open" {
            return nothing_more(lines);
        } else if let Some(places) = line.strip_prefix("over ") {
            let places: Option<Vec<u8>> = places.split(' ').map(|it| it.parse().ok()).collect();
            let places = places.ok_or_else(|| lines.expected("the places of the seats", line))?;
            replay.outcome = Some(Outcome { places });
            return nothing_more(lines);
        } else {
            replay.turns.push(turn(line, lines)?);
        }
    }
    // The dice of the last order may be lost too, unless its state was written after it.
    if replay.marks.last().is_none_or(|it| it.orders != replay.turns.len()) {
        replay.turns.pop();
    }
    Err(lines.fault(Damage::CutShort { orders: replay.turns.len() }))
}

fn nothing_more(lines: &mut Lines<'_>) -> Result<(), ReplayFault> {
    match lines.peek() {
        None => Ok(()),
        Some(line) => {
            lines.next();
            Err(lines.expected("the end of the file", line))
        }
    }
}

/// Reads one order with its dice, as it stands in a replay file.
pub fn read_turn<S: System>(text: &str) -> Result<Turn<S>, ReplayFault> {
    let mut lines = Lines::new(text);
    let line = lines.next().unwrap_or_default();
    let read = turn(line, &mut lines)?;
    nothing_more(&mut lines)?;
    Ok(read)
}

fn turn<S: System>(line: &str, lines: &mut Lines<'_>) -> Result<Turn<S>, ReplayFault> {
    let number = lines.number();
    let (seat, order) = line.split_once(": ").ok_or_else(|| lines.expected("\"seat: order\"", line))?;
    let seat = seat.parse().map(Seat).map_err(|_| lines.expected("the number of a seat", seat))?;
    let order = notation::from_text(order).map_err(|why| lines.fault(unreadable("an order", &why)))?;
    let mut dice = Vec::new();
    while let Some(line) = lines.peek().and_then(|it| it.strip_prefix("  ")) {
        lines.next();
        dice.push(thrown(line).ok_or_else(|| lines.expected("a roll: rule, dice, faces", line))?);
    }
    Ok(Turn { line: number, seat, order, thrown: dice })
}

fn unreadable(what: &'static str, why: &notation::Error) -> Damage {
    Damage::Unreadable { what, column: why.place().map_or(1, |it| it.column), why: why.reason() }
}

fn thrown(text: &str) -> Option<Thrown> {
    let mut words = text.split(' ');
    let rule = RuleId::find(words.next()?)?;
    let (count, sides) = words.next()?.split_once('d')?;
    let (count, sides): (u8, u8) = (count.parse().ok()?, sides.parse().ok()?);
    if !(2..=64).contains(&sides) {
        return None;
    }
    let faces: Option<_> = words.map(|it| it.parse().ok().filter(|face| (1..=sides).contains(face))).collect();
    Some(Thrown { rule, sides, faces: faces? }).filter(|it| it.faces.len() == usize::from(count))
}

fn mark_of(text: &str, lines: &Lines<'_>, format: u32) -> Option<Mark> {
    let mut words = text.split(' ');
    let (orders, hash) = (words.next()?, words.next()?);
    let intact = match (words.next(), format >= WITH_RUNNING_HASH) {
        (Some(running), true) => {
            Some(Bytes32::from_hex(running)? == lines.running_hash(&format!("state {orders} {hash}")))
        }
        (None, false) => None,
        (Some(_), false) | (None, true) => return None,
    };
    let (orders, hash) = (orders.parse().ok()?, Bytes32::from_hex(hash)?);
    words.next().is_none().then_some(Mark { line: lines.number(), orders, hash, intact })
}
