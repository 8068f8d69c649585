//! Pace: how far an Action takes a model, for the many ways looked at from one place.
//!
//! What a way may measure depends on the pieces it touches and on nothing else about it. Most ways touch none, so that
//! figure is worked out once.

use std::borrow::Cow;

use battle::Breakdown;
use table::reach::Touched;

use crate::{
    Action, ModelId, State,
    rules::movement::{Stride, hundredths},
};

/// How far an Action takes a model.
pub(crate) struct Pace {
    /// Who.
    pub model: ModelId,
    /// By which Action.
    pub action: Action,
    stride: Stride,
    open: Breakdown,
}

impl Pace {
    /// The pace of a model by an Action.
    pub fn of(state: &State, model: ModelId, action: Action) -> Pace {
        let stride = Stride::now(state, model, action);
        let open = stride.along(state, model, &[], &[]);
        Pace { model, action, stride, open }
    }

    /// How far over open ground, in inches.
    pub fn far(&self) -> f64 {
        hundredths(&self.open).to_f64()
    }

    /// How far along a way that touches these pieces, in hundredths.
    pub fn limit(&self, state: &State, touched: &[Touched]) -> Cow<'_, Breakdown> {
        if touched.is_empty() {
            return Cow::Borrowed(&self.open);
        }
        Cow::Owned(self.stride.along(state, self.model, touched, &[]))
    }
}
