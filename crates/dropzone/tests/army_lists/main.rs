//! Army lists: the packs and the profiles they are read into, against the catalogue, figure by figure.

mod figures;
mod house;
mod profiles;
mod sheets;
mod written;
