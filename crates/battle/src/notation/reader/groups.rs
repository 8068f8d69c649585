//! What holds other values, read item by item: lists, maps and the fields of structs.

use std::borrow::Cow;

use serde::de::{self, DeserializeSeed, MapAccess, SeqAccess, Visitor, value::BorrowedStrDeserializer};

use super::Reader;
use crate::notation::{Error, names};

/// The values of a list, a tuple or a variant, up to whatever closes them.
pub(super) struct Items<'r, 'de> {
    reader: &'r mut Reader<'de>,
    wanted: Option<usize>,
    read: usize,
}

impl<'r, 'de> Items<'r, 'de> {
    pub(super) fn visit<V: Visitor<'de>>(
        reader: &'r mut Reader<'de>,
        wanted: Option<usize>,
        visitor: V,
    ) -> Result<V::Value, Error> {
        let mut items = Items { reader, wanted, read: 0 };
        let visited = visitor.visit_seq(&mut items);
        visited.map_err(|it: Error| it.at(items.reader.next.at))
    }

    /// Whether everything is read; if not, one more is counted.
    fn is_read(&mut self) -> Result<bool, Error> {
        if !self.reader.next.is_end() {
            self.read += 1;
            return Ok(false);
        }
        match self.wanted {
            Some(wanted) if self.read < wanted => {
                Err(self.reader.expected(format_args!("value {} of {wanted}", self.read + 1)))
            }
            _ => Ok(true),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'_, 'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        if self.is_read()? { Ok(None) } else { self.reader.closed(seed).map(Some) }
    }
}

/// The entries of a map.
pub(super) struct Entries<'r, 'de> {
    reader: &'r mut Reader<'de>,
    /// How the keys are spelled. One given twice would be lost without a word.
    keys: Vec<(&'de str, usize)>,
}

impl<'r, 'de> Entries<'r, 'de> {
    pub(super) fn visit<V: Visitor<'de>>(reader: &'r mut Reader<'de>, visitor: V) -> Result<V::Value, Error> {
        let mut entries = Entries { reader, keys: Vec::new() };
        let visited = visitor.visit_map(&mut entries).map_err(|it: Error| it.at(entries.reader.next.at))?;
        entries.no_key_twice()?;
        Ok(visited)
    }

    fn no_key_twice(mut self) -> Result<(), Error> {
        self.keys.sort_unstable();
        match self.keys.windows(2).find(|it| it[0].0 == it[1].0) {
            Some(twice) => Err(Error::said(format!("the key {} is given twice", twice[1].0)).at(twice[1].1)),
            None => Ok(()),
        }
    }
}

impl<'de> MapAccess<'de> for &mut Entries<'_, 'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        if self.reader.next.is_end() {
            return Ok(None);
        }
        let start = self.reader.next.at;
        let key = self.reader.closed(seed)?;
        self.keys.push((self.reader.since(start), start));
        Ok(Some(key))
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        self.reader.equals()?;
        self.reader.closed(seed)
    }
}

/// The fields of a struct or of a variant, up to whatever closes them.
pub(super) struct Fields<'r, 'de> {
    reader: &'r mut Reader<'de>,
    names: &'static [&'static str],
    /// The position of the field read last, plus one: where the next is looked for first.
    following: usize,
    /// A bit for each of the first 64 fields: already read. Serde notices the others, if a little late.
    seen: u64,
}

impl<'r, 'de> Fields<'r, 'de> {
    pub(super) fn visit<V: Visitor<'de>>(
        reader: &'r mut Reader<'de>,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let mut fields = Fields { reader, names, following: 0, seen: 0 };
        let visited = visitor.visit_map(&mut fields);
        visited.map_err(|it: Error| it.at(fields.reader.next.at))
    }

    /// Takes the name of the next field, if there is one more.
    fn name(&mut self) -> Result<Option<&'static str>, Error> {
        if self.reader.next.is_end() {
            return Ok(None);
        }
        let start = self.reader.next.at;
        let position = self.position().map_err(|it| it.at(start))?;
        self.following = position + 1;
        self.reader.take();
        Ok(Some(self.names[position]))
    }

    /// The position of the field that the next token names.
    fn position(&mut self) -> Result<usize, Error> {
        let spelled = self.reader.spelled("the name of a field")?;
        let at = names::position(self.names, self.following, &spelled)
            .ok_or_else(|| <Error as de::Error>::unknown_field(&spelled, self.names))?;
        let bit = 1_u64.checked_shl(at as u32).unwrap_or(0);
        if self.seen & bit != 0 {
            return Err(<Error as de::Error>::duplicate_field(self.names[at]));
        }
        self.seen |= bit;
        Ok(at)
    }
}

impl<'de> MapAccess<'de> for &mut Fields<'_, 'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        match self.name()? {
            Some(name) => seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let name = self.names[self.following - 1];
        let value = self.reader.equals().and_then(|()| self.reader.closed(seed));
        value.map_err(|it| it.in_field(name))
    }
}

/// Fields whose names nobody has said: a guess at a struct. The names are given as code would spell them.
pub(super) struct GuessedFields<'r, 'de>(pub(super) &'r mut Reader<'de>);

impl<'de> MapAccess<'de> for GuessedFields<'_, 'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        if self.0.next.is_end() {
            return Ok(None);
        }
        let spelled = self.0.spelled("the name of a field")?;
        self.0.take();
        let name = if spelled.contains('-') { Cow::Owned(spelled.replace('-', "_")) } else { spelled };
        seed.deserialize(de::value::CowStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        self.0.equals()?;
        self.0.closed(seed)
    }
}
