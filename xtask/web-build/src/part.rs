//! Takes a module apart, so that it is a seventh smaller when compressed: numbers of one kind (which local, how far from
//! an address, which function is called) lie behind each other, and what is done lies apart from with what.
//!
//! What is written is a module again, with nothing in it but a section of ours, so that every host serves it as one. The
//! page puts the parts together (`crates/web/assets/whole.js`) and has the same module, byte for byte. The section begins
//! with the length of the module and of every part, four bytes each, the lowest first; the parts follow.

use wasm_encoder::{CustomSection, Module};
use wasmparser::{BinaryReaderError, FunctionBody, Parser, Payload};

/// The parts, in the order they are written.
#[derive(Clone, Copy)]
enum Part {
    /// The module up to its first function.
    Before,
    /// What follows the last function.
    After,
    /// The locals that each function declares.
    Declared,
    /// What is done: the first byte of every instruction, or one of our own ([`OTHERWISE`] and those behind it).
    Deeds,
    /// How memory is aligned where it is not as usual.
    Aligned,
    /// What a block gives.
    Blocks,
    /// How many blocks are left.
    Depths,
    /// Where a table of branches leads.
    Tables,
    /// Which function is called.
    Calls,
    /// Which type is called, or which global is meant.
    Globals,
    /// Which local is meant.
    Locals,
    /// How far behind an address something is loaded …
    Loads,
    /// … or stored.
    Stores,
    /// Whole numbers, by what is done with them ([`constant`]): addresses …
    Addresses,
    /// … what is added or taken away …
    Added,
    /// … what is compared with …
    Compared,
    /// … which bits count …
    Masks,
    /// … what is handed on …
    Handed,
    /// … what is stored …
    Stored,
    /// … and all others.
    Numbers,
    /// Whole numbers of twice the size.
    Long,
    /// Numbers with a fraction.
    Fractions,
}

/// What the section is called.
const NAME: &str = "parts";
/// How many parts there are.
const PARTS: usize = Part::Fractions as usize + 1;
/// The deeds that follow WebAssembly's own are loads and stores that are not aligned as usual …
const OTHERWISE: u8 = 0xc5;
/// … a number so large that it must be an address …
const ADDRESS: u8 = 0xdc;
/// … an instruction that is left as it is, behind its length …
const RARE: u8 = 0xdd;
/// … the constants nought and one, which are everywhere …
const NOUGHT: u8 = 0xde;
const ONE: u8 = 0xdf;
/// … the local that was meant last, taken again …
const AGAIN: u8 = 0xe0;
/// … and the one that was meant before that one.
const OTHER: u8 = 0xe1;
/// How loads (from 0x28 on) and stores (from 0x36 to 0x3e) are aligned as a rule, as a power of two.
const USUAL: [u8; 23] = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2];

/// A module with nothing in it but the parts of this one.
pub fn parted(module: &[u8]) -> Result<Vec<u8>, String> {
    let parts = parts(module).map_err(|error| error.to_string())?;
    let lengths = [module.len()].into_iter().chain(parts.iter().map(Vec::len));
    let mut data: Vec<u8> = lengths.flat_map(|it| (it as u32).to_le_bytes()).collect();
    data.extend(parts.concat());
    let mut parted = Module::new();
    parted.section(&CustomSection { name: NAME.into(), data: data.into() });
    Ok(parted.finish())
}

/// Where the parts begin in what [`parted`] has written, and where the last one ends; nothing in any other module.
pub fn bounds(module: &[u8]) -> Vec<usize> {
    let sections = Parser::new(0).parse_all(module).filter_map(Result::ok);
    let ours = sections.filter_map(|it| match it {
        Payload::CustomSection(section) if section.name() == NAME => Some(section),
        _ => None,
    });
    let Some(section) = ours.last() else { return Vec::new() };
    let lengths = section.data().chunks_exact(4).skip(1).take(PARTS);
    let lengths = lengths.filter_map(|it| it.try_into().ok()).map(|it| u32::from_le_bytes(it) as usize);
    let first = section.data_offset() + 4 * (PARTS + 1);
    let ends = lengths.scan(first, |at, length| {
        *at += length;
        Some(*at)
    });
    [first].into_iter().chain(ends).collect()
}

fn parts(module: &[u8]) -> Result<[Vec<u8>; PARTS], BinaryReaderError> {
    let mut parts = [const { Vec::new() }; PARTS];
    let (mut before, mut after) = (module.len(), module.len());
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::CodeSectionStart { range, .. } => after = range.end,
            Payload::CodeSectionEntry(body) => {
                before = before.min(body.range().start - size_of_size(body.range().len()));
                take_apart(&body, &mut parts)?;
            }
            _ => {}
        }
    }
    parts[Part::Before as usize].extend(&module[..before]);
    parts[Part::After as usize].extend(&module[after..]);
    Ok(parts)
}

/// How many bytes say how long a function is.
fn size_of_size(size: usize) -> usize {
    (size.max(1).ilog2() / 7 + 1) as usize
}

fn take_apart(body: &FunctionBody<'_>, parts: &mut [Vec<u8>; PARTS]) -> Result<(), BinaryReaderError> {
    let (bytes, start) = (body.as_bytes(), body.range().start);
    let mut operators = body.get_operators_reader()?;
    let mut at = operators.original_position() - start;
    parts[Part::Declared as usize].extend(&bytes[..at]);
    let mut instructions = Vec::new();
    while !operators.eof() {
        operators.read()?;
        let end = operators.original_position() - start;
        instructions.push(&bytes[at..end]);
        at = end;
    }
    let deeds = deeds(&instructions);
    for (at, instruction) in instructions.iter().enumerate() {
        sort(instruction, deeds[at], deeds.get(at + 1).copied(), parts);
    }
    Ok(())
}

/// What is written for what each instruction of a function does.
fn deeds(instructions: &[&[u8]]) -> Vec<u8> {
    let (mut deeds, mut last, mut other) = (Vec::new(), None, None);
    for instruction in instructions {
        let [what, meant @ ..] = instruction else { continue };
        deeds.push(match what {
            0x20 if last == Some(meant) => AGAIN,
            0x20 if other == Some(meant) => OTHER,
            _ => deed(instruction),
        });
        if matches!(what, 0x20..=0x22) && last != Some(meant) {
            (last, other) = (Some(meant), last);
        }
    }
    deeds
}

fn deed(instruction: &[u8]) -> u8 {
    match instruction {
        [deed @ 0x28..=0x3e, aligned, ..] if USUAL[usize::from(deed - 0x28)] != *aligned => deed - 0x28 + OTHERWISE,
        [0x41, 0] => NOUGHT,
        [0x41, 1] => ONE,
        [0x41, _, _, _, _, ..] => ADDRESS,
        [0x00..=0x05 | 0x0b..=0x11 | 0x1a | 0x1b | 0x20..=0x24 | 0x28..=0x3e | 0x41..=0xc4, ..] => instruction[0],
        _ => RARE,
    }
}

/// Puts an instruction where its kind belongs; constants by the deed that comes next.
fn sort(instruction: &[u8], deed: u8, next: Option<u8>, parts: &mut [Vec<u8>; PARTS]) {
    let with = &instruction[1..];
    let mut put = |part: Part, bytes: &[u8]| parts[part as usize].extend(bytes);
    put(Part::Deeds, &[deed]);
    match deed {
        0x02..=0x04 => put(Part::Blocks, with),
        0x0c | 0x0d => put(Part::Depths, with),
        0x0e => put(Part::Tables, with),
        0x10 => put(Part::Calls, with),
        0x11 | 0x23 | 0x24 => put(Part::Globals, with),
        0x20..=0x22 => put(Part::Locals, with),
        0x28..=0x35 => put(Part::Loads, &with[1..]),
        0x36..=0x3e => put(Part::Stores, &with[1..]),
        0x41 => put(constant(next), with),
        0x42 => put(Part::Long, with),
        0x43 | 0x44 => put(Part::Fractions, with),
        OTHERWISE..ADDRESS => {
            put(Part::Aligned, &with[..1]);
            put(if deed < OTHERWISE + 14 { Part::Loads } else { Part::Stores }, &with[1..]);
        }
        ADDRESS => put(Part::Addresses, with),
        RARE => {
            put(Part::Deeds, &[instruction.len() as u8]);
            put(Part::Deeds, instruction);
        }
        _ => {}
    }
}

/// Where a constant belongs, by the deed that comes next.
fn constant(next: Option<u8>) -> Part {
    match next {
        Some(0x6a | 0x6b) => Part::Added,
        Some(0x46..=0x5a) => Part::Compared,
        Some(0x71..=0x78) => Part::Masks,
        Some(0x10 | 0x20 | 0x41 | ADDRESS | NOUGHT..=OTHER) => Part::Handed,
        Some(0x36..=0x3e) => Part::Stored,
        Some(_) | None => Part::Numbers,
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{CodeSection, Function, FunctionSection, MemArg, Module, TypeSection, ValType};

    use super::{ADDRESS, AGAIN, NAME, ONE, OTHERWISE, PARTS, Part, RARE, bounds, parted, parts};

    /// One function: adds to a local, which it takes twice, what lies at an odd place behind an address.
    fn module() -> Vec<u8> {
        let (mut types, mut functions, mut code) = (TypeSection::new(), FunctionSection::new(), CodeSection::new());
        types.ty().function([ValType::I32], [ValType::I32]);
        functions.function(0);
        let mut function = Function::new([]);
        let place = MemArg { offset: 9, align: 0, memory_index: 0 };
        function.instructions().local_get(0).local_get(0).i32_const(7).i32_add().i32_const(1).i32_add();
        function.instructions().i32_const(2_000_000).i32_load(place).i32_add().memory_size(0).drop().end();
        code.function(&function);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&code);
        module.finish()
    }

    #[test]
    fn numbers_of_a_kind_lie_behind_each_other() {
        let parts = parts(&module()).unwrap();
        let of = |part: Part| parts[part as usize].as_slice();
        let sum = [0x20, AGAIN, 0x41, 0x6a, ONE, 0x6a];
        let rest = [ADDRESS, OTHERWISE, 0x6a, RARE, 2, 0x3f, 0, 0x1a, 0x0b];
        assert_eq!(of(Part::Deeds), [sum.as_slice(), &rest].concat());
        assert_eq!((of(Part::Locals), of(Part::Added), of(Part::Loads)), (&[0][..], &[7][..], &[9][..]));
        assert_eq!((of(Part::Aligned), of(Part::Addresses).len(), of(Part::Declared)), (&[0][..], 4, &[0][..]));
        assert_eq!([of(Part::Before), of(Part::After)].concat(), module()[..of(Part::Before).len()]);
    }

    #[test]
    fn the_bounds_of_the_parts_are_found() {
        let (parted, parts) = (parted(&module()).unwrap(), parts(&module()).unwrap());
        let bounds = bounds(&parted);
        assert_eq!((bounds.len(), bounds.last()), (PARTS + 1, Some(&parted.len())));
        assert!(bounds.windows(2).zip(parts).all(|(it, part)| parted[it[0]..it[1]] == part));
        assert!(super::bounds(&module()).is_empty(), "a module has no section {NAME}");
    }
}
