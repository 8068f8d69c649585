//! Variants of enums: a name, and what it carries.

use serde::de::{
    self, DeserializeSeed, EnumAccess, VariantAccess, Visitor,
    value::{BorrowedStrDeserializer, MapDeserializer},
};

use super::{
    Reader,
    groups::{Fields, Items},
};
use crate::notation::{Error, names};

/// A variant about to be read.
pub(super) struct Variant<'r, 'de> {
    reader: &'r mut Reader<'de>,
    names: &'static [&'static str],
    /// Whether it stands without parentheses where something else may follow, and so can carry nothing.
    bare: bool,
    name: &'static str,
    at: usize,
}

impl<'r, 'de> Variant<'r, 'de> {
    pub(super) fn visit<V: Visitor<'de>>(
        reader: &'r mut Reader<'de>,
        names: &'static [&'static str],
        bare: bool,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let at = reader.next.at;
        visitor.visit_enum(Variant { reader, names, bare, name: "", at }).map_err(|it: Error| it.at(at))
    }

    fn take_name(&mut self) -> Result<(), Error> {
        if !self.reader.next.is_wordlike() {
            return Err(self.reader.expected(format_args!("one of {}", names::some_of(self.names))));
        }
        let spelled = self.reader.spelled("a word")?;
        let Some(position) = names::position(self.names, 0, &spelled) else {
            return Err(<Error as de::Error>::unknown_variant(&spelled, self.names).at(self.at));
        };
        self.name = self.names[position];
        self.reader.take();
        Ok(())
    }

    /// The reader, standing before what the variant carries.
    fn carried(self) -> Result<&'r mut Reader<'de>, Error> {
        if !self.bare {
            return Ok(self.reader);
        }
        let name = names::kebab(self.name);
        Err(Error::said(format!("\"{name}\" carries something: write ({name} …)")).at(self.at))
    }
}

impl<'de> EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(mut self, seed: V) -> Result<(V::Value, Self), Error> {
        self.take_name()?;
        let variant = seed.deserialize(BorrowedStrDeserializer::<Error>::new(self.name))?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        let reader = self.carried()?;
        reader.open = true;
        seed.deserialize(reader)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Error> {
        Items::visit(self.carried()?, Some(length), visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, names: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        if self.bare {
            let nothing = std::iter::empty::<(&str, &str)>();
            return visitor.visit_map(MapDeserializer::<_, Error>::new(nothing)).map_err(|it| it.at(self.at));
        }
        Fields::visit(self.reader, names, visitor)
    }
}
