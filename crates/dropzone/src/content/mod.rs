//! Army books: packs, special rules, cards and scenarios.

mod pack;
