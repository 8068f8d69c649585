//! Lays the functions of a module in an order in which they compress well: those of one type beside each other, and among
//! these the ones that do the same things in the same order. Functions that are the same to the last byte, as the same
//! code for two types often is, are kept once.

use std::collections::HashMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{CodeSection, Function, FunctionSection, Instruction, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Operator, Parser, Payload, TypeRef};

type Fault = reencode::Error<Infallible>;

/// The same module, its functions laid in order.
pub fn laid(module: &[u8]) -> Result<Vec<u8>, String> {
    let mut laying = Laying::of(module).map_err(|error| error.to_string())?;
    laying.merge().and_then(|()| laying.order()).map_err(|error| error.to_string())?;
    let mut laid = Module::new();
    laying.parse_core_module(&mut laid, Parser::new(0), module).map_err(|error| error.to_string())?;
    Ok(laid.finish())
}

/// The functions of a module, and where each is to lie.
struct Laying<'a> {
    /// Functions of the host come first and stay where they are.
    imported: u32,
    types: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// For each function the one that is kept for it: itself, or an earlier one that is the same.
    kept: Vec<usize>,
    /// The kept functions as they are to lie.
    order: Vec<usize>,
    /// The place of each function, if it is kept.
    place: Vec<u32>,
}

impl<'a> Laying<'a> {
    fn of(module: &'a [u8]) -> Result<Laying<'a>, wasmparser::BinaryReaderError> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => types = section.into_iter().collect::<Result<_, _>>()?,
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let all: Vec<usize> = (0..bodies.len()).collect();
        let place = all.iter().map(|it| *it as u32).collect();
        Ok(Laying { imported, types, bodies, kept: all.clone(), order: all, place })
    }

    /// Keeps functions that are the same once. Those that call them may be the same then, too.
    fn merge(&mut self) -> Result<(), Fault> {
        loop {
            let mut first: HashMap<(u32, Vec<u8>), usize> = HashMap::new();
            let mut merged = HashMap::new();
            for at in self.order.clone() {
                let key = (self.types[at], self.body(at)?.into_raw_body());
                let kept = *first.entry(key).or_insert(at);
                if kept != at {
                    merged.insert(at, kept);
                }
            }
            if merged.is_empty() {
                return Ok(());
            }
            for kept in &mut self.kept {
                *kept = merged.get(kept).copied().unwrap_or(*kept);
            }
            self.order.retain(|it| !merged.contains_key(it));
        }
    }

    fn order(&mut self) -> Result<(), Fault> {
        let mut keys = HashMap::new();
        for at in &self.order {
            keys.insert(*at, (self.types[*at], deeds(&self.bodies[*at])?));
        }
        self.order.sort_by(|a, b| keys[a].cmp(&keys[b]));
        for (place, at) in self.order.iter().enumerate() {
            self.place[*at] = place as u32;
        }
        Ok(())
    }

    /// A function with its calls led to where the functions lie.
    fn body(&mut self, at: usize) -> Result<Function, Fault> {
        let body = self.bodies[at].clone();
        let mut locals = Vec::new();
        for local in body.get_locals_reader()? {
            let (count, ty) = local?;
            locals.push((count, utils::val_type(self, ty)?));
        }
        let mut function = Function::new(locals);
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            let instruction: Instruction<'_> = self.instruction(operators.read()?)?;
            function.instruction(&instruction);
        }
        Ok(function)
    }
}

/// What a function does, without with what: the first byte of every instruction.
fn deeds(body: &FunctionBody<'_>) -> Result<Vec<u8>, Fault> {
    let (bytes, start) = (body.as_bytes(), body.range().start);
    let mut operators = body.get_operators_reader()?;
    let mut deeds = Vec::new();
    while !operators.eof() {
        deeds.push(bytes[operators.original_position() - start]);
        let _: Operator<'_> = operators.read()?;
    }
    Ok(deeds)
}

impl Reencode for Laying<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Fault> {
        let Some(own) = function.checked_sub(self.imported) else { return Ok(function) };
        Ok(self.imported + self.place[self.kept[own as usize]])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Fault> {
        for at in &self.order {
            functions.function(self.types[*at]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, code: &mut CodeSection, _: CodeSectionReader<'_>) -> Result<(), Fault> {
        for at in self.order.clone() {
            code.function(&self.body(at)?);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        CodeSection, ExportKind, ExportSection, Function, FunctionSection, Module, TypeSection, ValType,
    };
    use wasmparser::{Parser, Payload};

    use super::laid;

    /// Four functions of one type: two that give the same number, and two that call one of these each.
    fn module() -> Vec<u8> {
        let (mut types, mut functions, mut code, mut exports) =
            (TypeSection::new(), FunctionSection::new(), CodeSection::new(), ExportSection::new());
        types.ty().function([], [ValType::I32]);
        for (at, called) in [None, None, Some(0), Some(1)].into_iter().enumerate() {
            let mut function = Function::new([]);
            match called {
                Some(other) => function.instructions().call(other).end(),
                None => function.instructions().i32_const(7).end(),
            };
            functions.function(0);
            code.function(&function);
            exports.export(["a", "b", "c", "d"][at], ExportKind::Func, at as u32);
        }
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    fn exports(module: &[u8]) -> Vec<(String, u32)> {
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(module) {
            if let Payload::ExportSection(section) = payload.unwrap() {
                found.extend(section.into_iter().map(|it| it.unwrap()).map(|it| (it.name.to_owned(), it.index)));
            }
        }
        found
    }

    #[test]
    fn what_is_the_same_is_kept_once_and_so_are_those_who_call_it() {
        let laid = laid(&module()).unwrap();
        let found = exports(&laid);
        let of = |name: &str| found.iter().find(|it| it.0 == name).map(|it| it.1);
        assert_eq!((of("a"), of("c")), (of("b"), of("d")));
        assert_ne!(of("a"), of("c"));
        assert_eq!(laid, super::laid(&laid).unwrap(), "there is nothing left to do");
    }

    #[test]
    fn what_is_no_module_is_refused() {
        assert!(laid(b"<!doctype html>").is_err());
    }
}
