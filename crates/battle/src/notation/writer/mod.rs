//! Writing: serde's data model as text.
//!
//! One thing needs care: brackets. A struct or a variant with something inside is put in parentheses, except where
//! nothing can follow it anyway: on the top level, and as all that another variant carries. That place is called *open*:
//! `answer parry card=feint`, but `[(parry card=feint) pass]`.

mod compound;

use std::fmt::{Display, Write as _};

use serde::{Serialize, Serializer};

use self::compound::Compound;
use super::{DEEPEST, Error, kept, names, word};

/// Writes values behind what a text already holds.
pub(super) struct Writer<'o> {
    out: &'o mut String,
    /// Whether the value to be written next stands in an open place.
    open: bool,
    depth: u8,
    /// Whether the next text is the text of a value, to be taken as it is.
    kept: bool,
}

impl<'o> Writer<'o> {
    pub(super) fn new(out: &'o mut String) -> Writer<'o> {
        Writer { out, open: true, depth: 0, kept: false }
    }

    /// Writes what stands inside something else.
    pub(super) fn within(out: &'o mut String) -> Writer<'o> {
        Writer { open: false, ..Writer::new(out) }
    }

    fn deeper(&mut self) -> Result<(), Error> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Error::said(format!("nested more than {DEEPEST} deep"))) } else { Ok(()) }
    }

    /// What is deep for the reader, though it holds nothing.
    fn leaf(&mut self) -> Result<(), Error> {
        self.deeper()?;
        self.depth -= 1;
        Ok(())
    }

    fn number(&mut self, negative: bool, size: u64) -> Result<(), Error> {
        if negative {
            self.out.push('-');
        }
        word::push_whole(self.out, size);
        Ok(())
    }

    fn float(&mut self, finite: bool, number: &dyn std::fmt::Debug) -> Result<(), Error> {
        if !finite {
            return Err(Error::said(format!("{number:?} is not a number one can write")));
        }
        word::push_float(self.out, number);
        Ok(())
    }

    /// Opens parentheses unless the place is open, and writes the name of a variant.
    fn variant(&mut self, name: &str) -> &'static str {
        let close = self.parenthesis();
        names::push_kebab(self.out, name);
        close
    }

    fn parenthesis(&mut self) -> &'static str {
        if self.open {
            return "";
        }
        self.out.push('(');
        ")"
    }

    fn compound(&mut self, first: bool, close: &'static str) -> Result<Compound<'_, 'o>, Error> {
        self.deeper()?;
        Ok(Compound { writer: self, first, close })
    }
}

impl<'w, 'o> Serializer for &'w mut Writer<'o> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Compound<'w, 'o>;
    type SerializeTuple = Compound<'w, 'o>;
    type SerializeTupleStruct = Compound<'w, 'o>;
    type SerializeTupleVariant = Compound<'w, 'o>;
    type SerializeMap = Compound<'w, 'o>;
    type SerializeStruct = Compound<'w, 'o>;
    type SerializeStructVariant = Compound<'w, 'o>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.out.push_str(if value { "yes" } else { "no" });
        Ok(())
    }
    fn serialize_i8(self, value: i8) -> Result<(), Error> {
        self.number(value < 0, u64::from(value.unsigned_abs()))
    }
    fn serialize_i16(self, value: i16) -> Result<(), Error> {
        self.number(value < 0, u64::from(value.unsigned_abs()))
    }
    fn serialize_i32(self, value: i32) -> Result<(), Error> {
        self.number(value < 0, u64::from(value.unsigned_abs()))
    }
    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        self.number(value < 0, value.unsigned_abs())
    }
    fn serialize_u8(self, value: u8) -> Result<(), Error> {
        self.number(false, u64::from(value))
    }
    fn serialize_u16(self, value: u16) -> Result<(), Error> {
        self.number(false, u64::from(value))
    }
    fn serialize_u32(self, value: u32) -> Result<(), Error> {
        self.number(false, u64::from(value))
    }
    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.number(false, value)
    }
    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.float(value.is_finite(), &value)
    }
    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.float(value.is_finite(), &value)
    }
    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    /// A text is quoted when it could be taken for a number or a yes, so that it is a text to readers without types.
    fn serialize_str(self, value: &str) -> Result<(), Error> {
        if std::mem::take(&mut self.kept) || word::is_plain(value) {
            self.out.push_str(value);
        } else {
            word::push_quoted(self.out, value);
        }
        Ok(())
    }

    /// What a type itself turns into words (lengths, ids) stands bare even if it looks like a number: it may be one.
    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        let start = self.out.len();
        write!(self.out, "{value}").map_err(|_| Error::said("a value refused to be written"))?;
        if !word::is_bare(&self.out[start..]) {
            let spelled = self.out.split_off(start);
            word::push_quoted(self.out, &spelled);
        }
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.collect_seq(value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.out.push('-');
        Ok(())
    }

    /// A value that is there is written as itself; an absent one inside a present one is told apart by one more dash.
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        let start = self.out.len();
        self.deeper()?;
        value.serialize(&mut *self)?;
        self.depth -= 1;
        if self.out.len() > start && word::is_dashes(&self.out[start..]) {
            self.out.push('-');
        }
        Ok(())
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.out.push_str("()");
        self.leaf()
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        names::push_kebab(self.out, variant);
        self.leaf()
    }

    /// A form that is not for people is given the text of a value that has one.
    fn is_human_readable(&self) -> bool {
        !self.kept
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<(), Error> {
        self.deeper()?;
        self.kept = name == kept::NAME && !self.open;
        value.serialize(&mut *self)?;
        self.depth -= 1;
        Ok(())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let close = self.variant(variant);
        self.out.push(' ');
        self.deeper()?;
        self.open = true;
        value.serialize(&mut *self)?;
        self.depth -= 1;
        self.out.push_str(close);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Compound<'w, 'o>, Error> {
        self.out.push('[');
        self.compound(true, "]")
    }
    fn serialize_tuple(self, length: usize) -> Result<Compound<'w, 'o>, Error> {
        self.serialize_seq(Some(length))
    }
    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<Compound<'w, 'o>, Error> {
        self.serialize_seq(Some(length))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Compound<'w, 'o>, Error> {
        self.out.push('{');
        self.compound(true, "}")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Compound<'w, 'o>, Error> {
        let close = self.variant(variant);
        self.compound(false, close)
    }

    /// A struct without fields shows its parentheses even in an open place: a text is never empty.
    fn serialize_struct(self, _: &'static str, fields: usize) -> Result<Compound<'w, 'o>, Error> {
        self.open &= fields > 0;
        let close = self.parenthesis();
        self.compound(true, close)
    }

    /// A variant without fields is its name alone, wherever it stands.
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        fields: usize,
    ) -> Result<Compound<'w, 'o>, Error> {
        self.open |= fields == 0;
        let close = self.variant(variant);
        self.compound(false, close)
    }
}
