//! The rulebook's worked examples and edges, each with its dice written down and every one of them spent.

mod bauhaus;
mod close_combat;
mod deployment;
mod engine;
mod facts;
mod missions;
mod morale;
mod movement;
mod odds;
mod psychic;
mod rolls;
mod shooting;
mod show;
mod skills;
mod squads;
mod structures;
mod support;
mod tactics;
mod tokens;
mod turn;
mod vehicles;
mod wounds;
