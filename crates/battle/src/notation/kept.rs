//! Cached texts: the text of a value that never changes is written once and then copied.

use std::{fmt, sync::OnceLock};

use serde::{Serialize, Serializer, ser::Error as _};

use super::writer::Writer;

/// A cache for the text of a value that never changes.
#[derive(Default)]
pub struct Kept(OnceLock<String>);

/// The newtype name by which the writer recognises a cached text.
pub(super) const NAME: &str = "battle::notation::Kept";

impl Kept {
    /// Serializes the value, which must be the same every time. The notation copies the cached text; other formats for
    /// people serialize the value itself; binary formats get the text as a string.
    ///
    /// # Errors
    /// If the value has no text.
    pub fn serialize<T: Serialize, S: Serializer>(&self, value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(NAME, &Held { text: &self.0, value })
    }
}

/// The value and its text: the text for who takes it as it is, the value for everybody else.
struct Held<'a, T> {
    text: &'a OnceLock<String>,
    value: &'a T,
}

impl<T: Serialize> Serialize for Held<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return self.value.serialize(serializer);
        }
        if let Some(text) = self.text.get() {
            return serializer.serialize_str(text);
        }
        let mut text = String::new();
        self.value.serialize(&mut Writer::within(&mut text)).map_err(S::Error::custom)?;
        serializer.serialize_str(self.text.get_or_init(|| text))
    }
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("kept text")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::notation::to_text;

    #[derive(Serialize)]
    enum Order {
        Shoot { shooter: String, wounds: Vec<Option<u8>> },
    }

    /// Something with a value whose text is kept.
    struct Keeps(Order, Kept);

    impl Serialize for Keeps {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            self.1.serialize(&self.0, serializer)
        }
    }

    #[test]
    fn a_kept_text_is_the_text_of_the_value_wherever_it_stands() {
        let order = || Order::Shoot { shooter: "the \"best\"".to_owned(), wounds: vec![None, Some(2)] };
        let keeps = Keeps(order(), Kept::default());
        for _ in 0..2 {
            assert_eq!(to_text(&keeps).unwrap(), to_text(&order()).unwrap(), "on the top level");
            assert_eq!(to_text(&[&keeps, &keeps]).unwrap(), to_text(&[order(), order()]).unwrap(), "in a list");
            let (kept, plain) = (BTreeMap::from([("a", Some(&keeps))]), BTreeMap::from([("a", Some(order()))]));
            assert_eq!(to_text(&kept).unwrap(), to_text(&plain).unwrap(), "in a map, as something that is there");
        }
        assert!(keeps.1.0.get().is_some_and(|it| it.starts_with("(shoot ")));
    }

    #[test]
    fn other_forms_get_the_value() {
        let keeps = Keeps(Order::Shoot { shooter: "a".to_owned(), wounds: vec![] }, Kept::default());
        to_text(&[&keeps]).unwrap();
        assert_eq!(serde_json::to_string(&keeps).unwrap(), r#"{"Shoot":{"shooter":"a","wounds":[]}}"#);
    }
}
