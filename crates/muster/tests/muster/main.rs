//! The Warzone packs against the catalogue, rosters against the packs, and bad files against the reader.

mod charts;
mod created;
mod creator;
mod doctrines;
mod drawn;
mod faults;
mod faults_army;
mod fielded;
mod figures;
mod fixes;
mod generic;
mod hostile_packs;
mod hostile_rosters;
mod numbers;
mod privileges;
mod ready_rosters;
mod resolved;
mod skills;
mod small;
mod support;
mod weapons;
