//! What `tidy` needs to know of a Rust file: its `use` trees, the paths it writes out, its enums, and matches with a
//! catch-all arm. Test code (`#[cfg(test)]`, `#[test]`, `mod tests`) is left out.
//!
//! `syn` parses the file. The arguments of macros are not parsed but searched for paths, token by token.

use anyhow::{Result, anyhow};
use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Block, ExprMatch, ImplItemFn, Item, ItemEnum, ItemImpl, ItemMod, ItemUse, Macro, Path, Type, UseTree};

use super::patterns;
use super::test_code::{attributes, is_for_tests};
use super::tree::Tree;

/// Names from the crate's root, or as written.
pub type Names = Vec<String>;

/// A file of a crate.
#[derive(Debug, Default)]
pub struct Source {
    /// Its path from the root of the workspace.
    pub path: String,
    /// The module it is.
    pub module: Names,
    /// What its `use` items import, a leaf each.
    pub uses: Vec<Import>,
    /// Paths in code that begin with `crate`, `self` or `super`.
    pub paths: Vec<Import>,
    /// Modules written inside the file, from the crate's root.
    pub inline: Vec<Names>,
    /// Modules that are only there for tests, from the crate's root.
    pub tests: Vec<Names>,
    /// The enums declared in it.
    pub enums: Vec<String>,
    /// Its matches that have a catch-all arm.
    pub catch_alls: Vec<CatchAll>,
}

/// A path that a file names.
#[derive(Debug)]
pub struct Import {
    /// The module it stands in, from the crate's root.
    pub scope: Names,
    /// As written; a leading `::` is an empty name, a glob is the module.
    pub path: Names,
    /// The name it gets; nothing for a path in code, a glob, or a `use` inside a function.
    pub binds: Option<String>,
    pub line: usize,
}

/// A match with a catch-all arm.
#[derive(Debug)]
pub struct CatchAll {
    /// The line of that arm.
    pub line: usize,
    /// The enums whose variants its other arms name.
    pub enums: Vec<String>,
}

/// Reads all files in the `src` of a package, without those that are test code.
pub fn read(tree: &Tree, package: &str) -> Result<Vec<Source>> {
    let prefix = format!("{package}/src/");
    let files = tree.files.iter().filter(|(path, _)| path.starts_with(&prefix));
    let sources: Result<Vec<Source>> =
        files.map(|(path, text)| Source::of(path, &path[prefix.len()..], text)).collect();
    let mut sources = sources?;
    let tests: Vec<Names> = sources.iter().flat_map(|it| it.tests.clone()).collect();
    sources.retain(|it| !tests.iter().any(|test| it.module.starts_with(test)));
    Ok(sources)
}

impl Source {
    /// Reads one file. `inside` is its path in `src`.
    pub fn of(path: &str, inside: &str, text: &str) -> Result<Source> {
        let file = syn::parse_file(text).map_err(|why| anyhow!("{path}:{}: {why}", why.span().start().line))?;
        let source = Source { path: path.to_owned(), module: module(inside), ..Source::default() };
        let scope = source.module.clone();
        let mut reader = Reader { source, scope, blocks: 0, own_type: String::new() };
        if !file.attrs.iter().any(is_for_tests) {
            reader.visit_file(&file);
        } else {
            reader.source.tests.push(reader.scope);
        }
        Ok(reader.source)
    }
}

/// `a/b.rs` and `a/b/mod.rs` are the module `a::b`; `lib.rs` is the root.
fn module(inside: &str) -> Names {
    let mut names: Names = inside.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if names.last().is_some_and(|it| ["mod", "lib", "main"].contains(&it.as_str())) {
        names.pop();
    }
    names
}

struct Reader {
    source: Source,
    /// The module that is being read, from the crate's root.
    scope: Names,
    /// How many blocks of code are open.
    blocks: usize,
    /// What `Self` is.
    own_type: String,
}

impl Reader {
    fn leaves(&mut self, tree: &UseTree, path: Names) {
        let line = tree.span().start().line;
        let with = |name: &syn::Ident| path.iter().cloned().chain([name.to_string()]).collect::<Names>();
        match tree {
            UseTree::Path(it) => self.leaves(&it.tree, with(&it.ident)),
            UseTree::Group(it) => it.items.iter().for_each(|item| self.leaves(item, path.clone())),
            UseTree::Name(it) if it.ident == "self" => self.import(path.clone(), path.last().cloned(), line),
            UseTree::Name(it) => self.import(with(&it.ident), Some(it.ident.to_string()), line),
            UseTree::Rename(it) if it.ident == "self" => self.import(path, Some(it.rename.to_string()), line),
            UseTree::Rename(it) => self.import(with(&it.ident), Some(it.rename.to_string()), line),
            _ => self.import(path, None, line),
        }
    }

    fn import(&mut self, path: Names, binds: Option<String>, line: usize) {
        let binds = binds.filter(|_| self.blocks == 0);
        self.source.uses.push(Import { scope: self.scope.clone(), path, binds, line });
    }

    fn path(&mut self, path: Names, line: usize) {
        if path.len() > 1 && ["crate", "self", "super"].contains(&path[0].as_str()) {
            self.source.paths.push(Import { scope: self.scope.clone(), path, binds: None, line });
        }
    }

    /// Finds `crate::a::b` among tokens.
    fn tokens(&mut self, tokens: TokenStream) {
        let (mut path, mut colons, mut line): (Names, usize, usize) = (Names::new(), 0, 0);
        for token in tokens {
            match token {
                TokenTree::Ident(name) if colons == 2 => path.push(name.to_string()),
                TokenTree::Ident(name) => {
                    self.path(std::mem::replace(&mut path, vec![name.to_string()]), line);
                    line = name.span().start().line;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' && !path.is_empty() => {
                    colons += 1;
                    continue;
                }
                TokenTree::Group(group) => {
                    self.path(std::mem::take(&mut path), line);
                    self.tokens(group.stream());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => self.path(std::mem::take(&mut path), line),
            }
            colons = 0;
        }
        self.path(path, line);
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item(&mut self, item: &'ast Item) {
        if !attributes(item).iter().any(is_for_tests) {
            visit::visit_item(self, item);
        } else if let Item::Mod(module) = item {
            self.source.tests.push(child(&self.scope, module));
        }
    }

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        let inside = child(&self.scope, module);
        if module.ident == "tests" {
            self.source.tests.push(inside);
        } else if module.content.is_some() {
            self.source.inline.push(inside.clone());
            let outside = std::mem::replace(&mut self.scope, inside);
            visit::visit_item_mod(self, module);
            self.scope = outside;
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        if !function.attrs.iter().any(is_for_tests) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let name = match &*item.self_ty {
            Type::Path(path) => path.path.segments.last().map(|it| it.ident.to_string()),
            _ => None,
        };
        let outer = std::mem::replace(&mut self.own_type, name.unwrap_or_default());
        visit::visit_item_impl(self, item);
        self.own_type = outer;
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        let root = if item.leading_colon.is_some() { vec![String::new()] } else { Names::new() };
        self.leaves(&item.tree, root);
    }

    fn visit_block(&mut self, block: &'ast Block) {
        self.blocks += 1;
        visit::visit_block(self, block);
        self.blocks -= 1;
    }

    fn visit_path(&mut self, path: &'ast Path) {
        self.path(path.segments.iter().map(|it| it.ident.to_string()).collect(), path.span().start().line);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, it: &'ast Macro) {
        self.tokens(it.tokens.clone());
        visit::visit_macro(self, it);
    }

    fn visit_item_enum(&mut self, item: &'ast ItemEnum) {
        self.source.enums.push(item.ident.to_string());
        visit::visit_item_enum(self, item);
    }

    fn visit_expr_match(&mut self, it: &'ast ExprMatch) {
        self.source.catch_alls.extend(patterns::catch_all(it, &self.own_type));
        visit::visit_expr_match(self, it);
    }
}

fn child(scope: &[String], module: &ItemMod) -> Names {
    scope.iter().cloned().chain([module.ident.to_string()]).collect()
}
