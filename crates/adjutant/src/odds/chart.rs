//! Chances as JSON.

use serde_json::{Map, Value};

/// Each value that can come up, with its chance.
pub fn object(odds: impl IntoIterator<Item = (i32, f64)>) -> Value {
    let possible = odds.into_iter().filter(|it| it.1 > 0.0);
    Value::Object(possible.map(|(value, chance)| (value.to_string(), chance.into())).collect::<Map<_, _>>())
}
