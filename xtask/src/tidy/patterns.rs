//! Patterns of a match: which arm takes everything, and whose variants the others name.

use syn::spanned::Spanned;
use syn::{ExprMatch, Pat, Path};

use super::source::CatchAll;

/// The catch-all arm of a match, if it has one and other arms name variants. `own_type` is what `Self` is here.
pub fn catch_all(it: &ExprMatch, own_type: &str) -> Option<CatchAll> {
    let arm = it.arms.iter().find(|arm| takes_everything(&arm.pat))?;
    let mut enums = Vec::new();
    for arm in &it.arms {
        name_enums(&arm.pat, own_type, &mut enums);
    }
    (!enums.is_empty()).then(|| CatchAll { line: arm.pat.span().start().line, enums })
}

/// `_`, a name alone, or a tuple of these. An arm with a guard does not take everything.
fn takes_everything(pattern: &Pat) -> bool {
    match pattern {
        Pat::Wild(_) => true,
        Pat::Ident(it) => it.subpat.is_none() && it.ident.to_string().starts_with(char::is_lowercase),
        Pat::Tuple(it) => it.elems.iter().all(takes_everything),
        Pat::Paren(it) => takes_everything(&it.pat),
        Pat::Reference(it) => takes_everything(&it.pat),
        Pat::Or(it) => it.cases.iter().any(takes_everything),
        _ => false,
    }
}

/// The enums whose variants a pattern names: at its top, in a tuple or slice, or in `Some`, `Ok` and `Err`.
fn name_enums(pattern: &Pat, own_type: &str, enums: &mut Vec<String>) {
    match pattern {
        Pat::Path(it) => enums.extend(enum_of(&it.path, own_type)),
        Pat::Struct(it) => enums.extend(enum_of(&it.path, own_type)),
        Pat::TupleStruct(it) if it.path.segments.len() > 1 => enums.extend(enum_of(&it.path, own_type)),
        Pat::TupleStruct(it) => it.elems.iter().for_each(|inner| name_enums(inner, own_type, enums)),
        Pat::Tuple(it) => it.elems.iter().for_each(|inner| name_enums(inner, own_type, enums)),
        Pat::Slice(it) => it.elems.iter().for_each(|inner| name_enums(inner, own_type, enums)),
        Pat::Or(it) => it.cases.iter().for_each(|inner| name_enums(inner, own_type, enums)),
        Pat::Paren(it) => name_enums(&it.pat, own_type, enums),
        Pat::Reference(it) => name_enums(&it.pat, own_type, enums),
        Pat::Guard(it) => name_enums(&it.pat, own_type, enums),
        Pat::Ident(it) => it.subpat.iter().for_each(|(_, inner)| name_enums(inner, own_type, enums)),
        _ => {}
    }
}

/// `Step` of `crate::Step::Walk`.
fn enum_of(path: &Path, own_type: &str) -> Option<String> {
    let name = path.segments.iter().rev().nth(1)?.ident.to_string();
    Some(if name == "Self" { own_type.to_owned() } else { name })
}
