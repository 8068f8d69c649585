//! Rosters: ready ones, random ones, the models they become, and bad files against the reader.

mod fielded;
mod hostile_files;
mod random_roster;
mod ready_rosters;
mod resolve;
