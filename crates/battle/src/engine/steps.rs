//! The steps still to resolve: a short stack inside the state, so that a battle can be saved, sent or searched in the
//! middle of an action.

use serde::{Deserialize, Serialize};

/// A stack of steps, the next one on top. Kept in a system's state and changed only while folding events.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Steps<T>(Vec<T>);

impl<T> Default for Steps<T> {
    fn default() -> Self {
        Steps(Vec::new())
    }
}

impl<T> Steps<T> {
    /// The step to resolve next.
    #[must_use]
    pub fn top(&self) -> Option<&T> {
        self.0.last()
    }

    /// The step to resolve next, to be changed in place.
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.0.last_mut()
    }

    /// Puts a step before all others.
    pub fn push(&mut self, step: T) {
        self.0.push(step);
    }

    /// Puts several steps before all others, the first of them on top.
    pub fn push_all(&mut self, steps: impl IntoIterator<Item = T, IntoIter: DoubleEndedIterator>) {
        self.0.extend(steps.into_iter().rev());
    }

    /// Takes the top step off.
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Removes every step for which `unwanted` is true, such as the steps of a model that was removed.
    pub fn drop_where(&mut self, mut unwanted: impl FnMut(&T) -> bool) {
        self.0.retain(|it| !unwanted(it));
    }

    /// The steps, next one first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter().rev()
    }

    /// How many steps are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is left to resolve.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> FromIterator<T> for Steps<T> {
    /// The first item becomes the next step.
    fn from_iter<I: IntoIterator<Item = T>>(steps: I) -> Self {
        let mut steps: Vec<T> = steps.into_iter().collect();
        steps.reverse();
        Steps(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_several_is_the_next() {
        let mut steps: Steps<_> = ["hit", "wound"].into_iter().collect();
        steps.push_all(["declare", "react"]);
        assert_eq!(steps.iter().copied().collect::<Vec<_>>(), ["declare", "react", "hit", "wound"]);
        steps.drop_where(|it| *it == "react");
        assert_eq!(steps.pop(), Some("declare"));
        assert_eq!(steps.top(), Some(&"hit"));
        assert_eq!(steps.len(), 2);
    }
}
