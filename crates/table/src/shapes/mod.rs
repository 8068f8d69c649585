//! Lengths, points and the outlines of things on the table.

pub(crate) mod body;
pub(crate) mod convex;
pub(crate) mod decompose;
pub(crate) mod footprint;
pub(crate) mod inches;
pub(crate) mod point;
pub(crate) mod polygon;
pub(crate) mod scatter;
pub(crate) mod shape;
pub(crate) mod template;
