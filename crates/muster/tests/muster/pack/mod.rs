//! Packs: what the files say against the catalogue, and bad files against the reader.

mod creator;
mod doctrines;
mod figures;
mod hostile_files;
mod numbers;
mod skills;
mod weapons;
