//! Reading a text whose type is not known yet, for types that inspect a value before they choose a variant.
//!
//! A word is read as a number only if it is spelled as the writer would spell it; `4.50` and `007` stay texts, so
//! nothing is lost. A variant that carries a value becomes a map of one entry, as serde's buffers expect.

use serde::{
    Deserializer,
    de::{DeserializeSeed, MapAccess, Visitor, value::CowStrDeserializer},
    forward_to_deserialize_any,
};

use super::{
    Reader,
    groups::{GuessedFields, Items},
};
use crate::notation::{
    Error,
    lexer::Kind,
    word::{self, Number},
};

impl<'de> Reader<'de> {
    /// Reads the next value as what it looks like.
    pub(super) fn guess<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, Error> {
        match (self.next.kind, self.next.text) {
            (Kind::Word | Kind::Quoted, _) if self.open && !self.ahead().single => {
                self.deeper(|reader| reader.guess_inside(visitor))
            }
            (Kind::Word, word) => self.guess_word(word, visitor),
            (Kind::Quoted, _) => self.deserialize_str(visitor),
            (Kind::Open, "[") => self.deserialize_seq(visitor),
            (Kind::Open, "{") => self.deserialize_map(visitor),
            (Kind::Open, _) => self.group(["(", ")"], &"\"(\"", |reader| match reader.next.is_end() {
                true => visitor.visit_unit(),
                false => reader.guess_inside(visitor),
            }),
            (Kind::Close | Kind::Equals | Kind::Stray | Kind::End, _) => Err(self.expected("a value")),
        }
    }

    fn guess_word<V: Visitor<'de>>(&mut self, word: &'de str, visitor: V) -> Result<V::Value, Error> {
        if word::is_dashes(word) {
            return self.deserialize_option(visitor);
        }
        let at = self.take().at;
        let visited = match word {
            "yes" => visitor.visit_bool(true),
            "no" => visitor.visit_bool(false),
            _ => match word::number(word) {
                Some(Number::Unsigned(whole)) => visitor.visit_u64(whole),
                Some(Number::Signed(whole)) => visitor.visit_i64(whole),
                Some(Number::Decimal(number)) => visitor.visit_f64(number),
                None => visitor.visit_borrowed_str(word),
            },
        };
        visited.map_err(|it: Error| it.at(at))
    }

    /// What stands in parentheses, or would if the place were not open: fields, or a variant with what it carries.
    fn guess_inside<V: Visitor<'de>>(&mut self, visitor: V) -> Result<V::Value, Error> {
        if self.ahead().fields {
            visitor.visit_map(GuessedFields(self))
        } else {
            visitor.visit_map(GuessedVariant(self))
        }
    }

    /// A look at what follows, up to where the brackets around it end.
    fn ahead(&self) -> Ahead {
        let (mut lexer, mut token, mut depth) = (self.lexer.clone(), self.next, 0_usize);
        let mut ahead = Ahead { single: true, fields: false, some_fields: false };
        for nth in 0.. {
            match token.kind {
                Kind::End => break,
                Kind::Close if depth == 0 => break,
                Kind::Close => depth -= 1,
                Kind::Equals if depth == 0 => (ahead.fields, ahead.some_fields) = (ahead.fields || nth == 1, true),
                _ => {}
            }
            ahead.single &= nth == 0 || depth > 0 || token.kind == Kind::Close;
            depth += usize::from(token.kind == Kind::Open);
            token = lexer.step();
        }
        ahead
    }
}

struct Ahead {
    /// One word, or one pair of brackets.
    single: bool,
    /// Fields from the first word on.
    fields: bool,
    /// Fields somewhere.
    some_fields: bool,
}

/// A map of one entry: the name of a variant, and what it carries.
struct GuessedVariant<'r, 'de>(&'r mut Reader<'de>);

impl<'de> MapAccess<'de> for GuessedVariant<'_, 'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        if self.0.next.is_end() {
            return Ok(None);
        }
        let name = self.0.spelled("a name")?;
        self.0.take();
        seed.deserialize(CowStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(Carried(self.0))
    }
}

/// All that a variant carries.
struct Carried<'r, 'de>(&'r mut Reader<'de>);

impl<'de> Deserializer<'de> for Carried<'_, 'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let ahead = self.0.ahead();
        match self.0.next.is_end() {
            true => visitor.visit_unit(),
            false if ahead.single || ahead.some_fields => {
                self.0.open = true;
                self.0.guess(visitor)
            }
            false => Items::visit(self.0, None, visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}
