//! Strike teams: the packs against the catalogue, figure by figure, and what may be taken together.

mod examples;
mod figures;
mod selection;
