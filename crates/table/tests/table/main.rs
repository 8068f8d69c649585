//! The table's answers against worked examples, laws and plain oracles.

mod index;
mod lattice;
mod measure;
mod reach;
mod scenes;
mod shapes;
mod sight;
mod terrain;
