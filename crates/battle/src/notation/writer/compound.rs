//! What holds other values: lists, maps, structs and the variants that carry something.

use serde::{Serialize, ser};

use super::Writer;
use crate::notation::{Error, names};

/// Brackets that are open, and the writer of what goes into them.
pub(crate) struct Compound<'w, 'o> {
    pub(super) writer: &'w mut Writer<'o>,
    /// Whether nothing stands before the next item, so that it needs no space.
    pub(super) first: bool,
    pub(super) close: &'static str,
}

impl Compound<'_, '_> {
    fn space(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.writer.out.push(' ');
        }
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.writer.open = false;
        value.serialize(&mut *self.writer)
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.space();
        self.value(value)
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
        self.name(name);
        self.value(value).map_err(|it| it.in_field(name))
    }

    fn name(&mut self, name: &'static str) {
        self.space();
        names::push_kebab(self.writer.out, name);
        self.writer.out.push('=');
    }

    fn finish(self) -> Result<(), Error> {
        self.writer.depth -= 1;
        self.writer.out.push_str(self.close);
        Ok(())
    }
}

macro_rules! items {
    ($($of:ident::$method:ident)*) => {$(
        impl ser::$of for Compound<'_, '_> {
            type Ok = ();
            type Error = Error;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.item(value)
            }
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )*};
}
items! {
    SerializeSeq::serialize_element
    SerializeTuple::serialize_element
    SerializeTupleStruct::serialize_field
    SerializeTupleVariant::serialize_field
}

macro_rules! fields {
    ($($of:ident)*) => {$(
        impl ser::$of for Compound<'_, '_> {
            type Ok = ();
            type Error = Error;
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.field(name, value)
            }
            fn end(self) -> Result<(), Error> {
                self.finish()
            }
        }
    )*};
}
fields! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Compound<'_, '_> {
    type Ok = ();
    type Error = Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.item(key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.writer.out.push('=');
        self.value(value)
    }
    fn end(self) -> Result<(), Error> {
        self.finish()
    }
}
