//! Deserialization: serde's data model from text, driven by the expected type.
//!
//! The reader looks one token ahead. It never allocates a size that the text claims, and stops at depth [`DEEPEST`],
//! counting every step that can recurse: brackets, variants in variants, options in options.

mod any;
mod groups;
mod variant;

use std::{borrow::Cow, fmt::Display, str::FromStr};

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Visitor};

use self::{
    groups::{Entries, Fields, Items},
    variant::Variant,
};
use super::{
    DEEPEST, Error,
    lexer::{Kind, Lexer, Token},
    word,
};

/// A text and how far it has been read.
pub(super) struct Reader<'de> {
    lexer: Lexer<'de>,
    next: Token<'de>,
    /// Whether the value to be read next stands in an open place: on the top level, or as all a variant carries.
    open: bool,
    depth: u8,
}

impl<'de> Reader<'de> {
    pub(super) fn new(text: &'de str) -> Reader<'de> {
        let mut lexer = Lexer::new(text);
        let next = lexer.step();
        Reader { lexer, next, open: true, depth: 0 }
    }

    /// Reads all of the text: nothing may be left over.
    pub(super) fn all<T: Deserialize<'de>>(mut self) -> Result<T, Error> {
        let start = self.next.at;
        let value = T::deserialize(&mut self).map_err(|it| it.at(start))?;
        if self.next.kind == Kind::End { Ok(value) } else { Err(self.expected("the end of the text")) }
    }

    #[inline]
    fn take(&mut self) -> Token<'de> {
        std::mem::replace(&mut self.next, self.lexer.step())
    }

    fn expected(&self, what: impl Display) -> Error {
        Error::expected(what, &self.next).at(self.next.at)
    }

    fn expect(&mut self, sign: &str, what: &dyn Display) -> Result<(), Error> {
        if self.next.text != sign {
            return Err(self.expected(what));
        }
        self.take();
        Ok(())
    }

    /// Takes what stands between the name of a field or a key and its value.
    fn equals(&mut self) -> Result<(), Error> {
        self.expect("=", &"\"=\" and a value")
    }

    /// Reads a value that something may follow. What its type has against it is said of the place where it begins.
    fn closed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let start = self.next.at;
        self.open = false;
        seed.deserialize(&mut *self).map_err(|it| it.at(start))
    }

    /// The text from a byte on up to the next token.
    fn since(&self, start: usize) -> &'de str {
        self.lexer.text()[start..self.next.at].trim_end()
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        self.descend()?;
        let read = read(self);
        self.depth -= 1;
        read
    }

    fn descend(&mut self) -> Result<(), Error> {
        if self.depth == DEEPEST {
            return Err(Error::said(format!("nested more than {DEEPEST} deep")).at(self.next.at));
        }
        self.depth += 1;
        Ok(())
    }

    /// Reads what stands between two brackets.
    fn group<T>(
        &mut self,
        [open, close]: [&str; 2],
        what: &dyn Display,
        read: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.expect(open, what)?;
        let value = self.deeper(read)?;
        self.close(close)?;
        Ok(value)
    }

    fn close(&mut self, bracket: &str) -> Result<(), Error> {
        self.expect(bracket, &format_args!("\"{bracket}\""))
    }

    /// Reads what stands in parentheses, or, in an open place, without them.
    fn group_unless_open<T>(
        &mut self,
        what: &dyn Display,
        read: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if self.open && self.next.text != "(" { self.deeper(read) } else { self.group(["(", ")"], what, read) }
    }

    /// What the next token says, if it is a word or quoted; it is not taken yet.
    fn spelled(&self, what: impl Display) -> Result<Cow<'de, str>, Error> {
        match self.next.kind {
            Kind::Word => Ok(Cow::Borrowed(self.next.text)),
            Kind::Quoted => word::unquote(self.next.text).ok_or_else(|| {
                Error::said(r#"a backslash in quotes may stand before " \ n r t u{…} only"#).at(self.next.at)
            }),
            Kind::Open | Kind::Close | Kind::Equals | Kind::Stray | Kind::End => Err(self.expected(what)),
        }
    }

    fn whole<N: FromStr + Display>(&mut self, least: N, most: N) -> Result<N, Error> {
        let number = Some(self.next.text).filter(|it| word::is_whole(it)).and_then(|it| it.parse().ok());
        let number = number.ok_or_else(|| self.expected(format_args!("a whole number from {least} to {most}")))?;
        self.take();
        Ok(number)
    }

    fn float<N: FromStr>(&mut self, finite: impl FnOnce(&N) -> bool) -> Result<N, Error> {
        let number = Some(self.next.text).filter(|it| word::is_number(it)).and_then(|it| it.parse().ok());
        let number = number.filter(finite).ok_or_else(|| self.expected("a number"))?;
        self.take();
        Ok(number)
    }
}

macro_rules! numbers {
    ($($deserialize:ident $visit:ident $number:ident)*) => {$(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let at = self.next.at;
            let number = self.whole($number::MIN, $number::MAX)?;
            visitor.$visit(number).map_err(|it: Error| it.at(at))
        }
    )*};
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Error;

    numbers! {
        deserialize_i8 visit_i8 i8
        deserialize_i16 visit_i16 i16
        deserialize_i32 visit_i32 i32
        deserialize_i64 visit_i64 i64
        deserialize_u8 visit_u8 u8
        deserialize_u16 visit_u16 u16
        deserialize_u32 visit_u32 u32
        deserialize_u64 visit_u64 u64
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let at = self.next.at;
        let number = self.float(|it: &f32| it.is_finite())?;
        visitor.visit_f32(number).map_err(|it: Error| it.at(at))
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let at = self.next.at;
        let number = self.float(|it: &f64| it.is_finite())?;
        visitor.visit_f64(number).map_err(|it: Error| it.at(at))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let value = match self.next.text {
            "yes" => true,
            "no" => false,
            _ => return Err(self.expected("yes or no")),
        };
        let at = self.take().at;
        visitor.visit_bool(value).map_err(|it: Error| it.at(at))
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        const WHAT: &str = "a word or a text in quotes";
        let text = self.spelled(WHAT)?;
        if self.next.kind == Kind::Word && word::is_dashes(&text) {
            return Err(self.expected(WHAT));
        }
        let at = self.take().at;
        let visited = match text {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        };
        visited.map_err(|it: Error| it.at(at))
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }
    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }
    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }
    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    /// One dash is none; of more, the first says that there is something, and the rest say what.
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.next.text == "-" {
            self.take();
            return visitor.visit_none();
        }
        if self.next.kind == Kind::Word && word::is_dashes(self.next.text) {
            (self.next.text, self.next.at) = (&self.next.text[1..], self.next.at + 1);
        }
        self.deeper(|reader| visitor.visit_some(reader))
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.group(["(", ")"], &"\"()\"", |_| visitor.visit_unit())
    }
    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_unit(visitor)
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        self.deeper(|reader| visitor.visit_newtype_struct(reader))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.group(["[", "]"], &"a list in brackets [ ]", |reader| Items::visit(reader, None, visitor))
    }
    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Error> {
        let what = format_args!("{length} values in brackets [ ]");
        self.group(["[", "]"], &what, |reader| Items::visit(reader, Some(length), visitor))
    }
    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_tuple(length, visitor)
    }
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.group(["{", "}"], &"a map in braces { }", |reader| Entries::visit(reader, visitor))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.group_unless_open(&"fields in parentheses ( )", |reader| Fields::visit(reader, names, visitor))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.next.text == "(" || self.open {
            self.group_unless_open(&"\"(\"", |reader| Variant::visit(reader, names, false, visitor))
        } else {
            self.deeper(|reader| Variant::visit(reader, names, true, visitor))
        }
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.guess(visitor)
    }
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.guess(visitor)
    }
}
